"""A game as pictures, for those who were not there."""

from collections.abc import Callable, Generator
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QProgressDialog, QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import write_atomically
from hanabi_desktop.rules import MemoryAid
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.messages import Messages
from hanabi_desktop.window.exchange.given import Given
from hanabi_desktop.window.files import Files

SIZE = QSize(1920, 1080)
"""Of a single picture, in pixels."""


class Exports(QObject):
    """Makes them of what is shown. Of a game that goes on, they show what everybody at the table sees."""

    def __init__(
        self, window: QWidget, given: Callable[[], Given | None], files: Files, messages: Messages, look: Look
    ) -> None:
        """`given` says which game that is, with nothing private left open, or that there is none.

        What has to be asked or told is asked and told over `window`.
        """
        super().__init__(window)
        self._window = window
        self._given = given
        self._files = files
        self._messages = messages
        self._look = look

    def save_picture(self) -> None:
        """Asks where, and saves a picture of the table there."""
        given = self._given()
        if given is None:
            return
        title = QCoreApplication.translate("MainWindow", "Picture of the table")
        path = self._files.ask_where(given.record, title, ".png", _pictures())
        if path is not None:
            self._write(path, _png(self._picture(given.view)))

    def save_film(self) -> None:
        """Asks where, and saves the game as an animated picture there; that takes a moment, and can be broken off."""
        given = self._given()
        if given is None:
            return
        title = QCoreApplication.translate("MainWindow", "Animated picture of the game")
        if not given.over and given.view.memory is not MemoryAid.FULL:
            # The players keep the hints in mind: they are not told again before the end.
            reason = QCoreApplication.translate(
                "MainWindow",
                "At this table, hints have to be remembered. The picture would show them all again, so it can "
                "only be made once the game is over.",
            )
            self._messages.tell(title, reason)
            return
        path = self._files.ask_where(given.record, title, ".gif", _films())
        if path is None:
            return
        film = self._filmed(given.record)
        if film is not None:
            self._write(path, film)

    def _picture(self, view: TableView) -> QImage:
        from hanabi_desktop.screens.table.pictures.camera import Camera

        camera = Camera(self._look.theme, view, SIZE)
        try:
            return camera.picture(view)
        finally:
            camera.close()

    def _filmed(self, record: Record) -> bytes | None:
        """The animated picture; None if it was broken off."""
        from hanabi_desktop.screens.table.pictures.film import filmed

        making = _Making(filmed(Replay(record), self._look.theme), self._window)
        return making.done()

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_atomically(path, data)
        except OSError as error:
            self._messages.not_written(path, error)


class _Making(QObject):
    """Has an animated picture made slice by slice, while the window lives and Cancel is at hand."""

    def __init__(self, film: Generator[tuple[int, int], None, bytes], window: QWidget) -> None:
        super().__init__(window)
        self._film = film
        self._made: bytes | None = None
        self._failed: Exception | None = None
        self._window = window
        self._dialog = QProgressDialog(window)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setWindowTitle(QCoreApplication.translate("MainWindow", "Animated picture of the game"))
        self._dialog.setLabelText(QCoreApplication.translate("MainWindow", "The picture is being made, turn by turn."))
        self._dialog.setCancelButtonText(QCoreApplication.translate("NewGame", "Cancel"))
        self._dialog.setAutoClose(False)
        self._dialog.setAutoReset(False)
        self._dialog.setMinimumDuration(0)
        self._slices = QTimer(self)
        self._slices.timeout.connect(self._go_on)

    def done(self) -> bytes | None:
        """Waits until it is made, or somebody breaks it off; raises what went wrong."""
        self._slices.start(0)
        self._dialog.exec()
        self._slices.stop()
        self._film.close()
        self._dialog.deleteLater()
        self.deleteLater()
        if self._failed is not None:
            raise self._failed
        return self._made

    def _go_on(self) -> None:
        if not self._window.isVisible():
            # It was closed meanwhile.
            self._dialog.reject()
            return
        try:
            made, of = next(self._film)
        except StopIteration as done:
            self._made = done.value
            self._dialog.accept()
        except Exception as error:  # noqa: BLE001 - raised again where somebody waits for it
            self._failed = error
            self._dialog.reject()
        else:
            self._dialog.setMaximum(of)
            self._dialog.setValue(made)


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def _pictures() -> str:
    return QCoreApplication.translate("MainWindow", "Pictures (*.png)")


def _films() -> str:
    return QCoreApplication.translate("MainWindow", "Animated pictures (*.gif)")
