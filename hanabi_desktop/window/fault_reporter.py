"""What players hear of an exception: one calm sentence beside the game, which is saved and goes on."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from hanabi_desktop.faults.hooks import ErrorHooks
from hanabi_desktop.faults.log import note
from hanabi_desktop.widgets.dialogs import Messages, MessageSheet
from hanabi_desktop.wording.text import tr

_MAX_DIALOGS = 3
"""Maximum of dialogs in a run; later exceptions are only logged."""


class FaultReporter(QObject):
    """Tells the players in one window what the hooks catch."""

    def __init__(
        self, hooks: ErrorHooks, messages: Messages, make_safe: Callable[[], bool | None], window: QWidget
    ) -> None:
        """`make_safe` covers and saves the game at hand: True if it is saved, False if not, None if there is none."""
        super().__init__(window)
        self._hooks = hooks
        self._messages = messages
        self._make_safe = make_safe
        self._window = window
        self._shown = 0
        self._box: MessageSheet | None = None
        hooks.happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def _tell(self, _fault: str) -> None:
        if not self._window.isVisible():
            return
        try:
            saved = self._make_safe()
            if self._box is None and self._shown < _MAX_DIALOGS:
                self._shown += 1
                self._show(_sentence(saved))
        except Exception as error:  # noqa: BLE001 - to tell of a fault in telling would never end
            note("an exception cannot be told", error)

    def _show(self, text: str) -> None:
        title = tr("Messages", "Something went wrong")
        box = self._messages.note(title, text, self._where())
        # To copy it is no answer: the message stays.
        copy = box.buttons.addButton(tr("Messages", "Copy report"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._hooks.report()))
        box.add_answer(tr("Messages", "Close"), safe=True)
        box.finished.connect(self._forget)
        self._box = box
        box.show()

    def _where(self) -> str:
        return tr("Messages", "The details are in {file}. It doesn’t name any cards.", file=self._hooks.log)

    def _forget(self) -> None:
        if self._box is not None:
            self._box.deleteLater()
            self._box = None


def _sentence(saved: bool | None) -> str:
    if saved is None:
        return tr("Messages", "Something went wrong, but you can carry on.")
    if saved:
        return tr("Messages", "Something went wrong, but your game is saved and you can carry on.")
    return tr("Messages", "Something went wrong. You can carry on, but the game can’t be saved at the moment.")
