"""A game that was kept is told from others by its players, its date and how far it is."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale

from hanabi_desktop.records.reading import JSON
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import Reopened, remarks_json
from hanabi_desktop.rules import EditionId
from hanabi_desktop.table.badges import given_badges
from hanabi_desktop.table.view import Glance, glance
from hanabi_desktop.wording.records.dates import moment_text
from hanabi_desktop.wording.records.saved_games import saved_game_text, standing_text
from tests.each import each
from tests.records.samples import plain_record

pytestmark = pytest.mark.usefixtures("english")

STARTED = "2026-05-01T20:00:00"


@pytest.fixture(autouse=True)
def locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def game(**changes: JSON) -> Record:
    return replace(plain_record(actions=3), extra={"started": STARTED, **changes})


def test_a_glance_tells_what_everybody_may_know() -> None:
    assert glance(game()) == Glance(
        ("Kari", "Per", "Åsa"), STARTED, 4, glance(game()).score, False, EditionId.HOUSE, badges=given_badges(3)
    )
    assert glance(game(remarks=remarks_json([Reopened(1, STARTED)]))).reopened
    assert glance(game(remarks="many")).turn == 4
    assert glance(game(started=5)).started == ""


def test_a_game_to_continue_says_which_it_is() -> None:
    text = saved_game_text(Glance(("Kari", "Per"), STARTED, 12, 9, False, EditionId.ENGLISH))
    players, figures = text.splitlines()
    assert players == "Kari and Per"
    assert figures.startswith("5/1/26")
    assert figures.endswith(" · turn 12 · 9 points")


def test_a_copy_says_that_it_is_one() -> None:
    text = saved_game_text(Glance(("Kari", "Per"), "", 1, 1, True, EditionId.ENGLISH))
    assert text == "Kari and Per\nturn 1 · 1 point\nA copy opened from a file"


def test_what_makes_room_says_how_it_stands() -> None:
    text = standing_text(Glance(("Kari", "Per"), STARTED, 12, 1, True, EditionId.ENGLISH))
    assert text == "Kari and Per have not finished their game (turn 12, 1 point)."


@each(
    ("code", "day", "time"),
    [
        ("en", "5/1/26", "8:00"),
        ("nb", "01.05.2026", "20:00"),
        ("sv", "2026-05-01", "20:00"),
        ("de", "01.05.26", "20:00"),
    ],
)
def test_a_date_is_written_as_the_language_does(code: str, day: str, time: str) -> None:
    QLocale.setDefault(QLocale(code))
    # What stands between and behind them, Qt knows better.
    assert moment_text(STARTED).startswith(day)
    assert time in moment_text(STARTED)


@each("moment", ["", "yesterday", "2026-13-01T20:00:00", "{when}"])
def test_what_is_no_date_is_left_out(moment: str) -> None:
    assert moment_text(moment) == ""
