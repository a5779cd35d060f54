"""The practice game: a teacher who says what to do on a strip above the table, and an arrow to what it is about."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygon, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.practice import Chapter, Note, Place, Step
from hanabi_desktop.rules import ColourHint, Discard, Play, TurnAction, ValueHint
from hanabi_desktop.screen.view import LookAway, Private, Revealing, ScreenView
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.cover_page import CoverPage
from hanabi_desktop.table.actions import TableAction
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.table import headline
from hanabi_desktop.wording.text import Text, tr


class From(Enum):
    """Side of a widget at which the arrow stands, as steps to the right and down."""

    ABOVE = (0, -1)
    BELOW = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)
    NOWHERE = (0, 0)
    """No arrow: there is no room beside it that holds nothing."""


class Spot(Struct, frozen=True):
    """Target of the pointer: a part of a widget, and the side at which the arrow stands."""

    widget: QWidget
    part: QRect
    """What of the widget is meant."""
    whole: QRect
    """What the arrow stays outside of, such as all of a card: of which something is read."""
    side: From = From.ABOVE


Find = Callable[[], Spot | None]
"""Looks where something is now; None if it is not to be seen."""

_MOVING = frozenset((QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest, QEvent.Type.Show))


class Pointer(QWidget):
    """Ring with an arrow around a widget or a part of it; follows its layout, takes no clicks."""

    def __init__(self, look: RenderContext, ground: QWidget) -> None:
        """Floats over `ground`, hidden until it points at something there."""
        super().__init__(ground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._look = look
        self._ground = ground
        self._find: Find | None = None
        self._watched: list[QWidget] = []
        self._ring = QRectF()
        self._arrow = QPolygonF()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._place)
        look.changed.connect(self.update)
        self.hide()

    def point_at(self, find: Find | None) -> None:
        """Points at what `find` finds, from now on; None at nothing."""
        self._find = find
        self._place()
        # The table may still be about to take its shape.
        self._later.start(0)

    def look_again(self) -> None:
        """What it points at may be covered now, or to be seen again."""
        self._place()

    def _place(self) -> None:
        spot = self._find() if self._find else None
        if spot is None or not spot.widget.isVisible():
            self._watch(None)
            self.hide()
            return
        self._watch(spot.widget)
        unit = self._unit
        edge, arrow = round(4 * unit), round(20 * unit)
        origin = spot.widget.mapTo(self._ground, QPoint(0, 0))
        inside = self._ground.rect().adjusted(edge, edge, -edge, -edge)
        ring = spot.part.translated(origin).adjusted(-edge, -edge, edge, edge).intersected(inside)
        whole = spot.whole.translated(origin).united(ring).intersected(inside)
        right, down = spot.side.value
        tip = QPoint(
            ring.center().x() if not right else (whole.right() if right > 0 else whole.left()),
            ring.center().y() if not down else (whole.bottom() if down > 0 else whole.top()),
        )
        base = tip + QPoint(right, down) * arrow
        half = round(arrow * 0.75)
        across = QPoint(abs(down), abs(right)) * half
        tips = QPolygon([tip + QPoint(right, down), base + across, base - across])
        around = ring.adjusted(-edge, -edge, edge, edge).united(tips.boundingRect().adjusted(-2, -2, 2, 2))
        self.setGeometry(around)
        self._ring = QRectF(ring.translated(-around.topLeft()))
        self._arrow = QPolygonF(tips.translated(-around.topLeft()) if right or down else [])
        self.show()
        self.raise_()
        self.update()

    @property
    def _unit(self) -> float:
        """How large letters are: across any room, lines have to be as thick."""
        return max(1.0, self.fontMetrics().height() / 20)

    def _watch(self, widget: QWidget | None) -> None:
        chain: list[QWidget] = []
        while widget is not None and widget is not self._ground:
            chain.append(widget)
            widget = widget.parentWidget()
        if chain:
            chain.append(self._ground)
        for each in self._watched:
            if each not in chain:
                each.removeEventFilter(self)
        for each in chain:
            if each not in self._watched:
                each.installEventFilter(self)
        self._watched = chain

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVING:
            self._later.start(0)
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self._look.theme, self._unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = theme.radius * unit
        # Light on dark and dark on light: seen on cards of every colour.
        for colour, width in ((theme.panel, 6 * unit), (theme.accent, 3.5 * unit)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(self._ring, corner, corner)
        painter.setPen(QPen(theme.panel, 1.5 * unit))
        painter.setBrush(theme.accent)
        painter.drawPolygon(self._arrow)
        painter.end()


_FACTORS = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""How many times as large as usual the letters are: as large as there is room for."""
_SHARE = 0.11
"""The share of the window's height that the strip takes at most, as long as letters can be smaller."""
_WAYS = (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom)
_RESTYLED = frozenset((QEvent.Type.FontChange, QEvent.Type.StyleChange))


