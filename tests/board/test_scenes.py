"""What is to be seen of each event: where it moves from, where to, and when the table changes under it."""

from collections.abc import Iterator
from random import Random
from types import UnionType
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from hanabi_desktop import rules as hanabi
from hanabi_desktop.board.motion import acts
from hanabi_desktop.board.motion.acts import Geometry
from hanabi_desktop.board.motion.board_motion import survey
from hanabi_desktop.board.motion.plan import DEALING, plan, plan_deal
from hanabi_desktop.models.table import Firework, TokenKind
from hanabi_desktop.records.record import replay
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.actions import LayOpen, MoveToken, TokenMove
from tests.games import card, clever, faces_told, legal_actions
from tests.screen.scenes import TWO_HINTS, before_the_five
from tests.screens.sitting import KARI, LIV, PER, Sit, act, dealt, open_view

RED = hanabi.Suit.RED
TWO_BOXES = (hanabi.EditionId.ENGLISH, hanabi.EditionId.GERMAN)
AnyOfThem = TypeVar("AnyOfThem", bound=acts.Act)


def of(scene: acts.Scene, kind: type[AnyOfThem]) -> list[AnyOfThem]:
    return [found for found in scene.acts if isinstance(found, kind)]


def showing(scene: acts.Scene, kind: type | UnionType) -> list[acts.Flight]:
    return [flight for flight in of(scene, acts.Flight) if isinstance(flight.sprite, kind)]


def near(one: QRectF, other: QRectF) -> bool:
    """Whether two rectangles lie at the same place; the table moves a little when its buttons change."""
    return (one.center() - other.center()).manhattanLength() <= 2


def looked_at(page: TablePage) -> Geometry:
    """Where things lie before the player acts who looks now."""
    open_view(page)
    return survey(page.board)


def test_a_played_card_flies_open_to_its_firework_and_a_new_one_comes_face_down(sit: Sit) -> None:
    page = sit()
    before = looked_at(page)
    page.shared_screen.act(hanabi.Play(0))
    scene, after = page.motion.scene, survey(page.board)
    (flight,) = showing(scene, hanabi.Card)
    assert flight.sprite == card("r1")
    assert near(flight.source, before.held[0].card)
    assert flight.target == after.fireworks[RED].card
    assert flight.lift > 0
    # The firework grows when the card lands.
    covered = [(cover.spot, cover.until) for cover in scene.covers if isinstance(cover.spot, acts.FireworkSpot)]
    assert covered == [(acts.FireworkSpot(0, Firework(RED, 0, 5)), flight.end)]
    assert {flash.tone for flash in of(scene, acts.Flash)} == {acts.Tone.GOOD}
    # The new card is not in the hand before it has come from the deck.
    (drawn,) = showing(scene, type(None))
    assert near(drawn.source, after.deck)
    assert drawn.target == after.held[15].card
    (cover,) = (c for c in scene.covers if c.spot == acts.HeldSpot(KARI, 4))
    assert cover.until == drawn.end
    # The others close the gap as they are seen by all.
    slides = showing(scene, acts.HeldSpot)
    assert [slide.sprite for slide in slides] == [acts.HeldSpot(KARI, row) for row in range(4)]
    assert all(slide.waiting and slide.source.left() > slide.target.left() for slide in slides)


def test_a_misplayed_card_is_shaken_red_hot_where_it_does_not_fit_and_falls_on_the_pile(sit: Sit) -> None:
    page = sit()
    before = looked_at(page)
    page.shared_screen.act(hanabi.Play(1))
    scene, after = page.motion.scene, survey(page.board)
    there, down = showing(scene, hanabi.Card)
    (shake,) = of(scene, acts.Shake)
    assert there.sprite == down.sprite == shake.card == card("y3")
    assert near(there.source, before.held[1].card)
    assert there.target == shake.rect == down.source == after.fireworks[hanabi.Suit.YELLOW].card
    assert (there.end, shake.end) == (shake.start, down.start)
    assert near(down.target, after.discards[card("y3")].cell)
    assert (down.curve, bool(down.spin)) == (acts.Curve.FALLING, True)
    assert acts.Tone.BAD in {flash.tone for flash in of(scene, acts.Flash)}
    # The pile has the card once it lies there, and no sooner.
    covered = [(c.spot.was.discarded, c.until) for c in scene.covers if isinstance(c.spot, acts.DiscardSpot)]
    assert covered == [(0, down.end)]


