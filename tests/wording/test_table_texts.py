"""What the table says across the room: whose turn, who looks, what is announced, how it stands."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import Discard, EditionId, Game, MemoryAid, Play, Rules, Seat, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.table.actions import ActionKind
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from hanabi_desktop.wording.table import (
    announced_text,
    deck_text,
    headline,
    invitation,
    look_away_text,
    request_text,
    standing_text,
)
from tests.each import each
from tests.games import careless, legal_actions, play_random_game, replayed, run_down, talkative, timid
from tests.screen.evenings import any_evening
from tests.screen.scenes import (
    KARI,
    LIV,
    MOMENTS,
    NAMES,
    PER,
    TWO_HINTS,
    Witness,
    before_the_five,
    dealt,
    master_table,
    scene,
)

pytestmark = pytest.mark.usefixtures("english")

NASTY = ("{name}", "{0}", "100 % %n %1", "<b>Kari</b> & Co", "🎆👩‍👩‍👧", "a}{b")


class TestTheHeadline:
    def test_says_whose_turn_it_is(self) -> None:
        here = scene()
        assert headline(here.screen.view) == "Kari to play"
        here.act(ValueHint(PER, 2))
        assert headline(here.screen.view) == "Per to play"

    def test_says_who_takes_a_look(self) -> None:
        here = scene()
        here.screen.look_away(LIV)
        assert headline(here.screen.view) == "Liv is peeking"
        here.screen.open_view()
        assert headline(here.screen.view) == "Liv is peeking"

    def test_stays_with_the_turn_while_it_is_taken(self) -> None:
        here = scene()
        here.screen.look_away(KARI)
        assert headline(here.screen.view) == "Kari to play"
        here.screen.open_view()
        assert headline(here.screen.view) == "Kari to play"

    def test_says_that_the_game_rests_or_is_over(self) -> None:
        here = scene()
        here.screen.pause()
        assert headline(here.screen.view) == "Pause"
        here.screen.table.end_early()
        assert headline(here.screen.view) == "The show is over"


class TestAnInvitation:
    def test_names_what_is_possible_and_nothing_else(self) -> None:
        """In perfect shows hands run empty too."""
        met = set()
        for seed in range(12):
            policy = (timid, talkative, careless)[seed % 3]
            game = play_random_game(Rules(perfect=True, mistakes=4), 2 + seed % 2, Random(seed), policy)
            for there in replayed(game):
                if there.end:
                    continue
                table = Table(there, TableState.seated(EditionId.HOUSE, NAMES[: there.players]), Witness().save)
                possible = table.view(Seat(there.current)).possible
                met.add(possible)
                assert possible == set(map(ActionKind.of, legal_actions(there)))
                for in_full in (False, True):
                    words = re.findall(r"hint|play(?=s|\b)|discard", invitation(possible, in_full=in_full))
                    assert sorted(words) == sorted(kind.value for kind in possible)
        assert len(met) >= 4

    def test_is_made_to_nobody_else(self) -> None:
        here = scene()
        assert not here.screen.view.possible
        here.open(PER)
        assert not here.screen.view.possible


class TestAnAnnouncement:
    @each(
        ("moment", "said", "asked"),
        [
            ("hint announced", "Kari announces a hint to Per", "Per: put a clock token into the box lid"),
            ("discard announced", "Kari announces a discard", "Per: take a clock token out of the box lid"),
            ("play announced", "Kari announces a play", "Kari turns the card face up for all to see"),
            ("named play announced", "Kari announces a play", "Kari turns the card face up for all to see"),
            (
                "mistake laid open",
                "Kari turns up blue 5: it doesn’t fit, a mistake",
                "Per: put the top fuse token into the box lid",
            ),
            ("bonus laid open", "Kari turns up red 5: it fits", "Per: take a clock token out of the box lid"),
            ("one token still owed", "Kari turns up red 5: it fits", "Per: take a clock token out of the box lid"),
        ],
    )
    def test_is_told_with_what_has_to_happen_next(self, moment: str, said: str, asked: str) -> None:
        screen = master_table(Witness().save)
        MOMENTS[moment].reach(screen)
        view = screen.view
        assert view.announced is not None
        assert announced_text(view.announced, view) == said
        assert request_text(view.announced, view, box_of(view.edition.kit).words) == asked


class TestTheStandings:
    def test_tell_score_and_the_best_that_can_be_reached(self) -> None:
        here = scene(before_the_five(*TWO_HINTS))
        assert standing_text(here.screen.view) == "4 of 25 possible points"
        here.act(Discard(2))
        assert standing_text(here.screen.view) == "4 of 24 possible points"

    def test_tell_cards_left_and_then_turns_left(self) -> None:
        assert deck_text(scene().screen.view) == "Deck: 35 cards"
        here = scene(run_down(dealt(), leave=1))
        assert deck_text(here.screen.view) == "Deck: 1 card"
        spent = here.screen.view.clocks < 8
        hand = here.screen.view.hands[here.screen.table.current]
        here.act(Discard(hand[0].id) if spent else Play(hand[0].id))
        assert deck_text(here.screen.view) == "Last round: 3 turns left"

    def test_tell_of_one_turn_as_one(self) -> None:
        game = run_down(dealt())
        here = scene(game)
        while here.screen.view.seen.turns_left != 1:
            mate = (here.screen.table.current + 1) % 3
            hand = here.screen.view.hands[here.screen.table.current]
            spent = here.screen.view.clocks < 8
            face = game.deck[here.screen.view.hands[mate][0].id]
            here.act(Discard(hand[0].id) if spent else ValueHint(mate, face.rank))
        assert deck_text(here.screen.view) == "Last round: 1 turn left"


def said(view: ScreenView) -> list[str]:
    """Everything that is said of a view to the whole room."""
    texts = [headline(view), standing_text(view), deck_text(view), look_away_text(view.names[0])]
    if view.announced:
        texts += [
            announced_text(view.announced, view),
            request_text(view.announced, view, box_of(view.edition.kit).words),
        ]
    return texts


class TestWhateverHappens:
    def test_no_field_stays_open_and_nobody_is_called_you(self) -> None:
        for seed in range(20):
            evening = any_evening(seed, turns=4)
            screen = evening.screen()
            for step in evening.steps():
                step.do(screen)
                for text in said(screen.view):
                    assert not re.search(r"[{}%]|\(s\)|\byou", text, re.IGNORECASE), text

    @each("name", NASTY)
    def test_names_are_borne_as_they_are_written(self, name: str) -> None:
        for seed in range(6):
            evening = any_evening(seed, turns=4)
            plain, odd = evening.screen(), self.renamed(evening.screen(), name)
            for step in evening.steps():
                step.do(plain)
                step.do(odd)
                assert said(odd.view) == [text.replace("Kari", name) for text in said(plain.view)]

    def renamed(self, screen: SharedScreen, name: str) -> SharedScreen:
        """The same table, where the first player has another name."""
        record = screen.table.record
        state = TableState.seated(
            record.edition,
            (name, *record.names[1:]),
            master=screen.view.master,
            memory=MemoryAid(str(record.extra.get("memory_aid", "full"))),
        )
        return SharedScreen(Table(Game(record.setup, record.actions), replace(state, started=""), Witness().save))

    def test_a_name_from_right_to_left_does_not_turn_the_sentence_round(self) -> None:
        record = scene().screen.table.record
        state = TableState.seated(record.edition, ("שרה", "Per", "Liv"))
        view = SharedScreen(Table(Game(record.setup), state, Witness().save)).view
        assert headline(view) == "\u2068שרה\u2069 to play"
