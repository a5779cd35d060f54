"""Pictures of the table."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Game, Play, ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.table.view import TableView
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.window.table_picture import table_picture
from tests.driver import MousePlayers
from tests.games import faces_told
from tests.input import Answer, answering
from tests.twins import hidden_from
from tests.window.evening import CHOICE, told, typed

PICTURE = "Picture of the table…"


@pytest.fixture
def ended(players: MousePlayers) -> MousePlayers:
    """A game of three turns that was lost."""
    players.turn(ValueHint(1, 1))
    players.turn(Play(5))
    players.screen.table.end_early()
    return players


@pytest.fixture
def photographed(monkeypatch: pytest.MonkeyPatch) -> list[TableView]:
    """Every view that a picture is taken of."""
    views: list[TableView] = []

    def taken(view: TableView, theme: Theme) -> QImage:
        views.append(view)
        return table_picture(view, theme)

    monkeypatch.setattr("hanabi_desktop.window.table_picture.table_picture", taken)
    return views


def suggested(there: list[str], path: Path) -> Answer:
    """Notes the name that is suggested, and types another."""

    def look(dialog: QFileDialog) -> None:
        there.extend(Path(name).name for name in dialog.selectedFiles())
        typed(str(path))(dialog)

    return look


def share_by_menu(players: MousePlayers, label: str, *later: Answer) -> None:
    """Through the menu bar, while the game goes on."""
    entry = next(each for each in players.window.menus.sharing.all if each.text().replace("&", "") == label)
    assert entry in players.window.menus.share.actions()
    with answering(*later):
        entry.trigger()


def test_the_final_table_becomes_a_file(ended: MousePlayers, tmp_path: Path, photographed: list[TableView]) -> None:
    names: list[str] = []
    share_by_menu(ended, PICTURE, suggested(names, tmp_path / "table"))
    image = QImage(str(tmp_path / "table.png"))
    assert (image.width(), image.height()) == (1920, 1080)
    assert names[0].endswith("-Kari-Per-Ola.png")
    (view,) = photographed
    assert all(card.face for hand in view.hands for card in hand)


def test_of_a_game_that_goes_on_the_picture_shows_the_public_table(
    tmp_path: Path, photographed: list[TableView], players: MousePlayers
) -> None:
    players.turn(ValueHint(1, 1))
    players.open_view()
    share_by_menu(players, PICTURE, typed(str(tmp_path / "table.png")))
    assert players.phase() == Public()
    assert not QImage(str(tmp_path / "table.png")).isNull()
    (view,) = photographed
    hidden = set(hidden_from(Game(players.record.setup, players.record.actions), None))
    assert hidden.isdisjoint(card for card, _ in faces_told(view))
    assert len(view.seen.turns) == len(players.record.actions) == 1


def test_what_cannot_be_written_is_told(ended: MousePlayers, tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()

    def lose_folder(dialog: QWidget) -> None:
        typed(str(tmp_path / "gone" / "table.png"))(dialog)
        (tmp_path / "gone").rmdir()

    share_by_menu(ended, PICTURE, lose_folder, told("Not saved", "table.png"))


def test_the_menu_of_the_game_has_it_all(window: MainWindow) -> None:
    menus = window.menus
    assert not any(entry.isEnabled() for entry in menus.sharing.all)
    window.game.start(CHOICE)
    MousePlayers(window).screen.table.end_early()
    assert all(entry.isEnabled() for entry in menus.sharing.all)
    labels = [entry.text().replace("&", "") for entry in menus.share.actions()]
    assert labels == ["Copy the share link", PICTURE, "Poster…"]
