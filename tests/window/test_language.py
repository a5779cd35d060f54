"""Which language the program speaks, and how it changes."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from hanabi_desktop.rules import EditionId
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.widgets.language import Language, chosen_language
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.each import each
from tests.input import answering
from tests.table.tables import default_game

SPOKEN = {"de-AT en": "de", "sv_FI": "sv", "no": "nb", "nb": "nb", "nb-NO": "nb", "nn-NO en-GB": "nb"}
SPOKEN |= {"ja-JP de-DE": "de", "ja": "en", "": "en"}


@each(("preferred", "spoken"), SPOKEN.items())
def test_the_system_chooses_the_language(preferred: str, spoken: str) -> None:
    assert chosen_language(preferred.split()) == spoken


def test_without_translations_the_program_speaks_english(qapp: QApplication, tmp_path: Path) -> None:
    language = Language(tmp_path)
    language.install("de")
    assert QCoreApplication.translate("Suits", "yellow") == "yellow"
    language.install("en")


def test_the_edition_of_the_language_is_offered_until_one_was_chosen(window: MainWindow) -> None:
    players = MousePlayers(window)
    offered = []

    def answer(dialog: NewGameDialog) -> None:
        offered.append(dialog.choice())
        players.use(dialog.start if len(offered) == 4 else dialog.back)

    for code in ("nb", "sv", "de", "en", "nb"):
        window.menus.title.trigger()
        players.use(window.title_page.languages[code])
        with answering(answer):
            players.use(window.title_page.new_button)
    editions = (EditionId.NORWEGIAN, EditionId.SWEDISH, EditionId.GERMAN, EditionId.ENGLISH)
    assert offered[:4] == [default_game(edition, game.names) for edition, game in zip(editions, offered, strict=False)]
    assert offered[4].edition is EditionId.ENGLISH
