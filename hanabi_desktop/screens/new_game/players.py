"""The players in the order they sit, clockwise, each with a sign and a colour."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.records.record import MAX_TYPED_NAME, is_blank, same_names, tidy_name
from hanabi_desktop.rules import MAX_PLAYERS, MIN_PLAYERS
from hanabi_desktop.screens.new_game.badge_picker import BadgeButton, BadgePicker
from hanabi_desktop.table.state import Badge, default_badges, with_missing
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip


def default_name(seat: int) -> str:
    """What a player without a name is called."""
    return tr("NewGame", "Player {number}", number=seat + 1)


class PlayerList(QWidget, Translated):
    """Two to five names. Alt+Up and Alt+Down move a player, Alt+Del takes one away, Alt+Ins adds one."""

    names_changed = Signal()
    badges_changed = Signal()
    swapped = Signal(int, int)
    """Two players have changed seats."""
    removed = Signal(int)
    """The player of this seat has left; those after it have moved up."""
    written = Signal()
    """Enter in the last name."""
    refused = Signal(str)
    """Something that cannot be done was tried: the reason."""

    def __init__(self, look: RenderContext, known_names: Sequence[str], parent: QWidget | None = None) -> None:
        """`known_names` are offered while a name is typed."""
        super().__init__(parent)
        self._look = look
        self._count = MIN_PLAYERS
        self._badges = default_badges(MAX_PLAYERS)
        """Also of those who do not play: no two alike."""
        self.picker: BadgePicker | None = None
        """Where somebody picks a badge now."""
        self._picking = 0
        """For which seat."""
        self._known = QStringListModel(list(known_names), self)
        self.rows = [PlayerRow(seat, self._known, look, self) for seat in range(MAX_PLAYERS)]
        self.add_button = ExplainedButton(parent=self)
        self.add_button.rapid = True
        self.add_button.chosen.connect(self.add)
        self.add_button.refused.connect(self.refused)
        layout = self.column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for row in self.rows:
            layout.addWidget(row)
            # The button that adds a player stays under the pointer, and so does all that stands below.
            policy = row.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            row.setSizePolicy(policy)
            row.edit.returnPressed.connect(partial(self._go_on, row.seat))
            row.edit.textChanged.connect(self.names_changed)
            row.edit.installEventFilter(self)
            row.badge.chosen.connect(partial(self.pick_badge, row.seat))
            row.up.chosen.connect(partial(self._move, row.seat, -1))
            row.down.chosen.connect(partial(self._move, row.seat, +1))
            row.remove.chosen.connect(partial(self.remove, row.seat))
            for button in row.buttons:
                button.rapid = True
                button.refused.connect(self.refused)
        layout.addWidget(self.add_button)
        self._show_rows()

    def _go_on(self, seat: int) -> None:
        """Enter goes to the next name, and behind the last one on to what is asked next."""
        if seat + 1 < self._count:
            edit = self.rows[seat + 1].edit
            edit.setFocus(Qt.FocusReason.TabFocusReason)
            edit.selectAll()
        else:
            self.written.emit()

    # Names

    @property
    def count(self) -> int:
        """How many play."""
        return self._count

    @property
    def typed(self) -> tuple[str, ...]:
        """The names as typed, tidied; blank where the default is meant."""
        return tuple(tidy_name(row.edit.text()) for row in self.rows[: self._count])

    @property
    def names(self) -> tuple[str, ...]:
        """The names to play with."""
        return tuple(default_name(seat) if is_blank(name) else name for seat, name in enumerate(self.typed))

    @property
    def notice(self) -> str:
        """What the players should know about their names; empty if nothing."""
        same = same_names(self.names)
        return (
            tr(
                "NewGame",
                "Several players are called {name}. That’s allowed, but they’ll be hard to tell apart.",
                name=same[0],
            )
            if same
            else ""
        )

    @property
    def words(self) -> tuple[str, ...]:
        """All that there can be to say of who plays, whoever it is."""
        return (
            tr(
                "NewGame",
                "Several players are called {name}. That’s allowed, but they’ll be hard to tell apart.",
                name=default_name(MAX_PLAYERS - 1),
            ),
            _few(),
            _many(),
            _first(),
            _last(),
        )

    def set_names(self, names: Sequence[str]) -> None:
        """Seats these players."""
        self._count = min(max(len(names), MIN_PLAYERS), MAX_PLAYERS)
        for row in self.rows:
            row.edit.setText(names[row.seat] if row.seat < min(len(names), self._count) else "")
        self._show_rows()

    # Badges

    @property
    def badges(self) -> tuple[Badge, ...]:
        """Those to play with."""
        return self._badges[: self._count]

    @property
    def chosen_badges(self) -> tuple[Badge, ...]:
        """The same, or nothing where all have the badges that are given anyway."""
        return () if self.badges == default_badges(self._count) else self.badges

    def set_badges(self, badges: Sequence[Badge]) -> None:
        """Gives the players these; those who have none are given one."""
        self._badges = with_missing(badges, MAX_PLAYERS)
        self._show_badges()

    def pick_badge(self, seat: int) -> None:
        """Lets a player pick another sign and colour."""
        picker = self.picker = BadgePicker(self._badges[seat], *self._seated(seat), self._look, self)
        self._picking = seat
        picker.picked.connect(partial(self._take_badge, seat))
        picker.finished.connect(self._picked)
        picker.open_below(self.rows[seat].badge)

    def _seated(self, seat: int) -> tuple[str, dict[Badge, str]]:
        """The name of a seat, and the names of all others by their badges."""
        others = enumerate(zip(self.badges, self.names, strict=True))
        return self.names[seat], {badge: name for each, (badge, name) in others if each != seat}

    def _take_badge(self, seat: int, badge: Badge) -> None:
        badges = self.badges
        self.set_badges((*badges[:seat], badge, *badges[seat + 1 :]))

    def _picked(self) -> None:
        if self.picker is not None:
            self.picker.deleteLater()
            self.picker = None

    def _show_badges(self) -> None:
        for row in self.rows:
            row.badge.show_badge(self._badges[row.seat])
        self.badges_changed.emit()

    # Who plays

    def add(self) -> None:
        """Adds a player at the end and asks for the name."""
        if self._count == MAX_PLAYERS:
            self.refused.emit(self.add_button.reason)
            return
        self._count += 1
        self._show_rows()
        self.rows[self._count - 1].edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove(self, seat: int) -> None:
        """Takes a player away; those after move up."""
        if self._count == MIN_PLAYERS:
            self.refused.emit(self.rows[seat].remove.reason)
            return
        texts = [row.edit.text() for row in self.rows]
        self.removed.emit(seat)
        self._badges = (*self._badges[:seat], *self._badges[seat + 1 :], self._badges[seat])
        self._count -= 1
        for row, text in zip(self.rows[seat:], [*texts[seat + 1 :], ""], strict=True):
            row.edit.setText(text)
        self._show_rows()
        self.rows[min(seat, self._count - 1)].edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, seat: int, step: int) -> None:
        other = seat + step
        if not 0 <= other < self._count:
            return
        first, second = self.rows[seat].edit, self.rows[other].edit
        texts = first.text(), second.text()
        self.swapped.emit(seat, other)
        badges = list(self._badges)
        badges[seat], badges[other] = badges[other], badges[seat]
        self._badges = tuple(badges)
        self._show_badges()
        second.setText(texts[0])
        first.setText(texts[1])
        # The focus goes with the player, on the same thing it was on.
        buttons = self.rows[seat].buttons
        for index, button in enumerate(buttons):
            if button.hasFocus():
                self.rows[other].buttons[index].setFocus(Qt.FocusReason.OtherFocusReason)
                return
        if first.hasFocus():
            second.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            seat = next((row.seat for row in self.rows if row.edit is watched), None)
            if seat is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                match event.key():
                    case Qt.Key.Key_Up:
                        self._move(seat, -1)
                    case Qt.Key.Key_Down:
                        self._move(seat, +1)
                    case Qt.Key.Key_Delete:
                        self.remove(seat)
                    case Qt.Key.Key_Insert:
                        self.add()
                    case _:
                        return False
                return True
        return super().eventFilter(watched, event)

    # Showing

    def _show_rows(self) -> None:
        for row in self.rows:
            row.setVisible(row.seat < self._count)
        self.retranslate()
        self.names_changed.emit()

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(tr("NewGame", "Players, clockwise"))
        few = many = ""
        if self._count == MIN_PLAYERS:
            few = _few()
        if self._count == MAX_PLAYERS:
            many = _many()
        for row in self.rows:
            row.retranslate(self._count, few)
        self._show_badges()
        if self.picker is not None:
            self.picker.name_players(*self._seated(self._picking))
        self.add_button.setText(tr("NewGame", "&Add a player"))
        self.add_button.set_reason(many)
        if not many:
            self.add_button.setToolTip(tool_tip(tr("NewGame", "Alt+Ins in a name field")))


class PlayerRow(QWidget):
    """One seat: its number, its name, and what can be done with it."""

    def __init__(self, seat: int, known: QStringListModel, look: RenderContext, parent: QWidget) -> None:
        """The words come with `retranslate`."""
        super().__init__(parent)
        self.seat = seat
        self._number = QLabel(str(seat + 1))
        self.badge = BadgeButton(seat, look, self)
        self.edit = QLineEdit()
        self.edit.setMaxLength(MAX_TYPED_NAME)
        self.edit.setMinimumWidth(80)
        self.edit.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        completer = QCompleter(known, self.edit)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchStartsWith)
        self.edit.setCompleter(completer)
        self.up, self.down, self.remove = (ExplainedButton(text, self) for text in ("▲", "▼", "✕"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._number)
        layout.addWidget(self.badge)
        layout.addWidget(self.edit, 1)
        for button in self.buttons:
            button.setProperty("compact", True)
            layout.addWidget(button)

    @property
    def buttons(self) -> tuple[ExplainedButton, ...]:
        """What can be done with the player."""
        return self.up, self.down, self.remove

    def retranslate(self, count: int, few: str) -> None:
        """Sets all words anew; `few` is the reason why nobody may leave, if there is one."""
        self.edit.setPlaceholderText(default_name(self.seat))
        name = tr("NewGame", "Name of player {number}", number=self.seat + 1)
        self.edit.setAccessibleName(name)
        keys = tr("NewGame", "Alt+Up and Alt+Down change the order, Alt+Del removes the player.")
        self.edit.setToolTip(tool_tip(keys))
        self.edit.setAccessibleDescription(keys)
        up = tr("NewGame", "Move player {number} up")
        down = tr("NewGame", "Move player {number} down")
        away = tr("NewGame", "Remove player {number}")
        self._tell(self.up, up, _first() if self.seat == 0 else "")
        self._tell(self.down, down, _last() if self.seat == count - 1 else "")
        self._tell(self.remove, away, few)

    def _tell(self, button: ExplainedButton, text: str, reason: str) -> None:
        text = text.format(number=self.seat + 1)
        button.setAccessibleName(text)
        button.set_reason(reason)
        if not reason:
            button.setToolTip(tool_tip(text))


def _few() -> str:
    return tr("NewGame", "Hanabi needs at least %n player(s).", n=MIN_PLAYERS)


def _many() -> str:
    return tr("NewGame", "Hanabi is for up to %n player(s).", n=MAX_PLAYERS)


def _first() -> str:
    return tr("NewGame", "This player is already first.")


def _last() -> str:
    return tr("NewGame", "This player is already last.")
