"""The score book as players meet it: searched, sorted, read, opened from, and taken along."""

import csv
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.models.scores import LINE_ROLE, SORT_ROLE
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.players import Level
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import Seated, TakenBack, remark_entries
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EDITIONS, EditionId, EndEarly
from hanabi_desktop.screens.scores.book import ScoreBook
from hanabi_desktop.wording.scores import Column, faces_text
from tests.games import shortest_victory
from tests.input import answering, strike, wait_until, write
from tests.opening import in_front
from tests.window.evening import answered, typed

pytestmark = pytest.mark.usefixtures("english")

NOW = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
HOSTILE = ("=1+1", "W<img src=x>" + "W" * 48, "سارة بنت عبد الله", "🦊 Fuchs")
Open = Callable[[], ScoreBook]


def game(number: int, plays: int | None, *names: str, edition: EditionId = EditionId.ENGLISH, **ours: object) -> Record:
    whole = shortest_victory(EDITIONS[edition].rules, len(names))
    actions = whole.actions if plays is None else (*whole.actions[:plays], EndEarly())
    extra = {"started": (NOW + timedelta(hours=number)).isoformat(), **ours}
    return Record(names, whole.setup, actions, edition, extra)


def unfinished(number: int, *names: str) -> Record:
    record = game(number, 4, *names)
    return Record(record.names, record.setup, record.actions[:4], record.edition, record.extra)


EVENING = (
    game(0, 3, "Kari", "Per", played=1800),
    game(1, None, "Per", "Kari", edition=EditionId.SWEDISH),
    game(2, 7, *HOSTILE, remarks=remark_entries([TakenBack(1, 0)])),
    game(3, 5, "Kari", "Per"),
    unfinished(4, "Kari", "Per"),
)


def put(folder: Path, *records: Record) -> None:
    games = folder / "games"
    games.mkdir(exist_ok=True)
    for number, record in enumerate(records):
        when = NOW + timedelta(hours=number)
        (games / f"{when:%Y-%m-%d-%H%M%S}{EXTENSION}").write_bytes(encode(record))


