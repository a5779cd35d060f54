"""What the screen reader says by itself: everything that happens at the table, once, and nothing private."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.screen.phases import LookAway, Private
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.wording.journal import turn_sentences
from hanabi_desktop.wording.table import (
    announced_text,
    headline,
    look_away_text,
    request_text,
    taken_back_text,
    taken_back_title,
)


class Announcer(QObject):
    """Compares each view of the table with the one before, and tells what is new. Loudspeakers are heard by all."""

    announced = Signal(str)
    """What was just said."""

    def __init__(self, page: QWidget, view: ScreenView) -> None:
        """Speaks for `page`, from `view` on."""
        super().__init__(page)
        self._page = page
        self._view = view

    def follow(self, view: ScreenView) -> None:
        """The table is another one now."""
        before, self._view = self._view, view
        sentences: list[str] = []
        words = box_of(view.edition.kit).words
        if len(view.seen.turns) > len(before.seen.turns):
            for turn in view.seen.turns[len(before.seen.turns) :]:
                sentences += turn_sentences(turn, view.names, view.seen.rules, words)
        if view.announced and view.announced != before.announced:
            sentences += [announced_text(view.announced, view), request_text(view.announced, view, words)]
        if view.undone and view.undone != before.undone:
            sentences += [f"{taken_back_title()}.", taken_back_text(view.names[view.undone.seat])]
        elif view.phase != before.phase:
            if isinstance(view.phase, LookAway):
                sentences.append(look_away_text(view.names[view.phase.seat]))
            elif not isinstance(view.phase, Private) and not view.announced:
                sentences.append(headline(view))
        elif headline(view) != headline(before) and not view.announced:
            sentences.append(headline(view))
        if sentences:
            self.say("\n".join(sentences))

    def say(self, text: str) -> None:
        """Has the screen reader say a sentence."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, text))
        self.announced.emit(text)
