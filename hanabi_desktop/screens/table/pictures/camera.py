"""A table that is shown to nobody, and what it looks like."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting.places.unit import window_unit
from hanabi_desktop.painting.styles import style_sheet
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Outcome
from hanabi_desktop.screen.view import Public, ScreenView
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.endings import outcome_title
from hanabi_desktop.wording.table import headline, standing_text

_LETTERS, _LEAST = 0.56, 0.3
"""Height of the letters of the line under the table, in its own: as a rule, and at least where it is long."""
_MENUS = 27
"""Units that a window has for its menus: see `board_layout`."""
_DEEP = 3
"""How often one part's other size may give another part another one."""


class Camera:
    """Takes pictures of one table after the other.

    It has models, parts and finished pictures of its own: what the window shows is neither touched nor repainted. It
    knows no more than the views it is given.
    """

    def __init__(self, theme: Theme, view: TableView, size: QSize) -> None:
        """For tables of as many players as `view` has, in pictures of this size."""
        self._size = size
        self._theme = theme
        # A window of its own, as style and layout follow the window. It is never opened; where it would have menus,
        # nothing is taken of it.
        self._window = QWidget()
        self._window.setStyleSheet(style_sheet(theme, window_unit(size)))
        whole = size + QSize(0, round(_MENUS * window_unit(size)))
        self._window.resize(whole)
        self._look = Look(theme, self._window)
        self._models = TableModels(view.seen.players, self._window)
        self._models.update(view)
        self._board = Board(self._models, self._look, Requests(self._window), self._window)
        # Buttons are nothing to look at.
        self._board.foot.hide()
        self._board.resize(whole)
        self._board.show_view(ScreenView.of(view, Public(), None))
        # Lists have no lines unless they are shown: here, on no screen.
        self._window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._window.show()

    def picture(self, view: TableView, turn: tuple[int, int] | None = None) -> QImage:
        """The table of `view`, and under it how the game stands; `turn`: which one it is of how many."""
        shown = ScreenView.of(view, Public(), None, turn)
        self._models.update(shown)
        self._board.show_view(shown)
        for _ in range(_DEEP):
            for part in (self._window, *self._window.findChildren(QWidget)):
                QCoreApplication.sendPostedEvents(part, QEvent.Type.LayoutRequest)
        self._board.journal.doItemsLayout()
        self._board.journal.scrollToBottom()
        image = QImage(self._size, QImage.Format.Format_RGB32)
        image.fill(self._theme.panel)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        seen = QRegion(QRect(QPoint(), self._size))
        self._board.render(painter, QPoint(), seen, QWidget.RenderFlag.DrawChildren)
        top = self._board.stage.geometry().bottom() + 1
        self._write(painter, QRectF(0, top, self._size.width(), self._size.height() - top), shown)
        painter.end()
        return image

    def close(self) -> None:
        """Takes no more pictures."""
        self._window.hide()
        self._window.deleteLater()

    def _write(self, painter: QPainter, line: QRectF, view: ScreenView) -> None:
        """Whose turn or which it is, and the score."""
        words = outcome_title(view.seen.outcome) if view.seen.outcome is not Outcome.IN_PROGRESS else headline(view)
        inner = line.adjusted(line.height() * 0.5, 0, -line.height() * 0.5, 0)
        sides = ((words, Qt.AlignmentFlag.AlignLeft), (standing_text(view), Qt.AlignmentFlag.AlignRight))
        painter.fillRect(line, self._theme.panel)
        font = QFont(self._window.font())
        font.setWeight(QFont.Weight.Bold)
        height = line.height() * _LETTERS
        font.setPixelSize(round(height))
        needed = sum(QFontMetricsF(font).horizontalAdvance(text) for text, _ in sides) + line.height()
        height = max(line.height() * _LEAST, height * min(1.0, inner.width() / needed))
        font.setPixelSize(max(1, round(height)))
        painter.setFont(font)
        painter.setPen(self._theme.text)
        for text, side in sides:
            painter.drawText(inner, side | Qt.AlignmentFlag.AlignVCenter, text)
