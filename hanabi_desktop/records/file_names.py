"""What a file of a game is called if nobody says otherwise: a name that every system takes."""

import re
import unicodedata
from datetime import date

from hanabi_desktop.records.record import Record

_LONGEST = 24
"""Characters of a player's name that are kept."""
_MOST_BYTES = 180
"""Of the whole name: systems take 255, endings included."""
_DATE = re.compile(r"\d{4}-\d\d-\d\d")


def suggested_name(record: Record, today: date) -> str:
    """The day of the deal, or `today` where nobody knows it, and who played; without an ending.

    Letters and figures of any script stay, everything else in a name becomes a line.
    """
    started = record.extra.get("started")
    known = _DATE.match(started) if isinstance(started, str) else None
    names = (unicodedata.normalize("NFC", name) for name in record.names)
    plain = (re.sub(r"\W+", "_", name)[:_LONGEST].strip("_") for name in names)
    name = "-".join(filter(None, (known[0] if known else today.isoformat(), *plain)))
    return name.encode()[:_MOST_BYTES].decode(errors="ignore").rstrip("-_")
