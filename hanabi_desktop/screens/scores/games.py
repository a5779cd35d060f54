"""The table of all games, and what chooses among them."""

from functools import partial

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QHeaderView, QMenu, QVBoxLayout, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.texts import PlayersDelegate
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.scores import LINE_ROLE, ScoreFilter, ScoresProxy
from hanabi_desktop.rules import EditionId
from hanabi_desktop.screens.scores.groups import GroupBox
from hanabi_desktop.widgets.labels import SmallPrint, plain_label
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.segments import SearchField
from hanabi_desktop.widgets.views import AccessibleComboBox, AccessibleTableView
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.scores import Column
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

_PAUSE = 150
"""Delay of the search after a key, in milliseconds."""


class FilterBar(QWidget, Translated):
    """Search, edition and group."""

    filter_changed = Signal(object)
    """A `ScoreFilter`."""
    left = Signal()
    """Enter: on to the games."""

    def __init__(self, look: RenderContext) -> None:
        """Every game is wanted."""
        super().__init__()
        self.search = SearchField()
        self.edition = AccessibleComboBox()
        self.group = GroupBox(look, everybody=True)
        for box, letters in ((self.edition, 11), (self.group, 14)):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(letters)
        self.edition.addItem("", None)
        for edition in EditionId:
            self.edition.addItem("", edition)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self.choose)
        self.search.textChanged.connect(lambda _text: self._timer.start())
        for box in (self.edition, self.group):
            box.currentIndexChanged.connect(lambda _index: self.choose())
        layout = FlowLayout(self)
        for field in (self.search, self.edition, self.group):
            field.installEventFilter(self)
            layout.addWidget(field)
        self.retranslate()

    @property
    def wanted(self) -> ScoreFilter:
        """Which games are wanted now."""
        # What goes through Qt comes back as plain text.
        edition, latest = self.edition.currentData(), self.group.latest
        return ScoreFilter(self.search.text(), EditionId(edition) if edition else None, latest.group if latest else ())

    def choose(self) -> None:
        """Chooses now, without waiting for another key."""
        self._timer.stop()
        self.filter_changed.emit(self.wanted)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            # Enter here opens no game: it goes on to them.
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.choose()
                self.left.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and watched is self.search and self.search.text():
                # Only an empty field lets the book be closed.
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
        chosen = tr("Scores", "Edition")
        self.edition.setAccessibleName(chosen)
        # On Linux, Qt gives a box that cannot be written into no name but what is chosen in it.
        self.edition.setAccessibleDescription(chosen)
        self.edition.setToolTip(tool_tip(chosen))
        self.edition.setItemText(0, tr("Scores", "All editions"))
        self.group.retranslate()
        for place, edition in enumerate(EditionId):
            self.edition.setItemText(place + 1, edition_name(edition))


_ROOMY = 22
"""Minimum height of the window for the lines about the table, in heights of a letter."""
_ROW = 1.55
"""Ratio of a row's height to the font's."""
_WIDEST, _LETTERS = 0.19, 12
"""Maximum width of a column, as a ratio to the table's and in letters: long texts leave others in sight."""
_NAMES = 26
"""Minimum width in letters of the column of the players, which has what the others leave."""
_DISPENSABLE = (Column.PLAYED, Column.RATING, Column.REMARKS, Column.DATE, Column.END)
"""Columns to hide where there is no room, in this order; the line below the table tells everything, but of one game."""
_MEASURED = 100
"""Maximum of rows measured for the width of a column."""


class ScoreTable(AccessibleTableView):
    """A table that is read: a click selects a line, and a double click opens it."""

    def __init__(self, model: QAbstractItemModel) -> None:
        """Its columns take the width of their texts, up to a maximum."""
        super().__init__()
        self.setObjectName("scores")
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
        titles.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._set_row_height()

    def _set_row_height(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * _ROW))

    def _sort_by(self, column: int) -> None:
        """As a click on the title of the column: a second one turns the order around."""
        titles = self.horizontalHeader()
        again = column == titles.sortIndicatorSection()
        up = again and titles.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
        self.sortByColumn(column, Qt.SortOrder.DescendingOrder if up else Qt.SortOrder.AscendingOrder)

    @guarded
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

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Gives each column the room it needs, within reason, and the players what is left; hides what has none."""
        titles, width = self.horizontalHeader(), self.viewport().width()
        most = max(self.fontMetrics().horizontalAdvance("M") * _LETTERS, round(width * _WIDEST))
        for column in _DISPENSABLE:
            # The title of a hidden column would count as having no width.
            self.setColumnHidden(column, False)
        widths: dict[Column, int] = {
            column: min(max(self.sizeHintForColumn(column), titles.sectionSizeHint(column)), most)
            for column in Column
            if column is not Column.PLAYERS
        }
        room = width - sum(widths.values())
        wanted = self.fontMetrics().averageCharWidth() * _NAMES
        for column in _DISPENSABLE:
            self.setColumnHidden(column, room < wanted)
            if room < wanted:
                room += widths[column]
        widths[Column.PLAYERS] = max(room, titles.minimumSectionSize())
        for column, wide in widths.items():
            self.setColumnWidth(column, wide)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.model() is not None:
            self._set_row_height()
            self.fit_columns()


class GamesPage(QWidget, Translated):
    """All games as a table, with what chooses among them above, and below it all there is to tell of one."""

    def __init__(self, proxy: ScoresProxy, look: RenderContext) -> None:
        """Filled by `refresh`."""
        super().__init__()
        self._proxy = proxy
        self.filters = FilterBar(look)
        self.table = ScoreTable(proxy)
        self.table.setItemDelegateForColumn(Column.PLAYERS, PlayersDelegate(look, self.table))
        self.table.horizontalHeader().setSortIndicator(proxy.sortColumn(), proxy.sortOrder())
        self.table.setSortingEnabled(True)
        self.nothing = plain_label()
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line = SmallPrint()
        """The selected game in words, with everything the columns tell."""
        self.rule = SmallPrint()
        column = QVBoxLayout(self)
        for widget in (self.filters, self.nothing, self.table, self.line, self.rule):
            column.addWidget(widget, 1 if widget in (self.nothing, self.table) else 0)
        self.table.selectionModel().currentRowChanged.connect(lambda _now, _before: self._tell_line())

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        focused: QWidget | None = self.window().focusWidget()
        # Of all that is here; but arrows go on from tab to tab.
        if not (event.spontaneous() or (focused is not None and focused.inherits("QTabBar"))):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Other games are shown, or in other words."""
        there = self._proxy.rowCount() > 0
        self.table.setVisible(there)
        self.table.fit_columns()
        self._make_room()
        self.nothing.setVisible(not there)
        none = tr("Scores", "Your games will be listed here.")
        self.nothing.setText(tr("Scores", "No games match.") if self._proxy.model.scores else none)
        self._tell_line()

    def _make_room(self) -> None:
        """With large letters in a small window the games need all of it."""
        roomy = self.window().height() > _ROOMY * self.fontMetrics().height()
        self.line.setVisible(roomy and not self.table.isHidden())
        self.rule.setVisible(roomy)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _tell_line(self) -> None:
        self.line.setText(self.table.currentIndex().data(LINE_ROLE) or "")

    @override
    def retranslate(self) -> None:
        self.filters.retranslate()
        self.table.setAccessibleName(tr("Scores", "Score book"))
        self.rule.setText(
            tr(
                "Scores",
                "Each game that is over counts once, even if it was ended early or turns were taken back; that is noted. "
                "Unfinished games in files are listed too, but don’t count.",
            )
        )
