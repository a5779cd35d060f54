"""Menus that change while the game goes on hold on to nothing."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from hanabi_desktop.widgets.menus import refill


@pytest.fixture
def menu(qapp: QApplication) -> Iterator[QMenu]:
    menu = QMenu()
    yield menu
    menu.deleteLater()


def test_it_has_the_entries_it_was_given_last_and_tells_which_is_chosen(menu: QMenu) -> None:
    chosen: list[int] = []
    for texts in (["a"], ["b", "c", "d & e"], ["f", "g"]):
        entries = refill(menu, texts, chosen.append)
        assert [entry.text().replace("&&", "&") for entry in menu.actions()] == texts
        assert entries == menu.actions()
    menu.actions()[1].trigger()
    assert chosen == [1]
    assert refill(menu, [], chosen.append) == []
