"""The English box and that of the online edition, which has the same words.

In the first, spent clocks go into the box lid, and black fuses burn off a stack with the explosion at its bottom; in the
second, what is used is turned on its side.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.box import Beside, Bottom, Box, Catastrophe, Handling, Side, Sort
from hanabi_desktop.boxes.shared import (
    CLOCK,
    NOTHING_TO_POINT_AT,
    RED,
    SPENT_CLOCK,
    clock_book,
    clock_words,
    emblem,
    side,
)
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import FLAME, LONG_FUSE, paint_token_side
from hanabi_desktop.painting.trays import CLOCKS_USED_IN_LID, SIDE_BY_SIDE, STACK_USED_BESIDE, STACK_USED_IN_LID
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import TokenRequests


def _fuse(painter: QPainter, rect: QRectF, theme: Theme, left: int) -> None:
    # The fourth from the end looks like the third.
    paint_token_side(painter, rect, theme, f"fuse-{min(left, 3)}")


CLOCKS_AND_FUSES = Box(
    clocks=Sort(
        lying=CLOCKS_USED_IN_LID,
        unused=Side(paint=CLOCK, read=Text("Tokens", "clock token, face up on the table: available")),
        used=Side(paint=SPENT_CLOCK, read=Text("Tokens", "clock token in the box lid: spent")),
    ),
    fuses=Sort(
        lying=STACK_USED_IN_LID,
        unused=Side(paint=_fuse, read=Text("Tokens", "fuse token on the stack")),
        # The same token: where it lies tells that it is burnt.
        used=Side(paint=_fuse, read=Text("Tokens", "burnt fuse token in the box lid: a mistake")),
        bottom=Bottom(
            paint=side("explosion"),
            covered=Text("Tokens", "the explosion, at the bottom of the stack"),
            uncovered=Text("Tokens", "the explosion, uncovered"),
        ),
        burning=LONG_FUSE,
    ),
    emblem=emblem(CLOCK, side("fuse-3")),
    catastrophe=Catastrophe.EXPLOSION,
    words=clock_words(
        TokenRequests(
            spend=Text("Tokens", "put a clock token into the box lid"),
            bring_back=Text("Tokens", "take a clock token out of the box lid"),
            burn=Text("Tokens", "put the top fuse token into the box lid"),
        )
    ),
    book=clock_book(
        hint=Text("Rulebook", "The master puts one clock token into the lid; then you give your hint."),
        discard=Text("Rulebook", "The master takes one clock token out of the lid; then you discard and draw."),
        play=Text(
            "Rulebook",
            "Turn your card face up. If it doesn’t fit, the master puts the top fuse token into the lid; for a "
            "bonus, the master takes a clock token out. Then draw.",
        ),
    ),
    handling=Handling(
        clocks_in_play=((1, Counted("Rulebook", "%n blue clock tokens.")),),
        fuses_in_play=Counted(
            "Rulebook", "%n black fuse tokens, their fuses ever shorter; the last shows the explosion."
        ),
        lay_clocks=Counted("Rulebook", "Lay the %n clock tokens face up on the table. Spent ones go into the box lid."),
        lay_fuses=Counted(
            "Rulebook",
            "Stack the %n fuse tokens, the longest fuse on top. Every mistake sends the top one into the lid; once "
            "the explosion at the bottom is uncovered, you’ve lost.",
        ),
        discard_pile=Beside.DECK,
        hint_cost=Text(
            "Rulebook",
            "A hint costs one clock token, which goes from the table into the box lid. With none left, nobody "
            "can give a hint.",
        ),
        no_empty_hint=NOTHING_TO_POINT_AT,
        discard_gain=Text(
            "Rulebook", "Put one of your cards face up on the discard pile: one clock token comes back out of the lid."
        ),
        mistake=Text("Rulebook", "The card goes to the discard pile, and the top fuse token into the lid."),
        last_mistake=Text("Rulebook", "The explosion lies uncovered."),
    ),
)

_TURNED_CLOCK = side("clock-spent", turned=True)

TURNED_CLOCKS = Box(
    clocks=Sort(
        lying=SIDE_BY_SIDE,
        unused=Side(paint=CLOCK, read=Text("Tokens", "clock token, right way up: available")),
        used=Side(paint=_TURNED_CLOCK, read=Text("Tokens", "clock token on its side: spent")),
    ),
    fuses=Sort(
        lying=STACK_USED_BESIDE,
        unused=Side(paint=RED, read=Text("Tokens", "red fuse token, right way up")),
        used=Side(paint=side("red-spent", turned=True), read=Text("Tokens", "red fuse token on its side: a mistake")),
        burning=FLAME,
    ),
    emblem=emblem(_TURNED_CLOCK, RED),
    catastrophe=Catastrophe.EXPLOSION,
    words=clock_words(
        TokenRequests(
            spend=Text("Tokens", "turn a clock token on its side"),
            bring_back=Text("Tokens", "turn a clock token the right way up"),
            burn=Text("Tokens", "turn a red fuse token on its side"),
        )
    ),
    book=clock_book(
        hint=Text("Rulebook", "The master turns one clock token on its side; then you give your hint."),
        discard=Text("Rulebook", "The master turns one clock token the right way up; then you discard and draw."),
        play=Text(
            "Rulebook",
            "Turn your card face up. If it doesn’t fit, the master turns a red fuse token on its side; for a "
            "bonus, a clock token the right way up. Then draw.",
        ),
    ),
    handling=Handling(
        clocks_in_play=((1, Counted("Rulebook", "%n blue clock tokens.")),),
        fuses_in_play=Counted("Rulebook", "%n red fuse tokens."),
        lay_clocks=Counted(
            "Rulebook", "Lay out the %n clock tokens the right way up. Spent ones are turned on their side."
        ),
        lay_fuses=Counted(
            "Rulebook",
            "Stack the %n red fuse tokens beside them. Every mistake takes one off and lays it on its side.",
        ),
        discard_pile=Beside.DECK,
        hint_cost=Text(
            "Rulebook",
            "A hint costs one clock token, which is turned on its side. Once they all lie on their sides, nobody "
            "can give a hint.",
        ),
        no_empty_hint=Text(
            "Rulebook",
            "A hint that points at nothing is impossible here: your click always lands on a card, and the "
            "buttons for anything the hand doesn’t have are greyed out.",
        ),
        discard_gain=Text(
            "Rulebook",
            "Put one of your cards face up on the discard pile: one spent clock token is turned the right way up "
            "again.",
        ),
        mistake=Text("Rulebook", "The card goes to the discard pile, and one red fuse token is turned on its side."),
        last_mistake=Text("Rulebook", "The last red fuse token is turned on its side."),
    ),
)
