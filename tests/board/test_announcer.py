"""Everything that happens is told aloud once, and fully, to somebody who does not see the table."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop import rules as hanabi
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.actions import LayOpen, MoveCard, MoveToken, TokenMove, Withdraw
from tests.games import clever, deal_hands, game_that_ends, of_turn, run_down
from tests.screens.sitting import Sit

pytestmark = pytest.mark.usefixtures("english")

NAMES = ("Kari", "Per", "Liv")
HANDS = ("r1 y1 g1 b1 w1", "r2 y2 r3 b2 w2", "g5 g2 g3 g4 b5")


class Sitting:
    """A table, and all that is said there."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.screen = page, page.shared_screen
        self.said: list[str] = []
        self.page.announcer.announced.connect(self.said.append)

    def open_view(self, seat: int | None = None) -> None:
        self.screen.look_away(self.screen.table.current if seat is None else seat)
        self.screen.open_view()

    def turn(self, action: hanabi.TurnAction) -> str:
        """Takes a turn; returns what is said of it."""
        self.open_view()
        self.screen.act(action)
        return self.said[-1]


Take = Callable[..., Sitting]


@pytest.fixture
def take(sit: Sit) -> Take:
    """Sits down at a table that is not shown yet."""

    def take_(
        game: hanabi.Game | None = None, edition: hanabi.EditionId = hanabi.EditionId.ENGLISH, master: int | None = None
    ) -> Sitting:
        game = game or deal_hands(hanabi.EDITIONS[edition].rules, *HANDS)
        return Sitting(sit(game, edition, master, names=NAMES, shown=False))

    return take_


def test_a_look_without_a_turn_is_told_when_it_ends(take: Take) -> None:
    here = take()
    here.open_view(2)
    assert not any("looked" in said for said in here.said)
    here.screen.cover()
    assert here.said[-1] == "Liv looked at the cards without taking a turn (1 second)."


def test_a_hint_counts_the_cards_as_they_are_held(take: Take) -> None:
    here = take()
    here.open_view(1)
    here.screen.act(MoveCard(5, 4))
    here.screen.cover()
    assert here.turn(hanabi.ColourHint(1, hanabi.Suit.RED)) == "Kari to Per: two red. Cards 2 and 5.\nPer’s turn"


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (hanabi.ValueHint(1, 2), "The hint is taken back."),
        (hanabi.Play(0), "The card is taken back."),
        (hanabi.Play(4), "The card is taken back."),
    ],
)
def test_taking_back_says_what_it_was_and_whose(take: Take, action: hanabi.TurnAction, told: str) -> None:
    here = take(deal_hands(hanabi.Rules(), "r1 y1 g1 b1 w2", *HANDS[1:]))
    here.turn(action)
    here.screen.table.take_back()
    assert here.said[-1] == f"{told}\nIt’s Kari’s turn again. This game wins no medal."


def test_taking_back_of_an_early_end_says_that_the_game_goes_on(take: Take) -> None:
    here = take()
    here.screen.table.end_early()
    here.screen.table.take_back()
    assert here.said[-1] == "The game goes on after all.\nIt’s Kari’s turn again. This game wins no medal."


def test_taking_back_is_told_each_time_and_so_is_what_is_done_again(take: Take) -> None:
    here = take()
    here.turn(hanabi.Play(0))
    news = here.page.board.news
    for lost in (" This game wins no medal.", ""):
        here.screen.table.take_back()
        assert here.said[-1] == f"The card is taken back.\nIt’s Kari’s turn again.{lost}"
        told = "The card is taken back", f"It’s Kari’s turn again.{lost}"
        assert (news.title.text(), news.details.text()) == told
        here.screen.table.do_again()
        assert here.said[-1] == "Redone.\nKari plays red 1. It fits. Card 1.\nNew: card 5.\nPer’s turn"
        assert (news.title.text(), news.details.text()) == ("Kari plays red 1", "Redone.")
    assert not here.turn(hanabi.ValueHint(2, 5)).startswith("Redone")
    assert news.details.text() == ""


def test_the_end_says_at_once_that_a_game_is_lost_which_eyes_see_exploding(take: Take) -> None:
    game = game_that_ends(hanabi.EndReason.FUSE, hanabi.Rules(), 2)
    here = take(hanabi.Game(game.setup, game.actions[:-1]))
    assert here.turn(of_turn(game.actions[-1])).splitlines()[1:3] == ["Mistake 3 of 3.", "The game is lost."]
    here.page.shared_screen.finish_reveal()
    assert "The game is lost." not in here.said[-1]


def test_the_last_round_is_counted_down(take: Take) -> None:
    game = run_down(deal_hands(hanabi.Rules(), *HANDS[:2]), leave=1)
    here = take(game)
    while here.screen.view.seen.turns_left is None:
        here.turn(clever(game, Random(0)))
    assert here.said[-1].count("one turn each") == 1
    assert "last turn" not in here.said[-1]
    last = here.screen.view.names[here.screen.view.seen.last_turns[-1]]
    here.turn(clever(game, Random(0)))
    assert f"{last} has the last turn." in here.said[-1].splitlines()


