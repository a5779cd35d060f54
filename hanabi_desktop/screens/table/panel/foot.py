"""The place of the bar below the table: as high as the table leaves it, and scrolled where that is too little."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from hanabi_desktop.faults.catching import answered
from hanabi_desktop.screens.table.panel.action_panel import SHAPES, ActionPanel, Shape
from hanabi_desktop.widgets.areas.roomy_area import RoomyArea


class Foot(RoomyArea):
    """Holds the bar in the shape with the most words that fits. What is new, or has the keyboard, is in sight."""

    pressed = Signal()
    """The bar has other words or parts now, and may fit in another shape."""

    def __init__(self, panel: ActionPanel, *bars: QWidget) -> None:
        """Shows `panel`, and in the place of its message those of the `bars` that are to be seen."""
        # What is shown listens to the area from its making on.
        self._panel, self._bars = panel, bars
        super().__init__(panel)
        self._reading = False
        self.setProperty("bare", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for bar in bars:
            panel.host(bar)
            bar.installEventFilter(self)
        panel.said.connect(self._show_message)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)

    def choose(self, width: int, height: float) -> Shape:
        """The first shape that is no higher than this."""
        panel = self._panel
        chosen = Shape()
        for shape in SHAPES:
            chosen = shape
            panel.take_shape(shape)
            if panel.height_for(width) <= height:
                break
        return chosen

    def _show_message(self) -> None:
        self._reading = True
        self.pressed.emit()
        self._show_new()

    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and self._panel.isAncestorOf(new):
            self._reading = False
            self._show_new()

    def _show_new(self) -> None:
        focus = QApplication.focusWidget()
        if self._reading:
            self.verticalScrollBar().setValue(0)
        elif focus is not None and self._panel.isAncestorOf(focus):
            self.ensureWidgetVisible(focus, 0, 4)

    @override
    @answered(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        answer = super().eventFilter(watched, event)
        if watched in self._bars and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._reading = False
            self.pressed.emit()
        elif watched is self._panel and event.type() == QEvent.Type.LayoutRequest:
            self._show_new()
        return answer
