"""What a test knows of each edition."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from hanabi_desktop.rules import EditionId

Row = TypeVar("Row")


class EditionTable(dict[EditionId, Row]):
    """A row for each edition; a sentence says where one is missing."""

    def __init__(self, name: str, file: str, rows: Mapping[EditionId, Row]) -> None:
        """The table of this `name` in a `file`."""
        super().__init__(rows)
        self._name, self._file = name, Path(file).name

    def __missing__(self, edition: EditionId) -> Row:
        raise AssertionError(f"the edition {edition.value} has no row in {self._name} of {self._file}")
