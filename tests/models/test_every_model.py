"""All models keep the promises that Qt's views rely on, at rest and while they change through whole games."""

from random import Random

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from hanabi_desktop.models.table import TableModels
from hanabi_desktop.rules import Game, Multicolour, Play, Rules, ValueHint
from tests.games import play_random_game
from tests.models.showing import columns, every_model, following, rows
from tests.screen.evenings import any_evening
from tests.screen.scenes import PER, dealt, scene

pytestmark = pytest.mark.usefixtures("qapp")


class Reader:
    """Reads a model once, and then only what it tells to have changed."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self._model = model
        self.read = list(rows(model))
        model.dataChanged.connect(self._read_again)
        model.rowsInserted.connect(self._read_new)
        model.rowsRemoved.connect(self._forget)
        model.modelReset.connect(self._read_all)

    def check(self) -> None:
        """What was told is all that changed."""
        assert self.read == list(rows(self._model))

    def _read_all(self) -> None:
        self.read[:] = list(rows(self._model))

    def _read_again(self, top: QModelIndex, bottom: QModelIndex) -> None:
        changed = slice(top.row(), bottom.row() + 1)
        self.read[changed] = list(rows(self._model))[changed]

    def _read_new(self, _: QModelIndex, first: int, last: int) -> None:
        self.read[first:first] = list(rows(self._model))[first : last + 1]

    def _forget(self, _: QModelIndex, first: int, last: int) -> None:
        del self.read[first : last + 1]


class Watched:
    """All models of a table under Qt's model tester, read by their signals."""

    def __init__(self, models: TableModels) -> None:
        # A warning of theirs fails the test.
        mode = QAbstractItemModelTester.FailureReportingMode.Warning
        self._testers = [QAbstractItemModelTester(model, mode) for model in every_model(models)]
        self._readers = list(map(Reader, every_model(models)))

    def check(self) -> None:
        for reader in self._readers:
            reader.check()


@pytest.mark.parametrize(("seed", "turns"), [(0, 30), (8, 8), (19, 8)])
def test_models_tell_exactly_what_changed_through_a_game(seed: int, turns: int) -> None:
    """A hand begins anew for other eyes: nothing leads from what one player has met there to what the next does."""
    evening = any_evening(seed, turns)
    screen = evening.screen()
    models = Watched(following(screen))
    for step in evening.steps():
        step.do(screen)
        models.check()


def test_models_tell_exactly_what_changed_when_another_table_is_shown() -> None:
    models = TableModels(2)
    watched = Watched(models)
    for rules in (Rules(), Rules(multicolour=Multicolour.FIVE, mistakes=1, clocks=20), Rules(clocks=1)):
        game = play_random_game(rules, 2, Random(1))
        for actions in (game.actions, game.actions[:5], ()):
            models.update(scene(Game(game.setup, actions)).screen.view)
            watched.check()


def test_the_last_fuse_uncovers_the_explosion() -> None:
    here = scene(dealt(Rules(mistakes=1)))
    reader = Reader(following(here.screen).fuses)
    here.act(ValueHint(PER, 2))
    here.act(Play(6))
    reader.check()
    assert reader.read == [["the explosion, uncovered"], ["burnt fuse token in the box lid: a mistake"]]


def test_without_a_change_nothing_is_told_and_a_language_for_every_row_and_header() -> None:
    evening = any_evening(3, 8)
    screen = evening.screen()
    for step in evening.steps():
        step.do(screen)
    models, empty = following(screen), TableModels(3)
    for model in every_model(models):
        spies = [QSignalSpy(signal) for signal in (model.dataChanged, model.rowsInserted, model.modelReset)]
        models.update(screen.view)
        assert [spy.count() for spy in spies] == [0, 0, 0]
    told = [(model, QSignalSpy(model.dataChanged)) for model in every_model(models)]
    nothing = [QSignalSpy(model.dataChanged) for model in every_model(empty)]
    headers = QSignalSpy(models.discards.headerDataChanged)
    models.retranslate()
    empty.retranslate()
    for model, spy in told:
        ((first, last, _),) = [spy.at(number) for number in range(spy.count())]
        assert (first.row(), first.column()) == (0, 0)
        assert (last.row(), last.column()) == (model.rowCount() - 1, columns(model) - 1)
    assert (headers.count(), sum(spy.count() for spy in nothing)) == (1, 0)
