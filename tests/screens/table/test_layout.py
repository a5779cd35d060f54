"""Where things lie on the table, and that all of it is in sight."""

from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.players import Level
from hanabi_desktop.rules import EDITIONS, EditionId, ValueHint
from hanabi_desktop.screen.view import Private
from hanabi_desktop.table.actions import MoveToken
from hanabi_desktop.table.new_game import NewGame, deal_shuffled
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.widgets.views import PlacedView
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import KeyPlayers, MousePlayers, zone_spot
from tests.each import each
from tests.input import Key, answering, click, dealing, hover, strike
from tests.opening import OpenWindow
from tests.players import seats
from tests.screens.table.private import at_table
from tests.window.evening import DEAL, RULES
from tests.window.late_game import begin, in_window, screen_of

NAMES = ("Kari", "Per", "Ola", "Åse", "Liv")
SMALLEST_TARGET = 24


# Everything in sight


def assert_apart(named: dict[str, QRect]) -> None:
    for (one, first), (other, second) in combinations(named.items(), 2):
        # A border that falls inside a pixel belongs to both neighbours.
        first = first.adjusted(1, 1, -1, -1)
        assert not first.intersects(second), f"{one} {first} lies on {other} {second}"


@each(
    ("size", "count", "edition"),
    [
        ((1024, 700), 5, EditionId.GERMAN),
        ((1024, 700), 4, EditionId.HOUSE),
        ((1024, 1400), 4, EditionId.ENGLISH),
        ((2400, 700), 4, EditionId.ENGLISH),
        ((1920, 1080), 3, EditionId.SWEDISH),
        ((3840, 2160), 2, EditionId.HOUSE),
    ],
)
def test_everything_fits(window: MainWindow, size: tuple[int, int], count: int, edition: EditionId) -> None:
    """With six suits and all that a private view shows, targets are large enough and nothing lies on anything."""
    facts = EDITIONS[edition]
    switches = {"multicolour": facts.offered("multicolour")[1], "choreography": edition is EditionId.HOUSE}
    begin(window, deal_shuffled(facts.rules_with(switches), count, 0), edition, NAMES)
    # The table follows the window.
    window.resize(*size)
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
    parts = {name: getattr(board, name) for name in ("clocks", "fuses", "deck", "fireworks", "discards", "panel")}
    parts |= {name: part for name in ("news", "journal") if (part := getattr(board, name)).isVisible()}
    parts |= {"score": board.tokens.score, **{f"hand {panel.seat}": panel.view for panel in board.hands}}
    named = {name: in_window(part) for name, part in parts.items()}
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
            assert min(rect.width(), rect.height()) >= SMALLEST_TARGET, f"{view.accessibleName()}: {rect}"
        if view is not board.fuses:  # which are stacked
            # Of the clocks, those that are used lie in the lid, one over the other.
            apart = items[: len(items) - sum(token.used for token in view.rows)] if view is board.clocks else items
            assert_apart({str(number): rect for number, rect in enumerate(apart)})
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


HOSTILE = ("<img src='/dev/zero'>", "<b>Per</b>", "Ola & <a href='x'>Co</a>")


def shown(tip: str) -> str:
    """What is read where Qt shows it."""
    if not GuiQt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


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


def assert_plain_tips(window: QWidget) -> int:
    """Tool tips show such names as they are; returns how many show one."""
    named = [tip for tip in tool_tips(window) if any(word in tip for word in ("img", "Per", "Ola"))]
    for tip in named:
        assert "<img" not in tip
        assert "<b>" not in tip
        assert any(name in shown(tip) for name in HOSTILE), tip
    return len(named)


def assert_plain_labels(top: QWidget) -> int:
    """No label below takes a name for markup; returns how many show one."""
    named = [label for label in top.findChildren(QLabel) if any(word in label.text() for word in ("img", "Per", "<a"))]
    for label in named:
        plain = label.textFormat() is Qt.TextFormat.PlainText or not GuiQt.mightBeRichText(label.text())
        assert plain, f"{label.objectName() or type(label).__name__}: {label.text()}"
        assert not label.openExternalLinks()
    return len(named)


def test_no_label_no_tool_tip_and_no_message_renders_hostile_names(open_window: OpenWindow, data: Path) -> None:
    window = open_window(deal=dealing(DEAL))
    window.game.start(NewGame(EditionId.ENGLISH, RULES, seats(HOSTILE), 0, master=0))
    screen = screen_of(window)
    assert all(name in window.windowTitle() for name in HOSTILE)
    labels = tips = 0
    for step in (screen.cover, partial(screen.look_away, 0), screen.open_view, partial(screen.act, ValueHint(1, 1))):
        step()
        labels, tips = labels + assert_plain_labels(window), tips + assert_plain_tips(window)
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
        window.game.start(NewGame(EditionId.ENGLISH, RULES, seats(HOSTILE), 0))
    with answering(read):
        window.game.open(data / "<b>Per<img src='x'>.json")
    screen.cover()
    screen.table.end_early()
    labels, tips = labels + assert_plain_labels(window), tips + assert_plain_tips(window)
    with answering(read):
        window.game.replays.show_scores()
    assert min(told[:3]) >= 1
    assert labels > 8
    assert tips > 12


