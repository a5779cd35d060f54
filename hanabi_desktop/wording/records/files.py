"""Files by their names, which may be anything that a system takes for one."""

import re
from pathlib import Path

from hanabi_desktop.records.names import printable

_LONGEST_NAME, _LONGEST_PATH = 60, 300
_UNDECODED = re.compile("[\ud800-\udfff]")


def file_text(path: Path) -> str:
    """The name of a file on one line, as far as it can be shown."""
    return _shown(path.name, _LONGEST_NAME)


def path_text(path: Path) -> str:
    """The way to a file on one line; of a very long one, its end."""
    text = _shown(str(path), 1 << 16)
    return text if len(text) <= _LONGEST_PATH else f"…{text[1 - _LONGEST_PATH :]}"


def _shown(name: str, longest: int) -> str:
    text = printable(_UNDECODED.sub("\ufffd", name))
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
