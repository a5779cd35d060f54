"""The moments on the page of the end, and on the poster."""

import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from hanabi_desktop.records.store import save
from hanabi_desktop.rules import EDITIONS, EditionId, Open
from hanabi_desktop.screen import replay_screen
from hanabi_desktop.screens.finale.poster import SIZE, PosterSheet, poster
from hanabi_desktop.table.moments import Streak, moments
from hanabi_desktop.table.state import TableState, to_record
from hanabi_desktop.wording.moments import moment_text
from tests.games import clever, play_random_game, victory
from tests.input import Key, answering, click, strike
from tests.opening import OpenWindow, data, open_window
from tests.players import seats
from tests.screens.sitting import NAMES, Sit
from tests.window.evening import typed
from tests.window.late_game import table_of

__all__ = ["data", "open_window"]


def test_each_moment_is_a_button_named_by_its_sentence_that_plays_it(
    open_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_screen, "PACES", (30,) * len(replay_screen.PACES))
    game = victory(EDITIONS[EditionId.ENGLISH].rules, 3)
    window = open_window()
    window.game.begin(game, TableState.seated(EditionId.ENGLISH, seats(NAMES[:3])))
    page = table_of(window)
    found = moments(page.shared_screen.table.record)
    assert len(found) == 3

    def rests() -> bool:
        return window.game.replays.page is not None and not window.game.replays.page.replay_screen.playing

    for button, moment in zip(page.finale.moments, found, strict=True):
        assert button.accessibleName() == moment_text(moment, NAMES)
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        replay = window.game.replays.page
        assert replay is not None
        screen = replay.replay_screen
        # It begins a few turns before, and rests where the moment is over.
        assert (screen.turn, screen.playing) == (moment.turn - 3, True)
        qtbot.waitUntil(rests)
        assert screen.turn == (moment.last if isinstance(moment, Streak) else moment.turn)
        assert replay.bar.leave.hasFocus()
        strike(Key.Key_Return)
        assert button.hasFocus()


def test_a_game_without_moments_has_no_buttons_for_them(sit: Sit) -> None:
    page = sit()
    page.shared_screen.table.end_early()
    QApplication.processEvents()
    assert not any(button.isVisible() for button in page.finale.moments)
    assert page.finale.again.hasFocus()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system alone knows where pictures are")
def test_the_poster_is_looked_at_copied_and_kept_among_the_pictures(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = tmp_path / "Bilder"
    pictures.mkdir()
    (tmp_path / "user-dirs.dirs").write_text(f'XDG_PICTURES_DIR="{pictures}"\n', encoding="utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    window = open_window()
    window.game.begin(
        victory(EDITIONS[EditionId.ENGLISH].rules, 3), TableState.seated(EditionId.ENGLISH, seats(NAMES[:3]))
    )
    page = table_of(window)
    suggested: list[Path] = []

    def keep(dialog: QFileDialog) -> None:
        suggested.extend(map(Path, dialog.selectedFiles()))
        typed(str(pictures / "ours"))(dialog)

    def look(sheet: PosterSheet) -> None:
        assert window.rect().contains(sheet.geometry())
        shown = sheet.preview.grab().toImage()
        assert len({shown.pixel(x, shown.height() // 2) for x in range(0, shown.width(), 3)}) > 20
        click(sheet.copy_button)
        assert QApplication.clipboard().image().size() == SIZE
        assert sheet.isVisible()
        sheet.save_button.click()

    page.finale.poster.setFocus()
    with answering(look, keep):
        page.finale.poster.click()
    assert suggested[0].parent == pictures
    assert suggested[0].name.startswith("Hanabi-")
    assert suggested[0].name.endswith("-Kari-Per-Liv.png")
    assert QImage(str(pictures / "ours.png")).size() == SIZE
    assert page.finale.poster.hasFocus()


def test_the_poster_of_an_earlier_game_can_be_made_from_its_replay(open_window: OpenWindow, tmp_path: Path) -> None:
    game = victory(EDITIONS[EditionId.ENGLISH].rules, 3)
    save(to_record(game, TableState.seated(EditionId.ENGLISH, seats(NAMES[:3]))), tmp_path / "earlier.json")
    window = open_window()
    window.game.open(tmp_path / "earlier.json")
    assert window.game.replays.page is not None

    def look(sheet: PosterSheet) -> None:
        strike(Key.Key_Escape)

    with answering(look):
        window.menus.sharing.poster.trigger()
    # It shows the end, wherever the replay stands.
    assert window.game.replays.page.replay_screen.turn == 0


def test_any_group_and_any_game_have_a_poster(sit: Sit) -> None:
    for edition, players in ((EditionId.GERMAN, 5), (EditionId.HOUSE, 2)):
        game = play_random_game(EDITIONS[edition].rules, players, Random(1), clever)
        table = sit(game, edition).shared_screen.table
        view, found = table.view(Open()), moments(table.record)
        usual = poster(view, "2026-11-22T20:15:00", found[:2])
        assert usual.size() == SIZE
        assert poster(view, "None", ()) != usual
