"""Who sits at the table."""

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.table.badges import Badge
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.tokens import ActionKind
from hanabi_desktop.table.view import TableView


class Player(Struct, frozen=True):
    """A seat and what it is doing."""

    seat: int
    name: str
    badge: Badge
    """Shown beside the name, and never read out."""
    current: bool
    master: bool
    looking: bool = False
    """Whether it is this player's eyes that the table is seen with."""
    possible: frozenset[ActionKind] = frozenset()
    """What this player may do now by a turn."""
    elsewhere: bool = False
    """Whether a client of its own acts for this seat."""
    last_turn: bool = False
    """Whether the deck is empty and this player still has a turn."""


class PlayersModel(RowsModel[Player]):
    """All seats, clockwise."""

    @override
    def update(self, view: TableView) -> None:
        """Shows the players of `view`; once the game is over it is nobody's turn."""
        current = None if view.seen.end else view.seen.current
        self.set_rows(
            [
                Player(
                    seat,
                    name,
                    view.badges[seat],
                    seat == current,
                    seat == view.master,
                    seat == view.seen.viewer,
                    view.possible if seat == view.seen.viewer else frozenset(),
                    view.operators[seat] is Operator.CLIENT,
                    seat in view.seen.last_turns,
                )
                for seat, name in enumerate(view.names)
            ]
        )

    @override
    def text(self, row: Player) -> str:
        match row.current, row.master:
            case True, True:
                text = QCoreApplication.translate("Players", "{name}: to play, the master")
            case True, False:
                text = QCoreApplication.translate("Players", "{name}: to play")
            case False, True:
                text = QCoreApplication.translate("Players", "{name}: the master")
            case _:
                return row.name
        return text.format(name=row.name)
