"""The render context that all painting shares: the theme, and the cache of pictures."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap

from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.painting.cards import CARD_ASPECT, paint_back, paint_face
from hanabi_desktop.painting.marks import paint_named
from hanabi_desktop.painting.medals import paint_medal
from hanabi_desktop.painting.pile import card_parts, paint_pile_card, symbol_places
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.players import Badge, Character, Emblem
from hanabi_desktop.records.album import Medal
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.wording.typography import Pictured

Paint = Callable[[QPainter, QRectF, Theme], None]


class RenderContext(QObject):
    """The current theme, and the pictures that are rasterised once per size."""

    changed = Signal()
    """The theme is another one: everything is to be painted anew."""

    def __init__(self, theme: Theme, parent: QObject | None = None, pixmaps: PixmapCache | None = None) -> None:
        """Takes pictures from `pixmaps`, or starts with an empty cache."""
        super().__init__(parent)
        self.theme = theme
        """The theme of everything painted; changed with `set_theme`."""
        self.letters = 1.0
        """Text size of the words around the table (1.0 = 100 %)."""
        self.pixmaps = PixmapCache() if pixmaps is None else pixmaps

    def set_theme(self, theme: Theme) -> None:
        """Changes to another theme."""
        if theme is not self.theme:
            self.theme = theme
            self.changed.emit()

    def picture(
        self, size: QSizeF, ratio: float, key: Hashable, paint: Paint, *, file: str = "", opaque: bool = False
    ) -> QPixmap:
        """Returns a picture from the cache; `key` is all that it depends on, but for size and theme.

        `size` is in logical pixels, `ratio` the device pixels for each of them. With a `file` name it is kept on disk
        for the next start: only what everybody may see, so no face.
        """
        theme = self.theme
        full_key = (key, theme.key)
        return self.pixmaps.cached(full_key, size, ratio, lambda p, r: paint(p, r, theme), file=file, opaque=opaque)

    def draw(
        self, painter: QPainter, rect: QRectF, key: Hashable, paint: Paint, *, file: str = "", opaque: bool = False
    ) -> None:
        """Draws a `picture` on whole pixels: as sharp as it was painted, and copied rather than scaled."""
        ratio = painter.device().devicePixelRatioF()
        picture = self.picture(rect.size(), ratio, key, paint, file=file, opaque=opaque)
        painter.drawPixmap(rect.topLeft().toPoint(), picture)

    def draw_background(self, painter: QPainter, rect: QRectF, name: str, paint: Paint, *, opaque: bool = True) -> None:
        """Draws what is large and always the same, such as what lies behind a whole page."""
        self.draw(painter, rect, name, paint, file=name, opaque=opaque)

    def draw_badge(self, painter: QPainter, rect: QRectF, badge: Emblem) -> None:
        """Draws a player's badge."""
        self.draw(painter, rect, badge, lambda p, r, theme: paint_badge(p, r, badge, theme))

    def picture_in_line(self, size: QSizeF, ratio: float, shown: Pictured) -> QPixmap:
        """What stands in a line of text, nearer to what follows than to what stands before it."""

        def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
            height = rect.height() * 0.83
            room = QRectF(rect.left(), rect.center().y() - height / 2, rect.width() - rect.height() * 0.17, height)
            match shown:
                case Badge() | Character():
                    paint_badge(painter, room, shown, theme)
                case Medal():
                    paint_medal(painter, room, shown, theme, won=True)
                case Card(suit, rank):
                    symbols = symbol_places(card_parts(room)[1], 1) if theme.symbols else []
                    paint_pile_card(painter, room, suit, rank, theme, symbols)
                case _:
                    square = QRectF(room.center().x() - height / 2, room.top(), height, height)
                    paint_named(painter, square, shown, theme)

        return self.picture(size, ratio, ("in a line", type(shown), shown), paint)

    def symbol(self, size: QSizeF, ratio: float, suit: Suit) -> QPixmap:
        """A suit's symbol."""
        return self.picture(size, ratio, ("symbol", suit), lambda p, r, theme: paint_symbol(p, r, suit, theme))

    def draw_symbol(self, painter: QPainter, rect: QRectF, suit: Suit) -> None:
        """Draws a suit's symbol."""
        picture = self.symbol(rect.size(), painter.device().devicePixelRatioF(), suit)
        painter.drawPixmap(rect.topLeft().toPoint(), picture)

    def card(self, size: QSizeF, ratio: float, face: Card | None) -> QPixmap:
        """A card: its face, or its back where the face is not known."""
        # Those of hands and of fireworks, which differ in width by rounding only, are one picture.
        size = QSizeF(round(size.width()), round(size.width()) / CARD_ASPECT)
        if face is None:
            return self.picture(size, ratio, "back", paint_back, file="back")
        return self.picture(size, ratio, face, lambda p, r, theme: paint_face(p, r, face.suit, face.rank, theme))

    def draw_card(self, painter: QPainter, rect: QRectF, face: Card | None) -> None:
        """Draws a card: its face, or its back where the face is not known."""
        picture = self.card(rect.size(), painter.device().devicePixelRatioF(), face)
        painter.drawPixmap(rect.topLeft().toPoint(), picture)
