"""What can be done at this moment, as buttons with words: for the table, the private view and the master."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered
from hanabi_desktop.painting import paint_check, paint_cross
from hanabi_desktop.rules import Discard, Play
from hanabi_desktop.screens.table.panel.hint_picker import HintPicker
from hanabi_desktop.screens.table.panel.offers import Offers
from hanabi_desktop.table.actions import LayOpen, MoveToken, Withdraw
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.buttons import RULE, ReasonedButton, sign_icon, suit_icon
from hanabi_desktop.widgets.flow_layout import FlowLayout
from hanabi_desktop.widgets.menu import refill
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.keys import cover_key, discard_key, enter_key, play_key, take_back_key
from hanabi_desktop.wording.plain import tool_tip
from hanabi_desktop.wording.telling import not_possible_text

_NARROW = 90
"""How many letters wide the bar is when it begins to be narrow."""


class ActionPanel(QWidget):
    """The bar below the table; it says in words what is asked of whom, and offers the buttons for it."""

    def __init__(self, look: Look, requests: Requests, parent: QWidget | None = None) -> None:
        """Empty until `offer`."""
        super().__init__(parent)
        self._look = look
        self._requests = requests
        self._offers: Offers | None = None
        self._card: TableCard | None = None
        self.setObjectName("actionPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.message = QLabel()
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.hints = HintPicker(look, requests)
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
    @answered(None)
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
        requests = self._requests
        self.hints.refused.connect(self._refuse)
        self.play.chosen.connect(lambda: self._choose(Play))
        self.discard.chosen.connect(lambda: self._choose(Discard))
        self.turn.chosen.connect(self._choose_turn)
        self.cover.chosen.connect(requests.cover_chosen)
        self.rule.chosen.connect(lambda: requests.rule_chosen.emit(self.rule.property(RULE)))
        self.take_back.chosen.connect(requests.take_back_chosen)
        self.lay_open.chosen.connect(lambda: requests.action_chosen.emit(LayOpen()))
        self.withdraw.chosen.connect(lambda: requests.action_chosen.emit(Withdraw()))
        self.token.chosen.connect(self._move_owed_token)
        self.finale.chosen.connect(requests.finale_chosen)
        for button in (self.play, self.discard, self.take_back, self.withdraw):
            button.refused.connect(self._refuse)

    def _choose(self, action: type[Play] | type[Discard]) -> None:
        if self._card:
            self._requests.action_chosen.emit(action(self._card.id))

    def _choose_turn(self) -> None:
        if self._offers:
            self._requests.look_away_chosen.emit(self._offers.current)

    def _move_owed_token(self) -> None:
        if self._offers and self._offers.token:
            self._requests.action_chosen.emit(MoveToken(self._offers.token))

    def _refuse(self, reason: str, rule: str) -> None:
        """What is unavailable was tried all the same."""
        self.say(reason, rule)
        self._requests.impossible_chosen.emit(reason)

    def say(self, text: str, rule: str = "") -> None:
        """Shows a sentence until the next thing happens; with a `rule`, the rulebook can be opened at it."""
        kept = rule and self._offers is not None and not self._offers.speaks_faces
        # Read aloud, why it cannot be done would tell those who listen what they do not hold.
        self.message.setAccessibleName(not_possible_text() if kept else "")
        self.message.setText(text)
        self.rule.setProperty(RULE, rule)
        self.rule.setVisible(rule != "")

    def count_down(self, seconds: int) -> None:
        """The private view covers itself in so many seconds; 0 if it does not for now."""
        text = QCoreApplication.translate("ActionPanel", "Cover the screen")
        self.cover.setText(f"{text} ({seconds})" if seconds else text)

    def offer(self, offers: Offers) -> None:
        """Offers something else, or the same in another language."""
        self._offers = offers
        acting = offers.hints is not None
        self.hints.offer(offers.hints)
        self.play.setVisible(acting)
        self.discard.setVisible(acting)
        self.announce.setVisible(bool(offers.named))
        self.cover.setVisible(offers.cover)
        self.turn.setVisible(bool(offers.ready))
        self.peek.setVisible(bool(offers.peeks))
        self.take_back.setVisible(offers.take_back)
        self.lay_open.setVisible(offers.lay_open)
        self.token.setVisible(offers.token is not None)
        self.withdraw.setVisible(offers.withdraw)
        self.finale.setVisible(offers.finale)
        self._say_words(offers)
        self._refresh_card()
        refill(self.peek.menu(), [name for _, name in offers.peeks], self._peek)
        self.say(offers.instruction)

    def _say_words(self, offers: Offers) -> None:
        self.turn.setText(QCoreApplication.translate("ActionPanel", "Ready"))
        self.turn.set_key(enter_key())
        self.turn.setAccessibleDescription(offers.ready)
        self.peek.setText(QCoreApplication.translate("ActionPanel", "Peek"))
        self.peek.setToolTip(
            tool_tip(QCoreApplication.translate("ActionPanel", "Look at the teammates' cards without taking a turn"))
        )
        self.take_back.setText(QCoreApplication.translate("ActionPanel", "Take back"))
        self.take_back.set_key(take_back_key())
        self.cover.setText(QCoreApplication.translate("ActionPanel", "Cover the screen"))
        self.cover.set_key(cover_key())
        self.lay_open.setText(QCoreApplication.translate("ActionPanel", "Lay the card open"))
        self.withdraw.setText(QCoreApplication.translate("ActionPanel", "Withdraw"))
        self.finale.setText(QCoreApplication.translate("ActionPanel", "Show the score"))
        self.token.setText(offers.request.replace("&", "&&"))
        self.rule.setText(QCoreApplication.translate("ActionPanel", "Why?"))
        self.rule.setToolTip(tool_tip(QCoreApplication.translate("ActionPanel", "Opens the rulebook at this rule")))

    def show_card(self, card: TableCard | None) -> None:
        """The card that play and discard are about, or whose owner is to be given a hint."""
        if self._offers is None or card is None:
            return
        if any(card.seat == own.seat for own in self._offers.own):
            self._card = card
            self._refresh_card()
        elif self._offers.hints:
            self.hints.set_target(card.seat)

    def _refresh_card(self) -> None:
        """Keeps the focused own card if it is still held; else it is the first one."""
        offers = self._offers
        if offers is None:
            return
        known = self._card.id if self._card else None
        first = offers.own[0] if offers.own else None
        self._card = next((card for card in offers.own if card.id == known), first)
        for button, reason in ((self.play, offers.play), (self.discard, offers.discard)):
            button.set_reason(reason.words, reason.rule)
        place = self._card.place if self._card else 0
        self.play.setText(QCoreApplication.translate("ActionPanel", "Play card {place}").format(place=place))
        self.discard.setText(QCoreApplication.translate("ActionPanel", "Discard card {place}").format(place=place))
        self.play.set_key(play_key())
        self.discard.set_key(discard_key())
        size = max(16, self.fontMetrics().height())
        for button, paint in ((self.play, paint_check), (self.discard, paint_cross)):
            button.setIcon(sign_icon(paint, self._look, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
        self._fill_announce(offers)

    def _fill_announce(self, offers: Offers) -> None:
        """One entry for each colour that can be named before playing (choreography)."""
        size = max(16, self.fontMetrics().height())
        entries = refill(self.announce.menu(), [suit_name(suit) for suit in offers.named], self._announce)
        for entry, suit in zip(entries, offers.named, strict=True):
            entry.setIcon(suit_icon(suit, self._look, size, self.devicePixelRatioF()))
        if offers.named:
            self.announce.setText(QCoreApplication.translate("ActionPanel", "Name a colour…"))

    def _announce(self, number: int) -> None:
        if self._offers and self._card:
            self._requests.action_chosen.emit(Play(self._card.id, self._offers.named[number]))

    def _peek(self, number: int) -> None:
        if self._offers:
            self._requests.look_away_chosen.emit(self._offers.peeks[number][0])
