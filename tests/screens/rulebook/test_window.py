"""The rulebook's window: read, searched, led to a place, and looked at; it never touches game or program."""

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rulebook.document import paragraph_of, paragraph_of_rating
from hanabi_desktop.rulebook.page import PageStyle, page
from hanabi_desktop.rulebook.scenes import TablePicture
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour, Rating, Refusal
from hanabi_desktop.screens.rulebook import window as rulebook_window
from hanabi_desktop.screens.rulebook.panels import PLACE_ROLE
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.widgets.language import Language
from tests.input import Key, strike
from tests.opening import shared_look
from tests.screens.rulebook.reading import GERMAN_TABLE, choose_edition, line_of, plain, settle
from tests.switches import kinds


def marked(window: RulebookWindow) -> set[str]:
    """The words and paragraphs that are marked, in small letters."""
    return {each.cursor.selectedText().lower() for each in window.text.extraSelections()}


def find(window: RulebookWindow, text: str) -> None:
    window.search.field.setText(text)
    window.search.search()


# Contents


def test_the_contents_lead_to_every_section_by_mouse_and_keyboard(window: RulebookWindow) -> None:
    contents, model = window.contents, window.contents.model()
    assert window.focusWidget() is window.text
    assert contents.currentIndex().data(PLACE_ROLE) == "glance"
    # The text cursor is there for those who use it alone.
    assert window.text.cursorWidth() == 0
    QTest.keyClick(window.text, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert window.text.cursorWidth() > 0
    titles = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert titles == [section.title for section in window.document.sections]
    titled = set()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        titled |= {model.index(below, 0, index).data(PLACE_ROLE) for below in range(model.rowCount(index))}
        contents.scrollTo(index)
        QTest.mouseClick(contents.viewport(), Qt.MouseButton.LeftButton, pos=contents.visualRect(index).center())
        assert window.text.place() == index.data(PLACE_ROLE)
        below = window.text.verticalScrollBar().value() < window.text.verticalScrollBar().maximum()
        assert not below or -2 <= line_of(window, index.data(PLACE_ROLE)).top() < 80
    assert {"end-last-round", "variants-perfect", "hint-empty", "screen-peek"} <= titled
    window.text.verticalScrollBar().setValue(window.text.verticalScrollBar().maximum())
    assert contents.currentIndex().data(PLACE_ROLE) == "company"
    contents.setFocus()
    QTest.keyClick(contents, Qt.Key.Key_Up)
    QTest.keyClick(contents, Qt.Key.Key_Return)
    assert window.text.place() == "screen"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_contents_mark_the_chapter_that_was_opened(window: RulebookWindow, qtbot: QtBot, scale: float) -> None:
    window.set_font_scale(scale)
    settle(window, qtbot)
    bar = window.text.verticalScrollBar()
    for section in window.document.sections:
        window.open_at(section.id)
        if bar.value() < bar.maximum():
            assert window.contents.currentIndex().data(PLACE_ROLE) == section.id


# Search


def test_every_hit_is_counted_and_marked(window: RulebookWindow, qtbot: QtBot) -> None:
    window.open_at("score")
    window.search.field.setFocus()
    QTest.keyClicks(window.search.field, "firework")
    qtbot.waitUntil(lambda: window.text.hits > 0)
    assert window.text.hits == plain(window).lower().count("firework")
    assert str(window.text.hits) in window.search.count.text()
    assert {each.cursor.selectedText().lower() for each in window.text.extraSelections()} == {"firework"}
    assert len(window.text.extraSelections()) == window.text.hits
    # The first hit is what is meant most likely, wherever one has read.
    assert window.text.hit == 1
    assert window.text.section == "fireworks"
    # The contents go along, whatever stands above the hit.
    for _ in range(window.text.hits):
        window.search.go(1)
        at, starts = window.text.textCursor().position(), [each.id for each in window.document.sections]
        here = [section for section in starts if window.text.position_of(section) <= at][-1]
        assert window.contents.currentIndex().data(PLACE_ROLE) == here
    # So they do where the text is set anew for another size of the window, already before that is done.
    window.resize(window.width() + 60, window.height() - 60)
    QApplication.processEvents()
    window.search.go(1)
    here = window.text.section
    settle(window, qtbot)
    assert window.text.viewport().rect().contains(window.text.cursorRect())
    assert window.contents.currentIndex().data(PLACE_ROLE) == here


def test_next_and_previous_go_round(window: RulebookWindow) -> None:
    find(window, "zeppelin")
    assert window.search.count.text() == "No matches"
    assert not window.search.next.isEnabled()
    assert not window.text.extraSelections()
    find(window, "hint tile")
    assert "hint tile" not in plain(window)
    # A search follows what is shown.
    window.follow(*GERMAN_TABLE)
    hits = window.text.hits
    assert hits > 2
    assert window.text.hit == 1
    QTest.keyClick(window, Qt.Key.Key_F3)
    assert window.text.hit == 2
    for _ in range(2):
        QTest.keyClick(window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert window.text.hit == hits
    QTest.mouseClick(window.search.next, Qt.MouseButton.LeftButton)
    assert window.text.hit == 1
    QTest.mouseClick(window.search.previous, Qt.MouseButton.LeftButton)
    assert window.search.count.text() == f"Match {hits} of {hits}"
    assert window.text.viewport().rect().contains(window.text.cursorRect().center())
    find(window, "")
    assert window.search.count.text() == ""


def test_it_is_said_what_was_searched_for_a_word_that_is_spelled_otherwise(window: RulebookWindow) -> None:
    for word, said, mark in (
        ("take backs", "Closest match: “Take back”; ", "take"),
        ("take back", "", "take back"),
        ("fierwork", "Showing results for “Fireworks”; ", "fireworks"),
        # What the book itself does not say is named as it was meant.
        ("grveyard", "Showing results for “graveyard”; ", "pile"),
        ("graveyard", "", "discard"),
        ("firework", "", "firework"),
    ):
        find(window, word)
        assert window.search.count.text().startswith(f"{said}Match 1 of ")
        assert mark in " ".join(marked(window))


def test_a_question_is_answered_word_by_word_and_its_words_are_marked(window: RulebookWindow) -> None:
    find(window, "how many tokens after a 5")
    assert window.search.count.text().startswith("Closest match: “")
    assert window.text.section in ("bonus", "glance")
    found = [window.document.paragraph("bonus-five"), window.document.paragraph("glance-play")]
    assert any(paragraph and paragraph.text in plain(window) for paragraph in found)
    assert {"token", "tokens", "5"} <= marked(window)
    assert "many" not in marked(window)
    before = window.text.textCursor().position()
    QTest.keyClick(window, Qt.Key.Key_F3)
    assert window.text.textCursor().position() != before
    find(window, "how many of the")
    assert window.search.count.text() == "No matches"


def test_whoever_types_searches_wherever_the_keyboard_is(window: RulebookWindow) -> None:
    for where in (window.text, window.contents, window.tabs, window.print_button):
        where.setFocus()
        strike(Key.Key_C, Key.Key_A, Key.Key_R, Key.Key_D)
        # What was searched before is gone.
        assert window.search.field.text().lower() == "card"
        assert window.search.field.hasFocus()
    window.search.search()
    assert window.text.hits > 0


# Places


def test_a_rule_is_opened_and_marked_before_and_after_the_window_is_seen(qtbot: QtBot, spoken: Language) -> None:
    window = RulebookWindow(shared_look(), spoken)
    qtbot.addWidget(window)
    window.open_at("talk-fair")
    window.show()
    qtbot.waitExposed(window)
    settle(window, qtbot)
    assert -2 <= line_of(window, "talk-fair").top() < 80
    assert window.text.extraSelections()
    window.open_at(paragraph_of(Refusal.ALL_CLOCK_TOKENS))
    assert -2 <= line_of(window, "discard-all-available").top() < 80
    assert "can’t discard" in window.text.extraSelections()[0].cursor.selectedText()
    window.open_at("score-divine")
    # These rules say no more of thirty points than of twenty-five.
    assert window.text.place() == "score-legendary"
    window.close()


def test_a_line_of_a_table_is_read_below_its_heading(window: RulebookWindow) -> None:
    for rating in Rating:
        place = window.text.go_to(paragraph_of_rating(rating))
        if place == "score":
            continue
        assert -2 <= line_of(window, "score").top() < 40
        row = line_of(window, place)
        assert line_of(window, "score").bottom() < row.top()
        assert row.bottom() <= window.text.viewport().height()
        assert window.text.place() == place
        assert window.text.section == "score"


def test_the_place_stays_when_the_window_changes(window: RulebookWindow, qtbot: QtBot) -> None:
    window.open_at("end-last-round")
    for width in (600, 1400):
        window.resize(width, 700)
        settle(window, qtbot)
        assert -2 <= line_of(window, "end-last-round").top() < 80
        assert window.text.horizontalScrollBar().maximum() == 0


def test_back_and_forward(window: RulebookWindow) -> None:
    assert not window.back.isEnabled()
    window.open_at("hint")
    window.text.anchorClicked.emit(QUrl("#score"))
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.text.place() == "hint"
    there = window.text.verticalScrollBar().value()
    QTest.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert window.text.place() == "score"
    for _ in range(2):
        QTest.mouseClick(window.back, Qt.MouseButton.LeftButton)
    assert window.text.place() == ""
    assert window.text.verticalScrollBar().value() == 0
    assert not window.back.isEnabled()
    QTest.mouseClick(window.forward, Qt.MouseButton.LeftButton)
    assert (window.text.place(), window.text.verticalScrollBar().value()) == ("hint", there)
    assert window.forward.isEnabled()


# Keyboard and screen reader


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told."""
    told: list[str] = []
    monkeypatch.setattr(rulebook_window, "announce", lambda _widget, text: told.append(text))
    return told


def test_links_and_pictures_are_told_to_who_comes_with_the_keyboard(window: RulebookWindow, said: list[str]) -> None:
    window.text.setFocus()
    QTest.keyClick(window.text, Qt.Key.Key_Tab)
    QTest.keyClick(window.text, Qt.Key.Key_Return)
    assert window.text.place() == "talk"
    # The keyboard goes on from there.
    assert window.text.textCursor().position() == window.text.position_of("talk")
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert said == ["Talking at the table, link", "Talking at the table", "The story"]
    for _ in range(2):
        QTest.keyClick(window.text, Qt.Key.Key_Tab)
    # Back to the one before.
    QTest.keyClick(window.text, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert said[-1] == said[-3] != said[-2]
    window.open_at("screen-play")
    assert said[-1].startswith("Playing on this screen. Your own cards. ")
    window.open_at("glance-hidden")
    cursor = QTextCursor(window.text.document())
    cursor.setPosition(window.text.position_of("glance-hidden"))
    cursor.movePosition(QTextCursor.MoveOperation.NextBlock)
    window.text.setTextCursor(cursor)
    assert "green 3, red 1, white 4, blue 1" in said[-1]


def test_of_a_match_the_chapter_and_the_sentence_are_told(window: RulebookWindow, said: list[str]) -> None:
    find(window, "alone moves")
    (told,) = said
    count, chapter, words = told.split(". ", 2)
    assert (count, chapter) == (window.search.count.text(), "Variants")
    assert "alone moves the tokens" in words
    find(window, "firework")
    while window.text.hit < window.text.hits:
        QTest.keyClick(window, Qt.Key.Key_F3)
        place = window.text.section
        assert said[-1].startswith(f"Match {window.text.hit} of {window.text.hits}. {window.document.title_of(place)}")
        assert "firework" in said[-1].lower()
        assert len(said[-1]) < 230
    find(window, "zeppelin")
    assert said[-1] == "No matches"


def test_keys_and_names_of_the_window(window: RulebookWindow, said: list[str]) -> None:
    window.text.setFocus()
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is window.search.field
    QTest.keyClicks(window.search.field, "bonus")
    # Enter goes on from the hit that has been told.
    window.text.verticalScrollBar().setValue(0)
    window.search.search()
    first = window.text.hit
    said.clear()
    for hit in (first + 1, first + 2):
        QTest.keyClick(window.search.field, Qt.Key.Key_Return)
        assert window.text.hit == hit
        assert said[-1].startswith(f"Match {hit} of {window.text.hits}. ")
        assert len(said) == hit - first
    [clear] = window.search.field.findChildren(QToolButton)
    named = (window.text, window.contents, window.search.field, window.tabs, clear)
    assert all(widget.accessibleName() for widget in named)
    buttons = (window.back, window.forward, window.print_button, window.pdf_button, window.return_button)
    assert all(button.text() for button in buttons)
    assert window.choosers.edition_label.buddy() is window.choosers.edition
    assert window.choosers.language_label.buddy() is window.choosers.language
    assert window.windowTitle()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.text.hasFocus()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_pictures_are_of_the_rules_that_are_read(window: RulebookWindow) -> None:
    theme = window.text._look.theme

    def shown() -> tuple[QImage, QImage]:
        """The table laid out as it stands on the page once it is painted, and as these rules have it."""
        window.open_at("glance")
        window.text.grab()
        images = page(window.document, PageStyle.of(theme, 11), window.text._unit()).images
        name = next(name for name, image in images.items() if isinstance(image.picture, TablePicture))
        picture = window.text.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        assert isinstance(picture, QImage)
        return picture, images[name].render(theme, window.devicePixelRatioF())

    window.follow(*GERMAN_TABLE)
    table, fresh = shown()
    assert table == fresh
    for read in (EditionId.ENGLISH, EditionId.ONLINE):
        choose_edition(window, read)
        basic, fresh = shown()
        assert basic == fresh
        if "multicolour" in EDITIONS[read].choices:
            kinds(window.choosers.variants)[Multicolour.FIVE].click()
            picture, fresh = shown()
            assert picture == fresh != basic
    QTest.mouseClick(window.return_button, Qt.MouseButton.LeftButton)
    assert shown()[0] == table


def test_theme_and_text_size_change_what_is_shown(window: RulebookWindow, qtbot: QtBot) -> None:
    window.open_at("bonus")
    height = window.text.document().size().height()
    window.set_font_scale(2.0)
    settle(window, qtbot)
    assert window.text.document().size().height() > height * 1.3
    assert window.text.place() == "bonus"
    assert window.text.horizontalScrollBar().maximum() == 0
    dark = QColor(window.grab().toImage().pixelColor(QPoint(window.width() - 40, window.height() - 40)))
    window.text._look.set_theme(theme_for(Scheme.LIGHT))
    settle(window, qtbot)
    light = QColor(window.grab().toImage().pixelColor(QPoint(window.width() - 40, window.height() - 40)))
    assert dark.lightness() < 128 < light.lightness()
