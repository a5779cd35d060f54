"""Error hooks for each test that asks for them. What they catch is nobody else's matter."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.faults.hooks import ErrorHooks
from tests.opening import data

__all__ = ["data"]


@pytest.fixture
def hooks(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ErrorHooks]:
    # pytest watches for crashes too.
    monkeypatch.setattr("faulthandler.enable", lambda *_arguments: None)
    monkeypatch.setattr("faulthandler.disable", lambda: None)
    hooks = ErrorHooks(tmp_path / "faults", "1.2.3")
    hooks.install()
    yield hooks
    hooks.uninstall()
    qapp.processEvents()
