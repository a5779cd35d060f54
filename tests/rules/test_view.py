"""What each pair of eyes sees: nothing hidden, and no more than the memory aid keeps."""

from random import Random

import pytest

from hanabi_desktop import rules as hanabi
from tests import games
from tests.twins import twin_game

RED, YELLOW, GREEN, BLUE, WHITE, _ = hanabi.Suit
HANDS = ("r1 y1 g1 b1 w1", "r2 r3 g2 b2 w2", "r4 r3 g5 b3 w3")
FULL, LAST, NONE = hanabi.MemoryAid
NOTHING = hanabi.Knowledge.nothing(hanabi.Rules())


def faces(view: hanabi.SeatView) -> list[tuple[hanabi.Card | None, ...]]:
    return [tuple(held.face for held in hand.cards) for hand in view.hands]


def known(view: hanabi.SeatView) -> dict[int, hanabi.Knowledge]:
    return {held.id: held.known for hand in view.hands for held in hand.cards}


def pointed(view: hanabi.SeatView) -> set[int]:
    return {held.id for hand in view.hands for held in hand.cards if held.pointed}


def hints_told(view: hanabi.SeatView) -> list[hanabi.Hint | hanabi.HintForgotten]:
    told = (event for turn in view.turns for event in turn.events)
    return [
        event.hint if isinstance(event, hanabi.HintGiven) else event
        for event in told
        if isinstance(event, hanabi.HintGiven | hanabi.HintForgotten)
    ]


# Whose cards are open to whom


@pytest.mark.parametrize("viewer", [-1, 3, 99])
def test_faces_are_shown_to_nobody_who_does_not_sit_at_the_table(viewer: int) -> None:
    with pytest.raises(ValueError, match="viewer"):
        games.seen(games.deal_hands(hanabi.Rules(), *HANDS), viewer)


@pytest.mark.parametrize("policy", games.POLICIES)
@pytest.mark.parametrize("kind", [hanabi.Multicolour.NONE, hanabi.Multicolour.FIVE, hanabi.Multicolour.WILD])
def test_faces_that_are_hidden_could_be_any_for_the_view(policy: games.Policy, kind: hanabi.Multicolour) -> None:
    rng = Random(6)
    game = games.play_random_game(hanabi.Rules(mistakes=4, multicolour=kind, perfect=True), 3, rng, policy)
    for _ in range(60):
        now = hanabi.Game(game.setup, game.actions[: rng.randrange(min(len(game.actions), 45))])
        viewer = rng.choice((None, now.current))
        twin = twin_game(now, viewer, rng)
        assert twin.deck != now.deck
        for memory in hanabi.MemoryAid:
            assert games.seen(twin, viewer, memory) == games.seen(now, viewer, memory)


# What is open to all


def test_the_table_shows_everything_public_to_everybody() -> None:
    game = games.deal_hands(hanabi.Rules(multicolour=hanabi.Multicolour.FIVE, clocks=9), *HANDS, starter=2)
    game.apply(hanabi.ValueHint(0, 1))
    game.apply(hanabi.Play(0))
    game.apply(hanabi.Discard(6))
    game.apply(hanabi.Play(12))
    for viewer in (None, 0, 1, 2):
        view = games.seen(game, viewer)
        assert (view.viewer, view.rules, view.players, view.current) == (viewer, game.rules, 3, 0)
        assert view.fireworks == (1, 0, 0, 0, 0, 0)
        assert view.reach == (5, 5, 4, 5, 5, 5)
        assert (view.clocks, view.mistakes, view.deck_left, view.turns_left) == (9, 1, 37, None)
        assert view.discards == games.cards("r3 g5")
        assert (view.score, view.reachable, view.end, view.outcome) == (1, 29, None, hanabi.Outcome.IN_PROGRESS)
        assert [tuple(held.id for held in hand.cards) for hand in view.hands] == [*map(tuple, game.hands)]
        assert [hand.seat for hand in view.hands] == [0, 1, 2]
        assert [(turn.number, turn.seat, turn.events) for turn in view.turns] == [
            (number, turn.seat, turn.events) for number, turn in enumerate(game.turns)
        ]


