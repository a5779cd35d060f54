"""Where things lie, whatever the size of the window."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize

from hanabi_desktop.painting import (
    CARD_ASPECT,
    board_layout,
    discard_copies,
    firework_cells,
    hand_cells,
    held_card,
    papers_layout,
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


@given(st.builds(QRectF, st.just(0.0), st.just(0.0), st.floats(20, 300), st.floats(10, 100)), st.integers(1, 3))
def test_copies_of_a_card_lie_side_by_side_in_their_cell(cell: QRectF, copies: int) -> None:
    places = discard_copies(cell, copies)
    assert len(places) == copies
    assert inside(cell, places)
    assert apart(places)
