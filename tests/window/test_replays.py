"""Records that are looked at again in the window: where they come from, who has to agree, and what goes on from them."""

from pathlib import Path

from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import TakenBack
from hanabi_desktop.records.scores import earlier_scores, score_of
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import EndReason, Everybody, Rules, ValueHint
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.games import game_that_ends, reckless
from tests.input import Key, answering, click, dealing, strike
from tests.opening import OpenWindow
from tests.screens.replay.games import TURNS, over, page_of, unfinished
from tests.window.evening import OTHER, answered, by_menu, earlier_told, last_saved, saved_games, seated, told, typed
from tests.window.late_game import begin

LOOK = answered("Watch the replay")


def put(folder: Path, record: Record) -> Path:
    path = folder / f"game{EXTENSION}"
    path.write_bytes(encode(record))
    return path


def faces(window: MainWindow) -> int:
    return sum(card.face is not None for hand in page_of(window).replay_screen.view.hands for card in hand)


# Finished games


def test_a_finished_game_does_not_hide_the_one_to_continue(open_window: OpenWindow, data: Path, tmp_path: Path) -> None:
    players = seated(open_window(deal=dealing(OTHER)))
    players.turn(ValueHint(1, 1))
    saved = players.record
    window = players.window
    window.game.open(put(tmp_path, over()))
    assert faces(window) == 15
    assert saved_games(data) == [saved]
    strike(Key.Key_Escape)
    assert players.board.isVisible()
    by_menu(players, "Game", "Title screen")
    window.game.open(put(tmp_path, over()))
    click(page_of(window).bar.leave)
    assert window.title_page.isVisible()
    assert window.title_page.continue_button.isVisible()
    assert saved_games(data) == [saved]


def test_after_the_end_the_table_is_looked_at_as_it_was_and_the_score_again(players: MousePlayers) -> None:
    players.screen.table.end_early()
    players.use(players.page.finale.replay)
    screen = page_of(players.window).replay_screen
    assert (screen.turn, screen.turns) == (0, 1)
    players.use(page_of(players.window).bar.leave)
    assert players.page.finale.isVisible()


# Games that are not over


def test_only_its_public_table_is_seen(window: MainWindow, tmp_path: Path) -> None:
    with answering(LOOK):
        window.game.open(put(tmp_path, unfinished()))
    page = page_of(window)
    assert page.replay_screen.choices == (Everybody(),)
    for turn in range(len(TURNS) + 1):
        page.replay_screen.go(turn)
        assert faces(window) == 0
    for key in (Key.Key_O, Key.Key_1):
        strike(key)
        assert page.replay_screen.eyes == Everybody()
    assert "shown only if all its players agree" in page.bar.eyes.toolTip()
    click(page.bar.go_on)
    assert window.game.replays.page is page
    assert page.bar.message.text() == "You can only continue from here once the game is finished."


def test_hints_that_are_to_be_remembered_are_not_repeated_by_a_replay(window: MainWindow, tmp_path: Path) -> None:
    record = unfinished()
    path = put(tmp_path, Record(record.names, record.setup, record.actions, record.edition, {"memory_aid": "none"}))
    # Nothing is asked: it can only be played on.
    window.game.open(path)
    assert window.game.replays.page is None
    assert window.game.shared_screen is not None


# Continuing from a turn


def test_a_new_game_goes_on_from_any_turn_of_an_old_one(title: MousePlayers, data: Path, tmp_path: Path) -> None:
    window = title.window
    window.game.open(put(tmp_path, over(extra={"started": "2026-01-01T20:00:00", "master": 1})))
    page_of(window).replay_screen.go(3)
    page_of(window).replay_screen.play()
    for said, stays in (("Cancel", True), ("Start a new game", False)):
        with answering(answered(said)):
            click(page_of(window).bar.go_on)
        # It does not run on behind the question.
        assert (window.game.replays.page is not None and not page_of(window).replay_screen.playing) == stays
    assert title.board.isVisible()
    assert (title.record.setup, title.record.actions) == (over().setup, TURNS[:3])
    assert title.view.names == over().names
    assert title.view.master == 1
    assert title.record.extra["started"] != "2026-01-01T20:00:00"
    assert title.view.remarks == (TakenBack(3, title.view.seen.current, continued=True),)
    journal = title.page.models.journal
    assert journal.index(3, 0).data() == "Continued from turn 4 of an earlier game."
    assert last_saved(data).actions == TURNS[:3]


def test_after_a_defeat_and_nothing_else_the_last_turn_can_be_tried_again(title: MousePlayers, data: Path) -> None:
    lost = game_that_ends(EndReason.FUSE, Rules(), 3, reckless)
    begin(title.window, lost)
    with answering(told("new game wins no medal")):
        title.use(title.page.finale.before)
    assert title.page.finale.isVisible()
    with answering(answered("Start a new game")):
        title.use(title.page.finale.before)
    assert title.record.actions == lost.actions[:-1]
    assert title.view.remarks == (TakenBack(len(lost.actions) - 1, lost.turns[-1].seat),)
    # The game that was lost is kept beside it.
    assert lost.actions in [record.actions for record in saved_games(data)]
    title.screen.table.end_early()
    assert not title.page.finale.before.isVisible()


def test_its_score_says_that_it_went_on_from_another(title: MousePlayers, data: Path, tmp_path: Path) -> None:
    (data / "games").mkdir()
    title.window.game.open(put(data / "games", over(extra={"started": "2026-01-01T20:00:00"})))
    page_of(title.window).replay_screen.go(3)
    with answering(answered("Start a new game")):
        click(page_of(title.window).bar.go_on)
    by_menu(title, "Table", "End the game early…", answered("End the game"))
    assert title.page.finale.remarks.text() == "Continued from turn 4 of an earlier game. This game wins no medal."
    # That it was ended was nobody's turn.
    assert title.page.finale.story.text().startswith("3 turns")
    # What is ended early equals no best.
    assert "This group’s best so far: 2." in earlier_told(title)
    title.use(title.page.finale.title)
    scores = [score_of(record) for record in saved_games(data)]
    assert {(score.taken_back, score.continued, score.undone) for score in scores} == {(0, None, 0), (0, 3, 1)}
    assert len(earlier_scores(scores, unfinished())) == 2


def test_a_copy_of_what_is_looked_at_is_saved(title: MousePlayers, tmp_path: Path) -> None:
    title.window.game.open(put(tmp_path, over()))
    copy = tmp_path / f"copy{EXTENSION}"
    by_menu(title, "Game", "Save a copy…", typed(str(copy)))
    assert load(copy) == over()
