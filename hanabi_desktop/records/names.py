"""What a player may be called: in a record, where names come from anywhere, and at a table, where they are typed."""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

LONGEST_NAME = 100
"""Characters of a name that a file may hold."""
LONGEST_TYPED = 60
"""Characters of a name that can be typed: what fits at the table. Shorter than what other programs may write."""

# Line breaks and other control characters, halves of characters, and what turns the direction of the text around it.
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def name_problem(name: str) -> str:
    """Why a player cannot be called so, in English; empty if there is no reason. Any script, emoji and spaces are fine."""
    if not name.strip():
        return "a player's name is empty"
    if len(name) > LONGEST_NAME:
        return f"a player's name has more than {LONGEST_NAME} characters"
    return "a player's name holds a control character" if _UNPRINTABLE.search(name) else ""


def tidy_name(text: str) -> str:
    """A typed name as it is kept: on one line, and `name_problem` finds none unless it is empty."""
    return printable(text)[:LONGEST_TYPED].strip()


def printable(text: str) -> str:
    """Any text on one line, without what cannot be seen or turns the direction of what stands around it."""
    spaced = "".join(" " if char.isspace() else char for char in text)
    return " ".join(_UNPRINTABLE.sub("", spaced).split())


def is_blank(name: str) -> bool:
    """Whether there is nothing to be seen of the name."""
    return all(unicodedata.category(char)[0] in "CZ" for char in name)


def same_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names that several players bear, as the first of them spells it: allowed, but the players should know."""
    spelled: dict[str, str] = {}
    for name in names:
        spelled.setdefault(_folded(name), name)
    counted = Counter(_folded(name) for name in names)
    return tuple(spelled[folded] for folded, count in counted.items() if count > 1)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
