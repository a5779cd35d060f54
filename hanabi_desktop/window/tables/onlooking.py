"""A game that another window of the program plays: it stays there, and can be looked at from here."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from typing_extensions import override

from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.glance import glance
from hanabi_desktop.widgets.messages import Messages
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.window.games import Games
from hanabi_desktop.wording.records.saved_games import played_elsewhere_text

if TYPE_CHECKING:
    from hanabi_desktop.screens.table.practice.strip import Strip


class Onlooking(QObject, Translated):
    """Says so at the start, and shows the public table of that game as it stood when it was asked for."""

    left = Signal()
    """The players want to leave that table."""

    def __init__(self, games: Games, messages: Messages) -> None:
        """Looks at the tables of others through `games`."""
        super().__init__(games)
        self._games = games
        self._messages = messages
        self._strip: Strip | None = None

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
            self._games.watch(record)

    def attend(self, page: TablePage) -> None:
        """Says above the table of another window what it is."""
        self._strip = None
        if self._games.watching:
            from hanabi_desktop.screens.table.practice.strip import Strip

            strip = self._strip = page.place_above(Strip())
            strip.next_chosen.connect(self._look)
            strip.leave_chosen.connect(self.left)
            self.retranslate()

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