def test_nothing_moves_under_the_mouse_and_buttons_come_with_the_keyboard(mouse: MousePlayers) -> None:
    """Hints, plays and discards are clicked on the cards; their buttons come where they are used, and move nothing."""
    panel = mouse.panel

    def places() -> list[QRect]:
        return [in_window(part) for part in (*mouse.board.hand_views, mouse.board.fireworks, mouse.board.foot)]

    public = places()
    mouse.open_view()
    mouse.point_at(2)
    hover(mouse.hand(1).viewport(), zone_spot(mouse.hand(1), 1, Zone.SYMBOL))
    assert places() == public
    # What a click does is one line, beside the button that covers the cards.
    assert panel.message.isVisible()
    assert panel.cover.isVisible()
    assert not any(each.isVisible() for each in (panel.hints, panel.play, panel.discard, panel.more))
    for key in (Key.Key_Tab, Key.Key_Right, Key.Key_R):
        strike(key)
        QApplication.processEvents()
        assert all(each.isVisible() for each in (panel.hints, panel.play, panel.discard))
        assert places() == public
        strike(Key.Key_Escape)
        QApplication.processEvents()
        assert places() == public
        mouse.open_view()
        assert not panel.play.isVisible()
    # Whoever opens the view by a key has them at once.
    strike(Key.Key_Escape, Key.Key_Return)
    assert panel.play.isVisible()


@pytest.mark.parametrize("count", [2, 5])
def test_the_bar_of_a_private_view_fits_into_the_smallest_window(open_window: OpenWindow, count: int) -> None:
    window = open_window(size=(640, 480))
    window.game.start(NewGame(EditionId.ENGLISH, EDITIONS[EditionId.ENGLISH].rules, seats(NAMES[:count]), 0))
    keys = KeyPlayers(window)
    for language in ("nb", "sv", "de", "en"):
        window.speak(language)
        # Another language covers the cards.
        QApplication.processEvents()
        keys.screen.look_away(0)
        keys.screen.open_view()
        keys.board.show_buttons(on=True)
        QApplication.processEvents()
        assert keys.panel.hints.isVisible(), language
        assert keys.panel.play.isVisible(), language
        assert not keys.board.foot.verticalScrollBar().isVisible(), language
        keys.screen.cover()


@pytest.mark.parametrize(
    ("size", "text_size"), [((1024, 700), 100), ((1280, 720), 200), ((1920, 1080), 200), ((3840, 2160), 100)]
)
def test_why_a_token_cannot_be_moved_stands_whole_below_the_table(
    open_window: OpenWindow, size: tuple[int, int], text_size: int
) -> None:
    """Between the turns, and while the master is asked for another token: below the large words, beside every button."""
    mouse = at_table(MousePlayers, open_window, EditionId.GERMAN)
    mouse.window.resize(*size)
    mouse.window.apply(mouse.window.preferences.with_settings(text_size=text_size))
    panel, bar = mouse.panel, mouse.board.foot.verticalScrollBar()
    for phase in ("between turns", "a token is wanted"):
        if phase == "a token is wanted":
            mouse.open_view()
            mouse.act(ValueHint(1, 1))
        for language in LANGUAGES:
            mouse.window.speak(language)
            QApplication.processEvents()
            assert (panel.message.text(), bar.maximum()) == ("", 0), (phase, language)
            asked = panel.headline.font().pointSizeF()
            click(mouse.board.fuses, mouse.board.fuses.places[0].center().toPoint())
            QApplication.processEvents()
            assert panel.message.text(), (phase, language)
            assert not panel.message.seen.cut, (phase, language)
            assert bar.maximum() == 0, (phase, language)
            mouse.window.speak("en" if language == "de" else "de")
            mouse.window.speak(language)
            QApplication.processEvents()
            assert panel.headline.font().pointSizeF() == asked, (phase, language)


@pytest.mark.parametrize("edition", [EditionId.NORWEGIAN, EditionId.HOUSE])
def test_the_button_that_leads_to_empty_hints_keeps_its_name(open_window: OpenWindow, edition: EditionId) -> None:
    """Where colours are named before playing, too; where no hint needs a button, it says what it leads to."""
    rules = replace(EDITIONS[edition].rules, choreography=True)
    computers = (None, Level.PLAIN, Level.PLAIN) if edition is EditionId.NORWEGIAN else ()
    mouse = at_table(MousePlayers, open_window, edition, rules=rules, computers=computers)
    if not computers:
        mouse.open_view()
    more = mouse.panel.more
    assert more.isVisible()
    assert more.text() == ("Choose a hint…" if rules.empty_hints else "Name a colour…")
    click(more)
    assert mouse.panel.announce.isVisible()
    # A click beside the cards takes none of them away.
    own = mouse.board.hands[0]
    click(own, QPoint(max(2, own.view.x() // 2), own.height() // 2))
    assert mouse.panel.announce.isVisible()
    # Whoever thinks better of it has not covered the cards, and the journal has nothing to tell.
    strike(Key.Key_Escape)
    assert mouse.phase() == Private(0)
    assert not mouse.view.remarks
    click(more)
    hover(mouse.hand(0).viewport(), zone_spot(mouse.hand(0), 0, Zone.PLAY))
    assert mouse.panel.message.instead.startswith("You know" if computers else "Kari knows")
    mouse.hand(0).setFocus()
    strike(Key.Key_Escape)
    assert not mouse.panel.hints.isVisible()
