"""The pixmap cache of rasterised pictures: all of them in memory, the large public ones also on disk for the next start."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer, QCryptographicHash, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPixmap

from hanabi_desktop import __version__
from hanabi_desktop.records.store import read_optional, write_atomically

PaintFunction = Callable[[QPainter, QRectF], None]
_MAX_FILE_BYTES = 16 << 20
"""Limit of all files together; the least recently used are deleted first."""
_QUALITY = 80
"""Quality of a PNG, the opposite of compression: a lower one takes twice the time to write, a higher one ten times the space."""


class PixmapCache:
    """A bounded cache of rasterised pictures; the least recently used go first.

    The limit is in bytes of picture, because one background takes the bytes of hundreds of cards.

    A picture with a file name is also kept in a PNG file, one for each name. A file that is missing or damaged is
    painted, one that cannot be written is painted again next time. Only what everybody may see belongs there: no card's
    face. Delete the folder after changing a painter, or raise the version.
    """

    def __init__(self, limit_bytes: int = 96 << 20, folder: Path | None = None) -> None:
        """`folder` is for the files; it need not exist, nor be writable."""
        self._limit = limit_bytes
        self.weight = 0
        """The bytes of all pictures in memory."""
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._folder = folder
        self._asked: set[str] = set()

    def __len__(self) -> int:
        return len(self._pictures)

    def cached(
        self,
        key: Hashable,
        size: QSize | QSizeF,
        ratio: float,
        paint: PaintFunction,
        *,
        file: str = "",
        opaque: bool = False,
    ) -> QPixmap:
        """Returns the picture of a key and a size in logical pixels; calls `paint(painter, rect)` if it is new.

        The key names everything that the picture depends on besides its size: what it shows, and `theme.key`. `ratio`
        is device pixels per logical pixel. What is `opaque`, as it paints over all of it, is drawn several times as fast.
        """
        whole = QSize(max(1, round(size.width())), max(1, round(size.height())))
        full_key = (key, whole.width(), whole.height(), ratio)
        known = self._pictures.get(full_key)
        if known is not None:
            self._pictures.move_to_end(full_key)
            return known
        # The sizes that a window goes through are of no use to the next one.
        to_disk = self._folder is not None and file and file not in self._asked
        self._asked.add(file)
        depends = f"{__version__} {key!r} {whole.width()}x{whole.height()} {ratio} {opaque}"
        picture = self._load(f"{file}-{_hashed(depends)}.png", whole * ratio) if to_disk else None
        if picture is None:
            picture = painted_pixmap(whole, ratio, paint, opaque=opaque)
            if to_disk:
                self._write(f"{file}-{_hashed(depends)}.png", picture.toImage())
        picture.setDevicePixelRatio(ratio)
        self._pictures[full_key] = picture
        self.weight += _weight(picture)
        self._trim()
        return picture

    def limit_to(self, limit_bytes: int) -> None:
        """Sets the limit, and drops what exceeds it."""
        self._limit = limit_bytes
        self._trim()

    def _trim(self) -> None:
        while self.weight > self._limit and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self.weight -= _weight(oldest)

    def _load(self, name: str, pixels: QSize) -> QPixmap | None:
        assert self._folder is not None
        found = QPixmap()
        # With the format named, Qt loads no plugin of other formats.
        found.loadFromData(read_optional(self._folder / name, _MAX_FILE_BYTES, "a picture that was kept"), "PNG")
        if found.size() != pixels:
            return None
        with suppress(OSError):
            os.utime(self._folder / name)
        return found

    def _write(self, name: str, image: QImage) -> None:
        assert self._folder is not None
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self._folder / name, png_bytes(image, _QUALITY))
            left = _MAX_FILE_BYTES
            files = [(path.lstat(), path) for path in self._folder.glob("*.png")]
            for status, path in sorted(files, key=lambda file: file[0].st_mtime, reverse=True):
                left -= status.st_size
                if left < 0:
                    path.unlink()


def painted_pixmap(size: QSize, ratio: float, paint: PaintFunction, *, opaque: bool = False) -> QPixmap:
    """What `paint(painter, rect)` paints on a transparent ground of `size` logical pixels."""
    picture = QPixmap((size * ratio).expandedTo(QSize(1, 1)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.black if opaque else Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint(painter, QRectF(QPointF(), size))
    # What has been painted on keeps its painter's workings, which may multiply its bytes; a copy is pixels alone.
    return picture.copy()


def png_bytes(image: QImage, quality: int = -1) -> bytes:
    """An image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    writer.setQuality(quality)
    writer.write(image)
    return bytes(buffer.data().data())


def _hashed(text: str) -> str:
    return bytes(QCryptographicHash.hash(text.encode(), QCryptographicHash.Algorithm.Sha1).toHex().data()).decode()


def _weight(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
