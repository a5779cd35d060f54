"""How composed texts are set: what belongs together stays on one line."""

import re

NO_BREAK = "\u00a0"
_FIGURE = re.compile(r"(?<!\w)(\d+) (?=[^\W\d_])")
_AFTER = re.compile(r"(?<=[^\W\d_]) (?=\d+(?! ?\w))")
"""Before a figure that no noun follows."""
_ENDS = (".", "!", "?", "…", ":")


def kept(text: str) -> str:
    """The text with every figure on the line of its noun: "3 cards" and "red 4" are never torn apart.

    It is as long as before.
    """
    return _FIGURE.sub(rf"\1{NO_BREAK}", _AFTER.sub(NO_BREAK, text))


def unbroken(text: str) -> str:
    """A text that stays on one line altogether: a counter, a label."""
    return text.replace(" ", NO_BREAK)


def run_in(title: str) -> str:
    """A title in front of its own text, on the same line: it ends as a sentence does."""
    return title if title.endswith(_ENDS) else f"{title}."


def well_ended(title: str) -> str:
    """A heading whose last word never stands alone on a line."""
    head, space, last = title.rpartition(" ")
    return f"{head}{NO_BREAK}{last}" if space and " " in head else title
