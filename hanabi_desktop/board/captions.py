"""What stands over and beside the things on the table, as a frozen value in the players' language."""

from msgspec import Struct

from hanabi_desktop.boxes import box_of
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.wording.table import (
    count_text,
    deck_count,
    deck_text,
    discards_text,
    fireworks_text,
    headline,
    mistakes_title,
    standing_texts,
)


class Caption(Struct, frozen=True):
    """What is said of things that are counted."""

    words: str
    """All of it, for whoever does not see the things."""
    name: str
    """What they are."""
    figures: str
    """How many they are."""


class Captions(Struct, frozen=True):
    """All words of the board that say how the game stands."""

    headline: str
    """The one line that is read from across the room."""
    score: tuple[str, ...]
    """In words, in fewer, and in figures where there is no room for words."""
    clocks: Caption
    fuses: Caption
    deck: Caption
    discards: str
    """What the discard pile is, and how many cards lie there: for whoever does not see it."""
    fireworks: str


def captions(view: ScreenView) -> Captions:
    """How the game of `view` stands, in words."""
    words, rules = box_of(view.edition.kit).words, view.seen.rules
    return Captions(
        headline=headline(view),
        score=standing_texts(view),
        clocks=Caption(
            words.clocks_count.said(available=view.clocks, total=rules.clocks),
            words.clocks_title.said(),
            count_text(view.clocks, rules.clocks),
        ),
        fuses=Caption(
            words.fuses_count.said(mistakes=view.mistakes, limit=rules.mistakes),
            mistakes_title(),
            count_text(view.mistakes, rules.mistakes),
        ),
        deck=Caption(deck_text(view), *deck_count(view)),
        discards=discards_text(view),
        fireworks=fireworks_text(view),
    )
