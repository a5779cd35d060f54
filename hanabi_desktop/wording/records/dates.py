"""Dates and times as the language writes them."""

from PySide6.QtCore import QDateTime, QLocale, Qt


def moment_text(moment: str) -> str:
    """A moment in ISO 8601, at the time of the clock on the wall here; empty if it is none."""
    read = QDateTime.fromString(moment, Qt.DateFormat.ISODate)
    if not read.isValid():
        return ""
    return QLocale().toString(read.toLocalTime(), QLocale.FormatType.ShortFormat)
