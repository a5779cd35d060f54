"""Item views: lists that screen readers read well, and views whose items lie like things on a table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QEvent, QItemSelection, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.pictures import draw_firework
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.rows import ROW_ROLE, Index, RowsModel
from hanabi_desktop.models.table import Firework
from hanabi_desktop.painting.fireworks import firework_card_rect, paint_night, paint_sky_burst, sky_burst
from hanabi_desktop.painting.layout import firework_cells
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit
from hanabi_desktop.widgets.keyboard import COMMANDS, by_keys, speak_current
from hanabi_desktop.wording.typography import tool_tip


def speak_line(view: QtWidgets.QAbstractItemView) -> None:
    """Announces the current line; called last in `focusInEvent`, since Qt announces the line first and the list again after it."""
    # Once is enough.
    if QtGui.QAccessible.isActive() and not view.property("spokenSoon"):
        view.setProperty("spokenSoon", True)
        QTimer.singleShot(0, view, lambda: speak_current(view))


def tell_renamed(view: QtWidgets.QAbstractItemView, first: int, last: int) -> None:
    """Announces that these lines have other names; a screen reader caches the names it has met."""
    if QtGui.QAccessible.isActive():
        for row in range(first, last + 1):
            _tell_of(view, QtGui.QAccessible.Event.NameChanged, row)


def _tell_of(view: QtWidgets.QAbstractItemView, what: QtGui.QAccessible.Event, row: int) -> None:
    event = QtGui.QAccessibleEvent(view, what)
    event.setChild(row)
    QtGui.QAccessible.updateAccessibility(event)


Move = QtWidgets.QAbstractItemView.CursorAction
NEAR = 12
"""Tolerance in pixels within which a pointer counts as not moved."""
_EDGE = 1
"""Pixels beside the text of a choice, each side, which Qt leaves out of its size."""


class AccessibleListView(QtWidgets.QListView):
    """A list that says its current line when it gets the focus.

    Its lines have empty rects while it is hidden: Qt reports any other line as shown to screen readers.
    """

    @guarded
    def visualRect(self, index: Index) -> QRect:
        return super().visualRect(index) if self.isVisible() else QRect()

    @guarded
    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        speak_line(self)


class AccessibleTableView(QtWidgets.QTableView):
    """The same for the cells of a table."""

    @guarded
    def visualRect(self, index: Index) -> QRect:
        return super().visualRect(index) if self.isVisible() else QRect()

    @guarded
    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        speak_line(self)


class AccessibleComboBox(QtWidgets.QComboBox):
    """A combo box whose entries have empty rects while its popup is closed."""

    type_ahead = True
    """Whether letters choose what begins so; where they are keys of the game, they do not."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self._entries = _Entries()
        self._letters: int | None = None
        self.setView(self._entries)

    def set_letters(self, most: int) -> None:
        """Fits its width to the longest entry, up to `most` letters."""
        if self._letters is None:
            # Qt's own AdjustToContents takes 20 ms after each change, and resizes the box beside its layout.
            self.setSizeAdjustPolicy(QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            for changed in (self.model().rowsInserted, self.model().rowsRemoved, self.model().dataChanged):
                changed.connect(self.updateGeometry)
        self._letters = most
        self.updateGeometry()

    @guarded
    def sizeHint(self) -> QSize:
        hint, metrics = super().sizeHint() + QSize(2 * _EDGE, 0), self.fontMetrics()
        if self._letters is None:
            return hint
        rows = range(self.count())
        widest = max((metrics.size(Qt.TextFlag.TextSingleLine, self.itemText(row)).width() for row in rows), default=0)
        icon = self.iconSize().width() + 4 if any(not self.itemIcon(row).isNull() for row in rows) else 0
        return hint + QSize(min(widest, self._letters * metrics.horizontalAdvance("X")) + icon, 0)

    @guarded
    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(2 * _EDGE, 0) if self._letters is None else self.sizeHint()

    @property
    def shown_text(self) -> str:
        """The chosen entry, shortened to the room."""
        option = QtWidgets.QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(
            QtWidgets.QStyle.ComplexControl.CC_ComboBox, option, QtWidgets.QStyle.SubControl.SC_ComboBoxEditField, self
        )
        icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + 4
        room = max(0, field.width() - icon - 2 * _EDGE)
        return self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)

    @guarded
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """As Qt paints it, but a name that is too long ends in an ellipsis instead of being cut off."""
        option = QtWidgets.QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_text
        painter = QtWidgets.QStylePainter(self)
        with painter:
            painter.drawComplexControl(QtWidgets.QStyle.ComplexControl.CC_ComboBox, option)
            painter.drawControl(QtWidgets.QStyle.ControlElement.CE_ComboBoxLabel, option)

    @guarded
    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.text().isalnum() and not self.type_ahead:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @guarded
    def showPopup(self) -> None:
        self._entries.unfolding = True
        super().showPopup()

    @guarded
    def hidePopup(self) -> None:
        super().hidePopup()
        self._entries.unfolding = False
        self._entries.rest()


