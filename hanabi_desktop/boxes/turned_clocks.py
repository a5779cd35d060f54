"""The box of the online edition: what is used is turned on its side. It has the words of the English one."""

from hanabi_desktop.boxes.box import Beside, Box, Catastrophe, Handling, Side, Sort
from hanabi_desktop.boxes.shared import CLOCK, RED, clock_book, clock_words, emblem, side
from hanabi_desktop.painting.tokens import FLAME
from hanabi_desktop.painting.trays import SIDE_BY_SIDE, STACK_USED_BESIDE
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import TokenRequests

_TURNED_CLOCK = side("clock-spent", turned=True)

TURNED_CLOCKS = Box(
    clocks=Sort(
        lying=SIDE_BY_SIDE,
        unused=Side(paint=CLOCK, read=Text("Tokens", "clock token, right way up: available")),
        used=Side(paint=_TURNED_CLOCK, read=Text("Tokens", "clock token on its side: spent")),
    ),
    fuses=Sort(
        lying=STACK_USED_BESIDE,
        unused=Side(paint=RED, read=Text("Tokens", "red fuse token, unused")),
        used=Side(paint=side("red-spent", turned=True), read=Text("Tokens", "red fuse token on its side: used")),
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
            "Stack the %n red fuse tokens beside them. With every mistake, one comes off and lies on its side.",
        ),
        discard_pile=Beside.DECK,
        hint_cost=Text(
            "Rulebook",
            "A hint costs one clock token, which is turned on its side. Once they all lie on their side, nobody "
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
