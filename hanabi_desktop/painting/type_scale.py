"""The type scale: the few sizes that all letters have, in points."""

from msgspec import Struct

CAPTION, TEXT, HEADING, HEADLINE, DISPLAY, BANNER = 0.9, 1.0, 1.25, 1.8, 2.2, 3.2
"""Ratios to the size of usual text. A banner stands on a page of its own: who looks away, the final score."""
_ROOM_SHARE = 0.45
"""Share of what a larger text size asks for that words around the table get; cards give way to it."""
_DAMPING = 1.5
"""Exponent by which large letters grow less with the text size: a doubled headline would leave no room for the table."""


class TypeScale(Struct, frozen=True):
    """Sizes of letters in points."""

    caption: float
    text: float
    heading: float
    headline: float
    display: float
    banner: float

    @classmethod
    def of(cls, usual: float, text: float = 1.0) -> "TypeScale":
        """The sizes where usual text has `usual` points, at a text size of `text` (1.0 = 100 %)."""
        points = usual * text

        def grown(ratio: float) -> float:
            return points * ratio if text <= 1 else max(usual * ratio, points * (1 + (ratio - 1) / text**_DAMPING))

        return cls(points * CAPTION, points, *map(grown, (HEADING, HEADLINE, DISPLAY, BANNER)))


def words_room(text: float) -> float:
    """The ratio of the room that words around the table have to the usual, at a text size of `text` (1.0 = 100 %)."""
    return 1 + max(0.0, text - 1) * _ROOM_SHARE
