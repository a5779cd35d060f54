from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from hanabi_desktop.painting.canvas import placed
from hanabi_desktop.painting.cards import (
    CARD_ASPECT,
    card_rect,
    discard_rect,
    note_rect,
    number_rect,
    paint_back,
    paint_check,
    paint_cross,
    paint_face,
    play_rect,
    symbol_rect,
)
from hanabi_desktop.painting.fireworks import firework_card_rect, limit_rect, next_rect, paint_firework
from hanabi_desktop.painting.marks import (
    HintMarks,
    critical_rect,
    marks_rect,
    paint_critical,
    paint_focus,
    paint_hint_marks,
    paint_pointed,
)
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.rules import Suit
from tests.each import each
from tests.painting.pictures import THEMES, difference, picture

pytestmark = pytest.mark.usefixtures("qapp")

THEME = theme_for(Scheme.DARK)
FIVE = tuple(Suit)[:5]
SIZES = [(40, 56), (56, 79), (120, 168), (300, 420), (200, 90)]
each_theme = each("theme", THEMES)


@each(("width", "height"), SIZES)
@each("zones", [(number_rect, symbol_rect), (play_rect, discard_rect)])
def test_zones_lie_apart_inside_the_card(
    width: int, height: int, zones: tuple[Callable[[QRectF], QRectF], Callable[[QRectF], QRectF]]
) -> None:
    bounds = QRectF(7, 11, width, height)
    first, second = (zone(bounds) for zone in zones)
    card = card_rect(bounds)
    assert card.width() / card.height() == pytest.approx(5 / 7)
    assert bounds.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(card)
    for zone in (first, second):
        assert card.contains(zone)
        if card.width() >= 56:
            assert min(zone.width(), zone.height()) >= 24
    assert not first.intersects(second)


@each(("width", "height"), SIZES)
def test_marks_leave_check_and_cross_free(width: int, height: int) -> None:
    bounds = QRectF(0, 0, width, height)
    marks = marks_rect(bounds)
    assert card_rect(bounds).contains(marks)
    assert not marks.intersects(play_rect(bounds))
    assert not marks.intersects(discard_rect(bounds))


@each(("width", "height"), SIZES[1:])
def test_nothing_lies_over_number_symbol_or_what_is_known(width: int, height: int) -> None:
    bounds = QRectF(0, 0, width, height)
    card = card_rect(bounds)
    number, symbol = placed(card, 0.07, 0.045, 0.42, 0.43), placed(card, 0.54, 0.045, 0.4, 0.29)
    assert number_rect(bounds).contains(number)
    assert symbol_rect(bounds).contains(symbol)
    seal, note, slip = critical_rect(bounds), note_rect(bounds), note_rect(bounds, face=True)
    assert seal.width() >= 14
    for thing, printed in ((seal, (number, symbol)), (slip, (number, symbol))):
        assert not any(thing.intersects(each) for each in (*printed, marks_rect(bounds)))
    assert not any(note.intersects(each) for each in (play_rect(bounds), discard_rect(bounds), marks_rect(bounds)))
    assert all(card.contains(each) for each in (seal, note, slip))


@each_theme
@each("size", [12, 24])
def test_symbols_differ_in_greyscale(theme: Theme, size: int) -> None:
    shapes = {
        suit: picture(lambda p, r, suit=suit: paint_symbol(p, r, suit, theme), size, size, theme.panel)  # type: ignore[misc]
        for suit in Suit
    }
    for first, second in combinations(Suit, 2):
        assert difference(shapes[first], shapes[second]) > 0.10, (first.name, second.name)


