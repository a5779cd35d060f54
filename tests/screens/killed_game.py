"""A game in the program's window that is killed in the middle: its test runs this file as a program."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication

from hanabi_desktop.gui import prepare
from hanabi_desktop.records.format import encode
from hanabi_desktop.rules import EditionId, Play, Rules, Suit, ValueHint
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.buttons import MisclickGuardButton
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import KeyPlayers, MousePlayers
from tests.games import deal_hands
from tests.input import Key, dealing, strike, wait_until

RULES = Rules(choreography=True, empty_hints=True)
DEAL = deal_hands(RULES, "r1 y2 g3 b4 r5", "r2 y1 b1 w3 r4", "g1 g2 r3 y5 w4")
CHOICE = NewGame(EditionId.HOUSE, RULES, ("Kari", "Per", "Ola"), 0, master=1)


def between_turns(players: MousePlayers) -> None:
    """Everybody looks at the table."""


def in_a_private_view(players: MousePlayers) -> None:
    players.open_view()


def peeking(players: MousePlayers) -> None:
    players.peek(0)
    players.show_cards()


def with_an_arranged_hand(players: MousePlayers) -> None:
    players.open_view()
    keys = KeyPlayers(players.window)
    keys.point_at(10)
    strike(Key.Key_R)
    strike(Key.Key_T)
    strike(Key.Key_N)
    keys.fill(players.board.note.edit, "perhaps a one")
    strike(Key.Key_Return)


def hint_announced(players: MousePlayers) -> None:
    players.open_view()
    players.hint(ValueHint(0, 1))


def play_announced(players: MousePlayers) -> None:
    players.open_view()
    players.play(11)


def card_laid_open(players: MousePlayers) -> None:
    play_announced(players)
    players.use(players.panel.lay_open)


def one_of_two_tokens_moved(players: MousePlayers) -> None:
    """A five whose colour was named owes two tokens."""
    for action in (ValueHint(0, 1), Play(0), Play(5), Play(12), ValueHint(1, 4), Play(9), ValueHint(0, 5)):
        players.turn(action)
    players.open_view()
    players.act(Play(4, Suit.RED))
    players.use(players.panel.lay_open)
    players.use(players.panel.token)


MOMENTS: dict[str, Callable[[MousePlayers], None]] = {
    moment.__name__: moment
    for moment in (
        between_turns,
        in_a_private_view,
        peeking,
        with_an_arranged_hand,
        hint_announced,
        card_laid_open,
        one_of_two_tokens_moved,
    )
}


def play(players: MousePlayers, moment: str) -> None:
    """Starts a game and plays it up to the moment."""
    players.new_game(CHOICE)
    players.turn(ValueHint(1, 1))
    players.turn(ValueHint(2, 4))
    MOMENTS[moment](players)


def main(moment: str, told: Path) -> None:
    """Plays up to the moment, writes what was on the table to `told`, and is killed without a word."""
    application = QApplication([])
    prepare(application)
    MisclickGuardButton.DELAY_MS = 0
    data = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    window = MainWindow(data, dealing(DEAL))
    window.show_as_before()
    window.activateWindow()
    wait_until(window.isActiveWindow)
    players = MousePlayers(window)
    play(players, moment)
    told.write_bytes(encode(players.record))
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
