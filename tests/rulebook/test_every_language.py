"""What a whole rulebook says, and does not say, in every language: its own words, true numbers, story and examples."""

import re
from collections.abc import Iterable

from hanabi_desktop.rulebook import Document, Kind, Paragraph
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour
from tests.each import each
from tests.rulebook import test_facts_in_every_language as facts
from tests.rulebook.books import everything, rulebook, says, text, told

KINDS = "variants-multicolour-10 variants-multicolour-5 variants-multicolour-wild"
NORDIC = "variants-multicolour-5 variants-perfect variants-choreography"
OWN = {
    facts.ENGLISH: f"discard-aloud variants-perfect {KINDS}",
    facts.ONLINE: "turn-click variants-none",
    **dict.fromkeys(facts.NORDIC, NORDIC),
    facts.GERMAN: f"master-announce variants-difficulty {KINDS}",
    facts.HOUSE: f"variants-perfect variants-choreography variants-difficulty variants-empty-hints {KINDS}",
}
"""The paragraphs of variants that each edition offers, and those that only one of them has."""


@each("code", facts.LANGUAGES)
@each("edition", EditionId)
def test_each_edition_offers_its_own_variants_and_says_what_no_other_does(code: str, edition: EditionId) -> None:
    document = rulebook(code, edition)
    assert {name for name in " ".join(OWN.values()).split() if document.paragraph(name)} == {*OWN[edition].split()}


@each("code", facts.LANGUAGES)
def test_a_german_game_with_two_storms_and_nine_tiles_says_two_and_nine(code: str) -> None:
    document = rulebook(code, facts.GERMAN, mistakes=2, clocks=9)
    assert says(text(document, "box-fuses"), r"\b2\b")
    assert says(text(document, "box-clocks"), r"\b9\b")
    assert says(text(document, "end-mistakes"), facts.spoken(facts.SECOND, code))
    assert says(text(document, "glance-clocks"), r"\b9\b")
    told = everything(document)
    assert not says(told, facts.spoken(facts.THIRD, code))
    assert not says(told, rf"\b8\b.{{0,20}}{facts.spoken(facts.HINT_TILE, code)}")
    assert not says(told, rf"\b3\b.{{0,20}}{facts.spoken(facts.STORM, code)}")
    assert (document.paragraph("variants-difficulty") or document.paragraphs[0]).mark


@each("code", facts.LANGUAGES[1:])
@each("edition", EditionId)
def test_no_paragraph_is_left_in_english_and_no_figure_is_lost(code: str, edition: EditionId) -> None:
    every = {"multicolour": Multicolour.FIVE, "choreography": True, "clocks": 9}
    for switches in ({}, facts.TEN, facts.WILD, facts.FIVE | {"perfect": True}, every):
        english, other = (rulebook(each, edition, True, **switches) for each in ("en", code))
        assert [each.id for each in told(english)] == [each.id for each in told(other)]
        assert not re.search(r"[{}]|%n", everything(other))
        for one, two in zip(told(english), told(other), strict=True):
            assert one.text != two.text or not re.search(r"\w\w \w\w", one.text), one.id
            # Small numbers may be words in one language and figures in another.
            assert large_figures(one.text) == large_figures(two.text), one.id


def large_figures(said: str) -> list[int]:
    return sorted(number for number in map(int, re.findall(r"\d+", said)) if number > 12)


# What a printed rulebook has besides its rules

HANABI = "flower of fire / blomst av ild / blomma av eld / blume aus feuer"
GODS = r"\bgods\b / gudene / gudarna / götter"


@each("code", facts.LANGUAGES)
@each("edition", EditionId)
def test_the_storm_comes_from_angry_gods_where_there_is_a_storm(code: str, edition: EditionId) -> None:
    document = rulebook(code, edition)
    assert says(text(document, "story-name"), facts.spoken(HANABI, code))
    assert says(everything(document), facts.spoken(GODS, code)) is (edition is facts.GERMAN)
    assert bool(document.paragraph("story-storm")) is (edition is facts.GERMAN)


@each("code", facts.LANGUAGES)
def test_hints_are_spoken_as_the_table_allows_them(code: str) -> None:
    for edition in EditionId:
        plain = rulebook(code, edition)
        assert plain.paragraph("hint-spoken-colour")
        assert plain.paragraph("hint-spoken-value")
        assert bool(plain.paragraph("hint-spoken-none")) is EDITIONS[edition].rules.empty_hints
        assert not plain.paragraph("hint-spoken-wild")
        assert not plain.paragraph("hint-spoken-multicolour")
    for kind in Multicolour:
        document = rulebook(code, facts.HOUSE, multicolour=kind)
        ordinary = kind in (Multicolour.TEN, Multicolour.FIVE)
        assert bool(document.paragraph("hint-spoken-multicolour")) is ordinary
        assert bool(document.paragraph("hint-spoken-wild")) is (kind is Multicolour.WILD)


@each("code", facts.LANGUAGES)
@each("edition", EditionId)
def test_the_scale_shows_what_a_sixth_suit_would_give_where_one_could_be_played(code: str, edition: EditionId) -> None:
    five, six = rulebook(code, edition), rulebook(code, edition, multicolour=Multicolour.TEN)
    assert bool(five.paragraph("score-six")) is (edition is not facts.ONLINE)
    if edition not in (facts.NORWEGIAN, facts.SWEDISH):
        # Only these two print anything above 25.
        assert five.paragraph("score-six") == six.paragraph("score-six")
        assert not five.paragraph("score-six-legendary")
        assert not six.paragraph("score-divine")
        for document in (five, six) if edition is not facts.ONLINE else ():
            rows = [each.text for each in document.paragraphs if each.kind is Kind.ROW and each.id.startswith("score")]
            assert len(set(rows)) == len(rows)
            assert says(text(document, "score-six"), r"25.*\b30\b")
            assert says(text(document, "score-six"), facts.spoken(facts.OURS, code))
    else:
        assert six.paragraph("score-six") is None
        assert says(text(five, "score-six-legendary"), "25–29")
        assert says(text(five, "score-six-divine"), r"\b30\b")
        assert (five.paragraph("score-six-divine") or five.paragraphs[0]).text == (
            six.paragraph("score-divine") or six.paragraphs[0]
        ).text


