"""The board of a game that is played: the table, and below it the action panel, questions and notes."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLineEdit, QWidget

from hanabi_desktop.board.surface import Surface
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded, run_all
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting.layout import board_layout, window_unit
from hanabi_desktop.rules import RANKS, ColourHint, Discard, Play, TurnAction, ValueHint
from hanabi_desktop.screen.view import Private, ScreenView
from hanabi_desktop.screens.table.action_panel import SHAPES, ActionPanel, Shape
from hanabi_desktop.screens.table.cover_page import forget_selected_text, leave_no_trace, take_pointer_off
from hanabi_desktop.screens.table.hints import offers
from hanabi_desktop.table.state import MAX_NOTE
from hanabi_desktop.table.view import TableCard, TableView
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.buttons import RULE, ExplainedButton
from hanabi_desktop.widgets.keyboard import COMMANDS, PRESSING, KeyRepeatFilter, hide_unfocused
from hanabi_desktop.widgets.labels import plain_label
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FittingScrollArea
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.keys import KeysAt
from hanabi_desktop.wording.table import headlines
from hanabi_desktop.wording.text import tr


class ConfirmBar(QWidget, Translated):
    """Question before an action, hidden until one is asked; Enter or the same key again confirms, Esc cancels.

    A key that would have asked for another action with the same card, or for another hint to the same teammate, asks
    for that instead.
    """

    confirmed = Signal(object)
    """The TurnAction that was asked about."""
    struck = Signal(object, int)
    """Another TurnAction is to be asked about, and by which key."""
    closed = Signal(object)
    """The TurnAction that was asked about, done or not."""

    def __init__(self) -> None:
        """Hidden."""
        super().__init__()
        self._asked: TurnAction | None = None
        self._key = 0
        self._rest = KeyRepeatFilter()
        self.question = plain_label()
        self.question.setObjectName("question")
        self.yes = ExplainedButton(primary=True)
        self.no = ExplainedButton()
        # Whoever has asked by a key, and answers at once, means it.
        self.yes.delay = self.no.delay = 0
        self.yes.chosen.connect(self._confirm)
        self.no.chosen.connect(self.close_question)
        layout = QHBoxLayout(self)
        # The answers stand apart from the buttons of the panel.
        layout.setContentsMargins(10, 0, 32, 0)
        layout.addWidget(self.question, 1)
        layout.addWidget(self.no)
        # A hand that slips gives neither answer.
        layout.addSpacing(24)
        layout.addWidget(self.yes)
        self.hide()

    def ask(self, action: TurnAction, view: TableView, key: int = 0) -> None:
        """Asks whether the player who looks means this, for which `key` was struck; 0 for none.

        What may not be spoken of cards is only to be seen: of a hint, nothing is heard but what the key or the button
        says already, in the same words whether or not it points at a card.
        """
        self._asked, self._key = action, key
        self._rest.begin()
        self.retranslate()
        seen = heard = _question(action, view)
        if isinstance(action, ColourHint | ValueHint):
            option = view.seen.options.hints.get(action) if view.seen.options else None
            if option is not None and not option.touched:
                seen = f"{seen} {tr('ConfirmBar', 'It points at no card.')}"
            if view.speaks_faces:
                heard = seen
            elif key not in PRESSING and key - Qt.Key.Key_0 not in RANKS:
                # It was taken from the face of a card.
                heard = tr("ConfirmBar", "Give {name} this hint?", name=view.names[action.target])
        self.question.setText(seen)
        self.question.setAccessibleName(heard)
        self.yes.setAccessibleDescription(heard)
        self.show()
        self.yes.setFocus()

    @override
    def retranslate(self) -> None:
        self.yes.setText(tr("ConfirmBar", "Yes"))
        self.no.setText(tr("ConfirmBar", "No"))

    def _confirm(self) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            # What is done moves the keyboard itself, and closes the question.
            self.confirmed.emit(asked)
        self.close_question(asked)

    def close_question(self, asked: TurnAction | None = None) -> None:
        """Closes the question, unanswered but for what was `asked`."""
        asked, self._asked = asked or self._asked, None
        self.question.clear()
        self.question.setAccessibleName("")
        self.yes.setAccessibleDescription("")
        if not self.isHidden():
            # First, for the keyboard has to leave before the bar does.
            self.closed.emit(asked)
            hide_unfocused(self)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        asked, key = self._asked, event.key()
        if key == Qt.Key.Key_Escape:
            self.close_question()
        elif asked is None or event.modifiers() & COMMANDS:
            super().keyPressEvent(event)
        elif key == self._key:
            # Held down, it would answer its own question.
            if self._rest.pressed(event):
                self._confirm()
        elif (other := self._instead(asked, key)) is not None:
            if not event.isAutoRepeat():
                self.struck.emit(other, key)
        else:
            super().keyPressEvent(event)

    def _instead(self, asked: TurnAction, key: int) -> TurnAction | None:
        """What this key asks for, if that stands in the place of what is asked now."""
        number = key - Qt.Key.Key_0
        match asked:
            case ValueHint(target) | ColourHint(target) if number in RANKS:
                return ValueHint(target, number)
            case Play(card) if key == Qt.Key.Key_D:
                return Discard(card)
            case Discard(card) if key == Qt.Key.Key_P:
                return Play(card)
        return None

    @guarded
    def focusNextPrevChild(self, _next: bool) -> bool:
        """From one answer to the other: arrows and Tab do not leave the question."""
        (self.no if self.yes.hasFocus() else self.yes).setFocus()
        return True

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._rest.released(event)
        super().keyReleaseEvent(event)

    def keep_to(self, card: int) -> None:
        """Closes a question about another own card than the one that is selected now."""
        if isinstance(self._asked, Play | Discard) and self._asked.card != card:
            self.close_question()


def _question(action: TurnAction, view: TableView) -> str:
    if isinstance(action, ColourHint | ValueHint):
        name = view.names[action.target]
        if isinstance(action, ColourHint):
            text = tr("ConfirmBar", "Give {name} this hint: {colour}?")
            return text.format(name=name, colour=suit_name(action.suit))
        text = tr("ConfirmBar", "Give {name} this hint: {rank}?")
        return text.format(name=name, rank=action.rank)
    place = next(card.place for hand in view.hands for card in hand if card.id == action.card)
    if isinstance(action, Discard):
        return tr("ConfirmBar", "Discard card {place}?", place=place)
    if action.announced is None:
        return tr("ConfirmBar", "Play card {place}?", place=place)
    text = tr("ConfirmBar", "Name {colour} and play card {place}?")
    return text.format(colour=suit_name(action.announced), place=place)


class SecretEdit(QLineEdit):
    """A QLineEdit for private text, which cannot be copied to the clipboard."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy) or event.matches(QKeySequence.StandardKey.Cut):
            return
        super().keyPressEvent(event)
        forget_selected_text()

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        forget_selected_text()


