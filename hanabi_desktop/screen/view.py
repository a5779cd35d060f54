"""What the shared screen shows at a moment."""

from hanabi_desktop.screen.phases import Phase
from hanabi_desktop.table.happenings import ActionTakenBack
from hanabi_desktop.table.view import TableView


class ScreenView(TableView, frozen=True):
    """The table as the eyes of the phase may see it, and the phase."""

    phase: Phase
    undone: ActionTakenBack | None
    """What was taken back, until something else is done."""
    replayed: tuple[int, int] | None
    """At which turn of how many a record is looked at again; None at a table where somebody plays."""

    @classmethod
    def of(
        cls,
        table: TableView,
        phase: Phase,
        undone: ActionTakenBack | None,
        replayed: tuple[int, int] | None = None,
    ) -> "ScreenView":
        """`table` was seen by the eyes of `phase`."""
        fields = {name: getattr(table, name) for name in table.__struct_fields__}
        return cls(**fields, phase=phase, undone=undone, replayed=replayed)
