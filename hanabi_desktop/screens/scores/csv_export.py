"""The lines of the score sheet for other programs: on the clipboard, or as a file of comma-separated values."""

import csv
import io
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from hanabi_desktop.records.store import write_atomically
from hanabi_desktop.widgets.dialogs import Messages, ask_where_to_save

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula, whoever calls himself so."""


def as_text(titles: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """The sheet with tabs between its cells, as a spreadsheet takes it from the clipboard."""
    return "".join("\t".join(" ".join(_harmless(cell).split()) for cell in line) + "\n" for line in (titles, *lines))


def as_csv(titles: Sequence[str], lines: Iterable[Sequence[str]]) -> bytes:
    """The sheet as a file; the mark before it tells spreadsheets that it is UTF-8."""
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator="\r\n").writerows([_harmless(cell) for cell in line] for line in (titles, *lines))
    return out.getvalue().encode("utf-8-sig", "replace")


def _harmless(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


def save_csv(data: bytes, over: QWidget) -> None:
    """Asks where to save, and before anything is replaced; what goes wrong is told."""
    title = QCoreApplication.translate("Scores", "Save the score sheet")
    kind = QCoreApplication.translate("Scores", "Tables (*.csv)")
    path = ask_where_to_save(over, title, "hanabi", ".csv", kind)
    if path is None:
        return
    try:
        write_atomically(path, data)
    except OSError as error:
        Messages(over).not_written(path, error)
