"""Where things lie, whatever the size of the window."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from hanabi_desktop.painting import (
    CARD_ASPECT,
    discard_copies,
    firework_cells,
    hand_cells,
    held_card,
    shrunk,
    table_layout,
)

AREAS = st.builds(QRectF, st.just(10.0), st.just(20.0), st.floats(600, 4000), st.floats(400, 2200))
EDGE = QRectF(-0.01, -0.01, 0.02, 0.02)


def inside(area: QRectF, rects: list[QRectF]) -> bool:
    """Whether all lie in the area, but for what figures lose on the way."""
    return all(area.adjusted(EDGE.x(), EDGE.y(), EDGE.width(), EDGE.height()).contains(rect) for rect in rects)


def apart(rects: list[QRectF]) -> bool:
    """Whether no two of them lie over each other."""
    small = [rect.adjusted(0.01, 0.01, -0.01, -0.01) for rect in rects]
    return not any(one.intersects(other) for n, one in enumerate(small) for other in small[n + 1 :])


@given(AREAS, st.integers(2, 5), st.booleans())
def test_the_parts_of_the_table_fill_it_without_lying_over_each_other(area: QRectF, players: int, tight: bool) -> None:
    layout = table_layout(area, players, tight=tight)
    parts = [*layout.hands, layout.tokens, layout.fireworks, layout.news, layout.papers]
    assert len(layout.hands) == players
    assert inside(area, parts)
    assert apart(parts)


@given(AREAS, st.integers(2, 5))
def test_seats_go_clockwise(area: QRectF, players: int) -> None:
    hands = table_layout(area, players).hands
    middle = area.center().y()
    above = [hand for hand in hands if hand.bottom() < middle]
    below = [hand for hand in hands if hand.top() > middle]
    assert [*above, *below] == list(hands)
    assert all(one.right() < other.left() for one, other in pairwise(above))
    assert all(one.left() > other.right() for one, other in pairwise(below))


@pytest.mark.parametrize("players", range(2, 6))
def test_hands_give_way_to_the_words_of_the_tokens(players: int) -> None:
    area, least = QRectF(0, 0, 1000, 500), QSizeF(320, 300)
    layout = table_layout(area, players, least=least)
    assert (layout.tokens.width(), layout.tokens.height()) == (320, 300)
    assert table_layout(area, players).tokens.height() < 300
    assert inside(area, [*layout.hands, layout.tokens, layout.fireworks, layout.news, layout.papers])


@given(AREAS, st.integers(1, 5))
def test_cards_of_a_hand_keep_their_size_as_it_shrinks(area: QRectF, count: int) -> None:
    cells, full = hand_cells(area, count, 5), hand_cells(area, 5, 5)
    assert cells[0].size() == full[0].size()
    assert inside(area, cells)
    assert apart(cells)
    cards = [held_card(cell, raised=raised) for cell in cells for raised in (False, True)]
    assert all(card.width() == pytest.approx(card.height() * CARD_ASPECT) for card in cards)
    assert inside(area, cards)


def test_a_raised_card_stands_above_the_others() -> None:
    cell = QRectF(0, 0, 100, 200)
    assert held_card(cell, raised=True).top() < held_card(cell).top()
    assert held_card(cell, raised=True).size() == held_card(cell).size()


def test_a_shrunk_card_keeps_its_middle_and_its_shape() -> None:
    card = QRectF(10, 20, 70, 100)
    small = shrunk(card, 0.5)
    assert small.center() == card.center()
    assert (small.width(), small.height()) == (35, 50)


@given(AREAS, st.integers(5, 6))
def test_fireworks_stand_side_by_side(area: QRectF, count: int) -> None:
    cells = firework_cells(area, count)
    assert inside(area, cells)
    assert apart(cells)


@given(st.builds(QRectF, st.just(0.0), st.just(0.0), st.floats(20, 300), st.floats(10, 100)), st.integers(1, 3))
def test_copies_of_a_card_lie_side_by_side_in_their_cell(cell: QRectF, copies: int) -> None:
    places = discard_copies(cell, copies)
    assert len(places) == copies
    assert inside(cell, places)
    assert apart(places)
