"""Low sight: whoever sets the letters larger sees no card, mark, token or figure smaller for it."""

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from hanabi_desktop.rules import EditionId, Play
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.window.main_window import MainWindow
from tests.window.late_game import ALL_SUITS, in_window, open_view, screen_of, settle, sit_down


def set_letters(window: MainWindow, size: int) -> None:
    window.appearance.follow(window.preferences.with_settings(text_size=size))
    settle()


def phases(window: MainWindow, board: Board) -> Iterator[str]:
    """What the table shows in a turn; in a private view everything that may be chosen is offered."""
    yield "public"
    open_view(window)
    yield "private"
    card = screen_of(window).view.hands[screen_of(window).table.current][0].id
    board.note.ask(card)
    yield "note"
    QTest.keyClick(board.note.edit, Qt.Key.Key_Escape)
    board.confirm.ask(Play(card), screen_of(window).view)
    yield "asked back"


def test_all_stand_as_they_did_in_a_private_view_and_cards_hardly_give_way_to_letters(window: MainWindow) -> None:
    """Nothing jumps between two views, whatever is offered."""
    board = sit_down(window, 4, 9, EditionId.HOUSE)
    parts = (*board.hands, board.fireworks, board.discards, board.clocks)
    seen: dict[int, list[QRect]] = {}
    for _, buttons, letters in product(phases(window, board), (False, True), (100, 80, 200)):
        board.show_buttons(on=buttons)
        set_letters(window, letters)
        places = [in_window(part) for part in parts]
        assert places == seen.setdefault(letters, places)
    for letters in (80, 200):
        for part, usual, now in zip(parts, seen[100], seen[letters], strict=True):
            least = 0.92 if part in board.hands else 0.6
            assert now.width() >= usual.width() * least - 1, (letters, part)
            assert now.height() >= usual.height() * least - 1, (letters, part)


# Words give way


def test_every_button_comes_into_sight_with_the_keyboard(window: MainWindow) -> None:
    """Also where there are more than the bar has room for: colours to name, a reason, a question."""
    window.speak("de")
    settle()
    board = sit_down(window, 3, 9, EditionId.HOUSE, replace(ALL_SUITS, choreography=True))
    open_view(window)
    panel = board.panel
    hints = panel.hints
    buttons: list[QWidget] = [panel.play, panel.discard, panel.announce, panel.cover, panel.rule]
    buttons += [board.confirm.yes, board.confirm.no, hints.target, *hints.colours.values(), *hints.values.values()]
    for letters in (100, 150, 200):
        set_letters(window, letters)
        board.confirm.ask(Play(screen_of(window).view.hands[0][0].id), screen_of(window).view)
        board.panel.say(
            "Warum das nicht geht, steht hier in einem langen Satz, der mehr als eine Zeile hat.", "no_clock"
        )
        settle()
        assert not [button for button in buttons if not button.isVisible()]
        room = in_window(board.foot.viewport()).adjusted(-1, -1, 1, 1)
        for button in buttons:
            button.setFocus()
            assert button.hasFocus()
            found = in_window(button)
            assert room.contains(found), f"{button.accessibleName()} {found} is not in {room} at {letters} %"
