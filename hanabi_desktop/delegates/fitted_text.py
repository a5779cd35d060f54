"""Texts that fit their room, with players' badges and small cards in them."""

import re
from itertools import pairwise

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.table.state import Badge
from hanabi_desktop.wording.typography import JOINER, NO_BREAK, Pictured, RichText, bind_figures, pictured

UNLIMITED = 100_000.0
"""Pixels: wider and higher than any text."""
SIZES = (1.0, 0.88, 0.76, 0.65, 0.54, 0.45)
"""Sizes of the letters that are tried, as shares of the wanted size."""
_WORDS, _ONE_LINE = QtGui.QTextOption.WrapMode.WordWrap, QtGui.QTextOption.WrapMode.NoWrap
_ANYWHERE = QtGui.QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
_IMAGE = "\ufffc"
"""What Qt puts into a text where an image stands: a line may be broken behind it, whatever follows."""
_NEW_LINE = "\u2028"
_HINT = re.compile("[^→\n\u2028\u2029]+→([ \u2028])[^→\n\u2028\u2029]+?:([ \u2028])[^→.\n\u2028\u2029]+")
"""Giver, receiver, and what the cards are."""
_CARD = 1.35
"""Width of a card in a line divided by the line's height."""
_APART = 0.2
"""Of that height, so much is free between what is told beside one card and beside the next."""
_ASTRAL = re.compile("[\U00010000-\U0010ffff]")
"""Characters that are two to Qt."""


