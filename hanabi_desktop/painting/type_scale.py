"""The type scale: the few sizes that all letters have, in points."""

from msgspec import Struct

CAPTION, TEXT, HEADING, LEAD, HEADLINE, DISPLAY, BANNER = 0.9, 1.0, 1.25, 1.4, 1.8, 2.2, 4.0
"""Ratios to the size of usual text. A banner stands on a page of its own: who looks away, the final score."""
LARGEST_PACKED = 1.25
"""Maximum text size where things are packed (1.0 = 100 %): buttons, what was missed, and figures over their tokens."""
_TABLE_SHARE = 0.7
"""Share of a larger text size by which words around the table grow; cards give way to them."""
_DAMPING = 1.5
"""Exponent that damps the growth of large letters with the text size: a doubled headline would leave the table no room."""


class TypeScale(Struct, frozen=True):
    """Sizes of letters in points."""

    caption: float
    text: float
    heading: float
    lead: float
    headline: float
    display: float
    banner: float

    @classmethod
    def of(cls, usual: float, text: float = 1.0) -> "TypeScale":
        """The sizes where usual text has `usual` points, at a text size of `text` (1.0 = 100 %)."""
        points = usual * text

        def grown(ratio: float) -> float:
            return points * ratio if text <= 1 else max(usual * ratio, points * (1 + (ratio - 1) / text**_DAMPING))

        return cls(points * CAPTION, points, *map(grown, (HEADING, LEAD, HEADLINE, DISPLAY, BANNER)))


def table_text(text: float) -> float:
    """The text size of the words around the table, where it is `text` everywhere else (1.0 = 100 %)."""
    return min(text, 1 + (text - 1) * _TABLE_SHARE)
