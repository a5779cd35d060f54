"""Rulebooks to test: of every edition, under any rules, in every language."""

import re
from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.paths import translations
from hanabi_desktop.rulebook import Document, Kind, Paragraph, compose
from hanabi_desktop.rulebook.pictures import Picture
from hanabi_desktop.rules import EDITIONS, Edition, EditionId, Rules
from hanabi_desktop.wording.text import Translation
from tests.strategies import any_rules


def source_text(_context: str, text: str, _comment: str = "", /, *, n: int = -1, **fields: object) -> str:
    """The text as it stands in the program."""
    text = text.replace("%n", str(n)) if n >= 0 else text
    return text.format(**fields) if fields else text


def book(edition: EditionId, master: bool | None = None, translate: Any = source_text, **switches: Any) -> Document:
    """The English rulebook of an edition's basic game with some switches set."""
    facts = EDITIONS[edition]
    return _composed(facts, replace(facts.rules, **switches), facts.master if master is None else master, translate)


@cache
def _composed(edition: Edition, rules: Rules, master: bool, translate: Any) -> Document:
    return compose(edition, rules, master, translate)


@cache
def translation(code: str) -> Translation:
    """A language as the program ships it."""
    found = Translation(translations(), code)
    assert found.found or code == "en"
    return found


def rulebook(code: str, edition: EditionId, master: bool | None = None, **switches: Any) -> Document:
    """The same as `book`, in a language."""
    return book(edition, master, translation(code), **switches)


def says(told: str, pattern: str) -> bool:
    """Whether a pattern stands in a text, in capital or small letters."""
    return re.search(pattern, told, re.IGNORECASE) is not None


def text(document: Document, paragraph: str) -> str:
    """A paragraph in full; it has to be there."""
    found = document.paragraph(paragraph)
    assert found is not None, f"there is no {paragraph}"
    return " ".join((found.title, found.text, found.picture.caption if found.picture else ""))


def pictures(document: Document) -> list[Picture]:
    """All pictures in reading order."""
    return [paragraph.picture for paragraph in document.paragraphs if paragraph.picture]


def told(document: Document) -> tuple[Paragraph, ...]:
    """All paragraphs but those of the index, whose order is that of each language's alphabet."""
    return tuple(paragraph for paragraph in document.paragraphs if paragraph.kind is not Kind.ENTRY)


def everything(document: Document) -> str:
    """All that the rulebook says."""
    parts = [document.title, document.subtitle]
    for section in document.sections:
        parts.append(section.title)
        parts += [text(document, paragraph.id) for paragraph in section.paragraphs]
    return "\n".join(parts)


all_rules = any_rules()
all_editions = st.sampled_from(list(EDITIONS.values()))
