"""Where the rulebooks say a message: every edition, with and without a master, with each variant it knows."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from typing_extensions import override

from hanabi_desktop.rulebook import Document, Translation, compose
from hanabi_desktop.rules import EDITIONS, Edition, Rules
from tests.proofreading.messages import TRANSLATIONS, Key

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
    def __call__(self, context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
        """The text, marked."""
        key = (context, text, disambiguation)
        if key not in self._numbers:
            self._numbers[key] = len(self.keys)
            self.keys.append(key)
        return f"\ue000{self._numbers[key]}\ue001{super().__call__(context, text, disambiguation, n)}"


def passages(language: str) -> dict[Key, Passage]:
    """The first place of each message that any rulebook says."""
    marking = Marking(language)
    found: dict[Key, Passage] = {}
    for book, edition, rules, master in _books():
        for place, text in _texts(compose(edition, rules, master, marking)):
            plain = _MARK.sub("", text)
            for number in _MARK.findall(text):
                found.setdefault(marking.keys[int(number)], Passage(book, place, plain))
    return found


def _books() -> Iterator[tuple[str, Edition, Rules, bool]]:
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


def _texts(book: Document) -> Iterator[tuple[str, str]]:
    yield "title", f"{book.title}\n{book.subtitle}"
    for section in book.sections:
        yield section.id, section.title
        for paragraph in section.paragraphs:
            caption = paragraph.picture.caption if paragraph.picture else ""
            yield paragraph.id, "\n".join(filter(None, (paragraph.title, paragraph.mark, paragraph.text, caption)))
