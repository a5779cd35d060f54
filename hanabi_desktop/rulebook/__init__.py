"""The rulebook, composed from the rules in force: values and pictures, no widgets.

`compose` makes a `Document` for one table in one language. Every paragraph has an id that stays the same, so that
other parts of the program can open the rulebook at it (`places`).
"""

from hanabi_desktop.rulebook.compose import PLAYERS, compose
from hanabi_desktop.rulebook.document import Document, Kind, Paragraph, Section

__all__ = ["PLAYERS", "Document", "Kind", "Paragraph", "Section", "compose"]
