"""The lake behind the score: what it shows of a game, and when it moves."""

from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLineF, QPropertyAnimation, QRectF, QTimeLine
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsOpacityEffect, QWidget

from hanabi_desktop.painting.lake import Ending, LakePictures, Weather, choreography, duration, salvo
from hanabi_desktop.painting.styles import style_sheet
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason, Game, Kit
from hanabi_desktop.screen import view as screen_view
from hanabi_desktop.screens.finale.show import Lake, ending_of
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.each import each
from tests.games import Policy, careless, game_that_ends, reckless, timid, victory
from tests.input import Key, click, strike
from tests.painting.colour_sight import contrast_ratio
from tests.screens.sitting import Sit, act
from tests.widgets.test_buttons import Clock, as_players_meet_it


def before_the_end(sit: Sit, game: Game, edition: EditionId = EditionId.ENGLISH, **table: Any) -> TablePage:
    """The table of a game before its last action."""
    return sit(Game(game.setup, game.actions[:-1]), edition, **table)


def finish(page: TablePage, game: Game) -> Lake:
    """Plays the last action of a game."""
    act(page, game.actions[-1])
    page.shared_screen.finish_reveal()
    QApplication.processEvents()
    assert page.finale.isVisible()
    return page.finale.lake


def look_at(page: QWidget) -> None:
    """Brings a window to the front."""
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)


# This group's own fireworks


def test_all_that_was_reached_is_lit_at_once_and_then_one_after_the_other_the_grandest_last() -> None:
    ending = Ending((3, 0, 1, 5, 2))
    begin, shells = salvo(ending), choreography(ending)
    assert [(shell.suit, shell.height) for shell in begin] == [(0, 3), (2, 1), (3, 5), (4, 2)]
    assert max(shell.burst for shell in begin) < min(shell.end for shell in begin) - 2000
    alone = shells[len(begin) :]
    assert [(shell.suit, shell.height) for shell in alone] == [(2, 1), (4, 2), (0, 3), (3, 5)]
    assert all(later.burst - earlier.burst > 1000 for earlier, later in pairwise(alone))


@each("heights", [(5,) * 5, (5,) * 6, (4, 5, 3, 5, 5), (1, 2, 3, 4, 5, 5), (0, 1, 0, 0, 0)])
def test_a_round_comes_to_its_end(heights: tuple[int, ...]) -> None:
    ending = Ending(heights)
    assert max(shell.end for shell in choreography(ending)) < duration(ending) <= 20_000
    assert duration(Ending((0,) * 5)) == 0


@each("size", [(600, 700), (1100, 1080), (1920, 1230)])
def test_no_burst_covers_another(size: tuple[int, int]) -> None:
    ending = Ending((5, 5, 4, 4, 5))
    stage = QRectF(0, 0, *size)
    pictures = LakePictures(ending, theme_for(Scheme.DARK), stage.size(), stage, 1.0)
    for one, other in combinations(salvo(ending), 2):
        away = QLineF(pictures.spot(one), pictures.spot(other)).length()
        assert away >= 0.9 * (pictures.extent(one) + pictures.extent(other))


@pytest.mark.parametrize(
    ("edition", "reason", "policy", "weather"),
    [
        (EditionId.ENGLISH, EndReason.FUSE, reckless, Weather.SMOKE),
        (EditionId.GERMAN, EndReason.FUSE, reckless, Weather.STORM),
        (EditionId.ENGLISH, EndReason.INDISPENSABLE_CARD, careless, Weather.SMOKE),
        (EditionId.ENGLISH, EndReason.FINAL_ROUND, timid, Weather.CLEAR),
    ],
)
def test_each_end_has_the_night_it_deserves(
    sit: Sit, edition: EditionId, reason: EndReason, policy: Policy, weather: Weather
) -> None:
    perfect = reason is EndReason.INDISPENSABLE_CARD
    game = game_that_ends(reason, replace(EDITIONS[edition].rules, perfect=perfect), 3, policy)
    assert (EDITIONS[edition].kit is Kit.TILES) is (weather is Weather.STORM)
    page = before_the_end(sit, game, edition)
    assert ending_of(page.shared_screen.view) is None
    finish(page, game)
    ending = ending_of(page.shared_screen.view)
    assert ending is not None
    assert ending.heights == tuple(game.fireworks)
    assert ending.weather is weather
    assert ending.lit is (weather is Weather.CLEAR and any(game.fireworks))
    lost = game.deck[game.discards[-1]]
    assert ending.card == (None if weather is Weather.CLEAR else lost)


# It moves while it is looked at


@pytest.fixture
def won() -> Game:
    return victory(EDITIONS[EditionId.ENGLISH].rules, 3)


def test_with_every_firework_complete_nobody_has_a_last_turn(sit: Sit, won: Game) -> None:
    page = before_the_end(sit, won)
    finish(page, won)
    view = page.shared_screen.view
    late = replace(view, seen=replace(view.seen, turns_left=2))
    assert screen_view.before_the_end(late).seen.last_turns == ()


