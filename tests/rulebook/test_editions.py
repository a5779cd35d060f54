"""What the rulebook of each edition says, and what all of them share; the table of facts is in every language."""

from hanabi_desktop.rules import EditionId
from tests.each import each
from tests.rulebook.books import book, everything, text

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
    assert "hand the role over" in text(with_one, "master-confirms")
    assert "the master must agree" in text(with_one, "screen-take-back")
    assert "everyone must agree" in text(without, "screen-take-back")
    told = text(with_one, "master-confirms")
    assert all(words in told for words in ("taking back", "pausing", "ending early"))


def test_the_master_of_the_german_edition() -> None:
    german = book(GERMAN)
    assert "oldest" in text(german, "master-who")
    assert "Nobody else touches" in text(german, "glance-master")
    assert "turns one white tile to black" in text(german, "master-hint")
    assert "turns one black tile to white" in text(german, "master-discard")
    told = text(german, "master-play")
    assert "storm tile to lightning" in told
    assert "for a bonus, a black hint tile to white" in told
    assert "in front of the master" not in everything(book(GERMAN, master=False))


SHARED = {
    "glance-head": ("2 to 5 players", "aged 8", "Antoine Bauza", "half an hour"),
    "glance-goal": ("Together", "from 1 to 5"),
    "glance-hidden": ("Everyone else sees", "never"),
    "glance-deck": ("five each with two or three players", "four each with four or five", "face down"),
    "glance-turn": ("clockwise", "left", "exactly one", "can’t pass"),
    "glance-end": ("Three things",),
    "story-muddle": ("Powder", "fuses", "rockets", "show"),
    "box-values": ("three 1s", "two 2s, two 3s, two 4s", "just one 5"),
    "turn-silence": ("no remarks",),
    "turn-hand": ("swap", "raise", "lower", "tilt"),
    "hint-teammate": ("one teammate", "never to yourself"),
    "hint-one-thing": ("exactly one colour or exactly one value",),
    "hint-complete": ("all the cards", "leave none out"),
    "discard-draw": ("unseen",),
    "discard-all-available": ("can’t discard",),
    "discard-pile": ("at any time",),
    "play-fits": ("exactly one higher", "the 1 that starts the firework"),
    "play-mistake": ("discard pile",),
    "play-draw": ("unseen",),
    "fireworks-one-each": ("from 1 to 5", "single card of each value"),
    "fireworks-dead": (
        "blocked",
        "can’t grow, or score, beyond the value below the missing card",
        "Higher cards of that colour are useless",
        "can grow no more",
    ),
    "bonus-five": ("5", "for free"),
    "bonus-lost": ("lost",),
    "end-complete": ("The moment", "won", "even if cards are left"),
    "end-last-round": ("exactly one more turn", "including whoever drew", "Nobody draws", "three more turns"),
    "forgotten-all": ("every card",),
    "forgotten-full": ("first turn", "can’t discard"),
    "forgotten-last": ("one more turn",),
    "forgotten-hopeless": ("goes on even when",),
    "score-sum": ("highest card of each firework",),
    "score-lost": ("scores 0",),
    "advice-first": ("full memory aid",),
    "talk-strict": ("nothing but hints",),
    "talk-measure": ("up to you",),
    "talk-fair": ("I still know nothing about my cards", "Do you remember what you have?"),
    "talk-memory": ("ruled out", "latest hint", "nothing"),
    "summary-cards": ("1 1 1 · 2 2 · 3 3 · 4 4 · 5",),
    "screen-hint-value": ("number", "symbol"),
    "screen-play": ("green tick plays", "red cross discards"),
    "screen-known": ("With full memory aid",),
    "screen-peek": ("Between turns",),
    "screen-keys": ("press ?",),
}


@each("edition", EditionId)
def test_what_all_editions_share(edition: EditionId) -> None:
    document = book(edition)
    for paragraph, said in SHARED.items():
        told = text(document, paragraph)
        for words in said:
            assert words in told, paragraph


@each("edition", EditionId)
def test_the_first_game_leaves_out_only_variants_that_are_there(edition: EditionId) -> None:
    document = book(edition)
    assert ("without variants" in text(document, "advice-first")) is (document.paragraph("variants-none") is None)
