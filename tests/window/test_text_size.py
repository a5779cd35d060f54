"""Letters of every size: nothing is cut off, nothing lies outside, the cards give way."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QScrollArea, QWidget

from hanabi_desktop.rules import Play, ValueHint
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.settings import SettingsDialog
from hanabi_desktop.screens.title import GameName
from hanabi_desktop.table.actions import LayOpen, Withdraw
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.window.main_window import MainWindow
from tests.opening import OpenWindow
from tests.window.late_game import NAMES, open_view, settle, sit_down

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


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
            # The tool tip of a caption has the whole.
            if each.seen.cut and not (each.toolTip() and each.objectName() == "caption"):
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


def phases(window: MainWindow, players: int) -> Iterator[str]:
    """Takes a window through all that a table can show."""
    sit_down(window, players, turns=9)
    assert window.game.shared_screen
    assert window.game.table_page
    yield "public"
    window.game.shared_screen.look_away(1)
    yield "looking away"
    window.game.shared_screen.open_view()
    yield "a peek without a turn"
    window.game.shared_screen.cover()
    open_view(window)
    yield "private"
    board = window.game.table_page.board
    card = window.game.shared_screen.view.hands[window.game.shared_screen.table.current][0].id
    board.note.ask(card)
    yield "note"
    board.confirm.ask(Play(card), window.game.shared_screen.view)
    yield "asked back"
    window.game.shared_screen.pause()
    yield "paused"
    window.game.shared_screen.cover()
    sit_down(window, players, turns=1000)
    assert window.game.shared_screen.table.over
    yield "finale"
    window.game.table_page.requests.table_chosen.emit()
    assert window.game.replays.page
    yield "replay"
    window.game.replays.page.replay_screen.go(0)
    yield "replay at the deal"
    window.game.replays.page.left.emit()
    sit_down(window, players, turns=-1)
    assert window.game.shared_screen.view.seen.turns_left is not None
    yield "last round"
    window.show_title()
    yield "title"


def master_phases(window: MainWindow) -> Iterator[str]:
    """What a table with a master shows besides."""
    sit_down(window, 5, turns=0, master=0)
    assert window.game.shared_screen
    open_view(window)
    window.game.shared_screen.act(ValueHint(1, window.game.shared_screen.view.hands[1][0].face.rank))  # type: ignore[union-attr]
    yield "a hint is announced"
    window.game.shared_screen.act(Withdraw())
    open_view(window)
    window.game.shared_screen.act(Play(window.game.shared_screen.view.hands[0][0].id))
    yield "a play is announced"
    window.game.shared_screen.act(LayOpen())
    yield "laid open"


def test_every_phase_of_the_table_has_room_for_its_words_in_the_largest_letters(open_window: OpenWindow) -> None:
    """In the usual ones the walk through all languages looks at them."""
    window = open_window()
    window.appearance.follow(window.preferences.with_settings(text_size=200))
    found = []
    for phase in phases(window, 5):
        settle()
        assert window.width() == 1024
        found += [f"{phase}: {trouble}" for trouble in troubles(window)]
    assert not found, "\n" + "\n".join(found)


def test_the_dialogs_have_room_for_their_words(open_window: OpenWindow) -> None:
    window = open_window()
    found = []
    for text_size in (80, 200):
        window.apply(window.preferences.with_names(NAMES).with_settings(text_size=text_size))
        found += [f"{text_size} %, {trouble}" for trouble in dialog_troubles(window)]
    assert not found, "\n" + "\n".join(found)


def dialog_troubles(window: MainWindow) -> list[str]:
    makers: tuple[Callable[[], QDialog], ...] = (
        lambda: SettingsDialog(window._look, window.preferences, window),
        lambda: NewGameDialog(window._look, window.preferences, window),
    )
    found = []
    for make in makers:
        dialog = make()
        dialog.show()
        for page in range(2 if isinstance(dialog, NewGameDialog) else 1):
            if isinstance(dialog, NewGameDialog):
                dialog.show_page(page)
            settle()
            found += [f"{dialog.windowTitle()}: {trouble}" for trouble in troubles(dialog)]
        dialog.close()
        dialog.deleteLater()
    return found
