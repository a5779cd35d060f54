"""What the style sheet asks of a widget beside its class and its name."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def mark(widget: QWidget, name: str, *, on: bool) -> None:
    """Sets one of the properties that the style sheet looks for; the widget is dressed anew if that makes it another."""
    if bool(widget.property(name)) is on:
        return
    widget.setProperty(name, on)
    # Who has not been dressed yet will be, by what it is then; and a style shown to Python takes its time, once.
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
