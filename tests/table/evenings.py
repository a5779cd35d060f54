"""Whole evenings at a table, as scripts: turns, peeks, pauses, hands arranged, announcements withdrawn, slips undone."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from hanabi_desktop.rules import (
    EDITIONS,
    SWITCHES,
    Action,
    ColourHint,
    Discard,
    Edition,
    Game,
    MemoryAid,
    Play,
    Rules,
    Setup,
    ValueHint,
    knowledge,
)
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Save, Table
from hanabi_desktop.table.tokens import token_moves
from tests.games import POLICIES, legal_hints, play_random_game

NAMES = ("Kari", "Per", "Åsa", "Ivar", "Liv")


@dataclass(frozen=True)
class Evening:
    """A part of a game of chance, from one turn to another, and how the table is set up for it."""

    game: Game
    """The game as it stands after the last turn of this part."""
    first: int
    """How many turns were taken before this part begins."""
    edition: Edition
    memory: MemoryAid
    master: int | None
    seed: int
    """Of what the players do beside their turns; it does not look at a card."""
    secret: int = 0
    """Of what nobody but the player knows: notes, and announcements withdrawn again."""
    confidant: int | None = None
    """The seat whose secrets are the same whatever `secret` is."""

    def table(self, save: Save = lambda _: None) -> Table:
        """The table before the first of the turns."""
        state = TableState.seated(self.edition.id, NAMES[: self.game.players], memory=self.memory, master=self.master)
        return Table(Game(self.game.setup, self.game.actions[: self.first]), replace(state, started=""), save)

    def steps(self) -> Iterator["Step"]:
        """What is done at the table, one step after the other."""
        chance, now = Random(self.seed), Game(self.game.setup, self.game.actions[: self.first])
        for turn in self.game.turns[self.first :]:
            if chance.random() < 0.4:
                yield from self._look(chance, now, chance.randrange(now.players))
                yield Step("cover", Table.cover)
            if chance.random() < 0.1:
                yield Step("pause", Table.pause)
                yield Step("go on", Table.cover)
            if self.master is not None and chance.random() < 0.3:
                yield from self._look(chance, now, turn.seat)
                yield Step("announce something else", partial(Table.act, action=self._whim(now, turn.action)))
                yield Step("withdraw", Table.withdraw)
            again = 2 if chance.random() < 0.1 else 1
            for time in range(again):
                yield from self._look(chance, now, turn.seat, arranging=not time)
                yield Step("act", partial(Table.act, action=turn.action))
                if self.master is not None:
                    if isinstance(turn.action, Play):
                        yield Step("lay open", Table.lay_open)
                    for move in token_moves(turn.events):
                        yield Step("move a token", partial(Table.move_token, move=move))
                if time + 1 < again:
                    yield Step("take back", Table.take_back)
            now.apply(turn.action)
        if not now.end and chance.random() < 0.1:
            yield Step("end early", Table.end_early)

    def _look(self, chance: Random, now: Game, seat: int, arranging: bool = True) -> Iterator["Step"]:
        yield Step("look away", partial(Table.look_away, seat=seat))
        yield Step("open", Table.open_view, seat)
        hand = now.hands[seat]
        if not arranging or not hand or chance.random() < 0.5:
            return
        for _ in range(chance.randrange(3)):
            card = chance.choice(hand)
            match chance.randrange(4):
                case 0:
                    yield Step("move a card", partial(Table.move_card, card=card, place=chance.randrange(5)), seat)
                case 1:
                    yield Step("raise a card", partial(Table.raise_card, card=card), seat)
                case 2:
                    yield Step("turn a card", partial(Table.turn_card, card=card), seat)
                case _:
                    secret = 0 if seat == self.confidant else self.secret
                    note = f"note {secret}" if (card + secret) % 3 else ""
                    yield Step("note on a card", partial(Table.note_card, card=card, note=note), seat)

    def _whim(self, now: Game, action: Action) -> Action:
        """Another action that everybody hears of in the same words: it is announced, and withdrawn."""
        chance = Random(f"{self.secret} {now.next_card} {len(now.turns)}")
        own = now.hands[now.current]
        match action:
            case ColourHint() | ValueHint():
                return chance.choice([hint for hint in legal_hints(now) if hint.target == action.target])
            case Discard():
                return Discard(chance.choice(own))
            case _:
                named = (None, *now.rules.suits) if now.rules.choreography else (None,)
                return Play(chance.choice(own), chance.choice(named))


@dataclass(frozen=True)
class Step:
    """One thing that somebody does."""

    name: str
    do: Callable[[Table], None]
    eyes: int | None = None
    """The seat that alone looks at the screen after it, if any."""


def any_rules(edition: Edition, chance: Random) -> Rules:
    """Any choice of switches that the edition offers."""
    return edition.rules_with({switch: chance.choice(edition.offered(switch)) for switch in SWITCHES})


def any_evening(seed: int, turns: int | None = None) -> Evening:
    """An evening of chance, the same for the same seed: a whole game, or at most so many turns somewhere in it."""
    chance = Random(seed)
    edition = chance.choice(list(EDITIONS.values()))
    players = chance.randint(2, 5)
    rules = any_rules(edition, chance)
    whole = play_random_game(rules, players, chance, chance.choice(POLICIES), chance.randrange(players))
    first, last = 0, len(whole.actions)
    if turns is not None:
        # Often the end, where most things happen.
        last = chance.choice((last, chance.randint(1, last)))
        first = max(0, last - chance.randint(min(1, turns), turns))
    return Evening(
        Game(whole.setup, whole.actions[:last]),
        first,
        edition,
        chance.choice(list(MemoryAid)),
        chance.choice((None, chance.randrange(players))),
        seed,
    )


def hidden_from(game: Game, viewer: int | None) -> list[int]:
    """The cards that `viewer`, or with no viewer the whole table, may not see: hands and deck."""
    hands = [card for seat, hand in enumerate(game.hands) if viewer in (None, seat) for card in hand]
    return [*hands, *range(game.next_card, len(game.deck))]


def twin(evening: Evening, viewer: int | None) -> Evening:
    """The same evening with other hidden cards: nothing that `viewer` may know tells the two apart.

    Every hint given points at the same cards, and whatever is played or discarded is the same.
    """
    game, chance = evening.game, Random(evening.seed)
    size = game.rules.hand_size(game.players)
    known = knowledge(game.rules, (range(seat * size, (seat + 1) * size) for seat in range(game.players)), game.turns)
    hidden, deck = hidden_from(game, viewer), list(game.deck)

    def could_be(card: int, face: int) -> bool:
        told = known.get(card)
        return told is None or (deck[face].suit in told.suits and deck[face].rank in told.ranks)

    for _ in range(8 * len(hidden)):
        one, other = chance.choice(hidden), chance.choice(hidden)
        if could_be(one, other) and could_be(other, one):
            deck[one], deck[other] = deck[other], deck[one]
    setup = Setup(game.rules, game.players, tuple(deck), game.setup.starter)
    return replace(evening, game=Game(setup, game.actions), secret=1, confidant=viewer)