class Strip(QFrame):
    """Bar with one sentence above the table; as high as the longest one, so that the table stays in place."""

    next_chosen = Signal()
    back_chosen = Signal()
    leave_chosen = Signal()
    taken = Signal(int)
    """It is so many pixels high from now on, or 0 once it is gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty until `say`."""
        super().__init__(parent)
        self._longest: tuple[str, ...] = ()
        self.setProperty("panel", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.sentence = QLabel()
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        # What does not fit is cut here rather than that the window grows.
        self.sentence.setMinimumSize(1, 1)
        self.next, self.back, self.leave = ExplainedButton(primary=True), ExplainedButton(), ExplainedButton()
        for button, chosen in (
            (self.next, self.next_chosen),
            (self.back, self.back_chosen),
            (self.leave, self.leave_chosen),
        ):
            button.chosen.connect(chosen)
            kept = button.sizePolicy()
            # The words stay where they are while buttons come and go.
            kept.setRetainSizeWhenHidden(True)
            button.setSizePolicy(kept)
        steps = QHBoxLayout()
        steps.setSpacing(4)
        steps.addWidget(self.back, 1)
        steps.addWidget(self.next, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(4)
        self._buttons.addLayout(steps)
        self._buttons.addWidget(self.leave)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 4, 6, 4)
        self._line.setSpacing(12)
        self._line.addWidget(self.sentence, 1)
        self._line.addLayout(self._buttons)
        # A style sheet comes to a widget's parts after the widget has heard of it.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._fit)

    def say(self, sentence: str, longest: Sequence[str], *, leave: str, back: str = "", onwards: str = "") -> None:
        """Says something else, and offers buttons, which are not there without words.

        The strip is as high as the longest of those sentences needs.
        """
        self.sentence.setText(sentence)
        self.setAccessibleName(sentence)
        for button, words in ((self.back, back), (self.next, onwards), (self.leave, leave)):
            if words:
                button.setText(words)
            button.setVisible(words != "")
        if tuple(longest) != self._longest:
            self._longest = tuple(longest)
            self._fit()

    def vanish(self) -> None:
        """Hides and deletes the strip, and gives its room back."""
        self.taken.emit(0)
        self.hide()
        self.deleteLater()

    def refit(self) -> None:
        """The letters have another size."""
        self._later.start(0)

    def _fit(self) -> None:
        highest, points, height = self.window().height() * _SHARE, 0.0, 0
        for factor in _FACTORS:
            points = self.font().pointSizeF() * factor
            # Buttons in a line or in a column: whichever leaves the table more room.
            height, _, way = min((self._height(points, way), number, way) for number, way in enumerate(_WAYS))
            if height <= highest:
                break
        self._buttons.setDirection(way)
        sheet = f"font-size: {points:.2f}pt; font-weight: 600"
        if sheet != self.sentence.styleSheet():
            self.sentence.setStyleSheet(sheet)
        self.taken.emit(height)
        self.setFixedHeight(height)

    def _height(self, points: float, way: QBoxLayout.Direction) -> int:
        """How high everything is with letters of so many points, and the buttons lying so."""
        edges = self._line.contentsMargins()
        self._buttons.setDirection(way)
        buttons = self._buttons.sizeHint()
        room = self.width() - buttons.width() - self._line.spacing() - edges.left() - edges.right()
        font = QFont(self.font())
        font.setPointSizeF(points)
        font.setWeight(QFont.Weight.DemiBold)
        metrics, place = QFontMetrics(font), QRect(0, 0, max(80, room), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap.value)
        needed = max((metrics.boundingRect(place, flags, text).height() for text in self._longest), default=0)
        return int(max(needed, buttons.height())) + edges.top() + edges.bottom() + 2 * self.frameWidth()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _RESTYLED:
            self.refit()


_BEGIN = Text("Practice", "It’s {name}’s turn. Everyone else looks away, then {name} presses the big button.")
_LOOK = Text("Practice", "Only {name} is looking now.")
_PEEK = Text("Practice", "Between turns, {name} may peek at everyone else’s cards.")
_OTHER = Text("Practice", "Good idea, but something else comes first here.")


_Line = tuple[str, Find | None]
"""One sentence, and where to look meanwhile."""


class Teacher(QObject, Translated):
    """Leads through a chapter of the practice game: says what to do, points at it, and declines other turns."""

    finished = Signal()
    """The last sentence of the chapter was read."""
    left = Signal()
    """The players have had enough."""

    def __init__(
        self, chapter: Chapter, last: bool, board: Board, cover: CoverPage, strip: Strip, pointer: Pointer
    ) -> None:
        """Speaks on `strip`; whether the chapter is the `last` says what comes after it."""
        super().__init__(strip)
        self._chapter = chapter
        self._last = last
        self._board = board
        self._cover = cover
        self._strip = strip
        self._pointer = pointer
        self._view: ScreenView | None = None
        self._stage: tuple[object, ...] = ()
        self._number = 0
        self._declined = False
        self._spoken = ""
        self.announce: Callable[[str], None] = lambda _text: None
        """Has a screen reader say a sentence; everybody may hear all of them."""
        self._speak = QTimer(self)
        self._speak.setSingleShot(True)
        self._speak.timeout.connect(self._say_aloud)
        strip.next_chosen.connect(self._next)
        strip.back_chosen.connect(self._back)
        strip.leave_chosen.connect(self.left)

    # What happens

    def follow(self, view: ScreenView) -> None:
        """The table is another one, or is seen by other eyes."""
        stage = (view.phase, len(view.seen.turns), view.seen.end)
        if stage != self._stage:
            self._stage, self._number, self._declined = stage, 0, False
        self._view = view
        self._show()

    def look_again(self) -> None:
        """Something lies over the table now, or no longer does."""
        self._pointer.look_again()

    def declines(self, action: TableAction) -> bool:
        """Whether this is not the turn that is wanted now; it is said then. A hand may be arranged at any time."""
        if self._view is None or not isinstance(action, TurnAction):
            return False
        step = self._chapter.step(len(self._view.seen.turns))
        if step is not None and action == step.wanted:
            return False
        self.decline()
        return True

    def decline(self) -> None:
        """Says that something else is wanted now."""
        self._declined, self._spoken = True, ""
        self._show()

    def _next(self) -> None:
        if self._view is not None and self._number + 1 >= len(self._lines(self._view)):
            self.finished.emit()
            return
        self._number, self._declined = self._number + 1, False
        self._show()
        self.take_keyboard()

    def _back(self) -> None:
        self._number, self._declined = max(0, self._number - 1), False
        self._show()
        self.take_keyboard()

    # What is said

    def _lines(self, view: ScreenView) -> list[_Line]:
        turns = len(view.seen.turns)
        step, done = self._chapter.step(turns), self._chapter.done(turns)
        match view.phase:
            case LookAway(seat=seat):
                return [(self._filled(_LOOK, seat), partial(_spot, self._cover.open))]
            case Private(seat=seat) if step and seat == step.seat:
                return [(self._filled(step.do, seat), partial(self._wanted, step))]
            case Private(seat=seat):
                return [(self._filled(_PEEK, seat), None)]
            case Revealing():
                return [(headline(view), None)]
        said = done.seat if done else view.seen.current
        notes = [done.why] if done else list(self._chapter.notes)
        lines: list[_Line] = [(self._filled(note.text, said), self._place(note, said)) for note in notes]
        if step is not None:
            lines.append((self._filled(step.look or _BEGIN, step.seat), partial(_spot, self._board.panel.turn)))
        return lines

    def _filled(self, text: Text, seat: int, **fields: str) -> str:
        names = self._view.names if self._view else ("", "")
        return text.translated(name=names[seat], other=names[1 - seat], **fields)

    def _show(self) -> None:
        view = self._view
        if view is None:
            return
        lines = self._lines(view)
        number = min(self._number, len(lines) - 1)
        sentence, find = lines[number]
        other = self._filled(_OTHER, 0)
        said = f"{other} {sentence}" if self._declined else sentence
        private = isinstance(view.phase, LookAway | Private | Revealing)
        ends = number + 1 == len(lines) and view.seen.turns and self._chapter.step(len(view.seen.turns)) is None
        # What the ring was around belongs to other eyes, perhaps.
        self._pointer.point_at(None)
        goes_on = not private and (number + 1 < len(lines) or (ends and not self._last))
        self._strip.say(
            said,
            self._longest(),
            leave=tr("Practice", "End practice"),
            back=tr("Practice", "Back") if number and not private else "",
            onwards=tr("Practice", "Next") if goes_on else "",
        )
        self._pointer.point_at(find)
        if said != self._spoken:
            self._spoken = said
            if not isinstance(view.phase, Revealing):
                # That is announced at every table.
                self._speak.start(0)

    def _say_aloud(self) -> None:
        self.announce(self._spoken)

    def _longest(self) -> list[str]:
        """Everything this chapter says, for whom it is long."""
        chapter, seats = self._chapter, range(2)
        other = self._filled(_OTHER, 0)
        texts = [note.text for note in chapter.notes] + [_LOOK, _PEEK, _BEGIN]
        texts += [text for step in chapter.steps for text in (step.why.text, step.look or _BEGIN)]
        said = [self._filled(text, seat) for text in texts for seat in seats]
        return said + [f"{other} {self._filled(step.do, step.seat)}" for step in chapter.steps]

    # Where to look

    def _place(self, note: Note, seat: int) -> Find | None:
        board = self._board
        widgets: dict[Place, QWidget] = {
            Place.HAND: board.hands[seat],
            Place.OTHER_HAND: board.hands[1 - seat],
            Place.FIREWORKS: board.fireworks,
            Place.CLOCKS: board.clocks,
            Place.FUSES: board.fuses,
            Place.DECK: board.deck,
        }
        widget = widgets.get(note.place)
        if widget is None:
            return None
        match note.place:
            case Place.HAND | Place.OTHER_HAND:
                return lambda: _spot(widget, inwards=True)
            case Place.FIREWORKS:
                return lambda: _spot(widget, From.NOWHERE)
        counted = {Place.CLOCKS: board.tokens.clocks, Place.FUSES: board.tokens.fuses}.get(note.place, board.stack.deck)

        def find() -> Spot:
            # With the words that belong to them: the frame would lie over these.
            part = counted.rect.translated(-widget.pos())
            return Spot(widget, part, part, From.LEFT if _right_of_middle(widget) else From.RIGHT)

        return find

    def _wanted(self, step: Step) -> Spot | None:
        """The number, symbol, check or cross that the step is about."""
        match step.wanted:
            case ValueHint(target=target, rank=rank):
                return self._zone(target, Zone.NUMBER, lambda card: card.face is not None and card.face.rank == rank)
            case ColourHint(target=target, suit=suit):
                return self._zone(target, Zone.SYMBOL, lambda card: card.face is not None and card.face.suit == suit)
            case Play(card=number):
                return self._zone(step.seat, Zone.PLAY, lambda card: card.id == number)
            case Discard(card=number):
                return self._zone(step.seat, Zone.DISCARD, lambda card: card.id == number)

    def _zone(self, seat: int, zone: Zone, meant: Callable[[TableCard], bool]) -> Spot | None:
        hand = self._board.hand_views[seat]
        for row in range(hand.model().rowCount()):
            index = hand.model().index(row, 0)
            card = hand.card(index)
            if card is not None and meant(card):
                whole, rect = hand.visualRect(index), hand.zone_rect(row, zone)
                part = whole if rect is None else rect.toAlignedRect()
                return Spot(hand.viewport(), part, whole, _inwards(hand))
        return None

    # The keyboard, and other languages

    def take_keyboard(self) -> bool:
        """Puts the keyboard where the sentence leads; whether it did, or leaves that to the table."""
        if not self._strip.next.isHidden():
            self._strip.next.setFocus()
        elif self._view is not None and self._view.seen.end:
            self._strip.leave.setFocus()
        elif self._board.panel.going_on is not None and self._board.isVisible():
            self._board.panel.going_on.setFocus()
        else:
            return False
        return True

    @override
    def retranslate(self) -> None:
        self._strip.refit()
        self._show()


def _spot(widget: QWidget, side: From = From.ABOVE, *, inwards: bool = False) -> Spot:
    """All of a widget."""
    part = QRect(0, 0, widget.width(), widget.height())
    return Spot(widget, part, part, _inwards(widget) if inwards else side)


def _inwards(widget: QWidget) -> From:
    """From the middle of the table: outwards of a hand there is something to be read."""
    middle = widget.mapTo(widget.window(), widget.rect().center())
    return From.ABOVE if 2 * middle.y() > widget.window().height() else From.BELOW


def _right_of_middle(widget: QWidget) -> bool:
    return 2 * widget.mapTo(widget.window(), widget.rect().center()).x() > widget.window().width()
