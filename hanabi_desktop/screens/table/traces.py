"""Clearing what one player has left behind on the table before another one looks: no trace tells who did what."""

from PySide6 import QtWidgets
from PySide6.QtGui import QClipboard, QCursor, QGuiApplication


def leave_no_trace(page: QtWidgets.QWidget) -> None:
    """Sets back whatever somebody has pointed at, chosen, opened, pressed, scrolled or written on `page`."""
    _close_popups(page.window())
    QtWidgets.QToolTip.hideText()
    grabber = QtWidgets.QWidget.mouseGrabber()
    if grabber is not None and page.isAncestorOf(grabber):
        grabber.releaseMouse()
    focused = page.focusWidget()
    if isinstance(focused, QtWidgets.QLineEdit):
        # It is hidden next, and would hand the keyboard on to its neighbours.
        focused.clearFocus()
    for view in page.findChildren(QtWidgets.QAbstractItemView):
        if view.selectionModel() is not None:
            view.selectionModel().clear()
    for area in page.findChildren(QtWidgets.QAbstractScrollArea):
        for bar in (area.horizontalScrollBar(), area.verticalScrollBar()):
            bar.setValue(bar.minimum())
    for button in page.findChildren(QtWidgets.QAbstractButton):
        button.setDown(False)
    for edit in page.findChildren(QtWidgets.QLineEdit):
        # Unlike clear(), this cannot be undone by whoever comes next.
        edit.setText("")
    for box in page.findChildren(QtWidgets.QComboBox):
        box.hidePopup()
    forget_selected_text()


def _close_popups(window: QtWidgets.QWidget) -> None:
    """Menus and lists that hang open over `window`."""
    while (popup := QtWidgets.QApplication.activePopupWidget()) is not None:
        above: QtWidgets.QWidget | None = popup
        while above is not None and above is not window:
            above = above.parentWidget()
        if above is None or not popup.close():
            return


def forget_selected_text() -> None:
    """Where text is copied by selecting it, what one player wrote could be pasted by all."""
    clipboard = QGuiApplication.clipboard()
    if clipboard.supportsSelection() and clipboard.ownsSelection():
        clipboard.clear(QClipboard.Mode.Selection)


def take_pointer_off(places: list[QtWidgets.QWidget], to: QtWidgets.QWidget) -> None:
    """Moves the mouse pointer to the middle of `to` if it rests on one of `places`, where the system lets us.

    Resting on the card that was clicked for a hint, it would tell its owner which of several that was.
    """
    spot = QCursor.pos()
    if any(place.isVisible() and place.rect().contains(place.mapFromGlobal(spot)) for place in places):
        QCursor.setPos(to.mapToGlobal(to.rect().center()))
