"""A fault in the middle of a game: the game is saved and goes on, the players are told in one sentence."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from hanabi_desktop.board import surface
from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.board.motion.board_motion import BoardMotion
from hanabi_desktop.board.news import News
from hanabi_desktop.faults.guard import report_exception
from hanabi_desktop.faults.hooks import ErrorHooks
from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.records import game_folder
from hanabi_desktop.rules import ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Public
from hanabi_desktop.screens.table.reveal import Reveal
from hanabi_desktop.table.table import Table
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.window.game_controller import GameController
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.input import answering, click, dealing, wait_until
from tests.window.evening import CHOICE, DEAL, answered, last_saved


class Sitting:
    """A game in the program's window, over error hooks."""

    def __init__(self, data: Path, hooks: ErrorHooks) -> None:
        self.window = MainWindow(data, dealing(DEAL), hooks)
        self.window.resize(1024, 700)
        self.window.show_as_before()
        self.window.activateWindow()
        wait_until(self.window.isActiveWindow)
        self.window.game.start(CHOICE)
        self.players = MousePlayers(self.window)

    def told(self) -> list[MessageSheet]:
        return [box for box in self.window.findChildren(MessageSheet) if box.isVisible()]

    def fail_in_a_slot(self) -> None:
        self.players.panel.peek.clicked.connect(fail)
        self.players.panel.peek.clicked.emit()


@pytest.fixture
def sitting(data: Path, hooks: ErrorHooks) -> Iterator[Sitting]:
    sitting = Sitting(data, hooks)
    yield sitting
    for box in sitting.told():
        box.close()
    sitting.window.close()
    sitting.window.deleteLater()
    QApplication.processEvents()


def fail(*_arguments: Any, **_options: Any) -> Any:
    raise KeyError("Card(suit=<Suit.RED: 0>, rank=5) lies first")


Break = Callable[[Sitting, pytest.MonkeyPatch], object]


def broken(owner: object, name: str) -> Break:
    return lambda _sitting, monkeypatch: monkeypatch.setattr(owner, name, fail)


PLACES: dict[str, Break] = {
    "slot": lambda sitting, _: sitting.fail_in_a_slot(),
    "painter": broken(surface, "paint_table_background"),
    "saving": broken(game_folder, "encode"),
}


@pytest.mark.parametrize("place", PLACES)
def test_the_game_is_saved_and_goes_on(
    sitting: Sitting, data: Path, hooks: ErrorHooks, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = sitting.players.screen
    with monkeypatch.context() as patch:
        # The other question, whether the game is saved, is put in a dialog.
        screen.save_failed.disconnect()
        PLACES[place](sitting, patch)
        sitting.window.resize(1000, 690)
        screen.look_away(0)
        while screen.phase == LookAway(0):
            # A look that cannot be kept waits until that is known.
            screen.open_view()
        screen.act(ValueHint(1, 1))
        wait_until(sitting.told)
    assert screen.table.record.actions == (ValueHint(1, 1),)
    assert screen.phase == Public()
    (box,) = sitting.told()
    assert not box.isModal()
    unsaved = "Something went wrong. You can carry on, but the game can’t be saved at the moment."
    saved = "Something went wrong, but your game is saved and you can carry on."
    assert box.text.text() == (unsaved if place == "saving" else saved)
    screen.table.save()
    assert last_saved(data) == screen.table.record
    box.activateWindow()
    click(next(button for button in box.findChildren(QPushButton) if "Copy" in button.text()))
    assert box.isVisible()
    for text in (QGuiApplication.clipboard().text(), hooks.log.read_text()):
        assert "KeyError" in text
        assert not any(word in text for word in ("Card(", "RED", "rank"))
    box.close()
    sitting.window.activateWindow()
    wait_until(sitting.window.isActiveWindow)
    sitting.players.turn(ValueHint(0, 2))
    assert last_saved(data).actions == (ValueHint(1, 1), ValueHint(0, 2))


def test_a_private_view_is_covered_before_anything_is_told(sitting: Sitting) -> None:
    sitting.players.open_view()
    sitting.fail_in_a_slot()
    wait_until(sitting.told)
    assert sitting.players.phase() == Public()


def test_no_fault_leaves_a_face_on_the_public_table(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    models, screen = sitting.players.page.models, sitting.players.screen
    for owner, name in (
        (HandModel, "update"),
        (News, "say"),
        (HandView, "forget"),
        (Table, "view"),
        (BoardMotion, "remember"),
        (Reveal, "follow"),
    ):
        screen.look_away(0)
        screen.open_view()
        assert any(held.card.face for hand in models.hands for held in hand.rows)
        with monkeypatch.context() as patch:
            patch.setattr(owner, name, fail)
            screen.cover()
        assert screen.phase == Public()
        assert not any(held.card.face for hand in models.hands for held in hand.rows), name


def test_a_fault_after_the_window_is_closed_is_only_logged(sitting: Sitting, hooks: ErrorHooks) -> None:
    sitting.window.close()
    report_exception(KeyError("late"))
    QApplication.processEvents()
    assert "KeyError" in hooks.log.read_text()
    assert sitting.told() == []


@pytest.mark.parametrize("step", [(GameController, "may_end"), (SharedScreen, "cover")])
def test_a_fault_in_closing_holds_nobody_back_twice(
    sitting: Sitting, data: Path, monkeypatch: pytest.MonkeyPatch, step: tuple[type, str]
) -> None:
    sitting.players.turn(ValueHint(1, 1))
    record = sitting.players.record
    with monkeypatch.context() as patch:
        patch.setattr(*step, fail)
        sitting.window.close()
        assert sitting.window.isVisible()
        sitting.window.close()
        assert not sitting.window.isVisible()
    assert last_saved(data) == record


def test_nor_is_a_game_lost_unasked_when_closing_goes_wrong(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting.players.screen.save_failed.disconnect()
    with monkeypatch.context() as patch:
        PLACES["saving"](sitting, patch)
        patch.setattr(GameController, "cover", fail)
        sitting.players.screen.table.act(0, ValueHint(1, 1))
        sitting.window.close()
        assert sitting.window.isVisible()
        for answer in ("Stay", "Leave without saving"):
            with answering(answered(answer)):
                sitting.window.close()
            assert sitting.window.isVisible() is (answer == "Stay")
