"""What several boxes share: painted tokens, and the words of the boxes with clock tokens and fuse tokens."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.box import Book, MasterBook, Paint, PaintToken
from hanabi_desktop.painting.canvas import placed
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import paint_token_side
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import LOSING_MISTAKE, Choices, Gains, TokenRefusals, TokenRequests, TokenWords

NOTHING_TO_POINT_AT = Text("Rulebook", "A hint must match at least one card: “you have no white cards” is not allowed.")
"""Where the cards are pointed at with a finger."""


def side(name: str, *, turned: bool = False) -> PaintToken:
    """Paints a side of a token as `paint_token_side` does."""
    return lambda painter, rect, theme, _left: paint_token_side(painter, rect, theme, name, turned=turned)


CLOCK, SPENT_CLOCK, RED = side("clock"), side("clock-spent"), side("red")


def emblem(front: PaintToken, back: PaintToken) -> Paint:
    """Paints two tokens, one before the other."""

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        back(painter, placed(rect, 0.36, 0.36, 0.64, 0.64), theme, 1)
        front(painter, placed(rect, 0, 0, 0.64, 0.64), theme, 1)

    return paint


def clock_words(requests: TokenRequests) -> TokenWords:
    """Texts at the table; `requests` say how the master moves tokens, which differs from box to box."""
    return TokenWords(
        clocks_title=Text("Tokens", "Clock tokens"),
        fuses_title=Text("Tokens", "Fuse tokens"),
        clocks_count=Text("Tokens", "Clock tokens: {available} of {total}"),
        fuses_count=Text("Tokens", "Mistakes: {mistakes} of {limit}"),
        requests=requests,
        gains=Gains(
            discard=Text("Journal", "A clock token comes back."),
            bonus=Text("Journal", "Bonus: one clock token back."),
            choreography=Text("Journal", "Right colour: one clock token back."),
            bonus_lost=Text("Journal", "No bonus: no hint was spent."),
            choreography_lost=Text("Journal", "Right colour, but no hint was spent."),
        ),
        refusals=TokenRefusals(
            none_left=Text("Refusals", "No clock tokens are left to pay for a hint."),
            all_available=Text("Refusals", "No clock token is spent, so you can’t discard now."),
            none_owed=Text("Refusals", "No tokens need moving now."),
            wrong_token=Text("Refusals", "That’s the wrong token for what was announced."),
            wrong_direction=Text("Refusals", "The right kind of token, but it goes the other way."),
        ),
        lost=Text("Endings", "The fuse has burnt down: everything blows up."),
        lost_title=Text("Endings", "Lost: it all blows up"),
        choices=Choices(
            mistakes=LOSING_MISTAKE,
            clocks=Counted("Editions", "%n clock token(s)"),
            difficulty=Text(
                "Editions", "Allowing fewer mistakes makes it harder; more hints to start with make it easier."
            ),
            choreography=Text(
                "Editions",
                "Before playing a card, a player may name its colour. If it’s right and the card fits, a clock token "
                "comes back; a wrong colour is a mistake.",
            ),
            master=Text(
                "Editions", "With a master, everyone announces every action to the master, who alone moves the tokens."
            ),
        ),
    )


def clock_book(*, hint: Text, discard: Text, play: Text) -> Book:
    """What the rulebook says; the three texts tell what the master does with the tokens for an action."""
    return Book(
        paid=Text("Rulebook", "That costs one clock token."),
        all_available=Text("Rulebook", "If no clock token is spent, you can’t discard."),
        bonus=Text(
            "Rulebook", "Completing a firework with its 5 earns a bonus: one spent clock token comes back for free."
        ),
        bonus_lost=Text("Rulebook", "If none is spent, the bonus is lost."),
        named_right=Text(
            "Rulebook",
            "Right colour, and it fits: add it as usual, and one clock token comes back, on top of any bonus. If none "
            "is spent, you get nothing extra.",
        ),
        difficulty=Text("Rulebook", "Harder: fewer mistakes allowed, or fewer clock tokens. Easier: more of either."),
        master=MasterBook(
            what=Text(
                "Rulebook",
                "One of you can be the master. Everyone announces every action to the master, who alone moves the "
                "tokens. Without a master, the program moves them.",
            ),
            keeps=Text("Rulebook", "Nobody else touches the tokens."),
            hint=hint,
            discard=discard,
            play=play,
        ),
    )
