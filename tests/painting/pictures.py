"""Helpers for tests that look at what was painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.paths import pictures

PaintFunction = Callable[[QPainter, QRectF], None]

THEMES: tuple[Theme, ...] = tuple(theme_for(scheme, contrast) for scheme in Scheme for contrast in Contrast)
TWO_THEMES = theme_for(Scheme.DARK), theme_for(Scheme.LIGHT, Contrast.HIGH)
"""As different as themes are: enough for what depends on shapes."""
SVG_NAMES = sorted(file.relative_to(pictures()).with_suffix("").as_posix() for file in pictures().glob("*/*"))
"""Of all drawings, as they are asked for."""


Ground = QColor | Qt.GlobalColor


def blank(width: int, height: int, colour: Ground = Qt.GlobalColor.transparent) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(colour)
    return image


def picture(paint: PaintFunction, width: int, height: int, colour: Ground = Qt.GlobalColor.transparent) -> QImage:
    """What a paint function makes of a whole picture."""
    image = blank(width, height, colour)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def grey(image: QImage) -> bytes:
    """One byte of brightness for each pixel."""
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data, stride, width = bytes(plain.constBits()), plain.bytesPerLine(), plain.width()
    return b"".join(data[y * stride : y * stride + width] for y in range(plain.height()))


def difference(first: QImage, second: QImage, tolerance: int = 40) -> float:
    """The share of pixels that differ in greyscale by more than the tolerance."""
    pixels = grey(first)
    return sum(abs(a - b) > tolerance for a, b in zip(pixels, grey(second), strict=True)) / len(pixels)


def is_empty(image: QImage) -> bool:
    return image == blank(image.width(), image.height())
