"""Skilled: values each action by what follows from it by the conventions."""

from typing import NamedTuple

from hanabi_desktop.teammates.conventions import Outlook, focus_of, read_hint
from hanabi_desktop.teammates.known import Known, bits, only
from hanabi_desktop.teammates.last_round import chances, is_free
from hanabi_desktop.teammates.moves import (
    Deed,
    Move,
    believed_plays,
    hints,
    known_useless,
    later,
    lowest,
    may_discard,
    pointed_at,
)
from hanabi_desktop.teammates.plain import fallback


class Weights(NamedTuple):
    """What things are worth, in points; found by playing thousands of games."""

    # What a card costs that is lost
    critical: float = 1.0
    """For each point that can no longer be made."""
    in_sight: float = 0.1
    """For a card with another copy in sight."""
    fits: float = 0.45
    two: float = 0.4
    useful: float = 0.3
    # What teammates may do next
    strike: float = 1.0
    later: float = 0.5
    """Factor for a mistake by somebody else than the next player, who may still be warned."""
    unwarned: float = 0.5
    """Factor for a loss by somebody who comes later, for each player between, who will play and warn nobody."""
    likely_discard: float = 0.5
    """Factor for a loss by a player who has clock tokens for something else."""
    locked: float = 1.0
    # What a play is worth
    play: float = 4.0
    called: float = 3.0
    about: float = 0.15
    newest: float = 0.001
    """For each turn before the hint that lets it be played: among equals, the newest hint is the one that is thought of."""
    five: float = 0.3
    unlocks: float = 0.3
    trust: float = 0.97
    doubt: float = 0.5
    # What a hint is worth
    brings: float = 0.8
    """For each play that follows."""
    keeps: float = 0.6
    first: float = 0.12
    first_five: float = 0.12
    more: float = 0.1
    wrong: float = 2.0
    misled: float = 0.5
    useless: float = 0.4
    double: float = 0.5
    own_double: float = 1.2
    # What time and tokens are worth
    late: float = 10.0
    out_of_time: float = 1.0
    hurry: float = 0.2
    hurry_from: float = 1.5
    clocks: tuple[float, ...] = (0.7, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2, 0.1)
    """The first clock token, the second one, and so on."""

    def clock(self, number: int) -> float:
        """The worth of a clock token, by the number of those left besides it."""
        return self.clocks[min(number, len(self.clocks) - 1)]


FOR_TWO = Weights(
    critical=0.6,
    two=0.5,
    useful=0.48,
    likely_discard=0.8,
    play=1.1,
    unlocks=0.48,
    trust=1.0,
    keeps=0.96,
    first=0.19,
    first_five=0.3,
    misled=0.8,
    late=20.0,
    clocks=(0.9, 0.65, 0.5, 0.4, 0.3, 0.2, 0.15, 0.05),
)
"""With a single partner more lies on each hint that keeps a card."""


