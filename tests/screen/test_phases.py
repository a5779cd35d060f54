"""Whose eyes the screen is for: the public table, looking away, private views, the pause."""

from collections.abc import Callable
from functools import partial

from hanabi_desktop.rules import ColourHint, Discard, EndEarly, MemoryAid, Play, Refusal, TurnAction, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Paused, Phase, Private, Public
from tests.each import each
from tests.screen.scenes import KARI, LIV, PER, RED, Scene, scene, stay

ACTIONS: tuple[TurnAction, ...] = (ColourHint(PER, RED), ValueHint(LIV, 3), Play(0))


def open_view(screen: SharedScreen, seat: int) -> None:
    screen.look_away(seat)
    screen.open_view()


PHASES: dict[str, tuple[Callable[[SharedScreen], None], Phase]] = {
    "public": (lambda _: None, Public()),
    "look away": (partial(SharedScreen.look_away, seat=KARI), LookAway(KARI)),
    "look away for a peek": (partial(SharedScreen.look_away, seat=LIV), LookAway(LIV)),
    "private": (partial(open_view, seat=KARI), Private(KARI)),
    "peek": (partial(open_view, seat=LIV), Private(LIV)),
    "paused": (SharedScreen.pause, Paused()),
}
CLOSED = [name for name in PHASES if name not in ("private", "peek")]


def at(phase: str) -> Scene:
    """A table in one of the phases."""
    here = scene()
    PHASES[phase][0](here.screen)
    assert here.phase() == PHASES[phase][1]
    return here


def faces_seen(screen: SharedScreen) -> list[int]:
    """The seats whose cards lie open."""
    return [seat for seat, hand in enumerate(screen.view.hands) if any(card.face for card in hand)]


@each("phase", PHASES)
def test_the_screen_shows_a_hand_to_all_but_its_owner_only_in_private(phase: str) -> None:
    here = at(phase)
    now = here.phase()
    others = [seat for seat in range(3) if isinstance(now, Private) and seat != now.seat]
    assert faces_seen(here.screen) == others


@each("phase", PHASES)
def test_the_screen_can_be_covered_paused_and_asked_for_by_another_player_from_everywhere(phase: str) -> None:
    here = at(phase)
    before = here.phase()
    told = here.log_of(here.screen.cover)
    assert here.phase() == Public()
    remarked = ["save", "changed"] if isinstance(before, Private) else []
    assert told == ([] if before == Public() else ["changed", *remarked])
    here = at(phase)
    here.screen.look_away(PER)
    assert (here.phase(), faces_seen(here.screen)) == (LookAway(PER), [])
    here = at(phase)
    here.screen.pause()
    assert (here.phase(), faces_seen(here.screen)) == (Paused(), [])
    here.screen.cover()
    assert here.phase() == Public()


@each("action", ACTIONS)
def test_a_turn_returns_the_screen_to_the_public_table_by_itself(action: TurnAction) -> None:
    here = scene()
    phases: list[Phase] = []
    here.screen.changed.connect(lambda: phases.append(here.phase()))
    here.act(action)
    assert phases == [LookAway(KARI), Private(KARI), Public()]
    assert faces_seen(here.screen) == []
    assert here.screen.table.record.actions == (action,)
    assert here.screen.table.current == PER


@each("phase", CLOSED)
def test_a_turn_cannot_be_taken_with_no_private_view_open(phase: str) -> None:
    for action in ACTIONS:
        here = at(phase)
        here.refuses(Refusal.VIEW_NOT_OPEN, partial(here.screen.act, action))


@each("action", [ColourHint(PER, RED), Play(0), Play(10), Discard(10)])
def test_a_turn_is_never_taken_by_peeking(action: TurnAction) -> None:
    here = at("peek")
    assert not here.screen.view.acting
    here.refuses(Refusal.NOT_YOUR_TURN, lambda: here.screen.act(action))
    assert here.phase() == Private(LIV)


def test_a_turn_leaves_the_view_open_when_it_is_refused() -> None:
    here = at("private")
    here.refuses(Refusal.ALL_CLOCK_TOKENS, lambda: here.screen.act(Discard(0)))
    here.refuses(Refusal.NO_SUCH_CARD, lambda: here.screen.act(Play(7)))
    here.refuses(Refusal.HINT_TO_SELF, lambda: here.screen.act(ValueHint(KARI, 1)))
    assert here.phase() == Private(KARI)


def test_what_was_missed_is_told_since_the_viewers_own_last_turn() -> None:
    here = scene()
    for action in (ValueHint(PER, 2), ValueHint(LIV, 3), Play(13), Play(0)):
        here.act(action)
    assert not here.screen.view.recap
    recaps = {}
    for seat in (KARI, PER, LIV):
        here.open(seat)
        recaps[seat] = [turn.number for turn in here.screen.view.recap]
    assert recaps == {KARI: [], PER: [2, 3], LIV: [3]}


def pointed(here: Scene) -> list[int]:
    return [card.id for hand in here.screen.view.hands for card in hand if card.pointed and card.known.hints]


def test_a_hint_without_memory_aid_is_shown_until_a_private_view_opens_and_then_never_again() -> None:
    here = scene(memory=MemoryAid.NONE)
    here.act(ValueHint(PER, 2))
    for step in (stay, here.screen.pause, here.screen.cover, partial(here.screen.look_away, LIV)):
        step()
        assert pointed(here) == [5, 7, 8, 9]
    assert here.witness.records[-1].extra.get("fresh") is True
    assert here.log_of(here.screen.open_view) == ["save", "changed"]
    assert "fresh" not in here.witness.records[-1].extra
    for step in (stay, here.screen.cover):
        step()
        assert pointed(here) == []
    here.open(PER)
    (turn,) = here.screen.view.recap
    assert [type(event).__name__ for event in turn.events] == ["HintForgotten", "ClockSpent"]


@each("phase", PHASES)
def test_an_early_end_is_possible_in_every_phase_and_shows_the_public_table(phase: str) -> None:
    here = at(phase)
    told = here.log_of(here.screen.table.end_early)
    # A peek that ends so is remarked before anybody keeps the game that is over.
    peeks = ["save", "changed", "save", "happened", "changed"]
    assert told == (peeks if phase in ("private", "peek") else ["save", "changed", "happened"])
    assert here.over()
    assert here.phase() == Public()
    assert here.screen.table.record.actions == (EndEarly(),)


def test_an_early_end_shows_no_private_view_and_takes_no_turn_any_more() -> None:
    here = scene()
    here.act(Play(0))
    here.screen.table.end_early()
    assert here.screen.view.seen.score == 1
    for seat in (KARI, PER, LIV):
        here.refuses(Refusal.GAME_OVER, partial(here.screen.look_away, seat))
    here.refuses(Refusal.VIEW_NOT_OPEN, lambda: here.screen.act(Play(0)))
    here.refuses(Refusal.GAME_OVER, here.screen.table.end_early)
