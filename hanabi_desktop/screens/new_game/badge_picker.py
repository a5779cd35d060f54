"""The button that shows a player's badge, and the dialog in which another one is picked."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.badges import paint_dye, paint_sign
from hanabi_desktop.table.state import Badge, Dye, Sign
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import badge_icon_beside
from hanabi_desktop.widgets.segments import Segments
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.players import badge_name, dye_name, sign_name, taken_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

_Part = TypeVar("_Part", Sign, Dye)


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


class BadgePicker(Sheet):
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
        self.setWindowTitle(tr("NewGame", "Sign and colour of {name}", name=name))
        self.signs = self._choice(
            tr("NewGame", "Sign"), badge.sign, {other.sign: name for other, name in others.items()}, sign_name
        )
        self.dyes = self._choice(
            tr("NewGame", "Colour"), badge.dye, {other.dye: name for other, name in others.items()}, dye_name
        )
        self.signs.chosen.connect(lambda sign: self._take(replace(self._badge, sign=sign)))
        self.dyes.chosen.connect(lambda dye: self._take(replace(self._badge, dye=dye)))
        self.done_button = ExplainedButton(tr("NewGame", "Done"), primary=True)
        self.done_button.chosen.connect(self.accept)
        layout = self.column
        for choice in (self.signs, self.dyes):
            heading = QLabel(choice.accessibleName())
            heading.setProperty("heading", True)
            layout.addWidget(heading)
            layout.addWidget(choice)
        layout.addWidget(self.done_button, 0, Qt.AlignmentFlag.AlignRight)
        self.signs.setFocus(Qt.FocusReason.PopupFocusReason)

    def _choice(self, title: str, chosen: _Part, taken: Mapping[_Part, str], name: Callable[[_Part], str]) -> Segments:
        """One of all signs, or of all colours, as pictures; nobody takes what another one has."""
        choice = Segments(type(chosen), chosen)
        choice.setAccessibleName(title)
        side = max(24, round(self.fontMetrics().height() * 1.6))
        for part in type(chosen):
            segment = choice.segments[part]
            reason = taken_text(taken[part]) if part in taken else ""
            segment.setAccessibleName(name(part))
            segment.setAccessibleDescription(reason)
            segment.setToolTip(tool_tip("\n".join(filter(None, (name(part), reason)))))
            segment.setEnabled(not reason)
            segment.setProperty("picture", True)
            segment.setIcon(self._icon(part, side))
            segment.setIconSize(QSize(side, side))
        return choice

    def _icon(self, part: Sign | Dye, side: int) -> QIcon:
        theme = self._look.theme

        def painted(painter: QPainter, rect: QRectF) -> None:
            if isinstance(part, Sign):
                paint_sign(painter, rect, part, theme.text)
            else:
                paint_dye(painter, rect, part, theme)

        size = QSize(side, side)
        return QIcon(self._look.pixmaps.cached(("pick", part, theme.key), size, self.devicePixelRatioF(), painted))

    def _take(self, badge: Badge) -> None:
        self._badge = badge
        self.picked.emit(badge)