def test_a_discarded_card_glides_to_the_pile_calmly(sit: Sit) -> None:
    page = sit(before_the_five(*TWO_HINTS))
    before = looked_at(page)
    page.shared_screen.act(hanabi.Discard(3))
    scene = page.motion.scene
    (flight,) = showing(scene, hanabi.Card)
    assert flight.sprite == card("y1")
    assert near(flight.source, before.held[3].card)
    assert near(flight.target, survey(page.board).discards[card("y1")].cell)
    assert (flight.curve, flight.lift, flight.spin, flight.glowing) == (acts.Curve.CALM, 0, 0, False)
    # Nothing of it looks like a mistake.
    assert not of(scene, acts.Shake)
    assert not of(scene, acts.Flash)
    # A clock token comes back with it.
    (turn,) = of(scene, acts.Turning)
    assert (turn.before.used, turn.after.used) == (True, False)


def test_a_hint_flies_from_its_giver_to_every_card_it_points_at(sit: Sit) -> None:
    page = sit(dealt(hanabi.Rules(empty_hints=True)))
    act(page, hanabi.ColourHint(PER, RED))
    scene, after = page.motion.scene, survey(page.board)
    signs = showing(scene, hanabi.Hint)
    assert {sign.sprite for sign in signs} == {hanabi.ColourHint(PER, RED)}
    assert all(near(sign.source, after.names[KARI]) for sign in signs)
    assert all(near(sign.target, after.held[id_].card) for sign, id_ in zip(signs, (5, 6), strict=True))
    assert signs[0].start < signs[1].start
    # And is heard when it comes there, after the call to look.
    assert scene.landing == signs[0].end
    lights = [flash for flash in of(scene, acts.Flash) if flash.tone is acts.Tone.POINTED]
    assert [(light.rect, light.start) for light in lights] == [
        (after.held[id_].card, sign.end) for id_, sign in zip((5, 6), signs, strict=True)
    ]
    # One that points at nothing reaches its player all the same.
    act(page, hanabi.ValueHint(KARI, 5))
    (sign,) = showing(page.motion.scene, hanabi.Hint)
    names = survey(page.board).names
    assert near(sign.source, names[PER])
    assert near(sign.target, names[KARI])
    assert sign.vanishing


@pytest.mark.parametrize("edition", TWO_BOXES)
def test_tokens_are_turned_and_moved_as_the_box_has_it(sit: Sit, edition: hanabi.EditionId) -> None:
    page = sit(dealt(hanabi.EDITIONS[edition].rules), edition)
    before = looked_at(page).tokens[TokenKind.CLOCK]
    page.shared_screen.act(hanabi.ColourHint(PER, RED))
    after = survey(page.board).tokens[TokenKind.CLOCK]
    (turn,) = of(page.motion.scene, acts.Turning)
    assert (turn.before, turn.after) == (before[7].token, after[7].token)
    assert (turn.before.used, turn.after.used) == (False, True)
    assert near(turn.source, before[7].rect)
    assert turn.target == after[7].rect
    # The fuse burns down, and then its token moves.
    act(page, hanabi.Play(6))
    (spark,) = of(page.motion.scene, acts.Spark)
    (turn,) = (turn for turn in of(page.motion.scene, acts.Turning) if turn.before.kind is TokenKind.FUSE)
    assert spark.rect == turn.source
    assert spark.end == turn.start
    assert turn.waiting


def test_a_completed_firework_bursts_when_its_five_lands(sit: Sit) -> None:
    page = sit(before_the_five(*TWO_HINTS))
    act(page, hanabi.Play(2))
    scene = page.motion.scene
    (flight,) = showing(scene, hanabi.Card)
    burst, *sky = of(scene, acts.FireworkBurst)
    assert burst.suit is RED
    # It fills the sky over all of the table, and is soon over.
    assert {act.suit for act in sky} == {RED}
    reach = acts.burst_rect(max(sky, key=lambda act: act.rect.width()))
    assert reach.height() > 0.8 * page.board.stage.height()
    assert 1000 <= max(act.end for act in sky) - flight.end <= 2000
    assert abs(burst.start - flight.end) < 50
    assert burst.rect == survey(page.board).fireworks[RED].cell
    # With reduced motion nothing travels, shakes or bursts.
    reduced = scene.reduced()
    assert (reduced.acts, reduced.duration) == ((), acts.FADE)
    assert {cover.spot for cover in reduced.covers} == {cover.spot for cover in scene.covers}
    assert all(cover.fading for cover in reduced.covers)


