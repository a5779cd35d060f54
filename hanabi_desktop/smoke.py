"""The window painted once, for those who want to know whether the program works where it was installed."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from hanabi_desktop.window.main_window import MainWindow


def paint_once(window: MainWindow, record: Path | None = None) -> list[str]:
    """Shows the window, at the table of a record if one is named, and paints all of it.

    Nobody is there to answer: what is told or asked meanwhile is answered with no, and returned.
    """
    told: list[str] = []

    def decline() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QMessageBox):
            told.append(" ".join(filter(None, (dialog.text(), dialog.informativeText()))))
            dialog.reject()
        elif dialog is not None:
            told.append(dialog.windowTitle())
            dialog.close()

    answers = QTimer()
    answers.timeout.connect(decline)
    answers.start(0)
    window.resize(1024, 700)
    if record is not None:
        # The window it is tried in is empty, and nobody is there to say how to open a game that is not over.
        from hanabi_desktop.window.files import Opening

        window.games.open(record, Opening.PLAY_ON)
    window.show()
    window.grab()
    answers.stop()
    return told
