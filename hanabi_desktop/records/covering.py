"""A deck that nobody sees who only glances at the file.

As long as a game goes on, its file has no `deck`. The cards stand in `hanabi_desktop.covered_deck` instead: one byte for
each, 5 × suitIndex + rank − 1, in the order of the deck, each mixed (exclusive or) with a byte of the stream that
SHAKE-256 makes of the number of players, the seat that starts and `hanabi_desktop.started`; all of it as base64 text.

This is no secret and no lock: whoever has this page can lift the cover. It only keeps eyes that open the file by chance,
or for another reason, from falling on the cards. Equal records give equal text.
"""

import base64
import binascii

from hanabi_desktop.records.problems import Problem
from hanabi_desktop.records.reading import Node
from hanabi_desktop.rules import RANKS, Card, Setup, Suit

COVERED = "covered_deck"
STARTED = "started"
_LONGEST = 200
"""Characters; sixty cards have eighty."""


def covered(setup: Setup, started: object) -> str:
    """The deck as it stands in the file of a game that goes on; what `started` is besides text makes no difference."""
    cards = bytes(len(RANKS) * card.suit + card.rank - RANKS[0] for card in setup.deck)
    return base64.b64encode(_mixed(cards, setup.players, setup.starter, started)).decode("ascii")


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
    # Loaded for a game that is being played, not for a start.
    import hashlib

    stream = hashlib.shake_256(seed).digest(len(cards))
    return bytes(card ^ mix for card, mix in zip(cards, stream, strict=True))
