"""Words as they are painted again and again."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontInfo, QPainter, QPixmap

from hanabi_desktop.painting.stores.pixmaps import painted
from hanabi_desktop.widgets.latest import Latest

_LARGEST = 64
"""Pixels: of higher letters Qt keeps no pictures, and fills their outlines whenever they are painted."""


class Written:
    """Keeps the picture of words in large letters, as seen last; smaller ones are painted as usual."""

    def __init__(self) -> None:
        """Nothing is written yet."""
        self._picture = Latest[QPixmap]()

    def paint(
        self, painter: QPainter, rect: QRectF, font: QFont, made_of: object, write: Callable[[QPainter], object]
    ) -> None:
        """`write` paints the words into `rect`, in letters as large as those of `font`.

        `made_of` is all that they depend on besides, their colour included.
        """
        ratio = painter.device().devicePixelRatioF()
        if QFontInfo(font).pixelSize() * ratio <= _LARGEST:
            write(painter)
            return
        whole = rect.toAlignedRect()

        def paint(on_nothing: QPainter, _: QRectF) -> None:
            on_nothing.translate(-whole.topLeft())
            write(on_nothing)

        picture = self._picture.of((made_of, whole, ratio), lambda: painted(whole.size(), ratio, paint))
        painter.drawPixmap(whole.topLeft(), picture)
