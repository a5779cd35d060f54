import sys
import threading
import weakref
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop import paths
from hanabi_desktop.compat import override
from hanabi_desktop.loudspeaker import RATE, Closing, Loudspeaker, Mixer, open_device, read
from hanabi_desktop.players import Character, Sign, default_badges
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.rules import (
    Card,
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    ClockGain,
    ClockLost,
    ClockReturned,
    ClockSpent,
    EndReason,
    Event,
    FinalRoundBegun,
    FireworkCompleted,
    FuseBurnt,
    Game,
    GameOver,
    HintGiven,
    Play,
    Rules,
    Suit,
    ValueHint,
)
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screens.settings import SettingsDialog
from hanabi_desktop.table.actions import MoveCard, WriteNote
from hanabi_desktop.widgets import sounds as sounds_module
from hanabi_desktop.widgets.sounds import SAMPLE, Sounds, call, cues
from tests.each import each
from tests.games import deal_hands
from tests.opening import shared_look
from tests.table.tables import seated

EFFECTS = (
    *(f"play_{rank}" for rank in range(1, 6)),
    *("draw", "flip", "hint", "complete", "misplay", "discard", "token", "fuse", "look", "lost", "victory"),
    *("applause", "defeat"),
)
CALLS = tuple(sorted(call(emblem) for emblem in (*default_badges(len(Sign)), *Character)))
RED_5 = Card(Suit.RED, 5)

# What is heard


@each(
    ("events", "expected"),
    [
        ([HintGiven(0, ValueHint(1, 2), (5,)), ClockSpent(7)], ["hint"]),
        ([CardPlayed(0, 0, Card(Suit.RED, 1)), CardDrawn(0, 10)], ["play_1", "draw"]),
        (
            [CardPlayed(0, 0, RED_5), FireworkCompleted(Suit.RED), ClockReturned(8, ClockGain.BONUS), CardDrawn(0, 10)],
            ["play_5", "complete", "token", "draw"],
        ),
        ([CardPlayed(0, 0, RED_5), FireworkCompleted(Suit.RED), ClockLost(ClockGain.BONUS)], ["play_5", "complete"]),
        ([CardMisplayed(0, 0, RED_5), FuseBurnt(1), CardDrawn(0, 10)], ["misplay", "fuse", "draw"]),
        (
            [CardDiscarded(0, 0, RED_5), ClockReturned(8, ClockGain.DISCARD), CardDrawn(0, 9), FinalRoundBegun(2)],
            ["discard", "token", "draw"],
        ),
        ([CardMisplayed(0, 0, RED_5), FuseBurnt(3), GameOver(EndReason.FUSE, 0)], ["misplay", "fuse", "defeat"]),
        (
            [CardPlayed(0, 0, RED_5), FireworkCompleted(Suit.RED), GameOver(EndReason.COMPLETE, 25)],
            ["play_5", "complete", "victory"],
        ),
        ([CardDiscarded(0, 0, RED_5), CardDrawn(0, 9), GameOver(EndReason.FINAL_ROUND, 12)], ["discard", "applause"]),
        ([GameOver(EndReason.ENDED_EARLY, 3)], ["applause"]),
        ([], []),
    ],
)
def test_every_event_has_its_sound(events: Sequence[Event], expected: list[str]) -> None:
    heard = cues(events)
    assert [name for _, name in heard] == expected
    assert [when for when, _ in heard] == sorted(when for when, _ in heard)
    assert not heard or heard[0][0] == 0
    assert all(when < 2000 for when, _ in heard)


def test_a_card_is_heard_as_it_comes_to_its_place() -> None:
    events = (CardPlayed(0, 0, RED_5), FireworkCompleted(Suit.RED), CardDrawn(0, 10))
    assert [(when - 1200, name) for when, name in cues(events, landing=1200)] == cues(events)


def test_tokens_that_a_master_has_moved_are_not_heard_twice() -> None:
    events = (CardMisplayed(0, 0, RED_5), FuseBurnt(1), ClockReturned(5, ClockGain.BONUS))
    assert [name for _, name in cues(events, master=True)] == ["misplay"]


