"""The score book's tables keep the promises that Qt's views rely on, and sort and find what players look for."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, Qt

from hanabi_desktop.models.rows import RICH_TEXT_ROLE
from hanabi_desktop.models.scores import LINE_ROLE, MedalsModel, ScoreFilter, ScoresModel, ScoresProxy
from hanabi_desktop.players import Badge, Dye, Sign, people
from hanabi_desktop.records.album import medals
from hanabi_desktop.records.scores import Score
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason
from hanabi_desktop.wording.scores import NOTHING, Column
from tests.badges import badges_in

pytestmark = pytest.mark.usefixtures("qapp", "english")

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


def score(
    file: str,
    moment: int,
    points: int,
    *names: str,
    edition: EditionId = EditionId.ENGLISH,
    perfect: bool = False,
    copy_of: str = "",
    badges: tuple[tuple[str, str], ...] = (),
    end: EndReason | None = EndReason.FINAL_ROUND,
    played: int = 0,
    taken_back: int = 0,
) -> Score:
    players = people(names or ("Kari", "Per"), [Badge(Sign(sign), Dye(dye)) for sign, dye in badges])
    rules = EDITIONS[edition].rules_with({"perfect": perfect})
    return Score(file, hash(copy_of or file), players, edition, rules, moment, points, 40, end, played, taken_back)


A = score("a", 1_700_000_000, 21, "Kari", "Per", played=3900)
B = score("b", 1_710_000_000, 25, "Åsa", "Ola", "Per", end=EndReason.COMPLETE, edition=EditionId.SWEDISH, played=60)
C = score("c", 1_720_000_000, 0, "Per", "Kari", end=EndReason.FUSE, taken_back=2, perfect=True)
D = score("d", 1_730_000_000, 9, "Kari", "Per", end=None)
E = score("e", 0, 24, "<b>Zoë</b>", "🦊", copy_of="a", taken_back=1)
ALL = (A, B, C, D, E)


@pytest.fixture
def proxy() -> ScoresProxy:
    model = ScoresModel()
    model.add(ALL)
    return ScoresProxy(model)


def files(proxy: ScoresProxy) -> str:
    return "".join(score.file for score in proxy.lines)


def cell(model: QAbstractItemModel, row: int, column: int, role: int = Qt.ItemDataRole.DisplayRole) -> str:
    return str(model.index(row, column).data(role))


@pytest.mark.parametrize("force_py", [False, True], ids=["by Qt", "by pytest-qt"])
def test_the_model_tester_finds_nothing_wrong(proxy: ScoresProxy, qtmodeltester: Any, force_py: bool) -> None:
    qtmodeltester.check(proxy, force_py=force_py)
    proxy.sort(Column.SCORE, UP)
    proxy.choose(ScoreFilter("kari"))
    proxy.model.add([score("f", 5, 5)])
    proxy.choose(ScoreFilter("nobody"))
    qtmodeltester.check(proxy, force_py=force_py)
    won = MedalsModel()
    qtmodeltester.check(won, force_py=force_py)
    won.set_rows(tuple(medals(proxy.counted).items()))
    qtmodeltester.check(won, force_py=force_py)


def test_games_come_in_batches_the_newest_first_and_each_file_has_one_line(proxy: ScoresProxy) -> None:
    proxy.model.add([A, score("f", 1_715_000_000, 3), B])
    assert files(proxy) == "dcfbae"
    proxy.model.add([replace(A, file="g", turns=30)])
    remarks = [cell(proxy, row, Column.REMARKS) for row in (4, 5)]
    assert remarks == [NOTHING, "another copy of a game listed here: not counted"]


def test_it_is_sorted_by_any_column(proxy: ScoresProxy) -> None:
    for column, order, expected in (
        (Column.DATE, UP, "eabcd"),
        (Column.SCORE, DOWN, "beacd"),
        (Column.SCORE, UP, "dcaeb"),
        (Column.PLAYED, DOWN, "abdce"),
        (Column.PLAYERS, UP, "edcab"),
        (Column.EDITION, UP, "dcaeb"),
        (Column.END, UP, "dbcae"),
    ):
        proxy.sort(-1)
        proxy.sort(Column.DATE, DOWN)
        proxy.sort(column, order)
        assert files(proxy) == expected


def test_games_are_found_by_names_edition_variant_and_end(proxy: ScoresProxy) -> None:
    for wanted, expected in (
        (ScoreFilter("KARI per"), "dca"),
        (ScoreFilter("åsa"), "b"),
        (ScoreFilter("A\u030asa"), "b"),
        (ScoreFilter("ZOE"), "e"),
        (ScoreFilter("swedish"), "b"),
        (ScoreFilter("perfect"), "c"),
        (ScoreFilter("<b>"), "e"),
        (ScoreFilter("nobody at all"), ""),
        (ScoreFilter("  "), "dcbae"),
        (ScoreFilter(edition=EditionId.ENGLISH), "dcae"),
        (ScoreFilter(group=("Kari", "Per")), "dca"),
        (ScoreFilter("fuse", group=("Kari", "Per")), ""),
        (ScoreFilter("mistakes", group=("Kari", "Per")), "c"),
    ):
        proxy.choose(wanted)
        assert files(proxy) == expected


def test_a_line_tells_all_of_its_game(proxy: ScoresProxy) -> None:
    assert [cell(proxy, 1, column) for column in Column][1:] == [
        "Kari and Per",
        "0 / 25",
        NOTHING,
        "Too many mistakes",
        "2 turns taken back",
        "English edition",
        "Variant 4: a perfect show or nothing",
        NOTHING,
    ]
    assert cell(proxy, 3, Column.PLAYED) == "1 h 05 min"
    assert cell(proxy, 3, Column.RATING) == "Amazing"
    assert cell(proxy, 0, Column.END) == "Not finished, turn 41"
    assert cell(proxy, 4, Column.DATE) == NOTHING
    assert cell(proxy, 4, Column.REMARKS) == "another copy of a game listed here: not counted · 1 turn taken back"
    assert cell(proxy, 0, Column.SCORE) == "9 / 25"
    assert cell(proxy, 3, Column.SCORE, Qt.ItemDataRole.AccessibleTextRole) == "Score: 21 of 25 possible points"
    assert cell(proxy, 1, 0, LINE_ROLE).startswith("Kari and Per; ")
    assert "<b>" not in cell(proxy, 4, Column.PLAYERS, Qt.ItemDataRole.ToolTipRole)


def test_names_have_the_badges_of_their_record() -> None:
    model = ScoresModel()
    model.add([score("x", 1, 1, "Kari", "Per", badges=(("fish", "brown"), ("cat", "orange")))])
    told = model.index(0, Column.PLAYERS).data(RICH_TEXT_ROLE)
    assert [badge.sign.value for badge in badges_in(told)] == ["fish", "cat"]


def test_only_games_that_count_are_counted(proxy: ScoresProxy) -> None:
    assert [score.file for score in proxy.counted] == ["a", "b", "c"]
