"""What cannot be painted or answered leaves plain ground, and ends nothing."""

import gc
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QSize, QStringListModel, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

import hanabi_desktop
from hanabi_desktop.faults.guard import override
from hanabi_desktop.faults.net import Net
from hanabi_desktop.faults.report import Fault

PACKAGE = Path(hanabi_desktop.__file__).parent
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Picture(QWidget):
    """Fails in the middle of a picture inside of its picture."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("red"))
        self._inner(painter)

    def _inner(self, outer: QPainter) -> None:
        picture = QPixmap(10, 10)
        inner = QPainter(picture)
        outer.save()
        inner.save()
        raise ValueError("nothing to see")


class Area(QScrollArea):
    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.save()
        raise ValueError("nothing to see")


class Delegate(QStyledItemDelegate):
    """Leaves the painter in disorder for every second row."""

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:  # type: ignore[override]
        if index.row() % 2:
            painter.save()
            painter.translate(50, 50)
            painter.save()
            painter.setOpacity(0)
            raise ValueError("nothing to see")
        painter.fillRect(option.rect, QColor("blue"))


class Lines(QStringListModel):
    @override
    def data(self, index: Any, role: int = 0) -> Any:
        raise ValueError("nothing to say")


def list_view(model: QStringListModel) -> QListView:
    view = QListView()
    view.setModel(model)
    return view


def painted_often(widget: QWidget, qapp: QApplication) -> None:
    widget.resize(200, 200)
    widget.show()
    for _ in range(30):
        widget.update()
        qapp.processEvents()


@pytest.fixture
def told(net: Net) -> list[Fault]:
    told: list[Fault] = []
    net.happened.connect(told.append)
    return told


@pytest.mark.parametrize("kind", [Picture, Area])
def test_a_widget_that_cannot_be_painted_shows_its_ground_and_is_told_once(
    net: Net, told: list[Fault], qapp: QApplication, kind: type[QWidget]
) -> None:
    widget = kind()
    painted_often(widget, qapp)
    assert len(told) == 1
    assert told[0].lines[0] == "ValueError"
    seen = widget.grab().toImage().pixelColor(100, 100)
    assert seen == widget.palette().color(widget.backgroundRole())
    widget.close()
    warnings = [line for line in net.log.read_text().splitlines() if "Qt:" in line]
    # That their state was saved more often than restored is all that the ended painters complain of.
    assert all(line.endswith("Qt: QPainter::end") for line in warnings)


def test_a_delegate_that_fails_spoils_no_other_row(net: Net, told: list[Fault], qapp: QApplication) -> None:
    view = list_view(QStringListModel(["a", "b", "c", "d"]))
    view.setItemDelegate(Delegate(view))
    painted_often(view, qapp)
    assert len(told) == 1
    picture = view.viewport().grab().toImage()
    seen = [picture.pixelColor(view.visualRect(view.model().index(row, 0)).center()) for row in range(4)]
    blue = QColor("blue")
    assert [colour == blue for colour in seen] == [True, False, True, False]
    view.close()


def test_a_model_that_fails_says_nothing(told: list[Fault], qapp: QApplication) -> None:
    view = list_view(Lines(["a", "b"]))
    painted_often(view, qapp)
    assert len(told) == 1
    assert view.model().index(0, 0).data(Qt.ItemDataRole.DisplayRole) is None
    view.close()


class Sizes(QWidget):
    """Fails whenever it is asked, shown or resized."""

    @override
    def sizeHint(self) -> QSize:
        raise ValueError("nothing to measure")

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        raise ValueError("nothing to lay out")

    @override
    def event(self, event: QEvent) -> bool:
        return super().event(event)


def test_two_methods_that_fail_within_one_call_do_not_end_the_program(told: list[Fault], qapp: QApplication) -> None:
    outer = QWidget()
    layout = QVBoxLayout(outer)
    widgets = [Sizes(), Sizes()]
    for widget in widgets:
        layout.addWidget(widget)
    for width in range(200, 220):
        outer.resize(width, 100)
        outer.show()
        gc.collect()
    assert [widget.sizeHint() for widget in widgets] == [QSize(), QSize()]
    qapp.processEvents()
    assert len(told) == 2
    outer.close()


def test_only_the_methods_of_qt_are_guarded() -> None:
    class Base(QWidget):
        def value(self) -> int:
            return 1

        @property
        def name(self) -> str:
            return "base"

    class Own(Base):
        @override
        def value(self) -> int:
            raise ValueError("told to whoever calls")

        @property
        @override
        def name(self) -> str:
            return f"own {super().name}"

    own = Own()
    with pytest.raises(ValueError, match="told"):
        own.value()
    assert own.name == "own base"


def test_nothing_above_the_rules_overrides_without_the_guard() -> None:
    plain = "from typing_extensions import override"
    without_qt = {"rules", "records", "table", "audio", "faults", "command_line.py"}
    found = [
        path
        for path in sorted(PACKAGE.rglob("*.py"))
        if plain in path.read_text(encoding="utf-8") and path.relative_to(PACKAGE).parts[0] not in without_qt
    ]
    assert found == []
