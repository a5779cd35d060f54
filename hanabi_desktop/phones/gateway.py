"""The gateway between phones and a table: who has which seat, what each is shown, and what each may do."""

from collections import deque
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Protocol

from msgspec import MsgspecError
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from hanabi_desktop import rules
from hanabi_desktop.boxes import box_of
from hanabi_desktop.phones import messages, rendering
from hanabi_desktop.phones.keys import Keys
from hanabi_desktop.phones.server import CLOSE_TIMEOUT_MS, Connection, Server
from hanabi_desktop.players import Level
from hanabi_desktop.records.remarks import OnPhone, Peek, Seated, TakenBack
from hanabi_desktop.screen.thinker import Thinker
from hanabi_desktop.screen.view import Paused, Revealing, ScreenView
from hanabi_desktop.table.actions import LayOpen, MoveToken, TableAction, Withdraw
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.table import Table
from hanabi_desktop.teammates.reasons import Choice
from hanabi_desktop.widgets.language import LANGUAGES, chosen_language
from hanabi_desktop.wording import phones as words
from hanabi_desktop.wording.advice import advice_text, advised
from hanabi_desktop.wording.reasons import told_cards, why_text
from hanabi_desktop.wording.table import refusal_text
from hanabi_desktop.wording.text import Text, Translation, speaking

ASK_AGAIN = 10.0
"""Seconds before an address may ask for a seat once more, unless it was let in."""
ASK_NEXT = 1.0
"""Seconds before anybody may ask for a seat after another."""
MAX_SITS = 10
"""Seats that are taken within as many seconds while all gather: each is saved, and told to everybody."""
ANNOUNCE_AGAIN = 1.0
"""Seconds after a withdrawal before another action is announced on a phone: each is saved, and told to everybody."""


class Views(Protocol):
    """What may be seen now, held back as the shared screen holds it back."""

    def view_for(self, seat: int) -> ScreenView:
        """The table for a seat with a phone."""
        ...

    def view_for_all(self) -> ScreenView:
        """The table for everybody."""
        ...


class _Phone(QObject):
    """A connected phone: its language, its seat if it has one, and what it was shown last."""

    def __init__(self, connection: Connection, translation: Translation) -> None:
        super().__init__(connection)
        self.connection = connection
        self.translation = translation
        self.authenticated = False
        """Whether it has shown the key of the table."""
        self.seat: int | None = None
        self.asks_for: int | None = None
        """The seat for which it waits until somebody at the shared screen allows it."""
        self.notice: Text | None = None
        """What the list of seats says to it."""
        self.number = 0
        """Of the state that it was shown last."""
        self.state_key: object = None
        """What is chosen in that state counts as long as this is the same."""
        self.shown: messages.ToPhone | None = None
        self.adviser = Thinker(self)
        self.advised: ScreenView | None = None
        """What it saw when it asked for advice."""

    def send(self, message: messages.ToPhone) -> None:
        """Sends a message."""
        self.connection.send(messages.encode(message))

    def refuse(self, code: str, reason: Text) -> None:
        """Says why something was not done."""
        with speaking(self.translation):
            self.send(messages.Refused(code, reason.translated()))

    def close(self, reason: Text, *, again: bool) -> None:
        """Says why nothing more comes; `again` if it is to come back by itself."""
        with speaking(self.translation):
            self.send(messages.Closed(reason.translated(), again))
        self.connection.close()

    def move(self, seat: int | None, notice: Text | None = None) -> None:
        """It has another seat from now on, or none; what was chosen or asked before counts no more."""
        self.seat, self.asks_for, self.notice = seat, None, notice
        self.state_key = self.shown = self.advised = None
        self.adviser.drop()


