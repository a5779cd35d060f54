"""The rulebook from wherever the program opens it."""

from PySide6.QtWidgets import QWidget

from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.window.main_window import MainWindow
from tests.input import answering
from tests.opening import OpenWindow


def rulebooks(dialog: QWidget) -> list[RulebookWindow]:
    return [window for window in dialog.findChildren(RulebookWindow) if window.isVisible()]


def test_over_a_dialog_it_opens_once_however_often_it_is_asked_for(open_window: OpenWindow) -> None:
    editions = EditionId.ENGLISH, EditionId.GERMAN, EditionId.GERMAN
    seen: list[tuple[int, EditionId, str]] = []

    def ask(dialog: NewGameDialog) -> None:
        dialog.show_page(1)
        for edition in editions:
            dialog.editions.cards[edition].click()
            dialog.rule_asked.emit("hint-empty")
            book = rulebooks(dialog)[-1]
            seen.append((len(rulebooks(dialog)), book.rules[0].id, book.text.place()))
        book.close()
        assert not rulebooks(dialog)
        dialog.rule_asked.emit("")
        assert len(rulebooks(dialog)) == 1
        assert rulebooks(dialog)[0].rules[0] is EDITIONS[EditionId.GERMAN]
        dialog.reject()

    with answering(ask):
        open_window().choose_new_game()
    assert seen == [(1, edition, "hint-empty") for edition in editions]


def test_on_a_television_it_takes_the_screen_and_gives_it_back(window: MainWindow) -> None:
    for on in (True, False):
        window.show_on_television(on)
        window.open_rulebook()
        book = next(top for top in window.findChildren(RulebookWindow) if top.isVisible())
        assert book.isFullScreen() is on
        assert book.leave.isVisible()
        (book.leave.click if on else book.close)()
        assert not book.isVisible()
        assert window.isFullScreen() is on


def test_the_help_menu_opens_the_leaflet_on_playing_on_this_screen(window: MainWindow) -> None:
    window.menus.leaflet.trigger()
    book = next(top for top in window.findChildren(RulebookWindow) if top.isVisible())
    assert book.text.place() == "screen"
    assert book.document.sections[-2].id == "screen"
    book.close()
