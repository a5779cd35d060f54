"""Files of earlier versions, brought up to date one step at a time, as documents, before anything is read from them."""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

Step: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes a document of one version and returns that of the next. What it does not expect it leaves as it is:
reading the document tells what is wrong, and where."""


class LaterVersion(ValueError):
    """Raised for a file that a later version of the program wrote: nobody here knows what it says."""


class Versions(Struct, frozen=True):
    """The versions of a sort of file. A step more is a version more: none can be counted without its migration.

    What merely has a default, such as a new switch or a new setting, is no new version: files without it stay what they
    are.
    """

    steps: tuple[Step, ...] = ()

    @property
    def latest(self) -> int:
        """The version that is written."""
        return len(self.steps) + 1

    def migrated(self, document: dict[str, Any], version: int) -> dict[str, Any]:
        """The document of an earlier version as the latest would have written it.

        Raises LaterVersion, and ValueError for a version that never was.
        """
        if version > self.latest:
            raise LaterVersion(version)
        if version < 1:
            raise ValueError(version)
        for step in self.steps[version - 1 :]:
            document = step(document)
        return document
