"""Rasterised pictures: a cache in memory, and one on disk for the next start."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCryptographicHash, QPointF, QRectF, QSaveFile, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPainter, QPixmap

from hanabi_desktop import __version__

PaintFunction = Callable[[QPainter, QRectF], None]


def painted(size: QSize, device_pixel_ratio: float, paint_function: PaintFunction, *, opaque: bool = False) -> QPixmap:
    """What `paint_function(painter, rect)` paints on nothing, in so many logical pixels.

    What is `opaque`, as it paints over all of it, is drawn several times as fast.
    """
    picture = QPixmap((size * device_pixel_ratio).expandedTo(QSize(1, 1)))
    picture.setDevicePixelRatio(device_pixel_ratio)
    picture.fill(Qt.GlobalColor.black if opaque else Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    try:
        paint_function(painter, QRectF(QPointF(), size))
    finally:
        painter.end()
    # What has been painted on keeps its painter's workings, which may weigh several times as much; a copy is pixels alone.
    return picture.copy()


Make = Callable[[QSize, float, PaintFunction], QPixmap]
"""Gives the picture of that size, ratio and painting."""


class PixmapCache:
    """A bounded store of rasterised pictures; the least recently used go first.

    The limit is in bytes of picture, because one background weighs as much as hundreds of cards.
    """

    def __init__(self, limit_bytes: int = 96 * 1024 * 1024) -> None:
        self._limit = limit_bytes
        self._weight = 0
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    @property
    def weight(self) -> int:
        """The bytes of all pictures in it."""
        return self._weight

    def cached(
        self,
        key: Hashable,
        size: QSize | QSizeF,
        device_pixel_ratio: float,
        paint_function: PaintFunction,
        make: Make = painted,
    ) -> QPixmap:
        """The picture for a key and size in logical pixels, painted by `paint_function(painter, rect)` if it is new.

        The key names everything the picture depends on besides its size: what it shows, and `theme.key`. A new one is
        had from `make`.
        """
        width, height = max(1, round(size.width())), max(1, round(size.height()))
        full_key = (key, width, height, device_pixel_ratio)
        known = self._pictures.get(full_key)
        if known is not None:
            self._pictures.move_to_end(full_key)
            return known
        picture = make(QSize(width, height), device_pixel_ratio, paint_function)
        self._pictures[full_key] = picture
        self._weight += _weight(picture)
        self._trim()
        return picture

    def limit_to(self, limit_bytes: int) -> None:
        """No more than this from now on."""
        self._limit = limit_bytes
        self._trim()

    def _trim(self) -> None:
        while self._weight > self._limit and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._weight -= _weight(oldest)

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()
        self._weight = 0


def _weight(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


_MAX_BYTES = 16 << 20
"""Of all files together; those used longest ago are deleted first."""
_QUALITY = 80
"""Of a PNG: how little it is compressed. Less takes twice the time to write, and more gives files ten times as large."""


class PictureDiskCache:
    """Keeps one picture of each name for the next start, in a PNG file named after a hash of all that it depends on.

    A file that is missing or damaged is painted, one that cannot be written is painted again next time. Only what
    everybody may see belongs here: no card's face. Delete the folder after changing a painter, or raise the version.
    """

    def __init__(self, folder: Path) -> None:
        """`folder` need not exist, nor be writable."""
        self._folder = folder
        self._asked: set[str] = set()

    def picture(
        self, name: str, look: str, size: QSize, ratio: float, paint: PaintFunction, *, opaque: bool = False
    ) -> QPixmap:
        """What `paint` paints in so many logical pixels; `look` names all that it depends on besides, such as the theme."""
        if name in self._asked:
            # The sizes that a window goes through are of no use to the next one.
            return painted(size, ratio, paint, opaque=opaque)
        self._asked.add(name)
        depends = f"{__version__} {name} {look} {size.width()}x{size.height()} {ratio} {opaque}"
        hashed = QCryptographicHash.hash(depends.encode(), QCryptographicHash.Algorithm.Sha1).data()
        path = self._folder / f"{name}-{bytes(hashed).hex()}.png"
        found = QPixmap()
        with suppress(OSError):
            os.utime(path)
            # With the format named, Qt loads no plugin of other formats.
            found = QPixmap.fromImageReader(QImageReader(str(path), b"png"))
        if found.size() != (size * ratio).expandedTo(QSize(1, 1)):
            found = painted(size, ratio, paint, opaque=opaque)
            self._write(path, found.toImage())
        found.setDevicePixelRatio(ratio)
        return found

    def _write(self, path: Path, image: QImage) -> None:
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            file = QSaveFile(str(path))
            if file.open(QSaveFile.OpenModeFlag.WriteOnly):
                writer = QImageWriter(file, b"png")
                writer.setQuality(_QUALITY)
                if writer.write(image):
                    file.commit()
            self._prune()

    def _prune(self) -> None:
        left = _MAX_BYTES
        files = [(path.stat(), path) for path in self._folder.glob("*.png")]
        for status, path in sorted(files, key=lambda file: file[0].st_mtime, reverse=True):
            left -= status.st_size
            if left < 0:
                path.unlink()
