"""Sound effects of the table. Everything that is heard has been seen by all: no sound tells of a hidden card."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from hanabi_desktop import rules
from hanabi_desktop.loudspeaker import Loudspeaker, can_play
from hanabi_desktop.players import Badge, Emblem
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Phase, Private, Public, Revealing
from hanabi_desktop.table.events import ActionTakenBack

Cue = tuple[int, str]
"""A delay in milliseconds, and the name of the effect."""

SAMPLE = "play_3"
"""The effect that is played to try the volume."""

AFTER_ACTION, AFTER_REVEAL, AFTER_EFFECT = 1100, 200, 500
"""Minimum milliseconds after an action, a reveal and an effect that followed, until the next player is called."""

_ENDINGS = {rules.Outcome.VICTORY: "victory", rules.Outcome.DEFEAT: "defeat", rules.Outcome.FINISHED: "applause"}


def cues(events: Sequence[rules.Event | rules.HintForgotten], master: bool = False, landing: int = 0) -> list[Cue]:
    """What is heard of these events, in their order, once a card has come to its place, `landing` milliseconds from now.

    With a `master`, tokens have been heard as they were moved.
    """
    found: list[Cue] = []
    later = landing
    for event in events:
        name = _effect(event, master)
        if name is not None:
            found.append((later, name))
            later += _LENGTHS.get(name, 300)
    if any(name in _ENDINGS.values() for _, name in found):
        # The end drowns what is of no interest any more.
        found = [(when, name) for when, name in found if name not in ("draw", "token")]
    return found


_LENGTHS = {"complete": 700, "misplay": 350, "discard": 200, "token": 200}
"""Milliseconds until the next effect may begin; they may overlap."""


_EFFECTS: Mapping[type, str] = {
    rules.HintGiven: "hint",
    rules.HintForgotten: "hint",
    rules.CardMisplayed: "misplay",
    rules.CardDiscarded: "discard",
    rules.LastCopyLost: "lost",
    rules.FireworkCompleted: "complete",
    rules.CardDrawn: "draw",
    rules.ClockReturned: "token",
    rules.FuseBurnt: "fuse",
}


def _effect(event: rules.Event | rules.HintForgotten, master: bool) -> str | None:
    match event:
        case rules.CardPlayed():
            return f"play_{event.card.rank}"
        case rules.GameOver():
            return _ENDINGS[event.reason.outcome]
        case rules.ClockReturned() | rules.FuseBurnt() if master:
            return None
    return _EFFECTS.get(type(event))


def call(emblem: Emblem) -> str:
    """The effect that calls whoever has this emblem, whatever it is dyed in."""
    return f"turn_{emblem.sign if isinstance(emblem, Badge) else emblem}"


class Sounds(QObject):
    """Plays effects as loud as the players want them; silent, without a word, where the system can play none."""

    silence_told = Signal(bool)
    """It has turned out whether nothing can be heard here, as things are now. A sound that is heard tells so too."""
    _told = Signal(bool)

    def __init__(
        self,
        folder: Path,
        preferences: Preferences,
        parent: QObject | None = None,
        loudspeaker: Loudspeaker | None = None,
    ) -> None:
        """`folder` holds the effects; it need not exist. They are played by a loudspeaker of its own, if by no other."""
        super().__init__(parent)
        self._preferences = preferences
        self._phase: Phase | None = None
        self._called: int | None = None
        """The turn for which its player was called last."""
        # Nobody listens to a window that nobody sees.
        seen = QGuiApplication.platformName() not in ("offscreen", "minimal")
        speaker = self._loudspeaker = loudspeaker or (Loudspeaker(folder) if seen else None)
        self._told.connect(self.silence_told, Qt.ConnectionType.QueuedConnection)
        if speaker is not None:
            speaker.silence_found = self._told.emit
            self.destroyed.connect(lambda _gone: speaker.close())

    def follow(self, preferences: Preferences) -> None:
        """The players want it otherwise from now on."""
        before, self._preferences = self._preferences, preferences
        if self._loudspeaker is None:
            return
        if not (preferences.sound and preferences.volume):
            self._loudspeaker.hush()
        elif (preferences.sound, preferences.volume) != (before.sound, before.volume):
            self._loudspeaker.try_again()

    def attend(self, screen: SharedScreen) -> None:
        """Listens to what goes on at a shared screen, but for the actions, which are heard as they are seen."""
        self._phase, self._called = screen.phase, None
        calling = QTimer(screen, singleShot=True)
        calling.timeout.connect(lambda: self._call_at_rest(screen, calling))
        screen.left.connect(calling.stop)
        screen.called.connect(lambda: self.play("look"))
        screen.turned.connect(lambda: self.play("flip"))
        screen.taken_back.connect(self._taken_back)
        screen.token_moved.connect(lambda move: self.play("token" if move.of_clock else "fuse"))
        screen.changed.connect(lambda: self._changed(screen, calling))
        self._changed(screen, calling)

    def tell(self, events: Sequence[rules.Event | rules.HintForgotten], master: bool, landing: int = 0) -> None:
        """What has happened and is seen by all: now, or after `landing` milliseconds, when the card has come to its place.

        With a `master`, tokens have been heard as they were moved.
        """
        for later, name in cues(events, master, landing):
            if later:
                timer = QTimer(self, singleShot=True)
                timer.setObjectName(name)
                # A lambda would keep this alive until the timer is deleted, and its deletion would then delete both.
                timer.timeout.connect(self._play_due)
                timer.start(later)
            else:
                self.play(name)

    def hasten(self, sooner: int) -> None:
        """What is still to be heard is seen `sooner` by these milliseconds."""
        for timer in self.findChildren(QTimer):
            if timer.isActive():
                timer.start(max(0, timer.remainingTime() - sooner))

    def _play_due(self) -> None:
        """Plays the effect that the timer which calls is named after."""
        timer = self.sender()
        self.play(timer.objectName())
        timer.deleteLater()

    def _taken_back(self, undone: Sequence[ActionTakenBack]) -> None:
        """A card goes back to its hand, or a token to where it lay: one sound for all that goes back at once."""
        events = [event for turn in undone for event in turn.events]
        hints = all(isinstance(event, rules.HintGiven | rules.HintForgotten | rules.ClockSpent) for event in events)
        self.play("token" if events and hints else "draw")

    def _changed(self, screen: SharedScreen, calling: QTimer) -> None:
        """Calls the player whose turn it is, once all see that, and where the others are asked to look away.

        A mere peek makes no noise, and nobody is called while a card is revealed.
        """
        before, self._phase = self._phase, screen.phase
        view, phase = screen.view, screen.phase
        calling.stop()
        rests = isinstance(phase, Public) or (isinstance(phase, Private) and view.alone)
        if isinstance(phase, LookAway) and phase != before and phase.seat == view.seen.current:
            self._call(screen)
        elif rests and not view.seen.end and self._called != len(view.seen.turns):
            calling.start(AFTER_REVEAL if isinstance(before, Revealing) else AFTER_ACTION)

    def _call_at_rest(self, screen: SharedScreen, calling: QTimer) -> None:
        """Calls once all that has happened is heard."""
        waits = [timer.remainingTime() for timer in self.findChildren(QTimer) if timer.isActive()]
        if waits:
            calling.start(max(waits) + AFTER_EFFECT)
        else:
            self._call(screen)

    def _call(self, screen: SharedScreen) -> None:
        seen = screen.view.seen
        self._called = len(seen.turns)
        self.play(call(screen.view.emblems[seen.current]))

    @property
    def playable(self) -> bool:
        """Whether this computer has what plays sounds."""
        return can_play()

    def sample(self) -> None:
        """Something to try the volume with. It tries again, too, what could not be played at all."""
        if self._loudspeaker is not None:
            self._loudspeaker.try_again()
        self.play(SAMPLE)

    def play(self, name: str) -> None:
        """One effect, if sounds are wanted."""
        if self._loudspeaker is not None and self._preferences.sound and self._preferences.volume:
            # Ears hear the logarithm of what a loudspeaker does.
            self._loudspeaker.play(name, (self._preferences.volume / 100) ** 2)
