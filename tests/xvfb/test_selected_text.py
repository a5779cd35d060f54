"""What is selected in a private view, on a real X server: other programs can paste whatever is selected there."""

from PySide6.QtGui import QClipboard, QGuiApplication

from tests.xvfb.test_held_keys import at_title
from tests.xvfb.test_real_window import TABLE, THEME, TITLE, Program, pytestmark, start, xdotool

__all__ = ["at_title", "pytestmark", "start"]


def pasted() -> str:
    """All that another program can paste now."""
    clipboard = QGuiApplication.clipboard()
    assert clipboard.supportsSelection()
    return clipboard.text() + clipboard.text(QClipboard.Mode.Selection)


def test_a_note_cannot_be_pasted_by_another_program(at_title: Program) -> None:
    at_title.go_on(TITLE)
    at_title.look()
    xdotool("key", "n")
    xdotool("type", "secret")
    for key in ("ctrl+a", "ctrl+c", "ctrl+x", "shift+Home", "ctrl+Insert"):
        xdotool("key", key)
    assert "secret" not in pasted()
    xdotool("key", "Escape", "Escape")
    at_title.until(lambda: not at_title.see(THEME.good, TABLE))
    assert "secret" not in pasted()
