"""The display of the discard pile: a row for each colour, each value at its own place, and what each place tells."""

from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize

from hanabi_desktop.painting.layout import board_layout, discards_layout, table_layout, window_unit
from hanabi_desktop.painting.pile import card_parts, fate_place, pile_layout, symbol_places
from tests.painting.test_layout import SUITS, USUAL_TABLES, apart, inside

PILES = st.builds(QRectF, st.just(5.0), st.just(7.0), st.floats(130, 1400), st.floats(120, 800))


@given(PILES, SUITS)
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
        unit = window_unit(size)
        height = board_layout(size, size.height() - 27 * unit).table
        plate = table_layout(QRectF(0, 0, size.width(), height), *table[:2], suits, unit).discards
        card = pile_layout(discards_layout(plate, unit)[1].adjusted(7, 5, -5, -5), suits, unit).faces[0][0]
        figure, _ = card_parts(card)
        read = min(figure.height(), figure.width() / 0.62)
        assert read >= size.height() / (26 if suits == 5 else 31), (window, suits, table)
        # One large sign tells that no copy is left, or only one.
        assert fate_place(card).width() >= size.height() / (60 if suits == 5 else 70), (window, suits, table)
