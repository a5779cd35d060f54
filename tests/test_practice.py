"""The prepared game: it keeps the rules of every edition, and whatever the learner does is answered truly."""

from collections.abc import Iterator
from itertools import pairwise

from hanabi_desktop import practice
from hanabi_desktop import rules as hanabi
from hanabi_desktop.practice import ANSWERS, CHAPTERS, LEARNER, PARTNER, Chapter, Step, answer
from hanabi_desktop.rules import MemoryAid as Aid
from hanabi_desktop.teammates.teammate import observe
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.wording.text import Text
from tests.each import each
from tests.games import legal_actions

TAUGHT = [hanabi.edition_in(code) for code in LANGUAGES]


Events = tuple[hanabi.Event, ...]


def played(chapter: Chapter, edition: hanabi.Edition = TAUGHT[0]) -> Iterator[tuple[Step, hanabi.Game, Events]]:
    """Each step with the game before it and what it brings about."""
    game = chapter.game(edition)
    for step in chapter.steps:
        before = hanabi.Game(game.setup, game.actions)
        assert step.seat == game.current
        yield step, before, game.apply(step.wanted)


ALL = [(step, game, events) for chapter in CHAPTERS for step, game, events in played(chapter)]


def test_the_chapters_are_parts_of_one_game() -> None:
    opening, ending = CHAPTERS
    assert opening.deck == ending.deck
    assert opening.before == ()
    assert ending.before[: len(opening.steps)] == tuple(step.wanted for step in opening.steps)


@each("edition", TAUGHT)
def test_every_kind_of_action_and_every_consequence_is_there_in_each_language(edition: hanabi.Edition) -> None:
    told = [(step, event) for chapter in CHAPTERS for step, _, brought in played(chapter, edition) for event in brought]
    events = [event for _, event in told]
    kinds = {type(event) for event in events}
    acted = {hanabi.HintGiven, hanabi.CardPlayed, hanabi.CardMisplayed, hanabi.CardDiscarded}
    assert {*acted, hanabi.FireworkCompleted, hanabi.FinalRoundBegun} <= kinds
    hints = {type(event.hint) for event in events if isinstance(event, hanabi.HintGiven)}
    assert hints == {hanabi.ColourHint, hanabi.ValueHint}
    gains = {event.reason for event in events if isinstance(event, hanabi.ClockReturned)}
    assert gains == {hanabi.ClockGain.DISCARD, hanabi.ClockGain.BONUS}
    assert sum(isinstance(event, hanabi.CardMisplayed) for event in events) == 1
    # The learner does each of them, as far as the lesson asks for it.
    assert acted <= {type(event) for step, event in told if step.seat == LEARNER}
    # What the sentences say of numbers.
    assert hanabi.FuseBurnt(1) in events
    assert edition.rules.mistakes == 3
    assert len(edition.rules.suits) == 5
    assert hanabi.FinalRoundBegun(2) in events
    assert {chapter.game(edition).deck_left for chapter in CHAPTERS} == {40, 3}


def test_a_hint_points_at_what_the_sentences_speak_of() -> None:
    touched = [len(event.touched) for *_, happened in ALL for event in happened if isinstance(event, hanabi.HintGiven)]
    assert touched == [2, 1, 2, 2, 2, 1, 1, 1]


def test_the_first_discard_comes_when_no_hint_can_be_given() -> None:
    step, game, events = next(each for each in ALL if any(isinstance(event, hanabi.CardDiscarded) for event in each[2]))
    assert game.clocks == 0
    # Nobody is taught to throw away what is still needed.
    lost = next(event for event in events if isinstance(event, hanabi.CardDiscarded))
    assert game.fireworks[lost.card.suit] >= lost.card.rank
    assert step.seat == LEARNER


def test_the_learner_finds_out_which_card_a_hint_is_about() -> None:
    """By the agreement that computers keep, too: the oldest card without a hint, else the newest new one."""
    places = []
    for (_, before, _), (step, game, _) in pairwise(ALL):
        if step.do and not step.click and isinstance(step.wanted, hanabi.Play):
            given = hanabi.seat_view(game, hanabi.Seat(LEARNER)).turns[-1]
            why = observe(hanabi.seat_view(before, hanabi.Seat(LEARNER)), given)
            assert why is not None
            assert why.card == step.wanted.card
            places.append(game.hands[LEARNER].index(step.wanted.card))
    assert places == [0, 1, 4]


