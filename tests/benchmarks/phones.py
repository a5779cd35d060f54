"""Phones: what an action takes until all of five have painted it, in one browser on this very machine."""

import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median

from hanabi_desktop.phones.keys import Keys
from hanabi_desktop.records.record import replay
from hanabi_desktop.table.actions import TableAction
from hanabi_desktop.window.main_window import MainWindow
from tests.benchmarks.rows import Row
from tests.benchmarks.table import settle, window_with_table
from tests.driver.chromium import Chromium, Phone, chromium
from tests.games import clever
from tests.input import wait_until

HERE = "127.0.0.1"
TURNS = 25
_WATCH = """(() => {
    window.painted = 0;
    const seen = () => requestAnimationFrame(() => requestAnimationFrame(() => {
        window.painted = performance.timeOrigin + performance.now();
    }));
    new MutationObserver(seen).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
})()"""
"""Notes when what has changed was painted: with the second frame after it."""


def rows() -> Iterator[Row]:
    """With five phones, and the same actions in the same window without."""
    if chromium() is None:
        return
    with tempfile.TemporaryDirectory() as alone, tempfile.TemporaryDirectory() as together, ExitStack() as ends:
        bare, window = window_with_table(Path(alone)), window_with_table(Path(together))
        browser = ends.enter_context(Chromium())
        screen = window.game.shared_screen
        assert screen is not None
        gateway = window.phones._start(screen, Keys(screen.table.started, HERE))
        gateway.gather(on=True)
        phones = [_join(browser, gateway.link, seat) for seat in range(5)]
        gateway.gather(on=False)
        theirs, ours = [], []
        for _ in range(TURNS):
            action = clever(replay(screen.table.record), Random(len(screen.view.seen.turns)))
            theirs.append(_alone(bare))
            ours.append(_together(window, phones, action))
        against = f"an action in the same window without phones, {median(theirs) * 1000:.0f} ms"
        for what, one in (("median", median(ours)), ("worst", max(ours))):
            name = f"an action until five phones have painted it, {what} of {TURNS}"
            yield Row(name, f"{one * 1000:.0f} ms", one / median(theirs), against)
        window.phones.switch_off()
        window.close()
        bare.close()


def _join(browser: Chromium, link: str, seat: int) -> Phone:
    phone = browser.open(link)
    phone.wait("!!document.querySelector('#seats-list button')")
    phone.tap(f"#seats-list li:nth-child({seat + 1}) button")
    phone.wait("!document.querySelector('#claim').hidden")
    phone.tap("#claim")
    phone.wait("!document.querySelector('#table').hidden")
    phone.evaluate(_WATCH)
    return phone


def _alone(window: MainWindow) -> float:
    screen = window.game.shared_screen
    assert screen is not None
    screen.reveal_seconds = None
    screen.open_view()
    settle()
    action = clever(replay(screen.table.record), Random(len(screen.view.seen.turns)))
    start = time.time()
    screen.act(action)
    settle()
    return time.time() - start


def _together(window: MainWindow, phones: list[Phone], action: TableAction) -> float:
    screen = window.game.shared_screen
    gateway = window.phones.gateway
    assert screen is not None
    assert gateway is not None
    screen.reveal_seconds = None
    start = time.time()
    gateway._clients[screen.table.current].act(action)
    settle()
    for phone in phones:
        phone.wait(f"window.painted > {start * 1000}")
    last = max(float(phone.evaluate("window.painted")) for phone in phones)
    wait_until(lambda: True)
    return last / 1000 - start
