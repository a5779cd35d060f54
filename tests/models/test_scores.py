"""The score sheet's tables keep the promises that Qt's views rely on, and sort and find what players look for."""

from typing import Protocol

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt

from hanabi_desktop.models.scores import BADGED_ROLE, LINE_ROLE, ScoresModel, SummariesModel, Wanted
from hanabi_desktop.records.scores.score import Score, Switched
from hanabi_desktop.rules import EditionId, EndReason
from hanabi_desktop.wording.records.scores import NOTHING, Column, SumColumn

pytestmark = pytest.mark.usefixtures("qapp", "english")

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


def score(
    file: str,
    moment: int,
    points: int,
    *names: str,
    edition: EditionId = EditionId.ENGLISH,
    switches: Switched = (),
    end: EndReason | None = EndReason.FINAL_ROUND,
    played: int = 0,
    taken_back: int = 0,
    bared: bool = False,
    badges: tuple[tuple[str, str], ...] = (),
) -> Score:
    return Score(
        file=file,
        size=1,
        changed=1,
        game=hash(file) & 0xFFFF,
        names=names or ("Kari", "Per"),
        edition=edition,
        switches=switches,
        moment=moment,
        score=points,
        best=25,
        turns=40,
        mistakes=1,
        end=end,
        played=played,
        taken_back=taken_back,
        looks=0,
        reopened=0,
        bared=bared,
        remarks=taken_back,
        badges=badges,
    )


A = score("a", 1_700_000_000, 21, "Kari", "Per", played=3900)
B = score("b", 1_710_000_000, 25, "Åsa", "Ola", "Per", end=EndReason.COMPLETE, edition=EditionId.SWEDISH, played=60)
C = score("c", 1_720_000_000, 0, "Per", "Kari", end=EndReason.FUSE, taken_back=2, switches=(("perfect", True),))
D = score("d", 1_730_000_000, 9, "Kari", "Per", end=None)
E = score("e", 0, 24, "<b>Zoë</b>", "🦊", bared=True)
ALL = (A, B, C, D, E)


@pytest.fixture
def model() -> ScoresModel:
    model = ScoresModel()
    model.show(ALL)
    return model


def files(model: ScoresModel) -> str:
    return "".join(score.file for score in model.lines)


def cell(model: QAbstractItemModel, row: int, column: int, role: int = Qt.ItemDataRole.DisplayRole) -> str:
    return str(model.index(row, column).data(role))


class Check(Protocol):
    def check(self, model: QAbstractItemModel, force_py: bool = ...) -> None: ...


@pytest.mark.parametrize("force_py", [False, True], ids=["by Qt", "by pytest-qt"])
def test_the_model_tester_finds_nothing_wrong(model: ScoresModel, qtmodeltester: Check, force_py: bool) -> None:
    qtmodeltester.check(model, force_py=force_py)
    model.sort(Column.SCORE, UP)
    model.want(Wanted("kari"))
    model.show((*ALL, score("f", 5, 5)))
    model.want(Wanted("nobody"))
    qtmodeltester.check(model, force_py=force_py)


@pytest.mark.parametrize("force_py", [False, True], ids=["by Qt", "by pytest-qt"])
def test_nor_with_what_the_games_come_to(qtmodeltester: Check, force_py: bool) -> None:
    sums = SummariesModel()
    qtmodeltester.check(sums, force_py=force_py)
    sums.show(ALL)
    qtmodeltester.check(sums, force_py=force_py)


def test_the_newest_stands_first_and_what_has_no_date_last(model: ScoresModel) -> None:
    assert files(model) == "dcbae"


@pytest.mark.parametrize(
    ("column", "order", "expected"),
    [
        (Column.DATE, UP, "eabcd"),
        (Column.SCORE, DOWN, "beacd"),
        (Column.SCORE, UP, "dcaeb"),
        (Column.PLAYED, DOWN, "abdce"),
        (Column.PLAYERS, UP, "edabc"[:1] + "bdac"),
        (Column.EDITION, UP, "dcaeb"),
        (Column.END, UP, "dbcae"),
    ],
)
def test_it_is_sorted_by_any_column(model: ScoresModel, column: Column, order: Qt.SortOrder, expected: str) -> None:
    model.sort(column, order)
    assert files(model) == expected


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (Wanted("KARI per"), "dca"),
        (Wanted("åsa"), "b"),
        (Wanted("swedish"), "b"),
        (Wanted("perfect"), "c"),
        (Wanted("<b>"), "e"),
        (Wanted("nobody at all"), ""),
        (Wanted("  "), "dcbae"),
        (Wanted(edition=EditionId.ENGLISH), "dcae"),
        (Wanted(players=3), "b"),
        (Wanted(group=("Kari", "Per")), "dca"),
        (Wanted("fuse", group=("Kari", "Per")), ""),
        (Wanted("mistakes", group=("Kari", "Per")), "c"),
    ],
)
def test_games_are_found_by_names_edition_variant_and_end(model: ScoresModel, wanted: Wanted, expected: str) -> None:
    model.want(wanted)
    assert files(model) == expected


def test_a_line_tells_all_of_its_game(model: ScoresModel) -> None:
    assert [cell(model, 1, column) for column in Column][1:] == [
        "Per and Kari",
        "0 / 25",
        NOTHING,
        "Too many mistakes",
        "2 turns taken back",
        "English edition",
        "Variant 4: a perfect show or nothing",
        NOTHING,
    ]
    assert cell(model, 3, Column.PLAYED) == "1 h 05 min"
    assert cell(model, 3, Column.RATING) == "Amazing"
    assert cell(model, 0, Column.END) == "Not finished, turn 41"
    assert cell(model, 4, Column.DATE) == NOTHING
    assert cell(model, 4, Column.REMARKS) == "deck known: not counted"
    assert cell(model, 3, Column.SCORE, Qt.ItemDataRole.AccessibleTextRole) == "21 of 25 possible points"
    assert cell(model, 1, 0, LINE_ROLE).startswith("Per and Kari · ")
    assert "<b>" not in cell(model, 4, Column.PLAYERS, Qt.ItemDataRole.ToolTipRole)


def test_names_have_the_badges_of_their_record(model: ScoresModel) -> None:
    model.show([score("x", 1, 1, "Kari", "Per", badges=(("fish", "brown"), ("cat", "orange")))])
    told = model.index(0, Column.PLAYERS).data(BADGED_ROLE)
    assert [badge.sign.value for _, badge in told.badges] == ["fish", "cat"]
    for unknown in ((("whale", "pink"),), (("cat", "orange"), ("cat", "orange"))):
        model.show([score("x", 1, 1, "Kari", "Per", badges=unknown)])
        assert len(model.index(0, Column.PLAYERS).data(BADGED_ROLE).badges) == 2


def test_only_games_that_count_are_summed_up(model: ScoresModel) -> None:
    assert [score.file for score in model.counted] == ["a", "b", "c"]
    sums = SummariesModel()
    sums.show(model.counted)
    table = [[cell(sums, row, kind) for kind in SumColumn] for row in range(sums.rowCount())]
    assert table == [
        ["English edition", "Basic game", "2", "1", "21 / 25", "21.0", "0"],
        ["English edition", "Variant 4: a perfect show or nothing", "2", "1", "0 / 25", "0.0", "0"],
        ["Swedish edition", "Basic game", "3", "1", "25 / 25", "25.0", "1"],
    ]


def test_an_index_that_is_none_is_answered_with_nothing(model: ScoresModel) -> None:
    assert model.data(QModelIndex()) is None
    assert model.rowCount(model.index(0, 0)) == 0
    assert not model.index(9, 0).isValid()
