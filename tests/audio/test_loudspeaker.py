"""The loudspeaker's thread, with devices whose samples the tests take themselves."""

import logging
import subprocess
import sys
import textwrap
from array import array
from collections.abc import Iterator
from queue import Queue
from threading import Event

import pytest
from typing_extensions import override

from hanabi_desktop import paths
from hanabi_desktop.audio.devices import Closing, can_play, open_nothing
from hanabi_desktop.audio.loudspeaker import Loudspeaker
from hanabi_desktop.audio.mixer import Mixer, read
from tests.each import each

PATIENCE = 30
DRAW = read(paths.sounds() / "draw.wav")
HINT = read(paths.sounds() / "hint.wav")


class Devices:
    """Where loudspeakers come from in these tests; each of them may be missing, slow or gone."""

    def __init__(self) -> None:
        self.opened: Queue[Mixer] = Queue()
        self.closed: Queue[bool] = Queue()
        self.trouble: Exception | None = None
        self.tries = 0
        self.ready = Event()
        self.ready.set()

    def __call__(self, mixer: Mixer) -> Closing:
        self.tries += 1
        assert self.ready.wait(PATIENCE)
        if self.trouble is not None:
            raise self.trouble
        self.opened.put(mixer)
        return lambda: self.closed.put(True)


class Player:
    """A loudspeaker, its devices, and what it told."""

    def __init__(self) -> None:
        self.devices = Devices()
        self.told: Queue[bool] = Queue()
        self.loudspeaker = Loudspeaker(paths.sounds(), self.devices)
        self.loudspeaker.told = self.told.put

    def plays(self, name: str, gain: float = 1.0) -> bool:
        """Whether this effect is played, as far as the loudspeaker tells."""
        self.loudspeaker.play(name, gain)
        return not self.told.get(timeout=PATIENCE)

    def hears(self, count: int) -> list[int]:
        return list(self.loudspeaker.mixer.render(count))


@pytest.fixture
def player() -> Iterator[Player]:
    player = Player()
    yield player
    player.devices.ready.set()
    player.loudspeaker.close()
    assert player.loudspeaker.wait(PATIENCE)


def test_several_effects_are_heard_at_once_and_the_device_is_opened_once(player: Player) -> None:
    assert player.plays("draw")
    assert player.plays("hint", 0.25)
    heard = player.hears(len(DRAW))
    assert all(abs(sample - a - b / 4) <= 0.5 for sample, a, b in zip(heard, DRAW, HINT, strict=False))
    assert player.devices.tries == 1


def test_the_first_sound_is_there_when_the_device_wants_its_first_samples(player: Player) -> None:
    player.devices.ready.clear()
    player.loudspeaker.play("draw", 1.0)
    player.devices.ready.set()
    assert not player.devices.opened.get(timeout=PATIENCE).resting


def test_nobody_waits_for_a_device(player: Player) -> None:
    player.devices.ready.clear()
    # More than anybody would hear.
    for _ in range(100):
        player.loudspeaker.play("draw", 1.0)
    player.loudspeaker.hush()
    assert not player.loudspeaker.open
    player.devices.ready.set()
    assert player.told.get(timeout=PATIENCE) is False
    # What was asked for before they wanted silence is not heard, but for the end of what had begun.
    assert player.plays("hint")
    assert player.hears(len(HINT))[200:] == HINT[200:].tolist()


def test_a_device_that_hangs_keeps_nobody_from_closing(player: Player) -> None:
    player.devices.ready.clear()
    player.loudspeaker.play("draw", 1.0)
    player.loudspeaker.close()
    assert not player.loudspeaker.wait(0)
    player.devices.ready.set()
    assert player.loudspeaker.wait(PATIENCE)
    assert player.devices.closed.get(timeout=PATIENCE)
    assert player.told.empty()


def test_a_device_at_which_nothing_is_heard_is_let_go_of(player: Player) -> None:
    assert player.plays("draw")
    for _ in range(2 * Loudspeaker.REST):
        player.hears(1)
        player.loudspeaker._look_after()
    # It still has something to play.
    assert player.loudspeaker.open
    player.hears(len(DRAW))
    for _ in range(Loudspeaker.REST):
        assert player.loudspeaker.open
        player.hears(1)
        player.loudspeaker._look_after()
    assert player.devices.closed.get(timeout=PATIENCE)
    assert player.told.empty()
    assert player.plays("hint")
    assert player.devices.tries == 2
    assert player.hears(100) == HINT[:100].tolist()


def test_the_thread_looks_after_the_device_by_itself(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Loudspeaker, "LOOK", 0.01)
    # Nobody takes samples here.
    assert player.plays("draw")
    assert player.told.get(timeout=PATIENCE) is True
    assert player.devices.closed.get(timeout=PATIENCE)


def test_a_device_that_is_gone_makes_silence_and_the_next_sound_opens_another(player: Player) -> None:
    assert player.plays("draw")
    for _ in range(Loudspeaker.GONE):
        player.hears(1)
        player.loudspeaker._look_after()
        assert player.loudspeaker.open
    for _ in range(Loudspeaker.GONE):
        player.loudspeaker._look_after()
    assert player.told.get(timeout=PATIENCE) is True
    assert player.devices.closed.get(timeout=PATIENCE)
    assert player.plays("hint")
    assert player.devices.tries == 2
    assert player.hears(100) == HINT[:100].tolist()


