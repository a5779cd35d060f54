"""What happened beside the turns, told to everybody: names, never "you"."""

import pytest

from hanabi_desktop.players import Level
from hanabi_desktop.records.remarks import Cover, Peek, Remark, Seated, TakenBack
from hanabi_desktop.rules import ColourHint, Discard, Play, Suit, ValueHint
from hanabi_desktop.wording.journal import remark_text, remarks_text
from tests.each import each

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Kari", "Per", "Liv")
KARI, PER, LIV = range(3)


@each(
    ("remark", "text"),
    [
        (Peek(3, KARI, 1, 1), "Kari looked at the cards without taking a turn (1 second)."),
        (Peek(3, KARI, 1, 14), "Kari looked at the cards without taking a turn (14 seconds)."),
        (Peek(3, KARI, 1, 119), "Kari looked at the cards without taking a turn (119 seconds)."),
        (Peek(3, KARI, 1, 120), "Kari looked at the cards without taking a turn (2 minutes)."),
        (Peek(3, KARI, 1, 0), "Kari looked at the cards without taking a turn (time unknown)."),
        (Peek(3, PER, 2, 9), "Per looked at the cards 2 times without taking a turn (9 seconds in all)."),
        (Peek(3, PER, 5, 0), "Per looked at the cards 5 times without taking a turn (time unknown)."),
        (TakenBack(11, PER), "Taken back: turn 12, by Per."),
        (TakenBack(11, PER, ValueHint(LIV, 3)), "Taken back: turn 12, the hint from Per to Liv."),
        (TakenBack(11, PER, ColourHint(KARI, Suit.RED)), "Taken back: turn 12, the hint from Per to Kari."),
        (TakenBack(11, PER, Play(7, Suit.RED)), "Taken back: turn 12, the card Per played."),
        (Seated(3, KARI, None, Level.SKILLED, "Kari", "Tinbot", "tin"), "Kari gets up; Tinbot plays on (skilled)."),
        (Seated(3, KARI, None, Level.PLAIN, "Kari", "\u05d0"), "Kari gets up; \u2068\u05d0\u2069 plays on (basic)."),
        (Seated(3, KARI), "Some of what was noted before has been lost."),
        (
            Seated(3, PER, Level.SKILLED, Level.PLAIN, "", "Dotbot", "dot"),
            "From now on, Dotbot plays differently (basic).",
        ),
        (Seated(3, KARI, Level.PLAIN, None, "Kari", "Tinbot"), "Kari sits down and takes over from Tinbot."),
        (TakenBack(11, PER, Discard(7)), "Taken back: turn 12, the card Per discarded."),
    ],
)
def test_a_remark_is_one_line(remark: Remark, text: str) -> None:
    assert remark_text(remark, NAMES) == text


def test_who_sits_down_again_is_back() -> None:
    left = Seated(3, KARI, None, Level.PLAIN, "Kari", "Tinbot")
    back = Seated(5, KARI, Level.PLAIN, None, "Kari", "Tinbot")
    assert remark_text(back, NAMES, (), (left, back)) == "Kari is back and takes over from Tinbot."
    other = Seated(5, KARI, Level.PLAIN, None, "Åsa", "Tinbot")
    assert remark_text(other, NAMES, (), (left, other)) == "Åsa sits down and takes over from Tinbot."


def test_beside_the_score_there_is_one_calm_line() -> None:
    remarks = (Peek(0, KARI, 2, 9), TakenBack(3, PER), Peek(4, PER, 1, 0), TakenBack(4, KARI))
    line = "2 actions taken back. This game wins no medal. 2 looks at the cards without a turn."
    assert remarks_text(remarks, [PER] * 6) == line
    assert remarks_text((), []) == ""
    # What only followed what a person took back is not counted.
    three = [TakenBack(2, PER), TakenBack(1, KARI), TakenBack(0, KARI)]
    assert remarks_text(three, [], computers=[KARI]).startswith("1 action taken back.")


def test_whoever_covers_the_cards_on_the_own_turn_and_then_takes_it_has_not_peeked() -> None:
    again = Peek(1, PER, 2, 9)
    assert remark_text(again, NAMES, [KARI, PER]) == "Per covered the cards once more before acting."
    for cover, text in (
        (Cover.PROGRAM, "The program covered the cards shown to Per before the turn was taken."),
        (Cover.WITHDRAWN, "Per took an announcement back."),
    ):
        other = Peek(1, PER, 1, 9, cover)
        assert remark_text(other, NAMES, [KARI, PER]) == text
        # Who looks and takes no turn has looked, however it ended.
        assert "without taking a turn" in remark_text(other, NAMES, [KARI, KARI])
    assert "without taking a turn" in remark_text(again, NAMES, [KARI, KARI])
    assert remarks_text((again,), [KARI, PER]) == ""
