import wave
from array import array
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from hanabi_desktop import paths
from hanabi_desktop.audio.mixer import RATE, Mixer, Samples, read

LONG = array("h", range(1000, 3000))
SHORT = array("h", [500] * 300)
FADE = RATE // 200

Doing = Callable[[Mixer], None]


def begins(samples: Samples, name: str = "effect", gain: float = 1.0) -> Doing:
    return lambda mixer: mixer.add(name, samples, gain)


def rendered(path: Path, script: dict[int, Doing], length: int, period: int = 551) -> Samples:
    """What is heard when these things are done before these samples, as a WAVE file holds it."""
    mixer = Mixer()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        at = 0
        while at < length:
            if at in script:
                script[at](mixer)
            until = min([length, at + period, *(moment for moment in script if moment > at)])
            file.writeframes(mixer.render(until - at))
            at = until
    return read(path)


def test_one_effect_is_heard_as_it_was_recorded_and_then_nothing(tmp_path: Path) -> None:
    heard = rendered(tmp_path / "heard.wav", {0: begins(LONG)}, 3000)
    assert heard == LONG + array("h", [0] * 1000)


@pytest.mark.parametrize("period", [1, 300, 551, 10_000])
def test_effects_that_overlap_are_heard_together(tmp_path: Path, period: int) -> None:
    script: dict[int, Doing] = {
        700: begins(LONG, gain=0.5),
        900: begins(SHORT, "short"),
        1000: begins(SHORT, "other", 0.1),
    }
    heard = rendered(tmp_path / "heard.wav", script, 2900, period)
    for place, sample in enumerate(heard):
        expected = (LONG[place - 700] * 0.5 if 700 <= place < 2700 else 0) + 500 * (900 <= place < 1200)
        assert abs(sample - expected - 50 * (1000 <= place < 1300)) <= 0.5


def test_what_is_too_loud_together_is_held_at_the_loudest_there_is() -> None:
    mixer = Mixer()
    for name, level in (("a", 30_000), ("b", 20_000)):
        mixer.add(name, array("h", [level, -level, 100]), 1.0)
    assert list(mixer.render(4)) == [32_767, -32_767, 200, 0]
    assert mixer.resting


def test_the_effects_of_the_game_come_out_as_they_lie_there(tmp_path: Path) -> None:
    for path in sorted(paths.sounds().glob("*.wav")):
        samples = read(path)
        assert rendered(tmp_path / path.name, {0: begins(samples)}, len(samples)) == samples


def test_an_effect_that_sounds_already_begins_anew(tmp_path: Path) -> None:
    script: dict[int, Doing] = {
        0: begins(LONG),
        1000: begins(LONG, gain=0.5),
    }
    heard = rendered(tmp_path / "heard.wav", script, 3500)
    assert heard[:1000] == LONG[:1000]
    assert heard[1000] == LONG[1000] + LONG[0] // 2
    assert [abs(heard[place] - LONG[place - 1000] / 2) <= 0.5 for place in range(1000 + FADE, 3000)]
    assert not any(heard[3000:])


def test_silence_comes_softly_and_at_once(tmp_path: Path) -> None:
    level = array("h", [10_000] * 2000)
    script: dict[int, Doing] = {
        0: begins(level, gain=0.5),
        500: Mixer.fade,
    }
    heard = rendered(tmp_path / "heard.wav", script, 2000)
    assert list(heard[:500]) == [5000] * 500
    steps = [before - after for before, after in pairwise(heard[499:])]
    assert max(steps) < 60
    assert min(steps) >= 0
    assert not any(heard[500 + FADE :])


def test_what_is_forgotten_is_not_heard() -> None:
    mixer = Mixer()
    mixer.add("long", LONG, 1.0)
    mixer.clear()
    assert mixer.resting
    assert not any(mixer.render(100))


def test_the_stream_gives_as_many_samples_as_are_wanted() -> None:
    mixer = Mixer()
    mixer.add("long", LONG, 1.0)
    stream = mixer.stream()
    next(stream)
    assert [len(stream.send(count)) for count in (1, 441, 0, 7)] == [1, 441, 0, 7]
    assert mixer.asked == 4


@pytest.mark.parametrize("kind", [(2, 2, RATE), (1, 1, RATE), (1, 2, 44_100)])
def test_only_effects_of_one_kind_are_read(tmp_path: Path, kind: tuple[int, int, int]) -> None:
    with wave.open(str(tmp_path / "odd.wav"), "wb") as file:
        file.setnchannels(kind[0])
        file.setsampwidth(kind[1])
        file.setframerate(kind[2])
        file.writeframes(bytes(8))
    with pytest.raises(ValueError, match="not one channel"):
        read(tmp_path / "odd.wav")
