"""A sample of each trial; `python -m tests.trials` runs them at length."""

import json
import os
import subprocess
import sys
from random import Random

import pytest

from tests.records.samples import ROOT, plain_record
from tests.trials import fuzz, power
from tests.trials.mutants import links, records, spoilt_document, spoilt_link

SEED = 2
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes and files as Linux has them")


@pytest.mark.parametrize(
    ("kind", "count"), [("records", 300), ("bytes", 300), ("links", 200), ("settings", 100), ("sheets", 80)]
)
def test_what_is_spoilt_is_refused_or_is_a_game_all_the_same(kind: str, count: int) -> None:
    found = fuzz.attempts(kind, SEED, 0, count)
    assert not found.harm
    true = sum(number for verdict, number in found.verdicts.items() if verdict.startswith(("a game", "settings")))
    # Something of each must come through, or nothing but the first look at a file would be tried.
    assert 0 < true < count
    assert found.worst < fuzz.SECONDS


def test_an_input_is_the_same_each_time_it_is_made() -> None:
    assert spoilt_document(records(), Random(5)) == spoilt_document(records(), Random(5))
    assert spoilt_link(links(), Random(5)) == spoilt_link(links(), Random(5))


@LINUX
def test_harm_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(_data: object, _folder: object) -> str:
        while True:
            pass

    def greedy(_data: object, _folder: object) -> str:
        return str(len(b"x" * (fuzz.MEGABYTES + 50 << 20)))

    def failing(_data: object, _folder: object) -> str:
        raise KeyError("it")

    monkeypatch.setattr(fuzz, "SECONDS", 0.5)
    for attempt, harm in ((slow, "TooSlow"), (greedy, "megabytes"), (failing, "KeyError: 'it'")):
        monkeypatch.setitem(fuzz.KINDS, "records", fuzz.Kind(lambda chance: chance.random(), attempt))
        assert harm in fuzz.attempts("records", SEED, 0, 1).harm[-1]


@LINUX
def test_no_power_cut_takes_a_game_that_was_saved() -> None:
    assert not power.cuts(2, 3).lost


@LINUX
def test_a_power_cut_takes_games_where_nothing_is_written_through() -> None:
    assert power.cuts(1, 2, syncs=False).lost


@LINUX
@pytest.mark.parametrize(("trial", "count"), [("kills", 2), ("tables", 10), ("failing", 1)])
def test_no_kill_and_no_failing_call_takes_a_game_that_was_confirmed(trial: str, count: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.trials", trial, "--count", str(count)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(done.stdout.splitlines()[0])
    assert figures["wrong"] == 0
    assert figures["acts confirmed"] > 0


@LINUX
def test_a_game_is_missed_only_where_it_is_not_reached() -> None:
    from tests.trials.kills import reaches

    before, after = plain_record(actions=3), plain_record(actions=4)
    assert reaches(after, before)
    assert reaches(before, before)
    assert not reaches(before, after)
    assert not reaches(plain_record(2, actions=9), before)