def test_how_far_a_firework_can_still_grow_is_told_when_it_is_less(take: Take) -> None:
    here = take(deal_hands(hanabi.Rules(), "r1 y1 g1 b1 w1", "r2 y2 r3 b2 w5", HANDS[2]))
    here.turn(hanabi.ValueHint(1, 2))
    assert here.turn(hanabi.Discard(9)).splitlines() == [
        "Per discards white 5. Card 5.",
        "No white 5 left!",
        "At most 24 points now.",
        "New: card 5.",
        "Liv’s turn",
    ]
    assert "Firework" not in here.turn(hanabi.ValueHint(0, 1))


def test_a_master_hears_that_an_announcement_is_withdrawn(take: Take) -> None:
    here = take(master=1)
    here.open_view()
    here.screen.act(hanabi.ValueHint(1, 2))
    here.screen.act(Withdraw())
    looked = "Kari took an announcement back."
    assert here.said[-1] == f"Kari takes the announcement back.\n{looked}\nKari’s turn"


def test_a_master_hears_what_was_announced_once_however_many_tokens_it_takes(take: Take) -> None:
    rules = hanabi.Rules(choreography=True)
    ready = deal_hands(rules, "r1 r2 r3 r4 r5", "y1 y2 y3 y4 y5", draws="b1 b2 b3 b4 w1 w2 w3 w4")
    for card in range(4):
        ready.apply(hanabi.Play(card))
        ready.apply(hanabi.ValueHint(0, 5))
    here = take(ready, hanabi.EditionId.HOUSE, master=1)
    here.open_view()
    here.screen.act(hanabi.Play(4, hanabi.Suit.RED))
    here.screen.act(LayOpen())
    assert here.said[-1].startswith("Red 5 fits!\nPer: ")
    here.screen.act(MoveToken(TokenMove.RETURN_CLOCK))
    assert here.said[-1].startswith("Per: ")


def test_a_master_hears_of_a_card_that_lay_open_only_what_comes_of_it(take: Take) -> None:
    here = take(deal_hands(hanabi.Rules(), "r2 y3 g1 b1 w1", "r1 r3 g2 b2 w2"), master=1)
    here.open_view()
    here.screen.act(hanabi.Play(0))
    here.screen.act(LayOpen())
    assert here.said[-1].startswith("Red 2 doesn’t fit!")
    here.screen.act(MoveToken(TokenMove.BURN_FUSE))
    assert here.said[-1].splitlines() == ["Mistake 1 of 3.", "New: card 5.", "Per’s turn"]


def test_a_private_view_opens_with_its_owner_and_with_what_was_missed(take: Take) -> None:
    here = take()
    here.turn(hanabi.ColourHint(2, hanabi.Suit.GREEN))
    here.turn(hanabi.ColourHint(2, hanabi.Suit.BLUE))
    here.open_view()
    assert here.said[-1].splitlines() == [
        "The cards are shown to Liv.",
        "Kari to Liv: four green. Cards 1, 2, 3 and 4.",
        "Per to Liv: one blue. Card 5.",
    ]
    here.screen.cover()
    here.turn(hanabi.Play(10))
    here.open_view(2)
    assert here.said[-1] == "The cards are shown to Liv."


def shown(qtbot: QtBot, here: Sitting) -> list[str]:
    here.page.show()
    qtbot.waitUntil(lambda: bool(here.said))
    return here.said[0].splitlines()


def test_the_start_tells_edition_players_and_who_begins(take: Take, qtbot: QtBot) -> None:
    here = take(deal_hands(hanabi.Rules(), *HANDS, starter=1))
    assert shown(qtbot, here) == [
        "A new game: English edition. At the table, clockwise: Kari, Per and Liv.",
        "Per goes first. All hands are face down.",
    ]


def test_the_start_tells_what_waits_for_the_master(take: Take, qtbot: QtBot) -> None:
    here = take(master=1)
    here.open_view()
    here.screen.act(hanabi.ValueHint(1, 2))
    here.said.clear()
    assert shown(qtbot, here)[1:] == [
        "The master: Per.",
        "0 of 25 possible points.",
        "Kari announces a hint to Per",
        "Per: put a clock token into the box lid",
    ]


def test_the_start_tells_how_a_finished_game_ended(take: Take, qtbot: QtBot) -> None:
    game = game_that_ends(hanabi.EndReason.FUSE, hanabi.Rules(), 2)
    top = shown(qtbot, take(game))
    assert top[:3] == ["A finished game: English edition. At the table: Kari and Per.", "Defeat.", "1 card in the sky."]


def test_the_start_is_told_once(take: Take, qtbot: QtBot) -> None:
    here = take()
    shown(qtbot, here)
    other = QWidget()
    qtbot.addWidget(other)
    here.page.hide()
    here.page.show()
    other.show()
    qtbot.waitExposed(other)
    assert len(here.said) == 1
