"""The dialog in which a player picks a badge, and the button that opens it."""

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.badges import paint_dye, paint_sign
from hanabi_desktop.table.state import Badge, Dye, Sign
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import SmallPrint, badge_icon_beside
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.sheet import Sheet
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


class BadgePicker(Sheet, Translated):
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
        layout = self.column
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
