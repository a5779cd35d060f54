"""Translated text: `tr` for what is said at once, `Text` and `Counted` for what is said later or in another language.

All are written with literals only, because the extractor reads the source (`translations/source_texts.py`). A
text that depends on something is chosen among several; it is never put together.
"""

from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QCoreApplication


class Translate(Protocol):
    """Looks a text up in one language, fills %n and its `{named}` fields, and chooses the plural form by `n`."""

    def __call__(self, context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
        """The text in that language, or as it is if there is no translation. `comment` tells equal texts apart."""
        ...


def tr(context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
    """The text in the program's language. Raises KeyError for a field that is not given."""
    shown = QCoreApplication.translate(context, text, comment, n)
    return shown.format(**fields) if fields else shown


class Text(Struct, frozen=True):
    """A text with `{named}` fields or none."""

    context: str
    text: str
    comment: str = ""
    """Tells equal texts apart."""

    def translated(self, language: Translate = tr, /, **fields: object) -> str:
        """The text in a language, with its fields filled in. Raises KeyError for a field that is not given."""
        return language(self.context, self.text, self.comment).format(**fields)


class Counted(Struct, frozen=True):
    """A text with a number in it, which has a form for each number the language tells apart.

    Qt writes the figure for %n; where a number is to be a word, the text has the field {count} instead.
    """

    context: str
    text: str
    comment: str = ""

    def translated(self, n: int, language: Translate = tr, /, **fields: object) -> str:
        """The text for `n` things in a language. Raises KeyError for a field that is not given."""
        return language(self.context, self.text, self.comment, n=n).format(**fields)


class Said(Struct, frozen=True):
    """Says the texts of the rulebook in one language: `said("Text")` is extracted as `tr("Rulebook", "Text")` is."""

    language: Translate

    def __call__(self, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
        """The text in that language, as `Translate` has it."""
        return self.language("Rulebook", text, comment, n=n, **fields)


def closed(sentence: str) -> str:
    """Hints are headlines in the journal; told one after the other, each is a sentence."""
    return sentence if sentence.endswith((".", "!", "…")) else f"{sentence}."


def capital(sentence: str) -> str:
    """A sentence that begins with what stands in small letters elsewhere."""
    return sentence[:1].upper() + sentence[1:]
