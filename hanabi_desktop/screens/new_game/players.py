"""The players in the order they sit, clockwise, each with a sign and a colour."""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QCompleter,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.badges import paint_dye, paint_sign
from hanabi_desktop.records.record import MAX_TYPED_NAME, is_blank, same_names, tidy_name
from hanabi_desktop.rules import MAX_PLAYERS, MIN_PLAYERS
from hanabi_desktop.table.state import Badge, Dye, Sign, default_badges, with_missing
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import SmallPrint, badge_icon_beside
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.window_size import bring_inside
from hanabi_desktop.wording.players import badge_name, dye_name, sign_name, taken_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

_COLUMNS = 4
_STEPS: Mapping[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -_COLUMNS,
    Qt.Key.Key_Down: _COLUMNS,
}


class BadgeButton(ExplainedButton):
    """Shows a player's badge, and is where another one is picked."""

    def __init__(self, seat: int, look: RenderContext, parent: QWidget | None = None) -> None:
        """Empty until `show_badge`."""
        super().__init__(parent=parent)
        self.seat = seat
        self._look = look
        self._badge: Badge | None = None
        self.setProperty("compact", True)
        look.changed.connect(self._paint)

    def show_badge(self, badge: Badge) -> None:
        """Another badge, or the same in another language."""
        self._badge = badge
        told = tr(
            "NewGame", "Sign and colour of player {number}: {badge}", number=self.seat + 1, badge=badge_name(badge)
        )
        self.setAccessibleName(told)
        self.setToolTip(tool_tip(told))
        self._paint()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # As large as the letters that it stands among.
            self._paint()

    def _paint(self) -> None:
        if self._badge is not None:
            icon = badge_icon_beside(self._badge, self._look, self, 1.3)
            self.setIcon(icon)
            self.setIconSize(icon.availableSizes()[0] / self.devicePixelRatioF())


class BadgePicker(QDialog, Translated):
    """Signs, and colours below them. What another player has can be seen, and is said to be taken.

    What is picked holds at once; Esc or the button closes it.
    """

    picked = Signal(object)
    """The Badge with what was just picked."""

    def __init__(
        self, badge: Badge, name: str, others: Mapping[Badge, str], look: RenderContext, parent: QWidget
    ) -> None:
        """For the player `name` who has `badge`; `others` are the badges of the others, and their names."""
        super().__init__(parent)
        self._look = look
        self._badge = badge
        self._others = others
        self.signs = {sign: self._button(partial(self._pick_sign, sign)) for sign in Sign}
        self.dyes = {dye: self._button(partial(self._pick_dye, dye)) for dye in Dye}
        self._told = SmallPrint()
        self.done_button = ExplainedButton()
        self.done_button.chosen.connect(self.accept)
        self._name = name
        self._headings = QLabel(), QLabel()
        layout = QVBoxLayout(self)
        for label, buttons in zip(self._headings, (self.signs.values(), self.dyes.values()), strict=True):
            label.setProperty("heading", True)
            layout.addWidget(label)
            grid = QGridLayout()
            for number, button in enumerate(buttons):
                grid.addWidget(button, number // _COLUMNS, number % _COLUMNS)
            layout.addLayout(grid)
        layout.addWidget(self._told)
        layout.addWidget(self.done_button)
        self.retranslate()
        self.signs[badge.sign].setFocus(Qt.FocusReason.PopupFocusReason)

    def name_players(self, name: str, others: Mapping[Badge, str]) -> None:
        """The same players, named in another language where they have no names."""
        self._name, self._others = name, others
        self.retranslate()

    @override
    def retranslate(self) -> None:
        title = tr("NewGame", "Sign and colour of {name}", name=self._name)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        sign, colour = self._headings
        sign.setText(tr("NewGame", "Sign"))
        colour.setText(tr("NewGame", "Colour"))
        self.done_button.setText(tr("NewGame", "Done"))
        # What was refused is so in the other language, too.
        told, buttons = self._told.text(), (*self.signs.values(), *self.dyes.values())
        refused = next((button for button in buttons if told and button.reason == told), None)
        self._show_choice()
        self._told.setText(refused.reason if refused is not None else "")

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _button(self, pick: "partial[None]") -> ExplainedButton:
        button = ExplainedButton(parent=self)
        button.setCheckable(True)
        button.rapid = True
        button.setAutoDefault(False)
        button.chosen.connect(pick)
        button.refused.connect(self._refuse)
        button.installEventFilter(self)
        return button

    def _pick_sign(self, sign: Sign) -> None:
        self._take(replace(self._badge, sign=sign))

    def _pick_dye(self, dye: Dye) -> None:
        self._take(replace(self._badge, dye=dye))

    def _take(self, badge: Badge) -> None:
        changed, self._badge = badge != self._badge, badge
        self._told.setText("")
        self._show_choice()
        if changed:
            self.picked.emit(badge)

    def _refuse(self, reason: str, _rule: str) -> None:
        self._told.setText(reason)
        self._show_choice()

    def _show_choice(self) -> None:
        signs = {badge.sign: name for badge, name in self._others.items()}
        dyes = {badge.dye: name for badge, name in self._others.items()}
        for sign, button in self.signs.items():
            self._tell(button, sign_name(sign), sign is self._badge.sign, signs.get(sign))
            button.setIcon(self._icon(lambda p, r, sign=sign: paint_sign(p, r, sign, self._look.theme.text), sign))
        for dye, button in self.dyes.items():
            self._tell(button, dye_name(dye), dye is self._badge.dye, dyes.get(dye))
            button.setIcon(self._icon(lambda p, r, dye=dye: paint_dye(p, r, dye, self._look.theme), dye))
        for button in (*self.signs.values(), *self.dyes.values()):
            button.setIconSize(self._size)

    def _tell(self, button: ExplainedButton, name: str, chosen: bool, taken_by: str | None) -> None:
        button.setChecked(chosen)
        button.setAccessibleName(name)
        button.set_reason("" if taken_by is None else taken_text(taken_by))
        button.setToolTip(tool_tip("\n".join(filter(None, (name, button.reason)))))

    @property
    def _size(self) -> QSize:
        side = max(24, round(self.fontMetrics().height() * 1.6))
        return QSize(side, side)

    def _icon(self, paint: "object", key: object) -> QIcon:
        def painted(painter: QPainter, rect: QRectF) -> None:
            paint(painter, rect)  # type: ignore[operator]

        theme = self._look.theme
        return QIcon(self._look.pixmaps.cached(("pick", key, theme.key), self._size, self.devicePixelRatioF(), painted))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go about the grid, from the signs down to the colours and on to the button."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        step = _STEPS.get(event.key())
        if step is None:
            return False
        buttons = [*self.signs.values(), *self.dyes.values()]
        there = next(number for number, button in enumerate(buttons) if button is watched) + step
        if there >= len(buttons):
            self.done_button.setFocus(Qt.FocusReason.TabFocusReason)
        elif there >= 0:
            buttons[there].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def open_below(self, widget: QWidget) -> None:
        """Opens it at a button; the rest of the dialog waits."""
        self.adjustSize()
        self.move(widget.mapToGlobal(QPoint(0, widget.height())))
        bring_inside(self)
        self.open()


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
