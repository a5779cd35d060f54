"""All models keep the promises that Qt's views rely on, at rest and while they change through whole games."""

import gc
from random import Random

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.modeltest import ModelTester

from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.rules import Game, Multicolour, Play, Rules, ValueHint
from tests.each import each
from tests.games import moment, play_random_game, timid
from tests.models.showing import MODELS, Pick, columns, following, rows
from tests.screen.evenings import any_evening
from tests.screen.scenes import PER, dealt, scene

pytestmark = pytest.mark.usefixtures("qapp")


every_model = each("pick", MODELS.values())


class Watched:
    """All the models of a table under Qt's model tester, and under that of pytest-qt, which looks at more."""

    def __init__(self, models: TableModels) -> None:
        self._models = [pick(models) for pick in MODELS.values()]
        # A warning of theirs fails the test.
        self._testers = [
            QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
            for model in self._models
        ]

    def check(self, configuration: pytest.Config) -> None:
        for model in self._models:
            tester = ModelTester(configuration)  # type: ignore[no-untyped-call]
            tester.check(model, force_py=True)  # type: ignore[no-untyped-call]
            tester._cleanup()  # type: ignore[no-untyped-call]


class TestTheModelTester:
    @each(("seed", "turns"), [(0, None), (8, 8), (19, 8), (21, 8)])
    def test_finds_nothing_wrong_while_the_models_change_through_a_game(
        self, pytestconfig: pytest.Config, seed: int, turns: int | None
    ) -> None:
        evening = any_evening(seed, turns)
        screen = evening.screen()
        models = Watched(following(screen))
        for number, step in enumerate(evening.steps()):
            step.do(screen)
            if number % 8 == 0:
                models.check(pytestconfig)
        models.check(pytestconfig)

    def test_finds_nothing_wrong_when_another_table_is_shown(self, pytestconfig: pytest.Config) -> None:
        models = TableModels(2)
        tested = Watched(models)
        tested.check(pytestconfig)
        for rules in (Rules(), Rules(multicolour=Multicolour.FIVE, mistakes=1, clocks=20), Rules(clocks=1)):
            game = play_random_game(rules, 2, Random(1))
            for actions in (game.actions, game.actions[:5], ()):
                models.update(scene(Game(game.setup, actions)).screen.view)
                tested.check(pytestconfig)


class Holder:
    """Keeps a persistent index of every row of a model."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self._model = model
        self._held: list[QPersistentModelIndex] = []
        self.check()
        model.modelReset.connect(self._held.clear)

    def check(self) -> None:
        """Each index is still that of its row; rows that are new are held from now on."""
        model, held = self._model, self._held
        for row, index in enumerate(held):
            if row < model.rowCount():
                assert (index.row(), index.isValid()) == (row, True)
                assert index.data(ROW_ROLE) == model.index(row, 0).data(ROW_ROLE)
        held[:] = [index for index in held if index.isValid()]
        held += [QPersistentModelIndex(model.index(row, 0)) for row in range(len(held), model.rowCount())]


class TestPersistentIndexes:
    @each("seed", range(2))
    def test_stay_on_their_place_through_a_whole_game(self, seed: int) -> None:
        """A hand begins anew for other eyes: nothing leads from what one player has met there to what the next does."""
        evening = any_evening(seed)
        screen = evening.screen()
        models = following(screen)
        holders = [Holder(pick(models)) for pick in MODELS.values()]
        for step in evening.steps():
            step.do(screen)
            for holder in holders:
                holder.check()

    def test_of_cards_that_are_gone_from_a_shrinking_hand_are_invalid(self) -> None:
        game = moment(Rules(perfect=True), 2, lambda game: not game.deck_left and not game.end, timid)
        here = scene(game)
        hand = following(here.screen).hands[game.current]
        held = [QPersistentModelIndex(hand.index(row)) for row in range(5)]
        here.screen.table.act(game.current, Play(game.hands[game.current][0]))
        assert [index.isValid() for index in held] == [True] * 4 + [False]


class Reader:
    """Reads a model once, and then only what it tells to have changed."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self._model = model
        self.read = list(rows(model))
        model.dataChanged.connect(self._read_again)
        model.rowsInserted.connect(self._read_new)
        model.rowsRemoved.connect(self._forget)
        model.modelReset.connect(self._read_all)

    def _read_all(self) -> None:
        self.read[:] = list(rows(self._model))

    def _read_again(self, top: QModelIndex, bottom: QModelIndex) -> None:
        changed = slice(top.row(), bottom.row() + 1)
        self.read[changed] = list(rows(self._model))[changed]

    def _read_new(self, _: QModelIndex, first: int, last: int) -> None:
        self.read[first:first] = list(rows(self._model))[first : last + 1]

    def _forget(self, _: QModelIndex, first: int, last: int) -> None:
        del self.read[first : last + 1]


