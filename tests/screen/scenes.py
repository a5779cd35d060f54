"""Tables in the middle of a game, and witnesses of what happens at them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pytest

from hanabi_desktop import rules as hanabi
from hanabi_desktop.records.record import Record
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Phase
from hanabi_desktop.table.actions import LayOpen, MoveToken, TokenMove
from tests.games import deal_hands
from tests.table.tables import seated

RED, YELLOW, GREEN, BLUE, WHITE, MULTI = hanabi.Suit
KARI, PER, LIV = range(3)
NAMES = ("Kari", "Per", "Liv")
HANDS = ("r1 y1 g1 b1 w1", "r2 r3 g2 b2 w2", "r4 r3 g5 b3 w3")


def dealt(rules: hanabi.Rules | None = None, starter: int = KARI) -> hanabi.Game:
    """Kari holds the ones (0-4), Per r2 r3 g2 b2 w2 (5-9), Liv r4 r3 g5 b3 w3 (10-14)."""
    return deal_hands(rules or hanabi.Rules(), *HANDS, starter=starter)


def before_the_five(*more: hanabi.TurnAction, clocks: int = 8) -> hanabi.Game:
    """Red stands at 4; Kari holds r5 (2), y1 (3), y1 (4), b5 (10), g5 (12); Per g1 (7), g1, b1, w5, y5.

    It is Kari's turn, with all tokens, or after `more` actions.
    """
    rules = hanabi.Rules(choreography=True, clocks=clocks)
    game = deal_hands(rules, "r1 r3 r5 y1 y1", "r2 r4 g1 g1 b1", draws="b5 w5 g5 y5")
    for action in (hanabi.Play(0), hanabi.Play(5), hanabi.Play(1), hanabi.Play(6), *more):
        game.apply(action)
    return game


def stay() -> None:
    """Does nothing: the first of several steps."""


TWO_HINTS = (hanabi.ValueHint(PER, 1), hanabi.ValueHint(KARI, 1))
"""One round of hints, so that two tokens are spent."""


class Witness:
    """Takes what a table saves, and remembers in which order it saved and what it told."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.records: list[Record] = []
        self.broken: OSError | None = None

    def save(self, record: Record) -> None:
        """What the table calls to save."""
        self.log.append("save")
        if self.broken:
            raise self.broken
        self.records.append(record)

    def watch(self, screen: SharedScreen) -> None:
        """Listen to everything the table tells."""
        for name in ("changed", "happened", "token_moved", "save_failed"):
            getattr(screen, name).connect(partial(self._hear, name))

    def _hear(self, name: str, *_values: object) -> None:
        self.log.append(name)


@dataclass
class Scene:
    """A table with a witness."""

    screen: SharedScreen
    witness: Witness

    def open(self, seat: int | None = None) -> None:
        """Opens a private view: of the player to act, or of `seat`."""
        self.screen.look_away(self.screen.table.current if seat is None else seat)
        self.screen.open_view()

    def phase(self) -> Phase:
        """Whose eyes the screen is for now."""
        return self.screen.phase

    def over(self) -> bool:
        """Whether the game has ended by now."""
        return self.screen.table.over

    def act(self, action: hanabi.TurnAction) -> None:
        """The whole way of a turn: look away, look, act."""
        self.open()
        self.screen.act(action)

    def log_of(self, doing: Callable[[], None]) -> list[str]:
        """What was saved and told while it was done."""
        start = len(self.witness.log)
        doing()
        return self.witness.log[start:]

    def refuses(self, refusal: hanabi.Refusal, doing: Callable[[], None]) -> None:
        """It is refused for this reason, and nothing whatever has changed, been saved or been told."""
        before = self._all()
        with pytest.raises(hanabi.IllegalAction) as refused:
            doing()
        assert refused.value.refusal is refusal
        assert self._all() == before

    def _all(self) -> tuple[object, ...]:
        screen, table = self.screen, self.screen.table
        told = (*self.witness.log,)
        return screen.view, table.record, screen.phase, table.can_take_back, table.take_back_is_free, told


def scene(
    game: hanabi.Game | None = None,
    master: int | None = None,
    memory: hanabi.MemoryAid = hanabi.MemoryAid.FULL,
    edition: hanabi.EditionId = hanabi.EditionId.HOUSE,
) -> Scene:
    """A table at which nothing was arranged yet, with a witness."""
    game = game or dealt()
    witness, names = Witness(), (*NAMES, "Åsa", "Ivar")
    table = seated(game, hanabi.EDITIONS[edition], memory, master, witness.save, names=names)
    screen = SharedScreen(table, clock=lambda: 0.0)
    witness.watch(screen)
    return Scene(screen, witness)


@dataclass(frozen=True)
class Moment:
    """One phase of an announcement before a master: what was announced, and what is owed then."""

    action: hanabi.TurnAction
    owed: tuple[TokenMove, ...] = ()
    """All tokens still to move; of a card not laid open yet, nobody can know."""
    laid_open: bool = False
    moved: int = 0
    """Tokens that came back already."""


SPEND, RETURN, BURN, RESTORE = TokenMove
MOMENTS = {
    "hint announced": Moment(hanabi.ColourHint(PER, GREEN), (SPEND,)),
    "discard announced": Moment(hanabi.Discard(3), (RETURN,)),
    "play announced": Moment(hanabi.Play(10)),
    "named play announced": Moment(hanabi.Play(3, BLUE)),
    "mistake laid open": Moment(hanabi.Play(10), (BURN,), laid_open=True),
    "wrong colour laid open": Moment(hanabi.Play(3, BLUE), (BURN,), laid_open=True),
    "bonus laid open": Moment(hanabi.Play(2), (RETURN,), laid_open=True),
    "two tokens owed": Moment(hanabi.Play(2, RED), (RETURN, RETURN), laid_open=True),
    "one token still owed": Moment(hanabi.Play(2, RED), (RETURN,), laid_open=True, moved=1),
}
"""Every phase of an announcement, by name; Kari acts, Per is the master."""


def before_master() -> Scene:
    """Where every one of MOMENTS begins: Kari's turn before the five, two tokens spent, Per the master."""
    return scene(before_the_five(*TWO_HINTS), master=PER)


def at(moment: str) -> Scene:
    """The table at one of MOMENTS."""
    here, reached = before_master(), MOMENTS[moment]
    here.act(reached.action)
    if reached.laid_open:
        here.screen.act(LayOpen())
    for _ in range(reached.moved):
        here.screen.act(MoveToken(RETURN))
    return here


def finish(screen: SharedScreen) -> None:
    """Does what is left to do for an announcement."""
    if (view := screen.view.announced) and not view.owed:
        screen.act(LayOpen())
    while (view := screen.view.announced) and view.owed:
        screen.act(MoveToken(view.owed))
