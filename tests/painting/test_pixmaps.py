from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter

from hanabi_desktop.painting.pixmaps import PixmapCache

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


def test_one_picture_may_be_larger_than_the_limit() -> None:
    cache, brush = PixmapCache(limit_bytes=10), Brush()
    cache.cached("a", QSize(10, 10), 1.0, brush)
    cache.cached("a", QSize(10, 10), 1.0, brush)
    assert len(brush.rects) == 1
    cache.clear()
    assert len(cache) == 0


def test_an_empty_size_is_no_error() -> None:
    assert not PixmapCache().cached("a", QSize(0, 0), 1.0, Brush()).isNull()
