"""A record looked at again: any turn, any eyes, when what happened, and the story of it all."""

from random import Random

import pytest

from hanabi_desktop import rules as hanabi
from hanabi_desktop.table.replay import Replay, Story, story
from tests.each import each, samples
from tests.games import POLICIES, deal_hands, of_turn, play_random_game, reckless
from tests.table.tables import any_game, seated

HOUSE = hanabi.EDITIONS[hanabi.EditionId.HOUSE]
KARI, PER = 0, 1


def short() -> hanabi.Game:
    """Two turns of a game that goes on."""
    game = deal_hands(hanabi.Rules(), "r1 y1 g1 b1 w1", "r2 r3 g2 b2 w2")
    game.apply(hanabi.Play(0))
    game.apply(hanabi.ValueHint(0, 1))
    return game


@each("edition", hanabi.EDITIONS.values())
def test_at_every_turn_it_shows_what_the_table_showed(edition: hanabi.Edition) -> None:
    _, game, _ = any_game(1, edition)
    table = seated(hanabi.Game(game.setup), edition)
    replay = Replay(seated(game, edition).record)
    eyes: list[hanabi.Eyes] = [hanabi.Everybody(), *map(hanabi.Seat, range(game.players))]
    assert replay.turns == len(game.turns)
    for turn in game.turns:
        assert [replay.view(each) for each in eyes] == [table.view(each) for each in eyes]
        assert replay.events(replay.turn) == turn.events
        replay.go(replay.turn + 1)
        if isinstance(turn.action, hanabi.EndEarly):
            table.end_early()
        else:
            table.act(turn.seat, of_turn(turn.action))
    eyes.append(hanabi.Open())
    assert [replay.view(each) for each in eyes] == [table.view(each) for each in eyes]
    for turn_number in (0, replay.turns // 2):
        before = [replay.view(each, turn_number) for each in eyes]
        replay.go(turn_number)
        assert [replay.view(each) for each in eyes] == before


def test_no_turn_lies_beyond_the_ends() -> None:
    for turn in (-1, 3):
        with pytest.raises(IndexError, match="turn"):
            Replay(seated(short(), HOUSE).record).go(turn)


def test_every_hand_is_seen_at_every_turn_but_only_of_a_game_that_is_over() -> None:
    game = short()
    with pytest.raises(ValueError, match="nobody sees every hand"):
        Replay(seated(game, HOUSE).record).view(hanabi.Open())
    game.apply(hanabi.EndEarly())
    hands = Replay(seated(game, HOUSE).record).view(hanabi.Open()).hands
    assert all(card.face for hand in hands for card in hand)
    assert all(card.critical for hand in hands for card in hand if card.face and card.face.rank == 5)


# When what happened


def replays() -> list[tuple[hanabi.Game, Replay]]:
    games = [any_game(seed, HOUSE)[1] for seed in range(6)]
    games.append(play_random_game(HOUSE.rules, 3, Random(11), reckless))
    assert any(game.end and game.end.score == 0 < sum(game.fireworks) for game in games)
    for game in games:
        if not game.end:
            game.apply(hanabi.EndEarly())
    return [(game, Replay(seated(game, HOUSE).record)) for game in games]


def test_the_course_is_that_of_the_table() -> None:
    for game, replay in replays():
        course, dealt = replay.course, sum(map(len, hanabi.Game(game.setup).hands))
        stories = [course.story(card) for card in range(len(game.deck))]
        for turn, standing in enumerate(course.standings):
            view = replay.view(hanabi.Open(), turn)
            seen, held = view.seen, {each.id for hand in view.hands for each in hand}
            points = seen.end.score if seen.end else sum(seen.fireworks)
            assert (standing.points, standing.mistakes) == (points, seen.mistakes)
            for card, tale in enumerate(stories):
                came = tale.drawn <= turn and (tale.drawn > 0 or card < dealt)
                assert (card in held) is (came and (tale.left is None or turn < tale.left))
        assert len(course.mistakes) == game.mistakes
        assert all(tale.drawn <= turn <= (tale.left or replay.turns) for tale in stories for turn in tale.hinted)
        for suit in game.setup.rules.suits:
            assert [laid.card.rank for laid in course.built(suit)] == list(range(1, game.fireworks[suit] + 1))
        for face in set(game.discarded):
            assert len(course.discarded(face, replay.turns)) == game.discarded.count(face)
            assert course.discarded(face, 0) == ()
        complete = {hanabi.Suit(suit) for suit, height in enumerate(game.fireworks) if height == 5}
        assert {suit for _, suit in course.completed} == complete


# The story


def told(game: hanabi.Game, memory: hanabi.MemoryAid = hanabi.MemoryAid.FULL) -> Story:
    return story(hanabi.seat_view(game, hanabi.Everybody(), memory, False))


def after(hands: tuple[str, str], *actions: hanabi.Play | hanabi.Discard | hanabi.ValueHint) -> hanabi.Game:
    game = deal_hands(hanabi.Rules(), *hands)
    for action in actions:
        game.apply(action)
    return game


HANDS = ("r1 r3 y3 g4 b4", "r2 y1 y4 g3 b3")


def test_lost_is_what_was_needed_and_is_gone_for_good() -> None:
    hands = ("r5 r3 y5 g4 b4", "r1 r2 y4 g3 b3")
    game = after(hands, hanabi.ValueHint(PER, 1), hanabi.ValueHint(KARI, 3), hanabi.Discard(2), hanabi.Discard(6))
    # One red 2 is left to play; the yellow 5 was the only one.
    assert told(game).lost == (hanabi.Card(hanabi.Suit.YELLOW, 5),)


def test_hints_that_nobody_is_to_remember_are_counted() -> None:
    assert told(after(HANDS, hanabi.ValueHint(PER, 1), hanabi.ValueHint(KARI, 1)), hanabi.MemoryAid.NONE).hints == 2


@each("seed", range(samples(15, 300)))
def test_the_figures_of_any_game_are_those_of_its_events(seed: int) -> None:
    chance = Random(seed)
    rules = hanabi.Rules(multicolour=chance.choice(list(hanabi.Multicolour)), empty_hints=True)
    game = play_random_game(rules, chance.randint(2, 5), chance, chance.choice(POLICIES))
    tale = told(game)
    events = [event for turn in game.turns for event in turn.events]
    assert tale.turns == len(game.turns)
    assert tale.hints == sum(isinstance(event, hanabi.HintGiven) for event in events)
    assert tale.mistakes == game.mistakes == sum(isinstance(event, hanabi.CardMisplayed) for event in events)
    for card in tale.lost:
        assert game.fireworks[card.suit] < card.rank
        assert card not in [game.deck[held] for hand in game.hands for held in hand]