@each("code", facts.LANGUAGES)
def test_only_with_a_master_may_something_be_announced(code: str) -> None:
    for edition in facts.ALL:
        assert says(text(rulebook(code, edition, True), "talk-master"), facts.spoken(facts.MASTER, code))
        assert rulebook(code, edition, False).paragraph("talk-master") is None


@each("code", facts.LANGUAGES)
def test_without_its_master_the_german_edition_still_lets_the_oldest_begin(code: str) -> None:
    document = rulebook(code, facts.GERMAN, False)
    assert says(text(document, "glance-starter"), facts.spoken(facts.OLDEST, code))
    assert says(text(document, "variants-master"), facts.spoken(facts.OURS, code))


@each("code", facts.LANGUAGES)
@each("edition", EditionId)
def test_what_no_book_says_is_marked_as_our_own_ruling(code: str, edition: EditionId) -> None:
    ours, perfect = facts.spoken(facts.OURS, code), rulebook(code, edition, perfect=True)
    for document in (rulebook(code, edition), perfect):
        # Only the German book says 0, and the house rules are all our own.
        assert says(text(document, "score-lost"), ours) is (edition not in (facts.GERMAN, facts.HOUSE))
    assert says(text(perfect, "end-no-action"), ours)
    if "variants-perfect" in OWN[edition]:
        assert says(text(rulebook(code, edition), "variants-perfect"), ours)
    named = rulebook(code, edition, choreography=True, multicolour=Multicolour.FIVE)
    for paragraph in ("play-naming-misfit", "play-naming-multicolour"):
        assert says(text(named, paragraph), ours)


@each("code", facts.LANGUAGES)
def test_one_token_is_spoken_of_as_one(code: str) -> None:
    several = {
        "en": "tokens|tiles",
        "nb": "brikkene|brikker|sjetonge(ne|r)|alle",
        "sv": "markerna|brickorna|brickor|alla",
        "de": r"\bdie\b.*plättchen (zeig|lieg)|legt die|mit 1|chips",
    }[code]
    for edition, fuse in ((facts.GERMAN, facts.STORM), (facts.NORWEGIAN, None)):
        document = rulebook(code, edition, mistakes=1, clocks=1)
        for paragraph in ("box-clocks", "box-fuses", "glance-clocks"):
            found = document.paragraph(paragraph)
            assert found is not None
            assert not says(found.text, several), found.text
        if fuse:
            assert says(text(document, "glance-fuses"), facts.spoken(fuse, code))
    for edition, word in ((facts.ENGLISH, facts.CLOCK), (facts.NORWEGIAN, facts.BLUE), (facts.GERMAN, facts.HINT_TILE)):
        assert says(text(rulebook(code, edition, clocks=1), "box-clocks"), facts.spoken(word, code))


@each("code", facts.LANGUAGES)
def test_a_blind_discard_is_no_disaster(code: str) -> None:
    blind = text(rulebook(code, facts.HOUSE), "advice-blind")
    assert says(blind, r"\b5s\b|femmerne|femmorna|fünfen")
    five = text(rulebook(code, facts.HOUSE, multicolour=Multicolour.FIVE), "advice-blind")
    assert says(five, "multicolour|flerfarg|flerfärg|bunt")


# How long it is

WORDS, GLANCE_WORDS, LEAFLET_WORDS, COMPANY_WORDS = 2000, 400, 360, 460
"""The most that anybody should have to read, in each language."""


def words(paragraphs: Iterable[Paragraph]) -> int:
    """How many words there are to read: all with a letter or a figure in it."""
    read = (f"{each.title} {each.text} {each.picture.caption if each.picture else ''}" for each in paragraphs)
    return sum(bool(re.search(r"\w", word)) for one in read for word in one.split())


def book_words(document: Document) -> int:
    """Those of all chapters; the index and the leaflets are none."""
    chapters = [section for section in document.sections if section.id not in ("index", "screen", "company")]
    titles = sum(len(chapter.title.split()) for chapter in chapters)
    return titles + words(paragraph for chapter in chapters for paragraph in chapter.paragraphs)


@each("code", facts.LANGUAGES)
@each("edition", EditionId)
def test_the_book_of_a_usual_game_is_short_and_its_first_page_shorter(code: str, edition: EditionId) -> None:
    document = rulebook(code, edition)
    assert WORDS * 0.7 < book_words(document) <= WORDS
    glance = document.sections[0]
    assert words(glance.paragraphs) + len(glance.title.split()) <= GLANCE_WORDS


@each("code", facts.LANGUAGES)
def test_no_book_is_long(code: str) -> None:
    longest = rulebook(code, facts.HOUSE, True, clocks=12, choreography=True)
    assert book_words(longest) <= WORDS


@each("code", facts.LANGUAGES)
def test_the_leaflets_are_short(code: str) -> None:
    for switches in ({}, {"empty_hints": True, "choreography": True}):
        for master in (False, True):
            document = rulebook(code, facts.HOUSE, master, **switches)
            for leaflet, most in zip(document.sections[-2:], (LEAFLET_WORDS, COMPANY_WORDS), strict=True):
                assert words(leaflet.paragraphs) + len(leaflet.title.split()) <= most
