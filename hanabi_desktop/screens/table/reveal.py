"""The shared reveal: a card that was played or discarded lies face down before all eyes for a beat, and turns over."""

from itertools import groupby

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hanabi_desktop import rules
from hanabi_desktop.board.motion import acts
from hanabi_desktop.board.motion.acts import Shown
from hanabi_desktop.board.motion.board_motion import BoardMotion, held_places
from hanabi_desktop.board.motion.overlay import draw_posed, paint_veil, paint_words, picture_before
from hanabi_desktop.board.motion.plan import HALF_TURN
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.layout import middle_card
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Phase, Private, Public, Revealing, ScreenView
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.table.events import CardLaidOpen
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.buttons import HURRIED_DELAY, LONG_DELAY, UNHURRIED_DELAY
from hanabi_desktop.widgets.keyboard import KeyRepeatFilter
from hanabi_desktop.wording.journal import action_text, consequences
from hanabi_desktop.wording.table import announced_text, headline

LAST_LOOK = 1200
"""Milliseconds of a look at the table after the last card, before anything is said of the end."""
ARRIVING = 320
"""Milliseconds in which the card comes to the middle; a press that comes sooner was meant for what was there before."""
SHORT_READ, SHORT_WAY = 500, 600
"""Maximum milliseconds to read a card that has turned, and of its way to its place, once somebody has pressed."""

_PRESSES = frozenset((QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress))
_SWALLOWED = frozenset((QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel, QEvent.Type.ContextMenu))


