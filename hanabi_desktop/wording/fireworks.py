"""How a firework stands, what it needs next, how far it can still grow, and why no further."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import RANKS, Card, Rules, Suit
from hanabi_desktop.wording.cards import card_name, suit_name, symbol_name


def firework_text(suit: Suit, height: int, reach: int, rules: Rules) -> str:
    """A firework at this `height` that can still grow to `reach`, with all that is to be told of it."""
    if height == RANKS[-1]:
        text = QCoreApplication.translate("Fireworks", "Firework {colour} ({symbol}): complete.")
    elif reach == RANKS[-1]:
        text = QCoreApplication.translate("Fireworks", "Firework {colour} ({symbol}): at {height}; next is {next}.")
    elif height < reach:
        text = QCoreApplication.translate(
            "Fireworks",
            "Firework {colour} ({symbol}): at {height}; next is {next}. It can still grow to {reach}: {why}.",
        )
    else:
        text = QCoreApplication.translate(
            "Fireworks", "Firework {colour} ({symbol}): at {height}. It cannot grow any more: {why}."
        )
    return text.format(
        colour=suit_name(suit),
        symbol=symbol_name(suit),
        height=height,
        next=height + 1,
        reach=reach,
        why=_why(suit, reach, rules),
    )


def limit_text(suit: Suit, height: int, reach: int, rules: Rules) -> str:
    """What is told when a firework has just lost a card that it would have needed to grow further than to `reach`."""
    if height < reach:
        text = QCoreApplication.translate(
            "Fireworks", "Firework {colour}: it can now grow to {reach} at most, because {why}."
        )
    else:
        text = QCoreApplication.translate("Fireworks", "Firework {colour}: it cannot grow any more, because {why}.")
    return text.format(colour=suit_name(suit), reach=reach, why=_why(suit, reach, rules))


def _why(suit: Suit, reach: int, rules: Rules) -> str:
    """Why it cannot grow further; empty if it can."""
    if reach == RANKS[-1]:
        return ""
    lost = Card(suit, reach + 1)
    match rules.copies(suit, lost.rank):
        case 1:
            text = QCoreApplication.translate("Fireworks", "the only {card} lies on the discard pile")
        case 2:
            text = QCoreApplication.translate("Fireworks", "both copies of {card} lie on the discard pile")
        case _:
            text = QCoreApplication.translate("Fireworks", "all three copies of {card} lie on the discard pile")
    return text.format(card=card_name(lost))
