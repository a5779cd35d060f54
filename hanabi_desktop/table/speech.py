"""How the faces of teammates' cards may be spoken to a player who looks alone: a loudspeaker is heard by their owners."""

from enum import StrEnum


class Speech(StrEnum):
    """What a screen reader is told of the faces in a private view."""

    ALOUD = "aloud"
    """Every face as the keyboard comes to it: for one who wears headphones, or plays alone."""
    ON_REQUEST = "on-request"
    """A face only when its player asks for it with a key."""
    NEVER = "never"
    """No face at all."""
