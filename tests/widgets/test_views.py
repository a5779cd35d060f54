"""Views whose items lie like things on a table."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRect, QRectF
from pytestqt.qtbot import QtBot

from hanabi_desktop.compat import override
from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.widgets.views import PlacedView


class Words(RowsModel[str]):
    """Words as they are."""

    @override
    def text(self, row: str) -> str:
        return row


class Beside(PlacedView):
    """Items of ten pixels, beside each other."""

    @property
    @override
    def places(self) -> Sequence[QRectF]:
        return [QRectF(10 * row, 0, 10, 10) for row in range(len(self.rows))]


def test_no_item_lies_nowhere_whether_there_are_others_or_none(qtbot: QtBot) -> None:
    view = Beside()
    qtbot.addWidget(view)
    model = Words(view)
    model.set_rows(("red", "blue"))
    view.setModel(model)
    view.show()
    assert view.visualRect(model.index(1, 0)) == QRect(10, 0, 10, 10)
    for words in (("red", "blue"), ()):
        model.set_rows(words)
        assert view.visualRect(QModelIndex()) == QRect()
