"""Models that follow a table, as the program's window does it."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, Qt

from hanabi_desktop.models.table import TableModels
from hanabi_desktop.screen.shared_screen import SharedScreen


def every_model(models: TableModels) -> list[QAbstractItemModel]:
    """One of every sort, and two hands."""
    things = (models.fireworks, models.clocks, models.fuses, models.discards, models.journal, models.players)
    return [models.hands[0], models.hands[-1], *things]


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


def words(model: QAbstractItemModel) -> list[str | None]:
    """What is said to a list, row by row."""
    return [cells[0] for cells in rows(model)]
