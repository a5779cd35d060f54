"""A hand with its owner's name."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.text_layout import TextLayout
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.models.table import Player, PlayersModel
from hanabi_desktop.painting.canvas import alpha, mixed, pen
from hanabi_desktop.painting.layout import HandLayout
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.company import kind_name
from hanabi_desktop.wording.table import invitation
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

FRAME = 4
"""Width in pixels of the frame around the hand whose turn it is."""
_SIDE = 6
"""Margin of a tab in pixels."""
_SEPARATOR = " · "


class _Tab(NamedTuple):
    plate: QRectF
    badge: QRectF
    robot: QRectF
    """Beside the badge of a computer; empty for a person."""
    words: Sequence[tuple[QRectF, TextLayout]]


class HandPanel(QWidget):
    """A hand with its owner's name tab; lit while it is the owner's turn."""

    def __init__(
        self,
        hand: HandModel,
        players: PlayersModel,
        look: RenderContext,
        requests: Requests,
        parent: QWidget | None = None,
    ) -> None:
        """Shows `hand`, and its owner among `players`."""
        super().__init__(parent)
        self._look = look
        self._players = players
        self.seat = hand.seat
        self.view = HandView(hand, look, requests, self)
        self._name = QRectF()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._lit = False
        players.dataChanged.connect(self._follow)
        players.rowsInserted.connect(self._refresh)
        self._refresh()

    def place(self, place: HandLayout, room: QRectF) -> None:
        """Lays out the panel, name and cards at `place`, within the `room` of the stage."""
        whole = place.whole.adjusted(-FRAME, -FRAME, FRAME, FRAME).intersected(room).toRect()
        self.setGeometry(whole)
        corner = QPointF(whole.topLeft())
        self._name = place.name.translated(-corner)
        self.view.setGeometry(place.cards.translated(-corner).toRect())
        self.update()

    @property
    def _player(self) -> Player | None:
        players = self._players.rows
        return players[self.seat] if players else None

    def _follow(self, first: QModelIndex, last: QModelIndex) -> None:
        if first.row() <= self.seat <= last.row():
            self._refresh()

    def _refresh(self) -> None:
        """Updates the tab after a change of the owner's state or of the language."""
        player = self._player
        if player is None:
            return
        name = player.name
        self.view.setAccessibleName(tr("HandPanel", "{name}’s hand", name=name))
        self.setToolTip(tool_tip(name if player.level is None else f"{name}\n{kind_name(player.level)}"))
        if player.current == self._lit:
            # The words on the tab do not depend on the cards.
            self.update(self._name.toAlignedRect())
        else:
            self._lit = player.current
            self.update()

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.view.point_out()

    def _states(self, player: Player) -> list[str]:
        """The words below the name: master, last turn, what is asked, peeking or whose eyes, plays elsewhere."""
        states = []
        if player.master:
            states.append(tr("HandPanel", "Master"))
        if player.last_turn:
            states.append(tr("HandPanel", "last turn"))
        if player.possible:
            # A request to this player, as large as the name.
            states.append(invitation(player.possible))
        elif player.looking:
            seen = tr("Replay", "What {name} saw", name=player.name)
            states.append(seen if player.replayed else tr("HandPanel", "peeking"))
        if player.elsewhere:
            states.append(tr("HandPanel", "on another device"))
        return states

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        player = self._player
        if player is None:
            return
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        tab = self._tab(player)
        corner = min(tab.plate.height(), tab.plate.width()) * 0.3
        if player.current:
            # Scaled with the cards, to be seen from across the room.
            edge = max(3.0, self.view.height() / 60)
            look.draw(painter, QRectF(self.rect()), ("lit hand", edge, corner), partial(_paint_frame, edge, corner))
        else:
            # Else two hands side by side are one long row.
            look.draw(painter, QRectF(self.rect()), ("quiet hand", corner), partial(_paint_place, corner))
        if player.current:
            look.draw(painter, tab.plate, ("tab", True, corner), partial(_paint_tab, True, corner))
            # A badge may have the colour of the tab.
            ring = tab.badge.adjusted(-2, -2, 2, 2)
            look.draw(painter, ring, ("tab", False, corner), partial(_paint_tab, False, corner))
        look.draw_badge(painter, tab.badge, player.badge)
        if player.level is not None:
            look.draw(painter, tab.robot, ("robot", player.current), partial(_paint_robot, player.current))
        for room, words in tab.words:
            words.paint(painter, room, theme.on_accent if player.current else theme.text)
        painter.end()

    def words(self, player: Player) -> Sequence[tuple[QRectF, TextLayout]]:
        """What stands on the tab, and where: the name, and what its player is and does."""
        return self._tab(player).words

    def _tab(self, player: Player) -> _Tab:
        states, font = self._states(player), self._font(player)
        return self._tab_with(player, states, font)

    def _tab_with(self, player: Player, states: Sequence[str], font: QFont) -> _Tab:
        said = _SEPARATOR.join((player.name, *states))
        plate = self._plate(said, font, crowded=bool(states), signs=1 if player.level is None else 2)
        badge, robot, room = self._divided(plate, player.level is not None)
        words = self._stacked(room, player.name, states, font) if self._beside else [(room, said, font)]
        centred = Qt.AlignmentFlag.AlignCenter
        return _Tab(
            plate,
            badge,
            robot,
            [(spot, TextLayout(text, letters, spot.size(), centred)) for spot, text, letters in words if text],
        )

    def _stacked(self, room: QRectF, name: str, states: Sequence[str], font: QFont) -> list[tuple[QRectF, str, QFont]]:
        """The rects of name and states, one below the other, for a tab beside the cards."""
        below = room.height() * (0, 0.5, 0.6, 0.7)[min(len(states), 3)]
        small = QFont(font)
        small.setPixelSize(max(8, round(font.pixelSize() * 0.75)))
        return [
            (room.adjusted(0, 0, 0, -below), name, font),
            (room.adjusted(0, room.height() - below, 0, 0), "\n".join(states), small),
        ]

    @property
    def _beside(self) -> bool:
        """Whether the name tab stands to the left of the cards rather than above them."""
        return self._name.height() > self._name.width() * 0.6 or self._name.right() <= self.view.x()

    def _font(self, player: Player) -> QFont:
        """The font of the name: its size is that of its rect, whatever the font size of the program."""
        font = QFont(self.font())
        height = (
            min(self._name.height() * 0.74, self._name.width() * 0.24) if self._beside else self._name.height() * 0.74
        )
        font.setPixelSize(max(8, round(height)))
        font.setWeight(QFont.Weight.Black if player.current else QFont.Weight.Bold)
        return font

    def _plate(self, said: str, font: QFont, *, crowded: bool, signs: int) -> QRectF:
        """The rect of the tab: no wider than its words and `signs`, and higher where it is `crowded`."""
        place = self._name
        if self._beside:
            height = min(place.height() - 8, place.width() * (2 if crowded else 1.35))
            return QRectF(place.left() + 4, place.center().y() - height / 2, place.width() - 10, height)
        words = QFontMetricsF(font).horizontalAdvance(said)
        width = min(words + place.height() * (signs + 1), place.width() - 8)
        return QRectF(place.center().x() - width / 2, place.top() + 1, width, place.height() - 2)

    def _divided(self, tab: QRectF, computer: bool) -> tuple[QRectF, QRectF, QRectF]:
        """The rects of badge, robot and words on the tab."""
        if self._beside:
            side = min(tab.width() * (0.42 if computer else 0.6), tab.height() * 0.4)
            left = tab.center().x() - side * (1 if computer else 0.5)
            badge = QRectF(left, tab.top() + side * 0.12, side, side)
            words = tab.adjusted(_SIDE, side * 1.2, -_SIDE, -_SIDE)
        else:
            side = tab.height() * 0.86
            badge = QRectF(tab.left() + tab.height() * 0.3, tab.center().y() - side / 2, side, side)
            words = tab.adjusted(badge.right() - tab.left() + side * computer + _SIDE, 0, -_SIDE, 0)
        # As high as the seal, whose picture has a rim.
        rim = side * 0.12
        robot = badge.translated(side, 0).adjusted(rim, rim, -rim, -rim) if computer else QRectF()
        return badge, robot, words


def _paint_robot(current: bool, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paints what tells a computer from a person, in the colour of the name beside it."""
    paint_svg(painter, rect, theme, "players/robot", theme.on_accent if current else theme.text)


def _paint_frame(edge: float, corner: float, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paints the frame around the hand of the player whose turn it is."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    soft = not theme.dark and not theme.high_contrast
    painter.setPen(QPen(mixed(theme.accent, theme.pointed, 0.4) if soft else theme.accent, edge))
    painter.setBrush(alpha(theme.pointed, 0.16) if theme.dark else mixed(theme.panel, theme.pointed, 0.3))
    painter.drawRoundedRect(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), corner, corner)


_VEIL = 0.55


def _paint_place(corner: float, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paints what holds the hand of any other player together: a veil over the scenery, or in high contrast a line."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if theme.high_contrast:
        painter.setPen(pen(mixed(theme.window_top, theme.text, 0.45), 1.5))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(alpha(theme.panel, _VEIL))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), corner, corner)


def _paint_tab(current: bool, corner: float, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.accent if current else alpha(theme.panel, 0.72 if theme.dark else 0.94))
    painter.drawRoundedRect(rect, corner, corner)
