"""What the pages of a played and of a replayed game have in common."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from hanabi_desktop.faults.guard import override, run_all


class Pages(QStackedWidget):
    """Gives the keyboard over before it turns to another page, so that it passes through nothing on the way.

    Qt would give it to whatever had it on that page the last time, such as a button that is gone meanwhile, and tells
    screen readers even of what loses it.
    """

    def __init__(self, give_keyboard: Callable[[], object], parent: QWidget | None = None) -> None:
        """`give_keyboard` puts it where the page that comes wants it; that page is not to be seen yet."""
        super().__init__(parent)
        self._give_keyboard = give_keyboard

    @override
    def setCurrentWidget(self, widget: QWidget) -> None:
        leaving = self.currentWidget()
        if widget is leaving:
            return
        # Whatever happens there, the page has to be turned: it may be what covers the cards.
        run_all(self._give_keyboard)
        focused = QApplication.focusWidget()
        if focused is not None and leaving is not None and leaving.isAncestorOf(focused):
            # Nothing on the other page takes it yet.
            self.setFocus()
        super().setCurrentWidget(widget)
        self._put_in_order(widget)

    def _put_in_order(self, current: QWidget) -> None:
        """Has the hidden pages lie under the one that is seen as if none of them had ever been.

        Qt keeps them in the order in which they were seen, which would tell what somebody has read in a private view.
        """
        for row in range(self.count()):
            page = self.widget(row)
            if page is not None:
                page.raise_()
        current.raise_()
