"""A record looked at again, turn by turn, forwards and backwards. Nothing can be done here.

Turns are counted as positions: 0 is the deal, 1 is the table after the first action, and the last is how the game stood
at the end of the record.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop import rules
from hanabi_desktop.records.record import Record, positions
from hanabi_desktop.records.remarks import places
from hanabi_desktop.records.seats import players_on
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.state import default_arrangements, from_record
from hanabi_desktop.table.view import TableView, table_view


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
    """The turn in which it was played or discarded; None if still held at the end."""


class Laid(Struct, frozen=True):
    """A card that was laid on the table for all to see."""

    turn: int
    seat: int
    card: rules.Card
    fits: bool
    """Whether it lies on its firework; else it is in the discard pile."""


class Course(Struct, frozen=True):
    """The course of a game: how it stood at each position, and when each thing happened. All of it is public."""

    standings: tuple[Tally, ...]
    """One for each position."""
    cards: dict[int, CardStory]
    """Stories by card id, of cards to which anything happened."""
    laid: tuple[Laid, ...]
    mistakes: tuple[int, ...]
    completed: tuple[tuple[int, rules.Suit], ...]
    """The fireworks that were completed, and when."""
    lost: tuple[tuple[int, rules.Card], ...]
    """The cards that were still needed and of which no copy was left, and since when."""
    turns: int
    """The number of turns that players took: an early end is none."""

    def story(self, card: int) -> CardStory:
        """What happened to a card, by id."""
        return self.cards.get(card, CardStory())

    def discarded(self, card: rules.Card, until: int) -> tuple[Laid, ...]:
        """The copies of a face that lie in the discard pile at a position."""
        return tuple(laid for laid in self.laid if laid.card == card and not laid.fits and laid.turn <= until)

    def built(self, suit: rules.Suit) -> tuple[Laid, ...]:
        """The cards of a firework, from the first to the last that was ever laid there."""
        return tuple(laid for laid in self.laid if laid.card.suit is suit and laid.fits)


def course(games: Sequence[rules.Game]) -> Course:
    """The course of a game that stood so at each position."""
    cards: dict[int, CardStory] = {}
    told = [(number, event) for number, turn in enumerate(games[-1].turns, start=1) for event in turn.events]
    for number, event in told:
        match event:
            case rules.CardDrawn(card_id=card):
                cards[card] = CardStory(drawn=number)
            case rules.HintGiven(touched=touched):
                for card in touched:
                    story = cards.get(card, CardStory())
                    cards[card] = CardStory(story.drawn, (*story.hinted, number))
            case rules.CardPlayed(card_id=card) | rules.CardMisplayed(card_id=card) | rules.CardDiscarded(card_id=card):
                story = cards.get(card, CardStory())
                cards[card] = CardStory(story.drawn, story.hinted, number)
            case _:
                pass
    return Course(
        standings=tuple(Tally(_points(game), game.mistakes) for game in games),
        cards=cards,
        laid=tuple(
            Laid(number, event.seat, event.card, isinstance(event, rules.CardPlayed))
            for number, event in told
            if isinstance(event, rules.CardPlayed | rules.CardMisplayed | rules.CardDiscarded)
        ),
        mistakes=tuple(number for number, event in told if isinstance(event, rules.FuseBurnt)),
        completed=tuple((number, event.suit) for number, event in told if isinstance(event, rules.FireworkCompleted)),
        lost=tuple((number, event.card) for number, event in told if isinstance(event, rules.LastCopyLost)),
        turns=sum(not isinstance(turn.action, rules.EndEarly) for turn in games[-1].turns),
    )


def _points(game: rules.Game) -> int:
    return game.end.score if game.end else sum(game.fireworks)


class Replay:
    """The same views of a game as a table gives, at any of its turns.

    Hands lie as they were drawn: how their owners held them at a turn is not recorded.
    """

    def __init__(self, record: Record) -> None:
        """Opens at the deal. Nobody sees more of a game that has not ended than at the table.

        Raises RefusedAction at the first action that is not allowed, and RecordError if what is ours is damaged.
        """
        self.record = record
        self._games = tuple(game.copy() for game in positions(record))
        game = self._games[-1]
        self.over = game.end is not None
        """Whether the game has ended, so that open eyes may look."""
        self.players = game.players
        self.turns = len(game.turns)
        """The number of actions."""
        self.turn = 0
        """The position: the number of actions before it."""
        self._events = tuple(turn.events for turn in game.turns)
        self.course = course(self._games)
        settled = from_record(record, game)
        # Where nothing is secret any more, nothing has to be remembered either.
        memory = rules.MemoryAid.FULL if self.over else settled.memory
        self._state = replace(
            settled, arrangements=default_arrangements(game.players), announcement=None, fresh=True, memory=memory
        )
        self._places = places(settled.remarks, self.turns)

    def events(self, turn: int) -> tuple[rules.Event, ...]:
        """What happened between position `turn` and the next."""
        return self._events[turn]

    def go(self, turn: int) -> None:
        """Looks at another position; raises IndexError outside `0 … turns`."""
        if not 0 <= turn <= self.turns:
            raise IndexError(f"turn: {turn} is not 0-{self.turns}")
        self.turn = turn

    def view(self, eyes: rules.Eyes, turn: int | None = None) -> TableView:
        """The table as these eyes see it at a position, or at the one that is looked at.

        Raises ValueError for open eyes before the game has ended, and for a seat where nobody sits. Once it has, hints
        are told whatever the memory aid of the table was.
        """
        turn = self.turn if turn is None else turn
        by_then = sum(place <= turn for place in self._places)
        players = players_on(turn, self._state.players, self._state.remarks, self.turns)
        state = replace(self._state, remarks=self._state.remarks[:by_then], players=players)
        operators = (Operator.SCREEN,) * self.players
        return table_view(self._games[turn], state, eyes, (), operators, opened=self.over)


# The story of a game that is over, in figures


class Story(Struct, frozen=True):
    """What there is to count in a game."""

    turns: int
    hints: int
    discards: int
    mistakes: int
    lost: tuple[rules.Card, ...]
    """Cards that the fireworks wanted and that nobody can play any more, by suit and rank."""


def story(seen: rules.SeatView) -> Story:
    """The story of a game, as anybody sees it."""
    events = [event for turn in seen.turns for event in turn.events]
    return Story(
        turns=sum(not isinstance(turn.events[0], rules.GameOver) for turn in seen.turns),
        hints=sum(isinstance(event, rules.HintGiven | rules.HintForgotten) for event in events),
        discards=sum(isinstance(event, rules.CardDiscarded) for event in events),
        mistakes=sum(isinstance(event, rules.CardMisplayed) for event in events),
        lost=_lost(seen),
    )


def _lost(seen: rules.SeatView) -> tuple[rules.Card, ...]:
    """The cards without which a firework could grow no further, though it still might have until they went."""
    left, within_reach = Counter(seen.rules.cards()), dict.fromkeys(seen.rules.suits, max(rules.RANKS))
    lost = []
    for card in seen.discards:
        left[card] -= 1
        if not left[card] and card.rank <= within_reach[card.suit]:
            within_reach[card.suit] = card.rank - 1
            lost.append(card)
    return tuple(sorted(lost))
