"""Whole tables of phones in a real browser: every edition, every language, naps and losses, and what a blind reader gets."""

from pathlib import Path

import pytest

from hanabi_desktop import rules as hanabi
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Public
from hanabi_desktop.table.state import TableState, from_record
from hanabi_desktop.table.table import Table
from hanabi_desktop.wording import phones as words
from tests.browser.phones import Hands, play
from tests.driver.chromium import Chromium, axe_script
from tests.each import samples
from tests.input import wait_until
from tests.phones.house import house
from tests.phones.test_gateway import a_table
from tests.players import seats
from tests.table.tables import NAMES, any_game

LANGUAGES = ("en", "de", "nb", "sv")


@pytest.mark.parametrize("number", range(6))
def test_a_game_of_each_edition_is_played_by_touch(browser: Chromium, number: int) -> None:
    edition = [*hanabi.EDITIONS.values()][number]
    _, game, _ = any_game(40 + number, edition)
    master = 0 if edition.master else None
    screen = a_table(hanabi.Game(game.setup), edition.id, hanabi.MemoryAid.FULL, master)
    with house(screen) as here:
        hands = {
            seat: Hands.join(browser, here.gateway, seat, LANGUAGES[(number + seat) % 4], dark=seat % 2 == 0)
            for seat in range(game.players)
        }
        play(here, hands, game, samples(suite=5, nightly=1000))
        for each in hands.values():
            assert not each.phone.errors
            each.phone.close()


def test_phones_come_back_by_themselves(browser: Chromium) -> None:
    screen = a_table(*started())
    with house(screen) as here:
        seat = here.table.current
        phone = Hands.join(browser, here.gateway, seat)
        # Reloaded, and in its seat again before anybody has counted to one.
        phone.phone.reload()
        phone.phone.wait("!document.querySelector('#table').hidden", seconds=3)
        assert here.gateway.missing == frozenset()
        # Out of the network, and back.
        phone.phone.offline(True)
        phone.phone.drop()
        wait_until(lambda: here.gateway.missing == {seat}, seconds=10)
        phone.sees(f"document.querySelector('#notice').textContent == {words.PAGE['lost'].translated()!r}")
        phone.phone.offline(False)
        phone.phone.wait("document.querySelector('#notice').hidden", seconds=8)
        wait_until(lambda: here.gateway.missing == frozenset())
        phone.has_turn()
        phone.phone.close()


@pytest.mark.parametrize("step", range(3))
def test_the_program_is_killed_and_goes_on_at_every_step_of_a_turn(browser: Chromium, step: int) -> None:
    """With a master: before the turn, once it is announced, and with the card laid open."""
    saved: list[object] = []
    edition = hanabi.EDITIONS[hanabi.EditionId.GERMAN]
    _, game, _ = any_game(3, edition)
    state = TableState.seated(edition.id, seats(NAMES[: game.players]), master=1)
    screen = SharedScreen(Table(hanabi.Game(game.setup), state, saved.append))
    with house(screen) as here:
        kari = Hands.join(browser, here.gateway, 0)
        per = Hands.join(browser, here.gateway, 1)
        if step:
            kari.act(0, here.table.remembered(0), hanabi.Play(here.table.remembered(0).hands[0].cards[0].id))
            wait_until(lambda: here.table.announcer == 0)
        if step > 1:
            kari.request()
            wait_until(lambda: here.table.announcer is None or here.screen.view.hands[0][0].laid_open)
        keys = here.kept[-1]
        record = decode(encode(here.table.record))
    # What is left of it is the file, and the keys.
    going = replay(record)
    again = SharedScreen(Table(going, from_record(record, going), lambda _record: None))
    with house(again, keys) as there:
        wait_until(lambda: not there.gateway.missing, seconds=10)
        for hands in (kari, per):
            hands.phone.wait(
                "document.querySelector('#notice').hidden && !document.querySelector('#table').hidden", seconds=8
            )
        if step == 0:
            kari.has_turn()
        elif step == 1:
            kari.request()
        for hands in (kari, per):
            hands.phone.close()


