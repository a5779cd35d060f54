"""The practice game: offered to new players, with a teacher who leads from chapter to chapter; and how computers play."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from hanabi_desktop.compat import override
from hanabi_desktop.practice import CHAPTERS
from hanabi_desktop.rules import DEFAULT_EDITION, EditionId, Game, TurnAction, edition_in
from hanabi_desktop.widgets.language import Translated, chosen_language
from hanabi_desktop.wording.text import tr

if TYPE_CHECKING:
    from hanabi_desktop.screens.table.page import TablePage
    from hanabi_desktop.screens.table.strip import Strip
    from hanabi_desktop.screens.table.teacher import Teacher
    from hanabi_desktop.table.table import Table
    from hanabi_desktop.window.company import Company


class Practice(QObject, Translated):
    """Runs the practice game. It is neither saved nor scored, and the saved game stays as it is."""

    known = Signal()
    """The players need not be offered it any more."""
    company_known = Signal()
    """The players need not be told any more how computers play."""
    company_asked = Signal()
    """The players want to read how computers play."""
    company_chosen = Signal()
    """The players have practised, and want to play with computers."""
    left = Signal()
    """The players want to leave it."""

    def __init__(
        self, parent: QObject, leave: Callable[[], bool], begin_table: Callable[[Game, EditionId], None]
    ) -> None:
        """`leave` leaves the table at hand, if the players want it so; `begin_table` begins a chapter."""
        super().__init__(parent)
        self._leave, self._begin_table = leave, begin_table
        self.on = False
        """Whether the game at the table is the practice game."""
        self._edition = DEFAULT_EDITION
        self._chapter = 0
        self._offer: Strip | None = None
        self._company = False
        """Whether the strip tells how computers play; else it offers practice."""
        self._teacher: Teacher | None = None

    def begin(self) -> None:
        """Starts the first chapter in the edition of the program's language.

        A game at the table is left first, if the players agree.
        """
        if self._leave():
            self.known.emit()
            self._edition = edition_in(chosen_language((QLocale().name(),)))
            self._begin_chapter(0)

    def _begin_chapter(self, number: int) -> None:
        self._chapter = number
        self._begin_table(CHAPTERS[number].game(self._edition), self._edition.id)

    def script(self, turns: int) -> TurnAction | None:
        """The computer's action after this number of turns; None if the chapter is over."""
        step = CHAPTERS[self._chapter].step(turns)
        return None if step is None else step.wanted

    def teach(self, page: "TablePage", company: "Company") -> None:
        """A teacher leads through the chapter that is shown on `page`; the company waits until all is read."""
        self._offer = None
        page.shared_screen.medals = False
        teacher = self._teacher = page.teach(CHAPTERS[self._chapter], last=self._chapter + 1 == len(CHAPTERS))
        teacher.went_on.connect(company.begin_beat)
        teacher.went_on.connect(lambda: self._relieve(page.shared_screen.table))
        teacher.finished.connect(self._go_on)
        teacher.left.connect(self.left)

    def _go_on(self) -> None:
        if self._chapter + 1 < len(CHAPTERS):
            self._begin_chapter(self._chapter + 1)
        else:
            self.company_chosen.emit()

    def _relieve(self, table: "Table") -> None:
        """The learner is the master for one action."""
        if table.master is not None and table.can_take_back and table.announcer is None:
            table.hand_over(None)

    def offer(self, page: "TablePage", *, company: bool) -> None:
        """Offers above the table to practise first, until a person’s first turn; or tells how `company` plays, until the end."""
        from hanabi_desktop.screens.table.strip import Strip

        strip = self._offer = page.place_above(Strip())
        self._company = company
        strip.next_chosen.connect(self.company_asked if company else self.begin)
        strip.leave_chosen.connect(self._decline_offer)
        if not company and any(page.view.computers):
            strip.leave_chosen.connect(partial(self.offer, page, company=True))
        strip.leave_chosen.connect(page.take_focus)
        screen = page.shared_screen

        def is_over() -> bool:
            seen = screen.view.seen
            # A computer that begins takes it from nobody.
            return bool(seen.end if company else any(screen.view.taken_by(turn) is None for turn in seen.turns))

        screen.changed.connect(lambda: self._decline_offer(strip is self._offer and is_over()))
        self.retranslate()

    def forget(self) -> None:
        """The table at hand is left."""
        self.on = False
        self._offer = self._teacher = None

    def _decline_offer(self, declined: bool = True) -> None:
        if self._offer is not None and declined:
            self._offer.vanish()
            self._offer = None
            (self.company_known if self._company else self.known).emit()

    def declines(self) -> bool:
        """Whether this is a practice game, where what was chosen has no place: its teacher says so then."""
        if self.on and self._teacher is not None:
            self._teacher.decline()
        return self.on

    @override
    def retranslate(self) -> None:
        if self._offer is None:
            return
        if not self._company:
            leave, onwards = tr("Practice", "No, thanks"), tr("Practice", "Practice game")
            told = tr("Practice", "First time here? A five-minute practice game shows how to play.")
        else:
            # Enough to play along; the button tells the rest.
            leave, onwards = tr("Messages", "OK"), tr("Company", "How computers play")
            told = tr(
                "Practice",
                "A hint is about your oldest card without a frame, or else the newest it points at. Play it if it can fit. "
                "Keep 5s, and the oldest if told “2”. No hint? Give one, or discard that oldest card.",
            )
        self._offer.say(told, (told,), leave=leave, onwards=onwards)
