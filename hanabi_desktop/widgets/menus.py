"""Menus whose entries change during a game, and the entries with which a game is shared."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from hanabi_desktop.compat import override
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.text import tr


def refill(menu: QMenu, texts: Sequence[str], choose: Callable[[int], object]) -> list[QAction]:
    """Sets the entries of a menu; `choose` is called with the number of the chosen one.

    Existing entries are kept and renamed. `choose` must be the same callback on every call; later ones are ignored.
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


class ShareEntries(QObject, Translated):
    """The menu entries for the share link, a copy, a picture and the poster. Whoever shows them calls `retranslate` before."""

    def __init__(self, parent: QObject) -> None:
        """In no menu yet."""
        super().__init__(parent)
        self.link, self.save, self.picture, self.poster = (QAction(self) for _ in range(4))
        self._linkable = True
        self.retranslate()

    @property
    def all(self) -> tuple[QAction, ...]:
        """In the order in which they stand."""
        return self.link, self.save, self.picture, self.poster

    def set_enabled(self, there: bool, *, linkable: bool = True) -> None:
        """Whether there is a game to be handed on, and whether by a link too: not one that goes on, whose deck is in it.

        Nor is there a poster before the end.
        """
        for entry in self.all:
            entry.setEnabled(there and (linkable or entry not in (self.link, self.poster)))
        self._linkable = linkable or not there
        self._name_link()

    def _name_link(self) -> None:
        self.link.setText(
            tr("ShareMenu", "Copy the share &link")
            if self._linkable
            else tr("ShareMenu", "Copy the share link (after the game)")
        )

    @override
    def retranslate(self) -> None:
        self._name_link()
        self.save.setText(tr("GameMenu", "&Save a copy…"))
        self.picture.setText(tr("ShareMenu", "&Picture of the table…"))
        self.poster.setText(tr("ShareMenu", "P&oster…"))
