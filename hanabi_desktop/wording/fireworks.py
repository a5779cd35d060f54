"""How a firework stands, what it needs next, how far it can still grow, and why no further."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import RANKS, Card, Rules, Suit
from hanabi_desktop.wording.cards import card_name, symbol_name
from hanabi_desktop.wording.text import Text

_FIREWORKS: Mapping[Suit, Text] = MappingProxyType(
    {
        Suit.RED: Text("Fireworks", "Red firework"),
        Suit.YELLOW: Text("Fireworks", "Yellow firework"),
        Suit.GREEN: Text("Fireworks", "Green firework"),
        Suit.BLUE: Text("Fireworks", "Blue firework"),
        Suit.WHITE: Text("Fireworks", "White firework"),
        Suit.MULTICOLOUR: Text("Fireworks", "Multicolour firework"),
    }
)
"""A firework by its colour, at the beginning of a sentence: what a colour does to the word is each language's own."""


def firework_text(suit: Suit, height: int, reach: int, rules: Rules) -> str:
    """A firework at this `height` that can still grow to `reach`, with all that is to be told of it."""
    if height == RANKS[-1]:
        text = QCoreApplication.translate("Fireworks", "{firework} ({symbol}): complete.")
    elif reach == RANKS[-1]:
        text = QCoreApplication.translate("Fireworks", "{firework} ({symbol}): at {height}; next is {next}.")
    elif height < reach:
        text = QCoreApplication.translate(
            "Fireworks",
            "{firework} ({symbol}): at {height}; next is {next}. It can’t grow past {reach}: {why}.",
        )
    else:
        text = QCoreApplication.translate(
            "Fireworks", "{firework} ({symbol}): at {height}. It can’t grow any more: {why}."
        )
    return text.format(
        firework=_FIREWORKS[suit].said(),
        symbol=symbol_name(suit),
        height=height,
        next=height + 1,
        reach=reach,
        why=_why(suit, reach, rules),
    )


def limit_text(suit: Suit, height: int, reach: int, rules: Rules) -> str:
    """What is told when a firework has just lost a card that it would have needed to grow further than to `reach`."""
    if height < reach:
        text = QCoreApplication.translate("Fireworks", "{firework}: it can’t grow past {reach} now, because {why}.")
    else:
        text = QCoreApplication.translate("Fireworks", "{firework}: it can’t grow any more, because {why}.")
    return text.format(firework=_FIREWORKS[suit].said(), reach=reach, why=_why(suit, reach, rules))


def _why(suit: Suit, reach: int, rules: Rules) -> str:
    """Why it cannot grow further; empty if it can."""
    if reach == RANKS[-1]:
        return ""
    lost = Card(suit, reach + 1)
    match rules.copies(suit, lost.rank):
        case 1:
            text = QCoreApplication.translate("Fireworks", "the only {card} is in the discard pile")
        case 2:
            text = QCoreApplication.translate("Fireworks", "both copies of {card} are in the discard pile")
        case _:
            text = QCoreApplication.translate("Fireworks", "all three copies of {card} are in the discard pile")
    return text.format(card=card_name(lost))
