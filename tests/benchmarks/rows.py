"""The one table that all measurements go into, and how they are taken."""

import time
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import NamedTuple

ROUNDS = 11
"""Of which the median counts; one more, before them, warms up."""


class Row(NamedTuple):
    """One thing measured: a figure with its unit, how many times what it is compared with, and how many are wanted."""

    what: str
    figure: str
    ratio: float | None
    against: str
    wanted: str = ""


def seconds(run: Callable[[], object]) -> float:
    """Of one run."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def in_turn(runs: Sequence[Callable[[], object]], rounds: int = ROUNDS) -> list[list[float]]:
    """Seconds of each of them, round by round, so that whatever else the machine does is borne by all."""
    for run in runs:
        run()
    rows = [[seconds(run) for run in runs] for _ in range(rounds)]
    return [list(column) for column in zip(*rows, strict=True)]


def ratio(ours: Sequence[float], floor: Sequence[float]) -> float:
    """The median of how many times the floor it was, each round."""
    return median(here / there for here, there in zip(ours, floor, strict=True))


def table(rows: Iterable[Row]) -> str:
    """The rows, in columns."""
    cells = [("measured", "figure", "ratio", "wanted", "against")]
    cells += (
        (row.what, row.figure, f"{row.ratio:.2f}" if row.ratio else "–", row.wanted or "–", row.against) for row in rows
    )
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place in (1, 2, 3) else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in cells
    )
