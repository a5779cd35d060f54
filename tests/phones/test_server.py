"""What the server of phones answers, and whom it turns away: real sockets on this machine, most of them hostile."""

import gc
import logging
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QTcpSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import Origin
from websockets.uri import parse_uri

from hanabi_desktop.compat import override
from hanabi_desktop.phones import server as doors
from hanabi_desktop.phones.messages import MAX_FRAME
from hanabi_desktop.phones.server import Connection, File, Server
from tests.input import wait_until

HERE = "127.0.0.1"
PAGE = File("text/html; charset=utf-8", b"<!doctype html><title>Hanabi</title>")
LARGE = File("font/ttf", bytes(8 * 1024 * 1024))
TEXT, BINARY, CONT, PING = Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING


class Visitor:
    """A socket that says what it likes."""

    def __init__(self, server: Server) -> None:
        self.host = server.host
        self.socket = socket.create_connection((HERE, int(self.host.rpartition(":")[2])), timeout=5)
        self.socket.setblocking(False)
        self.heard = b""
        self.over = False
        """Whether the server has closed."""

    def say(self, *what: bytes) -> None:
        for each in what:
            try:
                self.socket.sendall(each)
            except OSError:
                self.over = True

    def hear(self) -> bytes:
        """All that was said to it so far."""
        while not self.over:
            try:
                more = self.socket.recv(65536)
            except BlockingIOError:
                break
            except OSError:
                more = b""
            self.over = not more
            self.heard += more
        return self.heard

    def is_over(self) -> bool:
        self.hear()
        return self.over

    def answer(self) -> bytes:
        """All that is said to it until the server closes."""
        wait_until(self.is_over)
        return self.heard

    def status(self) -> int:
        return int(self.answer().split(b" ", 2)[1])


class Phone(Visitor):
    """A browser's WebSocket, which reads as soon as it is asked what it has heard."""

    def __init__(self, server: Server, **options: Any) -> None:
        super().__init__(server)
        origin = Origin(f"http://{self.host}")
        self.protocol = ClientProtocol(parse_uri(f"ws://{self.host}/socket"), origin=origin, **options)
        self.frames: list[Frame] = []
        self.response: Response | None = None
        self._read = 0
        self.protocol.send_request(self.protocol.connect())
        self.write()

    def write(self) -> None:
        self.say(*filter(None, self.protocol.data_to_send()))

    @override
    def hear(self) -> bytes:
        heard = super().hear()
        self.protocol.receive_data(heard[self._read :])
        self._read = len(heard)
        for event in self.protocol.events_received():
            if isinstance(event, Response):
                self.response = event
                self.protocol.process_response(event)
                self.protocol.state = State.OPEN
            elif isinstance(event, Frame):
                self.frames.append(event)
        self.write()
        return heard

    def texts(self) -> list[bytes]:
        self.hear()
        return [bytes(frame.data) for frame in self.frames if frame.opcode is TEXT]

    def tell(self, text: bytes) -> None:
        self.protocol.send_text(text)
        self.write()

    def code(self) -> int | None:
        """The code with which the server closes."""
        wait_until(lambda: self.is_over() or self.protocol.close_rcvd)
        return self.protocol.close_rcvd.code if self.protocol.close_rcvd else None


