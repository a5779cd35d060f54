"""A finished game is looked at again: with mouse and keyboard, forwards and backwards, with everybody's eyes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting.theme import Contrast, Scheme, theme_for
from hanabi_desktop.rules import Card, Everybody, Open, Seat, Suit
from hanabi_desktop.screen.replay_screen import PACES
from hanabi_desktop.screens.replay.bar import TurnSlider
from hanabi_desktop.screens.replay.page import ReplayPage
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.widgets.sheet import open_dialog
from tests.each import each
from tests.input import Key, answering, choose_entry, click, hover, strike, wait_until
from tests.opening import OpenWindow
from tests.screens.replay.games import KARI, OLA, PER, over, page_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LAST = 7


@pytest.fixture
def page(open_window: OpenWindow) -> ReplayPage:
    window = open_window()
    window.game.replay(over())
    return page_of(window)


def turn(page: ReplayPage) -> int:
    return page.replay_screen.turn


def points(page: ReplayPage) -> int:
    return sum(row.height for row in page.models.fireworks.rows)


# Going through it


def test_it_begins_at_the_deal_with_open_hands(page: ReplayPage) -> None:
    assert turn(page) == 0
    assert page.bar.headline.text() == "The deal"
    assert all(card.face for hand in page.replay_screen.view.hands for card in hand)
    assert page.bar.slider.hasFocus()


def test_at_the_deal_it_is_offered_large_to_play_from_the_start(page: ReplayPage) -> None:
    start, screen = page.board.start, page.replay_screen

    def offered() -> tuple[bool, bool]:
        return screen.playing, start.isVisible()

    assert offered() == (False, True)
    assert page.board.fireworks.geometry().contains(start.geometry())
    start.setFocus()
    click(start)
    assert offered() == (True, False)
    assert page.bar.slider.hasFocus()
    screen.go(1)
    strike(Key.Key_Space)
    assert offered() == (False, False)
    strike(Key.Key_Home)
    assert offered() == (False, True)
    assert page.bar.message.text().startswith("Space: play · arrow keys: turn by turn · click")
    strike(Key.Key_Right)
    assert offered() == (False, False)
    assert page.bar.message.text() == "Kari to Per: three 1s."


def test_buttons_lead_by_turns_by_rounds_and_to_both_ends(page: ReplayPage) -> None:
    bar = page.bar
    places = []
    for button in (bar.on, bar.on, bar.back, bar.round_on, bar.round_back, bar.last, bar.on, bar.round_back, bar.first):
        click(button)
        places.append(turn(page))
    assert places == [1, 2, 1, 4, 1, LAST, LAST, 4, 0]
    assert bar.slider.value() == 0


def test_so_do_the_keys(page: ReplayPage) -> None:
    places = []
    keys = (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_PageDown, Key.Key_PageUp, Key.Key_End, Key.Key_Home)
    for key in keys:
        strike(key)
        places.append(turn(page))
    assert places == [1, 2, 1, 4, 1, LAST, 0]


def test_from_a_button_and_from_a_hand_the_keys_lead_on_as_well(page: ReplayPage) -> None:
    page.bar.leave.setFocus()
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


def test_the_slider_leads_anywhere(page: ReplayPage) -> None:
    slider = page.bar.slider
    click(slider, QPoint(round(slider.place(3)), slider.height() // 2))
    assert turn(page) == 3
    assert points(page) == 2
    assert page.bar.headline.text() == "Turn 3 of 7"


def test_the_whole_journal_is_there_and_the_line_of_the_turn_is_lit(page: ReplayPage) -> None:
    journal = page.board.journal
    assert journal.model().rowCount() == LAST
    page.replay_screen.go(3)
    assert [index.row() for index in journal.selectionModel().selectedIndexes()] == [2]
    page.replay_screen.go(0)
    assert journal.selectionModel().selectedIndexes() == []


def test_nothing_can_be_done_there(page: ReplayPage) -> None:
    page.replay_screen.look_with(Seat(KARI))
    before, view = page.replay_screen.replay.record, page.replay_screen.view
    page.board.hand_views[KARI].setFocus()
    for key in (Key.Key_P, Key.Key_D, Key.Key_R, Key.Key_T):
        strike(key)
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


def test_from_the_end_back_to_the_deal_the_tokens_lie_as_they_lay(page: ReplayPage) -> None:
    deal = on_the_screen(page)
    strike(Key.Key_End)
    assert on_the_screen(page) != deal
    strike(Key.Key_Home)
    assert on_the_screen(page) == deal


def test_a_step_back_is_there_at_once_and_ends_what_still_moves(page: ReplayPage) -> None:
    """Whoever steps back wants to see how it was, not how a card flies home."""
    still = []
    for place in range(LAST):
        page.replay_screen.go(LAST)
        page.replay_screen.go(place)
        still.append(on_the_screen(page))
    page.replay_screen.go(LAST)
    on_the_screen(page)
    for place in reversed(range(LAST)):
        # Of the mistake on the way, too, and of what is on its way when somebody turns back.
        for key in (Key.Key_Left, Key.Key_Right, Key.Key_Left):
            strike(key)
        assert turn(page) == place
        assert not page.motion.running
        assert on_the_screen(page) == still[place]


# By itself


def test_it_plays_by_itself_until_the_end_and_the_clock_rests_then(page: ReplayPage) -> None:
    screen = page.replay_screen
    screen.set_pace(3)
    page.replay_screen.go(LAST - 1)
    strike(Key.Key_Space)
    assert screen.playing
    wait_until(lambda: not screen.playing)
    assert turn(page) == LAST
    assert not screen._clock.isActive()
    QAccessible.setActive(True)
    # A screen reader has time to tell what happens.
    screen.play()
    QAccessible.setActive(False)
    assert screen._clock.interval() == 3 * PACES[3]
    screen.pause()


def test_enter_plays_it_space_stops_it_and_plus_and_minus_change_the_pace(page: ReplayPage) -> None:
    strike(Key.Key_Return)
    wait_until(lambda: page.replay_screen.playing)
    strike(Key.Key_Space)
    assert not page.replay_screen.playing
    assert turn(page) == 0
    strike(Key.Key_Plus)
    assert page.bar.pace.currentText() == "2×"
    strike(Key.Key_Minus)
    strike(Key.Key_Minus)
    assert page.bar.pace.currentText() == "½×"


# Whose eyes


def test_it_is_seen_openly_as_the_public_table_and_with_one_player_s_eyes(page: ReplayPage) -> None:
    def hidden() -> list[int]:
        return [hand.seat for hand in page.board.hands if page.models.hands[hand.seat].rows[0].card.face is None]

    assert hidden() == []
    strike(Key.Key_0)
    assert (page.replay_screen.eyes, hidden()) == (Everybody(), [KARI, PER, OLA])
    strike(Key.Key_2)
    assert (page.replay_screen.eyes, hidden()) == (Seat(PER), [PER])
    assert page.bar.eyes.currentText() == "What Per saw"
    strike(Key.Key_O)
    assert page.replay_screen.eyes == Open()
    strike(Key.Key_5)
    assert page.replay_screen.eyes == Open()


def test_it_is_said_whose_eyes_they_are(page: ReplayPage) -> None:
    said: list[str] = []
    page.announcer.announced.connect(said.append)
    for key in (Key.Key_0, Key.Key_3, Key.Key_O, Key.Key_O):
        strike(key)
    assert said == ["Public table.", "What Ola saw.", "All hands.", "All hands."]


def test_the_keys_that_ask_for_something_at_the_table_answer_here_too(page: ReplayPage) -> None:
    said: list[str] = []
    page.announcer.announced.connect(said.append)
    page.replay_screen.go(1)
    said.clear()
    for key in (Key.Key_I, Key.Key_K, Key.Key_W, Key.Key_H):
        strike(key)
    state, hand, *refused = said
    assert state.startswith("0 of 25 possible points.\nClock tokens: 7 of 8.")
    assert hand.startswith("Per, ")
    assert refused == ["No computer is playing here.", "Advice is given only while a game is being played."]
    said.clear()
    for key in (Key.Key_A, Key.Key_S, Key.Key_5):
        strike(key)
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

    assert told(0) == "Per, card 1: Per knows nothing about this card yet."
    page.replay_screen.go(1)
    QApplication.processEvents()
    assert told(0) == "Per knows about card 1: a 1 (Kari, turn 1)."


# From a thing to its turn


def entries(menu: QWidget) -> list[str]:
    assert isinstance(menu, QMenu)
    return [action.text() for action in menu.actions()]


def middle(view: QAbstractItemView, row: int, column: int = 0) -> QPoint:
    return view.visualRect(view.model().index(row, column)).center()


def test_a_card_leads_to_the_turns_in_which_it_came_was_hinted_and_went(page: ReplayPage) -> None:
    hand = page.board.hand_views[PER]

    def seen(menu: QWidget) -> None:
        assert entries(menu) == [
            "The deal: this card is dealt",
            "Turn 1: Kari to Per: three 1s",
            "Turn 2: Per plays red 1",
        ]
        assert isinstance(menu, QMenu)
        choose_entry(menu, menu.actions()[2])

    with answering(seen):
        click(hand.viewport(), middle(hand, 0))
    assert turn(page) == 2


def test_a_line_of_the_journal_leads_to_its_turn(page: ReplayPage) -> None:
    journal = page.board.journal
    click(journal.viewport(), journal.visualRect(journal.model().index(1, 0)).center())
    assert turn(page) == 2
    journal.setFocus()
    strike(Key.Key_Down)
    strike(Key.Key_Return)
    assert turn(page) == 3


def test_a_discarded_card_and_a_mistake_lead_to_their_turns(page: ReplayPage) -> None:
    page.replay_screen.go(LAST)
    QApplication.processEvents()
    pile = page.board.discards
    (spot,) = (
        pile.visualRect(index).center() for index in pile._lying() if index.data(ROW_ROLE).card == Card(Suit.RED, 2)
    )
    click(pile.viewport(), spot)
    assert turn(page) == 5
    click(page.board.fuses.viewport(), middle(page.board.fuses, 0))
    assert turn(page) == 4


# What is moving, and what is heard


def test_things_move_there_and_a_key_finishes_it(page: ReplayPage) -> None:
    page.replay_screen.go(1)
    click(page.bar.on)
    assert page.motion.running
    strike(Key.Key_0)
    assert not page.motion.running


def test_each_step_is_told_once_and_the_score_where_it_is_another(page: ReplayPage) -> None:
    said: list[str] = []
    # Of a slider that has the keyboard each value would be told, too.
    focused = QApplication.focusWidget()
    assert focused is not None
    assert page.bar.slider.hasFocus()
    assert focused is not page.bar.slider
    page.announcer.announced.connect(said.append)
    steps: tuple[Callable[[], None], ...] = (
        lambda: strike(Key.Key_Right),
        lambda: strike(Key.Key_Right),
        lambda: strike(Key.Key_Left),
        lambda: strike(Key.Key_PageDown),
        lambda: strike(Key.Key_Left),
        lambda: strike(Key.Key_Home),
    )
    for step in steps:
        step()
        heard = QAccessible.queryAccessibleInterface(focused)
        assert heard.text(QAccessible.Text.Name) == page.bar.headline.text()
    assert not focused.accessibleName()
    assert said == [
        "Kari to Per: three 1s. Cards 1, 3 and 4.",
        "Per plays red 1. 1 point.",
        "Turn 1 of 7. Kari to Per: three 1s. Cards 1, 3 and 4. 0 points.",
        "Turn 4 of 7. Kari plays yellow 2: it doesn’t fit. Mistake 1 of 3. 2 points.",
        "Turn 3 of 7. Ola plays green 1. 2 points. 0 mistakes.",
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
