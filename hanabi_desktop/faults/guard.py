"""Guard around Qt's virtual methods: an exception in one of them is reported, and ends nothing.

PySide lets an exception of a virtual method rise through Qt into the Python function that has called Qt. In 6.11 the
interpreter crashes if a second virtual method raises on the way (two rows of a view, a widget shown and then resized),
and so does Qt if a painter is still active when its widget is painted: a `with` ends each. Slots and timers need no
guard: their exceptions go to `sys.excepthook` at once.
"""

import sys
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

__all__ = ["guarded", "report_exception", "run_all"]

_WITH_EMPTY_VALUES = (bool, int, QModelIndex, QRect, QRegion, QSize)
"""Types of which Qt takes no None."""


def report_exception(error: BaseException) -> None:
    """Hands a caught exception to `sys.excepthook`."""
    sys.excepthook(type(error), error, error.__traceback__)


def run_all(*steps: Callable[[], object]) -> None:
    """Runs each step; an exception in one of them is reported and does not keep the others from running."""
    for step in steps:
        try:
            step()
        except Exception as error:  # noqa: BLE001 - the other steps are not to suffer for it
            report_exception(error)


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    """Makes an override of Qt's report an exception, and return an empty value: False, 0, an invalid QSize, else None."""
    kind = method.__annotations__.get("return")
    paints, paints_all = (each in method.__annotations__.values() for each in (QPainter, QPaintEvent))

    @wraps(method)
    def call(self: Any, *arguments: Any, **options: Any) -> Any:
        transform = arguments[0].transform() if paints else None
        try:
            return method(self, *arguments, **options)
        except Exception as error:  # noqa: BLE001 - PySide does not survive a second one
            if transform is not None:
                # What the next row of a view is painted with. The states that were saved meanwhile harm nobody.
                arguments[0].setTransform(transform)
                arguments[0].setOpacity(1)
                arguments[0].setClipping(False)
            if paints_all:
                _paint_background(self)
            report_exception(error)
            return kind() if kind in _WITH_EMPTY_VALUES else None

    return call


if TYPE_CHECKING:
    # So that type checkers see that it overrides a method of Qt's.
    from hanabi_desktop.compat import override as guarded
else:
    guarded = _guarded


def _paint_background(widget: QWidget) -> None:
    """Covers what was painted before: it might be a face that may not be seen any more."""
    ground = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    with QPainter(ground) as painter:
        painter.fillRect(ground.rect(), ground.palette().color(QPalette.ColorRole.Window))
