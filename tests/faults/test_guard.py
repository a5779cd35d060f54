"""What cannot be painted or answered leaves plain ground, and ends nothing."""

import gc
import importlib
import pkgutil
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QObject, QSize, QStringListModel
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QListView, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

import hanabi_desktop
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.faults.hooks import ErrorHooks

pytestmark = [pytest.mark.no_qt_log, pytest.mark.usefixtures("hooks")]


class Broken(QWidget):
    """Fails in the middle of a picture inside of its picture, and whenever it is asked or resized."""

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        picture = QPixmap(10, 10)
        with QPainter(self) as outer, QPainter(picture) as inner:
            outer.fillRect(self.rect(), QColor("red"))
            outer.save()
            inner.save()
            raise ValueError("nothing to see")

    @guarded
    def sizeHint(self) -> QSize:
        raise ValueError("nothing to measure")

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        raise ValueError("nothing to lay out")


class Delegate(QStyledItemDelegate):
    """Leaves the painter in disorder for every second row."""

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:  # type: ignore[override]
        if index.row() % 2:
            painter.save()
            painter.translate(50, 50)
            painter.save()
            painter.setOpacity(0)
            raise ValueError("nothing to see")
        painter.fillRect(option.rect, QColor("blue"))


class Lines(QStringListModel):
    @guarded
    def data(self, index: Any, role: int = 0) -> Any:
        raise ValueError("nothing to say")


def paint_often(widget: QWidget, qapp: QApplication) -> None:
    widget.resize(200, 200)
    widget.show()
    for _ in range(10):
        widget.update()
        qapp.processEvents()


def test_a_widget_that_cannot_be_painted_shows_its_ground(hooks: ErrorHooks, qapp: QApplication) -> None:
    widget = Broken()
    paint_often(widget, qapp)
    seen = widget.grab().toImage().pixelColor(100, 100)
    assert seen == widget.palette().color(widget.backgroundRole())
    # Painting and resizing, once each.
    assert hooks.report().count("ValueError") == 2
    widget.close()


def test_a_delegate_that_fails_spoils_no_other_row_and_a_model_says_nothing(qapp: QApplication) -> None:
    view = QListView()
    view.setModel(QStringListModel(["a", "b", "c", "d"], view))
    view.setItemDelegate(Delegate(view))
    paint_often(view, qapp)
    picture = view.viewport().grab().toImage()
    seen = [picture.pixelColor(view.visualRect(view.model().index(row, 0)).center()) for row in range(4)]
    assert [colour == QColor("blue") for colour in seen] == [True, False, True, False]
    view.setModel(Lines(["a", "b"], view))
    paint_often(view, qapp)
    assert view.model().index(0, 0).data() is None
    view.close()


def test_methods_that_fail_within_one_call_do_not_end_the_program(hooks: ErrorHooks, qapp: QApplication) -> None:
    outer = QWidget()
    layout = QVBoxLayout(outer)
    widgets = [Broken(), Broken()]
    for widget in widgets:
        layout.addWidget(widget)
    for width in range(200, 203):
        outer.resize(width, 100)
        outer.show()
        gc.collect()
    qapp.processEvents()
    assert [widget.sizeHint() for widget in widgets] == [QSize(), QSize()]
    assert "resizeEvent" in hooks.report()
    outer.close()


def test_every_method_of_qt_that_is_overridden_is_guarded() -> None:
    for module in pkgutil.walk_packages(hanabi_desktop.__path__, "hanabi_desktop."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = [
        f"{kind.__module__}.{kind.__name__}.{name}"
        for kind in subclasses(QObject)
        if kind.__module__.startswith("hanabi_desktop.")
        for name, method in vars(kind).items()
        if isinstance(method, FunctionType) and not name.startswith("__") and not hasattr(method, "__wrapped__")
        if any(name in vars(base) for base in kind.__mro__ if base.__module__.startswith("PySide6."))
    ]
    assert found == []


def test_a_painter_that_is_made_is_ended_whatever_happens() -> None:
    # What paints on no widget may leave it to Python.
    elsewhere = {"printing.py", "table_picture.py"}
    found = [
        path.name
        for path in Path(hanabi_desktop.__file__).parent.rglob("*.py")
        if "= QPainter(" in path.read_text(encoding="utf-8") and path.name not in elsewhere
    ]
    assert found == []


def subclasses(kind: type[Any]) -> set[type[Any]]:
    return {kind}.union(*map(subclasses, kind.__subclasses__()))
