"""How faces are spoken while one player looks: only as that player wants it."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.rules import ColourHint, Suit
from hanabi_desktop.screen.view import Private
from hanabi_desktop.table.state import Speech
from tests.driver import KeyPlayers, MousePlayers, Players, zone_spot
from tests.input import Key, click, strike, tab_to
from tests.screens.table.private import CTRL

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

KARI, PER, OLA = range(3)
PERS_HAND = ["red 1", "red 2", "yellow 1", "blue 1", "white 3"]


@pytest.fixture
def reader() -> Iterator[None]:
    """A screen reader is running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def said(keys: KeyPlayers) -> list[str]:
    """All that is announced from now on."""
    said: list[str] = []
    keys.page.announcer.announced.connect(said.append)
    return said


def named(players: Players, seat: int) -> list[str]:
    """What a screen reader is told of each card of a hand as it comes there."""
    interface = QAccessible.queryAccessibleInterface(players.hand(seat))
    assert interface is not None
    cells = [interface.child(number) for number in range(interface.childCount())]
    return [
        " ".join(
            cell.text(text) for text in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Help)
        )
        for cell in cells
        if cell.isValid()
    ]


@pytest.mark.parametrize("speech", Speech)
def test_faces_are_in_the_names_of_cards_only_where_they_are_wanted_aloud(keys: KeyPlayers, speech: Speech) -> None:
    keys.screen.table.choose_speech(KARI, speech)
    keys.open_view()
    told = [face for face, name in zip(PERS_HAND, named(keys, PER), strict=True) if face in name]
    assert told == (PERS_HAND if speech is Speech.ALOUD else [])
    assert [keys.hand(PER).model().index(row, 0).data() for row in range(5)] == [
        f"Per, card {place}: {face}." if speech is Speech.ALOUD else f"Per, card {place}."
        for place, face in enumerate(PERS_HAND, start=1)
    ]


@pytest.mark.parametrize("speech", [Speech.ALOUD, Speech.ON_REQUEST, None])
def test_a_key_speaks_the_card_and_another_the_hand(keys: KeyPlayers, said: list[str], speech: Speech | None) -> None:
    if speech:
        keys.screen.table.choose_speech(KARI, speech)
    keys.open_view()
    strike(Key.Key_1, CTRL)
    assert keys.hand(PER).hasFocus()
    strike(Key.Key_Right)
    said.clear()
    strike(Key.Key_S)
    assert said == ["Per, card 2: red 2."]
    strike(Key.Key_A)
    assert [f"Per, card {place}: {face}." for place, face in enumerate(PERS_HAND, start=1)] == said[1].splitlines()
    assert keys.record.actions == ()
    assert keys.phase() == Private(KARI)


def test_nothing_is_spoken_where_nothing_shall_be(keys: KeyPlayers, said: list[str]) -> None:
    keys.screen.table.choose_speech(KARI, Speech.NEVER)
    keys.open_view()
    strike(Key.Key_1, CTRL)
    said.clear()
    strike(Key.Key_S)
    strike(Key.Key_A)
    assert said == ["Not possible."] * 2


def test_what_is_known_of_the_own_hand_is_told_from_anywhere(keys: KeyPlayers, said: list[str]) -> None:
    keys.turn(ColourHint(PER, Suit.RED))
    keys.screen.table.choose_speech(PER, Speech.NEVER)
    keys.open_view()
    for place in (keys.hand(PER), keys.hand(KARI), keys.panel.hints.values[2], keys.panel.cover):
        place.setFocus()
        said.clear()
        strike(Key.Key_K)
        [told] = said
        assert (
            told.splitlines()[0]
            == "Per, card 1: face down. Hints so far: red. From the hints: red. The last hint points at it."
        )
        assert len(told.splitlines()) == 5
        assert keys.said == told


def test_on_the_public_table_everybody_may_hear_what_everybody_knows(keys: KeyPlayers, said: list[str]) -> None:
    tab_to(keys.hand(PER))
    said.clear()
    strike(Key.Key_A)
    assert said == ["\n".join(f"Per, card {place}: face down." for place in range(1, 6))]
    strike(Key.Key_K)
    assert len(said) == 1


def test_a_click_speaks_no_face(mouse: MousePlayers) -> None:
    mouse.screen.table.choose_speech(KARI, Speech.ALOUD)
    mouse.open_view()
    before = QApplication.focusWidget()
    spot = zone_spot(mouse.hand(PER), 1, Zone.NUMBER)
    mouse.page.ask_before(hints=True, cards=True)
    focused = []
    moved = QApplication.instance().focusChanged  # type: ignore[union-attr]
    # It goes with the test: whatever it met would live as long as the application does.
    following = moved.connect(lambda _, now: focused.append(now))
    click(mouse.hand(PER).viewport(), spot)
    moved.disconnect(following)
    assert before is mouse.hand(KARI)
    assert mouse.hand(PER) not in focused
    assert not mouse.hand(PER).currentIndex().isValid()


def test_that_a_hand_has_no_such_card_is_not_said_aloud(keys: KeyPlayers) -> None:
    for speech in (Speech.ON_REQUEST, Speech.ALOUD):
        keys.screen.table.choose_speech(KARI, speech)
        keys.open_view()
        five = keys.panel.hints.values[5]
        five.setFocus()
        strike(Key.Key_Return)
        assert five.reason == keys.said != ""
        if speech is Speech.ALOUD:
            assert five.accessibleDescription().startswith(keys.said)
            assert keys.panel.message.accessibleName() == ""
        else:
            assert keys.said not in five.accessibleDescription()
            assert keys.panel.message.accessibleName() == "Not possible."
        strike(Key.Key_Escape)


# How it is chosen


def test_it_is_asked_once_for_each_seat_when_a_reader_runs(keys: KeyPlayers, reader: None) -> None:
    keys.ready()
    cover = keys.page.cover
    assert cover.speech.isVisible()
    assert cover.speech.hasFocus()
    assert cover.speech_label.text() == "A screen reader is running. How may it read the teammates’ cards to Kari?"
    strike(Key.Key_Down)
    assert keys.view.speech[KARI] is Speech.ALOUD
    strike(Key.Key_Down)
    assert keys.view.speech[KARI] is Speech.NEVER
    strike(Key.Key_Up)
    assert cover.speech.hasFocus()
    assert keys.view.speech[KARI] is Speech.ALOUD
    tab_to(cover.open)
    strike(Key.Key_Return)
    assert keys.phase() == Private(KARI)
    strike(Key.Key_Escape)
    keys.ready()
    assert cover.open.hasFocus()
    assert cover.speech_label.text() == "The teammates’ cards are read to Kari:"
    strike(Key.Key_Escape)
    keys.peek(PER)
    assert cover.speech.hasFocus()
    assert keys.view.speech == (Speech.ALOUD, None, None)


def test_whoever_goes_on_without_choosing_has_chosen(keys: KeyPlayers, reader: None) -> None:
    keys.ready()
    tab_to(keys.page.cover.open)
    strike(Key.Key_Return)
    assert keys.phase() == Private(KARI)
    assert keys.view.speech == (Speech.ON_REQUEST, None, None)


def test_nobody_is_asked_where_no_reader_runs(keys: KeyPlayers) -> None:
    keys.ready()
    assert not keys.page.cover.speech.isVisible()
    assert keys.page.cover.open.hasFocus()


def test_the_choice_is_kept_with_the_game(keys: KeyPlayers) -> None:
    keys.screen.table.choose_speech(PER, Speech.NEVER)
    assert keys.record.extra["speech"] == [None, "never", None]
