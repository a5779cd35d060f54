"""What one player's eyes and hands leave behind on the widgets, taken away before the next pair of eyes looks.

Where somebody pointed, scrolled, pressed or wrote tells of what they saw there. So nothing of it outlives a change of
eyes: it is all set back in one place, for every widget there is, whoever adds one.
"""

from PySide6.QtGui import QClipboard, QCursor, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QToolTip,
    QWidget,
)


def leave_no_trace(page: QWidget) -> None:
    """Sets back whatever somebody has pointed at, chosen, opened, pressed, scrolled or written on `page`."""
    _close_popups(page.window())
    QToolTip.hideText()
    grabber = QWidget.mouseGrabber()
    if grabber is not None and page.isAncestorOf(grabber):
        grabber.releaseMouse()
    focused = page.focusWidget()
    if focused is not None:
        # What is hidden next would hand the keyboard on to its neighbours.
        focused.clearFocus()
    for widget in page.findChildren(QWidget):
        _set_back(widget)
    forget_selected_text()


def _set_back(widget: QWidget) -> None:
    if isinstance(widget, QAbstractItemView) and widget.selectionModel() is not None:
        widget.selectionModel().clear()
    if isinstance(widget, QAbstractScrollArea):
        for bar in (widget.horizontalScrollBar(), widget.verticalScrollBar()):
            bar.setValue(bar.minimum())
    elif isinstance(widget, QAbstractButton):
        widget.setDown(False)
    elif isinstance(widget, QLineEdit):
        # Unlike clear(), this cannot be undone by whoever comes next.
        widget.setText("")
    elif isinstance(widget, QComboBox):
        widget.hidePopup()


def _close_popups(window: QWidget) -> None:
    """Menus and lists that hang open over `window`."""
    while (popup := QApplication.activePopupWidget()) is not None:
        above: QWidget | None = popup
        while above is not None and above is not window:
            above = above.parentWidget()
        if above is None or not popup.close():
            return


def forget_selected_text() -> None:
    """Where text is copied by selecting it, what one player wrote could be pasted by all."""
    clipboard = QGuiApplication.clipboard()
    if clipboard.supportsSelection() and clipboard.ownsSelection():
        clipboard.clear(QClipboard.Mode.Selection)


def take_pointer_off(places: list[QWidget], to: QWidget) -> None:
    """Moves the mouse pointer to the middle of `to` if it rests on one of `places`, where the system lets us.

    Resting on the card that was clicked for a hint, it would tell its owner which of several that was.
    """
    spot = QCursor.pos()
    if any(place.isVisible() and place.rect().contains(place.mapFromGlobal(spot)) for place in places):
        QCursor.setPos(to.mapToGlobal(to.rect().center()))
