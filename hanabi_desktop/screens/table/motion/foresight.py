"""What the next action may need, made while nobody acts."""

from collections.abc import Callable, Iterator
from itertools import chain

from PySide6.QtCore import QObject, QTimer

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.fireworks import Firework
from hanabi_desktop.rules import RANKS, Card
from hanabi_desktop.screens.table.motion.acts import FireworkBurst
from hanabi_desktop.screens.table.motion.geometry import survey
from hanabi_desktop.screens.table.motion.sprites import Sprites
from hanabi_desktop.screens.table.surface import Surface

Task = Callable[[], object]
_CALM = 400
"""Milliseconds in which nothing has happened: only then is there time for it."""


class Foresight(QObject):
    """Knows no more than what lies on the table: for each firework, the card that fits there next."""

    def __init__(self, board: Surface, look: Look, also: Callable[[], Iterator[Task]]) -> None:
        """Does nothing until `look_ahead`; what is to be made beside the pictures of cards is told by `also`."""
        super().__init__(board)
        self._board = board
        self._look = look
        self._also = also
        self._tasks: Iterator[Task] = iter(())
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    @property
    def waiting(self) -> bool:
        """Whether it still wants to make something."""
        return self._timer.isActive()

    def look_ahead(self) -> None:
        """The table is another one now; what it may need is made once it has been calm for a while."""
        self._tasks = chain(self._pictures(), self._also())
        self._timer.start(_CALM)

    def _go_on(self) -> None:
        """One thing at a time: a click in between is answered at once."""
        task = next(self._tasks, None) if self._board.isVisible() else None
        if task is not None:
            task()
            self._timer.start(0)

    def _pictures(self) -> Iterator[Task]:
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
