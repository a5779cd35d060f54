"""How texts are set: what stays on one line, text in tool tips, and names with the images of badges."""

import re
from collections.abc import Callable, Sequence
from html import escape
from itertools import zip_longest

from msgspec import Struct
from PySide6.QtGui import Qt as GuiQt

from hanabi_desktop.players import Badge, Character, Dye, Emblem, Player, Sign
from hanabi_desktop.records.album import Medal
from hanabi_desktop.rules import Card, ColourHint, Hint, Suit

NO_BREAK = "\u00a0"
_FIGURE = re.compile(rf"(?<![\w{NO_BREAK}])(\d+) (?=[^\W\d_])")
"""Of a noun; behind a space that is not to be broken it belongs to a name: "Player 3"."""
_NO_NOUN = "[au]nd|og|och|ab|aus|doesn|passt|passer|passar|left|mehr|igjen|kvar"
"""What follows the name of a card in sentences and headlines."""
_AFTER = re.compile(rf"(?<=[^\W\d_]) (?=\d+s?(?! ?\w)|\d+ (?:{_NO_NOUN})\b)|(?<=(?i:\bcard|kort|arte)) (?=\d)")
"""The space before a figure that no noun follows, or that is a card's place: "red 4 and", "die rote 4 aus", "card 5"."""
_LAST_TWO = re.compile(r"(?<=: )(\w+) (\w+)$", re.MULTILINE)
"""A count and its noun at the end of a line: "Kari: two threes"."""
_SHORT_NAME = 16
"""Maximum letters of a name that fits on any line."""
_ENDS = (".", "!", "?", "…", ":")


def bind_figures(text: str, fits: Callable[[str], bool] = bool) -> str:
    """The text with every figure on the line of its noun: "3 cards" and "red 4" are never torn apart.

    Its length does not change. A count in words stays with its noun if both are narrow enough, which `fits` decides.
    """
    text = _LAST_TWO.sub(lambda pair: f"{pair[1]}{NO_BREAK}{pair[2]}" if fits(pair[0]) else pair[0], text)
    return _FIGURE.sub(rf"\1{NO_BREAK}", _AFTER.sub(NO_BREAK, text))


def unbroken(names: Sequence[str]) -> tuple[str, ...]:
    """Names as they stand in a line: the short ones, like a computer's with its figure, are never torn apart."""
    return tuple([name.replace(" ", NO_BREAK) if len(name) <= _SHORT_NAME else name for name in names])


def aloud(text: str) -> str:
    """The text as it is read out: a screen reader swallows the dot between two parts, or names it."""
    return text.replace(" · ", "; ")


def run_in(title: str) -> str:
    """A title in front of its own text, on the same line: it ends as a sentence does."""
    return title if title.endswith(_ENDS) else f"{title}."


def well_ended(title: str) -> str:
    """A heading whose last word never stands alone on a line."""
    head, space, last = title.rpartition(" ")
    return f"{head}{NO_BREAK}{last}" if space and " " in head else title


def tool_tip(text: str) -> str:
    """A text as a tool tip: Qt would run what looks like HTML, and read the files that it names."""
    # Qt itself looks at the first line only.
    rich = any(map(GuiQt.mightBeRichText, text.splitlines()))
    return GuiQt.convertFromPlainText(text) if rich else text


# Rich text: for the eyes with badges and small cards, for screen readers plain words

Pictured = Emblem | Medal | Card | Suit | int
"""An inline picture: a player's badge, a medal, a card, or the colour or the value that a hint named."""
_BADGE, _COMPUTER, _MEDAL, _CARD, _NAMED = "badge:", "computer:", "medal:", "card:", "named:"
JOINER = "\u2060"
"""Forbids a line break."""


class RichText(Struct, frozen=True):
    """A text, and the same with images of badges in it."""

    plain: str = ""
    rich: str = ""
    """HTML; empty if there are no images."""


def with_badges(sentence: Callable[[Sequence[str]], str], players: Sequence[Player]) -> RichText:
    """A sentence made of names, with each player's badge before the name; `sentence` is called with names to put into it.

    `sentence` must be free of markup but for what the names bring.
    """
    names = [player.name for player in players]
    return RichText(sentence(names), sentence(named_with_badges(names, [player.emblem for player in players])))


def named_with_badges(names: Sequence[str], badges: Sequence[Emblem]) -> tuple[str, ...]:
    """Names as HTML, each after the image of its player's badge, which stays on the line of the name."""
    images = [f'<img src="{_badge_url(badge)}">{JOINER}' for badge in badges]
    pairs = zip_longest(images[: len(names)], unbroken(names), fillvalue="")
    return tuple([f"{image}{escape(name, quote=False)}" for image, name in pairs])


def _badge_url(badge: Emblem) -> str:
    return f"{_COMPUTER}{badge}" if isinstance(badge, Character) else f"{_BADGE}{badge.sign},{badge.dye}"


def led_by(line: str, shown: Card | Hint | Medal | None) -> str:
    """A line of HTML that begins with the picture of a card or a medal, or of what a hint named."""
    match shown:
        case None:
            return line
        case Medal():
            url = f"{_MEDAL}{shown.value}"
        case Card(suit, rank):
            url = f"{_CARD}{suit.value},{rank}"
        case ColourHint():
            url = f"{_NAMED}{shown.suit.value},"
        case _:
            url = f"{_NAMED},{shown.rank}"
    return f'<img src="{url}">{JOINER}{line}'


def pictured(url: str) -> Pictured | None:
    """What is to be seen where an image stands in a rich text."""
    kind, colon, rest = url.partition(":")
    first, _, second = rest.partition(",")
    match kind + colon:
        case "badge:":
            return Badge(Sign(first), Dye(second))
        case "computer:":
            return Character(first)
        case "medal:":
            return Medal(first)
        case "card:":
            return Card(Suit(int(first)), int(second))
        case "named:":
            return Suit(int(first)) if first else int(second)
    return None
