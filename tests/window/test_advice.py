"""What computers say: their advice, why they did something, and what a replay tells of it."""

from functools import partial

import pytest

from hanabi_desktop import rules as hanabi
from hanabi_desktop.screen.view import LookAway
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.table.state import Speech
from hanabi_desktop.teammates.teammate import choose
from hanabi_desktop.window import company
from hanabi_desktop.wording.journal import action_text
from tests.driver import MousePlayers
from tests.games import deal_hands
from tests.input import Key, comes, dealing, strike, wait_until
from tests.opening import OpenWindow
from tests.players import seats
from tests.screens.replay.games import page_of
from tests.screens.table.private import previewed
from tests.trials.evenings import who_plays
from tests.window.alone import ALONE, PLAIN, SKILLED, Slow, more_turns, no_beat, players, slow, turns
from tests.window.evening import DEAL, NAMES, RULES, seated

__all__ = ["no_beat", "players", "slow"]


def test_the_journal_knows_who_played_and_only_a_computer_says_why(open_window: OpenWindow) -> None:
    choice = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(NAMES, (None, None, PLAIN)), 0)
    players = seated(open_window(deal=dealing(DEAL)), choice)
    players.open_view()
    players.hint(hanabi.ValueHint(1, 1))
    who_plays(players, SKILLED, None, PLAIN)
    assert players.phase() == LookAway(1)
    strike(Key.Key_Escape)
    title = players.board.news.title
    players.use(players.panel.why)
    assert title.text().endswith(". A person took this turn.")
    players.open_view()
    players.play(players.view.hands[1][0].id)
    wait_until(lambda: turns(players) == 4)
    who_plays(players, None, None, SKILLED)
    said = players.listen()
    players.use(players.panel.why)
    wait_until(lambda: said and said[-1] == title.text() and "A person" not in said[-1])
    players.open_view()
    players.play([card.id for card in players.view.hands[1] if not card.known.hints][-1])
    players.screen.table.end_early()
    players.window.game.replay(players.record, 1)
    page = page_of(players.window)
    screen = page.replay_screen
    heard: list[str] = []
    page.announcer.announced.connect(heard.append)
    told = []
    for turn in range(1, 6):
        screen.go(turn)
        wait_until(page.bar.message.text)
        told.append((page.bar.message.text(), screen.choice is not None))
    assert [by for _, by in told] == [False, False, True, True, False]
    assert told[0][0].endswith("every card it points at fits, unless two are alike.")
    assert not any("A person" in text for text, _ in told[1:])
    mistake, _, advice = told[4][0].partition(" Advice: ")
    assert mistake.endswith("No hint said that it would fit.")
    # What would have been better is told of a person's turn alone.
    assert advice.startswith("play card 3.")
    assert [" Advice: " in text for text, _ in told[2:4]] == [False, False]
    # Who listens hears it as soon as it is there.
    assert {told[2][0], told[3][0], f"Advice: {advice}"} <= set(heard)
    screen.go(3)
    assert screen.view.computers == (SKILLED, None, PLAIN)
    # Who sat there then is whose eyes one can look with.
    assert page.bar.eyes.itemText(2) == "What Dotbot saw"
    screen.go(0)
    assert page.bar.eyes.itemText(2) == "What Kari saw"


def test_a_click_beside_the_cards_leaves_the_keyboard_with_them(players: MousePlayers) -> None:
    told = players.board.news.title.text
    before = told()
    players.use(players.panel.advice)
    wait_until(lambda: told() != before)
    assert players.hand(0).hasFocus()
    strike(Key.Key_2)
    assert players.hand(0).currentIndex().row() == 1
    advice = told()
    players.use(players.panel.advice)
    strike(Key.Key_Space, Key.Key_Return)
    assert told() == advice
    assert turns(players) == 0
    strike(Key.Key_P, Key.Key_P)
    wait_until(partial(more_turns, players, 2))


