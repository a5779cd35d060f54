"""Sheets of public things: the journal, and what is left of all cards."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QHeaderView, QLabel, QWidget

from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.piles import CardTable
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.pictures import LeftDelegate, paint_useless, paint_wanted
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting.marks import GONE, LEFT, PLAYED, paint_copy, paint_seal
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.keys import COVER_KEY
from hanabi_desktop.wording.table import look_away_text
from hanabi_desktop.wording.text import Text, tr

SHARE = 25
"""Ratio of the window's height to that of the letters; figures are then at least a thirty-sixth of it."""


class PublicSheet(Sheet):
    """Base of the sheets that tell in large letters what all may know, so that a private view may stay open below.

    It is made when it is laid there and gone when it is taken away: nothing tells that it was read, and where.
    """

    TITLE: Text
    light_dismiss = hides = True

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        """Shows `content`, which takes the keyboard."""
        super().__init__(parent)
        self._letters = self._seconds = 0
        self.viewer = ""
        """Whose private view lies below; empty on the public table, and for a player alone with computers."""
        self.content = content
        self.back = ExplainedButton()
        self.back.chosen.connect(self.reject)
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.back)
        self.column.addLayout(top)
        self.column.addWidget(content, 1)
        self._first = content

    def count_down(self, seconds: int) -> None:
        """Shows in how many seconds the private view is covered; 0 if that is not counted."""
        self._seconds = seconds
        self._name_button()

    def _name_button(self) -> None:
        text = tr("Sheet", "Back to the table")
        self.back.setText(f"{text} ({self._seconds})" if self._seconds else text)
        self.back.set_key(COVER_KEY.translated(), text)

    @override
    def retranslate(self) -> None:
        self._name_button()
        self.setWindowTitle(self.TITLE.translated())
        if self.viewer:
            # All may read the sheet, but behind it hands are open.
            self.heading.setText(f"{self.windowTitle()} – {look_away_text(self.viewer)}")
        self.content.setAccessibleName(self.windowTitle())

    def fit_letters(self) -> None:
        """Scales the letters with the window, to be read from across the room."""
        letters = max(round(self.window().height() / SHARE), self.window().fontInfo().pixelSize())
        if letters != self._letters:
            self._letters = letters
            self.setStyleSheet(
                f"QLabel, QListView, QPushButton {{ font-size: {letters}px; }}"
                f"QLabel#sheetTitle {{ font-size: {round(letters * 1.15)}px; }}"
            )
        edge = round(letters * 0.8)
        self.column.setContentsMargins(edge, edge // 2, edge, edge // 2)
        self.column.setSpacing(edge // 2)

    @guarded
    def sizeHint(self) -> QSize:
        return self.room

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_letters()


Sign = Callable[[QPainter, QRectF, Theme], None]


def _copy(state: int) -> Sign:
    return lambda painter, rect, theme: paint_copy(painter, rect, state, Suit.WHITE, theme)


_LEGEND = (
    (_copy(LEFT), Text("Sheet", "still in the deck or in a hand")),
    (_copy(PLAYED), Text("Sheet", "played")),
    (_copy(GONE), Text("Sheet", "discarded")),
    (paint_wanted, Text("Sheet", "needed next")),
    (paint_seal, Text("Sheet", "the last copy")),
    (paint_useless, Text("Sheet", "no longer needed")),
)


class LeftView(CardTable):
    """Table of all faces, with the signs of their copies."""

    def __init__(self, look: RenderContext) -> None:
        """`look` gives theme and pictures."""
        super().__init__()
        self.setItemDelegate(LeftDelegate(look, self))
        self.setVerticalHeader(_SuitHeader(look, self))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)


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


class LeftSheet(PublicSheet):
    """The table of all cards, and under it what its signs mean."""

    TITLE = Text("Sheet", "What’s left")

    def __init__(self, models: TableModels, look: RenderContext, parent: QWidget) -> None:
        """Of the cards of these models."""
        self.table = LeftView(look)
        self.table.setModel(models.discards)
        super().__init__(self.table, parent)
        self._signs = [_Sign(look, paint) for paint, _ in _LEGEND]
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
        self.retranslate()

    @override
    def retranslate(self) -> None:
        super().retranslate()
        for label, (_, text) in zip(self.legend, _LEGEND, strict=True):
            label.setText(text.translated())

    @override
    def fit_letters(self) -> None:
        super().fit_letters()
        self.table.verticalHeader().setFixedWidth(round(self._letters * 1.7))
        for sign in self._signs:
            sign.setFixedSize(QSize(round(self._letters * 1.05), round(self._letters * 1.25)))


class _Sign(QWidget):
    """One of the signs that the legend explains."""

    def __init__(self, look: RenderContext, paint: Sign) -> None:
        super().__init__()
        self._look, self._paint = look, paint

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._paint(painter, QRectF(self.rect()), self._look.theme)


class JournalSheet(PublicSheet):
    """The journal; it scrolls."""

    TITLE = Text("Sheet", "Journal")

    def __init__(self, models: TableModels, look: RenderContext, parent: QWidget) -> None:
        """Of the lines of these models."""
        self.journal = JournalView(look)
        self.journal.setFrameShape(QFrame.Shape.NoFrame)
        self.journal.setModel(models.journal)
        super().__init__(self.journal, parent)
        if self.journal.empty:
            self.TITLE = Text("Sheet", "Journal: nothing has happened yet")
        self.retranslate()
