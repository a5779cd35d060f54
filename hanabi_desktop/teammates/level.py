"""How well a computer plays."""

from enum import StrEnum


class Level(StrEnum):
    """Both read hints by the same conventions."""

    PLAIN = "plain"
    """What the practice game teaches."""
    SKILLED = "skilled"
    """What people play who know each other well."""
