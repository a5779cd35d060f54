"""The badges in a text that is shown."""

import re

from hanabi_desktop.table.state import Badge
from hanabi_desktop.wording.typography import RichText, badge_of


def badges_in(text: object) -> list[Badge]:
    """Those before the names in a rich text, in their order."""
    assert isinstance(text, RichText)
    return [badge for url in re.findall(r'<img src="([^"]*)"', text.rich) if (badge := badge_of(url))]
