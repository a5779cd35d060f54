"""The journal tells every event, and what happened beside the turns, to everybody: in names, never "you"."""

import re
from typing import get_args

import pytest

from hanabi_desktop import rules as hanabi
from hanabi_desktop.boxes import box_of
from hanabi_desktop.players import Level
from hanabi_desktop.records.remarks import Cover, Peek, Remark, Seated, TakenBack
from hanabi_desktop.rules import ColourHint, Discard, Play, Suit, ValueHint
from hanabi_desktop.wording.endings import end_title, outcome_title
from hanabi_desktop.wording.journal import remark_text, remarks_text, turn_text
from tests.each import each
from tests.games import card

pytestmark = pytest.mark.usefixtures("english")

RED, YELLOW, GREEN, BLUE, WHITE, MULTI = hanabi.Suit
TEN, WILD = hanabi.Rules(multicolour=hanabi.Multicolour.TEN), hanabi.Rules(multicolour=hanabi.Multicolour.WILD)
Events = tuple[hanabi.Event | hanabi.HintForgotten, ...]
BONUS, FIRST, DISCARDED = hanabi.ClockGain.BONUS, hanabi.FuseBurnt(1), hanabi.ClockReturned(3, hanabi.ClockGain.DISCARD)

EVENTS: list[tuple[Events, str]] = [
    ((hanabi.HintGiven(0, hanabi.ColourHint(1, RED), (5, 6)), hanabi.ClockSpent(7)), "Kari to Per: two red"),
    ((hanabi.HintGiven(0, hanabi.ColourHint(1, YELLOW), (5,)),), "Kari to Per: one yellow"),
    ((hanabi.HintGiven(0, hanabi.ColourHint(2, GREEN), (5, 6, 7)),), "Kari to Liv: three green"),
    ((hanabi.HintGiven(0, hanabi.ColourHint(1, WHITE), ()),), "Kari to Per: no white"),
    ((hanabi.HintGiven(0, hanabi.ColourHint(1, MULTI), (5, 6)),), "Kari to Per: two multicolour"),
    ((hanabi.HintGiven(0, hanabi.ColourHint(1, MULTI), ()),), "Kari to Per: no multicolour"),
    ((hanabi.HintGiven(0, hanabi.ValueHint(1, 3), (5,)),), "Kari to Per: one 3"),
    ((hanabi.HintGiven(0, hanabi.ValueHint(1, 5), (5, 6, 7, 8)),), "Kari to Per: four 5s"),
    ((hanabi.HintGiven(0, hanabi.ValueHint(1, 5), ()),), "Kari to Per: no 5s"),
    ((hanabi.HintForgotten(0, 1), hanabi.ClockSpent(7)), "Kari gave Per a hint"),
    ((hanabi.CardPlayed(1, 5, card("r1")), hanabi.CardDrawn(1, 20)), "Per plays red 1"),
    (
        (hanabi.CardPlayed(1, 5, card("r1"), RED), hanabi.ClockReturned(8, hanabi.ClockGain.CHOREOGRAPHY)),
        "Per plays red 1. Right colour: one clock token back.",
    ),
    (
        (hanabi.CardPlayed(1, 5, card("r1"), RED), hanabi.ClockLost(hanabi.ClockGain.CHOREOGRAPHY)),
        "Per plays red 1. Right colour, but no hint was spent.",
    ),
    (
        (hanabi.CardPlayed(1, 5, card("r5")), hanabi.FireworkCompleted(RED), hanabi.ClockReturned(8, BONUS)),
        "Per plays red 5. Red is complete! Bonus: one clock token back.",
    ),
    (
        (hanabi.CardPlayed(1, 5, card("r5")), hanabi.FireworkCompleted(RED), hanabi.ClockLost(BONUS)),
        "Per plays red 5. Red is complete! No bonus: no hint was spent.",
    ),
    (
        (hanabi.CardMisplayed(1, 5, card("g4")), hanabi.FuseBurnt(2), hanabi.CardDrawn(1, 20)),
        "Per plays green 4: it doesn’t fit. Mistake 2 of 3. One more, and the game is lost!",
    ),
    ((hanabi.CardMisplayed(1, 5, card("g4"), GREEN), FIRST), "Per plays green 4: it doesn’t fit. Mistake 1 of 3."),
    ((hanabi.CardMisplayed(1, 5, card("g1"), BLUE), FIRST), "Per says “blue”, but it’s green 1. Mistake 1 of 3."),
    (
        (hanabi.CardDiscarded(1, 5, card("w5")), DISCARDED, hanabi.LastCopyLost(card("w5"), 24)),
        "Per discards white 5. No white 5 left! At most 24 points now.",
    ),
    (
        (hanabi.CardDiscarded(1, 5, card("w1")), hanabi.LastCopyLost(card("w1"), 20)),
        "Per discards white 1. No white 1 left! At most 20 points now.",
    ),
    (
        (hanabi.CardDiscarded(1, 5, card("w1")), hanabi.CardDrawn(1, 49), hanabi.FinalRoundBegun(3)),
        "Per discards white 1. Last round: one turn each.",
    ),
    ((hanabi.GameOver(hanabi.EndReason.ENDED_EARLY, 3),), "Ended early"),
]


