"""The journal: a line for each turn, and for each remark."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QSizePolicy

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.texts import JournalDelegate
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.rows import Index
from hanabi_desktop.models.table import JournalModel
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.rules import TurnView
from hanabi_desktop.widgets.views import AccessibleListView, speak_line, tell_renamed


class JournalView(AccessibleListView):
    """Journal list: focus comes to the newest line, and the arrows go back from there."""

    def __init__(self, look: RenderContext) -> None:
        """`look` gives the theme."""
        super().__init__()
        self._look = look
        self._to_the_end = True
        """Whether the latest line is to be in sight once all lines have their places."""
        self._latest: int | None = None
        self._told: set[int] = set()
        """The rows that are left out."""
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self._lines = JournalDelegate(look, self)
        self.setItemDelegate(self._lines)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @property
    def latest(self) -> QModelIndex:
        """The line of the last turn that has happened; in a replay not always the newest."""
        model = self.model()
        newest = self._newest
        return model.index(newest if self._latest is None else min(self._latest, newest), 0)

    def be_brief(self) -> None:
        """Tells only what somebody did, and not what came of it: so there is room for more lines."""
        self._lines.brief = True

    def leave_out(self, turns: int, *, remarks: bool) -> None:
        """Leaves out the last `turns`, which are told beside, and with them the remarks since if `remarks`."""
        rows, before = self.rows, self._told
        taken = [row for row, told in enumerate(rows) if isinstance(told, TurnView)][-turns:] if turns else []
        self._told = set(range(taken[0], len(rows)) if remarks and taken else taken)
        for row in before | self._told:
            # Rows that were taken away and came again are to be seen.
            if row < len(rows) and self.isRowHidden(row) is not (row in self._told):
                self.setRowHidden(row, row in self._told)

    @property
    def rows(self) -> Sequence[object]:
        """The turns and remarks that the model holds."""
        model = self.model()
        return model.rows if isinstance(model, JournalModel) else ()

    def turn_at(self, row: int) -> int:
        """The number of turns taken after a line: a remark stands after the turn on which it followed."""
        return next((line.number + 1 for line in reversed(self.rows[: row + 1]) if isinstance(line, TurnView)), 0)

    @property
    def empty(self) -> bool:
        """Whether there is no line to be seen."""
        return self._newest < 0

    @property
    def _newest(self) -> int:
        row = len(self.rows) - 1
        while row in self._told:
            row -= 1
        return row

    def set_latest(self, row: int | None) -> None:
        """Sets the row of the last turn: -1 if there was none yet, None for the newest one."""
        self._latest = row
        if self.latest.isValid():
            self.selectionModel().setCurrentIndex(
                self.latest, QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            )
        else:
            self.selectionModel().clear()
        self.show_latest()
        if row is not None:
            # Other lines fill the room around it.
            self.go_to_the_end()

    def show_latest(self) -> None:
        """Scrolls to the line of the last turn."""
        if not self.isVisible():
            # Lines are broken once they are seen, at the width that the journal has then.
            self._to_the_end = True
        elif self._latest is None:
            self.scrollToBottom()
        elif self.latest.isValid():
            first, _ = self._around(self.contentsRect().height())
            self.scrollTo(self.model().index(first, 0), QAbstractItemView.ScrollHint.PositionAtTop)
        else:
            self.scrollToTop()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.go_to_the_end()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_latest()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.go_to_the_end()

    def go_to_the_end(self) -> None:
        """Scrolls once the lines are broken anew."""
        self._to_the_end = True
        self.scheduleDelayedItemsLayout()

    def whole_lines(self, height: float) -> int:
        """The part of `height` that whole lines fill, with the last turn among them."""
        return self._around(height)[1]

    def _height_of(self, row: int) -> int:
        return 0 if row in self._told else self.sizeHintForIndex(self.model().index(row, 0)).height()

    def _around(self, height: float) -> tuple[int, int]:
        """The first of the whole lines that have room with the last turn in their midst, and how high they all are."""
        rows = len(self.rows)
        first = last = max(self.latest.row(), 0)
        taken = above = self._height_of(first) if rows else 0
        below = 0
        if taken > height:
            return first, 0
        while True:
            # The side that has less comes first; where it is at its end, the other has all the room.
            sides = [first - 1, last + 1] if above <= below else [last + 1, first - 1]
            fits = (row for row in sides if 0 <= row < rows and taken + self._height_of(row) <= height)
            row = next(fits, None)
            if row is None:
                return first, taken
            line = self._height_of(row)
            taken += line
            if row < first:
                first, above = row, above + line
            else:
                last, below = row, below + line

    @guarded
    def doItemsLayout(self) -> None:
        # No line is cut in half: what is left of the room is free.
        height = self.contentsRect().height()
        self.setViewportMargins(0, 0, 0, height - (self.whole_lines(height) or height))
        super().doItemsLayout()
        if self._to_the_end:
            self._to_the_end = False
            self.show_latest()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and event.text().isprintable():
            # Qt would look for a line that begins so.
            event.ignore()
            return
        super().keyPressEvent(event)

    @guarded
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Sequence[int] = ()) -> None:
        if [*roles] == [Qt.ItemDataRole.AccessibleTextRole]:
            # Nothing that is seen has changed.
            tell_renamed(self, topLeft.row(), bottomRight.row())
        else:
            super().dataChanged(topLeft, bottomRight, roles)

    @guarded
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        # Qt would tell of a line while the list is still to be told.
        QAbstractItemView.currentChanged(self, current, previous)
        speak_line(self)

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        # A window that comes back to the front finds the line that was read.
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason or not self.currentIndex().isValid():
            # Before the view takes the keyboard: it would choose the oldest line itself, and have it spoken.
            self.selectionModel().setCurrentIndex(self.latest, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.show_latest()
        super().focusInEvent(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus():
            return
        with QPainter(self.viewport()) as painter:
            line = self.visualRect(self.currentIndex())
            if not line.isEmpty():
                paint_focus(painter, QRectF(line), self._look.theme, radius=4)
