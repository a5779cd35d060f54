"""The teacher of the practice game, who says what to do on a strip above the table, and points at it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from hanabi_desktop.boxes import Box, box_of
from hanabi_desktop.compat import override
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.practice import ANSWERS, LEARNER, PARTNER, Chapter, Note, Place, Step, answer
from hanabi_desktop.rules import Card, ColourHint, Discard, Hint, Play, Suit, TurnAction, ValueHint
from hanabi_desktop.screen.view import Paused, Revealing, ScreenView
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.pointer import Find, From, Pointer, Spot
from hanabi_desktop.screens.table.strip import Strip
from hanabi_desktop.table.actions import TableAction, TokenMove
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.buttons import LONG_DELAY
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.cards import card_name, suit_name
from hanabi_desktop.wording.table import bare_request_text, headline
from hanabi_desktop.wording.text import Text, tr

_OTHER = Text("Practice", "Not yet: something else comes first here.")
_READ = Text("Practice", "Not yet: “Next” leads on here.")

_LONG = Card(Suit.YELLOW, 1)
"""A card with a long name, where only its length counts."""
_Line = tuple[str, Find | None]
"""One sentence, and where to look meanwhile."""


class Teacher(QObject, Translated):
    """Leads through a chapter of the practice game: says what to do, points at it, and answers what is done instead."""

    went_on = Signal()
    """Something was read, and the table is to go on."""
    again_chosen = Signal()
    """The learner takes back a turn that was not wanted."""
    finished = Signal()
    """The last sentence of the chapter was read, and the learner goes on: to the next one, or to a game with computers."""
    left = Signal()
    """The learner has had enough."""

    def __init__(self, chapter: Chapter, last: bool, board: Board, strip: Strip, pointer: Pointer) -> None:
        """Speaks on `strip`; whether the chapter is the `last` says what comes after it."""
        super().__init__(strip)
        self._chapter = chapter
        self._last = last
        self._board = board
        self._strip = strip
        self._pointer = pointer
        self._view: ScreenView | None = None
        self._turns = 0
        self._number = 0
        """Which of the lines of this turn is said."""
        self._declined = False
        self._spoken = ""
        self.announce: Callable[[str, bool], object] = lambda _text, _asked: None
        """Has a screen reader say a sentence: unasked, or because it was asked for."""
        self._speak = QTimer(self, singleShot=True)
        self._speak.timeout.connect(partial(self.say_aloud, asked=False))
        strip.next_chosen.connect(self._next)
        strip.back_chosen.connect(lambda: self._turn_to(max(0, self._number - 1)))
        strip.leave_chosen.connect(self.left)

    # What happens

    def follow(self, view: ScreenView) -> None:
        """The table is another one, or is seen by other eyes."""
        turns = len(view.seen.turns)
        self._view = view
        if turns != self._turns:
            # What came before a turn that was taken back has been read.
            self._number = 0 if turns > self._turns else len(self._lines(view)) - 1
            self._turns, self._declined = turns, False
        self._show()

    @property
    def holds(self) -> bool:
        """Whether there is something to be read, or to be taken back, before anybody acts."""
        return not self._strip.next.isHidden()

    @property
    def _astray(self) -> bool:
        """Whether the last turn was not one that leads on."""
        turns = self._view.seen.turns if self._view else ()
        done = self._chapter.done(len(turns))
        return done is not None and not done.leads_on(turns[-1])

    def declines(self, action: TableAction) -> bool:
        """Whether something comes before this turn; it is said then. A hand may be arranged at any time."""
        declined = self.holds and isinstance(action, TurnAction)
        if declined:
            self.decline()
        return declined

    def decline(self) -> None:
        """Says that something else is wanted now."""
        self._declined, self._spoken = True, ""
        self._show()

    def _next(self) -> None:
        if self._view is None or self._astray:
            self.again_chosen.emit()
        elif self._number + 1 >= len(self._lines(self._view)):
            self.finished.emit()
        else:
            self._turn_to(self._number + 1)

    def _turn_to(self, number: int) -> None:
        self._number, self._declined = number, False
        self._show()
        self.went_on.emit()

    # What is said

    def _lines(self, view: ScreenView) -> list[_Line]:
        if isinstance(view.phase, Revealing | Paused):
            return [(headline(view), None)]
        if view.announced and (owed := view.announced.owed):
            request = bare_request_text(owed, box_of(view.edition.kit).words)
            told = tr("Practice", "The master moves the tokens; this time, that’s you: {request}.", request=request)
            tokens = Place.FUSES if owed is TokenMove.BURN_FUSE else Place.CLOCKS
            return [(told, self._place(Note(_OTHER, tokens), None))]
        if view.announced:
            return [(tr("Practice", "You’ve announced a card: turn it face up, or take that back."), None)]
        turns = view.seen.turns
        step, done = self._chapter.step(len(turns)), self._chapter.done(len(turns))
        if self._astray:
            assert done
            said = answer(turns[-1], view.seen, done)
            hand = PARTNER if isinstance(done.wanted, Hint) else LEARNER
            return [
                (
                    self._filled(said.text, said.face or _LONG),
                    partial(self._card, hand, lambda card: card.id == said.card),
                )
            ]
        lines = [
            (self._filled(note.text), self._place(note, done))
            for note in (done.why if done else self._chapter.notes)
            if view.edition.master or not note.with_master
        ]
        if step is not None:
            lines.append((self._request(step), partial(self._wanted, step)) if step.do else (headline(view), None))
        return lines

    def _filled(self, text: Text | Callable[[Box], Text], card: Card = _LONG) -> str:
        assert self._view
        said = text if isinstance(text, Text) else text(box_of(self._view.edition.kit))
        return said.translated(name=self._view.names[PARTNER], card=card_name(card))

    def _request(self, step: Step) -> str:
        return " ".join(self._filled(text) for text in (step.do, step.click) if text)

    def _show(self) -> None:
        view = self._view
        if view is None:
            return
        lines = self._lines(view)
        number = min(self._number, len(lines) - 1)
        sentence, find = lines[number]
        interrupted = isinstance(view.phase, Revealing | Paused)
        ends = bool(view.seen.turns) and self._chapter.step(len(view.seen.turns)) is None
        goes_on = not interrupted and (number + 1 < len(lines) or self._astray or ends)
        onwards = tr("Practice", "Try again") if self._astray else tr("Practice", "Next")
        if ends and self._last and number + 1 == len(lines):
            onwards = tr("Practice", "Play with {name}", name=view.names[PARTNER])
        said = f"{self._filled(_OTHER)} {sentence}" if self._declined and not goes_on else sentence
        if view.waits_for_computer:
            self._board.panel.headline.say(headline(view, held=goes_on))
        self._board.panel.instruct(on=not goes_on)
        step = self._chapter.step(self._turns)
        heard = said.replace(self._filled(step.click), self._keys(step.wanted)) if step and step.click else said
        if self._declined and goes_on and not self._astray:
            heard, find = f"{self._filled(_READ)} {heard}", partial(_spot, self._strip.next, From.NOWHERE)
        # Whoever clicks through the sentences does not mean what stands there in the end.
        new = onwards not in (tr("Practice", "Next"), self._strip.next.text())
        # What the ring was around may be gone.
        self._pointer.point_at(None)
        self._strip.say(
            said,
            self._longest(),
            leave=tr("Practice", "End practice"),
            back=tr("Practice", "Back") if number and (goes_on or view.acting) else "",
            onwards=onwards if goes_on else "",
            heard=heard if heard != said else "",
        )
        if new:
            self._strip.next.offer(LONG_DELAY)
        self._pointer.point_at(find)
        if heard != self._spoken:
            self._spoken = heard
            if not interrupted:
                # That is announced at every table.
                self._speak.start(0)

    def say_aloud(self, *, asked: bool = True) -> None:
        """Has a screen reader say what the strip says, with the keys that do it; once more if it is `asked` for."""
        self.announce(self._spoken, asked)

    def _keys(self, wanted: TurnAction) -> str:
        assert self._view
        match wanted:
            case ValueHint(rank=rank):
                return tr("Practice", "By keyboard: on a teammate’s card, press {number}.", number=rank)
            case ColourHint(suit=suit):
                return tr(
                    "Practice",
                    "By keyboard: on a teammate’s card, press Enter and choose {colour}.",
                    colour=suit_name(suit),
                )
        place = next(card.place for card in self._view.hands[LEARNER] if card.id == wanted.card)
        if isinstance(wanted, Play):
            return tr("Practice", "By keyboard: press {place}, then P twice.", place=place)
        return tr("Practice", "By keyboard: press {place}, then D twice.", place=place)

    def _longest(self) -> list[str]:
        """Everything this chapter says, for whom it is long."""
        notes = [*self._chapter.notes, *(note for step in self._chapter.steps for note in step.why)]
        requests = [f"{self._filled(_OTHER)} {self._request(step)}" for step in self._chapter.steps if step.do]
        return [*requests, *map(self._filled, (*ANSWERS, *(note.text for note in notes)))]

    # Where to look

    def _place(self, note: Note, done: Step | None) -> Find | None:
        board = self._board
        match note.place:
            case Place.HAND:
                return lambda: _spot(board.hands[LEARNER], _inwards(board.hands[LEARNER]))
            case Place.HINTED_CARD if done:
                return partial(self._card, 1 - done.seat, lambda card: card.pointed)
            case Place.NEXT_DISCARD:
                return partial(self._card, LEARNER, lambda card: not card.known.hints)
            case Place.LAST_COPY:
                return partial(self._card, PARTNER, lambda card: card.critical)
            case Place.FIREWORKS:
                return lambda: _spot(board.fireworks, From.NOWHERE)
            case Place.CLOCKS:
                return lambda: _spot(board.tokens, From.LEFT, board.tokens.place_of(board.tokens.clocks))
            case Place.FUSES:
                # Clock tokens lie beside them.
                return lambda: _spot(board.tokens, From.NOWHERE, board.tokens.place_of(board.tokens.fuses))
            case Place.DECK:
                return lambda: _spot(board.stack, From.LEFT)
        return None

    def _wanted(self, step: Step) -> Spot | None:
        """The number, symbol, check or cross that the step is about; all cards where the learner is to choose."""
        if not step.click:
            return _spot(self._board.hands[LEARNER], _inwards(self._board.hands[LEARNER]))
        match step.wanted:
            case ValueHint(target=target, rank=rank):
                return self._card(target, lambda card: card.face is not None and card.face.rank == rank, Zone.NUMBER)
            case ColourHint(target=target, suit=suit):
                return self._card(target, lambda card: card.face is not None and card.face.suit == suit, Zone.SYMBOL)
            case Play(card=number):
                return self._card(step.seat, lambda card: card.id == number, Zone.PLAY)
            case Discard(card=number):
                return self._card(step.seat, lambda card: card.id == number, Zone.DISCARD)

    def _card(self, seat: int, meant: Callable[[TableCard], bool], zone: Zone | None = None) -> Spot | None:
        hand = self._board.hand_views[seat]
        for row in range(hand.model().rowCount()):
            index = hand.model().index(row, 0)
            card = hand.card(index)
            if card is not None and meant(card):
                whole, rect = hand.visualRect(index), None if zone is None else hand.zone_rect(row, zone)
                part = whole if rect is None else rect.toAlignedRect()
                return Spot(hand.viewport(), part, whole, _inwards(hand))
        return None

    # The keyboard, and other languages

    def take_keyboard(self) -> bool:
        """Puts the keyboard where the sentence leads; whether it did, or leaves that to the table."""
        step = self._chapter.step(self._turns)
        if self.holds:
            self._strip.next.setFocus()
        elif self._view is not None and self._view.announced:
            return False
        elif self._view is not None and self._view.seen.end:
            self._strip.leave.setFocus()
        elif step is not None and step.do and isinstance(step.wanted, Hint):
            self._board.hand_views[PARTNER].setFocus()
        else:
            return False
        return True

    @override
    def retranslate(self) -> None:
        self._show()


def _spot(widget: QWidget, side: From = From.ABOVE, part: QRect | None = None) -> Spot:
    """All of a widget, or a part of it."""
    part = part or widget.rect()
    return Spot(widget, part, part, side)


def _inwards(widget: QWidget) -> From:
    """From the middle of the table: outwards of a hand there is something to be read."""
    middle = widget.mapTo(widget.window(), widget.rect().center())
    return From.ABOVE if 2 * middle.y() > widget.window().height() else From.BELOW
