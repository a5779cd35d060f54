"""What stands over and beside the things on the table, as a frozen value in the players' language."""

from msgspec import Struct

from hanabi_desktop.boxes import box_of
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.wording.table import count_text, deck_text, discards_text, fireworks_text, headline, score_text


class Caption(Struct, frozen=True):
    """What is said of a thing: in words, and in figures where there is no room for words."""

    words: str
    figures: str


class Captions(Struct, frozen=True):
    """All words of the board that say how the game stands."""

    headline: str
    """The one line that is read from across the room."""
    score: str
    clocks: Caption
    fuses: Caption
    deck: Caption
    discards: str
    """What the discard pile is, and how many cards lie there: for whoever does not see it."""
    fireworks: str
    last_round: bool
    """Whether the caption of the deck tells the turns that are left."""


def captions(view: ScreenView) -> Captions:
    """How the game of `view` stands, in words."""
    words, rules, seen = box_of(view.edition.kit).words, view.seen.rules, view.seen
    return Captions(
        headline=headline(view),
        score=score_text(view),
        clocks=Caption(
            words.clocks_count.said(available=view.clocks, total=rules.clocks), count_text(view.clocks, rules.clocks)
        ),
        fuses=Caption(
            words.fuses_count.said(mistakes=view.mistakes, limit=rules.mistakes),
            count_text(view.mistakes, rules.mistakes),
        ),
        deck=Caption(deck_text(view), str(seen.deck_left)),
        discards=discards_text(view),
        fireworks=fireworks_text(view),
        last_round=seen.turns_left is not None,
    )
