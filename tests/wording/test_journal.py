"""The journal tells every event to everybody: in names, never "you"."""

import re
from random import Random
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
    Multicolour,
    Outcome,
    Rules,
    Suit,
    TurnView,
    ValueHint,
)
from hanabi_desktop.wording.endings import outcome_title, reason_text
from hanabi_desktop.wording.journal import completed_text, turn_sentences, turn_text
from tests.each import each
from tests.games import card, clever, play_random_game

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Kari", "Per", "Liv")
RED, YELLOW, GREEN, BLUE, WHITE, MULTI = Suit
TEN, WILD = Rules(multicolour=Multicolour.TEN), Rules(multicolour=Multicolour.WILD)
NASTY = ("{giver}", "{0} {target!r}", "100 % %n %1 %L1", "<b>Kari</b> & <a>", "🎆👩‍👩‍👧", "שרה بن", "O'Neill\\")


def told(
    *events: Event | HintForgotten,
    names: tuple[str, ...] = NAMES,
    rules: Rules | None = None,
    kit: Kit = Kit.CLOCKS_AND_FUSES,
) -> str:
    return turn_text(TurnView(4, 0, events), names, rules or Rules(), box_of(kit).words)


class TestAHint:
    @each(
        ("hint", "touched", "text"),
        [
            (ColourHint(1, RED), (5, 6), "Kari → Per: 2 red cards"),
            (ColourHint(1, YELLOW), (5,), "Kari → Per: 1 yellow card"),
            (ColourHint(2, GREEN), (5, 6, 7), "Kari → Liv: 3 green cards"),
            (ColourHint(1, BLUE), (5,), "Kari → Per: 1 blue card"),
            (ColourHint(1, WHITE), (), "Kari → Per: no white card"),
            (ColourHint(1, MULTI), (5, 6), "Kari → Per: 2 multicolour cards"),
            (ColourHint(1, MULTI), (), "Kari → Per: no multicolour card"),
            (ValueHint(1, 3), (5,), "Kari → Per: 1 card of value 3"),
            (ValueHint(1, 5), (5, 6, 7, 8), "Kari → Per: 4 cards of value 5"),
            (ValueHint(1, 5), (), "Kari → Per: no card of value 5"),
        ],
    )
    def test_says_who_tells_whom_of_how_many(
        self, hint: ColourHint | ValueHint, touched: tuple[int, ...], text: str
    ) -> None:
        assert told(HintGiven(0, hint, touched), ClockSpent(7), rules=TEN) == text

    @each("suit", list(Suit)[:5])
    def test_of_a_colour_may_mean_wild_cards(self, suit: Suit) -> None:
        colour = suit.name.lower()
        assert told(HintGiven(0, ColourHint(1, suit), (5, 6)), rules=WILD) == f"Kari → Per: 2 {colour} or wild cards"
        assert told(HintGiven(0, ColourHint(1, suit), (5,)), rules=WILD) == f"Kari → Per: 1 {colour} or wild card"
        assert told(HintGiven(0, ColourHint(1, suit), ()), rules=WILD) == f"Kari → Per: no {colour} card"

    def test_that_is_forgotten_says_only_that_there_was_one(self) -> None:
        assert told(HintForgotten(0, 1), ClockSpent(7)) == "Kari gave Per a hint."


class TestACard:
    @each(
        ("events", "text"),
        [
            ((CardPlayed(1, 5, card("r1")), CardDrawn(1, 20)), "Per plays red 1: it fits."),
            (
                (CardPlayed(1, 5, card("r1"), RED), ClockReturned(8, ClockGain.CHOREOGRAPHY)),
                "Per names red and plays red 1: it fits. The colour was right: a clock token comes back.",
            ),
            (
                (CardPlayed(1, 5, card("r1"), RED), ClockLost(ClockGain.CHOREOGRAPHY)),
                "Per names red and plays red 1: it fits. The colour was right, but there was no spent hint to win back.",
            ),
            (
                (CardPlayed(1, 5, card("r5")), FireworkCompleted(RED), ClockReturned(8, ClockGain.BONUS)),
                "Per plays red 5: it fits. The red firework is complete! Bonus: a clock token comes back.",
            ),
            (
                (CardPlayed(1, 5, card("r5")), FireworkCompleted(RED), ClockLost(ClockGain.BONUS)),
                "Per plays red 5: it fits. The red firework is complete! No bonus: there was no spent hint to win back.",
            ),
            (
                (CardMisplayed(1, 5, card("g4")), FuseBurnt(2), CardDrawn(1, 20)),
                "Per plays green 4: it doesn’t fit. Mistake 2 of 3.",
            ),
            (
                (CardMisplayed(1, 5, card("g4"), GREEN), FuseBurnt(1)),
                "Per names green and plays green 4: it doesn’t fit. Mistake 1 of 3.",
            ),
            (
                (CardMisplayed(1, 5, card("g1"), BLUE), FuseBurnt(1)),
                "Per names blue, but the card is green 1. Mistake 1 of 3.",
            ),
            ((CardDiscarded(1, 5, card("w5")), ClockReturned(3, ClockGain.DISCARD)), "Per discards white 5."),
            (
                (CardDiscarded(1, 5, card("w1")), CardDrawn(1, 49), FinalRoundBegun(3)),
                "Per discards white 1. The deck is empty: Per, Liv, and Kari have one more turn each.",
            ),
        ],
    )
    def test_that_was_played_or_given_up_is_told_with_what_came_of_it(
        self, events: tuple[Event, ...], text: str
    ) -> None:
        assert told(*events) == text


