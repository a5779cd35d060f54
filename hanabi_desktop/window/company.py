"""The computers at a table: when their turn has been seen to come, they think in a thread, and act after a beat."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from hanabi_desktop import rules
from hanabi_desktop.boxes import box_of
from hanabi_desktop.faults.guard import report_exception
from hanabi_desktop.players import Character, Computer, Level, Person, default_badges
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.screen.thinker import Thinker
from hanabi_desktop.screen.view import Private, Public
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.actions import LayOpen, TableAction
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.new_game import NewGame, remembered_badges
from hanabi_desktop.table.table import Table
from hanabi_desktop.teammates.reasons import Choice
from hanabi_desktop.wording import company as company_words
from hanabi_desktop.wording import reasons as reason_words
from hanabi_desktop.wording.advice import advice_text, advised
from hanabi_desktop.wording.announcements import NO_COMPUTER, NOTHING_YET
from hanabi_desktop.wording.table import headline, refusal_text
from hanabi_desktop.wording.text import closed

BEAT = 1500
"""Minimum milliseconds of a computer's turn, so that everybody sees whose it is."""
READING = 60
"""Milliseconds more for each letter of a reason that is read meanwhile."""
_AGAIN = 300
"""Milliseconds between two checks whether the table is still covered by something else."""


class _Moment(Struct, frozen=True):
    """What a computer thinks about: one turn of one game, until something else happens."""

    seat: int
    level: Level
    turns: int
    remarks: int
    announced: bool


def _any_action(seen: rules.SeatView) -> rules.TurnAction:
    """Something that is allowed, of what does least: a discard of the oldest card, else a hint, else a play."""
    options = seen.options
    assert options is not None
    own = seen.hands[seen.current].cards
    if own and options.discard is None:
        return rules.Discard(own[0].id)
    hints = (hint for hint, option in options.hints.items() if option.refusal is None)
    return next(hints, None) or rules.Play(own[0].id)


def first_company(edition: rules.EditionId, preferences: Preferences, computers: int = 2) -> NewGame:
    """One person and skilled computers at the basic game of an edition, as nobody has chosen anything else yet.

    The person is who was seated here last, and the table moves the tokens.
    """
    name = next(iter(preferences.known_names), company_words.default_name(0))
    badge = remembered_badges(preferences).get(name, default_badges(1)[0])
    there = (Computer(company_words.character_name(each), each) for each in list(Character)[:computers])
    return NewGame(edition, rules.EDITIONS[edition].rules, (Person(name, badge), *there), None)


