"""What the screen reader says by itself."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from hanabi_desktop.rules import EDITIONS, Discard, EditionId, Play, TurnAction, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.actions import LayOpen, MoveToken, RaiseCard, TokenMove
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from tests.games import deal_hands
from tests.opening import shared_look

Sit = Callable[[int | None], tuple[SharedScreen, list[str]]]


@pytest.fixture
def sit(qtbot: QtBot) -> Sit:
    """A table of two, and what is said there from now on."""

    def sit_(master: int | None = None) -> tuple[SharedScreen, list[str]]:
        edition = EDITIONS[EditionId.NORWEGIAN]
        game = deal_hands(edition.rules, "r1 y1 g1 b1 w1", "r2 y2 g2 b2 w2")
        screen = SharedScreen(
            Table(game, TableState.seated(edition.id, ("Kari", "Per"), master=master), lambda record: None)
        )
        page = TablePage(screen, shared_look())
        screen.setParent(page)
        qtbot.addWidget(page)
        said: list[str] = []
        page.announcer.announced.connect(said.append)
        return screen, said

    return sit_


def take(screen: SharedScreen, action: TurnAction) -> None:
    screen.look_away(screen.table.current)
    screen.open_view()
    screen.act(action)


def test_a_turn_is_told_once_and_who_is_next(sit: Sit) -> None:
    screen, said = sit(None)
    screen.look_away(0)
    screen.open_view()
    screen.act(ValueHint(1, 2))
    assert said == [
        "Everyone except Kari: look away!",
        "The cards are shown to Kari.",
        "Kari → Per: 5 card(s) of value 2. Cards 1, 2, 3, 4, and 5.\nPer to play",
    ]


def test_nothing_that_one_player_sees_is_said_aloud(sit: Sit) -> None:
    screen, said = sit(None)
    screen.look_away(0)
    screen.open_view()
    said.clear()
    screen.act(RaiseCard(2))
    assert said == []
    screen.cover()
    assert said == ["Kari to play"]


def test_with_a_master_announcement_and_request_are_told(sit: Sit) -> None:
    screen, said = sit(1)
    screen.look_away(0)
    screen.open_view()
    screen.act(ValueHint(1, 2))
    assert said[2:] == ["Kari announces a hint to Per\nPer: take a blue token out of the box lid"]
    screen.act(MoveToken(TokenMove.SPEND_CLOCK))
    screen.look_away(1)
    screen.open_view()
    screen.act(Discard(5))
    screen.act(MoveToken(TokenMove.RETURN_CLOCK))
    assert said[-1] == "Per discards red 2.\nKari to play"


def test_a_played_card_is_named_when_all_can_see_it(sit: Sit) -> None:
    screen, said = sit(1)
    screen.look_away(0)
    screen.open_view()
    screen.act(Play(0))
    assert "red" not in said[-1]
    screen.act(LayOpen())
    assert said[-1] == "Kari plays red 1: it fits.\nPer to play"


def test_a_take_back_is_told_and_who_plays_again(sit: Sit) -> None:
    screen, said = sit(None)
    screen.look_away(0)
    screen.open_view()
    screen.act(ValueHint(1, 2))
    said.clear()
    screen.table.take_back()
    assert said == ["Taken back: the hint from Kari to Per.\nBack to Kari."]


def test_several_turns_taken_back_at_once_are_one_sentence(sit: Sit) -> None:
    screen, said = sit(None)
    page = screen.parent()
    assert isinstance(page, TablePage)
    for action in (ValueHint(1, 2), ValueHint(0, 1), Play(0)):
        take(screen, action)
    said.clear()
    screen.table.take_back(3)
    assert said == ["3 turn(s) taken back.\nBack to Kari."]
    assert page.board.news.title.text() == "3 turn(s) taken back"
    assert page.board.news.details.text() == "Back to Kari."


def test_what_is_done_again_is_told_like_the_turn_that_it_is_each_time(sit: Sit) -> None:
    screen, said = sit(None)
    page = screen.parent()
    assert isinstance(page, TablePage)
    take(screen, Play(0))
    for _ in range(2):
        screen.table.take_back()
        assert said[-1] == "Taken back: the card Kari played.\nBack to Kari."
        screen.table.do_again()
        assert said[-1] == "Done again.\nKari plays red 1: it fits.\nPer to play"
        assert page.board.news.title.text() == "Kari plays red 1: it fits."
        assert page.board.news.details.text() == "Done again."
    take(screen, ValueHint(0, 1))
    assert not said[-1].startswith("Done again")
    assert page.board.news.details.text() == ""


def test_a_card_that_lay_open_is_taken_back_and_no_announcement_withdrawn(sit: Sit) -> None:
    screen, said = sit(1)
    take(screen, Play(0))
    screen.act(LayOpen())
    take(screen, Play(6))
    screen.act(LayOpen())
    said.clear()
    screen.table.take_back()
    assert said == ["Taken back: the card Per turned face up.\nBack to Per."]


def test_the_news_after_a_take_back_are_not_the_turn_before_it(sit: Sit, qtbot: QtBot) -> None:
    screen, _ = sit(None)
    page = screen.parent()
    assert isinstance(page, TablePage)
    for seat, action in ((0, Play(0)), (1, ValueHint(0, 1))):
        screen.look_away(seat)
        screen.open_view()
        screen.act(action)
    screen.table.take_back()
    assert page.board.news.title.text() == "Taken back"
    assert page.board.news.details.text() == "Back to Per."
    screen.look_away(1)
    screen.open_view()
    screen.act(ValueHint(0, 1))
    assert page.board.news.title.text().startswith("Per → Kari")