class TestAChange:
    @each("seed", range(2))
    def test_is_told_for_exactly_the_rows_that_changed(self, seed: int) -> None:
        """Somebody who reads again only what is told of has read what stands there."""
        evening = any_evening(seed)
        screen = evening.screen()
        models = following(screen)
        readers = [(model, Reader(model)) for model in (pick(models) for pick in MODELS.values())]
        for step in evening.steps():
            step.do(screen)
            for model, reader in readers:
                assert reader.read == list(rows(model)), step.name

    def test_of_the_explosion_is_told_when_the_last_fuse_uncovers_it(self) -> None:
        here = scene(dealt(Rules(mistakes=1)))
        model = following(here.screen).fuses
        reader = Reader(model)
        here.act(ValueHint(PER, 2))
        here.act(Play(6))
        assert (
            reader.read
            == list(rows(model))
            == [["the explosion, uncovered"], ["burnt fuse token in the box lid: a mistake"]]
        )

    @every_model
    def test_is_not_told_where_there_is_none(self, pick: Pick) -> None:
        screen = any_evening(3, 8).screen()
        models = following(screen)
        model = pick(models)
        spies = [QSignalSpy(model.dataChanged), QSignalSpy(model.rowsInserted), QSignalSpy(model.modelReset)]
        models.update(screen.view)
        assert [spy.count() for spy in spies] == [0, 0, 0]

    @every_model
    def test_of_language_is_told_for_every_row(self, pick: Pick) -> None:
        screen = any_evening(3, 8).screen()
        for step in any_evening(3, 8).steps():
            step.do(screen)
        models = following(screen)
        model = pick(models)
        told: list[tuple[int, int, int, int]] = []
        model.dataChanged.connect(
            lambda top, bottom: told.append((top.row(), top.column(), bottom.row(), bottom.column()))
        )
        models.retranslate()
        assert told == [(0, 0, model.rowCount() - 1, columns(model) - 1)]

    def test_of_language_is_told_for_the_headers_of_the_discard_pile(self) -> None:
        models = following(any_evening(3, 8).screen())
        spy = QSignalSpy(models.discards.headerDataChanged)
        models.retranslate()
        assert spy.count() == 1

    @every_model
    def test_of_language_of_an_empty_model_tells_nothing(self, pick: Pick) -> None:
        models = TableModels(3)
        spy = QSignalSpy(pick(models).dataChanged)
        models.retranslate()
        assert spy.count() == 0


class TestEveryModel:
    @every_model
    def test_has_no_rows_below_a_row(self, pick: Pick) -> None:
        model = pick(following(any_evening(3, 8).screen()))
        assert model.rowCount(model.index(0, 0)) == 0

    @every_model
    def test_answers_nothing_to_an_index_that_is_none(self, pick: Pick) -> None:
        model = pick(following(any_evening(3, 8).screen()))
        for role in (Qt.ItemDataRole.DisplayRole, ROW_ROLE):
            assert model.data(QModelIndex(), role) is None
        assert not model.index(model.rowCount(), 0).isValid()
        assert not model.index(0, columns(model)).isValid()

    @every_model
    def test_says_to_the_eye_by_tooltip_what_it_says_to_the_ear_where_nothing_lies_beside(self, pick: Pick) -> None:
        model = pick(following(any_evening(3, 8).screen()))
        for row in range(model.rowCount()):
            for column in range(columns(model)):
                index = model.index(row, column)
                spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
                assert spoken
                # A tool tip on a card in a hand would lie over its neighbours.
                tip = None if isinstance(model, HandModel) else spoken
                assert index.data(Qt.ItemDataRole.ToolTipRole) == tip

    @every_model
    def test_changes_nothing_by_itself(self, pick: Pick) -> None:
        model = pick(following(any_evening(3, 8).screen()))
        before = list(rows(model))
        assert not model.setData(model.index(0, 0), "x")
        assert not model.removeRow(0)
        assert not model.insertRow(0)
        assert list(rows(model)) == before

    def test_ends_with_the_table(self) -> None:
        models = following(any_evening(3, 8).screen())
        children = models.findChildren(QObject)
        assert len(children) == 6 + any_evening(3, 8).game.players
        del models
        gc.collect()
