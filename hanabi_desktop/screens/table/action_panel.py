"""The action panel below the table: what is asked of whom, and buttons for it."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.cards import paint_check, paint_cross
from hanabi_desktop.rules import Discard, Play
from hanabi_desktop.screens.table.hints import HintPicker, Offers
from hanabi_desktop.table.actions import LayOpen, MoveToken, Withdraw
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.buttons import RULE, ExplainedButton, MenuButton, MisclickGuardButton, sign_icon, suit_icon
from hanabi_desktop.widgets.keyboard import show_calmly
from hanabi_desktop.widgets.labels import TextLabel, badge_icon_beside
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.menus import refill
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.announcements import not_possible_text
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.keys import (
    ADVICE_KEY,
    COVER_KEY,
    DISCARD_KEY,
    ENTER_KEY,
    MENUS_KEY,
    PLAY_KEY,
    TAKE_BACK_KEY,
    WHY_KEY,
    KeysAt,
    acting_keys,
)
from hanabi_desktop.wording.table import opening_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

_BELOW, _BESIDE = QVBoxLayout.Direction.TopToBottom, QVBoxLayout.Direction.LeftToRight
_APART = 12
"""Pixels before the large button, beside those between all."""
_LOOKS = 3
"""So many times longer than others the button that undoes an announcement is seen before it answers."""
_NAME = 16
"""Letters of a name that the button has room for."""


class Shape(Struct, frozen=True):
    """A layout of the panel, and how many words its buttons have."""

    labelled: bool = True
    """Whether words say what a teammate is chosen for."""
    named: bool = True
    """Whether words say what is done with an own card, besides a sign."""
    letters: int = 16
    """How many letters of the chosen teammate's name are seen; the badge is, always."""


SHAPES = (Shape(), Shape(labelled=False, letters=9), Shape(labelled=False, named=False, letters=4))
"""From most words to fewest."""


