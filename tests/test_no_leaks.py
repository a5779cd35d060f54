"""Nothing anybody gets tells what is hidden from them: the walk through everything that can be read or seen.

The proof is by twins. A twin of an evening has other hidden cards, other notes and other withdrawn announcements, but
the same story. Whatever the same eyes get at both tables, in any role, any text and any picture, must be equal: then
it cannot depend on what they may not know.
"""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop import rules as hanabi
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting.styles import style_sheet
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.players import Level
from hanabi_desktop.records.record import Record
from hanabi_desktop.screen.replay_screen import ReplayScreen
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Paused, Private, Public
from hanabi_desktop.screens.replay.page import ReplayPage
from hanabi_desktop.table.actions import LayOpen, MoveToken, TokenMove
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.state import Speech
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.each import NIGHTLY, samples
from tests.games import deal_hands, legal_hints
from tests.leaks.shown import Shown
from tests.leaks.telling import (
    EVERY_ROLE,
    SPEAKING_ROLES,
    Told,
    differences,
    picture,
    told_by_models,
    told_by_view,
    told_by_widgets,
)
from tests.leaks.walks import Moment, check_plainly, moments_for, viewer_of, walk
from tests.screen.evenings import Evening, any_evening, twin
from tests.table.tables import NAMES, seated
from tests.twins import hidden_from

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = samples(suite=20, nightly=200)
WIDGET_GAMES = samples(suite=4, nightly=200)


# What models tell


def models_walk(evening: Evening, chosen: set[int], closely: bool = False) -> Iterator[Moment]:
    """What models that follow one table tell through an evening."""
    screen = evening.screen()
    models = TableModels(evening.game.players, screen)
    models.update(screen.view)
    screen.changed.connect(lambda: models.update(screen.view))

    def look(first: bool) -> Told:
        return told_by_models(models, EVERY_ROLE if closely and first else SPEAKING_ROLES) | told_by_view(screen.view)

    yield from walk(evening, screen, chosen, look)


def test_no_model_and_no_view_tells_a_hidden_face() -> None:
    differ, met = 0, set[object]()
    for seed in range(GAMES):
        evening = any_evening(seed, turns=2)
        viewer = viewer_of(evening)
        other = twin(evening, viewer)
        differ += evening.game.deck != other.game.deck
        chosen = moments_for(evening, viewer, 4)
        walks = (models_walk(each, chosen, closely=seed % 10 == 0) for each in (evening, other))
        for moment, twin_moment in zip(*walks, strict=True):
            assert differences(moment.told, twin_moment.told) == [], moment.where
            check_plainly(moment, evening)
            view = moment.view
            met |= {evening.memory, (type(view.phase), bool(view.announced), bool(view.seen.end), view.acting)}
    # There were games of every sort, at every phase.
    assert differ > 0.9 * GAMES
    phases = {(phase, False, False, False) for phase in (Public, LookAway, Private, Paused)}
    assert met == {
        *hanabi.MemoryAid,
        *phases,
        (Public, True, False, False),
        (Public, False, True, False),
        (Private, False, False, True),
    }


# With no memory aid, not even the hints that were given


def with_other_hints(game: hanabi.Game, hidden: set[int], chance: Random) -> hanabi.Game:
    """The same story but for what the hints said and what the hidden cards are."""
    faces = [game.deck[card] for card in sorted(hidden)]
    chance.shuffle(faces)
    deck = list(game.deck)
    for card, face in zip(sorted(hidden), faces, strict=True):
        deck[card] = face
    other = hanabi.Game(hanabi.Setup(game.rules, game.players, tuple(deck), game.setup.starter))
    for turn in game.turns:
        action: hanabi.Action = turn.action
        if isinstance(action, hanabi.ColourHint | hanabi.ValueHint):
            action = chance.choice([hint for hint in legal_hints(other) if hint.target == action.target])
        other.apply(action)
    return other


