"""What is wrong with a file, as players are told it."""

import errno
import json
from pathlib import Path

import pytest

from hanabi_desktop.boxes import USUAL
from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.record import RefusedAction
from hanabi_desktop.rules import Refusal
from hanabi_desktop.wording.records.problems import os_error_text, problem_text
from tests.each import each

FIELDS = [
    "reason",
    "limit",
    "position",
    "line",
    "column",
    "value",
    "low",
    "high",
    "known",
    "count",
    "wanted",
    "suit",
    "rank",
    "variant",
    "option",
    "switch",
    "edition",
    "key",
    "index",
    "character",
]
PARAMETERS = {name: name.upper() for name in FIELDS}


@each("problem", Problem)
def test_every_problem_is_told_in_a_whole_sentence_with_its_place(problem: Problem) -> None:
    text = problem_text(RecordError(problem, "deck[7].rank", **PARAMETERS), USUAL.words)
    # What a later version wrote is nowhere in particular.
    assert text.startswith("At deck[7].rank: ") is (problem is not Problem.NEWER_VERSION)
    assert text.endswith(".")
    assert "{" not in text


def test_a_wrong_rank_is_told_with_figures() -> None:
    card = {"suitIndex": 0, "rank": 9}
    document = {"players": ["A", "B"], "deck": [card] * 50, "actions": []}
    with pytest.raises(RecordError) as caught:
        decode(json.dumps(document).encode())
    assert problem_text(caught.value, USUAL.words) == "At deck[0].rank: 9 is not a number from 1 to 5."


def test_an_action_against_the_rules_is_named_by_number_and_rule() -> None:
    text = problem_text(RefusedAction(11, Refusal.NO_CLOCK_TOKEN), USUAL.words)
    assert text == "Action 11 (turn 12) breaks the rules: No clock tokens are left to pay for a hint."


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (errno.ENOSPC, "The disk is full."),
        (errno.EROFS, "The system does not allow it."),
        (errno.ENOENT, "The file or its folder does not exist."),
        (errno.EISDIR, "This is a folder, not a file."),
        (errno.EIO, "the system's words"),
    ],
)
def test_what_the_system_refuses_is_told_plainly(number: int, text: str, tmp_path: Path) -> None:
    assert os_error_text(OSError(number, "the system's words", str(tmp_path))) == text
