"""One seat of a table, for whoever plays it without the shared screen: another device, or a computer."""

from collections.abc import Callable
from functools import partial

from hanabi_desktop.rules import Seat
from hanabi_desktop.table.actions import TableAction
from hanabi_desktop.table.events import Listener, Operator
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.view import TableView


class Client:
    """Sees what its seat may see, and does what its seat may do; the table itself, which knows every card, it is not given.

    A table belongs to one thread: whoever lives in another sends its actions there.
    """

    def __init__(self, table: Table, seat: int) -> None:
        """Takes the seat over; raises ValueError if there is none of this number."""
        table.operate(seat, Operator.CLIENT)
        self.seat = seat
        self._view = partial(table.view, Seat(seat))
        self._act = partial(table.act, seat)
        self._listen = table.listen
        self._leave = partial(table.operate, seat, Operator.SCREEN)

    def view(self) -> TableView:
        """The table as this seat sees it now."""
        return self._view()

    def act(self, action: TableAction) -> None:
        """What this seat does; raises IllegalAction if it is refused, and nothing has changed then."""
        self._act(action)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tells `listener` of every change from now on; the callable that is returned ends it.

        It may act at once: the others hear of what led to it first.
        """
        return self._listen(listener)

    def leave(self) -> None:
        """Gives the seat back to the shared screen."""
        self._leave()
