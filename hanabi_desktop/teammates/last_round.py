"""The last round: a play that may fit and costs nothing is tried where nothing else can gain any more.

The deck is empty, so the cards that a seat does not see are its own, in one order or another.
"""

from itertools import permutations

from hanabi_desktop.teammates.known import Known
from hanabi_desktop.teammates.moves import Deed, Move, later

DOUBT = 0.1
"""Weight of an order for each card in it that is not what the conventions take it for."""

Odds = dict[int, float]
"""Faces by their weight, which add up to 1."""


def odds(known: Known) -> dict[int, Odds]:
    """What each card of the own hand may be, by the hints at all of them and by all cards in sight."""
    hand = known.hands[known.me]
    unseen = [face for face, copies in enumerate(known.unseen) for _ in range(copies)]
    taken = [known.taken_for(card) for card in hand]
    facts = [known.facts[card] for card in hand]
    found: list[Odds] = [{} for _ in hand]
    total = 0.0
    for order in dict.fromkeys(permutations(unseen)):
        if all(can >> face & 1 for can, face in zip(facts, order, strict=True)):
            weight = DOUBT ** sum(not faces >> face & 1 for faces, face in zip(taken, order, strict=True))
            total += weight
            for face, each in zip(order, found, strict=True):
                each[face] = each.get(face, 0.0) + weight
    return {card: {face: one / total for face, one in each.items()} for card, each in zip(hand, found, strict=True)}


def chances(known: Known) -> dict[int, float]:
    """How likely each card of the own hand fits: 0 only if it cannot, 1 only if it has to."""
    return {
        card: 1.0
        if all(known.fits >> face & 1 for face in faces)
        else sum(weight for face, weight in faces.items() if known.fits >> face & 1)
        for card, faces in odds(known).items()
    }


def is_free(known: Known) -> bool:
    """Whether a mistake loses no point: the game goes on, and so can everybody after it who has a card that may fit."""
    fits, others = known.fits, 0
    for seat in later(known):
        held = known.held[seat] & fits
        others += bool(held)
        fits |= held << 1 & ~known.box.ones
    return known.lives > 1 + others


def take_chance(known: Known, move: Move) -> Move:
    """The move; in the last round, the likeliest play in its place that costs nothing, if the move cannot gain."""
    if known.turns_left is None or move.kind is Deed.PLAY or _can_gain(known, move):
        return move
    likely = chances(known)
    card = max(likely, key=lambda card: likely[card])
    return Move(Deed.PLAY, card) if likely[card] == 1 or (likely[card] and is_free(known)) else move


def _can_gain(known: Known, move: Move) -> bool:
    """Whether somebody may come to play a card because of a hint, or of one that a discard's token pays for."""
    seats = later(known)
    if not any(known.held[seat] & known.fits for seat in seats):
        return False
    return move.which in seats if move.kind is Deed.HINT else known.clocks < len(seats) - 1
