"""Whose eyes the screen is for: the public table, looking away, private views, the pause."""

from collections.abc import Callable
from functools import partial

import pytest

from hanabi_desktop.rules import (
    ColourHint,
    Discard,
    EndEarly,
    IllegalAction,
    MemoryAid,
    Play,
    Refusal,
    TurnAction,
    ValueHint,
)
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Paused, Phase, Private, Public
from tests.screen.scenes import KARI, LIV, PER, RED, Scene, scene

ACTIONS: tuple[TurnAction, ...] = (ColourHint(PER, RED), ValueHint(LIV, 3), Play(0))


def open_view(seat: int) -> Callable[[SharedScreen], None]:
    """Shows `seat` the private view."""

    def do(screen: SharedScreen) -> None:
        screen.look_away(seat)
        screen.open_view()

    return do


PHASES: dict[str, tuple[Callable[[SharedScreen], None], Phase]] = {
    "public": (lambda _: None, Public()),
    "look away": (lambda screen: screen.look_away(KARI), LookAway(KARI)),
    "look away for a peek": (lambda screen: screen.look_away(LIV), LookAway(LIV)),
    "private": (open_view(KARI), Private(KARI)),
    "peek": (open_view(LIV), Private(LIV)),
    "paused": (lambda screen: screen.pause(), Paused()),
}


@pytest.fixture(params=PHASES)
def anywhere(request: pytest.FixtureRequest) -> Scene:
    """A table in each phase in turn."""
    reach, phase = PHASES[request.param]
    here = scene()
    reach(here.screen)
    assert here.phase() == phase
    return here


def faces_seen(screen: SharedScreen) -> list[int]:
    """The seats whose cards lie open."""
    return [seat for seat, hand in enumerate(screen.view.hands) if any(card.face for card in hand)]


class TestTheScreen:
    def test_opens_on_the_public_table(self) -> None:
        screen = scene().screen
        assert screen.phase == Public()
        assert faces_seen(screen) == []

    def test_asks_everybody_else_to_look_away_before_it_opens_a_view(self) -> None:
        here = scene()
        here.screen.look_away(KARI)
        assert here.phase() == LookAway(KARI)
        assert faces_seen(here.screen) == []
        here.screen.open_view()
        assert here.phase() == Private(KARI)
        assert faces_seen(here.screen) == [PER, LIV]

    @pytest.mark.parametrize("phase", ["public", "private", "peek", "paused"])
    def test_opens_no_view_unless_the_others_were_asked_to_look_away(self, phase: str) -> None:
        here = scene()
        PHASES[phase][0](here.screen)
        here.refuses(Refusal.VIEW_NOT_OPEN, here.screen.open_view)

    def test_shows_a_hand_to_all_but_its_owner_only_in_private(self, anywhere: Scene) -> None:
        phase = anywhere.phase()
        expected = [seat for seat in range(3) if seat != phase.seat] if isinstance(phase, Private) else []
        assert faces_seen(anywhere.screen) == expected

    def test_can_be_covered_from_everywhere(self, anywhere: Scene) -> None:
        before = anywhere.phase()
        told = anywhere.log_of(anywhere.screen.cover)
        assert anywhere.phase() == Public()
        remarked = ["save", "changed"] if before == Private(LIV) else []
        assert told == ([] if before == Public() else ["changed", *remarked])

    def test_can_be_asked_for_by_another_player_from_everywhere(self, anywhere: Scene) -> None:
        anywhere.screen.look_away(PER)
        assert anywhere.phase() == LookAway(PER)
        assert faces_seen(anywhere.screen) == []

    def test_is_covered_by_a_pause_from_everywhere_until_the_players_go_on(self, anywhere: Scene) -> None:
        anywhere.screen.pause()
        assert anywhere.phase() == Paused()
        assert faces_seen(anywhere.screen) == []
        anywhere.screen.cover()
        assert anywhere.phase() == Public()


class TestATurn:
    @pytest.mark.parametrize("action", ACTIONS, ids=str)
    def test_can_be_taken_in_the_own_private_view(self, action: TurnAction) -> None:
        here = scene()
        here.open()
        here.screen.act(action)
        assert here.screen.table.record.actions == (action,)
        assert here.screen.table.current == PER

    @pytest.mark.parametrize("action", ACTIONS, ids=str)
    def test_returns_the_screen_to_the_public_table_by_itself(self, action: TurnAction) -> None:
        here = scene()
        phases: list[Phase] = []
        here.screen.changed.connect(lambda: phases.append(here.phase()))
        here.open()
        here.screen.act(action)
        assert phases == [LookAway(KARI), Private(KARI), Public()]
        assert faces_seen(here.screen) == []

    @pytest.mark.parametrize("phase", ["public", "look away", "look away for a peek", "paused"])
    @pytest.mark.parametrize("action", ACTIONS, ids=str)
    def test_cannot_be_taken_with_no_private_view_open(self, phase: str, action: TurnAction) -> None:
        here = scene()
        PHASES[phase][0](here.screen)
        here.refuses(Refusal.VIEW_NOT_OPEN, lambda: here.screen.act(action))

    @pytest.mark.parametrize("action", [ColourHint(PER, RED), Play(0), Play(10), Discard(10)], ids=str)
    def test_is_never_taken_by_peeking(self, action: TurnAction) -> None:
        here = scene()
        here.open(LIV)
        assert not here.screen.view.acting
        here.refuses(Refusal.NOT_YOUR_TURN, lambda: here.screen.act(action))
        assert here.phase() == Private(LIV)

    @pytest.mark.parametrize("seat", [KARI, LIV])
    def test_is_not_how_a_game_is_ended_early(self, seat: int) -> None:
        here = scene()
        here.open(seat)
        with pytest.raises(TypeError, match="EndEarly"):
            here.screen.act(EndEarly())  # type: ignore[arg-type]
        assert not here.over()
        assert here.phase() == Private(seat)

    def test_leaves_the_view_open_when_it_is_refused(self) -> None:
        here = scene()
        here.open()
        here.refuses(Refusal.ALL_CLOCK_TOKENS, lambda: here.screen.act(Discard(0)))
        here.refuses(Refusal.NO_SUCH_CARD, lambda: here.screen.act(Play(7)))
        here.refuses(Refusal.HINT_TO_SELF, lambda: here.screen.act(ValueHint(KARI, 1)))
        assert here.phase() == Private(KARI)

    def test_goes_round_the_table(self) -> None:
        here = scene()
        for seat, action in ((KARI, ValueHint(PER, 2)), (PER, ValueHint(LIV, 3)), (LIV, Play(13)), (KARI, Play(0))):
            assert here.screen.table.current == seat
            here.act(action)
        assert [turn.seat for turn in here.screen.view.seen.turns] == [KARI, PER, LIV, KARI]

    def test_is_offered_to_the_player_to_act_alone(self) -> None:
        here = scene()
        acting = []
        for seat in (KARI, PER, LIV):
            here.open(seat)
            acting.append(here.screen.view.acting)
            here.screen.cover()
        assert acting == [True, False, False]
        assert not here.screen.view.acting


