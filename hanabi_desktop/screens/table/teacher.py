"""The teacher of the practice game, who says what to do on a strip above the table, and points at it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.practice import Chapter, Note, Place, Step
from hanabi_desktop.rules import ColourHint, Discard, Play, TurnAction, ValueHint
from hanabi_desktop.screen.view import LookAway, Private, Revealing, ScreenView
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.cover_page import CoverPage
from hanabi_desktop.screens.table.pointer import Find, From, Pointer, Spot
from hanabi_desktop.screens.table.strip import Strip
from hanabi_desktop.table.actions import TableAction
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.announcements import ON_SCREEN
from hanabi_desktop.wording.table import headline
from hanabi_desktop.wording.text import Text, tr

_BEGIN = Text("Practice", "It’s {name}’s turn. Everyone else looks away, then {name} presses the big button.")
_LOOK = Text("Practice", "Only {name} is looking now.")
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
        self.announce: Callable[[str, bool], object] = lambda _text, _asked: None
        """Has a screen reader say a sentence as whoever looks has chosen: unasked, or because it was asked for."""
        self._speak = QTimer(self, singleShot=True)
        self._speak.timeout.connect(partial(self.say_aloud, asked=False))
        strip.next_chosen.connect(self._next)
        strip.back_chosen.connect(self._back)
        strip.leave_chosen.connect(self.left)

    # What happens

    def follow(self, view: ScreenView) -> None:
        """The table is another one, or is seen by other eyes."""
        stage = (len(view.seen.turns), view.phase)
        if stage != self._stage:
            # What was read of this turn stays read, whoever looks meanwhile.
            self._number = self._number if stage[:1] == self._stage[:1] else 0
            self._stage, self._declined = stage, False
        self._view = view
        self._show()

    def declines(self, action: TableAction) -> bool:
        """Whether this is not the turn that is wanted now; it is said then. A hand may be arranged at any time."""
        if self._view is None or not isinstance(action, TurnAction):
            return False
        step = self._chapter.step(len(self._view.seen.turns))
        if step is not None and action == step.wanted:
            return False
        self.decline()
        return True

    def declines_view(self, seat: int) -> bool:
        """Whether this is not the player who is to look now, or not all is read that comes first; it is said then."""
        view = self._view
        step = None if view is None else self._chapter.step(len(view.seen.turns))
        if view and step and step.seat == seat and self._number + 1 >= len(self._lines(view)):
            return False
        self.decline()
        self.take_keyboard()
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
            case Private(seat=seat) if step:
                return [(self._filled(step.do, seat), partial(self._wanted, step))]
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
            heard=said if view.speaks_faces else ON_SCREEN.translated(),
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

    def say_aloud(self, *, asked: bool = True) -> None:
        """Has a screen reader say once more what the strip says."""
        self.announce(self._spoken, asked)

    def _longest(self) -> list[str]:
        """Everything this chapter says, for whom it is long."""
        other = self._filled(_OTHER, 0)
        texts = [_LOOK, _BEGIN, *(note.text for note in self._chapter.notes)]
        for step in self._chapter.steps:
            texts += (step.do, step.why.text, step.look or _BEGIN)
        return [f"{other} {self._filled(text, seat)}" for text in texts for seat in range(2)]

    # Where to look

    def _place(self, note: Note, seat: int) -> Find | None:
        board = self._board
        match note.place:
            case Place.HAND:
                return lambda: _spot(board.hands[seat], _inwards(board.hands[seat]))
            case Place.HINTED_CARD:
                return partial(self._card, 1 - seat, lambda card: card.pointed)
            case Place.FIREWORKS:
                return lambda: _spot(board.fireworks, From.NOWHERE)
            case Place.CLOCKS:
                return lambda: _spot(board.tokens, From.LEFT, board.tokens.clocks_place())
            case Place.FUSES:
                # Clock tokens lie beside them.
                return lambda: _spot(board.tokens, From.NOWHERE, board.tokens.fuses.words)
            case Place.DECK:
                return lambda: _spot(board.stack, From.LEFT)
        return None

    def _wanted(self, step: Step) -> Spot | None:
        """The number, symbol, check or cross that the step is about."""
        match step.wanted:
            case ValueHint(target=target, rank=rank):
                return self._card(target, lambda card: card.face is not None and card.face.rank == rank, Zone.NUMBER)
            case ColourHint(target=target, suit=suit):
                return self._card(target, lambda card: card.face is not None and card.face.suit == suit, Zone.SYMBOL)
            case Play(card=number):
                return self._card(step.seat, lambda card: card.id == number, Zone.PLAY)
            case Discard(card=number):
                return self._card(step.seat, lambda card: card.id == number, Zone.DISCARD)

    def _card(self, seat: int, meant: Callable[[TableCard], bool], zone: Zone | None = None) -> Spot | None:
        hand = self._board.hand_views[seat]
        for row in range(hand.model().rowCount()):
            index = hand.model().index(row, 0)
            card = hand.card(index)
            if card is not None and meant(card):
                whole, rect = hand.visualRect(index), None if zone is None else hand.zone_rect(row, zone)
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
        self._show()


def _spot(widget: QWidget, side: From = From.ABOVE, part: QRect | None = None) -> Spot:
    """All of a widget, or a part of it."""
    part = part or widget.rect()
    return Spot(widget, part, part, side)


def _inwards(widget: QWidget) -> From:
    """From the middle of the table: outwards of a hand there is something to be read."""
    middle = widget.mapTo(widget.window(), widget.rect().center())
    return From.ABOVE if 2 * middle.y() > widget.window().height() else From.BELOW
