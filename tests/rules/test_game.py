"""The deal, the turns, the three things to do on one, and what hints tell (rules/README.md, section 1)."""

from random import Random

import pytest

from hanabi_desktop import rules as hanabi
from tests.games import POLICIES, Policy, deal_hands, play_random_game, state_of

HANDS = ("r1 r2 r3 b5 w1", "r1 y1 y2 b1 b2")


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_each_player_is_dealt_a_whole_hand_in_turn(players: int, size: int) -> None:
    game = hanabi.deal(hanabi.Rules(), players, hanabi.Rules().cards(), starter=players - 1)
    assert game.hands == [list(range(seat * size, (seat + 1) * size)) for seat in range(players)]
    assert game.deck_left == 50 - players * size
    assert (game.clocks, game.mistakes, game.fireworks, game.discards) == (8, 0, [0] * 5, [])
    assert (game.current, game.turns_left, game.actions) == (players - 1, None, ())
    assert (game.outcome, game.score) == (hanabi.Outcome.IN_PROGRESS, 0)


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_hanabi_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        hanabi.Setup(hanabi.Rules(), players, hanabi.Rules().cards())


@pytest.mark.parametrize("starter", [-1, 3])
def test_only_a_player_can_start(starter: int) -> None:
    with pytest.raises(ValueError, match="starter"):
        hanabi.Setup(hanabi.Rules(), 3, hanabi.Rules().cards(), starter)


@pytest.mark.parametrize(
    "deck",
    [
        (),
        hanabi.Rules().cards()[1:],
        (*hanabi.Rules().cards(), hanabi.Card(hanabi.Suit.RED, 5)),
        (hanabi.Card(hanabi.Suit.RED, 5), *hanabi.Rules().cards()[1:]),
        hanabi.Rules(multicolour=hanabi.Multicolour.TEN).cards(),
        (hanabi.Card(hanabi.Suit.RED, 6), *hanabi.Rules().cards()[1:]),
    ],
    ids=["no cards", "one too few", "one too many", "a five too many", "multicolour", "a six"],
)
def test_a_deck_that_is_not_the_one_of_the_rules_is_refused(deck: tuple[hanabi.Card, ...]) -> None:
    with pytest.raises(ValueError, match="deck"):
        hanabi.deal(hanabi.Rules(), 2, deck)


def test_a_setup_does_not_tell_the_deck_when_it_is_printed() -> None:
    assert "Card" not in repr(hanabi.Setup(hanabi.Rules(), 2, hanabi.Rules().cards()))


@pytest.mark.parametrize(
    ("hint", "touched"),
    [
        (hanabi.ColourHint(1, hanabi.Suit.BLUE), (8, 9)),
        (hanabi.ColourHint(1, hanabi.Suit.RED), (5,)),
        (hanabi.ValueHint(1, 1), (5, 6, 8)),
        (hanabi.ValueHint(1, 2), (7, 9)),
    ],
)
def test_a_hint_costs_a_token_and_points_at_all_cards_that_match(
    hint: hanabi.ColourHint | hanabi.ValueHint, touched: tuple[int, ...]
) -> None:
    game = deal_hands(hanabi.Rules(), *HANDS)
    assert game.touched(hint) == touched
    game.apply(hint)
    assert (game.clocks, game.current, game.deck_left) == (7, 1, 40)
    assert game.hands == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]


# Of a running game: it goes its own way


def after_two_hints() -> hanabi.Game:
    game = deal_hands(hanabi.Rules(), "r1 y1 g1 b1 w1", "r1 r2 g3 g4 b5")
    for action in (hanabi.ColourHint(1, hanabi.Suit.RED), hanabi.Play(5), hanabi.ColourHint(1, hanabi.Suit.GREEN)):
        game.apply(action)
    return game


def test_a_copy_goes_its_own_way() -> None:
    game = after_two_hints()
    for action in (hanabi.Play(6), hanabi.Discard(6), hanabi.ValueHint(0, 1)):
        before, other = state_of(game), game.copy()
        other.apply(action)
        assert state_of(game) == before
        assert state_of(other) == state_of(hanabi.Game(game.setup, (*game.actions, action)))


