"""A client of a table: one seat, operated by another device or by a computer."""

from collections.abc import Callable
from functools import partial

from hanabi_desktop.rules import Seat, SeatView
from hanabi_desktop.table.actions import TableAction
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.view import TableView


class Client:
    """Sees what its seat may see, and does what its seat may do; the table itself, which knows every card, it is not given.

    A table belongs to one thread: whoever lives in another sends its actions there.
    """

    def __init__(self, table: Table, seat: int, operator: Operator = Operator.CLIENT) -> None:
        """Takes the seat over; raises ValueError if there is none of this number."""
        self.seat = seat
        table.operate(seat, operator, self)
        self.view: Callable[[], TableView] = partial(table.view, Seat(seat))
        """The table as this seat sees it now."""
        self.remembered: Callable[[], SeatView] = partial(table.remembered, seat)
        """What this seat sees of the game, with every hint that it was given."""
        self.act: Callable[[TableAction], None] = partial(table.act, seat, client=self)
        """What this seat does; raises IllegalAction if it is refused, and nothing has changed then."""
        self.listen = table.listen
        """Tells a listener of every change from now on, which may act at once: the others hear of what led to it first."""
        self.leave: Callable[[], None] = partial(table.give_back, seat, self)
        """Gives the seat back, unless another client has taken it over."""
