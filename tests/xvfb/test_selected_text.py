"""What is selected in a private view, on a real X server: other programs can paste whatever is selected there."""

from PySide6.QtGui import QClipboard, QGuiApplication

from tests.xvfb.test_held_keys import at_table
from tests.xvfb.test_real_window import TABLE, THEME, Program, pytestmark, start, xdotool

__all__ = ["at_table", "pytestmark", "start"]


def pasted() -> str:
    """All that another program can paste now."""
    clipboard = QGuiApplication.clipboard()
    assert clipboard.supportsSelection()
    return clipboard.text() + clipboard.text(QClipboard.Mode.Selection)


def test_a_note_cannot_be_pasted_by_another_program(at_table: Program) -> None:
    at_table.look()
    xdotool("key", "n")
    xdotool("type", "secret")
    for key in ("ctrl+a", "ctrl+c", "ctrl+x", "shift+Home", "ctrl+Insert"):
        xdotool("key", key)
    assert "secret" not in pasted()
    xdotool("key", "Escape", "Escape")
    at_table.until(lambda: not at_table.see(THEME.good, TABLE))
    assert "secret" not in pasted()
