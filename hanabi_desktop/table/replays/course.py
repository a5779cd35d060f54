"""The course of a game: how it stood after each turn, and which turn each thing on the table tells of.

Turns are counted as positions: 0 is the deal, and 1 is the table after the first action. All of it is public.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from hanabi_desktop.rules import (
    Card,
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    Event,
    FireworkCompleted,
    FuseBurnt,
    GameOver,
    HintGiven,
    Suit,
)


class Tally(Struct, frozen=True):
    """How the game stood at a position."""

    points: int
    """What the fireworks had reached; at the end, what the game scored."""
    mistakes: int


class CardStory(Struct, frozen=True):
    """At which positions what happened to a card."""

    drawn: int = 0
    hinted: tuple[int, ...] = ()
    """The hints that pointed at it."""
    left: int | None = None
    """When it was played or discarded; None for a card that is still held at the end."""


class Laid(Struct, frozen=True):
    """A card that was laid on the table for all to see."""

    turn: int
    seat: int
    card: Card
    fits: bool
    """Whether it lies on its firework; else it is in the discard pile."""


class Course(Struct, frozen=True):
    """What happened when."""

    standings: tuple[Tally, ...]
    """By position."""
    cards: dict[int, CardStory]
    """By id, for those to which anything happened."""
    laid: tuple[Laid, ...]
    mistakes: tuple[int, ...]
    completed: tuple[tuple[int, Suit], ...]
    """The fireworks that were completed, and when."""

    def story(self, card: int) -> CardStory:
        """What happened to a card, by id."""
        return self.cards.get(card, CardStory())

    def discarded(self, card: Card, until: int) -> tuple[Laid, ...]:
        """The copies of a face that lie in the discard pile at a position."""
        return tuple(laid for laid in self.laid if laid.card == card and not laid.fits and laid.turn <= until)

    def built(self, suit: Suit) -> tuple[Laid, ...]:
        """The cards of a firework, from the first to the last that was ever laid there."""
        return tuple(laid for laid in self.laid if laid.card.suit is suit and laid.fits)


def course(turns: Sequence[Sequence[Event]]) -> Course:
    """The course of a game whose actions told these events."""
    cards: dict[int, CardStory] = {}
    standings = [Tally(0, 0)]
    told = [(number, event) for number, events in enumerate(turns, start=1) for event in events]
    for number, event in told:
        match event:
            case CardDrawn(card_id=card):
                cards[card] = CardStory(drawn=number)
            case HintGiven(touched=touched):
                for card in touched:
                    story = cards.get(card, CardStory())
                    cards[card] = CardStory(story.drawn, (*story.hinted, number))
            case CardPlayed(card_id=card) | CardMisplayed(card_id=card) | CardDiscarded(card_id=card):
                story = cards.get(card, CardStory())
                cards[card] = CardStory(story.drawn, story.hinted, number)
            case _:
                pass
    for events in turns:
        points = standings[-1].points + sum(isinstance(event, CardPlayed) for event in events)
        mistakes = standings[-1].mistakes + sum(isinstance(event, FuseBurnt) for event in events)
        # A lost show scores nothing, whatever was built.
        ends = [event.score for event in events if isinstance(event, GameOver)]
        standings.append(Tally(ends[-1] if ends else points, mistakes))
    return Course(
        standings=tuple(standings),
        cards=cards,
        laid=tuple(_laid(told)),
        mistakes=tuple(number for number, event in told if isinstance(event, FuseBurnt)),
        completed=tuple((number, event.suit) for number, event in told if isinstance(event, FireworkCompleted)),
    )


def _laid(told: Sequence[tuple[int, Event]]) -> Iterator[Laid]:
    for number, event in told:
        if isinstance(event, CardPlayed | CardMisplayed | CardDiscarded):
            yield Laid(number, event.seat, event.card, isinstance(event, CardPlayed))
