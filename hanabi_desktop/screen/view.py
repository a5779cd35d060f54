"""What the shared screen shows at a moment."""

from hanabi_desktop.screen.phases import Phase
from hanabi_desktop.table.happenings import ActionTakenBack
from hanabi_desktop.table.view import TableView


class ScreenView(TableView, frozen=True):
    """The table as the eyes of the phase may see it, and the phase."""

    phase: Phase
    undone: ActionTakenBack | None
    """What was taken back, until something else is done."""

    @classmethod
    def of(cls, table: TableView, phase: Phase, undone: ActionTakenBack | None) -> "ScreenView":
        """`table` was seen by the eyes of `phase`."""
        return cls(**{name: getattr(table, name) for name in table.__struct_fields__}, phase=phase, undone=undone)
