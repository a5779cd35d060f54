"""The computer's own loudspeaker, opened by miniaudio."""

import importlib
import importlib.util
import sys
from collections.abc import Callable
from typing import Any

from hanabi_desktop.audio.mixer import RATE, Mixer

Closing = Callable[[], None]
"""Closes what was opened; may take its time."""
Opening = Callable[[Mixer], Closing]
"""Opens a device that plays what is mixed, from a thread of its own. Raises what prevents it; may take its time."""

_LIBRARY = "miniaudio"

# JACK is for studios, and would start a server of its own. Without a device miniaudio would fall back on its null
# backend, where all seems well and nothing is heard.
_BACKENDS = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "SNDIO", "AUDIO4", "OSS", "PULSEAUDIO", "ALSA")

_PERIOD = 25
"""Milliseconds that are rendered at once. Three of them lie ready, which outlasts most of what keeps Python busy."""


def can_play() -> bool:
    """Whether what plays sounds is installed at all; it is looked for, and not loaded."""
    return importlib.util.find_spec(_LIBRARY) is not None


def open_loudspeaker(mixer: Mixer) -> Closing:
    """An `Opening` of what the system plays sounds on by default."""
    if sys.platform.startswith("linux"):
        _hush_alsa()
    return _open(mixer, _BACKENDS)


def open_nothing(mixer: Mixer) -> Closing:
    """An `Opening` of a device that takes its samples in time, and lets nobody hear them."""
    return _open(mixer, ("NULL",))


def _open(mixer: Mixer, backends: tuple[str, ...]) -> Closing:
    # It has no types, and takes a quarter of a second to load.
    library: Any = importlib.import_module(_LIBRARY)
    kind: Any = library.PlaybackDevice
    # Made before it is filled, so that what it holds can be given back if it fails half way.
    device: Any = kind.__new__(kind)

    def close() -> None:
        device.close()
        # The library leaves its connection to the sound server open.
        context = vars(device).pop("_context", None)
        if context is not None:
            library.lib.ma_context_uninit(context)

    try:
        device.__init__(
            output_format=library.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_PERIOD,
            backends=[library.Backend[name] for name in backends],
            app_name="Hanabi Desktop",
        )
        stream = mixer.stream()
        next(stream)
        device.start(stream)
    except Exception:
        if hasattr(device, "_device"):
            close()
        raise
    return close


def _hush_alsa() -> None:
    """ALSA tells the terminal at length which devices a computer lacks."""
    import ctypes

    try:
        alsa = ctypes.CDLL("libasound.so.2")
        # It wants a function that prints. This one looks at nothing, does nothing, and is there as long as the program
        # is: a function of Python's could be called when Python has ended.
        alsa.snd_lib_error_set_handler(ctypes.CDLL(None).labs)
    except (OSError, AttributeError):
        # Another sound system, then.
        return