class TestTheEnd:
    @each("kit", Kit)
    @each("reason", EndReason)
    def test_is_told_with_its_reason(self, kit: Kit, reason: EndReason) -> None:
        lost = card("g5") if reason is EndReason.INDISPENSABLE_CARD else None
        text = told(GameOver(reason, 0, lost), kit=kit)
        assert text == reason_text(reason, box_of(kit).words, lost)
        assert re.fullmatch(r"[A-Za-z][^{}%]*\.", text)
        assert ("green 5" in text) is (lost is not None)

    def test_of_each_sort_has_a_title(self) -> None:
        assert {outcome_title(outcome) for outcome in Outcome} == {"Victory!", "Defeat", "The show is over"}

    def test_by_the_last_mistake_is_told_in_the_words_of_the_box(self) -> None:
        texts = {kit: reason_text(EndReason.FUSE, box_of(kit).words) for kit in Kit}
        assert "fuse" in texts[Kit.CLOCKS_AND_FUSES]
        assert "red token" in texts[Kit.BOX_LID]
        assert "storm" in texts[Kit.TILES]


def examples() -> dict[type, list[Event | HintForgotten]]:
    """Each sort of event in each of its forms."""
    return {
        HintGiven: [HintGiven(0, ColourHint(1, RED), (5,)), HintGiven(0, ValueHint(1, 2), ())],
        HintForgotten: [HintForgotten(0, 1)],
        CardPlayed: [CardPlayed(0, 1, card("r1"), announced) for announced in (None, RED)],
        CardMisplayed: [CardMisplayed(0, 1, card("r1"), announced) for announced in (None, RED, BLUE)],
        CardDiscarded: [CardDiscarded(0, 1, card("r1"))],
        CardDrawn: [CardDrawn(0, 20)],
        ClockSpent: [ClockSpent(7)],
        ClockReturned: [ClockReturned(7, reason) for reason in ClockGain],
        ClockLost: [ClockLost(reason) for reason in (ClockGain.BONUS, ClockGain.CHOREOGRAPHY)],
        FuseBurnt: [FuseBurnt(1)],
        FireworkCompleted: [FireworkCompleted(suit) for suit in Suit],
        FinalRoundBegun: [FinalRoundBegun(turns) for turns in (2, 5)],
        GameOver: [GameOver(reason, 3, card("r5")) for reason in EndReason],
    }


class TestEveryEvent:
    def test_is_among_the_examples(self) -> None:
        assert set(examples()) == {*get_args(Event), HintForgotten}

    def test_is_told_unless_it_goes_without_saying(self) -> None:
        silent = {type(event) for events in examples().values() for event in events if not told(event)}
        assert silent == {CardDrawn, ClockSpent, ClockReturned}
        assert told(ClockReturned(7, ClockGain.BONUS))
        assert not told(ClockReturned(7, ClockGain.DISCARD))

    @each("kit", Kit)
    @each("rules", [Rules(), TEN, WILD])
    def test_fills_every_field_and_says_you_to_nobody(self, kit: Kit, rules: Rules) -> None:
        for event in (event for events in examples().values() for event in events):
            text = told(event, rules=rules, kit=kit)
            assert not re.search(r"[{}%]|\(s\)|\byou", text, re.IGNORECASE), text

    @each("name", NASTY)
    def test_bears_names_as_they_are_written(self, name: str) -> None:
        for event in (event for events in examples().values() for event in events):
            plain = told(event)
            odd = told(event, names=(name, "%n{}", "Liv"))
            assert odd == plain.replace("Kari", name).replace("Per", "%n{}")

    def test_in_whole_games_makes_a_line(self) -> None:
        rules = Rules(choreography=True, multicolour=Multicolour.FIVE)
        game = play_random_game(rules, 3, Random(2), clever)
        for number, turn in enumerate(game.turns):
            view = TurnView(number, turn.seat, turn.events)
            sentences = turn_sentences(view, NAMES, rules, box_of(Kit.BOX_LID).words)
            assert sentences
            assert NAMES[turn.seat] in sentences[0]
            assert turn_text(view, NAMES, rules, box_of(Kit.BOX_LID).words) == " ".join(sentences)


def test_every_firework_is_completed_in_its_own_words() -> None:
    assert [completed_text(suit) for suit in Suit] == [
        f"The {suit.name.lower()} firework is complete!" for suit in Suit
    ]
