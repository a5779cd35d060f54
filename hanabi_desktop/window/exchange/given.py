"""What is given to whoever makes something of a game for others."""

from typing import NamedTuple

from hanabi_desktop.records.record import Record
from hanabi_desktop.table.view import TableView


class Given(NamedTuple):
    """A game to make a picture of."""

    record: Record
    view: TableView
    """What is on a picture of it: nothing that somebody in the room may not see."""
