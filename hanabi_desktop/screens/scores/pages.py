"""The pages of the score sheet: the games, what they come to, and how a group gets on."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QTabWidget, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.delegates.players import PlayersDelegate
from hanabi_desktop.faults.catching import answered
from hanabi_desktop.models.scores import LINE_ROLE, ScoresModel, SummariesModel
from hanabi_desktop.records.scores.counting import endings
from hanabi_desktop.records.scores.score import Score
from hanabi_desktop.screens.scores.plots import EndingsPlot, ProgressPlot
from hanabi_desktop.screens.scores.table import SheetTable
from hanabi_desktop.widgets.areas.roomy_area import RoomyArea
from hanabi_desktop.widgets.labels.small_print import SmallPrint
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.records.scores import (
    Column,
    SumColumn,
    column_samples,
    endings_text,
    progress_text,
    sum_samples,
)

_ROOMY = 22
"""Heights of a letter."""


class SheetPages(QTabWidget, Translated):
    """Only the page that is seen is filled; all tell of the games that the model shows."""

    def __init__(self, model: ScoresModel, look: Look, parent: QWidget | None = None) -> None:
        """Filled by `refresh`."""
        super().__init__(parent)
        self._model = model
        self.counted: list[Score] = []
        """The games that count, oldest first."""
        self.summaries = SummariesModel(self)
        self.table = SheetTable(
            model, column_samples, Column.PLAYERS, (Column.PLAYERS, Column.VARIANTS, Column.REMARKS)
        )
        self.table.setItemDelegateForColumn(Column.PLAYERS, PlayersDelegate(look, self.table))
        # The header's arrow and the box above tell the same order.
        self.table.horizontalHeader().setSortIndicator(*model.order)
        self.table.setSortingEnabled(True)
        self.nothing = plain_label()
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line = SmallPrint(look)
        """All that there is to tell of the game that is chosen."""
        self.totals = SheetTable(self.summaries, sum_samples, SumColumn.VARIANTS)
        self.rule = SmallPrint(look)
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
        for page in (games, sums, RoomyArea(plots)):
            self.addTab(page, "")
        self.table.selectionModel().currentRowChanged.connect(lambda _now, _before: self._tell_line())
        self.currentChanged.connect(lambda _page: self._fill())

    def refresh(self, *, count: bool = True) -> None:
        """Other games are shown, or in other words. Without `count`, nothing is said yet of what they come to."""
        if count:
            self.counted = self._model.counted
        there = bool(self._model.lines)
        self.table.setVisible(there)
        self.line.setVisible(there and self._roomy)
        self.nothing.setVisible(not there)
        self.nothing.setText(
            QCoreApplication.translate("Scores", "No games match.")
            if self._model.all
            else QCoreApplication.translate("Scores", "Games will be listed here once they are finished.")
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
    @answered(None)
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
        self.setTabText(0, QCoreApplication.translate("Scores", "&Games"))
        self.setTabText(1, QCoreApplication.translate("Scores", "&Best and average"))
        self.setTabText(2, QCoreApplication.translate("Scores", "&Progress"))
        self.table.setAccessibleName(QCoreApplication.translate("Scores", "Score sheet"))
        self.totals.setAccessibleName(QCoreApplication.translate("Scores", "Best and average"))
        self._progress_title.setText(
            QCoreApplication.translate("Scores", "Scores, game by game; the line is the average of the last ten")
        )
        self._endings_title.setText(QCoreApplication.translate("Scores", "How the games ended"))
        self.rule.setText(
            QCoreApplication.translate(
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