class TestWhatWasMissed:
    def test_is_nothing_on_the_public_table(self) -> None:
        here = scene()
        here.act(ValueHint(PER, 2))
        assert here.screen.view.recap == ()

    def test_is_told_since_the_viewers_own_last_turn(self) -> None:
        here = scene()
        for action in (ValueHint(PER, 2), ValueHint(LIV, 3), Play(13), Play(0)):
            here.act(action)
        recaps = {}
        for seat in (KARI, PER, LIV):
            here.open(seat)
            recaps[seat] = [turn.number for turn in here.screen.view.recap]
        assert recaps == {KARI: [], PER: [2, 3], LIV: [3]}

    def test_is_everything_for_a_player_who_had_no_turn_yet(self) -> None:
        here = scene()
        here.act(ValueHint(PER, 2))
        here.open(LIV)
        assert [turn.number for turn in here.screen.view.recap] == [0]

    def test_tells_of_forgotten_hints_only_that_there_was_one(self) -> None:
        here = scene(memory=MemoryAid.NONE)
        here.act(ValueHint(PER, 2))
        here.open()
        (turn,) = here.screen.view.recap
        assert [type(event).__name__ for event in turn.events] == ["HintForgotten", "ClockSpent"]


class TestAHintWithoutMemoryAid:
    def pointed(self, here: Scene) -> list[int]:
        return [card.id for hand in here.screen.view.hands for card in hand if card.pointed and card.known.hints]

    def test_is_shown_until_a_private_view_opens_and_then_never_again(self) -> None:
        here = scene(memory=MemoryAid.NONE)
        here.act(ValueHint(PER, 2))
        assert self.pointed(here) == [5, 7, 8, 9]
        here.screen.pause()
        here.screen.cover()
        here.screen.look_away(LIV)
        assert self.pointed(here) == [5, 7, 8, 9]
        here.screen.cover()
        assert self.pointed(here) == [5, 7, 8, 9]
        here.open(LIV)
        assert self.pointed(here) == []
        here.screen.cover()
        assert self.pointed(here) == []

    def test_is_forgotten_before_the_view_opens_even_on_disk(self) -> None:
        here = scene(memory=MemoryAid.NONE)
        here.act(ValueHint(PER, 2))
        assert here.witness.records[-1].extra.get("fresh") is True
        here.screen.look_away(PER)
        told = here.log_of(here.screen.open_view)
        assert told == ["save", "changed"]
        assert "fresh" not in here.witness.records[-1].extra

    def test_does_not_come_back_when_the_action_after_it_is_taken_back(self) -> None:
        here = scene(memory=MemoryAid.NONE)
        here.act(ValueHint(PER, 2))
        here.act(Play(5))
        here.screen.table.take_back()
        assert self.pointed(here) == []


class TestAGameThatIsOver:
    @pytest.fixture
    def over(self) -> Scene:
        here = scene()
        here.screen.table.end_early()
        assert here.over()
        return here

    def test_shows_no_private_view_any_more(self, over: Scene) -> None:
        for seat in (KARI, PER, LIV):
            over.refuses(Refusal.GAME_OVER, partial(over.screen.look_away, seat))
        assert faces_seen(over.screen) == []

    def test_takes_no_turn_any_more(self, over: Scene) -> None:
        over.refuses(Refusal.VIEW_NOT_OPEN, lambda: over.screen.act(Play(0)))
        over.refuses(Refusal.GAME_OVER, over.screen.table.end_early)


class TestEndingEarly:
    def test_is_possible_in_every_phase_and_shows_the_public_table(self, anywhere: Scene) -> None:
        peeks = anywhere.phase() == Private(LIV)
        told = anywhere.log_of(anywhere.screen.table.end_early)
        # A peek that ends so is remarked before anybody keeps the game that is over.
        assert told == (
            ["save", "changed", "save", "happened", "changed"] if peeks else ["save", "changed", "happened"]
        )
        assert anywhere.over()
        assert anywhere.phase() == Public()
        assert anywhere.screen.table.record.actions == (EndEarly(),)

    def test_scores_the_fireworks_as_they_stand(self) -> None:
        here = scene()
        here.act(Play(0))
        here.screen.table.end_early()
        assert here.screen.view.seen.score == 1


def test_what_is_not_allowed_is_an_error_of_its_own_kind() -> None:
    with pytest.raises(IllegalAction, match="view-not-open"):
        scene().screen.act(Play(0))
