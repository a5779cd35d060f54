"""Games of other programs are gone through with the mouse, from the deal to the end and back again."""

import json

import pytest

from hanabi_desktop.models.table import Token
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import Open
from hanabi_desktop.screens.replay.page import ReplayPage
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.input import click
from tests.opening import OpenWindow
from tests.records.samples import FOREIGN
from tests.screens.replay.games import page_of

pytestmark = [
    pytest.mark.skipif(not FOREIGN.is_dir(), reason="the games of other programs are not here"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]

GAMES = ("synthetic_final_round_full_2p", "export_78921_6suits_strikeout_2p", "export_78922_strikeout_2p")


def on_the_table(page: ReplayPage) -> list[int]:
    """Points, clock tokens, mistakes and cards left, as the table is painted from them."""

    def count(rows: list[Token], *, used: bool) -> int:
        return sum(token.used is used and not token.bottom for token in rows)

    models = page.models
    return [
        sum(row.height for row in models.fireworks.rows),
        count(list(models.clocks.rows), used=False),
        count(list(models.fuses.rows), used=True),
        page.replay_screen.view.seen.deck_left,
    ]


def test_each_turn_is_as_its_own_program_says_there_and_back(open_window: OpenWindow) -> None:
    expected = json.loads((FOREIGN / "expected.json").read_text(encoding="utf-8"))
    window = open_window(size=(640, 480))
    for name in GAMES:
        window.game.take_in(load(FOREIGN / f"{name}.json"))
        page = page_of(window)
        page.set_motion(MotionPolicy.OFF)
        # What lies on the table is read from its models: painting each turn would only take its time.
        window.setUpdatesEnabled(False)
        screen, trace, dealt = page.replay_screen, expected[name]["trace"], page.replay_screen.view
        assert screen.eyes == Open()
        for turn, figures in enumerate(trace, 1):
            click(page.bar.on)
            assert (screen.turn, on_the_table(page)) == (turn, figures), name
        assert screen.turn == screen.turns == expected[name]["actions"]
        for turn in range(len(trace) - 1, 0, -1):
            click(page.bar.back)
            assert (screen.turn, on_the_table(page)) == (turn, trace[turn - 1]), name
        click(page.bar.back)
        assert screen.view == dealt
        window.setUpdatesEnabled(True)
        click(page.bar.leave)
        assert window.game.replays.page is None
