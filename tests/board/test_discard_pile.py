"""The discard pile is a display of cards: all of them in sight, found by the keyboard, and read aloud."""

from PySide6.QtGui import QAccessible

from hanabi_desktop.board.piles import DiscardView
from hanabi_desktop.board.sheets import LeftSheet
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.rules import Card, Discard, EditionId, Game, Play, Rules, Suit, ValueHint
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import KeyPlayers, MousePlayers
from tests.games import deal_hands
from tests.input import Key, click, strike, tab_to
from tests.window.late_game import begin


def test_the_keyboard_goes_over_the_cards_that_lie_there_and_each_is_read(keys: KeyPlayers) -> None:
    for action in (ValueHint(1, 1), Discard(7), ValueHint(0, 1), Discard(4), ValueHint(2, 5), Discard(10)):
        keys.turn(action)
    pile = keys.board.discards
    tab_to(pile)
    order = []
    for key in (None, Key.Key_Right, Key.Key_Down, Key.Key_Up, Key.Key_End, Key.Key_Home, Key.Key_Left):
        if key is not None:
            strike(key)
        cell = pile.currentIndex().data(ROW_ROLE)
        assert cell.discarded
        order.append(cell.card)
    yellow, green, white = Card(Suit.YELLOW, 1), Card(Suit.GREEN, 1), Card(Suit.WHITE, 5)
    # White stands in a second block beside yellow, over green.
    assert order == [yellow, white, green, yellow, green, yellow, yellow]
    reading = QAccessible.queryAccessibleInterface(pile).focusChild()
    assert reading is not None
    told = "yellow 1: 1 on the discard pile, 2 of 3 left. Needed next."
    assert reading.text(QAccessible.Text.Name) == told


def test_a_click_on_the_pile_and_a_button_beside_it_show_what_is_left(mouse: MousePlayers) -> None:
    button = mouse.board.pile.left
    assert not button.isVisible()
    for action in (ValueHint(1, 1), Discard(7)):
        mouse.turn(action)
    for asked in (mouse.board.discards.viewport(), button):
        click(asked)
        assert isinstance(mouse.page.sheet, LeftSheet)
        strike(Key.Key_Escape)
        assert mouse.board.isVisible()
    # By keyboard it is the next stop after the pile.
    tab_to(mouse.board.discards)
    strike(Key.Key_Tab)
    assert button.hasFocus()
    strike(Key.Key_Return)
    assert isinstance(mouse.page.sheet, LeftSheet)


def signs(pile: DiscardView) -> int:
    """How many dots of the pile are of the sign of a last copy."""
    picture = pile.grab().toImage()
    dots = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(dot.name() == "#ffc94d" for dot in dots)


def test_a_discarded_card_shows_when_only_one_more_is_left_that_is_needed(window: MainWindow) -> None:
    found = []
    game = deal_hands(Rules(), "y1 r3 g1 b1 w1", "y1 r3 g2 b2 w2", draws="y1")
    # The first yellow 1 is discarded, the second one too, and the third is played: nobody needs one any more.
    for action in (ValueHint(1, 1), ValueHint(0, 1), Discard(0), Discard(5), Play(10)):
        game.apply(action)
        found.append(signs(begin(window, Game(game.setup, game.actions), EditionId.HOUSE).discards))
    assert [number > 9 for number in found] == [False, False, False, True, False], found
