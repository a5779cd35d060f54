"""How a score is rated."""

from enum import Enum


class Rating(Enum):
    """What the crowd makes of the show; the values are the band's lowest and highest score (rules/README.md, section 1)."""

    DREADFUL = (0, 5)
    WEAK = (6, 10)
    HONOURABLE = (11, 15)
    VERY_GOOD = (16, 20)
    WONDERFUL = (21, 24)
    LEGENDARY = (25, 29)
    DIVINE = (30, 30)


def rating(score: int) -> Rating:
    """The band of a score 0-30; five suits end at the first of the LEGENDARY ones, 25."""
    return next(band for band in Rating if score <= band.value[1])
