"""Whoever learns an own card on purpose is seen by all: attacks that once left no trace."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from typing_extensions import override

from hanabi_desktop.records.record import Record, is_over
from hanabi_desktop.records.remarks import Bared, LaidBare, Looked, Reopened, Withdrawn, remarks_of
from hanabi_desktop.records.store import EXTENSION, load, write_atomically
from hanabi_desktop.rules import Discard, EditionId, Play, Rules, ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.table.new_game import NewGame
from tests.driver import MousePlayers
from tests.input import Key, answering, dealing, strike, wait_until
from tests.opening import OpenWindow
from tests.window.evening import (
    CHOICE,
    DEAL,
    OTHER,
    answered,
    archived,
    autosaved,
    by_menu,
    seated,
    share,
    told,
)
from tests.window.test_keeping import typed

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PUT_AWAY = answered("Put it away")
PLAY_ON = answered("Play on")


def journal(players: MousePlayers) -> list[str]:
    """The lines of the journal, as everybody reads them."""
    model = players.page.models.journal
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def copy_saved(players: MousePlayers, path: Path) -> None:
    by_menu(players, "Game", "Save a copy…", typed(str(path)))


def opened(players: MousePlayers, path: Path, *answers: Callable[[QWidget], None]) -> None:
    with answering(*answers):
        players.window.open_record(path)


def end_early(players: MousePlayers) -> None:
    by_menu(players, "Table", "End the game early…", answered("End the game"))
    assert players.page.finale.isVisible()


def go_on_after_the_end(players: MousePlayers) -> None:
    by_menu(players, "Table", "Take back", answered("Take back"))
    assert not players.screen.table.over


# A copy is saved, an own card played and seen, the copy opened


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / f"copy{EXTENSION}"


def assert_bare(players: MousePlayers) -> None:
    """Journal, record and score say that this is a copy, and that its cards may be known."""
    assert [type(remark) for remark in players.view.remarks] == [Reopened, LaidBare]
    assert remarks_of(players.record) == players.view.remarks
    assert any(line.startswith("A copy of the game was opened from a file: ") for line in journal(players))
    counts = "The deck no longer counts as secret: play has got further in another copy of this game."
    assert counts in journal(players)
    end_early(players)
    assert players.page.finale.remarks.text() == "Opened from a file once. The deck is no longer secret."
    assert players.page.finale.remarks.isVisible()


def test_a_copy_opened_over_its_own_game_is_told_and_laid_bare(open_window: OpenWindow, copy: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(ValueHint(1, 1))
    copy_saved(players, copy)
    players.turn(Play(5))
    opened(players, copy, PLAY_ON, PUT_AWAY)
    assert len(players.record.actions) == 1
    assert_bare(players)


def test_so_is_one_that_is_opened_from_the_title_while_the_game_could_be_continued(
    open_window: OpenWindow, copy: Path
) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    copy_saved(players, copy)
    players.turn(Play(0))
    by_menu(players, "Game", "Title screen")
    opened(players, copy, PUT_AWAY)
    assert_bare(players)


def test_so_is_one_whose_game_was_put_away(open_window: OpenWindow, copy: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL, OTHER)))
    copy_saved(players, copy)
    players.turn(Play(0))
    with answering(PUT_AWAY):
        players.window.start(CHOICE)
    opened(players, copy, PUT_AWAY)
    assert_bare(players)


def test_so_is_one_whose_game_another_program_plays(open_window: OpenWindow, copy: Path) -> None:
    first = seated(open_window(deal=dealing(DEAL)))
    copy_saved(first, copy)
    first.turn(Play(0))
    with answering(answered("Play another game")):
        second = MousePlayers(open_window())
    opened(second, copy)
    assert_bare(second)


def test_a_game_that_was_put_away_and_goes_on_is_a_copy_and_no_more(open_window: OpenWindow, data: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL, OTHER)))
    players.turn(ValueHint(1, 1))
    with answering(PUT_AWAY):
        players.window.start(CHOICE)
    (put_away,) = (data / "games").iterdir()
    opened(players, put_away, PLAY_ON, PUT_AWAY)
    assert [type(remark) for remark in players.view.remarks] == [Reopened]
    players.turn(Play(5))
    with answering(PUT_AWAY):
        players.window.open_record(next(path for path in (data / "games").iterdir() if path != put_away))
    assert players.record.setup.deck == OTHER.setup.deck


# Before a game makes room


def asked(players: MousePlayers, ask: Callable[[], None]) -> str:
    """What is asked before a game makes room, answered with no."""
    said: list[str] = []

    def no(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        said.append(f"{dialog.text()}\n{dialog.informativeText()}")
        strike(Key.Key_Escape)

    before, view = players.record, players.view
    with answering(no):
        ask()
    assert (players.record, players.view) == (before, view)
    return said[0]


def test_nothing_replaces_a_running_game_unasked_and_no_changes_nothing(
    open_window: OpenWindow, data: Path, copy: Path
) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    copy_saved(players, copy)
    players.turn(Play(0))
    ways: list[Callable[[], None]] = [
        lambda: players.window.open_record(copy),
        lambda: players.window.start(CHOICE),
        players.window.games.start_again,
    ]
    for way in ways:
        assert asked(players, way) == (
            "Kari, Per, and Ola have not finished their game (turn 2, 1 point).\n"
            "It will be kept with the other saved games and can be opened again at any time."
        )
    assert not (data / "games").exists()
    assert load(autosaved(data)) == players.record


def test_nothing_replaces_the_game_that_can_be_continued_unasked(
    open_window: OpenWindow, data: Path, copy: Path
) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    copy_saved(players, copy)
    players.window.close()
    window = open_window(deal=dealing(OTHER))
    ways: list[Callable[[], None]] = [lambda: window.open_record(copy), lambda: window.start(CHOICE)]
    for way in ways:
        with answering(answered("No")):
            way()
        assert window.shared_screen is None
        assert window.title_page.continue_button.isVisible()
    assert load(autosaved(data)) == players.record


def test_nothing_is_asked_once_the_game_is_over(open_window: OpenWindow, copy: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL, OTHER)))
    copy_saved(players, copy)
    end_early(players)
    players.window.start(CHOICE)
    assert players.record.setup.deck == OTHER.setup.deck
    end_early(players)
    players.window.open_record(copy)
    assert players.record.setup.deck == DEAL.setup.deck


# A second program opens the running game's own file


def test_the_game_itself_is_continued_before_a_copy_that_was_left_later(open_window: OpenWindow, data: Path) -> None:
    first = seated(open_window(deal=dealing(DEAL)))
    first.turn(ValueHint(1, 1))
    with answering(answered("Play another game")):
        second = MousePlayers(open_window())
    opened(second, autosaved(data), PLAY_ON)
    first.window.activateWindow()
    first.turn(Play(5))
    real = first.record
    first.window.close()
    second.window.activateWindow()
    second.turn(Discard(6))
    left = second.record
    second.window.close()
    third = open_window()
    assert "copy" not in third.title_page.saved_text.text()
    players = MousePlayers(third)
    players.use(third.title_page.continue_button)
    assert players.record.actions == real.actions
    # Its copy was played further: cards may have been seen there.
    assert players.view.remarks == (LaidBare(len(real.actions), Bared.OLDER_COPY),)
    with answering(answered("Play another game")):
        fourth = open_window()
    described = fourth.title_page.saved_text.text().splitlines()
    assert (described[0], described[2]) == ("Kari, Per, and Ola", "A copy opened from a file")
    assert fourth.title_page.continue_button.accessibleDescription() == fourth.title_page.saved_text.text()
    later = MousePlayers(fourth)
    later.use(fourth.title_page.continue_button)
    assert later.record.actions == left.actions
    assert [type(remark) for remark in later.view.remarks] == [Reopened, LaidBare]


# The end is called, the link copied, and the end taken back


def test_a_game_that_goes_on_after_its_link_was_copied_is_marked_for_ever(open_window: OpenWindow, data: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(Play(0))
    end_early(players)
    share(players, "Copy the share link", told("Link copied"))
    assert remarks_of(players.record) == ()
    go_on_after_the_end(players)
    assert players.view.remarks == (LaidBare(2, Bared.ENDED),)
    assert journal(players)[1:] == ["The deck is no longer secret: the end of the game was taken back."]
    players.turn(Play(6))
    assert remarks_of(load(autosaved(data))) == players.view.remarks
    end_early(players)
    assert players.page.finale.remarks.text() == "The deck is no longer secret."
    # The end that was taken back is no earlier game of this group.
    assert len(archived(data)) == 2
    assert "earlier" not in players.page.finale.sum.text()


def test_of_a_game_that_goes_on_there_is_no_link(open_window: OpenWindow) -> None:
    QGuiApplication.clipboard().setText("before")
    players = seated(open_window(deal=dealing(DEAL)))
    link = players.window.menus.sharing.link
    for _ in range(2):
        assert not link.isEnabled()
        assert link.text() == "Copy the share link (after the game)"
        # Whoever asks for it all the same, too.
        players.page.requests.share_chosen.emit()
        assert QGuiApplication.clipboard().text() == "before"
        end_early(players)
        assert link.isEnabled()
        assert link.text().replace("&", "") == "Copy the share link"
        go_on_after_the_end(players)
    assert players.view.remarks == (LaidBare(1, Bared.ENDED),)


def test_a_link_that_was_copied_for_friends_costs_nothing(open_window: OpenWindow, data: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    end_early(players)
    share(players, "Copy the share link", told("Link copied"))
    assert not players.page.finale.remarks.isVisible()
    players.use(players.page.finale.title)
    assert len(archived(data)) == 1


def test_an_end_that_was_taken_back_counts_for_nobody_later(open_window: OpenWindow) -> None:
    next_deal = NewGame(EditionId.ENGLISH, CHOICE.rules, CHOICE.names, 0)
    players = seated(open_window(deal=dealing(DEAL, OTHER)))
    players.turn(Play(0))
    end_early(players)
    go_on_after_the_end(players)
    with answering(PUT_AWAY):
        players.window.start(next_deal)
    end_early(players)
    assert "earlier" not in players.page.finale.sum.text()


# Looking


def test_whoever_looks_on_the_own_turn_and_takes_none_leaves_nothing(open_window: OpenWindow, data: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.open_view()
    strike(Key.Key_Escape)
    assert players.phase() == Public()
    players.open_view()
    players.window.close()
    assert not {"looking", "remarks"} & load(autosaved(data)).extra.keys()
    again = MousePlayers(open_window())
    again.use(again.window.title_page.continue_button)
    assert again.view.remarks == ()
    assert journal(again) == []
    again.open_view()
    again.window.activateWindow()
    end_early(again)
    assert not again.page.finale.remarks.isVisible()


def test_a_peek_as_somebody_else_leaves_who_and_how_long(open_window: OpenWindow, data: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.peek(1)
    players.show_cards()
    assert remarks_of(load(autosaved(data))) == (Looked(0, 1, 1, 0),)
    assert journal(players) == []
    players.use(players.panel.cover)
    (look,) = players.view.remarks
    assert isinstance(look, Looked)
    assert (look.seat, look.times) == (1, 1)
    assert look.seconds >= 1
    assert remarks_of(load(autosaved(data))) == players.view.remarks
    (line,) = journal(players)
    assert line.startswith("Per peeked at the cards without taking a turn (")
    players.turn(ValueHint(1, 1))
    assert journal(players)[1:] == ["Kari → Per: 3 cards of value 1"]
    end_early(players)
    assert players.page.finale.remarks.text() == "1 peek without a turn."


class Painted(QObject):
    """Writes down when a widget is painted."""

    def __init__(self, widget: QWidget, log: list[str]) -> None:
        super().__init__(widget)
        self._log = log
        widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._log.append("painted")
        return False


def test_no_face_stays_on_the_glass_while_a_look_is_written_down(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.peek(1)
    players.show_cards()
    log: list[str] = []

    def write(path: Path, data: bytes, *, private: bool = False) -> None:
        log.append("written")
        write_atomically(path, data, private=private)

    monkeypatch.setattr("hanabi_desktop.records.saves.slots.write_atomically", write)
    wait_until(lambda: players.hand(2).isVisible())
    QApplication.processEvents()
    watching = Painted(players.hand(2).viewport(), log)
    strike(Key.Key_Escape)
    assert log[0] == "painted"
    assert "written" in log
    assert watching.parent() is players.hand(2).viewport()


def test_leaving_the_table_while_somebody_peeks_is_remarked_and_saved_where_the_game_is(
    open_window: OpenWindow, data: Path
) -> None:
    players = seated(open_window(deal=dealing(DEAL, OTHER)))
    players.peek(1)
    players.show_cards()
    with answering(PUT_AWAY):
        players.window.start(CHOICE)
    (before,) = archived(data)
    assert [type(remark) for remark in remarks_of(before)] == [Looked]
    assert "looking" not in before.extra
    assert load(autosaved(data)) == players.record
    assert not autosaved(data, 2).exists()


def test_a_withdrawn_announcement_leaves_its_trace(open_window: OpenWindow) -> None:
    players = MousePlayers(open_window(deal=dealing(DEAL)))
    players.window.start(NewGame(EditionId.HOUSE, Rules(), CHOICE.names, 0, master=2))
    players.open_view()
    players.play(0)
    players.use(players.panel.withdraw)
    assert players.view.remarks == (Withdrawn(0, 0),)
    assert journal(players) == ["Kari withdrew an announcement."]


# Files


@pytest.mark.skipif(os.name == "nt", reason="no such modes")
def test_no_file_of_a_running_game_shows_a_card_or_can_be_read_by_others(
    open_window: OpenWindow, data: Path, copy: Path
) -> None:
    players = seated(open_window(deal=dealing(DEAL, OTHER)))
    players.turn(ValueHint(1, 1))
    copy_saved(players, copy)
    with answering(PUT_AWAY):
        players.window.start(CHOICE)
    files = [copy, autosaved(data), *(data / "games").iterdir()]
    assert len(files) == 3
    for path in files:
        assert b"suitIndex" not in path.read_bytes()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    end_early(players)
    (over,) = (path for path in (data / "games").iterdir() if is_over(load(path)))
    assert b"suitIndex" in over.read_bytes()
    assert isinstance(load(over), Record)


# A second window that looks ahead


def looking_ahead(open_window: OpenWindow, data: Path) -> tuple[MousePlayers, MousePlayers]:
    """A game, and a second window that has opened its file and played on there."""
    first = seated(open_window(deal=dealing(DEAL)))
    first.turn(Play(0))
    with answering(answered("Play another game")):
        second = MousePlayers(open_window())
    opened(second, autosaved(data), PLAY_ON)
    second.turn(Play(6))
    return first, second


def test_a_game_that_a_second_window_has_played_further_says_so(open_window: OpenWindow, data: Path) -> None:
    first, _ = looking_ahead(open_window, data)
    first.window.activateWindow()
    first.turn(Play(7))
    assert LaidBare(2, Bared.OLDER_COPY) in first.view.remarks
    assert (
        journal(first)[-1] == "The deck no longer counts as secret: play has got further in another copy of this game."
    )


def test_a_game_whose_copy_was_played_further_and_ended_says_so_when_it_goes_on(
    open_window: OpenWindow, data: Path
) -> None:
    first, second = looking_ahead(open_window, data)
    end_early(second)
    second.window.close()
    first.window.close()
    third = MousePlayers(open_window())
    third.use(third.window.title_page.continue_button)
    assert third.view.remarks == (LaidBare(1, Bared.OLDER_COPY),)


def test_a_copy_that_was_played_further_and_ended_is_noticed_while_the_game_goes_on(
    open_window: OpenWindow, data: Path
) -> None:
    first, second = looking_ahead(open_window, data)
    end_early(second)
    second.window.close()
    first.window.activateWindow()
    first.turn(Play(7))
    assert LaidBare(2, Bared.OLDER_COPY) in first.view.remarks
    end_early(first)
    assert first.page.finale.remarks.text() == "The deck is no longer secret."
