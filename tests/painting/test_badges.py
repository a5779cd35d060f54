"""The players' badges: told apart in any sight, and like no suit."""

from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from hanabi_desktop.painting.badges import dye_colour, dye_ink, paint_badge, sign_path
from hanabi_desktop.painting.symbols import symbol_path
from hanabi_desktop.painting.theme import Contrast, Scheme, theme_for
from hanabi_desktop.rules import Suit
from hanabi_desktop.table.state import Badge, Dye, Sign, given_badges
from tests.each import each
from tests.painting.colour_sight import contrast_ratio, nearest

GRID = 24
"""Shapes are compared in so many fields each way."""


def test_no_two_colours_are_alike_in_any_sight() -> None:
    assert nearest([dye_colour(dye) for dye in Dye]) > 20


@each("dye", Dye)
def test_the_sign_reads_well_on_its_colour(dye: Dye) -> None:
    assert contrast_ratio(dye_ink(dye), dye_colour(dye)) > 4.5


def shape(path: object, scale: float) -> frozenset[tuple[int, int]]:
    """The fields of a grid whose middle lies inside a shape."""
    inside = path.contains  # type: ignore[attr-defined]
    return frozenset(
        (x, y)
        for x in range(GRID)
        for y in range(GRID)
        if inside(QPointF((x + 0.5) / GRID * scale, (y + 0.5) / GRID * scale))
    )


def alike(one: frozenset[tuple[int, int]], other: frozenset[tuple[int, int]]) -> float:
    """The share of what either fills that both fill."""
    return len(one & other) / len(one | other)


def test_no_two_signs_are_alike() -> None:
    shapes = [shape(sign_path(sign), 100) for sign in Sign]
    assert max(alike(one, other) for one, other in combinations(shapes, 2)) < 0.6


@each("sign", Sign)
def test_no_sign_is_like_the_symbol_of_a_suit(sign: Sign) -> None:
    here = shape(sign_path(sign), 100)
    assert max(alike(here, shape(symbol_path(suit), 1)) for suit in Suit) < 0.62


@each("sign", Sign)
def test_every_sign_stays_in_its_square(sign: Sign) -> None:
    assert QRectF(-1, -1, 102, 102).contains(sign_path(sign).boundingRect())


@each("scheme", Scheme)
@each("contrast", Contrast)
def test_badges_are_told_apart_at_sixteen_pixels(qapp: QApplication, scheme: Scheme, contrast: Contrast) -> None:
    pictures = []
    # In one colour, as the sign alone has to do.
    for sign in Sign:
        image = QImage(16, 16, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_badge(painter, QRectF(0, 0, 16, 16), Badge(sign, Dye.TEAL), theme_for(scheme, contrast))
        painter.end()
        pictures.append([image.pixelColor(x, y).lightnessF() for x in range(16) for y in range(16)])
    for one, other in combinations(pictures, 2):
        assert sum(abs(a - b) > 0.3 for a, b in zip(one, other, strict=True)) >= 16


def test_five_players_have_five_badges() -> None:
    assert len({badge.dye for badge in given_badges(5)}) == 5
