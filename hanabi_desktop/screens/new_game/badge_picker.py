"""The button that shows a player's badge, and the dialog in which another one is picked."""

from collections.abc import Mapping

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
from hanabi_desktop.widgets.segments import Segment, Segments
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.players import badge_name, dye_name, sign_name, taken_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip


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
            "NewGame", "Emblem and colour of player {number}: {badge}", number=self.seat + 1, badge=badge_name(badge)
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
        self.signs, self.dyes = Segments(Sign, badge.sign), Segments(Dye, badge.dye)
        self.signs.chosen.connect(lambda sign: self._take(replace(self._badge, sign=sign)))
        self.dyes.chosen.connect(lambda dye: self._take(replace(self._badge, dye=dye)))
        self.done_button = ExplainedButton(primary=True)
        self.done_button.chosen.connect(self.accept)
        self._headings = QLabel(), QLabel()
        for heading, choice in zip(self._headings, (self.signs, self.dyes), strict=True):
            heading.setProperty("heading", True)
            self.column.addWidget(heading)
            self.column.addWidget(choice)
        self.column.addWidget(self.done_button, 0, Qt.AlignmentFlag.AlignRight)
        self.name_players(name, others)
        self.signs.setFocus(Qt.FocusReason.PopupFocusReason)

    def name_players(self, name: str, others: Mapping[Badge, str]) -> None:
        """Sets all words anew; the players may be named in another language where they have no names."""
        self.setWindowTitle(tr("NewGame", "Emblem and colour of {name}", name=name))
        self.done_button.setText(tr("NewGame", "Done"))
        for heading, text in zip(self._headings, (tr("NewGame", "Emblem"), tr("NewGame", "Colour")), strict=True):
            heading.setText(text)
        taken: dict[Sign | Dye, str] = {}
        for other, owner in others.items():
            taken |= {other.sign: owner, other.dye: owner}
        side = max(24, round(self.fontMetrics().height() * 1.6))
        for sign in Sign:
            self._tell(self.signs.segments[sign], sign, sign_name(sign), taken.get(sign), side)
        for dye in Dye:
            self._tell(self.dyes.segments[dye], dye, dye_name(dye), taken.get(dye), side)

    def _tell(self, segment: Segment, part: Sign | Dye, name: str, owner: str | None, side: int) -> None:
        """Shows a sign or a colour as a picture; nobody takes what another one has."""
        reason = "" if owner is None else taken_text(owner)
        segment.setAccessibleName(name)
        segment.setAccessibleDescription(reason)
        segment.setToolTip(tool_tip("\n".join(filter(None, (name, reason)))))
        segment.setEnabled(not reason)
        segment.setProperty("picture", True)
        segment.setIcon(self._icon(part, side))
        segment.setIconSize(QSize(side, side))

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
