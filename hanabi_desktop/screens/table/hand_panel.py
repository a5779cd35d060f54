"""A hand with its owner's name."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.models.players import Player, PlayersModel
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting import alpha
from hanabi_desktop.screens.table.hand_view import HandView
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.plain import tool_tip

_NAME_SHARE = 0.2
"""Share of the panel's width that the name has, left of the cards."""


class HandPanel(QWidget):
    """One place at the table. The one whose turn it is is lit."""

    def __init__(
        self, hand: HandModel, players: PlayersModel, look: Look, requests: Requests, parent: QWidget | None = None
    ) -> None:
        """Shows `hand`, and its owner among `players`."""
        super().__init__(parent)
        self._look = look
        self._players = players
        self.seat = hand.seat
        self.view = HandView(hand, look, requests, self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 3, 8, 3)
        layout.setSpacing(0)
        layout.addStretch(round(_NAME_SHARE * 100))
        layout.addWidget(self.view, round((1 - _NAME_SHARE) * 100))
        players.dataChanged.connect(self._refresh)
        players.rowsInserted.connect(self._refresh)
        self._refresh()

    @property
    def _player(self) -> Player | None:
        player = self._players.index(self.seat).data(ROW_ROLE)
        return player if isinstance(player, Player) else None

    def _refresh(self) -> None:
        """The owner is doing something else now, or in another language."""
        if self._player is None:
            return
        name = self._player.name
        self.view.setAccessibleName(QCoreApplication.translate("HandPanel", "Hand of {name}").format(name=name))
        self.setToolTip(tool_tip(name))
        self.update()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.view.point_out()

    def _states(self, player: Player) -> list[str]:
        """What this player is and does, below the name."""
        states = []
        if player.master:
            states.append(QCoreApplication.translate("HandPanel", "Master"))
        if player.looking:
            states.append(QCoreApplication.translate("HandPanel", "is looking"))
        if player.elsewhere:
            states.append(QCoreApplication.translate("HandPanel", "plays elsewhere"))
        return states

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        player = self._player
        if player is None:
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 1, -2, -1)
        painter.setBrush(alpha(theme.panel, 0.78))
        # As thick as letters are large, so that it is seen from across any room.
        unit = max(1.0, self.fontMetrics().height() / 20)
        if player.current:
            inset = max(0.0, 1.5 * unit - 1.5)
            rect.adjust(inset, inset, -inset, -inset)
        painter.setPen(QPen(theme.accent, 3 * unit) if player.current else QPen(alpha(theme.panel_edge, 0.6), 1))
        painter.drawRoundedRect(rect, theme.radius * unit, theme.radius * unit)
        room = QRectF(rect.left() + 8, rect.top() + 4, self.view.x() - rect.left() - 12, rect.height() - 8)
        lines = self._states(player)
        small = _fitting(lines, room.width(), self.font(), theme.type_small)
        height = QFontMetricsF(small).height() * len(lines)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Black if player.current else QFont.Weight.Bold)
        painter.setPen(theme.accent if player.current else theme.text)
        _draw_name(painter, room.adjusted(0, 0, 0, -height), player.name, font)
        painter.setFont(small)
        painter.setPen(theme.muted_text)
        painter.drawText(room, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, "\n".join(lines))
        painter.end()


def _fitting(lines: list[str], width: float, font: QFont, largest: float) -> QFont:
    """The font in which the widest of these lines fits, within reason."""
    fitted = QFont(font)
    fitted.setPointSizeF(font.pointSizeF() * largest)
    widest = max((QFontMetricsF(fitted).horizontalAdvance(line) for line in lines), default=0.0)
    if widest > width:
        fitted.setPointSizeF(fitted.pointSizeF() * max(0.5, width / widest))
    return fitted


def _draw_name(painter: QPainter, room: QRectF, name: str, font: QFont) -> None:
    """A name of any length in its room: as large as it fits, cut off only where it is too long for all."""
    text, flags = name, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    fitted = QFont(font)

    def fits() -> bool:
        needed = QFontMetricsF(fitted).boundingRect(room, int(flags.value), text)
        return needed.width() <= room.width() and needed.height() <= room.height()

    for factor in (1.25, 1.1, 1.0, 0.85, 0.7):
        fitted.setPointSizeF(font.pointSizeF() * factor)
        if fits():
            break
    else:
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWrapAnywhere
        for length in range(len(name), 0, -1):
            text = name if length == len(name) else f"{name[:length].rstrip()}…"
            if fits():
                break
    painter.setFont(fitted)
    painter.drawText(room, int(flags.value), text)
