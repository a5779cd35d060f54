"""What the shared screen shows at a moment."""

from dataclasses import dataclass, fields

from hanabi_desktop.screen.phases import Phase
from hanabi_desktop.table.view import TableView


@dataclass(frozen=True, slots=True)
class ScreenView(TableView):
    """The table as the eyes of the phase may see it, and the phase."""

    phase: Phase

    @classmethod
    def of(cls, table: TableView, phase: Phase) -> "ScreenView":
        """`table` was seen by the eyes of `phase`."""
        return cls(**{field.name: getattr(table, field.name) for field in fields(table)}, phase=phase)
