"""The pixmaps that the overlay moves: each is rendered once, before the first frame."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.board.motion import acts
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.delegates.pictures import paint_token
from hanabi_desktop.delegates.render_context import Paint, RenderContext
from hanabi_desktop.models.table import Token
from hanabi_desktop.painting.bursts import Burst, paint_burst
from hanabi_desktop.painting.canvas import alpha, drawing, glow, rounded
from hanabi_desktop.painting.pixmap_cache import painted_pixmap
from hanabi_desktop.painting.symbols import paint_figure, paint_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Card, ColourHint, Hint

_GOLD = QColor("#FFD36A")
_BLOOD = QColor("#5A0A08")
_EMBER = QColor("#FF5A2A")
_LARGEST_BURST = QSizeF(512, 512)
"""Maximum size of its picture: it is all light, and soon over, so that nobody sees it enlarged."""


class Sprites:
    """Pixmaps by sprite and size, from the program's picture cache."""

    def __init__(self, look: RenderContext, board: Surface) -> None:
        """For what moves on `board`."""
        self._look = look
        self._board = board
        self.held: dict[acts.HeldSpot, QPixmap] = {}
        """Pictures of cards in hands, which are valid for one scene only."""

    def of(self, sprite: acts.Sprite, size: QSizeF) -> QPixmap:
        """The pixmap of something, of that size at least."""
        match sprite:
            case Card() | None:
                return self._look.card(size, self._board.devicePixelRatioF(), sprite)
            case acts.HeldSpot():
                if sprite not in self.held:
                    view = self._board.hand_views[sprite.seat]
                    self.held[sprite] = paint_held(view, sprite.row, self._board.devicePixelRatioF())
                return self.held[sprite]
            case Token():
                return self.token(sprite, size)
            case _:
                return self._picture(
                    ("hint", *_said(sprite)), size, lambda p, r, theme: _paint_hint(p, r, sprite, theme)
                )

    @property
    def theme(self) -> Theme:
        """The current theme."""
        return self._look.theme

    def veil(self, tone: acts.Tone) -> QColor:
        """The colour that the table darkens to."""
        return _BLOOD if tone is acts.Tone.BAD else QColor(Qt.GlobalColor.black)

    def edge(self, tone: acts.Tone) -> QColor:
        """The colour of the frame around words."""
        theme = self._look.theme
        return {acts.Tone.BAD: theme.bad, acts.Tone.LOST: theme.bad, acts.Tone.GOOD: theme.good}.get(
            tone, theme.panel_edge
        )

    def token(self, token: Token, size: QSizeF) -> QPixmap:
        """A token, the way it lies."""
        return self._picture(token, size, lambda p, r, theme: paint_token(p, r, token, theme))

    def hot(self, card: Card, size: QSizeF) -> QPixmap:
        """The card's shape, glowing red."""
        face = self.of(card, size)

        def paint(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
            painter.drawPixmap(QPointF(), face)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            painter.fillRect(rect, _EMBER)

        return self._picture(("hot", card), size, paint)

    def light(self, tone: acts.Tone, size: QSizeF) -> QPixmap:
        """A soft frame of light; `size` is the `light_size` of what it lies around."""
        theme = self._look.theme
        colour = {
            acts.Tone.GOOD: _GOLD,
            acts.Tone.BAD: _EMBER,
            acts.Tone.POINTED: theme.pointed,
            acts.Tone.LOST: theme.muted_text,
        }[tone]
        return self._picture(("light", tone), size, lambda p, r, _: _paint_light(p, r, colour))

    def glow(self, colour: QColor, size: float) -> QPixmap:
        """A round light."""
        return self._picture(
            ("glow", colour.rgba()), QSizeF(size, size), lambda p, r, _: glow(p, r.center(), r.width() / 2, colour)
        )

    def burst(self, burst: acts.FireworkBurst) -> QPixmap:
        """A burst at its maximum size."""
        suit = burst.suit

        def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
            centre = rect.center()
            # Some motifs reach further than their radius: room is left for them.
            picture = Burst(centre.x(), centre.y(), rect.width() * 0.36, 4)
            paint_burst(painter, suit, picture, theme.spark[suit], theme.rainbow)

        return self._picture(("motion-burst", suit), acts.burst_rect(burst).size().boundedTo(_LARGEST_BURST), paint)

    def _picture(self, key: Hashable, size: QSizeF, paint: Paint) -> QPixmap:
        return self._look.picture(size, self._board.devicePixelRatioF(), key, paint)


def larger(act: acts.Flight | acts.Turning) -> QSizeF:
    """The size at which a picture that grows or shrinks is rendered."""
    return act.source.size().expandedTo(act.target.size())


def light_size(size: QSizeF) -> QSizeF:
    """The size of the light around something of that size."""
    more = min(size.width(), size.height()) * 0.4
    return QSizeF(size.width() + more, size.height() + more)


def _said(hint: Hint) -> tuple[str, int]:
    return ("colour", int(hint.suit)) if isinstance(hint, ColourHint) else ("value", hint.rank)


def _paint_hint(painter: QPainter, rect: QRectF, hint: Hint, theme: Theme) -> None:
    """A round plate with the colour's symbol or the value."""
    with drawing(painter):
        disc = rect.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(theme.pointed, max(2.0, rect.width() * 0.05)))
        painter.setBrush(theme.mark_plate)
        painter.drawEllipse(disc)
        if isinstance(hint, ColourHint):
            inner = disc.width() * 0.20
            paint_symbol(painter, disc.adjusted(inner, inner, -inner, -inner), hint.suit, theme)
        else:
            wide, high = disc.width() * 0.28, disc.height() * 0.16
            paint_figure(painter, disc.adjusted(wide, high, -wide, -high), hint.rank, theme.mark_text)


def _paint_light(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Frames of light around the middle, fainter the further out."""
    with drawing(painter):
        more = min(rect.width(), rect.height()) * 0.2
        steps = 10
        for step in range(steps):
            share = step / steps
            out = more * share
            frame = rect.adjusted(more - out, more - out, out - more, out - more)
            width = more / steps * 1.6
            painter.strokePath(rounded(frame, more * 0.5 + out), QPen(alpha(colour, 0.85 * (1 - share) ** 2), width))


def paint_held(view: HandView, row: int, ratio: float) -> QPixmap:
    """A card of a hand as the view paints it now, on a transparent background."""
    size = view.visualRect(view.model().index(row, 0)).size()
    return painted_pixmap(size, ratio, lambda painter, cell: view.paint_row(painter, cell, view.rows[row]))
