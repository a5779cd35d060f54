"""The language changes while a game is played."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from hanabi_desktop.records import preferences
from hanabi_desktop.rules import EDITIONS, EditionId, Play
from hanabi_desktop.screen.view import Paused, Private, Public
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.language import LANGUAGES
from tests.driver import MousePlayers
from tests.games import deal_hands
from tests.input import answering, dealing
from tests.opening import OpenWindow
from tests.table.tables import default_game
from tests.window.evening import NAMES, answered, by_menu

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_the_language_changes_on_the_title_screen(open_window: OpenWindow, data: Path, code: str) -> None:
    window = open_window()
    players = MousePlayers(window)
    players.use(window.title_page.languages[code])
    assert QLocale().name().startswith(code)
    assert window.menus.languages[code].isChecked()
    kept = preferences.load(data / "preferences.json").preferences
    assert kept.language == code
    window.close()
    again = open_window()
    assert again.menus.languages[code].isChecked()
    assert again.title_page.languages[code].isChecked()


def test_the_edition_of_the_language_is_offered_until_one_was_chosen(open_window: OpenWindow) -> None:
    window = open_window()
    players = MousePlayers(window)
    offered = []

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        offered.append(dialog.choice())
        players.use(dialog.start if len(offered) == 4 else dialog.cancel)

    for code in ("nb", "sv", "de", "en", "nb"):
        window.menus.title.trigger()
        players.use(window.title_page.languages[code])
        with answering(answer):
            players.use(window.title_page.new_button)
    norwegian, swedish, german, english, again = offered
    assert norwegian == default_game(EditionId.NORWEGIAN, norwegian.names)
    assert swedish == default_game(EditionId.SWEDISH, swedish.names)
    assert german == default_game(EditionId.GERMAN, german.names)
    assert english == default_game(EditionId.ENGLISH, english.names)
    assert again.edition is EditionId.ENGLISH


def test_the_language_changes_in_every_phase(open_window: OpenWindow) -> None:
    rules = EDITIONS[EditionId.GERMAN].rules
    game = deal_hands(rules, "r2 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1")
    window = open_window(deal=dealing(game))
    players = MousePlayers(window)
    window.game.start(NewGame(EditionId.GERMAN, rules, NAMES, 0, master=0))

    def switch() -> None:
        for code in ("de", "sv", "nb", "en"):
            before, view = players.record, players.view
            menus = window.menus
            players.from_bar(menus.language, menus.languages[code])
            assert QLocale().name().startswith(code)
            assert (players.record.setup, players.record.actions) == (before.setup, before.actions)
            assert players.phase() in (Public(), Paused())
            assert not any(card.face and not card.laid_open for hand in players.view.hands for card in hand)
            assert players.view.announced == view.announced

    switch()
    players.screen.look_away(0)
    switch()
    players.open_view()
    assert players.phase() == Private(0)
    switch()
    players.open_view()
    players.play(0)
    switch()
    players.use(players.panel.lay_open)
    switch()
    players.move_token(_owed(players))
    switch()
    assert players.record.actions == (Play(0),)
    by_menu(players, "Table", "End the game early…", answered("End the game"))
    switch()
    assert players.page.finale.isVisible()


def _owed(players: MousePlayers) -> TokenMove:
    announced = players.view.announced
    assert announced
    assert announced.owed
    return announced.owed
