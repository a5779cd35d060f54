"""The one table that all measurements go into."""

from collections.abc import Iterable
from typing import NamedTuple


class Row(NamedTuple):
    """One thing measured: a figure with its unit, and how many times what it is compared with."""

    what: str
    figure: str
    ratio: float | None
    against: str


def table(rows: Iterable[Row]) -> str:
    """The rows, in columns."""
    cells = [("measured", "figure", "ratio", "against")]
    cells += ((row.what, row.figure, f"{row.ratio:.2f}" if row.ratio else "–", row.against) for row in rows)
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place in (1, 2) else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in cells
    )
