"""The guide to the first turn: balloons on the real table, in nobody's way."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting import Scheme, theme_for
from hanabi_desktop.rules import EDITIONS, EditionId, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screens.table.guide import Balloon, Guide
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.happenings import Operator
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from tests.games import deal_hands

OpenPage = Callable[[int | None], TablePage]


@pytest.fixture
def open_page(qtbot: QtBot) -> OpenPage:
    """A table of two, the first of whom begins; with a master or without."""

    def open_(master: int | None = None) -> TablePage:
        edition = EDITIONS[EditionId.GERMAN]
        game = deal_hands(edition.rules, "r1 y1 g1 b1 w1", "r2 y2 g2 b2 w2")
        screen = SharedScreen(
            Table(game, TableState.seated(edition.id, ("Kari", "Per"), master=master), lambda record: None)
        )
        page = TablePage(screen, Look(theme_for(Scheme.DARK)))
        screen.setParent(page)
        qtbot.addWidget(page)
        page.resize(1024, 660)
        page.show()
        qtbot.waitExposed(page)
        return page

    return open_


def click(balloon: Balloon) -> None:
    """The newcomer has read it and goes on."""
    QTest.mouseClick(balloon.next, Qt.MouseButton.LeftButton)


def read_all(guide: Guide) -> list[str]:
    """Goes on as far as the guide offers it, and tells what was read."""
    texts = [guide.balloon.text.text()]
    while guide.balloon.isVisible() and guide.balloon.next.isVisible():
        click(guide.balloon)
        if guide.balloon.isVisible():
            texts.append(guide.balloon.text.text())
    return texts


def test_a_newcomer_is_shown_table_looking_away_hint_play_and_discard(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page(None)
    guide = page.show_guide()
    told = read_all(guide)
    page.shared_screen.look_away(0)
    told += read_all(guide)
    page.shared_screen.open_view()
    told += read_all(guide)
    page.shared_screen.act(ValueHint(1, 2))
    with qtbot.waitSignal(guide.finished):
        told += read_all(guide)
    assert not guide.balloon.isVisible()
    for word in ("public table", "look away", "hint", "check plays", "cross discards", "public again"):
        assert any(word in text for text in told), word


def test_with_a_master_the_token_is_explained_too(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page(1)
    guide = page.show_guide()
    page.shared_screen.look_away(0)
    page.shared_screen.open_view()
    page.shared_screen.act(ValueHint(1, 2))
    assert "master" in guide.balloon.text.text()


def test_the_guide_can_be_skipped_and_stays_away(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page(None)
    guide = page.show_guide()
    with qtbot.waitSignal(guide.finished):
        QTest.mouseClick(guide.balloon.skip, Qt.MouseButton.LeftButton)
    page.shared_screen.look_away(0)
    page.shared_screen.open_view()
    assert not guide.balloon.isVisible()


@pytest.mark.parametrize("turns", [0, 1])
def test_a_turn_is_explained_again_whenever_it_is_asked_for(qtbot: QtBot, open_page: OpenPage, turns: int) -> None:
    page = open_page(None)
    told = read_all(page.show_guide())
    page.show_guide().balloon.skip.click()
    for seat in range(turns):
        page.shared_screen.look_away(seat)
        page.shared_screen.open_view()
        page.shared_screen.act(ValueHint(1 - seat, 2))
    guide = page.show_guide()
    assert guide.balloon.isVisible()
    assert read_all(guide) == told
    page.shared_screen.look_away(turns)
    assert "look away" in guide.balloon.text.text()


def test_who_plays_on_without_reading_is_not_held_up(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page(None)
    guide = page.show_guide()
    page.activateWindow()
    page.take_focus()
    qtbot.waitUntil(page.board.panel.turn.hasFocus)
    for seat in (0, 1):
        page.shared_screen.look_away(seat)
        page.shared_screen.open_view()
        page.shared_screen.act(ValueHint(1 - seat, seat + 1 if seat else 2))
    assert not guide.balloon.isVisible()


@pytest.mark.parametrize("size", [(1024, 660), (1920, 1040), (640, 440)])
def test_every_balloon_lies_within_the_window(qtbot: QtBot, open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(None)
    page.resize(*size)
    guide = page.show_guide()
    for _ in range(3):
        balloon = guide.balloon
        assert page.rect().contains(balloon.geometry())
        assert balloon.text.height() >= balloon.text.heightForWidth(balloon.text.width())
        if balloon.next.isVisible():
            click(balloon)


def test_nobody_is_told_to_choose_what_is_not_offered_while_a_client_has_the_turn(open_page: OpenPage) -> None:
    page = open_page(None)
    page.shared_screen.table.operate(0, Operator.CLIENT)
    texts = read_all(page.show_guide())
    assert texts
    assert not any("a turn begins" in text for text in texts)
