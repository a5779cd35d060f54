"""One table in the window: somebody on a phone, somebody who looks at the screen while others look away, and a computer."""

from random import Random

import pytest
from msgspec.structs import replace

from hanabi_desktop import rules as hanabi
from hanabi_desktop.players import Level
from hanabi_desktop.screen.view import Public
from hanabi_desktop.table.actions import LayOpen, MoveToken
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.window import company, phones
from tests.browser.phones import Hands
from tests.driver import MousePlayers
from tests.driver.chromium import Chromium
from tests.games import clever
from tests.input import wait_until
from tests.opening import OpenWindow
from tests.players import seats
from tests.window.evening import NAMES, seated
from tests.window.test_phones import switch_on

KARI, PER, OLA = range(3)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "BEAT", 0)
    monkeypatch.setattr(phones, "home_addresses", lambda: ["127.0.0.1"])


@pytest.mark.parametrize("edition", [hanabi.EditionId.NORWEGIAN, hanabi.EditionId.GERMAN])
def test_a_phone_the_screen_and_a_computer_play_to_the_end(
    browser: Chromium, open_window: OpenWindow, edition: hanabi.EditionId
) -> None:
    """With choreography, and with a master at the screen."""
    facts = hanabi.EDITIONS[edition]
    rules = facts.rules if facts.master else replace(facts.rules, choreography=True)
    master = PER if facts.master else None
    choice = NewGame(edition, rules, seats(NAMES, (None, None, Level.SKILLED)), KARI, master=master)
    players = seated(open_window(), choice)
    window, screen = players.window, players.screen
    switch_on(players)
    gateway = window.phones.gateway
    assert gateway is not None
    kari = Hands.join(browser, gateway, KARI, "nb")
    while not screen.table.over:
        turns = len(screen.view.seen.turns)
        screen.finish_reveal()
        _go_on(players, kari)
        wait_until(lambda turns=turns: len(screen.view.seen.turns) > turns or screen.table.over, seconds=30)  # type: ignore[misc]
        if len(screen.view.seen.turns) > 15:
            screen.table.end_early()
    screen.finish_reveal()
    kari.sees("document.querySelector('#own-hand .paper.face') !== null")
    assert not kari.phone.errors
    kari.phone.close()


def _go_on(players: MousePlayers, kari: Hands) -> None:
    """Whoever has the turn takes it, as they do."""
    screen = players.screen
    seat = screen.table.current
    action = clever(
        hanabi.Game(screen.table.record.setup, screen.table.record.actions), Random(len(screen.view.seen.turns))
    )
    if seat == KARI:
        kari.act(KARI, screen.table.remembered(KARI), action)
        wait_until(lambda: screen.table.announcer == KARI or screen.table.current != KARI or screen.table.over)
        if screen.table.announcer == KARI and isinstance(action, hanabi.Play):
            kari.request()
    elif seat == OLA:
        wait_until(
            lambda: screen.table.announcer == OLA or screen.table.current != OLA or screen.table.over, seconds=30
        )
    else:
        assert isinstance(screen.phase, Public)
        players.open_view()
        # What lies open on the screen now is Per's alone: the phone has no more than before.
        assert kari.phone.evaluate("document.querySelectorAll('#own-hand .paper.face').length") == 0
        screen.act(action)
    while screen.table.announcer is not None:
        announced = screen.view.announced
        if announced is not None and announced.owed is not None:
            screen.act(MoveToken(announced.owed))
        elif screen.table.announcer == PER:
            screen.act(LayOpen())
        else:
            wait_until(lambda: screen.view.announced is None or screen.view.announced.owed is not None, seconds=30)
