"""The search in a rulebook: where a word stands, and which of these places a reader means most likely."""

import re
from collections.abc import Mapping, Sequence

from hanabi_desktop.rulebook.document import Document, Kind, synonyms, without_marks

_SHORTEST = 4
"""Letters that are left at least of a word that stands nowhere in the form in which it was typed."""
_ENDING = 2
"""Letters that an ending has at most."""


def occurrences(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where a word or its beginning stands in a text: from which letter on, and how many there.

    If it stands nowhere as it was typed, letters with and without marks are the same.
    """
    if not wanted.strip():
        return []
    return _find(_lower(text), _lower(wanted.strip())) or _find(_plain(text), _plain(wanted.strip()))


def with_another_ending(text: str, wanted: str) -> list[tuple[int, int]]:
    """The same where the word begins so, but ends otherwise."""
    plain, letters = _plain(text), _plain(wanted.strip())
    shortest = max(_SHORTEST, len(letters) - _ENDING)
    tried = (_find(plain, letters[:length]) for length in range(len(letters) - 1, shortest - 1, -1))
    return next(filter(None, tried), [])


def _find(text: str, wanted: str) -> list[tuple[int, int]]:
    return [(match.start(), len(wanted)) for match in re.finditer(re.escape(wanted), text)]


def _lower(text: str) -> str:
    """In small letters, each where it was."""
    return "".join(low if len(low := letter.lower()) == 1 else letter for letter in text).replace("\u00a0", " ")


def _plain(text: str) -> str:
    return without_marks(_lower(text))


def ranked(document: Document, wanted: str, told: Mapping[str, Sequence[bool]]) -> list[str]:
    """The places where a word stands, or what it means, the one that is meant most likely first.

    `told` has for each place where it stands whether a word begins there, once for each time. What a title or the index
    calls so comes first, chapters before paragraphs; then the places in which it stands most often, and last the index.
    """
    meant = document.look_up(wanted)
    order = [*told, *(place for place in meant if place not in told)]
    chapters = {section.id: section.title for section in document.sections}
    titles = chapters | {paragraph.id: paragraph.title for paragraph in document.paragraphs}
    entries = [paragraph for paragraph in document.paragraphs if paragraph.kind is Kind.ENTRY]
    index, word = {entry.id for entry in entries}, wanted.strip().casefold()
    defined = {place for entry in entries if word == entry.text.casefold() for place in entry.see}
    known = any(word in synonyms(entry) for entry in entries)

    def key(place: str) -> tuple[int, ...]:
        title, begins = _title_rank(titles.get(place, ""), wanted), told.get(place, ())
        among_meant = meant.index(place) if place in meant else len(meant)
        # The first of these that holds is what counts.
        sorts = (
            title == 0 and place in chapters,
            place in defined,
            title is not None and place in chapters,
            title == 0,
            known and place in meant and bool(begins),
            known and place in meant,
            title is not None,
            place in meant,
            any(begins),
        )
        sort = len(sorts) + 1 if place in index else (*sorts, True).index(True)
        by_title = title if title is not None and place not in defined else 0
        often = -len(begins) if sort >= len(sorts) - 1 else 0
        return sort, by_title, among_meant, often, order.index(place)

    return sorted(order, key=key)


def _title_rank(title: str, wanted: str) -> int | None:
    """0 if this is the title, 1 if the title begins so, 2 if one of its words does; None if none does."""
    plain, letters = _plain(title).strip(" .:!?"), _plain(wanted.strip())
    if not letters or not re.search(rf"\b{re.escape(letters)}", plain):
        return None
    return 0 if plain == letters else 1 if plain.startswith(letters) else 2
