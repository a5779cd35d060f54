"""Every edition, switch and score has its words, in every language and in the tone of its book."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from hanabi_desktop import rules as hanabi
from hanabi_desktop.boxes import box_of
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.wording import editions as wording
from tests.each import each
from tests.players import seats
from tests.rulebook.books import translation

# Editions and switches


@each("edition", hanabi.EDITIONS.values())
def test_every_edition_has_words_and_is_told_by_its_own_facts(edition: hanabi.Edition) -> None:
    assert edition.id in wording.EDITION_WORDS, f"no words for the edition {edition.id}: wording/editions.py"
    kinds = {str(value) for switch in hanabi.SWITCHES.values() for value in switch.domain if isinstance(value, StrEnum)}
    assert set(wording.EDITION_WORDS[edition.id].own) <= set(hanabi.SWITCHES) | kinds
    facts = wording.edition_facts(edition)
    if not edition.free:
        assert facts[0] == f"Mistake {edition.rules.mistakes} loses the game"
        assert ("may name" in facts[1]) is edition.rules.empty_hints
        assert ("With a master" in facts) is edition.master


def test_a_table_is_told_in_one_line_by_what_differs_from_its_book() -> None:
    def told(edition: hanabi.EditionId, switches: Mapping[str, object], **more: Any) -> str:
        rules = hanabi.EDITIONS[edition].rules_with(switches)
        game = NewGame(edition, rules, seats(("Kari", "Per")), **({"starter": None} | more))
        return wording.table_text(game, box_of(hanabi.EDITIONS[edition].kit).words.choices)

    assert told(hanabi.EditionId.ENGLISH, {}) == "Five colours"
    assert told(hanabi.EditionId.NORWEGIAN, {}) == "Five colours"
    own = {"mistakes": 2, "clocks": 9, "multicolour": "multicolour-5"}
    german = told(hanabi.EditionId.GERMAN, own, starter=0, master=1, memory=hanabi.MemoryAid.NONE)
    assert german == (
        "2 storm tile(s) · 9 hint tile(s) · Farbrausch with five cards · Per is the master · Kari goes first · "
        "Memory aid: None"
    )
    both = {"perfect": True, "empty_hints": True}
    assert told(hanabi.EditionId.HOUSE, both) == "Empty hints · Five colours · Perfect or nothing"


@each("switch", hanabi.SWITCHES.values())
def test_every_switch_has_words_of_its_sort(switch: hanabi.Switch) -> None:
    assert set(wording.SWITCH_WORDS) == set(hanabi.SWITCHES), f"no words for {switch.name}: wording/editions.py"
    words = wording.SWITCH_WORDS[switch.name]
    match switch.default:
        case bool():
            assert isinstance(words, wording.VariantWords)
        case int():
            assert isinstance(words, wording.NumberWords)
        case StrEnum():
            assert isinstance(words, wording.KindWords)
            assert set(words.kinds) == set(switch.domain)


@each("code", LANGUAGES)
def test_editions_and_the_variants_of_each_are_told_apart(code: str) -> None:
    language = translation(code)
    assert len({wording.edition_name(id_, language) for id_ in hanabi.EditionId}) == len(hanabi.EditionId)
    for edition in hanabi.EDITIONS.values():
        names = [
            wording.variant_name(name, value, edition.id, language)
            for name, switch in hanabi.SWITCHES.items()
            for value in (edition.offered(name) if isinstance(switch.default, StrEnum) else (True,))
        ]
        assert len(set(names)) == len(names)
        assert all(names)


@each("kit", hanabi.Kit)
def test_every_choice_is_explained_in_a_sentence_of_its_own_in_the_words_of_the_box(kit: hanabi.Kit) -> None:
    choices = box_of(kit).words.choices
    variants: list[wording.VariantWords] = []
    for words in wording.SWITCH_WORDS.values():
        match words:
            case wording.KindWords(kinds=kinds):
                variants += kinds.values()
            case wording.VariantWords():
                variants.append(words)
            case wording.NumberWords():
                assert wording.explained(words.explanation, choices).endswith(".")
    texts = [wording.explained(words.explanation, choices) for words in variants]
    texts += [wording.memory_text(aid) for aid in hanabi.MemoryAid]
    texts += [wording.starter_text(starter) for starter in hanabi.Starter]
    assert len(set(texts)) == len(texts)
    assert all(text.endswith(".") for text in texts)
    assert len({wording.memory_name(aid) for aid in hanabi.MemoryAid}) == len(hanabi.MemoryAid)
    counts = (choices.clocks.translated(8), choices.mistakes.translated(3))
    others = (text.translated() for text in (choices.choreography, choices.difficulty, choices.master))
    told = " ".join((*counts, *others))
    own = {hanabi.Kit.BOX_LID: "blue token", hanabi.Kit.TILES: "hint tile"}.get(kit, "clock token")
    for word in ("blue token", "hint tile", "clock token"):
        assert (word in told) is (word == own)


# Verdicts

SIX = hanabi.Rules(multicolour=hanabi.Multicolour.TEN)


@each("edition", hanabi.EditionId)
def test_every_score_has_a_verdict_that_begins_with_its_name(edition: hanabi.EditionId) -> None:
    for score in range(26):
        verdict = wording.verdict_of(edition, hanabi.Rules(), score)
        assert verdict
        assert verdict.text.translated().startswith(verdict.name.translated())
        assert score == 25 or verdict == wording.verdict_of(edition, SIX, score)
    best = [wording.verdict_of(edition, SIX, score) for score in range(25, 31)]
    nordic = edition in (hanabi.EditionId.NORWEGIAN, hanabi.EditionId.SWEDISH)
    names = [verdict.name.translated() for verdict in best if verdict]
    assert names == ["Legendary"] * 5 + ["Divine" if nordic else "Legendary"]
    assert best[0]
    assert ("grown-ups" in best[0].text.translated()) is nordic
    # Only the Norwegian and the Swedish book print anything above 25.
    assert nordic or set(best) == {wording.verdict_of(edition, hanabi.Rules(), 25)}
    for score in range(24, 31):
        assert ("ends at 25" in " ".join(wording.verdict_sentences(edition, SIX, score))) is (score > 25 and not nordic)
    assert wording.verdict_of(edition, hanabi.Rules(perfect=True), 24) is None
    assert wording.verdict_sentences(edition, hanabi.Rules(perfect=True), 25) == []
    scale = wording.EDITION_WORDS[edition].scale
    every = {scale.verdict(each, six).text for each in hanabi.Rating for six in (False, True)}
    assert len(every) == (len(hanabi.Rating) + 1 if nordic else len(hanabi.Rating) - 1)
