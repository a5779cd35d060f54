"""Small games that are looked at again."""

from hanabi_desktop.records.record import Record
from hanabi_desktop.rules import Action, Discard, EditionId, EndEarly, Play, ValueHint
from hanabi_desktop.screens.replay.page import ReplayPage
from hanabi_desktop.window.main_window import MainWindow
from tests.window.evening import DEAL, NAMES

KARI, PER, OLA = range(3)
TURNS: tuple[Action, ...] = (ValueHint(PER, 1), Play(5), Play(10), Play(1), Discard(6), ValueHint(KARI, 3))
"""Per's red 1 and Ola's green 1 fit, Kari's yellow 2 does not, Per discards, and Kari hears of a 3."""


def over(*, extra: dict[str, object] | None = None) -> Record:
    """The players ended it early."""
    return Record(NAMES, DEAL.setup, (*TURNS, EndEarly()), EditionId.ENGLISH, dict(extra or {}))


def unfinished() -> Record:
    """It may still be played on."""
    return Record(NAMES, DEAL.setup, TURNS, EditionId.ENGLISH, {})


def page_of(window: MainWindow) -> ReplayPage:
    """Where a game is looked at again."""
    page = window.game.replays.page
    assert page is not None
    assert page.isVisible()
    return page
