"""The shared reveal: a card that was played or discarded lies face down before all eyes for a beat, and turns over."""

from itertools import groupby

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hanabi_desktop.board.motion import acts
from hanabi_desktop.board.motion.board_motion import BoardMotion, held_places
from hanabi_desktop.board.motion.geometry import Shown
from hanabi_desktop.board.motion.overlay import draw_posed, paint_veil, paint_words, picture_before
from hanabi_desktop.board.motion.plan import HALF_TURN
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.layout import middle_card
from hanabi_desktop.rules import (
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    Discard,
    EndReason,
    Event,
    Everybody,
    FuseBurnt,
    GameOver,
    LastCopyLost,
    Play,
    Seat,
    TurnView,
)
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Private, Public, Revealing, ScreenView, before_the_end
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.table.actions import ActionKind, LayOpen, MoveToken, TableAction, TokenMove
from hanabi_desktop.table.events import CardLaidOpen
from hanabi_desktop.table.table import Client
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.keyboard import KeyRepeatFilter
from hanabi_desktop.wording.journal import action_text, consequences
from hanabi_desktop.wording.table import announced_text, headline

LAST_LOOK = 1200
"""Milliseconds of a look at the table after the last card, before anything is said of the end."""
ARRIVING = 320
"""Milliseconds in which the card comes to the middle; a press that comes sooner was meant for what was there before."""
SHORT_READ, SHORT_WAY = 500, 600
"""Maximum milliseconds to read a card that has turned, and of its way to its place, once somebody has pressed."""

_SHOWING: dict[ActionKind, TableAction] = {
    ActionKind.PLAY: LayOpen(),
    ActionKind.DISCARD: MoveToken(TokenMove.RETURN_CLOCK),
}
"""The action that turns an announced card face up, by kind of announcement."""

_PRESSES = frozenset((QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress))
_SWALLOWED = frozenset((QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel, QEvent.Type.ContextMenu))


