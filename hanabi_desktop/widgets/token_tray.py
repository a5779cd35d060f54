"""The tokens of one kind, lying as the edition's box has them."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPersistentModelIndex, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.delegates.token import TokenDelegate
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.tokens import Token, TokenKind
from hanabi_desktop.painting import lid_inner_rect, paint_box_lid
from hanabi_desktop.rules import Kit
from hanabi_desktop.widgets.placed_view import PlacedView

_LID_SHARE = 0.56
"""Share of the tray that the box lid takes where a kit has one."""


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
    """Clicking a token, or Space and Enter on it, asks to move it."""

    token_chosen = Signal(object)
    """The TokenMove that moving the chosen token means."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look
        self._delegate = TokenDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self.activated.connect(self._choose)
        self._pressed = QPersistentModelIndex()

    def _tokens(self) -> list[Token]:
        return [self.model().index(row, 0).data(ROW_ROLE) for row in range(self._count())]

    def _areas(self, area: QRectF) -> tuple[QRectF, QRectF]:
        """The lid and the table beside it."""
        lid = QRectF(area.left(), area.top(), area.width() * _LID_SHARE, area.height())
        return lid, QRectF(lid.right() + 4, area.top(), area.right() - lid.right() - 4, area.height())

    @override
    def places(self, count: int, area: QRectF) -> Sequence[QRectF]:
        tokens = self._tokens()
        if not tokens:
            return []
        in_lid = lid_side(tokens[0].kit, tokens[0].kind)
        if in_lid is None:
            return _grid(count, area)
        lid, beside = self._areas(area)
        inside = iter(_grid(count, lid_inner_rect(lid)))
        outside = iter(_grid(count, beside))
        return [next(inside) if token.used is in_lid else next(outside) for token in tokens]

    @override
    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        tokens = self._tokens()
        if tokens and lid_side(tokens[0].kit, tokens[0].kind) is not None:
            theme = self._look.theme
            lid = self._areas(area)[0]
            picture = self._look.pixmaps.cached(
                ("lid", theme.key),
                lid.size(),
                painter.device().devicePixelRatioF(),
                lambda p, r: paint_box_lid(p, r, theme),
            )
            painter.drawPixmap(lid.topLeft(), picture)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = QPersistentModelIndex(self.indexAt(event.position().toPoint()))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and self._pressed == index:
            self._choose()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == " ":
            self._choose()
        else:
            super().keyPressEvent(event)

    def _choose(self) -> None:
        token = self.currentIndex().data(ROW_ROLE)
        if isinstance(token, Token):
            self.token_chosen.emit(token.move)


def _grid(count: int, area: QRectF) -> list[QRectF]:
    """Squares in rows, as large as they fit, filling from the top left."""
    if not count or area.width() <= 0 or area.height() <= 0:
        return [QRectF() for _ in range(count)]
    columns = max(range(1, count + 1), key=lambda wide: min(area.width() / wide, area.height() / ceil(count / wide)))
    size = min(area.width() / columns, area.height() / ceil(count / columns))
    cell = QRectF(area.left(), area.top(), size, size).adjusted(1, 1, -1, -1)
    return [cell.translated(size * (row % columns), size * (row // columns)) for row in range(count)]
