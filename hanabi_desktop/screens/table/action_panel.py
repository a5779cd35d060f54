"""What can be done at this moment, as buttons with words: for the table, the private view and the master."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting import paint_check, paint_cross
from hanabi_desktop.rules import Discard, Play
from hanabi_desktop.screen.phases import Private
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.screens.table.hint_picker import HintPicker
from hanabi_desktop.table.happenings import Operator
from hanabi_desktop.table.tokens import TokenMove
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.buttons import RULE, ReasonedButton, sign_icon, suit_icon
from hanabi_desktop.widgets.flow_layout import FlowLayout
from hanabi_desktop.widgets.menu import refill
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.plain import tool_tip
from hanabi_desktop.wording.refusals import refusal_text
from hanabi_desktop.wording.table import look_away_text, request_text

_NARROW = 90
"""How many letters wide the bar is when it begins to be narrow."""


class ActionPanel(QWidget):
    """The bar below the table; it says in words what is asked of whom, and offers the buttons for it."""

    action_chosen = Signal(object)
    hint_considered = Signal(object)
    look_away_chosen = Signal(int)
    cover_chosen = Signal()
    token_chosen = Signal(object)
    lay_open_chosen = Signal()
    withdraw_chosen = Signal()
    take_back_chosen = Signal()
    finale_chosen = Signal()
    rule_chosen = Signal(str)
    """Where the rulebook tells why something was refused."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `update_view`."""
        super().__init__(parent)
        self._look = look
        self._view: ScreenView | None = None
        self._card: TableCard | None = None
        self.setObjectName("actionPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.message = QLabel()
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.hints = HintPicker(look)
        self.play = ReasonedButton()
        self.announce = QToolButton()
        self.announce.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.announce.setMenu(QMenu(self.announce))
        self.discard = ReasonedButton()
        self.turn = ReasonedButton(primary=True)
        self.peek = QToolButton()
        self.peek.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.peek.setMenu(QMenu(self.peek))
        self.take_back = ReasonedButton()
        self.lay_open = ReasonedButton(primary=True)
        self.token = ReasonedButton(primary=True)
        self.withdraw = ReasonedButton()
        self.cover = ReasonedButton()
        self.rule = ReasonedButton()
        self.finale = ReasonedButton(primary=True)
        self._connect()
        above, below = QHBoxLayout(), FlowLayout()
        above.addWidget(self.message, 1)
        above.addWidget(self.rule)
        above.addWidget(self.cover)
        self._above, self._below, self._tight = above, below, False
        below.addWidget(self.hints)
        below.add_spring()
        buttons = (self.play, self.announce, self.discard, self.take_back, self.peek)
        for button in (*buttons, self.withdraw, self.lay_open, self.token, self.turn, self.finale):
            below.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 3, 6, 5)
        layout.setSpacing(3)
        layout.addLayout(above)
        layout.addLayout(below)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Where letters are large, the message has the first lines to itself.
        tight = self.width() < _NARROW * self.fontMetrics().averageCharWidth()
        if tight != self._tight:
            self._tight = tight
            self._above.removeWidget(self.cover)
            self._below.removeWidget(self.cover)
            (self._below if tight else self._above).addWidget(self.cover)

    def _connect(self) -> None:
        self.hints.hint_chosen.connect(self.action_chosen)
        self.hints.hint_considered.connect(self.hint_considered)
        self.hints.refused.connect(self.say)
        self.play.chosen.connect(lambda: self._choose(Play))
        self.discard.chosen.connect(lambda: self._choose(Discard))
        self.turn.chosen.connect(self._choose_turn)
        self.cover.chosen.connect(self.cover_chosen)
        self.rule.chosen.connect(lambda: self.rule_chosen.emit(self.rule.property(RULE)))
        self.take_back.chosen.connect(self.take_back_chosen)
        self.lay_open.chosen.connect(self.lay_open_chosen)
        self.withdraw.chosen.connect(self.withdraw_chosen)
        self.token.chosen.connect(self._move_owed_token)
        self.finale.chosen.connect(self.finale_chosen)
        for button in (self.play, self.discard, self.take_back, self.withdraw):
            button.refused.connect(self.say)

    def _choose(self, action: type[Play] | type[Discard]) -> None:
        if self._card:
            self.action_chosen.emit(action(self._card.id))

    def _choose_turn(self) -> None:
        if self._view:
            self.look_away_chosen.emit(self._view.eyes.current)

    def _move_owed_token(self) -> None:
        announced = self._view.announced if self._view else None
        if announced and isinstance(announced.owed, TokenMove):
            self.token_chosen.emit(announced.owed)

    def say(self, text: str, rule: str = "") -> None:
        """Shows a sentence until the next thing happens; with a `rule`, the rulebook can be opened at it."""
        self.message.setText(text)
        self.rule.setProperty(RULE, rule)
        self.rule.setVisible(rule != "")

    def update_view(self, view: ScreenView) -> None:
        """Offers what this phase allows."""
        self._view = view
        private = isinstance(view.phase, Private)
        public = not private and view.announced is None and view.eyes.end is None
        announced = view.announced
        self.hints.update_view(view)
        self.play.setVisible(view.acting)
        self.discard.setVisible(view.acting)
        self.announce.setVisible(view.acting and view.eyes.rules.choreography)
        self.cover.setVisible(private)
        here = view.operators[view.eyes.current] is Operator.SCREEN
        self.turn.setVisible(public and here)
        self.peek.setVisible(public and Operator.SCREEN in view.operators)
        self.take_back.setVisible(not private and announced is None and bool(view.eyes.turns))
        self.lay_open.setVisible(announced is not None and announced.owed is None)
        self.token.setVisible(announced is not None and announced.owed is not None)
        self.withdraw.setVisible(announced is not None and announced.laid_open is None)
        self.finale.setVisible(view.eyes.end is not None and not private)
        self._refresh_card()
        self.retranslate()

    def show_card(self, card: TableCard | None) -> None:
        """The card that play and discard are about, or whose owner is to be given a hint."""
        view = self._view
        if view is None or card is None:
            return
        if card.seat == view.eyes.viewer:
            self._card = card
            self._refresh_card()
        elif view.acting:
            self.hints.set_target(card.seat)

    def _refresh_card(self) -> None:
        """Keeps the focused own card if it is still held; else it is the first one."""
        view = self._view
        if view is None or view.eyes.viewer is None:
            self._card = None
            return
        hand = view.hands[view.eyes.viewer]
        known = self._card.id if self._card else None
        self._card = next((card for card in hand if card.id == known), hand[0] if hand else None)
        options = view.eyes.options
        if options:
            words = box_of(view.edition.kit).words
            self.play.set_reason(refusal_text(options.play, words) if options.play else "", options.play or "")
            reason = refusal_text(options.discard, words) if options.discard else ""
            self.discard.set_reason(reason, options.discard or "")
        place = self._card.place if self._card else 0
        self.play.setText(QCoreApplication.translate("ActionPanel", "Play card {place}").format(place=place))
        self.discard.setText(QCoreApplication.translate("ActionPanel", "Discard card {place}").format(place=place))
        size = max(16, self.fontMetrics().height())
        for button, paint in ((self.play, paint_check), (self.discard, paint_cross)):
            button.setIcon(sign_icon(paint, self._look, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
        self._fill_announce()

    def _fill_announce(self) -> None:
        """One entry for each colour that can be named before playing (choreography)."""
        view, card = self._view, self._card
        named = view is not None and card is not None and view.eyes.rules.choreography
        suits = view.eyes.rules.suits if view is not None and named else ()
        size = max(16, self.fontMetrics().height())
        entries = refill(self.announce.menu(), [suit_name(suit) for suit in suits], self._announce)
        for entry, suit in zip(entries, suits, strict=True):
            entry.setIcon(suit_icon(suit, self._look, size, self.devicePixelRatioF()))
        if named:
            self.announce.setText(QCoreApplication.translate("ActionPanel", "Name a colour…"))

    def _announce(self, number: int) -> None:
        if self._view is not None and self._card is not None:
            self.action_chosen.emit(Play(self._card.id, self._view.eyes.rules.suits[number]))

    def _fill_peek(self, view: ScreenView) -> None:
        seats = [seat for seat, operator in enumerate(view.operators) if operator is Operator.SCREEN]
        refill(self.peek.menu(), [view.names[seat] for seat in seats], self._peek)

    def _peek(self, number: int) -> None:
        if self._view is not None:
            operators = enumerate(self._view.operators)
            seats = [seat for seat, operator in operators if operator is Operator.SCREEN]
            self.look_away_chosen.emit(seats[number])

    def retranslate(self) -> None:
        """Sets all words anew."""
        view = self._view
        if view is None:
            return
        name = view.names[view.eyes.current]
        self.turn.setText(QCoreApplication.translate("ActionPanel", "Ready"))
        self.turn.setAccessibleDescription(look_away_text(name))
        self.peek.setText(QCoreApplication.translate("ActionPanel", "Peek"))
        self.peek.setToolTip(
            tool_tip(QCoreApplication.translate("ActionPanel", "Look at the teammates' cards without taking a turn"))
        )
        self._fill_peek(view)
        self.take_back.setText(QCoreApplication.translate("ActionPanel", "Take back"))
        self.cover.setText(QCoreApplication.translate("ActionPanel", "Cover the screen"))
        self.lay_open.setText(QCoreApplication.translate("ActionPanel", "Lay the card open"))
        self.withdraw.setText(QCoreApplication.translate("ActionPanel", "Withdraw"))
        self.finale.setText(QCoreApplication.translate("ActionPanel", "Show the score"))
        if view.announced and view.announced.owed:
            request = request_text(view.announced, view, box_of(view.edition.kit).words)
            self.token.setText(request.replace("&", "&&"))
        self.rule.setText(QCoreApplication.translate("ActionPanel", "Why?"))
        self.rule.setToolTip(tool_tip(QCoreApplication.translate("ActionPanel", "Opens the rulebook at this rule")))
        self.hints.retranslate()
        self.say(self._instruction(view))

    def _master_instruction(self, view: ScreenView) -> str:
        if view.announced is None or view.announced.owed is None:
            return QCoreApplication.translate("ActionPanel", "The announced card is laid open before any token moves.")
        text = QCoreApplication.translate(
            "ActionPanel", "{name} moves the token: click it, drag it, or choose the button."
        )
        return text.format(name="" if view.master is None else view.names[view.master])

    def _instruction(self, view: ScreenView) -> str:
        """What is asked of whom now."""
        if view.announced:
            return self._master_instruction(view)
        if view.eyes.end:
            return QCoreApplication.translate("ActionPanel", "The game is over.")
        if view.acting:
            return QCoreApplication.translate(
                "ActionPanel",
                "A click on a number or symbol of a teammate's card gives that hint; the check plays an own card, the cross discards it.",
            )
        if view.eyes.viewer is not None:
            return QCoreApplication.translate(
                "ActionPanel", "A look without a turn: nothing can be played or hinted now."
            )
        name = view.names[view.eyes.current]
        if view.operators[view.eyes.current] is not Operator.SCREEN:
            return QCoreApplication.translate("ActionPanel", "{name} has the turn, and plays elsewhere.").format(
                name=name
            )
        text = QCoreApplication.translate(
            "ActionPanel", "{name} has the turn. When all have seen the table, choose Ready."
        )
        return text.format(name=name)
