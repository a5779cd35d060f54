"""One hand on the table: cards that can be pointed at, played, discarded and arranged."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.pictures import draw_held, zone_at, zone_rect
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.hands import HandModel, HeldCard, Zone
from hanabi_desktop.models.rows import Index
from hanabi_desktop.painting.layout import hand_cells, held_card
from hanabi_desktop.painting.marks import paint_announced, paint_selected
from hanabi_desktop.rules import ColourHint, Discard, Hint, Play, TurnAction, ValueHint
from hanabi_desktop.table.actions import ActionKind, LayOpen, MoveCard, RaiseCard, TableAction, TurnCard
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.keyboard import COMMANDS, PRESSING, by_keys
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views import NEAR, ConsideredView, speak_line
from hanabi_desktop.wording.text import tr

_STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class HandView(ConsideredView):
    """View of one hand. Emits actions through `requests`; the table decides whether they are allowed."""

    card_focused = Signal(object)
    """The TableCard that is selected: keys, buttons and the frame are about it."""
    card_lifted = Signal(object)
    """The own TableCard that a drag has taken out of the hand."""
    card_carried = Signal(QPointF)
    """The position of the pointer that drags it, on the screen."""
    card_dropped = Signal(QPointF)
    """The position where it was dropped, on the screen."""
    card_put_down = Signal()
    """The drag is over: the card is in the hand again, or gone."""
    misclick_ms = 1500
    """Milliseconds after a change of the viewer in which clicks of a pointer that has not moved are ignored."""

    def __init__(self, hand: HandModel, look: RenderContext, requests: Requests, parent: QWidget | None = None) -> None:
        """Shows `hand`; actions are emitted through `requests`."""
        super().__init__(parent)
        self._requests = requests
        self._hand = hand
        # No focus by clicks: a screen reader would speak the card under the pointer.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._look = look
        self._came, self._since = QPoint(), QtCore.QElapsedTimer()
        """Where the pointer was when the viewer changed, and the time since then."""
        self._pressed: tuple[int, Zone | None] | None = None
        self._drag_start: QPointF | None = None
        self._chosen: int | None = None
        """The own card, by id, that is selected, wherever in the hand it is moved."""
        self._lifted: int | None = None
        """The own card, by id, that is being dragged."""
        self._gap = 0
        """The place in the hand kept free for it."""
        self._passing = False
        self.framed = False
        """Whether the selected card is framed for the mouse, too, since there are buttons for it."""
        self.setModel(hand)

    def forget(self, place: bool) -> None:
        """Cancels presses and drags; with `place`, also clears the current card and hides the pointer.

        To whoever looks next, a card that another player has clicked would tell what a hint did not.
        """
        self._pressed = self._drag_start = None
        self.put_down()
        self.clearSelection()
        if place:
            self.consider_nothing()
            self._chosen = None
            self.setCurrentIndex(QModelIndex())
            # The mouse has not moved, but another viewer looks now.
            self.viewport().setCursor(Qt.CursorShape.BlankCursor)
            self._came = QtGui.QCursor.pos()
            self._since.start()

    @property
    @override
    def places(self) -> Sequence[QRectF]:
        count = len(self._hand.rows)
        cells = hand_cells(QRectF(self.viewport().rect()), count, self._hand.capacity)
        carried = self.lifted
        if carried is None:
            return cells
        order = [row for row in range(count) if row != carried]
        order.insert(min(self._gap, len(order)), carried)
        return [cells[order.index(row)] for row in range(count)]

    def _row_of(self, card: int | None) -> int | None:
        return next((row for row, held in enumerate(self._hand.rows) if held.card.id == card), None)

    @property
    def capacity(self) -> int:
        """The number of cards of a full hand."""
        return self._hand.capacity

    def card(self, index: Index) -> TableCard | None:
        """The card of a row."""
        return self._hand.rows[index.row()].card if index.isValid() else None

    @property
    def focused_card(self) -> TableCard | None:
        """The card with the focus, if any."""
        return self.card(self.currentIndex())

    def zone_rect(self, row: int, zone: Zone) -> QRectF | None:
        """Where a zone of a card lies in the viewport; None if the card has no such zone now."""
        if not 0 <= row < len(self._hand.rows):
            return None
        return zone_rect(QRectF(self.visualRect(self._hand.index(row))), self._hand.rows[row], zone)

    def _zone(self, point: QPoint) -> tuple[TableCard, Zone | None] | None:
        index = self.indexAt(point)
        if not index.isValid():
            return None
        held = self._hand.rows[index.row()]
        return held.card, zone_at(QRectF(self.visualRect(index)), held, QPointF(point))

    def _do(self, action: TableAction) -> None:
        self._requests.action_chosen.emit(action)

    @override
    def paint_row(self, painter: QtGui.QPainter, cell: QRectF, row: HeldCard, *, focused: bool = False) -> None:
        draw_held(self._look, painter, cell, row, focused)

    @override
    def paint_above(self, painter: QtGui.QPainter, area: QRectF) -> None:
        """Paints the frames of the selected and of the announced card."""
        # With the focus here, the card itself is framed.
        framed = self._hand.own and not self.carrying and (not self.hasFocus() if by_keys() else self.framed)
        selected = self.currentIndex().row() if framed else -1
        for row, held in enumerate(self._hand.rows):
            if held.card.announced is None and row != selected:
                continue
            rect = held_card(QRectF(self.visualRect(self._hand.index(row))), raised=held.card.raised)
            if held.card.announced is not None:
                paint_announced(painter, rect, held.card, self._look.theme)
            else:
                paint_selected(painter, rect, self._look.theme)

    # Mouse

    @guarded
    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        self.put_down()
        # A click on a teammate's card is a hint; it selects nothing, and a screen reader says nothing.
        if self._hand.own:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self._is_late_click(event.globalPosition()):
            found = self._zone(event.position().toPoint())
            if found:
                self.card_focused.emit(found[0])
            else:
                self.point_out()
            self._pressed = (found[0].id, found[1]) if found else None
            self._drag_start = event.position() if found and self._hand.own else None

    def point_out(self) -> None:
        """A click beside the cards of a teammate, or on the name, says whom the buttons' hints are for."""
        if not self._hand.own:
            self.card_focused.emit(self.card(self._hand.index(0)))

    def _is_late_click(self, spot: QPointF) -> bool:
        """Whether this click repeats one that was made before the cards came up under the pointer."""
        near = (spot - QPointF(self._came)).manhattanLength() < NEAR
        if not (near and self._since.isValid() and self._since.elapsed() < self.misclick_ms):
            return False
        # Repeated clicks were not meant for the cards that appeared meanwhile.
        self._since.start()
        return True

    @guarded
    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        if self._lifted is not None:
            if event.button() == Qt.MouseButton.LeftButton:
                self._pressed = self._drag_start = None
                self.card_dropped.emit(event.globalPosition())
            return
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        self._drag_start = None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        found = self._zone(event.position().toPoint())
        # Only a press and a release on the same zone of the same card is a choice.
        if found and (found[0].id, found[1]) == pressed:
            action = LayOpen() if waits_to_be_laid_open(found[0]) else _action(*found)
            if action is not None:
                self._do(action)
            elif not self._hand.own:
                self._requests.picture_chosen.emit()

    @guarded
    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        """Nothing: the first click has done it, or opened this very view where the second one falls."""

    @guarded
    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            # Qt would select each item that the pointer passes.
            self._carry(event)
            return
        super().mouseMoveEvent(event)
        found = self._zone(event.position().toPoint())
        action = _action(*found) if found else None
        self._requests.hint_considered.emit(action if isinstance(action, Hint) else None)
        # A refused click explains itself, but has no pointing hand.
        refused = {zone for held in self._hand.rows if found and held.card.id == found[0].id for zone in held.refused}
        clickable = found is not None and (found[1] not in {None, *refused} or waits_to_be_laid_open(found[0]))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor)

    # Carrying an own card

    def _carry(self, event: QtGui.QMouseEvent) -> None:
        if self._lifted is None and self._is_drag(event.position()):
            index = self._hand.index(self._row_of(self._pressed[0] if self._pressed else None) or 0)
            card = self.card(index)
            if card is not None and card.face is None:
                self._lifted, self._gap = card.id, index.row()
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self.card_lifted.emit(card)
                self.viewport().update()
        if self._lifted is not None:
            self.card_carried.emit(event.globalPosition())

    def _is_drag(self, point: QPointF) -> bool:
        """Whether the pointer has moved far enough for a drag: off the pressed zone, if it was one."""
        if self._pressed is None or self._drag_start is None:
            return False
        found = self._zone(point.toPoint())
        if self._pressed[1] is not None and found and (found[0].id, found[1]) == self._pressed:
            return False
        return (point - self._drag_start).manhattanLength() >= max(NEAR, QApplication.startDragDistance())

    @property
    def carrying(self) -> bool:
        """Whether a card is out of the hand."""
        return self._lifted is not None

    @property
    @override
    def lifted(self) -> int | None:
        return None if self._lifted is None else self._row_of(self._lifted)

    def keep_free(self, place: int) -> None:
        """Leaves a gap at this place, counted from 0, for the card that is dragged."""
        if place != self._gap:
            self._gap = place
            self.viewport().update()

    def place_at(self, point: QPointF) -> int:
        """The place of the hand that is nearest to a point of the viewport, from 0."""
        cells = hand_cells(QRectF(self.viewport().rect()), self._hand.rowCount(), self._hand.capacity)
        return min(range(len(cells)), key=lambda row: abs(cells[row].center().x() - point.x()), default=0)

    def put_down(self) -> None:
        """Ends a drag: the card lies in the hand again."""
        if self._lifted is not None:
            self._lifted = None
            self._pressed = self._drag_start = None
            self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
            self.viewport().update()
            self.card_put_down.emit()

    @guarded
    def hideEvent(self, event: QtGui.QHideEvent) -> None:
        if isValid(self):
            self.put_down()
            super().hideEvent(event)

    @guarded
    def leaveEvent(self, event: QtCore.QEvent) -> None:
        super().leaveEvent(event)
        self._requests.hint_considered.emit(None)

    @guarded
    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        """Opens the menu that arranges an own card."""
        by_key = event.reason() == QtGui.QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        card = self.card(index)
        if card is None or not self._hand.own:
            return
        menu = ArrangingMenu(card, partial(self._move, card), self._requests, self)
        menu.popup(event.globalPos() if event.reason() == QtGui.QContextMenuEvent.Reason.Mouse else self._below(index))

    def _below(self, index: QModelIndex) -> QPoint:
        return self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())

    # Keyboard

    @guarded
    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        # Tab may only be passing through, which chooses no player for a hint.
        tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._passing = tab and not self._hand.own
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._hand.rowCount():
            self._select(self._hand.index(0))
        self._tell(self.currentIndex())
        self._passing = False

    def _tell(self, index: QModelIndex) -> None:
        if not self._passing:
            self.card_focused.emit(self.card(index))

    @guarded
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        super().currentChanged(current, previous)
        self.viewport().update()
        card = self.card(current)
        self._chosen = card.id if card is not None and self._hand.own else None
        self._tell(current)

    @guarded
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Sequence[int] = ()) -> None:
        super().dataChanged(topLeft, bottomRight, roles)
        # The selection belongs to a card, not to a place.
        row = self._row_of(self._chosen) if self._hand.own else None
        if row is not None and row != self.currentIndex().row():
            self._select(self._hand.index(row))

    def _select(self, index: QModelIndex) -> None:
        self.selectionModel().setCurrentIndex(index, QtCore.QItemSelectionModel.SelectionFlag.NoUpdate)

    @guarded
    def selectionChanged(self, selected: QtCore.QItemSelection, deselected: QtCore.QItemSelection) -> None:
        """A screen reader chooses a card by selecting it, without the keyboard."""
        super().selectionChanged(selected, deselected)
        for index in selected.indexes()[:1]:
            if self._hand.own:
                self._select(index)
            self.card_focused.emit(self.card(index))

    @guarded
    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if self.carrying:
            # While a card is dragged, only Esc does anything: it puts it back.
            if event.key() == Qt.Key.Key_Escape:
                self.put_down()
            return
        card = self.focused_card
        arrow = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.isAutoRepeat() and not arrow:
            return
        if event.matches(QtGui.QKeySequence.StandardKey.Copy):
            # No copying: everybody could paste what one player saw.
            return
        if card is not None and self._press(event, card):
            return
        super().keyPressEvent(event)

    def _press(self, event: QtGui.QKeyEvent, card: TableCard) -> bool:
        """Handles a key while `card` is selected; returns whether it meant something."""
        key, own, mate = event.key(), self._hand.own, self._hand.acting and not self._hand.own
        if own and event.modifiers() & COMMANDS == Qt.KeyboardModifier.ControlModifier and key in _STEPS:
            self._move(card, _STEPS[key])
            return True
        if event.modifiers() & COMMANDS:
            return False
        number = key - Qt.Key.Key_0 if Qt.Key.Key_1 <= key <= Qt.Key.Key_5 else 0
        if key == Qt.Key.Key_S:
            self._requests.card_asked.emit(card)
        elif key == Qt.Key.Key_A:
            self._requests.hand_asked.emit(card.seat)
        elif key in PRESSING and waits_to_be_laid_open(card):
            self._do(LayOpen())
        elif mate and number:
            self._requests.action_struck.emit(ValueHint(card.seat, number), key)
        elif mate and key == Qt.Key.Key_V and card.face:
            self._requests.action_struck.emit(ValueHint(card.seat, card.face.rank), key)
        elif own and 0 < number <= self._hand.rowCount():
            self._go_to(number - 1)
        elif own:
            return self._press_own(key, card)
        else:
            return False
        return True

    def _press_own(self, key: int, card: TableCard) -> bool:
        """Handles the letter keys of an own card; returns whether the key meant something."""
        if key == Qt.Key.Key_R:
            self._do(RaiseCard(card.id))
        elif key == Qt.Key.Key_T:
            self._do(TurnCard(card.id))
        elif key == Qt.Key.Key_N:
            self._requests.note_chosen.emit(card.id)
        elif key == Qt.Key.Key_P and self._hand.acting:
            self._requests.action_struck.emit(Play(card.id), key)
        elif key == Qt.Key.Key_D and self._hand.acting:
            self._requests.action_struck.emit(Discard(card.id), key)
        else:
            return False
        return True

    def _go_to(self, row: int) -> None:
        if row == self.currentIndex().row():
            # It has the focus already: say it again.
            speak_line(self)
        self.setCurrentIndex(self._hand.index(row))

    def _move(self, card: TableCard, step: int) -> None:
        """Moves a card `step` places to the right, within the hand, and selects it."""
        self.setCurrentIndex(self._hand.index(card.place - 1))
        self._do(MoveCard(card.id, min(max(card.place - 1 + step, 0), self._hand.rowCount() - 1)))


