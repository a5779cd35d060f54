"""`Offers`, the actions that are possible now as a value; and the buttons for every hint."""

from functools import partial

from msgspec import Struct
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.players import Emblem
from hanabi_desktop.rules import RANKS, ColourHint, Hint, Refusal, Suit, ValueHint
from hanabi_desktop.screen.view import Private, Revealing, ScreenView
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.buttons import RULE, ExplainedButton, suit_icon
from hanabi_desktop.widgets.keyboard import COMMANDS
from hanabi_desktop.widgets.labels import put_badges
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views import AccessibleComboBox
from hanabi_desktop.wording import keys
from hanabi_desktop.wording import table as table_words
from hanabi_desktop.wording.announcements import hinted_places_text
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.keys import ADDRESSEE_KEY_ON_MAC, COLOURS_KEY, HINT_TO, addressee_key, key_text, tip_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.tokens import TokenWords
from hanabi_desktop.wording.typography import RichText, tool_tip


class Reason(Struct, frozen=True):
    """The reason why an action is not possible; empty words if it is."""

    words: str = ""
    rule: str = ""
    """Where the rulebook tells of it."""
    spoken: bool = True
    """Whether a screen reader may tell it: not where it says what a hand does not hold, and its owner listens."""
    touched: str = ""
    """The cards that a hint would point at, where a screen reader may tell them."""


class HintOffers(Struct, frozen=True):
    """The hints that can be named, each with the reason if it is not possible."""

    teammates: tuple[tuple[int, str], ...]
    """Seat and name, clockwise from the player."""
    suits: tuple[Suit, ...]
    """The colours that a hint can name at all."""
    reasons: dict[Hint, Reason]
    badges: tuple[Emblem, ...] = ()
    """Badges by seat."""
    asks: bool = False
    """Whether somebody may hear a hint refused who must not: where a reader runs each is asked about, not only by keys."""


class Offers(Struct, frozen=True):
    """All that the action panel offers, in the players' language."""

    instruction: str
    """What is asked of whom."""
    name: str
    """Whose turn it is."""
    begun: str
    """The same as it is written where room is short."""
    badge: Emblem
    call: tuple[RichText | str, ...]
    """What everybody is called upon to do, in words and in fewer: to look away before the player looks, or to look at a card."""
    looking: bool
    """Whether all look at a card, and nothing else is to be done."""
    peeks: tuple[tuple[int, str, Emblem], ...]
    """Seat, name and badge of everybody who may take a look now."""
    own: tuple[TableCard, ...]
    """The hand of the player who looks."""
    hints: HintOffers | None
    """Only for the player who may take a turn now; then a card may be played or discarded too."""
    play: Reason
    discard: Reason
    named: tuple[Suit, ...]
    """The colours that can be named before playing (choreography)."""
    unclickable: bool
    """Whether there may be hints that no click on a card stands for, such as those that point at none."""
    go_on: bool
    """Whether a computer is about to act, for which nobody has to wait."""
    why: bool
    """Whether a computer can be asked why it did what was done last."""
    advice: bool
    """Whether the player who looks may ask what a computer would do: where computers play, they can be asked."""
    keeps_places: bool
    """Whether the place of a button that comes and goes stays free, as no large button takes it."""
    cover: bool
    take_back: bool
    lay_open: bool
    withdraw: bool
    token: TokenMove | None
    """The token that somebody at this screen is to move."""
    request: str
    """What the master is asked to do with it."""
    token_text: str
    """The same without the master's name."""
    speaks_faces: bool
    """Whether a screen reader may tell unasked what only the player who looks can know."""


def offers(view: ScreenView) -> Offers:
    """What this phase of the table allows."""
    private = isinstance(view.phase, Private) and not view.alone
    announced, options = view.announced, view.seen.options
    public = not private and not view.alone and announced is None and view.seen.end is None
    # Nobody has anything to do but to look while a card is revealed.
    names, emblems = view.names, view.emblems
    looking = isinstance(view.phase, Revealing)
    here = [seat for seat, operator in enumerate(view.operators) if operator is Operator.SCREEN and not looking]
    words, suits = box_of(view.edition.kit).words, view.seen.rules.suits
    owed = announced.owed if announced and view.master in here else None
    acting = view.acting and options is not None and not looking
    # An announcement that nothing has moved for yet is withdrawn.
    # What only computers have done, they would do again.
    done = any(view.taken_by(turn) is None for turn in view.seen.turns)
    slip = announced.laid_open is not None if announced else done
    asked = any(view.computers[turn.seat] or view.taken_by(turn) for turn in view.recap or view.seen.turns[-1:])
    call: tuple[RichText | str, ...] = ()
    if isinstance(view.phase, Revealing):
        # A player alone with computers looks anyway.
        call = () if view.phase.turned or view.alone else (table_words.LOOK.translated(),)
    elif public and view.seen.current in here:
        call = table_words.look_away_texts(view)
    return Offers(
        instruction=instruction(view),
        name=names[view.seen.current],
        begun=table_words.begun(names)[view.seen.current],
        badge=emblems[view.seen.current],
        call=call,
        looking=looking,
        peeks=tuple([(seat, names[seat], emblems[seat]) for seat in here]) if public else (),
        own=view.own,
        hints=_hints(view, words) if acting else None,
        play=_reason(options.play, words) if options else Reason(),
        discard=_reason(options.discard, words) if options else Reason(),
        named=suits if acting and view.seen.rules.choreography else (),
        unclickable=acting and (view.seen.rules.empty_hints or suits != view.seen.rules.nameable_suits),
        go_on=view.waits_for_computer and not (looking or private or (announced and announced.owed)),
        why=asked and announced is None and view.seen.end is None and not looking,
        advice=acting and any(view.computers),
        keeps_places=view.alone,
        cover=private,
        take_back=bool(here) and not private and slip,
        lay_open=announced is not None and announced.owed is None and announced.seat in here,
        withdraw=announced is not None and announced.laid_open is None and announced.seat in here,
        token=owed,
        request=table_words.request_text(announced, view, words) if announced and owed else "",
        token_text=table_words.bare_request_text(owed, words) if owed else "",
        speaks_faces=view.speaks_faces,
    )


