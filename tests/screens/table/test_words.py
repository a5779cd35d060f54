"""What the table tells: the last round, what is known of a card, what a hint would point at."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QHelpEvent, QMouseEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QToolTip

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.rules import EditionId, Game, Refusal, Rules, ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.widgets.buttons import rule_in_focus
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import KeyPlayers, MousePlayers, Players, zone_spot
from tests.games import moment, run_down, shortest_victory, timid
from tests.input import Key, click, hover, strike, tab_to
from tests.screens.table.private import card_rect, ids, previewed
from tests.window.late_game import begin

NAMES = ("Anna", "Ole", "Kari")


def last_round(window: MainWindow, left: int = 3) -> Board:
    """A table for three at which so many turns are left, the next one Anna's."""
    game = moment(Rules(), 3, lambda game: game.turns_left == left and game.current == 3 - left, timid)
    return begin(window, game, EditionId.HOUSE, NAMES)


def test_the_news_tell_large_that_the_deck_is_empty_and_each_turn_later_who_is_left(window: MainWindow) -> None:
    board = last_round(window)
    assert board.news.title.text() == "Last round: one turn each"
    assert board.news.details.text().startswith("Kari ")
    # Heard in the order in which it happened.
    name = board.news.title.accessibleName()
    assert name.index("Kari ") < name.index("Last round")
    for left, told in ((2, "Still to play: Ole and Kari."), (1, "Kari has the last turn.")):
        board = last_round(window, left)
        assert told in board.news.details.text()
        assert board.deck.accessibleDescription() == told
        assert told in board.deck.toolTip()
    for players in (2, 5):
        game = moment(Rules(), players, lambda game: game.turns_left not in (None, 1) and not game.end, timid)
        begin(window, game, EditionId.HOUSE)
        there = [label for label in window.findChildren(TextLabel) if label.isVisible()]
        assert [label.seen.shown for label in there if label.text() == "Turns left"] == ["Turns left"]
    won = shortest_victory(Rules(), 3)
    board = begin(window, run_down(Game(won.setup, won.actions[:-1])))
    assert board.deck.accessibleDescription().endswith(". No more points can be won.")


def test_nothing_is_told_of_it_before_or_where_turns_do_not_run_out(window: MainWindow) -> None:
    for game in (
        run_down(moment(Rules(), 3, lambda game: game.deck_left == 2, timid), leave=1),
        moment(Rules(perfect=True), 3, lambda game: not game.deck_left and not game.end, timid),
    ):
        board = begin(window, game, EditionId.HOUSE, NAMES)
        assert "Last round" not in board.news.title.accessibleName()
        assert "Last round" not in board.news.title.text()
        assert board.deck.accessibleDescription() == ""


KARI, PER, OLA = range(3)


def calm(players: Players) -> TextLabel:
    """Where such words stand: where whoever looks is asked something, or else in the place of what has happened."""
    return players.panel.message if players.said else players.board.story.known


def read(players: Players) -> str:
    """What stands in the calm place besides its usual sentence."""
    message = calm(players)
    assert not message.instead or message.isVisible()
    return message.instead


def point(players: Players, seat: int, row: int) -> None:
    hover(players.hand(seat).viewport(), card_rect(players, seat, row).center())


def hinted(players: Players) -> None:
    """Kari has told Per of his ones."""
    players.open_view()
    players.screen.act(ValueHint(PER, 1))
    assert players.phase() == Public()


def tip(players: Players, seat: int, row: int) -> str:
    """What comes up where the mouse rests on a card."""
    point(players, seat, row)
    view, spot = players.hand(seat).viewport(), card_rect(players, seat, row).center()
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, spot, view.mapToGlobal(spot)))
    return QToolTip.text()


def test_resting_on_a_card_tells_what_its_owner_knows_and_takes_no_news_away(mouse: MousePlayers) -> None:
    hinted(mouse)
    announced = QSignalSpy(mouse.page.announcer.announced)
    hover(mouse.board.tokens.score)
    plain = mouse.board.story.grab().toImage()
    assert tip(mouse, PER, 0) == "Per knows about card 1: a 1 (Kari, turn 1)."
    assert tip(mouse, PER, 1) == "Per knows about card 2: not a 1 (Kari, turn 1)."
    assert tip(mouse, OLA, 4) == "Ola knows nothing about card 5 yet."
    assert read(mouse) == ""
    assert mouse.board.story.grab().toImage() == plain
    assert announced.count() == 0
    # Whoever looks has the usual place for it, and nothing over the cards.
    mouse.open_view()
    assert tip(mouse, PER, 4) == ""
    assert read(mouse)


