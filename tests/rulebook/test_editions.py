"""Every cell of the table of editions (rules, section 2): the rulebook states it, and not its opposite."""

from hanabi_desktop.rules import EditionId
from tests.each import each
from tests.rulebook.books import book, everything, text

ENGLISH, ONLINE = EditionId.ENGLISH, EditionId.ONLINE
NORWEGIAN, SWEDISH, GERMAN = EditionId.NORWEGIAN, EditionId.SWEDISH, EditionId.GERMAN
PUBLISHED = (ENGLISH, ONLINE, NORWEGIAN, SWEDISH, GERMAN)

Cell = tuple[EditionId, str, tuple[str, ...], tuple[str, ...]]

CELLS: list[Cell] = [
    # cards in the box
    (ENGLISH, "box-cards", ("60 cards", "six full suits"), ("55",)),
    (ONLINE, "box-cards", ("50 cards",), ("55", "60", "multicolour")),
    (NORWEGIAN, "box-cards", ("55 cards", "50", "five multicolour", "1, 2, 3, 4 and 5"), ("60",)),
    (SWEDISH, "box-cards", ("55 cards", "50", "five multicolour", "1, 2, 3, 4 and 5"), ("60",)),
    (GERMAN, "box-cards", ("60 cards", "50", "ten multicolour"), ("55",)),
    # clock tokens
    (ENGLISH, "box-clocks", ("8 blue clock tokens",), ("tile",)),
    (ONLINE, "box-clocks", ("8 blue clock tokens",), ("tile",)),
    (NORWEGIAN, "box-clocks", ("8 blue tokens",), ("clock", "tile")),
    (SWEDISH, "box-clocks", ("8 blue tokens",), ("clock", "tile")),
    (GERMAN, "box-clocks", ("8 hint tiles", "white", "black", "spare"), ("clock", "blue")),
    # fuse tokens
    (ENGLISH, "box-fuses", ("4 black fuse tokens", "explosion", "shorter"), ("red",)),
    (ENGLISH, "ready-fuses", ("Stack", "explosion at the bottom", "longest fuse on top"), ("red",)),
    (ONLINE, "box-fuses", ("4 red fuse tokens",), ("black", "explosion")),
    (ONLINE, "ready-fuses", ("Stack",), ("explosion",)),
    (NORWEGIAN, "box-fuses", ("3 red tokens",), ("fuse tokens are", "explosion", "storm")),
    (SWEDISH, "box-fuses", ("3 red tokens",), ("explosion", "storm")),
    (GERMAN, "box-fuses", ("3 storm tiles", "starry sky", "lightning"), ("red", "explosion")),
    # mistakes that lose
    (ENGLISH, "end-mistakes", ("third mistake", "stops at once", "uncovers the explosion"), ("fourth", "second")),
    (ONLINE, "end-mistakes", ("fourth mistake", "stops at once", "last red fuse token"), ("third",)),
    (NORWEGIAN, "end-mistakes", ("third mistake", "last red token goes into the box lid"), ("fourth",)),
    (SWEDISH, "end-mistakes", ("third mistake", "last red token goes into the box lid"), ("fourth",)),
    (GERMAN, "end-mistakes", ("third mistake", "last storm tile is turned to lightning"), ("fourth", "second")),
    (GERMAN, "variants-difficulty", ("two storm tiles", "only one"), ()),
    # where tokens are
    (
        ENGLISH,
        "ready-clocks",
        ("face up on the table", "box lid beside them: that’s where the spent ones go"),
        ("on its side",),
    ),
    (ENGLISH, "hint-cost", ("from the table into the box lid",), ("out of the box lid",)),
    (ENGLISH, "discard-gain", ("out of the box lid onto the table",), ()),
    (ONLINE, "ready-clocks", ("turned on its side",), ("lid",)),
    (ONLINE, "hint-cost", ("turned on its side",), ("lid",)),
    (ONLINE, "discard-gain", ("right way up again",), ("lid",)),
    (NORWEGIAN, "ready-clocks", ("into the box lid, where they’re ready to use", "beside the lid"), ("face up",)),
    (NORWEGIAN, "hint-cost", ("out of the box lid",), ("from the table",)),
    (NORWEGIAN, "play-mistake", ("a red token goes into the box lid",), ("stack",)),
    (SWEDISH, "ready-clocks", ("into the box lid, where they’re ready to use", "beside the lid"), ("face up",)),
    (SWEDISH, "hint-cost", ("out of the box lid",), ("from the table",)),
    (SWEDISH, "play-mistake", ("a red token goes into the box lid",), ("stack",)),
    (GERMAN, "ready-clocks", ("in front of the master", "white sides up", "black side"), ("lid",)),
    (GERMAN, "hint-cost", ("from white to black",), ("lid",)),
    (GERMAN, "play-mistake", ("from the starry sky to lightning",), ("lid", "fuse")),
    # empty hints
    (ENGLISH, "hint-empty", ("not allowed", "you have no white cards", "nothing to lay a finger on"), ("may",)),
    (ONLINE, "hint-empty", ("impossible", "click on a teammate’s card"), ("may",)),
    (NORWEGIAN, "hint-empty", ("may also point at nothing", "you have no white cards"), ("not allowed", "impossible")),
    (SWEDISH, "hint-empty", ("may also point at nothing", "you have no white cards"), ("not allowed", "impossible")),
    (GERMAN, "hint-empty", ("may also point at nothing", "you have no white cards"), ("not allowed", "impossible")),
    # who starts
    (ENGLISH, "ready-starter", ("most colourful clothes",), ("oldest", "lots")),
    (ONLINE, "ready-starter", ("choose somebody", "draw lots"), ("oldest", "colourful")),
    (NORWEGIAN, "ready-starter", ("most colourful clothes",), ("oldest", "lots")),
    (SWEDISH, "ready-starter", ("most colourful clothes",), ("oldest", "lots")),
    (GERMAN, "ready-starter", ("oldest", "master", "goes first"), ("colourful", "lots")),
    # announcing
    (ENGLISH, "discard-aloud", ("Say aloud", "discarding"), ("master",)),
    (ONLINE, "turn-click", ("a click is the action",), ()),
    (GERMAN, "turn-announce", ("announce it to the master first",), ()),
]


