"""What the players hear of a fault: one calm sentence beside the game, which is saved and goes on."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from hanabi_desktop.faults.log import say
from hanabi_desktop.faults.net import Net
from hanabi_desktop.faults.report import Fault
from hanabi_desktop.widgets.messages import Messages

_MOST = 3
"""So often a start of the program tells of faults; those after that are only written down."""


class Alarm(QObject):
    """Listens to the net for one window."""

    def __init__(self, net: Net, messages: Messages, make_safe: Callable[[], bool | None], window: QWidget) -> None:
        """`make_safe` covers and saves the game at hand: True if it is saved, False if not, None if there is none."""
        super().__init__(window)
        self._net = net
        self._messages = messages
        self._make_safe = make_safe
        self._window = window
        self._told = 0
        self._box: QMessageBox | None = None
        net.happened.connect(self._tell)

    def tell_of_the_last_run(self) -> None:
        """Says so if the program did not end as it should."""
        if self._net.died is not None:
            self._show(
                QCoreApplication.translate(
                    "Messages", "The program stopped unexpectedly last time. The game was saved after every action."
                )
            )

    def _tell(self, _fault: Fault) -> None:
        if not self._window.isVisible():
            # It is closed: the game is let go of, and nobody looks.
            return
        try:
            saved = self._make_safe()
            if self._box is None and self._told < _MOST:
                self._told += 1
                self._show(_sentence(saved))
        except Exception as error:  # noqa: BLE001 - to tell of a fault in telling would never end
            say(f"a fault cannot be told: {type(error).__name__}")

    def _show(self, text: str) -> None:
        title = QCoreApplication.translate("Messages", "Something went wrong")
        details = QCoreApplication.translate("Messages", "The details are in {file}, which names no cards.")
        box = self._messages.note(title, text, details.format(file=self._net.log))
        copy = box.addButton(QCoreApplication.translate("Messages", "Copy report"), QMessageBox.ButtonRole.ActionRole)
        # To copy it is no answer: the message stays.
        copy.clicked.disconnect()
        copy.clicked.connect(self._copy)
        box.addButton(QMessageBox.StandardButton.Close)
        box.setWindowModality(Qt.WindowModality.NonModal)
        box.finished.connect(self._forget)
        self._box = box
        box.show()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._net.report())

    def _forget(self) -> None:
        if self._box is not None:
            self._box.deleteLater()
            self._box = None


def _sentence(saved: bool | None) -> str:
    match saved:
        case True:
            return QCoreApplication.translate("Messages", "Something went wrong, but the game is saved and goes on.")
        case False:
            return QCoreApplication.translate(
                "Messages", "Something went wrong. The game goes on, but can’t be saved just now."
            )
        case None:
            return QCoreApplication.translate("Messages", "Something went wrong, but the program goes on.")