class Gateway(QObject):
    """Connects phones to one table as its clients, until it is stopped or the table is left."""

    changed = Signal()
    """A phone has another seat, asks for one, came or went."""

    def __init__(
        self,
        table: Table,
        views: Views,
        server: Server,
        keys: Keys,
        translate: Callable[[str], Translation],
        keep: Callable[[Keys], None],
        parent: QObject | None = None,
    ) -> None:
        """Serves on `server`, which listens already. `translate` finds a language, `keep` keeps the keys for the next start.

        The seats of phones that have secrets by these keys are theirs at once.
        """
        super().__init__(parent)
        self._table, self._views, self._server = table, views, server
        self.keys = keys
        self._translate, self._keep = translate, keep
        self._phones: list[_Phone] = []
        self._may_ask_at: dict[str, float] = {}
        """When an address that has asked for a seat may do so again, and when any may (""); to connect anew gains nothing."""
        self._sits = deque[float](maxlen=MAX_SITS)
        """When seats were taken last, while all gather."""
        self._may_announce_at = 0.0
        self.gathering = False
        """Whether seats are free, and no phone is shown a card."""
        self._number = 0
        """Of the state that was shown last to any phone: no two have the same."""
        self._push_timer = QTimer(self, singleShot=True)
        self._push_timer.timeout.connect(self._push)
        self._stop_listening = table.listen(lambda _changes: self.schedule_push())
        server.connected.connect(self._on_connected)
        self._clients = {seat: Client(table, seat) for seat in keys.seats}

    # Who has which seat

    @property
    def link(self) -> str:
        """The address that a phone opens, with the key."""
        return f"http://{self._server.host}/#{self.keys.key}"

    @property
    def seats(self) -> frozenset[int]:
        """The seats that phones have."""
        return frozenset(self._clients)

    @property
    def missing(self) -> frozenset[int]:
        """Those of them whose phone is not connected now."""
        return self.seats - {phone.seat for phone in self._phones}

    @property
    def asked_for(self) -> int | None:
        """The seat that a phone asks for, and that somebody at the shared screen may give it; one at a time."""
        there = (phone.asks_for for phone in self._phones if phone.connection.is_open)
        return next((seat for seat in there if seat is not None), None)

    def gather(self, *, on: bool) -> None:
        """While the code is shown, seats are free and no phone shows a card: who has taken a wrong one has seen nothing.

        Not where anybody may have seen cards before: then whoever joins has to be let in.
        """
        view = self._table.view(rules.Everybody())
        seen = any(isinstance(remark, Peek | TakenBack | OnPhone | Seated) for remark in view.remarks)
        self.gathering = on and (self.gathering or not (seen or view.seen.turns or view.announced))
        self.schedule_push()

    def allow(self) -> None:
        """Gives the seat that is asked for to the phone that asks."""
        for phone in self._phones:
            if phone.asks_for is not None and phone.connection.is_open:
                self._give(phone, phone.asks_for)

    def refuse(self) -> None:
        """The phone that asks does not get the seat."""
        for phone in self._phones:
            if phone.asks_for is not None:
                phone.move(None, words.DENIED)
                self._may_ask_at[phone.connection.address] = monotonic() + ASK_AGAIN
        self.schedule_push()
        self.changed.emit()

    def release(self, seat: int) -> None:
        """The seat is played on the shared screen again."""
        if client := self._clients.get(seat):
            client.leave()
            self._forget(seat)

    def move(self, address: str) -> None:
        """Serves at another address of this computer; raises OSError, and then serves where it did."""
        self._server.listen(address)
        self._set_keys(replace(self.keys, address=address, port=self._server.port))

    def stop(self, reason: Text, *, again: bool) -> None:
        """Serves nobody any more, and says why; `again` if phones are to come back by themselves, to the same seats."""
        self._stop_listening()
        self._push_timer.stop()
        self._server.connected.disconnect(self._on_connected)
        phones, self._phones = self._phones, []
        for phone in phones:
            phone.move(None)
            phone.close(reason, again=again)
        self._server.stop()
        QTimer.singleShot(2 * CLOSE_TIMEOUT_MS, self._server, self._server.deleteLater)

    def _give(self, phone: _Phone, seat: int) -> None:
        """The one place where a phone gets a seat; refuses one at which a computer plays."""
        if self._table.operators[seat] is Operator.COMPUTER:
            phone.move(None, words.DENIED)
        else:
            self._take_from_phones(seat)
            if seat not in self._clients:
                self._clients[seat] = Client(self._table, seat)
            phone.move(seat)
            for each in (phone.connection.address, ""):
                self._may_ask_at.pop(each, None)
            keys, secret = self.keys.with_seat(seat)
            phone.send(messages.Seated(seat, secret))
            self._set_keys(keys)
        self.schedule_push()

    def _forget(self, seat: int) -> None:
        """No phone has this seat any more, or may ask for it as it was."""
        del self._clients[seat]
        self._take_from_phones(seat)
        self._set_keys(self.keys.without(seat))
        self.schedule_push()

    def _take_from_phones(self, seat: int) -> None:
        """Whoever has the seat, or asks for it, is shown the list of seats."""
        for phone in self._phones:
            if seat in (phone.seat, phone.asks_for):
                phone.move(None, words.MOVED if phone.seat == seat else None)

    def _set_keys(self, keys: Keys) -> None:
        self.keys = keys
        self._keep(keys)
        self.changed.emit()

    # Coming and going

    def _on_connected(self, connection: Connection) -> None:
        phone = _Phone(connection, self._translate("en"))
        self._phones.append(phone)
        phone.adviser.answered.connect(partial(self._on_advice, phone))
        connection.received.connect(partial(self._on_message, phone))
        connection.closed.connect(partial(self._on_closed, phone))

    def _on_closed(self, phone: _Phone) -> None:
        if phone in self._phones:
            self._phones.remove(phone)
            phone.adviser.drop()
            if phone.seat is not None or phone.asks_for is not None:
                self.changed.emit()

    def _on_message(self, phone: _Phone, frame: bytes) -> None:
        """Does what a phone says, or tells it why not; nothing else can come of a message."""
        try:
            message = messages.decode(frame)
        except MsgspecError:
            message = None
        if isinstance(message, messages.Hello):
            self._authenticate(phone, message)
        elif not phone.authenticated:
            phone.connection.close(1008)
        elif message is None:
            phone.refuse("message", words.NO_MESSAGE)
        elif isinstance(message, messages.Speak):
            self._speak(phone, message.language)
        elif isinstance(message, messages.Sit):
            self._sit(phone, message.seat)
        elif isinstance(message, messages.Leave):
            self._leave(phone)
        else:
            self._act(phone, message)

    def _authenticate(self, phone: _Phone, hello: messages.Hello) -> None:
        if phone.authenticated:
            phone.refuse("message", words.NO_MESSAGE)
            return
        phone.translation = self._translate(chosen_language(hello.languages))
        if not self.keys.opens(hello.key):
            phone.close(words.NOT_HERE, again=False)
            return
        phone.authenticated = True
        phone.connection.set_authenticated()
        self._send_words(phone)
        seat = self.keys.seat_of(hello.secret)
        if seat is not None:
            for other in [each for each in self._phones if each.seat == seat]:
                other.move(None)
                other.close(words.ELSEWHERE, again=False)
            phone.move(seat)
            phone.send(messages.Seated(seat, hello.secret))
            self.changed.emit()
        self._show(phone, self._views.view_for_all())

    def _send_words(self, phone: _Phone) -> None:
        with speaking(phone.translation):
            texts = {name: _raw(text) for name, text in words.PAGE.items()}
        languages = tuple(messages.Choice(code, name) for code, name in LANGUAGES.items())
        phone.send(messages.Words(phone.translation.code, languages, texts))

    def _speak(self, phone: _Phone, language: str) -> None:
        phone.translation = self._translate(chosen_language((language,)))
        phone.shown = None
        self._send_words(phone)
        self._show(phone, self._views.view_for_all())

    def _sit(self, phone: _Phone, seat: int) -> None:
        operators, now, address = self._table.operators, monotonic(), phone.connection.address
        self._may_ask_at = {each: time for each, time in self._may_ask_at.items() if time > now}
        if not phone.connection.is_open:
            # It said goodbye in the same breath.
            return
        if phone.seat is not None or seat >= len(operators) or operators[seat] is Operator.COMPUTER:
            phone.refuse("seat", words.DENIED)
        elif operators[seat] is Operator.SCREEN and self.gathering:
            if len(self._sits) == MAX_SITS and now - self._sits[0] < MAX_SITS:
                phone.refuse("seat", words.BUSY)
            else:
                self._sits.append(now)
                self._give(phone, seat)
        elif not self._may_ask_at.keys() & {address, ""} and self.asked_for in (None, phone.asks_for):
            # One question at a time, and time to answer it: nobody can bury the table in them.
            phone.move(None, words.WAITING)
            phone.asks_for = seat
            self._may_ask_at |= {address: now + ASK_AGAIN, "": now + ASK_NEXT}
            self._show(phone, self._views.view_for_all())
            self.changed.emit()
        else:
            phone.refuse("seat", words.BUSY)

    # What phones are shown

    def schedule_push(self) -> None:
        """Shows every phone what has changed, once everybody at the table has heard of it."""
        self._push_timer.start(0)

    def _push(self) -> None:
        for seat in [seat for seat in self._clients if self._table.operators[seat] is not Operator.CLIENT]:
            # Somebody else plays there now.
            self._forget(seat)
        for_all = self._views.view_for_all()
        for phone in self._phones:
            if phone.authenticated:
                self._show(phone, for_all)

    def _show(self, phone: _Phone, for_all: ScreenView) -> None:
        """Shows what it has not been shown yet; `for_all` is what everybody sees."""
        with speaking(phone.translation):
            if phone.seat is None:
                notice = phone.notice.translated() if phone.notice else ""
                lines = rendering.lines(for_all, self.seats, free=self.gathering)
                message: messages.ToPhone = messages.Seats(words.WHO.translated(), notice, lines)
            else:
                message = self._table_message(phone, phone.seat, for_all)
        if message != phone.shown:
            phone.shown = message
            phone.send(message)

    def _table_message(self, phone: _Phone, seat: int, for_all: ScreenView) -> messages.ToPhone:
        view = self._views.view_for(seat)
        state_key = _state_key(view)
        if state_key != phone.state_key:
            self._number += 1
            phone.state_key, phone.number = state_key, self._number
            phone.adviser.drop()
        return rendering.table_message(seat, phone.number, view, for_all, gathering=self.gathering)

    # What phones do

    def _leave(self, phone: _Phone) -> None:
        """Gives its seat back, where it has one."""
        seat = phone.seat
        if seat is not None:
            # It knows why it has none any more.
            phone.move(None)
            self.release(seat)

    def _act(self, phone: _Phone, message: messages.FromPhone) -> None:
        """Takes an action, or answers a question, if it was chosen in the state that there is now."""
        assert not isinstance(message, messages.Hello | messages.Sit | messages.Leave | messages.Speak)
        if phone.seat is None:
            phone.refuse("seat", words.MOVED)
            return
        view = self._views.view_for(phone.seat)
        if message.number != phone.number or _state_key(view) != phone.state_key:
            phone.refuse("stale", words.STALE)
        elif self.gathering or isinstance(view.phase, Revealing | Paused):
            phone.refuse("look", words.TOO_SOON)
        elif isinstance(message, messages.Ask):
            self._answer(phone, phone.seat, message.what, view)
        elif (action := _action(message, view)) is None:
            phone.refuse("message", words.NO_MESSAGE)
        elif isinstance(action, rules.TurnAction) and monotonic() < self._may_announce_at:
            phone.refuse("wait", words.BUSY)
        else:
            try:
                self._clients[phone.seat].act(action)
                if isinstance(action, Withdraw):
                    self._may_announce_at = monotonic() + ANNOUNCE_AGAIN
            except rules.IllegalAction as refused:
                box = box_of(view.edition.kit).words
                with speaking(phone.translation):
                    text = refusal_text(refused.refusal, box, view.seen.rules.multicolour)
                    phone.send(messages.Refused(str(refused.refusal), text))

    def _answer(self, phone: _Phone, seat: int, what: str, view: ScreenView) -> None:
        if what == "advice" and view.acting and any(view.computers):
            phone.advised = view
            phone.adviser.ask(Level.SKILLED, view.seen)
        elif what == "why" and view.questioned:
            turn = view.questioned[-1]
            before = self._table.seen_before(turn.number, rules.Everybody())
            cards = told_cards(turn, before, view) if view.has_reason(turn) else ()
            with speaking(phone.translation):
                phone.send(messages.Answer(why_text(turn, rules.Seat(seat), view, self._table), tuple(cards)))
        else:
            phone.refuse("message", words.NO_MESSAGE)

    def _on_advice(self, phone: _Phone, choice: Choice | None) -> None:
        view, phone.advised = phone.advised, None
        if choice is not None and view is not None and phone in self._phones:
            cards = advised(choice).cards
            lit = [card for _, card, _ in choice.reason.plays if card in cards] or cards
            with speaking(phone.translation):
                phone.send(messages.Answer(advice_text(choice, view), tuple(lit)))


