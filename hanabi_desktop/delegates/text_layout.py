"""Text laid out in a room of given size, with players' badges and small cards in its lines."""

from typing import cast

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QUrl

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.players import Badge, Character
from hanabi_desktop.records.album import Medal
from hanabi_desktop.wording.typography import JOINER, NO_BREAK, Pictured, RichText, bind_figures, pictured

UNLIMITED = 100_000.0
"""Pixels: wider and higher than any text."""
_IMAGE = "\ufffc"
"""Qt's placeholder for an image in a text: a line may be broken behind it, whatever follows."""
_CARD_ASPECT = 1.35
"""Ratio of a card's width in a line to the line's height."""
_GAP = 0.2
"""Space between what is told beside one card and beside the next, as a share of the line's height."""


class _Document(QtGui.QTextDocument):
    """A text that opens no file, whatever it names."""

    @guarded
    def loadResource(self, kind: int, name: QUrl | str) -> None:
        return None


class TextLayout:
    """A text in one font: wrapped at the width of its room, or in one line; what does not fit ends in an ellipsis."""

    def __init__(
        self,
        text: RichText | str,
        font: QtGui.QFont,
        room: QSizeF,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        wrap: bool = True,
    ) -> None:
        """Lays it out; a word that is wider than the room is broken."""
        self._room, self._alignment = room, alignment
        self._text = text if isinstance(text, RichText) else RichText(text)
        self._wrap = wrap
        self.font = QtGui.QFont(font)
        self.cut = False
        """Whether it ends in an ellipsis, for want of room."""
        self._document = _Document()
        self._document.setDocumentMargin(0)
        self._document.setUndoRedoEnabled(False)
        metrics = QtGui.QFontMetricsF(self.font)
        # What a line begins with may need some room.
        most = room.width() - 2 * metrics.height()
        bound = bind_figures(self._text.rich or self._text.plain, lambda pair: metrics.horizontalAdvance(pair) <= most)
        if self._text.rich:
            lines = (f'<p style="white-space: pre-wrap; margin: 0">{line}</p>' for line in bound.split("\n"))
            self._document.setHtml("".join(lines))
        else:
            self._document.setPlainText(bound)
        self._pictures = self._take_pictures()
        self._lay_out()
        if not self._inside():
            self._cut()

    def _lay_out(self) -> None:
        option = QtGui.QTextOption(self._alignment & Qt.AlignmentFlag.AlignHorizontal_Mask)
        modes = QtGui.QTextOption.WrapMode
        option.setWrapMode(modes.WrapAtWordBoundaryOrAnywhere if self._wrap else modes.NoWrap)
        self._document.setDefaultTextOption(option)
        self._document.setDefaultFont(self.font)
        space = QtGui.QFontMetricsF(self.font).horizontalAdvance(NO_BREAK)
        for place, shown in self._pictures.items():
            style = QtGui.QTextCharFormat()
            style.setFontLetterSpacingType(QtGui.QFont.SpacingType.AbsoluteSpacing)
            style.setFontLetterSpacing(_size_in_line(shown, self.font).width() - space)
            cursor = QtGui.QTextCursor(self._document)
            cursor.setPosition(place)
            cursor.setPosition(place + 1, QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(style)
        self._indent()
        self._document.setTextWidth(max(1.0, self._room.width()))

    def _indent(self) -> None:
        """Of several lines, what begins with a card stands beside that, a little apart from what is told before."""
        block = self._document.begin()
        while block.isValid() and self._document.blockCount() > 1:
            shown = self._pictures.get(block.position())
            if shown is not None and not isinstance(shown, Badge | Character):
                size = _size_in_line(shown, self.font)
                layout = QtGui.QTextBlockFormat()
                layout.setLeftMargin(size.width())
                layout.setTextIndent(-size.width())
                layout.setTopMargin(size.height() * _GAP if block.blockNumber() else 0)
                QtGui.QTextCursor(block).setBlockFormat(layout)
            block = block.next()

    def _take_pictures(self) -> dict[int, Pictured]:
        """The pictures by their places in the text; each becomes a space of its width, which stays with what follows."""
        pictures: dict[int, Pictured] = {}
        image = self._document.find(_IMAGE)
        while not image.isNull():
            shown = pictured(image.charFormat().toImageFormat().name())
            if shown is not None:
                image.insertText(NO_BREAK, QtGui.QTextCharFormat())
                pictures[image.position() - 1] = shown
            image = self._document.find(_IMAGE, image)
        return pictures

    def _inside(self) -> bool:
        line = QtGui.QFontMetricsF(self.font).height()
        return self.width <= self._room.width() + 0.5 and self.height <= max(self._room.height(), line) + 1

    def _cut(self) -> None:
        """Cuts the text to the characters that fit before an ellipsis."""
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

    @property
    def shown(self) -> str:
        """The words that are seen: all of them, or those that fit, with an ellipsis."""
        return self._document.toPlainText().replace(f" {JOINER}", "") if self.cut else self._text.plain

    @property
    def width(self) -> float:
        """Width of the longest line, in pixels."""
        return self._document.idealWidth()

    @property
    def height(self) -> float:
        """Height of all lines, in pixels."""
        return self._document.size().height()

    def last_lines(self, height: float) -> int:
        """The height of the last whole lines that fit into `height`, in pixels."""
        whole, layout = self.height, self._document.documentLayout()
        for block in map(self._document.findBlockByNumber, range(self._document.blockCount())):
            top, lines = layout.blockBoundingRect(block).top(), block.layout()
            for number in range(lines.lineCount()):
                if (left := whole - top - lines.lineAt(number).y()) <= height:
                    return int(left)
        return int(height)

    def paint(
        self, painter: QtGui.QPainter, room: QRectF, ink: QtGui.QColor, look: RenderContext | None = None
    ) -> None:
        """Paints it into a room of the width it was made for; `look` paints the pictures in it."""
        context = QtGui.QAbstractTextDocumentLayout.PaintContext()
        palette = QtGui.QPalette()
        palette.setColor(QtGui.QPalette.ColorRole.Text, ink)
        context.palette = palette
        painter.save()
        centred = self._alignment & Qt.AlignmentFlag.AlignVCenter
        painter.translate(room.left(), room.top() + ((room.height() - self.height) / 2 if centred else 0.0))
        self._document.documentLayout().draw(painter, context)
        ratio = painter.device().devicePixelRatioF()
        for place, shown in self._pictures.items():
            # One that was cut off has no place any more.
            if look and self._document.characterAt(place) == NO_BREAK:
                size = _size_in_line(shown, self.font)
                picture = look.picture_in_line(size, ratio, shown)
                painter.drawPixmap(QRectF(self._place_of(place), size), picture, QRectF(picture.rect()))
        painter.restore()

    def _place_of(self, place: int) -> QPointF:
        """Where a character of the text stands: its upper left corner, or the right one of what is read leftwards."""
        layout = self._document.documentLayout()
        layout.documentSize()
        block = self._document.findBlock(place)
        inside = place - block.position()
        line = block.layout().lineForTextPosition(inside)
        # Pairs, which the stubs of PySide do not know.
        here, after = cast("tuple[tuple[float, int], ...]", (line.cursorToX(inside), line.cursorToX(inside + 1)))
        left = min(here[0], after[0])
        return layout.blockBoundingRect(block).topLeft() + QPointF(left, line.y())


def resized(font: QtGui.QFont, factor: float) -> QtGui.QFont:
    """The same font, scaled by a factor."""
    other = QtGui.QFont(font)
    if font.pixelSize() > 0:
        other.setPixelSize(max(1, round(font.pixelSize() * factor)))
    else:
        other.setPointSizeF(font.pointSizeF() * factor)
    return other


def _size_in_line(shown: Pictured, font: QtGui.QFont) -> QSizeF:
    """The height of the line; all but badges are equally wide, so that what stands beside them begins at the same place."""
    height = QtGui.QFontMetricsF(font).height()
    return QSizeF(height * (1 if isinstance(shown, Badge | Character | Medal) else _CARD_ASPECT), height)
