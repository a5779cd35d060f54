"""The pages of a table, one over the other."""

from PySide6.QtWidgets import QStackedWidget, QWidget
from typing_extensions import override


class Pages(QStackedWidget):
    """Turns to another page without a word: who turns it says where the keyboard goes.

    Qt would give it to whatever had it on that page the last time, such as a button that is gone meanwhile, and a
    screen reader would speak that first.
    """

    @override
    def setCurrentWidget(self, widget: QWidget) -> None:
        focused = self.focusWidget()
        if widget is not self.currentWidget() and focused is not None:
            focused.clearFocus()
        super().setCurrentWidget(widget)
