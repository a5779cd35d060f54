"""A game that another window of the program plays: it stays there, and can be looked at from here."""

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from hanabi_desktop.faults.catching import answered
from hanabi_desktop.records.record import Record
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.view import glance
from hanabi_desktop.widgets.messages import Messages
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.window.file_names import to_qt
from hanabi_desktop.window.games import Games
from hanabi_desktop.wording.records.saved_games import played_elsewhere_text

if TYPE_CHECKING:
    from hanabi_desktop.screens.table.practice.strip import Strip
CALM = 300
"""Milliseconds: what is saved several times within them is shown once."""
_BESIDE = frozenset({"looking", "played"})
"""What a record keeps and nobody sees at the public table."""


class Onlooking(QObject, Translated):
    """Says so at the start, and shows the public table of that game, turn by turn as it is saved there."""

    left = Signal()
    """The players want to leave that table."""

    def __init__(self, games: Games, messages: Messages, folder: Path) -> None:
        """Looks at the tables of others through `games`, whenever something changes in `folder`."""
        super().__init__(games)
        self._games = games
        self._messages = messages
        self._folder = to_qt(folder)
        self._strip: Strip | None = None
        self._page: TablePage | None = None
        self._shown: Record | None = None
        self._changes = QFileSystemWatcher(self)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM)
        self._calm.timeout.connect(self._follow)
        self._changes.directoryChanged.connect(self._wait)

    def offer(self) -> None:
        """Tells of a game that another window plays, if there is one; asks whether to look on or to play another."""
        record = self._games.elsewhere()
        if record is None:
            return
        title = QCoreApplication.translate("Onlooking", "Being played in another window")
        details = QCoreApplication.translate(
            "Onlooking",
            "That game stays there. Here it can only be watched, or another game can be played alongside it "
            "and saved separately.",
        )
        answers = (
            QCoreApplication.translate("Onlooking", "Look at the table"),
            QCoreApplication.translate("Onlooking", "Play another game"),
        )
        if self._messages.choose(title, played_elsewhere_text(glance(record)), details, answers) == 0:
            self._look()

    def _look(self) -> None:
        """At how it stands by now."""
        record = self._games.elsewhere()
        if record is None:
            title = QCoreApplication.translate("Onlooking", "Being played in another window")
            text = QCoreApplication.translate("Onlooking", "That game is no longer being played in another window.")
            self._messages.tell(title, text)
            self.left.emit()
        elif self._games.leave():
            self._show(record)

    def _show(self, record: Record) -> None:
        self._shown = _seen(record)
        self._games.watch(record)

    def _wait(self) -> None:
        if self._games.watching and not self._calm.isActive():
            self._calm.start()

    def _follow(self) -> None:
        """Shows what was done there since. Nobody is disturbed by it: not in a dialog or a menu, nor in a replay."""
        page, strip = self._page, self._strip
        if not self._games.watching or page is None or strip is None or not page.isVisible():
            return
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            self._calm.start()
            return
        record = self._games.elsewhere()
        if record is None or _seen(record) == self._shown:
            # Left or over: how it stood last can be looked at for as long as anybody likes.
            return
        # In a window that is not in front nothing has the keyboard, and yet it comes back to the same place.
        where = [page.window().focusWidget() is button for button in (strip.next, strip.leave)]
        self._show(record)
        if self._strip is not None:
            for button, had in zip((self._strip.next, self._strip.leave), where, strict=True):
                if had:
                    button.setFocus()

    def attend(self, page: TablePage) -> None:
        """Says above the table of another window what it is."""
        self._strip = self._page = None
        if self._changes.directories():
            self._changes.removePaths(self._changes.directories())
        if self._games.watching:
            from hanabi_desktop.screens.table.practice.strip import Strip

            self._changes.addPath(self._folder)
            self._page = page
            page.installEventFilter(self)
            strip = self._strip = page.place_above(Strip())
            strip.next_chosen.connect(self._look)
            strip.leave_chosen.connect(self.left)
            self.retranslate()

    @override
    @answered(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and watched is self._page:
            # What was done there meanwhile.
            self._wait()
        return False

    @override
    def retranslate(self) -> None:
        if self._strip is not None:
            from hanabi_desktop.screens.table.practice.strip import Said

            sentence = QCoreApplication.translate(
                "Onlooking", "A game in another window, as it was a moment ago. Here it can only be watched."
            )
            self._strip.say(
                Said(
                    sentence,
                    leave=QCoreApplication.translate("Onlooking", "Title screen"),
                    next=QCoreApplication.translate("Onlooking", "Look again"),
                ),
                (sentence,),
            )


def watched_title(names: str) -> str:
    """The title of a window that only looks on."""
    return QCoreApplication.translate("Onlooking", "Watching: {names}").format(names=names)


def _seen(record: Record) -> Record:
    """As much of a record as its public table depends on."""
    return replace(record, extra={key: value for key, value in record.extra.items() if key not in _BESIDE})
