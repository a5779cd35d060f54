"""Sentences in which players are named with their badges: rich text for the eyes, plain words for screen readers."""

from collections.abc import Callable, Sequence
from html import escape
from itertools import zip_longest

from msgspec import Struct

from hanabi_desktop.table.state import Badge, Dye, Sign

_URL = "badge:"
_JOINER = "\u2060"
"""No line is broken here."""


class RichText(Struct, frozen=True):
    """A text, and the same with images of badges in it."""

    plain: str = ""
    rich: str = ""
    """HTML; empty if there are no images."""


def with_badges(sentence: Callable[[Sequence[str]], str], names: Sequence[str], badges: Sequence[Badge]) -> RichText:
    """A sentence made of names, with each player's badge before the name; `sentence` is called with names to put into it.

    `sentence` must be free of markup but for what the names bring.
    """
    return RichText(sentence(names), sentence(named_with_badges(names, badges)))


def named_with_badges(names: Sequence[str], badges: Sequence[Badge]) -> tuple[str, ...]:
    """Names as HTML, each after the image of its player's badge, which stays on the line of the name."""
    images = [f'<img src="{_URL}{badge.sign.value},{badge.dye.value}">{_JOINER}' for badge in badges]
    return tuple(
        f"{image}{escape(name, quote=False)}" for image, name in zip_longest(images[: len(names)], names, fillvalue="")
    )


def badge_of(url: str) -> Badge | None:
    """The badge of an image in a rich text."""
    sign, comma, dye = url.removeprefix(_URL).partition(",")
    return Badge(Sign(sign), Dye(dye)) if url.startswith(_URL) and comma else None
