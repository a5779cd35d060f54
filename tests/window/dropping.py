"""Things that are dragged over a window and dropped there, as the system tells of it."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

_ALL = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction | Qt.DropAction.LinkAction
_LEFT, _PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def files(*paths: Path) -> QMimeData:
    return addresses(*(QUrl.fromLocalFile(str(path)) for path in paths))


def addresses(*urls: QUrl) -> QMimeData:
    mime = QMimeData()
    mime.setUrls(list[QUrl](urls))
    return mime


def words(text: str) -> QMimeData:
    mime = QMimeData()
    mime.setText(text)
    return mime


def _target(window: QWidget, point: QPoint) -> QWidget | None:
    """Who is told of it: whoever lies there, or the first around it that takes drops."""
    there: QWidget | None = window.childAt(point) or window
    while there is not None and not there.acceptDrops():
        there = there.parentWidget()
    return there


def drag_over(window: QWidget, mime: QMimeData) -> bool:
    """Drags it over the middle of the window; tells whether it may be dropped."""
    point = window.rect().center()
    target = _target(window, point)
    if target is None:
        return False
    for kind in (QDragEnterEvent, QDragMoveEvent):
        event = kind(target.mapFrom(window, point), _ALL, mime, _LEFT, _PLAIN)
        QApplication.sendEvent(target, event)
        if not event.isAccepted():
            return False
    return True


def drop(window: QWidget, mime: QMimeData) -> Qt.DropAction | None:
    """Drags it there and lets go; tells what was done with it, None if it may not be dropped."""
    if not drag_over(window, mime):
        return None
    point = window.rect().center()
    target = _target(window, point)
    assert target is not None
    dropped = QDropEvent(QPointF(target.mapFrom(window, point)), _ALL, mime, _LEFT, _PLAIN)
    QApplication.sendEvent(target, dropped)
    return dropped.dropAction() if dropped.isAccepted() else None


def nothing_of(mimes: Sequence[QMimeData], window: QWidget) -> bool:
    """Whether none of them may be dropped."""
    return not any(drag_over(window, mime) for mime in mimes)
