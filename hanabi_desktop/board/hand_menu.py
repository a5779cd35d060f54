"""The menu over an own card: arranging for mice, and for whoever does not know the keys yet."""

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from hanabi_desktop.board.hand_keys import HandKeys
from hanabi_desktop.table.actions import RaiseCard, TurnCard
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.requests import Requests


def arranging_menu(card: TableCard, keys: HandKeys, requests: Requests, parent: QWidget) -> QMenu:
    """What can be done with an own card beside playing it; it goes when it has been closed."""
    menu = QMenu(parent)
    do = requests.action_chosen.emit
    entries = (
        (QCoreApplication.translate("HandView", "Move to the left"), partial(keys.move, card, -1), "Ctrl+Left"),
        (QCoreApplication.translate("HandView", "Move to the right"), partial(keys.move, card, 1), "Ctrl+Right"),
        (QCoreApplication.translate("HandView", "Raise or lower"), partial(do, RaiseCard(card.id)), "R"),
        (QCoreApplication.translate("HandView", "Turn sideways"), partial(do, TurnCard(card.id)), "T"),
        (QCoreApplication.translate("HandView", "Note…"), partial(requests.note_chosen.emit, card.id), "N"),
    )
    for text, doing, key in entries:
        action = menu.addAction(text)
        # Shown beside the entry; the hand itself answers to the key.
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(doing)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu
