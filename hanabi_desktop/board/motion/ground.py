"""The board as it lies beneath what moves, taken once: as it is now, and single places as they were a moment ago.

Only the public table is ever taken, and only as its models have it: nothing of the view that was open before.
"""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget
from typing_extensions import override

from hanabi_desktop.board.discard_view import DiscardView
from hanabi_desktop.board.motion.acts import (
    Cover,
    DiscardSpot,
    FireworkSpot,
    HeldSpot,
    Spot,
    TokenSpot,
)
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.faults.catching import answered
from hanabi_desktop.models.rows import ROW_ROLE, Index
from hanabi_desktop.models.tokens import TokenKind
from hanabi_desktop.painting.stores.pixmaps import painted
from hanabi_desktop.widgets.views.fireworks_view import FireworksView
from hanabi_desktop.widgets.views.placed_view import PlacedView


class OneRow(QAbstractListModel):
    """One value, so that a delegate can paint it although it lies in no view any more."""

    def __init__(self, value: object, parent: QObject | None = None) -> None:
        """Holds `value`."""
        super().__init__(parent)
        self._value = value

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 1

    @override
    @answered(None)
    def data(self, index: Index, role: int = 0) -> Any:
        return self._value if role == ROW_ROLE else None


class Ground:
    """Pictures of the board in `area`."""

    def __init__(self, board: Surface, area: QRect, covers: tuple[Cover, ...]) -> None:
        """Takes them. The overlay must be hidden meanwhile."""
        self._area = area
        self._ratio = board.devicePixelRatioF()
        self._now = board.grab(area)
        self._covers = tuple((cover, cover.rect.toAlignedRect(), self._covered(board, cover)) for cover in covers)

    def _covered(self, board: Surface, cover: Cover) -> QPixmap:
        """A place without what has come there: what lies under its view, and what lay there before."""
        rect = cover.rect.toAlignedRect()
        view = _view(board, cover.spot)

        def paint(painter: QPainter, _: QRectF) -> None:
            for widget in _ancestors(board, view):
                corner = widget.mapTo(board, QPoint())
                part = rect.translated(-corner).intersected(widget.rect())
                if not part.isEmpty():
                    place = part.topLeft() + corner - rect.topLeft()
                    widget.render(painter, place, QRegion(part), QWidget.RenderFlag(0))
            painter.translate(QPointF(view.viewport().mapTo(board, QPoint()) - rect.topLeft()))
            _paint_rest(painter, view, cover.spot)

        return painted(rect.size(), self._ratio, paint)

    def draw(self, painter: QPainter, region: QRegion, time: float) -> None:
        """Draws the board beneath the acts in a region."""
        painter.save()
        painter.setClipRegion(region)
        part = region.boundingRect().intersected(self._area)
        source = QRectF(QPointF(part.topLeft() - self._area.topLeft()) * self._ratio, QRectF(part).size() * self._ratio)
        painter.drawPixmap(QRectF(part), self._now, source)
        for cover, rect, picture in self._covers:
            if time < cover.until and region.intersects(rect):
                painter.setOpacity(1 - time / cover.until if cover.fading else 1.0)
                painter.drawPixmap(rect.topLeft(), picture)
        painter.restore()

    def lifted(self, since: float, time: float) -> QRegion:
        """The places that change between two moments."""
        region = QRegion()
        for cover, rect, _ in self._covers:
            if since < cover.until <= time or (cover.fading and since < cover.until):
                region += rect
        return region


def _view(board: Surface, spot: Spot) -> QAbstractItemView:
    match spot:
        case HeldSpot():
            return board.hand_views[spot.seat]
        case FireworkSpot():
            return board.fireworks
        case DiscardSpot():
            return board.discards
        case TokenSpot():
            return board.clocks if spot.kind is TokenKind.CLOCK else board.fuses


def _ancestors(board: Surface, view: QWidget) -> list[QWidget]:
    """The board and whatever lies between it and the view, outermost first."""
    chain: list[QWidget] = []
    widget = view.parentWidget()
    while widget is not None and widget is not board:
        chain.insert(0, widget)
        widget = widget.parentWidget()
    return [board, *chain]


def _paint_rest(painter: QPainter, view: QAbstractItemView, spot: Spot) -> None:
    """What stays in the view, painted by the view's own delegate."""
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.state = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_Active
    model, delegate = view.model(), view.itemDelegate()
    match spot:
        case HeldSpot():
            return
        case DiscardSpot():
            if isinstance(view, DiscardView):
                # Other cards may lie partly under or over this place.
                view.paint_pile(painter, {(spot.row, spot.column): spot.was})
        case FireworkSpot():
            rows = [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]
            rows[spot.row] = spot.was
            if isinstance(view, FireworksView):
                # Bursts may shine over their neighbours' sky.
                view.paint_sky(painter, rows)
            for row, firework in enumerate(rows):
                option.rect = view.visualRect(model.index(row, 0))
                stand_in = OneRow(firework)
                delegate.paint(painter, option, stand_in.index(0))
        case TokenSpot():
            if isinstance(view, PlacedView):
                view.paint_ground(painter, QRectF(view.viewport().rect()))
            for row in range(model.rowCount()):
                if row not in spot.rows:
                    option.rect = view.visualRect(model.index(row, 0))
                    delegate.paint(painter, option, model.index(row, 0))


def paint_held(view: QAbstractItemView, row: int, ratio: float) -> QPixmap:
    """A card of a hand as its delegate paints it now, on nothing."""
    index = view.model().index(row, 0)
    rect = view.visualRect(index)
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.state = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_Active
    option.rect = QRect(QPoint(), rect.size())
    return painted(rect.size(), ratio, lambda painter, _: view.itemDelegate().paint(painter, option, index))
