"""Games of other programs are gone through with the mouse, from the deal to the end and back again."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from hanabi_desktop.models.table import Token
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import Open
from hanabi_desktop.screens.replay.page import ReplayPage
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.opening import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ELSEWHERE = Path(__file__).parents[4] / "shared" / "foreign"
UNPLAYABLE = ("omni-ones_and_white", "rainbow-ones_and_pink", "up_or_down", "up_or_down_critical")


def games() -> dict[str, dict[str, Any]]:
    """What those programs say of their games, by name; empty where they are not at hand."""
    expected = ELSEWHERE / "expected.json"
    found: dict[str, dict[str, Any]] = json.loads(expected.read_text()) if expected.exists() else {}
    return {name: facts for name, facts in found.items() if name not in UNPLAYABLE}


def on_the_table(page: ReplayPage) -> list[int]:
    """Points, clock tokens, mistakes and cards left, read from the models that the table is painted from."""
    models = page.models

    def tokens(rows: list[Token], *, used: bool) -> int:
        return sum(token.used is used and not token.bottom for token in rows)

    return [
        sum(row.height for row in models.fireworks.rows),
        tokens(list(models.clocks.rows), used=False),
        tokens(list(models.fuses.rows), used=True),
        page.replay_screen.view.seen.deck_left,
    ]


def push(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.skipif(not games(), reason="the games of other programs are not at hand")
def test_each_is_gone_through_to_its_end_and_back_to_its_deal(open_window: OpenWindow) -> None:
    window = open_window(size=(640, 480))
    for place, (name, facts) in enumerate(games().items()):
        # hanab.live stops where nothing is left to win; by the printed rules some of them go on.
        record = load(ELSEWHERE / f"{name}.json")
        window.game.show_replay(Replay(record, open_hands=True))
        page = window.game.replay_page
        if page is None:
            raise AssertionError(name)
        page.set_motion(MotionPolicy.OFF)
        screen = page.replay_screen
        dealt = screen.view
        QApplication.processEvents()
        # What lies on the table is read from its models: painting each of a thousand turns would only take its time.
        window.setUpdatesEnabled(False)
        # Every single turn of some, and round by round through the others.
        on, back = (page.bar.round_on, page.bar.round_back) if place % 3 else (page.bar.on, page.bar.back)
        step = screen.replay.players if place % 3 else 1
        while screen.turn < screen.turns:
            here = screen.turn
            push(on)
            assert screen.turn == min(screen.turns, here + step)
            assert on_the_table(page) == facts["trace"][screen.turn - 1], name
        assert screen.turn == screen.turns == facts["actions"]
        assert screen.view == screen.whole
        while screen.turn:
            here = screen.turn
            push(back)
            assert screen.turn == max(0, here - step)
            if screen.turn:
                assert on_the_table(page) == facts["trace"][screen.turn - 1], name
        assert screen.view == dealt
        assert screen.eyes == Open()
        window.setUpdatesEnabled(True)
        push(page.bar.leave)
        assert window.game.replay_page is None
