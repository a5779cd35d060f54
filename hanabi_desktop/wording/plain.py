"""Names and notes are text, whatever they look like."""

from PySide6.QtGui import Qt as GuiQt


def tool_tip(text: str) -> str:
    """A text as a tool tip: Qt would run what looks like HTML, and read the files that it names."""
    # Qt itself looks at the first line only.
    rich = any(GuiQt.mightBeRichText(line) for line in text.splitlines())
    return GuiQt.convertFromPlainText(text) if rich else text
