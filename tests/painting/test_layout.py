"""Where things lie, whatever the size of the window."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize

from hanabi_desktop.board.hand_panel import FRAME
from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.table import clock_tokens, fuse_tokens, token_places
from hanabi_desktop.painting.cards import CARD_ASPECT
from hanabi_desktop.painting.fireworks import firework_card_rect, limit_rect
from hanabi_desktop.painting.layout import (
    TableLayout,
    board_layout,
    captioned_layout,
    firework_cells,
    hand_cells,
    held_card,
    pile_layout,
    piles_layout,
    shrunk,
    table_layout,
    tokens_layout,
    window_unit,
)
from hanabi_desktop.rules import Kit
from tests.each import each

AREAS = st.builds(QRectF, st.just(10.0), st.just(20.0), st.floats(600, 4000), st.floats(400, 2200))
EDGE = QRectF(-0.01, -0.01, 0.02, 0.02)


def inside(area: QRectF, rects: list[QRectF]) -> bool:
    """Whether all lie in the area, but for what figures lose on the way."""
    return all(area.adjusted(EDGE.x(), EDGE.y(), EDGE.width(), EDGE.height()).contains(rect) for rect in rects)


def apart(rects: list[QRectF]) -> bool:
    """Whether no two of them lie over each other."""
    small = [rect.adjusted(0.01, 0.01, -0.01, -0.01) for rect in rects]
    return not any(one.intersects(other) for n, one in enumerate(small) for other in small[n + 1 :])


TABLES = st.tuples(st.integers(2, 5), st.integers(3, 6), st.integers(5, 6))
"""Players, cards of a full hand, and suits."""


def laid_out(area: QRectF, table: tuple[int, int, int]) -> TableLayout:
    """That table in an area, with the unit of a window about as large."""
    return table_layout(area, *table, window_unit(area.size().toSize()))


@given(AREAS, TABLES)
def test_the_parts_of_the_table_lie_in_it_without_lying_over_each_other(
    area: QRectF, table: tuple[int, int, int]
) -> None:
    layout = laid_out(area, table)
    hands = [rect for hand in layout.hands for rect in (hand.name, hand.cards)]
    parts = [*hands, layout.tokens, layout.fireworks, layout.news, layout.discards, layout.journal]
    assert len(layout.hands) == table[0]
    assert inside(area, parts)
    assert apart(parts)


@given(AREAS, TABLES)
def test_seats_go_clockwise(area: QRectF, table: tuple[int, int, int]) -> None:
    hands = [hand.whole for hand in laid_out(area, table).hands]
    middle = area.center().y()
    above = [hand for hand in hands if hand.bottom() < middle]
    below = [hand for hand in hands if hand.top() > middle]
    assert [*above, *below] == hands
    assert all(one.right() < other.left() for one, other in pairwise(above))
    assert all(one.left() > other.right() for one, other in pairwise(below))


def card_height(area: QRectF, table: tuple[int, int, int]) -> float:
    """How high the cards of all hands are at that table; they are all as high."""
    heights = {
        round(held_card(hand_cells(hand.cards, table[1], table[1])[0]).height(), 3)
        for hand in laid_out(area, table).hands
    }
    assert len(heights) == 1
    return heights.pop()


@given(AREAS, TABLES)
def test_fireworks_are_no_smaller_than_the_cards_in_the_hands(area: QRectF, table: tuple[int, int, int]) -> None:
    layout = laid_out(area, table)
    assert layout.firework >= card_height(area, table) - 0.01
    assert layout.firework <= layout.fireworks.height() + 0.01
    assert layout.firework * CARD_ASPECT * table[2] <= layout.fireworks.width()


@each(("width", "height"), [(1920, 1080), (3840, 2160)])
@each("menus", [True, False])
@each(
    ("players", "hand", "suits", "share"),
    [
        *((2, 5, 5, 0.28), (3, 5, 5, 0.24), (4, 4, 5, 0.20), (5, 4, 5, 0.18)),
        *((2, 5, 6, 0.27), (3, 5, 6, 0.20), (4, 4, 6, 0.20), (5, 4, 6, 0.18)),
    ],
)
def test_cards_are_read_from_across_the_living_room(
    width: int, height: int, menus: bool, players: int, hand: int, suits: int, share: float
) -> None:
    window = QSize(width, height)
    above = 27 * window_unit(window) if menus else 0
    board = board_layout(window, height - above, menus=menus)
    area = QRectF(FRAME, 0, width - 2 * FRAME, round(board.table) - FRAME)
    # What rounding to whole pixels takes is no more than one of them.
    assert card_height(area, (players, hand, suits)) + 1 >= share * height


@given(st.integers(640, 4000), st.integers(480, 2200), st.floats(15, 60))
def test_the_table_has_its_height_whatever_letters_need_around_it(width: int, height: int, menus: float) -> None:
    window = QSize(width, height)
    usual, layout = board_layout(window, height - 27), board_layout(window, height - menus)
    assert layout.table == usual.table
    assert layout.table > height * 0.6
    assert layout.table + layout.foot <= height - menus
    assert board_layout(window, height, menus=False).table > layout.table


PLATES = st.builds(QRectF, st.just(0.0), st.just(0.0), st.floats(150, 900), st.floats(150, 900))


@given(PLATES, st.floats(0.7, 1.2))
def test_what_is_counted_stands_under_its_figures(area: QRectF, unit: float) -> None:
    layout = tokens_layout(area, unit)
    piles = piles_layout(area, unit)
    counted = layout.clocks, layout.fuses, piles.deck
    assert inside(area, [layout.score, *(rect for each in counted for rect in (each.figures, each.name, each.things))])
    assert apart([layout.score, *(rect for each in counted[:2] for rect in (each.figures, each.things))])
    assert apart([piles.deck.figures, piles.deck.things, piles.pile.caption, piles.pile.thing])
    assert all(each.figures.top() < each.name.top() < each.things.bottom() for each in counted)


@each("players", [2, 3, 4, 5])
def test_figures_of_tokens_and_score_are_read_from_across_the_living_room(players: int) -> None:
    area = QRectF(0, 0, 1920, round(board_layout(QSize(1920, 1080), 1080 - 42).table))
    table, unit = laid_out(area, (players, 5 if players < 4 else 4, 6)), window_unit(QSize(1920, 1080))
    tokens, piles = tokens_layout(table.tokens, unit), piles_layout(table.discards, unit)
    lines = [tokens.score, tokens.clocks.figures, tokens.fuses.figures, piles.deck.figures]
    # Of a line's height figures have about six tenths.
    assert all(line.height() * 0.6 >= 1080 / 36 for line in lines)


@each("players", [2, 3, 4, 5])
@each("kit", Kit)
def test_tokens_are_things_that_are_seen_across_a_table(kit: Kit, players: int) -> None:
    """A twenty-fifth of the height of a laptop's window, and more."""
    window = QSize(1280, 800)
    unit = window_unit(window)
    area = QRectF(0, 0, 1280, round(board_layout(window, 800 - 27 * unit).table))
    layout = tokens_layout(laid_out(area, (players, 5 if players < 4 else 4, 5)).tokens, unit)
    box = box_of(kit)
    trays = layout.clocks.things, layout.fuses.things
    places = [
        place
        for spent, made in ((0, 0), (2, 2), (8, 3))
        for tokens, tray in zip((clock_tokens(box, 8 - spent, 8), fuse_tokens(box, made, 3)), trays, strict=True)
        for place in token_places(tokens, tray)
    ]
    assert min(place.width() for place in places) >= 800 / 26


