"""The wall: whatever a table or a replay tells any eyes is the same for twins, games that differ in hidden cards only.

Everything else is built on `view`; nothing above it can know what `view` does not tell.
"""

from collections.abc import Iterator
from random import Random

from msgspec import to_builtins

from hanabi_desktop.rules import Everybody, Eyes, Game, MemoryAid, Seat
from hanabi_desktop.table.actions import RaiseCard, WriteNote
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.view import TableView
from tests.each import each, samples
from tests.table.tables import Ears, any_game, deeds, seated
from tests.twins import twin_game


def evening(game: Game, table: Table, seed: int, secret: int, viewer: int | None) -> Iterator[None]:
    """Plays the game; beside it everybody but the viewer writes notes that nobody else may know."""
    yield
    for number, (seat, action) in enumerate(deeds(game, table, Random(seed))):
        if isinstance(action, WriteNote) and seat != viewer:
            action = WriteNote(action.card, f"secret {secret}")
        if number % 7 == 0:
            table.look(number % game.players)
            table.looked(number)
        table.act(seat, action)
        if number % 5 == 0 and table.view(Seat(seat)).hands[seat] and seat != viewer:
            table.act(seat, WriteNote(table.view(Seat(seat)).hands[seat][0].id, f"secret {secret}"))
            table.act(seat, RaiseCard(table.view(Seat(seat)).hands[seat][0].id))
        yield
        steps = 1 + number % 3
        if number % 8 == 3 and table.announcer is None and len(table.record.actions) >= steps:
            table.take_back(steps)
            yield
            for _ in range(steps):
                table.do_again()
                yield


@each("seed", range(samples(16, 400)))
def test_no_view_and_no_event_tells_what_its_eyes_may_not_see(seed: int) -> None:
    compare_tables(seed)


@each("seed", range(samples(8, 200)))
def test_no_replay_of_a_game_that_goes_on_tells_more_than_the_table(seed: int) -> None:
    compare_replays(seed)


def compare_tables(seed: int) -> None:
    """One evening of chance, at the table and at that of its twin."""
    edition, whole, chance = any_game(seed)
    game = Game(whole.setup, whole.actions[: chance.randint(1, len(whole.actions))])
    viewer = chance.choice((None, *range(game.players)))
    eyes: Eyes = Everybody() if viewer is None else Seat(viewer)
    other = twin_game(game, viewer, chance)
    memory = chance.choice(list(MemoryAid))
    master = chance.choice((None, chance.randrange(game.players)))
    one = seated(Game(game.setup), edition, memory, master)
    two = seated(Game(other.setup), edition, memory, master)
    ears, twin_ears = Ears(one), Ears(two)
    for _ in zip(evening(game, one, seed, 1, viewer), evening(other, two, seed, 2, viewer), strict=True):
        seen, twin_seen = one.view(eyes), two.view(eyes)
        # A value may compare equal and still carry more with it: all its fields are taken apart.
        assert to_builtins(seen, str_keys=True, enc_hook=repr) == to_builtins(twin_seen, str_keys=True, enc_hook=repr)
        assert seen == twin_seen
        check_plainly(seen, viewer)
    if one.over:
        assert len(ears.heard) == len(twin_ears.heard)
    assert ears.heard == twin_ears.heard


def check_plainly(view: TableView, viewer: int | None) -> None:
    """No face in a hand that these eyes may not see, unless it was laid open for all."""
    for seat, hand in enumerate(view.hands):
        for card in hand:
            if viewer in (None, seat) and not card.laid_open:
                assert card.face is None
                assert not card.critical
            if seat != viewer:
                assert card.note == ""


def compare_replays(seed: int) -> None:
    """Every turn of a part of a game, and of its twin."""
    edition, whole, chance = any_game(seed)
    game = Game(whole.setup, whole.actions[: chance.randint(1, max(1, len(whole.actions) - 1))])
    viewer = chance.choice((None, *range(game.players)))
    eyes: Eyes = Everybody() if viewer is None else Seat(viewer)
    other = twin_game(game, viewer, chance)
    replay, twin_replay = Replay(seated(game, edition).record), Replay(seated(other, edition).record)
    for turn in range(replay.turns + 1):
        assert replay.view(eyes, turn) == twin_replay.view(eyes, turn)


def test_twins_differ_at_all() -> None:
    different = 0
    for seed in range(30):
        _, game, chance = any_game(seed)
        half = Game(game.setup, game.actions[: len(game.actions) // 2])
        other = twin_game(half, None, chance)
        different += half.deck != other.deck
    assert different > 25
