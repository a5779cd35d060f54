"""The action panel below the table: what is asked of whom, and buttons for it."""

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.cards import paint_check, paint_cross
from hanabi_desktop.rules import Discard, Play
from hanabi_desktop.screens.table.hints import HintPicker, Offers
from hanabi_desktop.table.actions import LayOpen, MoveToken, Withdraw
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.buttons import LONG_DELAY, RULE, ExplainedButton, MenuButton, sign_icon, suit_icon
from hanabi_desktop.widgets.keyboard import hide_unfocused
from hanabi_desktop.widgets.labels import TextLabel, badge_icon_beside
from hanabi_desktop.widgets.layouts import FlowLayout, keep_place
from hanabi_desktop.widgets.menus import refill
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording import keys
from hanabi_desktop.wording.announcements import not_possible_text
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.table import opening_text
from hanabi_desktop.wording.text import Text, tr
from hanabi_desktop.wording.typography import aloud, tool_tip

_BELOW, _BESIDE = QVBoxLayout.Direction.TopToBottom, QVBoxLayout.Direction.LeftToRight
_APART = 12
"""Pixels before the large button, in addition to the usual spacing."""
_WITHDRAW_DELAY = 1500
"""Milliseconds until the button that undoes an announcement answers."""
_NAME = 16
"""Limit in letters of a name on the button."""
I_AM = Text("ActionPanel", "I am {name}")
"""The button that opens a private view."""
_PLAY, _DISCARD = Text("ActionPanel", "Play card {place}"), Text("ActionPanel", "Discard card {place}")
_COVER, _COVER_BRIEFLY = Text("ActionPanel", "Cover the screen"), Text("ActionPanel", "Cover", "button")
_BY_BUTTON, _NAME_COLOUR = Text("ActionPanel", "Choose a hint…"), Text("ActionPanel", "Name a colour…")
_LOOKS = Text("ActionPanel", "Show the cards to {name}")
"""Entry of a menu, which screen readers tell without the button that it belongs to."""

Button = TypeVar("Button", bound=ExplainedButton | MenuButton)
Words = Text | Callable[[Offers], str]


class Command(Struct, frozen=True):
    """A button of the panel: what it says, and the key that does the same."""

    text: Words
    key: Text | None = None
    whole: Words | None = None
    """All its words, for ears and the tool tip, where the button has room for fewer."""
    tip: Words | None = None
    """The tool tip, where it is neither of these."""

    def say(self, button: ExplainedButton | MenuButton, offers: Offers) -> None:
        """Puts the words on the button, in the current language."""
        text, whole, tip = [
            words(offers) if callable(words) else words.translated() if words else ""
            for words in (self.text, self.whole, self.tip)
        ]
        button.setText(text)
        if self.whole:
            button.setAccessibleName(whole)
        if self.key:
            button.set_key(self.key.translated(), tip or whole)
        elif self.tip:
            button.setToolTip(tool_tip(tip))


class Shape(Struct, frozen=True):
    """A layout of the panel, and how many words its buttons have."""

    labelled: bool = True
    """Whether words say what a teammate is chosen for."""
    named: bool = True
    """Whether words say what is done with an own card, besides a sign."""
    letters: int = 16
    """Maximum letters of the chosen teammate's name; the badge is always seen."""


SHAPES = (Shape(), Shape(labelled=False, letters=9), Shape(labelled=False, named=False, letters=4))
"""From most words to fewest."""


