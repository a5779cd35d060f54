"""The first turn explains itself: balloons on the real table, which follow the game and are in nobody's way."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.screen.phases import LookAway, Private, Public
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.cover_page import CoverPage
from hanabi_desktop.table.happenings import Operator
from hanabi_desktop.widgets.buttons import ReasonedButton
from hanabi_desktop.widgets.translated import Translated

_ARROW = 14
"""Pixels that the arrow stands out of its balloon."""


@dataclass(frozen=True, slots=True)
class Step:
    """One balloon: what it points at, and what it says."""

    target: QWidget
    text: Callable[[], str]


class Guide(QObject, Translated):
    """Shows the steps of a first turn as the table comes to them. It never stops anybody from playing on."""

    finished = Signal()
    """Shown to the end or skipped: it need not come again."""

    def __init__(self, board: Board, cover: CoverPage, look: Look, parent: QWidget) -> None:
        """The balloon floats over `parent`."""
        super().__init__(parent)
        self._board = board
        self._cover = cover
        self._steps: list[Step] = []
        self._view: ScreenView | None = None
        self._over = self._aside = False
        self._first: int | None = None
        """How many turns had been taken when the guide began."""
        self.balloon = Balloon(look, parent)
        self.balloon.next.chosen.connect(self._next)
        self.balloon.skip.chosen.connect(self.finish)
        parent.installEventFilter(self)

    def begin(self, view: ScreenView) -> None:
        """Explains from here on, also where it was skipped or told to the end before."""
        self._over = False
        self._first = self._view = None
        self.follow(view)

    def follow(self, view: ScreenView) -> None:
        """The table has come to another phase, or to another state in it."""
        if self._over:
            return
        if self._first is None:
            self._first = len(view.seen.turns)
        if view.seen.end or len(view.seen.turns) > self._first + 1:
            self.finish()
            return
        if self._view is None or self._stage(view) != self._stage(self._view):
            self._steps = self._steps_for(view)
        self._view = view
        self._show()

    def set_aside(self, aside: bool) -> None:
        """Whether what it points at is covered for now."""
        if aside != self._aside:
            self._aside = aside
            self._show()

    def _stage(self, view: ScreenView) -> tuple[object, ...]:
        return type(view.phase), view.acting, _here(view), view.announced is not None, len(view.seen.turns)

    def _steps_for(self, view: ScreenView) -> list[Step]:
        board = self._board
        match view.phase:
            case Public() if view.announced:
                return [Step(board.clocks, self._master_text)]
            case Public() if len(view.seen.turns) == self._first:
                return [
                    Step(board.hands[view.seen.current], self._hands_text),
                    Step(board.fireworks, self._fireworks_text),
                    *([Step(board.panel.turn, self._ready_text)] if _here(view) else []),
                ]
            case Public():
                go_on = board.panel.turn if _here(view) else board.news
                return [Step(board.news, self._news_text), Step(go_on, self._on_text)]
            case LookAway():
                return [Step(self._cover.open, self._look_away_text)]
            case Private() if view.acting:
                teammate = (view.seen.current + 1) % view.seen.players
                return [
                    Step(board.hands[teammate], self._hint_text),
                    Step(board.clocks, self._clocks_text),
                    Step(board.hands[view.seen.current], self._own_text),
                ]
        return []

    # What the balloons say

    def _hands_text(self) -> str:
        return QCoreApplication.translate(
            "Guide",
            "This is the public table: everybody may look at it. All hands lie face down, with what hints have told.",
        )

    def _fireworks_text(self) -> str:
        return QCoreApplication.translate(
            "Guide",
            "Together you build these fireworks, each from 1 to 5. The lantern shows which value is needed next.",
        )

    def _ready_text(self) -> str:
        return QCoreApplication.translate("Guide", "When everybody has seen the table, choose this: a turn begins.")

    def _look_away_text(self) -> str:
        return QCoreApplication.translate(
            "Guide", "All the others look away now. Only then does the player whose name stands here show the cards."
        )

    def _hint_text(self) -> str:
        return QCoreApplication.translate(
            "Guide",
            "These are a teammate's cards. A click on a number points at all cards of that value in this hand, "
            "a click on a symbol at all of that colour. The buttons below do the same.",
        )

    def _clocks_text(self) -> str:
        return QCoreApplication.translate(
            "Guide", "A hint costs one of these. Discarding a card brings one back, and so does completing a firework."
        )

    def _own_text(self) -> str:
        return QCoreApplication.translate(
            "Guide",
            "These are the own cards, unseen by their owner. The green check plays a card, the red cross discards it. "
            "Choose one action now: hint, play or discard.",
        )

    def _master_text(self) -> str:
        return QCoreApplication.translate(
            "Guide", "The action is announced. It takes effect once the master has moved the token that lights up."
        )

    def _news_text(self) -> str:
        return QCoreApplication.translate(
            "Guide", "The table is public again by itself, and here it says for all what has just happened."
        )

    def _on_text(self) -> str:
        return QCoreApplication.translate("Guide", "So it goes on, clockwise. Have a wonderful show!")

    # How they are shown

    def _next(self) -> None:
        self._steps = self._steps[1:]
        self._show()

    def _show(self) -> None:
        if self._aside:
            self.balloon.hide()
            return
        if self._view is None or not self._steps:
            self.balloon.hide()
            if self._view and self._told_all(self._view):
                self.finish()
            return
        step = self._steps[0]
        more = len(self._steps) > 1 or self._told_all(self._view)
        self.balloon.point_at(step.target, step.text(), more)

    def _told_all(self, view: ScreenView) -> bool:
        """Whether the steps of this moment are the last: the public table after the first action."""
        return isinstance(view.phase, Public) and view.announced is None and len(view.seen.turns) != self._first

    @override
    def retranslate(self) -> None:
        self.balloon.retranslate()
        if not self._over:
            self._show()

    def finish(self) -> None:
        """Goes away for good."""
        self._over = True
        self._steps = []
        self.balloon.hide()
        self.finished.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and self._steps:
            self._show()
        return super().eventFilter(watched, event)


def _here(view: ScreenView) -> bool:
    """Whether the next turn is taken at this screen, so that there is something to choose for it."""
    return view.operators[view.seen.current] is Operator.SCREEN


class Balloon(QWidget, Translated):
    """A speech balloon with an arrow. It takes no focus by itself."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Hidden until it points at something."""
        super().__init__(parent)
        self._ground = parent
        self._look = look
        self._tip = QPointF()
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.next = ReasonedButton()
        self.skip = ReasonedButton()
        buttons = QHBoxLayout()
        buttons.addWidget(self.skip)
        buttons.addStretch(1)
        buttons.addWidget(self.next)
        layout = QVBoxLayout(self)
        margin = _ARROW + 10
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.addWidget(self.text)
        layout.addLayout(buttons)
        self.retranslate()
        self.hide()

    @override
    def retranslate(self) -> None:
        self.next.setText(QCoreApplication.translate("Guide", "Next"))
        self.skip.setText(QCoreApplication.translate("Guide", "Skip the guide"))
        self.setAccessibleName(QCoreApplication.translate("Guide", "Guide to the first turn"))

    def point_at(self, target: QWidget, text: str, more: bool) -> None:
        """Says `text` below `target`, or above where there is no room below; `more` offers to go on."""
        self.text.setText(text)
        self.text.setAccessibleName(text)
        self.next.setVisible(more)
        room = self._ground.rect()
        # About forty characters a line are read most easily.
        width = min(room.width() - 16, self.fontMetrics().averageCharWidth() * 42 + 2 * (_ARROW + 10))
        self.setFixedWidth(width)
        height = max(self.heightForWidth(width), self.layout_height())
        self.setFixedHeight(height)
        spot = QRect(target.mapTo(self._ground, QPoint(0, 0)), target.size())
        above = room.bottom() - spot.bottom() < height - 4
        top = spot.top() - height + 4 if above else spot.bottom() - 4
        left = spot.center().x() - width // 2
        corner = QPoint(
            min(max(left, room.left() + 4), room.right() - width - 4),
            min(max(top, room.top() + 4), room.bottom() - height - 4),
        )
        self.move(corner)
        self._tip = QPointF(spot.center() - corner)
        self._tip.setY(height - 1 if above else 1)
        self._tip.setX(min(max(self._tip.x(), 3 * _ARROW), width - 3 * _ARROW))
        self.show()
        self.raise_()
        self.update()

    def layout_height(self) -> int:
        """The height that the text needs at the fixed width."""
        layout = self.layout()
        return layout.totalHeightForWidth(self.width()) if layout is not None else 0

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        body = QRectF(self.rect()).adjusted(_ARROW, _ARROW, -_ARROW, -_ARROW)
        shape = QPainterPath()
        shape.addRoundedRect(body, theme.radius * 1.5, theme.radius * 1.5)
        edge = body.bottom() if self._tip.y() > body.center().y() else body.top()
        arrow = QPainterPath(QPointF(self._tip.x() - _ARROW, edge))
        arrow.lineTo(self._tip)
        arrow.lineTo(QPointF(self._tip.x() + _ARROW, edge))
        arrow.closeSubpath()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.accent, 2))
        painter.setBrush(theme.panel_raised)
        painter.drawPath(shape.united(arrow))
        painter.end()
