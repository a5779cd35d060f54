"""Clients that play seats of their own, as another device or a computer would, beside the shared screen."""

from random import Random

import pytest

from hanabi_desktop.players import Level
from hanabi_desktop.rules import EDITIONS, Edition, Game, Play, Refusal
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Paused, Phase, Private, Public, Revealing
from hanabi_desktop.table.actions import ActionKind, LayOpen, MoveToken, RaiseCard
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import TableEvent
from hanabi_desktop.table.state import Speech
from tests.each import each
from tests.games import legal_actions, of_turn, offered_actions, play_on
from tests.players import seat_computer
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
        assert phase(screen) == Public()
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
    kari = Client(here.screen.table, KARI)
    here.open(PER)
    kari.act(RaiseCard(0))
    assert here.phase() == Private(PER)
    assert here.screen.view.hands[KARI][0].raised
    kari.act(of_turn(legal_actions(Game(here.screen.table.record.setup))[0]))
    assert here.phase() == Public()
    here = scene()
    kari = Client(here.screen.table, KARI)
    here.screen.pause()
    kari.act(of_turn(legal_actions(Game(here.screen.table.record.setup))[0]))
    assert here.phase() == Paused()


def test_nobody_looks_or_acts_at_the_screen_for_a_client() -> None:
    here = scene(master=PER)
    Client(here.screen.table, LIV)
    here.refuses(Refusal.NOT_AT_THIS_SCREEN, lambda: here.screen.look_away(LIV))
    Client(here.screen.table, PER)
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
        Client(here.screen.table, PER)
        assert here.phase() in (LookAway(KARI), Private(KARI))
        Client(here.screen.table, KARI)
        assert here.phase() == Public()


@pytest.fixture
def alone() -> SharedScreen:
    """Kari, alone with two computers."""
    return SharedScreen(seated(computers=(None, Level.PLAIN, Level.SKILLED)))


def phase(screen: SharedScreen) -> Phase:
    """Asked anew each time, as what was done in between may have changed it."""
    return screen.phase


def faces(screen: SharedScreen) -> bool:
    """Whether any hand lies open on the screen; what is on its way is seen by whoever takes the view now."""
    return any(card.face for hand in screen.view.hands for card in hand)


@pytest.mark.parametrize("seat", [PER, LIV])
def test_the_view_of_who_is_alone_closes_at_once_as_another_device_joins(seat: int, alone: SharedScreen) -> None:
    assert phase(alone) == Private(KARI)
    seen: list[bool] = []
    alone.changed.connect(lambda: seen.append(faces(alone)))
    guest = Client(alone.table, seat)
    assert phase(alone) == Public()
    guest.leave()
    alone.cover()
    assert phase(alone) == Public()
    assert seen
    assert not any(seen)


def test_who_is_alone_may_play_on_another_device_and_come_back(alone: SharedScreen) -> None:
    own = Client(alone.table, KARI)
    assert phase(alone) == Public()
    own.leave()
    # Whoever is at the screen then need not be Kari.
    assert phase(alone) == LookAway(KARI)
    alone.open_view()
    assert phase(alone) == Private(KARI)


def test_a_hand_that_lay_open_is_covered_as_a_person_sits_down_there(alone: SharedScreen) -> None:
    seat_computer(alone.table, PER, Level.SKILLED)
    assert phase(alone) == Private(KARI)
    seat_computer(alone.table, PER, None)
    assert phase(alone) == Public()
    assert not faces(alone)
    # Nor is it opened once that person has got up again.
    seat_computer(alone.table, PER, Level.PLAIN)
    assert phase(alone) == LookAway(KARI)
    alone.open_view()
    assert not alone.view.alone
    assert not alone.view.speaks_faces
    alone.cover()
    assert phase(alone) == Public()


@each(("leaves", "left"), [((PER, LIV), LookAway(KARI)), ((KARI, LIV), Public())])
def test_whoever_is_left_has_the_others_look_away_before_any_hand_is_seen(leaves: tuple[int, ...], left: Phase) -> None:
    here = scene()
    seen: list[bool] = []
    here.screen.changed.connect(lambda: seen.append(faces(here.screen)))
    for seat in leaves:
        seat_computer(here.screen.table, seat, Level.SKILLED)
    assert here.phase() == left
    assert not any(seen)


def test_a_pause_goes_on_whoever_sits_down() -> None:
    here = scene()
    here.screen.pause()
    for seat in (PER, LIV):
        seat_computer(here.screen.table, seat, Level.SKILLED)
    assert here.phase() == Paused()
    here.screen.cover()
    assert here.phase() == Public()


def revealing(screen: SharedScreen, *, turned: bool = False) -> bool:
    """Whether everybody looks at the first card of Kari."""
    return screen.phase == Revealing(KARI, ActionKind.PLAY, 0, turned=turned)


def test_a_card_that_a_client_plays_is_revealed_as_any_other() -> None:
    here = scene()
    screen, before = here.screen, here.screen.view
    screen.reveal_seconds = 2
    client = Client(screen.table, KARI)
    assert here.log_of(lambda: client.act(Play(0))) == ["save", "changed"]
    assert revealing(screen)
    assert (screen.view.seen, screen.view.hands) == (before.seen, before.hands)
    # What concerns nobody else does not disturb it.
    guest = Client(screen.table, LIV)
    guest.act(RaiseCard(10))
    screen.table.choose_speech(PER, Speech.ALOUD)
    guest.leave()
    assert revealing(screen)
    assert here.log_of(screen.go_on) == ["changed", "happened"]
    assert revealing(screen, turned=True)
    assert here.log_of(screen.go_on) == ["changed"]
    assert here.phase() == Public()
    # What is taken back before it has turned was never seen.
    Client(screen.table, PER).act(Play(5))
    assert here.log_of(screen.table.take_back) == ["save", "changed"]
    assert here.phase() == Public()
    assert here.log_of(screen.go_on) == []


def test_another_device_that_joins_closes_the_view_of_who_is_alone_behind_the_card(alone: SharedScreen) -> None:
    alone.reveal_seconds = 2
    alone.act(Play(0))
    assert revealing(alone)
    assert faces(alone)
    Client(alone.table, PER)
    assert revealing(alone)
    assert not faces(alone)
    alone.finish_reveal()
    assert phase(alone) == Public()
