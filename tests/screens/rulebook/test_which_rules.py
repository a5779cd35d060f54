"""Which rules the rulebook states, and in which language."""

from collections.abc import Callable, Iterable
from functools import partial

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour, Rules
from hanabi_desktop.screens.rulebook.panels import ChoosersArea
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.widgets.language import LANGUAGES, Language
from tests.input import wait_until
from tests.opening import shared_look
from tests.screens.rulebook.reading import GERMAN, GERMAN_TABLE, choose_edition, follows, plain
from tests.screens.texts import too_small
from tests.switches import kinds, toggle


def test_without_a_table_it_is_the_book_of_the_box_of_that_language(spoken: Language, qtbot: QtBot) -> None:
    books = {"en": EditionId.ENGLISH, "nb": EditionId.NORWEGIAN, "sv": EditionId.SWEDISH, "de": EditionId.GERMAN}
    for code, edition in books.items():
        spoken.install(code)
        window = RulebookWindow(shared_look(), spoken)
        qtbot.addWidget(window)
        assert window.rules == (EDITIONS[edition], EDITIONS[edition].rules, EDITIONS[edition].master)
        assert window.choosers.edition.currentData() == edition


def test_it_follows_the_table_and_another_edition_until_one_returns(window: RulebookWindow, qtbot: QtBot) -> None:
    window.follow(GERMAN, Rules(3, 8, True), False)
    assert "3 storm tiles" in plain(window)
    assert "Without a master" in plain(window)
    window.follow(*GERMAN_TABLE)
    assert follows(window)
    assert "2 storm tiles" in plain(window)
    assert "9 hint tiles" in plain(window)
    with qtbot.assertNotEmitted(window.text.textChanged):
        window.follow(GERMAN, Rules(2, 9, True, Multicolour.WILD), True)
    choose_edition(window, EditionId.NORWEGIAN)
    assert not follows(window)
    assert "blue token" in plain(window)
    assert "storm" not in plain(window)
    window.follow(GERMAN, Rules(3, 8, True), True)
    assert "blue token" in plain(window)
    QTest.mouseClick(window.return_button, Qt.MouseButton.LeftButton)
    assert follows(window)
    assert "3 storm tiles" in plain(window)
    assert window.choosers.chosen_edition is GERMAN
    assert window.choosers.variants.rules.mistakes == 3
    # To choose the rules of the table is to follow it.
    empty = toggle(window.choosers.variants, "empty_hints")
    for following in (False, True):
        empty.click()
        assert follows(window) is following


def test_variants_are_switched_as_far_as_the_edition_has_them(window: RulebookWindow, qtbot: QtBot) -> None:
    window.tabs.setCurrentIndex(1)
    choose_edition(window, EditionId.ENGLISH)
    variants = window.choosers.variants
    assert toggle(variants, "perfect").isVisibleTo(window.choosers)
    assert not toggle(variants, "choreography").isVisibleTo(window.choosers)
    toggle(variants, "perfect").click()
    assert "no last round" in plain(window)
    kinds(variants)[Multicolour.WILD].click()
    assert "30 points" in plain(window)
    window.choosers.master.click()
    assert "hand over the role" in plain(window)
    assert window.rules == (EDITIONS[EditionId.ENGLISH], Rules(multicolour=Multicolour.WILD, perfect=True), True)


def test_rules_of_a_game_that_is_only_planned(window: RulebookWindow) -> None:
    english = EDITIONS[EditionId.ENGLISH]
    window.follow(english, english.rules, False)
    window.show_rules(*GERMAN_TABLE)
    assert "2 storm tiles" in plain(window)
    assert window.strip.isVisible()
    window.follow_nothing()
    assert not window.strip.isVisible()
    assert "2 storm tiles" in plain(window)
    window.follow(english, english.rules, False)
    assert "explosion" in plain(window)


def uncut(buttons: Iterable[QWidget]) -> bool:
    return all(button.width() >= button.sizeHint().width() for button in buttons)


@pytest.mark.parametrize(("scale", "size"), [(1.0, (760, 500)), (1.6, (1024, 700))])
def test_the_choices_are_never_wider_than_their_panel_and_no_button_is_cut(
    qtbot: QtBot, spoken: Language, scale: float, size: tuple[int, int]
) -> None:
    for code in LANGUAGES:
        spoken.install(code)
        window = RulebookWindow(shared_look(), spoken, None, scale)
        qtbot.addWidget(window)
        # What is read beside the choices does not matter here.
        window.text.hide()
        window.show()
        window.resize(*size)
        buttons = (window.back, window.forward, window.print_button, window.pdf_button, window.leave)
        wait_until(partial(uncut, buttons))
        window.tabs.setCurrentIndex(1)
        area = window.tabs.widget(1)
        assert isinstance(area, ChoosersArea)
        for edition in EDITIONS.values():
            window.choosers.show_rules(edition, edition.rules, edition.master)
            QApplication.processEvents()
            assert area.horizontalScrollBar().maximum() == 0
            assert not too_small(window.tabs), f"{edition.id} in a window of {size}"
            for each in window.choosers.findChildren(QWidget):
                if each.isVisible():
                    assert each.mapTo(window.choosers, each.rect().bottomRight()).x() < area.viewport().width()
        window.close()


# Language


def choose_language(window: RulebookWindow, code: str) -> None:
    box = window.choosers.language
    box.setCurrentIndex(box.findData(code))
    box.activated.emit(box.currentIndex())


def test_it_is_read_in_any_language(window: RulebookWindow) -> None:
    assert [window.choosers.language.itemText(row) for row in range(4)] == list(LANGUAGES.values())
    choose_language(window, "de")
    assert "Die Regeln von Hanabi" in plain(window)
    assert window.back.text() == "Back"
    assert QLocale().language() is QLocale.Language.English
    window.search.field.setText("hinweis")
    window.search.search()
    assert window.text.hits >= plain(window).lower().count("hinweis") > 0
    choose_language(window, "sv")
    assert window.text.hits == 0
    assert "ledtråd" in plain(window)


def test_the_programs_language_changes_the_words_around(window: RulebookWindow, speak: Callable[[str], None]) -> None:
    speak("de")
    assert window.back.text() == "Zurück"
    assert "Die Regeln von Hanabi" in plain(window)
    choose_language(window, "sv")
    speak("en")
    assert window.back.text() == "Back"
    assert "Reglerna för Hanabi" in plain(window)
    choose_language(window, "en")
    speak("de")
    assert "Die Regeln von Hanabi" in plain(window)


def test_a_language_is_chosen_for_one_reading(window: RulebookWindow, qtbot: QtBot) -> None:
    choose_language(window, "sv")
    window.open_at("score")
    assert "Reglerna för Hanabi" in plain(window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    window.show()
    qtbot.waitExposed(window)
    assert "Reglerna för Hanabi" not in plain(window)
    assert window.choosers.language.currentData() == window.language == "en"
