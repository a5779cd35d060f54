"""The view that a screen shows, and the phases of the shared screen."""

from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop.rules import CardDrawn, EndReason, GameOver, Outcome, Suit
from hanabi_desktop.table.actions import ActionKind, TokenMove
from hanabi_desktop.table.view import TableView


class Public(Struct, frozen=True):
    """Everybody looks at the table together: no hand's faces."""


class LookAway(Struct, frozen=True):
    """Everyone except `seat` is asked to look away; the table is covered."""

    seat: int


class Private(Struct, frozen=True):
    """`seat` alone looks: all hands but the own lie open."""

    seat: int


class Paused(Struct, frozen=True):
    """The game rests and the table is covered."""


class Revealing(Struct, frozen=True):
    """Everybody looks at a card that `seat` plays or discards; what follows from it is held back.

    It lies face down, and all else lies as before; or it has turned and goes where it belongs, and nothing is said yet
    of whose turn it is, or of the end. A hint that ends the game is looked at so too.
    """

    seat: int
    kind: ActionKind
    card: int | None = None
    """Its id; None if no card lay face down."""
    named: Suit | None = None
    """The colour that was named before playing (choreography)."""
    turned: bool = False


Phase = Public | LookAway | Private | Paused | Revealing
"""Whose eyes the screen is for at a moment."""


class Undone(Struct, frozen=True):
    """An undo: how far the game went back, and nothing of what had been shown, which is hidden again."""

    turn: int
    """The turn that is to be taken anew; of several that were taken back at once, the first."""
    seat: int
    """Whose turn it is."""
    turns: int = 1
    """The number of turns that were taken back at once."""
    medals: bool = True
    """Whether there are medals to lose by it."""


class ScreenView(TableView, frozen=True):
    """The table as the eyes of the phase may see it, and the phase."""

    phase: Phase
    undone: Undone | None
    """What was taken back, until something else is done."""
    replayed: tuple[int, int] | None
    """At which turn of how many a record is looked at again; None at a table where somebody plays."""
    again: bool
    """Whether what was taken back can be done again."""
    redone: bool
    """Whether the last turn is one that had been taken back, and was done again."""

    @property
    def turn(self) -> tuple[object, ...]:
        """Key of a turn: equal until something happens at the table."""
        return len(self.seen.turns), self.announced

    @classmethod
    def of(
        cls,
        table: TableView,
        phase: Phase,
        undone: Undone | None,
        replayed: tuple[int, int] | None = None,
        *,
        again: bool = False,
        redone: bool = False,
    ) -> "ScreenView":
        """`table` was seen by the eyes of `phase`."""
        fields = {name: getattr(table, name) for name in table.__struct_fields__}
        return cls(**fields, phase=phase, undone=undone, replayed=replayed, again=again, redone=redone)


def face_down(view: ScreenView) -> ScreenView:
    """The table from before an action by which a card is shown: nothing can be done until that has turned.

    A card that was announced to a master is not in the hand any more, and the token for it lies where it was put.
    """
    announced = view.announced
    returned = announced is not None and announced.owed is TokenMove.RETURN_CLOCK
    hands = tuple(tuple(replace(card, announced=None) for card in hand) for hand in view.hands)
    seen = replace(view.seen, options=None)
    return replace(view, seen=seen, announced=None, hands=hands, clocks=view.clocks + returned)


def before_the_end(view: ScreenView) -> ScreenView:
    """The public table of a game that is over, without a word of that: the last card is still to be seen landing.

    By the rules it is replaced, but nobody will hold the new one any more: it stays on the deck.
    """
    seen = view.seen
    *earlier, last = seen.turns
    told = replace(last, events=tuple(event for event in last.events if not isinstance(event, GameOver | CardDrawn)))
    drawn = [event.card_id for event in last.events if isinstance(event, CardDrawn)]
    hands = tuple(tuple(card for card in hand if card.id not in drawn) for hand in view.hands)
    left, current = seen.turns_left, seen.current
    if last.seat == current and seen.end and seen.end.reason is not EndReason.FINAL_ROUND:
        # It would have gone on from there; with every firework complete, everybody sees that nobody does.
        if left is not None:
            left = 0 if seen.end.reason is EndReason.COMPLETE else left - 1
        current = current if left == 0 else (current + 1) % seen.players
    score = sum(seen.fireworks)
    plays = seen.deck_left + seen.players if left is None else left
    seen = replace(
        seen,
        turns=(*earlier, told),
        deck_left=seen.deck_left + len(drawn),
        turns_left=left,
        current=current,
        score=score,
        reachable=sum(seen.reach) if seen.rules.perfect else min(sum(seen.reach), score + plays),
        end=None,
        outcome=Outcome.IN_PROGRESS,
    )
    return replace(view, seen=seen, hands=hands)