class ActionPanel(QWidget):
    """Panel below the table that says whose turn it is and what can be done, with the buttons for it."""

    said = Signal()
    """There is something to read."""
    rule_told = Signal(str)
    """The rule by which something is not possible; empty once that is of no interest any more."""
    buttons_wanted = Signal()
    """Somebody with a mouse wants what no click on a card stands for."""

    def __init__(self, look: RenderContext, requests: Requests) -> None:
        """Empty until `offer`."""
        super().__init__()
        self._look = look
        self._requests = requests
        self._offers: Offers | None = None
        self._card: TableCard | None = None
        self._shape = Shape()
        self._bars: list[QWidget] = []
        self._said, self._heard, self._refused = "", "", False
        self._rule = ""
        """The rule by which what was just wanted is not possible."""
        self._counted = 0
        self._keys_at, self._instead, self._keyed = keys.KeysAt.OWN, "", True
        self.setObjectName("actionPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._menus_away = self.with_buttons = False
        self.headline = TextLabel(look)
        self.headline.setObjectName("headline")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.message = TextLabel()
        self.message.setObjectName("message")
        self.message.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.hints = HintPicker(look, requests)
        self.hints.refused.connect(self._refuse)
        requests.picture_chosen.connect(self._instruct)
        self._above, self._below = QHBoxLayout(), FlowLayout(spacing=4)
        self._above.setSpacing(8)
        self._words = QVBoxLayout()
        self._words.setContentsMargins(8, 0, 8, 0)
        self._words.setSpacing(0)
        self._words.addWidget(self.headline)
        self._words.addWidget(self.message, 1)
        self._below.addWidget(self.hints)
        self._below.add_spring()
        self._commands: dict[ExplainedButton | MenuButton, Command] = {}
        self._add_buttons()
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
        renamed, self._shape = shape.named is not self._shape.named, shape
        self.hints.set_labelled(shape.labelled)
        self.hints.target.set_letters(shape.letters)
        if renamed:
            self._say(self.play, self.discard, self.cover)
            for button in (self.play, self.discard):
                mark(button, "tight", on=not shape.named)
        self._update_message()
        self.lines.invalidate()

    def height_for(self, width: int) -> int:
        """The height for a width, as after all pending layout."""
        # What has been shown, hidden or renamed just now is still to be told to the layouts around it.
        inside = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        for inner in (self.hints, *inside):
            layout = inner.layout()
            if layout is not None:
                layout.invalidate()
            inner.updateGeometry()
        for lines in (self._words, self._above, self._below, self.lines):
            lines.invalidate()
        return self.lines.totalHeightForWidth(width)

    def set_menus(self, away: bool) -> None:
        """Sets whether the window's menus are `away`, so that a button here opens them."""
        self._menus_away = away
        self._show()

    # fmt: off
    def _add_buttons(self) -> None:
        """The table of buttons, as they lie: what each does, its text, its key, and further words."""
        add, above, below, requests = self._add, self._above, self._below, self._requests
        act = requests.action_chosen.emit
        self.play = add(below, ExplainedButton(), lambda: self._choose(Play),
                        lambda _: self._of_card(_PLAY), keys.PLAY_KEY, lambda _: self._of_card(_PLAY, whole=True))
        self.announce = add(below, MenuButton(), None, _NAME_COLOUR)
        self.discard = add(below, ExplainedButton(), lambda: self._choose(Discard),
                           lambda _: self._of_card(_DISCARD), keys.DISCARD_KEY,
                           lambda _: self._of_card(_DISCARD, whole=True))
        # Whoever looks at cards has the bar for them alone.
        self.menus = add(above, ExplainedButton(), lambda: requests.menus_chosen.emit(self.menus),
                         lambda _: "☰", keys.MENUS_KEY, Text("ActionPanel", "Menus"))
        above.addLayout(self._words, 1)
        # Where one goes on, advice comes next, and nothing that a late click would do harm with.
        # What undoes at once lies farthest from where a large button was.
        self.withdraw = add(above, ExplainedButton(), lambda: act(Withdraw()),
                            Text("ActionPanel", "Take this back"))
        self.withdraw.delay = _WITHDRAW_DELAY
        self.more = add(above, ExplainedButton(), self.buttons_wanted,
                        lambda o: (_BY_BUTTON if o.unclickable else _NAME_COLOUR).translated(),
                        tip=lambda o: _NAME_COLOUR.translated() if o.named else "")
        self.go_on = add(above, ExplainedButton(), requests.go_on_chosen,
                         Text("ActionPanel", "Go on"), keys.ENTER_KEY,
                         tip=Text("ActionPanel", "Don’t wait for the computer"))
        self.advice = add(above, ExplainedButton(), requests.advice_asked,
                          Text("ActionPanel", "Advice"), keys.ADVICE_KEY,
                          tip=Text("ActionPanel", "What would a computer do here?"))
        self.rule = add(above, ExplainedButton(), lambda: requests.rule_chosen.emit(self._rule),
                        Text("ActionPanel", "Why?"),
                        tip=Text("ActionPanel", "Opens the rulebook at this rule"))
        # It comes and goes on the left of what is asked over and over, which stays where it is.
        self.take_back = add(above, ExplainedButton(), requests.take_back_chosen,
                             Text("ActionPanel", "Take back"), keys.TAKE_BACK_KEY)
        self.why = add(above, ExplainedButton(), requests.why_asked,
                       Text("ActionPanel", "Why?"), keys.WHY_KEY,
                       tip=Text("ActionPanel", "Why did the computer do that?"))
        self.peek = add(above, MenuButton(), None,
                        Text("ActionPanel", "Look at the hands"), keys.PEEK_KEY,
                        tip=Text("ActionPanel", "Look at the others’ cards between turns"))
        # What points at the large button lies over no other.
        above.addSpacing(_APART)
        self.lay_open = add(above, ExplainedButton(primary=True), lambda: act(LayOpen()),
                            Text("ActionPanel", "Turn the card face up"))
        # Who is to do it stands beside, and in the news: the button has room for what it does.
        self.token = add(above, ExplainedButton(primary=True), self._move_owed_token,
                         lambda o: o.token_text, whole=lambda o: o.request)
        self.turn = add(above, ExplainedButton(primary=True), requests.view_chosen,
                        self._i_am, keys.ENTER_KEY, lambda o: opening_text(o.name))
        self.turn.delay = LONG_DELAY
        self.cover = add(above, ExplainedButton(), requests.cover_chosen,
                         lambda _: self._covering(_COVER if self._shape.named else _COVER_BRIEFLY), keys.COVER_KEY,
                         lambda _: self._covering(_COVER))
        for large in (self.lay_open, self.token, self.turn):
            large.setProperty("large", True)
            large.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            large.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    # fmt: on

    def _add(
        self,
        line: QLayout,
        button: Button,
        do: SignalInstance | Callable[[], object] | None,
        text: Words,
        key: Text | None = None,
        whole: Words | None = None,
        tip: Words | None = None,
    ) -> Button:
        line.addWidget(button)
        button.hide()
        self._commands[button] = Command(text, key, whole, tip)
        if isinstance(button, ExplainedButton) and do is not None:
            button.chosen.connect(do)
            button.refused.connect(self._refuse)
        if line is self._above:
            # A click on it leaves the keyboard where it plays.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

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
        self._set_message(text, rule, heard=not_possible_text(text, rule) if kept else heard, refused=True)
        self.said.emit()

    def _instruct(self) -> None:
        """Says why a click on a picture gave no hint: what stood there before would seem to be no answer."""
        if self._offers and self._offers.hints:
            self.say(tr("ActionPanel", "The picture gives no hint: click the number or the symbol."))

    def instruct(self, *, on: bool) -> None:
        """Says what can be done, or nothing while a teacher explains something."""
        self._set_message(self._offers.instruction if on and self._offers else "")

    def tell(self, heard: str) -> None:
        """Screen readers find this in the place of the message, until the next thing happens."""
        self._heard = heard
        self.message.setAccessibleName(heard)

    def _set_message(self, text: str, rule: str = "", heard: str = "", refused: bool = False) -> None:
        self._said, self._heard, self._refused = text, heard, refused
        self.show_instead("")
        self._rule = rule
        self.rule.setProperty(RULE, rule)
        self.rule_told.emit(rule)
        keep_place(self.rule, rule != "")
        self._show()
        self._update_message()

    def show_instead(self, words: str, keyed: bool = True) -> None:
        """Shows other words for a while where the message stands; nothing moves for them.

        Whoever plays by keys reads those that lead on after them, where there is room and they are about the same card.
        """
        self._instead, self._keyed = words, keyed
        acting = self._keys(brief=True) if words and keyed else ""
        both = f"{words} · {acting}"
        metrics = self.message.fontMetrics()
        fits = acting and metrics.horizontalAdvance(both) <= self.message.contentsRect().width()
        self.message.show_instead(both if fits else words)
        # It is about the message; nobody loses the keyboard for a mouse that passes.
        self.rule.setVisible(bool(self._rule) and (not words or self.rule.hasFocus()))

    def tell_keys(self, at: keys.KeysAt) -> None:
        """The keyboard is there now: whoever plays by it reads which keys lead on."""
        if at is not self._keys_at:
            self._keys_at = at
            self._update_message()
            self.show_instead(self._instead, self._keyed)

    def _keys(self, *, brief: bool = False) -> str:
        """The keys that lead on, for whoever plays by them and acts now."""
        offers = self._offers
        if offers is None or offers.hints is None or not self.with_buttons:
            return ""
        hints = any(not reason.words for reason in offers.hints.reasons.values())
        play, discard = not offers.play.words, not offers.discard.words
        return keys.acting_keys(self._keys_at, hints=hints, play=play, discard=discard, brief=brief)

    def _update_message(self) -> None:
        """Updates the message line, unless a question or note stands there."""
        asked = any(not bar.isHidden() for bar in self._bars)
        # What can be done, by mouse or by keys, for whoever acts.
        words = (self._offers and self._said == self._offers.instruction and self._keys()) or self._said
        self.message.say(words)
        self.message.setAccessibleName(self._heard or (aloud(words) if "·" in words else ""))
        self.message.setHidden(not self._said or (asked and not self._refused))

    @property
    def message_is_below(self) -> bool:
        """Whether the message takes a line from the height that the headline has."""
        return not self.message.isHidden() and self._words.direction() is _BELOW

    def count_down(self, seconds: int) -> None:
        """The private view covers itself in this many seconds; 0 if it does not for now."""
        self._counted = seconds
        self._say(self.cover)

    def _covering(self, words: Text) -> str:
        return f"{words.translated()} ({self._counted})" if self._counted else words.translated()

    def _of_card(self, words: Text, *, whole: bool = False) -> str:
        """What is done with the card: beside a sign, its place is enough where words have no room."""
        place = self._card.place if self._card else 0
        return words.translated(place=place) if whole or self._shape.named else str(place)

    def _i_am(self, offers: Offers) -> str:
        metrics = self.turn.fontMetrics()
        # Of a long name, or of two alike, the badge is what tells whose it is.
        name = metrics.elidedText(offers.begun, Qt.TextElideMode.ElideRight, metrics.averageCharWidth() * _NAME)
        return I_AM.translated(name=name).replace("&", "&&")

    def show_buttons(self, on: bool) -> None:
        """Sets whether hints, plays and discards have buttons: whoever has a mouse clicks on the cards."""
        if on is not self.with_buttons:
            self.with_buttons = on
            self._offer_hints()
            self._show()
            self._update_message()

    def _show(self) -> None:
        """Shows the buttons that are there now, and then hides the others."""
        offers = self._offers
        if offers is None:
            return
        acting, rule = offers.hints is not None, bool(self._rule)
        on = acting and self.with_buttons
        there: dict[QWidget, bool] = {
            self.hints: on,
            self.play: on,
            self.discard: on,
            self.announce: on and bool(offers.named),
            self.menus: self._menus_away and not offers.cover,
            self.withdraw: offers.withdraw,
            # There is more to do than clicks on cards stand for.
            self.more: acting and not on and (offers.unclickable or bool(offers.named)),
            self.go_on: offers.go_on,
            self.advice: offers.advice,
            # One question at a time: the rule is what was met just now.
            self.rule: rule,
            self.why: offers.why and not rule,
            self.take_back: offers.take_back,
            self.peek: bool(offers.peeks),
            self.lay_open: offers.lay_open,
            self.token: offers.token is not None,
            self.turn: bool(offers.call) and not offers.looking,
            self.cover: offers.cover,
        }
        kept = (self.why, self.take_back) if offers.keeps_places else ()
        for each in (self.why, self.take_back):
            keep_place(each, each in kept)
        self._say(*(button for button in self._commands if there[button] or button in kept))
        # Laid out once, and not anew for each of them.
        self.lines.setEnabled(False)
        for button in filter(there.__getitem__, there):
            button.show()
        gone = [button for button in there if not there[button]]
        focused = QApplication.focusWidget()
        if (
            focused
            and not acting
            and self.going_on
            and any(each is focused or each.isAncestorOf(focused) for each in gone)
        ):
            # Qt would pass it on from neighbour to neighbour.
            self.going_on.setFocus()
        for button in gone:
            hide_unfocused(button)
        self.lines.setEnabled(True)
        self.lines.invalidate()
        # There is no headline over it either.
        mark(self.message, "alone", on=(offers.cover or acting) and not on)

    def offer(self, offers: Offers) -> None:
        """Shows what can be done now, or the same in another language."""
        self._offers = offers
        # Those who come back to the table have to read it from afar: how one goes on takes nothing from its height.
        self.headline.setHidden(offers.cover or offers.hints is not None)
        self._words.setDirection(_BESIDE if offers.looking else _BELOW)
        self._words.setStretchFactor(self.headline, 3 * offers.looking)
        self._words.setSpacing(self.headline.fontMetrics().height() // 2 if offers.looking else 0)
        self._offer_hints()
        self._refresh_card()
        icon = badge_icon_beside(offers.badge, self._look, self.turn, 0.9, gap=0.25)
        self.turn.setIcon(icon)
        self.turn.setIconSize(icon.actualSize(self.size()))
        peeks = refill(self.peek.menu(), [_LOOKS.translated(name=name) for _, name, _ in offers.peeks], self._peek)
        for entry, (_, _, badge) in zip(peeks, offers.peeks, strict=True):
            entry.setIcon(badge_icon_beside(badge, self._look, self.peek.menu()))
        self._set_message(offers.instruction)

    def _offer_hints(self) -> None:
        self.hints.offer(self._offers.hints if self._offers and self.with_buttons else None)

    def _say(self, *buttons: ExplainedButton | MenuButton) -> None:
        """Puts the words of now on these buttons."""
        if self._offers is not None:
            for button in buttons:
                self._commands[button].say(button, self._offers)

    @property
    def going_on(self) -> QWidget | None:
        """The button with which the game goes on in front of all, if there is one."""
        buttons = (self.turn, self.token, self.lay_open, self.go_on)
        return next((button for button in buttons if not button.isHidden()), None)

    def show_card(self, card: TableCard | None) -> None:
        """The card that play and discard are about, or whose owner is to be given a hint."""
        if self._offers is None or card is None:
            return
        if any(card.seat == own.seat for own in self._offers.own):
            if card != self._card:
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
        self._say(self.play, self.discard)
        size = max(16, self.play.fontMetrics().height())
        for button, paint in ((self.play, paint_check), (self.discard, paint_cross)):
            button.setIcon(sign_icon(paint, self._look, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
        # One entry for each colour that can be named before playing (choreography).
        entries = refill(self.announce.menu(), [suit_name(suit) for suit in offers.named], self._announce)
        for entry, suit in zip(entries, offers.named, strict=True):
            entry.setIcon(suit_icon(suit, self._look, size, self.devicePixelRatioF()))

    def _announce(self, number: int) -> None:
        if self._offers and self._card:
            self._requests.action_chosen.emit(Play(self._card.id, self._offers.named[number]))

    def _peek(self, number: int) -> None:
        if self._offers:
            self._requests.look_away_chosen.emit(self._offers.peeks[number][0])
