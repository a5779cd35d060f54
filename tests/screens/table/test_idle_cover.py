"""A private view that nobody sits at any more."""

import pytest
from PySide6.QtCore import QTimer

from hanabi_desktop.records.preferences import PRIVATE_SECONDS, Preferences
from hanabi_desktop.rules import ValueHint
from hanabi_desktop.screen.view import LookAway, Private, Public
from tests.driver import MousePlayers
from tests.input import Key, hover, strike, wait_until
from tests.screens.table.private import seen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

COVER = "Cover the screen"


def running(mouse: MousePlayers) -> bool:
    return any(timer.isActive() for timer in mouse.page.idle.findChildren(QTimer))


def test_it_covers_itself(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.page.cover_after(1)
    assert seen(mouse) == [1, 2]
    wait_until(lambda: mouse.phase() == Public())
    assert seen(mouse) == []
    assert mouse.record.actions == ()
    assert not running(mouse)


def test_the_last_seconds_are_counted_on_the_button_that_covers(mouse: MousePlayers) -> None:
    mouse.open_view()
    assert mouse.panel.cover.text() == COVER
    mouse.page.cover_after(3)
    told = []
    mouse.page.idle.counted.connect(lambda _: told.append(mouse.panel.cover.text()))
    wait_until(lambda: mouse.phase() == Public())
    assert told == [f"{COVER} (3)", f"{COVER} (2)", f"{COVER} (1)", COVER]


@pytest.mark.parametrize("touch", ["mouse", "keyboard"])
def test_whoever_sits_there_still_begins_the_time_anew(mouse: MousePlayers, touch: str) -> None:
    mouse.open_view()
    mouse.page.cover_after(2)
    wait_until(lambda: mouse.panel.cover.text() == f"{COVER} (1)")
    if touch == "mouse":
        hover(mouse.board.story)
    else:
        strike(Key.Key_Right)
    assert mouse.panel.cover.text() == f"{COVER} (2)"
    assert mouse.phase() == Private(0)
    wait_until(lambda: mouse.phase() == Public())


def test_nothing_is_counted_while_all_look(mouse: MousePlayers) -> None:
    mouse.page.cover_after(1)
    assert not running(mouse)
    mouse.ready()
    assert not running(mouse)
    mouse.show_cards()
    assert running(mouse)
    mouse.hint(ValueHint(1, 1))
    assert not running(mouse)
    assert mouse.panel.cover.text() == COVER
    mouse.ready()
    assert mouse.phase() == LookAway(1)


def test_the_players_say_how_long(mouse: MousePlayers) -> None:
    mouse.open_view()
    [timer] = mouse.page.idle.findChildren(QTimer)
    assert 100_000 < timer.remainingTime() <= 110_000
    for seconds in PRIVATE_SECONDS:
        mouse.window.apply(Preferences(language="en", private_seconds=seconds, guide_seen=True))
        mouse.open_view()
        assert timer.isActive() is bool(seconds)
        assert not seconds or timer.remainingTime() <= (seconds - 10) * 1000
        mouse.use(mouse.panel.cover)
