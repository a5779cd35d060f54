"""Records that are looked at again in the window: where they come from, who has to agree, and what goes on from them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import Bared, LaidBare, first_hand, remarks_of
from hanabi_desktop.records.score import score_of
from hanabi_desktop.records.score_sheet import earlier_scores
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import EndEarly, Everybody, Open, ValueHint
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.input import Key, answering, click, dealing, strike
from tests.opening import OpenWindow
from tests.screens.replay.games import TURNS, over, page_of, unfinished
from tests.window.evening import OTHER, answered, archived, autosaved, by_menu, earlier_told, seated
from tests.window.test_keeping import typed

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LOOK = answered("Replay it")
ALL_AGREE = answered("Everyone agrees: show all hands")
ONLY_PUBLIC = answered("Only the public table")


def put(folder: Path, record: Record) -> Path:
    path = folder / f"game{EXTENSION}"
    path.write_bytes(encode(record))
    return path


def told_and(words: str, answer: Callable[[QWidget], None]) -> Callable[[QWidget], None]:
    """Reads a question, which has to say this, and answers it."""

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert words in dialog.text()
        answer(dialog)

    return read


def faces(window: MainWindow) -> int:
    return sum(card.face is not None for hand in page_of(window).replay_screen.view.hands for card in hand)


# Finished games


def test_a_finished_game_takes_no_place_of_the_one_that_can_be_continued(
    open_window: OpenWindow, data: Path, tmp_path: Path
) -> None:
    players = seated(open_window(deal=dealing(OTHER)))
    players.turn(ValueHint(1, 1))
    saved = players.record
    window = players.window
    window.open_record(put(tmp_path, over()))
    assert faces(window) == 15
    assert load(autosaved(data)) == saved
    strike(Key.Key_Escape)
    assert players.board.isVisible()
    by_menu(players, "Game", "Title screen")
    window.open_record(put(tmp_path, over()))
    click(page_of(window).bar.leave)
    assert window.title_page.isVisible()
    assert window.title_page.continue_button.isVisible()
    assert archived(data) == []


def test_after_the_end_the_table_is_looked_at_as_it_was_and_the_score_again(open_window: OpenWindow) -> None:
    players = seated(open_window(deal=dealing(OTHER)))
    players.screen.table.end_early()
    players.use(players.page.finale.table)
    screen = page_of(players.window).replay_screen
    assert (screen.turn, screen.turns) == (1, 1)
    players.use(page_of(players.window).bar.leave)
    assert players.page.finale.isVisible()


# Games that are not over


def test_without_the_players_leave_only_the_public_table_is_seen(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    with answering(LOOK, ONLY_PUBLIC):
        window.open_record(put(tmp_path, unfinished()))
    page = page_of(window)
    assert page.replay_screen.choices == (Everybody(),)
    for turn in range(len(TURNS) + 1):
        page.replay_screen.go(turn)
        assert faces(window) == 0
    for key in (Key.Key_O, Key.Key_1):
        strike(key)
        assert page.replay_screen.eyes == Everybody()
    click(page.bar.go_on)
    assert window.replays.page is page
    assert page.bar.message.text() == "Only a finished game can be continued from here."


def test_no_is_the_safe_answer(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    path = put(tmp_path, unfinished())
    with answering(answered("Cancel")):
        window.open_record(path)
    with answering(LOOK, answered("No")):
        window.open_record(path)
    assert window.replays.page is None
    assert window.shared_screen is None


def test_with_the_leave_of_all_it_is_seen_openly_and_whoever_plays_on_with_it_reads_so(
    open_window: OpenWindow, data: Path, tmp_path: Path
) -> None:
    window = open_window()
    path = put(tmp_path, unfinished())
    with answering(LOOK, told_and("Kari, Per, and Ola", ALL_AGREE)):
        window.open_record(path)
    assert page_of(window).replay_screen.eyes == Open()
    (bared,) = archived(data)
    assert remarks_of(bared) == (LaidBare(len(TURNS), Bared.REPLAYED),)
    players = MousePlayers(window)
    players.use(page_of(window).bar.leave)
    # The file that was left as it is plays on as a game whose hands were seen.
    with answering(answered("Play on")):
        window.open_record(path)
    assert LaidBare(len(TURNS), Bared.REPLAYED) in players.view.remarks


def test_the_game_at_the_table_remarks_it_too(open_window: OpenWindow, data: Path, tmp_path: Path) -> None:
    players = MousePlayers(open_window())
    path = put(tmp_path, unfinished())
    with answering(answered("Play on")):
        players.window.open_record(path)
    with answering(LOOK, ALL_AGREE):
        players.window.open_record(path)
    players.use(page_of(players.window).bar.leave)
    assert LaidBare(len(TURNS), Bared.REPLAYED) in players.view.remarks
    assert LaidBare(len(TURNS), Bared.REPLAYED) in remarks_of(load(autosaved(data)))


def test_a_game_of_our_own_folder_is_marked_where_it_lies(open_window: OpenWindow, data: Path) -> None:
    (data / "games").mkdir()
    path = put(data / "games", unfinished())
    window = open_window()
    with answering(LOOK, ALL_AGREE):
        window.open_record(path)
    assert [remarks_of(record) for record in archived(data)] == [(LaidBare(len(TURNS), Bared.REPLAYED),)]


def test_hints_that_are_to_be_remembered_are_not_repeated_without_leave(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_window()
    record = unfinished()
    path = put(tmp_path, Record(record.names, record.setup, record.actions, record.edition, {"memory_aid": "none"}))

    def no_public_table(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert [button.text() for button in dialog.buttons()].count("Only the public table") == 0
        strike(Key.Key_Escape)

    with answering(LOOK, no_public_table):
        window.open_record(path)
    assert window.replays.page is None


# Continuing from a turn


def test_a_new_game_goes_on_from_any_turn_of_a_finished_one(
    open_window: OpenWindow, data: Path, tmp_path: Path
) -> None:
    players = MousePlayers(open_window())
    window = players.window
    window.open_record(put(tmp_path, over(extra={"started": "2026-01-01T20:00:00", "master": 1})))
    page_of(window).replay_screen.go(3)
    click(page_of(window).bar.go_on)
    assert window.replays.page is None
    assert players.board.isVisible()
    assert (players.record.setup, players.record.actions) == (over().setup, TURNS[:3])
    assert players.view.names == over().names
    assert players.view.master == 1
    assert players.record.extra["started"] != "2026-01-01T20:00:00"
    assert players.view.remarks == (LaidBare(3, Bared.CONTINUED),)
    journal = players.page.models.journal
    assert journal.index(3, 0).data() == "The deck is no secret: this game goes on from the middle of a finished one."
    assert load(autosaved(data)).actions == TURNS[:3]


def test_its_score_is_nobody_s_record(open_window: OpenWindow, data: Path, tmp_path: Path) -> None:
    players = MousePlayers(open_window())
    (data / "games").mkdir()
    players.window.open_record(put(data / "games", over(extra={"started": "2026-01-01T20:00:00"})))
    page_of(players.window).replay_screen.go(3)
    click(page_of(players.window).bar.go_on)
    by_menu(players, "Table", "End the game early…", answered("End the game"))
    assert players.page.finale.remarks.text() == "The deck is no longer secret."
    assert "earlier" not in earlier_told(players)
    assert [first_hand(record) for record in archived(data)].count(False) == 1
    players.use(players.page.finale.title)
    scores = [score_of(record) for record in archived(data)]
    assert earlier_scores(scores, unfinished()) == [2]


def test_at_the_end_there_is_nothing_to_go_on_with(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    window.open_record(put(tmp_path, over()))
    bar = page_of(window).bar
    click(bar.last)
    click(bar.go_on)
    assert bar.message.text() == "After the last turn there’s nothing left to play."
    assert window.shared_screen is None


def test_a_running_game_makes_no_room_for_it_unasked(open_window: OpenWindow, tmp_path: Path) -> None:
    players = seated(open_window(deal=dealing(OTHER)))
    before = players.record
    window = players.window
    window.open_record(put(tmp_path, over()))
    with answering(answered("No")):
        click(page_of(window).bar.go_on)
    assert page_of(window).isVisible()
    players.use(page_of(window).bar.leave)
    assert players.record == before


def test_a_copy_of_what_is_looked_at_is_saved(open_window: OpenWindow, tmp_path: Path) -> None:
    players = MousePlayers(open_window())
    players.window.open_record(put(tmp_path, over()))
    copy = tmp_path / f"copy{EXTENSION}"
    by_menu(players, "Game", "Save a copy…", typed(str(copy)))
    assert load(copy) == over()


def test_another_state_of_the_game_that_goes_on_is_not_laid_open_unasked(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    players = seated(open_window(deal=dealing(OTHER)))
    players.turn(ValueHint(1, 1))
    record = players.record
    ended = put(
        tmp_path, Record(record.names, record.setup, (*record.actions, EndEarly()), record.edition, record.extra)
    )
    with answering(answered("No")):
        players.window.open_record(ended)
    assert players.window.replays.page is None
    assert not players.view.remarks
    with answering(ALL_AGREE):
        players.window.open_record(ended)
    click(page_of(players.window).bar.leave)
    assert LaidBare(1, Bared.REPLAYED) in players.view.remarks


def test_hands_that_were_looked_at_in_another_window_are_remarked_even_by_the_last_turn(
    open_window: OpenWindow, data: Path
) -> None:
    players = seated(open_window(deal=dealing(OTHER)))
    players.turn(ValueHint(1, 1))
    with answering(answered("Play another game")):
        second = open_window()
    with answering(LOOK, ALL_AGREE):
        second.open_record(autosaved(data))
    players.window.activateWindow()
    players.screen.table.end_early()
    assert any(isinstance(each, LaidBare) and each.how is Bared.REPLAYED for each in players.view.remarks)
