"""The deck, the discard pile beside it, and the tokens of one kind, lying as the edition's box has them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QSizePolicy, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.pictures import draw_discarded, paint_token
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.rows import ROW_ROLE, Index
from hanabi_desktop.models.table import DiscardCell, DiscardModel, Token, token_places
from hanabi_desktop.painting.cards import paint_back
from hanabi_desktop.painting.layout import window_unit
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.painting.pile import PileLayout, pile_layout, symbol_places
from hanabi_desktop.painting.scene import paint_deck
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.players import Emblem
from hanabi_desktop.rules import Suit
from hanabi_desktop.table.actions import MoveToken, TokenMove
from hanabi_desktop.widgets.keyboard import COMMANDS, PRESSING
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views import AccessibleTableView, Move, PlacedView, lay_on_table, speak_line
from hanabi_desktop.wording.typography import tool_tip

_LINES, _LEAST_LINES = 22, 46
"""Lines of names in the height of the window: as wanted, and in letters still read from across the room."""
_NAME, _BESIDE_BADGE = 0.7, 1.15
"""Shares of a line: the font size of a name, and the width of the badge before it."""
_FRAME = 3
"""Width in pixels of the frame around a pile that takes nothing."""


class DeckView(QWidget):
    """View of the deck, as thick as it has cards; in the last round it shows who still has a turn."""

    def __init__(self, look: RenderContext) -> None:
        """Empty until `set_cards`."""
        super().__init__()
        self._look = look
        self._cards = 0
        self.turns: tuple[tuple[str, Emblem], ...] = ()
        """The players who still have a turn in the last round, in order."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def set_cards(self, cards: int) -> None:
        """Shows this many cards left."""
        if cards != self._cards:
            self._cards = cards
            self.update()

    def set_turns(self, players: Sequence[tuple[str, Emblem]], sentence: str) -> None:
        """Shows who still has a turn in the last round, in order; nobody before it. `sentence` says so."""
        if (tuple(players), sentence) != (self.turns, self.accessibleDescription()):
            self.turns = tuple(players)
            self.setToolTip(tool_tip(sentence))
            self.setAccessibleDescription(sentence)
            self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.turns:
                self._paint_turns(painter, QRectF(self.rect()))
            else:
                self._paint_deck(painter, QRectF(self.rect()))

    def _paint_deck(self, painter: QPainter, rect: QRectF) -> None:
        look, cards = self._look, self._cards

        def back(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
            # Smaller than those in the hands, and kept beside them.
            look.draw(painter, rect, "back", paint_back, file="deck")

        look.draw(painter, rect, ("deck", cards), lambda p, r, theme: paint_deck(p, r, theme, cards, back))

    def _paint_turns(self, painter: QPainter, rect: QRectF) -> None:
        """Paints badges and names of those who still have a turn, the next one first; badges alone where room is short.

        All names have letters of one size: none of these players counts for less.
        """
        line = min(rect.height() / len(self.turns), self.window().height() / _LINES)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(7, round(line * _NAME)))
        widest = max(QFontMetricsF(font).horizontalAdvance(name) for name, _ in self.turns)
        room = rect.width() - line * _BESIDE_BADGE
        if widest > room:
            font.setPixelSize(max(1, int(font.pixelSize() * room / widest)))
        if font.pixelSize() < self.window().height() / _LEAST_LINES:
            places = symbol_places(rect, len(self.turns))
        else:
            places = [QRectF(rect.left(), rect.top() + line * row, line, line) for row in range(len(self.turns))]
            painter.setFont(font)
            painter.setPen(self._look.theme.text)
            for place, (name, _) in zip(places, self.turns, strict=True):
                words = QRectF(place.left() + line * _BESIDE_BADGE, place.top(), room, line)
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)
        for place, (_, badge) in zip(places, self.turns, strict=True):
            self._look.draw_badge(painter, QRectF(place.adjusted(1, 1, -1, -1).toRect()), badge)


def _reading(place: QRectF) -> tuple[float, float]:
    return place.top(), place.left()


class CardTable(AccessibleTableView):
    """A table of all faces, a row for each colour, that neither scrolls nor has a frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty until it has a model."""
        super().__init__(parent)
        lay_on_table(self)
        self.setShowGrid(False)
        self.horizontalHeader().hide()

    @guarded
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        # Qt would tell of a cell while the table is still to be told.
        QAbstractItemView.currentChanged(self, current, previous)
        speak_line(self)


