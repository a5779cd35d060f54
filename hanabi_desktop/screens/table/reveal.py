"""The shared reveal: a card that was played or discarded lies face down before all eyes for a beat, and turns over."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hanabi_desktop.board.motion import acts
from hanabi_desktop.board.motion.board_motion import survey
from hanabi_desktop.board.motion.overlay import draw_posed, paint_veil, paint_words, picture_before
from hanabi_desktop.board.motion.plan import HALF_TURN, Shown
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.layout import middle_card
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.keyboard import KeyRepeatFilter

ARRIVING = 320
"""Milliseconds in which the card comes to the middle; a press that comes sooner was meant for what was there before."""

_PRESSES = frozenset((QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress))
_SWALLOWED = frozenset((QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel, QEvent.Type.ContextMenu))


class Reveal(QWidget):
    """Overlay with the card in the middle of the table, and the clock of the beat: any press goes on at once.

    It knows the card's place and no face. It takes no clicks itself: a press in the window goes on, and does nothing else.
    """

    ended = Signal()
    """The beat is over: the card turns, or what comes after the last one."""

    def __init__(self, board: Board, look: RenderContext) -> None:
        """Hidden."""
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board, self._look = board, look
        self._words = ""
        self._card = -1
        self._gap: tuple[QPoint, QPixmap] | None = None
        """The card's place in its hand, empty, and where that is."""
        self._source: QRectF | None = None
        """Where the card was seen last; None if nothing travels."""
        self._turns = False
        self._window: QWindow | None = None
        self._rest = KeyRepeatFilter()
        self._waiting = False
        self.seconds = 0
        """How long a card lies face down; 0 for not at all."""
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.valueChanged.connect(lambda _time: self._step())
        self.clock.finished.connect(self.finish)
        board.stage.installEventFilter(self)
        look.changed.connect(self.update)
        self.hide()

    @property
    def on(self) -> bool:
        """Whether everybody is waiting."""
        return self._waiting

    @property
    def place(self) -> QRectF:
        """Where the card lies for all to see, on the board."""
        return middle_card(QRectF(self._board.stage.rect()))

    def shown(self, words: str, tone: acts.Tone) -> Shown:
        """The card as it turns over, with what is told of it then."""
        return Shown(self.place, words, tone, QRectF(self._board.stage.rect()))

    def begin(self, card: int, words: str, source: QRectF | None, policy: MotionPolicy) -> None:
        """Lays the card of this id in the middle; it comes from `source`, where things may travel."""
        self._turns = policy is MotionPolicy.FULL
        self._source = source if self._turns else None
        self._card, self._words = card, words
        self._fit()
        self.show()
        self._start(self.seconds * 1000 + (HALF_TURN if self._turns else 0))

    def wait(self, milliseconds: int) -> None:
        """Waits for something that moves on the table, without a card in the middle."""
        self._start(milliseconds)

    def _start(self, duration: int) -> None:
        self._rest.begin()
        self._waiting = True
        self.clock.setEndValue(float(duration))
        self.clock.setDuration(duration)
        self._watch(self._board.window().windowHandle())
        self.clock.start()

    def go_on(self) -> None:
        """What a press does: the card turns now."""
        there = self.clock.duration() - HALF_TURN
        if self._turns and self.isVisible() and self.clock.currentTime() < there:
            self.clock.setCurrentTime(there)
        else:
            self.finish()

    def finish(self) -> None:
        """Ends the beat."""
        if self._waiting:
            self.stop()
            self.ended.emit()

    def stop(self) -> None:
        """Nothing of the beat is left, and nobody is told."""
        self._waiting = False
        self._watch(None)
        self.clock.stop()
        self.hide()
        self._gap, self._card, self._words = None, -1, ""

    # Presses

    def _watch(self, window: QWindow | None) -> None:
        if self._window is not None and isValid(self._window):
            self._window.removeEventFilter(self)
        self._window = window
        if window is not None:
            window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isValid(self):
            return False
        kind = event.type()
        if watched is not self._window:
            if kind == QEvent.Type.Resize and self.isVisible():
                # Once the hands have their places.
                QTimer.singleShot(0, self, self._fit)
            return False
        if kind == QEvent.Type.FocusOut:
            self.finish()
            return False
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            self._rest.released(event)
            return False
        if kind == QEvent.Type.ShortcutOverride:
            # No shortcut is meant: the key comes as a press.
            event.accept()
            return True
        pressed = kind in _PRESSES
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            pressed = self._rest.pressed(event)
        elif not pressed:
            return kind in _SWALLOWED
        if pressed and self.clock.currentTime() >= ARRIVING:
            self.go_on()
        return True

    # What is to be seen

    def _fit(self) -> None:
        self.setGeometry(self._board.stage.geometry())
        held = survey(self._board).held.get(self._card)
        self._gap = None
        if held is not None:
            empty = acts.Cover(acts.HeldSpot(held.seat, held.row), held.cell, 0)
            self._gap = held.cell.toAlignedRect().topLeft(), picture_before(self._board, empty)
        self.update()

    def _step(self) -> None:
        time = self.clock.currentTime()
        if self.isVisible() and (time < ARRIVING + 50 or time > self.clock.duration() - HALF_TURN):
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        time = self.clock.currentTime()
        arrived = min(1.0, time / ARRIVING)
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._gap is not None:
            painter.drawPixmap(*self._gap)
        paint_veil(painter, QRectF(self.rect()), arrived if self._source else 1.0, QColor(Qt.GlobalColor.black))
        place = self.place
        picture = self._look.card(place.size(), self.devicePixelRatioF(), None)
        pose = acts.Pose(place.center(), place.size())
        if self._source is not None and arrived < 1:
            flight = acts.Flight(
                sprite=acts.BackSprite(),
                source=self._source,
                target=place,
                start=0,
                duration=ARRIVING,
                curve=acts.Curve.ARRIVING,
            )
            pose = acts.flight_pose(flight, arrived)
        elif self._turns:
            left = (self.clock.duration() - time) / HALF_TURN
            pose = acts.turned_pose(place, min(1.0, left))
        draw_posed(painter, picture, pose)
        if arrived == 1 or self._source is None:
            paint_words(painter, place, QRectF(self.rect()), self._words, theme, theme.panel_edge)
        painter.end()
