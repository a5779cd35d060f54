"""The key sheet: all keyboard shortcuts on one page, readable by a screen reader."""

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt

from hanabi_desktop.compat import override
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.screens.rulebook.panels import WrappingTree
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.keys import KeyGroup, key_groups
from hanabi_desktop.wording.text import tr

_SPOKEN = Qt.ItemDataRole.AccessibleTextRole


class KeySheet(Sheet):
    """A line for each key, under the place where it does that; Esc closes it. A private view is covered before."""

    light_dismiss = True

    def __init__(
        self, *, choreography: bool, master: bool, computers: bool, parent: QtWidgets.QWidget | None = None
    ) -> None:
        """For a table by these rules, with computers or without."""
        super().__init__(parent)
        self._choreography, self._master, self._computers = choreography, master, computers
        self.lines = WrappingTree(columns=2)
        self.lines.setRootIsDecorated(False)
        self.lines.setItemsExpandable(False)
        self.lines.setVerticalScrollMode(QtWidgets.QTreeWidget.ScrollMode.ScrollPerPixel)
        self.lines.header().setSectionResizeMode(0, QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
        self.column.addWidget(self.lines, 1)
        # A standard button has a sign of the system's before its word.
        self.close_button = self.add_buttons().addButton("", QtWidgets.QDialogButtonBox.ButtonRole.RejectRole)
        self.retranslate()
        self.lines.setFocus()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(tr("KeySheet", "Keyboard shortcuts"))
        self.lines.setAccessibleName(self.windowTitle())
        self.close_button.setText(tr("KeySheet", "Close"))
        self.lines.clear()
        groups = key_groups(choreography=self._choreography, master=self._master, computers=self._computers)
        headings = [self._add(group) for group in groups]
        self.lines.expandAll()
        self.lines.setCurrentItem(headings[0])

    def _add(self, group: KeyGroup) -> QtWidgets.QTreeWidgetItem:
        heading = QtWidgets.QTreeWidgetItem(self.lines, [group.title])
        heading.setFirstColumnSpanned(True)
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.lines.font()
        font.setBold(True)
        heading.setFont(0, font)
        for key in group.keys:
            line = QtWidgets.QTreeWidgetItem(heading, [key.keys, key.does])
            # A screen reader comes to the first column, and is to hear all of the line there.
            line.setData(0, _SPOKEN, f"{key.keys}: {key.does}")
        return heading

    @guarded
    def sizeHint(self) -> QSize:
        """As high as there is room: the less there is to scroll, the better."""
        self.ensurePolished()
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        return QSize(letter * 90, line * 52).boundedTo(self.room)