@each(("edition", "paragraph", "said", "unsaid"), CELLS)
def test_a_cell_is_stated(edition: EditionId, paragraph: str, said: tuple[str, ...], unsaid: tuple[str, ...]) -> None:
    told = text(book(edition), paragraph)
    for words in said:
        assert words in told
    for words in unsaid:
        assert words not in told


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


@each(
    ("edition", "offered"),
    [
        (ENGLISH, {"multicolour-10", "multicolour-5", "multicolour-wild", "perfect"}),
        (ONLINE, set()),
        (NORWEGIAN, {"multicolour-5", "perfect", "choreography"}),
        (SWEDISH, {"multicolour-5", "perfect", "choreography"}),
        (GERMAN, {"multicolour-10", "multicolour-5", "multicolour-wild", "difficulty"}),
        (
            EditionId.HOUSE,
            {
                "multicolour-10",
                "multicolour-5",
                "multicolour-wild",
                "perfect",
                "choreography",
                "difficulty",
                "empty-hints",
            },
        ),
    ],
)
def test_each_edition_tells_its_own_variants(edition: EditionId, offered: set[str]) -> None:
    known = {"multicolour-10", "multicolour-5", "multicolour-wild"}
    known |= {"perfect", "choreography", "difficulty", "empty-hints"}
    assert {name for name in known if book(edition).paragraph(f"variants-{name}")} == offered


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
    without = book(GERMAN, master=False)
    assert "in front of the master" not in everything(without)


def test_a_german_game_with_two_storms_and_nine_tiles_says_two_and_nine() -> None:
    german = book(GERMAN, mistakes=2, clocks=9)
    assert "2 storm tiles" in text(german, "box-fuses")
    assert "9 hint tiles" in text(german, "box-clocks")
    assert "second mistake" in text(german, "end-mistakes")
    assert "played at this table" in (german.paragraph("variants-difficulty") or german.paragraphs[0]).mark
    assert "coins" in text(book(GERMAN, clocks=12), "box-clocks")
    assert "third mistake" not in everything(german)


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


@each("edition", PUBLISHED)
def test_each_kit_keeps_to_its_own_words(edition: EditionId) -> None:
    own = {NORWEGIAN: "blue token", SWEDISH: "blue token", GERMAN: "hint tile"}.get(edition, "clock token")
    told = everything(book(edition)).lower()
    for words in ("clock token", "blue token", "hint tile"):
        assert (words in told) is (words == own)
