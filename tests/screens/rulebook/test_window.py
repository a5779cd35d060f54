"""The rulebook's window: read, searched, led to a place, put on paper; it never touches game or program."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from unicodedata import normalize

import pytest
import qt_tools
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from hanabi_desktop.boxes import BOXES
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting import Contrast, Scheme, theme_for
from hanabi_desktop.rulebook import compose, paragraph_of, source_text
from hanabi_desktop.rules import EDITIONS, EditionId, Kit, Multicolour, Refusal, Rules
from hanabi_desktop.screens.rulebook.contents import PLACE_ROLE
from hanabi_desktop.screens.rulebook.pictures import PicturePainter, picture_size
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.widgets.language import Language

GERMAN = EDITIONS[EditionId.GERMAN]
GERMAN_TABLE = (GERMAN, Rules(2, 9, True, Multicolour.WILD), True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Translations of a few texts, so that a language can be told from another."""
    for code, title, hint in (("en", "Rules", "hint"), ("de", "Spielregeln", "Hinweis"), ("sv", "Regler", "ledtråd")):
        (tmp_path / f"hanabi_{code}.ts").write_text(
            f"""<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{code}">
            <context><name>Rulebook</name>
            <message><source>The rules of Hanabi</source><translation>{title}</translation></message>
            <message><source>Giving a hint</source><translation>{hint}</translation></message></context>
            <context><name>RulebookWindow</name>
            <message><source>Back</source><translation>{code} back</translation></message></context></TS>""",
            encoding="utf-8",
        )
    qt_tools.compile_all(tmp_path)
    return tmp_path


@pytest.fixture
def spoken(qapp: QApplication, folder: Path) -> Iterator[Language]:
    """The language of the program, which is English until it is changed."""
    language = Language(folder)
    yield language
    # Its translators go with it, whoever still holds it.
    language.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, spoken: Language, qapp: QApplication) -> Iterator[RulebookWindow]:
    window = RulebookWindow(Look(theme_for(Scheme.DARK)), spoken)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    settle(window, qtbot)
    yield window
    window.close()


@pytest.fixture
def speak(qapp: QApplication, spoken: Language) -> Callable[[str], None]:
    def change(code: str) -> None:
        spoken.install(code)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        qapp.processEvents()

    return change


def settle(window: RulebookWindow, qtbot: QtBot) -> None:
    """Waits for the pictures, which are made to fit once the window has kept its size for a moment."""
    # Only now do all parts have their new size, and the moment begins.
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not window.text._resized.isActive())


def line_of(window: RulebookWindow, place: str) -> QRect:
    """Where in the viewport a paragraph or section begins."""
    cursor = window.text.textCursor()
    cursor.setPosition(window.text.position_of(place))
    return window.text.cursorRect(cursor)


def plain(window: RulebookWindow) -> str:
    return window.text.document().toPlainText()


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
    assert window.contents.currentIndex().data(PLACE_ROLE) == "screen"


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
    assert window.search.count.text() == f"Hit {hits} of {hits}"
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
    assert window.search.count.text() == "No hits"
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


# Places


def test_open_at_scrolls_there_and_marks_it(window: RulebookWindow) -> None:
    window.open_at(paragraph_of(Refusal.ALL_CLOCK_TOKENS))
    assert -2 <= line_of(window, "discard-all-available").top() < 80
    assert "cannot discard" in window.text.extraSelections()[0].cursor.selectedText()
    window.open_at("score-divine")
    assert window.text.place() == "score"


def test_open_at_before_it_is_seen(qtbot: QtBot, spoken: Language) -> None:
    window = RulebookWindow(Look(theme_for(Scheme.DARK)), spoken)
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


def test_links_are_reached_and_told_by_keyboard(window: RulebookWindow, qtbot: QtBot) -> None:
    window.text.setFocus()
    QTest.keyClick(window.text, Qt.Key.Key_Tab)
    assert window.text.accessibleDescription() == window.document.section_of("box").title  # type: ignore[union-attr]
    QTest.keyClick(window.text, Qt.Key.Key_Return)
    assert window.text.place() == "box"


# Which rules


