"""Every row of the table of variants (rules/README.md, section 2): marked where it is played, and its opposite is not stated."""

from hanabi_desktop.rulebook import Document
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour
from tests.each import each
from tests.rulebook.books import book, everything

SIX = [Multicolour.TEN, Multicolour.FIVE, Multicolour.WILD]


def marks(document: Document) -> set[str]:
    return {paragraph.id for paragraph in document.paragraphs if paragraph.mark}


@each("edition", EditionId)
@each("kind", Multicolour)
def test_the_sixth_suit(edition: EditionId, kind: Multicolour) -> None:
    document = book(edition, multicolour=kind)
    told = everything(document)
    if kind is Multicolour.NONE:
        assert document.paragraph("fireworks-multicolour") is None
        assert "all six" not in told
        assert marks(document) <= {"variants-difficulty"}
    else:
        assert "all five fireworks" not in told
        assert f"variants-{kind.value}" in marks(document)
        assert not {f"variants-{other.value}" for other in SIX if other is not kind} & marks(document)


@each("edition", EditionId)
def test_perfect_and_its_opposite(edition: EditionId) -> None:
    ordinary, perfect = book(edition), book(edition, perfect=True)
    for absent in ("end-empty-deck", "end-indispensable", "end-hand-empty", "score-perfect", "hint-no-cards"):
        assert ordinary.paragraph(absent) is None
        assert perfect.paragraph(absent)
    for absent in ("end-last-round", "advice-hopeless", "score-scale", "score-sum", "fireworks-dead"):
        assert ordinary.paragraph(absent)
        assert perfect.paragraph(absent) is None
    assert "one more turn" not in everything(perfect)
    assert "Three things" not in everything(perfect)
    assert "variants-perfect" in marks(perfect)
    assert bool(ordinary.paragraph("variants-perfect")) is ("perfect" in EDITIONS[edition].choices)


@each("edition", EditionId)
def test_choreography_and_its_opposite(edition: EditionId) -> None:
    ordinary, named = book(edition), book(edition, choreography=True)
    assert ordinary.paragraph("play-naming") is None
    for paragraph in ("play-naming-right", "screen-naming"):
        assert ordinary.paragraph(paragraph) is None
        assert named.paragraph(paragraph)
    assert named.paragraph("play-naming-multicolour") is None
    assert book(edition, choreography=True, multicolour=Multicolour.FIVE).paragraph("play-naming-multicolour")
    assert "variants-choreography" in marks(named)
    offered = "choreography" in EDITIONS[edition].choices
    assert bool(ordinary.paragraph("variants-choreography-naming-wrong")) is offered
