"""The journal tells every event to everybody: in names, never "you"."""

import re
from typing import get_args

import pytest

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    ClockGain,
    ClockLost,
    ClockReturned,
    ClockSpent,
    ColourHint,
    EndReason,
    Event,
    FinalRoundBegun,
    FireworkCompleted,
    FuseBurnt,
    GameOver,
    HintForgotten,
    HintGiven,
    Kit,
    LastCopyLost,
    Multicolour,
    Outcome,
    Rules,
    Suit,
    TurnView,
    ValueHint,
)
from hanabi_desktop.wording.endings import end_title, outcome_title
from hanabi_desktop.wording.journal import turn_text
from tests.each import each
from tests.games import card

pytestmark = pytest.mark.usefixtures("english")

RED, YELLOW, GREEN, BLUE, WHITE, MULTI = Suit
TEN, WILD = Rules(multicolour=Multicolour.TEN), Rules(multicolour=Multicolour.WILD)
Events = tuple[Event | HintForgotten, ...]
EVENTS: list[tuple[Events, str]] = [
    ((HintGiven(0, ColourHint(1, RED), (5, 6)), ClockSpent(7)), "Kari to Per: 2 red"),
    ((HintGiven(0, ColourHint(1, YELLOW), (5,)),), "Kari to Per: 1 yellow"),
    ((HintGiven(0, ColourHint(2, GREEN), (5, 6, 7)),), "Kari to Liv: 3 green"),
    ((HintGiven(0, ColourHint(1, WHITE), ()),), "Kari to Per: no white"),
    ((HintGiven(0, ColourHint(1, MULTI), (5, 6)),), "Kari to Per: 2 multicolour"),
    ((HintGiven(0, ColourHint(1, MULTI), ()),), "Kari to Per: no multicolour"),
    ((HintGiven(0, ValueHint(1, 3), (5,)),), "Kari to Per: one 3"),
    ((HintGiven(0, ValueHint(1, 5), (5, 6, 7, 8)),), "Kari to Per: four 5s"),
    ((HintGiven(0, ValueHint(1, 5), ()),), "Kari to Per: no 5s"),
    ((HintForgotten(0, 1), ClockSpent(7)), "Kari gave Per a hint"),
    ((CardPlayed(1, 5, card("r1")), CardDrawn(1, 20)), "Per plays red 1"),
    (
        (CardPlayed(1, 5, card("r1"), RED), ClockReturned(8, ClockGain.CHOREOGRAPHY)),
        "Per plays red 1. Right colour: one clock token back.",
    ),
    (
        (CardPlayed(1, 5, card("r1"), RED), ClockLost(ClockGain.CHOREOGRAPHY)),
        "Per plays red 1. Right colour, but none was spent.",
    ),
    (
        (CardPlayed(1, 5, card("r5")), FireworkCompleted(RED), ClockReturned(8, ClockGain.BONUS)),
        "Per plays red 5. Red is complete! Bonus: one clock token back.",
    ),
    (
        (CardPlayed(1, 5, card("r5")), FireworkCompleted(RED), ClockLost(ClockGain.BONUS)),
        "Per plays red 5. Red is complete! No bonus: none was spent.",
    ),
    (
        (CardMisplayed(1, 5, card("g4")), FuseBurnt(2), CardDrawn(1, 20)),
        "Per plays green 4: it doesn’t fit. Mistake 2 of 3. One more loses!",
    ),
    (
        (CardMisplayed(1, 5, card("g4"), GREEN), FuseBurnt(1)),
        "Per plays green 4: it doesn’t fit. Mistake 1 of 3.",
    ),
    ((CardMisplayed(1, 5, card("g1"), BLUE), FuseBurnt(1)), "Per says “blue”, but it’s green 1. Mistake 1 of 3."),
    (
        (CardDiscarded(1, 5, card("w5")), ClockReturned(3, ClockGain.DISCARD), LastCopyLost(card("w5"), 24)),
        "Per discards white 5. No white 5 left! At most 24 points now.",
    ),
    (
        (CardDiscarded(1, 5, card("w1")), LastCopyLost(card("w1"), 20)),
        "Per discards white 1. No white 1 left! At most 20 points now.",
    ),
    (
        (CardDiscarded(1, 5, card("w1")), CardDrawn(1, 49), FinalRoundBegun(3)),
        "Per discards white 1. Last round: one turn each.",
    ),
    ((GameOver(EndReason.ENDED_EARLY, 3),), "Ended early"),
]


def told(
    *events: Event | HintForgotten,
    names: tuple[str, ...] = ("Kari", "Per", "Liv"),
    rules: Rules = TEN,
    kit: Kit = Kit.CLOCKS_AND_FUSES,
) -> str:
    return turn_text(TurnView(4, 0, events), names, rules, box_of(kit).words)


@each(("events", "text"), EVENTS)
def test_every_event_is_told_unless_it_goes_without_saying(events: Events, text: str) -> None:
    assert told(*events) == text
    assert {type(event) for events, _ in EVENTS for event in events} == {*get_args(Event), HintForgotten}


@each("suit", list(Suit)[:5])
def test_each_colour_has_words_of_its_own_and_may_mean_wild_cards(suit: Suit) -> None:
    colour = suit.name.lower()
    assert told(HintGiven(0, ColourHint(1, suit), (5, 6)), rules=WILD) == f"Kari to Per: 2 “{colour}”"
    assert told(HintGiven(0, ColourHint(1, suit), (5,)), rules=WILD) == f"Kari to Per: 1 “{colour}”"
    assert told(HintGiven(0, ColourHint(1, suit), ()), rules=WILD) == f"Kari to Per: no {colour}"
    assert told(HintGiven(0, ColourHint(1, suit), (5, 6))) == f"Kari to Per: 2 {colour}"
    assert told(FireworkCompleted(suit)) == f"{suit.name.capitalize()} is complete!"


@each("kit", Kit)
@each("reason", EndReason)
def test_the_end_is_told_with_its_reason(kit: Kit, reason: EndReason) -> None:
    lost = card("g5") if reason is EndReason.INDISPENSABLE_CARD else None
    text = told(GameOver(reason, 0, lost), kit=kit)
    assert text == end_title(reason, box_of(kit).words, lost)
    assert re.fullmatch(r"[A-Z][^{}%]*", text)
    assert ("green 5" in text) is (lost is not None)
    if reason is EndReason.FUSE:
        assert ("storm" in text) is (kit is Kit.TILES)
    assert {outcome_title(outcome) for outcome in Outcome} == {"Victory!", "Defeat", "The show is over"}


@each("kit", Kit)
@each("rules", [Rules(), TEN, WILD])
def test_every_field_is_filled_and_nobody_is_called_you(kit: Kit, rules: Rules) -> None:
    for events, _ in EVENTS:
        if MULTI in rules.nameable_suits or "multicolour" not in told(*events):
            text = told(*events, rules=rules, kit=kit)
            assert not re.search(r"[{}%]|\(s\)|\byou", text, re.IGNORECASE), text


@each("name", ["{giver}", "{0} {target!r}", "100 % %n %1 %L1", "<b>Kari</b> & <a>", "🎆👩‍👩‍👧", "שרה بن", "O'Neill\\"])
def test_names_stand_as_they_are_written(name: str) -> None:
    for events, text in EVENTS:
        assert told(*events, names=(name, "%n{}", "Liv")) == text.replace("Kari", name).replace("Per", "%n{}")
