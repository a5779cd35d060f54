"""Computers at the table, in the real window: alone with them, several people with them, and what stops them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from hanabi_desktop import rules as hanabi
from hanabi_desktop.models.scores import score_line
from hanabi_desktop.players import Level
from hanabi_desktop.records.remarks import Seated, TakenBack, remarks_of
from hanabi_desktop.records.scores import score_of
from hanabi_desktop.records.store import save
from hanabi_desktop.screen import thinker
from hanabi_desktop.screen.view import LookAway, Paused, Private, Public
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.teammates import teammate
from hanabi_desktop.teammates.reasons import Choice
from hanabi_desktop.teammates.teammate import choose
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.widgets.sheet import scrim_of
from hanabi_desktop.window import company
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.window.table_dialogs import PlayersDialog
from hanabi_desktop.wording.cards import card_name
from hanabi_desktop.wording.table import headline
from hanabi_desktop.wording.typography import NO_BREAK
from tests.driver import KeyPlayers, MousePlayers
from tests.games import deal_hands
from tests.input import Answer, Key, answering, click, comes, dealing, press, release, strike, wait_until
from tests.opening import OpenWindow
from tests.players import seats
from tests.records.samples import plain_record
from tests.trials.evenings import who_plays
from tests.window.alone import ALONE, PLAIN, SKILLED, Slow, more_turns, no_beat, players, slow, turns
from tests.window.evening import DEAL, NAMES, RULES, answered, by_menu, last_saved, seated
from tests.window.late_game import settle

__all__ = ["no_beat", "players", "slow"]


def test_alone_with_two_computers_none_looks_away_and_a_turn_is_one_click(open_window: OpenWindow, data: Path) -> None:
    players = MousePlayers(open_window(deal=dealing(DEAL)))
    players.new_game(ALONE)
    assert players.phase() == Private(0)
    assert not players.panel.turn.isVisible()
    assert not players.panel.cover.isVisible()
    players.hint(hanabi.ValueHint(1, 1))
    assert players.phase() == Private(0)
    wait_until(lambda: turns(players) == 3)
    assert players.view.seen.current == 0
    assert all(card.face is None for card in players.view.hands[0])
    assert all(card.face for hand in players.view.hands[1:] for card in hand)
    players.play(players.view.hands[0][0].id)
    wait_until(lambda: turns(players) == 6)
    assert last_saved(data).extra["computers"] == [None, "skilled", "plain"]
    assert not remarks_of(players.record)


def test_alone_no_computer_takes_menu_keys_or_mouse(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "BEAT", 60_000)
    players = seated(open_window(deal=dealing(DEAL)), ALONE)
    strike(Key.Key_PageDown)
    players.hint(hanabi.ValueHint(1, 1))
    # After the own turn, its keys are about the own cards again.
    assert players.hand(0).hasFocus()
    strike(Key.Key_PageDown)
    monkeypatch.setattr(company, "BEAT", 0)
    spot, menu = QCursor.pos(), players.window.menus.table
    menu.popup(players.window.mapToGlobal(players.window.rect().center()))
    players.page.requests.go_on_chosen.emit()
    assert not comes(lambda: turns(players) > 1, 0.4)
    assert menu.isVisible()
    press(players.panel.headline)
    menu.close()
    assert not comes(lambda: turns(players) > 1, 0.4)
    release(players.panel.headline)
    wait_until(lambda: turns(players) == 3)
    assert players.hand(1).hasFocus()
    assert QCursor.pos() == spot


def test_a_computer_waits_for_a_peek_and_a_pause_that_nobody_has_to_agree_to(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "BEAT", 60_000)
    players = seated(open_window(deal=dealing(deal_hands(RULES, "r1 y2 g3 b4 w5", *HANDS, starter=2))), STARTS)
    assert players.panel.headline.text() == "Tinbot is thinking…"
    monkeypatch.setattr(company, "BEAT", 0)
    players.peek(0)
    players.show_cards()
    assert players.phase() == Private(0)
    assert not comes(lambda: turns(players), 0.3)
    players.window.menus.pause.trigger()
    assert not comes(lambda: turns(players), 0.3)
    assert players.phase() == Paused()
    players.use(players.page.cover.open)
    wait_until(lambda: turns(players) == 1)


HANDS = ["r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1"]


def test_the_first_game_is_two_clicks_away_and_the_next_is_like_the_last(open_window: OpenWindow) -> None:
    window = open_window()
    click(window.title_page.languages["de"])
    click(window.title_page.company_button)
    players = MousePlayers(window)
    assert players.view.names == ("Spieler 1", "Blechbot", "Punktbot")
    assert players.view.computers == (None, SKILLED, SKILLED)
    assert (players.view.edition.id, players.view.master) == (hanabi.EditionId.GERMAN, None)
    if players.view.seen.current == 0:
        assert isinstance(players.phase(), Private)
    window.show_title()
    players.new_game(NewGame(hanabi.EditionId.ENGLISH, RULES, seats(("Åsa", "Per"), (None, None)), 0))
    window.show_title()
    click(window.title_page.company_button)
    assert players.view.names == ("Åsa", "Blechbot", "Punktbot")
    window.show_title()
    table = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(("Kari", ""), (None, PLAIN)), 0)
    players.new_game(table)
    window.show_title()
    click(window.title_page.company_button)
    assert list(players.view.names) == ["Kari", "Blechbot"]
    assert list(players.view.computers) == [None, PLAIN]


STARTS = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(NAMES, (None, None, PLAIN)), 2)


def journal_lines(players: MousePlayers) -> list[str]:
    """What the journal says, the newest first."""
    journal = players.page.models.journal
    return [str(journal.index(row, 0).data()) for row in range(journal.rowCount())]


def asked_of_one(sheet: MessageSheet) -> None:
    """Takes back what costs the medals."""
    assert (sheet.windowTitle(), sheet.details.text()) == ("Are you sure?", "")
    assert sheet.text.text().endswith("This game wins no medal.")
    answered("Take back")(sheet)


def test_a_take_back_goes_back_to_the_last_turn_of_a_person(players: MousePlayers) -> None:
    players.hint(hanabi.ValueHint(1, 1))
    wait_until(lambda: turns(players) == 3)

    # There is nobody who might not agree.
    with answering(asked_of_one):
        strike(Qt.KeyboardModifier.ControlModifier | Key.Key_Z)
    assert turns(players) == 0
    assert players.phase() == Private(0)
    assert [type(remark) for remark in remarks_of(players.record)] == [TakenBack] * 3


def test_with_two_people_a_take_back_past_a_computer_is_agreed_on(open_window: OpenWindow) -> None:
    choice = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(NAMES, (None, PLAIN, None)), 0)
    players = seated(open_window(deal=dealing(DEAL)), choice)
    players.open_view()
    players.hint(hanabi.ValueHint(1, 1))
    wait_until(lambda: turns(players) == 2)

    def agree(dialog: QWidget) -> None:
        assert "computers" in dialog.accessibleDescription()
        assert "Kari" in dialog.accessibleDescription()
        assert "Per" not in dialog.accessibleDescription()
        click(next(button for button in dialog.findChildren(QPushButton) if button.text() == "Take back"))

    by_menu(players, "Table", "Take back", agree)
    assert turns(players) == 0


def test_a_computer_takes_a_seat_over_and_gives_it_back(open_window: OpenWindow, data: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))

    told = players.listen()
    who_plays(players, None, SKILLED, PLAIN)
    # No hand is seen before Kari says that nobody else looks.
    assert players.phase() == LookAway(0)
    players.show_cards()
    players.hint(hanabi.ValueHint(1, 1))
    wait_until(lambda: turns(players) == 3)
    assert players.phase() == Public()
    assert players.view.names == ("Kari", "Tinbot", "Dotbot")
    assert "for Per" in players.page.board.hands[1].accessibleDescription()

    def back(dialog: QWidget) -> None:
        assert isinstance(dialog, PlayersDialog)
        assert dialog.kinds[2].segments[None].text() == "Ola is back"
        strike(Key.Key_Escape)

    by_menu(players, "Table", "Who plays: leave or come back…", back)
    by_menu(players, "Table", "Per is back", answered("Change"))
    assert players.board.news.title.text() == "Per is back"
    assert [entry.isVisible() for entry in players.window.menus.back] == [False, False, True, False, False]
    assert players.view.names == ("Kari", "Per", "Dotbot")
    assert players.phase() == Public()
    assert players.screen.table.operators == (Operator.SCREEN, Operator.SCREEN, Operator.COMPUTER)
    assert [(type(each), each.turn) for each in remarks_of(last_saved(data))] == [(Seated, turn) for turn in (0, 0, 3)]
    assert players.record.names == NAMES
    lines = [
        "Per gets up; Tinbot plays on (skilled).",
        "Ola gets up; Dotbot plays on (basic).",
        "Per is back and takes over from Tinbot.",
    ]
    shown = journal_lines(players)
    assert [line for line in shown if line in lines] == lines
    # Whoever took a turn is called so for ever.
    assert sum(line.startswith("Tinbot") for line in shown) == 1
    assert not any(line.startswith("Per ") and line not in lines for line in shown)
    assert all(any(line in text for text in told) for line in lines)
    players.open_view()
    assert players.board.news.title.text().split("\n")[-1] == lines[-1]
    assert players.board.journal.isRowHidden(players.page.models.journal.rowCount() - 1)
    # The end names whoever sat in for somebody, to the end or for a while.
    players.screen.table.end_early()
    players.screen.finish_reveal()
    assert "Tinbot played for Per." in players.page.finale.remarks.text()
    assert "Tinbot (for Per) and Dotbot (for Ola)" in score_line(score_of(players.record))


def test_a_look_is_told_of_whoever_looked_and_not_of_who_sits_there_now(open_window: OpenWindow) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(hanabi.ValueHint(1, 1))
    players.peek(2)
    players.show_cards()
    players.screen.cover()
    who_plays(players, None, None, SKILLED)
    players.open_view()
    _, look, gets_up = players.board.news.title.text().split("\n")
    assert look.startswith("Ola ")
    assert gets_up.startswith("Ola gets up; ")


def test_whoever_gets_up_while_looking_for_a_turn_has_got_up_and_covered_nothing(open_window: OpenWindow) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.open_view()
    who_plays(players, SKILLED, None, None)
    wait_until(lambda: turns(players) == 1)
    lines = journal_lines(players)
    assert len(lines) == 2
    assert lines[0] == "Kari gets up; Tinbot plays on (skilled)."
    assert lines[1].startswith("Tinbot")


def test_where_people_got_up_no_hand_lies_open_unasked_in_the_next_game_either(open_window: OpenWindow) -> None:
    hands = "r5 y1 g1 b1 w1", "y1 y2 y3 y4 y5", "g1 g2 g3 g4 g5"
    deal = dealing(*(deal_hands(hanabi.Rules(mistakes=1), *hands, starter=seat) for seat in (0, 1)))
    players = seated(open_window(deal=deal), NewGame(hanabi.EditionId.HOUSE, hanabi.Rules(mistakes=1), seats(NAMES), 0))
    who_plays(players, None, SKILLED, SKILLED)
    players.turn(hanabi.Play(players.view.hands[0][0].id))
    players.use(players.page.finale.again)
    wait_until(lambda: players.view.seen.current == 0)
    assert players.view.names == ("Kari", "Tinbot", "Dotbot")
    assert not players.view.alone
    assert not isinstance(players.phase(), Private)


def test_no_seat_changes_hands_unless_all_agree_and_no_hand_is_seen_then(players: MousePlayers, data: Path) -> None:
    assert isinstance(players.phase(), Private)
    hidden = []

    def chosen(dialog: PlayersDialog) -> None:
        # One person has to stay.
        click(dialog.kinds[0].segments[PLAIN])
        assert not dialog.done_button.isEnabled()
        click(dialog.kinds[0].segments[None])
        click(dialog.kinds[1].segments[None])
        dialog.names[1].setText("Ola")
        assert isinstance(players.phase(), Paused)
        hidden.append(scrim_of(players.window).property("opaque"))
        click(dialog.done_button)

    def refuse(dialog: MessageSheet) -> None:
        hidden.append(scrim_of(players.window).property("opaque"))
        sits_down, warning = dialog.text.text().replace(NO_BREAK, " ").split("\n")
        assert sits_down == "Ola sits down and takes over from Tinbot."
        assert "whose cards they have seen in the meantime" in warning
        answered("No")(dialog)

    by_menu(players, "Table", "Who plays: leave or come back…", chosen, refuse)
    assert hidden == [True, True]
    # Nobody is asked about nothing.
    who_plays(players, None, SKILLED, PLAIN)
    assert isinstance(players.phase(), Private)
    assert players.view.computers == (None, SKILLED, PLAIN)
    assert not remarks_of(last_saved(data))


def test_a_game_opened_over_who_plays_is_not_covered_for_the_first(players: MousePlayers, tmp_path: Path) -> None:
    other = tmp_path / "other.hanabi.json"
    save(plain_record(), other)

    def started_again(dialog: PlayersDialog) -> None:
        with answering(answered("Continue")):
            players.window.come_forward(other)
            settle()
        dialog.reject()

    with answering(started_again):
        players.window.menus.players.trigger()
    # A deleted screen would have been an error in the log, which fails the test.
    assert players.window.game.shared_screen is not None


def test_the_master_gets_up_in_one_step_and_the_next_person_takes_the_role(open_window: OpenWindow) -> None:
    game = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(NAMES, (None, None, SKILLED)), 0, master=1)
    players = seated(open_window(deal=dealing(DEAL)), game)

    def chosen(dialog: QWidget) -> None:
        assert isinstance(dialog, PlayersDialog)
        click(dialog.kinds[1].segments[SKILLED])
        assert any(label.text() == "Kari becomes the master." for label in dialog.findChildren(QLabel))
        click(dialog.kinds[0].segments[PLAIN])
        assert not dialog.done_button.isEnabled()
        click(dialog.kinds[0].segments[None])
        click(dialog.done_button)

    def gets_up(sheet: MessageSheet) -> None:
        # No person takes over what she may have seen.
        assert sheet.text.text() == "Per gets up; Dotbot plays on (skilled)."
        answered("Change")(sheet)

    told = players.listen()
    by_menu(players, "Table", "Who plays: leave or come back…", chosen, gets_up)
    news = players.board.news
    lines = ["Kari is now the master.", "Per gets up; Dotbot plays on (skilled)."]
    assert players.view.master == players.screen.table.master == 0
    assert (news.title.text(), news.details.text()) == ("From now on, Dotbot plays here", lines[0])
    assert journal_lines(players)[:2] == lines
    assert [sum(line in text for text in told) for line in lines] == [1, 1]
    assert [remark.turn for remark in remarks_of(players.record)] == [0, 0]
    players.screen.table.end_early()
    players.screen.finish_reveal()
    assert players.page.finale.players.text().replace(NO_BREAK, " ") == "Kari, Dotbot (for Per) and Tinbot"


def test_turns_of_a_person_who_got_up_are_not_taken_back_as_a_computers(open_window: OpenWindow) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(hanabi.ValueHint(1, 1))
    players.turn(hanabi.ValueHint(0, 1))
    who_plays(players, None, SKILLED, None)
    # The others need not agree to a hint that nobody has looked at since; that it costs the medals is said before.
    with answering(asked_of_one):
        players.window.menus.take_back.trigger()
    assert turns(players) == 1


def test_a_seat_does_not_change_hands_at_another_table_than_was_asked_about(open_window: OpenWindow) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    kari = Client(players.screen.table, 0)

    def chosen(dialog: PlayersDialog) -> None:
        click(dialog.kinds[1].segments[SKILLED])
        click(dialog.done_button)

    def act_and_agree(label: str) -> Answer:
        def act(dialog: QWidget) -> None:
            kari.act(hanabi.ValueHint(1, 1)) if turns(players) == 0 else players.screen.table.take_back()
            answered(label)(dialog)

        return act

    by_menu(players, "Table", "Who plays: leave or come back…", chosen, act_and_agree("Change"))
    assert players.view.computers == (None,) * 3
    for entry, label in (("Take back", "Take back"), ("End the game early…", "End the game")):
        if not turns(players):
            kari.act(hanabi.ValueHint(1, 1))
        done = turns(players)
        by_menu(players, "Table", entry, act_and_agree(label))
        # What was done meanwhile, and nothing else.
        assert turns(players) == done - 1
        assert players.view.seen.end is None


def confused(level: Level, seen: hanabi.SeatView) -> Choice:
    return Choice(hanabi.ValueHint(9, 9), choose(level, seen).reason)


def broken(level: Level, seen: hanabi.SeatView) -> Choice:
    raise ArithmeticError(f"{level} at {seen.viewer}")


@pytest.mark.parametrize(("thinking", "fault"), [(confused, hanabi.IllegalAction), (broken, ArithmeticError)])
def test_a_choice_that_is_refused_or_a_fault_of_the_thinking_is_followed_by_an_action_that_is_allowed(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, thinking: Callable[..., Choice], fault: type
) -> None:
    faults: list[type[BaseException]] = []
    monkeypatch.setattr(teammate, "choose", thinking)
    for module in (company, thinker):
        monkeypatch.setattr(module, "report_exception", lambda error: faults.append(type(error)))
    players = seated(open_window(deal=dealing(DEAL)), ALONE)
    players.hint(hanabi.ValueHint(1, 1))
    wait_until(lambda: turns(players) == 3)
    assert faults == [fault] * 2


def amid_a_thought(window: MainWindow, slow: Slow) -> MousePlayers:
    """The player alone has given a hint, and the first computer thinks."""
    players = seated(window, ALONE)
    players.hint(hanabi.ValueHint(1, 1))
    wait_until(lambda: slow.asked)
    return players


def test_the_table_is_left_and_the_window_shut_amid_a_thought(open_window: OpenWindow, data: Path, slow: Slow) -> None:
    window = open_window(deal=dealing(DEAL))
    players = amid_a_thought(window, slow)
    players.window.game.title_chosen.emit()
    assert window.game.table_page is None
    slow.go_on()
    assert not comes(lambda: len(last_saved(data).actions) > 1, 0.1)
    slow.on.clear()
    players.use(window.title_page.continue_button)
    wait_until(lambda: slow.asked == [(SKILLED, 1)] * 2)
    window.close()
    slow.go_on()
    assert not comes(lambda: len(last_saved(data).actions) > 1, 0.1)
    again = open_window()
    again.game.continue_saved()
    wait_until(lambda: turns(MousePlayers(again)) == 3)


def test_a_turn_is_taken_back_amid_a_thought(open_window: OpenWindow, slow: Slow) -> None:
    players = amid_a_thought(open_window(deal=dealing(DEAL)), slow)
    with answering(asked_of_one):
        strike(Qt.KeyboardModifier.ControlModifier | Key.Key_Z)
    assert turns(players) == 0
    slow.go_on()
    assert not comes(lambda: turns(players), 0.1)
    players.play(0)
    wait_until(lambda: turns(players) == 3)


def test_who_plays_is_changed_amid_a_thought(open_window: OpenWindow, slow: Slow) -> None:
    players = amid_a_thought(open_window(deal=dealing(DEAL)), slow)
    who_plays(players, None, PLAIN, SKILLED)
    slow.go_on()
    wait_until(lambda: turns(players) == 3)
    assert slow.asked == [(SKILLED, 1), (PLAIN, 1), (SKILLED, 2)]

    slow.on.clear()
    players.play(0)
    wait_until(lambda: len(slow.asked) == 4)
    who_plays(players, None, None, SKILLED)
    slow.go_on()
    assert not comes(lambda: turns(players) > 4, 0.1)
    assert players.phase() == Public()
    players.open_view()
    assert players.phase() == Private(1)


@pytest.mark.parametrize("edition", [hanabi.EditionId.GERMAN, hanabi.EditionId.ENGLISH])
def test_a_person_is_the_master_of_computers(open_window: OpenWindow, edition: hanabi.EditionId) -> None:
    rules = hanabi.EDITIONS[edition].rules
    setup = hanabi.Setup(rules, 3, tuple(deal_hands(rules, "r1 y2 g3 b4 w5", *HANDS).deck), 0)
    choice = NewGame(edition, rules, seats(NAMES, (None, SKILLED, PLAIN)), 0, master=0)
    players = KeyPlayers(open_window(deal=dealing(hanabi.Game(setup))))
    players.window.game.start(choice)
    players.play(0)
    while turns(players) < 3:
        # The button that hurries a computer may be gone by the time Tab comes to it.
        wait_until(lambda: players.panel.going_on not in (None, players.panel.go_on) or turns(players) == 3)
        button = players.panel.going_on
        if isinstance(button, QAbstractButton) and button is not players.panel.go_on:
            if button is players.panel.token:
                assert headline(players.view) == f"Over to {NAMES[0]}"
            players.use(button)
    assert players.phase() == Private(0)
    assert players.record.actions[0] == hanabi.Play(0)


def test_alone_each_action_is_told_once_by_ear(players: MousePlayers) -> None:
    # Nor that all hands are face down.
    computers = "Played by the computer: Tinbot and Dotbot."
    assert players.page.announcer.start(players.view)[1:] == [computers, "Kari goes first."]
    told = players.listen()
    players.play(0)
    wait_until(partial(more_turns, players, 2))
    said = " ".join(told)
    assert said.count("Kari plays red 1") == 1
    assert said.count("Tinbot to ") + said.count("Tinbot plays") + said.count("Tinbot discards") == 1
    assert "The cards are shown" not in said
    assert said.endswith("Kari’s turn")
    assert players.view.speaks_faces
    # Of the cards that were drawn, one is named: not the own one.
    drawn = players.view.hands[2][-1].face
    assert drawn is not None
    new = [line for each in told for line in each.splitlines() if line.startswith("New")]
    assert new == ["New: card 5.", f"New: card 5, {card_name(drawn)}."]
