"""Dragging an own card: it follows the pointer, and the drop target under it shows what dropping would do."""

from collections.abc import Callable

from msgspec import Struct, field
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.board.motion.board_motion import BoardMotion
from hanabi_desktop.board.motion.sprites import paint_held
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import Firework
from hanabi_desktop.painting.canvas import alpha
from hanabi_desktop.rules import Discard, Play, Suit
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.hints import Offers
from hanabi_desktop.table.actions import MoveCard
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.text import tr

_BACK = 180
"""Milliseconds in which a card that was dropped nowhere flies back."""


class Aim(Struct, frozen=True):
    """Drop target under the pointer, and what dropping the card there would do."""

    area: QRectF = field(default_factory=QRectF)
    """What is lit, in the board's coordinates; nothing within the hand, where a gap shows it."""
    action: Play | Discard | MoveCard | None = None
    words: str = ""
    possible: bool = True
    asks: bool = False
    """Whether it is asked back whatever the players' settings say."""


class Carrying(QWidget):
    """Overlay that paints the dragged card and its drop target; it takes no clicks."""

    def __init__(
        self, board: Board, look: RenderContext, requests: Requests, motion: BoardMotion, offers: Callable[[], Offers]
    ) -> None:
        """`offers` tells what the player who looks may do now."""
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board = board
        self._look = look
        self._requests = requests
        self._motion = motion
        self._offers = offers
        self._hand: HandView | None = None
        self._card: TableCard | None = None
        self._offered: Offers | None = None
        self._picture: QPixmap | None = None
        self._spot = QRectF()
        """Where the card is, in the board's coordinates."""
        self._grip: QPointF | None = None
        """Where in its picture it was taken."""
        self.aim = Aim()
        self._flight = QVariantAnimation(self, duration=_BACK)
        self._flight.valueChanged.connect(self._fly)
        self._flight.finished.connect(self._land)
        self.hide()
        for hand in board.hand_views:
            hand.card_lifted.connect(self._lift)
            hand.card_carried.connect(self._carry)
            hand.card_dropped.connect(self._drop)
            hand.card_put_down.connect(self._end)

    # From being taken to being let go

    def _lift(self, card: TableCard) -> None:
        hand = self._board.hand_views[card.seat]
        self._hand, self._card, self._offered = hand, card, self._offers()
        self._picture = paint_held(hand, card.place - 1, self.devicePixelRatioF())
        self._spot = self._place_of(hand, card)
        self._grip = None
        self.aim = Aim()
        self._motion.finish()
        self._board.installEventFilter(self)
        self.setGeometry(self._board.rect())
        self.raise_()
        self.show()

    def _carry(self, on_screen: QPointF) -> None:
        if self._hand is None or self._card is None:
            return
        point = self._board.mapFromGlobal(on_screen)
        if self._grip is None:
            # Taken by its edge, it would hang beside the pointer.
            self._grip = point - self._spot.topLeft()
        self._fly(point - self._grip)
        aim = self._aim_at(point)
        if aim != self.aim:
            self.aim = aim
            self.update()
        self._hand.keep_free(aim.action.place if isinstance(aim.action, MoveCard) else self._card.place - 1)

    def _drop(self, on_screen: QPointF) -> None:
        if self._hand is None or self._card is None:
            return
        self._carry(on_screen)
        aim, card = self.aim, self._card
        self.aim = Aim()
        if aim.action is not None and aim.action != MoveCard(card.id, card.place - 1):
            self._motion.let_go(card.id, self._spot)
            if aim.asks:
                self._requests.action_struck.emit(aim.action, 0)
            else:
                self._requests.action_chosen.emit(aim.action)
            self._motion.let_go()
        if self._hand is not None:
            # It was refused, it is asked back first, or nobody knows what was meant: the card is in the hand still.
            self._fly_back()

    def _aim_at(self, point: QPointF) -> Aim:
        """The drop target at a point of the board."""
        board, hand, card, offered = self._board, self._hand, self._card, self._offered
        if hand is None or card is None or offered is None:
            return Aim()
        if _area(board, hand.viewport()).contains(point):
            inside = QPointF(hand.viewport().mapFrom(board, point.toPoint()))
            return Aim(action=MoveCard(card.id, hand.place_at(inside)))
        if offered.hints is None:
            return Aim()
        sky, pile = _area(board, board.fireworks), _area(board, board.discards)
        if sky.contains(point):
            return self._aim_at_sky(point, sky, card, offered)
        if pile.contains(point):
            words = tr("ActionPanel", "Discard card {place}", place=card.place)
            reason = offered.discard.words
            return Aim(pile, Discard(card.id), reason or words, not reason)
        return Aim()

    def _aim_at_sky(self, point: QPointF, sky: QRectF, card: TableCard, offered: Offers) -> Aim:
        words = tr("ActionPanel", "Play card {place}", place=card.place)
        reason = offered.play.words
        if reason or not offered.named:
            return Aim(sky, Play(card.id), reason or words, not reason)
        column = self._column_at(point)
        if column is None:
            return Aim(sky, Play(card.id), words, asks=True)
        suit, area = column
        return Aim(
            area,
            Play(card.id, suit),
            tr("ActionPanel", "Name {colour} and play card {place}", colour=suit_name(suit), place=card.place),
        )

    def _column_at(self, point: QPointF) -> tuple[Suit, QRectF] | None:
        """The firework under a point, whose colour is named by letting the card go there."""
        view = self._board.fireworks
        index = view.indexAt(view.viewport().mapFrom(self._board, point.toPoint()))
        firework = index.data(ROW_ROLE)
        if not isinstance(firework, Firework):
            return None
        corner = QPointF(view.viewport().mapTo(self._board, QPoint()))
        return firework.suit, QRectF(view.visualRect(index)).translated(corner)

    # Back into the hand

    def _place_of(self, hand: HandView, card: TableCard) -> QRectF:
        cell = QRectF(hand.visualRect(hand.model().index(card.place - 1, 0)))
        return cell.translated(QPointF(hand.viewport().mapTo(self._board, QPoint())))

    def _fly_back(self) -> None:
        if self._hand is None or self._card is None:
            return
        if self._motion.policy is not MotionPolicy.FULL:
            self._hand.put_down()
            return
        self._hand.keep_free(self._card.place - 1)
        self._flight.setStartValue(self._spot.topLeft())
        self._flight.setEndValue(self._place_of(self._hand, self._card).topLeft())
        self.update()
        self._flight.start()

    def _fly(self, corner: QPointF) -> None:
        before = self._painted
        self._spot.moveTopLeft(corner)
        self.update((before | self._painted).toAlignedRect())

    def _land(self) -> None:
        if self._hand is not None:
            self._hand.put_down()

    def _end(self) -> None:
        """Nothing is carried any more, and no picture of it is kept."""
        self._board.removeEventFilter(self)
        self._flight.stop()
        self._hand = self._card = self._offered = self._picture = self._grip = None
        self.aim = Aim()
        self.hide()

    @property
    def card_rect(self) -> QRectF:
        """Where the cell of the card is, in the board's coordinates."""
        return QRectF(self._spot)

    @property
    def _painted(self) -> QRectF:
        """What the card is painted on, and a little more."""
        return self._spot.adjusted(-2, -2, 2, 2)

    # What is to be seen

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            if not self.aim.area.isEmpty():
                self._paint_light(painter)
            painter.drawPixmap(self._spot, self._picture, QRectF(self._picture.rect()))
            if self.aim.words and not self.aim.area.isEmpty():
                self._paint_words(painter)

    def _paint_light(self, painter: QPainter) -> None:
        theme, area = self._look.theme, self.aim.area
        colour = (theme.good if isinstance(self.aim.action, Play) else theme.accent) if self.aim.possible else theme.bad
        width = max(3.0, self.height() / 180)
        pen = QPen(colour, width)
        if not self.aim.possible:
            pen.setDashPattern([2.5, 2.0])
        painter.setPen(pen)
        painter.setBrush(alpha(colour, 0.20))
        painter.drawRoundedRect(area.adjusted(width, width, -width, -width), theme.radius, theme.radius)

    def _paint_words(self, painter: QPainter) -> None:
        """On a plate in the sky, or above the pile, whose cards are read just now; large enough for the whole room."""
        theme, area = self._look.theme, self.aim.area
        font = self.font()
        font.setPixelSize(max(13, round(self.height() * 0.030)))
        font.setBold(True)
        painter.setFont(font)
        side = painter.fontMetrics().height() * 0.5
        room = QSizeF(max(area.width(), self.width() * 0.25) - 2 * side, self.height())
        flags = int(Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value)
        needed = painter.boundingRect(QRectF(QPointF(), room), flags, self.aim.words)
        plate = QRectF(QPointF(), needed.size()).adjusted(-side, -side / 2, side, side / 2)
        plate.moveCenter(area.center())
        if isinstance(self.aim.action, Discard):
            plate.moveBottom(area.top())
        else:
            plate.moveTop(area.top() + side)
        plate.moveLeft(min(max(plate.left(), 2.0), self.width() - plate.width() - 2))
        painter.setPen(QPen(theme.panel_edge, 1))
        painter.setBrush(alpha(theme.panel, 0.95))
        painter.drawRoundedRect(plate, theme.radius, theme.radius)
        painter.setPen(theme.text)
        painter.drawText(plate, flags, self.aim.words)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What lies elsewhere all of a sudden is not what the pointer was aimed at.
        if isValid(self) and event.type() == QEvent.Type.Resize:
            self._land()
        return False

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:
        if isValid(self):
            super().hideEvent(event)
            self._land()


def _area(board: Board, widget: QWidget) -> QRectF:
    return QRectF(widget.rect()).translated(QPointF(widget.mapTo(board, QPoint())))
