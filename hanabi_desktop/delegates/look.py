"""What all painting shares: the theme and the store of finished pictures."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter

from hanabi_desktop.painting.stores.kept import KeptPictures
from hanabi_desktop.painting.stores.pixmaps import Make, PixmapCache, painted
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Card


class Look(QObject):
    """The look of one program: one theme at a time, and pictures rasterised once per size."""

    changed = Signal()
    """The theme is another one: everything is to be painted anew."""

    def __init__(
        self,
        theme: Theme,
        parent: QObject | None = None,
        pixmaps: PixmapCache | None = None,
        kept: KeptPictures | None = None,
    ) -> None:
        """Takes pictures from `pixmaps`, or starts with an empty store; grounds are kept for the next start by `kept`."""
        super().__init__(parent)
        self.theme = theme
        self.pixmaps = PixmapCache() if pixmaps is None else pixmaps
        self._kept = kept

    def set_theme(self, theme: Theme) -> None:
        """Changes to another theme."""
        if theme is not self.theme:
            self.theme = theme
            self.changed.emit()

    def draw_ground(
        self,
        painter: QPainter,
        rect: QRectF,
        name: str,
        paint: Callable[[QPainter, QRectF, Theme], None],
        *,
        opaque: bool = True,
    ) -> None:
        """What is large and always the same, such as what lies behind a whole page; who gives the same name shares it."""
        theme, ratio = self.theme, painter.device().devicePixelRatioF()
        make = self.maker(name, opaque=opaque)
        picture = self.pixmaps.cached((name, theme.key), rect.size(), ratio, lambda p, r: paint(p, r, theme), make)
        painter.drawPixmap(rect.topLeft(), picture)

    def maker(self, name: str, of: object = "", *, opaque: bool = False) -> Make:
        """Who makes pictures for the store that may be kept for the next start: only what everybody may see for ever.

        `of` is all that such a picture depends on, besides its name, its size and the theme.
        """
        if self._kept is None:
            return partial(painted, opaque=opaque)
        return partial(self._kept.picture, name, f"{self.theme.key} {of!r}", opaque=opaque)

    def draw_card(self, painter: QPainter, rect: QRectF, face: Card | None) -> None:
        """A card of this size from the store: its face, or its back where the face is not known."""
        # Where no card is to be seen, nobody waits for their painters.
        from hanabi_desktop.painting.cards import paint_back, paint_face

        theme = self.theme
        ratio = painter.device().devicePixelRatioF()
        if face is None:
            picture = self.pixmaps.cached(
                ("back", theme.key), rect.size(), ratio, lambda p, r: paint_back(p, r, theme), self.maker("back")
            )
        else:
            suit, rank = face.suit, face.rank
            picture = self.pixmaps.cached(
                ("face", face, theme.key), rect.size(), ratio, lambda p, r: paint_face(p, r, suit, rank, theme)
            )
        painter.drawPixmap(rect.topLeft(), picture)
