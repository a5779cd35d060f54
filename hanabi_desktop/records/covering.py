"""Decks as earlier versions wrote those of running games: mixed, so that nobody read them by chance.

Such a file has no `deck`. The cards stand in `hanabi_desktop.covered_deck` instead: one byte for each, 5 × suitIndex +
rank − 1, in the order of the deck, each mixed (exclusive or) with a byte of the stream that SHAKE-256 makes of the number
of players, the seat that starts and `hanabi_desktop.started`; all of it as base64 text.
"""

import base64
import binascii
import hashlib

from hanabi_desktop.records.problems import Problem
from hanabi_desktop.records.reading import Node
from hanabi_desktop.rules import RANKS, Card, Suit

COVERED = "covered_deck"
STARTED = "started"
_LONGEST = 200
"""Characters; sixty cards have eighty."""


def uncovered(node: Node, players: int, starter: int, started: object) -> tuple[Card, ...]:
    """The cards in such a text; raises RecordError. Whether they are a deck is not known yet."""
    text = node.text()
    try:
        mixed = base64.b64decode(text, validate=True) if len(text) <= _LONGEST else b""
    except (binascii.Error, ValueError):
        mixed = b""
    if not mixed:
        raise node.error(Problem.NOT_COVERED)
    cards = [divmod(byte, len(RANKS)) for byte in _mixed(mixed, players, starter, started)]
    if any(suit >= len(Suit) for suit, _ in cards):
        raise node.error(Problem.NOT_COVERED)
    return tuple(Card(Suit(suit), rank + RANKS[0]) for suit, rank in cards)


def _mixed(cards: bytes, players: int, starter: int, started: object) -> bytes:
    """Mixing twice gives back what there was."""
    begun = started if isinstance(started, str) else ""
    seed = f"{players} {starter} {begun}".encode("utf-8", "surrogatepass")
    stream = hashlib.shake_256(seed).digest(len(cards))
    return bytes(card ^ mix for card, mix in zip(cards, stream, strict=True))