def _reason(refusal: Refusal | None, words: TokenWords) -> Reason:
    return Reason() if refusal is None else Reason(table_words.refusal_text(refusal, words), refusal)


def _hints(view: ScreenView, words: TokenWords) -> HintOffers:
    seen, speaks = view.seen, view.speaks_faces
    teammates = [(seen.current + step) % seen.players for step in range(1, seen.players)]
    found: dict[Hint, Reason] = {}
    for seat in teammates:
        named: list[Hint] = [ColourHint(seat, suit) for suit in seen.rules.nameable_suits]
        named += [ValueHint(seat, rank) for rank in RANKS]
        for hint in named:
            option = seen.options.hints[hint] if seen.options else None
            refusal = option.refusal if option else None
            reason = table_words.refusal_text(refusal, words, seen.rules.multicolour) if refusal else ""
            spoken = refusal is not Refusal.EMPTY_HINT or speaks
            told = option if speaks and not refusal else None
            touched = hinted_places_text(table_words.places(told.touched, view)) if told else ""
            found[hint] = Reason(reason, refusal or "", spoken, touched)
    return HintOffers(
        tuple((seat, view.names[seat]) for seat in teammates),
        seen.rules.nameable_suits,
        found,
        view.emblems,
        asks=not (speaks or seen.rules.empty_hints),
    )


def instruction(view: ScreenView) -> str:
    """What is asked of whom now."""
    if view.announced:
        # Whose it is to go on stands large, and the button says how.
        waits_for = view.announced.seat if view.announced.owed is None else view.master
        elsewhere = waits_for is not None and view.operators[waits_for] is Operator.CLIENT
        return tr("ActionPanel", "This is done on a phone.") if elsewhere else ""
    if view.seen.end:
        return tr("ActionPanel", "The game is over.")
    if isinstance(view.phase, Revealing):
        return tr("ActionPanel", "Press any key or click to go on.")
    if view.possible:
        return table_words.invitation(view.possible, in_full=True)
    if view.alone or (view.waits_for_computer and view.seen.viewer is None):
        return ""
    if view.seen.viewer is not None:
        return tr("ActionPanel", "Just looking: you can’t play, discard or give hints now.")
    return ""


