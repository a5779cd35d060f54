"""What a seat knows of a game: what it has seen, what hints tell for sure, and what they mean by the conventions."""

from hanabi_desktop.teammates.box import Pack

Needs = list[tuple[int, int, int]]
"""Cards that are to be played first: their seats, ids and faces, in order."""

Meanings = tuple[list[int], list[int], list[bool], list[bool], list[int], dict[int, dict[int, Needs]]]


def fitting(stacks: list[int]) -> int:
    """The faces that fit on fireworks of these heights."""
    faces = 0
    for suit, height in enumerate(stacks):
        if height < 5:
            faces |= 1 << (5 * suit + height)
    return faces


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
        self.gone = [0] * box.faces
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
        """By hinted card, the faces that it has only if others are played first, with what they need."""
        self._counted: dict[int, int] = {}
        self._look_at_fireworks()

    def copy(self) -> "Known":
        """The same, to think on with."""
        other = Known.__new__(Known)
        other.__dict__.update(self.__dict__)
        other.stacks, other.lost, other.gone = self.stacks[:], self.lost[:], self.gone[:]
        other.hands = [hand[:] for hand in self.hands]
        other.owner, other.faces, other.about = self.owner[:], self.faces[:], self.about[:]
        other.restore(self.meanings())
        other.look_as(self.me)
        return other

    def meanings(self) -> Meanings:
        """All that a hint can change, to be restored once it was only tried."""
        waiting = {card: {face: needs[:] for face, needs in faces.items()} for card, faces in self.waiting.items()}
        return self.facts[:], self.meant[:], self.hinted[:], self.called[:], self.why[:], waiting

    def restore(self, kept: Meanings) -> None:
        """The meanings are again what they were."""
        facts, meant, hinted, called, why, waiting = kept
        self.facts, self.meant, self.hinted, self.called, self.why = facts[:], meant[:], hinted[:], called[:], why[:]
        self.waiting = {card: {face: needs[:] for face, needs in faces.items()} for card, faces in waiting.items()}

    def look_as(self, seat: int) -> None:
        """Sees from now on as another seat; -1 sees all. Its caller has hidden what that seat does not see."""
        self.me = seat
        self._counted = {}

    # What happens

    def draw(self, seat: int, card: int, face: int) -> None:
        """`seat` draws a card; its face is -1 if this seat does not see it."""
        self.hands[seat].append(card)
        self.owner[card] = seat
        self.faces[card] = face
        self.deck -= 1
        self._counted = {}

    def leave(self, seat: int, card: int, face: int, fits: bool) -> None:
        """`seat` has laid a card on its firework, or else on the discard pile."""
        self.hands[seat].remove(card)
        self.owner[card] = -1
        self.faces[card] = face
        self.gone[face] += 1
        if fits:
            self.stacks[face // 5] = face % 5 + 1
        else:
            self.lost[face] += 1
        self.waiting.pop(card, None)
        self._counted = {}
        self._look_at_fireworks()

    def point(self, target: int, answer: int, touched: list[int]) -> None:
        """A hint points at these cards of `target`, whose faces are among `answer`, and not at the others."""
        for card in self.hands[target]:
            self.facts[card] &= answer if card in touched else ~answer

    # The fireworks

    def playable(self) -> int:
        """The faces that fit now."""
        return fitting(self.stacks)

    def useless(self) -> int:
        """The faces that no firework needs any more."""
        return self._useless

    def _look_at_fireworks(self) -> None:
        """Counts anew how high they can still grow."""
        self.reach = [self._reach(suit) for suit in range(self.box.suits)]
        self._useless = 0
        for suit, (height, top) in enumerate(zip(self.stacks, self.reach, strict=True)):
            self._useless |= (((1 << height) - 1) | (31 & -1 << top)) << 5 * suit

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
        return self.facts[card] & ~self.seen_by(self.owner[card]) or self.facts[card]

    def seen_by(self, holder: int) -> int:
        """The faces of which a player sees every copy."""
        known = self._counted.get(holder)
        if known is not None:
            return known
        count, copies = self.gone[:], self.box.copies
        for seat, hand in enumerate(self.hands):
            if seat != holder:
                for card in hand:
                    face = self.faces[card]
                    if face >= 0:
                        count[face] += 1
        known = 0
        for face, seen in enumerate(count):
            if seen >= copies[face]:
                known |= 1 << face
        self._counted[holder] = known
        return known

    def taken_for(self, card: int, useless: int) -> int:
        """The faces that its holder takes a card for, by the conventions too."""
        sure = self.sure(card)
        faces = sure & self.meant[card] or sure
        if self.hinted[card] or self.called[card]:
            return faces & ~useless or faces
        return faces

    def next_discard(self, seat: int) -> int:
        """The card that a player discards next: the oldest without a hint; -1 if there is none."""
        for card in self.hands[seat]:
            if not self.hinted[card] and not self.called[card]:
                return card
        return -1

    def unseen(self) -> list[int]:
        """How many cards of each face are in the deck or the own hand."""
        count = [copies - gone for copies, gone in zip(self.box.copies, self.gone, strict=True)]
        for seat, hand in enumerate(self.hands):
            if seat != self.me:
                for card in hand:
                    if self.faces[card] >= 0:
                        count[self.faces[card]] -= 1
        return count

    def secured(self, target: int) -> int:
        """The faces that are hinted already, as far as `target` can know where."""
        faces = 0
        for seat, hand in enumerate(self.hands):
            for card in hand:
                if self.hinted[card] or self.called[card]:
                    if seat != target and self.faces[card] >= 0:
                        faces |= 1 << self.faces[card]
                    else:
                        sure = self.sure(card)
                        if not sure & (sure - 1):
                            faces |= sure
        return faces
