"""Hands are shown to everybody once the game is over, and never while somebody still plays it."""

import pytest

from hanabi_desktop.records.remarks import Bared, LaidBare
from hanabi_desktop.rules import EditionId, Everybody, IllegalAction, Open, Play, Rules
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from hanabi_desktop.wording.remarks import remark_text
from tests.games import deal_hands
from tests.table.tables import NAMES


@pytest.fixture
def screen(qapp: object) -> SharedScreen:
    game = deal_hands(Rules(mistakes=1), "r2 y2 g3 b4 w5", "r1 r2 y1 b1 w3")
    return SharedScreen(Table(game, TableState.seated(EditionId.HOUSE, NAMES[:2]), lambda record: None))


def faces(screen: SharedScreen) -> int:
    return sum(card.face is not None for hand in screen.view.hands for card in hand)


def test_no_hand_is_opened_while_the_game_goes_on(screen: SharedScreen) -> None:
    with pytest.raises(IllegalAction):
        screen.open_hands()
    assert faces(screen) == 0
    assert screen.view.seen.eyes == Everybody()


def test_at_the_end_hands_stay_closed_until_somebody_wants_to_see_them(screen: SharedScreen) -> None:
    screen.table.act(0, Play(0))
    assert screen.table.over
    assert faces(screen) == 0
    screen.open_hands()
    assert screen.view.seen.eyes == Open()
    assert faces(screen) == 10


def test_an_end_that_is_taken_back_closes_the_hands_and_is_remarked(screen: SharedScreen) -> None:
    screen.table.act(0, Play(0))
    screen.open_hands()
    seen: list[int] = []
    screen.changed.connect(lambda: seen.append(faces(screen)))
    screen.table.take_back()
    assert seen == [0]
    assert LaidBare(1, Bared.ENDED) in screen.view.remarks
    assert "no longer secret" in remark_text(LaidBare(1, Bared.ENDED), NAMES)
    screen.table.act(0, Play(0))
    assert faces(screen) == 0
