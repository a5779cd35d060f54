"""Catching what nobody foresaw, in the places where Qt would not survive it or the game must go on."""

import sys
import traceback
from collections.abc import Callable
from functools import update_wrapper, wraps
from types import TracebackType
from typing import Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")
Painted = TypeVar("Painted", bound=QWidget)
Painting = TypeVar("Painting")

_MOST_SAVED = 64
_MARK = QPoint(-30011, -30013)
"""Where no brush of this program begins."""


def caught(error: BaseException) -> None:
    """Hands over an exception that was caught, as if nobody had caught it."""
    sys.excepthook(type(error), error, error.__traceback__)


def each(*doings: Callable[[], object]) -> None:
    """Does one thing after the other; what one of them raises is handed over, and keeps the others from nothing."""
    for do in doings:
        try:
            do()
        except Exception as error:  # noqa: BLE001 - the others are not to suffer for it
            caught(error)


def answered(
    instead: Answer,
) -> Callable[[Callable[Parameters, Answer]], Callable[Parameters, Answer]]:
    """For what Qt asks: an exception is handed over, and the answer is `instead`."""

    def decorate(ask: Callable[Parameters, Answer]) -> Callable[Parameters, Answer]:
        @wraps(ask)
        def safely(*arguments: Parameters.args, **options: Parameters.kwargs) -> Answer:
            try:
                return ask(*arguments, **options)
            except Exception as error:  # noqa: BLE001 - Qt does not survive it
                caught(error)
                return instead

        return safely

    return decorate


def painted(paint: Callable[[Painted, QPaintEvent], None]) -> Callable[[Painted, QPaintEvent], None]:
    """For `paintEvent`: what fails to be painted shows its plain ground.

    A painter that is still at work when its widget is done would end the program, so all that are are ended.
    """

    @wraps(paint)
    def safely(widget: Painted, event: QPaintEvent) -> None:
        try:
            paint(widget, event)
        except Exception as error:  # noqa: BLE001 - Qt does not survive it
            _end_painters(error.__traceback__)
            _show_ground(widget)
            caught(error)

    return safely


def drawn(
    draw: Callable[Concatenate[Painting, QPainter, Parameters], None],
) -> Callable[Concatenate[Painting, QPainter, Parameters], None]:
    """For what is painted with the painter of a view: what fails leaves the ground, and the painter as it was."""

    def safely(
        painting: Painting, painter: QPainter, /, *arguments: Parameters.args, **options: Parameters.kwargs
    ) -> None:
        origin = painter.brushOrigin()
        painter.save()
        painter.setBrushOrigin(_MARK)
        painter.save()
        painter.setBrushOrigin(origin)
        try:
            draw(painting, painter, *arguments, **options)
            painter.restore()
        except Exception as error:  # noqa: BLE001 - Qt does not survive it
            _end_painters(error.__traceback__, besides=painter)
            # Nobody knows how often its state was saved: back to where the mark is.
            for _ in range(_MOST_SAVED):
                painter.restore()
                if painter.brushOrigin() == _MARK:
                    break
            caught(error)
        painter.restore()

    update_wrapper(safely, draw)
    return safely


def _end_painters(trace: TracebackType | None, besides: QPainter | None = None) -> None:
    """Ends the painters of the functions that an exception went through, and lets go of all they held."""
    step = trace
    while step is not None:
        for value in list(step.tb_frame.f_locals.values()):
            if isinstance(value, QPainter) and value is not besides and value.isActive():
                value.end()
        step = step.tb_next
    traceback.clear_frames(trace)


def _show_ground(widget: QWidget) -> None:
    ground = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    painter = QPainter(ground)
    painter.fillRect(ground.rect(), ground.palette().color(QPalette.ColorRole.Window))
    painter.end()
