from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.players import Badge, Dye, Sign, people
from hanabi_desktop.records.preferences import LastGame
from hanabi_desktop.records.record import MAX_TYPED_NAME, is_blank, name_problem, same_names, tidy_name
from hanabi_desktop.rules import EDITIONS, EditionId, MemoryAid, Rules
from hanabi_desktop.table.new_game import NewGame, SetupProblem, game_again
from hanabi_desktop.table.view import distinct_names
from tests.each import each
from tests.strategies import any_rules
from tests.table.tables import default_game

CAT = Badge(Sign.CAT, Dye.ORANGE)

NAMES = ("Kari", "Per", "Åsa")


@each("edition", EditionId)
def test_the_defaults_of_every_edition_can_be_dealt(edition: EditionId) -> None:
    for players in range(2, 6):
        game = default_game(edition, ["Kari", "Per", "Åsa", "Ole", "Eva"][:players])
        assert game.problems() == ()
        assert (game.rules, game.memory) == (EDITIONS[edition].rules, MemoryAid.FULL)
        # The German master begins, and elsewhere the lot decides.
        assert (game.starter, game.master) == ((0, 0) if edition is EditionId.GERMAN else (None, None))


@each(
    ("change", "problem"),
    [
        ({"players": people(("Kari",))}, SetupProblem.TOO_FEW_PLAYERS),
        ({"players": people(tuple("abcdef"))}, SetupProblem.TOO_MANY_PLAYERS),
        ({"players": people(("Kari", " "))}, SetupProblem.BLANK_NAME),
        ({"players": people(("Kari", "\u200b"))}, SetupProblem.BLANK_NAME),
        ({"starter": 3}, SetupProblem.NO_SUCH_STARTER),
        ({"master": 3}, SetupProblem.NO_SUCH_MASTER),
        ({"rules": Rules(mistakes=4)}, SetupProblem.NOT_OFFERED),
        ({"rules": Rules(choreography=True)}, SetupProblem.NOT_OFFERED),
        ({"players": people(("Kari", "Per"), (CAT, Badge(Sign.CAT, Dye.SKY)))}, SetupProblem.BADGES_ALIKE),
        ({"players": people(("Kari", "Per"), (CAT, Badge(Sign.FISH, Dye.ORANGE)))}, SetupProblem.BADGES_ALIKE),
    ],
)
def test_what_cannot_be_dealt_says_why(change: dict[str, object], problem: SetupProblem) -> None:
    game = replace(default_game(EditionId.ENGLISH, NAMES), **change)
    assert game.problems() == (problem,)


seats = st.none() | st.integers(-1, 5)


@given(
    st.builds(
        NewGame,
        edition=st.sampled_from(EditionId),
        rules=any_rules(),
        players=st.lists(st.text().map(tidy_name), max_size=6).map(people),
        starter=seats,
        memory=st.sampled_from(MemoryAid),
        master=seats,
    )
)
def test_a_remembered_table_comes_back_exactly_if_it_can_be_played(game: NewGame) -> None:
    again = game_again(game.remembered())
    if set(game.problems()) - {SetupProblem.BLANK_NAME}:
        assert again is None
    else:
        assert again == game


@each(
    "last",
    [
        LastGame(edition="klingon", names=NAMES),
        LastGame(names=NAMES, memory="elephant"),
        LastGame(names=NAMES, switches={"multicolour": "wild"}),
        LastGame(names=NAMES, switches={"clocks": 9}),
        LastGame(names=NAMES, starter=7),
        LastGame(names=()),
    ],
)
def test_a_remembered_table_that_makes_no_sense_is_forgotten(last: LastGame) -> None:
    assert game_again(last) is None


@each(
    ("typed", "kept"),
    [
        ("  Kari \t Marie\n", "Kari Marie"),
        ("שרה", "שרה"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("a\u202eb\u2066c", "abc"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("half \ud83c", "half"),
        ("x" * 100, "x" * MAX_TYPED_NAME),
        ("\u2028", ""),
    ],
)
def test_a_name_is_tidied(typed: str, kept: str) -> None:
    assert tidy_name(typed) == kept


@given(st.text(st.characters(codec=None)))
def test_a_tidied_name_that_is_not_blank_can_stand_in_a_record(typed: str) -> None:
    name = tidy_name(typed)
    assert tidy_name(name) == name
    if not is_blank(name):
        assert not name_problem(name)


def test_equal_names_are_found_however_they_are_spelled() -> None:
    assert same_names(("Kari", "Per", "KARI", "per", "Åsa")) == ("Kari", "Per")
    assert same_names(("Åsa", "A\u030asa")) == ("Åsa",)
    assert same_names(NAMES) == ()


@each(
    ("names", "shown"),
    [
        (("Kari", "Per"), ("Kari", "Per")),
        (("Per", "Kari", "Per"), ("Per (1)", "Kari", "Per (3)")),
        (("Per", "PER", "per ", "P\u200ber", "Åsa"), ("Per (1)", "PER (2)", "per  (3)", "P\u200ber (4)", "Åsa")),
        (("Åsa", "A\u030asa"), ("Åsa (1)", "A\u030asa (2)")),
        (("דנה", "דנה"), ("\u2068דנה\u2069 (1)", "\u2068דנה\u2069 (2)")),
    ],
)
def test_players_who_are_called_alike_are_told_apart(names: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert distinct_names(names) == shown