class NoteBar(QWidget, Translated):
    """Editor of a note on an own card, hidden until asked for; Enter saves, Esc cancels."""

    written = Signal(int, str)
    closed = Signal()

    def __init__(self) -> None:
        """Hidden."""
        super().__init__()
        self._cards: dict[int, TableCard] = {}
        self._card = -1
        self._label = QLabel()
        self.edit = SecretEdit()
        self.edit.setMaxLength(MAX_NOTE)
        self.edit.returnPressed.connect(self._write)
        self._label.setBuddy(self.edit)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 0, 10, 0)
        layout.addWidget(self._label)
        layout.addWidget(self.edit, 1)
        self.hide()

    def show_own(self, cards: Sequence[TableCard]) -> None:
        """The viewer's own cards, which alone carry notes; with every change of eyes the bar closes."""
        self._cards = {card.id: card for card in cards}
        if self._card not in self._cards:
            self._close()

    def ask(self, card: int) -> None:
        """Opens for a card of the viewer's own hand."""
        if card not in self._cards:
            return
        self._card = card
        self.retranslate()
        self.edit.setText(self._cards[card].note)
        self.show()
        self.edit.setFocus()
        self.edit.selectAll()

    @override
    def retranslate(self) -> None:
        if self._card in self._cards:
            asked = tr("NoteBar", "&Note on card {place}", place=self._cards[self._card].place)
            self._label.setText(asked)
            # Readers keep a name, and Qt tells of no other one by its label.
            self.edit.setAccessibleName(asked.replace("&", ""))

    def _write(self) -> None:
        card, text = self._card, self.edit.text()
        self._close()
        self.written.emit(card, text)

    def _close(self) -> None:
        self._card = -1
        self._label.clear()
        self.edit.setAccessibleName("")
        self.edit.clear()
        if not self.isHidden():
            hide_unfocused(self)
            self.closed.emit()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)


