"""Motion on the board: remembers where things lay, and shows how they came where they lie now."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QWindow
from shiboken6 import isValid

from hanabi_desktop.board.motion.acts import Scene
from hanabi_desktop.board.motion.geometry import Geometry, survey
from hanabi_desktop.board.motion.overlay import Overlay
from hanabi_desktop.board.motion.plan import Told, dealing, plan, plan_back
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.widgets.motion_policy import MotionPolicy

_TOUCHES = frozenset(
    (
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
        QEvent.Type.Wheel,
        QEvent.Type.FocusOut,
    )
)

_NESTED = 3
"""So deep are layouts within layouts on the board."""


class BoardMotion(QObject):
    """One clock for everything that moves on the board. Nothing ever waits for it.

    `remember` comes before the models change, `play` after; in between whoever looks may be somebody else, so nothing
    but places is remembered.
    """

    def __init__(self, board: Surface, look: Look, policy: MotionPolicy) -> None:
        """Moves nothing until `play`."""
        super().__init__(board)
        self._board = board
        self._policy = policy
        self._before = Geometry()
        self._told: list[Told] = []
        self._let_go: tuple[int, QRectF] | None = None
        self._window: QWindow | None = None
        self.scene = Scene()
        """What is being shown; empty while nothing is."""
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.overlay = Overlay(board, look, self.finish)
        self.clock.valueChanged.connect(self.overlay.set_time)
        self.clock.finished.connect(self.finish)
        look.changed.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether anything is moving."""
        return self.clock.state() != QVariantAnimation.State.Stopped

    @property
    def policy(self) -> MotionPolicy:
        """How much may move."""
        return self._policy

    def let_go(self, card: int | None = None, spot: QRectF | None = None) -> None:
        """A card of a hand, by id, is let go over the board at `spot`: what happens next begins there."""
        self._let_go = None if card is None or spot is None else (card, spot)

    def set_policy(self, policy: MotionPolicy) -> None:
        """How much may move, from now on; what is moving is finished."""
        if policy is not self._policy:
            self._policy = policy
            self.finish()

    def remember(self) -> None:
        """Finishes what is moving, and looks where everything lies.

        Ornament only: should it fail, nothing moves, and the table is shown all the same.
        """
        self._before = Geometry()
        self._told.clear()
        self.finish()
        if self._policy is not MotionPolicy.OFF and self._board.isVisible():
            self._before = survey(self._board)
            if self._let_go is not None:
                self._before = self._before.with_card_at(*self._let_go)

    def play(self, told: Sequence[Told], *, master: bool = False) -> None:
        """Shows what was told, together with whatever else was told since `remember`.

        Only for the public table. `master`: whether somebody moves the tokens by hand.
        """
        self.finish()
        self._told += told
        if self._policy is MotionPolicy.OFF or not self._board.isVisible() or not self._before.held:
            return
        scene = plan(self._told, self._before, self._survey(), master=master)
        self._show(scene.reduced() if self._policy is MotionPolicy.REDUCED else scene)

    def play_back(self, undone: Sequence[Told]) -> None:
        """Shows how what had happened is gone back over since `remember`: the same paths the other way round."""
        self.finish()
        if self._policy is MotionPolicy.OFF or not self._board.isVisible() or not self._before.held:
            return
        scene = plan_back(undone, self._before, self._survey())
        self._show(scene.reduced() if self._policy is MotionPolicy.REDUCED else scene)

    def deal(self, starter: int) -> None:
        """Shows how the cards that lie there were dealt, from the seat that begins; they lie there already.

        Only for the public table, and only where things may travel.
        """
        self.finish()
        if self._policy is MotionPolicy.FULL and self._board.isVisible():
            self._show(dealing(self._survey(), starter))

    def _survey(self) -> Geometry:
        # What has changed its size is in its place before anything flies there, or a picture is taken of it; what has
        # been placed may change the size of what is in it.
        for _ in range(_NESTED):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        return survey(self._board)

    def _show(self, scene: Scene) -> None:
        if not scene.duration:
            return
        self.overlay.begin(scene)
        self.scene = scene
        self._watch(self._board.window().windowHandle())
        self.clock.setEndValue(float(scene.duration))
        self.clock.setDuration(scene.duration)
        self.clock.start()

    def finish(self) -> None:
        """Shows everything as it is, at once."""
        if not self.running and not self.overlay.holding:
            return
        self.scene = Scene()
        self.clock.stop()
        self._watch(None)
        self.overlay.end()

    def _watch(self, window: QWindow | None) -> None:
        """A click or a key in the window finishes the scene before it does what it is meant for."""
        for watched in (self._window, self._board):
            # Of a table that is being deleted, the window goes first.
            if watched is not None and isValid(watched):
                watched.removeEventFilter(self)
        self._window = window
        if window is not None:
            window.installEventFilter(self)
            self._board.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isValid(self):
            return False
        kind = event.type()
        if watched is self._board:
            if kind in (QEvent.Type.Resize, QEvent.Type.Hide):
                self.finish()
        elif kind in _TOUCHES or (
            # The key that has led here may still be held down.
            kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not event.isAutoRepeat()
        ):
            self.finish()
        return False
