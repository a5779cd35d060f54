"""The poster before it is kept or sent: large, with what can be done with it."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialogButtonBox, QSizePolicy, QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.text import tr

_SHARE = 0.72
"""Of the room that the sheet has, the poster is that high."""


class Preview(QWidget):
    """The poster as large as its place."""

    def __init__(self, poster: QImage, height: int) -> None:
        """As high as that if there is room."""
        super().__init__()
        self._poster = poster
        self._hint = poster.size().scaled(QSize(height, height), Qt.AspectRatioMode.KeepAspectRatio)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @override
    def sizeHint(self) -> QSize:
        return self._hint

    @override
    def minimumSizeHint(self) -> QSize:
        return self._hint / 4

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        place = QRect(QPoint(), self._poster.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio))
        place.moveCenter(self.rect().center())
        ratio = self.devicePixelRatioF()
        smaller = self._poster.scaled(
            place.size() * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        smaller.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        painter.drawImage(place.topLeft(), smaller)
        painter.end()


class PosterSheet(Sheet):
    """Shows it, saves it, or copies it to paste it into a message; it is left by Esc or a click beside it."""

    light_dismiss = True

    def __init__(self, poster: QImage, save: Callable[[], bool], parent: QWidget | None = None) -> None:
        """`save` asks where to, and tells whether the poster is on disk then."""
        super().__init__(parent)
        self._poster, self._save = poster, save
        self._copied = False
        self.preview = Preview(poster, round(self.room.height() * _SHARE))
        buttons = QDialogButtonBox()
        self.save_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button.setProperty("primary", True)
        self.save_button.setDefault(True)
        self.copy_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button.clicked.connect(self._ask_where)
        self.copy_button.clicked.connect(self._to_clipboard)
        self.column.addWidget(self.preview, 1)
        self.column.addWidget(buttons)
        self.retranslate()

    def _ask_where(self) -> None:
        if self._save():
            self.accept()

    def _to_clipboard(self) -> None:
        QGuiApplication.clipboard().setImage(self._poster)
        self._copied = True
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(tr("MainWindow", "Poster"))
        self.preview.setAccessibleName(tr("MainWindow", "Poster"))
        self.save_button.setText(tr("PosterSheet", "&Save…"))
        self.copy_button.setText(tr("PosterSheet", "Copied") if self._copied else tr("PosterSheet", "&Copy"))
