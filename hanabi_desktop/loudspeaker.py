"""Plays effects on the computer's loudspeaker, by miniaudio, without keeping anybody waiting.

The device is the system's default, which sound servers, Windows and macOS move to headphones that are plugged in later.
It is opened with the first effect, in a thread: that takes its time, and may hang. Where it fails there is silence, and
nothing is tried until somebody asks for it: each try searches through all devices that there could be.
"""

import atexit
import ctypes
import importlib
import importlib.util
import sys
import wave
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Lock, Thread
from time import monotonic
from typing import Any, TypeAlias

from hanabi_desktop.faults.log import note

RATE = 22_050
"""Samples in a second; one channel of signed 16 bits."""
Samples: TypeAlias = "array[int]"
Closing = Callable[[], None]
"""Closes what was opened; may take its time."""
_LIBRARY = "miniaudio"
# JACK is for studios, and would start a server of its own. Without a device miniaudio would fall back on its null
# backend, where all seems well and nothing is heard.
_BACKENDS = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "SNDIO", "AUDIO4", "OSS", "PULSEAUDIO", "ALSA")
_PERIOD_MS = 25
"""Rendered at once. Three of them lie ready, which outlasts most of what keeps Python busy."""
_MAX_DELAY_S = 2.0
"""A sound that comes later tells of something that is past."""
_MAX_WAIT_AT_EXIT_S = 1.0
_MAX_SAMPLE = 32_767
_FADE = RATE // 200
"""Length of a fade-out in samples, five milliseconds: a sound cut short would click."""


def can_play() -> bool:
    """Whether what plays sounds is installed at all; it is looked for, and not loaded."""
    return importlib.util.find_spec(_LIBRARY) is not None


def read(path: Path) -> Samples:
    """The samples of a WAVE file. Raises ValueError if they are not of the one kind that is mixed here."""
    with wave.open(str(path)) as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError("not one channel of 16 bits at the one rate")
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class Mixer:
    """Mixes any number of effects into one stream. They are added by one thread and rendered by another."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[tuple[Samples, float]] = []
        """What of each effect is still to be heard, and how loud."""

    def add(self, samples: Samples, gain: float) -> None:
        """From the next sample on this is heard too."""
        with self._lock:
            self._voices.append((samples, gain))

    def fade(self) -> None:
        """Lets everything fall silent."""
        with self._lock:
            self._voices = [(_faded(samples[:_FADE]), gain) for samples, gain in self._voices]

    def render(self, count: int) -> Samples:
        """The next `count` samples; silence where nothing sounds, and never louder than a sample can be."""
        if not self._voices:
            return array("h", bytes(2 * count))
        mixed = [0.0] * count
        with self._lock:
            for samples, gain in self._voices:
                for place, sample in enumerate(samples[:count]):
                    mixed[place] += gain * sample
            self._voices = [(samples[count:], gain) for samples, gain in self._voices if len(samples) > count]
        return array("h", (round(min(_MAX_SAMPLE, max(-_MAX_SAMPLE, sample))) for sample in mixed))

    def stream(self) -> Generator[Samples, int, None]:
        """What is rendered, for somebody who sends how many samples are wanted."""
        wanted = yield array("h")
        while True:
            wanted = yield self.render(wanted)


def _faded(samples: Samples) -> Samples:
    return array("h", (round(sample * (1 - place / _FADE)) for place, sample in enumerate(samples)))


def open_device(mixer: Mixer, backends: tuple[str, ...] = _BACKENDS) -> Closing:
    """Plays what is mixed on the system's default device, from a thread of its own. Raises whatever prevents it."""
    _silence_alsa()
    # It has no types, and takes a quarter of a second to load.
    library: Any = importlib.import_module(_LIBRARY)
    device: Any = library.PlaybackDevice(
        output_format=library.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=_PERIOD_MS,
        backends=[library.Backend[name] for name in backends],
        app_name="Hanabi Desktop",
    )

    def close() -> None:
        device.close()
        # The library leaves its connection to the sound server open.
        context = vars(device).pop("_context", None)
        if context is not None:
            library.lib.ma_context_uninit(context)

    try:
        stream = mixer.stream()
        next(stream)
        device.start(stream)
    except Exception:
        close()
        raise
    return close


_COMPLAINT = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
_SAY_NOTHING = _COMPLAINT(lambda *_complaint: None)
"""ALSA's error handler, which says nothing; its lifetime must be that of the library."""


