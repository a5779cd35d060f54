"""Where things lie on the table and in the discard pile, whatever the size of the window."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize

from hanabi_desktop.board.hand_panel import FRAME
from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.table import clock_tokens, fuse_tokens, token_places
from hanabi_desktop.painting import layout as layouts
from hanabi_desktop.painting.cards import CARD_ASPECT
from hanabi_desktop.painting.pile import card_parts, fate_place, pile_layout, symbol_places
from hanabi_desktop.rules import Kit

AREAS = st.builds(QRectF, st.just(10.0), st.just(20.0), st.floats(600, 4000), st.floats(400, 2200))
SUITS = st.integers(5, 6)
TABLES = st.tuples(st.integers(2, 5), st.integers(3, 6), SUITS)
"""Players, cards of a full hand, and suits."""
USUAL_TABLES = [(players, 5 if players < 4 else 4, 5) for players in (2, 3, 4, 5)]


def inside(area: QRectF, rects: list[QRectF]) -> bool:
    """Whether all lie in the area, but for what figures lose on the way."""
    return all(area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(rect) for rect in rects)


def apart(rects: list[QRectF]) -> bool:
    """Whether no two of them lie over each other."""
    small = [rect.adjusted(0.01, 0.01, -0.01, -0.01) for rect in rects]
    return not any(one.intersects(other) for n, one in enumerate(small) for other in small[n + 1 :])


def laid_out(area: QRectF, table: tuple[int, int, int]) -> layouts.TableLayout:
    """That table in an area, with the unit of a window about as large."""
    return layouts.table_layout(area, *table, layouts.window_unit(area.size().toSize()))


def card_height(layout: layouts.TableLayout, cards: int) -> float:
    """How high the cards of all hands are at that table; they are all as high."""
    cells = [layouts.hand_cells(hand.cards, cards, cards)[0] for hand in layout.hands]
    heights = {round(layouts.held_card(cell).height(), 3) for cell in cells}
    assert len(heights) == 1
    return heights.pop()


def test_names_have_letters_of_a_thirtieth_of_the_television_and_cards_hardly_give_way() -> None:
    for size, table in product((QSize(1920, 1080), QSize(3840, 2160)), USUAL_TABLES):
        unit, area = layouts.window_unit(size), QRectF(0, 0, size.width(), size.height() * 0.94)
        near, far = (layouts.table_layout(area, *table, unit, words) for words in (1.0, 1.5))
        for hand in far.hands:
            beside = hand.name.right() <= hand.cards.left()
            # Letters are lower than the line that they stand on.
            assert (hand.name.width() * 0.24 if beside else hand.name.height() * 0.74) >= size.height() / 30
        assert card_height(far, table[1]) > 0.9 * card_height(near, table[1])


@given(AREAS, TABLES)
def test_the_parts_of_the_table_lie_apart_and_seats_go_clockwise(area: QRectF, table: tuple[int, int, int]) -> None:
    layout = laid_out(area, table)
    hands = [hand.whole for hand in layout.hands]
    parts = [rect for hand in layout.hands for rect in (hand.name, hand.cards)]
    parts += [layout.tokens, layout.fireworks, layout.story, layout.deck, layout.discards]
    assert inside(area, parts)
    assert apart(parts)
    middle = area.center().y()
    above = [hand for hand in hands if hand.bottom() < middle]
    below = [hand for hand in hands if hand.top() > middle]
    # Of five, one sits at the right end.
    aside = hands[len(above) : len(hands) - len(below)]
    assert len(hands) == table[0]
    assert [*above, *aside, *below] == hands
    assert len(aside) == (table[0] == 5)
    assert all(hand.right() == pytest.approx(area.right()) for hand in aside)
    assert all(one.right() < other.left() for one, other in pairwise(above))
    assert all(one.left() > other.right() for one, other in pairwise(below))
    # Fireworks are no smaller than the cards in the hands.
    assert card_height(layout, table[1]) - 0.01 <= layout.firework <= layout.fireworks.height() + 0.01
    assert layout.firework * CARD_ASPECT * table[2] <= layout.fireworks.width()


def test_cards_are_read_from_across_the_living_room() -> None:
    # Two hands and the fireworks fill the height, two hands of three players the width.
    shares = {(2, 5, 5): 0.28, (3, 5, 5): 0.24, (4, 4, 5): 0.25, (5, 4, 5): 0.22}
    shares |= {(2, 5, 6): 0.28, (3, 5, 6): 0.23, (4, 4, 6): 0.24, (5, 4, 6): 0.20}
    for window, menus, (table, share) in product((QSize(1920, 1080), QSize(3840, 2160)), (True, False), shares.items()):
        above = 27 * layouts.window_unit(window) if menus else 0
        board = layouts.board_layout(window, window.height() - above, menus=menus)
        area = QRectF(FRAME, 0, window.width() - 2 * FRAME, round(board.table) - FRAME)
        # What rounding to whole pixels takes is no more than one of them.
        assert card_height(laid_out(area, table), table[1]) + 1 >= share * window.height()


@given(st.integers(640, 4000), st.integers(480, 2200), st.floats(15, 60))
def test_the_table_has_its_height_whatever_letters_need_around_it(width: int, height: int, menus: float) -> None:
    window = QSize(width, height)
    usual, layout = layouts.board_layout(window, height - 27), layouts.board_layout(window, height - menus)
    assert layout.table == usual.table
    assert layout.table > height * 0.6
    assert layout.table + layout.foot <= height - menus
    assert layouts.board_layout(window, height, menus=False).table > layout.table


def test_figures_and_tokens_are_seen_from_across_the_room() -> None:
    """Figures have a thirty-sixth of the height on a television, and tokens a twenty-seventh, there and on a laptop."""
    for table in USUAL_TABLES:
        for window, menus in ((QSize(1920, 1080), False), (QSize(1280, 800), True)):
            unit = layouts.window_unit(window)
            height = layouts.board_layout(window, window.height() - (27 * unit if menus else 0), menus=menus).table
            layout = laid_out(QRectF(0, 0, window.width(), round(height)), table)
            score, clocks, fuses = layouts.tokens_layout(layout.tokens, unit)
            lines = [score, clocks.figures, fuses.figures, layouts.deck_layout(layout.deck, unit).figures]
            # Of a line's height figures have about six tenths.
            assert menus or all(line.height() * 0.6 >= window.height() / 36 for line in lines)
            for box, (spent, made) in product(map(box_of, Kit), ((0, 0), (2, 2), (8, 3))):
                places = token_places(clock_tokens(box, 8 - spent, 8), clocks.things)
                places += token_places(fuse_tokens(box, made, 3), fuses.things)
                assert min(place.width() for place in places) >= window.height() / 27


# The discard pile: a row for each colour, each value at its own place, and what each place tells


@given(st.builds(QRectF, st.just(5.0), st.just(7.0), st.floats(130, 1400), st.floats(120, 800)), SUITS)
def test_every_value_of_every_colour_has_its_place_behind_the_colours_symbol(area: QRectF, suits: int) -> None:
    layout = pile_layout(area, suits)
    places = [*layout.heads, *(face for row in layout.faces for face in row)]
    assert len(places) == suits * 6
    assert inside(area, places)
    assert apart(places)
    for head, row in zip(layout.heads, layout.faces, strict=True):
        # From left to right, or from above down.
        ways = {(one.left() < other.left(), one.top() < other.top()) for one, other in pairwise([head, *row])}
        assert ways <= {(True, True), (True, False)} or ways <= {(True, True), (False, True)}
        assert len({(face.width(), face.height()) for face in row}) == 1


@given(st.floats(12, 90), st.floats(0.4, 1.5), st.integers(1, 3))
def test_figure_and_signs_lie_apart_and_what_became_of_a_card_on_it(height: float, aspect: float, count: int) -> None:
    card = QRectF(3, 4, height * aspect, height)
    figure, area = card_parts(card)
    signs = symbol_places(area, count)
    assert inside(card, [figure, *signs])
    assert apart([figure, *signs])
    assert figure.height() >= card.height() * 0.5 or figure.width() > card.width() * 0.6
    assert inside(card, [fate_place(card)])


def test_figures_of_the_pile_are_read_from_across_the_room() -> None:
    for window, suits, table in product(((1024, 700), (1366, 768), (1920, 1080), (2560, 1080)), (5, 6), USUAL_TABLES):
        size = QSize(*window)
        unit = layouts.window_unit(size)
        height = layouts.board_layout(size, size.height() - 27 * unit).table
        plate = layouts.table_layout(QRectF(0, 0, size.width(), height), *table[:2], suits, unit).discards
        card = pile_layout(layouts.discards_layout(plate, unit)[1].adjusted(7, 5, -5, -5), suits, unit).faces[0][0]
        figure, _ = card_parts(card)
        read = min(figure.height(), figure.width() / 0.62)
        assert read >= size.height() / (26 if suits == 5 else 31), (window, suits, table)
        # One large sign tells that no copy is left, or only one.
        assert fate_place(card).width() >= size.height() / (60 if suits == 5 else 70), (window, suits, table)
