"""One game: a deck and the actions taken with it; everything else follows from these two."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from hanabi_desktop.rules.actions import Action, ColourHint, Discard, EndEarly, Hint, Play, ValueHint
from hanabi_desktop.rules.cards import RANKS, Card, Suit
from hanabi_desktop.rules.editions import MAX_PLAYERS, MIN_PLAYERS, Rules
from hanabi_desktop.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    ClockGain,
    ClockLost,
    ClockReturned,
    ClockSpent,
    EndReason,
    Event,
    FinalRoundBegun,
    FireworkCompleted,
    FuseBurnt,
    GameOver,
    HintGiven,
    Outcome,
)
from hanabi_desktop.rules.refusals import IllegalAction, Refusal


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is settled before the first turn.

    `deck` is in the order it is dealt: seat 0 its whole hand first, then seat 1, and so on, then one by one as cards
    are drawn. A card's id is its index in it. `starter` is the seat whose turn is first. Raises ValueError if it is no
    possible game.
    """

    rules: Rules
    players: int
    deck: tuple[Card, ...] = field(repr=False)
    starter: int = 0

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"players: {self.players} is not {MIN_PLAYERS}-{MAX_PLAYERS}")
        if not 0 <= self.starter < self.players:
            raise ValueError(f"starter: there is no seat {self.starter}")
        if Counter(self.deck) != Counter(self.rules.cards()):
            raise ValueError("deck: not the cards of these rules")


