"""A language that nobody speaks: every message in brackets and about a third longer, so that one can see what is what.

A text without brackets was never given to the translators; a text that is cut off has too little room.
"""

import gc
import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from hanabi_desktop.compat import override
from hanabi_desktop.rulebook import Translation
from hanabi_desktop.wording.text import filled

OPEN, CLOSE = "⟦", "⟧"
_PADDING = "~ölängre~"
_NOT_WORDS = {"QShortcut", "QGuiApplication"}
"""Contexts of Qt's own that hold names of keys, and the direction of writing."""


def pseudo(text: str) -> str:
    """The text in brackets, longer by about 30 %, with its placeholders, numbers and accelerators as they were."""
    # A word of its own, so that lines break as they do in real languages; short texts have the brackets.
    more = round(len(re.sub(r"\{\w+\}|%n|&", "", text)) * 0.3) - len(OPEN + CLOSE) - 1
    words = []
    while more > 0:
        words.append((_PADDING * 2)[: min(more, len(_PADDING))])
        more -= len(_PADDING) + 1
    separator = " " if words and " " in text else ""
    return f"{OPEN}{text}{separator}{' '.join(words)}{CLOSE}"


def _told(context: str, text: str) -> str:
    """The pseudo text; of a term of the index and the words it is found by, each is shown or sought alone."""
    if context == "RulebookIndex" and ":" in text:
        return re.sub(r"[^\s:,][^:,]*", lambda part: pseudo(part[0]), text)
    return pseudo(text)


def unbracketed(text: str) -> str:
    """What is left of a text without all that stands in brackets, however deep."""
    inner = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
    while (shorter := inner.sub("", text)) != text:
        text = shorter
    return text


class PseudoTranslator(QTranslator):
    """Translates whatever it is asked, Qt's own texts as well; needs no file."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Ready to be installed."""
        super().__init__(parent)

    @override
    def isEmpty(self) -> bool:
        return False

    @override
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        if context in _NOT_WORDS or not sourceText:
            return None
        return _told(context, sourceText)


def speak_pseudo(parent: QObject) -> None:
    """The program speaks it from now on.

    Qt locks its translators while one of them is asked, and this one is Python: if Python cleared away another
    translator just then, it would wait for that lock for ever. So nothing is cleared away meanwhile.
    """
    gc.collect()
    gc.disable()
    QCoreApplication.installTranslator(PseudoTranslator(parent))


def stop_pseudo(parent: QObject) -> None:
    """The program speaks what it is told to once more."""
    for translator in parent.findChildren(PseudoTranslator):
        QCoreApplication.removeTranslator(translator)
    gc.enable()


class PseudoTranslation(Translation):
    """The same for a rulebook."""

    def __init__(self, code: str = "en") -> None:
        """Stands in for the language of that code."""
        super().__init__(Path(), code)

    @override
    def __call__(self, context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
        shown = _told(context, text)
        return filled(shown.replace("%n", str(n)) if n >= 0 else shown, fields)