def test_with_no_memory_aid_no_old_hint_can_be_read_anywhere() -> None:
    compared = 0
    for seed in range(8):
        evening = replace(any_evening(seed, turns=0), memory=hanabi.MemoryAid.NONE)
        game = evening.game
        if game.end:
            game = hanabi.Game(game.setup, game.actions[:-1])
        viewer = viewer_of(evening)
        other = with_other_hints(game, set(hidden_from(game, viewer)), Random(seed))
        told = []
        for each in (game, other):
            screen = replace(evening, game=each, first=len(each.actions)).screen()
            models = TableModels(game.players, screen)
            found: list[Told] = []
            for eyes in (0, viewer or 0, game.current):
                screen.look_away(eyes)
                screen.open_view()
                models.update(screen.view)
                if eyes == viewer:
                    found.append(told_by_models(models, SPEAKING_ROLES) | told_by_view(screen.view))
                screen.cover()
                models.update(screen.view)
                found.append(told_by_models(models, SPEAKING_ROLES) | told_by_view(screen.view))
            told.append(found)
        for one, two in zip(*told, strict=True):
            assert differences(one, two) == [], seed
        compared += any(isinstance(action, hanabi.ColourHint | hanabi.ValueHint) for action in game.actions)
    assert compared > 4


# What widgets tell and show


def widgets_walk(evening: Evening, chosen: set[int], viewer: int | None) -> list[Moment]:
    """What the widgets of one table tell through an evening."""
    screen = evening.screen()
    speech = (None, *Speech)[evening.seed % 4]
    for seat in range(evening.game.players) if speech else ():
        screen.table.choose_speech(seat, speech)
    with closing(Shown.of(screen, twin=evening.secret)) as shown:

        def fiddle() -> None:
            seat = screen.phase.seat if isinstance(screen.phase, Private) else None
            if seat is None:
                shown.let_go()
            shown.fiddle(0 if seat == viewer else evening.secret)

        return list(walk(evening, screen, chosen, lambda _: shown.told(), fiddle))


@pytest.mark.parametrize("seed", range(1000, 1000 + WIDGET_GAMES))
def test_no_widget_tells_or_shows_a_hidden_face(seed: int) -> None:
    evening = any_evening(seed, turns=2)
    viewer = viewer_of(evening)
    chosen = moments_for(evening, viewer, samples(8, 12))
    one = widgets_walk(evening, chosen, viewer)
    other = widgets_walk(twin(evening, viewer), chosen, viewer)
    for moment, twin_moment in zip(one, other, strict=True):
        assert differences(moment.told, twin_moment.told) == [], moment.where
        check_plainly(moment, evening)


def frames(evening: Evening) -> list[Told]:
    """Pictures of everything that moves on the public table through an evening, some for each motion."""
    screen = evening.screen()
    shown: list[Told] = []
    with closing(Shown.of(screen, MotionPolicy.FULL, twin=evening.secret)) as on_screen:
        motion = on_screen.page.motion
        for step in evening.steps():
            QApplication.processEvents()
            step.do(screen)
            if motion.running:
                motion.clock.pause()
                for share in (0, 0.2, 0.5, 0.8):
                    motion.clock.setCurrentTime(int(share * motion.clock.duration()))
                    shown.append({(step.name, share): picture(on_screen.page)})
                motion.finish()
    return shown


def test_no_hidden_face_is_seen_while_things_move() -> None:
    moved = 0
    evenings = [evening for seed in range(2000, 2020) if not (evening := any_evening(seed, turns=3)).game.end]
    for evening in evenings[: samples(2, 12)]:
        one, other = frames(evening), frames(twin(evening, None))
        assert one == other, evening.seed
        moved += len(one)
    assert moved >= 8


# A card that is about to turn over


