"""What all eyes at one table see, kept while its game goes on, so that a view is put together from what is there.

Nothing here changes a game, and nothing of it is in a view but frozen values that its eyes may see.
"""

from collections.abc import Sequence
from functools import partial
from itertools import repeat
from types import MappingProxyType
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from hanabi_desktop.rules.actions import Hint
from hanabi_desktop.rules.cards import RANKS, Card, Suit
from hanabi_desktop.rules.events import CardDiscarded, CardMisplayed, CardPlayed, Event, HintGiven, Turn
from hanabi_desktop.rules.eyes import Everybody, Eyes, Open, Seat
from hanabi_desktop.rules.game import Game
from hanabi_desktop.rules.knowledge import Knowing, Knowledge
from hanabi_desktop.rules.prospects import best_score, outlook
from hanabi_desktop.rules.refusals import Refusal
from hanabi_desktop.rules.tables import tables
from hanabi_desktop.rules.view import (
    CardView,
    HintForgotten,
    HintOption,
    MemoryAid,
    Options,
    SeatHand,
    SeatView,
    TurnView,
)

EVERYBODY = Everybody()


def seat_view(game: Game, eyes: Eyes = EVERYBODY, memory: MemoryAid = MemoryAid.FULL, fresh: bool = True) -> SeatView:
    """What these eyes see of the game.

    `fresh` says that the last action is still being shown to all: with the memory aid off, a hint is told then and
    never again. Raises ValueError for a seat at which nobody sits.
    """
    viewer = eyes.seat if type(eyes) is Seat else None
    if viewer is not None and not 0 <= viewer < game.players:
        raise ValueError(f"viewer: there is no seat {viewer}")
    sights = _sights(game)
    kept = sights.kept(game, memory, fresh)
    if viewer is not None:
        hands = (*kept.open[:viewer], kept.hidden[viewer], *kept.open[viewer + 1 :])
        options = sights.options(game) if viewer == game.current and not game.end else None
        return replace(kept.public, eyes=eyes, hands=hands, options=options)
    return replace(kept.public, eyes=eyes, hands=tuple(kept.open)) if type(eyes) is Open else kept.public


