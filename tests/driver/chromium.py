"""Phones as people hold them: pages in a real Chromium, driven from Qt's own loop.

What a page asks for is answered by the program under test, in this very thread: whatever waits here lets Qt work.
"""

import base64
import json
import os
import shutil
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from PySide6.QtNetwork import QHostAddress, QNetworkProxy, QTcpSocket
from websockets.client import ClientProtocol
from websockets.frames import DATA_OPCODES, Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.input import comes

_PATIENCE = 20
"""Seconds that the browser has for whatever it is told."""
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--remote-debugging-port=0",
    "--no-startup-window",
    # Nothing leaves this machine.
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
_KEYS = {
    "Tab": ("Tab", 9, ""),
    "Enter": ("Enter", 13, "\r"),
    "Escape": ("Escape", 27, ""),
    " ": ("Space", 32, " "),
    "ArrowLeft": ("ArrowLeft", 37, ""),
    "ArrowUp": ("ArrowUp", 38, ""),
    "ArrowRight": ("ArrowRight", 39, ""),
    "ArrowDown": ("ArrowDown", 40, ""),
}
"""The code, the number and the text of keys that have a name."""
_MIDDLE = """
(async selector => {
  const element = document.querySelector(selector);
  if (!element) throw `there is no ${selector}`;
  const middle = () => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const over = () => document.elementFromPoint(...middle());
  if (!element.contains(over())) element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  // The browser finds out what was touched in the frame that it drew last.
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const {width, height} = element.getBoundingClientRect();
  if (!width || !height || !element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}))
    throw `${selector} is not visible`;
  if (!over()) throw `${selector} is outside the window`;
  if (!element.contains(over())) throw `over ${selector} lies ${over().cloneNode().outerHTML}`;
  return middle();
})
"""
_AXE = """
axe.run().then(found => found.violations.flatMap(
  rule => rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')}`)))
"""


class PageError(Exception):
    """What a page threw, or why Chromium could not do what it was told."""


def chromium() -> Path | None:
    """Where Chromium is; nothing if it is not installed."""
    found = shutil.which("chromium")
    return Path(found) if found else None


def axe_script() -> Path | None:
    """Where axe-core is: named by HANABI_AXE, or installed by npm in this checkout; nothing if it is neither."""
    if named := os.environ.get("HANABI_AXE"):
        return Path(named)
    installed = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
    return installed if installed.exists() else None


