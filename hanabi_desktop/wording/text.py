"""Translated text: `tr` for what is said at once, `Text` and `Counted` for what is said later or in another language.

All are written with literals only, because the extractor reads the source (`translations/source_texts.py`). A
text that depends on something is chosen among several; it is never put together.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator


class Translate(Protocol):
    """Looks a text up in one language, fills %n and its `{named}` fields, and chooses the plural form by `n`."""

    def __call__(self, context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
        """The text in that language, or as it is if there is no translation. `comment` tells equal texts apart."""
        ...


class Translation:
    """The texts of one language, looked up beside the program's own translators, which stay as they are."""

    def __init__(self, folder: Path, code: str) -> None:
        """`folder` holds the compiled translations; a language that is not there is read in English."""
        self.code = code
        self._translator = QTranslator()
        self.found = self._translator.load(f"hanabi_{code}", str(folder))

    def __call__(self, context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
        """The text in this language, or the source text where there is no translation of it."""
        shown = self._translator.translate(context, text, comment or None, n) or text
        # Qt fills the number in for the translators that are installed; nobody does it for this one.
        shown = shown.replace("%n", str(n)) if n >= 0 else shown
        return shown.format(**fields) if fields else shown


_SPOKEN: ContextVar[Translation | None] = ContextVar("language", default=None)


@contextmanager
def speaking(language: Translation) -> Iterator[None]:
    """Whatever is put into words meanwhile is in this language, not the program's. Nothing may wait for events inside."""
    token = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def locale() -> QLocale:
    """The locale of the language that is spoken. Dates and lists in English are British, as its spelling is."""
    spoken = _SPOKEN.get()
    return QLocale() if spoken is None else locale_of(spoken.code)


def locale_of(code: str) -> QLocale:
    """The locale of a language."""
    return QLocale("en_GB" if code == "en" else code)


def tr(context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
    """The text in the language that is spoken. Raises KeyError for a field that is not given."""
    if (spoken := _SPOKEN.get()) is not None:
        return spoken(context, text, comment, n=n, **fields)
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
