from itertools import product

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import EDITIONS, Edition, EditionId, Kit, MemoryAid, Starter
from hanabi_desktop.wording import editions as wording
from tests.each import each

ALL = list(EDITIONS.values())


@each("edition", ALL)
def test_every_edition_is_told_by_its_own_facts(edition: Edition) -> None:
    box = box_of(edition.kit)
    text = wording.edition_text(edition, box.words.choices, box.handling.losing)
    if edition.free:
        return
    assert box.words.choices.clocks_fact.said(edition.rules.clocks) in text
    assert box.handling.losing[edition.rules.mistakes - 1].said() in text
    assert wording.empty_hints_fact(edition.rules.empty_hints) in text
    assert ("master" in text) is edition.master


def test_each_edition_has_a_name_of_its_own() -> None:
    assert len({wording.edition_name(id_) for id_ in EditionId}) == len(EditionId)


@each(("kit", "mistakes"), list(product(Kit, range(1, 5))))
def test_the_losing_mistake_is_named(kit: Kit, mistakes: int) -> None:
    assert ("first", "second", "third", "fourth")[mistakes - 1] in box_of(kit).handling.losing[mistakes - 1].said()


@each("kit", Kit)
def test_each_kit_keeps_to_its_own_words(kit: Kit) -> None:
    choices = box_of(kit).words.choices
    told = " ".join(
        (
            choices.clocks_fact.said(8),
            choices.clocks.said(8),
            choices.mistakes.said(3),
            choices.choreography.said(),
            choices.difficulty.said(),
            choices.master.said(),
        )
    )
    own = {Kit.BOX_LID: "blue token", Kit.TILES: "hint tile"}.get(kit, "clock token")
    assert own in told
    for other in {"blue token", "hint tile", "clock token"} - {own}:
        assert other not in told


def test_every_choice_is_explained_in_a_sentence_of_its_own() -> None:
    texts = [wording.memory_text(aid) for aid in MemoryAid]
    texts += [wording.starter_text(starter) for starter in Starter]
    assert len(set(texts)) == len(texts)
    assert all(text.endswith(".") for text in texts)
    assert len({wording.memory_name(aid) for aid in MemoryAid}) == len(MemoryAid)