class Company(QObject):
    """Plays for every seat of a table at which a computer sits, at a pace that people can follow."""

    def __init__(self, table: Table, page: TablePage, script: Callable[[int], rules.TurnAction | None] | None) -> None:
        """Follows `page` until it is deleted. A `script` gives their action by the number of turns taken, or None."""
        super().__init__(page)
        self._table, self._page, self._script = table, page, script
        self._moment: _Moment | None = None
        self._chosen: TableAction | None = None
        self._player, self._adviser = Thinker(self), Thinker(self)
        self._player.answered.connect(self._take_choice)
        self._adviser.answered.connect(self._tell)
        self._looked: object = None
        """The view when somebody asked."""
        self._asked: int | None = None
        """The number of the turn that was asked about last."""
        self._advised = False
        """Whether advice has been asked for at this view: asked for again, it is read aloud."""
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._act)
        page.shared_screen.changed.connect(self._follow)
        page.requests.go_on_chosen.connect(self.hurry)
        page.requests.why_asked.connect(self.explain)
        page.requests.advice_asked.connect(self.advise)
        page.shared_screen.left.connect(self.leave)
        self._follow()

    def leave(self) -> None:
        """Nobody acts or says anything any more: the table is left."""
        self._moment = None
        self._beat.stop()
        self._player.drop()
        self._adviser.drop()

    # What computers do

    def hurry(self) -> None:
        """Acts as soon as the choice is made."""
        self._adviser.drop()
        if self._beat.isActive():
            self._beat.stop()
            self._act()

    def begin_beat(self) -> None:
        """Begins the beat of the turn anew, as something else was read until now."""
        if self._moment is not None:
            self._beat.start(BEAT)

    def _follow(self) -> None:
        """Begins to think when a computer's turn is seen, and gives up what is not wanted any more."""
        view, moment = self._page.view, self._now()
        looked = view.phase, len(view.seen.turns), len(view.remarks), view.announced
        if looked != self._looked:
            self._looked, self._asked, self._advised = looked, None, False
            self._adviser.drop()
        if moment == self._moment:
            return
        self._moment, self._chosen = moment, None
        self._beat.stop()
        self._player.drop()
        if moment is None:
            return
        # Who goes first, and by which rules, is to be read before the first turn.
        self._beat.start(BEAT if moment.turns else 3 * BEAT)
        if moment.announced:
            self._chosen = LayOpen()
        elif self._script is not None:
            self._chosen = self._script(moment.turns)
        else:
            self._player.ask(moment.level, self._client(moment.seat).remembered())

    def _now(self) -> _Moment | None:
        """The moment at which a computer has to act; None while people do, or look at something."""
        view = self._page.view
        seen = view.seen
        quiet = isinstance(view.phase, Public) or (isinstance(view.phase, Private) and view.alone)
        if not quiet or not view.waits_for_computer:
            return None
        announced = view.announced
        if announced is not None and announced.owed is not None:
            return None
        seat = announced.seat if announced else seen.current
        level = view.computers[seat] or Level.PLAIN
        return _Moment(seat, level, len(seen.turns), len(view.remarks), announced is not None)

    def _client(self, seat: int) -> Client:
        """Takes the seat: somebody else may have sat there since its last turn."""
        return Client(self._table, seat, Operator.COMPUTER)

    def _take_choice(self, choice: Choice | None) -> None:
        if self._moment is not None:
            seen = self._client(self._moment.seat).remembered()
            self._chosen = _any_action(seen) if choice is None else choice.action
            self._act()

    def _act(self) -> None:
        """Acts once the beat is over and the choice is made."""
        moment, chosen = self._moment, self._chosen
        if moment is None or chosen is None or self._beat.isActive():
            return
        if self._page.is_busy or self._adviser.waits:
            self._beat.start(_AGAIN)
            return
        self._chosen = None
        client = self._client(moment.seat)
        try:
            client.act(chosen)
        except rules.IllegalAction as refused:
            report_exception(refused)
            client.act(_any_action(client.remembered()))

    # What they are asked

    def explain(self) -> None:
        """Says why a computer did what was done last, or what was known of a mistake: by what whoever looks can know.

        Asked once more, it is about the turn before, as far back as the turns are new to who looks.
        """
        view = self._page.view
        asked = view.questioned or view.seen.turns[-1:]
        if not asked:
            self._refuse(NOTHING_YET.translated())
        if not asked or self._adviser.waits:
            return
        earlier = [turn for turn in asked if self._asked is not None and turn.number < self._asked]
        turn = (earlier or asked)[-1]
        again = self._asked is not None and not earlier and len(asked) > 1
        self._asked = turn.number
        more = f"\n{reason_words.WHY_AGAIN.translated()}" if turn != asked[0] and not again else ""
        back = f"{reason_words.LATEST_AGAIN.translated()} " if again else ""
        assert not isinstance(view.seen.eyes, rules.Open)
        public, own = (
            f"{back}{reason_words.why_text(turn, eyes, view, self._table)}{more}"
            for eyes in (rules.Everybody(), view.seen.eyes)
        )
        before = self._table.seen_before(turn.number, rules.Everybody())
        self._page.point_at(reason_words.told_cards(turn, before, view) if view.has_reason(turn) else ())
        self._show(own, self._page.announcer.say(own, view.seen.eyes, public))

    def advise(self) -> None:
        """Says what a skilled computer would do that sees what the player who looks sees, and no more; or what the teacher wants."""
        view = self._page.view
        if self._page.teacher is not None:
            self._page.teacher.say_aloud()
        elif view.acting and any(view.computers):
            self._adviser.ask(Level.SKILLED, view.seen)
        else:
            refusal = rules.Refusal.VIEW_NOT_OPEN if view.seen.viewer is None else rules.Refusal.NOT_YOUR_TURN
            self._refuse(f"{refusal_text(refusal, box_of(view.edition.kit).words)} {closed(headline(view))}")

    def _refuse(self, reason: str) -> None:
        """Of what was asked for, nothing can be told now."""
        told = reason if any(self._page.view.computers) else NO_COMPUTER.translated()
        self._page.announcer.say(told, rules.Everybody())

    def _tell(self, choice: Choice | None) -> None:
        if choice is not None:
            cards = advised(choice).cards
            self._page.point_at([card for _, card, _ in choice.reason.plays if card in cards] or cards)
            words = advice_text(choice, self._page.view)
            again, self._advised = self._advised, True
            self._show(words, self._page.speak_advice(words, asked=again))

    def _show(self, words: str, heard: str = "") -> None:
        """Shows what was asked for; whoever is next waits until it is read."""
        self._page.board.tell(words, heard or words)
        if self._moment is not None:
            self._beat.start(BEAT + READING * len(words))
