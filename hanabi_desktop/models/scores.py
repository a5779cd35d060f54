"""The score book as models: the games, the same sorted and chosen, or as cards to open, and the medals of a group."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QSortFilterProxyModel, Qt

from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.rows import RICH_TEXT_ROLE, Index, RowsModel
from hanabi_desktop.records.album import Medal
from hanabi_desktop.records.scores import Score, counted, other_states, standing
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason
from hanabi_desktop.table.view import shown
from hanabi_desktop.wording import scores as words
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.scores import COLUMNS, Column
from hanabi_desktop.wording.tokens import Choices
from hanabi_desktop.wording.typography import RichText, aloud, tool_tip, with_badges

GAME_ROLE = Qt.ItemDataRole.UserRole + 1
"""The `Score` of a line."""
LINE_ROLE = Qt.ItemDataRole.UserRole + 2
"""The whole line in words."""
SORT_ROLE = Qt.ItemDataRole.UserRole + 4
"""The sort key of a cell: a figure or a text."""

_ENDS = list(EndReason)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ScoreFilter(Struct, frozen=True):
    """Which games are shown; by default all of them."""

    text: str = ""
    """Words, each of which stands somewhere in the line."""
    edition: EditionId | None = None
    group: tuple[str, ...] = ()


class ScoresModel(QAbstractTableModel):
    """One game a row, in the order in which they were read; `ScoresProxy` sorts and chooses."""

    figures = (Column.SCORE, Column.PLAYED)
    """The columns that hold figures, and are read from their right edge."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self.scores: list[Score] = []
        self.others: frozenset[str] = frozenset()
        """The files that hold a game which another one stands for."""
        self._files: set[str] = set()
        self._texts: dict[tuple[str, Column | None], str] = {}
        """Cache of texts by file and column, since sorting asks for each of them often; None is the text to search."""

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

    def retranslate(self) -> None:
        """Shows the same rows in the current language."""
        self._texts.clear()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self.scores:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.scores) - 1, len(Column) - 1))

    @property
    def titles(self) -> list[str]:
        """What the columns are called."""
        return [COLUMNS[column].translated() for column in Column]

    def search_text(self, score: Score) -> str:
        """All texts that a game is found by."""
        text = self._texts.get((score.file, None))
        if text is None:
            texts = " ".join(
                (
                    *(player.name for player in (*score.people, *score.players)),
                    *(_TEXTS[column](score) for column in _SEARCHED),
                )
            )
            text = self._texts[score.file, None] = searchable(texts)
        return text

    def cells(self, score: Score) -> list[str]:
        """A line as it stands in a table of text."""
        return [self._text(score, column) for column in Column]

    # What Qt asks

    @guarded
    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    @guarded
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        if across and role == Qt.ItemDataRole.DisplayRole and 0 <= section < len(Column):
            return self.titles[section]
        if across and role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in self.figures else _LEFT
        return None

    @guarded
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.scores)

    @guarded
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
                text = words.score_spoken(score) if column is Column.SCORE else aloud(self._text(score, column))
                return f"{self.titles[column]}: {text}"
            case Qt.ItemDataRole.AccessibleDescriptionRole if column <= Column.PLAYERS:
                return aloud(score_line(score, self.others)).removeprefix(f"{self._text(score, column)}; ")
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._text(score, column))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if column in self.figures else _LEFT
            case _ if role == GAME_ROLE:
                return score
            case _ if role == RICH_TEXT_ROLE:
                return players_with_badges(score)
            case _ if role == LINE_ROLE:
                return score_line(score, self.others)
        return None

    def _text(self, score: Score, column: Column) -> str:
        if column is Column.REMARKS:
            return words.marks_text(score, standing(score, self.others)) or words.NOTHING
        key = score.file, column
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = _TEXTS[column](score)
        return text


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

    @guarded
    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        return self._accepts(self.model.scores[source_row])

    def _accepts(self, score: Score) -> bool:
        wanted = self._filter
        return (
            (wanted.edition is None or score.edition is wanted.edition)
            and (not wanted.group or score.group == wanted.group)
            and (not self._words or all(word in self.model.search_text(score) for word in self._words))
        )


_TOLD = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole


class SavedGamesProxy(QSortFilterProxyModel):
    """The games in the order in which they are opened: unfinished ones stand first, and among equals the newest."""

    def __init__(self, model: ScoresModel, first: str = "", parent: QObject | None = None) -> None:
        """Before all others stands the game of the file `first`."""
        super().__init__(parent)
        self.first = first
        self.setSourceModel(model)
        self.sort(0)

    @guarded
    def filterAcceptsColumn(self, source_column: int, source_parent: Index) -> bool:
        return source_column == 0

    @guarded
    def lessThan(self, source_left: Index, source_right: Index) -> bool:
        return self._key(source_left) < self._key(source_right)

    def _key(self, index: Index) -> tuple[bool, bool, int]:
        score = index.data(GAME_ROLE)
        return score.file != self.first, score.end is not None, -score.moment

    @guarded
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            # The card's name says it all.
            return None
        if role not in _TOLD or not index.isValid():
            return super().data(index, role)
        line = words.card_spoken(super().data(index, GAME_ROLE), super().data(index, LINE_ROLE))
        return tool_tip(line) if role == Qt.ItemDataRole.ToolTipRole else line


class MedalsModel(RowsModel[tuple[Medal, Score | None]]):
    """The medals of a group, each with the game that won it, or None."""

    @override
    def text(self, row: tuple[Medal, Score | None]) -> str:
        return words.medal_text(*row)


def searchable(text: str) -> str:
    """A text as it is sought: whoever has no key for an accent finds it all the same."""
    # Folding can take letters apart once more.
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _choices(edition: EditionId) -> Choices:
    return box_of(EDITIONS[edition].kit).words.choices


def score_line(score: Score, others: frozenset[str] = frozenset()) -> str:
    """All there is to tell of a game, in one line."""
    return words.game_text(score, standing(score, others), _choices(score.edition))


def players_with_badges(score: Score) -> RichText:
    """Who played, with everybody's badge before the name."""
    return with_badges(listed, shown(score.company))


_TEXTS: Mapping[Column, Callable[[Score], str]] = {
    Column.DATE: words.date_text,
    Column.PLAYERS: words.players_text,
    Column.SCORE: words.score_text,
    Column.RATING: words.rated_text,
    Column.END: words.ended_text,
    Column.EDITION: lambda score: edition_name(score.edition),
    Column.VARIANTS: lambda score: words.variants_text(score.edition, score.rules, _choices(score.edition)),
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
"""Sort keys of columns; those that are missing are sorted by their text."""
