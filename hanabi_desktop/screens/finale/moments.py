"""The moments of a game as pictures: on buttons that play them, and on the poster."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.text_layout import UNLIMITED, TextLayout
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.painting.bursts import Burst, paint_burst
from hanabi_desktop.painting.canvas import alpha, drawing, rounded
from hanabi_desktop.painting.cards import CARD_ASPECT, paint_back, paint_face
from hanabi_desktop.painting.fireworks import paint_night
from hanabi_desktop.painting.marks import paint_critical, paint_focus, paint_pointed
from hanabi_desktop.painting.symbols import paint_play_on
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.players import Emblem
from hanabi_desktop.rules import RANKS, Card
from hanabi_desktop.table import moments
from hanabi_desktop.table.moments import Moment
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.wording.moments import moment_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import unbroken

PICTURE_ASPECT = 1.4
_PICTURE = 0.22
"""Ratio of the picture's width to the button's."""
_FAN = 6
"""Maximum of cards in a row: more would be too narrow to be read."""


class MomentButton(ExplainedButton):
    """A moment: its picture, and beside it the sentence, which is the button's name."""

    def __init__(self, look: RenderContext) -> None:
        """Of no moment until `show_moment`."""
        super().__init__()
        self.setObjectName("moment")
        self._look = look
        self.moment: Moment | None = None
        self._badges: tuple[Emblem, ...] = ()
        self._near = False
        """Whether the pointer was moved on it: it may have come to lie under one that rests."""
        self.setMouseTracking(True)
        self.setMinimumHeight(24)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_moment(self, moment: Moment, view: TableView) -> None:
        """Another moment of this game, or the same in another language."""
        sentence, self._badges = told_of(moment, view)
        self.moment = moment
        self.setAccessibleName(sentence)
        leads = tr("FinalePage", "Plays this moment again.")
        self.setAccessibleDescription(leads)
        self.setToolTip(leads)
        self.updateGeometry()
        self.update()

    def _pad(self) -> int:
        return max(4, self.fontMetrics().height() // 4)

    def _text(self, width: int, height: float) -> TextLayout:
        room = QSizeF(max(1.0, width - self._picture_size(width).width() - 4 * self._pad()), height)
        alignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return TextLayout(self.accessibleName(), self.font(), room, alignment)

    def _picture_size(self, width: int) -> QSizeF:
        return QSizeF(round(width * _PICTURE), round(width * _PICTURE / PICTURE_ASPECT))

    @guarded
    def heightForWidth(self, width: int) -> int:
        text = self._text(width, UNLIMITED).height
        return round(max(text, self._picture_size(width).height())) + 2 * self._pad()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(200, self.width())))

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._near = True
        self.update()

    @guarded
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._near = False
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.moment is None:
            return
        theme, pad = self._look.theme, self._pad()
        with QPainter(self) as painter:
            shape = rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.radius)
            with drawing(painter):
                painter.fillPath(shape, alpha(theme.title_text, 0.16 if self._near or self.isDown() else 0.07))
                painter.setPen(alpha(theme.title_text, 1.0 if theme.high_contrast else 0.12))
                painter.drawPath(shape)
            size = self._picture_size(self.width())
            place = QRectF(QPointF(pad, (self.height() - size.height()) / 2), size)
            moment, badges = self.moment, self._badges
            self._look.draw(painter, place, (moment, badges), lambda p, r, _: paint_moment(p, r, moment, badges))
            text = self._text(self.width(), self.height() - 2 * pad)
            room = QRectF(place.right() + 2 * pad, pad, self.width() - place.right() - 3 * pad, self.height() - 2 * pad)
            text.paint(painter, room, theme.title_text)
            if self._near or self.hasFocus():
                _paint_play(painter, place)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), theme)


def _paint_play(painter: QPainter, picture: QRectF) -> None:
    """That it plays, over its picture."""
    theme = theme_for(Scheme.DARK)
    disc = QRectF(QPointF(), QSizeF(1, 1) * picture.height() * 0.55)
    disc.moveCenter(picture.center())
    with drawing(painter):
        painter.setBrush(alpha(theme.card_sky_top, 0.85))
        painter.drawEllipse(disc)
    paint_play_on(painter, disc.adjusted(*(way * disc.width() * 0.22 for way in (1, 1, -1, -1))), theme)