def test_advice_points_at_the_cards_that_it_means_until_the_turn_is_over(players: MousePlayers) -> None:
    kinds = set()
    for _ in range(4):
        done, title = turns(players), players.board.news.title
        told = title.text()
        choice = choose(SKILLED, players.view.seen)
        action = choice.action
        kinds |= {type(action), choice.other is None}
        options = players.view.seen.options
        assert options is not None
        lit = set(options.hints[action].touched) if isinstance(action, hanabi.Hint) else {action.card}
        # Of those that a hint points at, the ones that can be played because of it.
        lit = lit & {card for _, card, _ in choice.reason.plays} or lit
        strike(Key.Key_H)
        wait_until(partial(lambda told, title: title.text() != told, told, title))
        assert previewed(players) == lit
        assert lit == {row.card.id for hand in players.page.models.hands for row in hand.rows if row.spoken_of}
        # Of two lines, both are read without scrolling.
        second = "\nNearly as good: " in title.text()
        assert choice.other is not None or not second
        assert not players.board.news.scrolls
        # What is considered meanwhile comes before it, and goes.
        players.page.requests.hint_considered.emit(hanabi.ValueHint(1, 1))
        players.page.requests.hint_considered.emit(None)
        assert previewed(players) == lit
        players.screen.act(action)
        assert not previewed(players)
        wait_until(partial(more_turns, players, done + 2))
    assert len(kinds) == 4


def test_advice_is_read_aloud_when_a_key_asks_for_it_again(open_window: OpenWindow) -> None:
    table = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(NAMES, (None, None, PLAIN)), 0)
    players = seated(open_window(deal=dealing(DEAL)), table)
    heard, title = players.listen(), players.board.news.title
    strike(Key.Key_W, Key.Key_H)
    private = "You can only do that in your own private view."
    assert heard[-1] == f"{private} Kari’s turn."
    assert "Nothing has happened yet." in heard
    for speech, again in ((Speech.ON_REQUEST, True), (Speech.NEVER, False)):
        players.screen.table.choose_speech(0, speech)
        players.open_view()
        heard.clear()
        strike(Key.Key_H)
        wait_until(lambda: len(heard) == 1)
        strike(Key.Key_H)
        wait_until(lambda: len(heard) == 2)
        silent = "What to do is on the screen. Press H to hear it." if again else "It is on the screen."
        assert heard == [silent, title.text() if again else "Reading aloud is off for Kari; G changes it."]
        players.screen.cover()


def test_advice_that_comes_too_late_is_not_given(players: MousePlayers, slow: Slow) -> None:
    told = players.listen()
    players.use(players.panel.advice)
    players.hint(hanabi.ValueHint(1, 1))
    slow.go_on()
    wait_until(lambda: turns(players) == 3)
    assert not any("Advice" in text for text in told)


def test_a_computer_says_why_and_what_it_would_do(players: MousePlayers) -> None:
    assert not players.panel.why.isVisible()
    title = players.board.news.title
    strike(Key.Key_H)
    wait_until(lambda: " the hint “" in title.text())
    players.hint(hanabi.ValueHint(1, 1))
    wait_until(partial(more_turns, players, 2))
    players.use(players.panel.why)
    wait_until(
        lambda: (
            "Keep your card 2 for now: it’s yellow 2, and Tinbot’s yellow 1 comes first (likely; otherwise "
            in title.text()
        )
    )
    said = title.text()
    # The cards that the hint pointed at are lit up.
    (hint,) = (event for event in players.view.seen.turns[-1].events if isinstance(event, hanabi.HintGiven))
    assert previewed(players) == set(hint.touched)
    # Which turn it is about comes first, and how one asks for the turn before.
    last = players.view.last_turn
    assert last is not None
    assert said.startswith(action_text(last, players.view.names, RULES))
    assert said.endswith("(“Why?” again: the turn before.)")
    players.use(players.panel.why)
    earlier = action_text(players.view.seen.turns[1], players.view.names, RULES)
    assert title.text().startswith(earlier)
    assert title.text().endswith("(“Why?” again: the turn before.)")
    # Last comes what the own hint has told.
    players.use(players.panel.why)
    assert title.text() == "Kari to Tinbot: three 1s. Then Tinbot can play red 1, yellow 1 and blue 1 (sure)."
    players.use(players.panel.why)
    assert title.text().startswith(f"Back to the latest turn. {action_text(last, players.view.names, RULES)}")


