"""Every cell of the table of editions, and every variant, in each language: stated, and not its opposite.

`test_editions.py` says the same of English, paragraph by paragraph. Here each fact is looked for in a translator's own
words: what has to be there, and what would be another edition's.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from hanabi_desktop.paths import translations
from hanabi_desktop.rulebook import Translation
from hanabi_desktop.rulebook.places import paragraph_of
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour, Refusal
from tests.rulebook.books import book, everything, text

ENGLISH, ONLINE = EditionId.ENGLISH, EditionId.ONLINE
NORWEGIAN, SWEDISH, GERMAN, HOUSE = EditionId.NORWEGIAN, EditionId.SWEDISH, EditionId.GERMAN, EditionId.HOUSE
NORDIC = (NORWEGIAN, SWEDISH)
BOTH_ENGLISH = (ENGLISH, ONLINE)

Words = Mapping[str, str]
"""For each language, words that stand in the paragraph; several are separated by a bar."""


@cache
def spoken(language: str) -> Translation:
    """The shipped translation."""
    found = Translation(translations(), language)
    assert found.found
    return found


def words(en: str, nb: str, sv: str, de: str) -> Words:
    return {"en": en, "nb": nb, "sv": sv, "de": de}


NOTHING = words("", "", "", "")
SIXTY = words("60 cards", "60 kort", "60 kort", "60 Karten")
FIFTY_FIVE = words("55 cards", "55 kort", "55 kort", "55 Karten")
CLOCKS = words("8 blue clock tokens", "8 blå klokkebrikker", "8 blå klockmarker", "8 blauen Uhr-Plättchen")
BLUE = words("8 blue tokens", "8 blå sjetonger", "8 blå marker", "8 blauen Chips")
HINT_TILES = words("8 hint tiles", "8 hintbrikker", "8 ledtrådsbrickor", "8 Hinweis-Plättchen")
BLACK_FUSES = words(
    "4 black fuse tokens|explosion",
    "4 svarte luntebrikker|eksplosjonen",
    "4 svarta stubinmarker|explosionen",
    "4 schwarzen Lunten-Plättchen|Explosion",
)
RED_FUSES = words("4 red fuse tokens", "4 røde luntebrikker", "4 röda stubinmarker", "4 roten Lunten-Plättchen")
RED = words("3 red tokens", "3 røde sjetonger", "3 röda marker", "3 roten Chips")
STORMS = words(
    "3 storm tiles|starry sky|lightning",
    "3 uværsbrikker|stjernehimmel|lyn",
    "3 ovädersbrickor|stjärnhimmel|blixt",
    "3 Gewitter-Plättchen|Sternenhimmel|Blitz",
)
THIRD = words("third mistake", "tredje feilen", "tredje misstaget", "dritten Fehler")
FOURTH = words("fourth mistake", "fjerde feilen", "fjärde misstaget", "vierten Fehler")
SECOND = words("second mistake", "andre feilen", "andra misstaget", "zweiten Fehler")
MAY_BE_EMPTY = words(
    "may also point at nothing", "kan også peke på ingenting", "får också peka på ingenting", "darf auch ins Leere"
)
NOT_EMPTY = words("not allowed", "ikke lov", "inte tillåten", "nicht erlaubt")
CLICK = words("impossible|click", "umulig|klikke", "omöjlig|klick", "nicht möglich|Klick")
COLOURFUL = words("most colourful", "mest fargerike", "mest färggrant", "buntesten")
OLDEST = words("oldest", "eldste", "äldsta", "ältesten")
LOTS = words("lots", "lodd", "lotta", "losen")

CELLS: list[tuple[tuple[EditionId, ...], str, Words, Words]] = [
    ((ENGLISH, GERMAN), "box-cards", SIXTY, FIFTY_FIVE),
    ((ONLINE,), "box-cards", words("50 cards", "50 kort", "50 kort", "50 Karten"), SIXTY),
    (NORDIC, "box-cards", FIFTY_FIVE, SIXTY),
    (BOTH_ENGLISH, "box-clocks", CLOCKS, HINT_TILES),
    (NORDIC, "box-clocks", BLUE, CLOCKS),
    ((GERMAN,), "box-clocks", HINT_TILES, BLUE),
    ((ENGLISH,), "box-fuses", BLACK_FUSES, RED_FUSES),
    ((ONLINE,), "box-fuses", RED_FUSES, words("explosion", "eksplosjon", "explosion", "Explosion")),
    (NORDIC, "box-fuses", RED, RED_FUSES),
    ((GERMAN,), "box-fuses", STORMS, RED),
    ((ENGLISH, *NORDIC, GERMAN), "end-mistakes", THIRD, FOURTH),
    ((ONLINE,), "end-mistakes", FOURTH, THIRD),
    (
        (ENGLISH,),
        "ready-clocks",
        words("on the table|lid", "på bordet|eskelokk", "på bordet|lock", "auf den Tisch|Schachteldeckel"),
        words("on its side", "over på siden", "på sidan", "auf die Seite"),
    ),
    (
        (ONLINE,),
        "ready-clocks",
        words("on its side", "over på siden", "på sidan", "auf die Seite"),
        words("lid", "eskelokk", "lådans lock", "deckel"),
    ),
    (
        NORDIC,
        "ready-clocks",
        words(
            "into the box lid|beside",
            "i eskelokket|ved siden av",
            "i lådans lock|bredvid",
            "in den Schachteldeckel|neben",
        ),
        words("face up", "forsiden", "framsidan", "offen"),
    ),
    (
        (GERMAN,),
        "ready-clocks",
        words("master|white|black", "mesteren|hvite|svarte", "mästaren|vita|svarta", "Meister|Weiß|Schwarz"),
        words("lid", "eskelokk", "lådans lock", "deckel"),
    ),
    ((ENGLISH,), "hint-empty", NOT_EMPTY, MAY_BE_EMPTY),
    ((ONLINE,), "hint-empty", CLICK, MAY_BE_EMPTY),
    ((*NORDIC, GERMAN), "hint-empty", MAY_BE_EMPTY, NOT_EMPTY),
    ((ENGLISH, *NORDIC), "ready-starter", COLOURFUL, OLDEST),
    ((ONLINE,), "ready-starter", LOTS, COLOURFUL),
    ((GERMAN,), "ready-starter", OLDEST, COLOURFUL),
    ((ENGLISH,), "discard-aloud", words("aloud", "høyt", "högt", "laut"), NOTHING),
    ((GERMAN,), "turn-announce", words("master", "mesteren", "mästaren", "Meister"), NOTHING),
    ((ONLINE,), "variants-none", NOTHING, NOTHING),
]

MULTI = words("multicolour", "flerfarget", "flerfärga", "bunte")
VARIANTS: list[tuple[EditionId, dict[str, Any], str, Words, Words]] = [
    (
        edition,
        {"multicolour": Multicolour.TEN},
        "variants-multicolour-10",
        words(
            "30|ordinary",
            "ti flerfargede|30 poeng|vanlig farge",
            "tio flerfärgade|30 poäng|vanlig färg",
            "zehn bunte|30 Punkte|gewöhnliche",
        ),
        NOTHING,
    )
    for edition in (ENGLISH, GERMAN)
]
VARIANTS += [
    (
        edition,
        {"multicolour": Multicolour.FIVE},
        "variants-multicolour-5",
        words(
            "30|five",
            "fem flerfargede|1 til 5|30 poeng",
            "fem flerfärgade|1 till 5|30 poäng",
            "fünf bunte|1 bis 5|30 Punkte",
        ),
        words("ten multicolour", "ti flerfargede", "tio flerfärgade", "zehn bunte"),
    )
    for edition in (ENGLISH, GERMAN, *NORDIC)
]
VARIANTS += [
    (
        edition,
        {"multicolour": Multicolour.WILD},
        "variants-multicolour-wild",
        words(
            "30|every colour hint",
            "Ingen opplysning kan noen gang nevne|hver fargeopplysning",
            "Ingen ledtråd får någonsin nämna|varje färgledtråd",
            "Kein Hinweis darf je Bunt nennen|jeder Farb-Hinweis",
        ),
        words("ordinary", "vanlig farge", "vanlig färg", "gewöhnliche"),
    )
    for edition in (ENGLISH, GERMAN)
]
VARIANTS += [
    (
        edition,
        {"perfect": True},
        "end-indispensable",
        words("indispensable", "uunnværlig", "oumbärligt", "entbehrlich"),
        NOTHING,
    )
    for edition in (ENGLISH, *NORDIC)
]
VARIANTS += [
    (
        edition,
        {"choreography": True},
        "variants-choreography",
        words("colour", "farge", "färg", "Farbe"),
        NOTHING,
    )
    for edition in NORDIC
]
VARIANTS += [
    (
        GERMAN,
        {"mistakes": 2, "clocks": 9},
        "box-fuses",
        words("2 storm tiles", "2 uværsbrikker", "2 ovädersbrickor", "2 Gewitter-Plättchen"),
        words("3 storm tiles", "3 uværsbrikker", "3 ovädersbrickor", "3 Gewitter-Plättchen"),
    ),
    (
        GERMAN,
        {"mistakes": 2, "clocks": 9},
        "box-clocks",
        words("9 hint tiles", "9 hintbrikker", "9 ledtrådsbrickor", "9 Hinweis-Plättchen"),
        HINT_TILES,
    ),
    (GERMAN, {"mistakes": 2}, "end-mistakes", SECOND, THIRD),
    (HOUSE, {"mistakes": 2}, "end-mistakes", SECOND, THIRD),
    (HOUSE, {"empty_hints": True}, "hint-empty", MAY_BE_EMPTY, NOT_EMPTY),
    (HOUSE, {"empty_hints": False}, "hint-empty", NOT_EMPTY, MAY_BE_EMPTY),
]

LANGUAGES = ("en", "nb", "sv", "de")


def check(told: str, said: str, unsaid: str) -> None:
    for part in filter(None, said.split("|")):
        assert part.casefold() in told.casefold(), told
    for part in filter(None, unsaid.split("|")):
        assert part.casefold() not in told.casefold(), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "paragraph", "said", "unsaid"),
    [(edition, *rest) for editions, *rest in CELLS for edition in editions],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_cell_of_the_table_of_editions(
    language: str, edition: EditionId, paragraph: str, said: Words, unsaid: Words
) -> None:
    check(text(book(edition, translate=spoken(language)), paragraph), said[language], unsaid[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "switches", "paragraph", "said", "unsaid"),
    VARIANTS,
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_variant(
    language: str, edition: EditionId, switches: dict[str, Any], paragraph: str, said: Words, unsaid: Words
) -> None:
    check(text(book(edition, translate=spoken(language), **switches), paragraph), said[language], unsaid[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [ENGLISH, *NORDIC, HOUSE])
def test_under_perfect_the_last_round_is_gone_in_every_language(language: str, edition: EditionId) -> None:
    translate = spoken(language)
    assert book(edition, translate=translate).paragraph("end-last-round") is not None
    assert book(edition, translate=translate, perfect=True).paragraph("end-last-round") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EditionId)
def test_the_same_facts_stand_in_every_language(language: str, edition: EditionId) -> None:
    ids = [paragraph.id for paragraph in book(edition).paragraphs]
    document = book(edition, translate=spoken(language))
    assert [paragraph.id for paragraph in document.paragraphs] == ids
    for refusal in Refusal:
        assert document.nearest(paragraph_of(refusal))
    told = everything(document)
    assert "{" not in told
    assert "%n" not in told
    if language != "en":
        assert told != everything(book(edition))


def test_every_edition_is_looked_at() -> None:
    assert {edition for editions, *_ in CELLS for edition in editions} == set(EDITIONS) - {HOUSE}
