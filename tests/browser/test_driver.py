"""The phones that the other tests use, tried on a small page that is answered from Qt's loop in this thread."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket
from PySide6.QtWidgets import QApplication
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from tests.driver.chromium import Chromium, PageError, Phone, axe_script, chromium
from tests.input import wait_until

pytestmark = pytest.mark.skipif(not chromium(), reason="Chromium is not installed")

_PAGES = {
    "/favicon.ico": ("image/x-icon", ""),
    "/": (
        "text/html",
        """<!doctype html><html lang="en"><title>Small</title><meta name="viewport" content="width=device-width">
        <link rel="stylesheet" href="/small.css"><script src="/small.js" defer></script>
        <main><h1>Small</h1><button id="near">0</button><p hidden id="hidden">Hidden</p><p id="under">Under</p><input>
        <div></div><button id="far">0</button></main>""",
    ),
    "/small.css": (
        "text/css",
        "html { scroll-behavior: smooth } div { height: 3000px; margin-top: -3em; position: relative }",
    ),
    "/small.js": (
        "text/javascript",
        """for (const button of document.querySelectorAll('button'))
          button.onclick = event => button.textContent = `${event.pointerType} ${event.isTrusted}`
        const socket = new WebSocket('/talk')
        socket.onmessage = ({data}) => document.title = data
        socket.onclose = () => document.title = 'closed'""",
    ),
}


def _serve(visitor: QTcpSocket, protocol: ServerProtocol) -> None:
    protocol.receive_data(bytes(visitor.readAll().data()))
    for event in protocol.events_received():
        if isinstance(event, Request) and event.path == "/talk":
            protocol.send_response(protocol.accept(event))
            protocol.send_text(b"welcome")
        elif isinstance(event, Request):
            kind, page = _PAGES.get(event.path, ("text/plain", None))
            response = protocol.reject(404 if page is None else 200, page or "")
            del response.headers["Content-Type"]
            response.headers.update({"Content-Type": kind, "Content-Security-Policy": "default-src 'self'"})
            protocol.send_response(response)
        elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
            protocol.send_text(event.data)
    for data in protocol.data_to_send():
        if data:
            visitor.write(data)
        else:
            visitor.disconnectFromHost()


@pytest.fixture(scope="module")
def address(qapp: QApplication) -> Iterator[str]:
    """Of the small page."""
    server = QTcpServer()

    def meet() -> None:
        while server.hasPendingConnections():
            visitor = server.nextPendingConnection()
            visitor.readyRead.connect(partial(_serve, visitor, ServerProtocol()))

    server.newConnection.connect(meet)
    assert server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost))
    yield f"http://127.0.0.1:{server.serverPort()}/"
    server.close()


@pytest.fixture(scope="module")
def browser(address: str) -> Iterator[Chromium]:
    with Chromium() as browser:
        yield browser


@pytest.fixture
def phone(browser: Chromium, address: str) -> Iterator[Phone]:
    phone = browser.open(address)
    yield phone
    phone.close()


def test_a_finger_touches_what_can_be_seen(phone: Phone) -> None:
    for button in ("#near", "#far"):
        phone.tap(button)
        phone.wait(f"document.querySelector('{button}').textContent === 'touch true'")
    for nobody, why in {"#none": "there is no", "#hidden": "is not visible", "#under": "lies <div>"}.items():
        with pytest.raises(PageError, match=why):
            phone.tap(nobody)
    assert phone.errors == []


def test_keys_reach_what_has_the_focus(phone: Phone) -> None:
    for key in ("Tab", "Enter"):
        phone.press(key)
    phone.wait("document.querySelector('#near').textContent !== '0'")
    for key in ("Tab", "a", "B", "ArrowLeft", "7", "Escape"):
        phone.press(key)
    assert phone.evaluate("document.querySelector('input').value") == "a7B"


def test_phones_share_nothing_and_are_as_they_were_asked_for(
    browser: Chromium, phone: Phone, address: str, tmp_path: Path
) -> None:
    other = browser.open(address, (700, 300), dark=True, languages="de-AT,de", touch=False)
    phone.evaluate("localStorage.secret = 'mine'")
    phone.reload()
    assert (phone.evaluate("localStorage.secret"), other.evaluate("localStorage.secret")) == ("mine", None)
    kinds = "[innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, ...navigator.languages]"
    assert phone.evaluate(kinds) == [390, False, "en"]
    assert other.evaluate(kinds) == [700, True, "de-AT", "de"]
    other.tap("#near")
    other.wait("document.querySelector('#near').textContent === 'mouse true'")
    assert other.text("h1") == "Small"
    other.resize(600, 200)
    other.text_size(200)
    assert other.evaluate("[innerWidth, getComputedStyle(document.body).fontSize]") == [600, "32px"]
    other.picture(tmp_path / "picture.png")
    picture = QImage(str(tmp_path / "picture.png"))
    assert (picture.width(), picture.height()) == (1200, 400)
    other.close()


def test_what_comes_is_heard_and_waits_while_the_phone_is_offline(phone: Phone) -> None:
    wait_until(lambda: phone.received == ["welcome"])
    phone.offline(True)
    phone.evaluate("socket.send('late')")
    assert phone.evaluate("fetch('/').catch(error => error.message)") == "Failed to fetch"
    assert phone.received == ["welcome"]
    phone.offline(False)
    phone.wait("document.title === 'late'")
    assert phone.received == ["welcome", "late"]
    phone.drop()
    phone.wait("document.title === 'closed'")


def test_what_goes_wrong_is_heard(phone: Phone) -> None:
    with pytest.raises(PageError, match="nothing is not defined"):
        phone.evaluate("nothing")
    with pytest.raises(AssertionError, match="still False"):
        phone.wait("1 > 2", seconds=0.1)
    assert phone.errors == []
    mistakes = {
        "console.error('said', 1)": "said 1",
        "setTimeout(() => missing)": "missing is not defined",
        "void Promise.reject('why')": "why",
        "document.body.setAttribute('style', 'color: red')": "inline style violates",
        "void fetch('/nowhere')": "/nowhere",
    }
    for mistake in mistakes:
        phone.evaluate(mistake)
    wait_until(lambda: len(phone.errors) == len(mistakes))
    assert all(any(told in error for error in phone.errors) for told in mistakes.values())


@pytest.mark.skipif(not axe_script(), reason="axe-core is not installed")
def test_axe_finds_what_nobody_could_use(phone: Phone) -> None:
    found = phone.axe()
    phone.evaluate("document.querySelector('#far').textContent = ''")
    assert set(phone.axe()) - set(found) == {"button-name: #far"}