class Reveal(QWidget):
    """Overlay with a card face down in the middle of the table, and the clock by which the screen's reveal goes on.

    Any press in the window goes on at once, and does nothing else. Once the card has turned, its motion is played below.
    """

    seen = Signal(object, int)
    """What happened is seen now: the events, and the milliseconds until the card comes to where it was meant for."""
    hastened = Signal(int)
    """What was to be seen later is seen sooner, by this number of milliseconds."""

    def __init__(self, screen: SharedScreen, board: Board, motion: BoardMotion, look: RenderContext) -> None:
        """Hidden. The page calls `follow` with each view."""
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._screen, self._board, self._motion, self._look = screen, board, motion, look
        # From now on there is somebody who calls `go_on`.
        screen.reveal_seconds = 0
        screen.turned.connect(self._turn_up)
        screen.happened.connect(self._happened)
        self._phase: Phase = screen.phase
        self._words = ""
        self._card = -1
        self._gap: tuple[QPoint, QPixmap] | None = None
        """The card's place in its hand, empty, and where that is."""
        self._source: QRectF | None = None
        """Where the card was seen last; None if nothing travels."""
        self._turns = False
        self._up = False
        """Whether what is told next is of a card that lay in the middle."""
        self._window: QWindow | None = None
        self._rest = KeyRepeatFilter()
        self._pressed = False
        self.hurried = False
        """Whether anybody has pressed while everybody waited, until a view is opened or there is another reveal."""
        self._ground: QPixmap | None = None
        """The table below, while all of it darkens."""
        self.clock = QVariantAnimation(self, startValue=0.0)
        self.clock.valueChanged.connect(lambda _time: self._step())
        self.clock.finished.connect(self.finish)
        board.stage.installEventFilter(self)
        look.changed.connect(self.update)
        self.hide()

    @property
    def on(self) -> bool:
        """Whether everybody is waiting."""
        return isinstance(self._phase, Revealing)

    @property
    def delay_after(self) -> int:
        """Milliseconds until the button that opens the next view answers, should everybody wait no more now."""
        return HURRIED_DELAY if self.hurried else UNHURRIED_DELAY if self.on else LONG_DELAY

    @property
    def place(self) -> QRectF:
        """Where the card lies for all to see, on the board."""
        return middle_card(QRectF(self._board.stage.rect()))

    # What lies in the middle

    def follow(self, view: ScreenView) -> None:
        """Shows the card that lies face down in this view, or was announced to the master; else none."""
        before, self._phase = self._phase, view.phase
        phase, announced, full = view.phase, view.announced, self._motion.policy is MotionPolicy.FULL
        if isinstance(phase, Private) or (self.on and not isinstance(before, Revealing)):
            self.hurried = False
        if isinstance(phase, Revealing) and phase == before:
            return
        if isinstance(phase, Revealing) and phase.card is not None and not phase.turned:
            # One that was announced has been looked at already, and turns at once.
            seconds = 0 if self._lay(phase.card, headline(view)) else self._screen.reveal_seconds or 0
            self._turns = full
            self._wait(seconds * 1000 + (HALF_TURN if full else 0))
        elif self._screen.reveal_seconds and isinstance(phase, Public) and announced and announced.owed is None:
            card = next(card.id for card in view.hands[announced.seat] if card.announced)
            if not self._lay(card, announced_text(announced, view)):
                self._turns = False
                self._start(ARRIVING)
        else:
            self._stop()

    def say(self, view: ScreenView) -> None:
        """Says the same of the card that lies there in another language."""
        if self.isVisible():
            self._words = announced_text(view.announced, view) if view.announced else headline(view)
            self.update()

    def _lay(self, card: int, words: str) -> bool:
        """Lays the card of this id in the middle; it comes from its hand, where things may travel. Returns whether it lay there."""
        lay = self._card == card and self.isVisible()
        travels = self._motion.policy is MotionPolicy.FULL and not lay
        self._source = self._motion.place_of(card) if travels else None
        self._card, self._words = card, words
        self._fit()
        if self._source is not None and not self.isVisible():
            # While all of the table darkens, painting each of its parts for every picture would be slow.
            self._ground = self._board.grab(self.geometry())
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Above a token that is still on its way.
        self.raise_()
        self.show()
        return lay

    def _stop(self) -> None:
        """Nothing lies in the middle, and nobody waits."""
        self._watch(None)
        self.clock.stop()
        self.hide()
        self._show_table()
        self._gap, self._card, self._words = None, -1, ""

    # The clock

    def _wait(self, milliseconds: int) -> None:
        """Lets the screen's reveal go on after this time, or at a press."""
        self._rest.begin()
        self._pressed = False
        self._watch(self._board.window().windowHandle())
        self._start(max(1, milliseconds))

    def _start(self, duration: int) -> None:
        self.clock.stop()
        self.clock.setEndValue(float(duration))
        self.clock.setDuration(duration)
        self.clock.start()

    def finish(self) -> None:
        """Has the reveal go on now."""
        self._screen.go_on()

    # What has happened

    def _turn_up(self) -> None:
        self._up = True

    def _happened(self, events: tuple[rules.Event | CardLaidOpen, ...]) -> None:
        """It is seen and heard, while everybody waits if the reveal goes on; for a shorter time if somebody pressed."""
        shown = self._as_it_turns(events) if self._up else None
        pressed, self._up = self._up and self._pressed, False
        table = self._screen.table
        self._motion.play(events, master=table.master is not None, shown=shown)
        scene = self._motion.scene
        for later, together in groupby(events, lambda event: _seen_in(scene, event)):
            self.seen.emit(tuple(together), later)
        if self.on:
            self._wait(scene.duration + (LAST_LOOK if table.over else 0))
            if pressed:
                self._hurry(SHORT_READ)

    def _hurry(self, reading: int = 0) -> None:
        """What has turned is read for no longer than that, and comes where it belongs; no show is cut short."""
        over = self._screen.table.over
        show = over or any(isinstance(act, acts.FireworkBurst) for act in self._motion.scene.acts)
        landing = self._motion.until_landing
        left = self._motion.hurry(reading, self._motion.scene.duration if show else SHORT_WAY)
        self.hastened.emit(landing - self._motion.until_landing)
        self._wait(left + (LAST_LOOK if over else 0))
        self._pressed = True

    def _as_it_turns(self, events: tuple[rules.Event | CardLaidOpen, ...]) -> Shown:
        """The card in the middle, with what it was and what came of it."""
        view, first = self._screen.view, events[0]
        turn = rules.TurnView(0, first.seat, first.events) if isinstance(first, CardLaidOpen) else view.seen.turns[-1]
        lines = [action_text(turn, view.names, view.seen.rules), *consequences(turn, view.seen.rules)]
        if any(isinstance(event, rules.CardMisplayed) for event in turn.events):
            tone = acts.Tone.BAD
        elif any(isinstance(event, rules.LastCopyLost) for event in turn.events):
            tone = acts.Tone.LOST
        else:
            played = any(isinstance(event, rules.CardPlayed) for event in turn.events)
            tone = acts.Tone.GOOD if played else acts.Tone.POINTED
        return Shown(self.place, "\n".join(lines), tone, QRectF(self._board.stage.rect()))

    # Presses

    def _press(self) -> None:
        """The card turns now; one that has turned goes where it belongs, for all to see."""
        there = self.clock.duration() - HALF_TURN
        if not (self._pressed or self.isVisible()):
            self._hurry()
            return
        self._pressed = True
        if self._turns and self.isVisible() and self.clock.currentTime() < there:
            self.clock.setCurrentTime(there)
        else:
            self.finish()

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
        self.hurried |= pressed
        if pressed and self.clock.currentTime() >= ARRIVING:
            self._press()
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
        with QPainter(self) as painter:
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
                    sprite=None,
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


def _seen_in(scene: acts.Scene, event: rules.Event | CardLaidOpen) -> int:
    """In how many milliseconds something is seen: what the card brings when it comes to its place, its end in its time."""
    # Nobody hears a card being drawn as everything blows up.
    match event:
        case rules.FuseBurnt():
            seen = [act.start for act in scene.acts if isinstance(act, acts.LastFuse)]
        case rules.CardDrawn() | rules.GameOver():
            seen = [act.start for act in scene.acts if isinstance(act, acts.Blast)]
        case _:
            seen = []
    return seen[0] if seen else scene.landing
