"""A line of the journal, on as many lines of text as it needs."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, QSizeF
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hanabi_desktop.delegates.fitted_text import UNLIMITED, FittedText
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import RICH_TEXT_ROLE, ROW_ROLE
from hanabi_desktop.rules import TurnView
from hanabi_desktop.wording.rich_text import RichText

_MARGIN = 4
_CACHED = 1000
"""Lines: more than the longest game has."""


class JournalDelegate(QStyledItemDelegate):
    """As high as the text is when it is wrapped at the width of the view, with the players' badges in it.

    What happened beside the turns stands in slanted letters.
    """

    def __init__(self, view: QAbstractItemView, look: Look) -> None:
        """For one view."""
        super().__init__(view)
        self._view = view
        self._look = look
        self._laid_out: dict[tuple[RichText | str, str, float, bool], FittedText] = {}
        """Cache of lines: a list asks for the height of all of them with every turn."""

    def _text(self, index: QModelIndex | QPersistentModelIndex, font: QFont, width: float) -> FittedText:
        text = index.data(RICH_TEXT_ROLE) or str(index.data() or "")
        key = text, font.key(), width, isinstance(index.data(ROW_ROLE), TurnView)
        if len(self._laid_out) > _CACHED:
            self._laid_out.clear()
        if key not in self._laid_out:
            letters = _lettering(font, index)
            self._laid_out[key] = FittedText(text, letters, QSizeF(width - 2 * _MARGIN, UNLIMITED))
        return self._laid_out[key]

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        width = self._width
        return QSize(max(1, width - _MARGIN), round(self._text(index, self._view.font(), width).height) + _MARGIN)

    @property
    def _width(self) -> int:
        """As if the scroll bar were there: else it would depend on earlier sizes whether lines near the limit need it."""
        return self._view.contentsRect().width() - self._view.verticalScrollBar().sizeHint().width()

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Highlight))
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        text = self._text(index, self._view.font(), self._width)
        top = option.rect.top() + (option.rect.height() - text.height) / 2
        room = QRectF(option.rect.left() + _MARGIN, top, text.width, text.height)
        text.paint(painter, room, option.palette.color(role), self._look)
        painter.restore()


def _lettering(font: QFont, index: QModelIndex | QPersistentModelIndex) -> QFont:
    slanted = QFont(font)
    slanted.setItalic(not isinstance(index.data(ROW_ROLE), TurnView))
    return slanted
