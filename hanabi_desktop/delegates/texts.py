"""Delegates of the journal, the score book and the saved games: texts with players' badges in them, and cards."""

from functools import partial
from typing import Any

from PySide6 import QtGui
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.text_layout import UNLIMITED, TextLayout, resized
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.rows import BRIEF_TEXT_ROLE, RICH_TEXT_ROLE, ROW_ROLE, Index
from hanabi_desktop.models.scores import GAME_ROLE
from hanabi_desktop.painting.canvas import drawing, pen, rounded
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.marks import paint_ring
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.type_scale import CAPTION
from hanabi_desktop.rules import RANKS, Suit, TurnView
from hanabi_desktop.wording.scores import card_texts, faces_text
from hanabi_desktop.wording.typography import RichText

_MARGIN = 4
_CACHED = 1000
"""Maximum of cached lines: more than the longest game has."""


class _ViewDelegate(QStyledItemDelegate):
    """Base of these delegates."""

    def __init__(self, look: RenderContext, view: QAbstractItemView) -> None:
        """For one view."""
        super().__init__(view)
        self._look, self._view = look, view


class JournalDelegate(_ViewDelegate):
    """Delegate of a journal line: text wrapped at the width of the view, with the players' badges in it.

    What happened beside the turns stands in slanted letters.
    """

    def __init__(self, look: RenderContext, view: QAbstractItemView) -> None:
        """For one view."""
        super().__init__(look, view)
        self.brief = False
        """Whether only what somebody did is told, and not what came of it."""
        self._laid_out: dict[tuple[RichText | str, str, int], TextLayout] = {}
        """Cache of lines: a list asks for the height of all of them with every turn."""

    def _text(self, index: Index) -> TextLayout:
        font = self._view.font()
        # The width beside a scroll bar, also without one: else earlier sizes would decide whether lines near the limit need it.
        width = self._view.contentsRect().width() - self._view.verticalScrollBar().sizeHint().width()
        text = index.data(BRIEF_TEXT_ROLE if self.brief else RICH_TEXT_ROLE) or str(index.data() or "")
        # No remark reads like a turn.
        key = text, font.key(), width
        if len(self._laid_out) > _CACHED:
            self._laid_out.clear()
        if key not in self._laid_out:
            letters = QtGui.QFont(font)
            letters.setItalic(not isinstance(index.data(ROW_ROLE), TurnView))
            self._laid_out[key] = TextLayout(text, letters, QSizeF(width - 2 * _MARGIN, UNLIMITED))
        return self._laid_out[key]

    @guarded
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # The width of a line is that of the view.
        return QSize(1, round(self._text(index).height) + (_MARGIN // 2 if self.brief else _MARGIN))

    @guarded
    def helpEvent(self, *asked: Any) -> bool:
        # A tool tip with no more than the words that are seen would only cover others.
        more = self.brief and asked[-1].data(BRIEF_TEXT_ROLE) != asked[-1].data(RICH_TEXT_ROLE)
        return more and super().helpEvent(*asked)

    @guarded
    def paint(self, painter: QtGui.QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, option.palette.color(QtGui.QPalette.ColorRole.Highlight))
        role = QtGui.QPalette.ColorRole.HighlightedText if chosen else QtGui.QPalette.ColorRole.Text
        text = self._text(index)
        top = option.rect.top() + (option.rect.height() - text.height) / 2
        room = QRectF(option.rect.left() + _MARGIN, top, text.width, text.height)
        text.paint(painter, room, option.palette.color(role), self._look)
        painter.restore()


class PlayersDelegate(_ViewDelegate):
    """Delegate of a table cell with the players: their faces, and the names that there is room for."""

    @guarded
    def paint(self, painter: QtGui.QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = self._view.style()
        cell = QStyleOptionViewItem(option)
        self.initStyleOption(cell, index)
        bare = QStyleOptionViewItem(cell)
        bare.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, option.widget)
        room = QRectF(style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, cell, option.widget))
        pad = option.fontMetrics.height() * 0.2
        room = QRectF(option.rect).adjusted(max(pad, room.left() - option.rect.left()), 0, -pad, 0)
        theme = self._look.theme
        ink = theme.on_selection if option.state & QStyle.StateFlag.State_Selected else theme.text
        text, middle = faces_text(index.data(GAME_ROLE)), Qt.AlignmentFlag.AlignVCenter
        TextLayout(text, option.font, room.size(), middle, wrap=False).paint(painter, room, ink, self._look)


class SavedGameDelegate(_ViewDelegate):
    """Delegate of a saved game as a card: its fireworks as they stand, who plays, when it was and how far it is."""

    size = QSize()
    """Size of a card, with what parts it from the next; set by the view."""

    @guarded
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.size

    @guarded
    def paint(self, painter: QtGui.QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        score, theme, pad = index.data(GAME_ROLE), self._look.theme, option.fontMetrics.height() * 0.4
        card = QRectF(option.rect).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        shape = rounded(card.adjusted(1, 1, -1, -1), theme.radius)
        met = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        with drawing(painter):
            painter.fillPath(shape, theme.control_hover if met else theme.panel_raised)
            painter.strokePath(shape, pen(theme.panel_edge, 1) if score.end else pen(theme.accent, 3))
        words = card.adjusted(pad, pad, -pad, -pad)
        wide = min(words.width() * _PICTURE, words.height() * 2) / len(score.heights)
        for suit, height in enumerate(score.heights):
            place = QRectF(words.left() + suit * wide, words.top(), wide, words.height())
            paint = partial(_paint_saved_firework, Suit(suit), height)
            self._look.draw(painter, place, ("saved firework", suit, height), paint)
        words.setLeft(words.left() + len(score.heights) * wide + pad)
        small = resized(option.font, CAPTION)
        for text, ink in zip(reversed(card_texts(score)), (theme.text, theme.muted_text), strict=True):
            line = TextLayout(text, small, words.size(), wrap=False)
            words.setBottom(words.bottom() - line.height)
            line.paint(painter, words.translated(0, words.height()), ink)
        TextLayout(index.data(RICH_TEXT_ROLE), option.font, words.size()).paint(painter, words, theme.text, self._look)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, card, theme, theme.radius)


_PICTURE = 0.42
"""Maximum width of the picture of a saved game, as a share of its card's."""


def _paint_saved_firework(suit: Suit, height: int, painter: QtGui.QPainter, rect: QRectF, theme: Theme) -> None:
    paint_firework(painter, rect, suit, height, theme, None, height == RANKS[-1])
