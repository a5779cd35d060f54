"""Where things lie on the table, and that all of it is in sight."""

from itertools import combinations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.rules import (
    EDITIONS,
    Discard,
    EditionId,
    Play,
    Suit,
    ValueHint,
)
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.views import PlacedView
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import KeyPlayers, MousePlayers, zone_spot
from tests.games import deal_hands
from tests.input import click, dealing, hover, tab_to
from tests.opening import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Kari", "Per", "Ola", "Åse", "Liv")
RULES = EDITIONS[EditionId.ENGLISH].rules
SMALLEST = (1024, 700)
SMALLEST_TARGET = 24
SMALLEST_TOKEN = 24
"""Whoever finds a token too small has a large button that moves it."""


# The trays


def rows_of(view: PlacedView) -> list[QModelIndex]:
    return [view.model().index(row, 0) for row in range(view.model().rowCount())]


def rects(view: PlacedView, used: bool | None = None) -> list[QRect]:
    """Where the tokens lie in the window; all, or those that are used or not."""
    chosen = [index for index in rows_of(view) if used is None or index.data(ROW_ROLE).used is used]
    place = view.viewport().mapTo(view.window(), QPoint())
    return [view.visualRect(index).translated(place) for index in chosen]


def table_of(open_window: OpenWindow, edition: EditionId) -> MousePlayers:
    rules = EDITIONS[edition].rules
    game = deal_hands(rules, "r1 y2 g3 b4 r3", "r2 y1 b1 w3 r4", "g1 g2 g4 y5 r5")
    players = MousePlayers(open_window(deal=dealing(game)))
    master = 0 if EDITIONS[edition].master else None
    players.window.game.start(NewGame(edition, rules, NAMES[:3], 0, master=master))
    return players


@pytest.mark.parametrize("edition", [EditionId.ENGLISH, EditionId.NORWEGIAN, EditionId.SWEDISH])
def test_tokens_in_and_beside_the_lid(open_window: OpenWindow, edition: EditionId) -> None:
    """One lid: the English one holds spent clocks and burnt fuses, a Nordic one blue tokens left and red ones used."""
    players = table_of(open_window, edition)
    board = players.board
    for action in (ValueHint(1, 1), ValueHint(2, 1), Play(13), Play(3)):
        players.turn(action)
    lid = board.tokens.lid().translated(QPointF(board.tokens.mapTo(board.window(), QPoint())))
    available, spent = rects(board.clocks, False), rects(board.clocks, True)
    whole, burnt = rects(board.fuses, False), rects(board.fuses, True)
    # The stack stands on the explosion.
    english = edition is EditionId.ENGLISH
    assert [len(each) for each in (available, spent, whole, burnt)] == [6, 2, 2 if english else 1, 2]
    inside, outside = ([*spent, *burnt], [*available, *whole]) if english else ([*available, *burnt], [*spent, *whole])
    assert all(lid.contains(rect) for rect in inside)
    assert not any(lid.intersects(rect) for rect in outside)
    names = [row.data() for view in (board.clocks, board.fuses) for row in rows_of(view)]
    assert sum("in the box lid" in name for name in names) == len(inside)


@pytest.mark.parametrize("edition", [EditionId.ONLINE, EditionId.GERMAN])
def test_tokens_that_turn_where_they_lie(open_window: OpenWindow, edition: EditionId) -> None:
    players = table_of(open_window, edition)
    trays = players.board.clocks, players.board.fuses
    before = [rect.center() for tray in trays for rect in rects(tray)]
    for action in (ValueHint(1, 1), Play(8)):
        players.turn(action)
    after = [rect.center() for tray in trays for rect in rects(tray)]
    assert max((one - other).manhattanLength() for one, other in zip(before, after, strict=True)) < 12
    assert len(rects(players.board.clocks, True)) == 1
    assert len(rects(players.board.fuses, True)) == 1


# Everything in sight


