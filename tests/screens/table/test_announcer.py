"""What the screen reader says by itself."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting import Scheme, theme_for
from hanabi_desktop.rules import EDITIONS, Discard, EditionId, Play, ValueHint
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.tokens import TokenMove
from tests.games import deal_hands

Sit = Callable[[int | None], tuple[Table, list[str]]]


@pytest.fixture
def sit(qtbot: QtBot) -> Sit:
    """A table of two, and what is said there from now on."""

    def sit_(master: int | None = None) -> tuple[Table, list[str]]:
        edition = EDITIONS[EditionId.NORWEGIAN]
        game = deal_hands(edition.rules, "r1 y1 g1 b1 w1", "r2 y2 g2 b2 w2")
        table = Table(game, TableState.seated(edition.id, ("Kari", "Per"), master=master), lambda record: None)
        page = TablePage(table, Look(theme_for(Scheme.DARK)))
        table.setParent(page)
        qtbot.addWidget(page)
        said: list[str] = []
        page.announcer.announced.connect(said.append)
        return table, said

    return sit_


def test_a_turn_is_told_once_and_who_is_next(sit: Sit) -> None:
    table, said = sit(None)
    table.look_away(0)
    table.open_view()
    table.act(ValueHint(1, 2))
    assert said == ["Everyone except Kari looks away", "Kari → Per: 5 card(s) of value 2\nPer's turn"]


def test_nothing_that_one_player_sees_is_said_aloud(sit: Sit) -> None:
    table, said = sit(None)
    table.look_away(0)
    said.clear()
    table.open_view()
    table.raise_card(2)
    assert said == []
    table.cover()
    assert said == ["Kari's turn"]


def test_with_a_master_announcement_and_request_are_told(sit: Sit) -> None:
    table, said = sit(1)
    table.look_away(0)
    table.open_view()
    table.act(ValueHint(1, 2))
    assert said[1:] == ["Kari announces: a hint to Per\nPer: take a blue token out of the box lid"]
    table.move_token(TokenMove.SPEND_CLOCK)
    table.look_away(1)
    table.open_view()
    table.act(Discard(5))
    table.move_token(TokenMove.RETURN_CLOCK)
    assert said[-1] == "Per discards red 2.\nKari's turn"


def test_a_played_card_is_named_when_all_can_see_it(sit: Sit) -> None:
    table, said = sit(1)
    table.look_away(0)
    table.open_view()
    table.act(Play(0))
    assert "red" not in said[-1]
    table.lay_open()
    assert said[-1] == "Kari plays red 1: it fits.\nPer's turn"