class _Entries(QtWidgets.QListView):
    """The popup of a combo box, which Qt measures before it is shown.

    While it is closed it tells screen readers nothing, and none of its entries is current: that would count as focused.
    """

    unfolding = False

    def rest(self) -> None:
        """Forgets the current entry, once whoever has just chosen it has read it."""
        if QtGui.QAccessible.isActive():
            QTimer.singleShot(0, self, self._forget)

    def _forget(self) -> None:
        if not self.unfolding:
            self.selectionModel().clear()

    @guarded
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        if self.unfolding:
            super().currentChanged(current, previous)
        elif current.isValid():
            self.rest()

    @guarded
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        if self.unfolding:
            super().selectionChanged(selected, deselected)

    @guarded
    def visualRect(self, index: Index) -> QRect:
        return super().visualRect(index) if self.unfolding or self.isVisible() else QRect()


_BEYOND = (-4, -4, 4, 4)
"""Margins in pixels by which an item is painted beyond its place, as the keyboard's frame is."""


def lay_on_table(view: QtWidgets.QAbstractItemView) -> None:
    """Makes a view bare: no frame, no scroll bars, sized by the layout of the table, one item selected."""
    view.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
    view.setProperty("bare", True)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
    view.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setTabKeyNavigation(False)
    view.setSizePolicy(QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Ignored)


_ACROSS = frozenset((Qt.Key.Key_PageUp, Qt.Key.Key_PageDown))
"""Keys that lead to other hands."""


def _is_for_the_table(event: QtGui.QKeyEvent) -> bool:
    """Whether a key that means nothing on a view may mean something across the table.

    A view of Qt's would turn pages with some, and with letters look for a card whose words begin so.
    """
    number = Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9
    letter = event.text() != "" and event.text().isprintable()
    return event.key() in _ACROSS or letter or (number and bool(event.modifiers() & COMMANDS))