class Reveal(QWidget):
    """Overlay with the card in the middle of the table, and the clock of the beat: any press goes on at once.

    It knows the card's place and no face. It takes no clicks itself: a press in the window goes on, and does nothing else.
    """

    ended = Signal(bool)
    """The beat is over: the card turns, or what comes after it; and whether that is because somebody pressed."""
    hurried = Signal()
    """Somebody presses while a card that has turned is on its way."""

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
        self._waiting = self._pressed = False
        self._ground: QPixmap | None = None
        """The table below, while all of it darkens."""
        self.seconds = 0
        """Seconds that a card lies face down; 0 for not at all."""
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
        """Lays the card of this id in the middle, and has everybody wait; one that lies there already turns at once."""
        lies = self._lies(card)
        self._lay(card, words, None if lies else source, policy)
        self._turns = policy is MotionPolicy.FULL
        beat = 0 if lies else self.seconds * 1000
        self._start(max(1, beat + (HALF_TURN if self._turns else 0)))

    def lay(self, card: int, words: str, source: QRectF | None, policy: MotionPolicy) -> None:
        """Lays it there until somebody turns it over or takes it back."""
        if not self._lies(card):
            self._lay(card, words, source, policy)
            self._turns = False
            self.clock.setEndValue(float(ARRIVING))
            self.clock.setDuration(ARRIVING)
            self.clock.start()
        elif words != self._words:
            self._words = words
            self.update()

    def _lies(self, card: int) -> bool:
        return self._card == card and self.isVisible()

    def _lay(self, card: int, words: str, source: QRectF | None, policy: MotionPolicy) -> None:
        """It comes from `source`, where things may travel."""
        self._source = source if policy is MotionPolicy.FULL else None
        self._card, self._words = card, words
        self._fit()
        if self._source is not None and not self.isVisible():
            # While all of the table darkens, painting each of its parts for every picture would be slow.
            self._ground = self._board.grab(self.geometry())
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Above a token that is still on its way.
        self.raise_()
        self.show()

    def wait(self, milliseconds: int, *, pressed: bool = False) -> None:
        """Waits for something that moves on the table, without a card in the middle; or for the rest, once somebody `pressed`."""
        self._start(max(1, milliseconds))
        self._pressed = pressed

    def _start(self, duration: int) -> None:
        self._rest.begin()
        self._waiting, self._pressed = True, False
        self.clock.setEndValue(float(duration))
        self.clock.setDuration(duration)
        self._watch(self._board.window().windowHandle())
        self.clock.start()

    def go_on(self) -> None:
        """What a press does: the card turns now; one that has turned goes where it belongs, for all to see."""
        there = self.clock.duration() - HALF_TURN
        if not (self._pressed or self.isVisible()):
            self.hurried.emit()
            return
        self._pressed = True
        if self._turns and self.isVisible() and self.clock.currentTime() < there:
            self.clock.setCurrentTime(there)
        else:
            self.finish()

    def finish(self) -> None:
        """Ends the beat."""
        if self._waiting:
            pressed = self._pressed
            self.stop()
            self.ended.emit(pressed)

    def stop(self) -> None:
        """Nothing of the beat is left, and nobody is told."""
        self._waiting = False
        self._watch(None)
        self.clock.stop()
        self.hide()
        self._show_table()
        self._gap, self._card, self._words = None, -1, ""

    # Presses

    def _watch(self, window: QWindow | None) -> None:
        if self._window is not None and isValid(self._window):
            self._window.removeEventFilter(self)
        self._window = window
        if window is not None:
            window.installEventFilter(self)

    @guarded
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
        self._show_table()
        self.setGeometry(self._board.stage.geometry())
        held = held_places(self._board).get(self._card)
        self._gap = None
        if held is not None:
            empty = acts.Cover(acts.HeldSpot(held.seat, held.row), held.cell, 0)
            self._gap = held.cell.toAlignedRect().topLeft(), picture_before(self._board, empty)
        self.update()

    def _show_table(self) -> None:
        """The table below is seen as it is."""
        if self._ground is not None:
            self._ground = None
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)
            self.update()

    def _step(self) -> None:
        time = self.clock.currentTime()
        if not self.isVisible():
            return
        if time < ARRIVING:
            self.update()
        elif self._ground is not None:
            self._show_table()
        elif time > self.clock.duration() - HALF_TURN:
            self.update(self.place.toAlignedRect().adjusted(-2, -2, 2, 2))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        time = self.clock.currentTime()
        arrived = min(1.0, time / ARRIVING)
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._ground is not None:
            painter.drawPixmap(0, 0, self._ground)
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


def _seen_in(scene: acts.Scene, event: Event | CardLaidOpen) -> int:
    """In how many milliseconds something is seen: what the card brings when it comes to its place, its end in its time."""
    # Nobody hears a card being drawn as everything blows up.
    match event:
        case FuseBurnt():
            seen = [act.start for act in scene.acts if isinstance(act, acts.LastFuse)]
        case CardDrawn() | GameOver():
            seen = [act.start for act in scene.acts if isinstance(act, acts.Blast)]
        case _:
            seen = []
    return seen[0] if seen else scene.landing


