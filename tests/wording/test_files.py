"""Files and saved games in words, and what is wrong with them."""

import errno
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale

from hanabi_desktop.boxes import USUAL
from hanabi_desktop.players import people
from hanabi_desktop.records.record import DamagedRecord, LaterVersion, Record, RefusedAction, Unplayable
from hanabi_desktop.rules import EditionId, Refusal
from hanabi_desktop.table.view import Glance, glance
from hanabi_desktop.wording.files import moment_text, problem_text, saved_game_text, standing_text
from tests.each import each
from tests.records.samples import plain_record

pytestmark = pytest.mark.usefixtures("english")

STARTED = "2026-05-01T20:00:00"


@each(
    ("error", "text"),
    [
        (DamagedRecord("deck[7].rank: 9"), "This is not a Hanabi game, or it is damaged: deck[7].rank: 9"),
        (LaterVersion("version 3"), "This file was written by a later version of the program."),
        (Unplayable("Up or Down", "options"), "This game can’t be played here: Up or Down is not supported."),
        (
            RefusedAction(11, Refusal.NO_CLOCK_TOKEN),
            "Action 11 (turn 12) breaks the rules: No clock tokens are left to pay for a hint.",
        ),
        (OSError(errno.ENOSPC, ""), "The disk is full."),
        (OSError(errno.EROFS, ""), "The system doesn’t allow it."),
        (OSError(errno.ENOENT, ""), "The file or its folder doesn’t exist."),
        (OSError(errno.EISDIR, ""), "This is a folder, not a file."),
        (OSError(errno.EIO, ""), "The disk reports a fault."),
        (OSError(errno.EXDEV, "the system's words"), "the system's words"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_plainly(error: Any, text: str) -> None:
    assert problem_text(error, USUAL.words) == text


def game(**extra: Any) -> Record:
    return replace(plain_record(actions=3), extra={"started": STARTED, **extra})


def test_a_glance_tells_what_everybody_may_know() -> None:
    assert glance(game()) == Glance(people(("Kari", "Per", "Åsa")), STARTED, 4, glance(game()).score, EditionId.HOUSE)
    assert glance(game(remarks="many")).turn == 4
    assert glance(game(started=5)).started == ""


def test_a_game_to_continue_says_which_it_is() -> None:
    text = saved_game_text(Glance(people(("Kari", "Per")), STARTED, 12, 9, EditionId.ENGLISH))
    players, figures = text.splitlines()
    assert players == "Kari and Per"
    assert figures.startswith("01/05/2026")
    assert figures.endswith(" · turn 12 · 9 points")


def test_what_makes_room_says_how_it_stands() -> None:
    text = standing_text(Glance(people(("Kari", "Per")), STARTED, 12, 1, EditionId.ENGLISH))
    assert text == "Unfinished game: Kari and Per (turn 12, 1 point)."


@each(("code", "day"), [("en_GB", "01/05/2026"), ("nb", "01.05.2026"), ("sv", "2026-05-01"), ("de", "01.05.26")])
def test_a_date_is_written_as_the_language_does(code: str, day: str) -> None:
    QLocale.setDefault(QLocale(code))
    # What stands between and behind them, Qt knows better.
    assert moment_text(STARTED).startswith(day)
    assert "20:00" in moment_text(STARTED)


@each("moment", ["", "yesterday", "2026-13-01T20:00:00", "{when}"])
def test_what_is_no_date_is_left_out(moment: str) -> None:
    assert moment_text(moment) == ""
