"""Large pictures of the last run, kept on disk: a scene is painted in a tenth of a second, and read in a hundredth of it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap

from hanabi_desktop import __version__
from hanabi_desktop.painting.stores.pixmaps import PaintFunction, painted

_FORMATS = {True: QImage.Format.Format_RGB32, False: QImage.Format.Format_ARGB32_Premultiplied}
"""Of pictures that are opaque, and of others."""
_LARGEST = 1 << 26
"""Bytes: more than a scene on a screen of 4K."""


class KeptPictures:
    """One picture of each name, that of the window as it was last opened.

    Nothing depends on it: what is not there, cannot be read or is of another version is painted, and what cannot be
    written is painted again next time.
    """

    def __init__(self, folder: Path) -> None:
        """`folder` need not exist, nor be writable."""
        self._folder = folder
        self._asked: set[str] = set()

    def picture(
        self, name: str, look: str, size: QSize, ratio: float, paint: PaintFunction, *, opaque: bool = False
    ) -> QPixmap:
        """What `paint` paints in so many logical pixels, if need be; `look` names all that it depends on besides."""
        first = name not in self._asked
        self._asked.add(name)
        if not first:
            # The sizes that a window goes through are of no use to the next one.
            return painted(size, ratio, paint, opaque=opaque)
        path = self._folder / f"{name}.picture"
        whole = (size * ratio).expandedTo(QSize(1, 1))
        head = f"{_painters()} {look} {opaque} {whole.width()}x{whole.height()}\n".encode()
        found = _read(path, head, whole, _FORMATS[opaque])
        if found is None:
            made = painted(size, ratio, paint, opaque=opaque)
            _write(path, head, made.toImage().convertToFormat(_FORMATS[opaque]))
            return made
        found.setDevicePixelRatio(ratio)
        return found


def _painters() -> str:
    """Of which version those are who paint: where their source lies here, as they stand in it now."""
    newest = 0
    with suppress(OSError), os.scandir(Path(__file__).parents[1]) as entries:
        newest = max((entry.stat().st_mtime_ns for entry in entries if entry.name.endswith(".py")), default=0)
    return f"{__version__} {newest}"


def _read(path: Path, head: bytes, size: QSize, format_: QImage.Format) -> QPixmap | None:
    weight = 4 * size.width() * size.height()
    try:
        with path.open("rb", buffering=0) as file:
            if os.fstat(file.fileno()).st_size != len(head) + 4 + weight or file.read(len(head)) != head:
                return None
            check, image = file.read(4), QImage(size, format_)
            pixels = image.bits()
            if len(pixels) != weight or file.readinto(pixels) != weight:
                return None
    except OSError:
        return None
    return QPixmap.fromImage(image) if crc32(pixels).to_bytes(4, "big") == check else None


def _write(path: Path, head: bytes, image: QImage) -> None:
    pixels = image.constBits()
    if len(pixels) > _LARGEST or image.bytesPerLine() != 4 * image.width():
        return
    part = path.with_name(f"{path.name}.{os.getpid()}")
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with part.open("wb") as file:
                file.write(head)
                file.write(crc32(pixels).to_bytes(4, "big"))
                file.write(pixels)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
