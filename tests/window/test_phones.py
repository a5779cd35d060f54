"""Phones at the table in the window: switched on by its menu, gone with the game, and back with it."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from errno import ENOSPC
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtNetwork import QHostAddress, QTcpServer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanabi_desktop import rules as hanabi
from hanabi_desktop.phones import gateway
from hanabi_desktop.phones.keys import load, save
from hanabi_desktop.phones.sheet import PhonesSheet
from hanabi_desktop.players import Level
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import on_phones
from hanabi_desktop.screen.view import LookAway, Public
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.table.strip import Strip
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.window import phones
from hanabi_desktop.window.files import Opening
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.text import tr
from tests.driver import MousePlayers
from tests.games import deal_hands
from tests.input import answering, dealing, wait_until
from tests.opening import OpenWindow
from tests.phones.wire import Wire
from tests.players import seats
from tests.window.evening import DEAL, NAMES, RULES, by_menu, last_saved, seated, told

KARI, PER, OLA = range(3)


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine alone is the home network."""
    monkeypatch.setattr(phones, "home_addresses", lambda: ["127.0.0.1"])
    monkeypatch.setattr(phones, "PATIENCE", 0)
    monkeypatch.setattr(gateway, "ASK_AGAIN", 0.0)
    monkeypatch.setattr(gateway, "ASK_NEXT", 0.0)


@pytest.fixture
def phone(players: MousePlayers) -> Iterator[Callable[..., Wire]]:
    """Opens the link on a phone, another one with each call."""
    there: list[Wire] = []

    def opened(seat: int | None = None, secret: str = "") -> Wire:
        wire = Wire(link(players.window), secret)
        there.append(wire)
        if seat is not None:
            take(players.window, wire, seat)
        return wire

    yield opened
    for wire in there:
        wire.go()


def link(window: MainWindow) -> str:
    assert window.phones.gateway is not None
    return window.phones.gateway.link


def take(window: MainWindow, wire: Wire, seat: int) -> str:
    """A phone takes a seat, as somebody at the shared screen allows; returns its secret."""
    gateway = window.phones.gateway
    assert gateway is not None
    wire.say("sit", seat=seat)
    wait_until(lambda: gateway.asked_for == seat)
    gateway.allow()
    return str(wire.wait("seated")["secret"])


def switch_on(players: MousePlayers, do: Callable[[PhonesSheet], None] = lambda _sheet: None) -> None:
    def seen(sheet: PhonesSheet) -> None:
        do(sheet)
        players.use(sheet.done_button)

    by_menu(players, "Table", "Phones…", seen)


def strips(window: MainWindow) -> list[Strip]:
    page = window.game.table_page
    assert page is not None
    return [strip for strip in page.findChildren(Strip) if strip.isVisible()]