def test_only_the_own_view_tells_of_cards_that_others_may_not_see(open_window: OpenWindow) -> None:
    table = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(NAMES, (SKILLED, None, None)), 0)
    players = seated(open_window(deal=dealing(DEAL)), table)
    wait_until(lambda: turns(players) == 1)
    heard, title = players.listen(), players.board.news.title.text
    players.use(players.panel.why)
    public = title()
    assert public == "Tinbot to Per: three 1s. After this hint, every card it points at fits, unless two are alike."
    players.turn(hanabi.ValueHint(2, 1))
    players.screen.table.choose_speech(2, Speech.NEVER)
    players.open_view()
    players.use(players.panel.why)
    assert title() == "Tinbot to Per: three 1s. Then Per can play red 1, yellow 1 and blue 1 (sure)."
    # Nobody else hears it.
    assert heard[-1] == public


def test_on_the_public_screen_why_steps_back_as_in_a_private_view(open_window: OpenWindow) -> None:
    names = ("Kari", "Per", "Ola", "Siri")
    game = deal_hands(RULES, "y1 y2 y3 y4", "r1 g2 g3 g4", "r5 y5 g5 b5", "w1 w2 w3 w4")
    choice = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(names, (SKILLED, PLAIN, None, None)), 0)
    players = seated(open_window(deal=dealing(game)), choice)
    wait_until(lambda: turns(players) == 2)
    assert players.view.seen.viewer is None
    title, heard = players.board.news.title.text, players.listen()
    told = [action_text(turn, players.view.names, RULES) for turn in players.view.seen.turns]
    for turn, end in ((1, "(“Why?” again: the turn before.)"), (0, ".")):
        players.use(players.panel.why)
        assert title().startswith(told[turn])
        assert title().endswith(end)
        assert heard[-1] == title()


def test_whoever_asks_why_has_time_to_read_it(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "BEAT", 60_000)
    players = seated(open_window(deal=dealing(DEAL)), ALONE)
    players.hint(hanabi.ValueHint(1, 1))
    strike(Key.Key_Return)
    wait_until(lambda: turns(players) == 2)
    place = players.panel.take_back.x()
    monkeypatch.setattr(company, "BEAT", 0)
    monkeypatch.setattr(company, "READING", 60_000)
    strike(Key.Key_W)
    title = players.board.news.title
    wait_until(lambda: "was sure to fit" in title.text())
    assert not comes(lambda: turns(players) > 2, 0.2)
    players.use(players.panel.go_on)
    wait_until(lambda: turns(players) == 3)
    assert not players.panel.go_on.isVisible()
    # Nothing that undoes comes to where another button was.
    assert players.panel.take_back.x() == place < players.panel.why.x()


def test_nobody_is_advised_where_only_people_play(open_window: OpenWindow) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.open_view()
    assert not players.panel.advice.isVisible()
    told, heard = players.board.news.title.text(), players.listen()
    strike(Key.Key_H, Key.Key_W)
    assert not comes(lambda: players.board.news.title.text() != told, 0.1)
    assert heard == ["No computer is playing here."] * 2


def test_a_replay_waits_for_no_reason_and_forgets_none(open_window: OpenWindow, slow: Slow) -> None:
    slow.on.set()
    players = seated(open_window(deal=dealing(DEAL)), ALONE)
    players.hint(hanabi.ValueHint(1, 1))
    wait_until(partial(more_turns, players, 2))
    players.screen.table.end_early()
    slow.on.clear()
    slow.asked.clear()
    players.window.game.replay(players.record, 2)
    page = page_of(players.window)
    assert not comes(page.bar.message.text, 0.1)
    page.replay_screen.go(3)
    slow.go_on()
    wait_until(page.bar.message.text)
    last = page.bar.message.text()
    for turn in (2, 3, 2, 3):
        page.replay_screen.go(turn)
        wait_until(page.bar.message.text)
        assert (page.bar.message.text() == last) is (turn == 3)
    assert slow.asked == [(SKILLED, 1), (PLAIN, 2), (SKILLED, 1)]
