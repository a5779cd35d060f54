"""A hand with its owner's name."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.models.players import Player, PlayersModel
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.painting.canvas import alpha
from hanabi_desktop.painting.places.layout import HandPlace
from hanabi_desktop.screens.table.hand_view import HandView
from hanabi_desktop.widgets.labels.fitted_label import Fitted, fitted
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.plain import tool_tip

FRAME = 4
"""Pixels around name and cards for the frame of the one whose turn it is."""
_SIDE = 6
"""Pixels free beside what stands on a tab."""
_SEPARATOR = " · "


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
        self._name = QRectF()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        players.dataChanged.connect(self._refresh)
        players.rowsInserted.connect(self._refresh)
        self._refresh()

    def place(self, place: HandPlace, room: QRectF) -> None:
        """Puts the panel where it belongs in the `room` of the stage, with name and cards in it."""
        whole = place.whole.adjusted(-FRAME, -FRAME, FRAME, FRAME).intersected(room).toRect()
        self.setGeometry(whole)
        corner = QPointF(whole.topLeft())
        self._name = place.name.translated(-corner)
        self.view.setGeometry(place.cards.translated(-corner).toRect())
        self.update()

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
        if player.last_turn:
            states.append(QCoreApplication.translate("HandPanel", "last turn"))
        if player.acting:
            # What is asked of whom, as large as the name.
            states.append(QCoreApplication.translate("HandPanel", "hint, play or discard"))
        elif player.looking:
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
        tab = self._tab(player)
        round_corner = min(tab.height(), tab.width()) * 0.3
        if player.current:
            # As thick as cards are large, so that it is seen from across any room.
            edge = max(3.0, self.view.height() / 60)
            painter.setPen(QPen(theme.accent, edge))
            painter.setBrush(alpha(theme.accent, 0.16))
            frame = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
            painter.drawRoundedRect(frame, round_corner, round_corner)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(alpha(theme.panel, 0.72))
        painter.drawRoundedRect(tab, round_corner, round_corner)
        badge, _ = self._divided(tab)
        paint_badge(painter, badge, player.badge, theme)
        painter.setPen(theme.on_accent if player.current else theme.text)
        for room, words in self.words(player):
            painter.setFont(words.font)
            painter.drawText(room, int(words.flags.value), words.shown)
        painter.end()

    def words(self, player: Player) -> list[tuple[QRectF, Fitted]]:
        """What stands on the tab, and where: the name, and what its player is and does."""
        _, room = self._divided(self._tab(player))
        font, states = self._font(player), self._states(player)
        if not self._beside:
            said = _SEPARATOR.join((player.name, *states))
            return [(room, fitted(room, said, font, Qt.AlignmentFlag.AlignCenter))]
        below = room.height() * (0, 0.34, 0.5, 0.6)[min(len(states), 3)]
        small = QFont(font)
        small.setPixelSize(max(8, round(font.pixelSize() * 0.75)))
        parts = (
            (room.adjusted(0, 0, 0, -below), player.name, font),
            (room.adjusted(0, room.height() - below, 0, 0), "\n".join(states), small),
        )
        return [
            (spot, fitted(spot, said, letters, Qt.AlignmentFlag.AlignCenter)) for spot, said, letters in parts if said
        ]

    @property
    def _beside(self) -> bool:
        """Whether the name stands at the left of the cards."""
        return self._name.height() > self._name.width() * 0.6 or self._name.right() <= self.view.x()

    def _font(self, player: Player) -> QFont:
        """As large as the place for the name, whatever the size of other letters."""
        font = QFont(self.font())
        height = (
            min(self._name.height() * 0.74, self._name.width() * 0.24) if self._beside else self._name.height() * 0.74
        )
        font.setPixelSize(max(8, round(height)))
        font.setWeight(QFont.Weight.Black if player.current else QFont.Weight.Bold)
        return font

    def _tab(self, player: Player) -> QRectF:
        """What badge and name stand on: no wider than they need."""
        place = self._name
        if self._beside:
            height = min(place.height() - 8, place.width() * 1.35)
            return QRectF(place.left() + 4, place.center().y() - height / 2, place.width() - 10, height)
        said = _SEPARATOR.join((player.name, *self._states(player)))
        words = QFontMetricsF(self._font(player)).horizontalAdvance(said)
        width = min(words + place.height() * 2, place.width() - 8)
        return QRectF(place.center().x() - width / 2, place.top() + 1, width, place.height() - 2)

    def _divided(self, tab: QRectF) -> tuple[QRectF, QRectF]:
        """The places of badge and words on the tab."""
        if self._beside:
            side = min(tab.width() * 0.6, tab.height() * 0.4)
            badge = QRectF(tab.center().x() - side / 2, tab.top() + side * 0.12, side, side)
            return badge, tab.adjusted(_SIDE, side * 1.2, -_SIDE, -_SIDE)
        side = tab.height() * 0.86
        badge = QRectF(tab.left() + tab.height() * 0.3, tab.center().y() - side / 2, side, side)
        return badge, tab.adjusted(badge.right() - tab.left() + _SIDE, 0, -_SIDE, 0)
