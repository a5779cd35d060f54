"""What the teacher says and points at tells nobody what is hidden from them: proven by twins."""

from collections.abc import Sequence
from itertools import count
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from hanabi_desktop.players import Level
from hanabi_desktop.practice import CHAPTERS, LEARNER, PARTNER, Chapter, Step
from hanabi_desktop.rules import DEFAULT_EDITION, Discard, Play, TurnAction, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import Operator
from tests.each import NIGHTLY, each
from tests.leaks.shown import Shown
from tests.leaks.telling import Told, differences
from tests.table.tables import seated
from tests.twins import twin_game

pytestmark = pytest.mark.usefixtures("qapp")

MOMENTS = [(number, turn) for number, chapter in enumerate(CHAPTERS) for turn in range(len(chapter.steps) + 1)]


def told_at(chapter: Chapter, actions: Sequence[TurnAction], twin: int) -> Told:
    """All that is to be seen and heard when these turns of the chapter were taken."""
    screen = SharedScreen(seated(chapter.game(DEFAULT_EDITION), DEFAULT_EDITION, computers=(None, Level.PLAIN)))
    shown = Shown.of(screen, twin=twin)
    try:
        shown.page.teach(chapter, last=True)
        for action in actions:
            if screen.table.current == LEARNER:
                screen.act(action)
            else:
                Client(screen.table, PARTNER, Operator.COMPUTER).act(action)
        for _ in range(3):
            QApplication.processEvents()
        return shown.told()
    finally:
        shown.close()


def other_than(step: Step) -> TurnAction:
    """A turn that is answered, and shows a card of the learner where it can."""
    return (
        ValueHint(PARTNER, 3) if isinstance(step.wanted, ValueHint) else Play(40 if step.wanted == Discard(38) else 1)
    )


@each(("number", "turn"), MOMENTS if NIGHTLY else MOMENTS[:: len(MOMENTS) // 4])
@each("astray", [False, True])
def test_at_every_step_nothing_depends_on_what_is_hidden(number: int, turn: int, astray: bool) -> None:
    chapter = CHAPTERS[number]
    game = chapter.game(DEFAULT_EDITION)
    actions = [step.wanted for step in chapter.steps[:turn]]
    if astray:
        if not actions or chapter.steps[turn - 1].seat != LEARNER:
            return
        actions[-1] = other_than(chapter.steps[turn - 1])
    for action in actions:
        game.apply(action)
    if game.end:
        # All hands lie open.
        return
    twins = (twin_game(game, LEARNER, Random(seed)) for seed in count())
    other = next(twin for twin in twins if twin.deck != game.deck)
    one, two = told_at(chapter, actions, 0), told_at(replace(chapter, deck=other.deck), actions, 1)
    assert differences(one, two) == []
