"""Which language the program speaks, and how it changes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from hanabi_desktop.paths import translations
from hanabi_desktop.widgets.language import Language, chosen_language
from tests.each import each


@each(
    ("preferred", "spoken"),
    [
        (["de-AT", "en"], "de"),
        (["sv_FI"], "sv"),
        (["no"], "nb"),
        (["nb"], "nb"),
        (["nb-NO"], "nb"),
        (["nn-NO", "en-GB"], "nb"),
        (["ja-JP", "de-DE"], "de"),
        (["ja"], "en"),
        ([], "en"),
    ],
)
def test_the_system_chooses_the_language(preferred: list[str], spoken: str) -> None:
    assert chosen_language(preferred) == spoken


@pytest.mark.parametrize(
    ("code", "cancel"), [("en", "Cancel"), ("nb", "Avbryt"), ("sv", "Avbryt"), ("de", "Abbrechen")]
)
def test_the_standard_buttons_speak_it_too(qtbot: QtBot, qapp: QApplication, code: str, cancel: str) -> None:
    language = Language(translations())
    language.install(code)
    try:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == cancel
        assert QLocale().language() == QLocale(code).language()
    finally:
        language.install("en")


def test_without_translations_the_program_speaks_english(qapp: QApplication, tmp_path: Path) -> None:
    language = Language(tmp_path)
    language.install("de")
    assert QCoreApplication.translate("Suits", "yellow") == "yellow"
    language.install("en")
