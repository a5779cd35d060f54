"""The box of the online edition: what is used is turned on its side. It has the words of the English one."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.book import ByMaster, ByNumber, Handling
from hanabi_desktop.boxes.box import Box, Catastrophe, Side, Sort
from hanabi_desktop.boxes.clock_words import CLOCK_BOOK, CLOCK_WORDS
from hanabi_desktop.boxes.tokens import available_clock, red_token
from hanabi_desktop.painting.canvas import placed
from hanabi_desktop.painting.places.trays import SIDE_BY_SIDE
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import FLAME, ClockState, paint_clock_token, paint_red_token
from hanabi_desktop.wording.text import Counted, Text


def _turned_clock(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    paint_clock_token(painter, rect, theme, ClockState.TURNED)


def _turned_red_fuse(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    paint_red_token(painter, rect, theme, used=True, turned=True)


def _emblem(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_red_token(painter, placed(rect, 0.36, 0.36, 0.64, 0.64), theme)
    paint_clock_token(painter, placed(rect, 0, 0, 0.64, 0.64), theme, ClockState.TURNED)


TURNED_CLOCKS = Box(
    clocks=Sort(
        lying=SIDE_BY_SIDE,
        unused=Side(paint=available_clock, read=Text("Tokens", "clock token, upright: available")),
        used=Side(paint=_turned_clock, read=Text("Tokens", "clock token on its side: spent")),
        bottom=None,
        burning=None,
    ),
    fuses=Sort(
        lying=SIDE_BY_SIDE,
        unused=Side(paint=red_token, read=Text("Tokens", "red fuse token, unused")),
        used=Side(paint=_turned_red_fuse, read=Text("Tokens", "red fuse token, used")),
        bottom=None,
        burning=FLAME,
    ),
    emblem=_emblem,
    catastrophe=Catastrophe.EXPLOSION,
    words=CLOCK_WORDS,
    book=CLOCK_BOOK,
    handling=Handling(
        losing=(
            Text("Editions", "The first mistake burns the last red fuse."),
            Text("Editions", "The second mistake burns the last red fuse."),
            Text("Editions", "The third mistake burns the last red fuse."),
            Text("Editions", "The fourth mistake burns the last red fuse."),
        ),
        clocks_in_play=ByNumber.alike(
            Counted("Rulebook", "You use %n blue clock tokens. They pay for your hints."),
        ),
        fuses_in_play=Counted("Rulebook", "You use %n red fuse tokens, one for each mistake."),
        lay_clocks=ByMaster.alike(
            Text(
                "Rulebook",
                "Lay the clock tokens out upright: those are available. A spent one will be turned on its side.",
            )
        ),
        lay_fuses=ByMaster.alike(Text("Rulebook", "Stack the red fuse tokens beside them. Every mistake uses one up.")),
        hint_cost=Text(
            "Rulebook",
            "Every hint costs a clock token: one is turned on its side. Once no clock token stands upright, no hint can "
            "be given.",
        ),
        no_empty_hint=Text(
            "Rulebook",
            "A hint that points at nothing is impossible here: it is a click on a teammate’s card, so there is always one "
            "to point at.",
        ),
        discard_gain=Text(
            "Rulebook",
            "Lay one of your cards face up on the discard pile: one clock token that lies on its side is set upright "
            "again.",
        ),
        mistake=Text(
            "Rulebook",
            "If it does not fit, it goes to the discard pile, and the fuse gets shorter: one red fuse token is used up.",
        ),
        last_mistake=Text("Rulebook", "That mistake uses up the last red fuse token."),
        lost=Text("Rulebook", "The last red fuse token is used up: the show is lost."),
    ),
)