class HintPicker(QWidget):
    """Combo box of the teammates, and a button for each colour that can be named and for each value."""

    refused = Signal(str, str)

    def __init__(self, look: RenderContext, requests: Requests) -> None:
        """Empty until `offer`."""
        super().__init__()
        self._look = look
        self._requests = requests
        self._offers: HintOffers | None = None
        self._label = QLabel()
        self.target = AccessibleComboBox()
        self.target.type_ahead = False
        self._label.setBuddy(self.target)
        # A label that is not seen answers to no key.
        self._key = QShortcut(self)
        self._key.activated.connect(self.target.setFocus)
        self.target.currentIndexChanged.connect(self._refresh)
        layout = FlowLayout(self, spacing=4)
        layout.addWidget(self._label)
        layout.addWidget(self.target)
        self.colours = {suit: self._button(partial(ColourHint, suit=suit)) for suit in Suit}
        self.values = {rank: self._button(partial(ValueHint, rank=rank)) for rank in RANKS}
        for button in (*self.colours.values(), *self.values.values()):
            layout.addWidget(button)

    def _button(self, hint: "partial[ColourHint] | partial[ValueHint]") -> ExplainedButton:
        button = ExplainedButton(parent=self)
        button.setProperty("compact", True)
        button.chosen.connect(lambda: self._press(button, hint(self.seat)))
        button.refused.connect(lambda *_: self._press(button, hint(self.seat)))
        button.considered.connect(lambda yes: self._requests.hint_considered.emit(hint(self.seat) if yes else None))
        return button

    def _press(self, button: ExplainedButton, hint: Hint) -> None:
        asks = QAccessible.isActive() and (button.by_key or (self._offers is not None and self._offers.asks))
        if asks and not (button.reason and button.spoken):
            # Of a hint that points at nothing as of any other: those who listen cannot tell which it is.
            self._requests.action_struck.emit(hint, Qt.Key.Key_Return)
        elif button.reason:
            self.refused.emit(button.reason, button.property(RULE))
        else:
            self._requests.action_chosen.emit(hint)

    @property
    def seat(self) -> int:
        """The teammate whom the buttons are about; -1 while there is none."""
        seat = self.target.currentData()
        return seat if isinstance(seat, int) else -1

    def set_target(self, seat: int) -> None:
        """Chooses a teammate; the own seat and unknown ones are passed over."""
        index = self.target.findData(seat)
        if index >= 0:
            self.target.setCurrentIndex(index)

    def set_labelled(self, labelled: bool) -> None:
        """Whether words before the teammate's name say what it is for."""
        self._label.setVisible(labelled)
        own = QKeySequence(ADDRESSEE_KEY_ON_MAC) if keys.MAC else QKeySequence.mnemonic(self._label.text())
        self._key.setKey(QKeySequence() if labelled and not keys.MAC else own)

    # The keyboard

    @property
    def at_colours(self) -> bool:
        """Whether the keyboard is on one of the colours."""
        return any(button.hasFocus() for button in self.colours.values())

    def focus_colours(self) -> None:
        """Moves the keyboard to the first colour that can be named."""
        if self._offers is not None:
            self.colours[self._offers.suits[0]].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def name_colour(self, suit: Suit, key: int) -> None:
        """Asks whether the hint with this colour is meant, for which this key was struck, or says why it cannot be given.

        Of a wild colour it is asked as well: silence would tell those who listen which colour it is.
        """
        self._strike(self.colours[suit], ColourHint(self.seat, suit), key)

    def _strike(self, button: ExplainedButton, hint: Hint, key: int) -> None:
        if button.reason and button.spoken:
            button.click()
        else:
            self._requests.action_struck.emit(hint, key)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A number is a hint with that value, as it is on the cards."""
        number = event.key() - Qt.Key.Key_0
        if event.isAutoRepeat() or event.modifiers() & COMMANDS or number not in self.values:
            super().keyPressEvent(event)
        else:
            self._strike(self.values[number], ValueHint(self.seat, number), event.key())

    # What is offered

    def offer(self, offers: HintOffers | None) -> None:
        """Offers what the player who looks may name now; nothing to anybody else."""
        if offers is None is self._offers:
            return
        self._offers = offers
        teammates = () if offers is None else offers.teammates
        here = tuple((self.target.itemData(row), self.target.itemText(row)) for row in range(self.target.count()))
        if teammates != here:
            with QSignalBlocker(self.target):
                self.target.clear()
                for seat, name in teammates:
                    self.target.addItem(name, seat)
        if offers is None:
            # The reasons speak of hands that the next eyes may not see, and a hidden button still has them; whom a
            # hint was meant for is forgotten too.
            for button in (*self.colours.values(), *self.values.values()):
                button.setAccessibleName("")
                button.forget()
            return
        put_badges(self.target, offers.badges, self._look)
        self._refresh()

    def _refresh(self) -> None:
        if self._offers is None:
            return
        hints: dict[ExplainedButton, Hint] = {
            self.colours[suit]: ColourHint(self.seat, suit) for suit in self._offers.suits
        }
        hints |= {self.values[rank]: ValueHint(self.seat, rank) for rank in RANKS}
        for button in (*self.colours.values(), *self.values.values()):
            button.setVisible(button in hints)
        for button, hint in hints.items():
            reason = self._offers.reasons[hint]
            button.set_reason(reason.words, reason.rule, spoken=reason.spoken, heard=reason.touched)
        self._say_words()

    def _say_words(self) -> None:
        self._label.setText(HINT_TO.translated())
        addressee = tr("HintPicker", "Who the hint is for")
        self.target.setAccessibleName(addressee)
        self.target.setToolTip(tool_tip(tip_text(addressee, addressee_key())))
        # On Linux, Qt names it by what is chosen.
        self.target.setAccessibleDescription(f"{addressee}. {key_text(addressee_key())}")
        name = self.target.currentText()
        size = max(16, self.target.fontMetrics().height())
        for suit, button in self.colours.items():
            button.setIcon(suit_icon(suit, self._look, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
            text = tr("HintPicker", "Hint to {name}: {colour}")
            self._name(button, text.format(name=name, colour=suit_name(suit)), COLOURS_KEY.translated(), spoken=False)
        for rank, button in self.values.items():
            # The key is the number itself.
            button.setText(str(rank))
            text = tr("HintPicker", "Hint to {name}: the {rank}s")
            self._name(button, text.format(name=name, rank=rank), button.text())

    def _name(self, button: ExplainedButton, text: str, key: str, *, spoken: bool = True) -> None:
        button.setAccessibleName(text)
        button.set_key(key, text, spoken=spoken)
