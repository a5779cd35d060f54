"""What a whole rulebook says, and does not say, in every language."""

import re

from hanabi_desktop.rules import EditionId, Multicolour
from tests.each import each
from tests.rulebook.books import everything, rulebook, says, text, told
from tests.rulebook.test_facts_in_every_language import (
    BLUE,
    CLOCK,
    ENGLISH,
    GERMAN,
    HINT_TILE,
    HOUSE,
    LANGUAGES,
    LAST_ROUND,
    NORWEGIAN,
    ONLINE,
    SECOND,
    STORM,
    SWEDISH,
    THIRD,
)

OFFERED = {
    ENGLISH: {"multicolour-10", "multicolour-5", "multicolour-wild", "perfect"},
    ONLINE: set(),
    NORWEGIAN: {"multicolour-5", "perfect", "choreography"},
    SWEDISH: {"multicolour-5", "perfect", "choreography"},
    GERMAN: {"multicolour-10", "multicolour-5", "multicolour-wild", "difficulty"},
    HOUSE: {
        "multicolour-10",
        "multicolour-5",
        "multicolour-wild",
        "perfect",
        "choreography",
        "difficulty",
        "empty-hints",
    },
}


@each("code", LANGUAGES)
@each("edition", EditionId)
def test_each_edition_offers_its_own_variants(code: str, edition: EditionId) -> None:
    known = set().union(*OFFERED.values())
    document = rulebook(code, edition)
    assert {name for name in known if document.paragraph(f"variants-{name}")} == OFFERED[edition]


@each("code", LANGUAGES)
def test_a_german_game_with_two_storms_and_nine_tiles_says_two_and_nine(code: str) -> None:
    document, language = rulebook(code, GERMAN, mistakes=2, clocks=9), LANGUAGES.index(code)
    assert says(text(document, "box-fuses"), r"\b2\b")
    assert says(text(document, "box-clocks"), r"\b9\b")
    assert says(text(document, "end-mistakes"), SECOND[language])
    assert text(document, "glance-clocks").endswith(" 9 ")
    told = everything(document)
    assert not says(told, THIRD[language])
    assert not says(told, rf"\b8\b.{{0,20}}{HINT_TILE[language]}")
    assert not says(told, rf"\b3\b.{{0,20}}{STORM[language]}")
    assert (document.paragraph("variants-difficulty") or document.paragraphs[0]).mark


@each("code", LANGUAGES)
@each("edition", EditionId)
def test_under_perfect_the_last_round_is_gone(code: str, edition: EditionId) -> None:
    document = rulebook(code, edition, perfect=True)
    assert not says(everything(document), LAST_ROUND[LANGUAGES.index(code)])
    for absent in ("end-last-round", "end-hopeless", "score-sum", "score-wonderful", "fireworks-dead"):
        assert document.paragraph(absent) is None
    assert document.paragraph("end-empty-deck")
    assert says(everything(rulebook(code, edition)), LAST_ROUND[LANGUAGES.index(code)])


@each("code", LANGUAGES)
@each("edition", EditionId)
def test_each_box_keeps_to_its_own_words(code: str, edition: EditionId) -> None:
    language = LANGUAGES.index(code)
    own = {NORWEGIAN: BLUE, SWEDISH: BLUE, GERMAN: HINT_TILE}.get(edition, CLOCK)
    told = everything(rulebook(code, edition))
    for words in (CLOCK, BLUE, HINT_TILE):
        assert says(told, words[language]) is (words is own), words[language]


@each("code", LANGUAGES[1:])
@each("edition", EditionId)
def test_no_paragraph_is_left_in_english(code: str, edition: EditionId) -> None:
    switches = {"multicolour": Multicolour.FIVE, "choreography": True, "clocks": 9}
    english, other = (rulebook(each, edition, True, **switches) for each in ("en", code))
    assert [each.id for each in told(english)] == [each.id for each in told(other)]
    for one, two in zip(told(english), told(other), strict=True):
        assert one.text != two.text or not re.search(r"\w\w \w\w", one.text), one.id
