"""A line of the journal, on as many lines of text as it needs."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from hanabi_desktop.delegates.badged_text import BadgedText
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import drawn
from hanabi_desktop.models.journal import BADGED_ROLE
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.rules import TurnView
from hanabi_desktop.wording.players.badged import Badged

_MARGIN = 4


class JournalDelegate(QStyledItemDelegate):
    """As high as the text is when it is wrapped at the width of the view, with the players' badges in it.

    What happened beside the turns stands in slanted letters.
    """

    def __init__(self, view: QAbstractItemView, look: Look) -> None:
        """For one view."""
        super().__init__(view)
        self._view = view
        self._look = look
        self._laid: dict[int, tuple[tuple[object, ...], BadgedText]] = {}
        """The lines as they were last broken, and of what; all of them are asked for with every turn."""

    def _text(self, index: QModelIndex | QPersistentModelIndex, font: QFont, width: float) -> BadgedText:
        told = index.data(BADGED_ROLE)
        text = told if isinstance(told, Badged) else Badged(str(index.data() or ""))
        made_of = text, font.key(), width, isinstance(index.data(ROW_ROLE), TurnView)
        known = self._laid.get(index.row())
        if known is not None and known[0] == made_of:
            return known[1]
        laid = BadgedText(text, _lettering(font, index), width - 2 * _MARGIN, Qt.AlignmentFlag.AlignLeft)
        self._laid[index.row()] = made_of, laid
        return laid

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        width = self._width
        return QSize(max(1, width - _MARGIN), round(self._text(index, self._view.font(), width).height) + _MARGIN)

    @property
    def _width(self) -> int:
        """As if the scroll bar were there: else it would depend on earlier sizes whether lines near the limit need it."""
        return self._view.contentsRect().width() - self._view.verticalScrollBar().sizeHint().width()

    @override
    @drawn
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
        text.paint(painter, QPointF(option.rect.left() + _MARGIN, top), option.palette.color(role), self._look)
        painter.restore()


def _lettering(font: QFont, index: QModelIndex | QPersistentModelIndex) -> QFont:
    slanted = QFont(font)
    slanted.setItalic(not isinstance(index.data(ROW_ROLE), TurnView))
    return slanted
