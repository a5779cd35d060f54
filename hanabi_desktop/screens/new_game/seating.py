"""The table seen from above, with those who play around it: clockwise, each with a sign and a colour."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QMenu, QSizePolicy, QWidget

from hanabi_desktop.board.announcer import announce
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.canvas import pen
from hanabi_desktop.painting.cards import CARD_ASPECT
from hanabi_desktop.players import Badge, Character, Computer, Level, Person, Player, free_characters, seat_badges
from hanabi_desktop.records.record import is_blank, same_names, tidy_name
from hanabi_desktop.rules import DEFAULT_EDITION, MAX_PLAYERS, MIN_PLAYERS
from hanabi_desktop.screens.new_game.player_plate import BadgePicker, Badges, PlayerPlate
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import badge_icon_beside, put_badge
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.company import character_name, default_name
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

_PLACES = {
    2: ((0.5, 0.0), (0.5, 1.0)),
    3: ((0.5, 0.0), (0.9, 1.0), (0.1, 1.0)),
    4: ((0.1, 0.0), (0.9, 0.0), (0.9, 1.0), (0.1, 1.0)),
    5: ((0.5, 0.0), (1.0, 0.5), (0.88, 1.0), (0.12, 1.0), (0.0, 0.5)),
}
"""Places around the table by the number of players: clockwise, in shares of the room."""


class Seating(QWidget, Translated):
    """Two to five names. Alt+Up and Alt+Down move a player, Alt+Del takes one away, Alt+Ins adds one."""

    changed = Signal()
    """Somebody has another name or badge, or plays instead."""
    reordered = Signal(object)
    """Players have changed seats, or one has left: the seats they had, in the order in which they sit now."""
    written = Signal()
    """Enter in the last name."""
    refused = Signal(str)
    """Something that cannot be done was tried: the reason."""

    def __init__(self, look: RenderContext, known_names: Sequence[str], known_badges: Mapping[str, Badge]) -> None:
        """`known_names` are offered while a name is typed, and have the badges known of them unless somebody else has them."""
        super().__init__()
        self._look = look
        self.count = MIN_PLAYERS
        """Number of players."""
        self._badges = Badges(known_badges)
        self.picker: BadgePicker | None = None
        """The open picker of badges, if any."""
        known = QStringListModel(list(known_names), self)
        self.rows = [PlayerPlate(seat, known, look, self) for seat in range(MAX_PLAYERS)]
        self.add_button, self.fill_button = ExplainedButton(), ExplainedButton()
        self._middle = QWidget(self)
        self._buttons = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._middle)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        for button, do in ((self.add_button, self.add), (self.fill_button, self.fill)):
            self._buttons.addWidget(button)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
            button.delay = 0
            button.chosen.connect(do)
            button.refused.connect(self.refused)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self._grip: QPoint | None = None
        """Where in a plate the mouse is pressed."""
        self._dragged: PlayerPlate | None = None
        for row in self.rows:
            row.edit.textChanged.connect(lambda _text, seat=row.seat: self._know(seat))
            row.badge.chosen.connect(partial(self.pick_badge, row.seat))
            row.level_chosen.connect(partial(self._seat_level, row.seat))
            row.remove_chosen.connect(partial(self.remove, row.seat))
            for watched in (row.edit, row.badge, row):
                watched.installEventFilter(self)
        stops = [*(row.edit for row in self.rows), self.add_button, self.fill_button, *(row.badge for row in self.rows)]
        stops += [row.kind for row in self.rows]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        look.changed.connect(self.update)
        self._show_rows()

    def _go_on(self, seat: int) -> None:
        """Enter goes to the next name, and behind the last one on to what is asked next."""
        if seat + 1 < self.count:
            edit = self.rows[seat + 1].edit
            edit.setFocus(Qt.FocusReason.TabFocusReason)
            edit.selectAll()
        else:
            self.written.emit()

    # Names

    @property
    def typed(self) -> tuple[str, ...]:
        """The names as typed, tidied; blank where the default is meant."""
        there = self.rows[: self.count]
        return tuple(row.computer.name if row.computer else tidy_name(row.edit.text()) for row in there)

    @property
    def names(self) -> tuple[str, ...]:
        """The names to play with."""
        return tuple(default_name(seat) if is_blank(name) else name for seat, name in enumerate(self.typed))

    @property
    def players(self) -> tuple[Player, ...]:
        """Those to play with."""
        there = zip(self.rows, self.names, self.badges, strict=False)
        return tuple(row.computer or Person(name, badge) for row, name, badge in there)

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people, as typed."""
        return tuple(name for row, name in zip(self.rows, self.typed, strict=False) if not row.computer)

    def set_players(self, players: Sequence[Player]) -> None:
        """Seats these players."""
        self.count = min(max(len(players), MIN_PLAYERS), MAX_PLAYERS)
        there = dict(enumerate(players[: self.count]))
        for row in self.rows:
            player = there.get(row.seat)
            if isinstance(player, Computer):
                row.sit("", player)
            else:
                row.sit(player.name if player else "", None)
        self._badges.give(dict(enumerate(seat_badges(players[: self.count]))))
        self._show_rows()

    def _seat_level(self, seat: int, level: Level | None) -> None:
        row = self.rows[seat]
        if level and all(other is row or other.computer for other in self.rows[: self.count]):
            self.refused.emit(tr("NewGame", "At least one person has to play."))
            return
        character = row.computer.character if row.computer else free_characters(self.players)[0]
        joins = level is not None and row.computer is None
        row.seat_computer(Computer(character_name(character), character, level) if level else None)
        self._show_rows()
        if joins:
            self._tell_joined(seat)

    def fill(self) -> None:
        """Adds a computer, as good as the last one here, as one more player; it takes no seat that somebody may only have left unnamed."""
        levels = [row.computer.level for row in self.rows[: self.count] if row.computer]
        self.count += 1
        self._seat_level(self.count - 1, levels[-1] if levels else Level.SKILLED)

    @property
    def notice(self) -> str:
        """What the players should know about their names; empty if nothing."""
        same = same_names(self.names)
        told = tr(
            "NewGame", "More than one player is called {name}. That’s allowed, but they’ll be hard to tell apart."
        )
        return told.format(name=same[0]) if same else ""

    @property
    def full(self) -> str:
        """Why nobody else can sit down; empty while there is room."""
        free = self.count < MAX_PLAYERS or any(is_blank(name) for name in self.typed)
        return "" if free else _many()

    def pick(self, name: str) -> None:
        """Seats somebody on the first seat of a person without a name, else on a new one; whoever sits there leaves."""
        folded = [typed.casefold() for typed in self.typed]
        if name.casefold() in folded:
            # Where nobody may leave, the name does.
            seat = folded.index(name.casefold())
            if self.count > MIN_PLAYERS:
                self.remove(seat)
            else:
                self.rows[seat].sit("", None)
            return
        free = next((seat for seat, typed in enumerate(self.typed) if is_blank(typed)), self.count)
        self.count = max(self.count, free + 1)
        self.rows[free].write(name)
        self._show_rows()
        self._tell_joined(free)

    # Badges

    @property
    def badges(self) -> tuple[Badge, ...]:
        """Those to play with."""
        return self._badges.worn[: self.count]

    @property
    def remembered_badges(self) -> dict[str, tuple[str, str]]:
        """The sign and the colour that is to be known of each player, by name."""
        return self._badges.remembered(["" if row.computer else row.edit.text() for row in self.rows[: self.count]])

    def _know(self, seat: int) -> None:
        if seat < self.count:
            self._badges.name(seat, self.typed)
            self._show_badges()

    def pick_badge(self, seat: int) -> None:
        """Lets a player pick another sign and colour; instead of a computer, another one can be picked."""
        row = self.rows[seat]
        if row.computer is not None:
            menu = QMenu(row.badge)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            for character in free_characters(self.players):
                entry = menu.addAction(badge_icon_beside(character, self._look, row.badge), character_name(character))
                entry.triggered.connect(partial(self._seat_character, row, character))
            menu.popup(row.badge.mapToGlobal(row.badge.rect().bottomLeft()))
            return
        picker = self.picker = BadgePicker(self._badges.worn[seat], partial(self._seated, seat), self._look, self)
        picker.picked.connect(partial(self._take_badge, seat))
        picker.finished.connect(self._picked)
        picker.open()

    def _seat_character(self, row: PlayerPlate, character: Character, _checked: bool = False) -> None:
        assert row.computer
        row.seat_computer(replace(row.computer, name=character_name(character), character=character))
        self._show_rows()

    def _seated(self, seat: int) -> tuple[str, dict[Badge, str]]:
        """The name of a seat, and the names of all other people by their badges: computers show faces of their own."""
        others = (player for each, player in enumerate(self.players) if each != seat)
        return self.names[seat], {other.badge: other.name for other in others if isinstance(other, Person)}

    def _take_badge(self, seat: int, badge: Badge) -> None:
        self._badges.choose(seat, badge, self.typed)
        self._show_badges()

    def _picked(self) -> None:
        if self.picker is not None:
            self.picker.deleteLater()
            self.picker = None

    def _show_badges(self) -> None:
        names = (*self.names, *map(default_name, range(self.count, MAX_PLAYERS)))
        for row, name in zip(self.rows, names, strict=True):
            row.show_player(row.computer or Person(name, self._badges.worn[row.seat]))
        self.changed.emit()

    # Who plays

    def add(self) -> None:
        """Adds a player at the end and asks for the name."""
        if self.count == MAX_PLAYERS:
            self.refused.emit(self.add_button.reason)
            return
        self.count += 1
        self._show_rows()
        self.rows[self.count - 1].edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell_joined(self.count - 1)

    def _tell_joined(self, seat: int) -> None:
        """Has a screen reader say who has come, and to which seat: what has the keyboard may be elsewhere."""
        told = tr("NewGame", "{name} joins: seat {seat} of {count}.")
        announce(self, told.format(name=self.names[seat], seat=seat + 1, count=self.count))

    def remove(self, seat: int) -> None:
        """Takes a player away; those after move up."""
        if self.count == MIN_PLAYERS:
            self.refused.emit(tr("NewGame", "Hanabi needs at least %n player(s).", n=MIN_PLAYERS))
            return
        focused = any(row.edit.hasFocus() for row in self.rows)
        leaver = self.names[seat]
        self.rows[seat].sit("", None)
        self.count -= 1
        self._reorder([*range(seat), *range(seat + 1, MAX_PLAYERS)])
        self._show_rows()
        announce(self, tr("NewGame", "{name} leaves: {count} players.", name=leaver, count=self.count))
        if focused:
            seat = min(seat, self.count - 1)
            edit = self.rows[seat].edit
            if edit.hasFocus():
                # No focus tells that somebody else is there now.
                announce(edit, f"{edit.accessibleName()}: {self.names[seat]}")
            edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reorder(self, seats: Sequence[int]) -> None:
        """Has the players of these seats sit in this order; whoever is not among them sits behind."""
        order = [*seats, *(seat for seat in range(MAX_PLAYERS) if seat not in seats)]
        there = [(self.rows[seat].written, self.rows[seat].computer) for seat in order]
        self._badges.worn = tuple(self._badges.worn[seat] for seat in order)
        # Nobody hears of a table where some have moved and others have not yet.
        self.blockSignals(True)
        for row, (name, computer) in zip(self.rows, there, strict=True):
            row.sit(name, computer)
        if not self.people:
            self.rows[0].seat_computer(None)
        self.blockSignals(False)
        self.reordered.emit(seats)

    def move_player(self, seat: int, other: int) -> None:
        """Two players change seats; the keyboard goes with the one it was on."""
        if seat == other or not 0 <= other < self.count:
            return
        first, second = self.rows[seat].edit, self.rows[other].edit
        seats = list(range(MAX_PLAYERS))
        seats[seat], seats[other] = other, seat
        self._reorder(seats)
        self._show_rows()
        swapped = tr("NewGame", "{name} and {other} swap seats.")
        announce(self, swapped.format(name=self.names[other], other=self.names[seat]))
        if first.hasFocus():
            second.setFocus(Qt.FocusReason.OtherFocusReason)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        row = next((row for row in self.rows if watched in (row, row.edit, row.badge)), None)
        if row is None:
            return False
        if watched is row.edit and event.type() == QEvent.Type.FocusOut and QApplication.activePopupWidget() is None:
            # A long name is seen from its beginning again.
            row.edit.setCursorPosition(0)
        if isinstance(event, QMouseEvent) and watched is not row.edit:
            return self._drag(row, event)
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if watched is row.edit and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Here, for what it goes on to would take the same press for its own.
            self._go_on(row.seat)
            return True
        if not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            return False
        match event.key():
            case Qt.Key.Key_Up:
                self.move_player(row.seat, row.seat - 1)
            case Qt.Key.Key_Down:
                self.move_player(row.seat, row.seat + 1)
            case Qt.Key.Key_Delete:
                self.remove(row.seat)
            case Qt.Key.Key_Insert:
                self.add()
            case _:
                return False
        return True

    def _drag(self, row: PlayerPlate, event: QMouseEvent) -> bool:
        """A player is dragged by the badge, or by the edge of the place, and changes seats with whoever is there."""
        at = self.mapFromGlobal(event.globalPosition().toPoint())
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.LeftButton:
                self._grip = at - row.pos()
            case QEvent.Type.MouseMove if self._grip is not None:
                way = at - self._grip - row.pos()
                if self._dragged is None and way.manhattanLength() >= QApplication.startDragDistance():
                    self._dragged = row
                    row.badge.setDown(False)
                    row.raise_()
                    self.update()
                if self._dragged is not None:
                    row.move(at - self._grip)
                    for other in self.rows:
                        mark(other, "target", on=other is self._target(row))
            case QEvent.Type.MouseButtonRelease:
                dragged, self._grip, self._dragged = self._dragged, None, None
                if dragged is not None:
                    target = self._target(dragged)
                    mark(target, "target", on=False)
                    self._place_rows()
                    self.move_player(dragged.seat, target.seat)
                    return True
        return self._dragged is not None

    def _target(self, dragged: PlayerPlate) -> PlayerPlate:
        """Whose place a dragged plate lies over; itself if it is nobody's."""
        others = [row for row in self.rows[: self.count] if row is not dragged]
        return next((row for row in others if row.geometry().contains(dragged.geometry().center())), dragged)

    # Showing

    def _show_rows(self) -> None:
        self._badges.give(dict(enumerate(self.badges)))
        for row in self.rows:
            row.setVisible(row.seat < self.count)
        self.updateGeometry()
        self.retranslate()

    def _place_rows(self) -> None:
        """Sets everybody around the table; the buttons that add a player lie in its middle."""
        hint, gap = self.rows[0].sizeHint(), self._gap
        words = tr("NewGame", "&Add a player"), tr("NewGame", "Add a com&puter")
        # Two sit at the ends of the table.
        flanked = self.count == MAX_PLAYERS
        self._buttons.setSpacing(gap // 2)
        for texts in (words, ("+", "")):
            for button, text in zip((self.add_button, self.fill_button), texts, strict=True):
                button.setText(text)
            self._buttons.setDirection(QBoxLayout.Direction.TopToBottom)
            # Side by side where hands would lie under them.
            if not flanked and self._buttons.sizeHint().height() > 0.36 * (self.height() - hint.height()):
                self._buttons.setDirection(QBoxLayout.Direction.LeftToRight)
            # Between two hands there is room for both, where the table is too narrow.
            table = min(self.width(), hint.width() * 3.8) - hint.width()
            if self.count == MIN_PLAYERS and self._buttons.sizeHint().width() > table:
                self._buttons.setDirection(QBoxLayout.Direction.TopToBottom)
            middle = self._buttons.sizeHint()
            if middle.width() + (2 * (hint.width() + gap) if flanked else 0) <= self.width():
                break
        free = self.width() - gap - (middle.width() + gap if flanked else 0)
        width = min(hint.width(), free if self.count == MIN_PLAYERS else free // 2)
        area = QRect(0, 0, min(self.width(), round(hint.width() * 3.8)), self.height())
        area.moveCenter(self.rect().center())
        room = QSize(area.width() - width, area.height() - hint.height())
        for row, (across, down) in zip(self.rows, _PLACES[self.count], strict=False):
            narrow = across != 0.5 and room.width() * 0.76 < width + gap
            corner = QPoint(round(room.width() * (round(across) if narrow else across)), round(room.height() * down))
            row.setGeometry(QRect(area.topLeft() + corner, QSize(width, hint.height())))
        spot = QRect(QPoint(), middle)
        spot.moveCenter(area.center())
        self._middle.setGeometry(spot)
        self._table = QRectF(area).adjusted(width * 0.4, hint.height() * 0.5, -width * 0.4, -hint.height() * 0.5)
        self.update()

    @property
    def _gap(self) -> int:
        return round(self.fontMetrics().height() * 0.8)

    @guarded
    def sizeHint(self) -> QSize:
        place = self.rows[0].sizeHint()
        return QSize(round(place.width() * 1.5), 4 * place.height() + 2 * self._gap)

    @guarded
    def minimumSizeHint(self) -> QSize:
        # Two sit across from each other; more also sit side by side.
        hint = self.sizeHint()
        return QSize(self.rows[0].sizeHint().width() if self.count == MIN_PLAYERS else hint.width(), hint.height())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_rows()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._place_rows()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            # Lit in its middle.
            theme, light = self._look.theme, QRadialGradient(self._table.center(), max(self._table.width(), 1) / 2)
            light.setStops([(0, theme.panel_raised), (1, theme.table)])
            painter.setBrush(light)
            painter.setPen(pen(theme.panel_edge, 2))
            painter.drawEllipse(self._table)
            for row in self.rows[: self.count]:
                if row is not self._dragged:
                    self._paint_hand(painter, row.geometry())

    def _paint_hand(self, painter: QPainter, place: QRect) -> None:
        """The cards to be dealt, fanned out face down before a player, where there is room."""
        cards = DEFAULT_EDITION.rules.hand_size(self.count)
        middle, high = self._table.center(), self._table.height() * 0.2
        wide = high * CARD_ASPECT
        step = wide * 0.45
        spot = middle + (QPointF(place.center()) - middle) * 0.58
        if abs(place.center().y() - middle.y()) < high:
            buttons, left = self._middle.geometry(), place.center().x() < middle.x()
            edges = (place.right(), buttons.left()) if left else (buttons.right(), place.left())
            spot = QPointF(sum(edges) / 2, middle.y())
            step = min(step, (edges[1] - edges[0] - 8 - wide) / (cards - 1))
        if step < wide * 0.2 or self.height() < 5 * place.height():
            return
        left_edge = spot.x() - (wide + step * (cards - 1)) / 2
        for number in range(cards):
            card = QRectF(left_edge + number * step, spot.y() - high / 2, wide, high)
            self._look.draw_card(painter, card, None)

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(tr("NewGame", "Players, clockwise"))
        many = _many() if self.count == MAX_PLAYERS else ""
        for row in self.rows:
            row.retranslate(removable=self.count > MIN_PLAYERS)
        self._show_badges()
        put_badge(self.fill_button, Character.TIN, self._look)
        self._place_rows()
        self.add_button.setAccessibleName(tr("NewGame", "&Add a player").replace("&", ""))
        self.fill_button.setAccessibleName(tr("NewGame", "Add a com&puter").replace("&", ""))
        tips = tr("NewGame", "Alt+Ins in a name field"), tr("NewGame", "A computer joins as one more player")
        for button, tip in zip((self.add_button, self.fill_button), tips, strict=True):
            button.set_reason(many)
            if not many:
                button.setToolTip(tool_tip(tip))


def _many() -> str:
    return tr("NewGame", "Hanabi is for up to %n player(s).", n=MAX_PLAYERS)
