"""The conventions: what a hint means, which cards are called to be played, and what follows if they are."""

from hanabi_desktop.teammates.known import VALUE, Known, Needs, bits, only

LAYERS = 1
"""Maximum of cards to be played first for a hinted one to fit."""


class Outlook:
    """The fireworks once everybody has played what they take for playable.

    `going` has the faces of the cards that are played so, -1 where `viewer` does not know which of several it is;
    `own_next` the faces that would fit on the viewer's own.
    """

    def __init__(self, known: Known, viewer: int = -1, skip: tuple[int, ...] | list[int] = ()) -> None:
        """As `viewer` expects it, who does not see the own hand; the cards in `skip` are left out."""
        self.stacks = stacks = known.stacks[:]
        self.going: dict[int, int] = {}
        self.own_next = 0
        faces, owner, fits, played = known.faces, known.owner, known.fits, known.played
        waits = _expected(known, skip)
        more = 1
        while more:
            more = 0
            rest = []
            for wait in waits:
                card, taken = wait
                # At the last mistake nobody plays what may have been played: nothing comes of it, then.
                left = taken if known.lives == 1 else taken & ~played or taken
                if left & ~fits:
                    rest.append(wait)
                    continue
                face = faces[card] if owner[card] != viewer else -1
                if face < 0:
                    face = only(left)
                self.going[card] = face
                if face < 0:
                    if owner[card] == viewer:
                        self.own_next |= left << 1 & ~known.box.ones
                elif 1 << face & fits:
                    stacks[face // 5] = face % 5 + 1
                    more |= 1 << face
                    fits &= ~(1 << face)
                    if face % 5 < 4:
                        fits |= 2 << face
            played |= more
            waits = rest
        self.fits = fits
        self.score = sum(stacks)


def _expected(known: Known, skip: tuple[int, ...] | list[int]) -> list[tuple[int, int]]:
    """The cards that have a hint or are known, each with what its holder takes it for; as `Known.taken_for` has it."""
    expected = []
    facts, meant, hinted, called, played = known.facts, known.meant, known.hinted, known.called, known.played
    certain = known.lives == 1
    for hand, held in zip(known.hands, known.held, strict=True):
        others = held | ~known.seen
        for card in hand:
            taken = facts[card] & others or facts[card]
            if taken & (taken - 1):
                if not (hinted[card] or called[card]):
                    continue
                if not certain:
                    taken = taken & meant[card] or taken
                    taken = taken & ~played or taken
            if card not in skip:
                expected.append((card, taken))
    return expected


def focus_of(known: Known, target: int, touched: list[int]) -> tuple[int, bool, list[int]]:
    """The card that a hint is about, whether it is the next discard, and the cards that get their first hint.

    It is the next discard if that is pointed at, else the newest card without a hint, else the newest.
    """
    first = [card for card in touched if not known.hinted[card]]
    discard = known.next_discard(target)
    if discard in touched:
        return discard, True, first
    return (first or touched)[-1], False, first


def read_hint(known: Known, giver: int, target: int, number: int, touched: list[int]) -> bool:
    """Takes a hint for what it means; returns whether it means anything."""
    if not touched:
        known.point(target, known.box.answers[number], touched)
        return False
    useless = known.useless
    focus, saves, first = focus_of(known, target, touched)
    before = [known.taken_for(card) for card in touched]
    secured = known.secured(target, giver)
    known.point(target, known.box.answers[number], touched)
    known.about[focus] = True
    outlook = Outlook(known, target, first or [focus])
    if not first:
        return _read_again(known, focus, touched, before, outlook, useless)
    for card in first:
        known.hinted[card] = True
    sure = known.sure(focus)
    plays = sure & (outlook.fits | outlook.own_next) & ~secured
    saved = _saved(known, number, giver, target, sure & ~useless) if saves or number == VALUE + 5 else 0
    waiting = _waiting(
        known, giver, target, focus, sure & ~plays & ~saved & ~useless & ~secured, plays | saved, outlook
    )
    meant = plays | saved
    for face in waiting:
        meant |= 1 << face
    known.meant[focus] = meant or known.box.every
    known.why[focus] = known.turn
    if waiting:
        known.waiting[focus] = waiting
    for card in first:
        if card != focus:
            # What the hint is about needs no second copy.
            one = meant if only(meant) >= 0 else 0
            rest = known.sure(card) & ~one
            good = rest & ~secured & ~useless or (rest if one else 0)
            if good:
                known.meant[card] = good
                known.why[card] = known.turn
    return bool(meant)


def _read_again(
    known: Known, focus: int, touched: list[int], before: list[int], outlook: Outlook, useless: int
) -> bool:
    """A hint at cards that are hinted already: it narrows one of them, or else it says to play the newest."""
    narrowed = any(known.taken_for(card) != old for card, old in zip(touched, before, strict=True))
    if not narrowed or not known.taken_for(focus) & ~useless:
        plays = known.sure(focus) & outlook.fits
        if plays:
            known.meant[focus] = plays
            known.why[focus] = known.turn
            return True
    return narrowed


def _saved(known: Known, number: int, giver: int, target: int, faces: int) -> int:
    """Those of these faces for which a hint at the next discard says: keep it."""
    saved = 0
    for face in bits(faces):
        rank = face % 5 + 1
        if rank == 5:
            keep = number == VALUE + 5
        elif known.last_copy(face):
            keep = True
        else:
            keep = rank == 2 and number == VALUE + 2 and not _seen_elsewhere(known, face, giver, target)
        if keep:
            saved |= 1 << face
    return saved


def _seen_elsewhere(known: Known, face: int, giver: int, target: int) -> bool:
    """Whether both players of a hint see this face in a third hand."""
    others = (hand for seat, hand in enumerate(known.hands) if seat not in (giver, target))
    return any(known.faces[card] == face for hand in others for card in hand)


def _waiting(
    known: Known, giver: int, target: int, focus: int, faces: int, plain: int, outlook: Outlook
) -> dict[int, Needs]:
    """The faces that the focus has if others play first, and what they play; those of teammates are called at once."""
    if known.lives == 1:
        return {}
    own = known.me == target
    possible = faces if own else 1 << known.faces[focus] & faces & ~plain
    waiting = {face: needs for face in bits(possible) if (needs := _needs(known, face, outlook.stacks, giver, target))}
    # What comes before an own card is called if that can be nothing else.
    called = len(waiting) == 1 and not (own and plain)
    for _, card, first in next(iter(waiting.values())) if called else ():
        known.meant[card] = 1 << first
        known.called[card] = True
        known.why[card] = known.turn
    return waiting


def _needs(known: Known, face: int, stacks: list[int], giver: int, target: int) -> Needs:
    """The cards between the fireworks and this face, each by who will play it; none if it cannot be explained so."""
    suit, rank = divmod(face, 5)
    needs: Needs = []
    used: list[int] = []
    if rank - stacks[suit] > LAYERS:
        return []
    for first in range(5 * suit + stacks[suit], face):
        found = _connecting(known, first, used, giver, target)
        if found is None:
            return []
        used.append(found[1])
        needs.append(found)
    return needs


def _connecting(known: Known, face: int, used: list[int], giver: int, target: int) -> tuple[int, int, int] | None:
    """Who will play this face: by a hinted card first, else by the newest one without a hint; last of all oneself."""
    seats = [(giver + step) % known.players for step in range(1, known.players)]
    others = [seat for seat in seats if seat not in (target, known.me)]
    for seat in others:
        card = _prompted(known, seat, face, used)
        if card >= 0 and known.faces[card] == face:
            return seat, card, face
    for seat in others:
        card = newest_free(known, seat, used)
        if card >= 0 and known.faces[card] == face and _prompted(known, seat, face, used) < 0:
            return seat, card, face
    if known.me in (giver, target, -1):
        return None
    card = _prompted(known, known.me, face, used)
    if card < 0:
        card = newest_free(known, known.me, used)
        if card < 0 or not known.sure(card) >> face & 1:
            return None
    return known.me, card, face


def _prompted(known: Known, seat: int, face: int, used: list[int]) -> int:
    """The hinted card that a player may take for this face: one to be played anyway, else the newest; -1 if there is none."""
    hand = (card for card in reversed(known.hands[seat]) if known.hinted[card] and card not in used)
    cards = [card for card in hand if known.taken_for(card) >> face & 1]
    return next((card for card in cards if not known.taken_for(card) & ~known.fits), cards[0] if cards else -1)


def newest_free(known: Known, seat: int, used: list[int]) -> int:
    """A player's newest card that is neither hinted nor called; -1 if there is none."""
    for card in reversed(known.hands[seat]):
        if not known.hinted[card] and not known.called[card] and card not in used:
            return card
    return -1


def settle(known: Known, seat: int, played: int = -1) -> None:
    """`seat` acts: the faces that waited for a card of theirs are confirmed by playing it blind, and refuted by not.

    A card with a hint would have been played anyway: whatever else the one that waited may be, it may still be.
    """
    fits = known.fits
    for card, waiting in list(known.waiting.items()):
        done = sum(1 << face for face, needs in waiting.items() if any(need[1] == played for need in needs))
        if done and not known.hinted[played]:
            known.meant[card] = known.meant[card] & done or known.meant[card]
            del known.waiting[card]
            continue
        for face, needs in list(waiting.items()):
            if done >> face & 1:
                del waiting[face]
            elif needs[0][0] == seat and 1 << needs[0][2] & fits:
                del waiting[face]
                known.meant[card] = known.meant[card] & ~(1 << face) or known.meant[card]
        if not waiting:
            del known.waiting[card]
    if played < 0 or not known.called[played]:
        for card in known.hands[seat]:
            if known.called[card] and not known.hinted[card] and known.meant[card] & fits and card != played:
                known.called[card] = False
                known.meant[card] = known.box.every
