"""Names that the whole program shares, in the rulebook's own language.

The texts are those of `hanabi_desktop.wording`, which always speaks the program's language; a test holds them equal.
"""

from hanabi_desktop.rules import MemoryAid, Rating
from hanabi_desktop.wording.text import Translate
from hanabi_desktop.wording.tokens import Words


def memory_title(memory: MemoryAid, translate: Translate) -> str:
    """What the setting of the memory aid is called."""
    match memory:
        case MemoryAid.FULL:
            return translate("Editions", "Full")
        case MemoryAid.LAST_HINT:
            return translate("Editions", "Last hint")
        case MemoryAid.NONE:
            return translate("Editions", "None")


def memory_told(memory: MemoryAid, translate: Translate) -> str:
    """What stays of the hints on the cards."""
    match memory:
        case MemoryAid.FULL:
            return translate("Editions", "All that the hints told, and what they rule out, stays marked on the cards.")
        case MemoryAid.LAST_HINT:
            return translate("Editions", "Only the latest hint stays marked on each card.")
        case MemoryAid.NONE:
            return translate("Editions", "A hint is shown once; then everybody has to remember.")


def rating_told(rating: Rating, translate: Translate) -> str:
    """What the crowd says of a score."""
    match rating:
        case Rating.DREADFUL:
            return translate("Endings", "Dreadful: the crowd boos and goes home.")
        case Rating.WEAK:
            return translate("Endings", "Weak: a few hands clap, out of politeness.")
        case Rating.HONOURABLE:
            return translate("Endings", "Honourable, though nobody will speak of it next week.")
        case Rating.VERY_GOOD:
            return translate("Endings", "Very good: the crowd goes home happy.")
        case Rating.WONDERFUL:
            return translate("Endings", "Wonderful: people will talk of it for years.")
        case Rating.LEGENDARY:
            return translate("Endings", "Legendary: nobody finds words, and all eyes shine.")
        case Rating.DIVINE:
            return translate("Endings", "Divine: even the stars look pale beside it.")


def clocks_title(words: Words, translate: Translate) -> str:
    """What the tokens for hints are called."""
    match words:
        case Words.CLOCKS:
            return translate("Tokens", "Clock tokens")
        case Words.COLOURS:
            return translate("Tokens", "Blue tokens")
        case Words.TILES:
            return translate("Tokens", "Hint tiles")


def fuses_title(words: Words, translate: Translate) -> str:
    """What the tokens for mistakes are called."""
    match words:
        case Words.CLOCKS:
            return translate("Tokens", "Fuse tokens")
        case Words.COLOURS:
            return translate("Tokens", "Red tokens")
        case Words.TILES:
            return translate("Tokens", "Storm tiles")
