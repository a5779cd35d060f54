"""The signs with which one goes through a game: bars and arrowheads, as on every player of music."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from hanabi_desktop.painting.canvas import drawing
from hanabi_desktop.painting.theme import Theme

Paint = Callable[[QPainter, QRectF, Theme], None]


def _sign(name: str, *parts: tuple[str, float, float]) -> Paint:
    """A sign of parts, each from one place to another across it: `>` and `<` are arrowheads, `|` is a bar."""

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        with drawing(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.text)
            for kind, left, right in parts:
                room = QRectF(
                    rect.left() + rect.width() * left,
                    rect.top() + rect.height() * 0.16,
                    rect.width() * (right - left),
                    rect.height() * 0.68,
                )
                if kind == "|":
                    painter.drawRect(room)
                    continue
                base, tip = (room.left(), room.right()) if kind == ">" else (room.right(), room.left())
                corners = QPointF(base, room.top()), QPointF(tip, room.center().y()), QPointF(base, room.bottom())
                painter.drawPolygon(QPolygonF(corners))

    # What is kept of it is told apart by its name.
    paint.__name__ = f"paint_{name}"
    return paint


paint_first = _sign("first", ("|", 0.10, 0.22), ("<", 0.26, 0.88))
paint_round_back = _sign("round_back", ("<", 0.04, 0.50), ("<", 0.50, 0.96))
paint_back_one = _sign("back_one", ("<", 0.20, 0.72))
paint_play_on = _sign("play_on", (">", 0.18, 0.90))
paint_rest = _sign("rest", ("|", 0.20, 0.42), ("|", 0.58, 0.80))
paint_on_one = _sign("on_one", (">", 0.28, 0.80))
paint_round_on = _sign("round_on", (">", 0.04, 0.50), (">", 0.50, 0.96))
paint_last = _sign("last", (">", 0.12, 0.74), ("|", 0.78, 0.90))