def test_without_a_device_there_is_silence_until_there_is_one(player: Player, caplog: pytest.LogCaptureFixture) -> None:
    player.devices.trouble = RuntimeError("no red 3 here")
    with caplog.at_level(logging.INFO):
        assert not player.plays("draw")
        assert not player.plays("draw")
    # Told once, and not in the words of the system.
    assert [record.getMessage() for record in caplog.records] == ["No sound: RuntimeError"]
    player.devices.trouble = None
    assert player.plays("hint")
    assert player.hears(100) == HINT[:100].tolist()


def test_without_the_library_nothing_is_tried_until_somebody_asks_for_it(player: Player) -> None:
    player.devices.trouble = ImportError()
    assert not player.plays("draw")
    player.loudspeaker.play("draw", 1.0)
    player.loudspeaker.try_again()
    player.devices.trouble = None
    assert player.plays("hint")
    assert player.devices.tries == 2
    assert player.told.empty()


def test_an_effect_that_is_not_there_is_not_heard_and_the_others_are(player: Player) -> None:
    assert not player.plays("fanfare")
    assert player.devices.tries == 0
    assert player.plays("draw")


def test_a_device_that_cannot_be_closed_is_no_trouble(player: Player) -> None:
    def opening(mixer: Mixer) -> Closing:
        return lambda: 1 // 0  # type: ignore[return-value]

    loudspeaker = Loudspeaker(paths.sounds(), opening)
    loudspeaker.told = player.told.put
    loudspeaker.play("draw", 1.0)
    assert player.told.get(timeout=PATIENCE) is False
    loudspeaker.close()
    assert loudspeaker.wait(PATIENCE)


def test_whoever_wanted_to_know_may_be_gone(player: Player) -> None:
    def gone(silent: bool) -> None:
        raise RuntimeError("Signal source has been deleted")

    player.loudspeaker.told = gone
    player.loudspeaker.play("draw", 1.0)
    assert not player.devices.opened.get(timeout=PATIENCE).resting
    # Nobody is told any more, and the thread goes on to its end.
    player.loudspeaker.close()
    assert player.loudspeaker.wait(PATIENCE)
    assert player.devices.closed.get(timeout=PATIENCE)


def test_after_the_end_nothing_is_played(player: Player) -> None:
    assert player.plays("draw")
    player.loudspeaker.close()
    assert player.loudspeaker.wait(PATIENCE)
    player.loudspeaker.play("hint", 1.0)
    player.loudspeaker.close()
    assert player.loudspeaker.mixer.resting
    assert player.told.empty()


# With the library itself

library = pytest.mark.skipif(not can_play(), reason="there is no miniaudio for this machine")


class Recording(Mixer):
    """Keeps what a device was given, and tells when an effect was played to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = array("h")
        self.over = Event()

    @override
    def render(self, count: int) -> "array[int]":
        samples = super().render(count)
        self.heard += samples
        if self.resting and any(self.heard):
            self.over.set()
        return samples


@library
def test_a_device_is_given_what_is_played_in_time() -> None:
    loudspeaker = Loudspeaker(paths.sounds(), open_nothing)
    loudspeaker.mixer = recording = Recording()
    try:
        loudspeaker.play("hint", 1.0)
        assert recording.over.wait(PATIENCE)
        heard = recording.heard.tobytes()
        assert HINT.tobytes() in heard
    finally:
        loudspeaker.close()
        assert loudspeaker.wait(PATIENCE)


@library
@each("times", [3])
def test_devices_are_opened_and_closed_as_often_as_needed(times: int) -> None:
    for _ in range(times):
        recording = Recording()
        recording.add("draw", DRAW, 0.5)
        close = open_nothing(recording)
        assert recording.over.wait(PATIENCE)
        close()
        assert list(recording.heard[: len(DRAW)]) == [round(sample * 0.5) for sample in DRAW]


def run(program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(program), *arguments],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


@library
@each("opening", ["open_nothing", "open_loudspeaker"])
def test_the_program_may_end_while_something_is_heard_and_the_terminal_is_told_nothing(opening: str) -> None:
    ended = run(
        """
        import sys
        from queue import Queue
        from hanabi_desktop import paths
        from hanabi_desktop.audio import devices
        from hanabi_desktop.audio.loudspeaker import Loudspeaker

        loudspeaker = Loudspeaker(paths.sounds(), getattr(devices, sys.argv[1]))
        told = Queue()
        loudspeaker.told = told.put
        assert "miniaudio" not in sys.modules
        # Too soft for anybody to hear, where there is a loudspeaker.
        loudspeaker.play("victory", 0.0001)
        silent = told.get(timeout=60)
        assert sys.argv[1] == "open_loudspeaker" or not silent
        """,
        opening,
    )
    assert (ended.returncode, ended.stdout, ended.stderr.replace("No sound: MiniaudioError\n", "")) == (0, "", "")


def test_without_the_library_the_thread_says_so() -> None:
    ended = run(
        """
        import sys
        sys.modules["miniaudio"] = None
        from queue import Queue
        from hanabi_desktop import paths
        from hanabi_desktop.audio.devices import can_play
        from hanabi_desktop.audio.loudspeaker import Loudspeaker

        assert not can_play()
        told = Queue()
        loudspeaker = Loudspeaker(paths.sounds())
        loudspeaker.told = told.put
        loudspeaker.play("draw", 1.0)
        assert told.get(timeout=60) is True
        """
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "No sound: ModuleNotFoundError\n")
