"""The evenings of chance that other tests watch are what they say."""

from hanabi_desktop.rules import EDITIONS, MemoryAid
from hanabi_desktop.screen.view import Private
from tests.games import state_of
from tests.screen.evenings import any_evening, twin
from tests.screen.scenes import Witness
from tests.twins import hidden_from


def test_an_evening_ends_where_its_game_does() -> None:
    for seed in range(12):
        evening = any_evening(seed)
        screen = evening.screen()
        names = []
        for step in evening.steps():
            step.do(screen)
            names.append(step.name)
        if names[-1:] != ["end early"]:
            assert screen.table.record.actions == evening.game.actions


def test_evenings_are_of_every_sort() -> None:
    evenings = [any_evening(seed, turns=3) for seed in range(60)]
    assert {evening.edition.id for evening in evenings} == set(EDITIONS)
    assert {evening.memory for evening in evenings} == set(MemoryAid)
    assert {evening.game.players for evening in evenings} == {2, 3, 4, 5}
    assert {evening.master is None for evening in evenings} == {True, False}
    names = {step.name for evening in evenings for step in evening.steps()}
    assert names >= {"look away", "open", "cover", "pause", "go on", "act", "lay open", "move a token", "withdraw"}
    assert names >= {
        "take back",
        "do again",
        "move a card",
        "raise a card",
        "turn a card",
        "note on a card",
        "end early",
    }
    steps = [step for evening in evenings for step in evening.steps()]
    assert len(steps) > 500


def test_a_twin_has_other_hidden_cards_and_the_same_story() -> None:
    different = 0
    for seed in range(30):
        evening = any_evening(seed, turns=3)
        viewer = (None, *range(evening.game.players))[seed % (evening.game.players + 1)]
        other = twin(evening, viewer)
        assert other.game.actions == evening.game.actions
        assert [turn.events for turn in other.game.turns] == [turn.events for turn in evening.game.turns]
        assert [step.name for step in other.steps()] == [step.name for step in evening.steps()]
        hidden = hidden_from(evening.game, viewer)
        changed = [card for card in range(len(evening.game.deck)) if evening.game.deck[card] != other.game.deck[card]]
        assert set(changed) <= set(hidden)
        different += len(changed) > len(hidden) // 2
        state, twin_state = state_of(evening.game), state_of(other.game)
        differ = {name for name in state if state[name] != twin_state[name]}
        assert differ <= {"deck", "setup"}
    assert different > 20


def test_an_evening_is_saved_as_it_goes() -> None:
    evening, witness = any_evening(4), Witness()
    screen = evening.screen(witness.save)
    for step in evening.steps():
        step.do(screen)
    assert witness.records[-1] == screen.table.record


def test_every_step_says_for_whose_eyes_the_screen_is_then() -> None:
    for seed in range(20):
        evening = any_evening(seed, turns=3)
        screen = evening.screen()
        for step in evening.steps():
            step.do(screen)
            assert step.eyes == (screen.phase.seat if isinstance(screen.phase, Private) else None)
