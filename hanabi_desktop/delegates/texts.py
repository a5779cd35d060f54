"""Delegates of the journal, the score book and the saved games: texts with players' badges in them, medals, and cards."""

from functools import partial
from math import ceil

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
from hanabi_desktop.painting.medals import paint_medal
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.type_scale import CAPTION
from hanabi_desktop.rules import RANKS, Suit, TurnView
from hanabi_desktop.wording.scores import MEDALS, NOTHING, card_texts, day_text, faces_text, how_text
from hanabi_desktop.wording.typography import NO_BREAK, RichText

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
            letters = _lettering(font, index)
            self._laid_out[key] = TextLayout(text, letters, QSizeF(width - 2 * _MARGIN, UNLIMITED))
        return self._laid_out[key]

    @guarded
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # A line is as wide as the view.
        return QSize(1, round(self._text(index).height) + (_MARGIN // 2 if self.brief else _MARGIN))

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


def _lettering(font: QtGui.QFont, index: Index) -> QtGui.QFont:
    slanted = QtGui.QFont(font)
    slanted.setItalic(not isinstance(index.data(ROW_ROLE), TurnView))
    return slanted


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


class MedalDelegate(_ViewDelegate):
    """Delegate of a medal: the coin, its name below, and when it was won, or how it is."""

    def words(self, cell: QRectF, index: Index) -> tuple[TextLayout, TextLayout]:
        """The lines below the coin."""
        medal, won = index.data(ROW_ROLE)
        name, small = QtGui.QFont(self._view.font()), resized(self._view.font(), CAPTION)
        name.setWeight(QtGui.QFont.Weight.Bold)
        names, letters = [words.name.translated() for words in MEDALS.values()], QtGui.QFontMetricsF(name)
        if max(map(letters.horizontalAdvance, names)) > cell.width():
            name = resized(name, CAPTION)
        told = (day_text(won) or NOTHING).replace(" ", NO_BREAK) if won else how_text(medal)
        first, other = (QSizeF(cell.width(), lines * self._letters) for lines in (_NAME_LINES, _TOLD_LINES))
        centred = Qt.AlignmentFlag.AlignHCenter
        return TextLayout(MEDALS[medal].name.translated(), name, first, centred), TextLayout(
            told, small, other, centred
        )

    def height(self, width: float) -> int:
        """Of a cell of this width, whichever medal is in it."""
        cell, model = QRectF(0, 0, width - 2 * _MARGIN, 0), self._view.model()
        told = [self.words(cell, model.index(row, 0))[1].height for row in range(model.rowCount())]
        return ceil((_COIN_LINES + _NAME_LINES) * self._letters + max(told, default=0.0) + 2 * _MARGIN)

    @property
    def _letters(self) -> float:
        return QtGui.QFontMetricsF(self._view.font()).height()

    @guarded
    def paint(self, painter: QtGui.QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        medal, won = index.data(ROW_ROLE)
        theme = self._look.theme
        cell = QRectF(option.rect).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        coin = QRectF(cell)
        coin.setHeight(_COIN_LINES * self._letters)
        key = medal, won is not None
        self._look.draw(painter, coin, key, lambda p, r, theme: paint_medal(p, r, medal, theme, won is not None))
        name, told = self.words(cell, index)
        name.paint(painter, coin.translated(0, coin.height()), theme.text)
        told.paint(painter, coin.translated(0, coin.height() + _NAME_LINES * self._letters), theme.muted_text)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, QRectF(option.rect), theme, theme.radius)


_COIN_LINES, _NAME_LINES, _TOLD_LINES = 3.5, 1.1, 3.0
"""Heights of a medal, of its name below and at most of what is told of it, in lines of text."""


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
