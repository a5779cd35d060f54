"""What a reader sees and does in the rulebook's window."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour, Rules
from hanabi_desktop.screens.rulebook.window import RulebookWindow

GERMAN = EDITIONS[EditionId.GERMAN]
GERMAN_TABLE = (GERMAN, Rules(2, 9, True, Multicolour.WILD), True)


def settle(window: RulebookWindow, qtbot: QtBot) -> None:
    """Waits for the pictures, which are made to fit once the window has kept its size for a moment."""
    # Only now do all parts have their new size, and the moment begins.
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not window.text._resized.isActive())


def line_of(window: RulebookWindow, place: str) -> QRect:
    """Where in the viewport a paragraph or section begins."""
    cursor = window.text.textCursor()
    cursor.setPosition(window.text.position_of(place))
    return window.text.cursorRect(cursor)


def plain(window: RulebookWindow) -> str:
    return window.text.document().toPlainText()


def follows(window: RulebookWindow) -> bool:
    """Whether the window says that these are the rules of the table."""
    return not window.strip.isVisible()


def choose_edition(window: RulebookWindow, edition: EditionId) -> None:
    box = window.choosers.edition
    box.setCurrentIndex(box.findData(edition))
    box.activated.emit(box.currentIndex())
