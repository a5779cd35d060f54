"""Where a share link is pasted."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.window_size import size_to


class LinkDialog(QDialog, Translated):
    """One field, and Enter opens what stands in it."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        """`text` stands in the field already."""
        super().__init__(parent)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self.field = QLineEdit(text)
        self._label.setBuddy(self.field)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.open_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.open_button.setProperty("primary", True)
        self.open_button.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.field.textChanged.connect(self._see)
        layout = QVBoxLayout(self)
        for part in (self._label, self.field, self.buttons):
            layout.addWidget(part)
        self.retranslate()
        self._see()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        size_to(self, QSize(self.fontMetrics().averageCharWidth() * 70, self.sizeHint().height()))

    def _see(self) -> None:
        self.open_button.setEnabled(bool(self.field.text().strip()))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(QCoreApplication.translate("LinkDialog", "Open a share link"))
        self._label.setText(
            QCoreApplication.translate("LinkDialog", "A &link to a game on hanab.live, or the game itself as text:")
        )
        name = QCoreApplication.translate("LinkDialog", "Link to a game on hanab.live, or the game itself as text")
        self.field.setAccessibleName(name)
        self.open_button.setText(QCoreApplication.translate("KeptGames", "&Open"))
        cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setText(QCoreApplication.translate("NewGame", "Cancel"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