class _Sights:
    """Those of one game. It holds the game's lists, and not the game, which may go when nobody else wants it."""

    def __init__(self, game: Game) -> None:
        self._rules, self._tables = game.rules, tables(game.rules)
        self._deck, self._turns, self._hands = game.deck, game.turns, game.hands
        size = game.rules.hand_size(game.players)
        self._knowing = Knowing(game.rules, [range(seat * size, (seat + 1) * size) for seat in range(game.players)])
        self._gone = [[0] * len(RANKS) for _ in self._tables.suits]
        """Cards on the discard pile, by suit and value."""
        self._heights = [0] * len(self._tables.suits)
        self._reach = [reach for reach, _ in self._tables.outlooks]
        self._critical = [critical for _, critical in self._tables.outlooks]
        """The values of which the last copy is left, by suit."""
        self._journal: list[TurnView] = []
        self._hints: list[tuple[int, HintGiven]] = []
        self._latest: dict[int, int] = {}
        """The number of the turn that last pointed at a card, by the card's id."""
        self._hint: HintGiven | None = None
        """That of the last turn, if it was one."""
        self._changed = [[card for hand in self._knowing.held for card in hand]]
        """The ids of the cards that look otherwise than before: since the deal all, and with each turn."""
        self._changes = [1] * game.players
        """How many entries of `_changed` there were when a hand last changed, by seat."""
        self._kept: dict[tuple[MemoryAid, bool], _Kept] = {}
        self._hint_options: list[dict[bool, dict[Hint, HintOption]]] = [{} for _ in self._hands]
        """What hints to a hand would do, by its seat and by whether there is a clock to give one."""
        self._fireworks = tuple(self._heights)
        self._discards: tuple[Card, ...] = ()
        self._weigh()

    def _weigh(self) -> None:
        """Takes in how far the fireworks can still rise."""
        self._dead = frozenset([suit for suit in self._tables.suits if self._reach[suit] < RANKS[-1]])
        self._by_copies = sum(self._reach)

    def catch_up(self) -> None:
        """Take in the turns taken since the last time."""
        while len(self._journal) < len(self._turns):
            number = len(self._journal)
            self._follow(number, self._turns[number])

    def _follow(self, number: int, turn: Turn) -> None:
        self._knowing.follow(turn)
        self._journal.append(TurnView(number, turn.seat, turn.events))
        self._changed.append([])
        if self._hint:
            self._change(self._hint.hint.target, self._hint.touched)
            self._hint = None
        event = turn.events[0]
        if type(event) is HintGiven:
            self._hint = event
            self._hints.append((number, event))
            self._change(event.hint.target, self._knowing.held[event.hint.target])
            for card in event.touched:
                self._latest[card] = number
        elif type(event) is CardPlayed:
            self._heights[event.card.suit] = event.card.rank
            self._fireworks = tuple(self._heights)
            self._move(turn.seat, event.card.suit)
        elif type(event) is CardMisplayed or type(event) is CardDiscarded:
            self._gone[event.card.suit][event.card.rank - 1] += 1
            self._discards = (*self._discards, event.card)
            self._move(turn.seat, event.card.suit)

    def _change(self, seat: int, cards: Sequence[int]) -> None:
        """Note that these cards of a hand look otherwise from this turn on."""
        self._changed[-1] += cards
        self._changes[seat] = len(self._changed)

    def _move(self, seat: int, suit: Suit) -> None:
        """A card of this suit has left a hand and lies open, and the hand's last card may be a new one."""
        self._change(seat, self._knowing.held[seat][-1:])
        self._hint_options[seat] = {}
        reach, critical = outlook(self._tables.copies[suit], tuple(self._gone[suit]), self._heights[suit])
        if reach != self._reach[suit]:
            self._reach[suit] = reach
            self._weigh()
        if critical != self._critical[suit]:
            self._critical[suit] = critical
            for other, hand in enumerate(self._knowing.held):
                self._change(other, [card for card in hand if self._deck[card].suit is suit])

    def kept(self, game: Game, memory: MemoryAid, fresh: bool) -> "_Kept":
        """What there is for all eyes with this memory aid, as the game stands."""
        kept = self._kept.get((memory, fresh))
        if kept is None:
            kept = self._kept[memory, fresh] = _Kept(game.players)
        if kept.changes != len(self._changed):
            self._refresh(kept, game, memory, fresh)
        return kept

    def _refresh(self, kept: "_Kept", game: Game, memory: MemoryAid, fresh: bool) -> None:
        shown = self._hint if fresh or memory is not MemoryAid.NONE else None
        pointed = shown.touched if shown else ()
        full = memory is MemoryAid.FULL
        known = self._knowing.cards.__getitem__ if full else partial(self._remembered, memory, pointed)
        closed, opened, deck, critical = kept.closed, kept.opened, self._deck, self._critical
        for changed in self._changed[kept.changes :]:
            for card in changed:
                face, told, points = deck[card], known(card), card in pointed
                closed[card] = CardView(card, None, told, points, False)
                opened[card] = CardView(card, face, told, points, face.rank in critical[face.suit])
        for seat, hand in enumerate(self._hands):
            if self._changes[seat] > kept.changes:
                kept.hidden[seat] = SeatHand(seat, tuple([closed[card] for card in hand]))
                kept.open[seat] = SeatHand(seat, tuple([opened[card] for card in hand]))
        kept.changes = len(self._changed)
        kept.public = SeatView(
            eyes=EVERYBODY,
            rules=self._rules,
            players=game.players,
            current=game.current,
            hands=tuple(kept.hidden),
            fireworks=self._fireworks,
            dead=self._dead,
            reach=tuple(self._reach),
            clocks=game.clocks,
            mistakes=game.mistakes,
            deck_left=game.deck_left,
            turns_left=game.turns_left,
            discards=self._discards,
            turns=tuple(self._journal if full else self._less(memory, shown)),
            score=game.score,
            reachable=best_score(game, self._by_copies),
            end=game.end,
            outcome=game.outcome,
            options=None,
        )

    def _remembered(self, memory: MemoryAid, pointed: tuple[int, ...], card: int) -> Knowledge:
        """What a memory aid that is not full keeps of one card."""
        known, nothing = self._knowing.cards[card], self._knowing.nothing
        if not known.told or (memory is MemoryAid.NONE and card not in pointed):
            return nothing
        return nothing.after(known.told[-1], True, self._rules)

    def _less(self, memory: MemoryAid, shown: HintGiven | None) -> list[TurnView]:
        """All turns, with the hints that are to be forgotten taken out."""
        turns = self._journal.copy()
        for number, hint in self._hints:
            if hint is not shown and not (memory is MemoryAid.LAST_HINT and self._is_latest(number, hint)):
                forgotten = (_forgotten(event) for event in turns[number].events)
                turns[number] = TurnView(number, turns[number].seat, tuple(forgotten))
        return turns

    def _is_latest(self, number: int, hint: HintGiven) -> bool:
        """Whether there are cards still held that this hint pointed at, and no later one pointed at any of them."""
        held = [card for card in hint.touched if card in self._hands[hint.hint.target]]
        return bool(held) and all(self._latest[card] == number for card in held)

    def options(self, game: Game) -> Options:
        """For the current player: hints are judged by hands that player sees; the own cards are all alike."""
        hints: dict[Hint, HintOption] = {}
        clock = game.clocks > 0
        for seat in range(game.players):
            if seat != game.current:
                hints |= self._options_of_hints_to(seat, clock)
        if game.hands[game.current]:
            play = None
            discard = Refusal.ALL_CLOCK_TOKENS if game.clocks == game.rules.clocks else None
            announce = None if game.rules.choreography else Refusal.ANNOUNCEMENT_NOT_ALLOWED
        else:
            play = discard = announce = Refusal.NO_SUCH_CARD
        return Options(MappingProxyType(hints), play, discard, announce)

    def _options_of_hints_to(self, seat: int, clock: bool) -> dict[Hint, HintOption]:
        found = self._hint_options[seat].get(clock)
        if found is None:
            its = self._tables
            pointed_at: list[list[int]] = [[] for _ in its.all_hints[seat]]
            together = 0
            for card in self._hands[seat]:
                bits, places = its.pointing[self._deck[card]]
                together |= bits
                for place in places:
                    pointed_at[place].append(card)
            refusals = its.refusals(together) if clock else repeat(Refusal.NO_CLOCK_TOKEN)
            options = map(HintOption, refusals, map(tuple, pointed_at))
            found = self._hint_options[seat][clock] = dict(zip(its.all_hints[seat], options, strict=True))
        return found


class _Kept:
    """What there is for all eyes with one memory aid: each hand as its owner sees it, and open; and what is public."""

    def __init__(self, players: int) -> None:
        self.changes = 0
        """How much of what changed it has taken in."""
        self.closed: dict[int, CardView] = {}
        """Cards as their owners see them, by id."""
        self.opened: dict[int, CardView] = {}
        """The same cards as others see them."""
        self.hidden: list[SeatHand] = [_NOT_SEEN] * players
        self.open: list[SeatHand] = [_NOT_SEEN] * players
        self.public: SeatView
        """What everybody sees together: all other views differ from it in a few values."""


_NOT_SEEN = SeatHand(0, ())
"""Stands for a hand until it is looked at."""


def _forgotten(event: Event | HintForgotten) -> Event | HintForgotten:
    return HintForgotten(event.giver, event.hint.target) if isinstance(event, HintGiven) else event


_SIGHTS: WeakKeyDictionary[Game, _Sights] = WeakKeyDictionary()


def _sights(game: Game) -> _Sights:
    sights = _SIGHTS.get(game)
    if sights is None:
        sights = _SIGHTS[game] = _Sights(game)
    sights.catch_up()
    return sights
