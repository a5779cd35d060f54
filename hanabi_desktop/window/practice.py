"""The practice game: offered to new players, with a teacher who leads from chapter to chapter."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.compat import override
from hanabi_desktop.players import people
from hanabi_desktop.practice import CHAPTERS, NAMES
from hanabi_desktop.rules import Game
from hanabi_desktop.table.state import TableState
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.text import tr

if TYPE_CHECKING:
    from hanabi_desktop.screens.table.page import TablePage
    from hanabi_desktop.screens.table.strip import Strip
    from hanabi_desktop.screens.table.teacher import Teacher


class Practice(QObject, Translated):
    """Runs the practice game. It is neither saved nor scored, and the saved game stays as it is."""

    known = Signal()
    """The players need not be offered it any more."""
    left = Signal()
    """The players want to leave it."""

    def __init__(
        self, parent: QObject, leave: Callable[[], bool], begin_table: Callable[[Game, TableState], None]
    ) -> None:
        """`leave` leaves the table at hand, if the players want it so; `begin_table` begins a chapter."""
        super().__init__(parent)
        self._leave, self._begin_table = leave, begin_table
        self.on = False
        """Whether the game at the table is the practice game."""
        self._chapter = 0
        self._offer: Strip | None = None
        self._teacher: Teacher | None = None

    def begin(self) -> None:
        """Starts the first chapter; a game at the table is left first, if the players agree."""
        if self._leave():
            self.known.emit()
            self._begin_chapter(0)

    def _begin_chapter(self, number: int) -> None:
        self._chapter = number
        chapter = CHAPTERS[number]
        self._begin_table(chapter.game(), TableState.seated(chapter.edition.id, people(NAMES)))

    def teach(self, page: "TablePage") -> None:
        """A teacher leads through the chapter that is shown on `page`."""
        self._offer = None
        teacher = self._teacher = page.teach(CHAPTERS[self._chapter], last=self._chapter + 1 == len(CHAPTERS))
        teacher.finished.connect(lambda: self._begin_chapter(self._chapter + 1))
        teacher.left.connect(self.left)

    def offer(self, page: "TablePage") -> None:
        """Offers to practise first, above the table; the offer disappears with the first turn."""
        from hanabi_desktop.screens.table.strip import Strip

        strip = self._offer = page.place_above(Strip())
        strip.next_chosen.connect(self.begin)
        strip.leave_chosen.connect(self._decline_offer)
        strip.leave_chosen.connect(page.take_focus)
        screen = page.shared_screen
        screen.changed.connect(lambda: self._decline_offer(screen.table.can_take_back))
        self.retranslate()

    def forget(self) -> None:
        """The table at hand is left."""
        self.on = False
        self._offer = self._teacher = None

    def _decline_offer(self, declined: bool = True) -> None:
        if self._offer is not None and declined:
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
            sentence = tr("Practice", "First time here? A five-minute practice game shows how to play.")
            self._offer.say(
                sentence, (sentence,), leave=tr("Practice", "No, thanks"), onwards=tr("Practice", "Practice game")
            )