@each("name", [*EFFECTS, *CALLS])
def test_every_effect_is_short_soft_at_both_ends_and_loud_enough(name: str) -> None:
    samples = read(paths.sounds() / f"{name}.wav")
    assert 0.1 < len(samples) / RATE < (1 if name in CALLS else 3.5)
    assert max(map(abs, samples)) <= 32767 * 10 ** (-1 / 20) + 1
    assert max(map(abs, (*samples[:3], *samples[-3:]))) < 40
    loudest = max(sum(s * s for s in samples[start : start + 2205]) / 2205 for start in range(0, len(samples), 441))
    # -24 to -13.5 dBFS; nothing comes near what blows up.
    assert (0.27 if name == "defeat" else 0.06) < loudest**0.5 / 32767 < (0.3 if name == "defeat" else 0.21)
    assert abs(sum(samples) / len(samples)) < 60


def test_nothing_but_the_effects_lies_there() -> None:
    assert sorted(path.stem for path in paths.sounds().glob("*.wav")) == sorted((*EFFECTS, *CALLS))
    assert sum(path.stat().st_size for path in paths.sounds().iterdir()) < 1_350_000


# How it is played


class Written(Loudspeaker):
    """A loudspeaker that only writes down what it is asked to play."""

    def __init__(self) -> None:
        super().__init__(paths.sounds(), partial(open_device, backends=("NULL",)))
        self.played: list[tuple[str, float]] = []
        self.hushed = self.tries = 0

    @override
    def play(self, name: str, gain: float) -> None:
        self.played.append((name, gain))

    @override
    def hush(self) -> None:
        self.hushed += 1

    @override
    def try_again(self) -> None:
        self.tries += 1


@pytest.fixture
def written() -> Written:
    return Written()


def sounds(loudspeaker: Loudspeaker, **settings: Any) -> Sounds:
    return Sounds(paths.sounds(), Preferences(**settings), loudspeaker=loudspeaker)


def attended(written: Written, game: Game) -> SharedScreen:
    """A table of Kari and Per at which everything is heard."""
    screen = SharedScreen(seated(game))
    player = sounds(written)
    player.setParent(screen)
    player.attend(screen)
    screen.happened.connect(lambda events: player.tell(events, master=False))
    return screen


def test_effects_are_as_loud_as_is_wanted(qapp: QApplication, written: Written) -> None:
    player = sounds(written, volume=100)
    player.play("hint")
    player.follow(Preferences(volume=50))
    player.sample()
    assert written.played == [("hint", 1.0), (SAMPLE, 0.25)]
    # Whoever sets the volume wants to hear something: what had been given up is tried again.
    assert (written.hushed, written.tries) == (0, 2)
    player.follow(Preferences(volume=50, text_size=120))
    assert written.tries == 2
    player.follow(Preferences(sound=False))
    assert written.hushed == 1
    player.play("hint")
    player.follow(Preferences(volume=0))
    assert written.hushed == 2
    player.play("hint")
    player.sample()
    assert len(written.played) == 2


def test_a_table_is_heard(qapp: QApplication, qtbot: QtBot, written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds_module, "AFTER_ACTION", 0)
    game = deal_hands(Rules(), "r1 y1 g1 b1 w1", "r2 r3 g2 b2 w2")
    screen = attended(written, game)
    screen.look_away(1)
    screen.cover()
    assert not written.played
    screen.look_away(0)
    assert [name for name, _ in written.played] == ["turn_cat"]
    screen.open_view()
    screen.act(MoveCard(0, 2))
    screen.act(WriteNote(0, "one"))
    assert len(written.played) == 1
    screen.act(Play(0))
    qtbot.waitUntil(lambda: len(written.played) == 5)
    # Whose turn it is now is heard after all else, and without any page that asks to look away.
    assert [name for name, _ in written.played] == ["turn_cat", "play_1", "look", "draw", "turn_teapot"]


