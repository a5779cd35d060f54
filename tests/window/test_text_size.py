"""Letters of every size: nothing is cut off or lies outside, and no card, mark or token is smaller for them."""

import re
from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QWidget

from hanabi_desktop.rules import EditionId, Play
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.title import GameName
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.window.main_window import MainWindow
from tests.places import phases, places
from tests.window.late_game import ALL_SUITS, NAMES, in_window, open_view, screen_of, settle, sit_down


def words(widget: QWidget) -> Iterator[QLabel | QAbstractButton]:
    """Every label and button with words on it that is to be seen."""
    for each in (*widget.findChildren(QLabel), *widget.findChildren(QAbstractButton)):
        assert isinstance(each, QLabel | QAbstractButton)
        inner = each.objectName().startswith(("qt_", "Scroll"))
        if each.isVisible() and not inner and not isinstance(each, GameName) and each.text():
            yield each


def troubles(widget: QWidget) -> list[str]:
    """What is wrong with the texts of a page, in words."""
    found = []
    for each in words(widget):
        name = f"{type(each).__name__} {each.text()!r}"
        if isinstance(each, TextLabel):
            # The tool tip of a caption has the whole; of who looks away a long name is cut, which the button has too.
            if each.seen.cut and each.objectName() not in ("caption", "headline"):
                found.append(f"{name} is cut off in {each.width()} × {each.height()}")
            found += _outside(each, name, widget)
            continue
        if isinstance(each, QLabel) and each.wordWrap():
            needed = each.heightForWidth(each.width())
            longest = max(re.split(r"\s|(?<=-)", each.text()), key=len)
            if each.fontMetrics().horizontalAdvance(longest) > each.contentsRect().width() + 1:
                found.append(f"{name} is too narrow for {longest!r}")
        else:
            wanted = each.sizeHint()
            needed = each.heightForWidth(each.width()) if each.hasHeightForWidth() else wanted.height()
            if each.width() < wanted.width() - 1 and not each.hasHeightForWidth():
                found.append(f"{name} is {each.width()} wide, not {wanted.width()}")
        if each.height() < needed - 1:
            found.append(f"{name} is {each.height()} high, not {needed}")
        found += _outside(each, name, widget)
    return found + _overlapping(widget)


def _outside(each: QWidget, name: str, page: QWidget) -> list[str]:
    rect, widget = each.geometry(), each.parentWidget()
    while widget is not None and widget is not page.parentWidget():
        if not widget.rect().adjusted(-1, -1, 1, 1).contains(rect):
            return [f"{name} reaches out of {type(widget).__name__}"]
        above = widget.parentWidget()
        if above is not None and isinstance(above.parentWidget(), QScrollArea):
            return []  # what does not fit can be scrolled to
        rect, widget = rect.translated(widget.pos()), above
    return []


def _overlapping(page: QWidget) -> list[str]:
    places = [(each, QRect(each.mapTo(page, each.rect().topLeft()), each.size())) for each in words(page)]
    return [
        f"{first.text()!r} and {second.text()!r} overlap"
        for number, (first, one) in enumerate(places)
        for second, other in places[:number]
        if first.parentWidget() is second.parentWidget() and one.adjusted(1, 1, -1, -1).intersects(other)
    ]


def test_every_phase_of_the_table_has_room_for_its_words_in_the_largest_letters(window: MainWindow) -> None:
    """In the usual ones the walk through all languages looks at them."""
    window.appearance.follow(window.preferences.with_settings(text_size=200))
    found = []
    for phase in phases(window, 5):
        settle()
        assert window.width() == 1024
        found += [f"{phase}: {trouble}" for trouble in troubles(window)]
    assert not found, "\n" + "\n".join(found)


def test_the_dialogs_have_room_for_their_words(window: MainWindow) -> None:
    found: list[str] = []
    for text_size in (80, 200):
        window.apply(window.preferences.with_names(NAMES).with_settings(text_size=text_size))
        sit_down(window, 3, turns=9)

        def look(place: str, top: QWidget, text_size: int = text_size) -> None:
            found.extend(f"{text_size} %, {place}: {trouble}" for trouble in troubles(top))

        for place in places(window):
            place.visit(window, look)
    assert not found, "\n" + "\n".join(found)


def set_letters(window: MainWindow, size: int) -> None:
    window.appearance.follow(window.preferences.with_settings(text_size=size))
    settle()


def phases_of_a_turn(window: MainWindow, board: Board) -> Iterator[str]:
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
    for letters in (100, 80, 200):
        set_letters(window, letters)
        for phase in phases_of_a_turn(window, board):
            for buttons in (False, True):
                board.show_buttons(on=buttons)
                settle()
                places = [in_window(part) for part in parts]
                assert places == seen.setdefault(letters, places), (letters, phase, buttons)
        screen_of(window).cover()
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
        panel.say("Warum das nicht geht, steht hier in einem langen Satz, der mehr als eine Zeile hat.", "no_clock")
        settle()
        assert not [button for button in buttons if not button.isVisible()]
        room = in_window(board.foot.viewport()).adjusted(-1, -1, 1, 1)
        for button in buttons:
            button.setFocus()
            assert button.hasFocus()
            found = in_window(button)
            assert room.contains(found), f"{button.accessibleName()} {found} is not in {room} at {letters} %"
