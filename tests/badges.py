"""The badges in a text that is shown."""

import re

from hanabi_desktop.players import Badge
from hanabi_desktop.wording.typography import RichText, pictured


def badges_in(text: object) -> list[Badge]:
    """Those before the names in a rich text, in their order."""
    assert isinstance(text, RichText)
    urls = re.findall(r'<img src="([^"]*)"', text.rich)
    return [shown for url in urls if isinstance(shown := pictured(url), Badge)]
