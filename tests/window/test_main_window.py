"""Between games: continuing, also after a kill, new games, taking back, folders that do not work."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.players import Badge, Dye, Sign, default_badges
from hanabi_desktop.records.remarks import Peek, remarks_of
from hanabi_desktop.rules import Discard, EditionId, Play, Rules, ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.table.new_game import NewGame
from tests.driver import KeyPlayers, MousePlayers
from tests.games import deal_hands
from tests.input import Key, answering, dealing, strike
from tests.opening import OpenWindow
from tests.players import seats
from tests.window.evening import CHOICE, DEAL, NAMES, OTHER, answered, by_menu, last_saved, saved_games, seated, told

# Continuing


def test_a_saved_game_goes_on_where_it_was(open_window: OpenWindow, players: MousePlayers, data: Path) -> None:
    players.turn(ValueHint(1, 1))
    record = players.record
    players.window.close()
    again = open_window()
    assert again.game.shared_screen is None
    # Where only one game is unfinished, the button goes on with it at once.
    assert again.title_page.continue_button.isVisible()
    assert again.title_page.continue_button.text() == "&Continue"
    described = again.title_page.saved_text.text()
    assert described.splitlines()[0] == "Kari, Per and Ola"
    assert described.endswith(" · turn 2 · 0 points")
    later = MousePlayers(again)
    later.use(again.title_page.continue_button)
    assert later.record == record
    assert later.phase() == Public()
    assert later.board.news.title.text() == "Kari to Per: three 1s"
    later.turn(Play(5))
    heard: list[str] = []
    button = again.title_page.continue_button
    QApplication.instance().focusChanged.connect(  # type: ignore[union-attr]
        lambda _old, new: heard.append(button.accessibleDescription()) if new is button else None
    )
    again.show_title()
    # As soon as it is read out, it tells of the turn that the game is at.
    assert heard
    assert all("turn 3" in each for each in heard), heard
    assert last_saved(data).actions == (ValueHint(1, 1), Play(5))


def test_nothing_to_continue_at_first_nor_after_the_end(open_window: OpenWindow, data: Path) -> None:
    window = open_window(deal=dealing(DEAL))
    assert not window.title_page.continue_button.isVisible()
    players = seated(window)
    by_menu(players, "Table", "End the game early…", answered("End the game"))
    assert players.screen.table.over
    assert players.page.finale.isVisible()
    players.use(players.page.finale.title)
    assert not window.title_page.continue_button.isVisible()
    assert [len(record.actions) for record in saved_games(data)] == [1]


STAGED = deal_hands(Rules(), "r1 y2 g3 b4 r5", "r2 y1 b1 w3 r4", "g1 g2 r3 y5 w4")
THEIRS = NewGame(EditionId.HOUSE, Rules(), seats(NAMES), 0, master=1)


def peeking(players: MousePlayers) -> None:
    players.peek(0)
    players.show_cards()


def with_an_arranged_hand(players: MousePlayers) -> None:
    players.open_view()
    keys = KeyPlayers(players.window)
    keys.point_at(10)
    strike(Key.Key_R, Key.Key_T, Key.Key_N)
    keys.fill(players.board.note.edit, "perhaps a one")
    strike(Key.Key_Return)


def card_laid_open(players: MousePlayers) -> None:
    players.open_view()
    players.play(11)
    players.use(players.panel.lay_open)


@pytest.mark.parametrize("moment", [peeking, with_an_arranged_hand, card_laid_open])
def test_a_killed_game_goes_on_where_it_was(
    open_window: OpenWindow, data: Path, tmp_path: Path, moment: Callable[[MousePlayers], None]
) -> None:
    """From the folder as it is on the disk at that moment; `tests.trials` kills for true."""
    found = tmp_path / "found"
    before = MousePlayers(open_window(deal=dealing(STAGED)))
    before.window.game.start(THEIRS)
    before.turn(ValueHint(1, 1))
    before.turn(ValueHint(2, 4))
    moment(before)
    copytree(data, found)
    record = before.record
    before.window.close()
    window = open_window(found)
    players = MousePlayers(window)
    assert window.title_page.continue_button.isVisible()
    players.use(window.title_page.continue_button)
    # Whoever looked then is remarked.
    assert players.view.remarks == remarks_of(record)
    assert any(isinstance(remark, Peek) for remark in remarks_of(record)) is (moment is not card_laid_open)
    assert (players.record.setup, players.record.actions) == (record.setup, record.actions)
    assert players.phase() == Public()
    assert not any(card.face and not card.laid_open for hand in players.view.hands for card in hand)
    assert (players.view.announced is not None) is (moment is card_laid_open)
    if players.view.announced:
        players.settle()
        assert len(players.record.actions) == len(record.actions) + 1
    elif moment is with_an_arranged_hand:
        players.open_view()
        card = players.view.hands[2][0]
        assert (card.raised, card.turned, card.note) == (True, True, "perhaps a one")


# A folder that does not work


def test_a_folder_that_cannot_be_written_is_told_once_and_play_goes_on(open_window: OpenWindow, tmp_path: Path) -> None:
    nowhere = tmp_path / "a file"
    nowhere.write_text("in the way")
    with answering(told("Couldn’t read the saved games", "There is a file where a folder should be.")):
        players = MousePlayers(open_window(nowhere, deal=dealing(DEAL, OTHER)))
    players.new_game(CHOICE, told("Not saved", "The game can’t be saved", "You can carry on"))
    players.turn(ValueHint(1, 1))
    players.turn(Play(5))
    players.turn(Discard(10))
    assert players.record.actions == (ValueHint(1, 1), Play(5), Discard(10))
    assert nowhere.read_text() == "in the way"
    # It is saved again as soon as that works.
    nowhere.unlink()
    players.turn(Play(1))
    assert last_saved(nowhere).actions == players.record.actions


# The next game


def test_the_same_players_again(open_window: OpenWindow, data: Path) -> None:
    lost = deal_hands(Rules(mistakes=1), "r2 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1")
    next_deal = deal_hands(Rules(mistakes=1), "b1 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1", starter=1)
    players = MousePlayers(open_window(deal=dealing(lost, next_deal)))
    badges = (Badge(Sign.BOAT, Dye.PINK), *default_badges(3)[1:])
    players.window.game.start(NewGame(EditionId.HOUSE, Rules(mistakes=1), seats(NAMES, badges=badges), 0))
    players.turn(Play(0))
    assert players.page.finale.isVisible()
    players.use(players.page.finale.again)
    assert players.record.setup == next_deal.setup
    assert (players.view.names, players.view.emblems) == (NAMES, badges)
    assert players.screen.table.current == 1
    assert players.phase() == Public()
    assert players.board.isVisible()
    # It is another one than last time, or than was chosen when they sat down.
    assert players.board.news.title.text() == "Per goes first"
    assert players.board.news.details.text() == "House rules, The first mistake loses the game"
    assert players.board.news.title.isVisible()
    assert [len(record.actions) for record in saved_games(data)] == [1, 0]
    assert last_saved(data) == players.record


# Words


def test_window_titles_name_the_players_and_no_card(players: MousePlayers) -> None:
    titles = set()
    for action in (ValueHint(1, 1), Play(5), Discard(10)):
        players.screen.look_away(players.screen.table.current)
        titles.add(players.window.windowTitle())
        players.show_cards()
        titles.add(players.window.windowTitle())
        players.act(action)
        titles.add(players.window.windowTitle())
    assert titles == {"Kari, Per and Ola"}
    by_menu(players, "Game", "Title screen")
    assert players.window.windowTitle() == ""
