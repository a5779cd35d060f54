"""The table for somebody with the keyboard alone: where it goes, how that is seen, and which keys there are."""

import pytest
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.board.sheets import JournalSheet
from hanabi_desktop.rules import ColourHint, EditionId, Suit, ValueHint
from hanabi_desktop.screens.rulebook.key_sheet import KeySheet
from tests.driver import KeyPlayers
from tests.input import Key, answering, focused, strike
from tests.opening import OpenWindow
from tests.screens.table.private import at_table

pytestmark = pytest.mark.usefixtures("english")


PLACES = ("Kari", "Per", "Liv", "Ola", "Åsa")
CARDS = ("r1 y1 g1 b1", "r2 y2 g2 b2", "r3 y3 g3 b3", "r4 y4 g4 b4", "r5 y5 g5 b5")
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def people(open_window: OpenWindow) -> KeyPlayers:
    return at_table(KeyPlayers, open_window, EditionId.ENGLISH, *CARDS, names=PLACES)


def walk(players: KeyPlayers) -> list[QWidget]:
    """Every stop of Tab within the board, until it comes round."""
    first = focused()
    found = [first]
    for _ in range(80):
        strike(Key.Key_Tab)
        if focused() is first:
            return [each for each in found if players.board.isAncestorOf(each)]
        found.append(focused())
    raise AssertionError("Tab does not come round")


def test_from_the_own_hand_one_step_leads_to_each_teammate_in_turn(people: KeyPlayers) -> None:
    count = people.view.seen.players
    for turn in range(2):
        people.open_view()
        assert people.hand(turn).hasFocus()
        for step in range(1, count):
            strike(Key.Key_Tab)
            assert people.hand((turn + step) % count).hasFocus()
        strike(Key.Key_Tab)
        assert people.panel.isAncestorOf(focused())
        strike(SHIFT | Key.Key_Tab)
        for step in range(count - 1, -1, -1):
            assert people.hand((turn + step) % count).hasFocus()
            strike(SHIFT | Key.Key_Tab)
        strike(Key.Key_Escape)
        if turn == 0:
            people.screen.look_away(0)
            people.screen.open_view()
            people.screen.act(ValueHint(1, 2))


def test_where_the_keyboard_is_is_seen_at_every_stop(people: KeyPlayers) -> None:
    people.screen.look_away(0)
    people.screen.open_view()
    people.screen.act(ColourHint(1, Suit.RED))
    people.open_view()
    unseen = []
    for stop in walk(people):
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        here = picture(people)
        # Nothing has the keyboard: what is different is the sign that it was here.
        stop.clearFocus()
        if picture(people) == here:
            unseen.append(stop)
    assert unseen == []


def test_whoever_plays_by_keyboard_reads_which_keys_lead_on(people: KeyPlayers) -> None:
    said = people.panel.message
    people.screen.look_away(0)
    people.screen.open_view()
    assert "Click" in said.text()
    strike(Key.Key_Left)
    assert said.text() == "Arrows: choose a card · P: play it · Page Down: teammates · ?: all keys"
    strike(Key.Key_PageDown)
    keys = "1–5: hint with that number · C: colour hint · Page Down: next hand · 0: own cards · ?: all keys"
    assert said.text() == keys
    for key in (Key.Key_Return, Key.Key_Space):
        strike(key)
        assert people.panel.hints.at_colours
        assert people.panel.hints.seat == 1
        assert said.text() == "Arrows: another button · Enter: press it · Esc: back to the cards · ?: all keys"
        strike(Key.Key_0, Key.Key_Return)
        # Whoever taps on after opening the cards plays none of them.
        assert people.hand(0).hasFocus()
        strike(Key.Key_PageDown)
    strike(Key.Key_Return)
    # On the buttons a number is a number, too.
    strike(Key.Key_2)
    assert people.board.confirm.question.text().endswith("this hint: 2?")
    strike(Key.Key_Return)
    people.open_view()
    assert "D: discard it" in said.text()
    # What is known of a card does not take their place.
    strike(Key.Key_Right)
    assert said.instead.startswith(f"{PLACES[1]}, card 2") or "knows about card 2" in said.instead
    assert said.instead.endswith(" · P: play it · D: discard it · ?: all keys")


def picture(players: KeyPlayers) -> QImage:
    QApplication.processEvents()
    return players.board.grab().toImage()


def heard(sheet: QWidget) -> list[str]:
    """What is read of the sheet by going down from where it opens."""
    assert isinstance(sheet, KeySheet)
    lines: list[str] = []
    while True:
        focus = QAccessible.queryAccessibleInterface(sheet.lines).focusChild()
        assert focus is not None
        text = focus.text(QAccessible.Text.Name)
        if lines and text == lines[-1]:
            return lines
        lines.append(text)
        strike(Key.Key_Down)


def test_the_question_mark_opens_the_keys_and_esc_closes_them(keys: KeyPlayers) -> None:
    lines: list[str] = []

    def listen(sheet: QWidget) -> None:
        lines.extend(heard(sheet))
        strike(Key.Key_Escape)

    with answering(listen):
        strike(Key.Key_Question)
    assert lines[:2] == ["At the table", "Tab: on to the next hand, set of tokens or button"]
    assert "P: play the card; P again or Enter to confirm" in lines
    assert "Alt+I: choose who the hint is for" in lines
    assert lines[-1] == "?: these keys"
    assert QApplication.focusWidget() is keys.panel.turn


