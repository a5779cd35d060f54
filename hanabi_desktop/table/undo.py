"""Undo and redo: turns that are taken back, one or several at once, and done again."""

from collections.abc import Sequence

from msgspec import Struct

from hanabi_desktop.records.remarks import TakenBack
from hanabi_desktop.rules import Action, EndEarly, Turn, TurnView
from hanabi_desktop.table.events import ActionTakenBack
from hanabi_desktop.table.tokens import Announcement


class RedoStack(Struct, frozen=True):
    """Turns that were taken back and can be done again, until something else is done; not saved."""

    actions: tuple[Action, ...] = ()
    """Of them the last is done again first."""
    free: bool = False
    """Whether the next was taken back freely, and nobody has looked since: then it is freely done again."""

    @property
    def next(self) -> Action | None:
        """What would be done again now."""
        return self.actions[-1] if self.actions else None

    def with_undone(self, turns: Sequence[Turn], free: bool) -> "RedoStack":
        """The same once these turns are taken back too."""
        return RedoStack(self.actions + tuple(turn.action for turn in reversed(turns)), free)

    def with_next_done(self) -> "RedoStack":
        """The same once the next of them is done."""
        return RedoStack(self.actions[:-1])


def undo_events(first: int, turns: Sequence[Turn], told: Sequence[TurnView]) -> tuple[ActionTakenBack, ...]:
    """The events of taking back these turns, newest first; `first` is the number of the oldest.

    `told` is the journal as everybody could read it just before: nothing that it kept to itself comes out now.
    """
    numbered = tuple(enumerate(turns, start=first))
    return tuple(ActionTakenBack(number, turn.seat, told[number].events) for number, turn in reversed(numbered))


def undo_remarks(first: int, turns: Sequence[Turn]) -> tuple[TakenBack, ...]:
    """The remarks on taking them back, in the same order; none on an early end, which was nobody's turn."""
    return tuple(
        TakenBack(number, turn.seat, turn.action)
        for number, turn in reversed(tuple(enumerate(turns, start=first)))
        if not isinstance(turn.action, EndEarly)
    )


def half_done(announcement: Announcement) -> bool:
    """Whether everybody has seen of an announced action more than can be withdrawn: a card, or tokens that moved."""
    return announcement.laid_open or announcement.moved > 0