def _face(suit: Suit, rank: int, width: int = 40, theme: Theme = THEME) -> QImage:
    return picture(lambda p, r: paint_face(p, r, suit, rank, theme), width, width * 7 // 5)


@each("width", [40, 120])
def test_every_face_differs_from_every_other(width: int) -> None:
    faces = {(suit, rank): _face(suit, rank, width) for suit in Suit for rank in range(1, 6)}
    for first, second in combinations(faces, 2):
        assert faces[first] != faces[second]
    for rank, other in combinations(range(1, 6), 2):
        assert difference(faces[Suit.BLUE, rank], faces[Suit.BLUE, other]) > 0.04


def test_the_number_lies_in_its_zone_and_the_symbol_in_its_own() -> None:
    size = QRectF(0, 0, 120, 168)
    one, four = _face(Suit.RED, 1, 120), _face(Suit.RED, 4, 120)
    zone = number_rect(size).toRect()
    assert difference(one.copy(zone), four.copy(zone)) > 0.05
    small_red, small_white = _face(Suit.RED, 3, 60), _face(Suit.BLUE, 3, 60)
    zone = number_rect(QRectF(0, 0, 60, 84)).adjusted(4, 4, -4, -4).toRect()
    assert difference(small_red.copy(zone), small_white.copy(zone)) < 0.02
    zone = symbol_rect(QRectF(0, 0, 60, 84)).toRect()
    assert difference(small_red.copy(zone), small_white.copy(zone)) > 0.05


@each("suit", Suit)
def test_firework_grows_with_the_value(suit: Suit) -> None:
    """The sky below the number holds ever more light."""
    light = []
    for rank in range(1, 6):
        image = _face(suit, rank, 120).copy(8, 92, 100, 60)
        light.append(sum(image.pixelColor(x, y).lightness() for x in range(0, 100, 2) for y in range(0, 60, 2)))
    assert light == sorted(light)


def test_the_back_shows_nothing_of_a_face() -> None:
    assert picture(lambda p, r: paint_back(p, r, THEME), 60, 84) == picture(
        lambda p, r: paint_back(p, r, THEME), 60, 84
    )


def test_check_and_cross_differ_by_shape_and_when_unavailable() -> None:
    signs = [
        picture(lambda p, r: paint_check(p, r, THEME, True), 32, 32),
        picture(lambda p, r: paint_cross(p, r, THEME, True), 32, 32),
        picture(lambda p, r: paint_check(p, r, THEME, False), 32, 32),
        picture(lambda p, r: paint_cross(p, r, THEME, False), 32, 32),
    ]
    for first, second in combinations(signs, 2):
        assert difference(first, second) > 0.05


def _marked(marks: HintMarks | None, theme: Theme = THEME) -> QImage:
    def paint(painter, rect) -> None:  # type: ignore[no-untyped-def]
        paint_back(painter, rect, theme)
        if marks is not None:
            paint_hint_marks(painter, rect, marks, theme)

    return picture(paint, 80, 112)


def test_marks_are_painted_only_when_something_is_known() -> None:
    assert _marked(HintMarks(FIVE, frozenset(FIVE))) == _marked(None)
    assert _marked(HintMarks(FIVE, frozenset(FIVE), frozenset({1, 2, 3, 4}))) != _marked(None)


@each_theme
def test_marks_tell_told_left_over_and_latest_apart(theme: Theme) -> None:
    three = frozenset({3})
    every = frozenset(FIVE)
    pictures = [
        _marked(HintMarks(FIVE, every, three), theme),
        _marked(HintMarks(FIVE, every, three, told_ranks=three), theme),
        _marked(HintMarks(FIVE, every, three, told_ranks=three, fresh_rank=True), theme),
        _marked(HintMarks(FIVE, frozenset({Suit.RED})), theme),
        _marked(HintMarks(FIVE, frozenset({Suit.BLUE})), theme),
        _marked(
            HintMarks(tuple(Suit), frozenset({Suit.RED, Suit.MULTICOLOUR}), told_suits=frozenset({Suit.RED})), theme
        ),
        _marked(HintMarks(FIVE, every - {Suit.RED}), theme),
    ]
    for first, second in combinations(pictures, 2):
        assert first != second


@each_theme
def test_frames_and_signs_are_seen_on_every_suit(theme: Theme) -> None:
    for suit in Suit:
        plain = _face(suit, 2, 80, theme)

        def over(paint, suit: Suit = suit):  # type: ignore[no-untyped-def]
            def both(painter, rect) -> None:  # type: ignore[no-untyped-def]
                paint_face(painter, rect, suit, 2, theme)
                paint(painter, rect, theme)

            return picture(both, 80, 112)

        pictures = [plain, over(paint_pointed), over(paint_critical), over(paint_focus)]
        for first, second in combinations(pictures, 2):
            assert difference(first, second) > 0.01


def test_no_strength_paints_no_frame() -> None:
    empty = picture(lambda p, r: paint_pointed(p, r, THEME, 0.0), 60, 84)
    assert empty == picture(lambda _p, _r: None, 60, 84)


@each_theme
@each("height", [0, 1, 3])
def test_a_firework_that_can_grow_no_more_differs_in_greyscale(theme: Theme, height: int) -> None:
    alive = picture(lambda p, r: paint_firework(p, r, Suit.WHITE, height, theme), 90, 150, theme.table)
    stuck = picture(lambda p, r: paint_firework(p, r, Suit.WHITE, height, theme, reach=height), 90, 150, theme.table)
    assert difference(alive, stuck) > 0.10


@each_theme
@each(("height", "reach"), [(0, 1), (0, 4), (2, 3)])
def test_a_firework_that_can_still_grow_a_little_has_no_ribbon_and_says_how_far(
    theme: Theme, height: int, reach: int
) -> None:
    def paint(reach: int) -> QImage:
        return picture(lambda p, r: paint_firework(p, r, Suit.WHITE, height, theme, reach=reach), 180, 300, theme.table)

    rect = QRectF(0, 0, 180, 300)
    sign = limit_rect(rect).united(next_rect(rect)).toAlignedRect()
    limited, free, stuck = (paint(far) for far in (reach, 5, height))
    assert difference(limited.copy(sign), free.copy(sign)) > 0.1
    assert difference(limited.copy(sign), stuck.copy(sign)) > 0.1
    # But for that sign it is a firework like any other.
    for image in (limited, free):
        painter = QPainter(image)
        painter.fillRect(sign, theme.table)
        painter.end()
    assert limited == free


@each("height", [1, 3, 5])
@each("card_height", [None, 220.0, 300.0])
def test_no_burst_hides_number_symbol_or_signs(height: int, card_height: float | None) -> None:
    """Where there is sky and where there is none: the card shows its face as it would anywhere."""
    rect = QRectF(0, 0, 230, 300)
    card = firework_card_rect(rect, card_height)
    whole = picture(
        lambda p, r: paint_firework(p, r, Suit.RED, height, THEME, 5, False, card_height), 230, 300, THEME.table
    )
    face = picture(lambda p, r: paint_face(p, card, Suit.RED, height, THEME), 230, 300, THEME.table)
    wide = card.width()
    for spot in (
        card.topLeft() + QPointF(wide * 0.05, wide * 0.07),
        card.topLeft() + QPointF(wide * 0.66, wide * 0.07),
    ):
        corner = QRectF(spot, QSizeF(wide * 0.28, wide * 0.4)).toRect()
        assert difference(whole.copy(corner), face.copy(corner)) < 0.02
    assert card_height is None or card.height() == min(card_height, 230 * 0.97 / CARD_ASPECT)


@each_theme
def test_a_complete_firework_is_celebrated(theme: Theme) -> None:
    usual = picture(lambda p, r: paint_firework(p, r, Suit.RED, 5, theme), 90, 150, theme.table)
    complete = picture(lambda p, r: paint_firework(p, r, Suit.RED, 5, theme, complete=True), 90, 150, theme.table)
    assert difference(usual, complete) > 0.03


def _growing(height: int) -> QImage:
    return picture(lambda p, r: paint_firework(p, r, Suit.GREEN, height, THEME), 90, 150)


def test_every_height_looks_different() -> None:
    for first, second in combinations([_growing(height) for height in range(6)], 2):
        assert difference(first, second) > 0.03
