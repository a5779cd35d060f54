"""A picture of the table, painted by a window that is never opened."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting.layout import window_unit
from hanabi_desktop.painting.styles import style_sheet
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Outcome
from hanabi_desktop.screen.view import Public, ScreenView
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.endings import outcome_title
from hanabi_desktop.wording.table import headline, standing_text

SIZE = QSize(1920, 1080)
"""Size of the picture, in pixels."""
_LETTERS, _MIN_LETTERS = 0.56, 0.3
"""Font size of the line under the table as a share of its height: the default, and the minimum for a long line."""
_MENUS = 27
"""Height of a window's menus in units: see `board_layout`."""
_MAX_LAYOUT_PASSES = 3
"""Limit of layout passes: a part's new size may change that of another."""


def table_picture(view: TableView, theme: Theme) -> QImage:
    """The table of `view`, and under it how the game stands.

    It is painted by a window of its own, as style and layout follow the window.
    """
    window = QWidget()
    try:
        return _painted(window, view, theme)
    finally:
        window.hide()
        window.deleteLater()


def _painted(window: QWidget, view: TableView, theme: Theme) -> QImage:
    window.setStyleSheet(style_sheet(theme, window_unit(SIZE)))
    # Where it would have menus, nothing is taken of it.
    whole = SIZE + QSize(0, round(_MENUS * window_unit(SIZE)))
    window.resize(whole)
    shown = ScreenView.of(view, Public(), None)
    models = TableModels(view.seen.players, window)
    models.update(shown)
    board = Board(models, RenderContext(theme, window), Requests(window), window)
    # Buttons are nothing to look at.
    board.foot.hide()
    board.resize(whole)
    board.show_view(shown)
    # Lists have no lines unless they are shown: here, on no screen.
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    window.show()
    for _ in range(_MAX_LAYOUT_PASSES):
        for part in (window, *window.findChildren(QWidget)):
            QCoreApplication.sendPostedEvents(part, QEvent.Type.LayoutRequest)
    board.journal.doItemsLayout()
    board.journal.scrollToBottom()
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(theme.panel)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    board.render(painter, QPoint(), QRegion(QRect(QPoint(), SIZE)), QWidget.RenderFlag.DrawChildren)
    top = board.stage.geometry().bottom() + 1
    _write_line(painter, QRectF(0, top, SIZE.width(), SIZE.height() - top), shown, QFont(window.font()), theme)
    painter.end()
    return image


def _write_line(painter: QPainter, line: QRectF, view: ScreenView, font: QFont, theme: Theme) -> None:
    """Whose turn it is, or how the game ended; and the score."""
    words = outcome_title(view.seen.outcome) if view.seen.outcome is not Outcome.IN_PROGRESS else headline(view)
    inner = line.adjusted(line.height() * 0.5, 0, -line.height() * 0.5, 0)
    sides = ((words, Qt.AlignmentFlag.AlignLeft), (standing_text(view), Qt.AlignmentFlag.AlignRight))
    painter.fillRect(line, theme.panel)
    font.setWeight(QFont.Weight.Bold)
    height = line.height() * _LETTERS
    font.setPixelSize(round(height))
    needed = sum(QFontMetricsF(font).horizontalAdvance(text) for text, _ in sides) + line.height()
    height = max(line.height() * _MIN_LETTERS, height * min(1.0, inner.width() / needed))
    font.setPixelSize(max(1, round(height)))
    painter.setFont(font)
    painter.setPen(theme.text)
    for text, side in sides:
        painter.drawText(inner, side | Qt.AlignmentFlag.AlignVCenter, text)