@dataclass(frozen=True, slots=True)
class Turn:
    """One action and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Game:
    """A running game. Only `apply` changes it; a refused action leaves it as it was.

    It knows every face: whatever is shown to people goes through `seat_view` instead.
    """

    def __init__(self, setup: Setup, actions: Iterable[Action] = ()) -> None:
        """Deal, then apply `actions`; raises IllegalAction at the first that is refused."""
        self.setup = setup
        rules = self.rules = setup.rules
        self.deck = setup.deck
        self.players = setup.players
        size = rules.hand_size(setup.players)
        self.hands: list[list[int]] = [list(range(seat * size, (seat + 1) * size)) for seat in range(setup.players)]
        self.next_card = size * setup.players
        self.current = setup.starter
        self.clocks = rules.clocks
        self.mistakes = 0
        self.fireworks = [0] * len(rules.suits)
        self.played: list[int] = []
        self.discards: list[int] = []
        self.turns_left: int | None = None
        """Turns still to come once the last card is drawn; None before that, and always in `perfect`."""
        self.end: GameOver | None = None
        self.turns: list[Turn] = []
        for action in actions:
            self.apply(action)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far, in order."""
        return tuple(turn.action for turn in self.turns)

    @property
    def deck_left(self) -> int:
        """Cards not yet drawn."""
        return len(self.deck) - self.next_card

    @property
    def outcome(self) -> Outcome:
        """How the game stands."""
        return self.end.reason.outcome if self.end else Outcome.IN_PROGRESS

    @property
    def score(self) -> int:
        """The sum of the fireworks' heights, 0 once the game is lost (rules, section 1, ruling on a lost game)."""
        return 0 if self.outcome is Outcome.DEFEAT else sum(self.fireworks)

    def touched(self, hint: Hint) -> tuple[int, ...]:
        """The ids of the cards this hint points at, in the order of the hand; wild cards answer to every colour."""
        hand = self.hands[hint.target]
        if isinstance(hint, ValueHint):
            return tuple(card for card in hand if self.deck[card].rank == hint.rank)
        return tuple(card for card in hand if self.deck[card].suit in (hint.suit, self._wild_suit))

    @property
    def _wild_suit(self) -> Suit | None:
        wild = Suit.MULTICOLOUR in self.rules.suits and Suit.MULTICOLOUR not in self.rules.nameable_suits
        return Suit.MULTICOLOUR if wild else None

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why `action` is not allowed now, or None if it is.

        `seat` is who wants to act, where that is not sure to be the current player. The first broken rule is named, in
        the order in which records are checked. Raises ValueError for a seat or value that no hint can name at all.
        """
        if self.end:
            return Refusal.GAME_OVER
        if isinstance(action, EndEarly):
            return None
        if seat is not None and seat != self.current:
            return Refusal.NOT_YOUR_TURN
        if isinstance(action, ColourHint | ValueHint):
            return self._hint_refusal(action)
        if action.card not in self.hands[self.current]:
            return Refusal.NO_SUCH_CARD
        if isinstance(action, Discard):
            return Refusal.ALL_CLOCK_TOKENS if self.clocks == self.rules.clocks else None
        if action.announced is None:
            return None
        allowed = self.rules.choreography and action.announced in self.rules.suits
        return None if allowed else Refusal.ANNOUNCEMENT_NOT_ALLOWED

    def _hint_refusal(self, hint: Hint) -> Refusal | None:
        if not 0 <= hint.target < self.players:
            raise ValueError(f"target: there is no seat {hint.target}")
        if isinstance(hint, ValueHint) and hint.rank not in RANKS:
            raise ValueError(f"rank: {hint.rank} is not 1-5")
        if hint.target == self.current:
            return Refusal.HINT_TO_SELF
        if not self.clocks:
            return Refusal.NO_CLOCK_TOKEN
        if isinstance(hint, ColourHint) and hint.suit not in self.rules.nameable_suits:
            return Refusal.COLOUR_NOT_NAMEABLE
        if not self.hands[hint.target]:
            return Refusal.NO_CARDS_TO_HINT
        if not self.rules.empty_hints and not self.touched(hint):
            return Refusal.EMPTY_HINT
        return None

    def check(self, action: Action, seat: int | None = None) -> None:
        """Raise IllegalAction, with its reason, if `action` is not allowed now."""
        refusal = self.refusal(action, seat)
        if refusal:
            raise IllegalAction(refusal)

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Take `action` and return what happened; raises IllegalAction and changes nothing if it is refused.

        A card played or discarded is replaced before the ending is looked at, so that even the action that ends the
        game leaves the hand full while the deck lasts.
        """
        self.check(action, seat)
        actor = self.current
        events: list[Event] = []
        if isinstance(action, EndEarly):
            self._finish(events, EndReason.ENDED_EARLY)
        else:
            lost: Card | None = None
            if isinstance(action, Discard):
                lost = self._discard(action, events)
            elif isinstance(action, Play):
                lost = self._play(action, events)
            else:
                self.clocks -= 1
                events += (HintGiven(actor, action, self.touched(action)), ClockSpent(self.clocks))
            self._end_turn(lost, events)
        turn = Turn(actor, action, tuple(events))
        self.turns.append(turn)
        return turn.events

    def _discard(self, action: Discard, events: list[Event]) -> Card:
        card = self.deck[action.card]
        self.hands[self.current].remove(action.card)
        self.discards.append(action.card)
        events.append(CardDiscarded(self.current, action.card, card))
        self._gain_clock(ClockGain.DISCARD, events)
        self._draw(events)
        return card

    def _play(self, action: Play, events: list[Event]) -> Card | None:
        """Returns the card if it went to the discard pile."""
        card = self.deck[action.card]
        announced = action.announced
        self.hands[self.current].remove(action.card)
        fits = self.fireworks[card.suit] == card.rank - 1 and announced in (None, card.suit)
        if fits:
            self.fireworks[card.suit] = card.rank
            self.played.append(action.card)
            events.append(CardPlayed(self.current, action.card, card, announced))
            if announced is not None:
                self._gain_clock(ClockGain.CHOREOGRAPHY, events)
            if card.rank == RANKS[-1]:
                events.append(FireworkCompleted(card.suit))
                self._gain_clock(ClockGain.BONUS, events)
        else:
            self.mistakes += 1
            self.discards.append(action.card)
            events += (CardMisplayed(self.current, action.card, card, announced), FuseBurnt(self.mistakes))
        self._draw(events)
        return None if fits else card

    def _gain_clock(self, reason: ClockGain, events: list[Event]) -> None:
        if self.clocks < self.rules.clocks:
            self.clocks += 1
            events.append(ClockReturned(self.clocks, reason))
        else:
            events.append(ClockLost(reason))

    def _draw(self, events: list[Event]) -> None:
        if self.deck_left:
            self.hands[self.current].append(self.next_card)
            events.append(CardDrawn(self.current, self.next_card))
            self.next_card += 1

    def _end_turn(self, lost: Card | None, events: list[Event]) -> None:
        """The three ends of the rules (section 1) and those of `perfect`, in this order; else on to the next player."""
        if self.mistakes == self.rules.mistakes:
            return self._finish(events, EndReason.FUSE)
        if sum(self.fireworks) == self.rules.maximum:
            return self._finish(events, EndReason.COMPLETE)
        if self.rules.perfect:
            if lost and not self.obtainable(lost):
                return self._finish(events, EndReason.INDISPENSABLE_CARD, lost)
        elif self.turns_left is not None:
            self.turns_left -= 1
            if not self.turns_left:
                return self._finish(events, EndReason.FINAL_ROUND)
        elif not self.deck_left:
            self.turns_left = self.players
            events.append(FinalRoundBegun(self.players))
        self.current = (self.current + 1) % self.players
        if self.rules.perfect and not self._can_act():
            self._finish(events, EndReason.NO_ACTION_LEFT)
        return None

    def obtainable(self, card: Card) -> bool:
        """Whether a card of this face is on its firework, or can still be laid there: not all copies are discarded."""
        gone = sum(self.deck[discarded] == card for discarded in self.discards)
        return gone < self.rules.copies(card.suit, card.rank)

    def _can_act(self) -> bool:
        """Cards can always be played; without any, only a hint is left: while the game goes on, somebody has cards."""
        return bool(self.hands[self.current] or self.clocks)

    def _finish(self, events: list[Event], reason: EndReason, card: Card | None = None) -> None:
        score = 0 if reason.outcome is Outcome.DEFEAT else sum(self.fireworks)
        self.end = GameOver(reason, score, card)
        events.append(self.end)


def deal(rules: Rules, players: int, deck: Sequence[Card], starter: int = 0) -> Game:
    """A new game over a shuffled deck; raises ValueError as `Setup` does."""
    return Game(Setup(rules, players, tuple(deck), starter))
