"""Whatever goes wrong, wherever: it is logged and told once, and names no card."""

import errno
import logging
import os
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QThreadPool, Signal, qWarning
from PySide6.QtWidgets import QApplication

from hanabi_desktop.faults.hooks import ErrorHooks
from hanabi_desktop.faults.log import LOGGER, describe, note
from hanabi_desktop.rules import Card, Suit

pytestmark = pytest.mark.no_qt_log

Fail = Callable[[], None]
Place = Callable[[Fail], object]


class Emitter(QObject):
    rung = Signal()


class Late:
    def __init__(self, fail: Fail) -> None:
        self._fail = fail

    def __del__(self) -> None:
        self._fail()


def in_a_slot(fail: Fail) -> None:
    emitter = Emitter()
    emitter.rung.connect(fail)
    emitter.rung.emit()


def in_a_thread(fail: Fail) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def in_a_pool(fail: Fail) -> None:
    QThreadPool.globalInstance().start(fail)
    QThreadPool.globalInstance().waitForDone()


PLACES: list[Place] = [in_a_slot, in_a_thread, in_a_pool, Late]


def lines_of(hooks: ErrorHooks) -> list[str]:
    """The log without its times."""
    return [line[24:] if line[:2] == "20" else line for line in hooks.log.read_text().splitlines()]


@pytest.mark.parametrize("place", PLACES)
def test_an_exception_is_logged_once_told_once_and_counted(hooks: ErrorHooks, place: Place, qapp: QApplication) -> None:
    told: list[str] = []
    hooks.happened.connect(told.append, Qt.ConnectionType.QueuedConnection)

    def fail() -> None:
        raise KeyError("nothing there")

    assert not hooks.log.exists()
    for _ in range(3):
        place(fail)
        qapp.processEvents()
    assert len(told) == 1
    assert told[0].startswith("KeyError\n  ")
    assert "tests/faults/test_hooks.py:" in told[0]
    assert f"3 ×\n{told[0]}" in hooks.report()
    assert lines_of(hooks).count("ERROR KeyError") == 1


def raised_after(card: Card, depth: int = 50) -> None:
    """Fails deep inside, while something else that has failed is handled."""
    if depth:
        return raised_after(card, depth - 1)
    try:
        raise OSError(errno.ENOSPC, f"no space for {card}", f"/tmp/{card.suit.name}")
    except OSError as error:
        error.add_note(f"holding {card}")
        raise ValueError(f"no room for {card}") from error


def test_neither_log_nor_report_depends_on_a_hidden_card(qapp: QApplication, tmp_path: Path) -> None:
    texts = []
    for suit in (Suit.RED, Suit.BLUE):
        card = Card(suit, 4)
        hooks = ErrorHooks(tmp_path / suit.name, "1.2.3")
        hooks.install()
        for place in PLACES:
            place(partial(raised_after, card))
        qWarning(f"QLabel::setText: {card!r} is hidden")
        qWarning(f"{card!r} is hidden")
        note("something", OSError(28, repr(card)))
        qapp.processEvents()
        hooks.uninstall()
        texts.append(("\n".join(lines_of(hooks)), hooks.report()))
    assert texts[0] == texts[1]
    log, report = texts[0]
    assert not any(word in log + report for word in ("Card(", "RED", "BLUE", "hidden", "rank"))
    assert "WARNING Qt: QLabel::setText" in log
    assert "WARNING something: OSError ENOSPC" in log
    assert "\nafter\nOSError ENOSPC\n" in log


def test_what_has_called_itself_is_described_in_a_few_lines() -> None:
    with pytest.raises(ValueError, match="no room") as raised:
        raised_after(Card(Suit.RED, 1))
    assert len(describe(raised.value).splitlines()) < 10


def no_folder(log: Path) -> None:
    log.parent.rmdir()
    log.parent.write_text("no folder")


IN_ITS_PLACE: dict[str, Callable[[Path], object]] = {
    "a folder": Path.mkdir,
    "a pipe": os.mkfifo,
    "a link": lambda log: log.symlink_to(log.parents[1] / "elsewhere"),
    "no folder for it": no_folder,
}


@pytest.mark.parametrize("kind", IN_ITS_PLACE)
def test_a_log_that_cannot_be_written_stops_nothing_and_is_told_in_one_line(
    tmp_path: Path, qapp: QApplication, kind: str, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").mkdir()
    IN_ITS_PLACE[kind](tmp_path / "data" / "log.txt")
    hooks = ErrorHooks(tmp_path / "data", "1.2.3")
    told: list[str] = []
    hooks.happened.connect(told.append, Qt.ConnectionType.QueuedConnection)
    hooks.install("error")
    for _ in range(3):
        in_a_slot(partial(raised_after, Card(Suit.RED, 1)))
        LOGGER.error("again")
    qapp.processEvents()
    hooks.uninstall()
    assert len(told) == 1
    said = capfd.readouterr().err
    assert said.count("the log cannot be written: ") == 1
    assert "Traceback" not in said
    assert "Logging error" not in said
    assert not (tmp_path / "elsewhere").exists()


def test_the_log_stays_small(hooks: ErrorHooks) -> None:
    for _ in range(600):
        note("something " * 100, OSError(28, ""))
    files = sorted(hooks.log.parent.glob("log.txt*"))
    assert len(files) == 3
    assert sum(path.stat().st_size for path in files) < 400_000


def test_everything_is_as_before_once_the_hooks_are_uninstalled(tmp_path: Path) -> None:
    def installed() -> list[object]:
        handlers = logging.getLogger("hanabi_desktop").handlers
        return [sys.excepthook, threading.excepthook, sys.unraisablehook, *handlers]

    before = installed()
    hooks = ErrorHooks(tmp_path, "1")
    hooks.install()
    assert sys.excepthook != before[0]
    hooks.uninstall()
    assert installed() == before
    assert list(tmp_path.iterdir()) == []
