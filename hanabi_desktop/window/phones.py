"""Switches phones on and off for the table at hand. Until then nothing of them is imported, and no port is open."""

from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.log import note
from hanabi_desktop.paths import translations
from hanabi_desktop.players import Player
from hanabi_desktop.records.remarks import on_phones
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Private
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import Operator
from hanabi_desktop.widgets.buttons import LONG_DELAY
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.window.game_controller import GameController
from hanabi_desktop.wording import phones as words
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.files import os_error_text
from hanabi_desktop.wording.text import Translation

if TYPE_CHECKING:
    from hanabi_desktop.phones.gateway import Gateway
    from hanabi_desktop.phones.keys import Keys
    from hanabi_desktop.phones.sheet import PhonesSheet
    from hanabi_desktop.screens.table.strip import Strip

PATIENCE = 5000
"""Milliseconds before the table says that a phone is not connected: until then it comes back by itself."""


def home_addresses() -> list[str]:
    """The IPv4 addresses of this computer in networks of its own, those of homes first."""
    from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

    wanted = QNetworkInterface.InterfaceFlag.IsUp | QNetworkInterface.InterfaceFlag.IsRunning
    found = [
        entry.ip()
        for interface in QNetworkInterface.allInterfaces()
        if interface.flags() & wanted == wanted
        for entry in interface.addressEntries()
    ]
    private = [ip for ip in found if ip.protocol() == QAbstractSocket.NetworkLayerProtocol.IPv4Protocol]
    homely = [ip.toString() for ip in private if ip.isPrivateUse() and not ip.isLoopback()]
    return sorted(homely, key=lambda address: not address.startswith("192.168."))