def test_until_they_are_switched_on_nothing_of_them_is_there() -> None:
    program = (
        "import sys; from pathlib import Path; from tempfile import TemporaryDirectory\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from hanabi_desktop.gui import prepare\n"
        "from hanabi_desktop.window.main_window import MainWindow\n"
        "app = QApplication([]); prepare(app)\n"
        "with TemporaryDirectory() as folder:\n"
        "    window = MainWindow(Path(folder)); window.show(); window.play_with_computers(); app.processEvents()\n"
        "    assert window.game.table_page\n"
        "print(*(name for name in sys.modules if name.partition('.')[0] in ('websockets', 'segno') or '.phones.' in name))\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert not run.stdout.strip()


def test_the_menu_shows_the_code_and_who_has_joined(players: MousePlayers, data: Path) -> None:
    def look(sheet: PhonesSheet) -> None:
        assert sheet.link.text() == link(players.window)
        assert sheet.link.text().startswith("http://127.0.0.1:")
        assert sheet.how.text().endswith("The cards appear once you press “Done”.")
        # Black on white, with its margin, in any theme.
        code = sheet.code.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        shades = {
            code.pixelColor(x, y).lightness() for x in range(0, code.width(), 3) for y in range(0, code.height(), 3)
        }
        assert {0, 255} <= shades
        wire = Wire(sheet.link.text())
        wire.sit(PER)
        wait_until(lambda: (PER, 0) in sheet.choices)
        players.use(sheet.choices[PER, 0])
        wait_until(lambda: not sheet.choices)
        wire.wait("seats", 1)
        wire.say("sit", seat=OLA)
        wait_until(lambda: (OLA, 0) in sheet.choices)
        # A button that may be under somebody's finger stays there whatever else happens.
        here = sheet.choices[OLA, 0]
        sheet.retranslate()
        assert sheet.choices[OLA, 0] is here
        # Who has taken a wrong seat has seen nothing.
        assert "Once everybody is here" in wire.table["look"]
        assert not any(hand["cards"] for hand in (wire.table["own"], *wire.table["others"]))
        joined.append(wire)

    joined: list[Wire] = []
    switch_on(players, look)
    assert players.screen.table.operators[OLA] is Operator.CLIENT
    wait_until(lambda: not joined[0].table["look"])
    assert all(hand["cards"] for hand in (joined[0].table["own"], *joined[0].table["others"]))
    joined[0].go()
    assert (data / "phones.json").stat().st_mode & 0o077 == 0

    def off(sheet: PhonesSheet) -> None:
        # They are there already.
        assert "The cards" not in sheet.how.text()
        players.use(sheet.off)

    by_menu(players, "Table", "Phones…", off)
    assert players.window.phones.gateway is None
    assert players.screen.table.operators[OLA] is Operator.SCREEN
    assert not (data / "phones.json").exists()


def test_without_a_home_network_it_says_so(players: MousePlayers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phones, "home_addresses", list)
    by_menu(players, "Table", "Phones…", told("home network"))
    assert players.window.phones.gateway is None


def test_the_screen_tells_everybody_who_plays_on_a_phone(players: MousePlayers, phone: Callable[..., Wire]) -> None:
    switch_on(players)
    heard = players.listen()
    phone(KARI)
    wait_until(lambda: "Kari plays on a phone now." in heard)
    assert "Kari plays on a phone now" in players.board.news.title.text()
    assert not players.said


def test_a_press_on_the_screen_gives_a_seat_to_another_phone(players: MousePlayers, phone: Callable[..., Wire]) -> None:
    switch_on(players)
    first, second = phone(KARI), phone()
    second.say("sit", seat=KARI)
    wait_until(lambda: strips(players.window))
    strip = strips(players.window)[0]
    assert "Kari" in strip.sentence.text()
    players.use(strip.leave)
    assert second.wait("seats", 2)["told"]
    assert not strips(players.window)
    second.say("sit", seat=KARI)
    wait_until(lambda: strips(players.window))
    players.use(strips(players.window)[0].next)
    assert second.wait("table")["seat"] == KARI
    first.wait("seats", 1)
    # Whoever asked has gone: there is nothing to decide any more.
    third = phone()
    third.say("sit", seat=KARI)
    wait_until(lambda: strips(players.window))
    third.go()
    wait_until(lambda: not strips(players.window))


def test_the_game_goes_on_with_the_screen_where_phones_are_gone(
    players: MousePlayers, phone: Callable[..., Wire]
) -> None:
    switch_on(players)
    wire = phone(KARI)
    assert not strips(players.window)
    wire.go()
    wait_until(lambda: strips(players.window))
    assert "Kari" in strips(players.window)[0].sentence.text()
    players.use(strips(players.window)[0].leave)
    assert not strips(players.window)
    assert players.screen.table.operators[KARI] is Operator.SCREEN
    players.open_view()
    players.hint(hanabi.ValueHint(PER, 1))
    assert len(players.view.seen.turns) == 1


def test_a_phone_that_is_back_is_missed_no_more(players: MousePlayers, phone: Callable[..., Wire]) -> None:
    switch_on(players)
    wire = phone(KARI)
    wire.go()
    wait_until(lambda: strips(players.window))
    phone(secret=wire.all("seated")[-1]["secret"]).wait("table")
    assert not strips(players.window)


def test_phones_and_the_screen_and_computers_play_at_one_table(open_window: OpenWindow) -> None:
    choice = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(NAMES, (None, None, Level.SKILLED)), 0)
    players = seated(open_window(deal=dealing(DEAL)), choice)
    switch_on(players)
    wire = Wire(link(players.window))
    take(players.window, wire, KARI)
    assert wire.table["advice"]
    wire.act("ask", what="advice")
    assert wire.wait("answer")["text"].startswith("Advice: ")
    called: list[None] = []
    players.screen.called.connect(lambda: called.append(None))
    wire.act("hint", seat=PER, value=1)
    wait_until(lambda: players.phase() == LookAway(PER) or bool(players.view.seen.turns))
    assert called
    assert players.phase() == Public()
    players.open_view()
    # A private view on the screen is nothing that a phone sees.
    wait_until(lambda: wire.table["turn"] is None)
    players.play(players.view.hands[PER][0].id)
    wait_until(lambda: len(players.view.seen.turns) == 3, seconds=15)
    wait_until(lambda: wire.table["turn"] is not None)
    assert wire.table["why"]
    wire.go()


