"""While nobody acts, pictures are painted that the next action may need; they tell nothing of any hidden card."""

from pytestqt.qtbot import QtBot

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.rules import Card, Play, Suit
from hanabi_desktop.screens.table.page import TablePage
from tests.screens.table.motion.tables import Sit, act

FIRSTS = {Card(suit, 1) for suit in (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.WHITE)}


def faces(page: TablePage) -> set[Card]:
    """The faces of which there are pictures as large as those of the fireworks are."""
    look: Look = page._look
    height = round(page.board.fireworks.card_height or 0)
    made = ((key[0][0], key[2]) for key in look.pixmaps._pictures)  # type: ignore[index]
    return {what for what, high in made if isinstance(what, Card) and high == height}


def test_after_a_while_the_next_card_of_each_firework_is_painted_and_no_other(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    qtbot.waitUntil(lambda: not page.foresight.waiting)
    assert faces(page) == FIRSTS


def test_it_goes_on_with_what_fits_after_an_action(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    qtbot.waitUntil(lambda: not page.foresight.waiting)
    act(page, Play(0))
    page.motion.finish()
    assert page.foresight.waiting
    qtbot.waitUntil(lambda: not page.foresight.waiting)
    assert faces(page) == FIRSTS | {Card(Suit.RED, 2)}


def test_what_is_not_seen_needs_no_pictures(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    page.hide()
    qtbot.waitUntil(lambda: not page.foresight.waiting)
    assert faces(page) == set()
