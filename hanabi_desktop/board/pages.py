"""The base of the pages of a played and of a replayed game: a board, and sheets over it."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from hanabi_desktop.board.motion.board_motion import BoardMotion
from hanabi_desktop.board.sheets import JournalSheet, LeftSheet, PublicSheet
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded, run_all
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.screen.replay_screen import ReplayScreen
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Private, ScreenView
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.requests import Requests


class Pages(QStackedWidget):
    """A QStackedWidget that moves the focus before it turns the page, so that it passes through nothing on the way.

    Qt would give it to whatever had it on that page the last time, such as a button that is gone meanwhile, and tells
    screen readers even of what loses it.
    """

    def __init__(self, move_focus: Callable[[], object]) -> None:
        """`move_focus` sets the focus on the next page, which is not visible yet."""
        super().__init__()
        self._move_focus = move_focus

    @guarded
    def setCurrentWidget(self, widget: QWidget) -> None:
        leaving = self.currentWidget()
        if widget is leaving:
            return
        # Even after a fault the page has to change: it may be the one that covers the cards.
        run_all(self._move_focus)
        focused = QApplication.focusWidget()
        if focused is not None and leaving is not None and leaving.isAncestorOf(focused):
            # The next page has nothing that takes the focus yet.
            self.setFocus()
        super().setCurrentWidget(widget)


class BoardPage(QWidget, Translated):
    """Base of the pages of a played and of a replayed game: board, motion, and sheets over the board."""

    sheet_keys: ClassVar[dict[Qt.Key, type[LeftSheet | JournalSheet]]] = {
        Qt.Key.Key_L: LeftSheet,
        Qt.Key.Key_J: JournalSheet,
    }

    def __init__(
        self,
        screen: SharedScreen | ReplayScreen,
        make_board: Callable[[TableModels, Requests], Surface],
        look: RenderContext,
        motion: MotionPolicy,
        parent: QWidget | None = None,
    ) -> None:
        """Shows the view of `screen`."""
        super().__init__(parent)
        self._screen, self._look = screen, look
        view = screen.view
        self.models = TableModels(view.seen.players, self)
        self.models.update(view)
        self.requests = Requests(self)
        self.board = make_board(self.models, self.requests)
        self.motion = BoardMotion(self.board, look, motion)
        self.sheet: PublicSheet | None = None
        """What lies over the table to be read."""
        self._shown = view
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.board.pile.left.chosen.connect(partial(self.toggle_sheet, LeftSheet))
        self._toggle_by_keys(self)

    def _toggle_by_keys(self, place: QWidget) -> None:
        for key, kind in self.sheet_keys.items():
            shortcut = QShortcut(QKeySequence(key), place, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            # A key held down would open and close it again and again.
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(partial(self.toggle_sheet, kind))

    @property
    def view(self) -> ScreenView:
        """The view that is shown now."""
        return self._screen.view

    def toggle_sheet(self, kind: type[LeftSheet | JournalSheet]) -> None:
        """Opens a sheet over the table, or closes it if it is open; the viewer stays the same."""
        lies = isinstance(self.sheet, kind)
        self.close_sheet()
        if not lies:
            self.sheet = kind(self.models, self._look, self)
            if isinstance(self.view.phase, Private) and not self.view.alone:
                self.sheet.viewer = self.view.names[self.view.phase.seat]
                self.sheet.retranslate()
            self.sheet.finished.connect(self._forget_sheet)
            self._toggle_by_keys(self.sheet)
            self.sheet.show()

    def close_sheet(self) -> None:
        """Closes the sheet over the table, if there is one."""
        if self.sheet is not None:
            self.sheet.reject()

    def _forget_sheet(self) -> None:
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.setParent(None)
            sheet.deleteLater()

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.close_sheet()

    def _next_view(self) -> tuple[ScreenView, ScreenView]:
        """The views shown before and from now on; finishes all motion."""
        try:
            view = self.view
        except Exception:
            # Without a view, nobody knows who looks: nothing of the last viewer may stay.
            self.models.forget()
            raise
        # Motion ends before another viewer looks.
        run_all(partial(self.motion.remember, view))
        before, self._shown = self._shown, view
        return before, view

    @override
    def retranslate(self) -> None:
        self.models.retranslate()
        self.board.retranslate(self._shown)

    def set_motion(self, motion: MotionPolicy) -> None:
        """Sets how much may move."""
        self.motion.set_policy(motion)
