"""The tokens of one kind, lying as the edition's box has them."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.delegates.token import TokenDelegate, paint_token
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.tokens import Token, TokenKind
from hanabi_desktop.painting import lid_inner_rect, paint_box_lid, paint_focus
from hanabi_desktop.rules import Kit
from hanabi_desktop.table.tokens import TokenMove
from hanabi_desktop.widgets.placed_view import PlacedView

_LID_SHARE = 0.56
"""Share of the tray that the box lid takes where a kit has one."""
_STACK_SHARE = 0.62
"""Share of the tray that a stack of fuses takes."""


def lid_side(kit: Kit, kind: TokenKind) -> bool | None:
    """Which tokens lie in the box lid: the used ones, the unused ones (False), or None if the kit has none here.

    English: spent clocks go into the lid. Nordic: available blue tokens lie in it, and a red one goes in per mistake
    (rules, section 2, where tokens are).
    """
    match kit, kind:
        case Kit.CLOCKS_AND_FUSES, TokenKind.CLOCK:
            return True
        case Kit.BOX_LID, TokenKind.CLOCK:
            return False
        case Kit.BOX_LID, TokenKind.FUSE:
            return True
        case _:
            return None


class TokenTray(PlacedView):
    """Moving a token is asked for by a click on it, by Space or Enter, or by dragging it away from where it lies."""

    token_chosen = Signal(object)
    """The TokenMove that moving the chosen token means."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look
        self._delegate = TokenDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self._pressed: Token | None = None
        self._press_point = QPointF()
        self._drag_point: QPointF | None = None
        self._wanted: TokenMove | None = None

    def set_wanted(self, move: TokenMove | None) -> None:
        """Lights up the tokens with which a master can make the move that is owed."""
        self._wanted = move
        self.viewport().update()

    def _tokens(self) -> list[Token]:
        return [self.model().index(row, 0).data(ROW_ROLE) for row in range(self._count())]

    # Where they lie

    @override
    def places(self, count: int, area: QRectF) -> Sequence[QRectF]:
        tokens = self._tokens()
        if not tokens:
            return []
        kit, kind = tokens[0].kit, tokens[0].kind
        if (kit, kind) == (Kit.CLOCKS_AND_FUSES, TokenKind.FUSE):
            return _stack(tokens, area)
        in_lid = lid_side(kit, kind)
        if in_lid is None:
            return _grid(count, area)
        lid, beside = _split(area, _LID_SHARE)
        inside = iter(_grid(count, lid_inner_rect(lid)))
        outside = iter(_grid(count, beside))
        return [next(inside) if token.used is in_lid else next(outside) for token in tokens]

    @override
    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        tokens = self._tokens()
        if tokens and lid_side(tokens[0].kit, tokens[0].kind) is not None:
            theme = self._look.theme
            lid = _split(area, _LID_SHARE)[0]
            picture = self._look.pixmaps.cached(
                ("lid", theme.key),
                lid.size(),
                painter.device().devicePixelRatioF(),
                lambda p, r: paint_box_lid(p, r, theme),
            )
            painter.drawPixmap(lid.topLeft(), picture)

    @override
    def paint_above(self, painter: QPainter, area: QRectF) -> None:
        """What is asked of the master, and the token in the hand of whoever drags it."""
        places = self.places(self._count(), area)
        fitting = [
            row for row, token in enumerate(self._tokens()) if token.move is self._wanted and not token.explosion
        ]
        # Of a stack only the top can be taken.
        for row in fitting[-1:] if self._wanted is TokenMove.BURN_FUSE else fitting:
            paint_focus(painter, places[row].adjusted(-1, -1, 1, 1), self._look.theme)
        if self._drag_point is not None and self._pressed is not None:
            size = self.places(self._count(), area)[0].size() * 1.15
            spot = QRectF(self._drag_point, size).translated(-size.width() / 2, -size.height() / 2)
            paint_token(painter, spot, self._pressed, self._look.theme)

    # Moving one

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            token = self.indexAt(event.position().toPoint()).data(ROW_ROLE)
            self._pressed = token if isinstance(token, Token) else None
            self._press_point = event.position()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        far = (event.position() - self._press_point).manhattanLength() > QApplication.startDragDistance()
        if self._pressed is not None and (far or self._drag_point is not None):
            self._drag_point = event.position()
            self.viewport().update()

    @override
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

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing: each token is moved by a click of its own."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            token = self.currentIndex().data(ROW_ROLE)
            if isinstance(token, Token):
                self._choose(token)

    def _choose(self, token: Token) -> None:
        if not token.explosion:
            self.token_chosen.emit(token.move)


def _split(area: QRectF, share: float) -> tuple[QRectF, QRectF]:
    left = QRectF(area.left(), area.top(), area.width() * share, area.height())
    return left, QRectF(left.right() + 4, area.top(), area.right() - left.right() - 4, area.height())


def _stack(tokens: Sequence[Token], area: QRectF) -> list[QRectF]:
    """From the explosion at the bottom to the longest fuse on top; burnt ones lie beside the stack."""
    pile, beside = _split(area, _STACK_SHARE)
    levels = len(tokens) - 1
    size = min(pile.width() / (1 + 0.16 * levels), pile.height() / (1 + 0.10 * levels))
    step = QPointF(size * 0.16, -size * 0.10)
    bottom = QRectF(pile.left(), pile.bottom() - size, size, size)
    burnt = iter(_grid(levels, beside))
    return [next(burnt) if token.used else bottom.translated(step * level) for level, token in enumerate(tokens)]


def _grid(count: int, area: QRectF) -> list[QRectF]:
    """Squares in rows, as large as they fit, filling from the top left."""
    if not count or area.width() <= 0 or area.height() <= 0:
        return [QRectF() for _ in range(count)]
    columns = max(range(1, count + 1), key=lambda wide: min(area.width() / wide, area.height() / ceil(count / wide)))
    size = min(area.width() / columns, area.height() / ceil(count / columns))
    cell = QRectF(area.left(), area.top(), size, size).adjusted(1, 1, -1, -1)
    return [cell.translated(size * (row % columns), size * (row // columns)) for row in range(count)]