def test_the_table_tells_how_it_ended() -> None:
    game = games.deal_hands(hanabi.Rules(mistakes=1), *HANDS)
    game.apply(hanabi.Play(0))
    game.apply(hanabi.Play(6))
    view = games.seen(game)
    assert (view.end, view.outcome) == (hanabi.GameOver(hanabi.EndReason.FUSE, 0), hanabi.Outcome.DEFEAT)
    assert (view.score, view.reachable, view.fireworks) == (0, 0, (1, 0, 0, 0, 0))


def test_the_table_tells_who_still_has_a_turn_in_the_last_round() -> None:
    game = games.run_down(games.deal_hands(hanabi.Rules(), *HANDS, starter=1), leave=1)
    assert games.seen(game).last_turns == ()
    games.run_down(game)
    order = tuple((game.turns[-1].seat + step) % 3 for step in (1, 2, 3))
    told = [games.seen(game, 0).last_turns]
    while not game.end:
        game.apply(games.legal_hints(game)[0] if game.clocks else hanabi.Discard(game.hands[game.current][0]))
        told.append(games.seen(game).last_turns)
    assert told == [order, order[1:], order[2:], ()]


def test_the_table_tells_of_nobody_with_a_last_turn_where_turns_do_not_run_out() -> None:
    game = games.moment(hanabi.Rules(perfect=True), 2, lambda game: not game.deck_left and not game.end, games.timid)
    assert games.seen(game).last_turns == ()


# For a finished game, or a record


def test_a_seat_sees_all_copies_of_a_face_only_in_the_hands_of_others_and_among_discards() -> None:
    game = games.deal_hands(hanabi.Rules(), *HANDS)
    threes = [games.seen(game, seat).sees_all(hanabi.Card(RED, 3)) for seat in (0, 1, 2, None)]
    assert threes == [True, False, False, False]
    assert not games.seen(game, 0).sees_all(hanabi.Card(RED, 1))
    assert games.seen(game, 0).sees_all(hanabi.Card(GREEN, 5))


def test_open_eyes_see_all_hands_and_have_no_seat() -> None:
    view = hanabi.seat_view(games.deal_hands(hanabi.Rules(), *HANDS), hanabi.Open())
    assert faces(view) == [*map(games.cards, HANDS)]
    assert (view.viewer, view.eyes, view.options) == (None, hanabi.Open(), None)


# How much of the hints stays on the cards and in the journal


FIRST, SECOND, THIRD = hanabi.ColourHint(1, RED), hanabi.ColourHint(0, RED), hanabi.ValueHint(1, 2)


def hinted() -> hanabi.Game:
    """Seat 1 was told its reds (5, 6), then its twos (5, 7, 8, 9)."""
    game = games.deal_hands(hanabi.Rules(), *HANDS[:2])
    for hint in (FIRST, SECOND, THIRD):
        game.apply(hint)
    return game


def test_the_full_memory_aid_keeps_everything_told_and_ruled_out() -> None:
    view = games.seen(hinted(), 1, FULL)
    assert known(view)[5] == hanabi.Knowledge(frozenset({RED}), frozenset({2}), (FIRST, THIRD))
    assert known(view)[6] == hanabi.Knowledge(frozenset({RED}), frozenset({1, 3, 4, 5}), (FIRST,))
    assert known(view)[7].suits == {YELLOW, GREEN, BLUE, WHITE}
    assert known(view)[1].suits == {YELLOW, GREEN, BLUE, WHITE}
    assert hints_told(view) == [FIRST, SECOND, THIRD]


def test_the_last_hint_alone_keeps_the_latest_on_each_card_and_nothing_ruled_out() -> None:
    view = games.seen(hinted(), 1, LAST)
    twos = hanabi.Knowledge(NOTHING.suits, frozenset({2}), (THIRD,))
    assert known(view) == {
        0: hanabi.Knowledge(frozenset({RED}), frozenset(hanabi.RANKS), (SECOND,)),
        **dict.fromkeys((1, 2, 3, 4), NOTHING),
        **dict.fromkeys((5, 7, 8, 9), twos),
        6: hanabi.Knowledge(frozenset({RED}), frozenset(hanabi.RANKS), (FIRST,)),
    }
    # In the journal a later one that points at a card of it takes its place.
    assert hints_told(view) == [hanabi.HintForgotten(0, 1), SECOND, THIRD]


