"""The practice game in the window: offered to whoever begins for the first time, and led from chapter to chapter."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hanabi_desktop.faults.guard import override
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.state import TableState
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.window.games import Games

if TYPE_CHECKING:
    from hanabi_desktop.screens.table.practice import Strip, Teacher


class Practice(QObject, Translated):
    """Nothing of it is saved or scored, and the game that can be continued stays as it is."""

    known = Signal()
    """The players need not be offered it any more."""
    left = Signal()
    """The players want to leave it."""

    def __init__(self, games: Games) -> None:
        """Practises at the table of `games`."""
        super().__init__(games)
        self._games = games
        self._chapter = 0
        self._offer: Strip | None = None
        self._teacher: Teacher | None = None

    @property
    def on(self) -> bool:
        """Whether it is the practice game that is at the table."""
        return self._games.practising

    def begin(self) -> None:
        """From the first turn on; a game at the table is left as it is."""
        if self._games.leave():
            self.known.emit()
            self._sit_down(0)

    def _sit_down(self, number: int) -> None:
        from hanabi_desktop.practice import CHAPTERS, NAMES

        self._chapter = number
        chapter = CHAPTERS[number]
        self._games.practise(chapter.game(), TableState.seated(chapter.edition.id, NAMES))

    def attend(self, page: TablePage) -> None:
        """The table at hand is shown on `page`: a teacher leads through it, if it is one of practice."""
        self._offer = self._teacher = None
        if self.on:
            from hanabi_desktop.practice import CHAPTERS

            teacher = self._teacher = page.teach(CHAPTERS[self._chapter], last=self._chapter + 1 == len(CHAPTERS))
            teacher.finished.connect(lambda: self._sit_down(self._chapter + 1))
            teacher.left.connect(self.left)

    def offer(self, page: TablePage) -> None:
        """Asks above a first table whether to practise before; it goes away once the first turn is taken."""
        from hanabi_desktop.screens.table.practice import Strip

        strip = self._offer = page.place_above(Strip())
        strip.next_chosen.connect(self.begin)
        strip.leave_chosen.connect(self._decline)
        strip.leave_chosen.connect(page.take_focus)
        page.shared_screen.happened.connect(self._decline)
        self.retranslate()

    def _decline(self, _events: object = None) -> None:
        if self._offer is not None:
            self._offer.vanish()
            self._offer = None
            self.known.emit()

    def declines(self) -> bool:
        """Whether this is a practice game, where what was chosen has no place: its teacher says so then."""
        if self.on and self._teacher is not None:
            self._teacher.decline()
        return self.on

    @override
    def retranslate(self) -> None:
        if self._offer is not None:
            from hanabi_desktop.screens.table.practice import Said

            sentence = QCoreApplication.translate(
                "Practice", "First time here? A five-minute practice game shows how to play."
            )
            self._offer.say(
                Said(
                    sentence,
                    leave=QCoreApplication.translate("Practice", "No, thanks"),
                    next=QCoreApplication.translate("Practice", "Practice game"),
                ),
                (sentence,),
            )