class PlacedView(AccessibleListView):
    """A list whose rows lie where subclasses say, all in sight at once, so that nothing scrolls."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        """A bare view on the table: no frame, no background of its own."""
        super().__init__(parent)
        lay_on_table(self)
        self.setMouseTracking(True)

    @property
    def places(self) -> Sequence[QRectF]:
        """Where each row lies in the viewport."""
        raise NotImplementedError

    def paint_row(self, painter: QtGui.QPainter, cell: QRectF, row: Any, *, focused: bool = False) -> None:
        """Paints a row's value in its cell."""
        raise NotImplementedError

    def paint_ground(self, painter: QtGui.QPainter, area: QRectF) -> None:
        """What lies under the items; nothing by default."""

    @property
    def lifted(self) -> int | None:
        """The row that somebody has in the hand just now: it is not painted where it lay."""
        return None

    def paint_above(self, painter: QtGui.QPainter, area: QRectF) -> None:
        """What lies over the items; nothing by default."""

    @property
    def rows(self) -> tuple[Any, ...]:
        """The values of all rows."""
        model = self.model()
        return model.rows if isinstance(model, RowsModel) else ()

    @guarded
    def doItemsLayout(self) -> None:
        # Not that of a list, which asks every row for its size.
        QtWidgets.QAbstractItemView.doItemsLayout(self)

    @guarded
    def updateGeometries(self) -> None:
        QtWidgets.QAbstractItemView.updateGeometries(self)

    @guarded
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Sequence[int] = ()) -> None:
        if roles and Qt.ItemDataRole.AccessibleTextRole not in roles:
            # Qt would tell the accessibility bus which things these are.
            for row in range(topLeft.row(), bottomRight.row() + 1):
                self.viewport().update(self.visualRect(self.model().index(row, 0)).adjusted(*_BEYOND))
            return
        # A list would lay out all its items anew, and paint them; here they stay where they are.
        QtWidgets.QAbstractItemView.dataChanged(self, topLeft, bottomRight, roles)
        tell_renamed(self, topLeft.row(), bottomRight.row())

    @guarded
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        # Qt's list counts the rows that it has laid out itself, finds none here, and would name the list to a reader.
        QtWidgets.QAbstractItemView.currentChanged(self, current, previous)
        # Where it was nowhere before, the focus has just come, and that is told.
        if previous.isValid():
            speak_line(self)

    @guarded
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        QtWidgets.QAbstractItemView.selectionChanged(self, selected, deselected)
        if QtGui.QAccessible.isActive():
            for what, items in (
                (QtGui.QAccessible.Event.SelectionAdd, selected),
                (QtGui.QAccessible.Event.SelectionRemove, deselected),
            ):
                for index in items.indexes():
                    _tell_of(self, what, index.row())

    @guarded
    def reset(self) -> None:
        super().reset()
        self.executeDelayedItemsLayout()

    @guarded
    def rowsInserted(self, parent: Index, start: int, end: int) -> None:
        super().rowsInserted(parent, start, end)
        self.executeDelayedItemsLayout()

    @guarded
    def rowsAboutToBeRemoved(self, parent: Index, start: int, end: int) -> None:
        super().rowsAboutToBeRemoved(parent, start, end)
        self.executeDelayedItemsLayout()

    @guarded
    def visualRect(self, index: Index) -> QRect:
        """Nothing while the view is not seen: a screen reader takes whatever lies somewhere as being shown."""
        places = self.places if index.isValid() and self.isVisible() else ()
        # Of no item the row is -1.
        return places[index.row()].toAlignedRect() if 0 <= index.row() < len(places) else QRect()

    @guarded
    def indexAt(self, point: QPoint) -> QModelIndex:
        model = self.model()
        # Later rows lie on top where things overlap.
        for row, place in reversed(list(enumerate(self.places))):
            if place.toAlignedRect().contains(point):
                return model.index(row, 0)
        return QModelIndex()

    @guarded
    def scrollTo(self, index: Index, hint: QtWidgets.QAbstractItemView.ScrollHint | None = None) -> None:
        """Nothing scrolls."""

    @guarded
    def setSelection(self, rect: QRect, command: QtCore.QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.center())
        if index.isValid():
            self.selectionModel().select(index, command)

    @guarded
    def moveCursor(self, action: Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        model = self.model()
        count = len(self.rows)
        if not count:
            return QModelIndex()
        steps = {Move.MoveLeft: -1, Move.MovePrevious: -1, Move.MoveUp: -1, Move.MoveRight: 1, Move.MoveNext: 1}
        step = (steps | {Move.MoveDown: 1, Move.MoveHome: -count, Move.MoveEnd: count}).get(action, 0)
        row = self.currentIndex().row() if self.currentIndex().isValid() else (0 if step >= 0 else count - 1) - step
        return model.index(min(max(row + step, 0), count - 1), 0)

    @guarded
    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if _is_for_the_table(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    @guarded
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        with QtGui.QPainter(self.viewport()) as painter:
            self.paint_ground(painter, QRectF(self.viewport().rect()))
            focused = self.currentIndex().row() if self.hasFocus() and by_keys() else -1
            asked, lifted = event.region(), self.lifted
            for number, (row, place) in enumerate(zip(self.rows, self.places, strict=True)):
                if number != lifted and asked.intersects(place.adjusted(*_BEYOND).toAlignedRect()):
                    self.paint_row(painter, QRectF(place.toAlignedRect()), row, focused=number == focused)
            self.paint_above(painter, QRectF(self.viewport().rect()))


class ConsideredView(PlacedView):
    """A PlacedView that emits the item under mouse or keyboard: a tool tip would lie over its neighbours.

    Where the words that others read would give way to it, what the mouse rests on has a tool tip after all.
    """

    card_considered = Signal(object)
    """The value of the row that is being looked at, or None."""

    tip: Callable[[object], str] | None = None
    """The words of that tool tip, of the value of a row; None where such a value is emitted instead."""
    _hovered: QtCore.QPersistentModelIndex | None = None
    _sought = False
    """Whether somebody has brought the keyboard to an item, and not the program."""
    _resting: QPoint | None = None
    """Where the pointer was when other eyes came, until somebody moves it from there."""

    @property
    def considered_card(self) -> object:
        """What is under the mouse, if it has no tip, else what somebody has gone to with the keyboard; None if nothing is."""
        index: Index | None = self._hovered if self.tip is None else None
        if index is None and self._sought and self.hasFocus():
            index = self.currentIndex()
        return index.data(ROW_ROLE) if index is not None and index.isValid() else None

    def consider_nothing(self) -> None:
        """For other eyes, nothing has been pointed at yet."""
        self._sought = False
        self._resting = QtGui.QCursor.pos()
        self._hover(QModelIndex())

    def _hover(self, index: QModelIndex) -> None:
        hovered = QtCore.QPersistentModelIndex(index) if index.isValid() else None
        if hovered != self._hovered:
            self._hovered = hovered
            self._consider()

    def _consider(self) -> None:
        self.card_considered.emit(self.considered_card)

    @guarded
    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QtGui.QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            # Not the tip of what lies below either.
            if self.tip is not None and self._hovered is not None and self._hovered.isValid():
                words = tool_tip(self.tip(self._hovered.data(ROW_ROLE)))
                QtWidgets.QToolTip.showText(event.globalPos(), words, self.viewport(), self.visualRect(self._hovered))
            return True
        if isinstance(event, QtGui.QMouseEvent) and event.type() in (
            QEvent.Type.MouseMove,
            QEvent.Type.MouseButtonPress,
        ):
            # A pointer that lies where it clicked last looks at nothing, though the card below it is another.
            if self._resting is None or (event.globalPosition().toPoint() - self._resting).manhattanLength() >= NEAR:
                self._resting = None
                self._hover(self.indexAt(event.position().toPoint()))
        elif event.type() == QEvent.Type.Leave:
            self._hover(QModelIndex())
        return super().viewportEvent(event)

    @guarded
    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        self._sought = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)
        self._consider()

    @guarded
    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._sought = False
        self._consider()

    @guarded
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        super().currentChanged(current, previous)
        # Where it was nowhere before, it has only been put to where it begins; whoever clicks looks where the mouse is.
        clicked = QtWidgets.QApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._sought = not clicked and (self._sought or (self.hasFocus() and previous.isValid()))
        self._consider()


class FireworksView(PlacedView):
    """View of the fireworks: a column for each suit, with the card below and the sky above it for its burst."""

    def __init__(self, look: RenderContext) -> None:
        """`look` gives theme and pictures."""
        super().__init__()
        self._look = look
        self._card_height: float | None = None

    def set_card_height(self, height: float | None) -> None:
        """Sets the height of the cards; None for the largest that fit, with some sky above them."""
        if height != self._card_height:
            self._card_height = height
            self.viewport().update()

    @property
    @override
    def places(self) -> Sequence[QRectF]:
        return firework_cells(QRectF(self.viewport().rect()), len(self.rows), self._card_height)

    @override
    def paint_row(self, painter: QtGui.QPainter, cell: QRectF, row: Firework, *, focused: bool = False) -> None:
        draw_firework(self._look, painter, cell, row, self._card_height, focused)

    @override
    def paint_ground(self, painter: QtGui.QPainter, area: QRectF) -> None:
        self.paint_sky(painter, self.rows)

    def paint_sky(self, painter: QtGui.QPainter, fireworks: Sequence[Firework]) -> None:
        """The sky over these fireworks, with the great bursts of those that are complete."""
        theme, cells = self._look.theme, self.places
        if not cells:
            return
        night = cells[0].united(cells[-1])
        painter.save()
        if theme.high_contrast and not theme.dark:
            painter.setClipRect(night)
            paint_night(painter, night, theme)
        for firework, cell in zip(fireworks, cells, strict=True):
            place = sky_burst(QRectF(cell.toAlignedRect()), self._card_height) if firework.complete else None
            if place is not None:
                self._look.draw(painter, place, ("sky burst", firework.suit), partial(_paint_burst, firework.suit))
        painter.restore()

    def card_rect(self, cell: QRectF) -> QRectF:
        """Where the top card of a pile lies in its cell."""
        return firework_card_rect(cell, self._card_height)


def _paint_burst(suit: Suit, painter: QtGui.QPainter, rect: QRectF, theme: Theme) -> None:
    paint_sky_burst(painter, rect, suit, theme)
