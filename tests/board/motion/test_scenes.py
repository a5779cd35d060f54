"""What is to be seen of each event, in the players' terms."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

import pytest
from PySide6.QtCore import QRectF

from hanabi_desktop.board.motion.acts import (
    FADE,
    Act,
    BackSprite,
    Curve,
    DiscardSpot,
    FaceSprite,
    FireworkBurst,
    FireworkSpot,
    Flash,
    Flight,
    HeldSpot,
    HeldSprite,
    HintSprite,
    Scene,
    Shake,
    Spark,
    Tone,
    Turning,
    bounds,
)
from hanabi_desktop.board.motion.geometry import Geometry, survey
from hanabi_desktop.board.motion.plan import plan
from hanabi_desktop.models.fireworks import Firework
from hanabi_desktop.models.tokens import TokenKind
from hanabi_desktop.records.record import replay
from hanabi_desktop.rules import (
    EDITIONS,
    Card,
    CardDiscarded,
    CardMisplayed,
    CardPlayed,
    ClockGain,
    ClockLost,
    ColourHint,
    Discard,
    EditionId,
    EndReason,
    Event,
    FinalRoundBegun,
    GameOver,
    Play,
    Rules,
    Suit,
    ValueHint,
    deal,
)
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.actions import LayOpen, MoveToken
from hanabi_desktop.table.tokens import TokenMove
from tests.board.motion.tables import KARI, LIV, PER, Sit, act, dealt, open_view
from tests.games import card, clever, deal_hands, faces_told, legal_actions, shuffled_deck
from tests.screen.scenes import TWO_HINTS, before_the_five

RED = Suit.RED
AnyOfThem = TypeVar("AnyOfThem", bound=Act)


def of(scene: Scene, kind: type[AnyOfThem]) -> list[AnyOfThem]:
    return [found for found in scene.acts if isinstance(found, kind)]


def showing(scene: Scene, *kinds: type) -> list[Flight]:
    return [flight for flight in of(scene, Flight) if isinstance(flight.sprite, kinds)]


def near(one: QRectF, other: QRectF, away: float = 2.0) -> bool:
    """Whether two rectangles lie at the same place; the table moves a little when its buttons change."""
    return (one.center() - other.center()).manhattanLength() <= away


def looked_at(page: TablePage) -> Geometry:
    """Where things lie before the player acts who looks now."""
    open_view(page)
    return survey(page.board)


def test_a_played_card_flies_open_from_its_place_in_the_hand_to_its_firework(sit: Sit) -> None:
    page = sit()
    before = looked_at(page)
    page.shared_screen.act(Play(0))
    (flight,) = showing(page.motion.scene, FaceSprite)
    assert flight.sprite == FaceSprite(card("r1"))
    assert near(flight.source, before.held[0].card)
    assert flight.target == survey(page.board).fireworks[RED].card
    assert flight.lift > 0


def test_the_firework_grows_when_the_card_lands(sit: Sit) -> None:
    page = sit()
    act(page, Play(0))
    (flight,) = showing(page.motion.scene, FaceSprite)
    covered = [(cover.spot, cover.until) for cover in page.motion.scene.covers if isinstance(cover.spot, FireworkSpot)]
    assert covered == [(FireworkSpot(0, Firework(RED, 0, 5)), flight.end)]
    assert {flash.tone for flash in of(page.motion.scene, Flash)} == {Tone.GOOD}


def test_a_misplayed_card_is_shaken_red_hot_where_it_does_not_fit_and_falls_on_the_pile(sit: Sit) -> None:
    page = sit()
    before = looked_at(page)
    page.shared_screen.act(Play(1))
    scene, after = page.motion.scene, survey(page.board)
    there, down = showing(scene, FaceSprite)
    (shake,) = of(scene, Shake)
    assert there.sprite == down.sprite == FaceSprite(shake.card) == FaceSprite(card("y3"))
    assert near(there.source, before.held[1].card)
    assert there.target == shake.rect == down.source == after.fireworks[Suit.YELLOW].card
    assert there.end == shake.start
    assert shake.end == down.start
    assert near(down.target, after.discards[card("y3")].copy(0))
    assert (down.curve, bool(down.spin)) == (Curve.FALLING, True)
    assert Tone.BAD in {flash.tone for flash in of(scene, Flash)}
    # The pile has the card once it lies there, and no sooner.
    covered = [(c.spot.was.discarded, c.until) for c in scene.covers if isinstance(c.spot, DiscardSpot)]
    assert covered == [(0, down.end)]


def test_a_discarded_card_glides_to_the_pile_calmly(sit: Sit) -> None:
    page = sit(before_the_five(*TWO_HINTS))
    before = looked_at(page)
    page.shared_screen.act(Discard(3))
    scene = page.motion.scene
    (flight,) = showing(scene, FaceSprite)
    assert flight.sprite == FaceSprite(card("y1"))
    assert near(flight.source, before.held[3].card)
    assert near(flight.target, survey(page.board).discards[card("y1")].copy(0))
    assert (flight.curve, flight.lift, flight.spin, flight.glowing) == (Curve.CALM, 0, 0, False)
    # Nothing of it looks like a mistake.
    assert not of(scene, Shake)
    assert not of(scene, Flash)


def test_a_new_card_comes_face_down_from_the_deck_and_is_not_in_the_hand_before(sit: Sit) -> None:
    page = sit()
    act(page, Play(0))
    scene, after = page.motion.scene, survey(page.board)
    (flight,) = showing(scene, BackSprite)
    assert near(flight.source, after.deck)
    assert flight.target == after.held[15].card
    (cover,) = (c for c in scene.covers if isinstance(c.spot, HeldSpot) and c.spot.row == after.held[15].row)
    assert (cover.spot, cover.until) == (HeldSpot(KARI, 4), flight.end)


def test_the_other_cards_close_the_gap_as_they_are_seen_by_all(sit: Sit) -> None:
    page = sit()
    act(page, Play(0))
    slides = showing(page.motion.scene, HeldSprite)
    assert [slide.sprite for slide in slides] == [HeldSprite(KARI, row) for row in range(4)]
    assert all(slide.waiting and slide.source.left() > slide.target.left() for slide in slides)


def test_a_hint_flies_from_its_giver_to_every_card_it_points_at(sit: Sit) -> None:
    page = sit()
    act(page, ColourHint(PER, RED))
    scene, after = page.motion.scene, survey(page.board)
    signs = showing(scene, HintSprite)
    assert {sign.sprite for sign in signs} == {HintSprite(ColourHint(PER, RED))}
    assert [near(sign.source, after.names[KARI]) for sign in signs] == [True, True]
    assert [near(sign.target, after.held[id_].card) for sign, id_ in zip(signs, (5, 6), strict=True)] == [True, True]
    assert signs[0].start < signs[1].start
    lights = [flash for flash in of(scene, Flash) if flash.tone is Tone.POINTED]
    assert [(light.rect, light.start) for light in lights] == [
        (after.held[id_].card, sign.end) for id_, sign in zip((5, 6), signs, strict=True)
    ]


def test_a_hint_that_points_at_nothing_reaches_its_player(sit: Sit) -> None:
    page = sit(dealt(Rules(empty_hints=True)))
    act(page, ValueHint(PER, 5))
    (sign,) = showing(page.motion.scene, HintSprite)
    names = survey(page.board).names
    assert near(sign.source, names[KARI])
    assert near(sign.target, names[PER])
    assert sign.vanishing


@pytest.mark.parametrize("edition", [EditionId.ENGLISH, EditionId.NORWEGIAN, EditionId.SWEDISH, EditionId.GERMAN])
def test_a_spent_clock_token_is_turned_and_moved_as_the_box_has_it(sit: Sit, edition: EditionId) -> None:
    page = sit(dealt(EDITIONS[edition].rules), edition)
    before = looked_at(page).tokens[TokenKind.CLOCK]
    page.shared_screen.act(ColourHint(PER, RED))
    after = survey(page.board).tokens[TokenKind.CLOCK]
    (turn,) = of(page.motion.scene, Turning)
    assert (turn.before, turn.after) == (before[7].token, after[7].token)
    assert (turn.before.used, turn.after.used) == (False, True)
    assert near(turn.source, before[7].rect)
    assert turn.target == after[7].rect


def test_a_discard_brings_a_clock_token_back(sit: Sit) -> None:
    page = sit()
    act(page, ColourHint(PER, RED), Discard(9))
    (turn,) = of(page.motion.scene, Turning)
    assert (turn.before.used, turn.after.used, turn.before.number) == (True, False, 7)


@pytest.mark.parametrize("edition", [EditionId.ENGLISH, EditionId.NORWEGIAN, EditionId.SWEDISH, EditionId.GERMAN])
def test_the_fuse_burns_down_and_then_its_token_moves(sit: Sit, edition: EditionId) -> None:
    page = sit(dealt(EDITIONS[edition].rules), edition)
    act(page, Play(1))
    scene = page.motion.scene
    (spark,) = of(scene, Spark)
    (turn,) = of(scene, Turning)
    assert turn.before.kind is TokenKind.FUSE
    assert spark.rect == turn.source
    assert spark.end == turn.start
    assert turn.waiting


def test_a_completed_firework_bursts_when_its_five_lands(sit: Sit) -> None:
    page = sit(before_the_five(*TWO_HINTS))
    act(page, Play(2))
    scene = page.motion.scene
    (flight,) = showing(scene, FaceSprite)
    (burst,) = of(scene, FireworkBurst)
    assert burst.suit is RED
    assert abs(burst.start - flight.end) < 50
    assert burst.rect == survey(page.board).fireworks[RED].cell


def test_a_bonus_that_is_lost_and_the_last_card_are_lights_only(sit: Sit) -> None:
    places = survey(sit().board)
    lost = plan([ClockLost(ClockGain.BONUS)], places, places)
    assert [(light.tone, light.rect) for light in of(lost, Flash)] == [(Tone.LOST, places.trays[TokenKind.CLOCK])]
    last = plan([FinalRoundBegun(3)], places, places)
    assert [(light.tone, light.rect) for light in of(last, Flash)] == [(Tone.POINTED, places.deck)]
    assert (lost.covers, last.covers) == ((), ())


def test_the_end_is_not_shown_on_the_board(sit: Sit) -> None:
    places = survey(sit().board)
    assert plan([GameOver(EndReason.FUSE, 0)], places, places) == Scene()


class TestBeforeAMaster:
    """Tokens move when the master moves them, and only then."""

    def test_the_token_moves_first_and_the_hint_flies_with_the_last_one(self, sit: Sit) -> None:
        page = sit(master=LIV)
        act(page, ColourHint(PER, RED))
        assert page.motion.scene == Scene()
        page.shared_screen.act(MoveToken(TokenMove.SPEND_CLOCK))
        assert len(of(page.motion.scene, Turning)) == 1
        assert len(showing(page.motion.scene, HintSprite)) == 2

    def test_a_token_that_was_moved_does_not_move_again_with_the_next_one(self, sit: Sit) -> None:
        page = sit(before_the_five(*TWO_HINTS), master=PER)
        act(page, Play(2, RED))
        page.shared_screen.act(LayOpen())
        page.shared_screen.act(MoveToken(TokenMove.RETURN_CLOCK))
        (first,) = of(page.motion.scene, Turning)
        assert not of(page.motion.scene, FireworkBurst)
        page.shared_screen.act(MoveToken(TokenMove.RETURN_CLOCK))
        (second,) = of(page.motion.scene, Turning)
        assert first.before.number != second.before.number
        assert len(of(page.motion.scene, FireworkBurst)) == 1

    def test_a_burnt_fuse_is_shown_once(self, sit: Sit) -> None:
        page = sit(master=LIV)
        act(page, Play(1))
        page.shared_screen.act(LayOpen())
        page.shared_screen.act(MoveToken(TokenMove.BURN_FUSE))
        assert len(of(page.motion.scene, Spark)) == 1
        assert len(of(page.motion.scene, Shake)) == 1


def scenes_of_a_game(page: TablePage, rng: Random, turns: int) -> Iterable[tuple[Scene, tuple[Event, ...]]]:
    """Every scene of some turns of chance, and the events that it shows."""
    screen = page.shared_screen
    told: list[tuple[Event, ...]] = []
    screen.happened.connect(told.append)
    for _ in range(turns):
        open_view(page)
        game = replay(screen.table.record)
        screen.act(rng.choice(legal_actions(game)) if rng.random() < 0.5 else clever(game, rng))
        if screen.table.over:
            break
        yield page.motion.scene, told[-1]


@pytest.mark.parametrize("players", range(2, 6))
def test_no_scene_is_long_and_no_movement_hasty(sit: Sit, players: int) -> None:
    rng = Random(players)
    rules = Rules(mistakes=4, choreography=True, empty_hints=True)
    page = sit(deal(rules, players, shuffled_deck(rules, rng), 0))
    for scene, _ in scenes_of_a_game(page, rng, 10):
        assert 250 <= scene.duration <= 1500
        assert all(250 <= found.duration <= 700 for found in scene.acts)


def test_every_face_that_is_shown_was_told_to_all(sit: Sit) -> None:
    shown = 0
    for seed in range(3):
        for scene, events in scenes_of_a_game(sit(dealt(Rules(mistakes=4))), Random(seed), 12):
            told = {event.card for event in events if isinstance(event, CardPlayed | CardMisplayed | CardDiscarded)}
            pictures = {f.sprite.card for f in of(scene, Flight) if isinstance(f.sprite, FaceSprite)}
            assert pictures | {shake.card for shake in of(scene, Shake)} == told
            # No other act knows a face; what lies beneath knows what the pile has in common.
            assert {face for _, face in faces_told(scene.acts)} == told
            shown += len(told)
    assert shown > 5


def test_with_reduced_motion_nothing_travels_shakes_or_bursts(sit: Sit) -> None:
    page = sit(before_the_five(*TWO_HINTS))
    act(page, Play(2))
    reduced = page.motion.scene.reduced()
    assert reduced.acts == ()
    assert 0 < reduced.duration <= FADE <= 150
    assert {cover.spot for cover in reduced.covers} == {cover.spot for cover in page.motion.scene.covers}
    assert all(cover.fading for cover in reduced.covers)


def test_what_has_no_place_on_the_board_is_left_out() -> None:
    nowhere = Geometry()
    told: list[Event] = [
        CardPlayed(0, 3, Card(RED, 1)),
        CardMisplayed(0, 4, Card(RED, 4)),
        CardDiscarded(0, 5, Card(RED, 1)),
    ]
    assert plan(told, nowhere, nowhere) == Scene()


def test_movements_begin_and_end_where_they_should(sit: Sit) -> None:
    page = sit(deal_hands(Rules(), "r1 y3 g1 b1 w1", "r2 r3 g2 b2 w2"))
    act(page, Play(0))
    for flight in of(page.motion.scene, Flight):
        assert bounds(flight, 0.0).contains(flight.source)
        assert bounds(flight, 1.0).contains(flight.target)
        assert flight.share(flight.end) is None
        assert flight.share(flight.start) == 0.0
