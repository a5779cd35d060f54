"""A card that was played or discarded lies face down before all eyes, and turns over."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanabi_desktop import rules as hanabi
from hanabi_desktop.board.motion import acts
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.screen.view import Phase, Public, Revealing
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.screens.table.reveal import ARRIVING, SHORT_WAY
from hanabi_desktop.table.actions import ActionKind, LayOpen, MoveToken, TableAction, TokenMove, Withdraw
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.each import each
from tests.games import deal_hands, game_that_ends, of_turn
from tests.screen.scenes import TWO_HINTS, before_the_five
from tests.screens.sitting import KARI, LIV, PER, Sit, open_view

pytestmark = pytest.mark.usefixtures("english")

THERE = ARRIVING + 1


def waiting(page: TablePage, action: hanabi.TurnAction, at: int = THERE) -> list[str]:
    """The player whose turn it is acts; so many milliseconds later the clock stands still. Returns what is announced."""
    page.shared_screen.reveal_seconds = 2
    open_view(page)
    said: list[str] = []
    page.announcer.announced.connect(said.append)
    choose(page, action, at)
    return said


def choose(page: TablePage, action: TableAction, at: int = THERE) -> None:
    page.requests.action_chosen.emit(action)
    if page.reveal.on:
        page.reveal.clock.pause()
        page.reveal.clock.setCurrentTime(min(at, page.reveal.clock.duration() - 1))


def phase(page: TablePage) -> Phase:
    return page.view.phase


def test_it_lies_face_down_for_two_seconds_and_all_else_as_it_was(sit: Sit) -> None:
    assert Preferences().reveal_seconds == 2
    page = sit()
    called: list[Phase] = []
    page.shared_screen.called.connect(lambda: called.append(page.shared_screen.phase))
    said = waiting(page, hanabi.Play(0))
    assert called == [Revealing(KARI, ActionKind.PLAY, 0)]
    assert lit(page) == [KARI]
    # Below it stands whole what is happening.
    below = page.reveal.place.toRect().translated(0, page.reveal.place.toRect().height())
    plate = page.reveal.grab(below.adjusted(-60, 0, 60, 0)).toImage()
    ink = page.reveal._look.theme.text
    columns = [x for x in range(plate.width()) if any(plate.pixelColor(x, y) == ink for y in range(60))]
    assert columns[-1] - columns[0] > 150
    # It is done, and on disk; what everybody sees is the table from before.
    assert page.shared_screen.table.record.actions == (hanabi.Play(0),)
    assert 2000 <= page.reveal.clock.duration() < 2300
    assert phase(page) == Revealing(KARI, ActionKind.PLAY, 0)
    assert [row.height for row in page.models.fireworks.rows] == [0] * 5
    # Whoever sat with the back turned is called in the letters of who is asked to look away.
    assert page.board.panel.headline.text() == "Everyone, look!"
    assert page.board.news.title.text() == "Kari plays card 1…"
    assert page.board.panel.going_on is None
    assert not page.board.panel.take_back.isVisible()
    assert said == ["Kari plays card 1…"]
    page.reveal.clock.setCurrentTime(page.reveal.clock.duration())
    assert not page.reveal.isVisible()
    # Nobody is asked to look away from it before it lies where it belongs.
    assert phase(page) == Revealing(KARI, ActionKind.PLAY, 0, turned=True)
    assert page.board.panel.headline.text() == "Kari plays red 1"
    assert said[1].startswith("Kari plays red 1. It fits. Card 1.")
    assert page.board.panel.going_on is None
    (up,) = (act for act in page.motion.scene.acts if isinstance(act, acts.TurningUp))
    flight = next(act for act in page.motion.scene.acts if isinstance(act, acts.Flight) and act.glowing)
    assert (flight.source, flight.start) == (up.rect, up.end)
    page.reveal.clock.setCurrentTime(page.reveal.clock.duration())
    assert phase(page) == Public()
    assert said[2:] == ["Per’s turn"]
    assert page.board.panel.turn.hasFocus()
    # What is refused calls nobody; a hint is seen at once.
    assert waiting(page, hanabi.Discard(5)) == ["No clock token is spent, so you can’t discard now."]
    assert len(called) == 1
    assert waiting(page, hanabi.ColourHint(LIV, hanabi.Suit.RED))[0].startswith("Per to Liv")
    assert not page.reveal.on
    assert called[1:] == [Public()]


def _press(page: TablePage) -> None:
    QTest.mousePress(page.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(500, page.height() - 40))


@each("press", (lambda page: QTest.keyPress(page.windowHandle(), Qt.Key.Key_Return), _press))
def test_a_press_goes_on_and_does_nothing_else(sit: Sit, press: Callable[[TablePage], None]) -> None:
    page = sit()
    chosen: list[object] = []
    for asked in (page.requests.look_away_chosen, page.requests.view_chosen):
        asked.connect(chosen.append)
    waiting(page, hanabi.Play(0), at=ARRIVING - 50)
    # What comes sooner than anybody sees the card was meant for something else.
    press(page)
    assert page.reveal.clock.currentTime() < ARRIVING
    page.reveal.clock.setCurrentTime(THERE)
    QTest.simulateEvent(page.windowHandle(), True, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    assert page.reveal.clock.currentTime() == THERE
    QTest.qWait(0)
    page.reveal._rest.begin()
    press(page)
    # It turns now, and is at its edge a moment later; another press does not wait for that.
    assert page.reveal.on
    page.reveal.finish()
    assert phase(page) == Revealing(KARI, ActionKind.PLAY, 0, turned=True)
    page.reveal.clock.setCurrentTime(THERE)
    page.reveal._rest.begin()
    press(page)
    assert (phase(page), chosen) == (Public(), [])


def test_a_press_while_a_card_is_read_brings_it_to_its_place_for_all_to_see(sit: Sit) -> None:
    page = sit()
    waiting(page, hanabi.Play(0))
    sooner: list[int] = []
    page.reveal.hastened.connect(sooner.append)
    page.reveal.finish()
    page.reveal.clock.setCurrentTime(THERE)
    motion = page.motion
    assert motion.until_landing > 1000
    _press(page)
    assert motion.until_landing <= 400
    # It is heard as much sooner.
    assert sooner[0] > 600
    # Nobody has to read on; it flies, and lands soon.
    assert phase(page) == Revealing(KARI, ActionKind.PLAY, 0, turned=True)
    assert motion.running
    motion.clock.setCurrentTime(1)
    assert motion.clock.currentValue() >= motion.scene.read
    motion.clock.setCurrentTime(400)
    assert motion.clock.currentValue() >= motion.scene.landing
    assert page.reveal.clock.duration() <= SHORT_WAY
    page.reveal.clock.setCurrentTime(page.reveal.clock.duration())
    assert phase(page) == Public()
    assert page.board.panel.turn.isVisible()
    # The next scene takes its own time.
    waiting(page, hanabi.Play(5))
    page.reveal.finish()
    assert motion.clock.duration() == motion.scene.duration


OTHERS: tuple[Callable[[TablePage], object], ...] = (
    lambda page: page.shared_screen.pause(),
    lambda page: page.shared_screen.look_away(PER),
    lambda page: page.shared_screen.table.take_back(),
    lambda page: page.shared_screen.table.end_early(),
    lambda page: page.shared_screen.table.act(PER, hanabi.ColourHint(LIV, hanabi.Suit.RED)),
    lambda page: page.shared_screen.finish_reveal(),
)


@each("happens", OTHERS)
def test_whatever_else_happens_shows_the_truth_at_once(sit: Sit, happens: Callable[[TablePage], object]) -> None:
    page = sit()
    waiting(page, hanabi.Play(0))
    happens(page)
    assert not page.reveal.isVisible()
    assert not isinstance(phase(page), Revealing)
    page.motion.finish()
    QApplication.processEvents()


@each("motion", (MotionPolicy.REDUCED, MotionPolicy.OFF))
def test_with_less_motion_it_waits_as_long_and_nothing_travels(sit: Sit, motion: MotionPolicy) -> None:
    page = sit(motion=motion)
    waiting(page, hanabi.Play(0))
    assert page.reveal.clock.duration() == 2000
    page.reveal.finish()
    assert all(isinstance(act, acts.Still) for act in page.motion.scene.acts)
    # Everybody reads it, large, before the table changes.
    (up,) = (act for act in page.motion.scene.acts if isinstance(act, acts.TurningUp))
    assert up.turning == 0
    assert up.duration >= 1000
    assert all(cover.until >= up.end for cover in page.motion.scene.covers)
    page.shared_screen.finish_reveal()
    assert not page.motion.running


def test_a_loss_is_read_for_longer_than_what_simply_fits(sit: Sit) -> None:
    times = []
    for rank in (1, 5):
        page = sit(deal_hands(hanabi.Rules(), f"r{rank} y3 g1 b1 w2", "r2 r3 g2 b2 w3"))
        waiting(page, hanabi.Play(0))
        page.reveal.finish()
        (up,) = (act for act in page.motion.scene.acts if isinstance(act, acts.TurningUp))
        times.append(up.duration)
        page.shared_screen.finish_reveal()
    fits, lost = times
    assert 1000 <= fits < lost - 500
    assert lost < 4000


@each("motion", MotionPolicy)
def test_it_is_heard_as_it_is_seen(sit: Sit, motion: MotionPolicy) -> None:
    page = sit(deal_hands(hanabi.Rules(mistakes=1), "r4 y3 g1 b1 w2", "r2 r3 g2 b2 w3"), motion=motion)
    heard: list[tuple[type[hanabi.Event], int]] = []
    turned: list[int] = []
    page.shared_screen.turned.connect(lambda: turned.append(len(heard)))
    page.reveal.seen.connect(lambda events, landing: heard.extend((type(event), landing) for event in events))
    waiting(page, hanabi.Play(0))
    assert (heard, turned) == ([], [])
    page.reveal.finish()
    # It turns first, and is wrong only when it comes to its firework; the explosion is heard when it is seen.
    assert turned == [0]
    landing = page.motion.scene.landing
    assert landing >= 1000
    assert [kind for kind, _ in heard] == [hanabi.CardMisplayed, hanabi.FuseBurnt, hanabi.CardDrawn, hanabi.GameOver]
    whens = [when for _, when in heard]
    if motion is MotionPolicy.FULL:
        # The last fuse is heard as it burns, and the explosion when it is seen.
        assert whens == sorted(whens)
        assert landing == whens[0] < whens[1] < whens[3] - 1000
    else:
        assert whens == [landing] * 4
    page.shared_screen.finish_reveal()
    assert len(heard) == 4


def test_before_a_master_laying_the_card_open_is_the_reveal(sit: Sit) -> None:
    hands = ("r1 y5 g1 b1 w1", "r2 r3 g2 b2 w2", "r4 r3 g5 b3 w3")
    page = sit(deal_hands(hanabi.Rules(choreography=True), *hands), master=LIV)
    said = waiting(page, hanabi.Play(1, hanabi.Suit.RED))
    assert said[0].startswith("Kari plays card 2: “red”…")
    # It lies there for all to see, and nobody has to wait: it may be turned up, or the play withdrawn.
    assert page.reveal.isVisible()
    assert not page.reveal.on
    choose(page, Withdraw())
    assert not page.reveal.isVisible()
    said = waiting(page, hanabi.Play(1, hanabi.Suit.RED))
    page.shared_screen.pause()
    page.shared_screen.cover()
    assert page.reveal.isVisible()
    said.clear()
    choose(page, LayOpen())
    assert phase(page) == Revealing(KARI, ActionKind.PLAY, 1, hanabi.Suit.RED)
    assert page.board.news.title.text() == "Kari plays card 2: “red”…"
    # What was announced is not said twice, and there is nothing more to wait for.
    assert said == []
    assert page.reveal.clock.duration() < 500
    assert page.board.panel.going_on is None
    assert not any(card.face or card.announced for hand in page.view.hands for card in hand)
    page.reveal.finish()
    (up,) = (act for act in page.motion.scene.acts if isinstance(act, acts.TurningUp))
    (told,) = (act for act in page.motion.scene.acts if isinstance(act, acts.Words))
    assert told.tone is acts.Tone.BAD
    assert told.words.splitlines()[0] == "Kari says “red”, but it’s yellow 5"
    assert len(told.words.splitlines()) == 3
    # It lies open in the hand from then on, and the master need not wait for it to come there.
    (flight,) = (act for act in page.motion.scene.acts if isinstance(act, acts.Flight))
    assert (flight.source, flight.start) == (up.rect, up.end)
    assert not page.reveal.on
    assert page.board.panel.token.isVisible()
    choose(page, MoveToken(TokenMove.BURN_FUSE))
    # Everybody has seen it.
    assert not page.reveal.on
    assert page.shared_screen.table.record.actions == (hanabi.Play(1, hanabi.Suit.RED),)


SHOWN = (
    (hanabi.Play(3), LayOpen(), ActionKind.PLAY, "Kari plays yellow 1. It fits. Card 2."),
    (hanabi.Discard(3), MoveToken(TokenMove.RETURN_CLOCK), ActionKind.DISCARD, "Kari discards yellow 1. Card 2."),
)


@each(("action", "shows", "kind", "told"), SHOWN)
def test_before_a_master_too_what_fits_or_is_discarded_is_seen_by_all_first(
    sit: Sit, action: hanabi.TurnAction, shows: TableAction, kind: ActionKind, told: str
) -> None:
    page = sit(before_the_five(*TWO_HINTS), master=PER)
    said = waiting(page, action)
    said.clear()
    choose(page, shows)
    assert phase(page) == Revealing(KARI, kind, 3)
    assert page.board.news.title.text() == f"Kari {kind.value}s card 2…"
    # The token lies where the master has put it.
    assert page.view.clocks == page.shared_screen.table.view(hanabi.Everybody()).clocks
    page.reveal.finish()
    assert phase(page) == Revealing(KARI, kind, 3, turned=True)
    assert said[-1].splitlines()[0] == told
    page.shared_screen.finish_reveal()
    assert phase(page) == Public()


def lit(page: TablePage) -> list[int]:
    """Whose hand has the frame of the one whose turn it is."""
    return [player.seat for player in page.models.players.rows if player.current]


def words(page: TablePage) -> str:
    """All that is read and heard in the window."""
    board = page.board
    return f"{board.panel.headline.text()} {board.news.title.accessibleName()} {board.tokens.score.text()}"


@each("reason", (hanabi.EndReason.FUSE, hanabi.EndReason.COMPLETE, hanabi.EndReason.FINAL_ROUND))
def test_the_last_card_is_seen_before_a_word_of_the_end(sit: Sit, reason: hanabi.EndReason) -> None:
    whole = game_that_ends(reason, hanabi.Rules(), 3)
    page = sit(hanabi.Game(whole.setup, whole.actions[:-1]))
    said = waiting(page, of_turn(whole.actions[-1]))
    if not isinstance(page.view.phase, Revealing) or not page.view.phase.turned:
        page.reveal.finish()
    # It has turned, and moves; nobody is told that it was the last one.
    assert page.motion.running
    assert page.reveal.on
    assert page.board.isVisible()
    assert page.view.seen.end is None
    height = sum(whole.fireworks)
    assert f"{height} of" in words(page)
    # The frame stays with whoever did it: that no turn follows is not told, and none is promised.
    assert lit(page) == [whole.turns[-1].seat]
    # Nobody is seen to draw a card that nobody will hold.
    held = {card.id for hand in page.view.hands for card in hand}
    assert not held & {event.card_id for event in whole.turns[-1].events if isinstance(event, hanabi.CardDrawn)}
    assert page.view.seen.deck_left == len(whole.deck) - len(held | {*whole.played, *whole.discards})
    # Whoever had the last turn has had it.
    assert page.view.seen.turns_left in (None, 0)
    assert "has the last turn" not in "\n".join(said)
    for word in ("over", "ictory", "efeat", "league"):
        assert word not in words(page) + "\n".join(said), word
    page.shared_screen.finish_reveal()
    assert page.finale.isVisible()
    assert not lit(page)
    assert page.view.seen.end == whole.end
    assert len(said) == (3 if isinstance(whole.actions[-1], hanabi.Play | hanabi.Discard) else 2)
