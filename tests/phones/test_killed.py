"""The program is killed at every step of a turn and started again: it is the same game, and every phone has its seat."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hanabi_desktop import rules as hanabi
from hanabi_desktop.phones.keys import Keys, save
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.screen.shared_screen import SharedScreen
from tests.each import NIGHTLY
from tests.games import deal_hands
from tests.input import wait_until
from tests.phones.house import HERE, house
from tests.phones.wire import Message, Wire
from tests.table.tables import seated

pytestmark = pytest.mark.usefixtures("qapp")

KARI, PER = range(2)
GERMAN = hanabi.EDITIONS[hanabi.EditionId.GERMAN]

_PROGRAM = f"""
import sys
from hanabi_desktop.window import phones
phones.home_addresses = lambda: [{HERE!r}]
from hanabi_desktop.app import main
sys.exit(main())
"""

STEPS: tuple[tuple[int, str, dict[str, Any]], ...] = (
    (KARI, "hint", {"seat": PER, "value": 1}),
    (PER, "step", {"what": "token"}),
    (PER, "play", {"card": 5}),
    (PER, "step", {"what": "open"}),
    (KARI, "play", {"card": 0}),
    (KARI, "step", {"what": "open"}),
    (PER, "step", {"what": "token"}),
    (PER, "discard", {"card": 6}),
    (PER, "step", {"what": "token"}),
)
"""What phones do where Per is the master: a hint, a card that fits, a mistake, and a discarded card."""


@contextmanager
def running(data: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """The program with the game that was saved last; it is killed at the end."""
    game = max(data.rglob("*.hanabi.json"), key=lambda path: path.stat().st_mtime_ns)
    command = [sys.executable, "-c", _PROGRAM, "--data-folder", str(data), str(game)]
    with subprocess.Popen(command, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}) as program:
        try:
            wait_until(lambda: listens(port), seconds=30)
            yield program
        finally:
            program.kill()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HERE, port)) == 0


def show_later(phones: Sequence[Wire], numbers: Sequence[int]) -> bool:
    """Whether all phones show a later state than these, and nothing is on its way to be seen."""
    return all(
        wire.all("table") and wire.table["number"] > number and not wire.table["look"]
        for wire, number in zip(phones, numbers, strict=True)
    )


def gone(phones: Sequence[Wire]) -> bool:
    return all(wire.closed for wire in phones)


def lasting(table: Message) -> Message:
    """What a phone shows, but for what is new only once."""
    return {name: shown for name, shown in table.items() if name not in ("number", "news", "missed", "headline")}


@pytest.mark.skipif(not NIGHTLY, reason="starts the program ten times")
def test_whenever_the_program_is_killed_the_game_and_every_seat_are_there_again(tmp_path: Path) -> None:
    hands = deal_hands(GERMAN.rules, "g4 r2 b3 y1 w4", "r1 y2 b1 b2 w3")
    table = seated(hands, GERMAN, master=PER)
    with house(SharedScreen(table), Keys(table.started, HERE)) as here:
        here.sit(KARI, PER)
        link, keys, record = here.gateway.link, here.gateway.keys, table.record
        secrets = [here.wires[seat].all("seated")[-1]["secret"] for seat in (KARI, PER)]
    Preferences(language="en", guide_seen=True, reveal_seconds=0).save(tmp_path / "preferences.json")
    save(keys, tmp_path / "phones.json")
    (tmp_path / "evening.hanabi.json").write_bytes(encode(record))

    shown: list[Message] = []
    for number, step in enumerate((*STEPS, None)):
        with running(tmp_path, keys.port) as program:
            phones = [Wire(link, secret) for secret in secrets]
            wait_until(partial(show_later, phones, (0, 0)), seconds=15)
            assert [wire.table["seat"] for wire in phones] == [KARI, PER]
            if number:
                assert [lasting(wire.table) for wire in phones] == shown, number
            if step is not None:
                seat, kind, fields = step
                before = [wire.table["number"] for wire in phones]
                phones[seat].act(kind, **fields)
                wait_until(partial(show_later, phones, before), seconds=15)
                shown = [lasting(wire.table) for wire in phones]
            assert not any(wire.all("refused") for wire in phones)
            program.kill()
            wait_until(partial(gone, phones))
    # Everything has happened, and once.
    assert [count["count"] for count in shown[KARI]["counts"][:3]] == ["1 / 25", "8 / 8", "1 / 3"]
    assert [firework["height"] for firework in shown[KARI]["fireworks"]] == [1, 0, 0, 0, 0]
