"""What the score sheet shows: the games that are wanted, what they come to, and how a group gets on."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.texts import PlayersDelegate
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.scores import LINE_ROLE, ScoreFilter, ScoresProxy, SummariesModel
from hanabi_desktop.records.scores import Score, endings, groups
from hanabi_desktop.rules import MAX_PLAYERS, MIN_PLAYERS, EditionId
from hanabi_desktop.screens.scores.plots import EndingsPlot, ProgressPlot
from hanabi_desktop.widgets.labels import SmallPrint
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FittingScrollArea, FlowLayout
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.scores import PLAYERS, Column, SumColumn, endings_text, progress_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

_PAUSE = 150
"""Milliseconds without a key before the search begins."""
_GROUPS = 200
"""So many are offered, those with most games first; any other is found by its names."""


class FilterBar(QWidget, Translated):
    """Search, edition, number of players and group. Whatever is chosen holds for every page of the sheet."""

    filter_changed = Signal(object)
    """A `ScoreFilter`."""
    left = Signal()
    """Enter: on to the games."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Every game is wanted."""
        super().__init__(parent)
        self._groups: list[tuple[str, ...]] = []
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.edition, self.players, self.group = (QComboBox() for _ in range(3))
        for box, letters in ((self.edition, 11), (self.players, 10), (self.group, 10)):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(letters)
        self.edition.addItem("", None)
        for edition in EditionId:
            self.edition.addItem("", edition)
        self.players.addItem("", 0)
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            self.players.addItem("", players)
        self.group.addItem("", ())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.choose)
        self.search.textChanged.connect(lambda _text: self._timer.start())
        for box in (self.edition, self.players, self.group):
            box.currentIndexChanged.connect(lambda _index: self.choose())
        for field in (self.search, self.edition, self.players, self.group):
            field.installEventFilter(self)
        layout = FlowLayout(self)
        for widget in (self.search, self.edition, self.players, self.group):
            layout.addWidget(widget)
        self.retranslate()

    @property
    def wanted(self) -> ScoreFilter:
        """Which games are wanted now."""
        # What goes through Qt comes back as plain text and lists.
        edition, group = self.edition.currentData(), self.group.currentData()
        return ScoreFilter(
            self.search.text(),
            EditionId(edition) if edition else None,
            self.players.currentData(),
            tuple(group or ()),
        )

    def choose(self) -> None:
        """Chooses now, without waiting for another key."""
        self._timer.stop()
        self.filter_changed.emit(self.wanted)

    def offer(self, scores: Sequence[Score]) -> None:
        """The groups of these games are offered; the one that is chosen stays."""
        chosen = self.wanted.group
        found = groups(scores, _GROUPS)
        if chosen and chosen not in found:
            found.append(chosen)
        if found == self._groups:
            return
        self._groups = found
        with QSignalBlocker(self.group):
            while self.group.count() > 1:
                self.group.removeItem(1)
            for group in found:
                self.group.addItem(listed(group), group)
            self.group.setCurrentIndex(1 + found.index(chosen) if chosen else 0)

    def begin(self) -> None:
        """On to the field of the search."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            # Enter here opens no game: it goes on to them.
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.choose()
                self.left.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and watched is self.search and self.search.text():
                # Only an empty field lets the sheet be closed.
                self.search.clear()
                self.choose()
                return True
            if event.key() == Qt.Key.Key_Down and watched is self.search:
                self.left.emit()
                return True
        return False

    @override
    def retranslate(self) -> None:
        self.search.setMinimumWidth(self.search.fontMetrics().averageCharWidth() * 26)
        self.search.setPlaceholderText(tr("Scores", "Search the games"))
        self.search.setAccessibleName(tr("Scores", "Search the games"))
        fields = tr("Scores", "Names, edition, variant, date, ending")
        self.search.setAccessibleDescription(fields)
        self.search.setToolTip(tool_tip(fields))
        for box, chosen in (
            (self.edition, tr("Scores", "Edition")),
            (self.players, tr("Scores", "Number of players")),
            (self.group, tr("Scores", "Group")),
        ):
            box.setAccessibleName(chosen)
            # On Linux, Qt gives a box that cannot be written into no name but what is chosen in it.
            box.setAccessibleDescription(chosen)
            box.setToolTip(tool_tip(chosen))
        self.edition.setItemText(0, tr("Scores", "All editions"))
        self.players.setItemText(0, tr("Scores", "2–5 players"))
        self.group.setItemText(0, tr("Scores", "All players"))
        for place, edition in enumerate(EditionId):
            self.edition.setItemText(place + 1, edition_name(edition))
        for place in range(1, self.players.count()):
            self.players.setItemText(place, PLAYERS.translated(self.players.itemData(place)))
        for place, group in enumerate(self._groups):
            self.group.setItemText(place + 1, listed(group))


_ROOMY = 22
"""Heights of a letter."""
_ROW = 1.55
"""Height of a row, in heights of its letters."""
_WIDEST, _LETTERS = 0.14, 12
"""A column takes at most so much of the width of its table, or so many letters: long names leave others in sight."""
_MEASURED = 100
"""Rows whose texts are measured for the width of a column."""


class SheetTable(QTableView):
    """A table that is read, and from which a line is chosen: Enter or a double click does it."""

    line_chosen = Signal()

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        """Its columns are as wide as their texts, within reason."""
        super().__init__(parent)
        self.setObjectName("sheet")
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows, titles = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        titles.setHighlightSections(False)
        titles.setResizeContentsPrecision(_MEASURED)
        titles.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.doubleClicked.connect(lambda _index: self.line_chosen.emit())
        self._set_row_height()

    def _set_row_height(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * _ROW))

    def _sort_by(self, column: int) -> None:
        """As a click on the title of the column: a second one turns the order around."""
        titles = self.horizontalHeader()
        again = column == titles.sortIndicatorSection()
        up = again and titles.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
        self.sortByColumn(column, Qt.SortOrder.DescendingOrder if up else Qt.SortOrder.AscendingOrder)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.isSortingEnabled():
            return
        # By the keyboard nobody clicks on a title.
        menu = QMenu(tr("Scores", "Sort by"), self)
        menu.aboutToHide.connect(menu.deleteLater)
        for column in range(self.model().columnCount()):
            title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
            action = menu.addAction(title, partial(self._sort_by, column))
            action.setCheckable(True)
            action.setChecked(column == self.horizontalHeader().sortIndicatorSection())
        menu.popup(event.globalPos())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.line_chosen.emit()
            event.accept()
            return
        super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = self.fontMetrics().horizontalAdvance("M") * _LETTERS
        self.horizontalHeader().setMaximumSectionSize(max(letters, round(self.viewport().width() * _WIDEST)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.model() is not None:
            self._set_row_height()


class SheetPages(QTabWidget, Translated):
    """Only the page that is seen is filled; all tell of the games that `proxy` shows."""

    def __init__(self, proxy: ScoresProxy, look: RenderContext, parent: QWidget | None = None) -> None:
        """Filled by `refresh`."""
        super().__init__(parent)
        self._proxy = proxy
        self.counted: list[Score] = []
        """The games that count, oldest first."""
        self.summaries = SummariesModel(self)
        self.table = SheetTable(proxy)
        self.table.setItemDelegateForColumn(Column.PLAYERS, PlayersDelegate(look, self.table))
        self.table.horizontalHeader().setSortIndicator(proxy.sortColumn(), proxy.sortOrder())
        self.table.setSortingEnabled(True)
        self.nothing = plain_label()
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line = SmallPrint()
        """All that there is to tell of the game that is chosen."""
        self.totals = SheetTable(self.summaries)
        self.totals.horizontalHeader().setSectionResizeMode(SumColumn.VARIANTS, QHeaderView.ResizeMode.Stretch)
        self.rule = SmallPrint()
        self.progress, self.endings = ProgressPlot(look), EndingsPlot(look)
        self.progress_words, self._progress_title, self._endings_title = (plain_label() for _ in range(3))
        for title in (self._progress_title, self._endings_title):
            title.setProperty("heading", True)
        games, sums, plots = QWidget(), QWidget(), QWidget()
        for page, widgets in (
            (games, (self.nothing, self.table, self.line)),
            (sums, (self.totals, self.rule)),
            (plots, (self._progress_title, self.progress, self.progress_words, self._endings_title, self.endings)),
        ):
            column = QVBoxLayout(page)
            for widget in widgets:
                column.addWidget(widget, 1 if widget in (self.nothing, self.table, self.totals, self.progress) else 0)
        for page in (games, sums, FittingScrollArea(plots)):
            self.addTab(page, "")
        self.table.selectionModel().currentRowChanged.connect(lambda _now, _before: self._tell_line())
        self.currentChanged.connect(lambda _page: self._fill())

    def refresh(self) -> None:
        """Other games are shown, or in other words."""
        self.counted = self._proxy.counted
        there = self._proxy.rowCount() > 0
        self.table.setVisible(there)
        self.line.setVisible(there and self._roomy)
        self.nothing.setVisible(not there)
        self.nothing.setText(
            tr("Scores", "No games match.")
            if self._proxy.model.scores
            else tr("Scores", "Games will be listed here once they are finished.")
        )
        self._tell_line()
        self._fill()

    @property
    def shows_games(self) -> bool:
        """Whether the page of the games is the one that is seen."""
        return self.currentIndex() == 0

    def take_focus(self) -> None:
        """Puts the keyboard on what the page that is seen shows."""
        (self.table, self.totals, self.progress)[self.currentIndex()].setFocus()

    @property
    def _roomy(self) -> bool:
        """Whether the games leave room for a line below them: with large letters in a small window they need it all."""
        return self.window().height() > _ROOMY * self.fontMetrics().height()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.line.setVisible(not self.table.isHidden() and self._roomy)

    def _tell_line(self) -> None:
        self.line.setText(self.table.currentIndex().data(LINE_ROLE) or "")

    def _fill(self) -> None:
        match self.currentIndex():
            case 1:
                self.summaries.show(self.counted)
            case 2:
                ends = endings(self.counted)
                self.progress.show_scores(self.counted)
                self.progress_words.setText(progress_text(self.counted))
                self.progress.tell(self._progress_title.text(), self.progress_words.text())
                self.endings.show_endings(ends)
                self.endings.tell(self._endings_title.text(), endings_text(ends))

    @override
    def retranslate(self) -> None:
        self.setTabText(0, tr("Scores", "&Games"))
        self.setTabText(1, tr("Scores", "&Best and average"))
        self.setTabText(2, tr("Scores", "&Progress"))
        self.table.setAccessibleName(tr("Scores", "Score book"))
        self.totals.setAccessibleName(tr("Scores", "Best and average"))
        self._progress_title.setText(tr("Scores", "Scores, game by game; the line is the average of the last ten"))
        self._endings_title.setText(tr("Scores", "How the games ended"))
        self.rule.setText(
            tr(
                "Scores",
                "Each finished game counts once. Games with turns taken back count too, but are marked. "
                "Unfinished games, and those played with a known deck, are listed but don’t count.",
            )
        )
        self.summaries.retranslate()


def plain_label() -> QLabel:
    """A text that wraps; what players are called is no markup."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
