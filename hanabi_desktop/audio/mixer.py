"""Any number of effects become one stream of samples."""

import sys
from array import array
from collections.abc import Generator
from pathlib import Path
from threading import Lock
from typing import TypeAlias

RATE = 22_050
"""Samples in a second; one channel of signed 16 bits."""

Samples: TypeAlias = "array[int]"

_LOUDEST = 32_767
_FADE = RATE // 200
"""What is cut short goes out in so many samples, five milliseconds, so that it does not click."""


def read(path: Path) -> Samples:
    """The samples of a WAVE file. Raises ValueError if they are not of the one kind that is mixed here."""
    # Nobody waits for this at the start.
    import wave

    with wave.open(str(path)) as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError("not one channel of 16 bits at the one rate")
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class _Voice:
    __slots__ = ("at", "gain", "name", "samples")

    def __init__(self, name: str, samples: Samples, gain: float) -> None:
        self.name = name
        self.samples = samples
        self.gain = gain
        self.at = 0
        """The sample that comes next."""

    def fade(self) -> None:
        rest = self.samples[self.at : self.at + _FADE]
        self.samples = array("h", (round(sample * (1 - place / _FADE)) for place, sample in enumerate(rest)))
        self.name, self.at = "", 0


class Mixer:
    """What sounds at the moment. Effects are added by one thread and rendered by another."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[_Voice] = []
        self.asked = 0
        """How often somebody has wanted samples: a device that is alive keeps asking."""

    @property
    def resting(self) -> bool:
        """Whether nothing sounds."""
        return not self._voices

    def add(self, name: str, samples: Samples, gain: float) -> None:
        """From the next sample on this is heard too; the same effect begins anew if it sounds already."""
        with self._lock:
            for voice in self._voices:
                if voice.name == name:
                    voice.fade()
            self._voices.append(_Voice(name, samples, gain))

    def fade(self) -> None:
        """Lets everything fall silent."""
        with self._lock:
            for voice in self._voices:
                voice.fade()

    def clear(self) -> None:
        """Forgets what has not been heard yet."""
        with self._lock:
            self._voices.clear()

    def render(self, count: int) -> Samples:
        """The next so many samples; silence where nothing sounds, and never louder than a sample can be."""
        self.asked += 1
        if not self._voices:
            return array("h", bytes(2 * count))
        mixed = [0.0] * count
        with self._lock:
            for voice in self._voices:
                gain = voice.gain
                for place, sample in enumerate(voice.samples[voice.at : voice.at + count]):
                    mixed[place] += gain * sample
                voice.at += count
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        if max(mixed, default=0) > _LOUDEST or min(mixed, default=0) < -_LOUDEST:
            mixed = [min(_LOUDEST, max(-_LOUDEST, sample)) for sample in mixed]
        return array("h", map(round, mixed))

    def stream(self) -> Generator[Samples, int, None]:
        """What is rendered, for somebody who sends how many samples are wanted."""
        wanted = yield array("h")
        while True:
            wanted = yield self.render(wanted)
