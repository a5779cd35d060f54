"""Models that follow a table, as the program's window does it."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, Qt

from hanabi_desktop.models.table import TableModels
from hanabi_desktop.screen.shared_screen import SharedScreen

Pick = Callable[[TableModels], QAbstractItemModel]

MODELS: dict[str, Pick] = {
    "a hand": lambda models: models.hands[0],
    "the last hand": lambda models: models.hands[-1],
    "the fireworks": lambda models: models.fireworks,
    "the clock tokens": lambda models: models.clocks,
    "the fuse tokens": lambda models: models.fuses,
    "the discard pile": lambda models: models.discards,
    "the journal": lambda models: models.journal,
    "the players": lambda models: models.players,
}
"""Every sort of model, by what it shows."""


def following(screen: SharedScreen) -> TableModels:
    """Models filled from a table, and filled anew whenever it changes."""
    models = TableModels(screen.view.seen.players, screen)
    models.update(screen.view)
    screen.changed.connect(lambda: models.update(screen.view))
    return models


def columns(model: QAbstractItemModel) -> int:
    """A list has one, but does not let it be asked."""
    return model.columnCount() if isinstance(model, QAbstractTableModel) else 1


def rows(model: QAbstractItemModel) -> Iterator[list[str | None]]:
    """What a screen reader says to each cell, row by row."""
    role = Qt.ItemDataRole.AccessibleTextRole
    for row in range(model.rowCount()):
        yield [model.index(row, column).data(role) for column in range(columns(model))]
