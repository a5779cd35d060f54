"""The practice game: a prepared deck, each kind of action once, and a teacher's sentence for every step of it."""

from hanabi_desktop.practice.lesson import CHAPTERS, NAMES, Chapter, Note, Place, Step

__all__ = ["CHAPTERS", "NAMES", "Chapter", "Note", "Place", "Step"]
