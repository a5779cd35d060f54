"""Where Tab goes on the board: the same way at every table, wherever its parts lie."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from hanabi_desktop.board.surface import Surface


def parts(board: Surface, first: int) -> tuple[QWidget, ...]:
    """Hands around the table from the seat `first` on, what can be done now, and then what lies on the table.

    A part that is not named here comes last.
    """
    hands = board.hand_views
    around = (hands[(first + step) % len(hands)] for step in range(len(hands)))
    return (
        *around,
        board.foot,
        board.news,
        board.fireworks,
        board.clocks,
        board.fuses,
        board.discards,
        board.journal,
    )


def set_tab_order(board: Surface, first: int) -> None:
    """Has Tab go so from now on."""
    # Not along the chain of focus: PySide would make each widget of the window the keeper of the next one.
    inside = [each for each in board.findChildren(QWidget) if each.window() is board.window()]
    stops = [each for each in inside if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    ordered: list[QWidget] = []
    for part in parts(board, first):
        ordered += [stop for stop in stops if stop not in ordered and (stop is part or part.isAncestorOf(stop))]
    ordered += [stop for stop in stops if stop not in ordered]
    for one, next_one in pairwise(ordered):
        QWidget.setTabOrder(one, next_one)
