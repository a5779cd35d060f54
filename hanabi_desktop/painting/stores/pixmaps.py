"""Pictures rasterised once per size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

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
