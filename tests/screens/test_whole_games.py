"""Whole games from the title screen to the score, by mouse, and by keyboard alone."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from hanabi_desktop import rules as hanabi
from hanabi_desktop.boxes import box_of
from hanabi_desktop.records.store import load
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.wording.endings import outcome_title, reason_text
from tests.driver import KeyPlayers, MousePlayers, Players
from tests.games import Policy, careless, clever, play_random_game, replayed, timid
from tests.input import dealing
from tests.opening import OpenWindow
from tests.players import seats
from tests.window.late_game import begin

NAMES = ("Kari", "Per", "Åse", "Jean & Luc", "Владимир")


def from_the_title(
    players: Players,
    edition: hanabi.EditionId,
    game: hanabi.Game,
    master: int | None = None,
    memory: hanabi.MemoryAid = hanabi.MemoryAid.FULL,
) -> None:
    """From the title screen to the table."""
    setup = game.setup
    choice = NewGame(edition, setup.rules, seats(NAMES[: setup.players]), setup.starter, memory, master)
    players.new_game(choice)
    assert players.view.names == choice.names
    assert players.view.master == master


def play_whole(players: Players, edition: hanabi.EditionId, game: hanabi.Game, master: int | None = None) -> None:
    """From the title screen to the score."""
    from_the_title(players, edition, game, master)
    players.play_out(game)
    assert_score(players, game)


def play_last(players: Players, turns: int, edition: hanabi.EditionId, game: hanabi.Game) -> None:
    """The last turns of a game, to the score: its middle is no other than that of the whole games here."""
    begin(players.window, hanabi.Game(game.setup, game.actions[:-turns]), edition, NAMES)
    players.play_out(game)
    assert_score(players, game)


def assert_score(players: Players, game: hanabi.Game) -> None:
    """The last page says how it ended, and why."""
    finale, end = players.page.finale, game.end
    assert end is not None
    assert finale.isVisible()
    assert not players.page.cover.isVisible()
    assert finale.outcome.text() == outcome_title(game.outcome)
    assert finale.reason.text() == reason_text(end.reason, box_of(players.view.edition.kit).words, end.card)
    # Of a lost game, the large words tell what was reached.
    assert str(game.score) in f"{finale.score.text()} {finale.sum.text()}"
    assert " + ".join(map(str, game.fireworks)) in finale.sum.text()
    assert finale.rating.isVisible() is not game.rules.perfect
    turns = [row for row in players.page.models.journal.rows if isinstance(row, hanabi.TurnView)]
    assert len(turns) == len(game.actions)


def assert_on_disk(data: Path, game: hanabi.Game) -> None:
    """The finished game was kept, once, and nothing is left that could be continued by mistake."""
    kept = [load(path) for path in (data / "games").iterdir()]
    assert [(record.setup, record.actions) for record in kept] == [(game.setup, game.actions)]


def shortest(
    rules: hanabi.Rules, seats: int, wanted: Callable[[hanabi.Game], bool], *policies: Policy, starter: int = 0
) -> hanabi.Game:
    """The shortest of many many of chance in which something wanted happened; the same each time."""
    many = (play_random_game(rules, seats, Random(seed), policy, starter) for policy in policies for seed in range(100))
    return min(filter(wanted, many), key=lambda game: len(game.actions))


def ended(reason: hanabi.EndReason, kinds: int = 0) -> Callable[[hanabi.Game], bool]:
    """Whether a game ended so, with at least so many kinds of actions: hints of both kinds, discards and plays."""
    return lambda game: bool(game.end and game.end.reason is reason and len(set(map(type, game.actions))) >= kinds)


# The five editions and house rules


def test_an_english_game_is_won(open_window: OpenWindow, data: Path) -> None:
    game = shortest(hanabi.Rules(), 3, ended(hanabi.EndReason.COMPLETE, 4), clever, starter=1)
    players = MousePlayers(open_window())
    play_last(players, 12, hanabi.EditionId.ENGLISH, game)
    assert players.page.finale.outcome.text() == "Victory!"
    assert players.window.windowTitle() == "Kari, Per and Åse"
    assert_on_disk(data, game)


def test_an_online_game_is_lost_by_the_fourth_mistake(open_window: OpenWindow, data: Path) -> None:
    game = shortest(hanabi.EDITIONS[hanabi.EditionId.ONLINE].rules, 4, ended(hanabi.EndReason.FUSE), careless)
    players = MousePlayers(open_window(deal=dealing(game)))
    play_whole(players, hanabi.EditionId.ONLINE, game)
    assert (game.mistakes, game.score) == (4, 0)
    assert all(token.used for token in players.page.models.fuses.rows)
    assert "0" in players.page.finale.sum.text()
    assert_on_disk(data, game)


def test_a_norwegian_game_runs_out_of_turns(open_window: OpenWindow) -> None:
    game = shortest(hanabi.EDITIONS[hanabi.EditionId.NORWEGIAN].rules, 5, ended(hanabi.EndReason.FINAL_ROUND), timid)
    players = MousePlayers(open_window())
    beside, captions = hanabi.Game(game.setup, game.actions[:-8]), []
    begin(players.window, beside.copy(), hanabi.EditionId.NORWEGIAN, NAMES)
    for action in game.actions[-8:]:
        players.turn(action)
        beside.apply(action)
        players.compare(beside)
        captions.append(players.board.stack.deck.figures.accessibleName())
        if beside.turns_left and not beside.end:
            assert str(beside.turns_left) in captions[-1]
    last_round = [caption for caption in captions if caption.startswith("Last round")]
    assert last_round == captions[-6:-1]
    assert_score(players, game)
    assert players.page.finale.outcome.text() == "The show is over"


def test_a_game_by_house_rules(open_window: OpenWindow) -> None:
    """Every switch off its usual place, a master, five players, and a name that is no menu's letter."""
    rules = hanabi.Rules(4, 20, True, hanabi.Multicolour.TEN, perfect=True, choreography=True)
    game = shortest(rules, 5, lambda game: len(game.actions) > 10 and sum(game.fireworks) > 2, careless, starter=3)
    players = MousePlayers(open_window(deal=dealing(game)))
    from_the_title(players, hanabi.EditionId.HOUSE, game, master=4, memory=hanabi.MemoryAid.NONE)
    players.play_out(hanabi.Game(game.setup, game.actions[:10]))


