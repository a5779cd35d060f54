"""Menus whose entries change while the game goes on."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


def refill(menu: QMenu, texts: Sequence[str], choose: Callable[[int], object]) -> list[QAction]:
    """Gives a menu these entries; `choose` is told the number of the one that is chosen.

    Entries that are there stay and are only named anew. `choose` is the same each time, or the first one counts.
    """
    there = menu.actions()
    for number in range(len(there), len(texts)):
        # A menu holds for ever on to what it has made itself from a text.
        entry = QAction("", menu)
        menu.addAction(entry)
        entry.triggered.connect(partial(_chosen, choose, number))
    for entry in there[len(texts) :]:
        # It may have been chosen, and be at work still.
        menu.removeAction(entry)
        entry.deleteLater()
    entries = menu.actions()
    for entry, text in zip(entries, texts, strict=True):
        text = text.replace("&", "&&")
        if entry.text() != text:
            entry.setText(text)
    return entries


def _chosen(choose: Callable[[int], object], number: int, _checked: bool = False) -> None:
    choose(number)
