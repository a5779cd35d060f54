"""A whole game through the screen reader's interface alone: no mouse, no keys, no look at a picture."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QWidget

from hanabi_desktop.rules import EDITIONS, ColourHint, Discard, EditionId, Game, Outcome, Play, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.actions import Withdraw
from hanabi_desktop.wording.cards import suit_name
from tests.each import NIGHTLY
from tests.games import of_turn, shortest_victory, victory
from tests.input import wait_until
from tests.screens.sitting import Sit

NAMES = ("Kari", "Per", "Åsa")
Text = QAccessible.Text
pytestmark = pytest.mark.usefixtures("screen_reader")


def walk(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that a screen reader comes upon, in its order."""
    if root.state().invisible:
        return
    yield root
    for number in range(root.childCount()):
        child = root.child(number)
        if child is not None:
            yield from walk(child)


class Reader:
    """Somebody who hears the screen and presses what is read out."""

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def find(self, start: str, action: str = "") -> QAccessibleInterface:
        """What is called so, or whose name begins so, and can be used so."""
        root = QAccessible.queryAccessibleInterface(self._page)
        for found in walk(root):
            actions: QAccessibleActionInterface | None = found.actionInterface()
            usable = actions.actionNames() if actions else []
            if action in ("", *usable) and found.text(Text.Name).startswith(start):
                return found
        raise AssertionError(f"nothing is called {start!r}")

    def press(self, start: str, action: str = "Press") -> None:
        """Presses a button; chooses an entry of a list by another action."""
        found = self.find(start, action)
        actions = found.actionInterface()
        assert actions is not None
        actions.doAction(action)
        button = found.object()
        if isinstance(button, QAbstractButton):
            # Pressed so, a button goes down for a moment before it is released.
            wait_until(lambda: not button.isDown())


def take_turn(reader: Reader, screen: SharedScreen, action: object) -> None:
    """One turn of the script, from the public table back to it."""
    view = screen.view
    name = view.names[view.seen.current]
    reader.press(f"I am {name}: show the cards")
    if isinstance(screen.phase, LookAway):
        # It is asked how the cards are to be read, once.
        reader.press(f"I am {name}: show the cards")
    match action:
        case ColourHint(target=seat, suit=suit):
            reader.press(f"{NAMES[seat]}, card 1", "Toggle")
            reader.press(f"Hint to {NAMES[seat]}: {suit_name(suit)}")
        case ValueHint(target=seat, rank=rank):
            reader.press(f"{NAMES[seat]}, card 1", "Toggle")
            reader.press(f"Hint to {NAMES[seat]}: the {rank}s")
        case Play(card=card) | Discard(card=card):
            place = next(held.place for held in screen.view.hands[view.seen.current] if held.id == card)
            reader.press(f"{name}, card {place}", "Toggle")
            reader.press(f"{'Play' if isinstance(action, Play) else 'Discard'} card {place}")
    while screen.view.announced is not None:
        owed = screen.view.announced.owed
        reader.press("Turn the card face up" if owed is None else f"{NAMES[0]}: ")


def open_page(
    sit: Sit, edition: EditionId, master: int | None, script: Game | None = None, first: int = 0
) -> tuple[TablePage, SharedScreen, Game]:
    """A table at which the first turns of the script were taken."""
    script = script or victory(EDITIONS[edition].rules, 3)
    page = sit(Game(script.setup, script.actions[:first]), edition, master, names=NAMES)
    return page, page.shared_screen, script


def test_a_whole_game_is_won_without_seeing_it(sit: Sit) -> None:
    plays = shortest_victory(EDITIONS[EditionId.NORWEGIAN].rules, 3)
    first = 0 if NIGHTLY else len(plays.actions) - 8
    page, screen, script = open_page(sit, EditionId.NORWEGIAN, None, plays, first)
    said: list[str] = []
    page.announcer.announced.connect(said.append)
    reader = Reader(page)
    for action in script.actions[first:]:
        take_turn(reader, screen, action)
    page.shared_screen.finish_reveal()
    assert screen.view.seen.outcome is Outcome.VICTORY
    for told in ("Victory!", "25 of 25"):
        reader.find(told)
    heard = "\n".join(said).replace("\n", " ")
    for turn in page.models.journal.rows[first:]:
        # Between them is told which card it was, and where the new one lies.
        for sentence in page.models.journal.text(turn).split(". "):
            assert sentence in heard
    assert heard.count("Victory! A perfect show.") == 1


def test_hints_and_discards_are_given_and_a_master_moves_the_tokens(sit: Sit) -> None:
    page, screen, script = open_page(sit, EditionId.GERMAN, 0)
    reader = Reader(page)
    for action in script.actions[:5]:
        take_turn(reader, screen, action)
    assert len(screen.view.seen.turns) == 5


def test_everything_that_takes_the_keyboard_has_a_name_and_a_role_in_every_phase(sit: Sit) -> None:
    page, screen, script = open_page(sit, EditionId.GERMAN, 0)
    steps: tuple[Callable[[], object], ...] = (
        page.update,
        partial(screen.look_away, 0),
        screen.open_view,
        partial(screen.act, of_turn(script.actions[0])),
        partial(screen.act, Withdraw()),
        screen.table.end_early,
    )
    nameless = []
    for step in steps:
        step()
        for found in walk(QAccessible.queryAccessibleInterface(page)):
            widget = found.object()
            reachable = isinstance(widget, QWidget) and widget.focusPolicy().value
            if reachable and not found.text(Text.Name):
                nameless.append(f"{type(widget).__name__} {found.role().name}")
            if found.role() is QAccessible.Role.NoRole:
                nameless.append(f"{widget} has no role")
    assert nameless == []
