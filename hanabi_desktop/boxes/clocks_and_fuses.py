"""The English box: spent clocks go into the box lid, black fuses burn off a stack with the explosion at its bottom."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.book import NOTHING_TO_POINT_AT, ByMaster, ByNumber, Handling
from hanabi_desktop.boxes.box import Bottom, Box, Catastrophe, Side, Sort
from hanabi_desktop.boxes.clock_words import CLOCK_BOOK, CLOCK_WORDS
from hanabi_desktop.boxes.tokens import available_clock, spent_clock
from hanabi_desktop.painting.canvas import placed
from hanabi_desktop.painting.places.trays import STACKED, USED_IN_LID
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import LONG_FUSE, LONGEST_FUSE, paint_clock_token, paint_explosion, paint_fuse_token
from hanabi_desktop.wording.text import Counted, Text

_BURNT_AWAY = 0.45
"""How much of a burnt fuse is still to be seen."""


def _fuse(painter: QPainter, rect: QRectF, theme: Theme, left: int) -> None:
    paint_fuse_token(painter, rect, theme, left, lit=False)


def _burnt_fuse(painter: QPainter, rect: QRectF, theme: Theme, left: int) -> None:
    painter.save()
    painter.setOpacity(_BURNT_AWAY)
    paint_fuse_token(painter, rect, theme, left, lit=False)
    painter.restore()


def _explosion(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    paint_explosion(painter, rect, theme)


def _emblem(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_fuse_token(painter, placed(rect, 0.36, 0.36, 0.64, 0.64), theme, LONGEST_FUSE)
    paint_clock_token(painter, placed(rect, 0, 0, 0.64, 0.64), theme)


CLOCKS_AND_FUSES = Box(
    clocks=Sort(
        lying=USED_IN_LID,
        unused=Side(paint=available_clock, read=Text("Tokens", "clock token, face up on the table: available")),
        used=Side(paint=spent_clock, read=Text("Tokens", "clock token in the box lid: spent")),
        bottom=None,
        burning=None,
    ),
    fuses=Sort(
        lying=STACKED,
        unused=Side(paint=_fuse, read=Text("Tokens", "fuse token on the stack")),
        used=Side(paint=_burnt_fuse, read=Text("Tokens", "fuse token, burnt away")),
        bottom=Bottom(
            paint=_explosion,
            covered=Text("Tokens", "the explosion, at the bottom of the stack"),
            uncovered=Text("Tokens", "the explosion, uncovered"),
        ),
        burning=LONG_FUSE,
    ),
    emblem=_emblem,
    catastrophe=Catastrophe.EXPLOSION,
    words=CLOCK_WORDS,
    book=CLOCK_BOOK,
    handling=Handling(
        losing=(
            Text("Editions", "The first mistake uncovers the explosion."),
            Text("Editions", "The second mistake uncovers the explosion."),
            Text("Editions", "The third mistake uncovers the explosion."),
            Text("Editions", "The fourth mistake uncovers the explosion."),
        ),
        clocks_in_play=ByNumber.alike(
            Counted("Rulebook", "You use %n blue clock tokens. They pay for your hints."),
        ),
        fuses_in_play=Counted(
            "Rulebook",
            "You use %n black fuse tokens. On each the fuse is shorter than on the one before; the last shows the "
            "explosion.",
        ),
        lay_clocks=ByMaster.alike(
            Text(
                "Rulebook",
                "Lay the clock tokens face up on the table: those are available. Put the box lid beside them; spent tokens "
                "will lie in there.",
            )
        ),
        lay_fuses=ByMaster.alike(
            Text(
                "Rulebook",
                "Stack the fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one "
                "away.",
            )
        ),
        hint_cost=Text(
            "Rulebook",
            "Every hint costs a clock token: one goes from the table into the box lid. Once no clock token is left on the "
            "table, no hint can be given.",
        ),
        no_empty_hint=NOTHING_TO_POINT_AT,
        discard_gain=Text(
            "Rulebook",
            "Lay one of your cards face up on the discard pile: one clock token comes back out of the box lid onto the "
            "table.",
        ),
        mistake=Text(
            "Rulebook",
            "If it does not fit, it goes to the discard pile, and the fuse gets shorter: the top fuse token is taken off "
            "the stack.",
        ),
        last_mistake=Text("Rulebook", "That mistake takes the last fuse off the stack and uncovers the explosion."),
        lost=Text("Rulebook", "The explosion is uncovered: the show is lost."),
    ),
)
