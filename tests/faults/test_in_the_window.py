"""A fault in the middle of a game: the game is saved and goes on, the players are told in one sentence."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.board.motion.board_motion import BoardMotion
from hanabi_desktop.board.news import News
from hanabi_desktop.board.surface import Stage, TokensPlate
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import report_exception
from hanabi_desktop.faults.hooks import ErrorHooks
from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.rules import Game, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Public
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.cover_page import CoverPage
from hanabi_desktop.table.table import Table
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.window.game_controller import GameController
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.input import answering, click, dealing, wait_until
from tests.window.evening import CHOICE, DEAL, NAMES, OTHER, answered, last_saved, saved_games

pytestmark = [pytest.mark.qt_log_ignore("This plugin does not support")]


class Sitting:
    """A game in the program's window, over error hooks."""

    def __init__(self, data: Path, hooks: ErrorHooks, game: Game) -> None:
        self.data, self.hooks = data, hooks
        self.window = MainWindow(data, dealing(game), hooks)
        self.window.resize(1024, 700)
        self.window.show_as_before()
        self.window.activateWindow()
        wait_until(self.window.isActiveWindow)
        self.window.game.start(CHOICE)
        self.players = MousePlayers(self.window)

    def told(self) -> list[QMessageBox]:
        return [box for box in self.window.findChildren(QMessageBox) if box.isVisible()]

    def close(self) -> None:
        for box in self.told():
            box.close()
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()


def fail(*_arguments: Any, **_options: Any) -> Any:
    raise KeyError("Card(suit=<Suit.RED: 0>, rank=5) lies first")


def in_a_slot(sitting: Sitting, broken: pytest.MonkeyPatch) -> None:
    sitting.players.panel.peek.clicked.connect(fail)
    sitting.players.panel.peek.clicked.emit()


def in_a_listener(sitting: Sitting, broken: pytest.MonkeyPatch) -> None:
    assert sitting.window.game.shared_screen
    sitting.window.game.shared_screen.table.listen(fail)


def in_a_painter(sitting: Sitting, broken: pytest.MonkeyPatch) -> None:
    broken.setattr("hanabi_desktop.board.surface.paint_table_background", fail)
    sitting.window.resize(1000, 690)


def in_a_delegate(sitting: Sitting, broken: pytest.MonkeyPatch) -> None:
    broken.setattr(RenderContext, "draw_card", fail)


def in_a_model(sitting: Sitting, broken: pytest.MonkeyPatch) -> None:
    broken.setattr(HandModel, "text", fail)


def in_saving(sitting: Sitting, broken: pytest.MonkeyPatch) -> None:
    broken.setattr("hanabi_desktop.records.game_folder.encode", fail)


def in_what_is_shown(sitting: Sitting, broken: pytest.MonkeyPatch) -> None:
    broken.setattr(News, "tell", fail)


def in_a_change_of_size(sitting: Sitting, broken: pytest.MonkeyPatch) -> None:
    for widget, method in (
        (Board, "arrange"),
        (Stage, "_place"),
        (TokensPlate, "place"),
        (News, "_fit"),
        (CoverPage, "_fit"),
    ):
        broken.setattr(widget, method, fail)
    sitting.window.resize(1000, 690)
    QApplication.processEvents()


def in_a_layout(sitting: Sitting, broken: pytest.MonkeyPatch) -> None:
    broken.setattr(FlowLayout, "_lines", fail)
    sitting.window.resize(1000, 690)
    QApplication.processEvents()


PLACES = [
    in_a_slot,
    in_a_listener,
    in_a_painter,
    in_a_delegate,
    in_a_model,
    in_saving,
    in_what_is_shown,
    in_a_change_of_size,
    in_a_layout,
]
Break = Callable[[Sitting, pytest.MonkeyPatch], None]


