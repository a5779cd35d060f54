"""The German box: two-sided tiles, white and black for hints, a starry sky and lightning for mistakes."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.book import NOTHING_TO_POINT_AT, Book, ByMaster, ByNumber, Handling, MasterBook
from hanabi_desktop.boxes.box import Box, Catastrophe, Side, Sort
from hanabi_desktop.painting.canvas import placed
from hanabi_desktop.painting.places.trays import SIDE_BY_SIDE
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import FLAME, paint_hint_tile, paint_storm_tile
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import Choices, Gains, TokenRefusals, TokenRequests, TokenWords


def _white(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    paint_hint_tile(painter, rect, theme, white=True)


def _black(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    paint_hint_tile(painter, rect, theme, white=False)


def _sky(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    paint_storm_tile(painter, rect, theme, lightning=False)


def _lightning(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    paint_storm_tile(painter, rect, theme, lightning=True)


def _emblem(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_storm_tile(painter, placed(rect, 0.36, 0.36, 0.64, 0.64), theme, lightning=True)
    paint_hint_tile(painter, placed(rect, 0, 0, 0.64, 0.64), theme)


_WORDS = TokenWords(
    clocks_title=Text("Tokens", "Hint tiles"),
    fuses_title=Text("Tokens", "Storm tiles"),
    clocks_count=Text("Tokens", "Hint tiles: {available} of {total} white"),
    fuses_count=Text("Tokens", "Storm: {mistakes} of {limit} lightnings"),
    requests=TokenRequests(
        spend=Text("Tokens", "{master}: turn a hint tile to its black side"),
        bring_back=Text("Tokens", "{master}: turn a hint tile to its white side"),
        burn=Text("Tokens", "{master}: turn a storm tile to lightning"),
    ),
    gains=Gains(
        discard=Text("Journal", "A hint tile turns white."),
        bonus=Text("Journal", "Bonus: a hint tile turns white."),
        choreography=Text("Journal", "The colour was right: a hint tile turns white."),
    ),
    refusals=TokenRefusals(
        none_left=Text("Refusals", "All hint tiles show black: none is left to pay for a hint."),
        all_available=Text("Refusals", "All hint tiles show white, so nothing can be discarded."),
        none_owed=Text("Refusals", "No tile is to be turned now."),
        wrong_token=Text("Refusals", "That is the wrong tile for what was announced."),
        wrong_direction=Text("Refusals", "The right kind of tile, but it turns the other way."),
    ),
    lost=Text("Endings", "The storm has broken: the show is rained out."),
    choices=Choices(
        clocks_fact=Counted("Editions", "%n hint tile(s)."),
        mistakes=Counted("Editions", "%n storm tile(s)"),
        clocks=Counted("Editions", "%n hint tile(s)"),
        difficulty=Text("Editions", "Fewer storm tiles are harder, more hint tiles are easier."),
        choreography=Text(
            "Editions", "The colour may be named before playing: right turns a hint tile to white, wrong is a mistake."
        ),
        master=Text("Editions", "Every action is told to the master, who alone turns the tiles."),
        master_fact=Text("Editions", "A master turns the tiles."),
    ),
)

_BOOK = Book(
    all_available=Text(
        "Rulebook", "While all hint tiles show white there is none to turn back, and you cannot discard."
    ),
    bonus=Text(
        "Rulebook",
        "Whoever lays the 5, and so completes a firework, has a black hint tile turned to white for it: free of "
        "charge, without discarding anything.",
    ),
    bonus_lost=Text("Rulebook", "If all hint tiles are white already, the bonus is lost."),
    named_right=Text(
        "Rulebook",
        "The colour is right: the card is played as usual, and one hint tile turns white, besides the bonus one if "
        "the card is a 5.",
    ),
    named_wrong=Text(
        "Rulebook",
        "The colour is wrong: the card goes to the discard pile even if it would have fitted, and a storm tile is turned "
        "to lightning.",
    ),
    named_misfit=Text(
        "Rulebook",
        "The colour is right, but the card does not fit: an ordinary mistake, and no hint tile turns white.",
    ),
    named_full=Text("Rulebook", "If all hint tiles are white already, the one you earned is lost."),
    no_action=Text(
        "Rulebook",
        "If the player whose turn it is has neither a card nor a hint to give, because no white hint tile or no "
        "teammate’s card is left, the show cannot be finished: it is lost at once.",
    ),
    difficulty=Text(
        "Rulebook",
        "Harder: play with two storm tiles instead of three, or with only one. Easier: add the spare hint tile to the "
        "eight, and coins as still more of them, so that nine and more hints can be paid for.",
    ),
    breath=Text(
        "Rulebook",
        "Do not cling to your cards. Every discard is a hint for somebody: the hint tiles are your breath.",
    ),
    master=MasterBook(
        nobody=Text("Rulebook", "There is no master at this table: the program turns the tiles by itself."),
        keeps=Text("Rulebook", "All tiles are in the master’s keeping; nobody else touches them."),
        hint=Text(
            "Rulebook",
            "You say that you will give a hint. The master turns one white tile to black; then you give it.",
        ),
        discard=Text(
            "Rulebook",
            "You say that you will discard. The master turns one black tile to white; then you discard the card and draw "
            "a new one.",
        ),
        play=Text(
            "Rulebook",
            "You say that you will play, then lay the card open. If it does not fit, the master turns one storm tile to "
            "lightning, and the card goes to the discard pile. If it completes a firework, the master turns one black "
            "hint tile to white, if there is one. Then you draw.",
        ),
        moves=Text(
            "Rulebook",
            "On this screen the announced action shows which tile must be turned. The master turns it, with a click, a drag "
            "or the keyboard, and only then the game goes on.",
        ),
        wrong=Text(
            "Rulebook",
            "A wrong tile, one turned the wrong way, or one that no action asks for is refused with the reason, and nothing "
            "changes.",
        ),
        withdraw=Text(
            "Rulebook",
            "You may think better of it and withdraw an announcement, as long as no tile was turned for it and no card lies "
            "open: what everybody has seen stays.",
        ),
    ),
)

_TILES_IN_PLAY = ByNumber(
    (
        (
            1,
            Counted(
                "Rulebook",
                "You use %n hint tiles, white on one side and black on the other. They pay for your hints.",
            ),
        ),
        (
            8,
            Counted(
                "Rulebook",
                "You use %n hint tiles, white on one side and black on the other. They pay for your hints. One more lies in "
                "the box as a spare.",
            ),
        ),
        (
            9,
            Counted(
                "Rulebook",
                "You use %n hint tiles, white on one side and black on the other, the spare one among them. They pay for "
                "your hints.",
            ),
        ),
        (
            10,
            Counted(
                "Rulebook",
                "You use %n hint tiles, white on one side and black on the other; the spare one is among them, and coins "
                "stand in for those that the box does not have. They pay for your hints.",
            ),
        ),
    )
)

TILES = Box(
    clocks=Sort(
        lying=SIDE_BY_SIDE,
        unused=Side(paint=_white, read=Text("Tokens", "hint tile, white side up: available")),
        used=Side(paint=_black, read=Text("Tokens", "hint tile, black side up: spent")),
        bottom=None,
        burning=None,
    ),
    fuses=Sort(
        lying=SIDE_BY_SIDE,
        unused=Side(paint=_sky, read=Text("Tokens", "storm tile, starry sky")),
        used=Side(paint=_lightning, read=Text("Tokens", "storm tile, lightning: a mistake")),
        bottom=None,
        burning=FLAME,
    ),
    emblem=_emblem,
    catastrophe=Catastrophe.STORM,
    words=_WORDS,
    book=_BOOK,
    handling=Handling(
        losing=(
            Text("Editions", "The first bolt of lightning loses."),
            Text("Editions", "The second bolt of lightning loses."),
            Text("Editions", "The third bolt of lightning loses."),
            Text("Editions", "The fourth bolt of lightning loses."),
        ),
        clocks_in_play=_TILES_IN_PLAY,
        fuses_in_play=Counted(
            "Rulebook",
            "You use %n storm tiles, one for each mistake: a starry sky on one side, lightning on the other.",
        ),
        lay_clocks=ByMaster(
            without=Text(
                "Rulebook",
                "Lay the hint tiles out with the white side up: those are available. A spent one will show its black side.",
            ),
            with_one=Text(
                "Rulebook",
                "Lay the hint tiles in front of the master with the white side up: those are available. A spent one will "
                "show its black side.",
            ),
        ),
        lay_fuses=ByMaster(
            without=Text(
                "Rulebook",
                "Lay the storm tiles beside them, showing the starry sky. Every mistake turns one over to lightning.",
            ),
            with_one=Text(
                "Rulebook",
                "The storm tiles lie in front of the master too, showing the starry sky. Every mistake turns one over to "
                "lightning.",
            ),
        ),
        hint_cost=Text(
            "Rulebook",
            "Every hint costs a hint tile: one is turned from white to black. Once all of them show black, no hint can be "
            "given.",
        ),
        no_empty_hint=NOTHING_TO_POINT_AT,
        discard_gain=Text(
            "Rulebook",
            "Lay one of your cards face up on the discard pile: one hint tile is turned from black back to white.",
        ),
        mistake=Text(
            "Rulebook",
            "If it does not fit, it goes to the discard pile, and a storm draws nearer: a storm tile is turned from the "
            "starry sky to lightning.",
        ),
        last_mistake=Text("Rulebook", "That mistake turns the last storm tile to lightning."),
        lost=Text("Rulebook", "Every storm tile shows lightning: the show is lost."),
    ),
)