def test_it_follows_the_table(window: RulebookWindow) -> None:
    window.follow(*GERMAN_TABLE)
    assert follows(window)
    assert not window.strip.isVisible()
    assert "2 storm tiles" in plain(window)
    assert "9 hint tiles" in plain(window)
    window.follow(GERMAN, Rules(3, 8, True), False)
    assert "3 storm tiles" in plain(window)
    assert "no master at this table" in plain(window)


def test_the_same_rules_once_more_change_nothing(window: RulebookWindow, qtbot: QtBot) -> None:
    window.follow(*GERMAN_TABLE)
    with qtbot.assertNotEmitted(window.text.textChanged):
        window.follow(GERMAN, Rules(2, 9, True, Multicolour.WILD), True)


def follows(window: RulebookWindow) -> bool:
    """Asked anew each time."""
    return window.following


def choose_edition(window: RulebookWindow, edition: EditionId) -> None:
    box = window.choosers.edition
    box.setCurrentIndex(box.findData(edition))
    box.activated.emit(box.currentIndex())


def test_another_edition_is_read_until_one_returns(window: RulebookWindow, qtbot: QtBot) -> None:
    window.follow(*GERMAN_TABLE)
    choose_edition(window, EditionId.NORWEGIAN)
    assert not follows(window)
    assert window.strip.isVisible()
    assert "blue token" in plain(window)
    assert "storm" not in plain(window)
    window.follow(GERMAN, Rules(1, 8, True), True)
    assert "blue token" in plain(window)
    QTest.mouseClick(window.return_button, Qt.MouseButton.LeftButton)
    assert follows(window)
    assert "1 storm tile" in plain(window)
    assert window.choosers.chosen_edition is GERMAN
    assert window.choosers.rules.mistakes == 1


def test_variants_are_switched_as_far_as_the_edition_has_them(window: RulebookWindow, qtbot: QtBot) -> None:
    window.tabs.setCurrentIndex(1)
    choose_edition(window, EditionId.ENGLISH)
    variants = window.choosers.variants
    assert variants.perfect.isVisibleTo(window.choosers)
    assert not variants.choreography.isVisibleTo(window.choosers)
    variants.perfect.click()
    assert "no last round" in plain(window)
    variants.kinds[Multicolour.WILD].click()
    assert "30 points" in plain(window)
    window.choosers.master.click()
    assert "hand the role over" in plain(window)
    assert window.shown == (EDITIONS[EditionId.ENGLISH], Rules(multicolour=Multicolour.WILD, perfect=True), True)


def test_choosing_the_tables_own_rules_is_following(window: RulebookWindow) -> None:
    english = EDITIONS[EditionId.ENGLISH]
    window.follow(english, english.rules, False)
    window.choosers.variants.perfect.click()
    assert not follows(window)
    window.choosers.variants.perfect.click()
    assert follows(window)


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


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_edition_can_be_read(window: RulebookWindow, edition: object) -> None:
    assert hasattr(edition, "id")
    choose_edition(window, edition.id)
    expected = compose(EDITIONS[edition.id], EDITIONS[edition.id].rules, EDITIONS[edition.id].master, source_text)
    for paragraph in expected.paragraphs:
        if paragraph.id != "hint":
            assert paragraph.text in plain(window).replace("\xa0", " ")


# Language


def choose_language(window: RulebookWindow, code: str) -> None:
    box = window.choosers.language
    box.setCurrentIndex(box.findData(code))
    box.activated.emit(box.currentIndex())


def test_it_is_read_in_any_language(window: RulebookWindow) -> None:
    assert [window.choosers.language.itemText(row) for row in range(4)] == [
        "English",
        "Norsk bokmål",
        "Svenska",
        "Deutsch",
    ]
    choose_language(window, "de")
    assert "Spielregeln" in plain(window)
    assert window.back.text() == "Back"
    assert QLocale().language() is QLocale.Language.English
    window.search.field.setText("hinweis")
    window.search.search()
    assert window.text.hits == plain(window).lower().count("hinweis") > 0
    choose_language(window, "sv")
    assert window.text.hits == 0
    assert "ledtråd" in plain(window)


