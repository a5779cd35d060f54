"""What happened beside the turns, told to everybody: names, never "you"."""

import pytest

from hanabi_desktop.records.remarks import Bared, DoneAgain, LaidBare, Looked, Remark, Reopened, TakenBack, Withdrawn
from hanabi_desktop.rules import ColourHint, Discard, Play, Suit, ValueHint
from hanabi_desktop.wording.records.remarks import remark_text, remarks_text
from tests.each import each

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Kari", "Per", "Liv")
KARI, PER, LIV = range(3)


@each(
    ("remark", "text"),
    [
        (Looked(3, KARI, 1, 1), "Kari peeked at the cards without taking a turn (1 second)."),
        (Looked(3, KARI, 1, 14), "Kari peeked at the cards without taking a turn (14 seconds)."),
        (Looked(3, KARI, 1, 119), "Kari peeked at the cards without taking a turn (119 seconds)."),
        (Looked(3, KARI, 1, 120), "Kari peeked at the cards without taking a turn (2 minutes)."),
        (Looked(3, KARI, 1, 0), "Kari peeked at the cards without taking a turn (nobody knows for how long)."),
        (Looked(3, PER, 2, 9), "Per peeked at the cards 2 times without taking a turn (9 seconds in all)."),
        (Looked(3, PER, 5, 0), "Per peeked at the cards 5 times without taking a turn (nobody knows for how long)."),
        (TakenBack(11, PER), "Taken back: turn 12, by Per."),
        (TakenBack(11, PER, ValueHint(LIV, 3)), "Taken back: turn 12, the hint from Per to Liv."),
        (TakenBack(11, PER, ColourHint(KARI, Suit.RED)), "Taken back: turn 12, the hint from Per to Kari."),
        (TakenBack(11, PER, Play(7, Suit.RED)), "Taken back: turn 12, the card Per played."),
        (TakenBack(11, PER, Discard(7)), "Taken back: turn 12, the card Per discarded."),
        (DoneAgain(11, PER), "Done again: turn 12, by Per."),
        (Withdrawn(2, LIV), "Liv withdrew an announcement."),
        (Reopened(2, "yesterday"), "A copy of the game was opened from a file."),
        (
            LaidBare(2, Bared.LINK),
            "The deck is no longer secret: the share link was copied, and then the game went on.",
        ),
    ],
)
def test_a_remark_is_one_line(remark: Remark, text: str) -> None:
    assert remark_text(remark, NAMES) == text


@each("how", Bared)
def test_every_way_of_laying_bare_has_words_of_its_own(how: Bared) -> None:
    texts = {remark_text(LaidBare(0, other), NAMES) for other in Bared if other is not how}
    assert remark_text(LaidBare(0, how), NAMES) not in texts


def test_a_date_is_told_as_the_language_writes_it() -> None:
    text = remark_text(Reopened(2, "2026-05-01T20:00:00"), NAMES)
    assert text.startswith("A copy of the game was opened from a file: 5/1/26")


@each("name", ["{name}", "{0} {time!r}", "100 % %n %1 %L1", "<b>Kari</b>"])
def test_a_name_may_be_anything(name: str) -> None:
    for remark in (Looked(0, 0, 1, 3), Looked(0, 0, 2, 3), TakenBack(0, 0), Withdrawn(0, 0)):
        assert name in remark_text(remark, (name, "Per"))


def test_beside_the_score_there_is_one_calm_line() -> None:
    remarks = (
        Looked(0, KARI, 2, 9),
        TakenBack(3, PER),
        Withdrawn(3, PER),
        Looked(4, PER, 1, 0),
        TakenBack(4, KARI),
        DoneAgain(4, KARI),
        Reopened(5, ""),
        LaidBare(5, Bared.OLDER_COPY),
        LaidBare(5, Bared.LINK),
    )
    assert remarks_text(remarks) == (
        "2 actions taken back. One action done again. 3 peeks without a turn. Opened from a file once. The deck is no longer secret."
    )


def test_there_is_none_where_there_was_nothing_of_weight() -> None:
    assert remarks_text(()) == ""
    assert remarks_text((Withdrawn(3, PER),)) == ""
