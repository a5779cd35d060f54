"""Layouts: what is scrolled where the window is too small."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.compat import override
from hanabi_desktop.widgets.layouts import FittingScrollArea


class _LowerBesideABar(QWidget):
    """Like cells that wrap into another row where they are narrower, and need fewer lines each."""

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return 500 if width >= 300 else 380

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.heightForWidth(self.width()))


def test_a_content_that_would_fit_beside_its_scroll_bar_is_scrolled(qtbot: QtBot) -> None:
    area = FittingScrollArea(_LowerBesideABar())
    qtbot.addWidget(area)
    area.resize(300, 400)
    area.show()
    qtbot.waitUntil(area.verticalScrollBar().isVisible)
    area.resize(300, 500)
    qtbot.waitUntil(lambda: not area.verticalScrollBar().isVisible())
