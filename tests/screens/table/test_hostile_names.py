"""Names and notes are text: no tool tip renders them, and none reads a file that they name."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QWidget

import hanabi_desktop
from hanabi_desktop.rules import EditionId, Play, ValueHint
from hanabi_desktop.table.actions import MoveToken
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.wording.typography import tool_tip
from tests.input import answering, dealing
from tests.opening import OpenWindow
from tests.window.evening import DEAL, RULES

PACKAGE = Path(hanabi_desktop.__file__).parent
HOSTILE = ("<img src='/dev/zero'>", "<b>Per</b>", "Ola & <a href='x'>Co</a>")
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def tool_tips(window: QWidget) -> list[str]:
    """All there are: of the widgets, and of every row of every model."""
    tips = [widget.toolTip() for widget in QApplication.allWidgets()]
    for model in window.findChildren(QAbstractItemModel):
        tips += [
            tip
            for row in range(model.rowCount(QModelIndex()))
            for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex()))
            if isinstance(tip := model.index(row, column).data(Qt.ItemDataRole.ToolTipRole), str)
        ]
    return tips


def shown(tip: str) -> str:
    """What is read where Qt shows it."""
    if not GuiQt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def test_every_tool_tip_shows_hostile_names_as_they_are(open_window: OpenWindow) -> None:
    window = open_window(deal=dealing(DEAL))
    window.game.start(NewGame(EditionId.ENGLISH, RULES, HOSTILE, 0))
    screen = window.game.shared_screen
    assert screen
    found = []
    for seat, action in ((0, ValueHint(1, 1)), (1, Play(5)), (2, ValueHint(0, 2))):
        found += tool_tips(window)
        screen.look_away(seat)
        screen.open_view()
        found += tool_tips(window)
        screen.act(action)
    found += tool_tips(window)
    named = [tip for tip in found if any(word in tip for word in ("img", "Per", "Ola"))]
    assert len(named) > 20
    for tip in named:
        assert "<img" not in tip
        assert "<b>" not in tip
        assert any(name in shown(tip) for name in HOSTILE), tip


def assert_plain_labels(top: QWidget) -> int:
    """No label below takes a name for markup; returns how many show one."""
    named = [label for label in top.findChildren(QLabel) if any(word in label.text() for word in ("img", "Per", "<a"))]
    for label in named:
        plain = label.textFormat() is Qt.TextFormat.PlainText or not GuiQt.mightBeRichText(label.text())
        assert plain, f"{label.objectName() or type(label).__name__}: {label.text()}"
        assert not label.openExternalLinks()
    return len(named)


def test_no_label_and_no_message_renders_hostile_names(open_window: OpenWindow, data: Path) -> None:
    window = open_window(deal=dealing(DEAL))
    window.game.start(NewGame(EditionId.ENGLISH, RULES, HOSTILE, 0, master=0))
    screen = window.game.shared_screen
    assert screen
    assert all(name in window.windowTitle() for name in HOSTILE)
    shown_labels = assert_plain_labels(window)
    screen.look_away(0)
    shown_labels += assert_plain_labels(window)
    screen.open_view()
    shown_labels += assert_plain_labels(window)
    screen.act(ValueHint(1, 1))
    shown_labels += assert_plain_labels(window)
    for _ in range(3):
        if screen.view.announced and screen.view.announced.owed:
            screen.act(MoveToken(screen.view.announced.owed))
    told: list[int] = []

    def read(dialog: QWidget) -> None:
        told.append(assert_plain_labels(dialog))
        dialog.close()

    with answering(read):
        window.agreements.end_early()
    with answering(read):
        window.game.start(NewGame(EditionId.ENGLISH, RULES, HOSTILE, 0))
    with answering(read):
        window.game.open(data / "<b>Per<img src='x'>.json")
    screen.cover()
    screen.table.end_early()
    shown_labels += assert_plain_labels(window)
    with answering(read):
        window.game.show_scores()
    assert min(told[:3]) >= 1
    assert shown_labels > 8


def test_a_tool_tip_is_plain_where_it_can_be() -> None:
    assert tool_tip("Kari & Per < Ola") == "Kari & Per < Ola"
    for name in HOSTILE:
        assert shown(tool_tip(name)) == name


def test_every_tool_tip_is_made_in_the_one_place() -> None:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="setToolTip"), args=[argument]):
                    assert ast.unparse(argument).startswith("tool_tip("), f"{path.name}:{node.lineno}"
