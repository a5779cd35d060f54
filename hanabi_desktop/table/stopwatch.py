"""How long people have been playing, by a clock that nobody sets."""

from collections.abc import Callable

LONGEST_TURN = 15 * 60
"""Seconds of one turn that count: who takes longer has left the table, and perhaps gone to bed."""


class Stopwatch:
    """Counts the seconds of the turns that are taken while somebody sits here."""

    def __init__(self, seconds: int, clock: Callable[[], float]) -> None:
        """`seconds` were played before; `clock` never goes back, and its beginning is of no matter."""
        self._total = float(seconds)
        self._clock = clock
        self._since = clock()

    def turn(self) -> int:
        """A turn has been taken: returns the seconds of all of them."""
        now = self._clock()
        self._total += min(max(0.0, now - self._since), LONGEST_TURN)
        self._since = now
        return int(self._total)

    def begin(self) -> None:
        """What went before was no playing, as the end of a game was looked at."""
        self._since = self._clock()