def test_who_has_taken_a_wrong_seat_sees_no_card_and_gives_it_back(browser: Chromium) -> None:
    screen = a_table(*started())
    with house(screen) as here:
        here.gateway.gather(on=True)
        hands = Hands.join(browser, here.gateway, 1)
        assert hands.phone.text("#headline").startswith("You are Per:")
        hands.sees("!document.querySelector('#others .paper, #own .paper')")
        # By two touches; anything else keeps the seat.
        hands.phone.tap("#leave")
        assert hands.phone.text("#leave") == words.PAGE["leave_now"].translated()
        hands.phone.tap("#sound")
        assert hands.phone.text("#leave") == words.PAGE["leave"].translated()
        assert here.gateway.seats == {1}
        # Two quick touches are one.
        for _ in range(2):
            hands.phone.tap("#leave")
        hands.phone.evaluate("new Promise((done) => setTimeout(done, 550))")
        assert here.gateway.seats == {1}
        hands.phone.tap("#leave")
        hands.sees("!document.querySelector('#seats').hidden")
        assert here.gateway.seats == frozenset()
        right = Hands.join(browser, here.gateway, 0)
        here.gateway.gather(on=False)
        right.sees("!!document.querySelector('#others .face')")
        # An address that was typed without its key leads to the seat that the phone has.
        right.phone.visit(here.gateway.link.partition("#")[0])
        right.sees("!!document.querySelector('#others .face')")
        for each in (hands, right):
            each.phone.close()


def test_a_phone_that_is_laid_down_shows_no_card(browser: Chromium) -> None:
    screen = a_table(*started())
    with house(screen) as here:
        hands = Hands.join(browser, here.gateway, 0)
        there = "getComputedStyle(document.querySelector('#others .card')).visibility === '{}'"
        assert hands.phone.text("#cover").startswith("Kari")
        hands.sees(there.format("visible"))
        hands.phone.tap("#cover")
        hands.sees(there.format("hidden"))
        # Nor is there anything to ask, which words would answer.
        for what in ("#why", "#advice", "#own .card"):
            hands.sees(f"getComputedStyle(document.querySelector('{what}')).visibility === 'hidden'")
        # It stays so, whatever the phone does meanwhile.
        hands.phone.reload()
        hands.sees("!document.querySelector('#table').hidden")
        hands.sees(there.format("hidden"))
        hands.phone.tap("#cover")
        hands.sees(there.format("visible"))
        # Nobody watches over it during a pause: whoever comes back shows only the own one.
        screen.pause()
        hands.sees("!document.querySelector('#others .card')")
        screen.cover()
        hands.sees("!!document.querySelector('#others .card')")
        hands.sees(there.format("hidden"))
        hands.phone.tap("#cover")
        hands.sees(there.format("visible"))
        # And a game that was closed leaves none behind.
        here.close_table()
        hands.sees(there.format("hidden"))
        hands.phone.close()


def started() -> tuple[hanabi.Game, hanabi.EditionId, hanabi.MemoryAid, int | None]:
    edition = hanabi.EDITIONS[hanabi.EditionId.ENGLISH]
    _, game, _ = any_game(3, edition)
    return hanabi.Game(game.setup), edition.id, hanabi.MemoryAid.FULL, None


