"""The practice game in the real window: played with mouse and with keys, left in the middle, and nothing kept of it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from hanabi_desktop.practice import CHAPTERS, NAMES
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.records.preferences import load as load_preferences
from hanabi_desktop.rules import ColourHint, Discard, Play, Suit, ValueHint
from hanabi_desktop.screen.view import Private, Public
from hanabi_desktop.screens.table.pointer import Pointer
from hanabi_desktop.screens.table.strip import Strip
from hanabi_desktop.table.state import Speech
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.cards import suit_name
from tests.driver import KeyPlayers, MousePlayers
from tests.driver.players import Players
from tests.input import Key, dealing, strike, wait_until
from tests.opening import OpenWindow
from tests.window.evening import DEAL, by_menu, last_saved, saved_games, seated
from tests.window.late_game import settle, table_of
from tests.window.test_text_size import troubles as troubles_of

Some = TypeVar("Some", bound=Players)


def strip(window: MainWindow) -> Strip:
    return table_of(window).findChildren(Strip)[0]


def pointer(window: MainWindow) -> Pointer:
    return table_of(window).findChildren(Pointer)[0]


def said(window: MainWindow) -> str:
    return strip(window).sentence.text()


def read_on(players: Players, look: Callable[[], None]) -> None:
    """Reads everything that is only explained, to where something is to be done."""
    settle()
    look()
    while strip(players.window).next.isVisible():
        page = players.page
        players.use(strip(players.window).next)
        if players.page is not page:
            QApplication.processEvents()
        look()


def begun(players: Some) -> Some:
    """At the first thing that is to be done."""
    players.use(players.window.title_page.practice_button)
    read_on(players, lambda: None)
    return players


def learn(players: Players, look: Callable[[], None] = lambda: None) -> None:
    """The whole practice game, as its teacher wants it."""
    players.use(players.window.title_page.practice_button)
    for chapter in CHAPTERS:
        for step in chapter.steps:
            read_on(players, look)
            assert players.screen.table.current == step.seat
            look()
            players.open_view()
            look()
            players.act(step.wanted)
            look()
            players.page.shared_screen.finish_reveal()
            assert players.done() == step.wanted
            assert players.phase() == Public()
        if chapter is not CHAPTERS[-1]:
            look()
            page = players.page
            while players.page is page:
                players.use(strip(players.window).next)
    look()


def crossed(window: MainWindow) -> list[str]:
    """What the pointer crosses of figures, and of the words below them: neither all of it is in the ring, nor nothing."""
    page, ring = window.game.table_page, pointer(window)
    if page is None or not ring.isVisible():
        return []
    line = ring._ring.translated(ring.pos()).toAlignedRect()
    tokens, deck = page.board.tokens, page.board.stack.deck
    labels = [tokens.score, tokens.clocks.figures, tokens.clocks.name, tokens.fuses.figures, tokens.fuses.name]
    # The line is as thick as this at each side of its middle, at least.
    outside, inside = line.adjusted(-2, -2, 2, 2), line.adjusted(2, 2, -2, -2)
    found = []
    for label in (*labels, deck.figures, deck.name):
        # Letters are lower than their line.
        room = label.rect().adjusted(0, label.height() // 6, 0, -label.height() // 6)
        font = QFont(label.font())
        font.setPixelSize(round(label.height() * 0.84))
        room.setWidth(min(room.width(), round(QFontMetricsF(font).horizontalAdvance(label.text()))))
        room.translate(label.mapTo(page, QPoint()))
        if outside.intersects(room) and not inside.contains(room):
            found.append(f"{label.text()} is crossed")
    return found


# To the end


def test_it_is_played_to_the_end_with_the_mouse(open_window: OpenWindow, data: Path) -> None:
    """In the longest words and the largest letters every sentence still fits; another walk has the usual ones."""
    Preferences(language="de", guide_seen=True, text_size=200).save(data / "preferences.json")
    window = open_window()
    read: list[str] = []
    troubles: list[str] = []

    def look() -> None:
        settle()
        if read and read[-1] == said(window):
            return
        read.append(said(window))
        troubles.extend(f"{said(window)}: {trouble}" for trouble in (*troubles_of(strip(window)), *crossed(window)))

    learn(MousePlayers(window), look)
    assert table_of(window).finale.isVisible()
    assert "23" in table_of(window).finale.score.text()
    assert not troubles, troubles
    words = sum(len(sentence.split()) for sentence in read)
    # Five minutes, read aloud without haste.
    assert 250 < words <= 650, words
    assert not [text for text in read if re.search(r"\b(the|card|hints)\b", text)]


# What is said


def named(sentence: str) -> tuple[set[Suit], set[int]]:
    """The colours and values that a sentence of English names."""
    # Check and cross are painted so on every card.
    words = re.findall(r"\w+", re.sub("green tick|red cross", "", sentence.lower()))
    colours = {suit for suit in Suit if suit_name(suit).lower() in words}
    return colours, {int(digits) for digits in re.findall(r"\d", sentence)}


def test_with_keys_alone_no_sentence_tells_its_holder_more_than_hints_have_and_nothing_is_saved(
    window: MainWindow, data: Path
) -> None:
    players = KeyPlayers(window)
    looked = 0

    def look() -> None:
        nonlocal looked
        view = players.view
        step = CHAPTERS[window.game.practice._chapter].step(len(view.seen.turns))
        if not isinstance(view.phase, Private) or step is None:
            return
        looked += 1
        colours, ranks = named(said(window))
        if not isinstance(step.wanted, Play | Discard):
            # Whoever holds the cards may hear it: no more is told than the hint itself will tell, or has told.
            known = view.hands[step.wanted.target]
            told = {hint.rank for card in known for hint in card.known.hints if isinstance(hint, ValueHint)}
            told |= {step.wanted.rank} if isinstance(step.wanted, ValueHint) else set()
            assert ranks <= told, said(window)
            assert colours <= ({step.wanted.suit} if isinstance(step.wanted, ColourHint) else set()), said(window)
            return
        card = next(card for card in view.hands[step.seat] if card.id == step.wanted.card)
        assert card.face is None
        assert ranks <= (card.known.ranks if len(card.known.ranks) == 1 else set()), said(window)
        assert colours <= (set(card.known.suits) if len(card.known.suits) == 1 else set()), said(window)

    learn(players, look)
    assert looked == sum(len(chapter.steps) for chapter in CHAPTERS)
    assert table_of(window).finale.isVisible()
    assert not table_of(window).finale.poster.isVisible()
    assert not table_of(window).finale.sharing.save.isVisible()
    assert strip(window).leave.hasFocus()
    strike(Key.Key_Return)
    assert window.title_page.isVisible()
    assert not window.title_page.continue_button.isVisible()
    assert saved_games(data) == []


def test_what_is_pointed_at_in_a_private_view_is_gone_with_it(open_window: OpenWindow) -> None:
    players = begun(MousePlayers(open_window()))
    players.open_view()
    QApplication.processEvents()
    hand, ring = players.hand(1), pointer(players.window)
    cards = QRect(hand.mapTo(players.page, QPoint()), hand.size())
    assert ring.isVisible()
    assert ring.geometry().intersects(cards)
    strike(Key.Key_Escape)
    # At once, not only when everything has been laid out anew.
    assert not (ring.isVisible() and ring.geometry().intersects(cards))


def test_the_sentence_is_spoken_once(open_window: OpenWindow) -> None:
    players = MousePlayers(open_window())
    players.use(players.window.title_page.practice_button)
    heard = players.listen()
    read_on(players, lambda: None)
    wait_until(lambda: said(players.window) in heard)
    assert heard.count(said(players.window)) == 1


@pytest.mark.parametrize("speech", [*Speech])
def test_what_to_do_is_spoken_as_whoever_looks_has_chosen(open_window: OpenWindow, speech: Speech) -> None:
    players = KeyPlayers(open_window())
    players.use(players.window.title_page.practice_button)
    read_on(players, lambda: None)
    players.screen.table.choose_speech(0, speech)
    players.open_view()
    settle()
    heard: list[str] = []
    players.page.announcer.announced.connect(heard.append)
    players.act(Play(1))
    settle()
    wanted, aloud = said(players.window), speech is Speech.ALOUD
    assert "1s" in wanted
    assert (wanted in heard) is aloud
    assert strip(players.window).accessibleName() == (wanted if aloud else "It is on the screen.")
    heard.clear()
    strike(Key.Key_H)
    assert heard == ["It is on the screen." if speech is Speech.NEVER else wanted]


# What is not wanted now


@pytest.mark.parametrize("kind", [MousePlayers, KeyPlayers])
def test_another_action_is_refused_before_it_is_asked_back_and_changes_nothing(
    open_window: OpenWindow, kind: type[MousePlayers | KeyPlayers]
) -> None:
    players = begun(kind(open_window()))
    players.open_view()
    wanted = said(players.window)
    for action in (Play(1), ColourHint(1, Suit.BLUE), ValueHint(1, 2)):
        players.act(action)
        assert said(players.window) == f"Good idea, but something else comes first here. {wanted}"
        assert players.board.confirm.isHidden()
        assert players.record.actions == ()
        assert isinstance(players.phase(), Private)
    players.act(ValueHint(1, 1))
    assert players.done() == ValueHint(1, 1)


def test_nothing_is_taken_back_or_ended_by_vote(open_window: OpenWindow) -> None:
    players = begun(MousePlayers(open_window()))
    players.turn(ValueHint(1, 1))
    players.use(players.panel.take_back)
    assert players.done() == ValueHint(1, 1)
    assert said(players.window).startswith("Good idea")
    menus = players.window.menus
    assert not any(each.isEnabled() for each in (menus.take_back, menus.end_early, menus.save))


# Beside real games


def test_a_real_game_waits_and_goes_on_afterwards(players: MousePlayers, data: Path) -> None:
    players.turn(ValueHint(1, 1))
    record = players.record
    by_menu(players, "Help", "Practice game")
    assert players.view.names == NAMES
    read_on(players, lambda: None)
    players.turn(ValueHint(1, 1))
    players.use(strip(players.window).leave)
    assert last_saved(data).actions == record.actions
    players.use(players.window.title_page.continue_button)
    assert players.record == record
    players.turn(Play(5))
    assert last_saved(data).actions == (ValueHint(1, 1), Play(5))
    assert not players.page.findChildren(Strip)


# Whoever begins


@pytest.fixture
def newcomers(open_window: OpenWindow, data: Path) -> MousePlayers:
    """At a table of a program that has not offered the practice game yet."""
    Preferences(language="en").save(data / "preferences.json")
    return seated(open_window(deal=dealing(DEAL)))


def offered(players: Players) -> bool:
    return any(strip.isVisible() for strip in players.page.findChildren(Strip))


def test_the_first_table_offers_it_until_the_first_turn(data: Path, newcomers: MousePlayers) -> None:
    assert "practice game" in said(newcomers.window)
    assert newcomers.panel.turn.hasFocus()
    newcomers.turn(ValueHint(1, 1))
    assert not offered(newcomers)
    assert load_preferences(data / "preferences.json").preferences.guide_seen


def test_the_offer_is_declined_once_and_for_all(data: Path, newcomers: MousePlayers) -> None:
    newcomers.use(strip(newcomers.window).leave)
    assert not offered(newcomers)
    assert newcomers.panel.turn.hasFocus()
    assert load_preferences(data / "preferences.json").preferences.guide_seen


def test_the_offer_leads_to_practice_and_the_game_waits(data: Path, newcomers: MousePlayers) -> None:
    record = newcomers.record
    newcomers.use(strip(newcomers.window).next)
    assert newcomers.view.names == NAMES
    assert load_preferences(data / "preferences.json").preferences.guide_seen
    newcomers.use(strip(newcomers.window).leave)
    newcomers.use(newcomers.window.title_page.continue_button)
    assert newcomers.record == record


def test_whoever_has_ended_a_game_is_offered_none_at_the_next(open_window: OpenWindow, data: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(ValueHint(1, 1))
    players.window.close()
    # As after the settings were lost, or with a game from elsewhere.
    Preferences(language="en").save(data / "preferences.json")
    players = MousePlayers(open_window())
    players.use(players.window.title_page.continue_button)
    players.screen.table.end_early()
    wait_until(lambda: load_preferences(data / "preferences.json").preferences.guide_seen)