def test_it_goes_round_and_round_and_rests_while_nobody_looks(sit: Sit, won: Game) -> None:
    page = before_the_end(sit, won)
    look_at(page)
    lake = finish(page, won)
    assert lake.running
    assert lake.clock.loopCount() == 0
    assert page.finale.again.hasFocus()
    other = QWidget()
    other.show()
    look_at(other)
    assert lake.clock.state() is QTimeLine.State.NotRunning
    # All of the show at once is what another window leaves to be seen of it.
    still = lake._now(Ending((5,) * 5)).still().toImage()
    assert lake.grab().toImage().convertToFormat(still.format()) == still
    other.close()
    look_at(page)
    assert lake.clock.state() is QTimeLine.State.Running
    page.hide()
    assert lake.clock.state() is QTimeLine.State.NotRunning


@pytest.mark.parametrize("pause", [150, 450])
def test_keys_and_clicks_before_begin_nothing(sit: Sit, won: Game, monkeypatch: pytest.MonkeyPatch, pause: int) -> None:
    """Enter is tapped from the last private view on, and somebody clicks; then two seconds are all it takes."""
    as_players_meet_it(monkeypatch)
    page = before_the_end(sit, won)
    look_at(page)
    chosen: list[str] = []
    for name in ("again", "table", "passage", "turn_before", "title", "poster", "games"):
        getattr(page.requests, f"{name}_chosen").connect(lambda *_, name=name: chosen.append(name))
    finish(page, won)
    finale = page.finale
    assert finale.again.hasFocus()
    for _ in range(1500 // pause):
        Clock.NOW += pause
        strike(Key.Key_Return)
    # Not so soon, even for whoever has waited after the last tap.
    Clock.NOW += 1900 - 1500 // pause * pause
    strike(Key.Key_Return)
    for button in filter(QWidget.isVisible, finale.findChildren(QAbstractButton)):
        click(button)
        QApplication.processEvents()
    assert not chosen
    Clock.NOW += 2100
    finale.again.setFocus()
    strike(Key.Key_Return)
    assert chosen == ["again"]
    for moment in finale.moments:
        click(moment)
    assert chosen[1:] == ["passage"] * 3


@pytest.mark.parametrize("motion", [MotionPolicy.REDUCED, MotionPolicy.OFF])
def test_without_motion_every_firework_is_there_at_once(sit: Sit, won: Game, motion: MotionPolicy) -> None:
    page = before_the_end(sit, won, motion=motion)
    lake = finish(page, won)
    assert not lake.running
    still, dark = lake.grab().toImage(), lake._now(Ending((5,) * 5)).ground().toImage()
    sky = [(x, y) for x in range(0, 500, 10) for y in range(0, 250, 10)]
    assert _light(still, sky) > 1.2 * _light(dark, sky)


def test_of_a_lost_game_the_dark_is_seen_before_the_words(sit: Sit) -> None:
    lost = game_that_ends(EndReason.FUSE, EDITIONS[EditionId.ENGLISH].rules, 3, reckless)
    page = before_the_end(sit, lost)
    finish(page, lost)
    plate = page.finale._plate
    veil = plate.graphicsEffect()
    assert isinstance(veil, QGraphicsOpacityEffect)
    assert veil.opacity() == 0
    assert page.finale.again.hasFocus()
    page.finale.set_earlier([0, 0])
    assert "best of these" not in page.finale.sum.text()
    page.finale.set_earlier([0, 7])
    assert "best so far: 7" in page.finale.sum.text()
    (coming,) = veil.findChildren(QPropertyAnimation)
    coming.setCurrentTime(coming.duration())
    assert not plate.graphicsEffect()
    still = before_the_end(sit, lost, motion=MotionPolicy.REDUCED)
    finish(still, lost)
    assert not still.finale._plate.graphicsEffect()


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_words_are_read_on_a_plate_where_nothing_moves(sit: Sit, won: Game, size: tuple[int, int]) -> None:
    page = before_the_end(sit, won, size=size, motion=MotionPolicy.REDUCED)
    # As in the window, whose style sheet paints the plate.
    page.setStyleSheet(style_sheet(page._look.theme, 1.0))
    finish(page, won)
    finale = page.finale
    plate = finale._plate.geometry()
    assert finale.lake._stage.right() < plate.left()
    for label in (finale.outcome, finale.score, finale.players, finale.rating, finale.sum, *finale.moments):
        assert label.isVisible()
        assert plate.contains(finale.mapFromGlobal(label.mapToGlobal(label.rect().center())))
    picture = finale._plate.grab().toImage()
    ink = page._look.theme.title_text
    edge = [picture.pixelColor(4, y) for y in range(30, picture.height() - 30, 9)]
    assert min(contrast_ratio(ink, colour) for colour in edge) > 7


def _light(picture: QImage, places: list[tuple[int, int]]) -> float:
    return sum(QColor(picture.pixel(x, y)).lightness() for x, y in places)
