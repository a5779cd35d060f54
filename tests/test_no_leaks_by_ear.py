"""Nothing that is heard tells those who listen what is hidden from them, whatever keys are struck in a private view.

The proof is by twins once more: two tables that differ only in what a listener may not know. Everything announced, and
everything that a screen reader can come upon, must be equal unless whoever looks wants the cards read aloud; then it
may at least tell nothing that whoever looks does not know.
"""

from contextlib import closing
from random import Random

import pytest
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from hanabi_desktop import paths
from hanabi_desktop.players import Level
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.rules import Game, Rules
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Private
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.state import Speech
from hanabi_desktop.widgets import sounds
from hanabi_desktop.widgets.sounds import Sounds
from hanabi_desktop.window import company
from hanabi_desktop.window.company import Company
from tests.each import samples
from tests.games import POLICIES, of_turn, play_random_game
from tests.input import comes, focused, strike
from tests.leaks.shown import Shown
from tests.leaks.telling import Told, differences, told_to_screen_reader
from tests.table.tables import seated
from tests.twins import twin_game
from tests.widgets.test_sounds import Written

pytestmark = pytest.mark.usefixtures("screen_reader")

Key = Qt.Key
LOOKS, LISTENS, COMPUTER = 0, 1, 2
NUMBERS = (Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5)
CTRL = Qt.KeyboardModifier.ControlModifier
Heard = list[Told]


@pytest.fixture(autouse=True)
def _waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers wait for ever; whoever has the turn is called at once."""
    monkeypatch.setattr(company, "BEAT", 60_000)
    monkeypatch.setattr(sounds, "AFTER_ACTION", 0)


class Ears:
    """What those who sit at a table hear while keys are struck."""

    def __init__(self, game: Game, first: int, speech: Speech, *, computer: bool) -> None:
        levels = (*(None,) * (game.players - 1), Level.PLAIN) if computer else ()
        self.table = seated(Game(game.setup, game.actions[:first]), computers=levels)
        self.screen = SharedScreen(self.table, clock=lambda: 0.0)
        for seat in range(game.players):
            self.table.choose_speech(seat, speech)
        # No picture is compared here.
        self.shown = Shown.of(self.screen, twin=0)
        self.company = Company(self.table, self.shown.page, None)
        self.heard: Heard = []
        self.speaker = Written()
        self.sounds = Sounds(paths.sounds(), Preferences(), self.screen, self.speaker)
        self.sounds.attend(self.screen)

    def strike(self, key: Qt.Key | QKeyCombination) -> None:
        """A key, and what is heard of it: what is said, and what the keyboard is on then."""
        strike(key)
        QApplication.processEvents()
        heard = told_to_screen_reader(QAccessible.queryAccessibleInterface(focused()), "")
        self.heard.append({"key": key, "said": self._said(), "focus": list(heard)})

    def _said(self) -> str:
        """What is announced, and what is heard of the sounds."""
        said = "\n".join((*self.shown.announced, *(name for name, _gain in self.speaker.played)))
        self.shown.announced.clear()
        self.speaker.played.clear()
        return said

    def look_over(self) -> None:
        """All that can be come upon."""
        root = QAccessible.queryAccessibleInterface(self.shown.page)
        tree: Told = {(way, name): value for way, name, value in told_to_screen_reader(root, "")}
        self.heard.append(tree | {"said": self._said()})

    def ask_a_computer(self, key: Qt.Key) -> None:
        """One at the table thinks about it, if there is one."""
        title = self.shown.page.board.news.title
        before = title.text()
        strike(key)
        if any(self.screen.view.computers):
            comes(lambda: title.text() != before, 1)
        self.look_over()

    def act(self, game: Game, number: int) -> None:
        """The turn that comes in this game, by whoever it is."""
        action = of_turn(game.actions[number])
        if self.table.operators[self.table.current] is Operator.COMPUTER:
            Client(self.table, self.table.current, Operator.COMPUTER).act(action)
        else:
            if not isinstance(self.screen.phase, Private):
                self.look_away()
                self.screen.open_view()
            self.screen.act(action)

    def look_away(self) -> None:
        self.screen.look_away(self.table.current)

    def give_up(self) -> None:
        """Unless it is refused at once where everything is read aloud, every key has asked something."""
        self.strike(Key.Key_Escape)
        assert isinstance(self.screen.phase, Private) or self.screen.view.speech[LOOKS] is Speech.ALOUD
        if not isinstance(self.screen.phase, Private):
            self.look_away()
            self.screen.open_view()

    def try_everything(self) -> None:
        """Whoever has the turn strikes every key that asks for something."""
        self.look_away()
        self.look_over()
        self.screen.open_view()
        QApplication.processEvents()
        self.ask_a_computer(Key.Key_H)
        self.ask_a_computer(Key.Key_W)
        self.strike(Key.Key_I)
        for mate in range(1, len(self.table.operators)):
            for number in NUMBERS:
                self.strike(CTRL | Key(Key.Key_0 + mate))
                self.strike(number)
                if number == NUMBERS[mate]:
                    self.look_over()
                self.give_up()
            # As a colour and as a number on the buttons, too; and there by Enter, which asks where a screen reader runs.
            buttons = ((Key.Key_C,), (Key.Key_2,), (Key.Key_Return,), (Key.Key_Right, Key.Key_Return))
            for keys in ((Key.Key_V,), *((Key.Key_C, *then) for then in buttons)):
                self.strike(CTRL | Key(Key.Key_0 + mate))
                for key in keys:
                    self.strike(key)
                self.look_over()
                self.give_up()
        self.strike(Key.Key_0)
        self.strike(Key.Key_K)
        self.look_over()


def heard_by(game: Game, first: int, speech: Speech, *, computer: bool) -> Heard:
    """All that is heard from a turn on, where one of the players tries everything."""
    ears = Ears(game, first, speech, computer=computer)
    with closing(ears.shown):
        for number in range(first, len(game.actions)):
            if ears.table.current == LOOKS:
                ears.try_everything()
            ears.act(game, number)
            if ears.table.current == (LOOKS + 1) % game.players:
                ears.look_over()
                ears.strike(Key.Key_I)
        return ears.heard


@pytest.mark.parametrize("speech", [*Speech])
def test_no_key_has_a_hidden_card_read_aloud(speech: Speech) -> None:
    heard = 0
    for seed in range(samples(2, 40)):
        chance = Random(seed)
        rules = Rules(empty_hints=bool(seed % 2))
        whole = play_random_game(rules, 3, chance, chance.choice(POLICIES), LOOKS)
        first = 3 * chance.randrange(1, 4)
        game = Game(whole.setup, whole.actions[: first + 2])
        ears = LOOKS if speech is Speech.ALOUD else LISTENS
        other = twin_game(game, ears, chance)
        computer = seed % 2 == 0
        one, two = (heard_by(each, first, speech, computer=computer) for each in (game, other))
        assert [differences(*pair) for pair in zip(one, two, strict=True)] == [[]] * len(one), seed
        heard += len(one)
    assert heard > 50
