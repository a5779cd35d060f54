"""Texts as values: written down once, translated when they are said, in whatever language is asked for.

The constructors stand with literals only, because the extractor reads the source (`translations/source_texts.py`). A
text that depends on something is chosen among several; it is never put together.
"""

from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QCoreApplication


class Translate(Protocol):
    """Looks a text up in one language; `n` fills %n and chooses the plural form."""

    def __call__(self, context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
        """The text in that language, or as it is if there is no translation."""
        ...


program: Translate = QCoreApplication.translate
"""The program's own translators, as they are installed at the moment of speaking."""


class Text(Struct, frozen=True):
    """A text with `{named}` fields or none."""

    context: str
    text: str
    comment: str = ""
    """Tells equal texts apart."""

    def said(self, language: Translate = program, /, **fields: object) -> str:
        """The text in a language, with its fields filled in. Raises KeyError for a field that is not given."""
        return language(self.context, self.text, self.comment).format(**fields)


class Counted(Struct, frozen=True):
    """A text with a number in it, which has a form for each number the language tells apart.

    Qt writes the figure for %n; where a number is to be a word, the text has the field {count} instead.
    """

    context: str
    text: str
    comment: str = ""

    def said(self, n: int, language: Translate = program, /, **fields: object) -> str:
        """The text for `n` things in a language. Raises KeyError for a field that is not given."""
        return language(self.context, self.text, self.comment, n).format(**fields)


def closed(sentence: str) -> str:
    """Hints are headlines in the journal; told one after the other, each is a sentence."""
    return sentence if sentence.endswith((".", "!")) else f"{sentence}."
