"""The sky behind the score."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.rules import EDITIONS, EditionId, EndReason, Game, Kit, Rules
from hanabi_desktop.screens.finale.fireworks import Ending, Show, fireworks_show, show_of
from hanabi_desktop.screens.finale.show import FinaleShow
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.each import each
from tests.games import Policy, game_that_ends, reckless, timid, victory
from tests.painting.colour_sight import contrast_ratio
from tests.screens.sitting import Sit, act

FULL_SKY = (5, 5, 5, 5, 5)


def light(show: Show) -> float:
    """How much of the sky bursts at all."""
    return sum(shell.reach**2 for shell in show.shells)


def almost(game: Game) -> Game:
    """The same game before its last action."""
    return Game(game.setup, game.actions[:-1])


def finish(page: TablePage, game: Game) -> FinaleShow:
    """Plays the last action of a game."""
    act(page, game.actions[-1])
    QApplication.processEvents()
    assert page.finale.isVisible()
    return page.finale.sky


class TestTheShow:
    """As great as the score."""

    def test_every_card_played_is_one_burst_of_its_colour(self) -> None:
        show = fireworks_show((3, 0, 1, 4, 2))
        counts = [sum(shell.suit == suit for shell in show.shells) for suit in range(5)]
        assert counts == [3, 0, 1, 4, 2]

    def test_number_and_size_grow_with_every_point(self) -> None:
        heights = [0] * 5
        before = light(fireworks_show(heights))
        for point in range(25):
            heights[point % 5] += 1
            now = light(fireworks_show(heights))
            assert now > before
            before = now

    @each("suits", [5, 6])
    def test_a_full_score_is_more_than_the_point_before_it_by_far(self, suits: int) -> None:
        full, less = fireworks_show([5] * suits), fireworks_show([5] * (suits - 1) + [4])
        assert light(full) > 1.4 * light(less)
        assert full.rain is not None
        assert less.rain is None
        assert any(shell.golden for shell in full.shells)
        assert light(fireworks_show([5] * 6)) > light(fireworks_show([5] * 5))

    def test_nothing_reached_is_a_quiet_night(self) -> None:
        assert fireworks_show([0] * 5) == Show(Ending.FIREWORKS)
        assert fireworks_show([0] * 5).duration == 0

    @pytest.mark.parametrize(
        ("edition", "reason", "policy", "ending"),
        [
            (EditionId.ENGLISH, EndReason.FUSE, reckless, Ending.EXPLOSION),
            (EditionId.NORWEGIAN, EndReason.FUSE, reckless, Ending.EXPLOSION),
            (EditionId.GERMAN, EndReason.FUSE, reckless, Ending.STORM),
            (EditionId.ENGLISH, EndReason.FINAL_ROUND, timid, Ending.FIREWORKS),
        ],
    )
    def test_each_end_has_the_sky_it_deserves(
        self, sit: Sit, edition: EditionId, reason: EndReason, policy: Policy, ending: Ending
    ) -> None:
        game = game_that_ends(reason, EDITIONS[edition].rules, 3, policy)
        assert (EDITIONS[edition].kit is Kit.TILES) is (ending is Ending.STORM)
        page = sit(almost(game), edition)
        assert show_of(page.shared_screen.view) is None
        finish(page, game)
        show = show_of(page.shared_screen.view)
        assert show is not None
        assert show.ending is ending

    def test_a_show_that_lost_a_card_it_needed_goes_up_in_smoke(self, sit: Sit) -> None:
        game = game_that_ends(EndReason.INDISPENSABLE_CARD, Rules(perfect=True), 3)
        page = sit(almost(game))
        finish(page, game)
        assert show_of(page.shared_screen.view) == Show(Ending.SMOKE)


class TestOnThePage:
    """It plays while it is looked at."""

    @pytest.fixture
    def won(self) -> Game:
        return victory(EDITIONS[EditionId.ENGLISH].rules, 3)

    def test_it_plays_once_when_the_game_is_won_until_a_click_or_until_nobody_looks(self, sit: Sit, won: Game) -> None:
        page = sit(almost(won), EditionId.ENGLISH)
        assert finish(page, won).running
        assert not page.motion.running
        assert page.finale.again.hasFocus()
        QTest.mouseClick(page.finale, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(8, 8))
        assert not page.finale.sky.running
        page.retranslate()
        QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        assert not page.finale.sky.running
        other = sit(almost(won), EditionId.ENGLISH)
        sky = finish(other, won)
        other.hide()
        assert not sky.running
        other.show()
        assert other.finale.isVisible()
        assert not sky.running

    def test_it_ends_as_the_still_picture(self, sit: Sit, won: Game) -> None:
        page = sit(almost(won), EditionId.ENGLISH)
        sky = finish(page, won)
        sky.clock.setPaused(True)
        sky.clock.setCurrentTime(sky.clock.duration() - 1)
        QApplication.processEvents()
        last = page.finale.grab().toImage()
        sky.settle()
        assert _difference(last, page.finale.grab().toImage()) < 0.02

    @pytest.mark.parametrize("motion", [MotionPolicy.REDUCED, MotionPolicy.OFF])
    def test_without_motion_the_sky_is_full_at_once_and_still(self, sit: Sit, won: Game, motion: MotionPolicy) -> None:
        still = sit(almost(won), EditionId.ENGLISH, motion=motion)
        sky = finish(still, won)
        assert not sky.running
        picture = still.finale.grab().toImage()
        still.close()
        other = sit(almost(won), EditionId.ENGLISH)
        finish(other, won).settle()
        assert picture == other.finale.grab().toImage()

    @pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
    def test_words_lie_on_their_plates_and_are_read_over_any_burst(
        self, sit: Sit, won: Game, size: tuple[int, int]
    ) -> None:
        page = sit(almost(won), EditionId.ENGLISH, size=size)
        sky = finish(page, won)
        finale = page.finale
        plates = sky.plates()
        for label in (finale.outcome, finale.reason, finale.score, finale.rating, finale.sum):
            words = label.fontMetrics().boundingRect(
                label.contentsRect(), int(label.alignment().value) | int(Qt.TextFlag.TextWordWrap.value), label.text()
            )
            assert any(plate.contains(words.translated(label.pos())) for plate in plates)
        sky.clock.setPaused(True)
        title = page._look.theme.title_text
        for share in (0.2, 0.55, 0.75, 0.97):
            sky.clock.setCurrentTime(int(sky.clock.duration() * share))
            picture = QImage(finale.size(), QImage.Format.Format_RGB32)
            painter = QPainter(picture)
            sky.paint(painter, QRegion(finale.rect()))
            painter.end()
            assert min(contrast_ratio(title, colour) for plate in plates for colour in _colours(picture, plate)) > 7


def _colours(picture: QImage, rect: QRect) -> list[QColor]:
    # Its corners are round.
    inner = rect.adjusted(14, 6, -14, -6)
    return [
        picture.pixelColor(x, y)
        for x in range(inner.left(), inner.right(), 9)
        for y in range(inner.top(), inner.bottom(), 7)
    ]


def _difference(one: QImage, other: QImage) -> float:
    """The share of points that are clearly others."""
    points = [(x, y) for x in range(0, one.width(), 8) for y in range(0, one.height(), 8)]
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 24 for x, y in points
    ) / len(points)
