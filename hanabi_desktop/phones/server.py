"""Serves phones their page and a WebSocket each, at one address of this machine: HTTP/1.1 in Qt's event loop.

Everybody in the network can connect, so the other side is a stranger until its first message was accepted. What does
not concern a browser that was sent here is closed, without an answer where none helps; nothing of it is written down.
"""

import logging
import re
from collections.abc import Callable
from http import HTTPStatus
from time import monotonic

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QTcpServer, QTcpSocket
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import Origin

from hanabi_desktop.faults.guard import report_exception
from hanabi_desktop.phones.messages import MAX_FRAME

SOCKET = "/socket"
"""The path at which a WebSocket is opened."""
MAX_PHONES = 24
"""WebSockets that are open at the same time."""
MAX_PHONES_OF_ADDRESS = 6
MAX_SOCKETS = 48
"""Open at the same time: five phones may load the page at once."""
MAX_SOCKETS_OF_ADDRESS = 12
"""A browser that loads pictures holds six beside its WebSocket, and what is refused then is missing on the page."""
MAX_HEAD = 8192
"""Maximum bytes of a request, and of what waits to be read of a socket."""
MAX_PENDING = 256 * 1024
"""Maximum bytes that wait for a phone to read them."""
FRAMES_PER_SECOND = 20
"""What a connection may say, in frames of any kind; as many may come at once."""
REQUEST_TIMEOUT_MS = 2_000
"""For a whole request, and again for a first message that is accepted."""
IDLE_TIMEOUT_MS = 40_000
"""After which a phone is taken for gone. It is asked for a sign of life every `PING_MS`."""
PING_MS = 15_000
CLOSE_TIMEOUT_MS = 5_000
"""For the other side to read what it was sent last, and to close."""

_PATH = re.compile(r"/(?:[\w-]+/)*(?:[\w-]+(?:\.[\w-]+)*)?", re.ASCII)
"""Names in folders: nothing that is hidden, encoded, or leads upwards."""
_SILENT = logging.Logger("phones", logging.CRITICAL + 1)  # noqa: LOG001 - no handler of anybody's is to get it


class File(Struct, frozen=True):
    """What a browser gets for a path."""

    type: str
    """MIME type."""
    body: bytes


Files = Callable[[str], File | None]
"""Looks a path such as `/page.css` up."""


