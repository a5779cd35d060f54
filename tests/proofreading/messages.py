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
from hanabi_desktop.compat import override
from hanabi_desktop.rulebook import Document, Translation, compose
from hanabi_desktop.rules import EDITIONS, Edition, Rules

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


class Marking(Translation):
    """A language that says before each message which one it is."""

    def __init__(self, code: str) -> None:
        """Reads the compiled translations of the language."""
        super().__init__(TRANSLATIONS, code)
        self.keys: list[Key] = []
        self._numbers: dict[Key, int] = {}

    @override
    def __call__(self, context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
        """The text, marked."""
        key = (context, text, comment)
        if key not in self._numbers:
            self._numbers[key] = len(self.keys)
            self.keys.append(key)
        return f"\ue000{self._numbers[key]}\ue001{super().__call__(context, text, comment, n=n, **fields)}"


def passages(language: str) -> dict[Key, Passage]:
    """The first place of each message that any rulebook says."""
    marking = Marking(language)
    found: dict[Key, Passage] = {}
    for book, edition, rules, master in books():
        for place, text in _passages(compose(edition, rules, master, marking)):
            plain = _MARK.sub("", text)
            for number in _MARK.findall(text):
                found.setdefault(marking.keys[int(number)], Passage(book, place, plain))
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