@pytest.mark.skipif(axe_script() is None, reason="axe-core is not installed")
@pytest.mark.parametrize("dark", [False, True])
def test_nothing_stands_in_the_way_of_a_screen_reader(browser: Chromium, dark: bool) -> None:
    edition = hanabi.EDITIONS[hanabi.EditionId.GERMAN]
    _, game, _ = any_game(3, edition)
    screen = a_table(hanabi.Game(game.setup, game.actions[:12]), edition.id, hanabi.MemoryAid.FULL, 1)
    screen.reveal_seconds = 2
    with house(screen) as here:
        first = browser.open(here.gateway.link, languages="de", dark=dark)
        first.wait("!!document.querySelector('#seats-list button')")
        assert first.axe() == []
        first.close()
        hands = {seat: Hands.join(browser, here.gateway, seat, "de", dark) for seat in range(game.players)}
        seat = here.table.current
        acting = hands[seat]
        acting.has_turn()
        assert acting.phone.axe() == []
        acting.phone.tap("#own-hand .card")
        acting.open_panel()
        assert acting.phone.axe() == []
        acting.phone.press("Escape")
        acting.sees("!document.querySelector('#panel').open")
        acting.phone.tap("#others .hand .card")
        acting.open_panel()
        acting.phone.tap("#panel-values button:nth-child(1)")
        assert acting.phone.axe() == []
        acting.phone.press("Escape")
        acting.sees("!document.querySelector('#panel').open")
        held = here.table.remembered(seat).hands[seat].cards[0].id
        acting.act(seat, here.table.remembered(seat), hanabi.Play(held))
        acting.sees("!!document.querySelector('#requests button')")
        assert acting.phone.axe() == []
        acting.request()
        wait_until(lambda: bool(here.screen.view.phase != Public()))
        acting.sees("document.body.classList.contains('looking')")
        assert acting.phone.axe() == []
        here.screen.finish_reveal()
        here.table.take_back()
        here.table.end_early()
        here.screen.finish_reveal()
        acting.sees("!document.querySelector('#under').hidden")
        assert acting.phone.axe() == []
        acting.phone.drop()
        here.gateway.stop(words.OFF, again=False)
        for each in hands.values():
            each.phone.close()
        here.closed = True


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_cut_off_or_runs_over_the_edge(browser: Chromium, code: str, tmp_path: Path) -> None:
    """The longest names there are, letters twice as large, and the smallest phone."""
    edition = hanabi.EDITIONS[hanabi.EditionId.GERMAN]
    names = ("W" * 60, "🐙🐙 Ægir ", "שלום עולם", "Anna", "Anna")
    _, game, _ = any_game(9, edition)
    players = seats(names[: game.players])
    state = TableState.seated(edition.id, players, master=0)
    screen = SharedScreen(Table(hanabi.Game(game.setup, game.actions[:20]), state, lambda _record: None))
    with house(screen) as here:
        seat = here.table.current
        hands = Hands.join(browser, here.gateway, seat, code, dark=True)
        for size in ((320, 568), (568, 320), (390, 844), (820, 1180)):
            hands.phone.resize(*size)
            for percent in (100, 200):
                hands.phone.text_size(percent)
                hands.settle()
                assert hands.phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), (size, percent)
                assert hands.phone.evaluate(CUT) == [], (size, percent)
                assert hands.phone.evaluate(SMALL) == [], (size, percent)
        hands.phone.close()


CUT = """[...document.querySelectorAll('button, h1, h2, h3, p, summary, li')]
    .filter((e) => e.getClientRects().length && !e.closest('.heard') && getComputedStyle(e).textOverflow !== 'ellipsis'
        && (e.scrollWidth > e.clientWidth + 1) && getComputedStyle(e).overflowX !== 'visible')
    .map((e) => e.id || e.className || e.textContent.slice(0, 30))"""
"""What has more words than room."""
SMALL = """[...document.querySelectorAll('button, select, summary')]
    .filter((e) => e.getClientRects().length && !e.closest('dialog:not([open])'))
    .map((e) => [e, e.getBoundingClientRect()])
    .filter(([e, r]) => r.height < 43.5 || r.width < 43.5)
    .map(([e, r]) => `${e.id || e.className} ${r.width.toFixed()}x${r.height.toFixed()}`)"""
"""What a finger does not hit."""
