"""The practice game in the real window: played with mouse and with keys, left in the middle, and nothing kept of it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.boxes import box_of
from hanabi_desktop.players import Character, Level
from hanabi_desktop.practice import CHAPTERS, LEARNER, PARTNER
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.rules import ColourHint, Discard, EditionId, Play, Suit, ValueHint, edition_in
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.screens.table.pointer import Pointer
from hanabi_desktop.screens.table.strip import Strip
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.company import character_name
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import bind_figures
from tests.driver import KeyPlayers, MousePlayers
from tests.driver.players import Players
from tests.input import Key, comes, dealing, strike, wait_until
from tests.opening import OpenWindow
from tests.window.alone import no_beat
from tests.window.evening import DEAL, by_menu, last_saved, saved_games, saved_settings, seated
from tests.window.late_game import settle, table_of
from tests.window.test_text_size import troubles as troubles_of

__all__ = ["no_beat"]

Some = TypeVar("Some", bound=Players)


def strip(window: MainWindow) -> Strip:
    return table_of(window).findChildren(Strip)[0]


def instructed(window: MainWindow) -> str:
    """What the line below the table says."""
    assert window.game.table_page
    return window.game.table_page.board.panel.message.text()


def said(window: MainWindow) -> str:
    return strip(window).sentence.text()


def read_on(players: Players, look: Callable[[], None] = lambda: None) -> None:
    """Reads everything, and lets the computer act, to where the learner is to do something or the game is over."""

    def reads() -> bool:
        onwards = strip(players.window).next
        onto_a_game = tr("Practice", "Play with {name}", name=players.view.names[PARTNER])
        return onwards.isVisible() and onwards.text() != onto_a_game

    def asked() -> bool:
        ended = players.view.seen.end is not None and strip(players.window).next.isVisible()
        return not reads() and (players.view.acting or ended)

    def goes_on() -> bool:
        # Nobody lingers over the computer's last card.
        players.page.shared_screen.finish_reveal()
        return reads() or asked()

    settle()
    look()
    while not asked():
        if reads():
            players.use(strip(players.window).next)
        else:
            wait_until(goes_on)
        settle()
        look()


def begun(players: Some) -> Some:
    """At the first thing that is to be done."""
    players.use(players.window.title_page.practice_button)
    read_on(players)
    return players


OWN_STEPS = [(chapter, step) for chapter in CHAPTERS for step in chapter.steps if step.seat == LEARNER]


def learn(players: Players, look: Callable[[], None] = lambda: None) -> None:
    """The whole practice game, as its teacher wants it."""
    players.use(players.window.title_page.practice_button)
    for chapter, step in OWN_STEPS:
        read_on(players, look)
        assert chapter.step(len(players.view.seen.turns)) is step
        players.act(step.wanted)
        if players.view.announced:
            look()
            players.use(players.panel.token)
        players.page.shared_screen.finish_reveal()
        assert players.done() == step.wanted
    read_on(players, look)


@pytest.mark.parametrize("code", ["en", "de"])
def test_the_rings_on_tokens_go_through_no_token_and_no_words(open_window: OpenWindow, data: Path, code: str) -> None:
    """Around the whole box lid where the tokens of both sorts lie in it, and around one sort of tiles."""
    Preferences(language=code, guide_seen=True).save(data / "preferences.json")
    window = open_window()
    window.game.practice.begin()
    board = table_of(window).board
    tokens = board.tokens
    for size in ((1024, 700), (1280, 720), (1280, 800), (800, 796)):
        window.resize(*size)
        wait_until(lambda: table_of(window).width() == window.width())
        QApplication.processEvents()
        for around, tray in ((tokens.clocks, board.clocks), (tokens.fuses, board.fuses)):
            ring = tokens.place_of(around)
            assert all(ring.contains(place.translated(tray.pos()).toAlignedRect()) for place in tray.places)
            assert tokens.lid().isEmpty() or ring.contains(tokens.lid().toAlignedRect())
            other = tokens.fuses if around is tokens.clocks else tokens.clocks
            words = other.words.intersected(other.figures.geometry() | other.name.geometry())
            assert not ring.adjusted(1, 1, -1, -1).intersects(words)
            beside = board.fuses if tray is board.clocks else board.clocks
            cut = [place for place in beside.places if ring.intersects(place.translated(beside.pos()).toAlignedRect())]
            assert not (tokens.lid().isEmpty() and cut), (size, around.name.text())


# To the end


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_played_to_the_end_by_mouse_in_each_language(open_window: OpenWindow, data: Path, code: str) -> None:
    """In the largest letters every sentence still fits, in the edition of the language and in the words of its box."""
    Preferences(language=code, guide_seen=True, text_size=200, reveal_seconds=0).save(data / "preferences.json")
    window = open_window()
    read: list[str] = []
    troubles: list[str] = []

    def look() -> None:
        if read and read[-1] == said(window):
            return
        read.append(said(window))
        troubles.extend(f"{said(window)}: {trouble}" for trouble in troubles_of(strip(window)))
        score = table_of(window).board.tokens.score
        if score.height() < score.fontMetrics().capHeight() * 1.25:
            troubles.append(f"{said(window)}: lines of figures touch")

    players = MousePlayers(window)
    learn(players, look)
    assert players.view.edition == edition_in(code)
    assert table_of(window).finale.isVisible()
    assert "23" in table_of(window).finale.score.text()
    assert not troubles, troubles
    box = box_of(players.view.edition.kit)
    assert bind_figures(box.handling.hint_cost.translated()) in read
    # Where the book has a master, the learner is that for one action.
    assert players.screen.table.master is None
    mastered = tr("Practice", "You did that as the master; from here on, the program does it for you.")
    assert (bind_figures(mastered) in read) is players.view.edition.master
    words = sum(len(sentence.split()) for sentence in read)
    # Five minutes, read aloud without haste.
    assert 200 < words <= 650, words
    assert code == "en" or not [text for text in read if re.search(r"\b(the|with|your?|cards?|hints)\b", text)]
    # From there it goes on with the same partner, of whom no more is told than there is room for in the largest letters.
    partner = players.view.names[PARTNER]
    players.use(strip(window).next)
    settle()
    assert not window.game.practice.on
    assert players.view.computers == (None, Level.SKILLED)
    assert players.view.names[PARTNER] == partner
    # What the title offers is as it was.
    assert window.preferences.last_company is None
    assert len(said(window)) < 205
    assert not troubles_of(strip(window))
    assert strip(window).height() < window.height() * 0.36
    # What nobody has put away goes with the game.
    players.screen.table.end_early()
    wait_until(lambda: not offered(players))


# What is said


def named(sentence: str) -> tuple[set[Suit], set[int]]:
    """The colours and values that a sentence of English names."""
    # Check and cross are painted so on every card.
    words = re.findall(r"\w+", re.sub("green tick|red cross", "", sentence.lower()))
    colours = {suit for suit in Suit if suit_name(suit).lower() in words}
    return colours, {int(digits) for digits in re.findall(r"\d", sentence)}


def test_by_keys_no_sentence_tells_more_than_hints_have_and_nothing_is_saved(window: MainWindow, data: Path) -> None:
    players = KeyPlayers(window)
    looked = 0

    def look() -> None:
        nonlocal looked
        step = CHAPTERS[window.game.practice._chapter].step(len(players.view.seen.turns))
        if not players.view.acting or step is None or strip(window).next.isVisible():
            return
        looked += 1
        if not isinstance(step.wanted, Play | Discard):
            return
        colours, ranks = named(said(window))
        card = next(card for card in players.view.hands[LEARNER] if card.id == step.wanted.card)
        assert card.face is None
        assert ranks <= (card.known.ranks if len(card.known.ranks) == 1 else set()), said(window)
        assert colours <= (set(card.known.suits) if len(card.known.suits) == 1 else set()), said(window)

    learn(players, look)
    assert looked == len(OWN_STEPS)
    assert table_of(window).finale.isVisible()
    assert not table_of(window).finale.poster.isVisible()
    assert not table_of(window).finale.sharing.save.isVisible()
    # The program has played most of it.
    assert not any(moment.isVisible() for moment in table_of(window).finale.moments)
    assert strip(window).next.hasFocus()
    strike(Key.Key_Tab, Key.Key_Return)
    assert window.title_page.isVisible()
    assert not window.title_page.continue_button.isVisible()
    assert saved_games(data) == []


def test_nothing_can_be_done_before_all_is_read_and_the_sentence_is_spoken_once(title: MousePlayers) -> None:
    title.use(title.window.title_page.practice_button)
    settle()
    heard, welcome = title.listen(), said(title.window)
    assert instructed(title.window) == ""
    title.act(ValueHint(PARTNER, 1))
    assert title.record.actions == ()
    # The sentence stays, the ring is around what leads on, and ears are told.
    assert said(title.window) == welcome
    wait_until(lambda: f"Not yet: “Next” leads on here. {welcome}" in heard)
    pointer = title.page.findChildren(Pointer)[0]
    leads_on = strip(title.window).next
    assert pointer.isVisible()
    assert pointer.geometry().contains(leads_on.geometry().translated(strip(title.window).pos()))
    title.use(leads_on)
    assert said(title.window) != welcome
    read_on(title)
    assert instructed(title.window)
    wanted = strip(title.window).accessibleName()
    wait_until(lambda: wanted in heard)
    assert heard.count(wanted) == 1
    # Nobody who hears it needs to know where to click.
    assert wanted.endswith(" has two 1s. By keyboard: on a teammate’s card, press 1.")
    assert said(title.window).endswith(" Click the number to point at both.")
    heard.clear()
    strike(Key.Key_H)
    assert heard == [wanted]


def test_after_another_language_the_texts_are_in_it_and_the_edition_stays(open_window: OpenWindow) -> None:
    players = begun(MousePlayers(open_window()))
    players.window.menus.languages["sv"].trigger()
    settle()
    assert "två ettor" in said(players.window)
    assert players.view.names[PARTNER] in said(players.window)
    players.act(ValueHint(PARTNER, 1))
    settle()
    for _ in range(2):
        players.use(strip(players.window).next)
    assert "klockmarker" in said(players.window)
    for _, step in OWN_STEPS[1:6]:
        read_on(players)
        players.act(step.wanted)
    read_on(players)
    # The second chapter is dealt at a new table.
    assert players.view.edition.id is EditionId.ENGLISH
    assert players.view.names[PARTNER] == character_name(Character.TIN) == "Plåtbot"


# What else is done


def partner_waits(players: Players) -> bool:
    """Whether the computer does nothing, however long it is waited for."""
    before = players.record.actions
    return not comes(lambda: players.record.actions != before, seconds=0.3)


@pytest.mark.parametrize("kind", [MousePlayers, KeyPlayers])
def test_another_turn_is_answered_and_undone(open_window: OpenWindow, kind: type[MousePlayers | KeyPlayers]) -> None:
    players = begun(kind(open_window()))
    wanted = said(players.window)
    for action, answer in (
        (ValueHint(PARTNER, 2), "points at no card that fits now"),
        (ColourHint(PARTNER, Suit.BLUE), "Tinbot would think you mean blue\xa03, and that doesn’t fit"),
        (Play(0), "It doesn’t fit"),
        (Play(1), "that was luck"),
    ):
        players.act(action)
        settle()
        assert answer in said(players.window)
        assert strip(players.window).next.text() == "Try again"
        assert strip(players.window).next.hasFocus()
        assert partner_waits(players)
        players.use(strip(players.window).next)
        settle()
        assert players.record.actions == ()
        assert said(players.window) == wanted
        assert not strip(players.window).next.isVisible()
    players.act(ValueHint(PARTNER, 1))
    assert players.done() == ValueHint(PARTNER, 1)


def test_the_computer_acts_only_once_all_is_read(open_window: OpenWindow) -> None:
    players = begun(MousePlayers(open_window()))
    heard, menus = players.listen(), players.window.menus
    players.act(ValueHint(PARTNER, 1))
    # What was wanted is neither taken back nor ended by vote.
    assert not players.panel.take_back.isVisible()
    assert not any(each.isEnabled() for each in (menus.take_back, menus.end_early, menus.save))
    settle()
    for _ in range(2):
        assert partner_waits(players)
        players.use(strip(players.window).next)
    assert partner_waits(players)
    # It is not said to think yet, and there is one way on.
    assert "Tinbot’s turn" in "\n".join(heard)
    assert "is thinking" not in "\n".join(heard)
    assert players.panel.headline.text() == "Tinbot’s turn"
    assert not players.panel.go_on.isVisible()
    players.use(strip(players.window).next)
    wait_until(lambda: players.done() == Play(5))


# Beside real games


def test_a_real_game_waits_and_goes_on_afterwards(players: MousePlayers, data: Path) -> None:
    players.turn(ValueHint(1, 1))
    record = players.record
    by_menu(players, "Help", "Practice game")
    assert players.view.names[PARTNER] == "Tinbot"
    read_on(players)
    players.act(ValueHint(1, 1))
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
    assert saved_settings(data).guide_seen


def test_the_offer_is_declined_once_and_for_all(data: Path, newcomers: MousePlayers) -> None:
    newcomers.use(strip(newcomers.window).leave)
    assert not offered(newcomers)
    assert newcomers.panel.turn.hasFocus()
    assert saved_settings(data).guide_seen


def test_above_the_first_table_with_computers_is_told_once_how_they_play(open_window: OpenWindow, data: Path) -> None:
    Preferences(language="en").save(data / "preferences.json")
    players = MousePlayers(open_window(deal=dealing(DEAL)))
    window, said_last = players.window, "or discard that oldest card."
    players.use(window.title_page.company_button)
    assert "practice game" in said(window)
    players.use(strip(window).leave)
    told = next(each for each in table_of(window).findChildren(Strip) if each.isVisible())
    assert told.sentence.text().endswith(said_last)
    players.use(told.next)
    assert window.findChildren(RulebookWindow)[0].isVisible()
    assert saved_settings(data).company_seen is False
    # It is read again at the next hints, until somebody has understood it or the game is over.
    players.act(ValueHint(1, 1))
    wait_until(lambda: players.view.acting)
    assert offered(players)
    players.use(told.leave)
    assert not offered(players)
    assert saved_settings(data).company_seen


def test_the_offer_leads_to_practice_and_the_game_waits(data: Path, newcomers: MousePlayers) -> None:
    record = newcomers.record
    newcomers.use(strip(newcomers.window).next)
    assert newcomers.view.names[PARTNER] == "Tinbot"
    assert saved_settings(data).guide_seen
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
    wait_until(lambda: saved_settings(data).guide_seen)