def test_nobody_is_called_while_a_card_is_revealed(
    qapp: QApplication, qtbot: QtBot, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    for delay in ("AFTER_ACTION", "AFTER_REVEAL", "AFTER_EFFECT"):
        monkeypatch.setattr(sounds_module, delay, 0)
    game = deal_hands(Rules(), "r4 r1 g1 b1 w1", "r3 y3 g2 b2 w2")
    for action in (Play(0), Play(5)):
        game.apply(action)
    screen = attended(written, game)
    screen.reveal_seconds = 2

    def calls() -> list[str]:
        qapp.processEvents()
        return [name for name, _ in written.played if name in CALLS]

    def play(card: int) -> None:
        screen.open_view()
        screen.act(Play(card))

    assert calls() == ["turn_cat"]
    play(1)
    assert calls() == ["turn_cat"]
    screen.go_on()
    assert calls() == ["turn_cat"]
    screen.go_on()
    qtbot.waitUntil(lambda: calls() == ["turn_cat", "turn_teapot"])
    # Nobody is called for a peek, twice for a turn, or at the end.
    screen.look_away(0)
    screen.cover()
    play(6)
    screen.finish_reveal()
    assert screen.table.over
    assert len(calls()) == 2


def test_what_is_seen_sooner_is_heard_sooner(qapp: QApplication, qtbot: QtBot, written: Written) -> None:
    player = sounds(written)
    player.tell([CardPlayed(0, 0, Card(Suit.RED, 1))], master=False, landing=60_000)
    player.hasten(60_000)
    qtbot.waitUntil(lambda: [name for name, _ in written.played] == ["play_1"])


def test_a_player_of_sounds_can_go_right_after_an_effect_was_heard(qapp: QApplication, written: Written) -> None:
    player = sounds(written)
    player.tell([CardPlayed(0, 0, RED_5)], master=False, landing=1)
    while not written.played:
        qapp.processEvents()
    gone = weakref.ref(player)
    # The timer of the effect waits to be deleted: it holds nothing that would be deleted with it.
    written.silence_found = None
    del player
    assert gone() is None
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_what_is_taken_back_is_heard_once_however_much_it_is(qapp: QApplication, written: Written) -> None:
    game = deal_hands(Rules(), "r1 y1 g1 b1 w1", "r2 y2 g2 b2 w2")
    for action in (Play(0), ValueHint(0, 1)):
        game.apply(action)
    table = attended(written, game).table
    table.take_back()
    assert [name for name, _ in written.played] == ["token"]
    table.do_again()
    table.take_back(2)
    assert [name for name, _ in written.played] == ["token", "hint", "draw"]


def test_a_window_that_nobody_sees_is_not_heard(qapp: QApplication) -> None:
    threads = threading.active_count()
    player = Sounds(paths.sounds(), Preferences())
    player.sample()
    player.follow(Preferences(sound=False))
    assert threading.active_count() == threads


def test_the_settings_tell_whether_the_sample_was_heard(qapp: QApplication, qtbot: QtBot) -> None:
    devices = [True, True, False]

    def opening(mixer: Mixer) -> Closing:
        if devices.pop(0):
            raise RuntimeError
        return lambda: None

    player = sounds(Loudspeaker(paths.sounds(), opening))
    dialog = SettingsDialog(shared_look(), Preferences(), sounds=player)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(player.silence_told):
        player.play("draw")
    # Nobody has tried anything here yet.
    assert dialog.game.silence.isHidden()
    with qtbot.waitSignal(player.silence_told):
        dialog.game.sample.click()
    assert not dialog.game.silence.isHidden()
    assert "no loudspeaker" in dialog.game.silence.text()
    with qtbot.waitSignal(player.silence_told):
        dialog.game.sample.click()
    assert dialog.game.silence.isHidden()
    player.deleteLater()


def test_settings_say_why_nothing_is_heard(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    player = Sounds(paths.sounds(), Preferences())
    dialog = SettingsDialog(shared_look(), Preferences(), sounds=player)
    qtbot.addWidget(dialog)
    # Before anything was tried: it cannot be had, and nobody is left to find that out.
    assert not dialog.game.silence.isHidden()
    assert "isn’t installed" in dialog.game.silence.text()
    assert dialog.game.sound.accessibleDescription() == dialog.game.silence.text()
    assert not dialog.game.sound.isChecked()
    assert not dialog.game.sample.isEnabled()
    with qtbot.assertNotEmitted(dialog.changed):
        dialog.game.sound.click()
    assert not dialog.game.sound.isChecked()
    # What was wished for holds again once there is something to play it with.
    assert dialog.preferences.sound
