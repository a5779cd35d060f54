"""A net for each test that asks for one. What it catches is nobody else's matter."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.faults.net import Net
from tests.opening import data, open_window

__all__ = ["data", "open_window"]


@pytest.fixture
def net(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Net]:
    # The tests have a watch of their own over crashes.
    monkeypatch.setattr("faulthandler.enable", lambda *_arguments: None)
    monkeypatch.setattr("faulthandler.disable", lambda: None)
    net = Net(tmp_path / "faults", "1.2.3")
    net.spread()
    yield net
    net.gather()
    qapp.processEvents()
