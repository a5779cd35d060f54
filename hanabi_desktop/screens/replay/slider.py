"""The slider through a game, with the points as a curve and the mistakes as marks along it."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, painted
from hanabi_desktop.painting.canvas import alpha
from hanabi_desktop.painting.cards import paint_cross
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.rules import RANKS, Rules
from hanabi_desktop.table.replay import Course
from hanabi_desktop.wording.plain import tool_tip
from hanabi_desktop.wording.replay import place_told, standing_text


class TurnSlider(QSlider):
    """Its value is the turn. To a screen reader its name says the turn, the points and the mistakes."""

    def __init__(self, course: Course, rules: Rules, players: int, look: Look, parent: QWidget | None = None) -> None:
        """`course` is that of a game by these `rules`; a page is a round of so many `players`."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._course, self._rules, self._look = course, rules, look
        self._most = max(1, len(RANKS) * len(rules.suits))
        self.turns = len(course.standings) - 1
        self.setRange(0, self.turns)
        self.setPageStep(players)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.valueChanged.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """All words anew."""
        self.setAccessibleName(standing_text(self.value(), self.turns, self._course.standings[self.value()]))
        self.update()

    @override
    @answered(False)
    def event(self, event: QEvent) -> bool:
        # It is no tool tip of the widget: a screen reader would tell that after the name, which says the same.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            turn = self.turn_at(event.pos().x())
            width = max(1, round(self._room.width() / max(1, self.turns)))
            there = QRect(round(self.place(turn)) - width // 2, 0, width, self.height())
            words = place_told(turn, self.turns, self._course, self._rules)
            QToolTip.showText(event.globalPos(), tool_tip(words), self, there)
            return True
        return super().event(event)

    @override
    def sizeHint(self) -> QSize:
        # The hill grows with the window, not with the letters.
        return QSize(200, max(28, self.window().height() // 20))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    # Where each turn is

    @property
    def _room(self) -> QRectF:
        side = self.height() * 0.3
        return QRectF(self.rect()).adjusted(side, 3, -side, -3)

    def place(self, turn: int) -> float:
        """Where across the slider a turn is."""
        room = self._room
        return room.left() + room.width() * turn / max(1, self.turns)

    def turn_at(self, place: float) -> int:
        """The turn that is nearest to a place across it."""
        room = self._room
        return min(max(round((place - room.left()) / max(1.0, room.width()) * self.turns), 0), self.turns)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.turn_at(event.position().x()))
            event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.turn_at(event.position().x()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    # What is seen

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, room = self._look.theme, self._room
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(alpha(theme.field, 0.9))
        painter.drawRoundedRect(room.adjusted(-4, 0, 4, 0), 4, 4)
        self._paint_points(painter, room)
        size = min(room.height() * 0.5, 16.0)
        for turn, suit in self._course.completed:
            spot = QRectF(self.place(turn) - size / 2, room.top() + 1, size, size)
            paint_symbol(painter, spot, suit, theme)
        for turn in self._course.mistakes:
            spot = QRectF(self.place(turn) - size / 2, room.bottom() - size - 1, size, size)
            paint_cross(painter, spot, theme)
        here = self.place(self.value())
        handle = QRectF(here - 4, room.top() - 2, 8, room.height() + 4)
        painter.setPen(QPen(theme.on_accent, 1))
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(handle, 3, 3)
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), theme, radius=4)
        painter.end()

    def _paint_points(self, painter: QPainter, room: QRectF) -> None:
        """The points as a hill of steps: brighter where they are won already."""
        hill = QPainterPath(QPointF(room.left(), room.bottom()))
        height = room.bottom()
        for turn, standing in enumerate(self._course.standings):
            across = self.place(turn)
            hill.lineTo(across, height)
            height = room.bottom() - room.height() * 0.92 * standing.points / self._most
            hill.lineTo(across, height)
        hill.lineTo(room.right(), height)
        hill.lineTo(room.right(), room.bottom())
        hill.closeSubpath()
        theme, here = self._look.theme, self.place(self.value())
        for left, right, strength in ((room.left(), here, 0.75), (here, room.right(), 0.3)):
            painter.save()
            painter.setClipRect(QRectF(left, room.top(), right - left, room.height()))
            painter.fillPath(hill, alpha(theme.good, strength))
            painter.restore()