def _state_key(view: ScreenView) -> object:
    """What a choice depends on: it counts until any of this is another."""
    phase = view.phase if isinstance(view.phase, Revealing | Paused) else None
    return len(view.seen.turns), len(view.remarks), view.announced, phase, view.seen.end is None


def _action(message: messages.FromPhone, view: ScreenView) -> TableAction | None:
    """What a message asks the table to do; None for what no page of ours sends."""
    suit = messages.SUITS.get(getattr(message, "colour", ""))
    match message:
        case messages.Play(card=card, colour=colour):
            return rules.Play(card, suit) if suit is not None or not colour else None
        case messages.Discard(card=card):
            return rules.Discard(card)
        case messages.Hint(seat=seat, value=int() as value, colour=""):
            return rules.ValueHint(seat, value)
        case messages.Hint(seat=seat, value=None) if suit is not None:
            return rules.ColourHint(seat, suit)
        case messages.Step(what=rendering.OPEN):
            return LayOpen()
        case messages.Step(what=rendering.BACK):
            return Withdraw()
        case messages.Step(what=rendering.TOKEN) if view.announced and view.announced.owed:
            return MoveToken(view.announced.owed)
    return None


def _raw(text: Text) -> str:
    """A text with its fields, which the page fills in."""
    return text.translated(place="{place}", name="{name}")
