"""A hand with its owner's name."""

import re
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.models.table import Player, PlayersModel
from hanabi_desktop.painting.canvas import alpha, mixed, pen
from hanabi_desktop.painting.layout import HandLayout
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.company import kind_name
from hanabi_desktop.wording.table import invitation
from hanabi_desktop.wording.text import Text, tr
from hanabi_desktop.wording.typography import tool_tip

FRAME = 4
"""Pixels around name and cards for the frame of the one whose turn it is."""
_SIDE = 6
"""Pixels free beside what stands on a tab."""
_SEPARATOR = " · "


class Tab(NamedTuple):
    """What is painted of a name tab, and where."""

    plate: QRectF
    badge: QRectF
    lines: Sequence[tuple[QRectF, QFont, str]]


class HandPanel(QWidget):
    """A hand with its owner's name tab; lit while it is the owner's turn."""

    def __init__(self, hand: HandModel, players: PlayersModel, look: RenderContext, requests: Requests) -> None:
        """Shows `hand`, and its owner among `players`."""
        super().__init__()
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
        kind = () if player.level is None else (kind_name(player.level),)
        told = "\n".join((name, *kind, *_states(player)))
        self.setToolTip(tool_tip(told))
        # The tool tip may be HTML.
        self.setAccessibleDescription(told)
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

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        player = self._player
        if player is None:
            return
        look, theme = self._look, self._look.theme
        with QPainter(self) as painter:
            tab = self.tab(player)
            corner = min(tab.plate.height(), tab.plate.width()) * 0.3
            if player.current:
                # Scaled with the cards, to be seen from across the room.
                edge = max(3.0, self.view.height() / 60)
                look.draw(painter, QRectF(self.rect()), ("lit hand", edge, corner), partial(_paint_frame, edge, corner))
                look.draw(painter, tab.plate, ("tab", True, corner), partial(_paint_tab, True, corner))
                # A badge may have the colour of the tab.
                ring = tab.badge.adjusted(-2, -2, 2, 2)
                look.draw(painter, ring, ("tab", False, corner), partial(_paint_tab, False, corner))
            else:
                # Else two hands side by side are one long row.
                look.draw(painter, QRectF(self.rect()), ("quiet hand", corner), partial(_paint_place, corner))
            look.draw_badge(painter, tab.badge, player.badge)
            painter.setPen(theme.on_accent if player.current else theme.text)
            for room, font, words in tab.lines:
                painter.setFont(font)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)

    @property
    def _beside(self) -> bool:
        """Whether the name tab stands to the left of the cards rather than above them."""
        return self._name.height() > self._name.width() * 0.6 or self._name.right() <= self.view.x()

    def tab(self, player: Player) -> Tab:
        """The tab: the name, elided to the width, what its player is, and in spare room what to do."""
        place, beside, states = self._name, self._beside, _states(player)
        asked = invitation(player.possible) if player.possible else ""
        if player.private:
            asked = tr("HandPanel", "nobody else may look!")
        # As large as its place, whatever the text size of the program.
        letters = min(place.height() * 0.74, place.width() * 0.175) if beside else place.height() * 0.74
        font, small = self._font(player, letters), self._font(player, letters * (0.7 if beside else 0.85))
        metrics = QFontMetricsF(font)
        if beside:
            side = min(place.width() * 0.6, place.height() * 0.4)
            room = place.width() - 10 - 2 * _SIDE
            one_line = metrics.horizontalAdvance(player.name) <= room
            names = [player.name] if one_line else re.split(r"(?<=[\s-])", player.name, maxsplit=1)
            texts = [*((font, name.strip()) for name in names), *((small, state) for state in states)]
            asking = [*texts, *((small, line) for line in _wrapped(small, asked, room))]
            if _high(asking, side) <= place.height() and all(_wide(*line) <= room for line in asking[len(texts) :]):
                texts = asking
            plate = QRectF(0, 0, place.width() - 10, _high(texts, side))
            plate.moveCenter(place.center())
            first = QPointF(plate.center().x() - side / 2, plate.top() + _SIDE)
            lines, top = [], first.y() + side
            for each, text in texts:
                line = QRectF(plate.left() + _SIDE, top, room, QFontMetricsF(each).height())
                lines.append((line, each, _elided(each, text, room)))
                top = line.bottom()
        else:
            side, gap = place.height() * 0.8, max(_SIDE, place.height() * 0.18)
            rest, edges = "".join(_SEPARATOR + state for state in states), side + 3 * gap
            room = place.width() - 8 - edges
            name = _elided(font, player.name, room - metrics.horizontalAdvance(rest))
            words = _elided(font, name + rest, room)
            wide, after = metrics.horizontalAdvance(words), _wide(small, _SEPARATOR + asked) if asked else 0.0
            after *= wide + after <= room
            plate = QRectF(0, 0, wide + after + edges, place.height() - 2)
            plate.moveCenter(place.center())
            first = QPointF(plate.left() + gap, plate.center().y() - side / 2)
            lines = [(plate.adjusted(edges - gap, 0, -gap - after, 0), font, words)]
            if after:
                lines.append((plate.adjusted(edges - gap + wide, 0, -gap, 0), small, _SEPARATOR + asked))
        badge = QRectF(first, QSizeF(side, side))
        return Tab(plate, badge, lines)

    def _font(self, player: Player, pixels: float) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(8, round(pixels)))
        font.setWeight(QFont.Weight.Black if player.current else QFont.Weight.Bold)
        return font


def _elided(font: QFont, text: str, room: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def _wide(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _high(lines: Sequence[tuple[QFont, str]], badge: float) -> float:
    """The height of a tab with these lines below the badge."""
    return badge + sum(QFontMetricsF(font).height() for font, _ in lines) + 2 * _SIDE


def _wrapped(font: QFont, text: str, room: float) -> list[str]:
    """The text in lines that are no wider than the room, unless a single word is."""
    lines: list[str] = []
    for word in text.split():
        if lines and _wide(font, f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _states(player: Player) -> list[str]:
    """What stands beside or below the name: for whom a computer plays, master, last turn, plays elsewhere."""
    states = {
        Text("HandPanel", "for {name}"): bool(player.instead_of),
        Text("HandPanel", "Master"): player.master,
        Text("HandPanel", "last turn"): player.last_turn,
        Text("HandPanel", "on a phone"): player.elsewhere,
    }
    return [words.translated(name=player.instead_of) for words, holds in states.items() if holds]


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
