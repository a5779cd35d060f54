"""Menus that are filled anew."""

from PySide6.QtWidgets import QMenu


def empty(menu: QMenu) -> None:
    """Takes all entries out. They are deleted later: one of them may have been chosen, and be at work still."""
    for entry in menu.actions():
        menu.removeAction(entry)
        entry.deleteLater()
