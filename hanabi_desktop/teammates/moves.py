"""What can be done on a turn, as thinking about it wants it."""

from enum import Enum
from typing import NamedTuple

from hanabi_desktop.teammates.known import Known, bits


class Deed(Enum):
    """The three things to do."""

    PLAY = "play"
    DISCARD = "discard"
    HINT = "hint"


class Move(NamedTuple):
    """One of them: `which` is the card, or the seat that gets the hint of this number."""

    kind: Deed
    which: int
    number: int = -1


def pointed_at(known: Known, target: int, number: int) -> list[int]:
    """The cards in a teammate's hand that a hint points at."""
    answer = known.box.answers[number]
    return [card for card in known.hands[target] if 1 << known.faces[card] & answer]


def later(known: Known) -> list[int]:
    """The seats that have a turn after this one; all others before the last round."""
    turns = known.players if known.turns_left is None else known.turns_left
    return [(known.me + step) % known.players for step in range(1, turns)]


def hints(known: Known, seats: list[int], *, empty: bool = False) -> list[tuple[Move, list[int]]]:
    """The hints that may be given to `seats` and the cards that each points at; with `empty`, those at nothing too."""
    found = []
    if known.clocks > 0:
        for seat in seats:
            if known.hands[seat]:
                for number in known.box.answers:
                    touched = pointed_at(known, seat, number)
                    if touched or (empty and known.box.rules.empty_hints):
                        found.append((Move(Deed.HINT, seat, number), touched))
    return found


def may_discard(known: Known) -> bool:
    """Whether a card may be discarded now."""
    return known.clocks < known.box.rules.clocks and bool(known.hands[known.me])


def believed_plays(known: Known, seat: int) -> list[int]:
    """The cards that a player takes for playable: on the last life, only if they are so for sure."""
    others, trusts = known.held[seat] | ~known.seen, known.lives > 1
    plays = []
    for card in known.hands[seat]:
        sure = known.facts[card] & others or known.facts[card]
        if not sure & ~known.fits:
            plays.append(card)
        elif trusts and (known.hinted[card] or known.called[card]):
            taken = (sure & known.meant[card] or sure) & ~known.played
            if taken and not taken & ~known.fits and not taken & known.contradicted(seat):
                plays.append(card)
    return plays


def known_useless(known: Known, seat: int) -> int:
    """A card that a player knows to be of no use, first of all for sure; -1 if there is none."""
    useless = known.useless
    for card in known.hands[seat]:
        sure = known.sure(card)
        if not sure & ~useless:
            return card
        if known.hinted[card] and not known.called[card] and not (sure & known.meant[card] or sure) & ~useless:
            return card
    return -1


def lowest(faces: int) -> int:
    """The lowest rank, from 0, among faces."""
    return min(face % 5 for face in bits(faces))
