"""A computer at a seat: it sees the table as that seat does, and says what it does and why."""

from msgspec.structs import replace

from hanabi_desktop.players import Level
from hanabi_desktop.rules import Card, Discard, Play, SeatView, Suit, TurnAction
from hanabi_desktop.teammates import plain
from hanabi_desktop.teammates.box import bits, card_of, hint_to
from hanabi_desktop.teammates.conventions import Outlook, focus_of, read_hint
from hanabi_desktop.teammates.foresight import FROM, FROM_TWO, NEARLY, foresee
from hanabi_desktop.teammates.known import Known
from hanabi_desktop.teammates.last_round import odds, take_chance
from hanabi_desktop.teammates.moves import Deed, Move, believed_plays, pointed_at
from hanabi_desktop.teammates.reasons import Choice, Thought, Why
from hanabi_desktop.teammates.seen import Seen
from hanabi_desktop.teammates.skilled import Skilled


class Teammate:
    """One seat's computer for one game. What it chooses follows from the views that it has seen, and nothing else."""

    def __init__(self, level: Level, view: SeatView) -> None:
        """Sits down at the seat of a view; raises ValueError if it is nobody's."""
        self.level = level
        self._seen = Seen(view)

    def see(self, view: SeatView) -> None:
        """Looks on: to be called after each turn where the table's memory aid forgets hints."""
        self._seen.see(view)

    def choose(self, view: SeatView) -> Choice:
        """What it does as the table stands now; raises ValueError if it is not its turn."""
        if view.options is None:
            raise ValueError("view: it is not this seat's turn")
        known = self._seen.see(view)
        moves = [plain.choose(known)] if self.level is Level.PLAIN else _skilled(known)
        first, *others = (_choice(known, take_chance(known, move)) for move in moves)
        # Another hint at the same cards is no other choice.
        return replace(first, other=next((other for other in others if other.cards != first.cards), None))


def choose(level: Level, view: SeatView) -> Choice:
    """What a computer that sees this much, and has seen nothing else, does; raises ValueError as `Teammate` does."""
    return Teammate(level, view).choose(view)


def _skilled(known: Known) -> list[Move]:
    """The best move, and those that are nearly as good."""
    options = sorted(Skilled(known).options(), key=lambda option: -option[0])
    value, usual = options[0]
    certain = usual.kind is Deed.PLAY and not known.sure(usual.which) & ~known.fits
    late = known.deck <= (FROM_TWO if known.players == 2 else FROM)
    if late and not certain and not known.box.rules.perfect:
        return foresee(known, options)
    return [move for worth, move in options if value - worth < NEARLY]


def _choice(known: Known, move: Move) -> Choice:
    cards = pointed_at(known, move.which, move.number) if move.kind is Deed.HINT else [move.which]
    return Choice(_action(known, move), explain(known, move), tuple(cards))


def _action(known: Known, move: Move) -> TurnAction:
    if move.kind is Deed.HINT:
        return hint_to(move.which, move.number)
    if move.kind is Deed.DISCARD:
        return Discard(move.which)
    suits = {face // 5 for face in bits(known.sure(move.which))}
    named = Suit(suits.pop()) if known.box.rules.choreography and len(suits) == 1 else None
    return Play(move.which, named)


def explain(known: Known, move: Move) -> Why:
    """The reason of a move of `known.me`, who has not done it yet."""
    if move.kind is Deed.HINT:
        return _of_hint(known, move)
    return _of_play(known, move.which) if move.kind is Deed.PLAY else _of_discard(known, move.which)


def _cards(faces: int) -> tuple[Card, ...]:
    return tuple(map(card_of, bits(faces)))


def _of_play(known: Known, card: int) -> Why:
    means = known.hinted[card] or known.called[card]
    since = known.why[card] if means and known.facts[card] & ~known.fits and known.why[card] >= 0 else None
    sure = known.sure(card) if known.turns_left is None else sum(1 << face for face in odds(known)[card])
    if not sure & ~known.fits:
        return Why(Thought.CERTAIN, _cards(sure))
    if card in believed_plays(known, known.me):
        return Why(Thought.MEANT, _cards(known.taken_for(card)), since=since)
    return Why(Thought.CHANCE, _cards(sure & known.fits))


def _of_discard(known: Known, card: int) -> Why:
    faces = known.sure(card) & known.meant[card] or known.sure(card)
    return Why(Thought.LEAST_LOSS if faces & ~known.useless else Thought.USELESS, _cards(faces))


def _of_hint(known: Known, move: Move) -> Why:
    touched = pointed_at(known, move.which, move.number)
    if not touched:
        return Why(Thought.TO_PASS)
    focus, saves, first = focus_of(known, move.which, touched)
    face = known.faces[focus]
    kept, before = known.meanings(), Outlook(known)
    read_hint(known, known.me, move.which, move.number, touched)
    after = Outlook(known)
    # Of any card, by the hints alone.
    news = first or known.facts != kept[0]
    needs = known.waiting.get(focus, {}).get(face)
    known.restore(kept)
    new = {known.faces[card] for card in after.going if card not in before.going and known.faces[card] >= 0}
    plays = sum(1 << play for play in ({need[2] for need in needs} if needs else new))
    if needs:
        thought = Thought.TO_CALL
    elif plays:
        thought = Thought.TO_PLAY
    elif not 1 << face & known.useless and (saves or (first and face % 5 == 4)):
        thought = Thought.TO_KEEP
    else:
        thought = Thought.TO_TELL if news else Thought.TO_PASS
    return Why(thought, _cards(1 << face), _cards(plays))
