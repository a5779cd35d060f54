"""Pictures that the next action may need, painted while nobody acts."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.fireworks import Firework
from hanabi_desktop.rules import RANKS, Card
from hanabi_desktop.screens.table.motion.acts import FireworkBurst
from hanabi_desktop.screens.table.motion.geometry import survey
from hanabi_desktop.screens.table.motion.sprites import Sprites
from hanabi_desktop.screens.table.surface import Surface

_CALM = 400
"""Milliseconds in which nothing has happened: only then is there time for it."""


class Foresight(QObject):
    """Knows no more than what lies on the table: for each firework, the card that fits there next."""

    def __init__(self, board: Surface, look: Look) -> None:
        """Paints nothing until `look_ahead`."""
        super().__init__(board)
        self._board = board
        self._look = look
        self._tasks: Iterator[Callable[[], QPixmap]] = iter(())
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    @property
    def waiting(self) -> bool:
        """Whether it still wants to paint something."""
        return self._timer.isActive()

    def look_ahead(self) -> None:
        """The table is another one now; what it may need is painted once it has been calm for a while."""
        self._tasks = self._wanted()
        self._timer.start(_CALM)

    def _go_on(self) -> None:
        """One picture at a time: a click in between is answered at once."""
        task = next(self._tasks, None) if self._board.isVisible() else None
        if task is not None:
            task()
            self._timer.start(0)

    def _wanted(self) -> Iterator[Callable[[], QPixmap]]:
        board, look, ratio = self._board, self._look, self._board.devicePixelRatioF()
        for place in survey(board).fireworks.values():
            card = _next(place.firework)
            if card is None:
                continue
            for size in (place.card.size(), board.news.card_place.size()):
                yield lambda card=card, size=size: look.card(size, ratio, card)  # type: ignore[misc]
            if card.rank == RANKS[-1]:
                burst = FireworkBurst(suit=card.suit, rect=place.cell, start=0, duration=1)
                yield lambda burst=burst: Sprites(look, board).burst(burst)  # type: ignore[misc]


def _next(firework: Firework) -> Card | None:
    return Card(firework.suit, firework.height + 1) if firework.height < firework.reach else None
