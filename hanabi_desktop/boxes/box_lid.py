"""The Nordic box: available blue tokens lie in the box lid, and a red token joins them for each mistake."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.book import NOTHING_TO_POINT_AT, Book, ByMaster, ByNumber, Handling, MasterBook
from hanabi_desktop.boxes.box import Box, Catastrophe, Side, Sort
from hanabi_desktop.boxes.tokens import available_clock, red_token, spent_clock
from hanabi_desktop.painting.canvas import placed
from hanabi_desktop.painting.places.trays import UNUSED_IN_LID, USED_IN_LID
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import FLAME, paint_box_lid, paint_clock_token, paint_red_token
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import Choices, Gains, TokenRefusals, TokenRequests, TokenWords


def _emblem(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_box_lid(painter, placed(rect, 0, 0.1, 1, 0.8), theme)
    paint_clock_token(painter, placed(rect, 0.1, 0.28, 0.44, 0.44), theme)
    paint_red_token(painter, placed(rect, 0.48, 0.28, 0.44, 0.44), theme)


_WORDS = TokenWords(
    clocks_title=Text("Tokens", "Blue tokens"),
    fuses_title=Text("Tokens", "Red tokens"),
    clocks_count=Text("Tokens", "Blue tokens: {available} of {total}"),
    fuses_count=Text("Tokens", "Red tokens: {mistakes} of {limit} mistakes"),
    requests=TokenRequests(
        spend=Text("Tokens", "{master}: take a blue token out of the box lid"),
        bring_back=Text("Tokens", "{master}: put a blue token back into the box lid"),
        burn=Text("Tokens", "{master}: put a red token into the box lid"),
    ),
    gains=Gains(
        discard=Text("Journal", "A blue token is back."),
        bonus=Text("Journal", "Bonus: a blue token is back."),
        choreography=Text("Journal", "The colour was right: a blue token is back."),
    ),
    refusals=TokenRefusals(
        none_left=Text("Refusals", "No blue token is left to pay for a hint."),
        all_available=Text("Refusals", "All blue tokens are available, so nothing can be discarded."),
        none_owed=Text("Refusals", "No token is to be moved now."),
        wrong_token=Text("Refusals", "That is the wrong token for what was announced."),
        wrong_direction=Text("Refusals", "The right kind of token, but it goes the other way."),
    ),
    lost=Text("Endings", "The last red token lies in the lid: everything blows up."),
    choices=Choices(
        clocks_fact=Counted("Editions", "%n blue token(s)."),
        mistakes=Counted("Editions", "%n red token(s)"),
        clocks=Counted("Editions", "%n blue token(s)"),
        difficulty=Text("Editions", "Fewer mistakes are harder, more tokens for hints are easier."),
        choreography=Text(
            "Editions", "The colour may be named before playing: right brings a blue token back, wrong is a mistake."
        ),
        master=Text("Editions", "Every action is told to the master, who alone moves the tokens."),
        master_fact=Text("Editions", "A master moves the tokens."),
    ),
)

_BOOK = Book(
    all_available=Text(
        "Rulebook", "While all blue tokens are available there is none to bring back, and you cannot discard."
    ),
    bonus=Text(
        "Rulebook",
        "Whoever lays the 5, and so completes a firework, brings a spent blue token back for it: free of charge, "
        "without discarding anything.",
    ),
    bonus_lost=Text("Rulebook", "If all blue tokens are available already, the bonus is lost."),
    named_right=Text(
        "Rulebook",
        "The colour is right: the card is played as usual, and one blue token comes back, besides the bonus one if "
        "the card is a 5.",
    ),
    named_wrong=Text(
        "Rulebook",
        "The colour is wrong: the card goes to the discard pile even if it would have fitted, and counts as a mistake.",
    ),
    named_misfit=Text(
        "Rulebook",
        "The colour is right, but the card does not fit: an ordinary mistake, and no blue token comes back.",
    ),
    named_full=Text("Rulebook", "If all blue tokens are available already, the one you earned is lost."),
    no_action=Text(
        "Rulebook",
        "If the player whose turn it is has neither a card nor a hint to give, because no blue token or no "
        "teammate’s card is left, the show cannot be finished: it is lost at once.",
    ),
    difficulty=Text(
        "Rulebook", "Harder: fewer red tokens, or fewer blue ones. Easier: more blue tokens, or more red ones."
    ),
    breath=Text(
        "Rulebook",
        "Do not cling to your cards. Every discard is a hint for somebody: the blue tokens are your breath.",
    ),
    master=MasterBook(
        nobody=Text("Rulebook", "There is no master at this table: the program moves the tokens by itself."),
        keeps=Text("Rulebook", "All tokens are in the master’s keeping; nobody else touches them."),
        hint=Text(
            "Rulebook",
            "You say that you will give a hint. The master takes one blue token out of the box lid; then you give it.",
        ),
        discard=Text(
            "Rulebook",
            "You say that you will discard. The master puts one blue token back into the box lid; then you discard the "
            "card and draw a new one.",
        ),
        play=Text(
            "Rulebook",
            "You say that you will play, then lay the card open. If it does not fit, the master puts one red token into "
            "the box lid, and the card goes to the discard pile. If it completes a firework, the master puts one blue "
            "token back into the lid, if any is spent. Then you draw.",
        ),
        moves=Text(
            "Rulebook",
            "On this screen the announced action shows which token must move. The master moves it, with a click, a drag or the "
            "keyboard, and only then the game goes on.",
        ),
        wrong=Text(
            "Rulebook",
            "A wrong token, one moved the wrong way, or one that no action asks for is refused with the reason, and nothing "
            "changes.",
        ),
        withdraw=Text(
            "Rulebook",
            "You may think better of it and withdraw an announcement, as long as no token has moved for it and no card lies open: "
            "what everybody has seen stays.",
        ),
    ),
)

BOX_LID = Box(
    clocks=Sort(
        lying=UNUSED_IN_LID,
        unused=Side(paint=available_clock, read=Text("Tokens", "blue token in the box lid: available")),
        used=Side(paint=spent_clock, read=Text("Tokens", "blue token beside the box lid: spent")),
        bottom=None,
        burning=None,
    ),
    fuses=Sort(
        lying=USED_IN_LID,
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
            Text("Editions", "The first red token in the lid loses."),
            Text("Editions", "The second red token in the lid loses."),
            Text("Editions", "The third red token in the lid loses."),
            Text("Editions", "The fourth red token in the lid loses."),
        ),
        clocks_in_play=ByNumber.alike(Counted("Rulebook", "You use %n blue tokens. They pay for your hints.")),
        fuses_in_play=Counted("Rulebook", "You use %n red tokens, one for each mistake."),
        lay_clocks=ByMaster.alike(
            Text(
                "Rulebook",
                "Put the blue tokens into the box lid: those in it are available. Spent ones will lie beside the lid.",
            )
        ),
        lay_fuses=ByMaster.alike(
            Text("Rulebook", "Keep the red tokens beside the lid. For every mistake one of them goes into it.")
        ),
        hint_cost=Text(
            "Rulebook",
            "Every hint costs a blue token: one is taken out of the box lid and laid beside it. Once no blue token is "
            "left in the lid, no hint can be given.",
        ),
        no_empty_hint=NOTHING_TO_POINT_AT,
        discard_gain=Text(
            "Rulebook",
            "Lay one of your cards face up on the discard pile: one blue token goes back into the box lid.",
        ),
        mistake=Text(
            "Rulebook",
            "If it does not fit, it goes to the discard pile, and the fuse gets shorter: a red token goes into the box "
            "lid.",
        ),
        last_mistake=Text("Rulebook", "That mistake puts the last red token into the box lid."),
        lost=Text("Rulebook", "The last red token lies in the lid: the show is lost."),
    ),
)
