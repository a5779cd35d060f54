"""The row in which one searches the rulebook."""

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.screens.rulebook.text import RulebookText
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.plain import tool_tip

_PAUSE = 120
"""Milliseconds without a key before the search begins."""


class RulebookSearch(QWidget, Translated):
    """Searches while one types, and goes from hit to hit."""

    told = Signal(str)
    """What the search found, in words."""

    def __init__(self, text: RulebookText, parent: QWidget | None = None) -> None:
        """Searches in `text`."""
        super().__init__(parent)
        self._text = text
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.previous, self.next = QPushButton(), QPushButton()
        self.count = QLabel()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.search)
        self.field.textChanged.connect(self._start)
        self.field.returnPressed.connect(self.go_next)
        self.previous.clicked.connect(self.go_previous)
        self.next.clicked.connect(self.go_next)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field, 1)
        for widget in (self.previous, self.next, self.count):
            layout.addWidget(widget)

    def _start(self) -> None:
        self._timer.start()

    def search(self) -> None:
        """Searches now for what stands in the field."""
        self._timer.stop()
        self._text.search(self.field.text())
        self._tell()

    def go_next(self) -> None:
        """On to the next hit; what was just typed is searched first."""
        self._go(1)

    def go_previous(self) -> None:
        """Back to the hit before."""
        self._go(-1)

    def _go(self, step: int) -> None:
        if self._timer.isActive():
            self.search()
        else:
            self._text.next_hit(step)
            self._tell()

    def _tell(self) -> None:
        """Says how many hits there are; the buttons are there only for hits."""
        found = self._text.hits
        for button in (self.previous, self.next):
            button.setEnabled(found > 0)
        text = ""
        if found:
            text = QCoreApplication.translate("RulebookWindow", "Match {number} of %n", "", found)
            text = text.format(number=self._text.hit)
        elif self.field.text().strip():
            text = QCoreApplication.translate("RulebookWindow", "No matches")
        self.count.setText(text)
        self.told.emit(text)

    @override
    def retranslate(self) -> None:
        self.field.setPlaceholderText(QCoreApplication.translate("RulebookWindow", "Search the rulebook"))
        self.field.setAccessibleName(QCoreApplication.translate("RulebookWindow", "Search the rulebook"))
        self.previous.setText(QCoreApplication.translate("RulebookWindow", "Previous"))
        self.next.setText(QCoreApplication.translate("RulebookWindow", "Next"))
        for button, keys in ((self.previous, "Shift+F3"), (self.next, "F3")):
            button.setToolTip(tool_tip(QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)))
        self._tell()