def test_what_numbers_look_like_is_not_what_is_read(window: RulebookWindow) -> None:
    QLocale.setDefault(QLocale("de"))
    window.follow(*GERMAN_TABLE)
    assert window.language == "en"
    assert "hint" in plain(window)


def test_the_programs_language_changes_the_words_around(window: RulebookWindow, speak: Callable[[str], None]) -> None:
    speak("de")
    assert window.back.text() == "de back"
    assert "Spielregeln" in plain(window)
    choose_language(window, "sv")
    speak("en")
    assert window.back.text() == "en back"
    assert "Regler" in plain(window)
    choose_language(window, "en")
    speak("de")
    assert "Spielregeln" in plain(window)


# Pictures


def painted(image: QImage) -> int:
    """How many of some points of a picture are not empty."""
    points = [(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)]
    return sum(image.pixelColor(x, y).alpha() > 0 for x, y in points)


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_picture_is_painted(qtbot: QtBot, window: RulebookWindow, scheme: Scheme, edition: object) -> None:
    assert hasattr(edition, "rules")
    painter = PicturePainter(Look(theme_for(scheme, Contrast.HIGH), window))
    for picture in compose(EDITIONS[edition.id], edition.rules, True, source_text).pictures:  # type: ignore[attr-defined]
        size = picture_size(picture) * 10
        image = painter.image(picture, round(size.width()), round(size.height()), 1.5)
        assert image.devicePixelRatio() == 1.5
        assert image.width() == -(-round(size.width()) * 3 // 2)
        assert painted(image) > 60


def test_the_pictures_of_the_page_are_found(window: RulebookWindow) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    document = window.text.document()
    for name in ("cover", *(f"ornament-{n}" for n in range(17)), *(f"picture-{n}" for n in range(12))):
        picture = document.resource(kind, QUrl(name))
        assert isinstance(picture, QImage), name
        assert painted(picture)
    assert {picture.box for picture in window.document.pictures if hasattr(picture, "box")} == {
        BOXES[Kit.CLOCKS_AND_FUSES]
    }


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


# Paper


def test_the_pdf_has_pages_with_numbers_and_all_of_the_text(window: RulebookWindow, tmp_path: Path) -> None:
    window.follow(*GERMAN_TABLE)
    path = tmp_path / "rules.pdf"
    window.save_pdf(path)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-1.")
    assert data.rstrip().endswith(b"%%EOF")
    pages = len(re.findall(rb"/Type\s*/Page\b", data))
    assert pages > 4
    assert data.count(b"/Subtype /Image") > 8
    if not which("pdftotext"):
        return
    told = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True).stdout.decode()
    for number in range(1, pages + 1):
        assert f"{number} / {pages}" in told
    # Two letters may be one sign in print.
    words = "".join(normalize("NFKC", told).split())
    for paragraph in window.document.paragraphs:
        # A page may end within a paragraph.
        assert "".join(normalize("NFKC", paragraph.text).split())[:40] in words, paragraph.id


def test_a_folder_that_cannot_be_written_to_is_told(
    window: RulebookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "missing" / "rules.pdf"
    with pytest.raises(OSError, match="missing"):
        window.save_pdf(nowhere)
    told = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(nowhere), ""))
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    window.pdf_button.click()
    assert len(told) == 1
    assert "rules.pdf" in told[0]


def test_a_name_without_ending_becomes_a_pdf(
    window: RulebookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "rules"), ""))
    window.pdf_button.click()
    assert (tmp_path / "rules.pdf").is_file()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.pdf_button.click()
    assert [path.name for path in tmp_path.glob("*.pdf")] == ["rules.pdf"]


def test_printing_asks_first(window: RulebookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "printed.pdf"

    def accept(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFileName(str(path))
        return QPrintDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    window.print_button.click()
    assert path.read_bytes().startswith(b"%PDF-")


def test_printing_is_loaded_when_it_is_wanted() -> None:
    code = (
        "import sys; import hanabi_desktop.screens.rulebook.window;"
        "sys.exit('PySide6.QtPrintSupport' in sys.modules or 'hanabi_desktop.screens.rulebook.printing' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# Keyboard and screen reader


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