class Chromium:
    """A browser of its own, without a window, from `with` until that ends."""

    def __init__(self) -> None:
        self._socket = QTcpSocket()
        self._socket.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        self._socket.readyRead.connect(self._read)
        self._pieces: list[bytes] = []
        self._asked = 0
        self._answers: dict[int, Any] = {}
        self._phones: dict[str, Phone] = {}

    def __enter__(self) -> Self:
        program = chromium()
        assert program, "Chromium is not installed"
        self._profile = TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        profile = Path(self._profile.name)
        with (profile / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [program, *_FLAGS, f"--user-data-dir={profile}"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                # It writes there, whatever it is told of its profile.
                env=os.environ
                | {"HOME": str(profile), "XDG_CONFIG_HOME": str(profile), "XDG_CACHE_HOME": str(profile)},
                start_new_session=True,
            )
        try:
            self._connect(profile)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.abort()
        # Its helpers are in its group.
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._profile.cleanup()

    def open(
        self,
        url: str,
        size: tuple[int, int] = (390, 844),
        *,
        dark: bool = False,
        languages: str = "en",
        touch: bool = True,
    ) -> "Phone":
        """A phone with a storage of its own that has loaded an address.

        The size is in the pixels of CSS, the languages are in the order of preference, like `de-AT,de,en`. Without
        touch it is a computer with a mouse.
        """
        context = self.ask("Target.createBrowserContext")["browserContextId"]
        target = self.ask("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        phone = self._phones[session] = Phone(self, session, context, touch=touch)
        agent = self.ask("Browser.getVersion")["userAgent"]
        phone.ask("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=languages)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        phone.ask("Emulation.setEmulatedMedia", features=[scheme])
        # Every phone is in somebody's hand, whichever was opened last.
        phone.ask("Emulation.setFocusEmulationEnabled", enabled=True)
        phone.ask("Emulation.setTouchEmulationEnabled", enabled=touch)
        phone.resize(*size)
        for domain in ("Page", "Runtime", "Log", "Network"):
            phone.ask(f"{domain}.enable")
        phone.visit(url)
        return phone

    def ask(self, method: str, session: str = "", **parameters: Any) -> Any:
        """What Chromium answers to a command of its DevTools protocol, for a page if there is a session."""
        self._asked += 1
        number = self._asked
        command = {"id": number, "method": method, "params": parameters}
        self._protocol.send_text(json.dumps(command | ({"sessionId": session} if session else {})).encode())
        self._write()
        comes(lambda: number in self._answers or not self._connected(), _PATIENCE)
        why = "no answer in time" if self._connected() else "Chromium has gone"
        answer = self._answers.pop(number, {"error": {"message": why}})
        if "error" in answer:
            raise PageError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def _connect(self, profile: Path) -> None:
        told = profile / "DevToolsActivePort"

        def address() -> list[str]:
            return told.read_text().split() if told.exists() else []

        comes(lambda: len(address()) == 2 or self._process.poll() is not None, _PATIENCE)
        assert len(address()) == 2, f"Chromium does not start:\n{(profile / 'log').read_text(errors='replace')}"
        port, path = address()
        self._socket.connectToHost(QHostAddress(QHostAddress.SpecialAddress.LocalHost), int(port))
        assert comes(self._connected, _PATIENCE), "Chromium does not listen"
        # Small commands would wait for each other.
        self._socket.setSocketOption(QTcpSocket.SocketOption.LowDelayOption, 1)
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}{path}"), max_size=None)
        self._protocol.send_request(self._protocol.connect())
        self._write()
        assert comes(lambda: self._protocol.state is State.OPEN, _PATIENCE), "Chromium does not answer"

    def _connected(self) -> bool:
        return self._socket.state() is QTcpSocket.SocketState.ConnectedState

    def _write(self) -> None:
        for data in self._protocol.data_to_send():
            self._socket.write(data)

    def _read(self) -> None:
        self._protocol.receive_data(bytes(self._socket.readAll().data()))
        self._write()
        for frame in self._protocol.events_received():
            if isinstance(frame, Frame) and frame.opcode in DATA_OPCODES:
                self._pieces.append(bytes(frame.data))
                if frame.fin:
                    message = json.loads(b"".join(self._pieces))
                    self._pieces.clear()
                    if "id" in message:
                        self._answers[message["id"]] = message
                    elif phone := self._phones.get(message.get("sessionId")):
                        phone._hear(message["method"], message["params"])


class Phone:
    """A page, and the fingers and eyes of whoever holds it."""

    def __init__(self, browser: Chromium, session: str, context: str, *, touch: bool) -> None:
        self._browser, self._session, self._context, self._touch = browser, session, context, touch
        self._loaded = False
        self.received: list[str] = []
        """What the page got through its WebSockets, in order; bytes as Base64."""
        self.errors: list[str] = []
        """What went wrong: exceptions, errors on the console, failed requests, and what the page's policy forbids."""

    def ask(self, method: str, **parameters: Any) -> Any:
        """What Chromium answers to a command of its DevTools protocol for this page."""
        return self._browser.ask(method, self._session, **parameters)

    def evaluate(self, script: str) -> Any:
        """The value of a script, or what its promise comes to; fails with what it throws."""
        answer = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise PageError(_thrown(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait(self, condition: str, seconds: float = 10) -> None:
        """Waits until a script gives something true. Until then it may throw: the page may just be loading."""
        last: object = None

        def holds() -> bool:
            nonlocal last
            try:
                last = self.evaluate(condition)
            except PageError as error:
                last = error
            else:
                if last:
                    return True
            # Asking without a pause would take all of a processor.
            return comes(lambda: False, 0.01)

        assert comes(holds, seconds), f"{condition}: still {last!r} after {seconds} s; went wrong: {self.errors}"

    def tap(self, selector: str) -> None:
        """Touches the middle of an element, or clicks on it where there is no touch; fails if nobody could.

        What the page makes of that may come a little later.
        """
        x, y = self.evaluate(f"{_MIDDLE}({json.dumps(selector)})")
        if self._touch:
            self.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        else:
            for step in ("mousePressed", "mouseReleased"):
                self.ask("Input.dispatchMouseEvent", type=step, x=x, y=y, button="left", clickCount=1)

    def press(self, key: str) -> None:
        """Presses and releases a key: a letter, a digit, a space, or one with a name like `Tab` or `ArrowLeft`."""
        prefix = "Digit" if key.isdigit() else "Key"
        code, number, text = _KEYS.get(key) or (f"{prefix}{key.upper()}", ord(key.upper()), key)
        about = {"key": key, "code": code, "windowsVirtualKeyCode": number}
        self.ask("Input.dispatchKeyEvent", type="keyDown", text=text, **about)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **about)

    def text(self, selector: str) -> str:
        """What is to be read in an element."""
        text = self.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText ?? null")
        if text is None:
            raise PageError(f"there is no {selector}")
        return str(text)

    def picture(self, path: Path) -> None:
        """Saves what the phone shows as PNG, two pixels for each of CSS."""
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot")["data"]))

    def offline(self, on: bool) -> None:
        """Takes the phone off the network, or back. An open WebSocket stays open meanwhile, and its messages wait."""
        self.ask("Network.emulateNetworkConditions", offline=on, latency=0, downloadThroughput=-1, uploadThroughput=-1)

    def drop(self) -> None:
        """Closes the open WebSockets of the page from within, as its own script would."""
        kind = self.ask("Runtime.evaluate", expression="WebSocket.prototype")["result"]["objectId"]
        sockets = self.ask("Runtime.queryObjects", prototypeObjectId=kind)["objects"]["objectId"]
        close = "function() { for (const socket of this) if (socket.readyState === WebSocket.OPEN) socket.close(); }"
        self.ask("Runtime.callFunctionOn", objectId=sockets, functionDeclaration=close)

    def reload(self) -> None:
        """Loads the page again."""
        self._load("Page.reload")

    def visit(self, url: str) -> None:
        """Loads another address."""
        self._load("Page.navigate", url=url)

    def resize(self, width: int, height: int) -> None:
        """Gives the screen another size, in the pixels of CSS."""
        size = {"width": width, "height": height, "deviceScaleFactor": 2}
        self.ask("Emulation.setDeviceMetricsOverride", mobile=self._touch, **size)

    def text_size(self, percent: float) -> None:
        """Sets the size of text that pages start from, as the browser's settings do; 100 is usual."""
        sizes = {"standard": round(16 * percent / 100), "fixed": round(13 * percent / 100)}
        self.ask("Page.setFontSizes", fontSizes=sizes)

    def axe(self) -> list[str]:
        """What axe-core objects to, each as `rule: element`."""
        script = axe_script()
        assert script, "axe-core is not installed"
        # The policy of the page, which would stop a script element, does not matter here.
        self.evaluate(f"{script.read_text(encoding='utf-8')}\n;undefined")
        return list(self.evaluate(_AXE))

    def close(self) -> None:
        """Puts the phone away, with its storage."""
        self._browser.ask("Target.disposeBrowserContext", browserContextId=self._context)

    def _load(self, method: str, **parameters: Any) -> None:
        self._loaded = False
        if problem := self.ask(method, **parameters).get("errorText"):
            raise PageError(problem)
        assert comes(lambda: self._loaded, _PATIENCE), f"the page does not load; went wrong: {self.errors}"

    def _hear(self, event: str, about: Any) -> None:
        match event:
            case "Page.loadEventFired":
                self._loaded = True
            case "Network.webSocketFrameReceived":
                self.received.append(about["response"]["payloadData"])
            case "Runtime.exceptionThrown":
                self.errors.append(_thrown(about["exceptionDetails"]))
            case "Runtime.consoleAPICalled" if about["type"] in ("error", "assert"):
                self.errors.append(" ".join(map(_said, about["args"])))
            case "Log.entryAdded" if about["entry"]["level"] == "error":
                self.errors.append(f"{about['entry']['text']} {about['entry'].get('url', '')}".strip())
            # Of other requests that fail the log tells, and where they went.
            case "Network.loadingFailed" if about["type"] == "Document" and not about.get("canceled"):
                self.errors.append(about["errorText"])


def _thrown(details: Any) -> str:
    return _said(details["exception"]) if "exception" in details else str(details["text"])


def _said(value: Any) -> str:
    return str(value.get("value", value.get("description")))