_BUTTONS = 580
"""Width of the buttons beside the headline, in units."""
_FAR, _TIGHT, _NARROW = 26, 18, 13
"""Room for a letter of the headline in units: minimum for large letters, and for usual ones and small ones."""


class Foot(FittingScrollArea):
    """Scroll area of the action panel, which takes the wordiest shape that fits; keeps what is new or focused in sight."""

    pressed = Signal()
    """The bar has other words or parts now, and may fit in another shape."""

    def __init__(self, panel: ActionPanel, *bars: QWidget) -> None:
        """Shows `panel`, and in the place of its message those of the `bars` that are to be seen."""
        # What is shown listens to the area from its making on.
        self._panel, self._bars = panel, bars
        super().__init__(panel)
        self._reading = False
        self.setProperty("bare", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for bar in bars:
            panel.host(bar)
            bar.installEventFilter(self)
        panel.said.connect(self._show_message)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    def choose(self, width: int, height: float) -> Shape:
        """The first shape within this height."""
        panel = self._panel
        chosen = Shape()
        # They differ in what only a private view has; one that always stays has nothing to cover.
        for shape in SHAPES[:1] if panel.cover.isHidden() and panel.hints.isHidden() else SHAPES:
            chosen = shape
            panel.take_shape(shape)
            if panel.height_for(width) <= height:
                break
        return chosen

    def choose_letters(self, width: float, words: float) -> None:
        """Chooses the size of the headline for its length, a `width` in units and the text size of the `words` here."""
        # What is asked is read from afar. Buttons grow less than the letters, and large letters less than small ones.
        headline = self._panel.headline
        room = (width - _BUTTONS * words**0.33) / words**0.5 / max(1, len(headline.text()))
        shares_height = self._panel.message_is_below
        mark(headline, "far", on=room >= _FAR and not shares_height)
        mark(headline, "tight", on=room < _TIGHT or shares_height)
        mark(headline, "narrow", on=room < _NARROW or (shares_height and words > 1))

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            # They lead to the hands; what has the keyboard is in sight by itself.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _show_message(self) -> None:
        self._reading = True
        self.pressed.emit()
        self._show_new()

    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and self._panel.isAncestorOf(new):
            self._reading = False
            self._show_new()

    def _show_new(self) -> None:
        focus = QApplication.focusWidget()
        if self._reading:
            self.verticalScrollBar().setValue(0)
        elif focus is not None and self._panel.isAncestorOf(focus):
            self.ensureWidgetVisible(focus, 0, 4)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        answer = super().eventFilter(watched, event)
        if watched in self._bars and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._reading = False
            self.pressed.emit()
        elif watched is self._panel and event.type() == QEvent.Type.LayoutRequest:
            self._show_new()
        return answer


class Board(Surface):
    """The board of a game that is played, with the action panel below it."""

    foot: Foot

    def __init__(
        self, models: TableModels, look: RenderContext, requests: Requests, parent: QWidget | None = None
    ) -> None:
        """Views over `models`; `show_view` tells what else is to be seen."""
        super().__init__(models, look, requests, parent)
        self._taken = 0
        self.note = NoteBar()
        self.taught = False
        """Whether a teacher says what comes next."""
        self.confirm = ConfirmBar()
        self.panel = ActionPanel(look, requests)
        # Wherever the keyboard is on the table, F1 tells why.
        self.panel.rule_told.connect(lambda rule: self.setProperty(RULE, rule))
        self.foot = Foot(self.panel, self.note, self.confirm)
        self.foot.pressed.connect(self.arrange)
        self.foot.setParent(self)
        for view in self.hand_views:
            view.card_focused.connect(self._show_card)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_keyboard)

    def _follow_keyboard(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new in self.hand_views and self._view is not None:
            own = self.hand_views.index(new) == self._view.seen.viewer
            self.panel.tell_keys(KeysAt.OWN if own else KeysAt.MATE)
        elif new is not None and self.panel.isAncestorOf(new):
            self.panel.tell_keys(KeysAt.HINTS if self.panel.hints.isAncestorOf(new) else KeysAt.BUTTONS)

    def _show_card(self, card: TableCard | None) -> None:
        self.panel.show_card(card)
        if card is not None and self._view is not None and card.seat == self._view.seen.viewer:
            self.confirm.keep_to(card.id)

    @override
    def arrange(self) -> None:
        """The table has its room whatever the menus and a strip above take; the words below it take what is left."""
        window = self.window()
        menus, words = not window.isFullScreen(), self._look.letters
        room = board_layout(window.size(), self.height() + self._taken, menus=menus, words=words)
        self.foot.choose_letters(self.width() / window_unit(window.size()), words)
        self.foot.choose(self.width(), room.foot)
        self.stage.setGeometry(0, 0, self.width(), max(0, round(room.table) - self._taken))
        below = self.height() - round(room.foot)
        self.foot.setGeometry(0, below, self.width(), round(room.foot))
        # Whoever clicks at once finds every button where it will be.
        self.panel.lines.activate()

    def show_buttons(self, *, on: bool) -> None:
        """Whether there are buttons for hints, plays and discards, beside what can be clicked on the cards."""
        if on is not self.panel.with_buttons:
            self.panel.show_buttons(on)
            for hand in self.hand_views:
                hand.framed = on
            self.arrange()

    def leave_room(self, taken: int) -> None:
        """Sets the height in pixels that something above this page takes."""
        self._taken = taken
        self.arrange()

    @override
    def show_view(self, view: ScreenView) -> None:
        owed = view.announced.owed if view.announced else None
        run_all(
            partial(self.clocks.set_wanted, owed),
            partial(self.fuses.set_wanted, owed),
            partial(self.note.show_own, view.own),
            partial(super().show_view, view),
        )

    def forget(self, places: bool) -> None:
        """Cancels what was begun; with `places`, also clears every trace of the last viewer."""
        parts = (partial(hand.forget, places) for hand in self.hand_views)
        run_all(*parts, partial(self.consider, None), self.confirm.close_question)
        if places:
            run_all(
                partial(leave_no_trace, self),
                partial(
                    take_pointer_off, [*(hand.viewport() for hand in self.hand_views), self.panel.hints], self.story
                ),
            )

    @override
    def show_instead(self, words: str) -> None:
        # What is asked of everybody stays, wherever mouse and keyboard are.
        asked = not self.panel.headline.isHidden()
        # A key is for the card that the keyboard is at, whatever the mouse points at.
        considered = [(hand, card) for hand in self.hand_views if (card := hand.considered_card)]
        keyed = all(hand.hasFocus() and hand.currentIndex().data(ROW_ROLE) == card for hand, card in considered)
        self.panel.show_instead("" if asked else words, keyed)
        self.story.known.show_instead(words if asked else "")

    @override
    def retranslate(self, view: ScreenView) -> None:
        run_all(self.note.retranslate, self.confirm.retranslate, partial(super().retranslate, view))

    @override
    def say_words(self, view: ScreenView) -> None:
        offered = offers(view)
        if self.taught:
            offered = replace(offered, go_on=False, why=False, advice=False, take_back=False, keeps_places=False)
        told = offered.call or headlines(view)
        self.panel.headline.say(told[-1], told[0])
        run_all(partial(self.panel.offer, offered), self._choose_place_of_known, partial(super().say_words, view))

    def _choose_place_of_known(self) -> None:
        """While something is asked of everybody, the news are read by all: no mouse that only passes takes them away."""
        tip = None if self.panel.headline.isHidden() else self.knowing
        for hand in self.hand_views:
            hand.tip = tip

    def focus_for(self, view: ScreenView, anew: bool = False) -> None:
        """The keyboard goes to the own hand in a private view, else to the button that goes on.

        For other eyes, and after one's own turn, it starts `anew` wherever it was; but whoever writes a note goes on.
        """
        if isinstance(view.phase, Private):
            there = any(hand.hasFocus() for hand in self.hand_views)
            if not self.note.isVisible() and (anew or not there):
                self.hand_views[view.phase.seat].setFocus()
            return
        if self.panel.going_on is not None:
            self.panel.going_on.setFocus()