def until_it_turns(
    game: hanabi.Game, action: hanabi.Play | hanabi.Discard, master: int | None, *, alone: bool, twin: int
) -> tuple[list[Told], Told]:
    """All that is told while the card lies face down, and once it has turned; `alone` means with a computer."""
    computers = (None, Level.PLAIN) if alone else ()
    screen = SharedScreen(seated(game, master=master, computers=computers), clock=lambda: 0.0)
    with closing(Shown.of(screen, MotionPolicy.FULL, twin=twin)) as shown:
        page = shown.page
        page.shared_screen.reveal_seconds = 2
        if not alone:
            screen.look_away(game.current)
            screen.open_view()
        assert screen.phase == Private(0)
        found = list[Told]()

        def look() -> None:
            found.append(shown.told() | told_by_models(page.models, SPEAKING_ROLES) | told_by_view(page.view))

        page.requests.action_chosen.emit(action)
        if master is not None:
            # What is announced lies there until the master shows what comes of it.
            page.reveal.clock.setCurrentTime(page.reveal.clock.duration())
            look()
            shows = LayOpen() if isinstance(action, hanabi.Play) else MoveToken(TokenMove.RETURN_CLOCK)
            page.requests.action_chosen.emit(shows)
        assert page.reveal.on
        if page.motion.running:
            # The token that the master has moved is on its way.
            page.motion.clock.pause()
            page.motion.clock.setCurrentTime(200)
        clock = page.reveal.clock
        clock.pause()
        last = clock.duration() - 1
        # On its way, and just before it turns; nightly also when it has come to rest.
        for time in sorted({min(100, last), min(320, last), last} if NIGHTLY else {min(100, last), last}):
            clock.setCurrentTime(time)
            look()
        page.shared_screen.finish_reveal()
        return found, shown.told()


def test_nothing_tells_a_card_before_it_turns() -> None:
    # It fits or not, is a last copy, loses the game, or is discarded.
    for kind, faces, mistakes, master, alone in (
        (hanabi.Play, ("r1", "r4"), 3, None, False),
        (hanabi.Play, ("g5", "y2"), 1, None, False),
        (hanabi.Discard, ("b5", "w1"), 3, None, False),
        (hanabi.Play, ("r1", "r4"), 1, 1, False),
        (hanabi.Discard, ("b5", "w1"), 3, 0, False),
        (hanabi.Play, ("g5", "y2"), 3, None, True),
        (hanabi.Discard, ("b5", "w1"), 3, 0, True),
    ):
        told = []
        for number, (one, other) in enumerate((faces, faces[::-1])):
            rules = hanabi.Rules(mistakes=mistakes)
            game = deal_hands(rules, f"{one} y3 g1 b1 w2", "r2 r3 g2 b2 w3", draws=f"y1 {other}")
            for action in (hanabi.ValueHint(1, 2), hanabi.ValueHint(0, 3)):
                game.apply(action)
            told.append(until_it_turns(game, kind(0), master, alone=alone, twin=number))
        (before, after), (twin_before, twin_after) = told
        for one_told, twin_told in zip(before, twin_before, strict=True):
            assert differences(one_told, twin_told) == [], faces
        assert differences(after, twin_after)


# A record that is looked at again


def replay_page(record: Record, motion: MotionPolicy = MotionPolicy.OFF) -> ReplayPage:
    """Shown as a window of its own."""
    look = RenderContext(theme_for(Scheme.DARK))
    page = ReplayPage(ReplayScreen(Replay(record)), look, motion=motion)
    for owned in (look, page.replay_screen):
        owned.setParent(page)
    page.setStyleSheet(style_sheet(look.theme, 1.0))
    page.resize(1024, 700)
    page.show()
    QApplication.processEvents()
    return page


