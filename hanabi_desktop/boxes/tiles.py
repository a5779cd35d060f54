"""The German box: two-sided tiles, white and black for hints, a starry sky and lightning for mistakes."""

from hanabi_desktop.boxes.box import Beside, Book, Box, ByMaster, Catastrophe, Handling, MasterBook, Side, Sort
from hanabi_desktop.boxes.shared import NOTHING_TO_POINT_AT, emblem, side
from hanabi_desktop.painting.tokens import FLAME
from hanabi_desktop.painting.trays import SIDE_BY_SIDE
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import Choices, Gains, TokenRefusals, TokenRequests, TokenWords

_WHITE, _LIGHTNING = side("hint-white"), side("storm-lightning")

_WORDS = TokenWords(
    clocks_title=Text("Tokens", "Hint tiles"),
    fuses_title=Text("Tokens", "Storm tiles"),
    clocks_count=Text("Tokens", "Hint tiles: {available} of {total} white"),
    fuses_count=Text("Tokens", "Lightning: {mistakes} of {limit}"),
    requests=TokenRequests(
        spend=Text("Tokens", "turn a hint tile to its black side"),
        bring_back=Text("Tokens", "turn a hint tile to its white side"),
        burn=Text("Tokens", "turn a storm tile to lightning"),
    ),
    gains=Gains(
        discard=Text("Journal", "A hint tile turns white."),
        bonus=Text("Journal", "Bonus: one tile turns white."),
        choreography=Text("Journal", "Right colour: one tile turns white."),
        bonus_lost=Text("Journal", "No bonus: all were white."),
        choreography_lost=Text("Journal", "Right colour, but all were white."),
    ),
    refusals=TokenRefusals(
        none_left=Text("Refusals", "All the hint tiles are black side up: none are left to pay for a hint."),
        all_available=Text("Refusals", "All the hint tiles are white side up, so you can’t discard now."),
        none_owed=Text("Refusals", "No tiles need turning now."),
        wrong_token=Text("Refusals", "That’s the wrong tile for what was announced."),
        wrong_direction=Text("Refusals", "The right kind of tile, but it needs turning the other way."),
    ),
    lost=Text("Endings", "The storm has broken: the show is rained off."),
    lost_title=Text("Endings", "Lost: the storm breaks"),
    choices=Choices(
        mistakes=Counted("Editions", "%n storm tile(s)"),
        clocks=Counted("Editions", "%n hint tile(s)"),
        difficulty=Text("Editions", "Fewer storm tiles make it harder; more hint tiles make it easier."),
        choreography=Text(
            "Editions",
            "Before playing a card, a player may name its colour. If it’s right and the card fits, a hint tile turns "
            "white; a wrong colour is a mistake.",
        ),
        master=Text(
            "Editions", "With a master, everyone announces every action to the master, who alone turns the tiles."
        ),
    ),
)

_BOOK = Book(
    paid=Text("Rulebook", "That costs one hint tile."),
    all_available=Text("Rulebook", "If all the hint tiles are white, you can’t discard."),
    bonus=Text(
        "Rulebook",
        "Completing a firework with its 5 earns a bonus: one black hint tile is turned back to white for free.",
    ),
    bonus_lost=Text("Rulebook", "If all the hint tiles are white, the bonus is lost."),
    named_right=Text(
        "Rulebook",
        "Right colour, and it fits: add it as usual, and one hint tile is turned back to white, on top of any bonus. If "
        "all are white, you get nothing extra.",
    ),
    difficulty=Text(
        "Rulebook",
        "Harder: two storm tiles, or only one. Easier: add the spare hint tile as a ninth; for even more, use coins.",
    ),
    master=MasterBook(
        what=Text(
            "Rulebook",
            "One of you can be the master. Everyone announces every action to the master, who alone turns the tiles. "
            "Without a master, the program turns them.",
        ),
        keeps=Text("Rulebook", "Nobody else touches the tiles."),
        hint=Text("Rulebook", "The master turns one white tile to black; then you give your hint."),
        discard=Text("Rulebook", "The master turns one black tile to white; then you discard and draw."),
        play=Text(
            "Rulebook",
            "Turn your card face up. If it doesn’t fit, the master turns a storm tile to lightning; for a bonus, "
            "a black hint tile to white. Then draw.",
        ),
    ),
)

_TILES_IN_PLAY = (
    (1, Counted("Rulebook", "%n hint tiles, white on one side and black on the other.")),
    (
        8,
        Counted(
            "Rulebook", "%n hint tiles, white on one side and black on the other. One more stays in the box as a spare."
        ),
    ),
    (9, Counted("Rulebook", "%n hint tiles, white on one side and black on the other. One of them is the spare.")),
    (
        10,
        Counted(
            "Rulebook",
            "%n hint tiles, white on one side and black on the other. One of them is the spare; use coins if you "
            "need more than the box contains.",
        ),
    ),
)

TILES = Box(
    clocks=Sort(
        lying=SIDE_BY_SIDE,
        unused=Side(paint=_WHITE, read=Text("Tokens", "hint tile, white side up: available")),
        used=Side(paint=side("hint-black"), read=Text("Tokens", "hint tile, black side up: spent")),
    ),
    fuses=Sort(
        lying=SIDE_BY_SIDE,
        unused=Side(paint=side("storm-sky"), read=Text("Tokens", "storm tile, starry sky")),
        used=Side(paint=_LIGHTNING, read=Text("Tokens", "storm tile, lightning: a mistake")),
        burning=FLAME,
    ),
    emblem=emblem(_WHITE, _LIGHTNING),
    catastrophe=Catastrophe.STORM,
    words=_WORDS,
    book=_BOOK,
    handling=Handling(
        clocks_in_play=_TILES_IN_PLAY,
        fuses_in_play=Counted("Rulebook", "%n storm tiles, with a starry sky on one side and lightning on the other."),
        lay_clocks=ByMaster(
            without=Counted("Rulebook", "Lay out the %n hint tiles, white sides up. Spent ones are turned to black."),
            with_one=Counted(
                "Rulebook",
                "Lay the %n hint tiles in front of the master, white sides up. Spent ones are turned to black.",
            ),
        ),
        lay_fuses=ByMaster(
            without=Counted(
                "Rulebook", "Lay out the %n storm tiles, starry sides up. Every mistake turns one to lightning."
            ),
            with_one=Counted(
                "Rulebook",
                "Lay the %n storm tiles in front of the master too, starry sides up. Every mistake turns one to "
                "lightning.",
            ),
        ),
        discard_pile=Beside.DECK,
        hint_cost=Text(
            "Rulebook",
            "A hint costs one hint tile, which is turned from white to black. Once they’re all black, nobody can "
            "give a hint.",
        ),
        no_empty_hint=NOTHING_TO_POINT_AT,
        discard_gain=Text(
            "Rulebook",
            "Put one of your cards face up on the discard pile: one hint tile is turned from black back to white.",
        ),
        mistake=Text("Rulebook", "The card goes to the discard pile, and a storm tile is turned to lightning."),
        last_mistake=Text("Rulebook", "The last storm tile is turned to lightning."),
    ),
)
