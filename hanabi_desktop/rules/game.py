"""One game: a deck and the actions taken with it; everything else follows from these two."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from hanabi_desktop.compat import override
from hanabi_desktop.rules.actions import (
    Action,
    ColourHint,
    Discard,
    EndEarly,
    Hint,
    IllegalAction,
    Play,
    Refusal,
    ValueHint,
)
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
    LastCopyLost,
    Outcome,
    Turn,
)
from hanabi_desktop.rules.knowledge import Knowledge, points_at


class Setup(Struct, frozen=True):
    """All that is settled before the first turn.

    `deck` is in the order it is dealt: seat 0 its whole hand first, then seat 1, and so on, then one by one as cards
    are drawn. A card's id is its index in it. `starter` is the seat whose turn is first. Raises ValueError if it is no
    possible game.
    """

    rules: Rules
    players: int
    deck: tuple[Card, ...]
    starter: int = 0

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise ValueError(f"players: {self.players} is not {MIN_PLAYERS}-{MAX_PLAYERS}")
        if not 0 <= self.starter < self.players:
            raise ValueError(f"starter: there is no seat {self.starter}")
        if Counter(self.deck) != Counter(self.rules.cards()):
            raise ValueError(f"deck: not the {len(self.rules.cards())} cards of these rules")

    @override
    def __repr__(self) -> str:
        """Without the deck, which is long and nobody's business."""
        return f"Setup(rules={self.rules!r}, players={self.players!r}, starter={self.starter!r})"


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
        self.known = [Knowledge.nothing(rules)] * len(self.deck)
        """Knowledge from hints by card id: public, and nothing of a card not yet drawn."""
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

    def copy(self) -> "Game":
        """Another game that stands where this one does, and goes its own way from here."""
        other = Game.__new__(Game)
        for name, value in vars(self).items():
            setattr(other, name, value.copy() if isinstance(value, list) else value)
        other.hands = [hand.copy() for hand in self.hands]
        return other

    def after(self, action: Action) -> "Game":
        """The game as `action` would leave it; raises IllegalAction if it is refused. This one stays as it is."""
        other = self.copy()
        other.apply(action)
        return other

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far, in order."""
        return tuple([turn.action for turn in self.turns])

    @property
    def discarded(self) -> tuple[Card, ...]:
        """The faces on the discard pile, in the order they were laid there; `discards` are the cards' ids."""
        return tuple([self.deck[card] for card in self.discards])

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
        """The sum of the fireworks' heights, 0 once the game is lost (rules/README.md, section 1, ruling on a lost game)."""
        return self.end.score if self.end else sum(self.fireworks)

    @property
    def reach(self) -> tuple[int, ...]:
        """The maximum height of each firework with the copies that are left, by suit."""
        gone = Counter(self.discarded)

        def height(suit: Suit) -> int:
            for rank in RANKS[self.fireworks[suit] :]:
                if gone[Card(suit, rank)] == self.rules.copies(suit, rank):
                    return rank - 1
            return RANKS[-1]

        return tuple(map(height, self.rules.suits))

    @property
    def reachable(self) -> int:
        """The best score still possible: by the copies that are left, and by the turns that are left to play them in.

        Every play draws a card, so at most one more card for each in the deck and one for each player's last turn can
        be played; under `perfect` turns do not run out.
        """
        if self.end:
            return self.score
        by_copies = sum(self.reach)
        if self.rules.perfect:
            return by_copies
        plays = self.turns_left if self.turns_left is not None else self.deck_left + self.players
        return min(by_copies, sum(self.fireworks) + plays)

    def touched(self, hint: Hint) -> tuple[int, ...]:
        """The ids of the cards this hint points at, in the order of the hand; wild cards answer to every colour."""
        return tuple([card for card in self.hands[hint.target] if points_at(hint, self.deck[card], self.rules)])

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """Why `action` is not allowed now, or None if it is.

        `seat` is who wants to act, where that is not sure to be the current player. The first broken rule is named, in
        the order in which records are checked.
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
        if action.announced is None or (self.rules.choreography and action.announced in self.rules.suits):
            return None
        return Refusal.ANNOUNCEMENT_NOT_ALLOWED

    def _hint_refusal(self, hint: Hint) -> Refusal | None:
        if not 0 <= hint.target < self.players:
            return Refusal.NO_CARDS_TO_HINT
        if isinstance(hint, ValueHint) and hint.rank not in RANKS:
            return Refusal.EMPTY_HINT
        if hint.target == self.current:
            return Refusal.HINT_TO_SELF
        if not self.clocks:
            return Refusal.NO_CLOCK_TOKEN
        if isinstance(hint, ColourHint) and hint.suit not in self.rules.nameable_suits:
            return Refusal.COLOUR_NOT_NAMEABLE
        if not self.hands[hint.target]:
            return Refusal.NO_CARDS_TO_HINT
        return None if self.rules.empty_hints or self.touched(hint) else Refusal.EMPTY_HINT

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
        events: list[Event]
        if isinstance(action, EndEarly):
            events = [self._finish(EndReason.ENDED_EARLY)]
        elif isinstance(action, ColourHint | ValueHint):
            events = self._give_hint(action)
            self._end_turn(None, events)
        else:
            events = []
            lost = self._discard(action, events) if isinstance(action, Discard) else self._play(action, events)
            self._draw(action.card, events)
            self._end_turn(lost, events)
            if lost and not self.end and self._limits(lost):
                place = next(
                    (n for n, event in enumerate(events) if isinstance(event, CardDrawn | FinalRoundBegun)), None
                )
                events.insert(len(events) if place is None else place, LastCopyLost(lost, self.reachable))
        turn = Turn(actor, action, tuple(events))
        self.turns.append(turn)
        return turn.events

    def _give_hint(self, hint: Hint) -> list[Event]:
        touched = self.touched(hint)
        self.clocks -= 1
        for card in self.hands[hint.target]:
            self.known[card] = self.known[card].after(hint, card in touched, self.rules)
        return [HintGiven(self.current, hint, touched), ClockSpent(self.clocks)]

    def _discard(self, action: Discard, events: list[Event]) -> Card:
        card = self.deck[action.card]
        self.discards.append(action.card)
        events.append(CardDiscarded(self.current, action.card, card))
        self._gain_clock(ClockGain.DISCARD, events)
        return card

    def _play(self, action: Play, events: list[Event]) -> Card | None:
        """Returns the card if it went to the discard pile."""
        card = self.deck[action.card]
        announced = action.announced
        if self.fireworks[card.suit] != card.rank - 1 or announced not in (None, card.suit):
            self.mistakes += 1
            self.discards.append(action.card)
            events += (CardMisplayed(self.current, action.card, card, announced), FuseBurnt(self.mistakes))
            return card
        self.fireworks[card.suit] = card.rank
        self.played.append(action.card)
        events.append(CardPlayed(self.current, action.card, card, announced))
        if announced is not None:
            self._gain_clock(ClockGain.CHOREOGRAPHY, events)
        if card.rank == RANKS[-1]:
            events.append(FireworkCompleted(card.suit))
            self._gain_clock(ClockGain.BONUS, events)
        return None

    def _gain_clock(self, reason: ClockGain, events: list[Event]) -> None:
        if self.clocks < self.rules.clocks:
            self.clocks += 1
            events.append(ClockReturned(self.clocks, reason))
        else:
            events.append(ClockLost(reason))

    def _draw(self, card: int, events: list[Event]) -> None:
        """Takes the card out of the hand it was in, and a new one in its stead while the deck lasts."""
        hand = self.hands[self.current]
        hand.remove(card)
        if self.next_card < len(self.deck):
            hand.append(self.next_card)
            events.append(CardDrawn(self.current, self.next_card))
            self.next_card += 1

    def _end_turn(self, lost: Card | None, events: list[Event]) -> None:
        """The three ends of the rules (section 1) and those of `perfect`, in this order; else on to the next player."""
        rules = self.rules
        if self.mistakes == rules.mistakes:
            events.append(self._finish(EndReason.FUSE))
            return
        if len(self.played) == rules.maximum:
            events.append(self._finish(EndReason.COMPLETE))
            return
        if rules.perfect:
            if lost and self.discarded.count(lost) == rules.copies(lost.suit, lost.rank):
                events.append(self._finish(EndReason.INDISPENSABLE_CARD, lost))
                return
        elif self.turns_left is not None:
            self.turns_left -= 1
            if not self.turns_left:
                events.append(self._finish(EndReason.FINAL_ROUND))
                return
        elif self.next_card == len(self.deck):
            self.turns_left = self.players
            events.append(FinalRoundBegun(self.players))
        self.current = (self.current + 1) % self.players
        # Cards can always be played; without any, only a hint is left: while the game goes on, somebody has cards.
        if rules.perfect and not (self.hands[self.current] or self.clocks):
            events.append(self._finish(EndReason.NO_ACTION_LEFT))

    def _limits(self, lost: Card) -> bool:
        """Whether a firework can grow less high without this card, which was the last of its kind."""
        gone = self.discarded.count(lost) == self.rules.copies(lost.suit, lost.rank)
        return gone and self.fireworks[lost.suit] < lost.rank == self.reach[lost.suit] + 1

    def _finish(self, reason: EndReason, card: Card | None = None) -> GameOver:
        score = 0 if reason.outcome is Outcome.DEFEAT else sum(self.fireworks)
        self.end = GameOver(reason, score, card)
        return self.end


def deal(rules: Rules, players: int, deck: Sequence[Card], starter: int = 0) -> Game:
    """A new game over a shuffled deck; raises ValueError as `Setup` does."""
    return Game(Setup(rules, players, tuple(deck), starter))
