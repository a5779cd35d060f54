"""One hand on the table: cards that can be pointed at, played, discarded and arranged."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QCursor, QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.card import CardDelegate
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered
from hanabi_desktop.models.hands import CARD_ROLE, HandModel, HeldCard, Zone
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting import hand_cells
from hanabi_desktop.rules import ColourHint, Discard, Hint, Play, TurnAction, ValueHint
from hanabi_desktop.table.actions import MoveCard, RaiseCard, TableAction, TurnCard
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.keyboard import COMMANDS
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views.placed_view import PlacedView
from hanabi_desktop.widgets.views.spoken import speak_line

_ACROSS = frozenset((Qt.Key.Key_PageUp, Qt.Key.Key_PageDown))
"""Keys that lead to other hands."""
NEAR, GOING_ON = 12, 1500
"""Pixels within which a pointer counts as not moved, and milliseconds for which its clicks go on what was there."""


class HandView(PlacedView):
    """A hand. What it asks for is an Action; whether that is allowed is for the table to say."""

    card_focused = Signal(object)
    """The TableCard that the keyboard is on."""

    def __init__(self, hand: HandModel, look: Look, requests: Requests, parent: QWidget | None = None) -> None:
        """Shows `hand`; what is chosen there goes to `requests`."""
        super().__init__(parent)
        self._requests = requests
        self._hand = hand
        # The keyboard comes to a hand by its own keys: a click would let a screen reader speak what lies there.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._delegate = CardDelegate(look, self)
        self._came, self._since = QPoint(), QElapsedTimer()
        """Where the pointer was when the eyes changed, and since when."""
        self._pressed: tuple[int, Zone | None] | None = None
        self._drag_start: QPointF | None = None
        self._passing = False
        self.setModel(hand)
        self.setItemDelegate(self._delegate)

    def forget(self, place: bool) -> None:
        """What was about to be chosen is not chosen; `place`: nor is the card pointed at any more.

        To whoever looks next, a card that another player has clicked would tell what a hint did not.
        """
        self._pressed = self._drag_start = None
        self.clearSelection()
        if place:
            self.setCurrentIndex(QModelIndex())
            # The mouse has not moved, but what it pointed at is for other eyes now.
            self.viewport().setCursor(Qt.CursorShape.BlankCursor)
            self._came = QCursor.pos()
            self._since.start()

    @override
    def places(self, count: int, area: QRectF) -> Sequence[QRectF]:
        return hand_cells(area, count, self._hand.capacity)

    @property
    def capacity(self) -> int:
        """How many cards a full hand has."""
        return self._hand.capacity

    def card(self, index: QModelIndex) -> TableCard | None:
        """The card of a row."""
        card = index.data(ROW_ROLE)
        return card if isinstance(card, TableCard) else None

    @property
    def focused_card(self) -> TableCard | None:
        """The card that the keyboard is on, if any."""
        return self.card(self.currentIndex())

    def zone_rect(self, row: int, zone: Zone) -> QRectF | None:
        """Where a zone of a card lies in the viewport; None if the card has no such zone now."""
        index = self._hand.index(row)
        held = index.data(CARD_ROLE)
        if not isinstance(held, HeldCard):
            return None
        return self._delegate.zone_rect(QRectF(self.visualRect(index)), held, zone)

    def _zone(self, point: QPoint) -> tuple[TableCard, Zone | None] | None:
        index = self.indexAt(point)
        held = index.data(CARD_ROLE)
        if not isinstance(held, HeldCard):
            return None
        return held.card, self._delegate.zone_at(QRectF(self.visualRect(index)), held, QPointF(point))

    def _action(self, card: TableCard, zone: Zone | None) -> TurnAction | None:
        match zone:
            case Zone.PLAY:
                return Play(card.id)
            case Zone.DISCARD:
                return Discard(card.id)
            case Zone.NUMBER | Zone.SYMBOL:
                return _hint(card, zone)
            case None:
                return None

    def _do(self, action: TableAction) -> None:
        self._requests.action_chosen.emit(action)

    # Mouse

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click on a teammate's card is a hint; where it fell is nobody's business, and no screen reader's.
        if self._hand.own:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self._is_meant_for_before(event.globalPosition()):
            found = self._zone(event.position().toPoint())
            self.card_focused.emit(found[0] if found else None)
            self._pressed = (found[0].id, found[1]) if found else None
            self._drag_start = event.position() if found and self._hand.own else None

    def _is_meant_for_before(self, spot: QPointF) -> bool:
        """Whether this click goes on where somebody has clicked before the cards came up under the pointer."""
        near = (spot - QPointF(self._came)).manhattanLength() < NEAR
        if not (near and self._since.isValid() and self._since.elapsed() < GOING_ON):
            return False
        # Whoever clicks on and on has not seen yet that the cards are there.
        self._since.start()
        return True

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        start, self._drag_start = self._drag_start, None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        if start is not None and (event.position() - start).manhattanLength() > self._drag_distance():
            self._do(MoveCard(pressed[0], self._place_under(event.position())))
            return
        found = self._zone(event.position().toPoint())
        # Only a press and a release on the same zone of the same card is a choice.
        if found and (found[0].id, found[1]) == pressed:
            action = self._action(*found)
            if action is not None:
                self._do(action)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing: the first click has done it, or opened this very view where the second one falls."""

    def _drag_distance(self) -> float:
        return max(12.0, self._cell_width() * 0.45)

    def _cell_width(self) -> float:
        return float(self._place(0).width())

    def _place_under(self, point: QPointF) -> int:
        width = self._cell_width()
        return int((point.x() - self._place(0).left()) // width) if width else 0

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        found = self._zone(event.position().toPoint())
        hint = _hint(*found) if found else None
        self._requests.hint_considered.emit(hint)
        clickable = found is not None and found[1] is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._requests.hint_considered.emit(None)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Arranging by menu, for mice and for whoever does not know the keys yet."""
        index = (
            self.currentIndex() if event.reason() == QContextMenuEvent.Reason.Keyboard else self.indexAt(event.pos())
        )
        card = self.card(index)
        if card is None or not self._hand.own:
            return
        menu = QMenu(self)
        entries = (
            (QCoreApplication.translate("HandView", "Move to the left"), partial(self._move, card, -1), "Ctrl+Left"),
            (QCoreApplication.translate("HandView", "Move to the right"), partial(self._move, card, 1), "Ctrl+Right"),
            (QCoreApplication.translate("HandView", "Raise or lower"), partial(self._do, RaiseCard(card.id)), "R"),
            (QCoreApplication.translate("HandView", "Turn"), partial(self._do, TurnCard(card.id)), "T"),
            (QCoreApplication.translate("HandView", "Note…"), partial(self._requests.note_chosen.emit, card.id), "N"),
        )
        for text, do, key in entries:
            action = menu.addAction(text)
            # Shown beside the entry; the hand itself answers to the key.
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(do)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos() if event.reason() == QContextMenuEvent.Reason.Mouse else self._below(index))

    def _below(self, index: QModelIndex) -> QPoint:
        return self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())

    def _move(self, card: TableCard, step: int) -> None:
        place = min(max(card.place - 1 + step, 0), self._hand.rowCount() - 1)
        self._do(MoveCard(card.id, place))
        self.setCurrentIndex(self._hand.index(place))

    # Keyboard

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        # Tab may only be passing by on its way elsewhere: that chooses nobody to give a hint to.
        tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._passing = tab and not self._hand.own
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._hand.rowCount():
            self.selectionModel().setCurrentIndex(self._hand.index(0), QItemSelectionModel.SelectionFlag.NoUpdate)
        self._tell(self.currentIndex())
        self._passing = False
        speak_line(self)

    def _tell(self, index: QModelIndex) -> None:
        if not self._passing:
            self.card_focused.emit(self.card(index))

    @override
    @answered(None)
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        super().currentChanged(current, previous)
        self.viewport().update()
        self._tell(current)

    @override
    @answered(None)
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """A screen reader chooses a card by selecting it, without the keyboard."""
        super().selectionChanged(selected, deselected)
        for index in selected.indexes()[:1]:
            self.card_focused.emit(self.card(index))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        card = self.focused_card
        arrow = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.isAutoRepeat() and not arrow:
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            # Everybody can paste what one player saw.
            return
        if card is not None and self._key(event, card):
            return
        if _is_for_the_table(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent, card: TableCard) -> bool:
        """Whether the key meant something here."""
        key = event.key()
        if self._hand.own and self._moving_key(event, card):
            return True
        if event.modifiers() & COMMANDS:
            return False
        if self._speaking_key(key, card):
            return True
        if self._hand.own:
            return self._arranging_key(key, card) or self._acting_key(key, card)
        if not self._hand.acting:
            return False
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_5:
            self._do(ValueHint(card.seat, key - Qt.Key.Key_0))
        elif key == Qt.Key.Key_V and card.face:
            self._do(ValueHint(card.seat, card.face.rank))
        else:
            return False
        return True

    def _speaking_key(self, key: int, card: TableCard) -> bool:
        if key == Qt.Key.Key_S:
            self._requests.card_asked.emit(card)
        elif key == Qt.Key.Key_A:
            self._requests.hand_asked.emit(card.seat)
        else:
            return False
        return True

    def _acting_key(self, key: int, card: TableCard) -> bool:
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_5:
            place = key - Qt.Key.Key_1
            if place < self._hand.rowCount():
                if place == self.currentIndex().row():
                    # It is there already, and whoever asks where it is wants to hear it.
                    speak_line(self)
                self.setCurrentIndex(self._hand.index(place))
        elif key == Qt.Key.Key_P and self._hand.acting:
            self._do(Play(card.id))
        elif key == Qt.Key.Key_D and self._hand.acting:
            self._do(Discard(card.id))
        else:
            return False
        return True

    def _moving_key(self, event: QKeyEvent, card: TableCard) -> bool:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.modifiers() & COMMANDS != Qt.KeyboardModifier.ControlModifier or event.key() not in steps:
            return False
        self._move(card, steps[Qt.Key(event.key())])
        return True

    def _arranging_key(self, key: int, card: TableCard) -> bool:
        if key == Qt.Key.Key_R:
            self._do(RaiseCard(card.id))
        elif key == Qt.Key.Key_T:
            self._do(TurnCard(card.id))
        elif key == Qt.Key.Key_N:
            self._requests.note_chosen.emit(card.id)
        else:
            return False
        return True


def _is_for_the_table(event: QKeyEvent) -> bool:
    """Whether a key that means nothing on a hand may mean something across the table.

    A view of Qt's would turn pages with some, and with letters look for a card whose words begin so.
    """
    number = Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9
    letter = event.text() != "" and event.text().isprintable()
    return event.key() in _ACROSS or letter or (number and bool(event.modifiers() & COMMANDS))


def _hint(card: TableCard, zone: Zone | None) -> Hint | None:
    """The hint that a zone of a teammate's open card stands for."""
    if card.face is None:
        return None
    if zone is Zone.NUMBER:
        return ValueHint(card.seat, card.face.rank)
    return ColourHint(card.seat, card.face.suit) if zone is Zone.SYMBOL else None
