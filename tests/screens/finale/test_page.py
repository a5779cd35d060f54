"""What is said of a score once the show is over, and the moments on the page of the end and on the poster."""

import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from hanabi_desktop.players import Level
from hanabi_desktop.records.store import save
from hanabi_desktop.rulebook import compose
from hanabi_desktop.rulebook.document import paragraph_of_rating
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason, Game, Multicolour, Open, Rules, rating
from hanabi_desktop.screen import replay_screen
from hanabi_desktop.screens.finale.page import FinalePage
from hanabi_desktop.screens.finale.poster import SIZE, PosterSheet, poster
from hanabi_desktop.table.moments import Streak, moments
from hanabi_desktop.table.state import TableState, to_record
from hanabi_desktop.wording.endings import comfort_text, reached_text
from hanabi_desktop.wording.moments import moment_text
from tests.games import clever, game_that_ends, play_random_game, reckless, seen, victory
from tests.input import Key, answering, click, strike, wait_until
from tests.opening import OpenWindow
from tests.players import seat_computer, seats
from tests.rulebook.books import source_text
from tests.screens.replay.games import page_of
from tests.screens.sitting import NAMES, Sit, act
from tests.window.evening import typed
from tests.window.late_game import begin, table_of

LEAGUE = ["So says the league of firework artisans."]
FEDERATION = ["So says the international federation of firework makers."]
GUILDS = dict.fromkeys(EditionId, FEDERATION) | {EditionId.ENGLISH: LEAGUE, EditionId.ONLINE: [], EditionId.HOUSE: []}


def with_score(score: int, rules: Rules) -> Game:
    """A winning game, until it has so many points."""
    won = victory(rules, 3)
    game = Game(won.setup)
    for action in won.actions:
        if game.score < score:
            game.apply(action)
    return game


def ended(sit: Sit, edition: EditionId, game: Game) -> FinalePage:
    page = sit(game, edition)
    if game.end is None:
        page.shared_screen.table.end_early()
    assert page.finale.isVisible()
    return page.finale


@pytest.mark.parametrize(
    ("edition", "kind"),
    [
        *((edition, Multicolour.NONE) for edition in EditionId),
        *((edition, Multicolour.FIVE) for edition in EditionId if edition is not EditionId.ONLINE),
    ],
)
def test_it_is_what_the_rulebook_says_and_who_says_it(sit: Sit, edition: EditionId, kind: Multicolour) -> None:
    rules = replace(EDITIONS[edition].rules, multicolour=kind)
    book = compose(EDITIONS[edition], rules, False, source_text)
    for score in (8, 25) if kind is Multicolour.NONE else (27, 30):
        finale = ended(sit, edition, with_score(score, rules))
        nordic = edition in (EditionId.NORWEGIAN, EditionId.SWEDISH)
        # Other scales have one verdict from 25 points on.
        row = book.paragraph(paragraph_of_rating(rating(score if nordic else min(score, 25))))
        assert (row is None) is (edition is EditionId.ONLINE)
        said, guild = finale.rating.text(), GUILDS[edition]
        assert said.endswith(" ".join(guild))
        beyond = [] if score <= 25 or nordic else ["The scale ends at 25."]
        assert row is None or said == " ".join((row.text, *beyond, *guild))
        assert ("children" in said) is (score == 27 and nordic)
        assert ("stars pale" in said) is (score == 30 and nordic)
        assert said in finale.outcome.accessibleName()


@pytest.mark.usefixtures("english")
def test_nobody_is_booed_after_a_defeat(sit: Sit) -> None:
    """What was reached is said in large letters instead of the score, which is told below, and something kind."""
    game = game_that_ends(EndReason.FUSE, Rules(), 3, reckless)
    finale = ended(sit, EditionId.ENGLISH, game)
    assert finale.score.text() == reached_text(seen(game))
    assert finale.rating.text() == comfort_text(seen(game))
    assert "A lost game scores 0." in finale.sum.text()
    told = [
        (reached_text(view), comfort_text(view))
        for heights in ((0,) * 5, (1, 0, 0, 0, 0), (5, 0, 1, 0, 2), (4, 3, 5, 4, 2))
        for view in (replace(seen(game), fireworks=heights),)
    ]
    assert len(set(told)) == len(told)


def test_nothing_is_said_where_only_a_complete_show_counts(sit: Sit) -> None:
    game = game_that_ends(EndReason.INDISPENSABLE_CARD, Rules(perfect=True), 3)
    finale = ended(sit, EditionId.ENGLISH, game)
    assert finale.rating.text() == comfort_text(seen(game))
    assert "league" not in finale.outcome.accessibleName()


def test_each_moment_is_a_button_that_plays_it(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_screen, "PACES", (30,) * len(replay_screen.PACES))
    game = victory(EDITIONS[EditionId.ENGLISH].rules, 3)
    window = open_window()
    begin(window, game, names=NAMES)
    page = table_of(window)
    found = moments(page.shared_screen.table.record)
    assert len(found) == 3

    def rests() -> bool:
        return window.game.replays.page is not None and not window.game.replays.page.replay_screen.playing

    for button, moment in zip(page.finale.moments, found, strict=True):
        assert button.accessibleName() == moment_text(moment, NAMES)
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        replay = page_of(window)
        screen = replay.replay_screen
        # It begins a few turns before, and rests where the moment is over.
        assert (screen.turn, screen.playing) == (moment.turn - 3, True)
        wait_until(rests)
        assert screen.turn == (moment.last if isinstance(moment, Streak) else moment.turn)
        assert replay.bar.leave.hasFocus()
        strike(Key.Key_Return)
        assert button.hasFocus()


def test_moments_name_who_sat_there_then(sit: Sit) -> None:
    game = victory(EDITIONS[EditionId.ENGLISH].rules, 3)
    page = sit(Game(game.setup, game.actions[:-1]), EditionId.ENGLISH)
    table = page.shared_screen.table
    for seat in {0, 1, 2} - {table.current}:
        seat_computer(table, seat, Level.PLAIN)
    act(page, game.actions[-1])
    page.shared_screen.finish_reveal()
    assert not any("bot" in button.accessibleName() for button in page.finale.moments)


def test_a_game_without_moments_has_no_buttons_for_them(sit: Sit) -> None:
    page = sit()
    page.shared_screen.table.end_early()
    QApplication.processEvents()
    assert not any(button.isVisible() for button in page.finale.moments)
    assert page.finale.again.hasFocus()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system alone knows where pictures are")
def test_a_poster_is_copied_and_kept(open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = tmp_path / "Bilder"
    pictures.mkdir()
    (tmp_path / "user-dirs.dirs").write_text(f'XDG_PICTURES_DIR="{pictures}"\n', encoding="utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    window = open_window()
    begin(window, victory(EDITIONS[EditionId.ENGLISH].rules, 3), names=NAMES)
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