class FittedText:
    """A text laid out in a room of given size, with badges and cards as images."""

    def __init__(
        self,
        text: RichText | str,
        font: QtGui.QFont,
        room: QSizeF,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        wrap: bool = True,
        filling: bool = False,
        least: int = 0,
    ) -> None:
        """Tries the sizes of `font`, the largest first, and none below `least` pixels.

        Letters that are `filling` one line may need more height than there is: nothing stands above most of them.
        """
        self._room, self._alignment, self._filling = room, alignment, filling
        self._text = text if isinstance(text, RichText) else RichText(text)
        self._wrap = wrap and not filling
        self._document = QtGui.QTextDocument()
        self._document.setDocumentMargin(0)
        self._document.setUndoRedoEnabled(False)
        self.font = QtGui.QFont(font)
        """Its letters."""
        self.cut = False
        """Whether it ends in an ellipsis, for want of room."""
        self.torn = False
        """Whether it has a word, or a hint whose giver, receiver or cards, that do not fit into one line."""
        self.split = False
        """Whether it has such a word."""
        bound = bind_figures(self._text.rich or self._text.plain).replace(" →", f"{NO_BREAK}→")
        if self._text.rich:
            lines = (f'<p style="white-space: pre-wrap; margin: 0">{line}</p>' for line in bound.split("\n"))
            self._document.setHtml("".join(lines))
        else:
            self._document.setPlainText(bound)
        self._pictures = self._take_pictures()
        for share in SIZES:
            if share < 1 and QtGui.QFontInfo(resized(font, share)).pixelSize() < least:
                self._cut()
                break
            self._lay_out(resized(font, share), _WORDS if self._wrap else _ONE_LINE)
            if self._inside():
                break
        else:
            self._cut()
        if filling and (ink := self._ink().height()) > room.height():
            self._lay_out(resized(self.font, room.height() / ink), _ONE_LINE)

    def _lay_out(self, font: QtGui.QFont, mode: QtGui.QTextOption.WrapMode) -> None:
        self.font = font
        option = QtGui.QTextOption(self._alignment & Qt.AlignmentFlag.AlignHorizontal_Mask)
        option.setWrapMode(mode)
        self._document.setDefaultTextOption(option)
        self._document.setDefaultFont(font)
        space = QtGui.QFontMetricsF(font).horizontalAdvance(NO_BREAK)
        for place, shown in self._pictures.items():
            style = QtGui.QTextCharFormat()
            style.setFontLetterSpacingType(QtGui.QFont.SpacingType.AbsoluteSpacing)
            style.setFontLetterSpacing(_size_in_line(shown, font).width() - space)
            self._at(place).mergeCharFormat(style)
        self._indent()
        self._document.setTextWidth(max(1.0, self._room.width()))
        if mode != _ONE_LINE:
            self._break_hints()

    def _indent(self) -> None:
        """What begins with a card stands beside that, a little apart from what is told before."""
        block = self._document.begin()
        while block.isValid():
            shown = self._pictures.get(block.position())
            if shown is not None and not isinstance(shown, Badge):
                size = _size_in_line(shown, self.font)
                layout = QtGui.QTextBlockFormat()
                layout.setLeftMargin(size.width())
                layout.setTextIndent(-size.width())
                layout.setTopMargin(size.height() * _APART if block.blockNumber() else 0)
                QtGui.QTextCursor(block).setBlockFormat(layout)
            block = block.next()

    def _take_pictures(self) -> dict[int, Pictured]:
        """The pictures by their places in the text; each becomes a space as wide, which stays with what follows."""
        pictures: dict[int, Pictured] = {}
        image = self._document.find(_IMAGE)
        while not image.isNull():
            shown = pictured(image.charFormat().toImageFormat().name())
            if shown is not None:
                image.insertText(NO_BREAK, QtGui.QTextCharFormat())
                pictures[image.position() - 1] = shown
            image = self._document.find(_IMAGE, image)
        return pictures

    def _break_hints(self) -> None:
        """A hint that is too long for its line is broken before what the cards are, or else before its receiver."""
        # As long as Qt takes it to be.
        text = _ASTRAL.sub("xx", self._document.toRawText())
        self.torn = False
        for hint in _HINT.finditer(text):
            arrow, colon = hint.start(1), hint.start(2)
            for seams in ((), (colon,), (arrow,), (arrow, colon)):
                for place in (arrow, colon):
                    wanted = _NEW_LINE if place in seams else " "
                    # Each change has all lines laid out again.
                    if self._document.characterAt(place) != wanted:
                        self._at(place).insertText(wanted)
                ends = (hint.start() - 1, *seams, hint.end())
                if all(self._together(one + 1, other - 1) for one, other in pairwise(ends)):
                    break
            else:
                self.torn = True

    def _together(self, place: int, other: int) -> bool:
        """Whether two characters stand on the same line."""
        return self._line(place).textStart() == self._line(other).textStart()

    def _at(self, place: int) -> QtGui.QTextCursor:
        """A cursor that has chosen one character."""
        cursor = QtGui.QTextCursor(self._document)
        cursor.setPosition(place)
        cursor.setPosition(place + 1, QtGui.QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _line(self, place: int) -> QtGui.QTextLine:
        self._document.documentLayout().documentSize()
        block = self._document.findBlock(place)
        return block.layout().lineForTextPosition(place - block.position())

    def _inside(self) -> bool:
        height = self._room.height() * (1.5 if self._filling else 1)
        return self.width <= self._room.width() + 0.5 and self.height <= height + 1

    def _cut(self) -> None:
        """Keeps as many characters as fit; with room below, long words are broken instead."""
        self._lay_out(self.font, _ANYWHERE if self._wrap else _ONE_LINE)
        if self._inside():
            self.torn = self.split = True
            return
        self.cut = True
        metrics, room = QtGui.QFontMetricsF(self.font), self._room
        dots, line = metrics.horizontalAdvance("…"), metrics.height()
        backwards = self._document.firstBlock().textDirection() is Qt.LayoutDirection.RightToLeft
        # The end of the last line that fits.
        lines = max(1, int((min(room.height(), self.height) + 1) / line)) if self._wrap else 1
        end = QPointF(dots if backwards else room.width() - dots, (lines - 0.5) * line)
        kept = self._document.documentLayout().hitTest(end, Qt.HitTestAccuracy.FuzzyHit)
        for length in range(max(1, kept), 0, -1):
            cursor = QtGui.QTextCursor(self._document)
            cursor.setPosition(length)
            cursor.movePosition(QtGui.QTextCursor.MoveOperation.End, QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText("…", QtGui.QTextCharFormat())
            if self._inside():
                break
        last = self._document.characterCount()
        # What is cut off has no place any more, if letters become yet another size.
        self._pictures = {place: badge for place, badge in self._pictures.items() if place + 1 < last}

    @property
    def shown(self) -> str:
        """The words that are seen: all of them, or as many as fit, with an ellipsis."""
        return self._document.toPlainText().replace(f" {JOINER}", "") if self.cut else self._text.plain

    @property
    def width(self) -> float:
        """Width of the longest line, in pixels."""
        return self._document.idealWidth()

    @property
    def height(self) -> float:
        """Height of all lines, in pixels."""
        return self._document.size().height()

    def paint(
        self, painter: QtGui.QPainter, room: QRectF, ink: QtGui.QColor, look: RenderContext | None = None
    ) -> None:
        """Paints it into a room of the size it was fitted into; `look` paints the badges in it."""
        context = QtGui.QAbstractTextDocumentLayout.PaintContext()
        palette = QtGui.QPalette()
        palette.setColor(QtGui.QPalette.ColorRole.Text, ink)
        context.palette = palette
        painter.save()
        painter.translate(room.left(), room.top() + self.top)
        self._document.documentLayout().draw(painter, context)
        ratio = painter.device().devicePixelRatioF()
        for place, shown in self._pictures.items():
            if look and self._document.characterAt(place) == NO_BREAK:
                size = _size_in_line(shown, self.font)
                picture = look.picture_in_line(size, ratio, shown)
                painter.drawPixmap(QRectF(self._place_of(place), size), picture, QRectF(picture.rect()))
        painter.restore()

    def _place_of(self, place: int) -> QPointF:
        """Where a character of the text stands: its upper left corner, or the right one of what is read leftwards."""
        block, line = self._document.findBlock(place), self._line(place)
        inside = place - block.position()
        ends: tuple[object, ...] = line.cursorToX(inside), line.cursorToX(inside + 1)
        # A pair, which the stubs of PySide do not know.
        left = min(end[0] for end in ends if isinstance(end, tuple))
        return self._document.documentLayout().blockBoundingRect(block).topLeft() + QPointF(left, line.y())

    @property
    def top(self) -> float:
        """How far below the top of the room its first line begins, in pixels; negative if it begins above."""
        if not self._filling:
            centred = self._alignment & Qt.AlignmentFlag.AlignVCenter
            return max(0.0, (self._room.height() - self.height) / 2) if centred else 0.0
        top = (self._room.height() - self.height) / 2
        # What stands above capital letters, as in Å, is to be seen too.
        return max(top, -QtGui.QFontMetricsF(self.font).ascent() - self._ink().top())

    def _ink(self) -> QRectF:
        """Where something is painted, from the beginning of its base line."""
        return QtGui.QFontMetricsF(self.font).tightBoundingRect(self.shown)


def resized(font: QtGui.QFont, factor: float) -> QtGui.QFont:
    """The same font in another size."""
    other = QtGui.QFont(font)
    if font.pixelSize() > 0:
        other.setPixelSize(max(1, round(font.pixelSize() * factor)))
    else:
        other.setPointSizeF(font.pointSizeF() * factor)
    return other


def _size_in_line(shown: Pictured, font: QtGui.QFont) -> QSizeF:
    """As high as the line; all but badges are equally wide, so that what stands beside them begins at the same place."""
    height = QtGui.QFontMetricsF(font).height()
    return QSizeF(height * (1 if isinstance(shown, Badge) else _CARD), height)
