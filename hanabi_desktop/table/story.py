"""The story of a game that is over, in a few figures and its best moments: told from what everybody has seen."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from hanabi_desktop.rules import (
    RANKS,
    Card,
    CardDiscarded,
    CardMisplayed,
    CardPlayed,
    FireworkCompleted,
    HintForgotten,
    HintGiven,
    Rules,
    SeatView,
    Suit,
    TurnView,
)

SHORTEST_RUN = 3
"""Fewer cards in a row are nothing to tell of."""


class Completion(Struct, frozen=True):
    """A firework was completed."""

    turn: int
    """From 1."""
    seat: int
    suit: Suit


class Rescue(Struct, frozen=True):
    """A card was played of which no other copy was left."""

    turn: int
    seat: int
    card: Card


class Run(Struct, frozen=True):
    """On every turn from the first to the last somebody played a card that fitted."""

    first: int
    last: int
    seats: tuple[int, ...]
    """Who played, each once, in the order they first did."""

    @property
    def length(self) -> int:
        """How many cards."""
        return self.last - self.first + 1


Moment = Completion | Rescue | Run


class Story(Struct, frozen=True):
    """What there is to tell of a game."""

    turns: int
    hints: int
    discards: int
    mistakes: int
    lost: tuple[Card, ...]
    """Cards that the fireworks wanted and that nobody can play any more, by suit and rank."""
    moments: tuple[Moment, ...]
    """The best of each kind there was, in the order they happened."""


def story(seen: SeatView) -> Story:
    """The story of a game, as anybody sees it."""
    events = [event for turn in seen.turns for event in turn.events]
    return Story(
        turns=len(seen.turns),
        hints=sum(isinstance(event, HintGiven | HintForgotten) for event in events),
        discards=sum(isinstance(event, CardDiscarded) for event in events),
        mistakes=sum(isinstance(event, CardMisplayed) for event in events),
        lost=_lost(seen),
        moments=_moments(seen.rules, seen.turns),
    )


def _lost(seen: SeatView) -> tuple[Card, ...]:
    """The cards without which a firework could grow no further, though it still might have until they went."""
    left, within_reach = Counter(seen.rules.cards()), dict.fromkeys(seen.rules.suits, max(RANKS))
    lost = []
    for card in seen.discards:
        left[card] -= 1
        if not left[card] and card.rank <= within_reach[card.suit]:
            within_reach[card.suit] = card.rank - 1
            lost.append(card)
    return tuple(sorted(lost))


def _moments(rules: Rules, turns: Sequence[TurnView]) -> tuple[Moment, ...]:
    runs = [run for run in _runs(turns) if run.length >= SHORTEST_RUN]
    rescues, completions = list(_rescues(rules, turns)), list(_completions(turns))
    best: list[Moment] = []
    if runs:
        best.append(max(runs, key=lambda run: run.length))
    if rescues:
        best.append(max(rescues, key=lambda rescue: rescue.card.rank))
    if completions:
        best.append(completions[0])
    return tuple(sorted(best, key=_when))


def _when(moment: Moment) -> int:
    return moment.first if isinstance(moment, Run) else moment.turn


def _runs(turns: Sequence[TurnView]) -> Iterator[Run]:
    """Every row of turns on which a card fitted, as long as it goes."""
    seats: list[int] = []
    for turn in turns:
        if any(isinstance(event, CardPlayed) for event in turn.events):
            seats.append(turn.seat)
        elif seats:
            yield Run(turn.number - len(seats) + 1, turn.number, tuple(dict.fromkeys(seats)))
            seats = []
    if seats:
        yield Run(len(turns) - len(seats) + 1, len(turns), tuple(dict.fromkeys(seats)))


def _rescues(rules: Rules, turns: Sequence[TurnView]) -> Iterator[Rescue]:
    copies, gone = Counter(rules.cards()), Counter[Card]()
    for turn in turns:
        for event in turn.events:
            if isinstance(event, CardDiscarded | CardMisplayed):
                gone[event.card] += 1
            elif isinstance(event, CardPlayed) and 0 < gone[event.card] == copies[event.card] - 1:
                yield Rescue(turn.number + 1, turn.seat, event.card)


def _completions(turns: Sequence[TurnView]) -> Iterator[Completion]:
    for turn in turns:
        for event in turn.events:
            if isinstance(event, FireworkCompleted):
                yield Completion(turn.number + 1, turn.seat, event.suit)