class ActionPanel(QWidget):
    """Panel below the table that says whose turn it is and what can be done, with the buttons for it."""

    said = Signal()
    """There is something to read."""
    rule_told = Signal(str)
    """By which rule something is not possible; empty once that is of no interest any more."""
    buttons_wanted = Signal()
    """Somebody with a mouse wants what no click on a card stands for."""

    def __init__(self, look: RenderContext, requests: Requests, parent: QWidget | None = None) -> None:
        """Empty until `offer`."""
        super().__init__(parent)
        self._look = look
        self._requests = requests
        self._offers: Offers | None = None
        self._card: TableCard | None = None
        self._shape = Shape()
        self._bars: list[QWidget] = []
        self._said, self._heard, self._refused = "", "", False
        self._counted = 0
        self._keys_at, self._instead = KeysAt.OWN, ""
        self.setObjectName("actionPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.menus = ExplainedButton("☰")
        self.menus.hide()
        self._menus_away = self.with_buttons = False
        self.headline = TextLabel(look)
        self.headline.setObjectName("headline")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.message = TextLabel()
        self.message.setObjectName("message")
        self.message.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.hints = HintPicker(look, requests)
        self.play = ExplainedButton()
        self.announce = MenuButton()
        self.discard = ExplainedButton()
        self.turn = MisclickGuardButton(primary=True)
        self.peek = MenuButton()
        self.take_back = ExplainedButton()
        self.go_on = ExplainedButton()
        self.why = ExplainedButton()
        self.advice = MisclickGuardButton()
        self.lay_open = MisclickGuardButton(primary=True)
        self.token = MisclickGuardButton(primary=True)
        self.withdraw = MisclickGuardButton()
        self.withdraw.looks = _LOOKS
        self.cover = ExplainedButton()
        self.more = ExplainedButton()
        self.rule = ExplainedButton()
        self._connect()
        self._above, self._below = QHBoxLayout(), FlowLayout(spacing=4)
        self._above.setSpacing(8)
        self._words = QVBoxLayout()
        self._words.setContentsMargins(8, 0, 8, 0)
        self._words.setSpacing(0)
        self._words.addWidget(self.headline, 3)
        self._words.addWidget(self.message)
        self._above.addWidget(self.menus)
        self._above.addLayout(self._words, 1)
        # Where one goes on, advice comes next, and nothing that a late click would do harm with.
        # What undoes at once lies farthest from where a large button was.
        for button in (self.withdraw, self.go_on, self.advice, self.rule, self.why, self.take_back, self.peek):
            self._above.addWidget(button)
        for aside in (
            self.menus,
            self.go_on,
            self.advice,
            self.rule,
            self.why,
            self.take_back,
            self.withdraw,
            self.more,
        ):
            # A click on it leaves the keyboard where it plays.
            aside.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # What points at the large button lies over no other.
        self._above.addSpacing(_APART)
        for button in (self.lay_open, self.token, self.turn):
            button.setProperty("large", True)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            self._above.addWidget(button)
        self._above.addWidget(self.more)
        self._above.addWidget(self.cover)
        self._below.addWidget(self.hints)
        self._below.add_spring()
        for button in (self.play, self.announce, self.discard):
            self._below.addWidget(button)
        self.lines = QVBoxLayout(self)
        # In the smallest window every pixel counts; the buttons have edges of their own.
        self.lines.setContentsMargins(14, 0, 12, 0)
        self.lines.setSpacing(0)
        # The line stays where it is when the buttons come.
        self.lines.addLayout(self._below)
        self.lines.addLayout(self._above, 1)

    def host(self, bar: QWidget) -> None:
        """A bar that takes the place of the message while it is to be seen."""
        self._bars.append(bar)
        self._words.insertWidget(self._words.count() - 1, bar)

    def take_shape(self, shape: Shape) -> None:
        """Changes the shape of the panel."""
        self._shape = shape
        self.hints.set_labelled(shape.labelled)
        self.hints.set_letters(shape.letters)
        self._name_cards()
        self._name_cover()
        self._update_message()
        self.lines.invalidate()

    def height_for(self, width: int) -> int:
        """The height for a width, as after all pending layout."""
        # What has been shown, hidden or renamed just now is still to be told to the layouts around it.
        for inner in (self.hints, *(each for each in self.children() if isinstance(each, QWidget))):
            layout = inner.layout()
            if layout is not None:
                layout.invalidate()
            inner.updateGeometry()
        for lines in (self._words, self._above, self._below, self.lines):
            lines.invalidate()
        return self.lines.totalHeightForWidth(width)

    def set_menus(self, away: bool) -> None:
        """Whether the window's menus are `away`, and are to be called from here."""
        self._menus_away = away
        if not away:
            self._keep_keyboard([self.menus], acting=False)
        self._show_menus()

    def _show_menus(self) -> None:
        """Whoever looks at cards has the bar for them alone."""
        self.menus.setVisible(self._menus_away and not (self._offers is not None and self._offers.cover))

    def _connect(self) -> None:
        requests = self._requests
        self.hints.refused.connect(self._refuse)
        self.play.chosen.connect(lambda: self._choose(Play))
        self.discard.chosen.connect(lambda: self._choose(Discard))
        self.turn.chosen.connect(requests.view_chosen)
        self.cover.chosen.connect(requests.cover_chosen)
        self.more.chosen.connect(self.buttons_wanted)
        self.rule.chosen.connect(lambda: requests.rule_chosen.emit(self.rule.property(RULE)))
        self.take_back.chosen.connect(requests.take_back_chosen)
        self.go_on.chosen.connect(requests.go_on_chosen)
        self.why.chosen.connect(requests.why_asked)
        self.advice.chosen.connect(requests.advice_asked)
        self.menus.chosen.connect(lambda: requests.menus_chosen.emit(self.menus))
        self.lay_open.chosen.connect(lambda: requests.action_chosen.emit(LayOpen()))
        self.withdraw.chosen.connect(lambda: requests.action_chosen.emit(Withdraw()))
        self.token.chosen.connect(self._move_owed_token)
        for button in (self.play, self.discard, self.take_back, self.withdraw):
            button.refused.connect(self._refuse)

    def _choose(self, action: type[Play] | type[Discard]) -> None:
        if self._card:
            self._requests.action_chosen.emit(action(self._card.id))

    def _move_owed_token(self) -> None:
        if self._offers and self._offers.token:
            self._requests.action_chosen.emit(MoveToken(self._offers.token))

    def _refuse(self, reason: str, rule: str) -> None:
        """Shows why an unavailable action is not possible."""
        self.say(reason, rule)
        self._requests.impossible_chosen.emit(reason, rule)

    def say(self, text: str, rule: str = "", heard: str = "") -> None:
        """Shows a sentence until the next thing happens; with a `rule`, the rulebook can be opened at it.

        Screen readers find what is `heard`, if that is something else.
        """
        kept = rule and self._offers is not None and not self._offers.speaks_faces
        # Read aloud, why it cannot be done would tell those who listen what they do not hold.
        self._set_message(text, rule, heard=not_possible_text() if kept else heard, refused=True)
        self.said.emit()

    def _set_message(self, text: str, rule: str = "", heard: str = "", refused: bool = False) -> None:
        self._said, self._heard, self._refused = text, heard, refused
        self.show_instead("")
        self.rule.setProperty(RULE, rule)
        self.rule_told.emit(rule)
        policy = self.rule.sizePolicy()
        policy.setRetainSizeWhenHidden(rule != "")
        self.rule.setSizePolicy(policy)
        self.rule.setVisible(rule != "")
        # One question at a time: the rule is what was met just now.
        self.why.setVisible(self._offers is not None and self._offers.why and not rule)
        self._update_message()

    def show_instead(self, words: str) -> None:
        """Shows other words for a while where the message stands; nothing moves for them.

        Whoever plays by keys reads those that lead on after them, where there is room.
        """
        self._instead = words
        keys = self._keys(brief=True) if words else ""
        both = f"{words} · {keys}"
        metrics = self.message.fontMetrics()
        fits = keys and metrics.horizontalAdvance(both) <= self.message.contentsRect().width()
        self.message.show_instead(both if fits else words)
        # It is about the message; nobody loses the keyboard for a mouse that passes.
        self.rule.setVisible(bool(self.rule.property(RULE)) and (not words or self.rule.hasFocus()))

    def tell_keys(self, at: KeysAt) -> None:
        """The keyboard is there now: whoever plays by it reads which keys lead on."""
        if at is not self._keys_at:
            self._keys_at = at
            self._update_message()
            self.show_instead(self._instead)

    def _keys(self, *, brief: bool = False) -> str:
        """The keys that lead on, for whoever plays by them and acts now."""
        offers = self._offers
        if offers is None or offers.hints is None or not self.with_buttons:
            return ""
        hints = any(not reason.words for reason in offers.hints.reasons.values())
        play, discard = not offers.play.words, not offers.discard.words
        return acting_keys(self._keys_at, hints=hints, play=play, discard=discard, brief=brief)

    def _instruction(self) -> str:
        """What can be done, by mouse or by keys, for whoever acts."""
        instructed = self._offers is not None and self._said == self._offers.instruction
        return (instructed and self._keys()) or self._said

    def _update_message(self) -> None:
        """Updates the message line, unless a question or note stands there."""
        asked = any(not bar.isHidden() for bar in self._bars)
        self.message.say(self._instruction())
        self.message.setAccessibleName(self._heard)
        self.message.setHidden(not self._said or (asked and not self._refused))

    def count_down(self, seconds: int) -> None:
        """The private view covers itself in so many seconds; 0 if it does not for now."""
        self._counted = seconds
        self._name_cover()

    def _name_cover(self) -> None:
        full = tr("ActionPanel", "Cover the screen")
        text = full if self._shape.named else tr("ActionPanel", "Cover", "button")
        self.cover.setText(f"{text} ({self._counted})" if self._counted else text)
        self.cover.setAccessibleName(f"{full} ({self._counted})" if self._counted else full)
        self.cover.set_key(COVER_KEY.translated(), full)

    def show_buttons(self, on: bool) -> None:
        """Whether hints, plays and discards have buttons: whoever has a mouse clicks on the cards."""
        if on is not self.with_buttons:
            self.with_buttons = on
            if self._offers is not None:
                self._show_buttons(self._offers)
                self._update_message()

    def _show_buttons(self, offers: Offers) -> None:
        acting = offers.hints is not None
        on = acting and self.with_buttons
        # There is no headline over it either.
        mark(self.message, "alone", on=(offers.cover or acting) and not on)
        for widget, there in (
            (self.hints, on),
            (self.play, on),
            (self.discard, on),
            (self.announce, on and bool(offers.named)),
            (self.more, acting and not on and (offers.unclickable or bool(offers.named))),
        ):
            show_calmly(widget, there)

    def offer(self, offers: Offers) -> None:
        """Shows what can be done now, or the same in another language."""
        self._offers = offers
        acting = offers.hints is not None
        self._say_words(offers)
        shown: dict[QWidget, bool] = {
            self.cover: offers.cover,
            self.turn: bool(offers.call) and not offers.looking,
            self.peek: bool(offers.peeks),
            self.take_back: offers.take_back,
            self.go_on: offers.go_on,
            self.why: offers.why,
            self.advice: offers.advice,
            self.lay_open: offers.lay_open,
            self.token: offers.token is not None,
            self.withdraw: offers.withdraw,
        }
        for button in filter(shown.__getitem__, shown):
            button.show()
        self.headline.setHidden(offers.cover or acting)
        # Those who come back to the table have to read it from afar: how one goes on takes nothing from its height.
        self._words.setDirection(_BESIDE if offers.looking else _BELOW)
        self._words.setStretchFactor(self.message, int(offers.looking))
        self._words.setSpacing(self.headline.maximumHeight() // 3 if offers.looking else 0)
        self._show_menus()
        commands = (self.hints, self.play, self.discard, self.announce, self.more)
        self._keep_keyboard([*commands, *(button for button in shown if not shown[button])], acting)
        self.hints.offer(offers.hints)
        self._show_buttons(offers)
        for button, there in shown.items():
            show_calmly(button, there)
        self._refresh_card()
        peeks = refill(self.peek.menu(), [name for _, name, _ in offers.peeks], self._peek)
        for entry, (_, _, badge) in zip(peeks, offers.peeks, strict=True):
            entry.setIcon(badge_icon_beside(badge, self._look, self.peek.menu()))
        self._set_message(offers.instruction)

    @property
    def going_on(self) -> QWidget | None:
        """The button with which the game goes on in front of all, if there is one."""
        buttons = (self.turn, self.token, self.lay_open, self.go_on)
        return next((button for button in buttons if not button.isHidden()), None)

    def _keep_keyboard(self, going: Sequence[QWidget], acting: bool) -> None:
        """Moves the focus off widgets that are to be hidden: Qt would pass it on from neighbour to neighbour."""
        focused = QApplication.focusWidget()
        if focused is None or acting or not any(each is focused or each.isAncestorOf(focused) for each in going):
            return
        if self.going_on is not None:
            self.going_on.setFocus()

    def _say_words(self, offers: Offers) -> None:
        menus = tr("ActionPanel", "Menus")
        self.menus.setAccessibleName(menus)
        self.menus.set_key(MENUS_KEY.translated(), menus)
        metrics = self.turn.fontMetrics()
        name = metrics.elidedText(offers.begun, Qt.TextElideMode.ElideRight, metrics.averageCharWidth() * _NAME)
        self.turn.setText(tr("ActionPanel", "I am {name}", name=name).replace("&", "&&"))
        # Of a long name, or of two alike, the badge is what tells whose it is.
        icon = badge_icon_beside(offers.badge, self._look, self.turn, 0.9, gap=0.25)
        self.turn.setIcon(icon)
        self.turn.setIconSize(icon.actualSize(self.size()))
        self.turn.setAccessibleName(opening_text(offers.name))
        self.turn.set_key(ENTER_KEY.translated(), opening_text(offers.name))
        self.peek.setText(tr("ActionPanel", "Peek"))
        self.peek.setToolTip(tool_tip(tr("ActionPanel", "Peek at the teammates’ cards between turns")))
        self.take_back.setText(tr("ActionPanel", "Take back"))
        self.take_back.set_key(TAKE_BACK_KEY.translated())
        self.go_on.setText(tr("ActionPanel", "Go on"))
        self.go_on.set_key(ENTER_KEY.translated(), tr("ActionPanel", "Don’t wait for the computer"))
        self.why.setText(tr("ActionPanel", "Why?"))
        self.why.set_key(WHY_KEY.translated(), tr("ActionPanel", "Why did the computer do that?"))
        self.advice.setText(tr("ActionPanel", "Advice"))
        self.advice.set_key(ADVICE_KEY.translated(), tr("ActionPanel", "What would a computer do here?"))
        self._name_cover()
        self.lay_open.setText(tr("ActionPanel", "Turn the card face up"))
        self.withdraw.setText(tr("ActionPanel", "Withdraw"))
        # Who is to do it stands beside, and in the news: the button has room for what it does.
        self.token.setText(offers.token_text)
        self.token.setAccessibleName(offers.request)
        named = tr("ActionPanel", "Name a colour…")
        self.more.setText(tr("ActionPanel", "Hint by button…") if offers.unclickable else named)
        self.more.setToolTip(tool_tip(named) if offers.named else "")
        self.rule.setText(tr("ActionPanel", "Why?"))
        self.rule.setToolTip(tool_tip(tr("ActionPanel", "Opens the rulebook at this rule")))

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
        self._name_cards()
        size = max(16, self.play.fontMetrics().height())
        for button, paint in ((self.play, paint_check), (self.discard, paint_cross)):
            button.setIcon(sign_icon(paint, self._look, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
        self._fill_announce(offers)

    def _name_cards(self) -> None:
        """Which card is played or discarded: beside the sign alone where words have no room."""
        place = self._card.place if self._card else 0
        for button, name, key in (
            (self.play, tr("ActionPanel", "Play card {place}"), PLAY_KEY.translated()),
            (self.discard, tr("ActionPanel", "Discard card {place}"), DISCARD_KEY.translated()),
        ):
            full = name.format(place=place)
            button.setText(full if self._shape.named else str(place))
            button.setAccessibleName(full)
            button.set_key(key, full)
            mark(button, "tight", on=not self._shape.named)

    def _fill_announce(self, offers: Offers) -> None:
        """One entry for each colour that can be named before playing (choreography)."""
        size = max(16, self.play.fontMetrics().height())
        entries = refill(self.announce.menu(), [suit_name(suit) for suit in offers.named], self._announce)
        for entry, suit in zip(entries, offers.named, strict=True):
            entry.setIcon(suit_icon(suit, self._look, size, self.devicePixelRatioF()))
        if offers.named:
            self.announce.setText(tr("ActionPanel", "Name a colour…"))

    def _announce(self, number: int) -> None:
        if self._offers and self._card:
            self._requests.action_chosen.emit(Play(self._card.id, self._offers.named[number]))

    def _peek(self, number: int) -> None:
        if self._offers:
            self._requests.look_away_chosen.emit(self._offers.peeks[number][0])
