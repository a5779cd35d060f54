from collections import Counter

import pytest

from hanabi_desktop.rules import COPIES, RANKS, Card, Suit


def test_there_are_five_suits_and_the_multicolour_one_in_the_order_of_records() -> None:
    assert [(suit.name, suit.value) for suit in Suit] == [
        ("RED", 0),
        ("YELLOW", 1),
        ("GREEN", 2),
        ("BLUE", 3),
        ("WHITE", 4),
        ("MULTICOLOUR", 5),
    ]


def test_a_full_suit_is_ten_cards_with_three_ones_and_a_single_five() -> None:
    assert [rank for rank in RANKS for _ in range(COPIES[rank])] == [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]


def test_cards_with_the_same_face_are_equal_and_count_together() -> None:
    assert Counter([Card(Suit.RED, 1), Card(Suit.RED, 1), Card(Suit.RED, 2)])[Card(Suit.RED, 1)] == 2


def test_cards_sort_by_suit_then_value() -> None:
    assert sorted([Card(Suit.YELLOW, 1), Card(Suit.RED, 5), Card(Suit.RED, 2)]) == [
        Card(Suit.RED, 2),
        Card(Suit.RED, 5),
        Card(Suit.YELLOW, 1),
    ]


def test_what_is_printed_on_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Card(Suit.RED, 1).rank = 5  # type: ignore[misc]