def test_a_lost_bonus_and_the_last_card_are_lights_and_the_end_has_a_page_of_its_own(sit: Sit) -> None:
    places = survey(sit().board)
    lost = plan([hanabi.ClockLost(hanabi.ClockGain.BONUS)], places, places)
    assert [(lit.tone, lit.rect) for lit in of(lost, acts.Flash)] == [(acts.Tone.LOST, places.trays[TokenKind.CLOCK])]
    last = plan([hanabi.FinalRoundBegun(3)], places, places)
    assert [(lit.tone, lit.rect) for lit in of(last, acts.Flash)] == [(acts.Tone.POINTED, places.deck)]
    assert (lost.covers, last.covers) == ((), ())
    assert plan([hanabi.GameOver(hanabi.EndReason.COMPLETE, 25)], places, places) == acts.Scene()
    (blast,) = plan([hanabi.GameOver(hanabi.EndReason.FUSE, 0)], places, places).acts
    assert isinstance(blast, acts.Blast)
    assert (blast.source, blast.rect, blast.storm) == (places.trays[TokenKind.FUSE], places.table, False)

    # With reduced motion it is there at once, as a picture that is looked at for as long.
    ended = plan([hanabi.FuseBurnt(3), hanabi.GameOver(hanabi.EndReason.FUSE, 0)], places, places)
    assert ended.reduced().acts == (replace(blast, start=0, still=True),)
    # With tiles it is a storm that ends the show.
    tiles = survey(sit(edition=hanabi.EditionId.GERMAN).board)
    (blast,) = plan([hanabi.GameOver(hanabi.EndReason.FUSE, 0)], tiles, tiles).acts
    assert isinstance(blast, acts.Blast)
    assert blast.storm
    # What has no place on the board is left out.
    assert plan([hanabi.CardPlayed(0, 3, hanabi.Card(RED, 1))], Geometry(), Geometry()) == acts.Scene()


def test_cards_are_dealt_around_the_table_from_the_deck(sit: Sit) -> None:
    places = survey(sit().board)
    scene = plan_deal(places, starter=1)
    assert scene.duration == pytest.approx(DEALING, abs=2)
    assert len(scene.acts) == len(scene.covers) == 15
    flights = of(scene, acts.Flight)
    assert all(flight.sprite is None and flight.source == places.deck for flight in flights)
    assert [flight.start for flight in flights] == sorted(flight.start for flight in flights)
    seats = {place.card.topLeft().toTuple(): place.seat for place in places.held.values()}
    assert [seats[flight.target.topLeft().toTuple()] for flight in flights[:4]] == [1, 2, 0, 1]
    assert plan_deal(Geometry(), 0).duration == 0


def test_before_a_master_tokens_move_when_the_master_moves_them(sit: Sit) -> None:
    page = sit(master=LIV)
    act(page, hanabi.ColourHint(PER, RED))
    assert page.motion.scene == acts.Scene()
    page.shared_screen.act(MoveToken(TokenMove.SPEND_CLOCK))
    assert len(of(page.motion.scene, acts.Turning)) == 1
    assert len(showing(page.motion.scene, hanabi.Hint)) == 2
    # A burnt fuse is shown once.
    act(page, hanabi.Play(6))
    page.shared_screen.act(LayOpen())
    page.shared_screen.act(MoveToken(TokenMove.BURN_FUSE))
    assert len(of(page.motion.scene, acts.Spark)) == len(of(page.motion.scene, acts.Shake)) == 1
    # A token that was moved does not move again with the next one.
    page = sit(before_the_five(*TWO_HINTS), master=PER)
    act(page, hanabi.Play(2, RED))
    page.shared_screen.act(LayOpen())
    moved = []
    for bursts in (False, True):
        page.shared_screen.act(MoveToken(TokenMove.RETURN_CLOCK))
        (turn,) = of(page.motion.scene, acts.Turning)
        moved.append(turn.before.number)
        assert bool(of(page.motion.scene, acts.FireworkBurst)) is bursts
    assert moved[0] != moved[1]


def scenes_of_a_game(page: TablePage, rng: Random, turns: int) -> Iterator[tuple[acts.Scene, tuple[hanabi.Event, ...]]]:
    """Every scene of some turns of chance, and the events that it shows."""
    screen = page.shared_screen
    happened: list[tuple[hanabi.Event, ...]] = []
    screen.happened.connect(happened.append)
    for _ in range(turns):
        open_view(page)
        game = replay(screen.table.record)
        screen.act(rng.choice(legal_actions(game)) if rng.random() < 0.5 else clever(game, rng))
        if screen.table.over:
            break
        yield page.motion.scene, happened[-1]


def test_scenes_are_short_and_show_no_face_that_was_not_told_to_all(sit: Sit) -> None:
    shown, left = 0, hanabi.CardPlayed | hanabi.CardMisplayed | hanabi.CardDiscarded
    for scene, events in scenes_of_a_game(sit(dealt(hanabi.Rules(mistakes=4))), Random(0), 12):
        assert 250 <= scene.duration <= 1500
        assert all(250 <= found.duration <= 700 for found in scene.acts)
        told = {event.card for event in events if isinstance(event, left)}
        pictures = {f.sprite for f in of(scene, acts.Flight) if isinstance(f.sprite, hanabi.Card)}
        assert pictures | {shake.card for shake in of(scene, acts.Shake)} == told
        # No other act knows a face; what lies beneath knows what the pile has in common.
        assert {face for _, face in faces_told(scene.acts)} == told
        shown += len(told)
    assert shown > 3
