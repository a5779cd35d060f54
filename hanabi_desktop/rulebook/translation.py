"""A language to read in, whatever language the program speaks."""

from pathlib import Path

from PySide6.QtCore import QTranslator


class Translation:
    """The texts of one language, looked up beside the program's own translators, which stay as they are."""

    def __init__(self, folder: Path, code: str) -> None:
        """`folder` holds the compiled translations; a language that is not there is read in English."""
        self.code = code
        self._translator = QTranslator()
        self.found = self._translator.load(f"hanabi_{code}", str(folder))

    def __call__(self, context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
        """The text in this language, or the source text where there is no translation of it."""
        shown = self._translator.translate(context, text, disambiguation or None, n) or text
        # Qt fills the number in for the translators that are installed; nobody does it for this one.
        return shown.replace("%n", str(n)) if n >= 0 else shown


def source_text(_context: str, text: str, _disambiguation: str = "", n: int = -1, /) -> str:
    """The text as it stands in the program: for tests, and where there are no translations."""
    return text.replace("%n", str(n)) if n >= 0 else text
