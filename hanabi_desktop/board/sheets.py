"""Sheets over the table: the journal, and what is left of all cards. Public things only."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QHeaderView, QLabel, QStackedWidget, QVBoxLayout, QWidget

from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.piles import CardTable
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.pictures import LeftDelegate, paint_seal, paint_useless, paint_wanted
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.table import DiscardModel, JournalModel, TableModels
from hanabi_desktop.painting.canvas import alpha
from hanabi_desktop.painting.marks import GONE, LEFT, PLAYED, paint_copy
from hanabi_desktop.painting.scene import paint_table_background
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.wording.keys import COVER_KEY
from hanabi_desktop.wording.text import tr

SHARE = 25
"""Ratio of the window's height to that of the letters; figures are then at least a thirty-sixth of it."""


class BoardSheet(QWidget):
    """Base of the pages over the whole table: while one lies there no card of a hand is in sight."""

    def __init__(self, look: RenderContext, content: QWidget, parent: QWidget | None = None) -> None:
        """Shows `content`, which takes the keyboard."""
        super().__init__(parent)
        self._look = look
        self._letters = 0
        self.content = content
        self.heading = QLabel()
        self.heading.setObjectName("sheetHeading")
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.back = ExplainedButton()
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.back)
        self.column = QVBoxLayout(self)
        self.column.addLayout(top)
        self.column.addWidget(content, 1)

    def take_focus(self) -> None:
        """Sets the focus on the content."""
        self.content.setFocus()

    def title(self) -> str:
        """The title."""
        raise NotImplementedError

    def retranslate(self, seconds: int = 0) -> None:
        """Updates all texts; `seconds` are left until the private view is covered, 0 if that is not counted."""
        text = tr("Sheet", "Back to the table")
        self.back.setText(f"{text} ({seconds})" if seconds else text)
        self.back.set_key(COVER_KEY.translated(), text)
        self.heading.setText(self.title())
        self.content.setAccessibleName(self.title())

    def fit_letters(self) -> None:
        """Scales the letters with the window, to be read from across the room."""
        letters = max(round(self.window().height() / SHARE), self.window().fontInfo().pixelSize())
        if letters != self._letters:
            self._letters = letters
            self.setStyleSheet(
                f"QLabel, QListView, QPushButton {{ font-size: {letters}px; }}"
                f"QLabel#sheetHeading {{ font-size: {round(letters * 1.15)}px; font-weight: 800; }}"
            )
        edge = round(letters * 0.8)
        self.column.setContentsMargins(edge, edge // 2, edge, edge)
        self.column.setSpacing(edge // 2)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_letters()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        self._look.draw_background(painter, whole, "table", paint_table_background)
        edge = self._letters * 0.3
        painter.setPen(alpha(theme.panel_edge, 0.6))
        painter.setBrush(alpha(theme.panel, 0.95))
        painter.drawRoundedRect(whole.adjusted(edge, edge / 2, -edge, -edge), theme.radius * 2, theme.radius * 2)
        painter.end()


Sign = Callable[[QPainter, QRectF, Theme], None]
_SIGNS: tuple[Sign, ...] = (
    *(
        lambda painter, rect, theme, fate=fate: paint_copy(painter, rect, fate, Suit.WHITE, theme)
        for fate in (LEFT, PLAYED, GONE)
    ),
    paint_wanted,
    paint_seal,
    paint_useless,
)
"""Signs that the legend explains."""


class LeftView(CardTable):
    """Table of all faces, with the signs of their copies."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._delegate = LeftDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self._suits = _SuitHeader(look, self)
        self.setVerticalHeader(self._suits)
        for header in (self.horizontalHeader(), self._suits):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def set_head(self, width: int) -> None:
        """How wide the signs before the rows are."""
        self._suits.setFixedWidth(width)


class _SuitHeader(QHeaderView):
    """Row header that shows the symbol of each suit."""

    def __init__(self, look: RenderContext, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._look = look
        self.setProperty("bare", True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @guarded
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        suit, sign = Suit(logicalIndex), QRectF(rect).adjusted(3, 3, -3, -3)
        self._look.draw_symbol(painter, sign, suit)


class LeftSheet(BoardSheet):
    """The table of all cards, and under it what its signs mean."""

    def __init__(self, model: DiscardModel, look: RenderContext) -> None:
        """Shows the cells of `model`."""
        self.table = LeftView(look)
        self.table.setModel(model)
        super().__init__(look, self.table)
        self._signs = [_Sign(look, paint) for paint in _SIGNS]
        self.legend = [QLabel() for _ in self._signs]
        line = FlowLayout(spacing=14, centred=True)
        for sign, label in zip(self._signs, self.legend, strict=True):
            entry = QWidget()
            entry.setProperty("bare", True)
            row = QHBoxLayout(entry)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(sign)
            row.addWidget(label)
            line.addWidget(entry)
        self.column.addLayout(line)

    @override
    def title(self) -> str:
        return tr("Sheet", "What is left")

    @override
    def retranslate(self, seconds: int = 0) -> None:
        super().retranslate(seconds)
        words = (
            tr("Sheet", "still in the deck or in a hand"),
            tr("Sheet", "played"),
            tr("Sheet", "discarded"),
            tr("Sheet", "needed next"),
            tr("Sheet", "the last copy"),
            tr("Sheet", "no longer needed"),
        )
        for label, text in zip(self.legend, words, strict=True):
            label.setText(text)
        self.table.viewport().update()

    @override
    def fit_letters(self) -> None:
        super().fit_letters()
        self.table.set_head(round(self._letters * 1.7))
        for sign in self._signs:
            sign.setFixedSize(QSize(round(self._letters * 1.05), round(self._letters * 1.25)))


class _Sign(QWidget):
    """One of the signs that the legend explains."""

    def __init__(self, look: RenderContext, paint: Sign) -> None:
        super().__init__()
        self._look, self._paint = look, paint

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint(painter, QRectF(self.rect()), self._look.theme)
        painter.end()


class JournalSheet(BoardSheet):
    """The journal over the whole table; it scrolls."""

    def __init__(self, model: JournalModel, look: RenderContext) -> None:
        """Shows the lines of `model`."""
        self.journal = JournalView(look)
        self.journal.setFrameShape(QFrame.Shape.NoFrame)
        self.journal.setModel(model)
        super().__init__(look, self.journal)

    @override
    def title(self) -> str:
        return tr("Sheet", "Journal")


class SheetKind(Enum):
    """The sheets that there are."""

    LEFT = "left"
    JOURNAL = "journal"


class Sheets(QStackedWidget):
    """Stack of the sheet that lies over the table; it shows public things only, so that a private view stays private.

    A sheet is made when it is laid there and gone when it is taken away: nothing tells that it was read, and where.
    """

    laid = Signal(object)
    """The BoardSheet that lies there from now on."""
    closed = Signal()
    """The sheet was closed by its reader."""

    def __init__(self, models: TableModels, look: RenderContext, parent: QWidget | None = None) -> None:
        """Empty at first."""
        super().__init__(parent)
        self._models, self._look = models, look
        self.chosen: SheetKind | None = None
        self._seconds = 0

    @property
    def sheet(self) -> BoardSheet | None:
        """The sheet that is open."""
        current = self.currentWidget()
        return current if isinstance(current, BoardSheet) else None

    def choose(self, kind: SheetKind | None) -> None:
        """Which one lies over the table, if any. Whatever lay there before is there until `tidy`: it has the keyboard."""
        if kind is not None and kind is not self.chosen:
            models, look = self._models, self._look
            left = kind is SheetKind.LEFT
            sheet = LeftSheet(models.discards, look) if left else JournalSheet(models.journal, look)
            sheet.retranslate(self._seconds)
            sheet.back.chosen.connect(self.closed)
            self.addWidget(sheet)
            self.setCurrentWidget(sheet)
            self.laid.emit(sheet)
        self.chosen = kind

    def take_focus(self) -> None:
        """Sets the focus on the content."""
        if self.sheet is not None and self.chosen is not None:
            self.sheet.take_focus()

    def tidy(self) -> None:
        """Takes away what is not chosen any more."""
        for sheet in [self.widget(row) for row in range(self.count())]:
            if sheet is not None and (self.chosen is None or sheet is not self.sheet):
                self.removeWidget(sheet)
                sheet.setParent(None)
                sheet.deleteLater()

    def count_down(self, seconds: int) -> None:
        """Shows in how many seconds the private view is covered; 0 if that is not counted."""
        self._seconds = seconds
        self.retranslate()

    def retranslate(self) -> None:
        """Updates all texts."""
        if self.sheet is not None:
            self.sheet.retranslate(self._seconds)