def in_window(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def assert_apart(named: dict[str, QRect]) -> None:
    for (one, first), (other, second) in combinations(named.items(), 2):
        # A border that falls inside a pixel belongs to both neighbours.
        first = first.adjusted(1, 1, -1, -1)
        assert not first.intersects(second), f"{one} {first} lies on {other} {second}"


@pytest.mark.parametrize(
    ("size", "seats", "edition"),
    [
        ((1024, 700), 5, EditionId.GERMAN),
        ((1024, 700), 4, EditionId.HOUSE),
        ((1024, 700), 2, EditionId.ENGLISH),
        ((1920, 1080), 3, EditionId.SWEDISH),
        ((1920, 1080), 5, EditionId.GERMAN),
        ((3840, 2160), 4, EditionId.HOUSE),
    ],
    ids=str,
)
def test_everything_fits(open_window: OpenWindow, size: tuple[int, int], seats: int, edition: EditionId) -> None:
    """With six suits and all that a private view shows, targets are large enough and nothing lies on anything."""
    facts = EDITIONS[edition]
    rules = facts.rules_with(
        {"multicolour": facts.offered("multicolour")[1], "choreography": edition is EditionId.HOUSE}
    )
    window = open_window(size=size)
    window.game.start(NewGame(edition, rules, NAMES[:seats], 0))
    players = MousePlayers(window)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    for _ in range(2):
        assert_in_sight(players, window)
        if players.screen.view.seen.viewer is None:
            players.open_view()
            QApplication.processEvents()
    for hand in players.board.hand_views:
        zones = (Zone.PLAY, Zone.DISCARD) if hand is players.hand(0) else (Zone.NUMBER, Zone.SYMBOL)
        for row in range(hand.model().rowCount()):
            first, second = (hand.zone_rect(row, zone) for zone in zones)
            assert first
            assert second
            assert not first.intersects(second)
            for rect in (first, second):
                assert min(rect.width(), rect.height()) >= SMALLEST_TARGET
                assert hand.visualRect(hand.model().index(row, 0)).contains(rect.toAlignedRect())


def assert_in_sight(players: MousePlayers, window: MainWindow) -> None:
    board = players.board
    named = {
        "clocks": in_window(board.clocks),
        "fuses": in_window(board.fuses),
        "deck": in_window(board.deck),
        "fireworks": in_window(board.fireworks),
        "news": in_window(board.news),
        "discards": in_window(board.discards),
        "journal": in_window(board.journal),
        "score": in_window(board.tokens.score),
        "panel": in_window(board.panel),
        **{f"hand {panel.seat}": in_window(panel.view) for panel in board.hands},
    }
    whole = window.rect()
    for name, rect in named.items():
        assert whole.contains(rect), f"{name} {rect} is not in {whole}"
        assert min(rect.width(), rect.height()) >= SMALLEST_TARGET, name
    assert_apart(named)
    for view in (*board.hand_views, board.clocks, board.fuses, board.fireworks):
        inside = QRect(view.viewport().mapTo(window, QPoint()), view.viewport().size())
        items = _items(view)
        for rect in items:
            assert inside.contains(rect), f"{view.accessibleName()}: {rect} is not in {inside}"
            least = SMALLEST_TOKEN if view in (board.clocks, board.fuses) else SMALLEST_TARGET
            assert min(rect.width(), rect.height()) >= least, f"{view.accessibleName()}: {rect}"
        if view is not board.fuses:  # which are stacked
            assert_apart({str(number): rect for number, rect in enumerate(items)})
    panel = board.panel
    buttons = _buttons(players)
    for name, rect in buttons.items():
        assert in_window(panel).contains(rect), f"{name} {rect} is not in the panel"
        assert min(rect.width(), rect.height()) >= SMALLEST_TARGET, f"{name} {rect}"
    assert_apart(buttons)


def _items(view: PlacedView) -> list[QRect]:
    model = view.model()
    place = view.viewport().mapTo(view.window(), QPoint())
    return [view.visualRect(model.index(row, 0)).translated(place) for row in range(model.rowCount())]


def _buttons(players: MousePlayers) -> dict[str, QRect]:
    panel = players.panel
    widgets: list[QWidget] = [panel.play, panel.discard, panel.turn, panel.peek, panel.cover, panel.take_back]
    widgets += [*panel.hints.colours.values(), *panel.hints.values.values(), panel.hints.target]
    return {f"{number} {w.accessibleName()}": in_window(w) for number, w in enumerate(widgets) if w.isVisible()}


@pytest.mark.parametrize(
    ("size", "edition"),
    [(SMALLEST, EditionId.GERMAN), (SMALLEST, EditionId.HOUSE), ((1920, 1080), EditionId.GERMAN)],
    ids=str,
)
def test_twenty_tokens_fit_however_they_lie(open_window: OpenWindow, size: tuple[int, int], edition: EditionId) -> None:
    rules = EDITIONS[edition].rules_with(
        {switch: EDITIONS[edition].offered(switch)[-1] for switch in ("mistakes", "clocks")}
    )
    window = open_window(size=size)
    window.game.start(NewGame(edition, rules, NAMES[:2], 0))
    players = MousePlayers(window)
    for _ in range(2):
        QApplication.processEvents()
        for tray in (players.board.clocks, players.board.fuses):
            inside = in_window(tray.viewport())
            for rect in _items(tray):
                assert inside.contains(rect)
                # Twenty tokens on the smallest screen are small; the button that moves them is not.
                assert min(rect.width(), rect.height()) >= (10 if size == SMALLEST else SMALLEST_TOKEN)
        assert_apart({str(number): rect for number, rect in enumerate(_items(players.board.clocks))})
        players.open_view()
        mate = 1 - players.screen.table.current
        face = players.view.hands[mate][0].face
        assert face
        players.hint(ValueHint(mate, face.rank))


def test_the_table_follows_the_window(open_window: OpenWindow) -> None:
    window = open_window()
    window.game.start(NewGame(EditionId.ENGLISH, RULES, NAMES[:4], 0))
    players = MousePlayers(window)
    for size in ((1280, 800), (1024, 700), (1600, 900), (1024, 1400), (2400, 700)):
        window.resize(*size)
        QApplication.processEvents()
        assert_in_sight(players, window)
        players.open_view()
        hand = players.hand((players.screen.table.current + 1) % 4)
        click(hand.viewport(), zone_spot(hand, 0, Zone.NUMBER))
        assert len(players.record.actions) > 0
    assert len(players.record.actions) == 5


def test_long_names_leave_everything_in_place(open_window: OpenWindow) -> None:
    names = tuple(f"{name} von Musterhausen der {place}." for place, name in enumerate(NAMES))
    window = open_window()
    window.game.start(NewGame(EditionId.GERMAN, EDITIONS[EditionId.GERMAN].rules, names, 0, master=3))
    players = MousePlayers(window)
    QApplication.processEvents()
    assert_in_sight(players, window)
    players.open_view()
    assert_in_sight(players, window)
    players.discard(players.view.hands[0][0].id)
    players.act(Play(players.view.hands[0][0].id))
    assert players.view.announced
    assert_in_sight(players, window)
    players.settle()


def test_discards_say_how_many_are_left(mouse: MousePlayers) -> None:
    mouse.turn(ValueHint(1, 1))
    mouse.turn(Discard(5))
    mouse.turn(ValueHint(0, 1))
    texts = [mouse.page.models.discards.index(Suit.RED, rank - 1).data(Qt.ItemDataRole.ToolTipRole) for rank in (1, 5)]
    assert texts == [
        "red 1: 1 in the discard pile, 2 of 3 left. Discarded last. Needed next.",
        "red 5: 0 in the discard pile, 1 of 1 left. The last copy.",
    ]
    hover(mouse.board.discards.viewport())


def test_tab_comes_everywhere_and_round(keys: KeyPlayers) -> None:
    keys.open_view()
    for widget in (
        *keys.board.hand_views,
        keys.board.fireworks,
        keys.board.clocks,
        keys.board.fuses,
        keys.board.discards,
        keys.board.journal,
        keys.panel.hints.target,
        keys.panel.play,
        keys.panel.discard,
        keys.panel.cover,
        keys.hand(0),
    ):
        tab_to(widget)


def test_tab_passing_over_a_hand_chooses_nobody_for_a_hint(open_window: OpenWindow) -> None:
    window = open_window()
    window.game.start(NewGame(EditionId.ENGLISH, EDITIONS[EditionId.ENGLISH].rules, ("Kari", "Per", "Åsa"), 0))
    assert window.game.shared_screen is not None
    assert window.game.table_page is not None
    window.game.shared_screen.look_away(0)
    window.game.shared_screen.open_view()
    board = window.game.table_page.board
    target = board.panel.hints.target
    assert target.currentText() == "Per"
    board.hand_views[2].setFocus(Qt.FocusReason.TabFocusReason)
    assert target.currentText() == "Per"
    QTest.keyClick(board.hand_views[2], Qt.Key.Key_Right)
    assert target.currentText() == "Åsa"
