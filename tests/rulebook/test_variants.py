"""What switches and a master change in a rulebook: it is marked where it is played, and its opposite is not stated."""

from typing import Any

from hanabi_desktop.rulebook import Document
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour
from tests.each import each
from tests.rulebook.books import book, everything, text

SIX = [Multicolour.TEN, Multicolour.FIVE, Multicolour.WILD]
KINDS = {f"variants-{kind.value}" for kind in SIX}


def marks(document: Document) -> set[str]:
    return {paragraph.id for paragraph in document.paragraphs if paragraph.mark}


PERFECT = "end-empty-deck end-indispensable end-hand-empty score-perfect hint-no-cards"
ORDINARY = "end-last-round advice-hopeless score-scale score-sum fireworks-dead"


@each("edition", EditionId)
@each(
    ("variant", "switches", "brought", "taken", "unsaid"),
    [
        *((kind.value, {"multicolour": kind}, "fireworks-multicolour", "", "all five fireworks") for kind in SIX),
        ("perfect", {"perfect": True}, PERFECT, ORDINARY, "one more turn|Three things"),
        ("choreography", {"choreography": True}, "play-naming play-naming-right screen-naming", "", ""),
    ],
)
def test_a_variant_brings_and_takes_its_paragraphs_and_is_marked(
    edition: EditionId, variant: str, switches: dict[str, Any], brought: str, taken: str, unsaid: str
) -> None:
    ordinary, played = book(edition), book(edition, **switches)
    for paragraphs, one, other in ((brought, played, ordinary), (taken, ordinary, played)):
        for paragraph in paragraphs.split():
            assert one.paragraph(paragraph)
            assert other.paragraph(paragraph) is None
    assert not [words for words in unsaid.split("|") if words and words in everything(played)]
    assert "all six" not in everything(ordinary)
    assert marks(ordinary) <= {"variants-difficulty"}
    assert f"variants-{variant}" in marks(played)
    assert marks(played) & KINDS <= {f"variants-{variant}"}


@each("edition", EditionId)
def test_a_multicolour_card_may_be_named_where_both_are_played(edition: EditionId) -> None:
    assert book(edition, choreography=True).paragraph("play-naming-multicolour") is None
    assert book(edition, choreography=True, multicolour=Multicolour.FIVE).paragraph("play-naming-multicolour")
    offered = "choreography" in EDITIONS[edition].choices
    assert bool(book(edition).paragraph("variants-choreography-naming-wrong")) is offered


@each("edition", [edition for edition in EditionId if edition is not EditionId.GERMAN])
def test_a_master_is_there_only_if_there_is_one(edition: EditionId) -> None:
    without, with_one = book(edition), book(edition, master=True)
    assert "Without a master, the program moves them" in text(without, "variants-master")
    assert with_one.paragraph("variants-master") is None
    assert "announce" in text(with_one, "glance-turn")
    assert "announce" not in text(without, "glance-turn")
    assert "changes nothing" in text(with_one, "master-moves")
    assert "hand over the role" in text(with_one, "master-confirms")
    assert "the master must agree" in text(with_one, "screen-take-back")
    assert "everyone must agree" in text(without, "screen-take-back")


@each("edition", EditionId)
def test_the_first_game_leaves_out_only_variants_that_are_there(edition: EditionId) -> None:
    document = book(edition)
    assert ("without variants" in text(document, "advice-first")) is (document.paragraph("variants-none") is None)