def test_a_copy_is_what_comes_after_an_action() -> None:
    game = after_two_hints()
    before = state_of(game)
    assert state_of(game.after(hanabi.Play(6))) == state_of(hanabi.Game(game.setup, (*game.actions, hanabi.Play(6))))
    with pytest.raises(hanabi.IllegalAction, match="no-such-card"):
        game.after(hanabi.Play(1))
    assert state_of(game) == before


# Choreography

WILD_HANDS = ("r1 y1 g1 b1 w1", "m1 r2 y2 m3 b2")


def hint_each_other(game: hanabi.Game, times: int) -> None:
    for _ in range(times):
        mate = 1 - game.current
        game.apply(hanabi.ValueHint(mate, game.deck[game.hands[mate][0]].rank))


CHOREOGRAPHY = hanabi.Rules(choreography=True)
REDS = ("r1 r3 r5 y1 b2", "r2 r4 b1 b2 b3")


@pytest.mark.parametrize(
    ("card", "announced", "wrongly"),
    [(0, hanabi.Suit.YELLOW, True), (0, hanabi.Suit.WHITE, True), (1, hanabi.Suit.RED, False)],
)
def test_choreography_discards_what_does_not_fit_or_is_called_another_colour_and_brings_no_token(
    card: int, announced: hanabi.Suit, wrongly: bool
) -> None:
    game = deal_hands(CHOREOGRAPHY, *REDS)
    hint_each_other(game, 2)
    events = game.apply(hanabi.Play(card, announced))
    assert (game.clocks, game.mistakes, game.discards, game.fireworks) == (6, 1, [card], [0] * 5)
    assert isinstance(events[0], hanabi.CardMisplayed)
    assert events[0].announced_wrongly is wrongly


@pytest.mark.parametrize("kind", [hanabi.Multicolour.TEN, hanabi.Multicolour.FIVE, hanabi.Multicolour.WILD])
@pytest.mark.parametrize("announced", hanabi.Suit)
def test_choreography_takes_multicolour_for_its_own_colour(kind: hanabi.Multicolour, announced: hanabi.Suit) -> None:
    game = deal_hands(hanabi.Rules(choreography=True, multicolour=kind), *WILD_HANDS, starter=1)
    event = game.apply(hanabi.Play(5, announced))[0]
    assert isinstance(event, hanabi.CardPlayed if announced is hanabi.Suit.MULTICOLOUR else hanabi.CardMisplayed)
    assert game.mistakes == (announced is not hanabi.Suit.MULTICOLOUR)


# What hints tell of a card


def admits(known_of_card: hanabi.Knowledge, card: hanabi.Card) -> bool:
    return card.suit in known_of_card.suits and card.rank in known_of_card.ranks


@pytest.mark.parametrize("kind", hanabi.Multicolour)
@pytest.mark.parametrize("policy", POLICIES)
def test_a_card_can_be_exactly_what_no_hint_of_the_game_contradicts(kind: hanabi.Multicolour, policy: Policy) -> None:
    rules = hanabi.Rules(mistakes=4, empty_hints=True, multicolour=kind)
    game = play_random_game(rules, 3, Random(5), policy)
    held = {seat: {*range(seat * 5, seat * 5 + 5)} for seat in range(3)}
    hints: dict[int, list[tuple[hanabi.ColourHint | hanabi.ValueHint, bool]]] = {}
    for event in (event for turn in game.turns for event in turn.events):
        match event:
            case hanabi.HintGiven(hint=hint, touched=touched):
                for card_id in held[hint.target]:
                    hints.setdefault(card_id, []).append((hint, card_id in touched))
            case hanabi.CardDrawn() | hanabi.CardPlayed() | hanabi.CardMisplayed() | hanabi.CardDiscarded():
                held[event.seat] ^= {event.card_id}

    def points(hint: hanabi.ColourHint | hanabi.ValueHint, card: hanabi.Card) -> bool:
        if isinstance(hint, hanabi.ValueHint):
            return card.rank == hint.rank
        return card.suit in ({hint.suit, hanabi.Suit.MULTICOLOUR} if kind is hanabi.Multicolour.WILD else {hint.suit})

    for card_id, known_of_card in enumerate(game.known):
        for face in set(rules.cards()):
            fitting = all(points(hint, face) is pointed for hint, pointed in hints.get(card_id, []))
            assert admits(known_of_card, face) is fitting
        assert admits(known_of_card, game.deck[card_id])
        assert list(known_of_card.hints) == [hint for hint, pointed in hints.get(card_id, []) if pointed]