class KeptBack(QObject):
    """Keeps back from everybody for a moment what a card that lies face down is, and an end that it brings.

    The game has gone on, and is on disk; `view` is as much of it as is to be seen.
    """

    refreshed = Signal()
    """The view is another one, though nothing has changed at the table."""
    called = Signal()
    """Somebody has acted, and all are to look at the table again."""
    turned = Signal()
    """The card turns over."""
    happened = Signal(object, int)
    """What took effect is seen now: its events, and the milliseconds until the card comes to where it was meant for."""
    hastened = Signal(int)
    """What was to be seen later is seen sooner, by this number of milliseconds."""
    ended = Signal()
    """The game is over, and its end is told."""

    def __init__(self, screen: SharedScreen, reveal: Reveal, motion: BoardMotion) -> None:
        """Of the table that `screen` shows; `follow` is to be called when that changes."""
        super().__init__(reveal)
        self._screen, self._reveal, self._motion = screen, reveal, motion
        self._to_hold: ScreenView | None = None
        self._held: ScreenView | None = None
        """The public table from before an action whose card lies face down still."""
        self._events: tuple[Event | CardLaidOpen, ...] = ()
        """What happened by that action, and is not told yet."""
        self._turned: Revealing | None = None
        """A turn whose card has turned, while it is on its way; nothing is said yet of whose turn it is, or of the end."""
        self.end_told = screen.table.over
        """Whether it is told that the game is over."""
        screen.happened.connect(self._happened)
        screen.laid_open.connect(lambda laid_open: self._happened((laid_open,)))
        reveal.ended.connect(self._go_on)
        reveal.hurried.connect(self._hurry)

    @property
    def view(self) -> ScreenView:
        """What is to be seen now."""
        if self._held is not None:
            return self._held
        view = self._screen.view
        if self._turned is None:
            return view
        return before_the_end(view, self._turned) if view.seen.end else replace(view, phase=self._turned)

    def act(self, action: TableAction) -> None:
        """Has the player who looks act; of a card that is played or discarded, everybody sees the back first."""
        screen = self._screen
        private = isinstance(screen.phase, Private)
        self._to_hold = self._before(action)
        try:
            screen.act(action)
        finally:
            self._to_hold = None
        if private and not isinstance(screen.phase, Private):
            self.called.emit()

    def act_for(self, client: Client, action: TableAction) -> None:
        """Has a computer act; its card is shown as that of anybody else, but to whom it showed its face before."""
        self._to_hold = None if self.view.alone else self._before(action)
        try:
            client.act(action)
        finally:
            self._to_hold = None

    def _before(self, action: TableAction) -> ScreenView | None:
        """What everybody sees while the card lies face down; None if there is nothing to wait for."""
        if not self._reveal.seconds:
            return None
        table = self._screen.table
        alone = self._screen.alone
        view = table.view(Everybody() if alone is None else Seat(alone))
        # Nothing is to be done until it has turned.
        view = replace(view, seen=replace(view.seen, options=None))
        seat, announced = table.current, view.announced
        if isinstance(action, Play | Discard) and table.master is None:
            named = action.announced if isinstance(action, Play) else None
            return ScreenView.of(view, Revealing(seat, ActionKind.of(action), action.card, named), None)
        if announced is None or action != _SHOWING.get(announced.kind):
            return None
        card = next((card.id for card in view.hands[seat] if card.announced), None)
        hands = tuple(tuple(replace(card, announced=None) for card in hand) for hand in view.hands)
        view = replace(view, announced=None, hands=hands, clocks=view.clocks + isinstance(action, MoveToken))
        return ScreenView.of(view, Revealing(seat, announced.kind, card, announced.named), None)

    def follow(self) -> None:
        """The table is another one: what was kept back is shown with it, but for the card that was played just now."""
        over = self._screen.table.over
        self._held, self._to_hold = self._to_hold, None
        events, self._events = self._events, ()
        self.end_told = over and (self.end_told or self._turned is not None)
        if self._reveal.on:
            self._reveal.stop()
        self._turned = self._ending() if over and not self.end_told and self._held is None else None
        if events:
            self.happened.emit(events, 0)

    def show_announced(self, view: ScreenView) -> None:
        """A card that was announced to the master lies before all eyes until it is turned face up."""
        announced = view.announced
        if self._reveal.on or isinstance(view.phase, Revealing):
            return
        if announced is None or announced.owed or announced.laid_open or not isinstance(view.phase, Public):
            self._reveal.stop()
        elif self._reveal.seconds:
            card = next(card.id for card in view.hands[announced.seat] if card.announced)
            words = announced_text(announced, view)
            self._reveal.lay(card, words, self._motion.place_of(card), self._motion.policy)

    def _ending(self) -> Revealing | None:
        """The turn by which the game has ended just now; None if it ended without one."""
        # As long as it goes on no view is asked for here: one that fails has to fail where all faces are forgotten.
        last = self._screen.view.seen.turns[-1]
        return Revealing(last.seat, ActionKind.PLAY, turned=True) if len(last.events) > 1 else None

    def _happened(self, events: tuple[Event | CardLaidOpen, ...]) -> None:
        held = self._held
        if held is None or not isinstance(held.phase, Revealing) or held.phase.card is None:
            self._show(events)
            return
        self._events = events
        card = held.phase.card
        self._reveal.begin(card, headline(held), self._motion.place_of(card), self._motion.policy)

    def _show(
        self, events: tuple[Event | CardLaidOpen, ...], shown: Shown | None = None, *, pressed: bool = False
    ) -> None:
        """What happened is seen and heard; after the last turn of a game, so is its end. Sooner, if somebody `pressed`."""
        table = self._screen.table
        self._motion.play(events, master=table.master is not None, shown=shown)
        scene = self._motion.scene
        last = events[-1]
        if self._turned is not None and isinstance(last, GameOver) and last.reason is not EndReason.FUSE:
            # The explosion is seen and heard on the table; every other end has a page of its own.
            events, self._events = events[:-1], events[-1:]
        for later, together in groupby(events, lambda event: _seen_in(scene, event)):
            self.happened.emit(tuple(together), later)
        if self._turned is not None:
            self._reveal.wait(scene.duration + (LAST_LOOK if table.over else 0))
            if pressed:
                self._hurry(SHORT_READ)
        elif table.over:
            self._tell_end()

    def _hurry(self, reading: int = 0) -> None:
        """What has turned is read for no longer than that, and comes where it belongs; no show is cut short."""
        over = self._screen.table.over
        show = over or any(isinstance(act, acts.FireworkBurst) for act in self._motion.scene.acts)
        landing = self._motion.until_landing
        left = self._motion.hurry(reading, self._motion.scene.duration if show else SHORT_WAY)
        self.hastened.emit(landing - self._motion.until_landing)
        self._reveal.wait(left + (LAST_LOOK if over else 0), pressed=True)

    def _go_on(self, pressed: bool) -> None:
        """The beat is over: the card turns, or lies where it belongs, and what comes next is told."""
        events, self._events = self._events, ()
        if self._turned is not None:
            self._turned = None
            self._motion.finish()
            if self._screen.table.over:
                self._tell_end()
                self.happened.emit(events, 0)
            else:
                self.refreshed.emit()
        elif self._held is not None and isinstance(self._held.phase, Revealing):
            laid_open = events[0] if isinstance(events[0], CardLaidOpen) else None
            # The master need not wait for what is only to be looked at.
            self._turned = None if laid_open else replace(self._held.phase, turned=True)
            self._held = None
            self.refreshed.emit()
            self.turned.emit()
            turn = self.view.seen.turns[-1] if laid_open is None else TurnView(0, laid_open.seat, laid_open.events)
            self._show(events, self._as_it_turns(turn), pressed=pressed)

    def _tell_end(self) -> None:
        self.end_told = True
        self.refreshed.emit()
        self.ended.emit()

    def _as_it_turns(self, turn: TurnView) -> Shown:
        """The card in the middle, with what it was and what came of it."""
        view = self.view
        lines = [action_text(turn, view.names, view.seen.rules), *consequences(turn, view.seen.rules)]
        if any(isinstance(event, CardMisplayed) for event in turn.events):
            tone = acts.Tone.BAD
        elif any(isinstance(event, LastCopyLost) for event in turn.events):
            tone = acts.Tone.LOST
        else:
            played = any(isinstance(event, CardPlayed) for event in turn.events)
            tone = acts.Tone.GOOD if played else acts.Tone.POINTED
        return self._reveal.shown("\n".join(lines), tone)
