"""The Nordic box: available blue tokens lie in the box lid, and a red token joins them for each mistake."""

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.box import Beside, Box, Catastrophe, Handling, Side, Sort
from hanabi_desktop.boxes.shared import (
    NOTHING_TO_POINT_AT,
    available_clock,
    clock_book,
    clock_words,
    red_token,
    spent_clock,
)
from hanabi_desktop.painting.canvas import placed
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import FLAME, paint_box_lid, paint_clock_token, paint_red_token
from hanabi_desktop.painting.trays import CLOCKS_UNUSED_IN_LID, FUSES_USED_IN_LID
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import Gains, TokenRequests


def _emblem(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_box_lid(painter, placed(rect, 0, 0.1, 1, 0.8), theme)
    paint_clock_token(painter, placed(rect, 0.1, 0.28, 0.44, 0.44), theme)
    paint_red_token(painter, placed(rect, 0.48, 0.28, 0.44, 0.44), theme)


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
    fuses_count=Text("Tokens", "Red tokens: {mistakes} of {limit} mistakes"),
    gains=Gains(
        discard=Text("Journal", "A blue token comes back."),
        bonus=Text("Journal", "Bonus: a blue token comes back."),
        choreography=Text("Journal", "The colour was right: a blue token comes back."),
    ),
    refusals=replace(
        _CLOCK_WORDS.refusals,
        none_left=Text("Refusals", "No blue tokens are left to pay for a hint."),
        all_available=Text("Refusals", "All the blue tokens are available, so there’s no discarding now."),
    ),
    lost=Text("Endings", "The last red token is in the lid: everything blows up."),
    choices=replace(
        _CLOCK_WORDS.choices,
        clocks_fact=Counted("Editions", "%n blue token(s)."),
        mistakes=Counted("Editions", "%n red token(s)"),
        clocks=Counted("Editions", "%n blue token(s)"),
        choreography=Text(
            "Editions",
            "Before playing a card, a player may name its colour: the right one brings back a blue token, the wrong "
            "one is a mistake.",
        ),
    ),
)
"""Texts that name the tokens by their colours; the rest is as with clock tokens."""

_BOOK = replace(
    clock_book(
        hint=Text(
            "Rulebook",
            "Announce a hint. The master takes one blue token out of the box lid, and then you give your hint.",
        ),
        discard=Text(
            "Rulebook",
            "Announce a discard. The master puts one blue token back into the box lid, and then you discard the card "
            "and draw a new one.",
        ),
        play=Text(
            "Rulebook",
            "Announce that you’re playing, then turn your card face up. If it doesn’t fit, the master puts one red "
            "token into the box lid and the card goes to the discard pile. If it completes a firework, the master puts "
            "one blue token back into the lid, if any has been spent. Then you draw.",
        ),
    ),
    all_available=Text(
        "Rulebook", "If no blue token has been spent, there’s none to bring back, so you can’t discard."
    ),
    bonus=Text(
        "Rulebook",
        "Whoever completes a firework with its 5 earns a bonus: one spent blue token comes back for free, no discard "
        "needed.",
    ),
    bonus_lost=Text("Rulebook", "If no blue token has been spent, the bonus is lost."),
    named_right=Text(
        "Rulebook",
        "The colour is right: the card is played as usual, and one blue token comes back, on top of the bonus one if "
        "the card is a 5.",
    ),
    named_misfit=Text(
        "Rulebook",
        "The colour is right, but the card doesn’t fit: that’s an ordinary mistake, and no blue token comes back.",
    ),
    named_full=Text("Rulebook", "If no blue token has been spent, the one you’ve earned is lost."),
    no_action=Text(
        "Rulebook",
        "It can happen that a player has no cards left and can’t give a hint either, because there’s no blue token to "
        "pay for it or no teammate with cards to receive it. Then the show can’t be finished, and the game is lost at "
        "once.",
    ),
    difficulty=Text("Rulebook", "Harder: fewer red tokens, or fewer blue ones. Easier: more of either."),
    breath=Text(
        "Rulebook",
        "Don’t cling to your cards. Every discard pays for somebody’s hint, and without blue tokens you’ll soon run "
        "out of breath.",
    ),
)


BOX_LID = Box(
    clocks=Sort(
        lying=CLOCKS_UNUSED_IN_LID,
        unused=Side(paint=available_clock, read=Text("Tokens", "blue token in the box lid: available")),
        used=Side(paint=spent_clock, read=Text("Tokens", "blue token beside the box lid: spent")),
        bottom=None,
        burning=None,
    ),
    fuses=Sort(
        lying=FUSES_USED_IN_LID,
        unused=Side(paint=red_token, read=Text("Tokens", "red token beside the box lid")),
        # The same token: where it lies tells that it counts.
        used=Side(paint=red_token, read=Text("Tokens", "red token in the box lid: a mistake")),
        bottom=None,
        burning=FLAME,
    ),
    emblem=_emblem,
    catastrophe=Catastrophe.EXPLOSION,
    words=_WORDS,
    book=_BOOK,
    handling=Handling(
        losing=(
            Text("Editions", "The first red token in the lid loses the game."),
            Text("Editions", "The second red token in the lid loses the game."),
            Text("Editions", "The third red token in the lid loses the game."),
            Text("Editions", "The fourth red token in the lid loses the game."),
        ),
        clocks_in_play=((1, Counted("Rulebook", "You have %n blue tokens to pay for your hints.")),),
        fuses_in_play=Counted("Rulebook", "You have %n red tokens, one for each mistake."),
        lay_clocks=Counted(
            "Rulebook",
            "Put the %n blue tokens into the box lid, where they’re ready to use. Spent ones go beside the lid.",
        ),
        lay_fuses=Counted("Rulebook", "Keep the %n red tokens beside the lid. For every mistake, one of them goes in."),
        discard_pile=Beside.LID,
        hint_cost=Text(
            "Rulebook",
            "A hint costs one blue token, which comes out of the box lid and goes beside it. Once there are none left "
            "in the lid, nobody can give a hint.",
        ),
        no_empty_hint=NOTHING_TO_POINT_AT,
        discard_gain=Text(
            "Rulebook", "Put one of your cards face up on the discard pile: one blue token goes back into the box lid."
        ),
        mistake=Text(
            "Rulebook",
            "If it doesn’t fit, it goes to the discard pile and the fuse gets shorter: a red token goes into the box "
            "lid.",
        ),
        last_mistake=Text("Rulebook", "The last red token goes into the box lid."),
        lost=Text("Rulebook", "The last red token is in the lid: the show is lost."),
    ),
)
