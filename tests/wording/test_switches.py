"""Every switch and every edition has its words, in every language."""

from enum import StrEnum

from hanabi_desktop.boxes import box_of
from hanabi_desktop.paths import translations
from hanabi_desktop.rulebook import Translation
from hanabi_desktop.rules import EDITIONS, SWITCHES, Edition, EditionId, Kit, Switch
from hanabi_desktop.wording.editions import (
    EDITION_WORDS,
    SWITCH_WORDS,
    KindWords,
    NumberWords,
    VariantWords,
    edition_name,
    edition_text,
    explained,
    variant_name,
)
from tests.each import each

ALL = each("edition", EDITIONS.values())
EACH = each("switch", SWITCHES.values())


@EACH
def test_every_switch_has_words_of_its_sort(switch: Switch) -> None:
    assert switch.name in SWITCH_WORDS, f"no words for the switch {switch.name}: wording/editions.py"
    words = SWITCH_WORDS[switch.name]
    match switch.default:
        case bool():
            assert isinstance(words, VariantWords)
        case int():
            assert isinstance(words, NumberWords)
        case StrEnum():
            assert isinstance(words, KindWords)
            assert set(words.kinds) == set(switch.domain)


def test_there_are_no_words_for_what_is_no_switch() -> None:
    assert set(SWITCH_WORDS) == set(SWITCHES)


@each("edition", EditionId)
def test_every_edition_has_words(edition: EditionId) -> None:
    assert edition in EDITION_WORDS, f"no words for the edition {edition}: wording/editions.py"
    kinds = {str(value) for switch in SWITCHES.values() for value in switch.domain if isinstance(value, StrEnum)}
    assert set(EDITION_WORDS[edition].own) <= set(SWITCHES) | kinds
    box = box_of(EDITIONS[edition].kit)
    assert edition_text(EDITIONS[edition], box.words.choices, box.handling.losing).endswith(".")


@each("code", ["en", "nb", "sv", "de"])
@ALL
def test_variants_that_stand_beside_each_other_are_told_apart(edition: Edition, code: str) -> None:
    language = Translation(translations(), code)
    names = [
        variant_name(name, value, edition.id, language)
        for name, switch in SWITCHES.items()
        for value in (edition.offered(name) if isinstance(switch.default, StrEnum) else (True,))
    ]
    assert len(set(names)) == len(names)
    assert all(names)


@each("code", ["en", "nb", "sv", "de"])
def test_each_edition_has_a_name_of_its_own(code: str) -> None:
    language = Translation(translations(), code)
    assert len({edition_name(id_, language) for id_ in EditionId}) == len(EditionId)


@each("kit", Kit)
def test_every_variant_is_explained_in_a_sentence_of_its_own(kit: Kit) -> None:
    choices = box_of(kit).words.choices
    variants: list[VariantWords] = []
    for words in SWITCH_WORDS.values():
        match words:
            case KindWords(kinds=kinds):
                variants += kinds.values()
            case VariantWords():
                variants.append(words)
            case NumberWords():
                assert explained(words.explanation, choices).endswith(".")
    texts = [explained(words.explanation, choices) for words in variants]
    assert len(set(texts)) == len(texts)
    assert all(text.endswith(".") for text in texts)
