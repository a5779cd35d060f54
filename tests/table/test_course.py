"""When what happened: how a game stood after each turn, and the turns that each card tells of."""

from random import Random

from hanabi_desktop.rules import EDITIONS, Game, Open, Suit
from hanabi_desktop.table.replay import Replay, course
from tests.games import play_random_game, reckless
from tests.table.tables import any_game, seated

EDITION = next(iter(EDITIONS.values()))


def replays() -> list[tuple[Game, Replay]]:
    games = [any_game(seed, EDITION)[1] for seed in range(12)]
    games.append(play_random_game(EDITION.rules, 3, Random(11), reckless))
    assert any(game.end and game.end.score == 0 < sum(game.fireworks) for game in games)
    return [(game, Replay(seated(game, EDITION).record, open_hands=True)) for game in games]


def test_points_and_mistakes_are_those_of_the_table_at_every_turn() -> None:
    for _, replay in replays():
        for turn, standing in enumerate(replay.course.standings):
            replay.go(turn)
            seen = replay.view(Open()).seen
            points = seen.end.score if seen.end else sum(seen.fireworks)
            assert (standing.points, standing.mistakes) == (points, seen.mistakes)
            assert len(replay.course.mistakes) >= standing.mistakes


def test_a_card_is_in_a_hand_from_the_turn_it_came_to_the_turn_it_went() -> None:
    for game, replay in replays():
        dealt = sum(map(len, Game(game.setup).hands))
        stories = [replay.course.story(card) for card in range(len(game.deck))]
        for turn in range(replay.turns + 1):
            replay.go(turn)
            held = {each.id for hand in replay.view(Open()).hands for each in hand}
            for card, story in enumerate(stories):
                came = story.drawn <= turn and (story.drawn > 0 or card < dealt)
                assert (card in held) is (came and (story.left is None or turn < story.left))
        assert all(story.drawn <= turn <= (story.left or replay.turns) for story in stories for turn in story.hinted)


def test_fireworks_and_discards_name_the_turns_their_cards_were_laid_there() -> None:
    for game, replay in replays():
        for suit in game.setup.rules.suits:
            assert [laid.card.rank for laid in replay.course.built(suit)] == list(range(1, game.fireworks[suit] + 1))
        for face in set(game.discarded):
            assert len(replay.course.discarded(face, replay.turns)) == game.discarded.count(face)
            assert replay.course.discarded(face, 0) == ()
        assert {suit for _, suit in replay.course.completed} == {
            Suit(suit) for suit, height in enumerate(game.fireworks) if height == 5
        }


def test_nothing_has_happened_before_the_first_turn() -> None:
    empty = course(())
    assert len(empty.standings) == 1
    assert (empty.standings[0].points, empty.standings[0].mistakes) == (0, 0)
    assert empty.story(3).left is None