# By keyboard alone


def test_a_whole_game_with_a_master_without_a_mouse(open_window: OpenWindow) -> None:
    rules = hanabi.Rules(2, 9, True, hanabi.Multicolour.WILD)
    game = shortest(rules, 4, ended(hanabi.EndReason.FUSE, 4), careless)
    players = KeyPlayers(open_window(deal=dealing(game)))
    play_whole(players, hanabi.EditionId.GERMAN, game, master=2)


def test_a_choreography_without_a_mouse(open_window: OpenWindow) -> None:
    rules = hanabi.Rules(empty_hints=True, choreography=True)
    game = shortest(rules, 3, _right_wrong_and_unfit, careless)
    players = KeyPlayers(open_window(deal=dealing(game)))
    play_whole(players, hanabi.EditionId.NORWEGIAN, game)


# Variants


def test_perfect_with_shrinking_hands(open_window: OpenWindow) -> None:
    """After the last card is drawn play goes on, down to hands without a card."""
    rules = hanabi.Rules(perfect=True)
    game = shortest(rules, 5, lambda game: min(map(len, game.hands)) < 3, clever, timid)
    players = MousePlayers(open_window())
    emptied = next(turn for turn, then in enumerate(replayed(game)) if not then.deck_left)
    play_last(players, len(game.actions) - emptied + 2, hanabi.EditionId.ENGLISH, game)
    assert [len(hand) for hand in players.view.hands] == [len(hand) for hand in game.hands]


def _right_wrong_and_unfit(game: hanabi.Game) -> bool:
    events = [event for turn in game.turns for event in turn.events]
    missed = [event for event in events if isinstance(event, hanabi.CardMisplayed) and event.announced is not None]
    right = [getattr(event, "reason", None) for event in events if isinstance(event, hanabi.ClockReturned)]
    return hanabi.ClockGain.CHOREOGRAPHY in right and {event.announced_wrongly for event in missed} == {True, False}