@pytest.mark.parametrize("place", PLACES)
def test_the_game_is_saved_and_goes_on(
    data: Path, hooks: ErrorHooks, place: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(data, hooks, DEAL)
    boxes: list[str] = []
    with monkeypatch.context() as broken:
        screen = sitting.window.game.shared_screen
        assert screen
        if place is in_saving:
            screen.save_failed.disconnect()
            screen.save_failed.connect(lambda _error: boxes.append("not saved"))
        place(sitting, broken)
        screen.look_away(0)
        screen.open_view()
        screen.act(ValueHint(1, 1))
        for _ in range(5):
            sitting.window.update()
            QApplication.processEvents()
        if place is in_a_model:
            view = sitting.players.hand(1)
            view.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        wait_until(sitting.told)
    assert screen.table.record.actions == (ValueHint(1, 1),)
    assert screen.phase == Public()
    (box,) = sitting.told()
    assert "Something went wrong" in box.text()
    assert not box.isModal()
    if place is in_saving:
        assert boxes == ["not saved"]
        assert "can’t be saved" in box.text()
        screen.table.save()
    else:
        assert "the game is saved and goes on." in box.text()
    assert last_saved(data) == screen.table.record
    copy = next(button for button in box.findChildren(QPushButton) if "Copy" in button.text())
    box.activateWindow()
    click(copy)
    assert box.isVisible()
    report = QGuiApplication.clipboard().text()
    for text in (report, hooks.log.read_text()):
        assert "KeyError" in text
        assert not any(word in text for word in ("Card(", "RED", "rank"))
    # What could not be laid out is laid out again; the next turn is played by hand.
    box.close()
    sitting.window.resize(1024, 700)
    sitting.window.activateWindow()
    wait_until(sitting.window.isActiveWindow)
    sitting.players.turn(ValueHint(0, 2))
    assert last_saved(data).actions == (ValueHint(1, 1), ValueHint(0, 2))
    sitting.close()


def test_a_private_view_is_covered_before_anything_is_told(data: Path, hooks: ErrorHooks) -> None:
    sitting = Sitting(data, hooks, DEAL)
    sitting.players.open_view()
    sitting.players.panel.peek.clicked.connect(fail)
    sitting.players.panel.peek.clicked.emit()
    wait_until(sitting.told)
    assert sitting.players.phase() == Public()
    sitting.close()


@pytest.mark.parametrize(
    "broken_part",
    [(HandModel, "update"), (News, "tell"), (HandView, "forget"), (Table, "view"), (BoardMotion, "remember")],
)
def test_no_fault_leaves_a_face_on_the_public_table(
    data: Path, hooks: ErrorHooks, monkeypatch: pytest.MonkeyPatch, broken_part: tuple[type, str]
) -> None:
    sitting = Sitting(data, hooks, DEAL)
    sitting.players.open_view()
    models = sitting.players.page.models
    assert any(held.card.face for hand in models.hands for held in hand.rows)
    with monkeypatch.context() as broken:
        broken.setattr(*broken_part, fail)
        assert sitting.window.game.shared_screen
        sitting.window.game.shared_screen.cover()
    assert sitting.players.phase() == Public()
    assert not any(held.card.face for hand in models.hands for held in hand.rows)
    sitting.close()


def test_one_fault_is_told_once_and_many_not_for_ever(data: Path, hooks: ErrorHooks) -> None:
    sitting = Sitting(data, hooks, DEAL)
    for _ in range(4):
        fail_again = fail
        sitting.players.panel.peek.clicked.connect(fail_again)
        sitting.players.panel.peek.clicked.emit()
        QApplication.processEvents()
    assert len(sitting.told()) == 1
    for box in sitting.told():
        box.close()
    sitting.players.panel.peek.clicked.emit()
    QApplication.processEvents()
    assert sitting.told() == []
    sitting.close()


def test_twins_leave_the_same_log_and_the_same_report(
    data: Path, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same table with other hidden cards, and a fault that names one of them in every kind of place."""
    monkeypatch.setattr("faulthandler.enable", lambda *_arguments: None)
    monkeypatch.setattr("faulthandler.disable", lambda: None)
    texts = []
    for number, game in enumerate((DEAL, OTHER)):
        hooks = ErrorHooks(tmp_path / f"faults{number}", "1.2.3")
        hooks.install()
        sitting = Sitting(data, hooks, game)
        face = game.deck[0]

        def name_it(*_arguments: Any, face: Any = face, **_options: Any) -> Any:
            raise ValueError(f"{face!r}", face)

        with monkeypatch.context() as broken:
            broken.setattr(HandModel, "text", name_it)
            broken.setattr(RenderContext, "draw_card", name_it)
            broken.setattr(Board, "sizeHint", name_it)
            sitting.players.panel.peek.clicked.connect(name_it)
            sitting.players.panel.peek.clicked.emit()
            assert sitting.window.game.shared_screen
            sitting.window.game.shared_screen.table.listen(name_it)
            sitting.window.game.shared_screen.pause()
            sitting.window.game.shared_screen.cover()
            for _ in range(3):
                sitting.window.update()
                QApplication.processEvents()
        sitting.close()
        hooks.uninstall()
        lines = [line[24:] if line[:2] == "20" else line for line in hooks.log.read_text().splitlines()]
        kinds = {part.split("\n", 1)[1] for part in hooks.report().split("\n\n")[1:]}
        texts.append((lines, kinds))
        shutil.rmtree(data / "games")
    assert texts[0] == texts[1]
    assert texts[0][0]


def test_what_goes_wrong_once_the_window_is_closed_is_only_written_down(data: Path, hooks: ErrorHooks) -> None:
    sitting = Sitting(data, hooks, DEAL)
    sitting.players.turn(ValueHint(1, 1))
    sitting.window.close()
    report_exception(KeyError("late"))
    QApplication.processEvents()
    assert "KeyError" in hooks.log.read_text()
    assert sitting.told() == []
    assert len(saved_games(data)) == 1
    sitting.close()


def test_a_run_that_died_is_told_at_the_start(data: Path, hooks: ErrorHooks) -> None:
    hooks.died = "Fatal Python error: Segmentation fault"
    window = MainWindow(data, hooks=hooks)
    window.show_as_before()
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert "The program stopped unexpectedly last time." in box.text()
    assert "Segmentation fault" in hooks.report()
    assert NAMES
    box.close()
    window.close()
    window.deleteLater()
    QApplication.processEvents()


# Closing, while it goes wrong each time

CLOSING = [
    (GameController, "cover"),
    (GameController, "may_end"),
    (SharedScreen, "cover"),
]


@pytest.mark.parametrize("step", CLOSING, ids=lambda step: f"{step[0].__name__}.{step[1]}")
def test_a_fault_in_closing_holds_nobody_back_twice(
    data: Path, hooks: ErrorHooks, monkeypatch: pytest.MonkeyPatch, step: tuple[type, str]
) -> None:
    sitting = Sitting(data, hooks, DEAL)
    sitting.players.turn(ValueHint(1, 1))
    record = sitting.players.record
    with monkeypatch.context() as broken:
        broken.setattr(*step, fail)
        sitting.window.close()
        assert sitting.window.isVisible()
        assert "KeyError" in hooks.log.read_text()
        sitting.window.close()
        assert not sitting.window.isVisible()
    assert last_saved(data) == record
    sitting.close()


@pytest.mark.parametrize(("answer", "ends"), [("Stay", False), ("Leave without saving", True)])
def test_nor_is_a_game_lost_unasked_when_closing_goes_wrong(
    data: Path, hooks: ErrorHooks, monkeypatch: pytest.MonkeyPatch, answer: str, ends: bool
) -> None:
    sitting = Sitting(data, hooks, DEAL)
    screen = sitting.players.screen
    screen.save_failed.disconnect()
    with monkeypatch.context() as broken:
        in_saving(sitting, broken)
        broken.setattr(GameController, "cover", fail)
        screen.table.act(0, ValueHint(1, 1))
        assert screen.table.unsaved
        sitting.window.close()
        assert sitting.window.isVisible()
        with answering(answered(answer)):
            sitting.window.close()
        assert sitting.window.isVisible() is not ends
    sitting.close()
