"""What the rulebook of each edition says, and what all of them share; the table of facts is in every language."""

from hanabi_desktop.rules import EditionId
from tests.each import each
from tests.rulebook.books import book, everything, text

ENGLISH, ONLINE, GERMAN = EditionId.ENGLISH, EditionId.ONLINE, EditionId.GERMAN


@each("edition", EditionId)
def test_the_actions_stand_in_the_order_of_the_book(edition: EditionId) -> None:
    ids = [paragraph.id for paragraph in book(edition).paragraphs]
    assert ids.index("turn-hint") < ids.index("turn-discard") < ids.index("turn-play")
    sections = [section.id for section in book(edition).sections]
    assert sections.index("hint") < sections.index("discard") < sections.index("play")


@each(
    ("paragraph", "editions"),
    [("discard-aloud", {ENGLISH}), ("turn-click", {ONLINE}), ("turn-announce", {GERMAN}), ("variants-none", {ONLINE})],
)
def test_what_is_said_of_some_editions_only(paragraph: str, editions: set[EditionId]) -> None:
    assert {edition for edition in EditionId if book(edition).paragraph(paragraph)} == editions


@each("edition", [edition for edition in EditionId if edition is not GERMAN])
def test_a_master_is_there_only_if_there_is_one(edition: EditionId) -> None:
    without, with_one = book(edition), book(edition, master=True)
    assert "no master at this table" in text(without, "master-moves")
    assert without.paragraph("master-hand-over") is None
    assert "no master" not in everything(with_one)
    assert "announce" in text(with_one, "turn-announce")
    assert "refused" in text(with_one, "master-wrong-token")
    assert "hand the role over" in text(with_one, "master-hand-over")
    told = text(with_one, "master-confirms")
    assert all(words in told for words in ("taken back", "paused", "ended early"))


def test_the_master_of_the_german_edition() -> None:
    german = book(GERMAN)
    assert "oldest" in text(german, "master-who")
    assert "nobody else touches" in text(german, "master-keeps")
    assert "turns one white tile to black" in text(german, "master-hint")
    assert "turns one black tile to white" in text(german, "master-discard")
    told = text(german, "master-play")
    assert "storm tile to lightning" in told
    assert "black hint tile to white, if there is one" in told
    assert "in front of the master" not in everything(book(GERMAN, master=False))


SHARED = {
    "story-muddle": ("Powder", "fuses", "rockets", "show"),
    "story-together": ("two to five", "eight", "together"),
    "story-hidden": ("Everybody else sees", "never"),
    "box-values": ("three 1s", "two 2s, two 3s, two 4s", "just one 5"),
    "ready-hand-5": ("two or three players", "five cards"),
    "ready-hand-4": ("four or five players", "four cards"),
    "turn-order": ("clockwise", "left"),
    "turn-one": ("exactly one",),
    "turn-no-pass": ("can’t pass",),
    "turn-silence": ("no remarks",),
    "turn-hand": ("order", "raise", "lower", "turn"),
    "hint-teammate": ("one teammate", "never to yourself"),
    "hint-one-thing": ("exactly one colour or exactly one value",),
    "hint-complete": ("all the cards",),
    "discard-draw": ("without looking",),
    "discard-all-available": ("can’t discard",),
    "discard-pile": ("at any time",),
    "play-fits": ("exactly one higher", "starts with the 1"),
    "play-mistake": ("discard pile",),
    "play-draw": ("without looking",),
    "fireworks-one-each": ("1, 2, 3, 4, 5", "single card of each value"),
    "fireworks-dead": (
        "never be completed",
        "can still grow, and score, up to the value below",
        "Keep playing its cards up to there",
        "Only the higher ones are useless now, so discard those",
        "can grow no more",
    ),
    "bonus-five": ("5", "for free"),
    "bonus-lost": ("lost",),
    "end-ways": ("three ways",),
    "end-complete": ("stops", "full victory", "even if there are cards left"),
    "end-last-round": (
        "exactly one more turn",
        "including whoever drew that card",
        "nobody draws",
        "three players",
        "three more turns",
    ),
    "end-hopeless": ("doesn’t stop just because",),
    "score-sum": ("highest card of each firework",),
    "score-lost": ("scores 0", "still shows"),
    "talk-strict": ("nothing but hints",),
    "talk-measure": ("your group",),
    "talk-fair": ("I still know nothing about my cards", "do you remember what you have?"),
    "talk-memory-full": ("stays marked",),
    "talk-memory-last-hint": ("latest hint",),
    "talk-memory-none": ("remember",),
    "screen-hint-value": ("number",),
    "screen-hint-colour": ("symbol",),
    "screen-play": ("green tick", "to play it"),
    "screen-discard": ("red cross", "to discard it"),
}


@each("edition", EditionId)
def test_what_all_editions_share(edition: EditionId) -> None:
    document = book(edition)
    for paragraph, said in SHARED.items():
        told = text(document, paragraph)
        for words in said:
            assert words in told, paragraph
