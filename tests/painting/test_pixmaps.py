from __future__ import annotations

import ctypes

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter

from hanabi_desktop.painting.cards import paint_back
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.painting.theme import Contrast, Scheme, theme_for
from tests.each import each

pytestmark = pytest.mark.usefixtures("qapp")


class Brush:
    """Counts how often it paints."""

    def __init__(self) -> None:
        self.rects: list[QRectF] = []

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        self.rects.append(rect)
        painter.fillRect(rect, QColor("red"))


def test_a_picture_is_painted_once_for_its_key_size_and_ratio() -> None:
    cache, brush = PixmapCache(), Brush()
    first = cache.cached(("back", "dark"), QSize(20, 28), 1.0, brush)
    again = cache.cached(("back", "dark"), QSizeF(20.2, 27.9), 1.0, brush)
    assert again.cacheKey() == first.cacheKey()
    assert brush.rects == [QRectF(0, 0, 20, 28)]
    cache.cached(("back", "light"), QSize(20, 28), 1.0, brush)
    cache.cached(("back", "dark"), QSize(21, 28), 1.0, brush)
    assert len(brush.rects) == len(cache) == 3


def test_dense_screens_get_dense_pictures() -> None:
    picture = PixmapCache().cached("x", QSize(20, 28), 1.5, Brush())
    assert picture.size() == QSize(30, 42)
    assert picture.deviceIndependentSize() == QSizeF(20, 28)
    assert picture.toImage().pixelColor(29, 41) == QColor("red")


def test_the_least_recently_used_go_when_the_limit_is_reached() -> None:
    brush = Brush()
    cache = PixmapCache(limit_bytes=3 * 10 * 10 * 4)
    for key in ("a", "b", "c"):
        cache.cached(key, QSize(10, 10), 1.0, brush)
    cache.cached("a", QSize(10, 10), 1.0, brush)
    cache.cached("d", QSize(10, 10), 1.0, brush)
    assert len(cache) == 3
    painted = len(brush.rects)
    cache.cached("a", QSize(10, 10), 1.0, brush)
    assert len(brush.rects) == painted
    cache.cached("b", QSize(10, 10), 1.0, brush)
    assert len(brush.rects) == painted + 1


def test_a_lower_limit_holds_at_once() -> None:
    cache = PixmapCache()
    for key in "abc":
        cache.cached(key, QSize(10, 10), 1.0, Brush())
    cache.limit_to(2 * 10 * 10 * 4)
    assert (len(cache), cache.weight) == (2, 2 * 10 * 10 * 4)


def test_one_picture_may_be_larger_than_the_limit() -> None:
    cache, brush = PixmapCache(limit_bytes=10), Brush()
    cache.cached("a", QSize(10, 10), 1.0, brush)
    cache.cached("a", QSize(10, 10), 1.0, brush)
    assert len(brush.rects) == 1


def test_an_empty_size_is_no_error() -> None:
    assert not PixmapCache().cached("a", QSize(0, 0), 1.0, Brush()).isNull()


class _Heap(ctypes.Structure):
    """What the C library of Linux tells of its heap."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ["arena", "ordblks", "smblks", "hblks", "mapped", "usmblks", "fsmblks", "used", "free", "top"]
    )


def _held() -> int:
    """Bytes of the heap that are in use."""
    try:
        tell = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError, TypeError):
        pytest.skip("nobody tells here")
    tell.restype = _Heap
    told: _Heap = tell()
    return int(told.used) + int(told.mapped)


@each("size", [QSize(20, 28), QSize(100, 140)])
def test_the_limit_is_what_the_pictures_weigh(size: QSize) -> None:
    theme = theme_for(Scheme.DARK, Contrast.NORMAL)
    cache = PixmapCache()
    before = 0
    for number in range(200):
        if number == 20:
            # By now there is all that is kept for painting such a picture at all.
            before = _held() - cache.weight
        cache.cached(number, size, 1.0, lambda painter, rect: paint_back(painter, rect, theme))
    # Each picture has a head of some hundred bytes, and a place in the store.
    assert _held() - before < 1.1 * cache.weight + 200 * 800
