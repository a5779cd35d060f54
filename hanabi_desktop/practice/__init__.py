"""The practice game: a prepared deck, each kind of action once, and a teacher's sentence for every step of it."""

from hanabi_desktop.practice.lesson import Chapter, Note, Place, Step
from hanabi_desktop.practice.show import CHAPTERS, NAMES

__all__ = ["CHAPTERS", "NAMES", "Chapter", "Note", "Place", "Step"]
