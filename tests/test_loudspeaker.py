"""The loudspeaker's mixer and thread, with devices whose samples the tests take themselves."""

import logging
import subprocess
import sys
import textwrap
import wave
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from queue import Queue
from threading import Event

import pytest

from hanabi_desktop import paths
from hanabi_desktop.loudspeaker import RATE, Closing, Loudspeaker, Mixer, can_play, read
from tests.each import each

PATIENCE = 30
DRAW = read(paths.sounds() / "draw.wav")
HINT = read(paths.sounds() / "hint.wav")


# The mixer


def test_effects_that_overlap_are_heard_together_as_they_were_recorded() -> None:
    mixer = Mixer()
    mixer.add(DRAW, 1.0)
    heard = mixer.render(100)
    mixer.add(HINT, 0.25)
    while len(heard) < len(DRAW):
        heard += mixer.render(551)
    expected = array("h", DRAW)
    for place in range(100, len(DRAW)):
        expected[place] = round(DRAW[place] + (HINT[place - 100] / 4 if place - 100 < len(HINT) else 0))
    assert heard[: len(DRAW)] == expected
    while mixer._voices:
        mixer.render(551)
    assert mixer.render(10) == array("h", [0] * 10)


def test_what_is_too_loud_together_is_held_at_the_loudest_there_is() -> None:
    mixer = Mixer()
    for _ in range(2):
        mixer.add(array("h", [30_000, -30_000]), 1.0)
    assert mixer.render(2) == array("h", [32_767, -32_767])


def test_silence_comes_softly_and_at_once() -> None:
    mixer = Mixer()
    mixer.add(array("h", [10_000] * RATE), 1.0)
    mixer.render(500)
    mixer.fade()
    heard = mixer.render(500)
    assert all(0 <= before - after < 200 for before, after in pairwise(heard))
    assert heard[RATE // 200 :] == array("h", [0] * (500 - RATE // 200))
    assert not mixer._voices


def test_only_effects_of_one_kind_are_read(tmp_path: Path) -> None:
    for channels, width, rate in ((2, 2, RATE), (1, 1, RATE), (1, 2, 44_100)):
        with wave.open(str(tmp_path / "effect.wav"), "wb") as file:
            file.setnchannels(channels)
            file.setsampwidth(width)
            file.setframerate(rate)
            file.writeframes(bytes(400))
        with pytest.raises(ValueError, match="one channel"):
            read(tmp_path / "effect.wav")


# The thread


class Devices:
    """Where loudspeakers come from in these tests; each of them may be missing or slow."""

    def __init__(self) -> None:
        self.closed: Queue[bool] = Queue()
        self.trouble: Exception | None = None
        self.tries = 0
        self.ready = Event()
        self.ready.set()

    def __call__(self, mixer: Mixer) -> Closing:
        self.tries += 1
        assert mixer._voices, "a device takes its first samples at once"
        assert self.ready.wait(PATIENCE)
        if self.trouble is not None:
            raise self.trouble
        return lambda: self.closed.put(True)


class Player:
    """A loudspeaker, its devices, and what it told."""

    def __init__(self) -> None:
        self.devices = Devices()
        self.told: Queue[bool] = Queue()
        self.loudspeaker = Loudspeaker(paths.sounds(), self.devices)
        self.loudspeaker.silence_found = self.told.put

    def plays(self, name: str) -> bool:
        """Whether this effect is played, as far as the loudspeaker tells."""
        self.loudspeaker.play(name, 1.0)
        return not self.told.get(timeout=PATIENCE)


@pytest.fixture
def player() -> Iterator[Player]:
    player = Player()
    yield player
    player.devices.ready.set()
    assert player.loudspeaker.close(PATIENCE)


def test_the_device_is_opened_with_the_first_effect_and_closed_at_the_end(player: Player) -> None:
    assert player.devices.tries == 0
    assert player.plays("draw")
    assert player.plays("hint")
    assert player.devices.tries == 1
    assert player.loudspeaker.close(PATIENCE)
    assert player.devices.closed.get(timeout=PATIENCE)
    player.loudspeaker.play("draw", 1.0)
    assert player.told.empty()


def test_a_device_that_is_idle_or_gone_is_let_go_of(player: Player) -> None:
    player.loudspeaker.IDLE_S = 0.01
    assert player.plays("draw")
    # Nobody took its samples.
    assert player.devices.closed.get(timeout=PATIENCE)
    assert player.plays("hint")
    assert player.devices.tries == 2


def test_nobody_waits_for_a_device(player: Player) -> None:
    player.devices.ready.clear()
    # More than anybody would hear.
    for _ in range(100):
        player.loudspeaker.play("draw", 1.0)
    player.loudspeaker.hush()
    assert not player.loudspeaker.close()
    player.devices.ready.set()
    assert player.loudspeaker.close(PATIENCE)
    assert player.told.empty()


@each("trouble", [RuntimeError("no red 3 here"), ImportError()])
def test_where_nothing_is_heard_nothing_is_tried_unasked(trouble: Exception, caplog: pytest.LogCaptureFixture) -> None:
    player = Player()
    caplog.clear()
    player.devices.trouble = trouble
    player.devices.ready.clear()
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            player.loudspeaker.play("draw", 1.0)
        player.devices.ready.set()
        assert player.told.get(timeout=PATIENCE)
        player.loudspeaker.play("draw", 1.0)
        player.loudspeaker.try_again()
        assert not player.plays("draw")
    assert player.devices.tries == 2
    # Told once, and not in the words of the system.
    assert [record.getMessage() for record in caplog.records] == [f"No sound: {type(trouble).__name__}"]
    player.devices.trouble = None
    player.loudspeaker.try_again()
    assert player.plays("hint")
    assert not player.plays("fanfare")
    assert player.plays("hint")
    assert player.told.empty()
    assert player.loudspeaker.close(PATIENCE)


@pytest.mark.skipif(not can_play(), reason="there is no miniaudio for this machine")
def test_the_program_may_end_while_something_is_heard() -> None:
    program = """
        import sys
        from functools import partial
        from queue import Queue
        from hanabi_desktop import paths
        from hanabi_desktop.loudspeaker import Loudspeaker, open_device

        told = Queue()
        loudspeaker = Loudspeaker(paths.sounds(), partial(open_device, backends=("NULL",)))
        loudspeaker.silence_found = told.put
        assert "miniaudio" not in sys.modules
        loudspeaker.play("victory", 1.0)
        assert told.get(timeout=60) is False
        # On the system's own, too soft for anybody to hear; there may be none.
        other = Loudspeaker(paths.sounds())
        other.silence_found = told.put
        other.play("victory", 0.0001)
        told.get(timeout=60)
        """
    command = [sys.executable, "-W", "error", "-c", textwrap.dedent(program)]
    ended = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120, check=False)
    assert (ended.returncode, ended.stdout) == (0, "")
    # Nor does a library complain to the terminal.
    assert ended.stderr in ("", "No sound: MiniaudioError\n")