def looked_at_again(evening: Evening) -> list[Told]:
    """All that a game tells which is looked at before its end, without the leave of its players."""
    game = evening.game
    record = Record(NAMES[: game.players], game.setup, game.actions, evening.edition.id)
    page = replay_page(record, MotionPolicy.FULL)
    screen, said, found = page.replay_screen, list[str](), list[Told]()
    page.announcer.announced.connect(said.append)
    last = screen.turns
    try:
        for turn in (0, 1, 0, last):
            screen.go(turn)
            if page.motion.running:
                page.motion.clock.pause()
                for share in (0.0, 0.4, 0.9):
                    page.motion.clock.setCurrentTime(int(share * page.motion.clock.duration()))
                    found.append({"moving": share, "picture": picture(page)})
                page.motion.finish()
            told = told_by_models(page.models, SPEAKING_ROLES) | told_by_view(screen.view) | told_by_widgets(page)
            for seat, hand in enumerate(page.board.hand_views):
                for row in range(hand.model().rowCount()):
                    told["entries", seat, row] = page.jumps.entries(hand.model().index(row, 0))
            found.append({**told, "picture": picture(page), "said": list(said)})
            assert all(card.face is None for hand in screen.view.hands for card in hand)
        for eyes in (hanabi.Open(), hanabi.Seat(0)):
            with pytest.raises(ValueError, match="leave"):
                screen.look_with(eyes)
    finally:
        page.close()
        page.deleteLater()
    return found


def test_a_game_that_is_not_over_shows_no_hidden_face_to_those_who_look_at_it_again() -> None:
    evenings = [evening for seed in range(3000, 3040) if not (evening := any_evening(seed, turns=2)).game.end]
    evenings = [evening for evening in evenings if len(evening.game.actions) > 4]
    for evening in evenings[: samples(1, 20)]:
        one, other = looked_at_again(evening), looked_at_again(twin(evening, None))
        for told, twin_told in zip(one, other, strict=True):
            assert differences(told, twin_told) == [], evening.seed
        assert len(one) > 6


# After the end


def after_the_end_was_taken_back(evening: Evening) -> tuple[list[Told], int]:
    """What is told before the end, and after it was taken back; and how many faces could be seen in between."""
    screen = evening.screen()
    for step in evening.steps():
        step.do(screen)
    with closing(Shown.of(screen, twin=evening.secret)) as shown:
        before = shown.told()
        screen.table.end_early()
        QApplication.processEvents()
        again = replay_page(screen.table.record)
        told_by_widgets(again)
        faces = sum(card.face is not None for hand in again.replay_screen.view.hands for card in hand)
        again.replay_screen.go(0)
        again.close()
        again.deleteLater()
        shown.told()
        shown.page.board.hand_views[0].setFocus()
        screen.table.take_back()
        shown.announced.clear()
        return [before, shown.told()], faces


def test_hands_that_lay_open_after_the_end_leave_nothing_behind_when_it_is_taken_back() -> None:
    evenings = [evening for seed in range(3000, 3020) if not (evening := any_evening(seed, turns=1)).game.end]
    for evening in evenings[: samples(1, 20)]:
        one, faces = after_the_end_was_taken_back(evening)
        if faces:
            assert faces == sum(len(hand) for hand in evening.game.hands)
        other, _ = after_the_end_was_taken_back(twin(evening, None))
        for told, twin_told in zip(one, other, strict=True):
            assert differences(told, twin_told) == [], evening.seed
        assert faces


def carried(evening: Evening, viewer: int) -> list[Told]:
    """Pictures of the first and the last own card of `viewer` on their way to everything there is."""
    screen = evening.screen()
    shown: list[Told] = []
    with closing(Shown.of(screen, twin=evening.secret)) as on_screen:
        hand = on_screen.page.board.hand_views[viewer]
        for step in evening.steps():
            step.do(screen)
            if screen.phase != Private(viewer):
                continue
            QApplication.processEvents()
            for row in sorted({0, hand.model().rowCount() - 1}):
                for number, place in enumerate(on_screen.places):
                    if on_screen.carry(row, place):
                        shown.append({(step.name, row, number): picture(on_screen.page)})
                    hand.put_down()
    return shown


def test_no_hidden_face_is_seen_while_a_card_is_carried() -> None:
    compared = 0
    for seed in range(3000, 3008):
        evening = any_evening(seed, turns=2)
        viewer = evening.game.turns[-1].seat if evening.game.turns else 0
        one, other = carried(evening, viewer), carried(twin(evening, viewer), viewer)
        assert one == other, seed
        compared += len(one)
        if compared > 20:
            return
    raise AssertionError(f"only {compared} pictures were compared")