def test_a_game_that_goes_on_knows_its_phones(players: MousePlayers, phone: Callable[..., Wire], data: Path) -> None:
    switch_on(players)
    wire = phone(PER)
    secret = wire.all("seated")[-1]["secret"]
    before = link(players.window)
    players.window.show_title()
    assert wire.wait("closed")["again"] is True
    wait_until(lambda: wire.closed)
    assert players.window.phones.gateway is None
    players.use(players.window.title_page.continue_button)
    assert link(players.window) == before
    assert phone(secret=secret).wait("table")["seat"] == PER
    assert players.screen.table.operators[PER] is Operator.CLIENT


def test_the_next_game_of_the_same_players_keeps_their_phones(open_window: OpenWindow) -> None:
    players = seated(
        open_window(
            deal=dealing(DEAL, deal_hands(RULES, "b1 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1", starter=1))
        )
    )
    switch_on(players)
    wire = Wire(link(players.window))
    secret = take(players.window, wire, PER)
    players.screen.table.end_early()
    players.window.game.start_again()
    assert players.screen.table.operators[PER] is Operator.CLIENT
    again = Wire(link(players.window), secret)
    assert again.wait("table")["seat"] == PER
    wire.go()
    again.go()


def test_practice_has_no_phones(players: MousePlayers) -> None:
    switch_on(players)
    players.window.game.practice.begin()
    assert players.window.phones.gateway is None
    assert not players.window.menus.phones.isEnabled()


def test_whoever_sets_up_a_table_can_switch_them_on_at_once(title: MousePlayers) -> None:
    def fill(dialog: NewGameDialog) -> None:
        title.use(dialog.phones)
        title.use(dialog.start)

    def seen(sheet: PhonesSheet) -> None:
        title.use(sheet.done_button)

    with answering(fill, seen):
        title.use(title.window.title_page.new_button)
    assert title.window.phones.gateway is not None


def test_they_speak_the_language_of_the_screen_where_the_screen_speaks(
    players: MousePlayers, phone: Callable[..., Wire]
) -> None:
    switch_on(players)
    wire = phone(KARI)
    wire.go()
    wait_until(lambda: strips(players.window))
    players.window.speak("de")
    strip = strips(players.window)[0]
    wait_until(lambda: "Handy" in strip.sentence.text())
    assert strip.leave.text() == tr("Phones", "Play on this screen")