def told(
    *events: hanabi.Event | hanabi.HintForgotten,
    names: tuple[str, ...] = ("Kari", "Per", "Liv"),
    rules: hanabi.Rules = TEN,
    kit: hanabi.Kit = hanabi.Kit.CLOCKS_AND_FUSES,
) -> str:
    return turn_text(hanabi.TurnView(4, 0, events), names, rules, box_of(kit).words)


@each(("events", "text"), EVENTS)
def test_every_event_is_told_unless_it_goes_without_saying(events: Events, text: str) -> None:
    assert told(*events) == text
    assert {type(event) for events, _ in EVENTS for event in events} == {*get_args(hanabi.Event), hanabi.HintForgotten}


@each("suit", list(hanabi.Suit)[:5])
def test_each_colour_has_words_of_its_own_and_may_mean_wild_cards(suit: hanabi.Suit) -> None:
    colour = suit.name.lower()
    assert told(hanabi.HintGiven(0, hanabi.ColourHint(1, suit), (5, 6)), rules=WILD) == f"Kari to Per: 2× “{colour}”"
    assert told(hanabi.HintGiven(0, hanabi.ColourHint(1, suit), (5,)), rules=WILD) == f"Kari to Per: 1× “{colour}”"
    assert told(hanabi.HintGiven(0, hanabi.ColourHint(1, suit), ()), rules=WILD) == f"Kari to Per: no {colour}"
    assert told(hanabi.HintGiven(0, hanabi.ColourHint(1, suit), (5, 6))) == f"Kari to Per: two {colour}"
    assert told(hanabi.FireworkCompleted(suit)) == f"{suit.name.capitalize()} is complete!"


@each("kit", hanabi.Kit)
@each("reason", hanabi.EndReason)
def test_the_end_is_told_with_its_reason(kit: hanabi.Kit, reason: hanabi.EndReason) -> None:
    lost = card("g5") if reason is hanabi.EndReason.INDISPENSABLE_CARD else None
    text = told(hanabi.GameOver(reason, 0, lost), kit=kit)
    assert text == end_title(reason, box_of(kit).words, lost)
    assert re.fullmatch(r"[A-Z][^{}%]*", text)
    assert ("green 5" in text) is (lost is not None)
    if reason is hanabi.EndReason.FUSE:
        assert ("storm" in text) is (kit is hanabi.Kit.TILES)
    assert {outcome_title(outcome) for outcome in hanabi.Outcome} == {"Victory!", "Defeat", "The show is over"}


@each("kit", hanabi.Kit)
@each("rules", [hanabi.Rules(), TEN, WILD])
def test_every_field_is_filled_and_nobody_is_called_you(kit: hanabi.Kit, rules: hanabi.Rules) -> None:
    for events, _ in EVENTS:
        if MULTI in rules.nameable_suits or "multicolour" not in told(*events):
            text = told(*events, rules=rules, kit=kit)
            assert not re.search(r"[{}%]|\(s\)|\byou", text, re.IGNORECASE), text


@each("name", ["{giver}", "{0} {target!r}", "100 % %n %1 %L1", "<b>Kari</b> & <a>", "🎆👩‍👩‍👧", "שרה بن", "O'Neill\\"])
def test_names_stand_as_they_are_written(name: str) -> None:
    for events, text in EVENTS:
        assert told(*events, names=(name, "%n{}", "Liv")) == text.replace("Kari", name).replace("Per", "%n{}")


# What happened beside the turns

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
        (Seated(3, PER, Level.SKILLED, Level.PLAIN, "", "Dotbot"), "From now on, Dotbot plays differently (basic)."),
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
    line = "2 turns taken back. This game wins no medal. Cards looked at 2 times without a turn."
    assert remarks_text(remarks, [PER] * 6) == line
    assert remarks_text((), []) == ""


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
