"""The rulebook's window: read, searched, led to a place, put on paper; it never touches game or program."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.rulebook.places import paragraph_of, paragraph_of_rating
from hanabi_desktop.rules import Rating, Refusal
from hanabi_desktop.screens.rulebook.panels import PLACE_ROLE
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.widgets.language import Language
from tests.opening import shared_look
from tests.screens.rulebook.reading import GERMAN_TABLE, line_of, plain, settle

# Contents


def test_the_contents_lead_to_every_section(window: RulebookWindow, qtbot: QtBot) -> None:
    model = window.contents.model()
    titles = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert titles == [section.title for section in window.document.sections]
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        window.contents.scrollTo(index)
        spot = window.contents.visualRect(index).center()
        QTest.mouseClick(window.contents.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert window.text.place() == index.data(PLACE_ROLE)
        below = window.text.verticalScrollBar().value() < window.text.verticalScrollBar().maximum()
        assert not below or -2 <= line_of(window, index.data(PLACE_ROLE)).top() < 80


def test_titled_paragraphs_stand_under_their_section(window: RulebookWindow) -> None:
    model = window.contents.model()
    found = {
        model.index(below, 0, model.index(row, 0)).data(PLACE_ROLE)
        for row in range(model.rowCount())
        for below in range(model.rowCount(model.index(row, 0)))
    }
    assert {"end-last-round", "variants-perfect", "hint-empty", "screen-peek"} <= found


def test_the_contents_mark_what_is_read(window: RulebookWindow) -> None:
    assert window.contents.currentIndex().data(PLACE_ROLE) == "glance"
    window.text.verticalScrollBar().setValue(window.text.verticalScrollBar().maximum())
    assert window.contents.currentIndex().data(PLACE_ROLE) == "index"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_contents_mark_the_chapter_that_was_opened(window: RulebookWindow, qtbot: QtBot, scale: float) -> None:
    window.set_font_scale(scale)
    settle(window, qtbot)
    bar = window.text.verticalScrollBar()
    for section in window.document.sections:
        window.open_at(section.id)
        if bar.value() < bar.maximum():
            assert window.contents.currentIndex().data(PLACE_ROLE) == section.id


def test_the_contents_are_used_by_keyboard(window: RulebookWindow, qtbot: QtBot) -> None:
    window.contents.setFocus()
    for _ in range(3):
        QTest.keyClick(window.contents, Qt.Key.Key_Down)
    assert window.text.place() == ""
    QTest.keyClick(window.contents, Qt.Key.Key_Return)
    assert window.text.place() == "ready"


# Search


def test_every_hit_is_counted_and_marked(window: RulebookWindow, qtbot: QtBot) -> None:
    window.search.field.setFocus()
    QTest.keyClicks(window.search.field, "firework")
    qtbot.waitUntil(lambda: window.text.hits > 0)
    assert window.text.hits == plain(window).lower().count("firework")
    assert len(window.text.extraSelections()) == window.text.hits
    assert str(window.text.hits) in window.search.count.text()
    assert all(each.cursor.selectedText().lower() == "firework" for each in window.text.extraSelections())


def test_next_and_previous_go_round(window: RulebookWindow, qtbot: QtBot) -> None:
    window.search.field.setText("lightning")
    window.follow(*GERMAN_TABLE)
    window.search.search()
    hits = window.text.hits
    assert hits > 2
    assert window.text.hit == 1
    QTest.keyClick(window, Qt.Key.Key_F3)
    assert window.text.hit == 2
    QTest.keyClick(window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert window.text.hit == hits
    QTest.mouseClick(window.search.next, Qt.MouseButton.LeftButton)
    assert window.text.hit == 1
    QTest.mouseClick(window.search.previous, Qt.MouseButton.LeftButton)
    assert window.text.hit == hits
    assert window.search.count.text() == f"Match {hits} of {hits}"
    assert window.text.viewport().rect().contains(window.text.cursorRect().center())


def test_the_first_hit_is_the_next_one_from_here(window: RulebookWindow) -> None:
    window.open_at("score")
    window.search.field.setText("firework")
    window.search.search()
    assert window.text.hit > 1
    assert window.text.textCursor().position() >= window.text.position_of("score")


def test_nothing_found(window: RulebookWindow) -> None:
    window.search.field.setText("hippopotamus")
    window.search.search()
    assert window.search.count.text() == "No matches"
    assert not window.search.next.isEnabled()
    assert not window.text.extraSelections()
    window.search.go_next()
    window.search.field.setText("")
    window.search.search()
    assert window.search.count.text() == ""


def test_search_follows_what_is_shown(window: RulebookWindow) -> None:
    window.search.field.setText("storm tile")
    window.search.search()
    assert window.text.hits == 0
    window.follow(*GERMAN_TABLE)
    assert window.text.hits > 0


def test_a_word_that_is_written_nowhere_leads_to_what_it_means(window: RulebookWindow) -> None:
    window.search.field.setText("strike")
    window.search.search()
    assert window.text.hits > 0
    assert window.text.hit > 0
    found = window.text.textCursor().position()
    assert found in {window.text.position_of(place) for place in window.document.look_up("strike")}
    window.search.go_next()
    assert window.text.textCursor().position() != found


# Places


def test_open_at_scrolls_there_and_marks_it(window: RulebookWindow) -> None:
    window.open_at(paragraph_of(Refusal.ALL_CLOCK_TOKENS))
    assert -2 <= line_of(window, "discard-all-available").top() < 80
    assert "can’t discard" in window.text.extraSelections()[0].cursor.selectedText()
    window.open_at("score-divine")
    assert window.text.place() == "score"


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


def test_open_at_before_it_is_seen(qtbot: QtBot, spoken: Language) -> None:
    window = RulebookWindow(shared_look(), spoken)
    qtbot.addWidget(window)
    window.open_at("talk-fair")
    window.show()
    qtbot.waitExposed(window)
    settle(window, qtbot)
    assert -2 <= line_of(window, "talk-fair").top() < 80
    assert window.text.extraSelections()


def test_the_place_stays_when_the_window_changes(window: RulebookWindow, qtbot: QtBot) -> None:
    window.open_at("end-last-round")
    for width in (600, 1400, 900):
        window.resize(width, 700)
        settle(window, qtbot)
        assert -2 <= line_of(window, "end-last-round").top() < 80
        assert window.text.horizontalScrollBar().maximum() == 0


def test_back_and_forward(window: RulebookWindow, qtbot: QtBot) -> None:
    assert not window.back.isEnabled()
    window.open_at("hint")
    window.open_at("score")
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.text.place() == "hint"
    assert window.forward.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert window.text.place() == "score"
    QTest.mouseClick(window.back, Qt.MouseButton.LeftButton)
    assert window.text.place() == "hint"


def test_back_leads_to_the_top_and_forward_away_again(window: RulebookWindow, qtbot: QtBot) -> None:
    window.open_at("hint")
    there = window.text.verticalScrollBar().value()
    assert there > 0
    QTest.mouseClick(window.back, Qt.MouseButton.LeftButton)
    assert window.text.place() == ""
    assert window.text.verticalScrollBar().value() == 0
    assert not window.back.isEnabled()
    QTest.mouseClick(window.forward, Qt.MouseButton.LeftButton)
    assert window.text.place() == "hint"
    assert window.text.verticalScrollBar().value() == there
    assert not window.forward.isEnabled()


def test_links_lead_on(window: RulebookWindow, qtbot: QtBot) -> None:
    window.text.anchorClicked.emit(QUrl("#end-mistakes"))
    assert window.text.place() == "end-mistakes"


def test_links_are_reached_and_look_up_keyboard(window: RulebookWindow, qtbot: QtBot) -> None:
    window.text.setFocus()
    QTest.keyClick(window.text, Qt.Key.Key_Tab)
    assert window.text.accessibleDescription() == window.document.section_of("box").title  # type: ignore[union-attr]
    QTest.keyClick(window.text, Qt.Key.Key_Return)
    assert window.text.place() == "box"


# Keyboard and screen reader


def test_whoever_comes_by_a_picture_is_told_what_it_shows(window: RulebookWindow) -> None:
    window.open_at("ready-hold")
    cursor = QTextCursor(window.text.document())
    cursor.setPosition(window.text.position_of("ready-hold"))
    cursor.movePosition(QTextCursor.MoveOperation.NextBlock)
    window.text.setTextCursor(cursor)
    assert "green 3, red 1, white 4, blue 1" in window.text.accessibleDescription()


def test_keys_of_the_window(window: RulebookWindow, qtbot: QtBot) -> None:
    window.text.setFocus()
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is window.search.field
    QTest.keyClicks(window.search.field, "bonus")
    QTest.keyClick(window.search.field, Qt.Key.Key_Return)
    assert window.text.hit > 0
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_everything_has_a_name(window: RulebookWindow) -> None:
    for widget in (window.text, window.contents, window.search.field):
        assert widget.accessibleName()
    for button in (window.back, window.forward, window.print_button, window.pdf_button, window.return_button):
        assert button.text()
    assert window.choosers.edition_label.buddy() is window.choosers.edition
    assert window.choosers.language_label.buddy() is window.choosers.language
    assert window.windowTitle()
