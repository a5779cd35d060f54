"""The tokens of one kind, lying as the edition's box has them."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.pictures import paint_token
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.rows import ROW_ROLE, Index
from hanabi_desktop.models.table import Token, token_places
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.table.actions import MoveToken, TokenMove
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views import PlacedView


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

    @override
    def places(self, count: int, area: QRectF) -> Sequence[QRectF]:
        return token_places(self.rows, area)

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
        places = self.places_now
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
