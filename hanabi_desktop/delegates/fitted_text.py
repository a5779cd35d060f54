"""Texts that fit their room, with players' badges in them."""

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QUrl

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.wording.typography import RichText, badge_of, bind_figures

UNLIMITED = 100_000.0
"""Pixels: wider and higher than any text."""
SIZES = (1.0, 0.88, 0.76, 0.65, 0.54, 0.45)
"""Sizes of the letters that are tried, as shares of the wanted size."""
_WORDS, _ONE_LINE = QtGui.QTextOption.WrapMode.WordWrap, QtGui.QTextOption.WrapMode.NoWrap
_ANYWHERE = QtGui.QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
_IMAGE = "\ufffc"
"""What Qt puts into a text where an image stands."""


class _Document(QtGui.QTextDocument):
    """A document whose images are players' badges."""

    look: RenderContext | None = None
    ratio = 1.0
    """Device pixels per logical pixel of what it is painted on."""

    @override
    def loadResource(self, kind: int, url: QUrl | str) -> object:
        badge = badge_of(QUrl(url).toString())
        if badge is None or self.look is None:
            return None
        return self.look.badge_in_line(_badge_size(self.defaultFont()), self.ratio, badge)


class FittedText:
    """A text laid out in a room of given size, with players' badges as images."""

    def __init__(
        self,
        text: RichText | str,
        font: QtGui.QFont,
        room: QSizeF,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        *,
        wrap: bool = True,
        filling: bool = False,
    ) -> None:
        """Tries the sizes of `font`, the largest first.

        Letters that are `filling` one line may need more height than there is: nothing stands above most of them.
        """
        self._room, self._alignment, self._filling = room, alignment, filling
        self._text = text if isinstance(text, RichText) else RichText(text)
        self._wrap = wrap and not filling
        self._document = _Document()
        self._document.setDocumentMargin(0)
        self._document.setUndoRedoEnabled(False)
        self.font = QtGui.QFont(font)
        """Its letters."""
        self.cut = False
        """Whether it ends in an ellipsis, for want of room."""
        if self._text.rich:
            self._document.setHtml(f'<p style="white-space: pre-wrap">{bind_figures(self._text.rich)}</p>')
        else:
            self._document.setPlainText(bind_figures(self._text.plain))
        for share in SIZES:
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
        self._document.setTextWidth(max(1.0, self._room.width()))
        if self._text.rich:
            self._resize_badges(_badge_size(font))

    def _resize_badges(self, size: QSizeF) -> None:
        cursor = self._document.find(_IMAGE)
        while not cursor.isNull():
            image = cursor.charFormat().toImageFormat()
            if image.isValid():
                image.setWidth(size.width())
                image.setHeight(size.height())
                # Else the lines with badges would be higher than the others.
                image.setVerticalAlignment(QtGui.QTextCharFormat.VerticalAlignment.AlignBaseline)
                cursor.setCharFormat(image)
            cursor = self._document.find(_IMAGE, cursor)

    def _inside(self) -> bool:
        height = self._room.height() * (1.5 if self._filling else 1)
        return self.width <= self._room.width() + 0.5 and self.height <= height + 1

    def _cut(self) -> None:
        """Keeps as many characters as fit; with room below, long words are broken instead."""
        self._lay_out(self.font, _ANYWHERE if self._wrap else _ONE_LINE)
        if self._inside():
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

    @property
    def shown(self) -> str:
        """The words that are seen: all of them, or as many as fit, with an ellipsis."""
        return self._document.toPlainText().replace(f"{_IMAGE}\u2060", "") if self.cut else self._text.plain

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
        self._document.look, self._document.ratio = look, painter.device().devicePixelRatioF()
        context = QtGui.QAbstractTextDocumentLayout.PaintContext()
        palette = QtGui.QPalette()
        palette.setColor(QtGui.QPalette.ColorRole.Text, ink)
        context.palette = palette
        painter.save()
        painter.translate(room.left(), room.top() + self.top)
        self._document.documentLayout().draw(painter, context)
        painter.restore()

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


def _badge_size(font: QtGui.QFont) -> QSizeF:
    height = QtGui.QFontMetricsF(font).height()
    return QSizeF(height, height)
