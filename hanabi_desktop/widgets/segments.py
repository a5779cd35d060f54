"""Controls: a few values beside each other, one of them chosen; a slider with its figure; a field to search in."""

from collections.abc import Hashable, Iterable, Mapping

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QLineEdit, QRadioButton, QSlider, QToolButton, QWidget

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.widgets.keyboard import one_tab_stop
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.wording.text import Text, tr

_PERCENT = Text("Settings", "{number}%")


class Segment(QRadioButton):
    """One of the values: a radio button that looks like a button."""

    def __init__(self, parent: QWidget) -> None:
        """The words come with `Segments.set_texts`."""
        super().__init__(parent)
        self.setProperty("segment", True)

    @guarded
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


class Segments(QWidget):
    """All values at once, chosen with one click; the arrow keys go through them, Tab goes past them."""

    chosen = Signal(object)
    """The value that was chosen by hand, or by `choose`."""

    def __init__(self, values: Iterable[Hashable], chosen: Hashable) -> None:
        """`chosen` is one of the values."""
        super().__init__()
        # Where Tab finds what is in it, a label's key finds only what takes the keyboard itself.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.segments: Mapping[Hashable, Segment] = {value: Segment(self) for value in values}
        self._group = QButtonGroup(self)
        row = FlowLayout(self, spacing=4)
        for segment in self.segments.values():
            self._group.addButton(segment)
            row.addWidget(segment)
        one_tab_stop(self._group)
        self.choose(chosen)
        self._group.buttonToggled.connect(self._toggled)

    @property
    def value(self) -> Hashable:
        """The one that is chosen."""
        return next(value for value, segment in self.segments.items() if segment.isChecked())

    def choose(self, value: Hashable) -> None:
        """Chooses another one."""
        self.segments[value].setChecked(True)
        self.setFocusProxy(self.segments[value])

    def set_texts(self, texts: Iterable[str]) -> None:
        """What the values are called, in their order."""
        for segment, text in zip(self.segments.values(), texts, strict=True):
            segment.setText(text)
            segment.setAccessibleName(f"{self.accessibleName()}: {text}" if text else "")

    def _toggled(self, _segment: object, on: bool) -> None:
        if on:
            self.setFocusProxy(self.segments[self.value])
            self.chosen.emit(self.value)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt goes up and down only where something lies there.
        values, step = [*self.segments], {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        row = values.index(self.value) + step
        if step and 0 <= row < len(values):
            self.choose(values[row])
            self.setFocus()
        else:
            super().keyPressEvent(event)


class PercentSlider(QWidget):
    """A slider with its figure. What follows it may move it, so it is followed only when the mouse lets go."""

    chosen = Signal(int)

    def __init__(self, values: range, value: int) -> None:
        """Goes through `values` in tens."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(values[0], values[-1])
        self.slider.setSingleStep(10)
        self.slider.setPageStep(20)
        self.slider.setTracking(False)
        self.slider.setValue(value)
        self.figure = QLabel()
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self.figure)
        self.setFocusProxy(self.slider)
        self.slider.sliderMoved.connect(self._show)
        self.slider.valueChanged.connect(self._show)
        # Keys that were struck while all letters got another size are one change.
        self._chosen = QTimer(self, singleShot=True, interval=0)
        self._chosen.timeout.connect(lambda: self.chosen.emit(self.slider.value()))
        self.slider.valueChanged.connect(self._chosen.start)

    def add(self, widget: QWidget) -> None:
        """Puts something behind the figure."""
        self._row.addWidget(widget)

    def _show(self, value: int) -> None:
        # The minimum width is that of the largest number: the slider keeps its length.
        self.figure.setMinimumWidth(self.figure.fontMetrics().horizontalAdvance(_PERCENT.translated(number=200)))
        self.figure.setText(_PERCENT.translated(number=value))
        self.slider.setAccessibleDescription(self.figure.text())

    def retranslate(self) -> None:
        """Sets all words anew."""
        self.slider.setAccessibleName(self.accessibleName())
        self._show(self.slider.value())


class SearchField(QLineEdit):
    """A line that can be cleared by a sign in the ink of the window."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self.setClearButtonEnabled(True)
        # Else Qt would have the words in it read after the name, which are the same.
        self.setAccessibleDescription(" ")

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            # Qt asks for the sign once only, and gets that of the system before there is a style sheet.
            self.setClearButtonEnabled(False)
            self.setClearButtonEnabled(True)
        for sign in self.findChildren(QToolButton):
            # Qt leaves it without a name.
            sign.setAccessibleName(tr("SearchField", "Clear"))
