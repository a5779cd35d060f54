"""The messages of a language, each with the line of the program that says it, and where the rulebooks say it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path

import source_texts
import ts_files

import hanabi_desktop
from hanabi_desktop.rulebook import Document, compose
from hanabi_desktop.rules import EDITIONS, Edition, Rules
from hanabi_desktop.wording.text import Translation

PACKAGE = Path(hanabi_desktop.__file__).parent
TRANSLATIONS = PACKAGE.parent / "translations"

Key = tuple[str, str, str]
"""What Qt looks a text up by: the context, the source text and the comment."""


@dataclass(frozen=True)
class Message:
    """One message as it stands in a language."""

    key: Key
    forms: tuple[str, ...]
    """The translation; one for each plural form. The source text itself in English, where nothing is counted."""
    remark: str
    where: str
    """The file and line of the program."""

    @property
    def context(self) -> str:
        """What part of the program it belongs to."""
        return self.key[0]

    @property
    def source(self) -> str:
        """The English text in the program."""
        return self.key[1]


@cache
def _texts() -> Sequence[source_texts.SourceText]:
    texts, mistakes = source_texts.scan_package(PACKAGE)
    assert not mistakes, mistakes
    return texts


@cache
def messages_of(language: str) -> Sequence[Message]:
    """All messages in the order of their contexts."""
    translated = {
        (message.context, message.text, message.comment): message.forms
        for message in ts_files.read(TRANSLATIONS / f"hanabi_{language}.ts")
    }
    found = []
    for text in _texts():
        key = (text.context, text.text, text.comment)
        found.append(Message(key, translated.get(key, (text.text,)), text.remark, text.where))
    return found


# In the rulebooks: every edition, with and without a master, with each variant it knows

_MARK = re.compile("\ue000(\\d+)\ue001")
"""Goes before each message in a book that is composed to find them; from the area of signs that mean nothing."""


@dataclass(frozen=True)
class Passage:
    """A message as it stands composed, with its neighbours."""

    book: str
    paragraph: str
    text: str


def passages(language: str) -> dict[Key, Passage]:
    """The first place of each message that any rulebook says."""
    translation, numbers = Translation(TRANSLATIONS, language), dict[Key, int]()

    def marked(context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
        """The text, with a mark before it that says which message it is."""
        number = numbers.setdefault((context, text, comment), len(numbers))
        return f"\ue000{number}\ue001{translation(context, text, comment, n=n, **fields)}"

    found: dict[Key, Passage] = {}
    for book, edition, rules, master in books():
        for place, text in _passages(compose(edition, rules, master, marked)):
            plain, keys = _MARK.sub("", text), list(numbers)
            for number in _MARK.findall(text):
                found.setdefault(keys[int(number)], Passage(book, place, plain))
    return found


def books() -> Iterator[tuple[str, Edition, Rules, bool]]:
    """Every rulebook that says something of its own: its name, and what it is composed from."""
    for edition in EDITIONS.values():
        for master in (edition.master, not edition.master):
            name = f"{edition.id}, {'with' if master else 'without'} a master"
            yield name, edition, edition.rules, master
            for switch in edition.choices:
                for value in edition.offered(switch):
                    yield f"{name}, {switch} {value}", edition, edition.rules_with({switch: value}), master
            for one, other in combinations(edition.choices, 2):
                both = {switch: edition.offered(switch)[-1] for switch in (one, other)}
                yield f"{name}, {both}", edition, edition.rules_with(both), master


def _passages(book: Document) -> Iterator[tuple[str, str]]:
    yield "title", f"{book.title}\n{book.subtitle}"
    for section in book.sections:
        yield section.id, section.title
        for paragraph in section.paragraphs:
            caption = paragraph.picture.caption if paragraph.picture else ""
            yield paragraph.id, "\n".join(filter(None, (paragraph.title, paragraph.mark, paragraph.text, caption)))
