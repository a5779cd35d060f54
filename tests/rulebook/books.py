"""Rulebooks to test: of every edition, under any rules."""

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.rulebook import Document, Kind, Paragraph, compose, source_text
from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.wording.text import Translate
from tests.strategies import any_rules


def book(
    edition: EditionId, master: bool | None = None, translate: Translate = source_text, **switches: Any
) -> Document:
    """The English rulebook of an edition's basic game with some switches set."""
    facts = EDITIONS[edition]
    rules = replace(facts.rules, **switches)
    return compose(facts, rules, facts.master if master is None else master, translate)


def text(document: Document, paragraph: str) -> str:
    """A paragraph in full; it has to be there."""
    found = document.paragraph(paragraph)
    assert found is not None, f"there is no {paragraph}"
    return " ".join((found.title, found.text, found.picture.caption if found.picture else ""))


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