class Connection(QObject):
    """One phone's socket, from its handshake until it is closed."""

    opened = Signal(object)
    """The handshake is done: with this connection, for its server."""
    received = Signal(bytes)
    """A whole text message, in valid UTF-8."""
    closed = Signal()
    """Once, whoever closed it; from the event loop only, never while a method is called."""

    def __init__(self, socket: QTcpSocket, host: str, files: Files, parent: QObject | None = None) -> None:
        """Reads the request of a socket that was just accepted, and answers it: with a file, or with the handshake."""
        super().__init__(parent)
        self.address = socket.peerAddress().toString()
        """Of the other side."""
        self._socket, self._host, self._files = socket, host, files
        self._protocol = ServerProtocol(origins=[Origin(f"http://{host}")], max_size=MAX_FRAME, logger=_SILENT)
        self._message = bytearray()
        """The fragments so far."""
        self._allowance, self._measured = float(FRAMES_PER_SECOND), monotonic()
        """How many frames may come, as of when."""
        self._closing = False
        """Nothing that comes counts any more."""
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._drop)
        self._pings = QTimer(self)
        self._pings.timeout.connect(self._ping)
        socket.setParent(self)
        socket.setReadBufferSize(MAX_HEAD)
        # A small frame is not to wait until the one before has been confirmed.
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._end, Qt.ConnectionType.QueuedConnection)
        self._deadline.start(REQUEST_TIMEOUT_MS)

    @property
    def is_connected(self) -> bool:
        """Whether its socket takes room still; it does while goodbye is said."""
        return self._socket.state() is not QAbstractSocket.SocketState.UnconnectedState

    @property
    def is_open(self) -> bool:
        """Whether it is a WebSocket that both sides may speak on."""
        return self._protocol.state is State.OPEN

    def set_authenticated(self) -> None:
        """The first message was accepted: it may be silent from now on, as long as it is there."""
        if not self._closing:
            self._deadline.start(IDLE_TIMEOUT_MS)
            self._pings.start(PING_MS)

    def send(self, message: bytes) -> None:
        """Sends one text frame, unless the connection is closed or is being closed.

        A phone that leaves more than `MAX_PENDING` bytes unread is closed.
        """
        if self._protocol.state is State.OPEN and not self._closing:
            self._protocol.send_text(message)
            self._write()

    def close(self, code: int = CloseCode.NORMAL_CLOSURE) -> None:
        """Says goodbye after all that was sent, and receives nothing any more."""
        if self._closing:
            return
        if self._protocol.state is not State.OPEN:
            self._drop()
            return
        self._protocol.send_close(code)
        self._write()
        # So that it is on its way even if the program ends now.
        self._socket.flush()

    def _read(self) -> None:
        try:
            if self._protocol.state is State.CONNECTING:
                self._read_head()
            # Whoever was told of the handshake may have closed it already.
            if self._protocol.state is not State.CONNECTING and self._socket.isOpen():
                self._read_frames()
        except Exception as error:  # noqa: BLE001 - would come again with all that follows
            report_exception(error)
            self._drop()

    def _read_head(self) -> None:
        """Answers the request once all of it is there; the protocol would take what follows it for frames."""
        head, end, _ = bytes(self._socket.peek(MAX_HEAD).data()).partition(b"\r\n\r\n")
        if not (end or len(head) < MAX_HEAD) or not head.startswith(b"GET "[: len(head)]):
            # A browser that tries TLS first learns at once that there is none.
            self._drop()
        elif end:
            self._protocol.receive_data(bytes(self._socket.read(len(head + end)).data()))
            match self._protocol.events_received():
                case [Request() as request]:
                    self._answer(request)
                case _:
                    self._drop()

    def _answer(self, request: Request) -> None:
        # Names that somebody else's DNS server gives to this address are none of its own.
        if request.headers.get_all("Host") != [self._host]:
            response = _response(HTTPStatus.MISDIRECTED_REQUEST)
        elif request.protocol != "HTTP/1.1":
            response = _response(HTTPStatus.HTTP_VERSION_NOT_SUPPORTED)
        elif request.path == SOCKET:
            response = self._protocol.accept(request)
        elif _PATH.fullmatch(request.path) and (file := self._files(request.path)) is not None:
            response = _response(HTTPStatus.OK, file)
        else:
            response = _response(HTTPStatus.NOT_FOUND)
        response.headers.update(_security_headers(self._host))
        self._protocol.send_response(response)
        self._write()
        if self._protocol.state is State.OPEN:
            self._deadline.start(REQUEST_TIMEOUT_MS)
            self.opened.emit(self)

    def _read_frames(self) -> None:
        self._protocol.receive_data(bytes(self._socket.readAll().data()))
        if self._pings.isActive():
            # An authenticated phone was heard.
            self._deadline.start(IDLE_TIMEOUT_MS)
        for frame in self._protocol.events_received():
            if self._closing:
                break
            assert isinstance(frame, Frame)
            self._receive_frame(frame)
        self._write()

    def _receive_frame(self, frame: Frame) -> None:
        now = monotonic()
        earned = (now - self._measured) * FRAMES_PER_SECOND
        self._allowance, self._measured = min(FRAMES_PER_SECOND, self._allowance + earned) - 1, now
        if self._allowance < 0:
            self._fail(CloseCode.POLICY_VIOLATION)
        elif frame.opcode is Opcode.BINARY:
            self._fail(CloseCode.UNSUPPORTED_DATA)
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._message += frame.data
            if frame.fin:
                message, self._message = bytes(self._message), bytearray()
                try:
                    message.decode()
                except UnicodeDecodeError:
                    self._fail(CloseCode.INVALID_DATA)
                else:
                    self.received.emit(message)

    def _fail(self, code: CloseCode) -> None:
        self._protocol.fail(code)
        self._write()

    def _ping(self) -> None:
        self._protocol.send_ping(b"")
        self._write()

    def _write(self) -> None:
        """Sends what the protocol has to say, and leaves once that is goodbye."""
        if not self._socket.isOpen():
            return
        for data in self._protocol.data_to_send():
            if data:
                self._socket.write(data)
            else:
                # Once all that was written is sent.
                self._socket.disconnectFromHost()
        if self._closing:
            return
        if self._protocol.close_expected():
            self._closing = True
            self._pings.stop()
            self._deadline.start(CLOSE_TIMEOUT_MS)
        elif self._socket.bytesToWrite() > MAX_PENDING:
            self._drop()

    def _drop(self) -> None:
        self._closing = True
        self._pings.stop()
        self._socket.abort()

    def _end(self) -> None:
        self._closing = True
        self._pings.stop()
        self._deadline.stop()
        self.closed.emit()
        self.deleteLater()


