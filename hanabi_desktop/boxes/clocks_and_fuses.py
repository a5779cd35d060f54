"""The English box: spent clocks go into the box lid, black fuses burn off a stack with the explosion at its bottom."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.box import Beside, Bottom, Box, Catastrophe, Handling, Side, Sort
from hanabi_desktop.boxes.shared import CLOCK, NOTHING_TO_POINT_AT, SPENT_CLOCK, clock_book, clock_words, emblem, side
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import LONG_FUSE, paint_token_side
from hanabi_desktop.painting.trays import CLOCKS_USED_IN_LID, STACK_USED_IN_LID
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
            "Stack the %n fuse tokens, the longest fuse on top. Every mistake sends the top one into the lid; at "
            "the bottom is the explosion, and once it lies bare, you’ve lost.",
        ),
        discard_pile=Beside.DECK,
        hint_cost=Text(
            "Rulebook",
            "A hint costs one clock token, which goes from the table into the lid. With none left, nobody can "
            "give a hint.",
        ),
        no_empty_hint=NOTHING_TO_POINT_AT,
        discard_gain=Text(
            "Rulebook", "Put one of your cards face up on the discard pile: one clock token comes back out of the lid."
        ),
        mistake=Text("Rulebook", "The card goes to the discard pile, and the top fuse token into the lid."),
        last_mistake=Text("Rulebook", "The explosion lies uncovered."),
    ),
)
