"""Tables that are cleared away after each test."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.screens.table.page import TablePage
from tests.board.motion.tables import Sit, sit_down


@pytest.fixture
def sit(qapp: QApplication) -> Iterator[Sit]:
    """`sit_down`, any number of times."""
    pages: list[TablePage] = []

    def sit_(*arguments: Any, **named: Any) -> TablePage:
        page = sit_down(*arguments, **named)
        pages.append(page)
        return page

    yield sit_
    for page in pages:
        page.close()
        page.deleteLater()
    qapp.processEvents()
