"""The real widgets of a table, and a player who points, scrolls, presses and writes there."""

from dataclasses import dataclass, field
from functools import cache
from random import Random

from PySide6.QtCore import QAbstractTableModel, QEvent, QItemSelectionModel, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QClipboard, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QMainWindow, QToolTip, QWidget

from hanabi_desktop.board.sheets import JournalSheet, LeftSheet
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.painting.styles import style_sheet
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Private
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.sheet import scrim_of
from tests.leaks.telling import Told, picture, told_by_widgets

_HARMLESS = [
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_0, Qt.Key.Key_C),
]
"""Keys that move about, and do nothing at the table."""


@cache
def pixmaps_of(twin: int) -> PixmapCache:
    """The pictures of all games, or of all their twins: a picture kept from the one would hide what the other shows."""
    return PixmapCache()


@dataclass
class Shown:
    """The real widgets of a table, and all that was announced at them."""

    page: TablePage
    announced: list[str]
    window: QMainWindow = field(default_factory=QMainWindow)
    """Sheets lie on it."""
    fiddled: int = 0

    @classmethod
    def of(cls, screen: SharedScreen, motion: MotionPolicy = MotionPolicy.OFF, *, twin: int) -> "Shown":
        """Shown in a small window; `twin` is 0 for a game, and 1 for what it is compared with."""
        # A screen reader is running, so that the words of all things are kept up to date.
        QAccessible.setActive(True)
        look = RenderContext(theme_for(Scheme.DARK), pixmaps=pixmaps_of(twin))
        shown = cls(TablePage(screen, look, motion=motion), [])
        page = shown.page
        look.setParent(page)
        for hand in page.board.hand_views:
            # Whether a card can be taken must not depend on how fast this machine is.
            hand.misclick_ms = 0
        page.announcer.announced.connect(shown.announced.append)
        window = shown.window
        window.setStyleSheet(style_sheet(look.theme, 1.0))
        window.setCentralWidget(page)
        window.resize(1024, 700)
        window.show()
        window.activateWindow()
        # Whichever sheet is opened first would move it up: no more than that, and nothing of a card.
        window.menuBar()
        scrim_of(window).raise_()
        # The pointer begins at the same place, wherever the test before has left it.
        QTest.mouseMove(page, QPoint(2, page.height() - 2))
        QApplication.processEvents()
        return shown

    def fiddle(self, secret: int) -> None:
        """What a player does in a private view before the turn; all of it is gone with the view."""
        board, view = self.page.board, self.page.shared_screen.view
        if not isinstance(view.phase, Private):
            return
        self.fiddled += 1
        chance = Random(f"{secret} {self.fiddled}")
        mate = (view.phase.seat + 1) % view.seen.players
        self._point(chance)
        if view.hands[view.phase.seat]:
            board.note.ask(view.hands[view.phase.seat][0].id)
            board.note.edit.setText("")
            for letter in f"draft {secret}":
                QTest.keyClicks(board.note.edit, letter)
            QTest.keyClick(board.note.edit, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClick(board.note.edit, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        if view.acting:
            self.page.requests.hint_considered.emit(ValueHint(mate, 1 + secret))
            board.confirm.ask(ValueHint(mate, 1 + secret), view)
        if chance.random() < 0.4:
            self._read_a_sheet(chance)
        board.panel.say(f"That is not possible because of secret {secret}.")
        self._carry(chance)
        QToolTip.showText(board.mapToGlobal(board.rect().center()), f"secret {secret}", board)
        # What was painted once may be kept for another time.
        QApplication.processEvents()

    def _read_a_sheet(self, chance: Random) -> None:
        """Studies something large, and may still do so when the eyes change."""
        self.page.toggle_sheet(chance.choice((JournalSheet, LeftSheet)))
        for view in self.page.sheet.findChildren(QAbstractItemView) if self.page.sheet is not None else ():
            if view.model().rowCount():
                view.setCurrentIndex(view.model().index(chance.randrange(view.model().rowCount()), 0))
            bar = view.verticalScrollBar()
            bar.setValue(chance.randint(bar.minimum(), bar.maximum()))
        if chance.random() < 0.5:
            self.page.close_sheet()

    def _point(self, chance: Random) -> None:
        """Points, scrolls, selects, presses and types at random, with nothing that acts."""
        board, view = self.page.board, self.page.shared_screen.view
        for each in board.findChildren(QAbstractItemView):
            model = each.model()
            if model.rowCount() and each.window() is self.page.window():
                columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
                index = model.index(chance.randrange(model.rowCount()), chance.randrange(columns))
                each.setCurrentIndex(index)
                if chance.random() < 0.5:
                    each.selectionModel().select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        for area in board.findChildren(QAbstractScrollArea):
            bar = area.verticalScrollBar()
            bar.setValue(chance.randint(bar.minimum(), bar.maximum()))
        hand = chance.choice(board.hand_views)
        hand.setFocus()
        if hand.model().rowCount():
            spot = hand.visualRect(hand.model().index(chance.randrange(hand.model().rowCount()), 0)).center()
            QTest.mouseMove(hand.viewport(), spot)
            # Held down while the eyes change, and let go afterwards.
            QTest.mousePress(hand.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        # None of them twice: a colour that is come to twice is named.
        for key in chance.sample(_HARMLESS, chance.randrange(4)):
            QTest.keyClick(self.page.focusWidget(), key)
        hints = board.panel.hints
        if hints.isVisible():
            hints.set_target(chance.randrange(view.seen.players))
            chance.choice([*hints.values.values()]).setDown(True)

    def _carry(self, chance: Random) -> None:
        """Takes an own card out of the hand, and carries it about; it is still out there when the eyes change."""
        view = self.page.shared_screen.view
        assert isinstance(view.phase, Private)
        cards = self.page.board.hand_views[view.phase.seat].model().rowCount()
        if cards and chance.random() < 0.6:
            self.carry(chance.randrange(cards), chance.choice(self.places))

    @property
    def places(self) -> tuple[QWidget, ...]:
        """Where a card can be carried to."""
        board = self.page.board
        return (board.fireworks, board.discards, board.news, *board.hand_views)

    def carry(self, row: int, there: QWidget) -> bool:
        """Carries an own card to the middle of something, and keeps it in the hand; tells whether it did."""
        board, view = self.page.board, self.page.shared_screen.view
        assert isinstance(view.phase, Private)
        hand = board.hand_views[view.phase.seat]
        viewport, left = hand.viewport(), Qt.MouseButton.LeftButton
        start = hand.visualRect(hand.model().index(row, 0)).center()
        QTest.mousePress(viewport, left, Qt.KeyboardModifier.NoModifier, start)
        for on_screen in (viewport.mapToGlobal(start + QPoint(0, 40)), there.mapToGlobal(there.rect().center())):
            spot = QPointF(viewport.mapFromGlobal(on_screen))
            none = Qt.KeyboardModifier.NoModifier
            move = QMouseEvent(QEvent.Type.MouseMove, spot, QPointF(on_screen), Qt.MouseButton.NoButton, left, none)
            QApplication.sendEvent(viewport, move)
        return hand.carrying

    def let_go(self) -> None:
        """Whoever held a mouse button lets go, and somebody else looks by now."""
        for hand in self.page.board.hand_views:
            QTest.mouseRelease(hand.viewport(), Qt.MouseButton.LeftButton)

    def told(self) -> Told:
        """Everything that can be read, heard and seen now."""
        QApplication.processEvents()
        # Large letters that a process paints for the first time may be another by a shade.
        picture(self.window)
        said = "\n".join(self.announced)
        clipboard = QApplication.clipboard()
        return told_by_widgets(self.window) | {
            "announced": said,
            "picture": picture(self.window),
            "clipboard": clipboard.text(),
            "selected text": clipboard.text(QClipboard.Mode.Selection) if clipboard.supportsSelection() else "",
            "tool tip": QToolTip.text() if QToolTip.isVisible() else "",
            "popup": str(type(QApplication.activePopupWidget())),
            "keyboard": str(type(QApplication.focusWidget())),
        }

    def close(self) -> None:
        """Takes the window away."""
        self.window.close()
        self.window.deleteLater()
        QAccessible.setActive(False)
