"""The keys are told where they are wanted: on a sheet of their own, on the buttons, and in the rulebook."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from hanabi_desktop.paths import translations
from hanabi_desktop.rulebook import Translation
from hanabi_desktop.rules import EditionId, Rules, ValueHint
from hanabi_desktop.screen.view import Private, Public
from hanabi_desktop.screens.rulebook.key_sheet import KeySheet
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.wording.keys import HINT_TO, key_groups, mnemonic
from tests.driver import KeyPlayers
from tests.each import each
from tests.games import deal_hands
from tests.input import Key, answering, choose_entry, click, dealing, strike, write
from tests.opening import OpenWindow
from tests.rulebook.books import book, source_text
from tests.screens.table.private import HANDS, NAMES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ALT = Qt.KeyboardModifier.AltModifier
MENUS = ("&Game", "&Table", "&View", "&Language", "&Help")


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


def test_the_cards_are_covered_before_the_keys_are_seen(keys: KeyPlayers) -> None:
    keys.open_view()
    assert keys.phase() == Private(0)

    def look(_sheet: QWidget) -> None:
        assert keys.phase() == Public()
        strike(Key.Key_Escape)

    with answering(look):
        strike(Key.Key_Question)
    assert keys.phase() == Public()


def test_a_question_mark_can_be_written_in_a_note(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_N)
    edit = QApplication.focusWidget()
    assert isinstance(edit, QLineEdit)
    strike(Key.Key_Question)
    write("2?")
    assert edit.text().endswith("2?")
    assert keys.phase() == Private(0)


def test_the_help_menu_has_them(keys: KeyPlayers) -> None:
    menus = keys.window.menus
    bar = keys.window.menuBar()
    with answering(lambda menu: choose_entry(menu, menus.keys), lambda sheet: strike(Key.Key_Escape)):
        click(bar, bar.actionGeometry(menus.help.menuAction()).center())


@each(("choreography", "master"), [(False, False), (True, True)])
def test_the_rulebook_lists_the_same_keys(choreography: bool, master: bool) -> None:
    document = book(EditionId.HOUSE, master, choreography=choreography)
    for group in key_groups(choreography=choreography, master=master, language=source_text):
        for key in group.keys:
            told = document.paragraph(f"screen-key-{key.id}")
            assert told is not None
            assert (told.title, told.text) == (key.keys, key.does)
    listed = {paragraph.id for paragraph in document.paragraphs if paragraph.id.startswith("screen-key-")}
    assert ("screen-key-token" in listed) is master
    assert ("screen-key-name" in listed) is choreography


def test_the_keys_name_nobody() -> None:
    groups = key_groups(choreography=True, master=True, language=source_text)
    assert not [key.does for group in groups for key in group.keys if re.search(r"\byour?\b", key.does)]


@each("code", LANGUAGES)
def test_no_menu_takes_the_letter_of_the_choice_of_whom_a_hint_is_for(code: str) -> None:
    language = Translation(translations(), code)
    letter = mnemonic(HINT_TO.said(language))
    assert letter
    assert letter not in {mnemonic(language("MenuBar", title)) for title in MENUS}


@pytest.mark.parametrize("code", LANGUAGES)
def test_alt_and_that_letter_goes_to_the_choice(keys: KeyPlayers, code: str) -> None:
    keys.window.speak(code)
    QApplication.processEvents()
    keys.open_view()
    target = keys.panel.hints.target
    letter = mnemonic(HINT_TO.said())
    assert f"Alt+{letter}" in target.toolTip()
    try:
        strike(Qt.Key(ord(letter)), ALT)
        assert QApplication.focusWidget() is target
    finally:
        keys.window.speak("en")


def test_buttons_name_their_keys(keys: KeyPlayers) -> None:
    panel = keys.panel
    assert panel.turn.toolTip() == "Ready — Enter"
    keys.turn(ValueHint(1, 1))
    assert panel.take_back.toolTip() == "Take back — Ctrl+Z"
    keys.open_view()
    strike(Key.Key_2)
    assert panel.play.toolTip() == "Play card 2 — P"
    assert panel.play.accessibleDescription() == "Key: P"
    assert panel.discard.toolTip() == "Discard card 2 — D"
    assert panel.cover.toolTip() == "Cover the screen — Esc"
    hints = panel.hints
    colours = [hints.colours[suit] for suit in keys.view.seen.rules.nameable_suits]
    assert colours[0].toolTip().endswith("Hint to Ola: red — C, 1")
    assert colours[2].toolTip() == "Hint to Ola: green — C, 3"
    assert hints.values[2].toolTip() == "Hint to Ola: value 2 — 2"


def test_a_key_does_not_hide_why_a_button_is_unavailable(open_window: OpenWindow) -> None:
    players = KeyPlayers(open_window(deal=dealing(deal_hands(Rules(), *HANDS))))
    players.window.game.start(NewGame(EditionId.ENGLISH, Rules(), NAMES, 0))
    players.open_view()
    button = players.panel.discard
    why = "All the clock tokens are available, so there’s no discarding now."
    assert button.toolTip() == f"{why}\nDiscard card 1 — D"
    assert button.accessibleDescription() == f"{why} Key: D"
    players.screen.cover()
    players.turn(ValueHint(1, 1))
    players.open_view()
    assert button.toolTip() == "Discard card 1 — D"
