"""What cannot be painted or answered leaves plain ground, and ends nothing."""

import ast
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QRect, QStringListModel, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QListView, QScrollArea, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

import hanabi_desktop
from hanabi_desktop.faults.catching import answered, drawn, painted
from hanabi_desktop.faults.net import Net
from hanabi_desktop.faults.report import Fault
from tests.each import each

PACKAGE = Path(hanabi_desktop.__file__).parent
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PAINTING = {"paintEvent"}
DRAWING = {
    *("paint", "paintSection", "drawContents", "drawControl", "drawComplexControl", "drawPrimitive", "drawFrame"),
    *("drawBackground", "drawForeground", "drawItemText", "drawItemPixmap", "drawObject", "drawRow", "drawBranches"),
}
ANSWERING = {"data", "headerData"}
GUARDS = dict.fromkeys(PAINTING, "painted") | dict.fromkeys(DRAWING, "drawn")


class Picture(QWidget):
    """Fails in the middle of a picture inside of its picture."""

    @override
    @painted
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
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.save()
        raise ValueError("nothing to see")


class Delegate(QStyledItemDelegate):
    """Leaves the painter in disorder for every second row."""

    @override
    @drawn
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
    @answered(None)
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
    assert "Qt:" not in net.log.read_text()


def test_a_model_that_fails_says_nothing(told: list[Fault], qapp: QApplication) -> None:
    view = list_view(Lines(["a", "b"]))
    painted_often(view, qapp)
    assert len(told) == 1
    assert view.model().index(0, 0).data(Qt.ItemDataRole.DisplayRole) is None
    view.close()


def test_a_painter_is_given_back_as_it_was(qapp: QApplication) -> None:
    class Plain:
        @drawn
        def paint(self, painter: QPainter, rect: QRect) -> None:
            painter.save()
            painter.setOpacity(0.5)
            painter.restore()
            painter.fillRect(rect, QColor("red"))

    picture = QPixmap(4, 4)
    painter = QPainter(picture)
    painter.translate(1, 1)
    painter.setBrushOrigin(3, 4)
    before = painter.transform(), painter.brushOrigin(), painter.opacity()
    Plain().paint(painter, QRect(0, 0, 4, 4))
    assert (painter.transform(), painter.brushOrigin(), painter.opacity()) == before
    painter.end()


def unguarded(source: str) -> list[str]:
    """The methods that Qt calls to paint, and those of models that it asks, which are not guarded."""
    found = []
    for owner in ast.walk(ast.parse(source)):
        if not isinstance(owner, ast.ClassDef):
            continue
        for method in owner.body:
            if not isinstance(method, ast.FunctionDef):
                continue
            marks = {ast.unparse(mark).split("(")[0] for mark in method.decorator_list}
            guard = GUARDS.get(method.name) or ("answered" if method.name in ANSWERING else None)
            if guard and "override" in marks and guard not in marks:
                found.append(f"{owner.name}.{method.name}")
            if method.name in PAINTING | DRAWING - {"paint"} and not marks & {"painted", "drawn"}:
                found.append(f"{owner.name}.{method.name}")
    return sorted(set(found))


def test_no_painter_and_no_model_is_forgotten() -> None:
    found = {
        str(path.relative_to(PACKAGE)): names
        for path in sorted(PACKAGE.rglob("*.py"))
        if (names := unguarded(path.read_text(encoding="utf-8")))
    }
    assert found == {}


@each(
    ("source", "names"),
    [
        ("class A:\n @override\n def paintEvent(self): ...", ["A.paintEvent"]),
        ("class A:\n @override\n @painted\n def paintEvent(self): ...", []),
        ("class A:\n def drawContents(self): ...", ["A.drawContents"]),
        ("class A:\n @override\n def data(self): ...", ["A.data"]),
        ("class A:\n @override\n @answered(None)\n def data(self): ...", []),
        ("class A:\n def paint(self): ...", []),
    ],
)
def test_no_way_to_paint_is_overlooked(source: str, names: list[str]) -> None:
    assert unguarded(source) == names
