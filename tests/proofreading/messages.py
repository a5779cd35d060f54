"""The messages of a language, each with the line of the program that says it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import source_texts
import ts_files

import hanabi_desktop

PACKAGE = Path(hanabi_desktop.__file__).parent
TRANSLATIONS = PACKAGE.parent / "translations"

Key = tuple[str, str, str]
"""What Qt looks a text up by: the context, the source text and the comment."""

_FIELD = re.compile(r"\\\{\w+\\\}|%n")


@dataclass(frozen=True)
class Message:
    """One message as it stands in a language."""

    key: Key
    forms: tuple[str, ...]
    """The translation; one for each plural form. The source text itself in English, where nothing is counted."""
    remark: str
    where: str
    """The file and line of the program."""

    @property
    def context(self) -> str:
        """What part of the program it belongs to."""
        return self.key[0]

    @property
    def source(self) -> str:
        """The English text in the program."""
        return self.key[1]


@cache
def _texts() -> Sequence[source_texts.SourceText]:
    texts, mistakes = source_texts.scan_package(PACKAGE)
    assert not mistakes, mistakes
    return texts


@cache
def messages_of(language: str) -> Sequence[Message]:
    """All messages in the order of their contexts."""
    translated = {
        (message.context, message.text, message.comment): message.forms
        for message in ts_files.read(TRANSLATIONS / f"hanabi_{language}.ts")
    }
    found = []
    for text in _texts():
        key = (text.context, text.text, text.comment)
        found.append(Message(key, translated.get(key, (text.text,)), text.remark, text.where))
    return found


def seen_as(form: str) -> re.Pattern[str]:
    """What a line on the screen looks like that says this: the fields are anything.

    A short text has to be a whole line, or "No" would be found in every "Not".
    """
    plain = form.replace("&&", "\0").replace("&", "").replace("\0", "&")
    words = _FIELD.sub(".+?", re.escape(plain))
    if len(re.sub(r"\{\w+\}|%n|\W", "", plain)) < 12:
        words = f"^{words}$"
    return re.compile(words)


def literal_of(form: str) -> str:
    """The longest piece of it that never changes."""
    plain = form.replace("&&", "\0").replace("&", "").replace("\0", "&")
    return max(re.split(r"\{\w+\}|%n", plain), key=len)
