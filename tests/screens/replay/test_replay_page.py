"""A finished game is looked at again: with mouse and keyboard, forwards and backwards, with everybody's eyes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible, QHelpEvent, QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QToolTip

from hanabi_desktop import rules as hanabi
from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.sheets import JournalSheet
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting.theme import Contrast, Scheme, theme_for
from hanabi_desktop.records.record import Record
from hanabi_desktop.screen.replay_screen import PACES
from hanabi_desktop.screens.replay.bar import TurnSlider
from hanabi_desktop.screens.replay.page import ReplayPage
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window.main_window import MainWindow
from tests.each import each
from tests.games import card, deal_hands, moment
from tests.input import Key, answering, choose_entry, click, focused, hover, strike, wait_until
from tests.screens.replay.games import KARI, OLA, PER, over, page_of
from tests.window.evening import NAMES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LAST = 7
WIDE = "W" * 60


def turn(page: ReplayPage) -> int:
    return page.replay_screen.turn


def middle(view: QAbstractItemView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


# Going through it


def test_it_begins_at_the_deal_with_open_hands_and_is_offered_large_to_play_from_there(page: ReplayPage) -> None:
    start, screen = page.board.start, page.replay_screen
    assert turn(page) == 0
    assert page.bar.headline.text() == "The deal"
    assert all(card.face for hand in screen.view.hands for card in hand)
    assert page.bar.slider.hasFocus()

    def offered() -> tuple[bool, bool]:
        return screen.playing, start.isVisible()

    assert offered() == (False, True)
    assert page.board.fireworks.geometry().contains(start.geometry())
    start.setFocus()
    click(start)
    assert offered() == (True, False)
    assert page.bar.slider.hasFocus()
    strike(Key.Key_Right)
    assert offered() == (False, False)
    strike(Key.Key_Home)
    assert offered() == (False, True)
    assert page.bar.message.text().startswith("Space: play · arrow keys: turn by turn · click")
    strike(Key.Key_Right)
    assert offered() == (False, False)
    assert page.bar.message.text() == "Kari to Per: three 1s."


def test_what_is_told_is_seen_whole_and_its_room_stays(page: ReplayPage) -> None:
    page.window().setStyleSheet("#message { font-size: 40px }")
    page.replay_screen.go(4)
    QApplication.processEvents()
    room = page.bar.message.height()
    assert not page.bar.message.seen.cut
    assert room > 2 * page.bar.message.fontMetrics().height()
    page.replay_screen.go(1)
    QApplication.processEvents()
    assert page.bar.message.height() >= room


def test_buttons_and_keys_lead_by_turns_by_rounds_and_to_both_ends(page: ReplayPage) -> None:
    bar, places = page.bar, list[int]()
    for button in (bar.on, bar.on, bar.back, bar.round_on, bar.round_back, bar.last, bar.on, bar.round_back, bar.first):
        click(button)
        places.append(turn(page))
    assert places == [1, 2, 1, 4, 1, LAST, LAST, 4, 0]
    assert bar.slider.value() == 0
    places.clear()
    keys = Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_PageDown, Key.Key_PageUp, Key.Key_End, Key.Key_Home
    for key in keys:
        strike(key)
        places.append(turn(page))
    assert places == [1, 2, 1, 4, 1, LAST, 0]
    # From a button and from a hand as well.
    bar.leave.setFocus()
    strike(Key.Key_Right)
    assert turn(page) == 1
    hand = page.board.hand_views[KARI]
    hand.setFocus()
    strike(Key.Key_Right)
    # There the arrows go from card to card.
    assert turn(page) == 1
    assert hand.currentIndex().row() == 1
    strike(Key.Key_PageDown)
    assert turn(page) == 4


def test_nothing_can_be_done_there(page: ReplayPage) -> None:
    page.replay_screen.look_with(hanabi.Seat(KARI))
    before, view = page.replay_screen.replay.record, page.replay_screen.view
    page.board.hand_views[KARI].setFocus()
    strike(Key.Key_P, Key.Key_D, Key.Key_R, Key.Key_T)
    click(page.board.clocks.viewport())
    assert page.replay_screen.view == view
    assert page.replay_screen.replay.record == before
    assert not page.window().menus.take_back.isEnabled()  # type: ignore[attr-defined]


def test_what_is_left_and_the_journal_are_laid_large_over_it(page: ReplayPage) -> None:
    for key in (Key.Key_L, Key.Key_J):
        strike(key)
        assert open_dialog() is page.sheet is not None
        strike(Key.Key_Escape)
        assert open_dialog() is None
        assert page.bar.slider.hasFocus()


def on_the_screen(page: ReplayPage) -> QImage:
    """What people see once it is still: not what a picture of it would paint anew."""
    wait_until(lambda: not page.motion.running)
    QApplication.processEvents()
    window = page.window()
    return window.screen().grabWindow(window.winId()).toImage()


def test_a_step_back_is_there_at_once_and_ends_what_still_moves(page: ReplayPage) -> None:
    """Whoever steps back wants to see how it was, not how a card flies home."""
    deal, still = on_the_screen(page), []
    for place in range(LAST):
        page.replay_screen.go(LAST)
        page.replay_screen.go(place)
        still.append(on_the_screen(page))
    # The tokens lie as they lay.
    assert still[0] == deal != still[-1]
    page.replay_screen.go(LAST)
    on_the_screen(page)
    for place in reversed(range(LAST)):
        # Of the mistake on the way, too, and of what is on its way when somebody turns back.
        for key in (Key.Key_Left, Key.Key_Right, Key.Key_Left):
            strike(key)
            assert page.motion.running is (key is Key.Key_Right and place < LAST - 1)
        assert turn(page) == place
        assert not page.motion.running
        assert on_the_screen(page) == still[place]


# By itself


def test_it_plays_by_itself_until_the_end_and_the_clock_rests_then(page: ReplayPage, screen_reader: None) -> None:
    screen = page.replay_screen
    # A screen reader has time to tell what happens.
    screen.play()
    assert screen._clock.interval() == 3 * PACES[screen.pace]
    screen.pause()
    QAccessible.setActive(False)
    screen.set_pace(3)
    page.replay_screen.go(LAST - 1)
    strike(Key.Key_Space)
    assert screen.playing
    wait_until(lambda: not screen.playing)
    assert turn(page) == LAST
    assert not screen._clock.isActive()


GO: tuple[Callable[[ReplayPage], None], ...] = (
    lambda _page: strike(Key.Key_Left),
    lambda _page: strike(Key.Key_Home),
    lambda _page: strike(Key.Key_PageDown),
    lambda page: click(page.bar.on),
    lambda page: click(page.bar.slider, QPoint(round(page.bar.slider.place(3)), page.bar.slider.height() // 2)),
    lambda page: click(page.board.fuses.viewport(), middle(page.board.fuses, 0)),
    lambda page: click(page.board.journal.viewport(), middle(page.board.journal, 0)),
)


@each("go", GO)
def test_whoever_goes_to_a_turn_stays_there(page: ReplayPage, go: Callable[[ReplayPage], None]) -> None:
    for before in (0, 2):
        page.replay_screen.go(before)
        QApplication.processEvents()
        click(page.bar.play)
        assert page.replay_screen.playing
        go(page)
        assert not page.replay_screen.playing


# Whose eyes


def test_it_is_seen_openly_as_the_public_table_and_with_one_player_s_eyes(page: ReplayPage, said: list[str]) -> None:
    def hidden() -> list[int]:
        return [hand.seat for hand in page.board.hands if page.models.hands[hand.seat].rows[0].card.face is None]

    assert hidden() == []
    strike(Key.Key_0)
    assert (page.replay_screen.eyes, hidden()) == (hanabi.Everybody(), [KARI, PER, OLA])
    strike(Key.Key_2)
    assert (page.replay_screen.eyes, hidden()) == (hanabi.Seat(PER), [PER])
    assert page.bar.eyes.currentText() == "What Per saw"
    # Whoever has chosen with the mouse goes on with Space.
    click(page.bar.message)
    page.bar.eyes.setFocus()
    page.bar.eyes.activated.emit(3)
    assert page.focusWidget() is page.bar.slider.focusProxy()
    for key in (Key.Key_O, Key.Key_O, Key.Key_5):
        strike(key)
        assert page.replay_screen.eyes == hanabi.Open()
    assert said == ["Public table.", "What Per saw.", "All hands.", "All hands.", "Not possible."]


def test_the_keys_that_ask_for_something_at_the_table_answer_here_too(page: ReplayPage, said: list[str]) -> None:
    page.replay_screen.go(1)
    said.clear()
    strike(Key.Key_I, Key.Key_K, Key.Key_W, Key.Key_H)
    state, hand, *refused = said
    assert state.startswith("0 of 25 possible points.\nClock tokens: 7 of 8.")
    assert hand.startswith("Per, ")
    assert refused == ["No computer is playing here.", "Advice is given only while a game is being played."]
    said.clear()
    strike(Key.Key_A, Key.Key_S, Key.Key_5)
    where = "No card is selected. Tab goes to the hands, the arrows to their cards."
    assert said == [where, where, "Not possible."]
    page.board.hand_views[PER].setFocus()
    strike(Key.Key_S)
    assert said[-1].startswith("Per, card 1: ")
    # Nor does a letter choose in a list what begins so.
    page.bar.eyes.setFocus()
    strike(Key.Key_P)
    assert page.bar.eyes.currentText() == "All hands"


def test_pointing_at_a_card_tells_what_its_owner_knew_then(page: ReplayPage) -> None:
    hand = page.board.hand_views[PER]

    def told(place: int) -> str:
        hover(page.board.tokens.score)
        hover(hand.viewport(), hand.visualRect(hand.model().index(place, 0)).center())
        wait_until(lambda: page.bar.message.instead)
        return page.bar.message.instead

    assert told(0) == "Per knows nothing about card 1 yet."
    page.replay_screen.go(1)
    QApplication.processEvents()
    assert told(0) == "Per knows about card 1: a 1 (Kari, turn 1)."


# From a thing to its turn


def test_things_lead_to_their_turns(page: ReplayPage) -> None:
    """A card to those in which it came, was hinted at and went; a line of the journal; what was lost; the slider."""
    hand, journal, slider = page.board.hand_views[PER], page.board.journal, page.bar.slider

    def seen(menu: QMenu) -> None:
        assert [action.text() for action in menu.actions()] == [
            "The deal: this card is dealt",
            "Turn 1: Kari to Per: three 1s",
            "Turn 2: Per plays red 1",
        ]
        choose_entry(menu, menu.actions()[2])

    assert (journal.model().rowCount(), lit(journal)) == (LAST, [])
    with answering(seen):
        click(hand.viewport(), middle(hand, 0))
    assert (turn(page), lit(journal)) == (2, [1])
    click(journal.viewport(), middle(journal, 0))
    assert turn(page) == 1
    # The arrows go on from there, and the mark and the table are at the same turn.
    keys = Key.Key_Right, Key.Key_Down, Key.Key_Up, Key.Key_Left, Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Return
    for key, place in zip(keys, (2, 3, 2, 1, 0, 0, 1, 1), strict=True):
        strike(key)
        assert (turn(page), lit(journal)) == (place, [place - 1][:place])
    page.replay_screen.go(0)
    page.bar.pace.setFocus()
    strike(Key.Key_Right)
    assert turn(page) == 1
    click(slider, QPoint(round(slider.place(3)), slider.height() // 2))
    assert turn(page) == 3
    assert sum(row.height for row in page.models.fireworks.rows) == 2
    assert page.bar.headline.text() == "Turn 3 of 6"
    page.replay_screen.go(LAST)
    # That it was ended early was nobody's turn.
    assert page.bar.headline.text() == "Ended early"
    QApplication.processEvents()
    pile = page.board.discards
    (spot,) = (pile.visualRect(index).center() for index in pile._lying() if index.data(ROW_ROLE).card == card("r2"))
    click(pile.viewport(), spot)
    assert turn(page) == 5
    click(page.board.fuses.viewport(), middle(page.board.fuses, 0))
    strike(Key.Key_Right)
    assert turn(page) == 5


# What is heard


def test_each_step_is_told_once_and_the_score_where_it_is_another(page: ReplayPage, said: list[str]) -> None:
    # Of a slider that has the keyboard each value would be told, too.
    reader = focused()
    assert page.bar.slider.hasFocus()
    assert reader is not page.bar.slider
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_PageDown, Key.Key_Left, Key.Key_Home):
        strike(key)
        heard = QAccessible.queryAccessibleInterface(reader)
        assert heard.text(QAccessible.Text.Name) == page.bar.headline.text()
    assert not reader.accessibleName()
    assert said == [
        "Kari to Per: three 1s. Cards 1, 3 and 4.",
        "Per plays red 1. 1 point.",
        "Turn 1 of 6. Kari to Per: three 1s. Cards 1, 3 and 4. 0 points.",
        "Turn 4 of 6. Kari plays yellow 2: it doesn’t fit. Mistake 1 of 3. 2 points.",
        "Turn 3 of 6. Ola plays green 1. 2 points. 0 mistakes.",
        "The deal. 0 points.",
    ]


@each("scheme", Scheme)
@each("contrast", Contrast)
def test_the_points_are_a_line_that_is_seen_in_every_theme(scheme: Scheme, contrast: Contrast) -> None:
    look = RenderContext(theme_for(scheme, contrast))
    record = over()
    slider = TurnSlider(Replay(record).course, record.setup.rules, record.setup.players, look)
    slider.resize(600, 30)
    picture = slider.grab().toImage()
    shown = sum(picture.pixelColor(across, down) == look.theme.good for across in range(600) for down in range(30))
    assert shown > 600
    slider.deleteLater()


# Wide names


def test_a_wide_name_leaves_the_way_out_where_it_is(window: MainWindow) -> None:
    rules = hanabi.EDITIONS[hanabi.EditionId.ENGLISH].rules
    deal = deal_hands(rules, "r1 y2 g3 b4", "r1 r2 y1 b1", "g1 g2 g4 y5", "b1 b2 w1 w2", "w3 w4 r3 r4")
    names = (WIDE, "Kari", "Per", "Ola", "Liv")
    window.game.replay(Record(names, deal.setup, (hanabi.EndEarly(),), hanabi.EditionId.ENGLISH, {}))
    page = page_of(window)
    strike(Key.Key_1)
    QApplication.processEvents()
    bar = page.bar
    assert page.replay_screen.eyes == hanabi.Seat(0)
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


def test_in_a_long_game_the_line_of_the_turn_is_in_sight(window: MainWindow) -> None:
    hints = [hanabi.ValueHint(KARI, 3) if turn % 3 else hanabi.ValueHint(PER, 1) for turn in range(8)]
    discards = [hanabi.Discard(card) for card in (10, 0, 5, 11, 1, 6, 12, 2)]
    record = over()
    actions: tuple[hanabi.Action, ...] = (*hints, *discards, hanabi.EndEarly())
    window.game.replay(Record(record.names, record.setup, actions, record.edition, {}))
    page = page_of(window)
    for turn, row in ((1, 0), (0, 0), (17, 16)):
        page.replay_screen.go(turn)
        journal = large(page)
        assert journal.verticalScrollBar().maximum() > 0
        assert journal.viewport().rect().contains(journal.visualRect(journal.model().index(row, 0)))
        strike(Key.Key_Escape)


def test_keys_start_and_stop_it_and_change_the_pace_and_all_is_told(page: ReplayPage, said: list[str]) -> None:
    strike(Key.Key_Return)
    wait_until(lambda: page.replay_screen.playing)
    for key, pace in ((Key.Key_Space, "1×"), (Key.Key_Plus, "2×"), (Key.Key_Minus, "1×"), (Key.Key_Minus, "½×")):
        strike(key)
        assert page.bar.pace.currentText() == pace
    assert (page.replay_screen.playing, page.replay_screen.turn) == (False, 0)
    assert said == ["The replay is running.", "The replay has stopped.", "Speed 2×.", "Speed 1×.", "Speed ½×."]


# The slider


def loses_the_last(event: hanabi.Event) -> bool:
    return isinstance(event, hanabi.LastCopyLost)


def test_the_slider_tells_the_turn_under_the_mouse(window: MainWindow) -> None:
    window.game.replay(over())
    page = page_of(window)
    slider = page.bar.slider

    def told(turn: int) -> str:
        spot = QPoint(round(slider.place(turn)), slider.height() // 2)
        QApplication.sendEvent(slider, QHelpEvent(QEvent.Type.ToolTip, spot, slider.mapToGlobal(spot)))
        return QToolTip.text()

    assert told(2) == "Turn 2 of 6, 1 point, 0 mistakes"
    assert told(4) == "Turn 4 of 6, 2 points, 1 mistake\nMistake 1 of 3"
    assert page.replay_screen.turn == 0
    lost = moment(hanabi.Rules(), 3, lambda game: bool(game.turns) and any(map(loses_the_last, game.turns[-1].events)))
    window.game.replay(Record(NAMES, lost.setup, lost.actions, hanabi.EditionId.ENGLISH, {}))
    slider = page_of(window).bar.slider
    assert "left!" in told(len(lost.turns))
    QToolTip.hideText()
    assert QAccessible.queryAccessibleInterface(slider).text(QAccessible.Text.Description) == ""