def test_no_key_of_the_game_is_refused_in_silence(keys: KeyPlayers) -> None:
    said, screen = keys.listen(), keys.screen

    def heard(*struck: Key | QKeyCombination) -> set[str]:
        said.clear()
        strike(*struck)
        assert len(said) == len(struck)
        return set(said)

    ctrl = Qt.KeyboardModifier.ControlModifier
    assert heard(ctrl | SHIFT | Key.Key_Z) == {"There’s nothing to redo."}
    assert heard(ctrl | Key.Key_Z) == {"There’s nothing to take back."}
    for place in (keys.hand(0), keys.board.journal):
        place.setFocus()
        assert heard(Key.Key_1, Key.Key_P, Key.Key_D, Key.Key_C) == {"First show the cards: I am Kari."}
        strike(Key.Key_Escape)
        assert keys.panel.turn.hasFocus()
    assert heard(Key.Key_S, Key.Key_A) == {"No card is selected."}
    screen.look_away(0)
    asked = (Key.Key_S, Key.Key_A, Key.Key_K, Key.Key_J, Key.Key_L, Key.Key_P, Key.Key_1)
    assert heard(*asked) == {"First show the cards: I am Kari."}
    assert "Clock tokens: 8 of 8." in "".join(heard(Key.Key_I))
    screen.open_view()
    strike(Key.Key_PageDown)
    assert heard(Key.Key_P, Key.Key_D) == {"Only your own cards can be played or discarded; 0 goes to them."}
    strike(Key.Key_0)
    assert heard(Key.Key_V) == {"Hints go to teammates, never to yourself."}
    keys.board.news.title.setFocus()
    assert heard(Key.Key_1, Key.Key_S, Key.Key_A) == {"No card is selected."}
    screen.cover()
    screen.pause()
    assert heard(Key.Key_P, Key.Key_S) == {"The game is paused.\nNothing is lost."}
    screen.cover()
    # Whoever only looks does nothing.
    screen.look_away(1)
    screen.open_view()
    just_looking = {"Just looking: you can’t play, discard or give hints now."}
    assert heard(Key.Key_P, Key.Key_D) == just_looking
    strike(Key.Key_PageDown)
    assert heard(Key.Key_P, Key.Key_D, Key.Key_1) == just_looking


def test_the_choice_of_whom_a_hint_is_for_takes_none_of_the_keys_of_the_game(keys: KeyPlayers) -> None:
    keys.open_view()
    keys.board.show_buttons(on=True)
    target, said = keys.panel.hints.target, keys.listen()
    for key in (Key.Key_K, Key.Key_I, Key.Key_S, Key.Key_P, Key.Key_O):
        target.setFocus()
        strike(key)
        assert target.currentText() == "Per"
    assert len(said) == 4
    strike(Key.Key_J)
    assert isinstance(keys.page.sheet, JournalSheet)
    strike(Key.Key_J)
    target.setFocus()
    strike(Key.Key_1)
    assert keys.board.confirm.question.text().endswith("this hint: 1?")


def test_buttons_name_their_keys(keys: KeyPlayers) -> None:
    panel = keys.panel
    assert panel.turn.toolTip() == "I am Kari: show the cards – Enter"
    keys.turn(ValueHint(1, 1))
    assert panel.take_back.toolTip() == "Take back – Ctrl+Z"
    keys.open_view()
    strike(Key.Key_2)
    assert panel.play.toolTip() == "Play card 2 – P"
    assert panel.play.accessibleDescription() == "Key: P"
    assert panel.discard.toolTip() == "Discard card 2 – D"
    # The card that they name has a frame, whether keys are used or the mouse.
    assert keys.hand(1).framed
    assert panel.cover.toolTip() == "Cover the screen – Esc"
    hints = panel.hints
    colours = [hints.colours[suit] for suit in keys.view.seen.rules.nameable_suits]
    assert colours[0].toolTip().endswith("Hint to Ola: red – C")
    assert colours[2].toolTip() == "Hint to Ola: green – C"
    assert hints.values[2].toolTip() == "Hint to Ola: the 2s – 2"


def test_page_down_leads_to_the_hands_from_every_button_and_from_the_news(keys: KeyPlayers) -> None:
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(ColourHint(2, Suit.GREEN))

    def led(start: QWidget, key: Key) -> QWidget | None:
        start.setFocus()
        assert start.hasFocus()
        strike(key)
        return QApplication.focusWidget()

    for key in (Key.Key_PageDown, Key.Key_PageUp):
        for start in (keys.panel.turn, keys.panel.take_back, keys.board.news.title):
            # Between turns they begin at the hand of whoever is next.
            assert led(start, key) is keys.hand(2)
    keys.open_view()
    hints = keys.panel.hints
    for start in (hints.values[1], hints.colours[Suit.RED], keys.panel.play, keys.panel.cover, keys.board.news.title):
        assert led(start, Key.Key_PageDown) is keys.hand(2)