def _silence_alsa() -> None:
    """Without a sound card ALSA writes thousands of lines to the terminal; what they come to is raised all the same."""
    if sys.platform == "linux":
        try:
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_SAY_NOTHING)
        except (OSError, AttributeError):
            return


class Loudspeaker:
    """Plays effects on a device that is opened with the first of them, and closed when none was heard for a while.

    Nothing here waits or raises: where nothing can be heard there is silence, noted once in the log, until `try_again`.
    """

    IDLE_S = 10.0
    """Seconds without a new effect after which the device is closed: an open one keeps the processor awake, and one that
    is gone by then is replaced with the next effect."""

    def __init__(self, folder: Path, opening: Callable[[Mixer], Closing] = open_device) -> None:
        """`folder` holds the effects, WAVE files; it need not exist."""
        self.silence_found: Callable[[bool], None] | None = None
        """Called by the thread: whether it turned out that nothing can be heard, as things are now."""
        self._folder, self._opening = folder, opening
        self.mixer = Mixer()
        self._close_device: Closing | None = None
        self._effects: dict[str, Samples] = {}
        # A device may hang; then those who play are not to pile up what nobody will hear.
        self._orders: Queue[tuple[str, float, float] | None] = Queue(maxsize=16)
        """Effects with their gain and when they were asked for; None ends the thread."""
        self._thread: Thread | None = None
        self._hushed = 0.0
        self._given_up = self._closed = self._noted = False

    @property
    def open(self) -> bool:
        """Whether a device is held open."""
        return self._close_device is not None

    def play(self, name: str, gain: float) -> None:
        """Plays one effect; `gain` is the factor of its volume."""
        if self._given_up or self._closed:
            return
        self._order((name, gain, monotonic()))
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            # A device that asks for samples while Python ends would find nobody.
            atexit.register(self.close, _MAX_WAIT_AT_EXIT_S)
            self._thread.start()

    def try_again(self) -> None:
        """A device may have been plugged in, or what plays sounds installed in the meantime."""
        self._given_up = False

    def hush(self) -> None:
        """Everything falls silent, what was asked for and not heard yet too."""
        self._hushed = monotonic()
        self.mixer.fade()

    def close(self, wait: float = 0.0) -> bool:
        """Plays no more; returns whether the device is released within `wait` seconds."""
        self._closed, self.silence_found = True, None
        self.mixer.fade()
        self._order(None)
        if self._thread is None:
            return True
        self._thread.join(wait)
        return not self._thread.is_alive()

    def _order(self, order: tuple[str, float, float] | None) -> None:
        try:
            self._orders.put_nowait(order)
        except Full:
            return

    def _run(self) -> None:
        while not self._closed:
            try:
                # Without a device there is nothing to look after, and the thread costs nothing.
                order = self._orders.get(timeout=self.IDLE_S if self.open else None)
            except Empty:
                # No effect is that long. The next one opens what is there then.
                self.mixer.fade()
                self._let_go()
                continue
            if order is not None:
                self._obey(*order)
        self._let_go()
        atexit.unregister(self.close)

    def _obey(self, name: str, gain: float, asked: float) -> None:
        if self._given_up or asked <= self._hushed or monotonic() - asked > _MAX_DELAY_S:
            return
        try:
            if name not in self._effects:
                self._effects[name] = read(self._folder / f"{name}.wav")
            # Before the device is opened, which takes its first samples at once and may be long in wanting more.
            self.mixer.add(self._effects[name], gain)
            if self._close_device is None:
                self._open_device()
        except Exception as error:  # noqa: BLE001 - sound is an ornament: whatever is wrong with it, the game goes on
            self.mixer.fade()
            self._fail(error)
        else:
            self._tell(False)

    def _open_device(self) -> None:
        try:
            self._close_device = self._opening(self.mixer)
        except Exception:
            self._given_up = True
            raise

    def _let_go(self) -> None:
        close, self._close_device = self._close_device, None
        if close is not None:
            try:
                close()
            except Exception as error:  # noqa: BLE001 - as above
                self._fail(error)

    def _fail(self, error: Exception) -> None:
        if not self._noted:
            self._noted = True
            note("No sound", error)
        self._tell(True)

    def _tell(self, silent: bool) -> None:
        found = self.silence_found
        if found is not None:
            try:
                found(silent)
            except RuntimeError:
                # Whoever wanted to know is just being taken down.
                self.silence_found = None
