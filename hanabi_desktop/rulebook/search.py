"""The search in a rulebook: where a phrase stands, what answers a question, and what a reader means most likely."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from math import log

from hanabi_desktop.rulebook.document import Document, Kind, synonyms, without_marks
from hanabi_desktop.wording.text import Text

_SMALL_WORDS = Text(
    "RulebookIndex",
    "a about after allowed am an and any are as at be been but by can could did do does during for from game get got "
    "had has have he how i if in is it let make many may me mean more much must my need no not of off on one or our out rule "
    "rules s she should so some someone t than that the them then there they this to up us was we what when where which "
    "who why will with would you your",
)
"""Words that are in every question and say nothing of what is asked."""
_WORD = re.compile(r"\w+")
_TYPED_AS_TWO = re.compile("(?<=[aou])e|(?<=a)a")
"""The second letter of ae, oe, ue and aa, typed for ä, ö, ü and å where a keyboard lacks them."""
_SHORTEST = 4
"""Minimum letters of a stem."""
_ENDING = re.compile("[adegilnrstu]{0,3}")
"""Endings of words in any of the languages."""
_TITLE, _INDEX, _TEXT = 2.0, 1.8, 1.0
"""Weights of a word in the title of a place, in its index entries, and in its text."""
_LIKENESS = 0.75
"""Minimum likeness of two words if one may be the other misspelled: 1 for the same word."""
_ENOUGH = 0.25
"""Minimum score of a result, as a share of the best one's."""


def occurrences(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where a word or its beginning stands in a text: from which letter on, and how many there.

    If it stands nowhere as it was typed, letters with and without marks are the same.
    """
    if not wanted.strip():
        return []
    return _find(_lower(text), _lower(wanted.strip())) or _find(_plain(text), _plain(wanted.strip()))


def _find(text: str, wanted: str) -> list[tuple[int, int]]:
    return [(match.start(), len(wanted)) for match in re.finditer(re.escape(wanted), text)]


def _lower(text: str) -> str:
    """In small letters, each where it was."""
    return "".join(low if len(low := letter.lower()) == 1 else letter for letter in text).replace("\u00a0", " ")


def _plain(text: str) -> str:
    return without_marks(_lower(text))


def words_in(text: str) -> Iterator[tuple[str, int, int]]:
    """The words of a text in small letters without marks, each with where it stands: its start and its length."""
    for match in _WORD.finditer(text):
        # Some letters are two in small letters, as ß is.
        plain = without_marks(match[0].casefold())
        yield _TYPED_AS_TWO.sub("", plain), match.start(), len(match[0])


class Concordance:
    """Where each word of a rulebook stands, so that questions are answered word by word, in any order."""

    def __init__(self, document: Document) -> None:
        """Reads the whole document once."""
        self._small = {word for word, *_ in words_in(_SMALL_WORDS.translated(document.language))}
        self._weights: dict[str, dict[str, float]] = {}
        """The weights of places, by word."""
        parts = ((section.id, *(each.id for each in section.paragraphs)) for section in document.sections)
        self._order = [place for part in parts for place in part]
        for section in document.sections:
            self._add(section.title, {section.id: _TITLE} | {each.id: _TEXT for each in section.paragraphs})
            for each in section.paragraphs:
                self._add(
                    " ".join(synonyms(each)), {place: _INDEX - n / 5 for n, place in enumerate(each.see) if each.words}
                )
                # The number of a step or a row of scores is none that is asked about.
                self._add(each.title.lstrip("0123456789–"), {each.id: _TITLE})
                self._add(f"{each.text} {each.picture.caption if each.picture else ''}", {each.id: _TEXT})

    def _add(self, text: str, weights: Mapping[str, float]) -> None:
        for word, *_ in words_in(text):
            known = self._weights.setdefault(word, {})
            known |= {place: max(weight, known.get(place, 0.0)) for place, weight in weights.items()}

    def ask(self, question: str) -> tuple[list[str], dict[str, int], bool]:
        """The places that hold most of the words of a question, the words of the book that were found, and whether guessed.

        Rare words count more, small ones not at all. Each word has the number of the one in the question that it is for.
        If the book has none of them, they are taken for the words that they are most like: that is guessed.
        """
        scores: dict[str, float] = defaultdict(float)
        held: dict[str, int] = defaultdict(int)
        found: dict[str, int] = {}
        asked = dict.fromkeys(word for word, *_ in words_in(question) if word not in self._small)
        forms_of = {word: self._forms(word) for word in asked}
        if guessed := not any(forms_of.values()):
            forms_of = {word: dict.fromkeys(self._like(word), 1.0) for word in asked}
        for number, forms in enumerate(forms_of.values()):
            here: dict[str, float] = {}
            for form, close in forms.items():
                for place, weight in self._weights[form].items():
                    here[place] = max(weight * close, here.get(place, 0.0))
            for place, weight in here.items():
                scores[place] += weight * log(1 + len(self._order) / len(here))
                held[place] += 1
            found |= dict.fromkeys(forms, number)
        total = {place: scores[place] * held[place] for place in self._order if place in scores}
        least = _ENOUGH * max(total.values(), default=0.0)
        return sorted((each for each in total if total[each] >= least), key=lambda each: -total[each]), found, guessed

    def _like(self, word: str) -> list[str]:
        """The words of the book that a misspelled one may be meant for: the nearest, and its other forms."""
        return [form for near in get_close_matches(word, self._weights, 1, _LIKENESS) for form in self._forms(near)]

    def _forms(self, word: str) -> dict[str, float]:
        """The words of the book that a word can stand for, and how close each is to it, up to 1."""
        begins = {known: 0.9 for known in self._weights if len(word) > 2 and known.startswith(word)}
        stems = _stems(word)
        others = {known: 0.7 for known in self._weights if not stems.isdisjoint(_stems(known))}
        return others | begins | {known: 1.0 for known in (word,) if known in self._weights}


def _stems(word: str) -> set[str]:
    """What a word may be without its ending."""
    shortest = max(_SHORTEST, len(word) - 3)
    return {word[:length] for length in range(shortest, len(word) + 1) if _ENDING.fullmatch(word, length)}


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
