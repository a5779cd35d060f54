"""What hints tell of a card: that they pointed at it, and that they did not; every colour hint points at wild cards."""

from random import Random

import pytest

from hanabi_desktop import rules as hanabi
from tests.games import POLICIES, Policy, play_random_game


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
