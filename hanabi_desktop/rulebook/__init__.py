"""The rulebook, composed from the rules in force: values, no widgets.

`compose` makes a `Document` for one table in one language. Every paragraph has an id that stays the same, so that
other parts of the program can open the rulebook at it (`places`).
"""

from hanabi_desktop.rulebook.compose import PLAYERS, compose
from hanabi_desktop.rulebook.document import Document, Kind, Paragraph, Section
from hanabi_desktop.rulebook.places import (
    paragraph_of,
    paragraph_of_end,
    paragraph_of_rating,
    paragraph_of_switch,
)
from hanabi_desktop.rulebook.translation import Translation, source_text
from hanabi_desktop.wording.text import Translate

__all__ = [
    "PLAYERS",
    "Document",
    "Kind",
    "Paragraph",
    "Section",
    "Translate",
    "Translation",
    "compose",
    "paragraph_of",
    "paragraph_of_end",
    "paragraph_of_rating",
    "paragraph_of_switch",
    "source_text",
]
