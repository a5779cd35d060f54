"""Where things lie, whatever the size of the window."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize

from hanabi_desktop.painting import (
    CARD_ASPECT,
    board_layout,
    firework_card_rect,
    firework_cells,
    hand_cells,
    held_card,
    limit_rect,
    papers_layout,
    pile_layout,
    shrunk,
    table_layout,
    tokens_layout,
    window_unit,
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


@given(AREAS, st.integers(2, 5))
def test_the_parts_of_the_table_fill_it_without_lying_over_each_other(area: QRectF, players: int) -> None:
    layout = table_layout(area, players)
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


@given(st.integers(640, 4000), st.integers(480, 2200), st.floats(20, 60), st.floats(10, 90))
def test_the_table_has_its_height_whatever_letters_need_around_it(
    width: int, height: int, menus: float, line: float
) -> None:
    window = QSize(width, height)
    usual, layout = board_layout(window, height - 31, 20), board_layout(window, height - menus, line)
    assert layout.table == usual.table
    assert layout.table > height * 0.5
    assert layout.header >= line or layout.foot == 0
    assert layout.whole_foot >= layout.foot >= 0
    assert layout.table + layout.whole_foot <= height - menus


PLATES = st.builds(QRectF, st.just(0.0), st.just(0.0), st.floats(150, 900), st.floats(150, 900))


@given(PLATES, st.floats(0.7, 1.2))
def test_trays_are_as_large_under_figures_as_under_words(area: QRectF, unit: float) -> None:
    words, figures = tokens_layout(area, unit), tokens_layout(area, unit, figures=True)
    for layout in (words, figures):
        parts = [layout.clocks_caption, layout.clocks, layout.captions, layout.fuses, layout.deck]
        assert inside(area, parts)
        assert apart(parts)
    for one, other in ((words.clocks, figures.clocks), (words.fuses, figures.fuses), (words.deck, figures.deck)):
        assert one.width() == pytest.approx(other.width())
        assert one.height() == pytest.approx(other.height())
    assert figures.clocks_caption.height() == pytest.approx(figures.captions.height())


@given(PLATES, st.floats(0.7, 1.2))
def test_the_discard_pile_has_the_room_of_captions_that_are_not_there(area: QRectF, unit: float) -> None:
    words, bare = papers_layout(area, unit), papers_layout(area, unit, captions=False)
    parts = [words.discards_caption, words.discards, words.journal_caption, words.journal]
    for each in (parts, [bare.discards, bare.journal]):
        assert inside(area, each)
        assert apart(each)
    assert bare.discards.height() > words.discards.height()


def test_a_unit_grows_with_the_window() -> None:
    assert window_unit(QSize(1024, 700)) == 1
    assert window_unit(QSize(3840, 2160)) == pytest.approx(3.1)
    assert window_unit(QSize(3000, 700)) == 1
    assert window_unit(QSize(320, 200)) == 0.7


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


@given(AREAS, st.integers(5, 6), st.floats(60, 400))
def test_cards_of_fireworks_have_the_height_they_are_to_have_wherever_there_is_room(
    area: QRectF, count: int, height: float
) -> None:
    cells = firework_cells(area, count, height)
    assert inside(area, cells)
    assert apart(cells)
    card = firework_card_rect(cells[0], height)
    room = min(cells[0].height(), cells[0].width() * 0.94 / CARD_ASPECT)
    assert card.height() == pytest.approx(min(height, room))
    assert cells[0].contains(card.adjusted(1, 1, -1, -1))
    assert cells[0].contains(limit_rect(cells[0], height).adjusted(1, 1, -1, -1))
    # In a cell with sky the card lies below.
    assert card.bottom() == pytest.approx(cells[0].bottom(), abs=cells[0].height() * 0.02)


PILES = st.builds(QRectF, st.just(5.0), st.just(7.0), st.floats(200, 1400), st.floats(120, 800))


@given(PILES, st.integers(5, 6), st.lists(st.integers(0, 10), min_size=6, max_size=6))
def test_no_card_of_the_pile_is_ever_cut_off(area: QRectF, suits: int, counts: list[int]) -> None:
    layout = pile_layout(area, suits)
    rows = [layout.places(suit, counts[suit]) for suit in range(suits)]
    assert inside(area, [place for row in rows for place in row])
    assert [len(row) for row in rows] == counts[:suits]
    for suit, row in enumerate(rows):
        assert inside(layout.rows[suit].adjusted(-0.1, -0.1, 0.1, 0.1), row)
        # However many lie there, the left half of each is in sight: that is where its figure is.
        assert all(other.left() - one.left() >= one.width() * 0.539 for one, other in pairwise(row))
    assert apart([*layout.heads, *layout.rows])


@given(PILES, st.integers(5, 6))
def test_cards_of_the_pile_keep_their_place_while_their_row_has_room(area: QRectF, suits: int) -> None:
    layout = pile_layout(area, suits)
    for few in range(1, 4):
        assert layout.places(0, few) == layout.places(0, few + 1)[:few]


@pytest.mark.parametrize("suits", [5, 6])
@pytest.mark.parametrize(
    ("window", "size"), [(700, (250, 150)), (700, (300, 160)), (1080, (480, 270)), (1080, (620, 200))]
)
def test_figures_of_the_pile_are_read_from_across_the_room(window: int, size: tuple[int, int], suits: int) -> None:
    card = pile_layout(QRectF(0, 0, *size), suits).card
    figure = card.height() * (0.5 if card.height() > card.width() else 0.86)
    assert figure >= window / 36 * 0.97