def test_what_is_played_for_a_hint_was_pointed_at() -> None:
    for _step, game, events in ALL:
        for event in events:
            if isinstance(event, hanabi.CardPlayed):
                held = hanabi.seat_view(game, hanabi.Seat(event.seat), Aid.FULL, fresh=True).hands[event.seat].cards
                assert next(card for card in held if card.id == event.card_id).known.hints


# What is done instead


def meant_card(before: hanabi.Game, after: hanabi.Game) -> int | None:
    """Which card a real computer in the partner's seat thinks that the hint between the two is about."""
    given = hanabi.seat_view(after, hanabi.Seat(PARTNER)).turns[-1]
    why = observe(hanabi.seat_view(before, hanabi.Seat(PARTNER)), given)
    return why and why.card


def expected(step: Step, game: hanabi.Game, events: Events) -> Text:
    """What there is to be said, as somebody tells it who sees all cards."""

    def fits(card: int) -> bool:
        return game.fireworks[game.deck[card].suit] == game.deck[card].rank - 1

    match events[0]:
        case hanabi.CardPlayed() if step.instead is practice._OLDEST and isinstance(step.wanted, hanabi.Play):
            return practice._LUCKY
        case hanabi.CardPlayed() if step.instead and isinstance(step.wanted, hanabi.Play):
            return practice._FITS_TOO
        case hanabi.CardPlayed():
            return practice._LUCK
        case hanabi.CardMisplayed() if step.instead and isinstance(step.wanted, hanabi.Play):
            return step.instead
        case hanabi.CardMisplayed():
            return practice._MISTAKE
        case hanabi.CardDiscarded(card=card):
            if any(isinstance(event, hanabi.LastCopyLost) for event in events):
                return practice._LOST
            if isinstance(step.wanted, hanabi.Play):
                return practice._PLAY_IT
            if step.instead and isinstance(step.wanted, hanabi.Discard):
                return step.instead
            return practice._USELESS if game.fireworks[card.suit] >= card.rank else practice._NEEDED
        case hanabi.HintGiven() if not isinstance(step.wanted, hanabi.Hint):
            return practice._NO_HINT
        case hanabi.HintGiven(touched=touched):
            fitting = [card for card in touched if fits(card)]
            after = game.after(events[0].hint)
            held = {card.id: card.known for card in hanabi.seat_view(after, hanabi.Seat(PARTNER)).hands[PARTNER].cards}
            # What was known as well as that before is nothing new.
            told = [
                card for card in fitting if len(held[card].suits) == len(held[card].ranks) == len(held[card].hints) == 1
            ]
            if not fitting:
                return practice._TOO_EARLY if touched else practice._EMPTY
            plays = meant_card(game, after) in fitting
            saved = game.fireworks[hanabi.Suit.YELLOW] == 1 and events[0].hint == hanabi.ValueHint(PARTNER, 2)
            return practice._GOOD if told or plays else practice._KEEP if saved else practice._UNCLEAR
    raise AssertionError(events)


@each("edition", TAUGHT)
def test_whatever_else_the_learner_does_is_answered_by_what_came_of_it(edition: hanabi.Edition) -> None:
    answers = set()
    for chapter in CHAPTERS:
        for step, game, _ in played(chapter, edition):
            for action in legal_actions(game) if step.seat == LEARNER else ():
                after = game.after(action)
                seen = hanabi.seat_view(after, hanabi.Seat(LEARNER))
                assert step.leads_on(seen.turns[-1]) == (action == step.wanted)
                # There is always somebody left who could take it back.
                assert after.end is None
                if not step.leads_on(seen.turns[-1]):
                    said = answer(seen.turns[-1], seen, step)
                    assert said.text == expected(step, game, after.turns[-1].events), (step, action)
                    if said.text is practice._UNCLEAR:
                        assert said.card == meant_card(game, after)
                        assert said.face == game.deck[said.card or 0]
                    answers.add(said.text)
    instead = {step.instead for step, *_ in ALL if step.instead}
    assert answers == {*ANSWERS, *instead} - (set() if edition.rules.empty_hints else {practice._EMPTY})
