"""Cards, their marks and their fireworks: every part in its place, every state told apart without colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from hanabi_desktop.painting import cards
from hanabi_desktop.painting.canvas import placed
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
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit
from tests.each import each
from tests.painting.pictures import TWO_THEMES, PaintFunction, difference, picture

pytestmark = pytest.mark.usefixtures("qapp")

THEME = TWO_THEMES[0]
FIVE = tuple(Suit)[:5]
SIZES = [(40, 56), (56, 79), (120, 168), (300, 420), (200, 90)]
each_theme = each("theme", TWO_THEMES)


def test_zones_and_marks_lie_apart_inside_the_card() -> None:
    for width, height in SIZES:
        bounds = QRectF(7, 11, width, height)
        card, marks = cards.card_rect(bounds), marks_rect(bounds)
        assert card.width() / card.height() == pytest.approx(5 / 7)
        assert bounds.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(card)
        assert card.contains(marks)
        for zones in ((cards.number_rect, cards.symbol_rect), (cards.play_rect, cards.discard_rect)):
            first, second = (zone(bounds) for zone in zones)
            assert card.contains(first.united(second))
            assert not first.intersects(second)
            if card.width() >= 56:
                assert min(first.width(), first.height(), second.width(), second.height()) >= 24
        assert not any(marks.intersects(zone(bounds)) for zone in (cards.play_rect, cards.discard_rect))


def test_nothing_lies_over_number_symbol_or_what_is_known() -> None:
    for width, height in SIZES[1:]:
        bounds = QRectF(0, 0, width, height)
        card = cards.card_rect(bounds)
        number, symbol = placed(card, 0.07, 0.045, 0.42, 0.43), placed(card, 0.54, 0.045, 0.4, 0.29)
        assert cards.number_rect(bounds).contains(number)
        assert cards.symbol_rect(bounds).contains(symbol)
        seal, note, slip = critical_rect(bounds), cards.note_rect(bounds), cards.note_rect(bounds, face=True)
        assert seal.width() >= 14
        for thing in (seal, slip):
            assert not any(thing.intersects(each) for each in (number, symbol, marks_rect(bounds)))
        others = cards.play_rect(bounds), cards.discard_rect(bounds), marks_rect(bounds)
        assert not any(note.intersects(each) for each in others)
        assert all(card.contains(each) for each in (seal, note, slip))


@each_theme
def test_symbols_differ_in_greyscale(theme: Theme) -> None:
    for size in (12, 24):
        drawn = {suit: picture(partial(paint_symbol, suit=suit, theme=theme), size, size, theme.panel) for suit in Suit}
        for first, second in combinations(Suit, 2):
            assert difference(drawn[first], drawn[second]) > 0.10, (first.name, second.name)


def _face(suit: Suit, rank: int, width: int = 40, theme: Theme = THEME) -> QImage:
    return picture(partial(cards.paint_face, suit=suit, rank=rank, theme=theme), width, width * 7 // 5)


def test_every_face_differs_from_every_other() -> None:
    for width in (40, 120):
        faces = {(suit, rank): _face(suit, rank, width) for suit in Suit for rank in range(1, 6)}
        for first, second in combinations(faces, 2):
            assert faces[first] != faces[second]
        for rank, other in combinations(range(1, 6), 2):
            assert difference(faces[Suit.BLUE, rank], faces[Suit.BLUE, other]) > 0.04


def test_check_and_cross_differ_by_shape_and_when_unavailable() -> None:
    signs = [
        picture(lambda p, r, paint=paint, able=able: paint(p, r, THEME, able), 32, 32)  # type: ignore[misc]
        for paint in (cards.paint_check, cards.paint_cross)
        for able in (True, False)
    ]
    for first, second in combinations(signs, 2):
        assert difference(first, second) > 0.05


def _marked(marks: HintMarks | None, theme: Theme = THEME) -> QImage:
    def paint(painter: QPainter, rect: QRectF) -> None:
        cards.paint_back(painter, rect, theme)
        if marks is not None:
            paint_hint_marks(painter, rect, marks, theme)

    return picture(paint, 80, 112)


def test_marks_are_painted_only_when_something_is_known() -> None:
    assert _marked(HintMarks(FIVE, frozenset(FIVE))) == _marked(None)
    assert _marked(HintMarks(FIVE, frozenset(FIVE), frozenset({1, 2, 3, 4}))) != _marked(None)


@each_theme
def test_marks_tell_told_left_over_and_latest_apart(theme: Theme) -> None:
    three, every = frozenset({3}), frozenset(FIVE)
    marks = [
        HintMarks(FIVE, every, three),
        HintMarks(FIVE, every, three, told_ranks=three),
        HintMarks(FIVE, every, three, told_ranks=three, fresh_rank=True),
        HintMarks(FIVE, frozenset({Suit.RED})),
        HintMarks(FIVE, frozenset({Suit.BLUE})),
        HintMarks(FIVE, every - {Suit.RED}),
    ]
    for first, second in combinations([_marked(one, theme) for one in marks], 2):
        assert first != second


@each_theme
def test_frames_and_signs_are_seen_on_every_suit(theme: Theme) -> None:
    def over(suit: Suit, paint: Callable[[QPainter, QRectF, Theme], object]) -> PaintFunction:
        def both(painter: QPainter, rect: QRectF) -> None:
            cards.paint_face(painter, rect, suit, 2, theme)
            paint(painter, rect, theme)

        return both

    for suit in Suit:
        paints = (lambda *_: None, paint_pointed, paint_critical, paint_focus)
        for first, second in combinations([picture(over(suit, paint), 80, 112) for paint in paints], 2):
            assert difference(first, second) > 0.01


def _firework(theme: Theme, height: int, reach: int = 5, complete: bool = False, wide: int = 90) -> QImage:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_firework(painter, rect, Suit.WHITE, height, theme, reach, complete)

    return picture(paint, wide, wide * 5 // 3, theme.table)


@each_theme
def test_states_of_a_firework_differ_in_greyscale(theme: Theme) -> None:
    for height in (0, 1, 3):
        assert difference(_firework(theme, height), _firework(theme, height, height)) > 0.10, "stuck"
    assert difference(_firework(theme, 5), _firework(theme, 5, complete=True)) > 0.03
    for first, second in combinations([_firework(theme, height) for height in range(6)], 2):
        assert difference(first, second) > 0.03


@each_theme
def test_a_firework_that_can_still_grow_a_little_has_no_ribbon_and_says_how_far(theme: Theme) -> None:
    rect = QRectF(0, 0, 180, 300)
    sign = limit_rect(rect).united(next_rect(rect)).toAlignedRect()
    for height, reach in ((0, 1), (0, 4), (2, 3)):
        limited, free, stuck = (_firework(theme, height, far, wide=180) for far in (reach, 5, height))
        assert difference(limited.copy(sign), free.copy(sign)) > 0.1
        assert difference(limited.copy(sign), stuck.copy(sign)) > 0.1
        # But for that sign it is a firework like any other.
        for image in (limited, free):
            painter = QPainter(image)
            painter.fillRect(sign, theme.table)
            painter.end()
        assert limited == free


def test_no_burst_hides_number_symbol_or_signs() -> None:
    """Where there is sky and where there is hardly any: the card shows its face as it would anywhere."""
    for height, wanted in ((1, None), (3, 220.0), (5, 300.0)):
        card = firework_card_rect(QRectF(0, 0, 230, 300), wanted)

        def paint(painter: QPainter, rect: QRectF, height: int = height, wanted: float | None = wanted) -> None:
            paint_firework(painter, rect, Suit.RED, height, THEME, 5, False, wanted)

        def paint_card(painter: QPainter, _: QRectF, card: QRectF = card, height: int = height) -> None:
            cards.paint_face(painter, card, Suit.RED, height, THEME)

        whole, face = (picture(each, 230, 300, THEME.table) for each in (paint, paint_card))
        for left in (0.05, 0.66):
            spot = card.topLeft() + QPointF(left, 0.07) * card.width()
            corner = QRectF(spot, QSizeF(0.28, 0.4) * card.width()).toRect()
            assert difference(whole.copy(corner), face.copy(corner)) < 0.02
        # The crown of a complete one is never cut off.
        assert wanted is None or card.height() == pytest.approx(min(wanted, 300 / 1.17))
