"""Pictures are painted once for each size, within a limit; those with a file name once for several starts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from hanabi_desktop.painting import pixmap_cache
from hanabi_desktop.painting.pixmap_cache import PixmapCache

SIZE = QSize(40, 30)

pytestmark = pytest.mark.usefixtures("qapp")


class Brush:
    """Paints a colour, and counts how often."""

    def __init__(self, colour: str = "#336699") -> None:
        self.colour = QColor(colour)
        self.rects: list[QRectF] = []

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        self.rects.append(rect)
        painter.fillRect(rect, self.colour)


def test_a_picture_is_painted_once_for_its_key_size_and_ratio() -> None:
    cache, brush = PixmapCache(), Brush()
    first = cache.cached(("back", "dark"), QSize(20, 28), 1.0, brush)
    again = cache.cached(("back", "dark"), QSizeF(20.2, 27.9), 1.0, brush)
    assert again.cacheKey() == first.cacheKey()
    assert brush.rects == [QRectF(0, 0, 20, 28)]
    cache.cached(("back", "light"), QSize(20, 28), 1.0, brush)
    cache.cached(("back", "dark"), QSize(21, 28), 1.0, brush)
    dense = cache.cached(("back", "dark"), QSize(20, 28), 1.5, brush)
    assert (dense.size(), dense.deviceIndependentSize()) == (QSize(30, 42), QSizeF(20, 28))
    assert dense.toImage().pixelColor(29, 41) == brush.colour
    assert len(brush.rects) == len(cache) == 4
    assert not cache.cached("empty", QSize(0, 0), 1.0, brush).isNull()


def test_the_least_recently_used_go_when_the_limit_is_reached() -> None:
    brush, cache, one = Brush(), PixmapCache(limit_bytes=3 * 10 * 10 * 4), 10 * 10 * 4
    for key in "abcad":
        cache.cached(key, QSize(10, 10), 1.0, brush)
    assert (len(cache), len(brush.rects)) == (3, 4)
    cache.cached("a", QSize(10, 10), 1.0, brush)
    assert len(brush.rects) == 4
    cache.cached("b", QSize(10, 10), 1.0, brush)
    assert len(brush.rects) == 5
    cache.limit_to(2 * one)
    assert (len(cache), cache.weight) == (2, 2 * one)
    # One picture may be larger than the limit.
    cache.limit_to(10)
    assert len(cache) == 1


def ask(
    folder: Path, paint: Brush, size: QSize = SIZE, look: str = "dark", ratio: float = 1.0, *, opaque: bool = True
) -> QImage:
    """What a program that has just been started is given."""
    return PixmapCache(folder=folder).cached(look, size, ratio, paint, file="title", opaque=opaque).toImage()


def test_the_next_start_reads_what_this_one_painted(tmp_path: Path) -> None:
    for folder, colour, ratio in (("new", "#336699", 1.0), ("dense", "#336699", 2.0), ("glass", "#80336699", 1.0)):
        paint = Brush(colour)
        opaque = paint.colour.alpha() == 255
        first, second = (ask(tmp_path / folder, paint, ratio=ratio, opaque=opaque) for _ in range(2))
        assert len(paint.rects) == 1
        assert first.size() == second.size() == SIZE * ratio
        assert second.pixelColor(second.width() - 1, 5).alpha() == paint.colour.alpha()
        assert not opaque or second.pixelColor(5, 5) == paint.colour


def test_another_size_or_look_is_painted_and_sizes_that_a_window_goes_through_are_not_kept(tmp_path: Path) -> None:
    paint = Brush()
    for size, look in ((SIZE, "dark"), (QSize(41, 30), "dark"), (QSize(41, 30), "light")):
        assert ask(tmp_path, paint, size, look).size() == size
    assert len(paint.rects) == 3
    cache = PixmapCache(folder=tmp_path / "one")
    for width in (40, 50, 60):
        cache.cached("dark", QSize(width, 30), 1.0, paint, file="title")
    assert len(list((tmp_path / "one").iterdir())) == 1


def test_a_damaged_picture_is_painted_anew(tmp_path: Path) -> None:
    paint = Brush()
    ask(tmp_path, paint)
    (file,) = tmp_path.iterdir()
    data = file.read_bytes()
    for number, damaged in enumerate((b"", data[: len(data) // 2], b"?" + data[1:]), 2):
        file.write_bytes(damaged)
        assert ask(tmp_path, paint).pixelColor(39, 29) == paint.colour
        assert len(paint.rects) == number
        assert file.read_bytes() == data


def test_where_nothing_can_be_kept_all_is_painted(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    paint = Brush()
    for _ in range(2):
        assert ask(tmp_path / "file" / "folder", paint).pixelColor(1, 1) == paint.colour
    assert len(paint.rects) == 2


def test_pictures_used_longest_ago_go_where_they_grow_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Path] = []
    for look in ("first", "second", "third"):
        ask(tmp_path, Brush(), look=look)
        made += set(tmp_path.iterdir()) - set(made)
        monkeypatch.setattr(pixmap_cache, "_MAX_FILE_BYTES", made[0].stat().st_size * 5 // 2)
        for file in tmp_path.iterdir():
            os.utime(file, (time := file.stat().st_mtime - 60, time))
        # The first one is used each day.
        ask(tmp_path, Brush(), look="first")
    assert set(tmp_path.iterdir()) == {made[0], made[2]}
