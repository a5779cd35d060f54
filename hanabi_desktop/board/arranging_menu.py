"""The context menu of an own card: for mice, and for whoever does not know the keys yet."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from hanabi_desktop.table.actions import RaiseCard, TurnCard
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.text import tr


class ArrangingMenu(QMenu):
    """Menu for moving, raising and turning a card, and for writing a note on it."""

    def __init__(self, card: TableCard, move: Callable[[int], None], requests: Requests, parent: QWidget) -> None:
        """`move` moves the card by a number of places to the right; everything else is asked of `requests`."""
        super().__init__(parent)
        act = requests.action_chosen.emit
        entries: tuple[tuple[str, Callable[[], None], str], ...] = (
            (tr("HandView", "Move to the left"), partial(move, -1), "Ctrl+Left"),
            (tr("HandView", "Move to the right"), partial(move, 1), "Ctrl+Right"),
            (tr("HandView", "Raise or lower"), partial(act, RaiseCard(card.id)), "R"),
            (tr("HandView", "Turn sideways"), partial(act, TurnCard(card.id)), "T"),
            (tr("HandView", "Note…"), partial(requests.note_chosen.emit, card.id), "N"),
        )
        for text, do, key in entries:
            action = self.addAction(text)
            # Shown beside the entry; the hand itself answers to the key.
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(do)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
