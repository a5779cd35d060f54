"""The display of the discard pile: a row for each colour, each value at its own place, and what each place tells."""

from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize

from hanabi_desktop.painting.layout import board_layout, discards_layout, table_layout, window_unit
from hanabi_desktop.painting.pile import card_parts, pile_layout, symbol_places
from tests.painting.test_layout import SUITS, USUAL_TABLES, apart, inside

PILES = st.builds(QRectF, st.just(5.0), st.just(7.0), st.floats(130, 1400), st.floats(120, 800))


@given(PILES, SUITS)
def test_every_copy_has_room_and_none_lies_over_another_value(area: QRectF, suits: int) -> None:
    layout = pile_layout(area, suits)
    rows = [list(row) for row in layout.faces]
    assert inside(area, [*layout.heads, *(face for row in rows for face in row)])
    assert apart([*layout.heads, *(face for row in rows for face in row)])
    for suit, row in enumerate(rows):
        assert all(one.left() < other.left() and one.top() == other.top() for one, other in pairwise(row))
        for value, copies in enumerate((3, 2, 2, 2, 1)):
            places = layout.places(suit, value, copies)
            assert inside(row[value], places)
            # Side by side, or one card that stands for all of them.
            assert apart(places) if layout.each else len({place.left() for place in places}) == 1
            # Nothing moves when another copy comes.
            assert layout.places(suit, value, 1) == places[:1]


@given(st.floats(12, 90), st.floats(0.66, 1.3), st.integers(1, 4))
def test_figure_and_symbols_of_a_card_lie_apart(height: float, aspect: float, count: int) -> None:
    card = QRectF(3, 4, height * aspect, height)
    figure, area = card_parts(card)
    symbols = symbol_places(area, count)
    assert inside(card, [figure, *symbols])
    assert apart([figure, *symbols])
    assert figure.height() >= card.height() * 0.5


def test_figures_of_the_pile_are_read_from_across_the_room() -> None:
    for window, suits, table in product(((1024, 700), (1366, 768), (1920, 1080), (2560, 1080)), (5, 6), USUAL_TABLES):
        size = QSize(*window)
        unit = window_unit(size)
        height = board_layout(size, size.height() - 27 * unit).table
        plate = table_layout(QRectF(0, 0, size.width(), height), *table[:2], suits, unit).discards
        card = pile_layout(discards_layout(plate, unit).thing.adjusted(7, 5, -5, -5), suits, unit).card
        figure, _ = card_parts(QRectF(0, 0, card.width(), card.height()))
        assert min(figure.height(), figure.width() / 0.62) >= size.height() / 36, (window, suits, table)
