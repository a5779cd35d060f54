"""Signs and colours of the players: given, picked, remembered, and kept in records."""

from itertools import product

from msgspec.structs import replace

from hanabi_desktop.players import Badge, Dye, Sign, are_distinct, default_badges, with_missing
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.rules import EditionId, Everybody, Game, Play, Rules, Seat
from hanabi_desktop.table.new_game import game_again
from hanabi_desktop.table.state import TableState, from_record
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.view import glance
from tests.each import each
from tests.games import deal_hands
from tests.players import seats
from tests.table.tables import default_game

NAMES = ("Kari", "Per", "Åsa")
KARI = 0
FISH, BOAT, CAT = Badge(Sign.FISH, Dye.PINK), Badge(Sign.BOAT, Dye.CREAM), Badge(Sign.CAT, Dye.TEAL)


def game() -> Game:
    return deal_hands(Rules(), "r1 r2 r3 r4 r5", "y1 y2 y3 y4 y5", "g1 g2 g3 g4 g5")


def table(badges: tuple[Badge, ...] = ()) -> Table:
    return Table(game(), TableState.seated(EditionId.HOUSE, seats(NAMES, badges=badges)), lambda record: None)


def test_every_seat_is_given_a_badge_that_no_other_has() -> None:
    assert are_distinct(default_badges(5))
    assert len(default_badges(5)) == 5
    assert table().view(Everybody()).emblems == default_badges(3)


def test_who_has_picked_nothing_gets_what_nobody_has() -> None:
    for sign, dye in product(Sign, Dye):
        worn = with_missing((Badge(sign, dye),), 5)
        assert worn[0] == Badge(sign, dye)
        assert are_distinct(worn)


def test_badges_are_kept_in_the_record_through_turns_and_taking_back() -> None:
    seated = table((FISH, BOAT, CAT))
    assert seated.view(Seat(KARI)).emblems == seated.view(Everybody()).emblems == (FISH, BOAT, CAT)
    seated.act(KARI, Play(0))
    seated.take_back()
    record = decode(encode(seated.record))
    assert record == seated.record
    state = from_record(record, Game(record.setup, record.actions))
    assert state.players == glance(record).players == seats(NAMES, badges=(FISH, BOAT, CAT))


@each(
    "badges",
    [
        "cat",
        None,
        [],
        [{"sign": "cat"}] * 3,
        [{"sign": "dragon", "dye": "pink"}, {"sign": "cat", "dye": "sky"}, {"sign": "fish", "dye": "moss"}],
        [{"sign": "cat", "dye": 5}] * 3,
        [{"sign": "cat", "dye": "pink"}] * 3,
    ],
)
def test_a_game_is_whole_whatever_is_wrong_with_its_badges(badges: object) -> None:
    record = table((FISH, BOAT, CAT)).record
    extra = {**record.extra, "badges": badges}
    damaged = type(record)(record.names, record.setup, record.actions, record.edition, extra)
    state = from_record(damaged, game())
    assert state.players == glance(damaged).players == seats(NAMES)
    assert replace(state, players=seats(NAMES, badges=(FISH, BOAT, CAT))) == from_record(record, game())


def test_badges_are_remembered_with_the_names() -> None:
    chosen = default_game(EditionId.ENGLISH, NAMES)
    picked = replace(chosen, players=seats(NAMES, badges=(FISH, BOAT, CAT)))
    assert game_again(picked.remembered()) == picked
    # A table is offered again although its badges cannot be.
    for badges in ((("dragon", "pink"),), (("cat", "pink"), ("cat", "sky"))):
        assert game_again(replace(chosen.remembered(), badges=badges)) == chosen
