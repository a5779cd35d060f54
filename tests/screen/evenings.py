"""Whole evenings at a table, as scripts: turns, peeks, pauses, hands arranged, announcements withdrawn, slips undone."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from msgspec import structs

from hanabi_desktop import rules as hanabi
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table import actions
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Save, Table
from tests.games import legal_hints, of_turn
from tests.players import seats
from tests.table.tables import NAMES, any_game
from tests.twins import twin_game


@dataclass(frozen=True)
class Evening:
    """A part of a game of chance, from one turn to another, and how the table is set up for it."""

    game: hanabi.Game
    """The game as it stands after the last turn of this part."""
    first: int
    """How many turns were taken before this part begins."""
    edition: hanabi.Edition
    memory: hanabi.MemoryAid
    master: int | None
    seed: int
    """Of what the players do beside their turns; it does not look at a card."""
    secret: int = 0
    """Of what nobody but the player knows: notes, and announcements withdrawn again."""
    confidant: int | None = None
    """The seat whose secrets are the same whatever `secret` is."""

    def screen(self, save: Save = lambda _: None) -> SharedScreen:
        """The table before the first of the turns."""
        begun, names = hanabi.Game(self.game.setup, self.game.actions[: self.first]), NAMES[: self.game.players]
        state = TableState.seated(self.edition.id, seats(names), memory=self.memory, master=self.master)
        return SharedScreen(Table(begun, structs.replace(state, started=""), save), clock=lambda: 0.0)

    def steps(self) -> Iterator["Step"]:
        """What is done at the table, one step after the other."""
        chance, now = Random(self.seed), hanabi.Game(self.game.setup, self.game.actions[: self.first])
        for turn in self.game.turns[self.first :]:
            if chance.random() < 0.4:
                yield from self._look(chance, now, chance.randrange(now.players))
                yield Step("cover", SharedScreen.cover)
            if chance.random() < 0.1:
                yield Step("pause", SharedScreen.pause)
                yield Step("go on", SharedScreen.cover)
            if self.master is not None and chance.random() < 0.3:
                yield from self._look(chance, now, turn.seat)
                yield acting("announce something else", self._whim(now, of_turn(turn.action)))
                yield acting("withdraw", actions.Withdraw())
            again = 2 if chance.random() < 0.1 else 1
            for time in range(again):
                yield from self._look(chance, now, turn.seat, arranging=not time)
                yield acting("act", of_turn(turn.action))
                if self.master is not None:
                    if isinstance(turn.action, hanabi.Play):
                        yield acting("lay open", actions.LayOpen())
                    for move in actions.token_moves(turn.events):
                        yield acting("move a token", actions.MoveToken(move))
                if time + 1 < again:
                    yield Step("take back", (lambda screen: screen.table.take_back()))
                    if len(now.turns) % 2:
                        yield Step("do again", (lambda screen: screen.table.do_again()))
                        yield Step("take back", (lambda screen: screen.table.take_back()))
            now.apply(turn.action)
        if not now.end and chance.random() < 0.1:
            yield Step("end early", (lambda screen: screen.table.end_early()))

    def _look(self, chance: Random, now: hanabi.Game, seat: int, arranging: bool = True) -> Iterator["Step"]:
        yield Step("look away", partial(SharedScreen.look_away, seat=seat))
        yield Step("open", SharedScreen.open_view, seat)
        hand = now.hands[seat]
        if not arranging or not hand or chance.random() < 0.5:
            return
        for _ in range(chance.randrange(3)):
            card = chance.choice(hand)
            match chance.randrange(4):
                case 0:
                    yield acting("move a card", actions.MoveCard(card, chance.randrange(5)), seat)
                case 1:
                    yield acting("raise a card", actions.RaiseCard(card), seat)
                case 2:
                    yield acting("turn a card", actions.TurnCard(card), seat)
                case _:
                    secret = 0 if seat == self.confidant else self.secret
                    note = f"note {secret}" if (card + secret) % 3 else ""
                    yield acting("note on a card", actions.WriteNote(card, note), seat)

    def _whim(self, now: hanabi.Game, action: hanabi.TurnAction) -> hanabi.TurnAction:
        """Another action that everybody hears of in the same words: it is announced, and withdrawn."""
        chance = Random(f"{self.secret} {now.next_card} {len(now.turns)}")
        own = now.hands[now.current]
        # Which card is meant everybody sees, whatever it is.
        card = Random(f"{self.seed} {now.next_card} {len(now.turns)}").choice(own) if own else 0
        match action:
            case hanabi.ColourHint() | hanabi.ValueHint():
                return chance.choice([hint for hint in legal_hints(now) if hint.target == action.target])
            case hanabi.Discard():
                return hanabi.Discard(card)
            case _:
                named = (None, *now.rules.suits) if now.rules.choreography else (None,)
                return hanabi.Play(card, chance.choice(named))


@dataclass(frozen=True)
class Step:
    """One thing that somebody does."""

    name: str
    do: Callable[[SharedScreen], None]
    eyes: int | None = None
    """The seat that alone looks at the screen after it, if any."""


def acting(name: str, action: actions.TableAction, eyes: int | None = None) -> Step:
    return Step(name, partial(SharedScreen.act, action=action), eyes)


def any_evening(seed: int, turns: int | None = None) -> Evening:
    """An evening of chance, the same for the same seed: a whole game, or at most so many turns somewhere in it."""
    edition, whole, chance = any_game(seed)
    first, last = 0, len(whole.actions)
    if turns is not None:
        # Often the end, where most things happen.
        last = chance.choice((last, chance.randint(1, last)))
        first = max(0, last - chance.randint(min(1, turns), turns))
    return Evening(
        hanabi.Game(whole.setup, whole.actions[:last]),
        first,
        edition,
        chance.choice(list(hanabi.MemoryAid)),
        chance.choice((None, chance.randrange(whole.players))),
        seed,
    )


def twin(evening: Evening, viewer: int | None) -> Evening:
    """The same evening with other hidden cards: nothing that `viewer` may know tells the two apart.

    Every hint given points at the same cards, and whatever is played or discarded is the same.
    """
    other = twin_game(evening.game, viewer, Random(evening.seed))
    return replace(evening, game=other, secret=1, confidant=viewer)
