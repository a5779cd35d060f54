"""Every row of the table of variants (rules, section 2): stated where it is played, and its opposite is not."""

from hanabi_desktop.rulebook import Document
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour, Suit
from tests.each import each
from tests.rulebook.books import book, everything, text

SIX = [Multicolour.TEN, Multicolour.FIVE, Multicolour.WILD]


def marks(document: Document) -> set[str]:
    return {paragraph.id for paragraph in document.paragraphs if paragraph.mark}


@each("edition", EditionId)
@each("kind", Multicolour)
def test_the_sixth_suit(edition: EditionId, kind: Multicolour) -> None:
    document = book(edition, multicolour=kind)
    told, goal = everything(document), text(document, "story-goal")
    cards = {Multicolour.NONE: "50", Multicolour.FIVE: "55"}.get(kind, "60")
    assert cards in text(document, "box-in-play")
    assert f"all {cards} cards" in text(document, "ready-shuffle")
    assert cards in text(document, "glance-cards")
    colours = text(document, "hint-colours")
    if kind is Multicolour.NONE:
        assert "five colours" in goal
        assert "25" in goal
        assert "not in this game" in colours
        assert document.paragraph("fireworks-multicolour") is None
        assert "all six" not in told
        assert marks(document) <= {"variants-difficulty"}
        return
    assert "six colours" in goal
    assert "30" in goal
    assert "25" not in goal
    assert "sixth firework" in text(document, "fireworks-multicolour")
    assert "30" in text(document, "end-complete")
    assert "all five fireworks" not in told
    assert f"variants-{kind.value}" in marks(document)
    assert not {f"variants-{other.value}" for other in SIX if other is not kind} & marks(document)
    if kind is Multicolour.WILD:
        assert "can never be named" in colours
        assert "every colour hint" in colours
        assert "it is not wild" not in colours
    else:
        assert "multicolour" in colours
        assert "it is not wild" in colours
        assert "never" not in colours


@each(
    ("kind", "said", "unsaid"),
    [
        (Multicolour.TEN, ("ten multicolour", "30", "hints can name it", "not wild"), ("irreplaceable", "never")),
        (Multicolour.FIVE, ("five multicolour", "1 to 5", "30", "hints can name it", "irreplaceable"), ("never",)),
        (Multicolour.WILD, ("ten multicolour", "30", "No hint can ever name", "all multicolour cards"), ("not wild",)),
    ],
)
def test_the_rows_of_the_sixth_suit(kind: Multicolour, said: tuple[str, ...], unsaid: tuple[str, ...]) -> None:
    told = text(book(EditionId.HOUSE), f"variants-{kind.value}")
    assert all(words in told for words in said)
    assert not any(words in told for words in unsaid)


def test_a_wild_card_is_pointed_at_in_the_picture() -> None:
    for kind, pointed in ((Multicolour.NONE, 2), (Multicolour.TEN, 2), (Multicolour.WILD, 3)):
        paragraph = book(EditionId.HOUSE, multicolour=kind).paragraph("hint-complete")
        assert paragraph is not None
        cards = getattr(paragraph.picture, "cards", ())
        assert sum(card.pointed for card in cards) == pointed
        assert any(card.pointed and card.face.suit is Suit.MULTICOLOUR for card in cards) is (pointed == 3)


@each("edition", EditionId)
def test_perfect_has_no_final_round(edition: EditionId) -> None:
    document = book(edition, perfect=True)
    told = everything(document)
    assert "one more turn" not in told
    assert "three ways" not in told
    assert document.paragraph("end-last-round") is None
    assert document.paragraph("end-hopeless") is None
    assert document.paragraph("score-sum") is None
    assert document.paragraph("score-wonderful") is None
    assert document.paragraph("fireworks-dead") is None
    assert "no last round" in text(document, "end-empty-deck")
    assert "hands get smaller and smaller" in text(document, "end-empty-deck")
    told = text(document, "end-indispensable")
    assert all(words in told for words in ("still needs it", "no other copy", "discarded or misplayed", "lost"))
    assert "can only give hints" in text(document, "end-hand-empty")
    assert "cannot be given a hint" in text(document, "hint-no-cards")
    assert "lost at once" in text(document, "end-no-action")
    assert "Anything less is a defeat" in text(document, "score-perfect")
    assert "variants-perfect" in marks(document)


@each("edition", EditionId)
def test_without_perfect_there_is_a_final_round(edition: EditionId) -> None:
    document = book(edition)
    for absent in ("end-empty-deck", "end-indispensable", "end-hand-empty", "score-perfect", "hint-no-cards"):
        assert document.paragraph(absent) is None
    assert document.paragraph("score-scale")
    offered = "perfect" in EDITIONS[edition].choices
    assert bool(document.paragraph("variants-perfect")) is offered
    if offered:
        told = " ".join(
            text(document, f"variants-perfect{part}")
            for part in ("", "-empty-deck", "-indispensable", "-hand-empty", "-no-action", "-combined")
        )
        several = len(EDITIONS[edition].offered("multicolour")) > 2
        others = "any of the multicolour" if several else "the variant “Colour"
        for words in ("no last round", "hands get smaller", "no other copy", "scale is not used", others):
            assert words in told


@each("edition", EditionId)
@each("kind", [Multicolour.NONE, Multicolour.FIVE])
def test_choreography_with_all_its_rulings(edition: EditionId, kind: Multicolour) -> None:
    document = book(edition, choreography=True, multicolour=kind)
    told = text(document, "play-naming")
    assert "may name its colour before" in told
    assert "yours each time" in told
    assert "played as usual" in text(document, "play-naming-right")
    assert "bonus one" in text(document, "play-naming-right")
    assert "even if it would have fitted" in text(document, "play-naming-wrong")
    assert "ordinary mistake" in text(document, "play-naming-misfit")
    assert "lost" in text(document, "play-naming-full")
    multicolour = document.paragraph("play-naming-multicolour")
    assert bool(multicolour) is (kind is not Multicolour.NONE)
    assert "No colour is named" not in everything(document)
    assert document.paragraph("screen-naming")
    assert "variants-choreography" in marks(document)


@each("edition", EditionId)
def test_without_choreography_nothing_is_named(edition: EditionId) -> None:
    document = book(edition)
    assert "No colour is named beforehand" in text(document, "play-naming")
    assert document.paragraph("play-naming-right") is None
    assert document.paragraph("screen-naming") is None
    offered = "choreography" in EDITIONS[edition].choices
    assert bool(document.paragraph("variants-choreography-naming-wrong")) is offered


def test_house_rules_turn_empty_hints_on_and_off() -> None:
    for allowed in (False, True):
        document = book(EditionId.HOUSE, empty_hints=allowed)
        assert ("not allowed" in text(document, "hint-empty")) is not allowed
        assert bool(document.paragraph("screen-hint-empty")) is allowed
        assert ("variants-empty-hints" in marks(document)) is allowed


def test_house_rules_tell_their_range() -> None:
    told = text(book(EditionId.HOUSE), "variants-house")
    assert all(words in told for words in ("first", "fourth", "1 to 20", "any combination", "master"))