def test_nothing_moves_for_it_and_no_screen_reader_is_told(mouse: MousePlayers) -> None:
    mouse.open_view()
    hover(mouse.board.tokens.score)
    message = calm(mouse)
    announced = QSignalSpy(mouse.page.announcer.announced)

    def still() -> tuple[object, ...]:
        parts = (message, mouse.panel, mouse.board.stage, mouse.board.foot, *mouse.board.hand_views)
        return message.text(), message.accessibleName(), message.sizeHint(), *(part.geometry() for part in parts)

    before, plain = still(), message.grab().toImage()
    point(mouse, KARI, 0)
    assert read(mouse)
    assert still() == before
    assert message.grab().toImage() != plain
    hover(mouse.board.tokens.score)
    assert still() == before
    assert message.grab().toImage() == plain
    assert announced.count() == 0


def test_the_order_to_look_away_stays_wherever_mouse_and_keyboard_are(keys: KeyPlayers) -> None:
    hinted(keys)
    order = keys.panel.headline
    plain = order.grab().toImage()
    tab_to(keys.hand(OLA))
    strike(Key.Key_Right)
    assert read(keys) == "Ola knows nothing about card 2 yet."
    assert not order.instead
    assert order.grab().toImage() == plain
    assert keys.board.story.known.grab().toImage() != keys.board.news.grab().toImage()


def test_the_keyboard_tells_it_too_once_somebody_has_gone_to_a_card(keys: KeyPlayers) -> None:
    keys.open_view()
    assert keys.hand(KARI).hasFocus()
    # The usual sentence says what can be done; nobody has asked about a card yet.
    assert read(keys) == ""
    strike(Key.Key_Right)
    assert read(keys) == "Kari knows nothing about card 2 yet. · P: play it · ?: all keys"
    tab_to(keys.hand(OLA))
    assert read(keys).startswith("Ola knows nothing about card 1 yet.")
    tab_to(keys.panel.hints.values[1])
    assert read(keys) == "Hint to Per: three 1s · Enter: press it · ?: all keys"
    assert previewed(keys) == ids(keys, PER, 0, 2, 3)
    # Keys are for the card that the keyboard is at: beside what is told of another, they would seem to be for that one.
    strike(Key.Key_0)
    point(keys, KARI, 3)
    assert read(keys) == "Kari knows nothing about card 4 yet."
    point(keys, OLA, 0)
    assert " · " not in read(keys)
    tab_to(keys.panel.hints.values[4])
    assert previewed(keys) == set()


# The preview


def test_hovering_shows_what_a_hint_would_point_at(mouse: MousePlayers) -> None:
    mouse.open_view()
    for seat, row, zone, touched, told in (
        (1, 0, Zone.NUMBER, (0, 2, 3), "Per: three 1s"),
        (2, 1, Zone.SYMBOL, (0, 1, 2), "Ola: three green"),
    ):
        hand = mouse.hand(seat)
        hover(mouse.board.tokens.score)
        before = hand.viewport().grab().toImage()
        hover(hand.viewport(), zone_spot(hand, row, zone))
        assert previewed(mouse) == ids(mouse, seat, *touched)
        assert read(mouse) == f"Hint to {told}"
        after = hand.viewport().grab().toImage()
        for place in range(5):
            inner = card_rect(mouse, seat, place).adjusted(6, 0, -6, 0)
            assert (before.copy(inner) != after.copy(inner)) is (place in touched), place
    click(hand.viewport(), zone_spot(hand, row, zone))
    assert {card.id for card in mouse.view.hands[seat] if card.pointed} == ids(mouse, seat, *touched)
    assert previewed(mouse) == set()


def test_f1_tells_why_it_was_refused_wherever_the_keyboard_is(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_D)
    assert keys.hand(0).hasFocus()
    assert rule_in_focus() == Refusal.ALL_CLOCK_TOKENS
    strike(Key.Key_Escape)
    assert rule_in_focus() == ""


def test_a_pointer_that_lies_where_it_clicked_looks_at_nothing(mouse: MousePlayers) -> None:
    """Windows tell of a mouse move where only what lies under the pointer has moved."""
    mouse.open_view()
    view = mouse.hand(KARI)
    rests = QCursor.pos()
    for moved, known in ((QPoint(1, 1), False), (QPoint(40, 0), True)):
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(view.visualRect(view.model().index(2, 0)).center()),
            QPointF(rests + moved),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(view.viewport(), move)
        assert bool(calm(mouse).instead) is known


def test_why_it_was_refused_is_offered_beside_that_alone(mouse: MousePlayers) -> None:
    mouse.open_view()
    click(mouse.hand(KARI).viewport(), zone_spot(mouse.hand(KARI), 4, Zone.DISCARD))
    hover(mouse.board.tokens.score)
    rule, place = mouse.panel.rule, mouse.panel.message.geometry()
    assert rule.isVisible()
    hover(mouse.hand(PER).viewport(), zone_spot(mouse.hand(PER), 0, Zone.NUMBER))
    assert read(mouse).startswith("Hint to Per")
    assert not rule.isVisible()
    assert mouse.panel.message.geometry() == place
    hover(mouse.board.tokens.score)
    assert rule.isVisible()