class Skilled:
    """Thinks about one turn of `known.me`."""

    def __init__(self, known: Known) -> None:
        """At the table as it is now."""
        self._known = known
        self._weights = weights = FOR_TWO if known.players == 2 else Weights()
        self._late = min(1.0, known.deck / weights.late)

    def options(self) -> list[tuple[float, Move]]:
        """What may be done, each with its value."""
        options = self._plays() + self._hints()
        if may_discard(self._known):
            options += self._discards(bool(options))
        return options or [(0.0, fallback(self._known, []))]

    # Plays

    def _plays(self) -> list[tuple[float, Move]]:
        known, weights = self._known, self._weights
        plays, danger = [], self._danger(known.clocks)
        believed = believed_plays(known, known.me)
        for card in believed:
            sure = known.sure(card)
            faces, trust = (known.taken_for(card), 0.0) if sure & ~known.fits else (sure, 1.0)
            trust = trust or self._trust(card, faces)
            value = weights.play * trust - weights.strike * (1 - trust) + (5 - lowest(faces)) * 0.02
            if known.called[card]:
                value += weights.called
            if known.about[card]:
                value += weights.about
            value += weights.newest * known.why[card]
            if not faces & ~known.box.fives and known.clocks < known.box.rules.clocks:
                value += weights.five
            if only(faces) >= 0 and self._unlocks(only(faces)):
                value += weights.unlocks
            plays.append((value - danger, Move(Deed.PLAY, card)))
        return plays if known.turns_left is None else plays + self._tries(believed)

    def _tries(self, believed: list[int]) -> list[tuple[float, Move]]:
        """Plays of the last round that no hint calls for."""
        known = self._known
        cost = 0.0 if is_free(known) else self._weights.strike
        return [
            (likely - cost * (1 - likely) - self._danger(known.clocks), Move(Deed.PLAY, card))
            for card, likely in chances(known).items()
            if card not in believed and (likely == 1 or (likely and known.lives > 1))
        ]

    def _trust(self, card: int, faces: int) -> float:
        """How likely a card fits that is meant to: others that it was meant for may have been played since."""
        known, count = self._known, self._known.unseen
        good = sum(count[face] for face in bits(faces))
        bad = sum(count[face] for face in bits(known.sure(card) & known.meant[card] & ~faces))
        return min(self._weights.trust, good / (good + self._weights.doubt * bad)) if good > 0 else 0.5

    def _unlocks(self, face: int) -> bool:
        """Whether a teammate holds the hinted card that comes next."""
        known = self._known
        mates = (hand for seat, hand in enumerate(known.hands) if seat != known.me)
        return face % 5 < 4 and any(known.hinted[c] and known.faces[c] == face + 1 for hand in mates for c in hand)

    # Discards

    def _discards(self, others: bool) -> list[tuple[float, Move]]:
        known = self._known
        value = self._weights.clock(known.clocks) * self._late - self._haste() - self._danger(known.clocks + 1)
        discards = []
        useless, card = known_useless(known, known.me), known.next_discard(known.me)
        if useless >= 0:
            discards.append((value + 0.05, Move(Deed.DISCARD, useless)))
        if card >= 0 and card != useless:
            discards.append((value - self._expected_loss(card), Move(Deed.DISCARD, card)))
        if not discards or (card < 0 and not others):
            rest = [card for card in known.hands[known.me] if card != useless]
            discards += [(value - self._expected_loss(card) - 0.5, Move(Deed.DISCARD, card)) for card in rest]
        return discards

    def _haste(self) -> float:
        """What it costs to let a turn go by without a play."""
        known, weights = self._known, self._weights
        if known.box.rules.perfect:
            return 0.0
        left = known.deck + known.players if known.turns_left is None else known.turns_left
        spare = sum(known.stacks) + left - sum(known.reach)
        if spare <= 0:
            return weights.out_of_time
        return weights.hurry * max(0.0, 1 - spare / (weights.hurry_from * known.players))

    def _loss(self, face: int, card: int) -> float:
        """The points it costs to lose a card."""
        known, weights = self._known, self._weights
        suit, rank = divmod(face, 5)
        if 1 << face & known.useless:
            return 0.0
        if known.last_copy(face):
            return 5.0 if known.box.rules.perfect else weights.critical * (known.reach[suit] - rank)
        if any(known.faces[other] == face and other != card for hand in known.hands for other in hand):
            return weights.in_sight
        if rank == known.stacks[suit]:
            return weights.fits
        return weights.two if rank == 1 else weights.useful

    def _expected_loss(self, card: int) -> float:
        """The same for a card of the own hand."""
        unseen = self._known.unseen
        counts = [(unseen[face], face) for face in bits(self._known.sure(card)) if unseen[face] > 0]
        total = sum(count for count, _ in counts)
        return sum(count * self._loss(face, card) for count, face in counts) / total if total else 0.0

    # What the others may do next

    def _danger(self, clocks: int) -> float:
        """What the others are about to lose, with `clocks` tokens to prevent it."""
        known, weights = self._known, self._weights
        cost, share = 0.0, 1.0
        for step in range(1, known.players):
            seat = (known.me + step) % known.players
            plays = believed_plays(known, seat)
            wrong = [card for card in plays if not 1 << known.faces[card] & known.fits]
            if wrong:
                cost += weights.strike * (1.0 if step == 1 else weights.later) * (1.0 if wrong[0] == plays[0] else 0.7)
            elif share and not plays:
                cost += share * self._danger_of_discard(seat, clocks)
            share *= weights.unwarned if plays else 0.0
        return cost

    def _danger_of_discard(self, seat: int, clocks: int) -> float:
        known, weights = self._known, self._weights
        if clocks >= known.box.rules.clocks or known_useless(known, seat) >= 0:
            return 0.0
        card = known.next_discard(seat)
        if card < 0:
            return 0.0 if clocks else weights.locked
        return self._loss(known.faces[card], card) * (weights.likely_discard if clocks else 1.0)

    # Hints

    def _hints(self) -> list[tuple[float, Move]]:
        known = self._known
        empty = known.clocks == known.box.rules.clocks or not known.hands[known.me]
        allowed = hints(known, later(known), empty=empty)
        if not allowed:
            return []
        cost = self._weights.clock(known.clocks - 1) * self._late
        kept, before, secured = known.meanings(), Outlook(known), known.secured(-1)
        options = []
        for move, touched in allowed:
            if touched:
                value = self._hint(move, touched, before, secured)
            else:
                read_hint(known, known.me, move.which, move.number, touched)
                value = 0.0
            value -= cost + self._danger(known.clocks - 1)
            known.restore(kept)
            options.append((value, move))
        return options

    def _hint(self, move: Move, touched: list[int], before: Outlook, secured: int) -> float:
        """What a hint brings; it is taken for given."""
        known, weights = self._known, self._weights
        focus, saves, first = focus_of(known, move.which, touched)
        facts = [known.facts[card] for card in touched]
        meant = read_hint(known, known.me, move.which, move.number, touched)
        after = Outlook(known)
        value = weights.brings * (after.score - before.score)
        if first and (not meant or not known.meant[focus] >> known.faces[focus] & 1):
            value -= weights.wrong
        for card in after.going:
            if card not in before.going and self._goes_wrong(card, after):
                value -= weights.wrong
        if _doubles(known, after) > _doubles(known, before):
            value -= weights.wrong
        seen = secured
        for card in first:
            value += self._first_hint(card, secured, seen)
            seen |= 1 << known.faces[card]
        for card, old in zip(touched, facts, strict=True):
            useful = not 1 << known.faces[card] & known.useless
            if useful and card not in first and card not in after.going and known.facts[card] != old:
                value += weights.more
        return value + (weights.keeps * self._loss(known.faces[focus], focus) if saves else 0.0)

    def _goes_wrong(self, card: int, after: Outlook) -> bool:
        """Whether a teammate's card is taken for playable, and is not."""
        known = self._known
        suit, rank = divmod(known.faces[card], 5)
        return known.owner[card] != known.me and (after.stacks[suit] <= rank or known.stacks[suit] > rank)

    def _first_hint(self, card: int, secured: int, seen: int) -> float:
        """What it is worth that a card has a hint now."""
        known, weights = self._known, self._weights
        face = known.faces[card]
        if 1 << face & known.useless:
            return -weights.useless
        own = (c for c in known.hands[known.me] if known.hinted[c])
        if 1 << face & seen:
            value = -weights.double
        elif any(known.taken_for(c) >> face & 1 for c in own):
            value = -weights.own_double
        else:
            value = weights.first_five if face % 5 == 4 else weights.first
        return value if known.taken_for(card) >> face & 1 else value - weights.misled


