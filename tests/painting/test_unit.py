"""The measure of everything grows with the window, in steps."""

import pytest
from PySide6.QtCore import QSize

from hanabi_desktop.painting.layout import window_unit


def test_a_unit_grows_with_the_window() -> None:
    assert window_unit(QSize(1024, 700)) == 1
    assert window_unit(QSize(3840, 2160)) == pytest.approx(3.1)
    assert window_unit(QSize(3000, 700)) == 1
    assert window_unit(QSize(320, 200)) == 0.7
