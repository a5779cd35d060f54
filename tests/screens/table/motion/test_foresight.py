"""While nobody acts, pictures are painted that the next action may need; they tell nothing of any hidden card."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import Card, Play, Suit
from hanabi_desktop.screens.finale.page import FinalePage
from hanabi_desktop.screens.table.page import TablePage
from tests.screens.table.motion.tables import Sit, act

FIRSTS = {Card(suit, 1) for suit in (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.WHITE)}


def faces(page: TablePage) -> set[Card]:
    """The faces of which there are pictures as large as those of the fireworks are."""
    look: Look = page._look
    height = round(page.board.fireworks.card_height or 0)
    made = ((key[0][0], key[2]) for key in look.pixmaps._pictures)  # type: ignore[index]
    return {what for what, high in made if isinstance(what, Card) and high == height}


def test_after_a_while_the_next_card_of_each_firework_is_painted_and_no_other(sit: Sit, qtbot: QtBot) -> None:
    page = sit(look=Look(theme_for(Scheme.DARK)))
    qtbot.waitUntil(lambda: not page.foresight.waiting)
    assert faces(page) == FIRSTS


def test_it_goes_on_with_what_fits_after_an_action(sit: Sit, qtbot: QtBot) -> None:
    page = sit(look=Look(theme_for(Scheme.DARK)))
    qtbot.waitUntil(lambda: not page.foresight.waiting)
    act(page, Play(0))
    page.motion.finish()
    assert page.foresight.waiting
    qtbot.waitUntil(lambda: not page.foresight.waiting)
    assert faces(page) == FIRSTS | {Card(Suit.RED, 2)}


def test_what_is_not_seen_needs_no_pictures(sit: Sit, qtbot: QtBot) -> None:
    page = sit(look=Look(theme_for(Scheme.DARK)))
    page.hide()
    qtbot.waitUntil(lambda: not page.foresight.waiting)
    assert faces(page) == set()


@pytest.fixture
def listening(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whether a screen reader listens, whatever other tests had listen."""
    before = QAccessible.isActive()
    QAccessible.setActive(request.param)
    yield
    QAccessible.setActive(before)


def wait_and_see(page: TablePage, qtbot: QtBot) -> None:
    """Nothing moves any more, and everything is made that can be made ahead."""
    page.motion.finish()
    qtbot.waitUntil(lambda: not page.foresight.waiting)


def finale_of(page: TablePage) -> FinalePage | None:
    return page._finale.made


@pytest.mark.parametrize("listening", [False], indirect=True)
def test_where_the_next_action_may_be_the_last_the_end_is_made_before_it_comes(
    sit: Sit, qtbot: QtBot, listening: None
) -> None:
    page = sit(look=Look(theme_for(Scheme.DARK)))
    act(page, Play(1), Play(6))
    wait_and_see(page, qtbot)
    finale = finale_of(page)
    assert finale is not None
    assert not finale.isVisible()
    assert {label.text() for label in finale.findChildren(QLabel)} == {""}
    night = finale.sky._pictures
    assert night is not None
    act(page, Play(11))
    assert finale.isVisible()
    page.grab()
    assert finale.sky._pictures is night


def test_as_long_as_no_action_can_be_the_last_nobody_thinks_of_the_end(sit: Sit, qtbot: QtBot) -> None:
    page = sit(look=Look(theme_for(Scheme.DARK)))
    act(page, Play(1))
    wait_and_see(page, qtbot)
    assert finale_of(page) is None


@pytest.mark.parametrize("listening", [True], indirect=True)
def test_a_screen_reader_hears_nothing_of_an_end_that_has_not_come(sit: Sit, qtbot: QtBot, listening: None) -> None:
    page = sit(look=Look(theme_for(Scheme.DARK)))
    act(page, Play(1), Play(6))
    wait_and_see(page, qtbot)
    finale = finale_of(page)
    assert finale is not None
    assert finale.sky._pictures is None
