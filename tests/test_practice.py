"""The prepared game: it keeps the rules, and every kind of action has its turn for a reason that can be seen."""

from collections.abc import Iterator

from hanabi_desktop.practice import CHAPTERS, Chapter, Step
from hanabi_desktop.rules import (
    CardDiscarded,
    CardMisplayed,
    CardPlayed,
    ClockGain,
    ClockReturned,
    ColourHint,
    Event,
    FinalRoundBegun,
    FireworkCompleted,
    Game,
    HintGiven,
    Seat,
    ValueHint,
    seat_view,
)
from hanabi_desktop.rules import MemoryAid as Aid


def played(chapter: Chapter) -> Iterator[tuple[Step, Game, tuple[Event, ...]]]:
    """Each step with the game before it and what it brings about."""
    game = chapter.game()
    for step in chapter.steps:
        before = Game(game.setup, game.actions)
        yield step, before, game.apply(step.wanted)


ALL = [(step, game, events) for chapter in CHAPTERS for step, game, events in played(chapter)]


def test_the_chapters_are_parts_of_one_game() -> None:
    opening, ending = CHAPTERS
    assert opening.deck == ending.deck
    assert opening.before == ()
    assert ending.before[: len(opening.steps)] == tuple(step.wanted for step in opening.steps)


def test_every_kind_of_action_and_every_consequence_is_there() -> None:
    events = [event for *_, happened in ALL for event in happened]
    kinds = {type(event) for event in events}
    assert {HintGiven, CardPlayed, CardMisplayed, CardDiscarded, FireworkCompleted, FinalRoundBegun} <= kinds
    assert {ColourHint, ValueHint} == {type(event.hint) for event in events if isinstance(event, HintGiven)}
    assert {event.reason for event in events if isinstance(event, ClockReturned)} == {
        ClockGain.DISCARD,
        ClockGain.BONUS,
    }
    assert sum(isinstance(event, CardMisplayed) for event in events) == 1
    assert 10 <= len(ALL) <= 14


def test_a_hint_points_at_what_the_sentences_speak_of() -> None:
    touched = [len(event.touched) for *_, happened in ALL for event in happened if isinstance(event, HintGiven)]
    assert touched == [2, 1, 1, 1, 1]


def test_the_first_discard_comes_when_no_hint_can_be_given() -> None:
    step, game, events = next(entry for entry in ALL if any(isinstance(event, CardDiscarded) for event in entry[2]))
    assert game.clocks == 0
    # Nobody is taught to throw away what is still needed.
    lost = next(event for event in events if isinstance(event, CardDiscarded))
    assert game.fireworks[lost.card.suit] >= lost.card.rank
    assert step.seat == game.current


def test_what_is_played_for_a_hint_was_pointed_at() -> None:
    for _step, game, events in ALL:
        for event in events:
            if isinstance(event, CardPlayed):
                held = seat_view(game, Seat(event.seat), Aid.FULL, fresh=True).hands[event.seat].cards
                assert next(card for card in held if card.id == event.card_id).known.hints
