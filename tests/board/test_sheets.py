"""What is laid large over the table: it is opened and closed by one key, and adds no eyes."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QAbstractItemView, QApplication

from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.sheets import JournalSheet, LeftSheet, LeftView, PublicSheet
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import DiscardCell
from hanabi_desktop.rules import Card, Discard, Play, Suit, ValueHint
from hanabi_desktop.screen.view import LookAway, Private, Public
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.sheet import scrim_of
from tests.driver import KeyPlayers, Players
from tests.input import Key, strike, wait_until
from tests.screens.table.private import seen

KINDS = {LeftSheet: Key.Key_L, JournalSheet: Key.Key_J}


def lies(players: Players) -> type[PublicSheet] | None:
    """The sheet that is to be seen, with nothing of the table beside it."""
    there = players.page.sheet
    assert bool(scrim_of(players.window).property("opaque")) is (there is not None)
    assert players.board.isEnabled() is (there is None)
    return None if there is None else type(there)


def sheet(players: Players) -> PublicSheet:
    found = players.page.sheet
    assert found is not None
    return found


def table_of(players: Players) -> LeftView:
    left = sheet(players)
    assert isinstance(left, LeftSheet)
    return left.table


def journal_of(players: Players) -> JournalView:
    large = sheet(players)
    assert isinstance(large, JournalSheet)
    return large.journal


def test_a_key_lays_it_there_and_takes_it_away(keys: KeyPlayers) -> None:
    for kind, key in KINDS.items():
        ways: tuple[Callable[[], object], ...] = (
            partial(strike, key),
            partial(strike, Key.Key_Escape),
            lambda: keys.use(sheet(keys).back),
        )
        for away in ways:
            assert lies(keys) is None
            strike(key)
            assert lies(keys) is kind
            away()
            assert keys.phase() == Public()
            assert QApplication.focusWidget() is keys.panel.turn


# Eyes


def test_in_a_private_view_nobody_else_comes_to_look_and_nobody_elses_cards_are_in_sight(keys: KeyPlayers) -> None:
    for kind, key in KINDS.items():
        keys.screen.look_away(0)
        strike(key)
        # It does not lie over what asks to look away.
        assert keys.phase() == LookAway(0)
        assert keys.page.cover.isVisible()
        assert lies(keys) is None
        keys.show_cards()
        strike(key)
        assert lies(keys) is kind
        assert keys.phase() == Private(0)
        assert seen(keys) == [1, 2]
        strike(Key.Key_Escape)
        assert lies(keys) is None
        assert keys.phase() == Private(0)
        assert keys.hand(0).hasFocus()
        # Nothing tells the next player that it was open.
        strike(key)
        keys.screen.cover()
        assert lies(keys) is None
        assert not keys.window.findChildren(PublicSheet)


def test_a_view_that_is_left_alone_under_it_covers_itself(keys: KeyPlayers) -> None:
    keys.open_view()
    keys.page.idle.set_timeout(1)
    strike(Key.Key_L)
    wait_until(lambda: sheet(keys).back.text() == "Back to the table (1)")
    wait_until(lambda: keys.phase() == Public())
    assert lies(keys) is None
    assert seen(keys) == []


# What’s left


def cells(players: Players) -> dict[Card, DiscardCell]:
    model = table_of(players).model()
    found = [model.index(row, column).data(ROW_ROLE) for row in range(5) for column in range(5)]
    return {cell.card: cell for cell in found}


def test_every_copy_is_played_discarded_or_left(keys: KeyPlayers) -> None:
    keys.turn(Play(0))
    keys.turn(ValueHint(0, 5))
    keys.turn(Discard(10))
    strike(Key.Key_L)
    told = cells(keys)
    assert (told[Card(Suit.RED, 1)].left, told[Card(Suit.RED, 1)].played) == (2, True)
    assert (told[Card(Suit.GREEN, 1)].left, told[Card(Suit.GREEN, 1)].discarded) == (2, 1)
    assert told[Card(Suit.RED, 2)].wanted
    assert not told[Card(Suit.RED, 3)].wanted
    assert told[Card(Suit.WHITE, 5)].critical
    assert sum(cell.left for cell in told.values()) == 50 - 2
    model = table_of(keys).model()
    assert model.index(Suit.GREEN, 0).data() is None
    left = sheet(keys)
    assert isinstance(left, LeftSheet)
    assert len({label.text() for label in left.legend}) == 6
    # It is the same for all eyes.
    for seat in (0, 1, 2):
        keys.screen.look_away(seat)
        keys.screen.open_view()
        strike(Key.Key_L)
        assert cells(keys) == told
        keys.screen.cover()


# The journal


def fill(keys: KeyPlayers, turns: int = 24) -> None:
    """Hints and discards in turn."""
    table = keys.screen.table
    keys.page.set_motion(MotionPolicy.OFF)
    keys.window.setUpdatesEnabled(False)
    for _ in range(turns):
        view, seat = keys.screen.view, table.current
        own = view.hands[seat][0].id
        mate = (seat + 1) % 3
        face = table.record.setup.deck[view.hands[mate][0].id]
        table.act(seat, Discard(own) if view.clocks < 8 else ValueHint(mate, face.rank))
    keys.window.setUpdatesEnabled(True)


def test_the_journal_opens_at_its_newest_line_and_is_read_from_there(keys: KeyPlayers) -> None:
    fill(keys)
    strike(Key.Key_J)
    journal = journal_of(keys)
    assert journal.hasFocus()
    assert journal.currentIndex().row() == journal.model().rowCount() - 1
    wait_until(lambda: at_the_end(journal))
    assert QFontInfo(journal.font()).pixelSize() * 0.72 >= keys.window.height() / 36
    first = journal.model().rowCount() - 1
    strike(Key.Key_Home)
    assert journal.currentIndex().row() == 0
    assert journal.visualRect(journal.model().index(0, 0)).top() >= 0
    assert first > 10
    # A turn that a client takes leaves it open.
    keys.screen.table.act(keys.screen.table.current, Play(keys.view.hands[keys.screen.table.current][0].id))
    assert lies(keys) is JournalSheet
    assert journal.latest.row() == first + 1


def at_the_end(journal: QAbstractItemView) -> bool:
    """Whether the newest line is in sight."""
    bar = journal.verticalScrollBar()
    assert isinstance(journal, JournalView)
    line = journal.visualRect(journal.latest)
    return bar.maximum() > 0 and bar.value() == bar.maximum() and journal.viewport().rect().contains(line)


def test_the_newest_line_stays_in_sight_in_every_size_of_the_window(keys: KeyPlayers) -> None:
    # The last of them costs nothing: what does would stand over the table without the journal.
    fill(keys, 25)
    assert keys.board.journal.isVisible()
    assert_stays_at_the_end(keys, keys.board.journal)
    strike(Key.Key_J)
    assert_stays_at_the_end(keys, journal_of(keys))


def assert_stays_at_the_end(keys: KeyPlayers, journal: QAbstractItemView) -> None:
    for size in ((1500, 900), (1024, 700), (1300, 1000)):
        keys.window.resize(*size)
        assert (keys.window.width(), keys.window.height()) == size
        wait_until(lambda: at_the_end(journal))
        # Lines have their places only some time after the window has its size.
        QApplication.processEvents()
        assert at_the_end(journal)