@each("players", [2, 3, 4, 5])
def test_the_discard_pile_lies_beside_the_deck_and_next_to_the_box_lid(players: int) -> None:
    layout = laid_out(QRectF(0, 0, 1280, 700), (players, 5 if players < 4 else 4, 5))
    piles = piles_layout(layout.discards, 1)
    assert piles.deck.things.right() < piles.pile.thing.left() < piles.deck.things.right() + 30
    assert layout.tokens.bottom() < layout.discards.top() < layout.tokens.bottom() + 10


@given(PLATES, st.floats(0.7, 1.2))
def test_a_thing_has_the_room_of_a_caption_that_is_not_there(area: QRectF, unit: float) -> None:
    words, bare = captioned_layout(area, unit), captioned_layout(area, unit, caption=False)
    assert inside(area, [words.caption, words.thing, bare.thing])
    assert apart([words.caption, words.thing])
    assert bare.thing.height() > words.thing.height()


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
    room = min(cells[0].height(), cells[0].width() * 0.97 / CARD_ASPECT)
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


@each("suits", [5, 6])
@each(("window", "size"), [(700, (250, 150)), (700, (300, 160)), (1080, (480, 270)), (1080, (620, 200))])
def test_figures_of_the_pile_are_read_from_across_the_room(window: int, size: tuple[int, int], suits: int) -> None:
    card = pile_layout(QRectF(0, 0, *size), suits).card
    figure = card.height() * (0.5 if card.height() > card.width() else 0.86)
    assert figure >= window / 36 * 0.97
