"""Motion on the board: remembers where things lay, and shows how they came where they lie now."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hanabi_desktop.board.hand_panel import HandPanel
from hanabi_desktop.board.motion import acts, plan
from hanabi_desktop.board.motion.acts import DiscardPlace, FireworkPlace, Geometry, HeldPlace, Shown, TokenPlace
from hanabi_desktop.board.motion.overlay import Overlay
from hanabi_desktop.board.piles import TokenTray
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.table import TokenKind
from hanabi_desktop.painting.layout import held_card, shrunk
from hanabi_desktop.painting.scene import deck_card_rect
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.screen.view import Private, ScreenView
from hanabi_desktop.widgets.appearance import MotionPolicy

_TOUCHES = frozenset(
    (
        *(QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin),
        *(QEvent.Type.TabletPress, QEvent.Type.Wheel, QEvent.Type.FocusOut),
    )
)

_NESTED = 3
"""Depth of nested layouts on the board."""


class BoardMotion(QObject):
    """Plays one scene at a time over the board, on one clock. The game never waits for it.

    `remember` comes before the models change, `play` after; in between whoever looks may be somebody else, so nothing
    but places is remembered.
    """

    ended = Signal()
    """The scene is over."""

    def __init__(self, board: Surface, look: RenderContext, policy: MotionPolicy) -> None:
        """Shows nothing until `play`."""
        super().__init__(board)
        self._board = board
        self.policy = policy
        """The limit of what may move; changed with `set_policy`."""
        self._before = Geometry()
        self._events: list[plan.MovingEvent] = []
        self._let_go: tuple[int, QRectF] | None = None
        self._window: QWindow | None = None
        self.scene = acts.Scene()
        """The scene that is playing; empty if none is."""
        self.clock = QVariantAnimation(self, startValue=0.0)
        self.overlay = Overlay(board, look, self.finish)
        self.clock.valueChanged.connect(self.overlay.set_time)
        self.clock.finished.connect(self.finish)
        look.changed.connect(self.finish)

    @property
    def running(self) -> bool:
        """Whether a scene is playing."""
        return self.clock.state() != QVariantAnimation.State.Stopped

    def let_go(self, card: int | None = None, spot: QRectF | None = None) -> None:
        """Notes that a dragged card, by id, was dropped at `spot`, where the next scene begins; without arguments forgets it."""
        self._let_go = None if card is None or spot is None else (card, spot)

    def set_policy(self, policy: MotionPolicy) -> None:
        """Sets how much may move; finishes the scene."""
        if policy is not self.policy:
            self.policy = policy
            self.finish()

    def remember(self, view: ScreenView) -> None:
        """Finishes the scene, and measures where everything lies before the models change to a `view` in which it may move.

        Ornament only: should it fail, nothing moves, and the table is shown all the same.
        """
        self._before = Geometry()
        self._events.clear()
        self.finish()
        if self._board.isVisible() and (view.alone or not isinstance(view.phase, Private)):
            self._before = survey(self._board)
            if self._let_go is not None:
                self._before = self._before.with_card_at(*self._let_go)

    def play(self, events: Sequence[plan.MovingEvent], *, master: bool = False, shown: Shown | None = None) -> None:
        """Plays the scene of these events and of those since `remember`.

        Only for the public table. `master`: whether somebody moves the tokens by hand. `shown`: where the card of the
        action lay for all to see.
        """
        self._events += events
        self._show(lambda before, after: plan.plan(self._events, before, after, master=master, shown=shown))

    def place_of(self, card: int) -> QRectF | None:
        """Where a card of a hand, by id, lay at the last `remember`."""
        place = self._before.held.get(card)
        return None if place is None else place.card

    def deal(self, starter: int) -> None:
        """Plays the deal, from the seat that begins; the cards lie there already.

        Only for the public table, and only where things may travel.
        """
        if self.policy is MotionPolicy.FULL:
            self._before = survey(self._board)
            self._show(lambda _, after: plan.plan_deal(after, starter))

    def _show(self, plan_scene: Callable[[Geometry, Geometry], acts.Scene]) -> None:
        self.finish()
        if not self._board.isVisible() or not self._before.held:
            return
        scene = plan_scene(self._before, self._survey())
        if self.policy is not MotionPolicy.FULL:
            scene = scene.reduced(acts.FADE if self.policy is MotionPolicy.REDUCED else 0)
        if not scene.duration:
            return
        self.overlay.begin(scene)
        self.scene = scene
        self._watch(self._board.window().windowHandle())
        self.clock.setKeyValues([])
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(float(scene.duration))
        self.clock.setDuration(scene.duration)
        self.clock.start()

    def hurry(self, reading: int, moving: int) -> int:
        """Shortens the rest of the scene to at most `reading` and `moving` milliseconds; returns its new duration, or 0."""
        if not self.running:
            return 0
        now, read, end = float(self.clock.currentValue()), float(self.scene.read), float(self.scene.duration)
        reads = min(max(0.0, read - now), reading)
        moves = min(end - max(now, read), moving)
        whole = max(1, round(reads + moves))
        self.clock.stop()
        self.clock.setKeyValues([(0.0, now), (min(reads / whole, 0.99), max(now, read)), (1.0, end)])
        self.clock.setDuration(whole)
        self.clock.start()
        return whole

    @property
    def until_landing(self) -> int:
        """In how many milliseconds the card comes to where it was meant for; 0 once it is there."""
        for (begun, before), (ended, after) in pairwise(self.clock.keyValues()):
            if before <= self.scene.landing <= after and before < after:
                share = begun + (ended - begun) * (self.scene.landing - before) / (after - before)
                return int(max(0, share * self.clock.duration() - self.clock.currentTime()))
        return 0

    def _survey(self) -> Geometry:
        # What has changed its size is in its place before anything flies there, or a picture is taken of it; what has
        # been placed may change the size of what is in it.
        for _ in range(_NESTED):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        return survey(self._board)

    def finish(self) -> None:
        """Ends the scene at once, and shows the board as it is."""
        if not self.running and not self.overlay.holding:
            return
        self.scene = acts.Scene()
        self.clock.stop()
        self._watch(None)
        self.overlay.end()
        self.ended.emit()

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

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isValid(self):
            return False
        kind = event.type()
        if watched is self._board:
            if kind in (QEvent.Type.Resize, QEvent.Type.Hide):
                self.finish()
        elif kind in _TOUCHES or (
            # The key that started the scene may still be held down.
            kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not event.isAutoRepeat()
        ):
            self.finish()
        return False


def survey(board: Surface) -> Geometry:
    """Measures where everything lies on the board now."""
    trays = {TokenKind.CLOCK: board.clocks, TokenKind.FUSE: board.fuses}
    return Geometry(
        held=held_places(board),
        names=tuple(_name(board, panel) for panel in board.hands),
        fireworks=_fireworks(board),
        discards=_discards(board),
        tokens={kind: _tokens(board, tray) for kind, tray in trays.items()},
        trays={kind: _rect(board, tray.viewport()) for kind, tray in trays.items()},
        table=QRectF(board.stage.rect()),
        deck=deck_card_rect(QRectF(board.deck.rect()), 20).translated(_origin(board, board.deck)),
    )


def held_places(board: Surface) -> dict[int, HeldPlace]:
    """Measures where the cards of all hands lie, by their ids."""
    return {card: place for panel in board.hands for card, place in _held(board, panel)}


def _origin(board: Surface, widget: QWidget) -> QPointF:
    return QPointF(widget.mapTo(board, QPoint()))


def _rect(board: Surface, widget: QWidget) -> QRectF:
    return QRectF(widget.rect()).translated(_origin(board, widget))


def _held(board: Surface, panel: HandPanel) -> list[tuple[int, HeldPlace]]:
    view = panel.view
    origin = _origin(board, view.viewport())
    places = []
    for row, (lying, place) in enumerate(zip(view.rows, view.places, strict=True)):
        card = lying.card
        cell = QRectF(place.toAlignedRect())
        rect = held_card(cell, raised=card.raised)
        if card.turned:
            rect = shrunk(rect)
        held = HeldPlace(panel.seat, row, cell.translated(origin), rect.translated(origin), card.turned)
        places.append((card.id, held))
    return places


def _name(board: Surface, panel: HandPanel) -> QRectF:
    room = QRectF(8, 4, max(16, panel.view.x() - 12), panel.height() - 8)
    return room.translated(_origin(board, panel))


def _fireworks(board: Surface) -> dict[Suit, FireworkPlace]:
    view = board.fireworks
    sky = _rect(board, view.viewport())
    places = {}
    for row, (firework, cell) in enumerate(zip(view.rows, view.places, strict=True)):
        rect = QRectF(cell.toAlignedRect()).translated(sky.topLeft())
        places[firework.suit] = FireworkPlace(row, firework, rect, view.card_rect(rect), sky)
    return places


def _discards(board: Surface) -> dict[Card, DiscardPlace]:
    view = board.discards
    origin, faces = _origin(board, view.viewport()), view.layout_now.faces
    return {
        value.card: DiscardPlace(row, column, value, QRectF(faces[row][column].toRect()).translated(origin))
        for row, cells in enumerate(view.cells)
        for column, value in enumerate(cells)
    }


def _tokens(board: Surface, tray: TokenTray) -> tuple[TokenPlace, ...]:
    origin = _origin(board, tray.viewport())
    there = enumerate(zip(tray.rows, tray.places, strict=True))
    return tuple([TokenPlace(row, token, QRectF(at.toAlignedRect()).translated(origin)) for row, (token, at) in there])
