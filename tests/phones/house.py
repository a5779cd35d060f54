"""A table with phones at it, without a window: the gateway, its server on this machine, and phones by their seats."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from msgspec.structs import replace
from PySide6.QtCore import QObject

from hanabi_desktop.paths import translations
from hanabi_desktop.phones import messages
from hanabi_desktop.phones.gateway import Gateway
from hanabi_desktop.phones.keys import Keys
from hanabi_desktop.phones.pictures import file
from hanabi_desktop.phones.server import Connection, Server
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.wording.phones import LEFT
from hanabi_desktop.wording.text import Translation
from tests.input import wait_until
from tests.phones.wire import Wire

HERE = "127.0.0.1"


@cache
def translation(code: str) -> Translation:
    found = Translation(translations(), code)
    assert found.found
    return found


class House(QObject):
    """The phones of one table."""

    def __init__(self, screen: SharedScreen, keys: Keys | None = None) -> None:
        super().__init__()
        self.screen, self.table = screen, screen.table
        self.kept: list[Keys] = []
        """What is kept for the next start, each time."""
        server = self.server = Server(file, self)
        keys = keys or Keys("2026-11-28T20:00:00.000", HERE)
        server.listen(keys.address, keys.port)
        keys = replace(keys, port=server.port)
        self.gateway = Gateway(self.table, screen, server, keys, translation, self.kept.append, self)
        screen.changed.connect(self.gateway.schedule_push)
        self.wires: dict[int, Wire] = {}
        """The phones that have seats."""
        self.phones: list[Wire] = []
        """All there are."""
        self._heard = 0
        self.closed = False
        server.connected.connect(self._count)

    def _count(self, connection: Connection) -> None:
        def hear(_frame: bytes) -> None:
            self._heard += 1

        connection.received.connect(hear)

    def phone(self, link: str = "", secret: str = "", language: str = "en", *, hello: bool = True) -> Wire:
        """A phone that opens the link, or another."""
        wire = Wire(link or self.gateway.link, secret, (language,), hello=hello)
        self.phones.append(wire)
        return wire

    def sit(self, *seats: int, language: str = "en") -> Wire:
        """Phones take these seats; returns the last one."""
        for seat in seats:
            wire = self.wires[seat] = self.phone(language=language)
            self.let_in(seat, wire)
        self.settle()
        return self.wires[seats[-1]]

    def let_in(self, seat: int, wire: Wire) -> None:
        """A phone takes a seat; somebody at the screen allows it if that has to be."""
        before = len(wire.all("seated"))
        wire.say("sit", seat=seat)
        wait_until(lambda: len(wire.all("seated")) > before or self.gateway.asked_for is not None)
        self.gateway.allow()
        wire.wait("seated", before)

    def settle(self) -> None:
        """Until all that phones said has been heard, and every one of them has been told everything."""

        def quiet() -> bool:
            shown = {phone.seat: phone.shown for phone in self.gateway._phones if phone.shown is not None}
            heard = self._heard == sum(wire.said for wire in self.phones)
            there = (seat in shown and messages.encode(shown[seat]) in wire.got for seat, wire in self.wires.items())
            return heard and not self.gateway._push_timer.isActive() and all(there)

        wait_until(quiet)

    def close_table(self) -> None:
        """As if the players left the table; nothing more happens the second time."""
        if not self.closed:
            self.closed = True
            self.gateway.stop(LEFT, again=True)

    def close(self) -> None:
        """Closes the table, and all phones go."""
        self.close_table()
        for wire in self.phones:
            wire.go()
        wait_until(lambda: not self.server.findChildren(Connection))


@contextmanager
def house(screen: SharedScreen, keys: Keys | None = None) -> Iterator[House]:
    """Phones at this screen's table, until the end of the block."""
    there = House(screen, keys)
    try:
        yield there
    finally:
        there.close()
