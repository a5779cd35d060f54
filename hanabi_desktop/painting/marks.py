"""What lies over a card: what hints told about it, that it is pointed at, irreplaceable, or has the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from hanabi_desktop.painting.canvas import alpha, drawing, pen, placed, rounded
from hanabi_desktop.painting.cards import card_rect
from hanabi_desktop.painting.figures import paint_figure
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit

_RANKS = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class HintMarks:
    """What hints have told about one card.

    `told_*` is what was said of the card itself and is framed; the rest is only what is left over. `fresh_*` lights up
    what the latest hint said.
    """

    suits_in_play: tuple[Suit, ...]
    possible_suits: frozenset[Suit]
    possible_ranks: frozenset[int] = frozenset(_RANKS)
    told_suits: frozenset[Suit] = frozenset()
    told_ranks: frozenset[int] = frozenset()
    fresh_suit: bool = False
    fresh_rank: bool = False

    @property
    def says_rank(self) -> bool:
        """Whether anything is known of the value."""
        return bool(self.told_ranks) or len(self.possible_ranks) < len(_RANKS)

    @property
    def says_suit(self) -> bool:
        """Whether anything is known of the colour."""
        return bool(self.told_suits) or len(self.possible_suits) < len(self.suits_in_play)


def marks_rect(rect: QRectF, whole_card: bool = True) -> QRectF:
    """Where hint marks are painted: the whole card, or only what check and cross leave free."""
    return placed(card_rect(rect), 0.07, 0.05, 0.86, 0.90 if whole_card else 0.60)


def paint_hint_marks(painter: QPainter, rect: QRectF, marks: HintMarks, theme: Theme, whole_card: bool = True) -> None:
    """Value above, colour below: large when known, small pips of what is left when something has been ruled out."""
    if not marks.says_rank and not marks.says_suit:
        return
    area = marks_rect(rect, whole_card)
    rows = placed(area, 0, 0, 1, 0.49), placed(area, 0, 0.51, 1, 0.49)
    if marks.says_rank:

        def rank_pip(cell: QRectF, place: int) -> None:
            paint_figure(painter, cell, _RANKS[place], theme.mark_text)

        left = [place for place, rank in enumerate(_RANKS) if rank in marks.possible_ranks]
        _paint_row(painter, rows[0], len(_RANKS), left, rank_pip, bool(marks.told_ranks), marks.fresh_rank, theme)
    if marks.says_suit:
        suits = marks.suits_in_play

        def suit_pip(cell: QRectF, place: int) -> None:
            paint_symbol(painter, cell, suits[place], theme)

        left = [place for place, suit in enumerate(suits) if suit in marks.possible_suits]
        _paint_row(painter, rows[1], len(suits), left, suit_pip, bool(marks.told_suits), marks.fresh_suit, theme)


def _paint_row(
    painter: QPainter,
    row: QRectF,
    count: int,
    left: Sequence[int],
    paint_pip: Callable[[QRectF, int], None],
    told: bool,
    fresh: bool,
    theme: Theme,
) -> None:
    """A dark plate with the possibilities on it; framed in amber when told outright."""
    if len(left) <= 2:
        width = min(row.width(), row.height() * (1.0 if len(left) < 2 else 1.7))
        plate = QRectF(row.center().x() - width / 2, row.y(), width, row.height())
    else:
        plate = row
    radius = min(plate.width(), plate.height()) * 0.2
    edge = max(1.2, row.width() * 0.028)
    shape = rounded(plate.adjusted(edge, edge, -edge, -edge), radius)
    with drawing(painter):
        painter.fillPath(shape, alpha(theme.mark_plate, 0.92))
        if fresh:
            painter.strokePath(shape, pen(theme.pointed, edge * 1.9))
        elif told:
            painter.strokePath(shape, pen(theme.pointed, edge))
        else:
            thin = pen(alpha(theme.mark_text, 0.45), edge * 0.5)
            painter.strokePath(shape, thin)
        inner = plate.adjusted(edge * 2.2, edge * 2.2, -edge * 2.2, -edge * 2.2)
        if len(left) <= 2:
            step = inner.width() / max(1, len(left))
            for place, pip in enumerate(left):
                cell = QRectF(inner.x() + place * step, inner.y(), step, inner.height())
                paint_pip(_shrunk(cell, 0.06), pip)
                if place:
                    gap = inner.height() * 0.14
                    bar = QPainterPath(QPointF(cell.left(), inner.top() + gap))
                    bar.lineTo(cell.left(), inner.bottom() - gap)
                    painter.strokePath(bar, pen(alpha(theme.mark_text, 0.6), edge * 0.6))
            return
        inner = plate.adjusted(edge * 1.5, edge * 1.3, -edge * 1.5, -edge * 1.3)
        columns = 3
        lines = -(-count // columns)
        for place in range(count):
            line, column = divmod(place, columns)
            in_line = columns if line < lines - 1 or count % columns == 0 else count % columns
            start = inner.x() + (columns - in_line) * inner.width() / columns / 2
            cell = QRectF(
                start + column * inner.width() / columns,
                inner.y() + line * inner.height() / lines,
                inner.width() / columns,
                inner.height() / lines,
            )
            if place in left:
                paint_pip(_shrunk(cell, 0.03), place)
            else:
                painter.setBrush(alpha(theme.mark_text, 0.4))
                painter.drawEllipse(cell.center(), cell.height() * 0.07, cell.height() * 0.07)


def _shrunk(rect: QRectF, share: float) -> QRectF:
    gap = min(rect.width(), rect.height()) * share
    return rect.adjusted(gap, gap, -gap, -gap)


def paint_pointed(painter: QPainter, rect: QRectF, theme: Theme, strength: float = 1.0) -> None:
    """A card pointed at by a hint: a glowing frame with four arrowheads, inside the rectangle.

    Strength 0..1 serves preview (pale) and animation; below 0.6 the arrowheads are hollow.
    """
    strength = max(0.0, min(1.0, strength))
    if strength == 0.0:
        return
    unit = min(rect.width(), rect.height()) / 100
    radius = 9 * unit
    with drawing(painter):
        for width, opacity in ((20.0, 0.06), (17.0, 0.08), (14.0, 0.10), (11.5, 0.13), (9.0, 0.18), (7.0, 0.25)):
            inset = width * unit / 2
            painter.strokePath(
                rounded(rect.adjusted(inset, inset, -inset, -inset), radius),
                pen(alpha(theme.pointed, opacity * strength), width * unit),
            )
        inset = 3.2 * unit
        painter.strokePath(
            rounded(rect.adjusted(inset, inset, -inset, -inset), radius), pen(theme.symbol_outline, 6.4 * unit)
        )
        painter.strokePath(
            rounded(rect.adjusted(inset, inset, -inset, -inset), radius),
            pen(alpha(theme.pointed, 0.45 + 0.55 * strength), 4.6 * unit),
        )
        centre = rect.center()
        for x, y, dx, dy in (
            (centre.x(), rect.top(), 0, 1),
            (centre.x(), rect.bottom(), 0, -1),
            (rect.left(), centre.y(), 1, 0),
            (rect.right(), centre.y(), -1, 0),
        ):
            arrow = QPainterPath(QPointF(x + dy * 10 * unit + dx * unit, y + dx * 10 * unit + dy * unit))
            arrow.lineTo(x + dx * 14 * unit, y + dy * 14 * unit)
            arrow.lineTo(x - dy * 10 * unit + dx * unit, y - dx * 10 * unit + dy * unit)
            arrow.closeSubpath()
            painter.fillPath(arrow, theme.pointed if strength >= 0.6 else theme.mark_plate)
            painter.strokePath(arrow, pen(theme.symbol_outline if strength >= 0.6 else theme.pointed, 1.4 * unit))


def critical_rect(rect: QRectF) -> QRectF:
    """Where the sign of a last copy lies: the upper right corner of the card."""
    card = card_rect(rect)
    size = max(14.0, card.width() * 0.30)
    gap = card.width() * 0.04
    return QRectF(card.right() - size - gap, card.top() + gap, size, size)


def paint_critical(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The sign of a card of which no other copy is left: a toothed seal with an exclamation mark."""
    area = critical_rect(rect)
    with drawing(painter):
        painter.translate(area.center())
        painter.scale(area.width() / 100, area.width() / 100)
        seal = QPainterPath()
        from_centre = (48.0, 40.0)
        for step in range(24):
            point = _around(step * 15.0, from_centre[step % 2])
            if step == 0:
                seal.moveTo(point)
            else:
                seal.lineTo(point)
        seal.closeSubpath()
        painter.fillPath(seal, QColor("#FFC94D"))
        painter.strokePath(seal, pen(theme.symbol_outline, 5))
        stroke = QPainterPath(QPointF(-8, -27))
        stroke.lineTo(8, -27)
        stroke.lineTo(4.5, 8)
        stroke.lineTo(-4.5, 8)
        stroke.closeSubpath()
        stroke.addEllipse(QPointF(0, 21), 7.5, 7.5)
        painter.fillPath(stroke, QColor("#1A0E00"))
        painter.strokePath(stroke, pen(QColor("#1A0E00"), 3))


def _around(degrees: float, radius: float) -> QPointF:
    return QPointF(radius * cos(radians(degrees)), radius * sin(radians(degrees)))


def paint_focus(painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None) -> None:
    """The keyboard focus: a double ring inside the rectangle, seen on dark and on light ground."""
    width = max(float(theme.focus_width), min(rect.width(), rect.height()) * 0.025)
    corner = min(rect.width(), rect.height()) * 0.09 if radius is None else radius
    with drawing(painter):
        outer = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        inner = outer.adjusted(width, width, -width, -width)
        painter.strokePath(rounded(outer, corner), pen(theme.focus, width))
        painter.strokePath(
            rounded(inner, max(1.0, corner - width)),
            pen(theme.symbol_outline if theme.dark else QColor("#FFFFFF"), max(1.5, width * 0.6)),
        )
