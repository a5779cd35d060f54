"""What covers a private view does so before anything else: loading takes its time, and all may look meanwhile."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from hanabi_desktop.rules import EditionId, ValueHint
from hanabi_desktop.screen.view import Paused, Private, Public
from hanabi_desktop.table.actions import MoveToken, TokenMove
from hanabi_desktop.widgets.sheet import open_dialog
from tests.driver import MousePlayers
from tests.input import Key, answering, strike, watching
from tests.opening import OpenWindow
from tests.screens.table.private import CTRL, at_table


def test_no_face_is_on_the_screen_when_a_dialog_is_made(mouse: MousePlayers) -> None:
    """A new game, a file, a copy, the settings, a turn taken back, and the keys: only the button opens a view again."""
    hands = [view.viewport() for view in mouse.board.hand_views]
    faces, made = True, list[bool]()

    def look(watched: QObject, event: QEvent) -> None:
        nonlocal faces
        if event.type() == QEvent.Type.Paint and watched in hands:
            faces = isinstance(mouse.phase(), Private)
        # It is given its parts while it is made, long before it is laid over the table, which would cover the cards too.
        elif event.type() == QEvent.Type.ChildAdded and isinstance(watched, QDialog):
            made.append(faces)

    mouse.turn(ValueHint(1, 1))
    keys: list[Key | QKeyCombination] = [Key.Key_Question]
    keys += (CTRL | key for key in (Key.Key_N, Key.Key_O, Key.Key_S, Key.Key_Comma, Key.Key_Z))
    for key in keys:
        mouse.open_view()
        QApplication.processEvents()
        faces = True
        made.clear()
        with watching(look), answering(lambda _dialog: strike(Key.Key_Escape)):
            strike(key)
        assert made, key
        assert not any(made), key
        assert mouse.phase() == Public()


def entries(menus: Iterable[QMenu]) -> Iterator[QAction]:
    """All that can be chosen in menus, and the last in each of the menus in them."""
    for menu in menus:
        for action in menu.actions():
            below = action.menu()
            if isinstance(below, QMenu):
                yield list(entries([below]))[-1]
            elif not action.isSeparator():
                yield action


def test_whatever_is_chosen_in_the_menus_the_cards_are_covered_first(open_window: OpenWindow) -> None:
    players = at_table(MousePlayers, open_window, EditionId.GERMAN)
    window, screen = players.window, players.screen
    screen.look_away(0)
    screen.open_view()
    screen.table.act(0, ValueHint(1, 1))
    screen.table.act(0, MoveToken(TokenMove.SPEND_CLOCK))
    asked: list[bool] = []

    def answer() -> None:
        dialog = open_dialog()
        if isinstance(dialog, QDialog):
            # The journal and what is left hide all that lies below.
            asked.append(isinstance(screen.phase, Private) and not getattr(dialog, "hides", False))
            dialog.reject()

    answers = QTimer(window)
    answers.timeout.connect(answer)
    answers.start(5)
    menus, chosen = window.menus, 0
    count = len(list(entries(menus.all)))
    for number in range(count):
        screen.look_away(screen.table.current)
        screen.open_view()
        assert isinstance(screen.phase, Private)
        # Some are made anew whenever the table is another one.
        entry = list(entries(menus.all))[number]
        if entry.isEnabled() and entry not in (menus.practice, menus.quit):
            chosen += 1
            entry.trigger()
            hides = entry in (menus.journal, menus.left)
            assert hides or not isinstance(screen.phase, Private), entry.text()
            if window.game.table_page:
                window.game.table_page.close_sheet()
        if window.game.shared_screen is None:
            players.use(window.title_page.continue_button)
            screen = players.screen
        elif isinstance(screen.phase, Private | Paused):
            screen.cover()
    assert chosen > 20
    assert asked
    assert not any(asked)
