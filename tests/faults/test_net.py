"""Whatever goes wrong, wherever: it is written down once, and told from the event loop."""

import logging
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QRunnable,
    QThreadPool,
    QTimer,
    Signal,
    qWarning,
)
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from hanabi_desktop.faults.net import Net
from hanabi_desktop.faults.noting import note
from hanabi_desktop.faults.report import Fault
from hanabi_desktop.rules import Card, Suit

pytestmark = pytest.mark.no_qt_log


def cards(suit: Suit) -> str:
    return f"{Card(suit, 4)!r} is hidden"


class Broken(QAbstractListModel):
    """Fails wherever Qt asks."""

    rung = Signal()

    def __init__(self, suit: Suit) -> None:
        super().__init__()
        self._suit = suit

    @override
    def rowCount(self, parent: Any = None) -> int:
        return 1

    @override
    def data(self, index: Any, role: int = 0) -> Any:
        raise KeyError(cards(self._suit))

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.User:
            raise ValueError(cards(self._suit))
        return super().event(event)

    def slot(self) -> None:
        raise IndexError(cards(self._suit))


class Work(QRunnable):
    def __init__(self, suit: Suit) -> None:
        super().__init__()
        self._suit = suit

    @override
    def run(self) -> None:
        raise TypeError(cards(self._suit))


class Late:
    def __init__(self, suit: Suit) -> None:
        self._suit = suit

    def __del__(self) -> None:
        raise AttributeError(cards(self._suit))


def in_a_slot(suit: Suit) -> None:
    broken = Broken(suit)
    broken.rung.connect(broken.slot)
    broken.rung.emit()


def in_a_timer(suit: Suit) -> None:
    def ring() -> None:
        raise ZeroDivisionError(cards(suit))

    QTimer.singleShot(0, ring)
    QApplication.processEvents()


def in_an_event(suit: Suit) -> None:
    broken = Broken(suit)
    QCoreApplication.postEvent(broken, QEvent(QEvent.Type.User))
    QApplication.processEvents()


def in_a_thread(suit: Suit) -> None:
    def work() -> None:
        raise RuntimeError(cards(suit))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def in_a_pool(suit: Suit) -> None:
    QThreadPool.globalInstance().start(Work(suit))
    QThreadPool.globalInstance().waitForDone()


def in_a_finalizer(suit: Suit) -> None:
    late = Late(suit)
    del late


def in_a_warning_of_qt(suit: Suit) -> None:
    qWarning(f"QLabel::setText: {cards(suit)}")
    qWarning(cards(suit))


def in_a_note(suit: Suit) -> None:
    note("something", OSError(28, cards(suit)))


PLACES = [in_a_slot, in_a_timer, in_an_event, in_a_thread, in_a_pool, in_a_finalizer, in_a_warning_of_qt, in_a_note]


def log_of(net: Net) -> str:
    """The log without its times."""
    lines = net.log.read_text().splitlines()
    return "\n".join(line[24:] if line[:2] == "20" else line for line in lines)


@pytest.mark.parametrize("place", PLACES)
def test_it_is_written_down(net: Net, place: Callable[[Suit], None]) -> None:
    assert not net.log.exists()
    place(Suit.RED)
    assert net.log.exists()


@pytest.mark.parametrize("place", PLACES[:6])
def test_it_is_told_once_and_later(net: Net, place: Callable[[Suit], None], qapp: QApplication) -> None:
    told: list[Fault] = []
    net.happened.connect(told.append)
    for _ in range(12):
        place(Suit.RED)
        qapp.processEvents()
    assert len(told) == 1
    assert "12 ×" in net.report()
    assert log_of(net).count("10 times now") == 1


def test_neither_log_nor_report_depends_on_a_hidden_card(qapp: QApplication, tmp_path: Path) -> None:
    texts = []
    for suit in (Suit.RED, Suit.BLUE):
        net = Net(tmp_path / suit.name, "1.2.3")
        net.spread()
        try:
            for place in PLACES:
                place(suit)
            qapp.processEvents()
            texts.append((log_of(net), net.report()))
        finally:
            net.gather()
    assert texts[0] == texts[1]
    for text in texts[0]:
        assert not any(word in text for word in ("Card(", "RED", "BLUE", "hidden"))
    assert "Qt: QLabel::setText" in texts[0][0]


def test_a_fault_in_the_one_who_is_told_goes_round_once(net: Net, qapp: QApplication) -> None:
    told: list[Fault] = []

    def listen(fault: Fault) -> None:
        told.append(fault)
        raise ValueError("worse")

    net.happened.connect(listen)
    in_a_slot(Suit.RED)
    for _ in range(5):
        qapp.processEvents()
    assert [fault.lines[0] for fault in told] == ["IndexError", "ValueError"]


def test_a_log_that_cannot_be_written_stops_nothing(
    net: Net, qapp: QApplication, capfd: pytest.CaptureFixture[str]
) -> None:
    net.log.parent.mkdir(exist_ok=True)
    net.log.mkdir()
    told: list[Fault] = []
    net.happened.connect(told.append)
    in_a_slot(Suit.RED)
    qapp.processEvents()
    assert len(told) == 1
    assert "log.txt: IsADirectoryError" in capfd.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among the files")
def test_nobody_waits_for_a_pipe_in_the_place_of_the_log(net: Net, capfd: pytest.CaptureFixture[str]) -> None:
    net.log.parent.mkdir(exist_ok=True)
    os.mkfifo(net.log)
    note("something", OSError(28, ""))
    assert "log.txt: OSError" in capfd.readouterr().err


def test_the_log_stays_small(net: Net) -> None:
    for _ in range(6000):
        note("something " * 10, OSError(28, ""))
    files = sorted(net.log.parent.glob("log.txt*"))
    assert len(files) == 3
    assert sum(path.stat().st_size for path in files) < 400_000


def test_everything_is_as_before_once_it_is_gathered(qapp: QApplication, tmp_path: Path) -> None:
    before = (
        sys.excepthook,
        threading.excepthook,
        sys.unraisablehook,
        list(logging.getLogger("hanabi_desktop").handlers),
    )
    net = Net(tmp_path, "1")
    net.spread()
    assert sys.excepthook != before[0]
    net.gather()
    after = sys.excepthook, threading.excepthook, sys.unraisablehook, list(logging.getLogger("hanabi_desktop").handlers)
    assert after == before
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_while_nothing_is_wrong(net: Net) -> None:
    assert [path.name.split("-")[0] for path in net.log.parent.iterdir()] == ["running.txt"]
    assert net.died is None