class DiscardView(CardTable):
    """View of the discard pile with every card in sight.

    The keyboard goes over the cards that lie there. A click, or Enter, asks what is left of all cards.
    """

    asked = Signal()
    """What is left is to be shown."""

    def __init__(self, look: RenderContext) -> None:
        """`look` gives theme and pictures."""
        super().__init__()
        self._look = look
        self.verticalHeader().hide()
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    # Where the cards lie

    @property
    def cells(self) -> Sequence[Sequence[DiscardCell]]:
        """The cells of each row."""
        model = self.model()
        return model.cells if isinstance(model, DiscardModel) else ()

    @property
    def layout_now(self) -> PileLayout:
        """The layout of the pile at its current size."""
        # Nothing lies under the frame.
        inner = QRectF(self.viewport().rect()).adjusted(_FRAME + 4, _FRAME + 2, -_FRAME - 2, -_FRAME - 2)
        return pile_layout(inner, max(1, len(self.cells)), window_unit(self.window().size()))

    @guarded
    def visualRect(self, index: Index) -> QRect:
        """Nothing for a face of which no copy lies there."""
        if not (index.isValid() and self.isVisible() and self.cells[index.row()][index.column()].discarded):
            return QRect()
        return self.layout_now.faces[index.row()][index.column()].toRect()

    @guarded
    def indexAt(self, point: QPoint) -> QModelIndex:
        found = [index for index in self._lying() if self.visualRect(index).contains(point)]
        return found[-1] if found else QModelIndex()

    def _lying(self) -> list[QModelIndex]:
        """The faces that lie there, as one reads the screen: colours may stand in rows, in columns or in two blocks."""
        lying = [
            self.model().index(row, column)
            for row, cells in enumerate(self.cells)
            for column, cell in enumerate(cells)
            if cell.discarded
        ]
        faces = self.layout_now.faces
        return sorted(lying, key=lambda index: _reading(faces[index.row()][index.column()]))

    @guarded
    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint | None = None) -> None:
        """Nothing scrolls."""

    @guarded
    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.center())
        if index.isValid():
            self.selectionModel().select(index, command)

    # Keyboard and mouse

    @guarded
    def moveCursor(self, action: Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        lying = self._lying()
        here = self.currentIndex()
        if not lying:
            return QModelIndex()
        if action in (Move.MoveHome, Move.MoveEnd) or not here.isValid():
            return lying[-1] if action == Move.MoveEnd else lying[0]
        if here not in lying:
            return lying[0]
        if action in (Move.MoveUp, Move.MoveDown):
            spot, way = self.visualRect(here).center(), -1 if action == Move.MoveUp else 1
            away = {index: self.visualRect(index).center() - spot for index in lying}
            onwards = [index for index in lying if away[index].y() * way > 0]
            return min(onwards, key=lambda each: (abs(away[each].y()), abs(away[each].x())), default=here)
        step = {Move.MoveLeft: -1, Move.MovePrevious: -1, Move.MoveRight: 1, Move.MoveNext: 1}.get(action, 0)
        return lying[min(max(lying.index(here) + step, 0), len(lying) - 1)]

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        lying = self._lying()
        if lying and not self.visualRect(self.currentIndex()).isValid():
            # Before the view takes the keyboard: it would choose the first face itself, whether it lies there or not.
            self.selectionModel().setCurrentIndex(lying[0], QItemSelectionModel.SelectionFlag.NoUpdate)
        super().focusInEvent(event)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING and not event.modifiers() & COMMANDS:
            if not event.isAutoRepeat():
                self.asked.emit()
            return
        if event.text() and event.text().isprintable():
            # Qt would look for a line that begins so.
            event.ignore()
            return
        super().keyPressEvent(event)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit()

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first click has done it."""

    # What is seen

    def paint_pile(self, painter: QPainter, was: Mapping[tuple[int, int], DiscardCell]) -> None:
        """The pile with some of its faces as they were: cards that are still on their way to it."""
        layout = self.layout_now
        for row, (head, cells) in enumerate(zip(layout.heads, self.cells, strict=False)):
            # The symbol before a row: a row in which nothing lies is told by more than its colour.
            self._look.draw_symbol(painter, QRectF(head.toRect()), Suit(row))
            for column, cell in enumerate(cells):
                draw_discarded(self._look, painter, layout.faces[row][column], was.get((row, column), cell))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_pile(painter, {})
            if self.hasFocus():
                here = self.visualRect(self.currentIndex())
                around = here if here.isValid() else self.viewport().rect()
                paint_focus(painter, QRectF(around), self._look.theme, radius=4)

    @guarded
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: object = ()) -> None:
        """Cards beside a new one move up: all is painted anew."""
        super().dataChanged(topLeft, bottomRight, [])
        self.viewport().update()


class TokenTray(PlacedView):
    """View of the tokens of one kind; a click, Space, Enter or dragging one away asks to move it."""

    def __init__(self, look: RenderContext, requests: Requests) -> None:
        """`look` gives theme and pictures; moves of tokens are emitted through `requests`."""
        super().__init__()
        self._look = look
        self._requests = requests
        self._pressed: Token | None = None
        self._press_point = QPointF()
        self._drag_point: QPointF | None = None
        self._wanted: TokenMove | None = None

    def set_wanted(self, move: TokenMove | None) -> None:
        """Lights up the tokens with which a master can make the move that is owed."""
        if move is not self._wanted:
            self._wanted = move
            self.viewport().update()

    # Layout

    @property
    @override
    def places(self) -> Sequence[QRectF]:
        return token_places(self.rows, QRectF(self.viewport().rect()))

    @override
    def paint_row(self, painter: QPainter, cell: QRectF, row: Token, *, focused: bool = False) -> None:
        self._look.draw(painter, cell, row, lambda p, r, theme: paint_token(p, r, row, theme))
        if focused:
            paint_focus(painter, cell, self._look.theme)

    @guarded
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Sequence[int] = ()) -> None:
        super().dataChanged(topLeft, bottomRight, roles)
        # A used token moves, and the others make room.
        self.viewport().update()

    def lid(self) -> QRectF:
        """The part of the tray that the box lid covers; empty where the box has none on the table."""
        tokens = self.rows
        part = tokens[0].sort.lying.lid if tokens else None
        return part(QRectF(self.rect())) if part else QRectF()

    @override
    def paint_above(self, painter: QPainter, area: QRectF) -> None:
        """What is asked of the master, and the token in the hand of whoever drags it."""
        if self._wanted is None and self._drag_point is None:
            return
        places = self.places
        fitting = [row for row, token in enumerate(self.rows) if token.move is self._wanted and not token.bottom]
        # Of a stack only the top can be taken.
        for row in fitting[-1:] if self._wanted is TokenMove.BURN_FUSE else fitting:
            paint_focus(painter, places[row].adjusted(-1, -1, 1, 1), self._look.theme)
        if self._drag_point is not None and self._pressed is not None:
            size = places[0].size() * 1.15
            spot = QRectF(self._drag_point, size).translated(-size.width() / 2, -size.height() / 2)
            paint_token(painter, spot, self._pressed, self._look.theme)

    # Moving tokens

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            token = self.indexAt(event.position().toPoint()).data(ROW_ROLE)
            self._pressed = token if isinstance(token, Token) else None
            self._press_point = event.position()

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        far = (event.position() - self._press_point).manhattanLength() > QApplication.startDragDistance()
        if self._pressed is not None and (far or self._drag_point is not None):
            self._drag_point = event.position()
            self.viewport().update()

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        token, self._pressed = self._pressed, None
        dragged, self._drag_point = self._drag_point is not None, None
        self.viewport().update()
        if token is None or event.button() != Qt.MouseButton.LeftButton:
            return
        put_back = self.indexAt(event.position().toPoint()).data(ROW_ROLE) == token
        # A click moves the token it is on; a drag moves it unless it is put back.
        if put_back is not dragged:
            self._choose(token)

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing: each token is moved by a click of its own."""

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            token = self.currentIndex().data(ROW_ROLE)
            if isinstance(token, Token):
                self._choose(token)

    def _choose(self, token: Token) -> None:
        if not token.bottom:
            self._requests.action_chosen.emit(MoveToken(token.move))