@pytest.fixture
def open_book(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    def open_() -> ScoreBook:
        book = in_front(qtbot, ScoreBook(tmp_path / "games", RenderContext(theme_for(Scheme.DARK))))
        wait_until(lambda: not book.busy)
        return book

    yield open_
    QApplication.processEvents()


@pytest.fixture
def book(open_book: Open, tmp_path: Path) -> ScoreBook:
    """The table of all games."""
    put(tmp_path, *EVENING)
    return to_table(open_book())


def to_table(book: ScoreBook) -> ScoreBook:
    QTest.keyClick(book, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    assert book.list.isVisible()
    return book


def lines(book: ScoreBook, column: Column = Column.SCORE) -> list[str]:
    return [str(book.games.index(row, column).data()) for row in range(book.games.rowCount())]


def search(book: ScoreBook, text: str) -> None:
    QTest.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.filters.search.hasFocus()
    QTest.keyClick(book.filters.search, Qt.Key.Key_Delete)
    write(text)
    QTest.keyClick(book.filters.search, Qt.Key.Key_Return)


def test_every_game_has_a_line_and_the_newest_is_first(book: ScoreBook) -> None:
    assert lines(book) == ["4 / 25", "5 / 25", "7 / 25", "25 / 25", "3 / 25"]
    assert book.table.currentIndex().row() == 0
    # Whoever hears it is told the whole line first, and then its columns by name.
    cell = QAccessible.queryAccessibleInterface(book.table).focusChild()
    assert cell.text(QAccessible.Text.Name) == "Players: Kari and Per"
    described = cell.text(QAccessible.Text.Description)
    assert described.endswith("; 4 points; Not finished, turn 5; English edition; Basic game")
    QTest.keyClick(book.table, Qt.Key.Key_Right)
    cell = QAccessible.queryAccessibleInterface(book.table).focusChild()
    assert cell.text(QAccessible.Text.Name) == "Score: 4 points"
    assert book.status.text() == "5 games listed, of which 4 counted: best 25, average 10.0."


def test_enter_opens_the_game_that_is_chosen(book: ScoreBook, tmp_path: Path) -> None:
    QTest.keyClick(book.table, Qt.Key.Key_Down)
    QTest.keyClick(book.table, Qt.Key.Key_Return)
    assert book.result() == ScoreBook.DialogCode.Accepted
    assert book.path == tmp_path / "games" / "2026-05-01-230000.hanabi.json"


def test_a_click_on_a_line_tells_of_its_game_and_a_double_click_opens_it(book: ScoreBook, tmp_path: Path) -> None:
    place = book.table.visualRect(book.games.index(2, Column.SCORE)).center()
    QTest.mouseClick(book.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert book.isVisible()
    assert book.list.line.text() == book.table.currentIndex().data(LINE_ROLE)
    QTest.mouseDClick(book.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert book.path == tmp_path / "games" / "2026-05-01-220000.hanabi.json"


def test_what_is_typed_is_searched_and_enter_opens_nothing_yet(book: ScoreBook) -> None:
    search(book, "swedish kari")
    assert lines(book) == ["25 / 25"]
    assert book.isVisible()
    assert book.table.hasFocus()
    search(book, "img src")
    (line,) = lines(book, Column.PLAYERS)
    assert all(name in line for name in HOSTILE)
    assert not book.table.grab().isNull()
    assert book.list.line.textFormat() == Qt.TextFormat.PlainText
    search(book, "nobody")
    assert not book.table.isVisible()
    assert book.list.nothing.text() == "No games match."
    assert not book.open_button.isEnabled()
    search(book, "")
    assert len(lines(book)) == 5


def test_a_click_on_a_title_sorts_and_so_does_the_menu_key(book: ScoreBook) -> None:
    titles = book.table.horizontalHeader()
    for first in ("4 / 25", "25 / 25"):
        place = QPoint(titles.sectionViewportPosition(Column.SCORE) + 20, titles.height() // 2)
        QTest.mouseClick(titles.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert lines(book)[0] == first
        assert book.table.currentIndex().row() == 0
    cell = book.table.visualRect(book.table.currentIndex()).center()
    for first in ("3 / 25", "4 / 25"):
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, cell, book.table.mapToGlobal(cell))
        QApplication.sendEvent(book.table, asked)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        assert [action.text() for action in menu.actions() if action.isChecked()] != []
        next(action for action in menu.actions() if action.text() == "Date").trigger()
        menu.close()
        assert lines(book)[0] == first


def test_in_a_small_window_variants_are_in_sight_and_names_legible_or_away(open_book: Open, tmp_path: Path) -> None:
    many = game(5, 3, "Birgitta", "Karl-Johan", "Åsa", "Wilhelmina", "Ole", remarks=remark_entries([TakenBack(1, 0)]))
    put(tmp_path, many, *EVENING, game(7, 9, "Kari", "Per", edition=EditionId.HOUSE, played=4000))
    book = to_table(open_book())
    table = book.table
    for width in (1018, 1400, 700, 1018):
        book.resize(width, 690)
        QApplication.processEvents()
        assert table.horizontalScrollBar().maximum() == 0
        assert not table.isColumnHidden(Column.VARIANTS)
        hidden = [column for column in Column if table.isColumnHidden(column)]
        assert bool(hidden) == (width != 1400)
        # That a turn was taken back is to be seen of every game, even where the rating is not.
        assert width == 700 or Column.REMARKS not in hidden
        shown = [column for column in Column if column not in hidden]
        assert sum(map(table.columnWidth, shown)) == table.viewport().width()
        titles = table.horizontalHeader()
        assert all(titles.sectionSizeHint(column) <= table.columnWidth(column) for column in shown)
    row = next(row for row in range(6) if "Wilhelmina" in lines(book, Column.PLAYERS)[row])
    assert "Wilhelmina" in book.games.index(row, Column.PLAYERS).data(Qt.ItemDataRole.ToolTipRole)


def test_each_line_has_all_faces_first_and_then_the_people_in_one_order(open_book: Open, tmp_path: Path) -> None:
    computer: dict[str, Any] = {"computers": [None, None, "plain"], "characters": [None, None, {"character": "tin"}]}
    away: dict[str, Any] = {"computers": ["plain", None], "characters": [{"character": "dot", "name": "Dotbot"}, None]}
    left = remark_entries([Seated(1, 0, None, Level.PLAIN, "Per", "Dotbot", "dot")])
    alone, two = game(0, 3, "Per", "Kari", "Tinbot", **computer), game(1, 3, "Per", "Kari", remarks=left, **away)
    put(tmp_path, alone, two, game(2, 3, "Kari", "Per"))
    games = to_table(open_book()).games
    assert games.index(1, Column.REMARKS).data() == "Dotbot (for Per)"
    assert "Tinbot (basic)" in str(games.index(2, Column.PLAYERS).data(Qt.ItemDataRole.ToolTipRole))
    for score, faces in zip(games.lines, (2, 2, 3), strict=True):
        told = faces_text(score).rich
        assert told.count("<img", 0, told.index("Kari")) == faces
        assert told.endswith(" Kari and Per")


def test_what_cannot_be_read_is_told(open_book: Open, tmp_path: Path) -> None:
    put(tmp_path, EVENING[0])
    for number in range(2):
        (tmp_path / "games" / f"{number}.hanabi.json").write_text("{")
    assert open_book().status.text().endswith("2 files could not be read.")


def test_many_games_are_shown_while_they_are_read_which_closing_ends(qtbot: QtBot, tmp_path: Path) -> None:
    put(tmp_path, *(game(number, 1 + number % 9, "Kari", "Per") for number in range(120)))
    book = ScoreBook(tmp_path / "games", RenderContext(theme_for(Scheme.LIGHT)))
    qtbot.addWidget(book)
    book.show()
    wait_until(lambda: book.model.scores)
    book.close()
    read = len(book.model.scores)
    assert 0 < read < 120
    QTest.qWait(150)
    assert len(book.model.scores) == read
    said: list[str] = []
    book.show()

    def reads() -> bool:
        said.append(book.status.text())
        return book.busy

    wait_until(lambda: not reads())
    assert any("Reading the games: " in text for text in said)
    assert len(lines(book)) == 120
    dates = [index.data(SORT_ROLE) for index in (book.games.index(row, Column.DATE) for row in range(120))]
    assert dates == sorted(dates, reverse=True)
    assert book.album.figures.accessibleName().startswith("120 games together.")
    book.resize(400, 500)
    assert not book.grab().isNull()


def test_the_list_is_saved_as_a_table_and_replaces_nothing_unasked(book: ScoreBook, tmp_path: Path) -> None:
    path = tmp_path / "evening.csv"
    with answering(typed(str(tmp_path / "evening"))):
        QTest.mouseClick(book.save_button, Qt.MouseButton.LeftButton)
    with path.open(encoding="utf-8-sig", newline="") as file:
        table = list(csv.reader(file))
    assert len(table) == 6
    assert table[0][Column.PLAYERS] == "Players"
    assert table[5][Column.PLAYERS] == "Kari and Per"
    assert any(row[Column.PLAYERS].startswith("'=1+1, W<img") for row in table), "no formula for a spreadsheet"
    path.write_text("mine")
    with answering(typed(str(tmp_path / "evening")), answered("No"), lambda _dialog: strike(Qt.Key.Key_Escape)):
        QTest.mouseClick(book.save_button, Qt.MouseButton.LeftButton)
    assert path.read_text() == "mine"


def test_escape_clears_what_is_searched_before_it_closes(book: ScoreBook) -> None:
    search(book, "swedish")
    field = book.filters.search
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert book.isVisible()
    assert field.text() == ""
    assert len(lines(book)) == 5
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not book.isVisible()
