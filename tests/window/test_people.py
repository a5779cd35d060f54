"""Players are people: each has a sign and a colour wherever the name stands, and a long name is not cut for nothing."""

from hanabi_desktop.models.rows import RICH_TEXT_ROLE
from hanabi_desktop.players import Badge, Dye, Sign, default_badges
from hanabi_desktop.rules import EDITIONS, EditionId, ValueHint
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.window.main_window import MainWindow
from tests.badges import badges_in
from tests.driver import MousePlayers
from tests.games import deal_hands
from tests.input import dealing
from tests.opening import OpenWindow
from tests.players import seats
from tests.window.evening import DEAL, NAMES, RULES, by_menu
from tests.window.late_game import begin

CAT, TEAPOT, CRANE = default_badges(3)


def people(window: OpenWindow, *names: str, badges: tuple[Badge, ...] = ()) -> MousePlayers:
    players = MousePlayers(window(deal=dealing(DEAL)))
    players.window.game.start(NewGame(EditionId.ENGLISH, RULES, seats(names, badges=badges), 0))
    return players


def test_the_sign_stands_wherever_the_name_stands(open_window: OpenWindow) -> None:
    fish = Badge(Sign.FISH, Dye.BROWN)
    players = people(open_window, *NAMES, badges=(fish, TEAPOT, CRANE))
    page, board = players.page, players.board
    players.turn(ValueHint(1, 1))
    assert [player.badge for player in page.models.players.rows] == [fish, TEAPOT, CRANE]
    assert badges_in(board.news.title.told) == [fish, TEAPOT]
    assert "fish" not in board.news.title.accessibleName()
    line = page.models.journal.index(0, 0)
    assert badges_in(line.data(RICH_TEXT_ROLE)) == [fish, TEAPOT]
    players.screen.look_away(1)
    assert page.cover.badge.badge == TEAPOT
    assert page.cover.badge.isVisible()
    players.screen.open_view()
    target = board.panel.hints.target
    assert all(not target.itemIcon(row).isNull() for row in range(target.count()))
    players.screen.cover()
    players.screen.pause()
    assert not page.cover.badge.isVisible()
    saved = players.window.title_page.saved_text
    by_menu(players, "Game", "Title screen")
    assert badges_in(saved.told) == [fish, TEAPOT, CRANE]
    players.use(players.window.title_page.continue_button)
    players.screen.table.end_early()
    for label in (saved, players.page.finale.players):
        assert label.text().startswith("Kari, Per and Ola")
    assert badges_in(players.page.finale.players.told) == [fish, TEAPOT, CRANE]
    assert "1 hint" in players.page.finale.outcome.accessibleName()


def test_whose_turn_it_is_stays_clear_with_a_name_of_sixty_letters(window: MainWindow) -> None:
    names = ("Maximiliane-Charlotte von Hohenzollern-Sigmaringen am Seeufer", "Jo")
    game = deal_hands(EDITIONS[EditionId.ENGLISH].rules, "r1 y2 g3 b4 w5", "r2 r3 y1 b1 w3")
    panel = begin(window, game, names=names).panel
    assert panel.headline.seen.shown == "Only Maximiliane may look!"
    assert names[0] in panel.headline.accessibleName()
    # The button has her badge, whatever there is room for beside it.
    assert not panel.turn.icon().isNull()
