"""The rulebook on paper: on a printer, or as a PDF file, with pictures and page numbers."""

from collections.abc import Iterator
from math import floor
from pathlib import Path

from PySide6 import QtGui
from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QRectF, QSizeF, Qt, QUrl

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.theme import Contrast, Scheme, theme_for
from hanabi_desktop.painting.type_scale import CAPTION
from hanabi_desktop.records.store import write_atomically
from hanabi_desktop.rulebook import Document
from hanabi_desktop.rulebook.page import NUMBER, PICTURE, PageImage, PageStyle, number_name, page

POINTS = 10.5
"""Font size of the running text on paper, in points."""
_THEME = theme_for(Scheme.LIGHT, Contrast.NORMAL)
_RATIO = 3.2
"""Ratio of printed dots to pixels of a screen in pictures: about 300 dots to the inch."""
_FOOT = 26.0
"""Room for the number at the foot of a page, in points."""
_IMAGE = "\ufffc"


class _Paper(QtGui.QTextDocument):
    """A document whose pictures are painted for paper: by daylight, and finely."""

    def __init__(self, images: dict[str, PageImage]) -> None:
        super().__init__()
        self._images = images

    @guarded
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        image = self._images.get(QUrl(name).toString())
        return image.render(_THEME, _RATIO) if image else None


def print_document(document: Document, device: QtGui.QPagedPaintDevice, family: str) -> None:
    """Prints all pages in a family of fonts; none if the device cannot be painted on."""
    paper = laid_out(document, device, family)
    painter = QtGui.QPainter()
    if painter.begin(device):
        _print_pages(paper, document, device, painter)
        painter.end()


def laid_out(document: Document, device: QtGui.QPagedPaintDevice, family: str) -> QtGui.QTextDocument:
    """All pages as they will be printed, but for what stands at their foot."""
    shown = page(document, PageStyle.of(_THEME, POINTS, links=False), POINTS * 96 / 72)
    paper = _Paper(shown.images)
    paper.setDefaultFont(QtGui.QFont(family, weight=QtGui.QFont.Weight.DemiBold))
    paper.documentLayout().setPaintDevice(device)
    paper.setDocumentMargin(0)
    paper.setHtml(shown.html)
    # In whole dots: a fraction adds up, until a line hangs over the foot of its page.
    paper.setPageSize(QSizeF(device.width(), floor(device.height() - _FOOT * device.logicalDpiY() / 72)))
    _keep_together(paper)
    _number(paper)
    return paper


def _print_pages(
    paper: QtGui.QTextDocument, document: Document, device: QtGui.QPagedPaintDevice, painter: QtGui.QPainter
) -> None:
    dots, room = device.logicalDpiY() / 72, paper.pageSize()
    font = QtGui.QFont(paper.defaultFont())
    font.setPointSizeF(POINTS * CAPTION)
    context = QtGui.QAbstractTextDocumentLayout.PaintContext()
    palette = QtGui.QPalette(context.palette)
    palette.setColor(QtGui.QPalette.ColorRole.Text, _THEME.text)
    context.palette = palette
    count = paper.pageCount()
    for number in range(count):
        if number:
            device.newPage()
        painter.save()
        painter.translate(0, -number * room.height())
        context.clip = QRectF(0, number * room.height(), room.width(), room.height())
        painter.setClipRect(context.clip)
        paper.documentLayout().draw(painter, context)
        painter.restore()
        painter.setFont(font)
        painter.setPen(_THEME.muted_text)
        foot = QRectF(0, room.height(), room.width(), _FOOT * dots)
        painter.drawText(foot, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, document.subtitle)
        figures = f"{QLocale().toString(number + 1)} / {QLocale().toString(count)}"
        painter.drawText(foot, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, figures)


