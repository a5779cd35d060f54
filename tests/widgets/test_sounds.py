import array
import subprocess
import sys
import textwrap
import wave
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop import paths
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting import Scheme, theme_for
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
    EditionId,
    EndReason,
    Event,
    FinalRoundBegun,
    FireworkCompleted,
    FuseBurnt,
    GameOver,
    HintGiven,
    Play,
    Rules,
    Suit,
    ValueHint,
)
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screens.settings.dialog import SettingsDialog
from hanabi_desktop.table.actions import MoveCard, WriteNote
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from hanabi_desktop.widgets.sounds import SAMPLE, Sounds, cues
from tests.games import deal_hands

EFFECTS = (
    *(f"play_{rank}" for rank in range(1, 6)),
    *("draw", "hint", "complete", "misplay", "discard", "token", "fuse", "turn", "victory", "applause", "defeat"),
)
RED_5 = Card(Suit.RED, 5)

# What is heard


@pytest.mark.parametrize(
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


def test_tokens_that_a_master_has_moved_are_not_heard_twice() -> None:
    events = (CardMisplayed(0, 0, RED_5), FuseBurnt(1), ClockReturned(5, ClockGain.BONUS))
    assert [name for _, name in cues(events, master=True)] == ["misplay"]


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_is_short_soft_at_both_ends_and_loud_enough(name: str) -> None:
    with wave.open(str(paths.sounds() / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    assert 0.1 < len(samples) / 22_050 < 3.5
    assert max(map(abs, samples)) <= 32767 * 10 ** (-1 / 20) + 1
    assert max(map(abs, (*samples[:3], *samples[-3:]))) < 40
    loudest = max(sum(s * s for s in samples[start : start + 2205]) / 2205 for start in range(0, len(samples), 441))
    assert 0.06 < loudest**0.5 / 32767 < 0.21  # -24 to -13.5 dBFS
    assert abs(sum(samples) / len(samples)) < 60


def test_nothing_but_the_effects_lies_there() -> None:
    assert sorted(path.stem for path in paths.sounds().glob("*.wav")) == sorted(EFFECTS)
    assert sum(path.stat().st_size for path in paths.sounds().iterdir()) < 1_000_000


# How it is played


class FakeEffect:
    """Stands for QSoundEffect, which this machine may not have."""

    played: list[tuple[str, float]]

    def __init__(self, parent: object) -> None:
        self._name, self._volume = "", 1.0

    def setSource(self, url: Any) -> None:  # noqa: N802 - as Qt spells it
        assert Path(url.toLocalFile()).is_file()
        self._name = Path(url.toLocalFile()).stem

    def setVolume(self, volume: float) -> None:  # noqa: N802 - as Qt spells it
        self._volume = volume

    def play(self) -> None:
        FakeEffect.played.append((self._name, self._volume))

    def stop(self) -> None:
        FakeEffect.played.append((self._name, 0.0))


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """A multimedia library that only writes down what it is asked to play."""
    FakeEffect.played = []
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", multimedia())
    return FakeEffect.played


def multimedia(loudspeaker: bool = True) -> SimpleNamespace:
    """What is used of Qt's multimedia library."""
    devices = SimpleNamespace(defaultAudioOutput=lambda: SimpleNamespace(isNull=lambda: not loudspeaker))
    return SimpleNamespace(QSoundEffect=FakeEffect, QMediaDevices=devices)


def sounds(**settings: Any) -> Sounds:
    return Sounds(paths.sounds(), Preferences(**settings))


def test_effects_are_as_loud_as_is_wanted(qapp: QApplication, library: list[tuple[str, float]]) -> None:
    player = sounds(volume=100)
    player.play("hint")
    player.follow(Preferences(volume=50))
    player.sample()
    assert library == [("hint", 1.0), (SAMPLE, 0.25)]
    player.follow(Preferences(sound=False))
    assert library[2:] == [("hint", 0.0), (SAMPLE, 0.0)]
    player.play("hint")
    player.follow(Preferences(volume=0))
    player.play("hint")
    assert len(library) == 4
    assert not player.silent


def test_a_table_is_heard(qapp: QApplication, qtbot: QtBot, library: list[tuple[str, float]]) -> None:
    game = deal_hands(Rules(), "r1 y1 g1 b1 w1", "r2 r3 g2 b2 w2")
    screen = SharedScreen(Table(game, TableState.seated(EditionId.ENGLISH, ("Kari", "Per")), lambda record: None))
    player = sounds()
    player.attend(screen)
    screen.look_away(1)
    screen.cover()
    assert not library
    screen.look_away(0)
    assert [name for name, _ in library] == ["turn"]
    screen.open_view()
    screen.act(MoveCard(0, 2))
    screen.act(WriteNote(0, "one"))
    assert len(library) == 1
    screen.act(Play(0))
    qtbot.waitUntil(lambda: len(library) == 3)
    assert [name for name, _ in library] == ["turn", "play_1", "draw"]


def test_what_is_taken_back_is_heard_once_however_much_it_is(
    qapp: QApplication, library: list[tuple[str, float]]
) -> None:
    game = deal_hands(Rules(), "r1 y1 g1 b1 w1", "r2 y2 g2 b2 w2")
    table = Table(game, TableState.seated(EditionId.ENGLISH, ("Kari", "Per")), lambda record: None)
    for action in (Play(0), ValueHint(0, 1)):
        table.act(table.current, action)
    player = sounds()
    player.attend(SharedScreen(table))
    table.take_back()
    assert [name for name, _ in library] == ["token"]
    table.do_again()
    table.take_back(2)
    assert [name for name, _ in library] == ["token", "hint", "draw"]


@pytest.mark.parametrize("broken", ["missing", "deaf", "strange"])
def test_without_a_way_to_be_heard_there_is_silence(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    modules = {"missing": None, "deaf": multimedia(loudspeaker=False), "strange": SimpleNamespace()}
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", modules[broken])
    player = sounds()
    for name in EFFECTS:
        player.play(name)
    assert player.silent


def test_a_loudspeaker_is_heard_as_soon_as_it_is_there(
    qapp: QApplication, library: list[tuple[str, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sounds(volume=100)
    module = sys.modules["PySide6.QtMultimedia"]
    there = module.QMediaDevices
    for name in ("hint", "draw"):
        monkeypatch.setattr(module, "QMediaDevices", multimedia(loudspeaker=False).QMediaDevices)
        player.play(name)
        assert (library, player.silent) == ([], True)
        monkeypatch.setattr(module, "QMediaDevices", there)
        player.play(name)
        assert (library, player.silent) == ([(name, 1.0)], False)
        library.clear()


def test_a_sample_tries_again_what_was_given_up(
    qapp: QApplication, library: list[tuple[str, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sounds(volume=100)
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "PySide6.QtMultimedia", None)
        player.sample()
        assert player.silent
    player.play("hint")
    assert (library, player.silent) == ([], True)
    player.sample()
    assert (library, player.silent) == ([(SAMPLE, 1.0)], False)
    player.play("hint")
    assert library[1:] == [("hint", 1.0)]


def test_the_settings_say_why_nothing_is_heard(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    player = sounds()
    dialog = SettingsDialog(Look(theme_for(Scheme.DARK)), Preferences(), sounds=player)
    qtbot.addWidget(dialog)
    # Before anything was tried: it cannot be had, and nobody is left to find that out.
    assert not dialog.sound.silence.isHidden()
    assert "not installed" in dialog.sound.silence.text()
    assert dialog.sound.sound.accessibleDescription() == dialog.sound.silence.text()
    assert not dialog.sound.sound.isChecked()
    assert not dialog.sound.sample.isEnabled()
    with qtbot.assertNotEmitted(dialog.changed):
        dialog.sound.sound.click()
    assert not dialog.sound.sound.isChecked()
    # What was wished for holds again once there is something to play it with.
    assert dialog.preferences.sound


def test_the_program_starts_and_plays_without_the_library(tmp_path: Path) -> None:
    program = """
        import sys
        from pathlib import Path

        sys.modules["PySide6.QtMultimedia"] = None
        before = set(sys.modules)
        from PySide6.QtWidgets import QApplication
        from hanabi_desktop.records import Autosave
        from hanabi_desktop.rules import EDITIONS, EditionId, ValueHint
        from hanabi_desktop.table.new_game import NewGame
        from hanabi_desktop.window.main_window import MainWindow
        from hanabi_desktop.window.start import prepare

        application = QApplication(sys.argv[:1])
        prepare(application)
        folder = Path(sys.argv[1])
        window = MainWindow(folder, Autosave(folder))
        english = EDITIONS[EditionId.ENGLISH]
        window.start(NewGame(english.id, english.rules, ("Kari", "Per"), 0))
        assert not window._sounds.silent
        window.shared_screen.look_away(0)
        assert window._sounds.silent
        window.shared_screen.open_view()
        window.shared_screen.act(next(hint for hint, option in window.shared_screen.view.seen.options.hints.items() if not option.refusal))
        application.processEvents()
        window.close()
    """
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(program), str(tmp_path)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_nothing_is_loaded_for_sound_before_the_first_one() -> None:
    program = """
        import sys
        from hanabi_desktop.window import main_window
        assert "PySide6.QtMultimedia" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=True, timeout=120)
