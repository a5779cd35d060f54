"""Makes the program's icons from its own painter: `python resources/packaging/icons.py`.

Without arguments: the PNG files of the hicolor theme in resources/desktop/icons, which are committed; with --hicolor
FOLDER somewhere else. With a folder alone: hanabi.ico for Windows and hanabi.icns for macOS there, which the
self-contained program is built with.
"""

import os
import struct
import sys
from functools import cache
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from hanabi_desktop.gui import APP_ID
from hanabi_desktop.painting.symbols import paint_icon

HICOLOR = (16, 24, 32, 48, 64, 128, 256, 512)
ICONS = Path(__file__).resolve().parents[1] / "desktop" / "icons"
_ICO = (16, 20, 24, 32, 40, 48, 64, 256)
_KINDS = "icp4 icp5 icp6 ic07 ic08 ic09 ic10 ic11 ic12 ic13 ic14"
_ICNS = dict(zip(_KINDS.split(), (16, 32, 64, 128, 256, 512, 1024, 32, 64, 256, 512), strict=True))
"""The kinds of picture in an .icns file, and how many pixels each has a side."""


def picture(size: int) -> QImage:
    """The icon, so many pixels a side."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_icon(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


@cache
def png(size: int) -> bytes:
    """The icon as a PNG file; several formats want the same sizes."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(size).convertToFormat(QImage.Format.Format_ARGB32).save(buffer, "PNG", 0)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico() -> bytes:
    """The icon in all sizes that Windows shows, as PNG in an .ico file."""
    pictures = [png(size) for size in _ICO]
    offset = 6 + 16 * len(pictures)
    entries = []
    for size, data in zip(_ICO, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset))
        offset += len(data)
    return b"".join([struct.pack("<HHH", 0, 1, len(pictures)), *entries, *pictures])


def icns() -> bytes:
    """The icon in all sizes that macOS shows, as PNG in an .icns file."""
    chunks = []
    for kind, size in _ICNS.items():
        data = png(size)
        chunks.append(kind.encode() + struct.pack(">I", 8 + len(data)) + data)
    body = b"".join(chunks)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_hicolor(folder: Path = ICONS) -> None:
    """Writes the sizes that Linux desktops look for, in the folders where they look."""
    for size in HICOLOR:
        path = folder / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png(size))


def main(arguments: list[str]) -> None:
    """Makes the icons that the command line asks for."""
    application = QGuiApplication.instance() or QGuiApplication([])
    if arguments[:1] == ["--hicolor"]:
        write_hicolor(Path(arguments[1]))
    elif arguments:
        folder = Path(arguments[0])
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "hanabi.ico").write_bytes(ico())
        (folder / "hanabi.icns").write_bytes(icns())
    else:
        write_hicolor()
    del application


if __name__ == "__main__":
    main(sys.argv[1:])