def at_risk(known: Known, move: Move, needed: int) -> tuple[int, int] | None:
    """The seat and the face that the first of the next two to discard may lose after a move of `known.me`, if any.

    None if it is not indispensable or `needed`, or if somebody between them can still warn.
    """
    kept, risk = known.meanings(), None
    if move.kind is Deed.HINT:
        read_hint(known, known.me, move.which, move.number, pointed_at(known, move.which, move.number))
    clocks = known.clocks + {Deed.DISCARD: 1, Deed.HINT: -1, Deed.PLAY: 0}[move.kind]
    seats = [(known.me + step) % known.players for step in range(1, min(3, known.players))]
    # Whoever plays warns nobody.
    seat = next((seat for seat in seats if not believed_plays(known, seat)), -1)
    # With so many hints left, nobody has to discard.
    safe = seat < 0 or known.turns_left is not None or 3 * clocks > 2 * known.box.rules.clocks
    if not safe and known_useless(known, seat) < 0 and (card := known.next_discard(seat)) >= 0:
        face = known.faces[card]
        lost = 1 << face & ~known.useless and (known.last_copy(face) or needed >> face & 1)
        risk = (seat, face) if lost else None
    known.restore(kept)
    return risk


def _doubles(known: Known, outlook: Outlook) -> int:
    """How many cards are to be played of which another is too."""
    faces = [known.faces[card] for card in outlook.going if known.faces[card] >= 0]
    return len(faces) - len(set(faces))
