"""The score sheet as tables: the games, the same sorted and chosen, and what they come to."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from hanabi_desktop.boxes import box_of
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import RICH_TEXT_ROLE
from hanabi_desktop.records.scores import Score, Summary, counted, other_states, standing, summaries
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason
from hanabi_desktop.table.state import Badge, Dye, Sign, are_distinct, with_missing
from hanabi_desktop.table.view import distinct_names
from hanabi_desktop.wording import scores as words
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.scores import COLUMNS, SUM_COLUMNS, Column, SumColumn
from hanabi_desktop.wording.tokens import Choices
from hanabi_desktop.wording.typography import RichText, tool_tip, with_badges

GAME_ROLE = Qt.ItemDataRole.UserRole + 1
"""The `Score` of a line."""
LINE_ROLE = Qt.ItemDataRole.UserRole + 2
"""All of a line in words."""
SORT_ROLE = Qt.ItemDataRole.UserRole + 4
"""What a column is sorted by: a figure or a text."""

Index = QModelIndex | QPersistentModelIndex
_ENDS = list(EndReason)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ScoreFilter(Struct, frozen=True):
    """Which games are shown; by default all of them."""

    text: str = ""
    """Words, each of which stands somewhere in the line."""
    edition: EditionId | None = None
    players: int = 0
    group: tuple[str, ...] = ()


class _SheetModel(QAbstractTableModel):
    """Base of both tables."""

    titles: Sequence[str] = ()
    figures: Sequence[int] = ()
    """The columns that hold figures, and are read from their right edge."""

    @override
    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.titles)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        if across and role == Qt.ItemDataRole.DisplayRole and 0 <= section < len(self.titles):
            return self.titles[section]
        if across and role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in self.figures else _LEFT
        return None

    def retranslate(self) -> None:
        """Shows the same rows in the language of the moment."""
        self._title()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.titles) - 1)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, len(self.titles) - 1))

    def _title(self) -> None:
        raise NotImplementedError


class ScoresModel(_SheetModel):
    """One game a row, in the order in which they were read; `ScoresProxy` sorts and chooses."""

    figures = (Column.SCORE, Column.PLAYED)

    def __init__(self, parent: QObject | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self.scores: list[Score] = []
        self.others: frozenset[str] = frozenset()
        """The files that hold a game which another one stands for."""
        self._files: set[str] = set()
        self._texts: dict[tuple[str, Column | None], str] = {}
        """Texts by file and column, for sorting asks for each of them often; without a column what is searched."""
        self._title()

    def add(self, scores: Iterable[Score]) -> None:
        """More games; those that are there already stay as they are."""
        new = [score for score in scores if score.file not in self._files]
        if not new:
            return
        before = len(self.scores)
        self.beginInsertRows(QModelIndex(), before, before + len(new) - 1)
        self.scores += new
        self._files.update(score.file for score in new)
        self.endInsertRows()
        others = other_states(self.scores)
        if others != self.others:
            self.others = others
            self.dataChanged.emit(self.index(0, Column.REMARKS), self.index(len(self.scores) - 1, Column.REMARKS))

    def search_text(self, score: Score) -> str:
        """All texts that a game is found by."""
        text = self._texts.get((score.file, None))
        if text is None:
            texts = " ".join((*score.names, *(_TEXTS[column](score) for column in _SEARCHED)))
            text = self._texts[score.file, None] = searchable(texts)
        return text

    def cells(self, score: Score) -> list[str]:
        """A line as it stands in a table of text."""
        return [self._text(score, column) for column in Column]

    # What Qt asks

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.scores)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.scores):
            return None
        score, column = self.scores[index.row()], Column(index.column())
        if role == SORT_ROLE:
            figure = _SORT_FIGURES.get(column)
            return figure(score) if figure else self._text(score, column)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(score, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                # A screen reader knows the titles of the columns itself.
                return words.score_spoken(score) if column is Column.SCORE else self._text(score, column)
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._text(score, column))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column in self.figures else _LEFT
            case _ if role == GAME_ROLE:
                return score
            case _ if role == RICH_TEXT_ROLE:
                return _players_with_badges(score)
            case _ if role == LINE_ROLE:
                return words.game_text(score, standing(score, self.others), _choices(score.edition))
        return None

    def _text(self, score: Score, column: Column) -> str:
        if column is Column.REMARKS:
            return words.marks_text(score, standing(score, self.others)) or words.NOTHING
        key = score.file, column
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = _TEXTS[column](score)
        return text

    @override
    def _title(self) -> None:
        self._texts.clear()
        self.titles = [COLUMNS[column].translated() for column in Column]


class ScoresProxy(QSortFilterProxyModel):
    """The games that are wanted, sorted by a column; among equals stands first what was read first."""

    def __init__(self, model: ScoresModel, parent: QObject | None = None) -> None:
        """All games, the newest first."""
        super().__init__(parent)
        self.model = model
        self._filter = ScoreFilter()
        self._words: list[str] = []
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)
        self.setSortLocaleAware(True)
        self.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.sort(Column.DATE, Qt.SortOrder.DescendingOrder)

    @property
    def lines(self) -> list[Score]:
        """The games that are wanted, as they are sorted."""
        return [self.model.scores[self.mapToSource(self.index(row, 0)).row()] for row in range(self.rowCount())]

    @property
    def counted(self) -> list[Score]:
        """Those of them that count, oldest first."""
        return counted(filter(self._accepts, self.model.scores), self.model.others)

    def choose(self, wanted: ScoreFilter) -> None:
        """Shows only the games that are wanted."""
        if wanted != self._filter:
            self._filter = wanted
            self._words = [searchable(word) for word in wanted.text.split()]
            # Qt asks `filterAcceptsRow` anew.
            self.setFilterFixedString(wanted.text)

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        return self._accepts(self.model.scores[source_row])

    def _accepts(self, score: Score) -> bool:
        wanted = self._filter
        return (
            (wanted.edition is None or score.edition is wanted.edition)
            and (not wanted.players or len(score.names) == wanted.players)
            and (not wanted.group or score.group == wanted.group)
            and (not self._words or all(word in self.model.search_text(score) for word in self._words))
        )


class SummariesModel(_SheetModel):
    """Best and average by edition, variants and number of players."""

    figures = (SumColumn.PLAYERS, SumColumn.GAMES, SumColumn.BEST, SumColumn.AVERAGE, SumColumn.COMPLETE)

    def __init__(self, parent: QObject | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self._rows: list[Summary] = []
        self._title()

    def show(self, counted: Iterable[Score]) -> None:
        """What these games come to."""
        self.beginResetModel()
        self._rows = summaries(counted)
        self.endResetModel()

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row, kind = self._rows[index.row()], SumColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return _SUM_TEXTS[kind](row)
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(_SUM_TEXTS[kind](row))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if kind in self.figures else _LEFT
        return None

    @override
    def _title(self) -> None:
        self.titles = [SUM_COLUMNS[kind].translated() for kind in SumColumn]


def searchable(text: str) -> str:
    """A text as it is sought: whoever has no key for an accent finds it all the same."""
    # Folding can take letters apart once more.
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _choices(edition: EditionId) -> Choices:
    return box_of(EDITIONS[edition].kit).words.choices


def _variants_text(game: Score | Summary) -> str:
    return words.variants_text(game.edition, game.rules, _choices(game.edition))


def _players_with_badges(score: Score) -> RichText:
    try:
        badges = tuple(Badge(Sign(sign), Dye(dye)) for sign, dye in score.badges)
    except ValueError:
        badges = ()
    players = len(score.names)
    worn = with_missing(badges if are_distinct(badges) else (), players)
    return with_badges(listed, distinct_names(score.names), worn)


_TEXTS: Mapping[Column, Callable[[Score], str]] = {
    Column.DATE: words.date_text,
    Column.PLAYERS: words.players_text,
    Column.SCORE: words.score_text,
    Column.RATING: words.rated_text,
    Column.END: words.ended_text,
    Column.EDITION: lambda score: edition_name(score.edition),
    Column.VARIANTS: _variants_text,
    Column.PLAYED: lambda score: words.played_text(score.played),
}
_SEARCHED = (Column.DATE, Column.EDITION, Column.VARIANTS, Column.END, Column.RATING)
_SORT_FIGURES: Mapping[Column, Callable[[Score], float]] = {
    # As floats, so that Qt never compares numbers of two kinds.
    Column.DATE: lambda score: float(score.moment),
    Column.SCORE: lambda score: float(score.score) if score.end else -1.0,
    Column.RATING: lambda score: float(score.score) if score.end and not score.rules.perfect else -1.0,
    Column.END: lambda score: float(_ENDS.index(score.end)) if score.end else -1.0,
    Column.PLAYED: lambda score: float(score.played),
}
"""What the other columns are sorted by; those that are not here, by their text."""
_SUM_TEXTS: Mapping[SumColumn, Callable[[Summary], str]] = {
    SumColumn.EDITION: lambda row: edition_name(row.edition),
    SumColumn.VARIANTS: _variants_text,
    SumColumn.PLAYERS: lambda row: str(row.players),
    SumColumn.GAMES: lambda row: str(row.games),
    SumColumn.BEST: lambda row: f"{row.best} / {row.possible}",
    SumColumn.AVERAGE: lambda row: words.figure(row.average),
    SumColumn.COMPLETE: lambda row: str(row.complete),
}