def waits_to_be_laid_open(card: TableCard) -> bool:
    """Whether this card is announced to be played, and not turned up yet."""
    return card.announced is ActionKind.PLAY and not card.laid_open


def _action(card: TableCard, zone: Zone | None) -> TurnAction | None:
    """The action that a click on a zone of a card stands for."""
    if zone is Zone.PLAY:
        return Play(card.id)
    if zone is Zone.DISCARD:
        return Discard(card.id)
    if zone is None or card.face is None:
        return None
    return ValueHint(card.seat, card.face.rank) if zone is Zone.NUMBER else ColourHint(card.seat, card.face.suit)


class ArrangingMenu(QMenu):
    """Menu for moving, raising and turning a card, and for writing a note on it."""

    def __init__(self, card: TableCard, move: Callable[[int], None], requests: Requests, parent: QWidget) -> None:
        """`move` moves the card by a number of places to the right; everything else is asked of `requests`."""
        super().__init__(parent)
        act = requests.action_chosen.emit
        entries: tuple[tuple[str, Callable[[], None], str], ...] = (
            (tr("HandView", "Move to the left"), partial(move, -1), "Ctrl+Left"),
            (tr("HandView", "Move to the right"), partial(move, 1), "Ctrl+Right"),
            (tr("HandView", "Raise or lower"), partial(act, RaiseCard(card.id)), "R"),
            (tr("HandView", "Turn sideways"), partial(act, TurnCard(card.id)), "T"),
            (tr("HandView", "Note…"), partial(requests.note_chosen.emit, card.id), "N"),
        )
        for text, do, key in entries:
            action = self.addAction(text)
            # Shown beside the entry; the hand itself answers to the key.
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(do)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
