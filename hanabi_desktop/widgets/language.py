"""The languages of the program, changed while it runs."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from hanabi_desktop.wording.text import locale_of


class Translated:
    """Mix-in for widgets that show text. The window gets a change of language first, and calls `retranslate` of its parts.

    Each part does so to the parts it has, so that the order is certain: what a whole says may depend on what its parts
    say by then, and Qt's own `LanguageChange` reaches the parts in an order of its own.
    """

    def retranslate(self) -> None:
        """Sets all words anew: in another language, or because there is something else to say."""
        raise NotImplementedError


LANGUAGES = {"en": "English", "nb": "Norsk bokmål", "sv": "Svenska", "de": "Deutsch"}
"""Each language's code, and its name in itself. A further language needs its `.ts` file and a line here."""

_BOKMAL = ("no", "nb", "nn")


def chosen_language(preferred: Iterable[str]) -> str:
    """The first of the preferred languages (like `de-AT`) that the program speaks, else English.

    All Norwegian is answered in Bokmål; Nynorsk is never shown.
    """
    for name in preferred:
        code = name.replace("_", "-").split("-")[0].lower()
        code = "nb" if code in _BOKMAL else code
        if code in LANGUAGES:
            return code
    return "en"


class Language(QObject):
    """Installs the translators of one language at a time; Qt then tells every window that the language has changed."""

    def __init__(self, folder: Path, parent: QObject | None = None, for_now: str | None = None) -> None:
        """`folder` holds the compiled translations; `for_now` goes before what is preferred until that changes."""
        super().__init__(parent)
        self.for_now = for_now
        self._preferred: str | None = None
        self._asked = False
        self.folder = folder
        self.code = "en"
        """The language that is spoken."""
        self._installed = ""
        self._translators: list[QTranslator] = []

    def prefer(self, code: str | None) -> None:
        """Speaks a chosen language, or with None the one that the system asks for."""
        if self._asked and code != self._preferred:
            self.for_now = None
        self._preferred, self._asked = code, True
        self.install(self.for_now or code or chosen_language(QLocale.system().uiLanguages()))

    def install(self, code: str) -> None:
        """Speaks another language from now on; a language not known is English."""
        code = code if code in LANGUAGES else "en"
        if code == self._installed:
            return
        self.code = self._installed = code
        QLocale.setDefault(locale_of(code))
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        own = str(self.folder)
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._translators = []
        # Qt has no Bokmål of its own: where a file of ours stands for it, that one serves.
        for folder, name in ((qt, f"qtbase_{code}"), (own, f"qtbase_{code}"), (own, f"hanabi_{code}")):
            translator = QTranslator(self)
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)
            else:
                translator.deleteLater()
