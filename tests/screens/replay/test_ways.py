"""Every way through a replay is told and stays in reach: wide names, the large journal, the marks of the slider."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.sheets import JournalSheet
from hanabi_desktop.records.record import Record
from hanabi_desktop.rules import EDITIONS, Action, Discard, EditionId, EndEarly, Seat, ValueHint
from hanabi_desktop.screens.replay.page import ReplayPage
from tests.games import deal_hands
from tests.input import Key, click, strike
from tests.opening import OpenWindow
from tests.screens.replay.games import KARI, PER, over, page_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

WIDE = "W" * 60


@pytest.fixture
def page(open_window: OpenWindow) -> ReplayPage:
    window = open_window()
    window.game.replay(over())
    return page_of(window)


def description(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)


# Wide names


def test_a_wide_name_leaves_the_way_out_where_it_is(open_window: OpenWindow) -> None:
    window = open_window(size=(1024, 700))
    rules = EDITIONS[EditionId.ENGLISH].rules
    deal = deal_hands(rules, "r1 y2 g3 b4", "r1 r2 y1 b1", "g1 g2 g4 y5", "b1 b2 w1 w2", "w3 w4 r3 r4")
    names = (WIDE, "Kari", "Per", "Ola", "Liv")
    window.game.replay(Record(names, deal.setup, (EndEarly(),), EditionId.ENGLISH, {}))
    page = page_of(window)
    strike(Key.Key_1)
    QApplication.processEvents()
    bar = page.bar
    assert page.replay_screen.eyes == Seat(0)
    assert bar.eyes.width() <= bar.width() / 3
    assert bar.eyes.shown_text.endswith("…")
    assert WIDE in bar.eyes.toolTip()
    assert page.board.foot.rect().contains(bar.leave.mapTo(page.board.foot, bar.leave.rect().center()))
    click(bar.leave)
    assert window.game.replays.page is None


# The large journal


def large(page: ReplayPage) -> JournalView:
    strike(Key.Key_J)
    QApplication.processEvents()
    assert isinstance(page.sheet, JournalSheet)
    return page.sheet.journal


def lit(journal: JournalView) -> list[int]:
    return [index.row() for index in journal.selectionModel().selectedIndexes()]


def test_the_large_journal_opens_at_the_turn_and_a_click_leads_to_another(page: ReplayPage) -> None:
    page.replay_screen.go(2)
    journal = large(page)
    assert lit(journal) == [1]
    assert journal.currentIndex().row() == 1
    click(journal.viewport(), journal.visualRect(journal.model().index(3, 0)).center())
    assert page.replay_screen.turn == 4
    assert page.board.isVisible()
    assert page.bar.slider.hasFocus()


def test_in_a_long_game_the_line_of_the_turn_is_in_sight(open_window: OpenWindow) -> None:
    hints = [ValueHint(KARI, 3) if turn % 3 else ValueHint(PER, 1) for turn in range(8)]
    discards = [Discard(card) for card in (10, 0, 5, 11, 1, 6, 12, 2)]
    window = open_window(size=(1024, 700))
    record = over()
    actions: tuple[Action, ...] = (*hints, *discards, EndEarly())
    window.game.replay(Record(record.names, record.setup, actions, record.edition, {}))
    page = page_of(window)
    for turn, row in ((1, 0), (0, 0), (17, 16)):
        page.replay_screen.go(turn)
        journal = large(page)
        assert journal.verticalScrollBar().maximum() > 0
        assert journal.viewport().rect().contains(journal.visualRect(journal.model().index(row, 0)))
        strike(Key.Key_Escape)


# What is heard


def test_start_stop_and_speed_are_told(page: ReplayPage) -> None:
    said: list[str] = []
    page.announcer.announced.connect(said.append)
    for key in (Key.Key_Plus, Key.Key_Space, Key.Key_Minus, Key.Key_Space):
        strike(key)
    assert said == ["Speed 2×.", "The replay is running.", "Speed 1×.", "The replay has stopped."]


# The slider


def test_the_slider_tells_the_turn_under_the_mouse(page: ReplayPage) -> None:
    slider = page.bar.slider

    def told(turn: int) -> str:
        spot = QPoint(round(slider.place(turn)), slider.height() // 2)
        QApplication.sendEvent(slider, QHelpEvent(QEvent.Type.ToolTip, spot, slider.mapToGlobal(spot)))
        return QToolTip.text()

    assert told(2) == "Turn 2 of 7, 1 point, 0 mistakes"
    assert told(4) == "Turn 4 of 7, 2 points, 1 mistake\nMistake 1 of 3"
    QToolTip.hideText()
    assert page.replay_screen.turn == 0
    assert description(slider) == ""


# A game that is not over
