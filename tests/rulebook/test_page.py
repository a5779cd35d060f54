"""The document as a page, and read in other languages."""

import re
from html import unescape
from pathlib import Path

import qt_tools

from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rulebook import Document, compose
from hanabi_desktop.rulebook.page import PageStyle, page
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour
from hanabi_desktop.wording.text import Translation
from hanabi_desktop.wording.typography import bind_figures
from tests.rulebook.books import book, pictures, source_text


def written(document: Document, *, links: bool = True) -> str:
    return page(document, PageStyle.of(theme_for(Scheme.LIGHT), 11, links=links), 10).html


def test_every_place_is_an_anchor_and_every_link_leads_to_one() -> None:
    document = book(EditionId.GERMAN, multicolour=Multicolour.WILD)
    html = written(document)
    anchors = re.findall(r'<a name="([^"]+)">', html)
    assert len(anchors) == len(set(anchors))
    wanted = {section.id for section in document.sections} | {paragraph.id for paragraph in document.paragraphs}
    assert set(anchors) == wanted
    links = re.findall(r'href="#([^"]+)"', html)
    assert links
    assert set(links) <= wanted
    assert html.count('src="picture-') == len(pictures(document))
    plain = unescape(re.sub(r"<[^>]+>", "", html))
    for paragraph in document.paragraphs:
        assert bind_figures(paragraph.text) in plain
        assert paragraph.mark in plain


def test_a_page_is_set_with_care() -> None:
    html = written(book(EditionId.ENGLISH))
    assert "The last round.</b> " in html
    assert "25\u00a0points" in html
    assert "25 points" not in html.split("alt=")[0]
    # A picture stands below its own item.
    mistake, complete = (html.index(f'name="end-{name}"') for name in ("mistakes", "complete"))
    assert 'src="picture-' in html[mistake:complete]
    assert "href" not in written(book(EditionId.ENGLISH), links=False)


def test_what_is_written_is_not_markup() -> None:
    def hostile(context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
        return f"<u>&{source_text(context, text, comment, n=n, **fields)}"

    facts = EDITIONS[EditionId.ENGLISH]
    html = written(compose(facts, facts.rules, False, hostile))
    assert "&lt;u&gt;&amp;" in html
    assert "<u>" not in html


def test_a_language_is_read_beside_the_programs_own(tmp_path: Path) -> None:
    (tmp_path / "hanabi_xx.ts").write_text(
        """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de">
        <context><name>Rulebook</name>
        <message><source>Variants</source><translation>Varianten</translation></message>
        <message numerus="yes"><source>%n cards</source><translation>
        <numerusform>%n Karte</numerusform><numerusform>%n Karten</numerusform></translation></message>
        <message><source>Open</source><comment>door</comment><translation>Auf</translation></message>
        </context></TS>""",
        encoding="utf-8",
    )
    qt_tools.compile_all(tmp_path)
    german = Translation(tmp_path, "xx")
    assert german.found
    assert german("Rulebook", "Variants") == "Varianten"
    assert german("Rulebook", "%n cards", n=1) == "1 Karte"
    assert german("Rulebook", "%n cards", n=20) == "20 Karten"
    assert german("Rulebook", "Open", "door") == "Auf"
    assert german("Rulebook", "Not there") == "Not there"
    assert german("Rulebook", "%n not there", n=3) == "3 not there"
    missing = Translation(tmp_path, "yy")
    assert not missing.found
    assert missing("Rulebook", "%n cards", n=2) == "2 cards"