def test_the_last_hint_alone_drops_a_hint_from_the_journal_once_its_cards_have_gone() -> None:
    game = hinted()
    game.apply(hanabi.Discard(5))
    game.apply(hanabi.Play(0))
    assert hints_told(games.seen(game, 0, LAST)) == [FIRST, hanabi.HintForgotten(1, 0), THIRD]


def test_the_last_hint_alone_forgets_an_empty_hint_after_its_turn() -> None:
    game = games.deal_hands(hanabi.Rules(empty_hints=True), *HANDS[:2])
    empty = hanabi.ValueHint(1, 5)
    game.apply(empty)
    assert hints_told(games.seen(game, 1, LAST)) == [empty]
    game.apply(hanabi.Play(5))
    assert hints_told(games.seen(game, 1, LAST)) == [hanabi.HintForgotten(0, 1)]


def test_no_memory_aid_tells_a_hint_while_it_is_being_given() -> None:
    view = games.seen(hinted(), 1, NONE)
    twos = hanabi.Knowledge(NOTHING.suits, frozenset({2}), (THIRD,))
    assert known(view) == {**dict.fromkeys(range(10), NOTHING), **dict.fromkeys((5, 7, 8, 9), twos)}
    assert hints_told(view) == [hanabi.HintForgotten(0, 1), hanabi.HintForgotten(1, 0), THIRD]
    assert pointed(view) == {5, 7, 8, 9}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_no_memory_aid_tells_a_hint_never_again(viewer: int | None) -> None:
    game = hinted()
    later = hanabi.Game(game.setup, (*game.actions, hanabi.Discard(6)))
    for view in (games.seen(game, viewer, NONE, fresh=False), games.seen(later, viewer, NONE)):
        assert set(known(view).values()) == {NOTHING}
        assert hints_told(view) == [hanabi.HintForgotten(*seats) for seats in ((0, 1), (1, 0), (0, 1))]
        assert pointed(view) == set()


@pytest.mark.parametrize("memory", [FULL, LAST])
@pytest.mark.parametrize("fresh", [True, False])
def test_a_memory_aid_points_at_the_cards_of_the_hint_just_given(memory: hanabi.MemoryAid, fresh: bool) -> None:
    assert pointed(games.seen(hinted(), 1, memory, fresh=fresh)) == {5, 7, 8, 9}


@pytest.mark.parametrize("memory", hanabi.MemoryAid)
@pytest.mark.parametrize("policy", games.POLICIES)
def test_a_memory_aid_keeps_no_more_than_full_and_never_errs(memory: hanabi.MemoryAid, policy: games.Policy) -> None:
    for game in games.replayed(games.play_random_game(hanabi.Rules(mistakes=4), 2, Random(9), policy)):
        full, kept = known(games.seen(game)), known(games.seen(game, None, memory))
        for card_id, told in kept.items():
            assert told.suits >= full[card_id].suits
            assert told.ranks >= full[card_id].ranks
            assert game.deck[card_id].suit in told.suits
            assert game.deck[card_id].rank in told.ranks


# What the player to act may do


def test_options_of_a_player_without_cards_are_hints_alone() -> None:
    game = games.moment(
        hanabi.Rules(perfect=True), 2, lambda game: not game.end and not game.hands[game.current], games.talkative
    )
    options = games.seen(game, game.current).options
    assert options
    assert options.play is options.discard is options.announce is hanabi.Refusal.NO_SUCH_CARD
    assert any(option.refusal is None for option in options.hints.values())


@pytest.mark.parametrize("empty_hints", [False, True])
def test_options_agree_with_the_rules_all_through_a_game_and_are_those_of_the_player_to_act(empty_hints: bool) -> None:
    rules = hanabi.Rules(mistakes=4, choreography=True, empty_hints=empty_hints)
    for game in games.replayed(games.play_random_game(rules, 3, Random(1))):
        options = games.seen(game, game.current).options
        told = [viewer for viewer in (None, 0, 1, 2) if games.seen(game, viewer).options is not None]
        assert told == ([] if game.end else [game.current])
        if options:
            for hint, option in options.hints.items():
                assert (option.refusal, option.touched) == (game.refusal(hint), game.touched(hint))
            for own in game.hands[game.current]:
                assert options.play is game.refusal(hanabi.Play(own))
                assert options.discard is game.refusal(hanabi.Discard(own))
                assert options.announce is game.refusal(hanabi.Play(own, WHITE))
