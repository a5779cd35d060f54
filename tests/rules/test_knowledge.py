"""What hints tell of a card: that they pointed at it, and that they did not."""

from random import Random

import pytest

from hanabi_desktop import rules as hanabi
from tests.games import POLICIES, Policy, deal_hands, play_random_game

FIVE = frozenset(tuple(hanabi.Suit)[:5])
ANY = frozenset(hanabi.RANKS)
RED, YELLOW, GREEN, BLUE, WHITE, MULTI = hanabi.Suit


def admits(known_of_card: hanabi.Knowledge, card: hanabi.Card) -> bool:
    return card.suit in known_of_card.suits and card.rank in known_of_card.ranks


def test_a_colour_hint_tells_the_colour_of_its_cards_and_rules_it_out_for_the_rest() -> None:
    game = deal_hands(hanabi.Rules(), "r1 y1 g1 b1 w1", "r2 r3 g2 b2 w2")
    hint = hanabi.ColourHint(1, RED)
    game.apply(hint)
    pointed, other = hanabi.Knowledge(frozenset({RED}), ANY, (hint,)), hanabi.Knowledge(FIVE - {RED}, ANY)
    assert [game.known[card_id] for card_id in range(5, 10)] == [pointed, pointed, other, other, other]


class TestWildCards:
    """Every colour hint points at them, so that a colour is never sure before a second one."""

    def game(self) -> hanabi.Game:
        return deal_hands(hanabi.Rules(multicolour=hanabi.Multicolour.WILD), "r1 y1 g1 b1 w1", "m1 r2 g2 b2 w2")

    def test_are_told_by_two_colours(self) -> None:
        game = self.game()
        for hint in (hanabi.ColourHint(1, RED), hanabi.ColourHint(0, RED), hanabi.ColourHint(1, BLUE)):
            game.apply(hint)
        assert game.known[5].suits == {MULTI}
        assert game.known[6].suits == {RED}
        assert game.known[8].suits == {BLUE}
        assert game.known[7].suits == {YELLOW, GREEN, WHITE}


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
        return card.suit in ({hint.suit, MULTI} if kind is hanabi.Multicolour.WILD else {hint.suit})

    for card_id, known_of_card in enumerate(game.known):
        for face in set(rules.cards()):
            fitting = all(points(hint, face) is pointed for hint, pointed in hints.get(card_id, []))
            assert admits(known_of_card, face) is fitting
        assert admits(known_of_card, game.deck[card_id])
        assert list(known_of_card.hints) == [hint for hint, pointed in hints.get(card_id, []) if pointed]
