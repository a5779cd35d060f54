"""The games that were kept, to be looked at again: who played, when, and what came of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from hanabi_desktop.delegates.badged_text import BadgedText
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, drawn
from hanabi_desktop.painting import paint_focus
from hanabi_desktop.table.glance import Glance
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.records.saved_games import kept_game_figures, kept_game_names, kept_game_text

_GAME = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


class KeptGamesDialog(QDialog, Translated):
    """One game a line, newest first. Enter or a double click opens it, and whoever has another file may choose that."""

    def __init__(
        self, games: Sequence[tuple[Path, Glance]], look: Look, parent: QWidget | None = None, later: int = 0
    ) -> None:
        """`games` are offered, newest first; `later` is how many lie there that only a later version can read."""
        super().__init__(parent)
        self._later = later
        self.note = QLabel()
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.note.setVisible(later > 0)
        self.path: Path | None = None
        """The game that was chosen; None if it is to be another file."""
        self._games = KeptGamesModel(games, self)
        self.list = QListView()
        self.list.setModel(self._games)
        self.list.setItemDelegate(_GameLine(look, self.list))
        self.list.setWordWrap(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.activated.connect(self._open)
        self.list.doubleClicked.connect(self._open)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.open_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.open_button.setProperty("primary", True)
        self.other_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.other_button.setAutoDefault(False)
        self.open_button.clicked.connect(lambda: self._open(self.list.currentIndex()))
        self.other_button.clicked.connect(self._choose_other)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.note)
        layout.addWidget(self.buttons)
        self.retranslate()
        self.list.setCurrentIndex(self._games.index(0))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self.open_button.setDefault(True)
        letters = self.fontMetrics()
        self.resize(letters.averageCharWidth() * 76, letters.height() * 24)

    @override
    def retranslate(self) -> None:
        title = QCoreApplication.translate("KeptGames", "Games played here")
        self.setWindowTitle(title)
        self.list.setAccessibleName(title)
        if self._later:
            self.note.setText(
                QCoreApplication.translate(
                    "KeptGames",
                    "%n game(s) were saved by a later version of the program, and stay as they are.",
                    "",
                    self._later,
                )
            )
        self.open_button.setText(QCoreApplication.translate("KeptGames", "&Open"))
        self.other_button.setText(QCoreApplication.translate("KeptGames", "Other &file…"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(
            QCoreApplication.translate("NewGame", "Cancel")
        )

    @override
    @answered(None)
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._games.retranslate()

    def _open(self, index: QModelIndex) -> None:
        game = index.data(_GAME)
        # Enter on the list and the default button are one key.
        if game is not None and self.result() != QDialog.DialogCode.Accepted:
            self.path = game[0]
            self.accept()

    def _choose_other(self) -> None:
        self.path = None
        self.accept()


class KeptGamesModel(QAbstractListModel):
    """The games that are offered."""

    def __init__(self, games: Sequence[tuple[Path, Glance]], parent: QObject | None = None) -> None:
        """They stay as they are."""
        super().__init__(parent)
        self._games = tuple(games)

    def retranslate(self) -> None:
        """The same games in another language."""
        if self._games:
            self.dataChanged.emit(self.index(0), self.index(len(self._games) - 1))

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    @override
    @answered(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._games):
            return None
        if role == _GAME:
            return self._games[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return kept_game_text(self._games[index.row()][1])
        return None


class _GameLine(QStyledItemDelegate):
    """Names with their badges, and the figures below."""

    def __init__(self, look: Look, view: QListView) -> None:
        """For one view."""
        super().__init__(view)
        self._look = look
        self._view = view

    def _pad(self) -> float:
        return self._view.fontMetrics().height() * 0.35

    def _texts(self, game: Glance, width: float) -> tuple[BadgedText, BadgedText]:
        names, small = QFont(self._view.font()), QFont(self._view.font())
        names.setBold(True)
        small.setPointSizeF(max(6.0, small.pointSizeF() * self._look.theme.type_small))
        room = width - 2 * self._pad()
        left = Qt.AlignmentFlag.AlignLeft
        return (
            BadgedText(kept_game_names(game), names, room, left),
            BadgedText(kept_game_figures(game), small, room, left),
        )

    @override
    @answered(QSize(10, 10))
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        height = sum(text.height for text in self._texts(index.data(_GAME)[1], width))
        return QSize(width, round(height + 2 * self._pad()))

    @override
    @drawn
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._look.theme
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Highlight))
        ink = theme.on_selection if chosen else theme.text
        quiet = theme.on_selection if chosen else theme.muted_text
        at = QPointF(option.rect.left() + self._pad(), option.rect.top() + self._pad())
        names, figures = self._texts(index.data(_GAME)[1], option.rect.width())
        names.paint(painter, at, ink, self._look)
        figures.paint(painter, at + QPointF(0, names.height), quiet, self._look)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, QRectF(option.rect).adjusted(1, 1, -1, -1), theme)
        painter.restore()
