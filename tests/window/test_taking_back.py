"""Slips, by keys and clicks in the real window: back one turn or several, done again, and who has to agree."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from hanabi_desktop.records.remarks import Peek, TakenBack, remarks_of
from hanabi_desktop.rules import EditionId, Play, ValueHint
from hanabi_desktop.screen.view import Paused, Public
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.window.table_dialogs import UndoDialog
from tests.driver import KeyPlayers, MousePlayers
from tests.input import Key, answering, click, focused, strike, tab_to
from tests.opening import OpenWindow
from tests.screens.table.private import at_table
from tests.window.evening import answered, by_menu, last_saved

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
TURNS = (ValueHint(1, 1), Play(5), ValueHint(0, 1))
"""Kari's hint, Per's red 1, Ola's hint."""


def undo() -> None:
    strike(CTRL | Key.Key_Z)


def redo() -> None:
    strike(CTRL | SHIFT | Key.Key_Z)


@pytest.fixture
def after_three(players: MousePlayers) -> MousePlayers:
    for action in TURNS:
        players.turn(action)
    return players


def test_several_turns_go_by_the_mouse(after_three: MousePlayers, data: Path) -> None:
    players = after_three

    def look(dialog: UndoDialog) -> None:
        lines = [dialog.list.model().index(row, 0).data() for row in range(dialog.list.model().rowCount())]
        assert lines == ["Ola to Kari: one 1", "Per plays red 1", "Kari to Per: three 1s"]
        # Words that are seen whole need no tool tip, which covers others.
        viewport, spot = dialog.list.viewport(), dialog.list.visualRect(dialog.list.model().index(1, 0)).center()
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, spot, viewport.mapToGlobal(spot)))
        assert not QToolTip.isVisible()
        assert dialog.outcome.text() == "One turn back: Ola’s turn again."
        assert dialog.decides.text() == "This game wins no medal.\nAll the players must agree: Kari, Per and Ola."
        click(viewport, spot)
        assert dialog.outcome.text() == "2 turns back: Per’s turn again."
        assert [index.row() for index in dialog.list.selectionModel().selectedIndexes()] == [0, 1]
        click(dialog.agreed)

    by_menu(players, "Table", "Take back to…", look)
    assert players.record.actions == TURNS[:1]
    assert players.phase() == Public()
    assert players.board.news.title.text() == "2 turns taken back"
    assert remarks_of(last_saved(data)) == (TakenBack(2, 2, TURNS[2]), TakenBack(1, 1, TURNS[1]))
    assert players.view.journal[1:] == players.view.remarks


def test_several_turns_go_by_the_keyboard_and_come_again(after_three: MousePlayers) -> None:
    players = after_three

    def look(dialog: UndoDialog) -> None:
        assert QApplication.focusWidget() is dialog.list
        strike(Key.Key_End)
        assert dialog.turns == 3
        strike(Key.Key_Up, Key.Key_Down)
        tab_to(dialog.agreed)
        strike(Key.Key_Return)

    with answering(look):
        players.window.menus.go_back.trigger()
    assert players.done() is None
    for number in (1, 2, 3):
        with answering(answered("Redo")):
            redo()
        assert players.record.actions == TURNS[:number]
        assert players.board.news.details.text() == "Redone."
    assert not players.window.menus.do_again.isEnabled()
    assert [type(remark) for remark in players.view.remarks] == [TakenBack] * 3


def test_nothing_goes_where_they_do_not_agree(after_three: MousePlayers) -> None:
    players = after_three
    for answer in (Key.Key_Return, Key.Key_Escape):
        players.open_view()

        def look(_dialog: UndoDialog, answer: Key = answer) -> None:
            assert players.phase() == Public()
            strike(Key.Key_Down, answer)

        with answering(look):
            players.window.menus.go_back.trigger()
        assert players.record.actions == TURNS
        assert players.phase() == Public()
    players.screen.pause()
    with answering(lambda _dialog: strike(Key.Key_Return)):
        players.window.menus.go_back.trigger()
    assert players.phase() == Paused()


def test_while_the_others_look_away_a_hint_is_not_taken_back_unseen(players: MousePlayers) -> None:
    players.turn(TURNS[0])
    players.screen.look_away(1)
    said = players.listen()

    def refuse(dialog: MessageSheet) -> None:
        assert dialog.text.text().startswith("Kari to Per: three 1s. Take back the last action?")
        # It is read on the button that has the keyboard.
        assert focused().accessibleDescription() == f"{dialog.text.text()}\n{dialog.details.text()}"
        answered("No")(dialog)

    with answering(refuse):
        undo()
    assert players.done() == TURNS[0]
    assert said[-1] == "Nothing was taken back."
    players.screen.look_away(1)
    with answering(answered("Take back")):
        undo()
    assert players.done() is None


# With a master


@pytest.fixture
def mastered(open_window: OpenWindow) -> KeyPlayers:
    return at_table(KeyPlayers, open_window, EditionId.GERMAN, master=1)


def test_what_is_only_announced_is_withdrawn_by_the_same_key(mastered: KeyPlayers) -> None:
    mastered.open_view()
    mastered.act(ValueHint(1, 1))
    assert mastered.screen.table.announcer == 0
    assert not mastered.panel.take_back.isVisible()
    undo()
    assert mastered.view.announced is None
    # What was seen for it was seen.
    assert [type(remark) for remark in mastered.view.remarks] == [Peek]


def test_a_card_that_lies_open_goes_back_if_the_master_agrees(mastered: KeyPlayers) -> None:
    before = mastered.view
    mastered.open_view()
    mastered.act(Play(1))
    mastered.use(mastered.panel.lay_open)
    assert mastered.view.hands[0][1].laid_open
    assert not mastered.window.menus.go_back.isEnabled()

    def asked(dialog: MessageSheet) -> None:
        assert dialog.text.text().startswith("Take back the announced action? The card returns to its hand")
        assert dialog.details.text() == "As the master, Per decides."
        answered("Take back")(dialog)

    with answering(asked):
        mastered.use(mastered.panel.take_back)
    assert mastered.view.remarks == (TakenBack(0, 0, Play(1)),)
    assert replace(mastered.view, remarks=(), undone=None) == before


def test_the_master_decides_on_a_pause(mastered: KeyPlayers) -> None:
    mastered.open_view()

    def refuse(dialog: MessageSheet) -> None:
        assert dialog.details.text() == "As the master, Per decides."
        answered("No")(dialog)

    for answer, then in ((refuse, Public()), (answered("Pause"), Paused())):
        with answering(answer):
            mastered.window.menus.pause.trigger()
        assert mastered.phase() == then
