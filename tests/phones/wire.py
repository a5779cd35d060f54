"""A phone without a page: it says on a real socket what a page would say, and keeps every byte that reaches it."""

from typing import Any

from msgspec import json
from PySide6.QtNetwork import QTcpSocket
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from tests.input import wait_until

Message = dict[str, Any]


class Wire:
    """A phone that joins by a link."""

    def __init__(self, link: str, secret: str = "", languages: tuple[str, ...] = ("en",), hello: bool = True) -> None:
        address, _, self.key = link.partition("/#")
        self.host = address.removeprefix("http://")
        self._protocol = ClientProtocol(parse_uri(f"ws://{self.host}/socket"), origin=address)  # type: ignore[arg-type]
        self.got: list[bytes] = []
        """Every message, as it came."""
        self.said = 0
        """How many messages it has sent."""
        self.closed = False
        self._socket = QTcpSocket()
        self._socket.readyRead.connect(self._read)
        self._socket.disconnected.connect(self._end)
        host, _, port = self.host.partition(":")
        self._socket.connectToHost(host, int(port))
        wait_until(lambda: self._socket.state() == QTcpSocket.SocketState.ConnectedState or self.closed)
        self._protocol.send_request(self._protocol.connect())
        self._write()
        if hello:
            self.say("hello", key=self.key, secret=secret, languages=languages)

    def _read(self) -> None:
        self._protocol.receive_data(bytes(self._socket.readAll().data()))
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.got.append(bytes(event.data))
            assert not isinstance(event, Response) or event.status_code == 101
        self._write()

    def _write(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._socket.write(data)
            else:
                self._socket.disconnectFromHost()

    def _end(self) -> None:
        self.closed = True

    def send(self, frame: bytes) -> None:
        """Says these bytes, once the connection stands."""
        wait_until(lambda: self._protocol.state.name == "OPEN" or self.closed)
        self.said += 1
        self._protocol.send_text(frame)
        self._write()

    def say(self, kind: str, **fields: Any) -> None:
        """Says what a page says."""
        self.send(json.encode({"type": kind, **fields}))

    def say_and_leave(self, kind: str, **fields: Any) -> None:
        """Says it and goodbye in one packet."""
        self._protocol.send_text(json.encode({"type": kind, **fields}))
        self._protocol.send_close()
        self._socket.write(b"".join(self._protocol.data_to_send()))

    def all(self, kind: str) -> list[Message]:
        """The messages of a kind, oldest first."""
        return [message for message in map(json.decode, self.got) if message["type"] == kind]

    def wait(self, kind: str, than: int = 0) -> Message:
        """The latest message of a kind, once there are more of them `than` this."""
        wait_until(lambda: len(self.all(kind)) > than)
        return self.all(kind)[-1]

    @property
    def table(self) -> Message:
        """What it shows of the table."""
        return self.wait("table")

    def sit(self, seat: int) -> str:
        """Takes a seat; returns the secret of it."""
        self.say("sit", seat=seat)
        return str(self.wait("seated")["secret"])

    def act(self, kind: str, **fields: Any) -> None:
        """Does something in the state that it shows."""
        self.say(kind, number=self.table["number"], **fields)

    def go(self) -> None:
        """Goes, as a phone that loses the network does."""
        self._socket.abort()