class Server(QObject):
    """Listens at one address, and keeps the number of those who came within bounds."""

    connected = Signal(object)
    """A Connection whose handshake is done."""

    def __init__(self, files: Files, parent: QObject | None = None) -> None:
        """`files` is asked for paths that consist of plain names; None is answered with 404."""
        super().__init__(parent)
        self._files = files
        self._listener = QTcpServer(self)

    @property
    def port(self) -> int:
        """The port at which it listens."""
        return self._listener.serverPort()

    @property
    def host(self) -> str:
        """Where it listens, as it stands in links: `192.168.1.5:41234`."""
        return f"{self._listener.serverAddress().toString()}:{self.port}"

    def listen(self, address: str, port: int = 0) -> None:
        """Listens at exactly this IPv4 address from now on, and nowhere else; 0 is any free port.

        Raises OSError where it cannot, and nothing changes.
        """
        place, listener = QHostAddress(address), QTcpServer(self)
        if place.protocol() != QAbstractSocket.NetworkLayerProtocol.IPv4Protocol or not listener.listen(place, port):
            listener.deleteLater()
            raise OSError(listener.errorString() or f"not an IPv4 address: {address}")
        self.stop()
        self._listener.deleteLater()
        self._listener = listener
        listener.newConnection.connect(self._accept)

    def stop(self) -> None:
        """Closes all connections, and listens no more; it can listen again."""
        self._listener.close()
        for connection in self._connections():
            connection.close(CloseCode.GOING_AWAY)

    def _connections(self) -> list[Connection]:
        children = self.findChildren(Connection, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [connection for connection in children if connection.is_connected]

    def _open(self, connection: Connection) -> None:
        phones = [each.address for each in self._connections() if each.is_open]
        if len(phones) > MAX_PHONES or phones.count(connection.address) > MAX_PHONES_OF_ADDRESS:
            connection.close(CloseCode.TRY_AGAIN_LATER)
        else:
            self.connected.emit(connection)

    def _accept(self) -> None:
        while (socket := self._listener.nextPendingConnection()) is not None:
            addresses = [connection.address for connection in self._connections()]
            if (
                len(addresses) >= MAX_SOCKETS
                or addresses.count(socket.peerAddress().toString()) >= MAX_SOCKETS_OF_ADDRESS
            ):
                socket.abort()
                socket.deleteLater()
            else:
                Connection(socket, self.host, self._files, self).opened.connect(self._open)


def _response(status: HTTPStatus, file: File | None = None) -> Response:
    file = file or File("text/plain", status.phrase.encode())
    headers = {"Connection": "close", "Content-Type": file.type, "Content-Length": str(len(file.body))}
    return Response(status.value, status.phrase, Headers(headers), file.body)


def _security_headers(host: str) -> dict[str, str]:
    """What every response tells the browser that nobody else may do with it."""
    policy = {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        # To some browsers `'self'` is no WebSocket.
        "connect-src": f"'self' ws://{host}",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    return {
        "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
    }
