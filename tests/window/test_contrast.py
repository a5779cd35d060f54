"""Outlines and figures that are small, measured on the screen itself: what antialiasing leaves of them is what is seen."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from hanabi_desktop.board.sheets import LeftSheet, SheetKind
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import DiscardCell, DiscardModel
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.records.preferences import ContrastChoice, MotionChoice, ThemeChoice
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason, Game, MemoryAid, Multicolour, Rules, Suit
from hanabi_desktop.table.state import TableState
from hanabi_desktop.window.main_window import MainWindow
from tests.games import game_that_ends, timid
from tests.opening import OpenWindow
from tests.painting.colour_sight import contrast_ratio
from tests.painting.pictures import THEMES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

FIGURE, LINE = 4.5, 3.0
"""What small figures and lines with a meaning need, by WCAG 2."""


def sit_down(window: MainWindow, edition: EditionId, turns: int) -> None:
    rules = Rules(multicolour=Multicolour.TEN) if edition is EditionId.ENGLISH else EDITIONS[edition].rules
    game = game_that_ends(EndReason.FINAL_ROUND, rules, 3, timid)
    state = TableState.seated(edition, ("Kari", "Per", "Åsa"), memory=MemoryAid.FULL, master=None)
    window.game.begin(Game(game.setup, game.actions[:turns]), state)


def wear(window: MainWindow, theme: Theme) -> QImage:
    scheme = ThemeChoice.DARK if theme.dark else ThemeChoice.LIGHT
    contrast = ContrastChoice.HIGH if theme.high_contrast else ContrastChoice.NORMAL
    window.apply(window.preferences.with_settings(theme=scheme, contrast=contrast, motion=MotionChoice.REDUCED))
    QApplication.processEvents()
    return window.grab().toImage()


def cells(view: QAbstractItemView) -> Iterator[tuple[object, QRectF]]:
    """Every row of a view with its place in the window."""
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount() if isinstance(model, DiscardModel) else 1):
            index = model.index(row, column)
            yield index.data(ROW_ROLE), in_window(view.viewport(), QRectF(view.visualRect(index)))


def in_window(widget: QWidget, rect: QRectF) -> QRectF:
    return rect.translated(QPointF(widget.mapTo(widget.window(), rect.topLeft().toPoint())) - rect.topLeft())


class Picture:
    """What is seen."""

    def __init__(self, image: QImage) -> None:
        self._image = image

    def at(self, x: float, y: float) -> QColor:
        return self._image.pixelColor(round(x), round(y))

    def most(self, rect: QRectF, ground: QColor, share: float) -> float:
        """The contrast that this share of the pixels of a part reaches."""
        xs, ys = range(round(rect.left()), round(rect.right())), range(round(rect.top()), round(rect.bottom()))
        found = sorted((contrast_ratio(self.at(x, y), ground) for x in xs for y in ys), reverse=True)
        return found[int(len(found) * share)]


def discards(window: MainWindow, image: QImage) -> Iterator[tuple[Suit, float]]:
    """Every card of the discard pile: its suit, and the contrast of its figure."""
    assert window.game.table_page
    picture, pile = Picture(image), window.game.table_page.board.discards
    for cell, _ in cells(pile):
        assert isinstance(cell, DiscardCell)
        places = pile.copies(pile.model().index(cell.card.suit, cell.card.rank - 1))
        for place in places:
            card = in_window(pile.viewport(), QRectF(place.toRect()))
            ground = picture.at(card.left() + card.width() * 0.35, card.top() + card.height() * 0.05 + 2)
            high = 0.5 if card.height() > card.width() else 0.86
            figure = QRectF(card.left() + card.width() * 0.05, card.top() + card.height() * 0.08, 0, 0)
            figure.setSize(QSizeF(card.width() * 0.42, card.height() * high))
            # A figure of strokes fills at least a tenth of its room.
            yield cell.card.suit, picture.most(figure, ground, 0.1)


def left(window: MainWindow, image: QImage) -> Iterator[tuple[bool, float]]:
    """Every face on the sheet that tells what is left: whether it can still be used, and the contrast of the count."""
    assert window.game.table_page
    picture, sheet = Picture(image), window.game.table_page.sheets.sheet
    assert isinstance(sheet, LeftSheet)
    for cell, rect in cells(sheet.table):
        assert isinstance(cell, DiscardCell)
        count = QRectF(rect.left() + rect.width() * 0.36, rect.top() + rect.height() * 0.55, 0, 0)
        count.setSize(QSizeF(rect.width() * 0.3, rect.height() * 0.3))
        yield cell.useless, picture.most(count, picture.at(rect.center().x(), rect.bottom() - 8), 0.08)


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    window = open_window()
    sit_down(window, EditionId.ENGLISH, turns=30)
    return window


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)], ids=str)
def test_discarded_cards_are_read_in_every_look(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    weak = []
    for theme in THEMES:
        seen = list(discards(window, wear(window, theme)))
        assert len({suit for suit, _ in seen}) > 3
        weak += [(theme.key, *each) for each in seen if each[1] < FIGURE]
    assert not weak


def test_what_is_left_is_read_in_every_look(window: MainWindow) -> None:
    assert window.game.table_page
    window.game.table_page.toggle_sheet(SheetKind.LEFT)
    weak = []
    for theme in THEMES:
        image = wear(window, theme)
        seen = list(left(window, image))
        assert {useless for useless, _ in seen} == {True, False}
        weak += [(theme.key, *each) for each in seen if each[1] < FIGURE]
    assert not weak