class Phones(QObject, Translated):
    """Serves phones for the game at the table from when they are switched on until it is left; a resumed game knows them."""

    def __init__(
        self, window: QMainWindow, game: GameController, messages: Messages, look: RenderContext, path: Path
    ) -> None:
        """`path` is the file in which the keys of the phones are kept."""
        super().__init__(window)
        self._window, self._game, self._messages, self._look, self._path = window, game, messages, look, path
        self.gateway: Gateway | None = None
        self._sheet: PhonesSheet | None = None
        self._screen: SharedScreen | None = None
        self._previous: tuple[Keys, tuple[Player, ...]] | None = None
        """The keys of the game that was left last, and who sat there: the next one may be theirs, too."""
        self._strip: Strip | None = None
        self._question: object = None
        """What the strip asks."""
        self._told_missing: frozenset[int] = frozenset()
        """The seats that are told of because their phones have been away for long."""
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._tell_missing)
        game.changed.connect(self._on_game_changed)

    # On and off

    def open(self) -> None:
        """Shows how phones join, and switches them on if they are off."""
        screen = self._game.shared_screen
        if screen is None or self._game.practice.declines():
            return
        self._game.cover()
        addresses = home_addresses()
        if self.gateway is None and not addresses:
            self._messages.tell(words.TITLE.translated(), words.NONE_HERE.translated())
            return
        from hanabi_desktop.phones.keys import Keys
        from hanabi_desktop.phones.sheet import PhonesSheet

        try:
            gateway = self.gateway or self._start(screen, Keys(screen.table.started, addresses[0]))
        except OSError as error:
            self._tell_off(error)
            return
        here = gateway.keys.address
        offered = [here, *(address for address in addresses if address != here)]
        gateway.gather(on=True)
        sheet = self._sheet = PhonesSheet(gateway, screen.view_for_all, offered, self._look, self._window)
        sheet.address_chosen.connect(self._move)
        sheet.switched_off.connect(self.switch_off)
        sheet.switched_off.connect(sheet.accept)
        screen.left.connect(sheet.reject)
        sheet.exec()
        if self.gateway is not None:
            self.gateway.gather(on=False)
        self._sheet = None
        sheet.deleteLater()
        self.retranslate()

    def _start(self, screen: SharedScreen, keys: "Keys") -> "Gateway":
        """Serves phones by these keys; raises OSError."""
        from hanabi_desktop.phones.gateway import Gateway
        from hanabi_desktop.phones.pictures import file
        from hanabi_desktop.phones.server import Server

        server = Server(file, self)
        try:
            server.listen(keys.address, keys.port)
        except OSError:
            server.deleteLater()
            raise
        translate = cache(partial(Translation, translations()))
        keys = replace(keys, port=server.port)
        gateway = self.gateway = Gateway(screen.table, screen, server, keys, translate, self._keep, self)
        screen.changed.connect(gateway.schedule_push)
        screen.changed.connect(self.retranslate)
        gateway.changed.connect(self._on_gateway_changed)
        self._keep(keys)
        self._on_gateway_changed()
        return gateway

    def _keep(self, keys: "Keys") -> None:
        from hanabi_desktop.phones.keys import save

        try:
            save(keys, self._path)
        except OSError as error:
            # They would have to be let in anew after the next start; until then nothing is missing.
            note("the keys of the phones cannot be saved", error)

    def _move(self, address: str) -> None:
        """Serves the phones at another address."""
        if self.gateway is not None:
            try:
                self.gateway.move(address)
            except OSError as error:
                self._tell_off(error)
                # The sheet shows the one that it still is.
                self.gateway.changed.emit()

    def _tell_off(self, error: OSError) -> None:
        text = words.NOT_ON.translated(reason=os_error_text(error))
        self._messages.tell(words.TITLE.translated(), text)

    def switch_off(self) -> None:
        """All seats are played on the shared screen again, and no port is open any more."""
        if self.gateway is None:
            return
        for seat in self.gateway.seats:
            self.gateway.release(seat)
        self._stop(self.gateway, again=False)
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            note("the keys of the phones cannot be removed", error)

    def _stop(self, gateway: "Gateway", *, again: bool) -> None:
        self.gateway = None
        gateway.stop(words.LEFT if again else words.OFF, again=again)
        gateway.deleteLater()
        self._on_gateway_changed()

    # From game to game

    def _on_game_changed(self) -> None:
        """Another table is played at, or none: phones stay with those who play on."""
        screen = self._game.shared_screen
        if screen is self._screen:
            return
        self._screen = screen
        if screen is None or self._game.practice.on:
            return
        screen.left.connect(self.leave)
        table, previous = screen.table, self._previous
        self._previous = None
        if previous and any(map(_is_same, table.players, previous[1])):
            keys, before = previous
            there = zip(table.players, before, strict=False)
            same = [seat for seat, (player, was) in enumerate(there) if _is_same(player, was)]
            self._resume(screen, replace(keys, game=table.started).only(same))
        elif self._path.exists():
            from hanabi_desktop.phones.keys import load

            kept = load(self._path)
            if kept is not None and kept.game and kept.game == table.started:
                self._resume(screen, kept.only(on_phones(screen.view_for_all().remarks)))
        if self.gateway is None:
            self._give_back(screen)

    def _resume(self, screen: SharedScreen, keys: "Keys") -> None:
        """Switches phones on again: where they were, or else at an address that there is now."""
        here = [seat for seat, operator in enumerate(screen.table.operators) if operator is Operator.SCREEN]
        keys, failure, addresses = keys.only(here), None, home_addresses()
        places = [keys] if keys.address in addresses else []
        for place in (*places, *(replace(keys, address=address, port=0) for address in addresses)):
            try:
                self._start(screen, place)
            except OSError as error:
                failure = failure or error
            else:
                return
        text = words.NOT_BACK.translated(reason=os_error_text(failure or OSError()))
        QTimer.singleShot(0, screen, lambda: self._messages.tell(words.TITLE.translated(), text, about=screen))

    def _give_back(self, screen: SharedScreen) -> None:
        """The seats that phones had are played on the shared screen, and the journal says so."""
        for seat in on_phones(screen.view_for_all().remarks):
            if screen.table.operators[seat] is Operator.SCREEN:
                Client(screen.table, seat).leave()

    def leave(self) -> None:
        """The table is left, or the program ends: what comes next may be another game of the same players."""
        gateway, self._strip = self.gateway, None
        if gateway is not None and self._screen is not None:
            self._previous = gateway.keys, self._screen.table.players
            self._stop(gateway, again=True)

    # What is said above the table

    def _on_gateway_changed(self) -> None:
        """A phone came or went: one that is away for long is told of."""
        missing = self.gateway.missing if self.gateway else frozenset[int]()
        self._told_missing &= missing
        if not missing - self._told_missing:
            self._patience.stop()
        elif not self._patience.isActive():
            self._patience.start(PATIENCE)
        self.retranslate()

    def _tell_missing(self) -> None:
        self._told_missing = self.gateway.missing if self.gateway else frozenset()
        self.retranslate()

    @override
    def retranslate(self) -> None:
        """Says what the players are to decide, or nothing."""
        gateway, screen = self.gateway, self._screen
        asked = gateway.asked_for if gateway else None
        # While somebody looks, nobody else is called to the screen; and the end is all there is to see.
        busy = (
            screen is None
            or screen.table.over
            or (isinstance(screen.phase, LookAway | Private) and not screen.view.alone)
        )
        if screen is None or self._sheet is not None or busy or (asked is None and not self._told_missing):
            if self._strip is not None:
                self._strip.vanish()
                self._strip = None
            return
        names, strip = screen.view.names, self._strip or self._new_strip()
        if asked is not None:
            told = words.ASKS.translated(name=names[asked])
            strip.say(told, (told,), leave=words.REFUSE.translated(), onwards=words.ALLOW.translated())
        else:
            told = words.GONE.translated(names=listed([names[seat] for seat in sorted(self._told_missing)]))
            strip.say(told, (told,), leave=words.HERE.translated(), onwards=words.SHOW_CODE.translated())
        question = asked, self._told_missing, strip
        if question != self._question:
            # Buttons that mean something else now are not pressed by a click that was meant for what stood there.
            self._question = question
            for button in (strip.next, strip.leave):
                button.offer(LONG_DELAY)

    def _new_strip(self) -> "Strip":
        from hanabi_desktop.screens.table.strip import Strip

        page = self._game.table_page
        assert page is not None
        strip = self._strip = page.place_above(Strip())
        strip.next_chosen.connect(self._accept)
        strip.leave_chosen.connect(self._decline)
        return strip

    def _accept(self) -> None:
        """The seat goes to the phone that asks; or the code is shown to one that has lost its place."""
        if self.gateway is not None and self.gateway.asked_for is not None:
            self.gateway.allow()
        else:
            self.open()

    def _decline(self) -> None:
        """The seat does not go to the phone that asks; or whoever is away plays on the shared screen."""
        if self.gateway is None:
            return
        if self.gateway.asked_for is not None:
            self.gateway.refuse()
        else:
            for seat in self._told_missing:
                self.gateway.release(seat)


def _is_same(player: Player, before: Player) -> bool:
    """Whether the same person sits there."""
    return player.level is None and player.owner == before.owner
