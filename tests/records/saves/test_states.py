"""One game in several files: which of them is the game, and which are copies."""

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.records.remarks import (
    Bared,
    LaidBare,
    Looked,
    Remark,
    Reopened,
    TakenBack,
    remarks_json,
    remarks_of,
)
from hanabi_desktop.records.saves.autosave import Autosave
from hanabi_desktop.records.saves.keeping import Keeping
from hanabi_desktop.records.saves.states import goes_beyond, progress, same_game
from hanabi_desktop.records.score import Score
from hanabi_desktop.records.score_sheet import earlier_scores, game_files, read_game
from hanabi_desktop.records.store import archive, load, save
from hanabi_desktop.rules import EndEarly
from tests.records.samples import NOW, plain_record

FIRST, SECOND, THIRD = (f"autosave{number}.hanabi.json" for number in ("", "-2", "-3"))
OPENED = Reopened(2, "2026-05-01T21:00:00+02:00")


def state(
    actions: int, *remarks: Remark, seed: int = 1, started: str = "2026-05-01T20:00:00", over: bool = False
) -> Record:
    """One game, the same for the same seed, as it was after so many turns."""
    extra = {"started": started} | ({"remarks": remarks_json(remarks)} if remarks else {})
    record = plain_record(seed, actions=actions)
    return replace(record, actions=(*record.actions, EndEarly()) if over else record.actions, extra=extra)


def test_a_game_is_known_by_its_players_deal_and_beginning() -> None:
    assert same_game(state(2)) == same_game(state(5, OPENED))
    assert same_game(state(2)) != same_game(state(2, seed=2))
    assert same_game(state(2)) != same_game(state(2, started="2026-05-02T20:00:00"))
    assert same_game(state(2)) != same_game(replace(state(2), names=("Kari", "Per", "Liv")))


@pytest.mark.parametrize(
    ("other", "here", "beyond"),
    [
        (state(5), state(5), False),
        (state(4), state(5), False),
        (state(6), state(5), True),
        (state(6), state(5, OPENED), True),
        (state(5, OPENED), state(5), False),
        (state(5, TakenBack(5, 1)), state(5), True),
        (state(5, Looked(5, 1)), state(5), True),
        (state(6), state(5, TakenBack(5, 1)), False),
        (state(5, over=True), state(5), True),
        (state(5, over=True), state(5, TakenBack(5, 1)), False),
        (state(5, OPENED, LaidBare(2, Bared.OLDER_COPY)), state(5), True),
    ],
)
def test_a_state_goes_beyond_another_if_more_may_have_been_seen_there(
    other: Record, here: Record, beyond: bool
) -> None:
    assert goes_beyond(other, here) is beyond


def test_taking_back_is_going_on() -> None:
    assert progress(state(6)) > progress(state(5))
    assert progress(state(5, TakenBack(5, 1))) > progress(state(6))


def test_remarks_that_cannot_be_read_weigh_nothing() -> None:
    spoilt = replace(state(5), extra={"started": "2026-05-01T20:00:00", "remarks": "many"})
    assert not goes_beyond(spoilt, state(5))


# What is continued first


def left(folder: Path, name: str, record: Record, count: int) -> None:
    save(record, folder / name)
    (folder / f"{name.removesuffix('.hanabi.json')}.lock").write_text(f"{count:018}\n")


def continued(folder: Path) -> list[Record]:
    """What one program after another continues, as long as there is something."""
    programs = [Autosave(folder) for _ in range(4)]
    found = [program.load() for program in programs]
    for program in programs:
        program.release()
    return [record for record in found if record is not None]


def test_the_game_goes_on_before_its_copy_though_that_was_played_last(tmp_path: Path) -> None:
    left(tmp_path, FIRST, real := state(8), 3)
    left(tmp_path, SECOND, copy := state(9, OPENED), 7)
    assert continued(tmp_path) == [real, copy]


def test_of_two_copies_the_one_with_more_turns_goes_first(tmp_path: Path) -> None:
    left(tmp_path, FIRST, further := state(8, OPENED), 3)
    left(tmp_path, SECOND, shorter := state(7, OPENED), 7)
    assert continued(tmp_path) == [further, shorter]


def test_other_games_keep_their_places_in_the_row(tmp_path: Path) -> None:
    left(tmp_path, FIRST, real := state(8), 3)
    left(tmp_path, SECOND, other := state(3, seed=2), 5)
    left(tmp_path, THIRD, copy := state(9, OPENED), 7)
    assert continued(tmp_path) == [real, other, copy]


def test_a_copy_can_be_continued_while_another_program_plays_the_game(tmp_path: Path) -> None:
    left(tmp_path, FIRST, real := state(8), 3)
    left(tmp_path, SECOND, copy := state(9, OPENED), 7)
    playing = Autosave(tmp_path)
    assert playing.load() == real
    assert continued(tmp_path) == [copy]
    playing.release()


# Copies, and what they are worth


def keeping(folder: Path) -> Keeping:
    return Keeping(folder, Autosave(folder), lambda _trouble: None, lambda: NOW)


@pytest.mark.parametrize("where", ["at hand", "in a slot", "put away", "nowhere"])
def test_a_newer_state_is_found_wherever_it_lies(where: str, tmp_path: Path) -> None:
    at_hand = state(6) if where == "at hand" else state(9, seed=2)
    if where == "in a slot":
        left(tmp_path, THIRD, state(6), 1)
    if where == "put away":
        archive(state(6), tmp_path / "games", NOW)
    archive(state(9, seed=2), tmp_path / "games", NOW)
    assert (keeping(tmp_path).goes_beyond(state(5), at_hand) is not None) is (where != "nowhere")


def scores(folder: Path, *states: Record) -> list[int]:
    """What is told of earlier games, with these put away one hour after the other."""
    for hours, record in enumerate(states):
        archive(record, folder, NOW + timedelta(hours=hours))
    return earlier(folder, replace(states[0], extra={"started": "another evening"}))


def earlier(folder: Path, record: Record) -> list[int]:
    found = [read_game(folder, file) for file in game_files(folder)]
    return earlier_scores([score for score in found if isinstance(score, Score)], record)


def points(record: Record) -> int:
    end = replay(record).end
    assert end is not None
    return end.score


EARLY, LATER = state(9, over=True), state(18, TakenBack(9, 0), over=True)


@pytest.mark.parametrize(
    ("states", "counts"),
    [
        ([EARLY], EARLY),
        ([EARLY, LATER], LATER),
        ([LATER, EARLY], LATER),
        ([EARLY, state(12, TakenBack(9, 0))], None),
        ([state(5), state(18, OPENED, over=True)], state(18, OPENED, over=True)),
        ([EARLY, state(18, OPENED, over=True)], EARLY),
        ([EARLY, state(12, OPENED)], EARLY),
    ],
    ids=["one", "went on", "whatever the date", "unfinished", "a copy finished it", "a better copy", "a copy left"],
)
def test_of_the_states_of_one_game_one_counts(states: Sequence[Record], counts: Record | None, tmp_path: Path) -> None:
    assert points(EARLY) != points(LATER)
    assert scores(tmp_path, *states) == ([] if counts is None else [points(counts)])


def test_the_game_just_ended_is_no_earlier_one_in_any_state(tmp_path: Path) -> None:
    archive(EARLY, tmp_path, NOW)
    archive(state(9, seed=3, over=True), tmp_path, NOW)
    assert earlier(tmp_path, LATER) == [points(state(9, seed=3, over=True))]
    assert all(not isinstance(remark, Reopened) for path in tmp_path.iterdir() for remark in remarks_of(load(path)))
