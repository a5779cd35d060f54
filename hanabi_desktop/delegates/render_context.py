"""What all painting shares: the theme and the picture caches."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap

from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.painting.cards import paint_back, paint_face
from hanabi_desktop.painting.pixmap_cache import Make, PaintFunction, PictureDiskCache, PixmapCache, painted
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.table.state import Badge

Paint = Callable[[QPainter, QRectF, Theme], None]


class RenderContext(QObject):
    """The look of one program: one theme at a time, and pictures rasterised once per size."""

    changed = Signal()
    """The theme is another one: everything is to be painted anew."""

    def __init__(
        self,
        theme: Theme,
        parent: QObject | None = None,
        pixmaps: PixmapCache | None = None,
        disk_cache: PictureDiskCache | None = None,
    ) -> None:
        """Takes pictures from `pixmaps`, or starts with an empty store; backgrounds are kept for the next start in `disk_cache`."""
        super().__init__(parent)
        self._theme, self._key = theme, theme.key
        self.pixmaps = PixmapCache() if pixmaps is None else pixmaps
        self._disk_cache = disk_cache

    @property
    def theme(self) -> Theme:
        """What everything is painted in."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Changes to another theme."""
        if theme is not self._theme:
            self._theme, self._key = theme, theme.key
            self.changed.emit()

    def draw(self, painter: QPainter, rect: QRectF, key: Hashable, paint: Paint, make: Make = painted) -> None:
        """A picture from the store. `key` is all that it depends on, but for size and theme; a new one is had from `make`.

        It lies on whole pixels: as sharp as it was painted, and copied rather than reckoned.
        """
        picture = self.picture(rect.size(), painter.device().devicePixelRatioF(), key, paint, make)
        painter.drawPixmap(rect.topLeft().toPoint(), picture)

    def picture(self, size: QSizeF, ratio: float, key: Hashable, paint: Paint, make: Make = painted) -> QPixmap:
        """The picture that `draw` draws, in logical pixels for a device that has `ratio` times as many."""
        theme = self._theme
        return self.pixmaps.cached((key, self._key), size, ratio, lambda p, r: paint(p, r, theme), make)

    def draw_ground(self, painter: QPainter, rect: QRectF, name: str, paint: Paint, *, opaque: bool = True) -> None:
        """What is large and always the same, such as what lies behind a whole page; who gives the same name shares it."""
        self.draw(painter, rect, name, paint, self.maker(name, opaque=opaque))

    def maker(self, name: str, of: object = "", *, opaque: bool = False) -> Make:
        """A factory of pictures that go through the disk cache: only of what everybody may see, so of no face.

        `of` is all that such a picture depends on, besides its name, its size and the theme.
        """
        cache = self._disk_cache
        if cache is None:
            return partial(painted, opaque=opaque)

        def make(size: QSize, ratio: float, paint: PaintFunction) -> QPixmap:
            return cache.picture(name, f"{self._key} {of!r}", size, ratio, paint, opaque=opaque)

        return make

    def draw_badge(self, painter: QPainter, rect: QRectF, badge: Badge) -> None:
        """A player's badge from the store."""
        self.draw(painter, rect, badge, lambda p, r, theme: paint_badge(p, r, badge, theme))

    def badge(self, size: QSizeF, ratio: float, badge: Badge) -> QPixmap:
        """A player's badge as it stands in a line of text, nearer to the name than to what stands before it."""

        def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
            side = rect.height() * 0.83
            paint_badge(painter, QRectF(rect.left(), rect.center().y() - side / 2, side, side), badge, theme)

        return self.picture(size, ratio, ("badge in a line", badge), paint)

    def draw_symbol(self, painter: QPainter, rect: QRectF, suit: Suit) -> None:
        """A suit's symbol from the store."""
        picture = self.symbol(rect.size(), painter.device().devicePixelRatioF(), suit)
        painter.drawPixmap(rect.topLeft().toPoint(), picture)

    def symbol(self, size: QSizeF, ratio: float, suit: Suit) -> QPixmap:
        """The picture that `draw_symbol` draws."""
        return self.picture(size, ratio, ("symbol", suit), lambda p, r, theme: paint_symbol(p, r, suit, theme))

    def draw_card(self, painter: QPainter, rect: QRectF, face: Card | None) -> None:
        """A card of this size from the store: its face, or its back where the face is not known."""
        picture = self.card(rect.size(), painter.device().devicePixelRatioF(), face)
        painter.drawPixmap(rect.topLeft().toPoint(), picture)

    def card(self, size: QSizeF, ratio: float, face: Card | None) -> QPixmap:
        """The picture that `draw_card` draws."""
        if face is None:
            return self.picture(size, ratio, "back", paint_back, self.maker("back"))
        return self.picture(size, ratio, face, lambda p, r, theme: paint_face(p, r, face.suit, face.rank, theme))
