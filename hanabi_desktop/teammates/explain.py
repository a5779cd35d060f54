"""Says why a move was chosen: as the conventions tell it to all, and as the computer thought of it."""

from hanabi_desktop.rules import Card
from hanabi_desktop.teammates.box import bits, card_of
from hanabi_desktop.teammates.conventions import Outlook, focus_of, read_hint
from hanabi_desktop.teammates.known import Known
from hanabi_desktop.teammates.moves import Deed, Move, pointed_at
from hanabi_desktop.teammates.reasons import Thought, Told, Why


def explain(known: Known, move: Move) -> Why:
    """The reason of a move of `known.me`, who has not done it yet."""
    if move.kind is Deed.HINT:
        return _of_hint(known, move)
    return _of_play(known, move.which) if move.kind is Deed.PLAY else _of_discard(known, move.which)


def _cards(faces: int) -> tuple[Card, ...]:
    return tuple(map(card_of, bits(faces)))


def _since(known: Known, card: int) -> int | None:
    """The turn of the hint by which a card means what it does; none where all hints together say that it fits."""
    return known.why[card] if known.why[card] >= 0 and known.facts[card] & ~known.fits else None


def _of_play(known: Known, card: int) -> Why:
    if known.called[card] and not known.hinted[card]:
        told = Told.PLAYS_CALLED
    else:
        told = Told.PLAYS_HINTED if known.hinted[card] else Told.PLAYS_COUNTED
    certain = not known.sure(card) & ~known.fits
    thought = Thought.CERTAIN if certain else Thought.MEANT
    faces = known.sure(card) if certain else known.taken_for(card)
    return Why(told, card, _since(known, card), thought, _cards(faces))


def _of_discard(known: Known, card: int) -> Why:
    if known.hinted[card] and not known.facts[card] & ~known.useless:
        told = Told.DISCARDS_HINTED
    else:
        told = Told.DISCARDS_OLDEST if card == known.next_discard(known.me) else Told.DISCARDS_OTHER
    faces = known.sure(card) & known.meant[card] or known.sure(card)
    thought = Thought.LEAST_LOSS if faces & ~known.useless else Thought.USELESS
    return Why(told, card, _since(known, card), thought, _cards(faces))


def _of_hint(known: Known, move: Move) -> Why:
    touched = pointed_at(known, move.which, move.number)
    if not touched:
        return Why(Told.HINTS_NOTHING, None, None, Thought.TO_TELL, ())
    focus, saves, first = focus_of(known, move.which, touched)
    face = known.faces[focus]
    kept, before = known.meanings(), Outlook(known)
    facts = [known.facts[card] for card in touched]
    read_hint(known, known.me, move.which, move.number, touched)
    after = Outlook(known)
    useless = not any(known.facts[card] & ~known.useless for card in touched)
    again = Told.HINTS_AGAIN if facts != [known.facts[card] for card in touched] else Told.HINTS_NOTHING_NEW
    needs = known.waiting.get(focus, {}).get(face)
    known.restore(kept)
    new = {known.faces[card] for card in after.going if card not in before.going and known.faces[card] >= 0}
    plays = sum(1 << play for play in ({need[2] for need in needs} if needs else new))
    told = Told.HINTS_NEXT_DISCARD if saves else Told.HINTS_NEWEST if first else again
    if useless:
        told = Told.HINTS_USELESS
    if needs:
        thought = Thought.TO_CALL
    elif plays:
        thought = Thought.TO_PLAY
    else:
        needed = not 1 << face & known.useless
        thought = Thought.TO_KEEP if needed and (saves or (first and face % 5 == 4)) else Thought.TO_TELL
    return Why(told, focus, None, thought, _cards(1 << face), _cards(plays))
