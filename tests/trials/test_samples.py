"""A sample of each trial; `python -m tests.trials` runs them at length."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from hanabi_desktop.players import Level
from hanabi_desktop.window import company
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.each import each
from tests.opening import data, open_window, window
from tests.records.samples import ROOT
from tests.trials import fuzz, last_rounds, lessons, places, power, referee, starts, who_plays, why
from tests.trials.evenings import TABLES, Evening

__all__ = ["data", "open_window", "window"]

SEED = 2
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes and files as Linux has them")


@pytest.mark.parametrize(
    ("kind", "count"), [("records", 300), ("bytes", 300), ("links", 200), ("settings", 100), ("scores", 80)]
)
def test_what_is_spoilt_is_refused_or_is_a_game_all_the_same(kind: str, count: int) -> None:
    found = fuzz.attempts(kind, SEED, count)
    assert not found.harm
    true = sum(number for verdict, number in found.verdicts.items() if verdict.startswith(("a game", "settings")))
    # Something of each must come through, or nothing but the first look at a file would be tried.
    assert 0 < true < count


def test_a_referee_agrees_with_the_rules_in_games_of_chance() -> None:
    referee.watch(12)


@pytest.mark.parametrize("level", Level)
def test_nobody_can_tell_the_own_cards_from_why_a_computer_did_something(level: Level) -> None:
    found = why.Found()
    for players in range(2, 6):
        why.try_game(level, players, SEED, found, most=12)
    assert not found.wrong
    # The computer's own reasons differ where what is told does not.
    assert 0 < found.figures["other thoughts, same action"] < found.figures["pairs"]


@pytest.mark.parametrize("level", Level)
def test_no_chance_that_costs_nothing_is_given_away_in_the_last_round(level: Level) -> None:
    figures = Counter[str]()
    assert not [wrong for seed in range(20) for wrong in last_rounds.try_round(level, seed, figures)]
    assert figures["chances taken that fitted"]


def test_no_hand_is_seen_as_seats_change_hands_before_the_button_is_pressed() -> None:
    found = who_plays.Found()
    for seed in range(6):
        who_plays.change_seats(seed, found)
    assert not found.harm
    assert found.figures["presses"]
    assert found.figures["begun alone"]


@LINUX
def test_no_power_cut_takes_a_game_that_was_saved() -> None:
    assert not power.cuts(2, 3).lost


@LINUX
def test_a_power_cut_takes_games_where_nothing_is_written_through() -> None:
    assert power.cuts(1, 2, syncs=False).lost


@LINUX
@each(("sheet", "way"), [("all and a question", "close"), ("another program", "SIGHUP")])
def test_a_sheet_at_the_start_holds_nobody_back(sheet: str, way: str) -> None:
    assert starts.attempt(sheet, way) is None


@LINUX
@pytest.mark.parametrize("trial", ["kills", "thoughts"])
def test_no_kill_takes_a_game_that_was_confirmed(trial: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.trials", trial, "--count", "2"],
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
@pytest.mark.parametrize(
    ("file", "odd"),
    [("window.geometry", "pipe"), ("running.lock", "dangling link"), ("preferences.json", "3 GB")],
)
def test_whatever_lies_in_the_place_of_a_file_the_window_comes_tells_it_and_ends(
    tmp_path: Path, file: str, odd: str
) -> None:
    assert places.attempt(tmp_path / "home", file, odd) == []


def test_evenings_alone_with_a_computer_and_of_two_people_with_two(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "BEAT", 0)
    for computers in TABLES[0], TABLES[2]:
        evening = Evening(MousePlayers(window), computers, Random(str(computers)))
        evening.play(every=1, turns=6)
        assert {"advice", "leaves", "joins", "taken back", "continued"} <= evening.figures.keys()
        evening.players.screen.table.end_early()
        evening.end()
        assert evening.figures["reasons"]


def test_whatever_is_pressed_the_lessons_lead_to_the_end(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "BEAT", 0)
    assert lessons.walk(window, 0, idly=1)
