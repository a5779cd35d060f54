"""Plays effects without keeping anybody waiting: whatever takes time is done in a thread of its own."""

import atexit
from collections.abc import Callable
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Lock, Thread
from time import monotonic

from hanabi_desktop.audio.devices import Closing, Opening, open_loudspeaker
from hanabi_desktop.audio.mixer import Mixer, Samples, read
from hanabi_desktop.faults.log import note

_Order = tuple[str, float, float]
"""An effect, its gain, and when it was asked for."""

_LATE = 2.0
"""Seconds after which a sound tells of something that is past."""
_AT_EXIT = 1.0
"""Seconds that the program's end may wait for a device to be closed."""


class DeviceGone(Exception):
    """A device no longer takes what it is to play."""


class Loudspeaker:
    """Plays effects on a device that is opened with the first of them, and closed when none was heard for a while.

    Nothing here waits or raises: where nothing can be heard there is silence, noted once in the log.
    """

    LOOK = 1.0
    """Seconds between two looks after a device that is open."""
    REST = 10
    """A device that was found resting at so many looks is closed."""
    GONE = 4
    """A device that asked for nothing between so many looks is gone; a network's may ask every two seconds."""

    def __init__(self, folder: Path, opening: Opening = open_loudspeaker) -> None:
        """`folder` holds the effects; it need not exist."""
        self.mixer = Mixer()
        self.told: Callable[[bool], None] | None = None
        """Told by the thread whether it turned out that nothing can be heard, as things are now."""
        self._folder = folder
        self._opening = opening
        self._closing: Closing | None = None
        self._effects: dict[str, Samples] = {}
        # A device may hang; then those who play are not to pile up what nobody will hear.
        self._orders: Queue[_Order | None] = Queue(maxsize=16)
        self._thread: Thread | None = None
        self._telling = Lock()
        self._hushed = 0.0
        self._given_up = False
        self._closed = False
        self._noted = False
        self._looks = self._unasked = self._asked = 0

    @property
    def open(self) -> bool:
        """Whether a device is held open."""
        return self._closing is not None

    def play(self, name: str, gain: float) -> None:
        """One effect, `gain` times as loud as it was recorded."""
        if self._given_up or self._closed:
            return
        self._order((name, gain, monotonic()))
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            # A device that asks for samples while Python ends would find nobody.
            atexit.register(self._leave)
            try:
                self._thread.start()
            except RuntimeError as error:
                self._given_up = True
                self._fail(error)

    def try_again(self) -> None:
        """What plays sounds may have been installed in the meantime."""
        self._given_up = False

    def hush(self) -> None:
        """Everything falls silent, what was asked for and not heard yet too."""
        self._hushed = monotonic()
        self.mixer.fade()

    def close(self) -> None:
        """Plays no more, tells no more, and lets go of the device as soon as that is done."""
        with self._telling:
            self.told = None
        self._closed = True
        self.mixer.clear()
        self._order(None)

    def wait(self, seconds: float) -> bool:
        """After `close`: whether the device is let go of, at the latest after so many seconds."""
        if self._thread is not None:
            self._thread.join(seconds)
        return self._thread is None or not self._thread.is_alive()

    def _leave(self) -> None:
        self.close()
        self.wait(_AT_EXIT)

    def _order(self, order: _Order | None) -> None:
        try:
            self._orders.put_nowait(order)
        except Full:
            return

    def _run(self) -> None:
        try:
            while not self._closed:
                try:
                    # Without a device there is nothing to look after, and the thread costs nothing.
                    order = self._orders.get(timeout=self.LOOK if self.open else None)
                except Empty:
                    self._look_after()
                else:
                    if order is not None:
                        self._obey(*order)
        finally:
            self._shut()
            atexit.unregister(self._leave)

    def _obey(self, name: str, gain: float, asked: float) -> None:
        if asked <= self._hushed or monotonic() - asked > _LATE:
            return
        try:
            if name not in self._effects:
                self._effects[name] = read(self._folder / f"{name}.wav")
            # Before the device is opened, which takes its first samples at once and may be long in wanting more.
            self.mixer.add(name, self._effects[name], gain)
            if asked <= self._hushed:
                # They wanted silence while this was read.
                self.mixer.fade()
            if self._closing is None:
                self._closing = self._opening(self.mixer)
                self._unasked = 0
        except Exception as error:  # noqa: BLE001 - sound is an ornament: whatever is wrong with it, the game goes on
            # What is not installed now will not be before somebody tries to mend it.
            self._given_up = isinstance(error, ImportError)
            self.mixer.clear()
            self._fail(error)
        else:
            self._looks = 0
            self._tell(False)

    def _look_after(self) -> None:
        asked, self._asked = self._asked, self.mixer.asked
        self._unasked = self._unasked + 1 if self._asked == asked else 0
        self._looks = self._looks + 1 if self.mixer.resting else 0
        gone = self._unasked >= self.GONE
        if gone and not self.mixer.resting:
            self.mixer.clear()
            self._fail(DeviceGone())
        if gone or self._looks >= self.REST:
            # The next sound opens what is there then.
            self._shut()

    def _shut(self) -> None:
        closing, self._closing = self._closing, None
        if closing is not None:
            try:
                closing()
            except Exception as error:  # noqa: BLE001 - as above
                self._fail(error)

    def _fail(self, error: Exception) -> None:
        if not self._noted:
            self._noted = True
            note("No sound", error)
        self._tell(True)

    def _tell(self, silent: bool) -> None:
        with self._telling:
            if self.told is not None:
                try:
                    self.told(silent)
                except RuntimeError:
                    # Whoever wanted to know is just being taken down.
                    self.told = None
