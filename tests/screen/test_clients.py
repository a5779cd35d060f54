"""Clients that play seats of their own, as another device or a computer would, beside the shared screen."""

from random import Random

from hanabi_desktop.rules import EDITIONS, Edition, Game, Refusal
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Paused, Private, Public
from hanabi_desktop.table.actions import LayOpen, MoveToken, RaiseCard
from hanabi_desktop.table.events import Operator, TableEvent
from hanabi_desktop.table.table import Client
from tests.each import each
from tests.games import legal_actions, of_turn, offered_actions, play_on
from tests.screen.scenes import scene
from tests.table.tables import any_game, seated

KARI, PER, LIV = range(3)


class Robot:
    """Plays one seat by what it is shown, and knows neither the screen nor the table nor the game."""

    def __init__(self, client: Client, chance: Random) -> None:
        self.client, self.chance = client, chance
        self.acted = 0
        self.deaf = client.listen(self.hear)

    def hear(self, _: tuple[TableEvent, ...]) -> None:
        """Somebody has done something: it may be this seat's turn, or its token."""
        view, seat = self.client.view(), self.client.seat
        assert not any(card.face for card in view.hands[seat] if not card.laid_open)
        if view.seen.end:
            return
        if view.announced:
            if view.announced.owed is None and view.announced.seat == seat:
                self.client.act(LayOpen())
            elif view.announced.owed is not None and view.master == seat:
                self.client.act(MoveToken(view.announced.owed))
        elif view.seen.options is not None:
            self.acted += 1
            self.client.act(self.chance.choice(offered_actions(view.seen)))


@each("edition", EDITIONS.values())
def test_two_seats_are_played_by_clients_while_the_screen_is_everybodys(edition: Edition) -> None:
    _, whole, chance = any_game(1, edition)
    game = Game(whole.setup)
    master = chance.choice((None, chance.randrange(game.players)))
    table = seated(game, edition, master=master)
    screen = SharedScreen(table)
    seen: list[tuple[object, bool]] = []
    screen.changed.connect(
        lambda: seen.append((screen.phase, any(c.face and not c.laid_open for hand in screen.view.hands for c in hand)))
    )
    clients = [Robot(Client(table, seat), chance) for seat in chance.sample(range(game.players), 2)]
    theirs = {robot.client.seat for robot in clients}
    for client in clients:
        client.hear(())
    while not table.over:
        # Whatever is left to do is for somebody at the screen.
        view = screen.view
        assert screen.phase == Public()
        if view.announced:
            actor = view.announced.seat if view.announced.owed is None else view.master
            assert actor not in theirs
            screen.act(LayOpen() if view.announced.owed is None else MoveToken(view.announced.owed))
            continue
        assert table.current not in theirs
        screen.look_away(table.current)
        screen.open_view()
        screen.act(chance.choice(offered_actions(screen.view.seen)))
    assert all(client.acted for client in clients) or len(table.record.actions) < game.players
    assert all(not faces for phase, faces in seen if not isinstance(phase, Private))
    # The record is a game as any other.
    assert play_on(Game(table.record.setup, table.record.actions), chance).end is not None


def test_what_a_client_does_is_shown_to_all_but_a_pause_and_a_hand_disturb_nobody() -> None:
    here = scene()
    here.screen.table.operate(KARI, Operator.CLIENT)
    here.open(PER)
    here.screen.table.act(KARI, RaiseCard(0))
    assert here.phase() == Private(PER)
    assert here.screen.view.hands[KARI][0].raised
    here.screen.table.act(KARI, of_turn(legal_actions(Game(here.screen.table.record.setup))[0]))
    assert here.phase() == Public()
    here = scene()
    here.screen.table.operate(KARI, Operator.CLIENT)
    here.screen.pause()
    here.screen.table.act(KARI, of_turn(legal_actions(Game(here.screen.table.record.setup))[0]))
    assert here.phase() == Paused()


def test_nobody_looks_or_acts_at_the_screen_for_a_client() -> None:
    here = scene(master=PER)
    here.screen.table.operate(LIV, Operator.CLIENT)
    here.refuses(Refusal.NOT_AT_THIS_SCREEN, lambda: here.screen.look_away(LIV))
    here.screen.table.operate(PER, Operator.CLIENT)
    here.open(KARI)
    here.screen.act(of_turn(legal_actions(Game(here.screen.table.record.setup))[0]))
    announced = here.screen.view.announced
    assert announced is not None
    assert announced.owed is not None
    owed = announced.owed
    here.refuses(Refusal.NOT_AT_THIS_SCREEN, lambda: here.screen.act(MoveToken(owed)))


def test_a_view_closes_when_its_player_leaves_the_screen() -> None:
    for reach in ("look away", "private"):
        here = scene()
        here.screen.look_away(KARI)
        if reach == "private":
            here.screen.open_view()
        here.screen.table.operate(PER, Operator.CLIENT)
        assert here.phase() in (LookAway(KARI), Private(KARI))
        here.screen.table.operate(KARI, Operator.CLIENT)
        assert here.phase() == Public()
