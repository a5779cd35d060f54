"""Announcements to the screen reader, all of which go through here: what happens at the table, once, and answers."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hanabi_desktop.boxes import box_of
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.rules import Everybody, Eyes, Seat
from hanabi_desktop.screen.view import LookAway, Private, Revealing, ScreenView
from hanabi_desktop.table.actions import ActionKind
from hanabi_desktop.table.state import Speech
from hanabi_desktop.wording import announcements
from hanabi_desktop.wording import table as table_words
from hanabi_desktop.wording.tokens import TokenWords


def announce(widget: QWidget, text: str) -> None:
    """Has the screen reader say what concerns no table, such as a page of the rulebook."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class Announcer(QObject):
    """Announces what is new in each view of the table, and what players ask for.

    Everybody in the room hears it: what is for one seat alone is spoken only as that seat has chosen.
    """

    announced = Signal(str)
    """Emitted with each sentence."""

    def __init__(self, page: QWidget, view: ScreenView) -> None:
        """Announces for `page`, beginning with the game of `view` once the page is shown."""
        super().__init__(page)
        self._page = page
        self._view = view
        self.holds: Callable[[], bool] = lambda: False
        """Whether a computer is held up, and does not think."""
        # The screen reader first speaks what gets the focus, which would cut this off.
        self._begin = QTimer(self, singleShot=True)
        self._begin.timeout.connect(lambda: self.say("\n".join(self.start(self._view)), Everybody()))
        page.installEventFilter(self)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isValid(self) and event.type() == QEvent.Type.Show:
            self._page.removeEventFilter(self)
            self._begin.start(0)
        return False

    def start(self, view: ScreenView) -> list[str]:
        """The sentences that are announced when the page is first shown."""
        return [*announcements.start_announcement(view), *_announcement(None, view, box_of(view.edition.kit).words)]

    def follow(self, view: ScreenView) -> None:
        """Announces what is new in `view`."""
        before, self._view = self._view, view
        if sentences := news(before, view, held=self.holds()):
            self.say("\n".join(sentences), Everybody())

    def refuse(self, reason: str = "", refusal: str = "") -> None:
        """Announces that something is not possible; a reason that may tell of cards only to whoever looks.

        Of a hint that points at nothing, or at a wild colour, the others hear no more than of one that is thought better
        of, once the question is closed.
        """
        if refusal in announcements.UNTOLD and not self._view.speaks_faces:
            return
        heard = announcements.not_possible_text(reason, refusal)
        self.say(reason or heard, self._view.seen.eyes, heard)

    def say(self, text: str, eyes: Eyes, instead: str = "", *, asked: bool = False) -> str:
        """Has the screen reader say what these eyes may know; returns what it says.

        To one seat that is `text` only if that seat has chosen to hear it, unasked or when `asked` for by a key; else it
        is `instead`, which everybody may hear.
        """
        if isinstance(eyes, Seat) and not self._view.may_hear(eyes.seat, asked=asked):
            off = asked and self._view.speech[eyes.seat] is Speech.NEVER
            unread = announcements.READING_OFF.translated(name=self._view.names[eyes.seat]) if off else ""
            text = instead or unread or announcements.not_possible_text()
        announce(self._page, text)
        self.announced.emit(text)
        return text


def news(before: ScreenView, view: ScreenView, *, held: bool = False) -> list[str]:
    """The sentences that tell how `view` differs from `before`, which everybody may hear."""
    words = box_of(view.edition.kit).words
    turns = view.seen.turns[len(before.seen.turns) :]
    undone = view.undone is not None and view.undone != before.undone
    sentences = [f"{table_words.DONE_AGAIN.translated()}."] if turns and view.redone else []
    # Of several turns that are done again, the cards of the later ones may have lain elsewhere.
    hands = before if len(turns) == 1 else None
    told = [sentence for turn in turns for sentence in announcements.turn_announcement(turn, view, words, hands)]
    # After laying open, everybody knows whether the card fits; only the consequences are new.
    sentences += told[1:] if before.announced and before.announced.laid_open and turns else told
    sentences += [sentence for turn in turns for sentence in announcements.drawn_announcement(turn, view)]
    ends = view.seen.end is not None and before.seen.end is None
    if ends and not turns:
        # The last card was seen landing before anything was said of the end.
        sentences += announcements.turn_announcement(view.seen.turns[-1], view, words)[-1:]
    if turns and not view.seen.end and before.seen.turns_left is not None and view.seen.last_turns:
        sentences.append(table_words.last_turns_text(view))
    revealing = isinstance(view.phase, Revealing)
    if before.announced and not view.announced and not turns and not undone and not revealing:
        sentences.append(announcements.WITHDRAWN.translated(name=view.names[before.announced.seat]))
    sentences += _announcement(before, view, words)
    sentences += announcements.remark_announcements(before.remarks, view)
    return [*sentences, *_who_is_next(before, view, words, ends, held)]


def _announcement(before: ScreenView | None, view: ScreenView, words: TokenWords) -> list[str]:
    """The announcement to the master and what the master is asked to do; each only if it is new."""
    if view.announced is None or (before and _waiting(view) == _waiting(before)):
        return []
    announcement = table_words.announced_text(view.announced, view)
    told = before and before.announced and table_words.announced_text(before.announced, before)
    return [*([] if told == announcement else [announcement]), table_words.request_text(view.announced, view, words)]


def _waiting(view: ScreenView) -> tuple[object, ...]:
    """The request to the master with the token counts: two tokens in a row may have to go the same way."""
    return view.announced, view.clocks, view.mistakes


def _who_is_next(before: ScreenView, view: ScreenView, words: TokenWords, ends: bool, held: bool) -> list[str]:
    """Sentences on how the game goes on: whose turn or view it is, or how it ended."""
    if ends:
        return announcements.end_announcement(view)
    if view.undone != before.undone and view.undone:
        return announcements.undo_announcement(view)
    played = isinstance(view.phase, Revealing) and view.phase.kind is ActionKind.PLAY
    if isinstance(view.phase, Revealing) and (view.phase.turned or (played and before.announced)):
        # It has been seen, or was announced already.
        return []
    withdrawn = before.announced and not view.announced
    same = view.phase == before.phase and table_words.headline(view) == table_words.headline(before)
    if same and not withdrawn:
        return []
    if isinstance(view.phase, LookAway):
        name, speech = view.names[view.phase.seat], view.speech[view.phase.seat]
        # Where nobody has chosen, and when somebody does, the choice itself tells it, which has the keyboard then.
        caption = table_words.speech_caption(name, speech)
        return [table_words.look_away_text(name), *([f"{caption} {table_words.speech_name(speech)}"] if speech else ())]
    if isinstance(view.phase, Private) and not view.alone:
        return announcements.recap_announcement(view, words)
    return [] if view.announced else [table_words.headline(view, held=held)]
