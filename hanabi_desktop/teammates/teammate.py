"""A computer at a seat: it sees the table as that seat does, and says what it does and why."""

from hanabi_desktop.rules import Discard, Play, SeatView, Suit, TurnAction
from hanabi_desktop.teammates import plain
from hanabi_desktop.teammates.box import bits, hint_to
from hanabi_desktop.teammates.explain import explain
from hanabi_desktop.teammates.foresight import FROM, FROM_TWO, best, foresee
from hanabi_desktop.teammates.known import Known
from hanabi_desktop.teammates.level import Level
from hanabi_desktop.teammates.moves import Deed, Move
from hanabi_desktop.teammates.reasons import Choice
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
        move = plain.choose(known) if self.level is Level.PLAIN else _skilled(known)
        return Choice(_action(known, move), explain(known, move))


def choose(level: Level, view: SeatView) -> Choice:
    """What a computer that sees this much, and has seen nothing else, does; raises ValueError as `Teammate` does."""
    return Teammate(level, view).choose(view)


def _skilled(known: Known) -> Move:
    options = Skilled(known).options()
    _, usual = best(options)
    certain = usual.kind is Deed.PLAY and not known.sure(usual.which) & ~known.fits
    late = known.deck <= (FROM_TWO if known.players == 2 else FROM)
    if not late or certain or known.box.rules.perfect:
        return usual
    return foresee(known, options)


def _action(known: Known, move: Move) -> TurnAction:
    if move.kind is Deed.HINT:
        return hint_to(move.which, move.number)
    if move.kind is Deed.DISCARD:
        return Discard(move.which)
    suits = {face // 5 for face in bits(known.sure(move.which))}
    named = Suit(suits.pop()) if known.box.rules.choreography and len(suits) == 1 else None
    return Play(move.which, named)