class Host:
    """The side of the table: keeps what happens at its server."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.connections: list[Connection] = []
        self.received: list[bytes] = []
        self._closed = 0
        self.server = Server(self._file)
        self.server.connected.connect(self._welcome)
        self.visitors: list[Visitor] = []

    def _file(self, path: str) -> File | None:
        self.asked.append(path)
        return {"/": PAGE, "/page.css": File("text/css", b""), "/large": LARGE}.get(path)

    def _welcome(self, connection: Connection) -> None:
        self.connections.append(connection)
        connection.received.connect(self.received.append)
        connection.closed.connect(self._count)

    def _count(self) -> None:
        self._closed += 1

    def closed(self) -> int:
        """How many connections have told that they are closed."""
        return self._closed

    def visitor(self, *says: bytes) -> Visitor:
        visitor = Visitor(self.server)
        self.visitors.append(visitor)
        visitor.say(*says)
        return visitor

    def phone(self, **options: Any) -> Phone:
        """A phone whose handshake is done on both sides."""
        phone, before = Phone(self.server, **options), len(self.connections)
        self.visitors.append(phone)
        wait_until(lambda: phone.hear() and phone.response and len(self.connections) > before)
        return phone

    def guest(self) -> Phone:
        """A phone whose first message was accepted."""
        phone = self.phone()
        self.connections[-1].set_authenticated()
        return phone

    def request(self, path: str = "/", first: str = "", **headers: str) -> bytes:
        headers = {"Host": self.server.host} | headers
        lines = [first or f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items() if value)]
        return "\r\n".join([*lines, "", ""]).encode()

    def handshake(self, **headers: str) -> bytes:
        wanted = {
            "Origin": f"http://{self.server.host}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version": "13",
        }
        return self.request("/socket", **(wanted | headers))

    def sockets(self) -> int:
        """Of those that were let in."""
        return len(self.server.findChildren(Connection))


@pytest.fixture
def host(qapp: QApplication) -> Iterator[Host]:
    host = Host()
    host.server.listen(HERE)
    yield host
    for visitor in host.visitors:
        visitor.socket.close()
    host.server.stop()
    wait_until(lambda: not host.sockets())
    host.server.deleteLater()


def frame(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


# Files


def test_a_file_is_sent_whole_and_the_connection_closed(host: Host) -> None:
    head, _, body = host.visitor(host.request()).answer().partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b"\r\nContent-Type: text/html; charset=utf-8\r\n" in head
    assert b"\r\nContent-Length: %d\r\n" % len(PAGE.body) in head
    assert b"\r\nConnection: close" in head
    assert body == PAGE.body
    assert host.asked == ["/"]


def test_a_request_may_come_in_pieces(host: Host) -> None:
    visitor = host.visitor()
    for byte in host.request():
        visitor.say(bytes([byte]))
        QCoreApplication.processEvents()
    assert visitor.status() == 200


def test_what_there_is_not_is_not_found(host: Host) -> None:
    assert host.visitor(host.request("/other.js")).status() == 404


@pytest.mark.parametrize(
    "path",
    ["/../secret", "/page.css/../../secret", "/%2e%2e/secret", "//secret", "/.hidden", "/a\\b", "/page.css?x=1", "*",
     "http://elsewhere/", "page.css", "/page..css"],
)  # fmt: skip
def test_no_path_leads_elsewhere(host: Host, path: str) -> None:
    assert host.visitor(host.request(path)).status() == 404
    assert not host.asked


def test_only_one_request_is_answered(host: Host) -> None:
    answer = host.visitor(host.request() + host.request("/page.css")).answer()
    assert answer.count(b"HTTP/1.1") == 1
    assert host.asked == ["/"]


def test_a_large_file_arrives_whole_whatever_is_said_meanwhile(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    # However slow this machine is now.
    monkeypatch.setattr(doors, "CLOSE_TIMEOUT_MS", 60_000)
    visitor = host.visitor(host.request("/large"))
    wait_until(visitor.hear)
    visitor.say(host.request())
    assert visitor.answer().endswith(LARGE.body)
    assert host.asked == ["/large"]


def test_who_does_not_take_a_file_is_closed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "CLOSE_TIMEOUT_MS", 50)
    visitor = host.visitor(host.request("/large"))
    wait_until(lambda: host.asked and not host.sockets())
    assert len(visitor.answer()) < len(LARGE.body)


# Doors before the handshake


def precautions(host: Host) -> list[str]:
    return [
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self' ws://{host.server.host}; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'",
        "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer",
        "Cross-Origin-Resource-Policy: same-origin",
    ]


@pytest.mark.parametrize(
    ("status", "request_of"),
    [
        (101, lambda host: host.handshake() + frame(Opcode.CLOSE, b"")),
        (200, lambda host: host.request()),
        (400, lambda host: host.handshake(**{"Sec-WebSocket-Version": "8"})),
        (403, lambda host: host.handshake(Origin="http://elsewhere")),
        (404, lambda host: host.request("/other")),
        (421, lambda host: host.request(Host="elsewhere")),
        (426, lambda host: host.request("/socket", Origin=f"http://{host.server.host}")),
        (505, lambda host: host.request(first="GET / HTTP/1.0")),
    ],
)
def test_every_answer_tells_the_browser_to_take_care(
    host: Host, status: int, request_of: Callable[[Host], bytes]
) -> None:
    visitor = host.visitor(request_of(host))
    assert visitor.status() == status
    lines = visitor.heard.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    for line in precautions(host):
        assert lines.count(line) == 1


def test_it_listens_at_one_address_only(host: Host) -> None:
    address = host.server._listener.serverAddress()
    assert address.toString() == HERE
    with socket.socket() as other:
        other.settimeout(1)
        assert other.connect_ex(("127.0.0.2", host.server._listener.serverPort())) != 0


@pytest.mark.parametrize("name", ["", "localhost:{port}", "elsewhere:{port}", HERE, HERE + ":80", HERE + ".:{port}"])
def test_only_its_own_name_is_answered(host: Host, name: str) -> None:
    name = name.format(port=host.server.host.rpartition(":")[2])
    assert host.visitor(host.request(Host=name)).status() == 421
    assert host.visitor(host.handshake(Host=name, Origin=f"http://{name}")).status() == 421
    assert not host.asked
    assert not host.connections


def test_two_names_are_none(host: Host) -> None:
    assert host.visitor(host.request(host=host.server.host)).status() == 421


@pytest.mark.parametrize(
    "origin", ["", "null", "https://{host}", "http://{host}0", "http://elsewhere", "http://" + HERE]
)
def test_only_its_own_page_opens_a_socket(host: Host, origin: str) -> None:
    assert host.visitor(host.handshake(Origin=origin.format(host=host.server.host))).status() == 403
    assert not host.connections


@pytest.mark.parametrize(
    "first",
    [b"POST / HTTP/1.1", b"HEAD / HTTP/1.1", b"OPTIONS * HTTP/1.1", b"get / HTTP/1.1", b"\x16\x03\x01\x02", b"\r\n"],
)
def test_anything_but_get_is_closed_at_once(host: Host, monkeypatch: pytest.MonkeyPatch, first: bytes) -> None:
    monkeypatch.setattr(doors, "REQUEST_TIMEOUT_MS", 60_000)
    assert host.visitor(first).answer() == b""
    assert host.visitor(host.request(first=first.decode("latin-1"))).answer() == b""
    assert not host.asked


@pytest.mark.parametrize("version", ["HTTP/2.0", "HTTP/0.9", "", "HTTP/1.1 or so"])
def test_no_other_protocol_is_answered(host: Host, version: str) -> None:
    assert host.visitor(host.request(first=f"GET / {version}")).answer() == b""
    assert not host.asked


@pytest.mark.parametrize(
    "headers",
    [
        {"Cookie": "x" * 8192},
        {f"X-{number}": "y" for number in range(200)},
        {"Content-Length": "1"},
        {"Transfer-Encoding": "chunked"},
        {"X": "a\0b"},
        {"X": "a\r\n folded"},
        {"X": "a\nb"},
        {"X Y": "a"},
    ],
)
def test_strange_heads_are_closed_without_an_answer(host: Host, headers: dict[str, str]) -> None:
    assert host.visitor(host.request(**headers)).answer() == b""
    assert not host.asked


def test_a_head_is_no_longer_than_it_may_be(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "REQUEST_TIMEOUT_MS", 60_000)
    room = doors.MAX_HEAD - len(host.request(Cookie="x"))
    assert host.visitor(host.request(Cookie="x" * (room + 1))).status() == 200
    assert host.visitor(host.request(Cookie="x" * (room + 2))).answer() == b""


def test_no_more_is_read_than_fits(host: Host) -> None:
    host.phone()
    (socket,) = host.server.findChildren(QTcpSocket)
    assert socket.readBufferSize() == doors.MAX_HEAD


@pytest.mark.parametrize("trickles", [False, True])
def test_a_request_has_to_come_in_time(host: Host, monkeypatch: pytest.MonkeyPatch, trickles: bool) -> None:
    monkeypatch.setattr(doors, "REQUEST_TIMEOUT_MS", 100)
    visitor = host.visitor(b"GET / HTTP/1.1\r\nX: ")

    def is_over() -> bool:
        if trickles:
            visitor.say(b"x")
        return visitor.is_over()

    wait_until(is_over)
    assert visitor.heard == b""


# What a phone says


def test_a_message_comes_and_goes(host: Host) -> None:
    phone = host.phone()
    (connection,) = host.connections
    assert connection.address == HERE
    phone.tell("Grüße".encode())
    wait_until(lambda: host.received)
    assert host.received == ["Grüße".encode()]
    connection.send(b"and back")
    wait_until(phone.texts)
    assert phone.texts() == [b"and back"]


def test_what_is_said_with_the_handshake_is_heard(host: Host) -> None:
    host.visitor(host.handshake() + frame(TEXT, b"at once"))
    wait_until(lambda: host.received)
    assert host.received == [b"at once"]


def test_the_longest_message_is_taken_whole(host: Host) -> None:
    host.phone().tell(b"x" * MAX_FRAME)
    wait_until(lambda: host.received)
    assert host.received == [b"x" * MAX_FRAME]


def test_fragments_are_one_message(host: Host) -> None:
    letter = "ü".encode()
    host.phone().say(
        frame(TEXT, letter[:1], fin=False), frame(PING, b""), frame(CONT, letter[1:], fin=False), frame(CONT, b"")
    )
    wait_until(lambda: host.received)
    assert host.received == [letter]


def test_nothing_is_compressed(host: Host) -> None:
    phone = host.phone(extensions=[ClientPerMessageDeflateFactory()])
    assert phone.response
    assert "Sec-WebSocket-Extensions" not in phone.response.headers


_CLAIM = bytes([0x81, 0xFF]) + (10**12).to_bytes(8, "big")


@pytest.mark.parametrize(
    ("code", "says"),
    [
        pytest.param(1003, [frame(BINARY, b"x")], id="binary"),
        pytest.param(1003, [frame(BINARY, b"x", fin=False)], id="binary fragment"),
        pytest.param(1007, [frame(TEXT, b"\xff")], id="no UTF-8"),
        pytest.param(1007, [frame(TEXT, b"\xed\xa0\x80")], id="a surrogate"),
        pytest.param(1007, [frame(TEXT, b"\xc3", fin=False), frame(CONT, b"x")], id="no UTF-8 in fragments"),
        pytest.param(1002, [frame(TEXT, b"x", mask=False)], id="unmasked"),
        pytest.param(1002, [frame(CONT, b"x")], id="continues nothing"),
        pytest.param(1002, [b"\xc1\x80" + bytes(4)], id="compressed"),
        pytest.param(1002, [b"\x83\x80" + bytes(4)], id="unknown kind"),
        pytest.param(1002, [b"\x89\xfe\x01\x00" + bytes(260)], id="long ping"),
        pytest.param(1009, [frame(TEXT, b"x" * 5000)[:4]], id="5000 bytes"),
        pytest.param(1009, [frame(TEXT, b"x" * (MAX_FRAME + 1))[:4]], id="one byte too many"),
        pytest.param(1009, [_CLAIM], id="a terabyte"),
        pytest.param(1009, [frame(TEXT, b"x" * 4000, fin=False), frame(CONT, b"x" * 97)[:4]], id="long fragments"),
        pytest.param(1008, [frame(TEXT, b"", fin=False), *[frame(CONT, b"", fin=False)] * 20], id="endless fragments"),
        pytest.param(1008, [frame(PING, b"")] * 1000, id="ping flood"),
        pytest.param(1008, [frame(Opcode.PONG, b"")] * 21, id="pong flood"),
    ],
)  # fmt: skip
def test_what_no_page_says_closes(host: Host, code: int, says: list[bytes]) -> None:
    phone = host.guest()
    phone.say(b"".join(says))
    assert phone.code() == code
    wait_until(host.closed)
    assert not host.received


def test_so_many_messages_are_heard_in_a_second(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(doors, "monotonic", lambda: now[0])
    phone = host.guest()
    phone.say(frame(TEXT, b"x") * 20)
    wait_until(lambda: len(host.received) == 20)
    now[0] = 0.5
    phone.say(frame(TEXT, b"x") * 10)
    wait_until(lambda: len(host.received) == 30)
    now[0] = 60
    phone.say(frame(TEXT, b"x") * 21)
    assert phone.code() == 1008
    assert len(host.received) == 50


# Who stays


def test_only_an_authenticated_phone_may_be_silent(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "REQUEST_TIMEOUT_MS", 400)
    trusted = host.guest()
    stranger = host.phone()
    stranger.tell(b"hello?")
    wait_until(lambda: stranger.is_over() and host.closed())
    assert not trusted.is_over()
    assert host.closed() == 1


def test_a_first_message_has_time_after_the_handshake(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "REQUEST_TIMEOUT_MS", 400)
    phone, slow = host.visitor(), host.visitor()
    wait_until(lambda: host.sockets() == 2)
    monkeypatch.setattr(doors, "REQUEST_TIMEOUT_MS", 60_000)
    phone.say(host.handshake())
    wait_until(slow.is_over)
    assert phone.hear()
    assert not phone.over


def test_a_phone_that_gives_no_sign_of_life_is_gone(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "PING_MS", 100)
    monkeypatch.setattr(doors, "IDLE_TIMEOUT_MS", 600)
    # The one that answers has come first: without its answers it would be the first to be gone.
    alive, dead = host.guest(), host.guest()
    # Of what the other is sent, only the end is looked at.
    wait_until(lambda: alive.hear() and Visitor.hear(dead) and dead.over)
    assert not alive.is_over()
    assert {each.opcode for each in alive.frames} == {PING}
    wait_until(host.closed)
    assert host.closed() == 1


def test_a_phone_that_does_not_read_is_closed(host: Host) -> None:
    host.guest()
    (connection,) = host.connections
    (socket,) = host.server.findChildren(QTcpSocket)
    for _ in range(1000):
        connection.send(bytes(64 * 1024))
        assert socket.bytesToWrite() <= doors.MAX_PENDING
        assert not host.closed()
        QCoreApplication.processEvents()
        if host.closed():
            break
    assert host.closed() == 1


def test_nothing_is_read_of_a_phone_that_was_sent_too_much(host: Host) -> None:
    host.server.connected.connect(lambda connection: connection.send(bytes(2 * doors.MAX_PENDING)))
    visitor = host.visitor(host.handshake() + frame(TEXT, b"x"))
    visitor.answer()
    wait_until(host.closed)
    assert not host.received


def test_no_address_takes_all_the_room(host: Host) -> None:
    visitors = [host.visitor() for _ in range(30)]
    wait_until(lambda: sum(visitor.is_over() for visitor in visitors) == 30 - doors.MAX_SOCKETS_OF_ADDRESS)
    assert all(visitor.heard == b"" for visitor in visitors)
    first = next(visitor for visitor in visitors if not visitor.over)
    first.say(host.request())
    assert first.status() == 200
    assert host.visitor(host.request()).status() == 200


def test_there_is_room_for_so_many(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MAX_SOCKETS", 5)
    visitors = [host.visitor() for _ in range(7)]
    wait_until(lambda: sum(visitor.is_over() for visitor in visitors) == 2)
    assert host.sockets() == 5
    wait_until(lambda: len(host.server.findChildren(QTcpSocket)) == 5)


@pytest.mark.parametrize("limit", ["MAX_PHONES", "MAX_PHONES_OF_ADDRESS"])
def test_so_many_phones_are_let_in(host: Host, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(doors, limit, 2)
    visitors = [host.visitor(host.handshake()) for _ in range(3)]
    wait_until(lambda: all(visitor.hear().startswith(b"HTTP/1.1 101 ") for visitor in visitors))
    # "Try again later."
    wait_until(lambda: sum((1013).to_bytes(2, "big") in visitor.hear() for visitor in visitors) == 1)
    assert len(host.connections) == 2


def test_nothing_is_left_of_hundreds_of_connections(host: Host) -> None:
    gc.collect()
    before = sum(isinstance(each, Connection | ServerProtocol) for each in gc.get_objects())
    for _ in range(50):
        visitors = [host.visitor(host.request()) for _ in range(4)]
        visitors += [host.visitor(host.handshake() + frame(Opcode.CLOSE, b"")) for _ in range(4)]
        visitors += [host.visitor(b"\0"), host.visitor()]
        host.visitors.clear()
        visitors[-1].socket.close()
        for visitor in visitors[:-1]:
            visitor.answer()
            visitor.socket.close()
        wait_until(lambda: not host.sockets())
    assert len(host.connections) == host.closed() == 200
    host.connections.clear()
    gc.collect()
    assert sum(isinstance(each, Connection | ServerProtocol) for each in gc.get_objects()) <= before
    assert not host.server.findChildren(Connection)


# How it ends


def _says_goodbye(host: Host, phone: Phone) -> None:
    phone.protocol.send_close(1000)
    phone.write()


def _is_cut_off(host: Host, phone: Phone) -> None:
    phone.socket.close()
    phone.over = True


def _is_sent_away(host: Host, phone: Phone) -> None:
    host.connections[0].send(b"bye")
    host.connections[0].close(4000)


def _falls_silent(host: Host, phone: Phone) -> None:
    host.connections[0].close(4000)
    phone.over = True


def _breaks_a_rule(host: Host, phone: Phone) -> None:
    phone.say(b"\xff\xff")


@pytest.mark.parametrize("leave", [_says_goodbye, _is_cut_off, _is_sent_away, _falls_silent, _breaks_a_rule])
def test_a_connection_closes_once(
    host: Host, monkeypatch: pytest.MonkeyPatch, leave: Callable[[Host, Phone], None]
) -> None:
    monkeypatch.setattr(doors, "CLOSE_TIMEOUT_MS", 100)
    phone = host.guest()
    leave(host, phone)
    assert not host.closed()
    wait_until(lambda: phone.is_over() and not host.sockets())
    assert host.closed() == 1
    # It is gone, and so nothing happens.
    (connection,) = host.connections
    connection.set_authenticated()
    connection.send(b"x")
    connection.close()
    if leave is _is_sent_away:
        assert phone.texts() == [b"bye"]
        assert phone.code() == 4000


def test_nothing_is_sent_to_a_phone_that_has_just_gone(host: Host) -> None:
    phone = host.guest()
    (connection,) = host.connections
    (socket,) = host.server.findChildren(QTcpSocket)
    socket.disconnected.connect(lambda: connection.send(b"x"))
    socket.disconnected.connect(connection.close)
    failures: list[object] = []
    socket.errorOccurred.connect(failures.append)
    phone.socket.close()
    wait_until(host.closed)
    assert failures == [QTcpSocket.SocketError.RemoteHostClosedError]


def test_after_its_close_nothing_is_heard_of_a_phone(host: Host) -> None:
    phone = host.guest()
    (connection,) = host.connections
    connection.received.connect(lambda _message: connection.close())
    phone.say(frame(TEXT, b"first") + frame(TEXT, b"second"))
    phone.say(frame(TEXT, b"third"))
    assert phone.code() == 1000
    wait_until(host.closed)
    assert host.received == [b"first"]


def test_last_words_are_heard(host: Host) -> None:
    host.guest().say(frame(TEXT, b"last words") + frame(Opcode.CLOSE, b""))
    wait_until(host.closed)
    assert host.received == [b"last words"]


def test_nothing_is_written_to_whoever_is_sent_away_amid_its_goodbye(host: Host) -> None:
    phone = host.phone()
    sent_away = host.connections[-1]
    sent_away.received.connect(lambda _message: sent_away.close(1008))
    phone.say(frame(TEXT, b"no key") + frame(Opcode.CLOSE, b""))
    # Qt would say so in the log.
    wait_until(host.closed)


def test_it_stops_and_listens_again(host: Host) -> None:
    before = host.server.host
    phone, reading = host.guest(), host.visitor(b"GET")
    wait_until(lambda: host.sockets() == 2)
    host.server.stop()
    with pytest.raises(ConnectionRefusedError):
        host.visitor()
    # It was sent away without the help of an event loop.
    phone.socket.settimeout(5)
    assert phone.socket.recv(100) == b"\x88\x02" + (1001).to_bytes(2, "big")
    assert reading.answer() == b""
    phone.socket.close()
    wait_until(host.closed)
    host.server.listen(HERE, int(before.rpartition(":")[2]))
    assert host.server.host == before
    assert host.visitor(host.request()).status() == 200


@pytest.mark.parametrize("address", ["192.0.2.1", "localhost", "", "::1", "127.0.0.1:80"])
def test_it_says_why_it_cannot_listen(qapp: QApplication, address: str) -> None:
    server = Server(lambda _path: None)
    with pytest.raises(OSError, match=r"\w"):
        server.listen(address)
    server.deleteLater()


def test_a_port_is_taken_once(host: Host) -> None:
    other = Server(lambda _path: None)
    with pytest.raises(OSError, match="address"):
        other.listen(HERE, int(host.server.host.rpartition(":")[2]))
    other.deleteLater()


# Faults of its own


def _fault(*_arguments: object) -> None:
    raise ValueError("a fault")


def test_a_file_that_cannot_be_read_is_reported(host: Host, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "REQUEST_TIMEOUT_MS", 60_000)
    monkeypatch.setattr(host.server, "_files", _fault)
    with qtbot.captureExceptions() as faults:
        assert host.visitor(host.request()).answer() == b""
    assert [str(error) for _, error, _ in faults] == ["a fault"]
    monkeypatch.undo()
    assert host.visitor(host.request()).status() == 200


def test_a_fault_in_what_is_done_with_a_message_is_reported_and_ends_nothing(host: Host, qtbot: QtBot) -> None:
    phone = host.guest()
    host.connections[0].received.connect(_fault)
    with qtbot.captureExceptions() as faults:
        phone.say(frame(TEXT, b"first") + frame(TEXT, b"second"))
        wait_until(lambda: len(host.received) == 2)
    assert len(faults) == 2
    assert not phone.is_over()


def test_nothing_is_written_down(
    host: Host, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    host.visitor(host.request()).answer()
    host.visitor(host.handshake(Origin="")).answer()
    host.visitor(b"nonsense\r\n\r\n").answer()
    # What the other side of the tests says of itself is its own matter.
    phone = host.phone(logger=logging.LoggerAdapter(logging.getLogger("phone")))
    caplog.clear()
    phone.tell(b"a secret")
    wait_until(lambda: host.received)
    phone.say(b"\xff\xff")
    wait_until(host.closed)
    assert [record for record in caplog.records if record.name != "phone"] == []
    assert capfd.readouterr() == ("", "")