def _keep_together(paper: QtGui.QTextDocument) -> None:
    """No title at the foot of a page without its text, no picture without its caption, no line or table cut in two."""
    room = paper.pageSize()
    block = paper.begin()
    while block.isValid():
        table = QtGui.QTextCursor(block).currentTable()
        if _torn_table(table, paper.documentLayout(), room.height()):
            turned = table.format()
            turned.setPageBreakPolicy(QtGui.QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            table.setFormat(turned)
        if _torn(block, paper.documentLayout(), room.height()):
            cursor = QtGui.QTextCursor(block)
            style = block.blockFormat()
            style.setPageBreakPolicy(QtGui.QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            cursor.setBlockFormat(style)
            # The layout is to start anew: a changed block alone leaves what follows where it was.
            paper.setPageSize(QSizeF(room.width(), room.height() * 2))
            paper.setPageSize(room)
        block = block.next()


def _number(paper: QtGui.QTextDocument) -> None:
    """Fills the numbers of the pages into the index. They are narrower than what stood there: no line moves."""
    numbers = pages(paper)
    cursor = QtGui.QTextCursor(paper)
    for name, _, start in reversed([*anchors(paper)]):
        if name.startswith(number_name("")):
            cursor.setPosition(start)
            cursor.setPosition(start + len(NUMBER), QtGui.QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(QLocale().toString(numbers[name.removeprefix(number_name(""))]), cursor.charFormat())


def pages(paper: QtGui.QTextDocument) -> dict[str, int]:
    """The page on which each place stands, from 1."""
    found: dict[str, int] = {}
    for name, block, position in anchors(paper):
        line = block.layout().lineForTextPosition(position - block.position())
        top = paper.documentLayout().blockBoundingRect(block).top() + (line.y() if line.isValid() else 0)
        found.setdefault(name, floor(top / paper.pageSize().height()) + 1)
    return found


def anchors(paper: QtGui.QTextDocument) -> Iterator[tuple[str, QtGui.QTextBlock, int]]:
    """The name of each anchor, its block, and its position in the document."""
    block = paper.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            yield from ((name, block, fragment.position()) for name in fragment.charFormat().anchorNames())
            fragments += 1
        block = block.next()


def _torn(block: QtGui.QTextBlock, layout: QtGui.QAbstractTextDocumentLayout, height: float) -> bool:
    """Whether a new page should begin before this block."""
    rect = layout.blockBoundingRect(block)
    if rect.top() % height < 1 or not block.text() or QtGui.QTextCursor(block).currentTable() is not None:
        return False
    last = block
    while last.next().isValid() and not _introduced(last) and _belongs_to_next(last):
        last = last.next()
    lines = last.layout().lineCount()
    # Two lines of a text are enough beside its title; a picture is one line.
    line = last.layout().lineAt(min(lines, 2) - 1) if lines else None
    bottom = layout.blockBoundingRect(last).top() + (line.y() + line.height() if line else 0)
    table = _introduced(last)
    if table:
        last, bottom = last.next(), layout.frameBoundingRect(table).bottom()
        if bottom - rect.top() > height:
            return False
    return rect.top() // height != (bottom - 1) // height and (last != block or lines < 5 or _cut(block, rect, height))


def _torn_table(table: QtGui.QTextTable | None, layout: QtGui.QAbstractTextDocumentLayout, height: float) -> bool:
    """Whether the foot of a page runs through a table, or through a word beside the rules, which stands in one."""
    if table is None:
        return False
    rect = layout.frameBoundingRect(table)
    return rect.height() < height and rect.top() // height != (rect.bottom() - 1) // height


def _cut(block: QtGui.QTextBlock, rect: QRectF, height: float) -> bool:
    """Whether the foot of a page runs through a line."""
    lines = (block.layout().lineAt(number) for number in range(block.layout().lineCount()))
    edges = ((rect.top() + line.y(), rect.top() + line.y() + line.height() - 1) for line in lines)
    return any(top // height != bottom // height for top, bottom in edges)


def _belongs_to_next(block: QtGui.QTextBlock) -> bool:
    """A title to its text, a text to its picture, a picture to its caption."""
    text = block.text()
    if block.blockFormat().headingLevel() or text.strip() == _IMAGE or text.rstrip().endswith(":"):
        return True
    if block.previous().blockFormat().headingLevel() and block.layout().lineCount() == 1:
        return True
    return _shows_picture(block.next())


def _introduced(block: QtGui.QTextBlock) -> QtGui.QTextTable | None:
    """The table of several rows that a text leads to; a caption belongs to its picture alone."""
    after = block.next()
    table = QtGui.QTextCursor(after).currentTable() if after.isValid() else None
    return table if table and table.rows() > 1 and not _shows_picture(block.previous()) else None


def _shows_picture(block: QtGui.QTextBlock) -> bool:
    """Whether a picture of the text stands here, and no ornament."""
    if not block.isValid() or block.text().strip() != _IMAGE:
        return False
    fragments = block.begin()
    name = fragments.fragment().charFormat().toImageFormat().name() if not fragments.atEnd() else ""
    return name.startswith(PICTURE)


def set_up_page(device: QtGui.QPagedPaintDevice) -> None:
    """A4 upright with a broad margin."""
    device.setPageSize(QtGui.QPageSize(QtGui.QPageSize.PageSizeId.A4))
    device.setPageOrientation(QtGui.QPageLayout.Orientation.Portrait)
    device.setPageMargins(QMarginsF(21, 18, 21, 14), QtGui.QPageLayout.Unit.Millimeter)


def save_pdf(document: Document, path: Path, family: str) -> None:
    """Writes a PDF file; raises OSError if it cannot be written."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QtGui.QPdfWriter(buffer)
    set_up_page(writer)
    writer.setResolution(300)
    writer.setTitle(f"{document.title} – {document.subtitle}")
    writer.setCreator("Hanabi Desktop")
    print_document(document, writer, family)
    # Painting has to be over before all of the file is there.
    del writer
    write_atomically(path, bytes(buffer.data().data()))
