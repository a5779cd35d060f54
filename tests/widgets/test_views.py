"""Views whose items lie like things on a table."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRect, QRectF, QStringListModel
from pytestqt.qtbot import QtBot

from hanabi_desktop.compat import override
from hanabi_desktop.widgets.views import PlacedView


class Beside(PlacedView):
    """Items of ten pixels, beside each other."""

    @override
    def places(self, count: int, area: QRectF) -> Sequence[QRectF]:
        return [QRectF(10 * row, 0, 10, 10) for row in range(count)]


def test_no_item_lies_nowhere_whether_there_are_others_or_none(qtbot: QtBot) -> None:
    view = Beside()
    qtbot.addWidget(view)
    model = QStringListModel(["red", "blue"], view)
    view.setModel(model)
    view.show()
    assert view.visualRect(model.index(1, 0)) == QRect(10, 0, 10, 10)
    for lines in (["red", "blue"], []):
        model.setStringList(lines)
        assert view.visualRect(QModelIndex()) == QRect()