def test_a_damaged_file_of_keys_keeps_nobody_from_playing(open_window: OpenWindow, data: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    switch_on(players)
    wire = Wire(link(players.window))
    take(players.window, wire, PER)
    players.window.close()
    (data / "phones.json").write_bytes(b"\xff{")
    players = MousePlayers(open_window())
    players.use(players.window.title_page.continue_button)
    assert players.window.phones.gateway is None
    assert players.screen.table.operators[PER] is Operator.SCREEN
    wire.go()


def test_the_screen_speaks_its_own_language_whatever_phones_speak(players: MousePlayers) -> None:
    switch_on(players)
    heard = players.listen()
    german, other = Wire(link(players.window), languages=("de",)), Wire(link(players.window), languages=("de",))
    take(players.window, german, KARI)
    other.say("sit", seat=KARI)
    wait_until(lambda: strips(players.window))
    assert "Another phone" in strips(players.window)[0].sentence.text()
    players.use(strips(players.window)[0].leave)
    assert "Kari plays on a phone now" in players.board.news.title.text()
    german.act("hint", seat=PER, value=1)
    wait_until(lambda: bool(players.view.seen.turns))
    assert "Kari to Per" in players.board.news.title.text()
    assert players.panel.headline.text() == "Only Per may look!" or "Per" in players.panel.headline.text()
    assert not [said for said in heard if re.search(r"\b(spielt|jetzt|dran|Karte)\b", said)]
    assert german.wait("table", 1)["news"]["title"].startswith("Kari an Per")
    german.go()
    other.go()


def test_who_is_missing_may_change_under_no_finger(
    players: MousePlayers, phone: Callable[..., Wire], monkeypatch: pytest.MonkeyPatch
) -> None:
    switch_on(players)
    kari, per = phone(KARI), phone(PER)
    kari.go()
    wait_until(lambda: strips(players.window))
    strip = strips(players.window)[0]
    per.go()
    with monkeypatch.context() as guarded:
        guarded.setattr(ExplainedButton, "GUARDED", True)
        wait_until(lambda: "Per" in strip.sentence.text())
        QTest.mouseClick(strip.leave, Qt.MouseButton.LeftButton)
        assert players.screen.table.operators[KARI] is Operator.CLIENT
    players.use(strip.leave)
    assert players.screen.table.operators[:2] == (Operator.SCREEN, Operator.SCREEN)


def test_while_a_failure_to_save_is_told_phones_bring_no_second_sheet(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = seated(
        open_window(deal=dealing(DEAL)), NewGame(hanabi.EditionId.ENGLISH, RULES, seats(NAMES), 0, master=PER)
    )
    monkeypatch.setattr(gateway, "ANNOUNCE_AGAIN", 0.0)
    switch_on(players)
    wire = Wire(link(players.window))
    take(players.window, wire, KARI)
    fails = [True, False, True]
    table, write = players.screen.table, players.screen.table._write

    def sometimes(record: Record) -> None:
        if fails and fails.pop(0):
            raise OSError(ENOSPC, "No space left on device")
        write(record)

    monkeypatch.setattr(table, "_write", sometimes)

    def seen(sheet: MessageSheet) -> None:
        wait_until(lambda: bool(wire.table["requests"]))
        wire.act("step", what="back")
        wait_until(lambda: wire.table["turn"] is not None)
        wire.act("hint", seat=PER, value=1)
        wait_until(lambda: not fails)
        QApplication.processEvents()
        assert [each for each in players.window.findChildren(MessageSheet) if each.isVisible()] == [sheet]
        players.use(sheet.buttons.buttons()[0])

    with answering(seen):
        wire.act("hint", seat=PER, value=1)
        wait_until(lambda: not fails)
    wire.go()


def test_who_asks_can_be_let_in_on_the_sheet(players: MousePlayers) -> None:
    def look(sheet: PhonesSheet) -> None:
        first, second = Wire(sheet.link.text()), Wire(sheet.link.text())
        first.sit(KARI)
        second.say("sit", seat=KARI)
        wait_until(lambda: (KARI, 1) in sheet.choices and sheet.choices[KARI, 0].isVisible())
        assert not strips(players.window)
        players.use(sheet.choices[KARI, 0])
        assert second.wait("table")["seat"] == KARI
        first.wait("seats", 1)
        for wire in (first, second):
            wire.go()

    switch_on(players, look)


def test_another_address_is_served_at_once_or_nothing_changes(
    players: MousePlayers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phones, "home_addresses", lambda: ["127.0.0.1", "127.0.0.2", "192.0.2.77"])

    def look(sheet: PhonesSheet) -> None:
        before = sheet.link.text()
        wire = Wire(before)
        secret = wire.sit(PER)
        with answering(told("couldn’t be switched on")):
            sheet.addresses.setCurrentIndex(2)
        assert sheet.link.text() == before
        assert sheet.addresses.currentText() == "127.0.0.1"
        sheet.addresses.setCurrentIndex(1)
        assert sheet.link.text().startswith("http://127.0.0.2:")
        wait_until(lambda: wire.closed)
        again = Wire(sheet.link.text(), secret)
        assert again.wait("table")["seat"] == PER
        again.go()

    switch_on(players, look)


def test_a_game_that_goes_on_elsewhere_keeps_its_phones_or_says_so(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computer has another address by now, or none."""
    players = seated(open_window(deal=dealing(DEAL)))
    monkeypatch.setattr(phones, "home_addresses", lambda: ["127.0.0.2"])
    switch_on(players)
    wire = Wire(link(players.window))
    secret = take(players.window, wire, PER)
    wire.go()
    players.window.close()
    blocked = QTcpServer()
    assert blocked.listen(QHostAddress("127.0.0.2"), int(wire.host.partition(":")[2]))
    monkeypatch.setattr(phones, "home_addresses", lambda: ["127.0.0.1"])
    players = MousePlayers(open_window())
    players.use(players.window.title_page.continue_button)
    assert link(players.window).startswith("http://127.0.0.1:")
    again = Wire(link(players.window), secret)
    assert again.wait("table")["seat"] == PER
    again.go()
    players.window.close()
    blocked.close()
    assert blocked.listen(QHostAddress("127.0.0.1"), int(again.host.partition(":")[2]))
    monkeypatch.setattr(phones, "home_addresses", list)
    players = MousePlayers(open_window())
    with answering(told("could not be switched on again")):
        players.use(players.window.title_page.continue_button)
    assert players.window.phones.gateway is None
    assert on_phones(players.view.remarks) == frozenset()
    blocked.close()


def test_nothing_is_asked_or_noted_any_more_once_the_game_is_over(
    players: MousePlayers, phone: Callable[..., Wire], data: Path
) -> None:
    switch_on(players)
    phone(KARI).go()
    wait_until(lambda: strips(players.window))
    players.screen.table.end_early()
    assert not strips(players.window)
    before = last_saved(data)
    players.window.phones.switch_off()
    assert last_saved(data) == before


def test_a_game_without_a_date_is_nobodys(players: MousePlayers, data: Path) -> None:
    """It could be any other without one."""
    switch_on(players)
    keys = load(data / "phones.json")
    assert keys
    save(replace(keys, game=""), data / "phones.json")
    players.window.show_title()
    players.window.phones._previous = None
    record = players.window.game.saved
    assert record
    path = data / "undated.hanabi.json"
    path.write_bytes(encode(replace(record.record, extra={})))
    players.window.game.open(path, Opening.PLAY_ON)
    assert players.window.game.shared_screen
    assert players.window.phones.gateway is None


def test_who_is_missing_is_told_until_all_are_back(players: MousePlayers, phone: Callable[..., Wire]) -> None:
    switch_on(players)
    wires = phone(KARI), phone(PER)
    wires[0].go()
    wait_until(lambda: strips(players.window))
    phone(OLA)
    stranger = phone()
    stranger.go()
    assert strips(players.window)
    wires[1].go()
    wait_until(lambda: "Per" in strips(players.window)[0].sentence.text())
    for wire in wires:
        phone(secret=wire.all("seated")[-1]["secret"]).wait("table")
    wait_until(lambda: not strips(players.window))
