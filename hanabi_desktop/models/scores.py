"""The score sheet as tables. Ten thousand games are sorted and searched here, as values: no row is asked one by one."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import cmp_to_key
from operator import attrgetter
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QCollator, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.faults.catching import answered
from hanabi_desktop.records.scores.counting import Standing, Summary, counted, other_states, standing, summaries
from hanabi_desktop.records.scores.score import Score, Switched
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason
from hanabi_desktop.table.badges import Badge, Dye, Sign, are_distinct, with_missing
from hanabi_desktop.table.view import distinct_names
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.plain import tool_tip
from hanabi_desktop.wording.players.badged import Badged, badged, marked
from hanabi_desktop.wording.records import scores as words
from hanabi_desktop.wording.records.scores import COLUMNS, SUM_COLUMNS, Column, SumColumn
from hanabi_desktop.wording.tokens import Choices

GAME_ROLE = Qt.ItemDataRole.UserRole + 1
"""The `Score` of a line."""
BADGED_ROLE = Qt.ItemDataRole.UserRole + 2
"""The players with their badges."""
LINE_ROLE = Qt.ItemDataRole.UserRole + 3
"""All of a line in words."""

Index = QModelIndex | QPersistentModelIndex
_ENDS = {reason: place for place, reason in enumerate(EndReason)}
_STANDINGS = {standing: place for place, standing in enumerate(Standing)}
_by_date = attrgetter("moment", "file")
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Wanted(Struct, frozen=True):
    """Which games are wanted; what is left as it is leaves them all."""

    text: str = ""
    """Words, each of which stands somewhere in the line."""
    edition: EditionId | None = None
    players: int = 0
    group: tuple[str, ...] = ()


class _SheetModel(QAbstractTableModel):
    """What both tables have in common."""

    titles: Sequence[str] = ()
    figures: Sequence[int] = ()
    """The columns that hold figures, and are read from their right edge."""

    @override
    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.titles)

    @override
    @answered(None)
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        if across and role == Qt.ItemDataRole.DisplayRole and 0 <= section < len(self.titles):
            return self.titles[section]
        if across and role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in self.figures else _LEFT
        return None

    def retranslate(self) -> None:
        """The words are others now, the rows the same."""
        self._title()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.titles) - 1)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, len(self.titles) - 1))

    def _title(self) -> None:
        raise NotImplementedError


class ScoresModel(_SheetModel):
    """One game a line. They are sorted and chosen from all at once, which is a matter of milliseconds."""

    figures = (Column.SCORE, Column.PLAYED)

    def __init__(self, parent: QObject | None = None) -> None:
        """Empty, and sorted by date, newest first."""
        super().__init__(parent)
        self._all: tuple[Score, ...] = ()
        self._others: frozenset[str] = frozenset()
        self._lines: list[Score] = []
        self._wanted = Wanted()
        self._order: tuple[Column, Qt.SortOrder] = (Column.DATE, Qt.SortOrder.DescendingOrder)
        self._texts: dict[str, str] = {}
        self._title()

    # What is shown

    @property
    def all(self) -> tuple[Score, ...]:
        """Every game there is."""
        return self._all

    @property
    def lines(self) -> Sequence[Score]:
        """The games that are wanted, as they are sorted."""
        return self._lines

    @property
    def counted(self) -> list[Score]:
        """Those of them that count, oldest first."""
        return sorted(counted(self._lines, self._others), key=_by_date)

    @property
    def order(self) -> tuple[Column, Qt.SortOrder]:
        """By what they are sorted."""
        return self._order

    def standing(self, score: Score) -> Standing:
        """Whether a game counts."""
        return standing(score, self._others)

    def show(self, scores: Iterable[Score]) -> None:
        """Other games, or more of them, are there."""
        self._all = tuple(scores)
        self._others = other_states(self._all)
        self._texts.clear()
        self._arrange()

    def want(self, wanted: Wanted) -> None:
        """Shows only those that are wanted."""
        if wanted != self._wanted:
            self._wanted = wanted
            self._arrange()

    def row_of(self, file: str) -> int:
        """The line of a game; -1 if it has none."""
        return next((row for row, score in enumerate(self._lines) if score.file == file), -1)

    @override
    @answered(None)
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if 0 <= column < len(Column) and (Column(column), order) != self._order:
            self._order = Column(column), order
            self._arrange()

    def _arrange(self) -> None:
        self.beginResetModel()
        column, order = self._order
        backwards = order is Qt.SortOrder.DescendingOrder
        # Among equals the newest stands first.
        lines = sorted(self._chosen(), key=_by_date, reverse=column is not Column.DATE or backwards)
        if column is not Column.DATE:
            lines.sort(key=self._key(column, lines), reverse=backwards)
        self._lines = lines
        self.endResetModel()

    def _chosen(self) -> Iterable[Score]:
        wanted, found = self._wanted, self._all
        if wanted.edition is not None:
            found = tuple(score for score in found if score.edition is wanted.edition)
        if wanted.players:
            found = tuple(score for score in found if len(score.names) == wanted.players)
        if wanted.group:
            found = tuple(score for score in found if score.group == wanted.group)
        if wanted.text.strip():
            sought = [searchable(word) for word in wanted.text.split()]
            found = tuple(score for score in found if _holds(self._search_text(score), sought))
        return found

    def _search_text(self, score: Score) -> str:
        text = self._texts.get(score.file)
        if text is None:
            told = (
                " ".join(score.names),
                words.date_text(score),
                edition_name(score.edition),
                self._variants(score),
                words.ended_text(score),
                words.rated_text(score),
            )
            text = self._texts[score.file] = searchable(" ".join(told))
        return text

    def _key(self, column: Column, lines: Sequence[Score]) -> Callable[[Score], Any]:
        match column:
            case Column.SCORE:
                return lambda score: (score.end is not None, score.score)
            case Column.RATING:
                return lambda score: (words.rated_text(score) != words.NOTHING, score.score)
            case Column.END:
                return lambda score: -1 if score.end is None else _ENDS[score.end]
            case Column.PLAYED:
                return lambda score: score.played
            case Column.REMARKS:
                return lambda score: (_STANDINGS[self.standing(score)], score.taken_back, score.reopened, score.looks)
        # Each text has its place among all there are: that is found once, and not at every comparison.
        texts = {score.file: self._text(score, column) for score in lines}
        collator = QCollator()
        ranks = {text: rank for rank, text in enumerate(sorted(set(texts.values()), key=cmp_to_key(collator.compare)))}
        return lambda score: ranks[texts[score.file]]

    # What Qt asks

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    @override
    @answered(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        score, column = self._lines[index.row()], Column(index.column())
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
            case _ if role == BADGED_ROLE:
                return _badged(score)
            case _ if role == LINE_ROLE:
                return words.game_text(score, self.standing(score), _choices(score.edition))
        return None

    def cells(self, score: Score) -> list[str]:
        """A line as it stands in a table of text."""
        return [self._text(score, column) for column in Column]

    def _text(self, score: Score, column: Column) -> str:
        match column:
            case Column.DATE:
                return words.date_text(score)
            case Column.PLAYERS:
                return words.players_text(score)
            case Column.SCORE:
                return words.score_text(score)
            case Column.RATING:
                return words.rated_text(score)
            case Column.END:
                return words.ended_text(score)
            case Column.EDITION:
                return edition_name(score.edition)
            case Column.VARIANTS:
                return self._variants(score)
            case Column.PLAYED:
                return words.played_text(score.played)
            case Column.REMARKS:
                return words.marks_text(score, self.standing(score)) or words.NOTHING

    def _variants(self, score: Score) -> str:
        return _variants(score.edition, score.switches)

    @override
    def _title(self) -> None:
        self._texts.clear()
        self.titles = [COLUMNS[column].said() for column in Column]


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
    @answered(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row, kind = self._rows[index.row()], SumColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text(row, kind)
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(self._text(row, kind))
            case Qt.ItemDataRole.TextAlignmentRole:
                return _RIGHT if kind in self.figures else _LEFT
        return None

    def _text(self, row: Summary, kind: SumColumn) -> str:
        match kind:
            case SumColumn.EDITION:
                return edition_name(row.edition)
            case SumColumn.VARIANTS:
                return _variants(row.edition, row.switches)
            case SumColumn.PLAYERS:
                return str(row.players)
            case SumColumn.GAMES:
                return str(row.games)
            case SumColumn.BEST:
                return f"{row.best} / {row.possible}"
            case SumColumn.AVERAGE:
                return words.figure(row.average)
            case SumColumn.COMPLETE:
                return str(row.complete)

    @override
    def _title(self) -> None:
        self.titles = [SUM_COLUMNS[kind].said() for kind in SumColumn]


def searchable(text: str) -> str:
    """A text as it is sought: whoever has no key for an accent finds it all the same."""
    # Folding can take letters apart once more.
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _holds(text: str, sought: Sequence[str]) -> bool:
    return all(word in text for word in sought)


def _choices(edition: EditionId) -> Choices:
    return box_of(EDITIONS[edition].kit).words.choices


def _variants(edition: EditionId, switches: Switched) -> str:
    return words.variants_text(edition, switches, _choices(edition))


def _badged(score: Score) -> Badged:
    try:
        badges = tuple(Badge(Sign(sign), Dye(dye)) for sign, dye in score.badges)
    except ValueError:
        badges = ()
    players = len(score.names)
    worn = with_missing(badges if are_distinct(badges) else (), players)
    return badged(listed(marked(distinct_names(score.names))), worn)
