"""What the teacher says and points at tells nobody what is hidden from them: proven by twins."""

from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from hanabi_desktop.practice import CHAPTERS, NAMES, Chapter
from hanabi_desktop.rules import Card
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from tests.each import each
from tests.leaks.shown import Shown
from tests.leaks.telling import Told, differences
from tests.players import seats
from tests.samples import NIGHTLY
from tests.twins import twin_game

pytestmark = pytest.mark.usefixtures("qapp")

MOMENTS = [
    (number, turn, private)
    for number, chapter in enumerate(CHAPTERS)
    for turn in range(len(chapter.steps))
    for private in (False, True)
]


def told_at(chapter: Chapter, state: TableState, turn: int, private: bool) -> Told:
    """All that is to be seen and heard when so many turns of the chapter were taken."""
    screen = SharedScreen(Table(chapter.game(), state, lambda _record: None))
    shown = Shown.of(screen)
    try:
        shown.page.teach(chapter, last=True)
        for step in chapter.steps[:turn]:
            screen.table.act(step.seat, step.wanted)
        if private:
            screen.look_away(chapter.steps[turn].seat)
            screen.open_view()
        for _ in range(3):
            QApplication.processEvents()
        return shown.told()
    finally:
        shown.close()


def with_deck(chapter: Chapter, deck: tuple[Card, ...]) -> Chapter:
    return replace(chapter, deck=deck)


@each(("number", "turn", "private"), MOMENTS if NIGHTLY else MOMENTS[:: len(MOMENTS) // 4])
def test_at_every_step_nothing_depends_on_what_is_hidden(number: int, turn: int, private: bool) -> None:
    chapter = CHAPTERS[number]
    game = chapter.game()
    for step in chapter.steps[:turn]:
        game.apply(step.wanted)
    viewer = chapter.steps[turn].seat if private else None
    other = twin_game(game, viewer, Random(turn))
    assert other.deck != game.deck
    state = TableState.seated(chapter.edition.id, seats(NAMES))
    one = told_at(chapter, state, turn, private)
    two = told_at(with_deck(chapter, other.deck), state, turn, private)
    assert differences(one, two) == []
