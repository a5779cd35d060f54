"""What the rulebook of each edition says, and what all of them share; the table of facts is in every language."""

from hanabi_desktop.rules import EditionId
from tests.each import each
from tests.rulebook.books import book, text

ENGLISH, ONLINE, GERMAN = EditionId.ENGLISH, EditionId.ONLINE, EditionId.GERMAN


@each("edition", EditionId)
def test_the_actions_stand_in_the_order_of_the_book(edition: EditionId) -> None:
    ids = [paragraph.id for paragraph in book(edition).paragraphs]
    assert ids.index("glance-hint") < ids.index("glance-discard") < ids.index("glance-play")
    sections = [section.id for section in book(edition).sections]
    assert sections.index("hint") < sections.index("discard") < sections.index("play")


@each(
    ("paragraph", "editions"),
    [
        ("discard-aloud", {ENGLISH}),
        ("turn-click", {ONLINE}),
        ("master-announce", {GERMAN}),
        ("variants-none", {ONLINE}),
    ],
)
def test_what_is_said_of_some_editions_only(paragraph: str, editions: set[EditionId]) -> None:
    assert {edition for edition in EditionId if book(edition).paragraph(paragraph)} == editions


@each("edition", [edition for edition in EditionId if edition is not GERMAN])
def test_a_master_is_there_only_if_there_is_one(edition: EditionId) -> None:
    without, with_one = book(edition), book(edition, master=True)
    assert "Without a master, the program moves them" in text(without, "variants-master")
    assert not any(section.id == "master" for section in without.sections)
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