def told_of(moment: Moment, view: TableView) -> tuple[str, tuple[Emblem, ...]]:
    """A moment in words, and the sign of each seat, by who sat there on its turn."""
    there = view.players_on(view.seen.turns[moment.turn - 1])
    names = unbroken([player.name for player in there])
    return moment_text(moment, names), tuple(player.emblem for player in there)


def paint_moment(painter: QPainter, rect: QRectF, moment: Moment, badges: Sequence[Emblem]) -> None:
    """The cards that a moment is about, by night in every look, and the signs of its players."""
    theme = theme_for(Scheme.DARK)
    paint_night(painter, rect, theme)
    faces = _faces(moment)
    with drawing(painter):
        painter.setClipPath(rounded(rect, theme.radius))
        if not isinstance(moment, moments.Rescued | moments.Lost | moments.Misplayed | moments.Begun):
            reach = rect.height() * 0.62
            burst = Burst(rect.center().x(), rect.center().y(), reach, 3)
            paint_burst(painter, faces[-1].suit, burst, theme.spark[faces[-1].suit], theme.rainbow, 0.45)
        places = _fan(rect, len(faces))
        for number, (face, place) in enumerate(zip(faces, places, strict=True)):
            turned = (number - (len(faces) - 1) / 2) * 4 if len(faces) > 1 else 0.0
            _paint_card(painter, place, face, turned, moment, theme)
    size = rect.height() * 0.30
    signs = [QRectF(rect.right() - size * 1.08, rect.bottom() - size * 1.08, size, size)]
    signs.append(signs[0].translated(size * 1.16 - rect.width(), 0))
    for place, seat in zip(signs, _seats(moment), strict=False):
        paint_badge(painter, place, badges[seat], theme)


def _paint_card(painter: QPainter, place: QRectF, face: Card, turned: float, moment: Moment, theme: Theme) -> None:
    with drawing(painter):
        painter.translate(place.center())
        card = QRectF(QPointF(-place.width() / 2, -place.height() / 2), place.size())
        if isinstance(moment, moments.Trusted | moments.Overdue | moments.LastMinute):
            # Its back is still to be seen behind it: nobody had told, or it was long in coming.
            with drawing(painter):
                painter.rotate(-13)
                painter.translate(-card.width() * 0.30, 0)
                paint_back(painter, card, theme)
            turned = 6
        if isinstance(moment, moments.Lost | moments.Misplayed):
            turned = 14
        painter.rotate(turned)
        paint_face(painter, card, face.suit, face.rank, theme)
        if isinstance(moment, moments.Lost):
            painter.fillPath(rounded(card, card.width() * 0.09), alpha(theme.card_sky_top, 0.35))
        if isinstance(moment, moments.Misplayed):
            painter.setPen(QPen(theme.bad, card.width() * 0.07))
            painter.drawPath(rounded(card, card.width() * 0.09))
        if isinstance(moment, moments.Rescued | moments.Patient | moments.Fruitful):
            paint_pointed(painter, card.adjusted(-4, -4, 4, 4), theme)
        if isinstance(moment, moments.Rescued | moments.Lost):
            paint_critical(painter, card, theme)


def _fan(rect: QRectF, count: int) -> list[QRectF]:
    """Places of `count` cards beside each other, large enough to be read."""
    high = rect.height() * (0.86 if count == 1 else 0.8)
    wide = high * CARD_ASPECT
    step = min(wide * 0.78, (rect.width() * 0.92 - wide) / max(1, count - 1))
    left = rect.center().x() - (wide + step * (count - 1)) / 2
    return [QRectF(left + step * place, rect.center().y() - high / 2, wide, high) for place in range(count)]


def _faces(moment: Moment) -> tuple[Card, ...]:
    match moment:
        case moments.Fruitful(cards=cards) | moments.Begun(cards=cards):
            return cards
        case moments.Streak(cards=cards):
            return cards[-_FAN:]
        case moments.Completed(suit=suit):
            return tuple(Card(suit, rank) for rank in RANKS)
        case _:
            return (moment.card,)


def _seats(moment: Moment) -> tuple[int, ...]:
    """Whose signs are beside the cards: whoever played or held them, then whoever gave the hint. Of a loss, nobody's."""
    match moment:
        case moments.Rescued(giver=giver, seat=seat) | moments.Fruitful(giver=giver, seat=seat):
            return seat, giver
        case moments.Begun(seat=giver, told=int(seat)):
            return seat, giver
        case moments.Lost() | moments.Misplayed() | moments.Overdue() | moments.Streak():
            return ()
        case _:
            return (moment.seat,)
