"""Whole games of chance over every edition and every switch, watched by an independent referee."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hanabi_desktop import rules as hanabi
from hanabi_desktop.compat import override
from tests.games import POLICIES, Policy, faces_told, legal_actions, seen, shuffled_deck, state_of
from tests.strategies import rules_of

SEATS = st.integers(0, 4)
CARD_IDS = st.integers(-1, 60)
ANY_ACTION: st.SearchStrategy[hanabi.Action] = st.one_of(
    st.builds(hanabi.ColourHint, SEATS, st.sampled_from(hanabi.Suit)),
    st.builds(hanabi.ValueHint, SEATS, st.sampled_from(hanabi.RANKS)),
    st.builds(hanabi.Discard, CARD_IDS),
    st.builds(hanabi.Play, CARD_IDS, st.none() | st.sampled_from(hanabi.Suit)),
    st.just(hanabi.EndEarly()),
)
POLICY = st.sampled_from(POLICIES)
SEED = st.integers(0, 2**32 - 1)


class Referee:
    """The rules once more, in the plainest way: follows what is reported, and turns the cards over to check it."""

    def __init__(self, rules: hanabi.Rules, players: int, starter: int, deck: Sequence[hanabi.Card]) -> None:
        size = 5 if players <= 3 else 4
        self.rules = rules
        self.players = players
        self.deck = deck
        self.hands = [list(range(seat * size, seat * size + size)) for seat in range(players)]
        self.deck_left = len(rules.cards()) - size * players
        self.to_act = starter
        self.clocks = rules.clocks
        self.mistakes = 0
        self.laid: Counter[hanabi.Card] = Counter()
        self.gone: Counter[hanabi.Card] = Counter()
        self.turns_since_last_draw: int | None = None
        self.ended_early = False

    def watch(self, events: tuple[hanabi.Event, ...]) -> None:
        """Follow one turn; nothing may be reported that the table does not bear out."""
        deck_was_empty = not self.deck_left
        clocks_due = self.clocks_due_after(events[0])
        for event in events:
            match event:
                case hanabi.HintGiven(giver=seat, hint=hint, touched=touched):
                    assert seat == self.to_act != hint.target
                    hand = self.hands[hint.target]
                    assert hand
                    assert touched == tuple(card_id for card_id in hand if self.points(hint, self.deck[card_id]))
                    assert touched or self.rules.empty_hints
                case hanabi.ClockSpent(left=left):
                    self.clocks -= 1
                    assert self.clocks == left >= 0
                case hanabi.ClockReturned(left=left):
                    self.clocks += 1
                    assert self.clocks == left <= self.rules.clocks
                case hanabi.ClockLost(reason=reason):
                    assert self.clocks == self.rules.clocks
                    assert reason is not hanabi.ClockGain.DISCARD
                case hanabi.CardPlayed() | hanabi.CardMisplayed() | hanabi.CardDiscarded():
                    assert event.card == self.deck[event.card_id]
                    if not isinstance(event, hanabi.CardDiscarded):
                        assert isinstance(event, hanabi.CardPlayed) is self.fits(event.card, event.announced)
                    assert event.seat == self.to_act
                    self.hands[event.seat].remove(event.card_id)
                    (self.laid if isinstance(event, hanabi.CardPlayed) else self.gone)[event.card] += 1
                case hanabi.CardDrawn(seat=seat, card_id=card_id):
                    assert seat == self.to_act
                    assert card_id == len(self.rules.cards()) - self.deck_left
                    self.hands[seat].append(card_id)
                    self.deck_left -= 1
                case hanabi.FuseBurnt(mistakes=mistakes):
                    self.mistakes += 1
                    assert self.mistakes == mistakes
                case hanabi.FireworkCompleted(suit=suit):
                    assert all(self.laid[hanabi.Card(suit, rank)] for rank in hanabi.RANKS)
                case hanabi.FinalRoundBegun(turns=turns):
                    assert turns == self.players
                    assert not self.deck_left
                case _:
                    pass
        assert self.clocks == clocks_due
        if deck_was_empty:
            self.turns_since_last_draw = (self.turns_since_last_draw or 0) + 1
        self.to_act = (self.to_act + 1) % self.players

    def refuses(self, action: hanabi.Action, seat: int | None) -> hanabi.Refusal | None:
        """The first rule that `action` breaks, in the order in which records are checked."""
        if self.must_end():
            return hanabi.Refusal.GAME_OVER
        if isinstance(action, hanabi.EndEarly):
            return None
        broken: dict[hanabi.Refusal, bool] = {hanabi.Refusal.NOT_YOUR_TURN: seat not in (None, self.to_act)}
        if isinstance(action, hanabi.ColourHint | hanabi.ValueHint):
            hand = [self.deck[card_id] for card_id in self.hands[action.target]]
            unnameable = isinstance(action, hanabi.ColourHint) and action.suit not in self.nameable()
            broken[hanabi.Refusal.HINT_TO_SELF] = action.target == self.to_act
            broken[hanabi.Refusal.NO_CLOCK_TOKEN] = self.clocks == 0
            broken[hanabi.Refusal.COLOUR_NOT_NAMEABLE] = unnameable
            broken[hanabi.Refusal.NO_CARDS_TO_HINT] = not hand
            touched = not unnameable and any(self.points(action, card) for card in hand)
            broken[hanabi.Refusal.EMPTY_HINT] = not touched and not self.rules.empty_hints
        else:
            broken[hanabi.Refusal.NO_SUCH_CARD] = action.card not in self.hands[self.to_act]
            broken[hanabi.Refusal.ALL_CLOCK_TOKENS] = (
                isinstance(action, hanabi.Discard) and self.clocks == self.rules.clocks
            )
            broken[hanabi.Refusal.ANNOUNCEMENT_NOT_ALLOWED] = isinstance(action, hanabi.Play) and not self.may_announce(
                action
            )
        return next((refusal for refusal, is_broken in broken.items() if is_broken), None)

    def nameable(self) -> set[hanabi.Suit]:
        ordinary = self.rules.multicolour in (hanabi.Multicolour.TEN, hanabi.Multicolour.FIVE)
        return set(hanabi.Suit) if ordinary else set(hanabi.Suit) - {hanabi.Suit.MULTICOLOUR}

    def may_announce(self, play: hanabi.Play) -> bool:
        in_play = play.announced is not hanabi.Suit.MULTICOLOUR or self.rules.multicolour is not hanabi.Multicolour.NONE
        return play.announced is None or (self.rules.choreography and in_play)

    def clocks_due_after(self, event: hanabi.Event) -> int:
        """How many tokens are available after a turn that begins so."""
        match event:
            case hanabi.HintGiven():
                return self.clocks - 1
            case hanabi.CardDiscarded():
                return self.clocks + 1
            case hanabi.CardPlayed(card=card, announced=announced):
                return min(self.rules.clocks, self.clocks + (announced is not None) + (card.rank == 5))
            case _:
                return self.clocks

    def points(self, hint: hanabi.Hint, card: hanabi.Card) -> bool:
        if isinstance(hint, hanabi.ValueHint):
            return card.rank == hint.rank
        wild = self.rules.multicolour is hanabi.Multicolour.WILD
        assert not (wild and hint.suit is hanabi.Suit.MULTICOLOUR)
        return card.suit is hint.suit or (wild and card.suit is hanabi.Suit.MULTICOLOUR)

    def fits(self, card: hanabi.Card, announced: hanabi.Suit | None) -> bool:
        assert announced is None or self.rules.choreography
        below = all(self.laid[hanabi.Card(card.suit, rank)] for rank in range(1, card.rank))
        return below and not self.laid[card] and announced in (None, card.suit)

    def must_end(self) -> set[hanabi.EndReason]:
        """Every reason for which the game cannot go on; the empty set while it must."""
        reasons = set()
        if self.ended_early:
            reasons.add(hanabi.EndReason.ENDED_EARLY)
        if self.mistakes >= self.rules.mistakes:
            reasons.add(hanabi.EndReason.FUSE)
        if sum(self.laid.values()) == len(self.rules.suits) * len(hanabi.RANKS):
            reasons.add(hanabi.EndReason.COMPLETE)
        if self.rules.perfect:
            copies = Counter(self.rules.cards())
            if any(self.gone[card] == copies[card] for card in copies):
                reasons.add(hanabi.EndReason.INDISPENSABLE_CARD)
            if not self.hands[self.to_act] and not self.clocks:
                reasons.add(hanabi.EndReason.NO_ACTION_LEFT)
        elif self.turns_since_last_draw == self.players:
            reasons.add(hanabi.EndReason.FINAL_ROUND)
        return reasons


ENDED_IN_PLAY = (
    hanabi.EndReason.ENDED_EARLY,
    hanabi.EndReason.FUSE,
    hanabi.EndReason.COMPLETE,
    hanabi.EndReason.INDISPENSABLE_CARD,
    hanabi.EndReason.FINAL_ROUND,
    hanabi.EndReason.NO_ACTION_LEFT,
)
"""Which reason is named where several hold."""


class WholeGame(RuleBasedStateMachine):
    """Players of all kinds take turns at one table; now and then somebody tries what is not allowed."""

    game: hanabi.Game
    referee: Referee
    starter: int
    reachable: int

    @initialize(
        edition=st.sampled_from(list(hanabi.EDITIONS.values())), players=st.integers(2, 5), seed=SEED, data=st.data()
    )
    def sit_down(self, edition: hanabi.Edition, players: int, seed: int, data: st.DataObject) -> None:
        rules = data.draw(rules_of(edition), "rules")
        assert edition.refused(rules) == ()
        self.starter = data.draw(st.integers(0, players - 1), "starter")
        self.game = hanabi.deal(rules, players, shuffled_deck(rules, Random(seed)), self.starter)
        self.referee = Referee(rules, players, self.starter, self.game.deck)
        self.reachable = rules.maximum

    def running(self) -> bool:
        return self.game.end is None

    def take(self, action: hanabi.Action) -> None:
        """One legal turn, after which everything must hold."""
        actor = self.game.current
        events = self.game.apply(action)
        assert self.game.turns[-1].events == events
        assert self.game.turns[-1].seat == actor
        self.referee.ended_early = isinstance(action, hanabi.EndEarly)
        if not self.referee.ended_early:
            self.referee.watch(events)
        self.everything_holds()

    @precondition(running)
    @rule(policy=POLICY, seed=SEED, turns=st.integers(1, 40))
    def play_on(self, policy: Policy, seed: int, turns: int) -> None:
        rng = Random(seed)
        for _ in range(turns):
            if self.running():
                self.take(policy(self.game, rng))

    @precondition(running)
    @rule(data=st.data())
    def play_any_legal_action(self, data: st.DataObject) -> None:
        self.take(data.draw(st.sampled_from(legal_actions(self.game)), "action"))

    @precondition(lambda self: self.running() and len(self.game.turns) > 30)
    @rule(sure=st.integers(0, 9))
    def end_early(self, sure: int) -> None:
        if sure == 9:
            self.take(hanabi.EndEarly())

    @rule(action=ANY_ACTION, seat=st.none() | SEATS)
    def try_anything(self, action: hanabi.Action, seat: int | None) -> None:
        """What is refused changes nothing; what is allowed is only asked about."""
        if isinstance(action, hanabi.ColourHint | hanabi.ValueHint) and action.target >= self.game.players:
            return
        before = state_of(self.game)
        refusal = self.game.refusal(action, seat)
        assert refusal is self.referee.refuses(action, seat)
        if refusal is not None:
            with pytest.raises(hanabi.IllegalAction, match=f"^{refusal.value}$"):
                self.game.apply(action, seat)
        assert state_of(self.game) == before
        if refusal is None and not isinstance(action, hanabi.EndEarly):
            assert action in legal_actions(self.game)

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        game = self.game
        viewers = (None, *range(game.players))
        viewer = viewers[len(game.turns) % len(viewers)]
        for memory in hanabi.MemoryAid:
            view = seen(game, viewer, memory)
            for hand in view.hands:
                shown = viewer not in (None, hand.seat)
                assert [held.face for held in hand.cards] == [
                    game.deck[card_id] if shown else None for card_id in game.hands[hand.seat]
                ]
            shown_ids = {held.id for hand in view.hands for held in hand.cards if held.face}
            for card_id, face in faces_told(view):
                if card_id is None:
                    assert face in view.discards
                else:
                    assert game.deck[card_id] == face
                    assert card_id in shown_ids or card_id in game.played or card_id in game.discards

    def everything_holds(self) -> None:
        self.cards_are_conserved()
        self.the_table_is_as_reported()
        self.it_ends_exactly_when_it_must()
        self.the_score_is_sane()

    def cards_are_conserved(self) -> None:
        game = self.game
        held = [card_id for hand in game.hands for card_id in hand]
        undrawn = range(game.next_card, len(game.deck))
        assert Counter([*held, *undrawn, *game.played, *game.discards]) == Counter(range(len(game.deck)))
        assert Counter(game.deck) == Counter(game.rules.cards())

    def the_table_is_as_reported(self) -> None:
        game, referee = self.game, self.referee
        assert 0 <= game.clocks <= game.rules.clocks
        assert 0 <= game.mistakes <= game.rules.mistakes
        assert (game.clocks, game.mistakes, game.deck_left) == (referee.clocks, referee.mistakes, referee.deck_left)
        assert game.hands == referee.hands
        assert Counter(game.deck[card_id] for card_id in game.played) == referee.laid
        assert Counter(game.deck[card_id] for card_id in game.discards) == referee.gone
        assert {
            hanabi.Card(suit, rank + 1) for suit in game.rules.suits for rank in range(game.fireworks[suit])
        } == set(referee.laid)
        assert len(game.played) == sum(game.fireworks)
        for number, turn in enumerate(game.turns):
            assert turn.seat == (self.starter + number) % game.players
        undrawn = Counter(
            turn.seat
            for turn in game.turns
            if isinstance(turn.action, hanabi.Play | hanabi.Discard)
            and not any(isinstance(event, hanabi.CardDrawn) for event in turn.events)
        )
        size = game.rules.hand_size(game.players)
        assert [len(hand) for hand in game.hands] == [size - undrawn[seat] for seat in range(game.players)]
        assert game.deck_left == 0 or not undrawn

    def it_ends_exactly_when_it_must(self) -> None:
        game = self.game
        reasons = self.referee.must_end()
        reason = next((reason for reason in ENDED_IN_PLAY if reason in reasons), None)
        assert (game.end.reason if game.end else None) is reason
        told = [event for turn in game.turns for event in turn.events if isinstance(event, hanabi.GameOver)]
        assert told == ([game.end] if game.end else [])
        if not game.end:
            assert game.current == self.referee.to_act
            assert legal_actions(game)
            since, left = self.referee.turns_since_last_draw, game.turns_left
            if game.rules.perfect or game.deck_left:
                assert left is None
            else:
                assert left == game.players - (since or 0)

    def the_score_is_sane(self) -> None:
        game = self.game
        lost = game.outcome is hanabi.Outcome.DEFEAT
        assert game.score == (0 if lost else sum(game.fireworks))
        assert game.end is None or game.end.score == game.score
        reachable = seen(game).reachable
        assert game.score <= reachable <= self.reachable <= game.rules.maximum
        self.reachable = reachable
        if game.outcome is hanabi.Outcome.VICTORY:
            assert game.score == reachable == game.rules.maximum
        elif game.end:
            assert game.score == reachable
        elif game.rules.perfect:
            assert reachable == game.rules.maximum

    @override
    def teardown(self) -> None:
        if hasattr(self, "game"):
            self.the_hints_are_true()
            self.it_can_be_replayed()

    def the_hints_are_true(self) -> None:
        game = self.game
        for card_id, known in enumerate(game.known):
            assert game.deck[card_id].suit in known.suits
            assert game.deck[card_id].rank in known.ranks

    def it_can_be_replayed(self) -> None:
        again = hanabi.Game(self.game.setup)
        for turn in self.game.turns:
            assert again.apply(turn.action, turn.seat) == turn.events
        assert state_of(again) == state_of(self.game)
        assert state_of(hanabi.Game(self.game.setup, self.game.actions)) == state_of(self.game)
        assert [seen(again, seat) for seat in range(again.players)] == [
            seen(self.game, seat) for seat in range(again.players)
        ]


def watch(games: int) -> None:
    """Has the referee watch so many games; fails with the shortest one in which anything was wrong."""
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    run_state_machine_as_test(
        WholeGame, settings=settings(max_examples=games, stateful_step_count=12, suppress_health_check=checks)
    )


def main(games: int) -> int:
    """Has many games watched."""
    watch(games)
    print(f"{games} games: the referee agrees with the rules")
    return 0
