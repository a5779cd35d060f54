"""The disk cache: scenes are painted once, and loaded at the next start."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from hanabi_desktop.painting import pixmap_cache
from hanabi_desktop.painting.pixmap_cache import PixmapCache

SIZE = QSize(40, 30)

pytestmark = pytest.mark.usefixtures("qapp")


class Painter:
    """Paints a colour, and counts how often."""

    def __init__(self, colour: str = "#336699") -> None:
        self.colour = QColor(colour)
        self.painted = 0

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        self.painted += 1
        painter.fillRect(rect, self.colour)


def ask(folder: Path, paint: Painter, size: QSize = SIZE, look: str = "dark", *, opaque: bool = True) -> QImage:
    """What a program that has just been started is given."""
    return PixmapCache(folder=folder).cached(look, size, 1.0, paint, file="title", opaque=opaque).toImage()


def test_the_next_start_reads_what_this_one_painted(tmp_path: Path) -> None:
    paint = Painter()
    first, second = ask(tmp_path / "new", paint), ask(tmp_path / "new", paint)
    assert paint.painted == 1
    assert first == second
    assert second.pixelColor(5, 5) == paint.colour


def test_another_size_or_look_is_painted(tmp_path: Path) -> None:
    paint = Painter()
    for size, look in ((SIZE, "dark"), (QSize(41, 30), "dark"), (QSize(41, 30), "light")):
        assert ask(tmp_path, paint, size, look).size() == size
    assert paint.painted == 3


def test_what_is_not_opaque_stays_so(tmp_path: Path) -> None:
    paint = Painter("#80336699")
    ask(tmp_path, paint, opaque=False)
    assert ask(tmp_path, paint, opaque=False).pixelColor(3, 3).alpha() == 0x80
    assert paint.painted == 1


@pytest.mark.parametrize("spoil", ["empty", "cut", "another"])
def test_a_damaged_picture_is_painted_anew(tmp_path: Path, spoil: str) -> None:
    paint = Painter()
    ask(tmp_path, paint)
    (file,) = tmp_path.iterdir()
    data = file.read_bytes()
    pieces = {"empty": b"", "cut": data[: len(data) // 2], "another": b"?" + data[1:]}
    file.write_bytes(pieces[spoil])
    assert ask(tmp_path, paint).pixelColor(39, 29) == paint.colour
    assert paint.painted == 2
    assert file.read_bytes() == data


def test_sizes_that_a_window_goes_through_are_not_kept(tmp_path: Path) -> None:
    paint, cache = Painter(), PixmapCache(folder=tmp_path)
    for width in (40, 50, 60):
        cache.cached("dark", QSize(width, 30), 1.0, paint, file="title", opaque=True)
    ask(tmp_path, paint)
    assert paint.painted == 3


def test_where_nothing_can_be_kept_all_is_painted(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    paint = Painter()
    for _ in range(2):
        assert ask(tmp_path / "file" / "folder", paint).pixelColor(1, 1) == paint.colour
    assert paint.painted == 2


def test_each_pixel_of_a_dense_screen_is_kept(tmp_path: Path) -> None:
    paint = Painter()
    for _ in range(2):
        picture = PixmapCache(folder=tmp_path).cached("dark", SIZE, 2.0, paint, file="title", opaque=True)
        assert (picture.size(), picture.devicePixelRatio()) == (SIZE * 2, 2.0)
        assert picture.toImage().pixelColor(79, 59) == paint.colour
        assert picture.toImage().format() != QImage.Format.Format_ARGB32_Premultiplied
    assert paint.painted == 1


def test_pictures_used_longest_ago_are_deleted_where_they_grow_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Path] = []
    for look in ("first", "second", "third"):
        ask(tmp_path, Painter(), look=look)
        made += set(tmp_path.iterdir()) - set(made)
        monkeypatch.setattr(pixmap_cache, "_MAX_FILE_BYTES", made[0].stat().st_size * 5 // 2)
        for file in tmp_path.iterdir():
            os.utime(file, (time := file.stat().st_mtime - 60, time))
        # The first one is used each day.
        ask(tmp_path, Painter(), look="first")
    assert set(tmp_path.iterdir()) == {made[0], made[2]}
