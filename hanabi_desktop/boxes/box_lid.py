"""The Nordic box: available blue tokens lie in the box lid, and a red token joins them for each mistake."""

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.box import Beside, Book, Box, Catastrophe, Handling, MasterBook, Side, Sort
from hanabi_desktop.boxes.shared import CLOCK, NOTHING_TO_POINT_AT, RED, SPENT_CLOCK, clock_words
from hanabi_desktop.painting.canvas import placed
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import FLAME, paint_box_lid
from hanabi_desktop.painting.trays import CLOCKS_UNUSED_IN_LID, FUSES_USED_IN_LID
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import Gains, TokenRequests


def _emblem(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_box_lid(painter, placed(rect, 0, 0.1, 1, 0.8), theme)
    CLOCK(painter, placed(rect, 0.1, 0.28, 0.44, 0.44), theme, 1)
    RED(painter, placed(rect, 0.48, 0.28, 0.44, 0.44), theme, 1)


_CLOCK_WORDS = clock_words(
    TokenRequests(
        spend=Text("Tokens", "take a blue token out of the box lid"),
        bring_back=Text("Tokens", "put a blue token back into the box lid"),
        burn=Text("Tokens", "put a red token into the box lid"),
    )
)
_WORDS = replace(
    _CLOCK_WORDS,
    clocks_title=Text("Tokens", "Blue tokens"),
    fuses_title=Text("Tokens", "Red tokens"),
    clocks_count=Text("Tokens", "Blue tokens: {available} of {total}"),
    gains=Gains(
        discard=Text("Journal", "A blue token comes back."),
        bonus=Text("Journal", "Bonus: one blue token back."),
        choreography=Text("Journal", "Right colour: one blue token back."),
        bonus_lost=Text("Journal", "No bonus: no hint was spent.", "blue and red tokens"),
        choreography_lost=Text("Journal", "Right colour, but no hint was spent.", "blue and red tokens"),
    ),
    refusals=replace(
        _CLOCK_WORDS.refusals,
        none_left=Text("Refusals", "No blue tokens are left to pay for a hint."),
        none_owed=Text("Refusals", "No tokens need moving now.", "blue and red tokens"),
        wrong_token=Text("Refusals", "That’s the wrong token for what was announced.", "blue and red tokens"),
        wrong_direction=Text("Refusals", "The right kind of token, but it goes the other way.", "blue and red tokens"),
        all_available=Text("Refusals", "No blue token is spent, so you can’t discard now."),
    ),
    lost=Text("Endings", "The last red token is in the lid: everything blows up."),
    choices=replace(
        _CLOCK_WORDS.choices,
        mistakes=Counted("Editions", "%n red token(s)"),
        clocks=Counted("Editions", "%n blue token(s)"),
        choreography=Text(
            "Editions",
            "Before playing a card, a player may name its colour. If it’s right and the card fits, a blue token comes "
            "back; a wrong colour is a mistake.",
        ),
        master=Text(
            "Editions",
            "With a master, everyone announces every action to the master, who alone moves the tokens.",
            "blue and red tokens",
        ),
    ),
)
"""Texts that name the tokens by their colours; the rest is as with clock tokens."""

_BOOK = Book(
    paid=Text("Rulebook", "That costs one blue token."),
    all_available=Text("Rulebook", "If no blue token is spent, you can’t discard."),
    bonus=Text("Rulebook", "Completing a firework with its 5 earns a bonus: one spent blue token comes back for free."),
    bonus_lost=Text("Rulebook", "If none is spent, the bonus is lost.", "blue and red tokens"),
    named_right=Text(
        "Rulebook",
        "Right colour, and it fits: add it as usual, and one blue token comes back, on top of any bonus. If none is "
        "spent, you get nothing extra.",
    ),
    difficulty=Text("Rulebook", "Harder: fewer red tokens, or fewer blue ones. Easier: more of either."),
    master=MasterBook(
        what=Text(
            "Rulebook",
            "One of you can be the master. Everyone announces every action to the master, who alone moves the tokens. "
            "Without a master, the program moves them.",
            "blue and red tokens",
        ),
        keeps=Text("Rulebook", "Nobody else touches the tokens.", "blue and red tokens"),
        hint=Text("Rulebook", "The master takes one blue token out of the lid; then you give your hint."),
        discard=Text("Rulebook", "The master puts one blue token back into the lid; then you discard and draw."),
        play=Text(
            "Rulebook",
            "Turn your card face up. If it doesn’t fit, the master puts a red token into the lid; for a bonus, a "
            "blue one. Then draw.",
        ),
    ),
)


BOX_LID = Box(
    clocks=Sort(
        lying=CLOCKS_UNUSED_IN_LID,
        unused=Side(paint=CLOCK, read=Text("Tokens", "blue token in the box lid: available")),
        used=Side(paint=SPENT_CLOCK, read=Text("Tokens", "blue token beside the box lid: spent")),
    ),
    fuses=Sort(
        lying=FUSES_USED_IN_LID,
        unused=Side(paint=RED, read=Text("Tokens", "red token beside the box lid")),
        # The same token: where it lies tells that it counts.
        used=Side(paint=RED, read=Text("Tokens", "red token in the box lid: a mistake")),
        burning=FLAME,
    ),
    emblem=_emblem,
    catastrophe=Catastrophe.EXPLOSION,
    words=_WORDS,
    book=_BOOK,
    handling=Handling(
        clocks_in_play=((1, Counted("Rulebook", "%n blue tokens.")),),
        fuses_in_play=Counted("Rulebook", "%n red tokens."),
        lay_clocks=Counted(
            "Rulebook", "Put the %n blue tokens into the box lid, ready to use. Spent ones go beside the lid."
        ),
        lay_fuses=Counted("Rulebook", "Keep the %n red tokens beside the lid. Every mistake sends one in."),
        discard_pile=Beside.LID,
        hint_cost=Text(
            "Rulebook",
            "A hint costs one blue token, which comes out of the box lid and goes beside it. With none left, nobody "
            "can give a hint.",
        ),
        no_empty_hint=NOTHING_TO_POINT_AT,
        discard_gain=Text(
            "Rulebook", "Put one of your cards face up on the discard pile: one blue token goes back into the lid."
        ),
        mistake=Text("Rulebook", "The card goes to the discard pile, and a red token into the lid."),
        last_mistake=Text("Rulebook", "The last red token goes into the box lid."),
    ),
)
