"""The things on the table as somebody finds them who has the keyboard and a voice that reads."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.rules import ColourHint, Discard, EditionId, Play, Suit, ValueHint
from tests.driver import KeyPlayers
from tests.input import Key, strike, tab_to
from tests.opening import OpenWindow
from tests.screens.table.private import at_table

pytestmark = [pytest.mark.usefixtures("english"), pytest.mark.qt_log_ignore("This plugin does not support")]

Text = QAccessible.Text


def name_of(widget: QWidget) -> str:
    """What a screen reader calls it."""
    return QAccessible.queryAccessibleInterface(widget).text(Text.Name)


def read_out(widget: QWidget) -> str:
    """What is read of a list when the keyboard comes to it: the line that it is on."""
    tab_to(widget)
    found = QAccessible.queryAccessibleInterface(widget).focusChild()
    assert found is not None
    return found.text(Text.Name)


def test_trays_and_piles_say_how_much_is_in_them(keys: KeyPlayers) -> None:
    keys.turn(ValueHint(1, 1))
    keys.turn(Discard(7))
    keys.turn(ValueHint(0, 1))
    board = keys.page.board
    assert name_of(board.clocks) == "Clock tokens: 7 of 8"
    assert name_of(board.fuses) == "Fuse: 0 of 3 mistakes"
    assert name_of(board.deck) == "Deck: 34 cards"
    assert name_of(board.discards) == "Discard pile: 1 card"
    assert name_of(board.fireworks) == "Fireworks: 0 of 25 possible points"
    keys.turn(Play(0))
    assert name_of(board.fireworks) == "Fireworks: 1 of 25 possible points"


def test_the_trays_of_another_box_say_so_in_its_words(open_window: OpenWindow) -> None:
    keys = at_table(KeyPlayers, open_window, EditionId.SWEDISH)
    assert name_of(keys.page.board.clocks) == "Blue tokens: 8 of 8"
    assert name_of(keys.page.board.fuses) == "Red tokens: 0 of 3 mistakes"


def test_tab_comes_to_the_news_and_all_of_it_is_read(keys: KeyPlayers) -> None:
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(Play(5))
    news = keys.page.board.news
    tab_to(news.title)
    reading = QAccessible.queryAccessibleInterface(news.title)
    assert reading.role() is QAccessible.Role.StaticText
    assert reading.text(Text.Name) == "What happened: Per plays red 1: it fits."


def test_nothing_is_shown_or_read_where_nothing_was_missed(keys: KeyPlayers) -> None:
    news = keys.page.board.news
    assert news.isVisible()
    keys.open_view()
    assert not news.isVisible()
    strike(Key.Key_Escape)
    assert news.isVisible()
    keys.turn(ColourHint(1, Suit.RED))
    keys.peek(0)
    keys.show_cards()
    assert not news.isVisible()


def test_what_was_missed_is_read_in_a_private_view(keys: KeyPlayers) -> None:
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(ColourHint(2, Suit.GREEN))
    keys.open_view()
    assert name_of(keys.page.board.news.title) == "What Ola missed. Kari → Per: 2 red cards. Per → Ola: 3 green cards."


def test_the_journal_begins_at_the_newest_line(keys: KeyPlayers) -> None:
    journal = keys.page.board.journal
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(Play(5))
    assert read_out(journal) == "Per plays red 1: it fits."
    strike(Key.Key_Up)
    assert journal.currentIndex().row() == 0
    tab_to(keys.panel.turn)
    keys.turn(ValueHint(0, 1))
    assert read_out(journal) == "Ola → Kari: 1 card of value 1"


def test_an_empty_journal_can_be_come_to(keys: KeyPlayers) -> None:
    tab_to(keys.page.board.journal)
    assert not keys.page.board.journal.currentIndex().isValid()


@pytest.mark.parametrize("part", ["news", "journal"])
def test_where_the_keyboard_is_is_seen(keys: KeyPlayers, part: str) -> None:
    keys.turn(ColourHint(1, Suit.RED))
    board = keys.page.board
    widget, plate = (board.news.title, board.news) if part == "news" else (board.journal, board.journal)
    board.journal.selectionModel().setCurrentIndex(
        board.journal.model().index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate
    )
    tab_to(keys.panel.turn)
    focus = keys.page._look.theme.focus

    def ring() -> int:
        image = plate.grab().toImage()
        points = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return sum(image.pixelColor(x, y) == focus for x, y in points)

    before = ring()
    tab_to(widget)
    assert ring() - before > 200


def test_nothing_stale_is_read_while_eyes_change(keys: KeyPlayers) -> None:
    came_to: list[str] = []

    def note(_old: object, new: object) -> None:
        if isinstance(new, QWidget):
            came_to.append(name_of(new))

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    tab_to(keys.panel.turn)
    app.focusChanged.connect(note)
    try:
        for start in (True, False):
            if not start:
                keys.turn(ValueHint(1, 1))
            name = keys.view.names[keys.view.seen.current]
            came_to.clear()
            keys.screen.look_away(keys.view.seen.current)
            assert came_to == [f"I am {name}: show the cards"]
            came_to.clear()
            keys.screen.open_view()
            assert came_to == [f"Hand of {name}"]
            came_to.clear()
            keys.screen.cover()
            assert came_to == ["Ready"]
    finally:
        app.focusChanged.disconnect(note)


def false_claims(found: QAccessibleInterface, hidden: bool = False) -> Iterator[str]:
    """What says that it is shown, though something around it is not."""
    invisible = bool(found.state().invisible)
    # The corner of a table has no name, no use, and no state of its own.
    if hidden and not invisible and found.role() is not QAccessible.Role.Pane:
        yield f"{found.role().name} {found.text(Text.Name)!r}"
    for number in range(found.childCount()):
        child = found.child(number)
        if child.isValid():
            yield from false_claims(child, hidden or invisible)


@pytest.mark.parametrize("phase", ["public", "cover", "private", "over"])
def test_nothing_that_is_hidden_claims_to_be_shown(keys: KeyPlayers, phase: str) -> None:
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(Play(5))
    if phase in ("cover", "private"):
        keys.screen.look_away(2)
    if phase == "private":
        keys.screen.open_view()
    if phase not in ("public", "cover", "private"):
        keys.screen.table.end_early()
    assert list(false_claims(QAccessible.queryAccessibleInterface(keys.page))) == []


def test_the_whole_result_is_read_where_tab_comes_to_its_title(keys: KeyPlayers) -> None:
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(Play(5))
    keys.screen.table.end_early()
    tab_to(keys.page.finale.outcome)
    assert name_of(keys.page.finale.outcome) == (
        "The show is over. Kari, Per, and Ola. The game was ended early. 1 of 25 possible points. "
        "Horrible: the crowd boos louder than the rockets. So says the league of firework artisans. "
        "The fireworks reached 1 + 0 + 0 + 0 + 0 = 1. "
        "3 turns · 1 hint · 0 cards discarded · 0 mistakes · 0 indispensable cards lost."
    )


def test_the_choice_of_whom_a_hint_is_for_unfolds_with_all_teammates(keys: KeyPlayers) -> None:
    keys.open_view()
    target = keys.panel.hints.target
    target.showPopup()
    entries = target.view()
    rects = [entries.visualRect(entries.model().index(row, 0)) for row in range(2)]
    assert all(not rect.isEmpty() and entries.viewport().rect().contains(rect) for rect in rects)
    target.hidePopup()
