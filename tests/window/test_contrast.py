"""Outlines and figures that are small, measured on the screen itself: what antialiasing leaves of them is what is seen."""

from collections.abc import Callable, Iterator
from math import cos, sin, tau

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from hanabi_desktop.board.sheets import LeftSheet, SheetKind
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import DiscardCell, DiscardModel, Firework, Token
from hanabi_desktop.painting.fireworks import firework_card_rect
from hanabi_desktop.painting.scene import deck_card_rect
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.records.preferences import ContrastChoice, MotionChoice, ThemeChoice
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason, Game, MemoryAid, Multicolour, Rules, Suit
from hanabi_desktop.table.state import TableState
from hanabi_desktop.window.main_window import MainWindow
from tests.games import game_that_ends, moment, timid
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


Way = Callable[[float], QPointF]


def outline(picture: Picture, ways: list[Way], inside: QColor, share: float) -> float:
    """The contrast that this share of an outline reaches with what is `inside` of it, and with what is just outside.

    Each way crosses the line, and takes distances from where it should lie.
    """
    found = []
    for way in ways:
        grounds = inside, picture.at(way(1.5).x(), way(1.5).y())
        steps = [picture.at(way(step / 2).x(), way(step / 2).y()) for step in range(-5, 2)]
        found.append(min(max(contrast_ratio(step, ground) for step in steps) for ground in grounds))
    return sorted(found, reverse=True)[int(len(found) * share)]


def side_ways(card: QRectF) -> list[Way]:
    """Ways over the left side of a card, where it is straight."""
    count = max(4, int(card.height() * 0.6))
    heights = [card.top() + card.height() * (0.2 + 0.6 * place / count) for place in range(count)]
    return [lambda step, y=y: QPointF(card.left() - step, y) for y in heights]  # type: ignore[misc]


def round_ways(rect: QRectF, share: float) -> list[Way]:
    """Ways over a circle in a square, its radius this share of the side."""
    centre, radius = rect.center(), rect.width() * share
    angles = [tau * place / 48 for place in range(48)]
    return [lambda step, a=a: centre + QPointF(cos(a), sin(a)) * (radius + step) for a in angles]  # type: ignore[misc]


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


def empty_places(window: MainWindow, image: QImage) -> Iterator[tuple[str, float]]:
    """Fireworks that are not begun, tokens that are used, and a deck without cards: their broken outlines."""
    assert window.game.table_page
    board, picture = window.game.table_page.board, Picture(image)
    for row, rect in cells(board.fireworks):
        assert isinstance(row, Firework)
        if not row.height and not row.stuck:
            card = firework_card_rect(rect, board.fireworks.card_height)
            ground = picture.at(card.left() + card.width() * 0.15, card.center().y())
            yield f"firework {row.suit.name}", outline(picture, side_ways(card), ground, 0.4)
    for tray in (board.clocks, board.fuses):
        for token, rect in cells(tray):
            assert isinstance(token, Token)
            if token.used and not token.bottom and rect.width() > 0:
                ground = picture.at(rect.center().x() - rect.width() * 0.2, rect.center().y() - rect.height() * 0.2)
                yield f"{token.move}", outline(picture, round_ways(rect, 0.44), ground, 0.4)
    if window.game.shared_screen and not window.game.shared_screen.view.seen.deck_left:
        card = deck_card_rect(in_window(board.deck, QRectF(board.deck.rect())), 0)
        ground = picture.at(card.left() + card.width() * 0.15, card.center().y())
        yield "deck", outline(picture, side_ways(card), ground, 0.4)


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
    window.game.table_page.turn_sheet(SheetKind.LEFT)
    weak = []
    for theme in THEMES:
        image = wear(window, theme)
        seen = list(left(window, image))
        assert {useless for useless, _ in seen} == {True, False}
        weak += [(theme.key, *each) for each in seen if each[1] < FIGURE]
    assert not weak


@pytest.mark.parametrize(
    ("edition", "turns", "wanted"),
    [
        (EditionId.ENGLISH, 0, {f"firework {suit.name}" for suit in Suit}),
        (EditionId.ENGLISH, 12, {"return-clock"}),
        (EditionId.ONLINE, 14, {"return-clock"}),
        (EditionId.NORWEGIAN, 14, {"return-clock"}),
    ],
    ids=["fireworks", "spent clocks", "turned clocks", "clocks beside the lid"],
)
def test_empty_places_stand_out_in_every_look(
    open_window: OpenWindow, edition: EditionId, turns: int, wanted: set[str]
) -> None:
    window = open_window()
    sit_down(window, edition, turns)
    weak = []
    for theme in THEMES:
        seen = list(empty_places(window, wear(window, theme)))
        assert wanted <= {name for name, _ in seen}
        weak += [(theme.key, name, round(contrast, 2)) for name, contrast in seen if contrast < LINE]
    assert not weak


def test_a_deck_without_cards_stands_out_where_turns_do_not_run_out(open_window: OpenWindow) -> None:
    window = open_window()
    game = moment(Rules(perfect=True), 3, lambda game: not game.deck_left and not game.end, timid)
    state = TableState.seated(EditionId.HOUSE, ("Kari", "Per", "Åsa"), memory=MemoryAid.FULL, master=None)
    window.game.begin(game, state)
    for theme in THEMES:
        seen = dict(empty_places(window, wear(window, theme)))
        assert seen["deck"] >= LINE, theme.key


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_high_contrast_reaches_what_is_left(window: MainWindow, scheme: str) -> None:
    assert window.game.table_page
    window.game.table_page.turn_sheet(SheetKind.LEFT)
    usual, high = (
        [count for _, count in left(window, wear(window, theme))]
        for theme in sorted(THEMES, key=lambda theme: theme.high_contrast)
        if theme.scheme.value == scheme
    )
    assert min(high) >= 7
    assert min(high) > min(usual)
