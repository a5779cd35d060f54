"""The rulebook on paper."""

import re
import subprocess
from pathlib import Path
from shutil import which
from unicodedata import normalize

import pytest
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog

from hanabi_desktop.rules import edition_in
from hanabi_desktop.screens.rulebook.printing import laid_out, pages, set_up_page
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.widgets.language import LANGUAGES
from tests.each import each
from tests.input import Answer, answering
from tests.rulebook.books import rulebook
from tests.screens.rulebook.reading import GERMAN_TABLE


def test_the_pdf_replaces_no_file_unasked_and_has_numbered_pages_all_of_the_text_and_an_index(
    window: RulebookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.follow(*GERMAN_TABLE)
    path = tmp_path / "rules.pdf"
    path.write_text("mine")
    names = iter([str(tmp_path / "rules"), "", str(tmp_path / "rules")])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(names), ""))

    def answer(label: str) -> Answer:
        def push(box: MessageSheet) -> None:
            assert "rules.pdf already exists" in box.text.text()
            next(button for button in box.buttons.buttons() if button.text().replace("&", "") == label).click()

        return push

    with answering(answer("No")):
        window.pdf_button.click()
    assert path.read_text() == "mine"
    with answering(answer("Replace")):
        window.pdf_button.click()
    data = path.read_bytes()
    assert data.startswith(b"%PDF-1.")
    assert data.rstrip().endswith(b"%%EOF")
    count = len(re.findall(rb"/Type\s*/Page\b", data))
    assert count > 4
    assert data.count(b"/Subtype /Image") > 8
    if not which("pdftotext"):
        pytest.skip("nothing reads a PDF file here")
    told = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True).stdout.decode()
    for number in range(1, count + 1):
        assert f"{number} / {count}" in told
    # Two letters may be one sign in print, and a page may end within a paragraph.
    words = "".join(normalize("NFKC", told).split())
    for paragraph in window.document.paragraphs:
        assert "".join(normalize("NFKC", paragraph.text).split())[:40] in words, paragraph.id
    sheets = told.split("\f")
    title = window.document.title_of("master")
    first = next(number for number, page in enumerate(sheets, 1) if re.search(rf"^ *{title}$", page, re.MULTILINE))
    index = next(page for page in reversed(sheets) if "Passing" in page)
    assert re.search(rf"Master\W+{first}\b", index)
    assert "000" not in index


@each("code", LANGUAGES)
def test_at_a_glance_is_two_pages_each_leaflet_is_one_and_no_table_is_torn(window: RulebookWindow, code: str) -> None:
    edition = edition_in(code)
    writer = QPdfWriter(QBuffer())
    set_up_page(writer)
    paper = laid_out(rulebook(code, edition.id), writer, window.font().family())
    layout, height = paper.documentLayout(), paper.pageSize().height()
    tables = [layout.frameBoundingRect(frame) for frame in paper.rootFrame().childFrames()]
    assert len(tables) > 5
    assert [table for table in tables if table.top() // height != (table.bottom() - 1) // height] == []
    begins = pages(paper)
    assert (begins["screen"], begins["company"]) == (paper.pageCount() - 1, paper.pageCount())
    assert (begins["glance"], begins["glance-table"], begins["glance-deck-empty"]) == (1, 1, 2)


def test_a_read_only_folder_is_told(window: RulebookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "missing" / "rules.pdf"), ""))
    monkeypatch.setattr(MessageSheet, "exec", lambda box: told.append(box.text.text()))
    window.pdf_button.click()
    assert len(told) == 1
    assert "rules.pdf" in told[0]


def test_printing_asks_first(window: RulebookWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "printed.pdf"

    def accept(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFileName(str(path))
        return QPrintDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    window.print_button.click()
    assert path.read_bytes().startswith(b"%PDF-")
