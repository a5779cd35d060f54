"""A cache of large pictures on disk: a scene takes a tenth of a second to paint, and a hundredth to load."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCryptographicHash, QSaveFile, QSize
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPixmap

from hanabi_desktop import __version__
from hanabi_desktop.painting.stores.pixmaps import PaintFunction, painted

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
