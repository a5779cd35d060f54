"""What a seat knows of a game: what it has seen, what hints tell for sure, and what they mean by the conventions.

Cards are numbers and sets of bits here, which is what thinking about them fast takes. A face is `5 * suit + rank - 1`; a
set of faces has the bit of each. A hint is the number of its colour, or `VALUE` plus its value.
"""

from collections.abc import Iterator
from functools import cache

from hanabi_desktop.rules import RANKS, Card, ColourHint, Hint, Rules, Suit, ValueHint
from hanabi_desktop.rules.knowledge import points_at

VALUE = 5
"""Offset of the hints that name values 1 to 5, after the six colours."""


def bits(faces: int) -> Iterator[int]:
    """The faces of a set."""
    while faces:
        low = faces & -faces
        faces ^= low
        yield low.bit_length() - 1


def only(faces: int) -> int:
    """The face of a set of one; -1 for any other set."""
    return faces.bit_length() - 1 if faces and not faces & (faces - 1) else -1


def face_of(card: Card) -> int:
    """The number of a card's face."""
    return 5 * card.suit + card.rank - 1


def card_of(face: int) -> Card:
    """The card with this face."""
    return Card(Suit(face // 5), face % 5 + 1)


def hint_number(hint: Hint) -> int:
    """The number of a hint, whoever gets it."""
    return hint.suit if isinstance(hint, ColourHint) else VALUE + hint.rank


def hint_to(target: int, number: int) -> Hint:
    """The hint of this number to a seat."""
    return ColourHint(target, Suit(number)) if number <= VALUE else ValueHint(target, number - VALUE)


class Pack:
    """What never changes at a table: the faces there are, how many of each, and what each hint points at."""

    def __init__(self, rules: Rules) -> None:
        """For the cards of these rules."""
        self.rules = rules
        self.suits = len(rules.suits)
        self.faces = 5 * self.suits
        self.copies = [rules.copies(suit, rank) for suit in rules.suits for rank in RANKS]
        self.every = (1 << self.faces) - 1
        hints: list[Hint] = [ColourHint(0, suit) for suit in rules.nameable_suits]
        hints += [ValueHint(0, rank) for rank in RANKS]
        self.answers = {
            hint_number(hint): sum(1 << face for face in range(self.faces) if points_at(hint, card_of(face), rules))
            for hint in hints
        }
        """The faces that each possible hint points at."""
        self.ones = sum(1 << face for face in range(0, self.faces, 5))
        self.fives = self.ones << 4


@cache
def box(rules: Rules) -> Pack:
    """The cards of these rules, counted once."""
    return Pack(rules)


Needs = list[tuple[int, int, int]]
"""Cards that are to be played first: their seats, ids and faces, in order."""

Meanings = tuple[list[int], list[int], list[bool], list[bool], list[bool], list[int], dict[int, dict[int, Needs]]]


class Known:
    """The table as one seat knows it; it grows with every turn. Lists go by a card's id.

    `faces` are -1 where this seat sees none. `facts` are the faces that a card can have by the hints alone, `meant`
    those that it has by the conventions. A card that is `called` has no hint, and is to be played all the same.
    """

    def __init__(self, box: Pack, players: int, me: int) -> None:
        """Nothing is dealt yet."""
        cards = sum(box.copies)
        self.box = box
        self.players = players
        self.me = me
        self.clocks = box.rules.clocks
        self.lives = box.rules.mistakes
        self.deck = cards
        self.turns_left: int | None = None
        self.turn = 0
        self.stacks = [0] * box.suits
        self.lost = [0] * box.faces
        self.unseen = box.copies[:]
        """Copies of each face in the deck or the own hand."""
        self.seen = 0
        """The faces of which this seat sees every copy."""
        self.held = [0] * players
        """The faces that this seat sees in each hand."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.owner = [-1] * cards
        self.faces = [-1] * cards
        self.facts = [box.every] * cards
        self.meant = [box.every] * cards
        self.hinted = [False] * cards
        self.called = [False] * cards
        self.about = [False] * cards
        """Whether a hint was about the card: of several that may fit, it is the first to be played."""
        self.why = [-1] * cards
        """The turn of the hint by which a card means what it does."""
        self.waiting: dict[int, dict[int, Needs]] = {}
        """For each hinted card, the faces that it has only if others are played first, with what they need."""
        self._look_at_fireworks()

    def copy(self) -> "Known":
        """The same, to think on with."""
        other = Known.__new__(Known)
        other.__dict__.update(self.__dict__)
        other.stacks, other.lost = self.stacks[:], self.lost[:]
        other.unseen, other.held = self.unseen[:], self.held[:]
        other.hands = [hand[:] for hand in self.hands]
        other.owner, other.faces = self.owner[:], self.faces[:]
        other.restore(self.meanings())
        return other

    def meanings(self) -> Meanings:
        """All that a hint can change, to be restored once it was only tried."""
        waiting = {card: {face: needs[:] for face, needs in faces.items()} for card, faces in self.waiting.items()}
        return self.facts[:], self.meant[:], self.hinted[:], self.called[:], self.about[:], self.why[:], waiting

    def restore(self, kept: Meanings) -> None:
        """The meanings are again what they were."""
        facts, meant, hinted, called, about, why, waiting = kept
        self.facts, self.meant, self.hinted, self.called = facts[:], meant[:], hinted[:], called[:]
        self.about, self.why = about[:], why[:]
        self.waiting = {card: {face: needs[:] for face, needs in faces.items()} for card, faces in waiting.items()}

    def hide(self, seat: int) -> list[int]:
        """Whoever saw all sees from now on as this seat, which does not see its own hand: its faces."""
        hidden = [self.faces[card] for card in self.hands[seat]]
        for card, face in zip(self.hands[seat], hidden, strict=True):
            self.faces[card] = -1
            self.unseen[face] += 1
            self.seen &= ~(1 << face)
        self.held[seat] = 0
        self.me = seat
        return hidden

    def show(self, faces: list[int]) -> None:
        """The own hand turns out to have these faces, and from now on all is seen."""
        for card, face in zip(self.hands[self.me], faces, strict=True):
            self._see(self.me, card, face)
        self.me = -1

    def _see(self, seat: int, card: int, face: int) -> None:
        self.faces[card] = face
        self.unseen[face] -= 1
        self.held[seat] |= 1 << face
        if not self.unseen[face]:
            self.seen |= 1 << face

    # What happens

    def draw(self, seat: int, card: int, face: int) -> None:
        """`seat` draws a card; its face is -1 if this seat does not see it."""
        self.hands[seat].append(card)
        self.owner[card] = seat
        self.deck -= 1
        if face >= 0:
            self._see(seat, card, face)

    def leave(self, seat: int, card: int, face: int, fits: bool) -> None:
        """`seat` has laid a card on its firework, or else on the discard pile."""
        if self.faces[card] < 0:
            self._see(seat, card, face)
        self.hands[seat].remove(card)
        self.owner[card] = -1
        self.held[seat] = 0
        for other in self.hands[seat]:
            if self.faces[other] >= 0:
                self.held[seat] |= 1 << self.faces[other]
        if fits:
            self.stacks[face // 5] = face % 5 + 1
        else:
            self.lost[face] += 1
        self.waiting.pop(card, None)
        self._look_at_fireworks()

    def point(self, target: int, answer: int, touched: list[int]) -> None:
        """A hint points at these cards of `target`, whose faces are among `answer`, and not at the others."""
        for card in self.hands[target]:
            self.facts[card] &= answer if card in touched else ~answer

    # The fireworks

    def _look_at_fireworks(self) -> None:
        """Finds the faces that are played, those that fit now, and those that no firework needs any more."""
        self.reach = [self._reach(suit) for suit in range(self.box.suits)]
        self.played = self.fits = self.useless = 0
        for suit, (height, top) in enumerate(zip(self.stacks, self.reach, strict=True)):
            self.played |= ((1 << height) - 1) << 5 * suit
            self.fits |= (1 << height & 31) << 5 * suit
            self.useless |= (((1 << height) - 1) | (31 & -1 << top)) << 5 * suit

    def _reach(self, suit: int) -> int:
        for rank in range(self.stacks[suit], 5):
            face = 5 * suit + rank
            if self.lost[face] >= self.box.copies[face]:
                return rank
        return 5

    def last_copy(self, face: int) -> bool:
        """Whether all other cards with this face are lost."""
        return self.lost[face] == self.box.copies[face] - 1

    # The cards

    def sure(self, card: int) -> int:
        """The faces that its holder may take a card for, by hints and by counting what that player sees."""
        facts = self.facts[card]
        return facts & (self.held[self.owner[card]] | ~self.seen) or facts

    def taken_for(self, card: int) -> int:
        """The faces that its holder takes a card for, by the conventions too."""
        facts = self.facts[card]
        sure = facts & (self.held[self.owner[card]] | ~self.seen) or facts
        faces = sure & self.meant[card] or sure
        if self.hinted[card] or self.called[card]:
            return faces & ~self.played or faces
        return faces

    def contradicted(self, seat: int) -> int:
        """The faces that two cards of a hand are taken for since their others were played: one of them is a second copy."""
        once = twice = 0
        for card in self.hands[seat]:
            meant = self.sure(card) & self.meant[card]
            left = meant & ~self.played
            if self.hinted[card] and left != meant and not left & (left - 1):
                twice |= once & left
                once |= left
        return twice

    def next_discard(self, seat: int) -> int:
        """The card that a player discards next: the oldest without a hint; -1 if there is none."""
        for card in self.hands[seat]:
            if not self.hinted[card] and not self.called[card]:
                return card
        return -1

    def secured(self, target: int, giver: int = -1) -> int:
        """The faces that are hinted already, as far as `target` can know where; of the own hand, `giver` knows no more."""
        faces = 0
        for seat, hand in enumerate(self.hands):
            for card in hand:
                if self.hinted[card] or self.called[card]:
                    if seat not in (target, giver) and self.faces[card] >= 0:
                        faces |= 1 << self.faces[card]
                    else:
                        sure = self.sure(card)
                        if not sure & (sure - 1):
                            faces |= sure
        return faces
