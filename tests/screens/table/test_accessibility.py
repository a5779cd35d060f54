"""The table for somebody with a screen reader."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.players import Level
from hanabi_desktop.rules import ColourHint, Discard, EditionId, MemoryAid, Multicolour, Play, Rules, Suit, ValueHint
from hanabi_desktop.screen.view import LookAway, Private
from hanabi_desktop.table.actions import MoveCard, WriteNote
from hanabi_desktop.table.state import Speech
from hanabi_desktop.widgets.buttons import rule_in_focus
from tests.driver import KeyPlayers, MousePlayers, zone_spot
from tests.input import Key, focused, press, strike, tab_to
from tests.leaks.telling import told_to_screen_reader
from tests.opening import OpenWindow
from tests.screens.table.private import CTRL, NAMES, at_table

pytestmark = pytest.mark.usefixtures("english")

Text = QAccessible.Text


def name_of(widget: QWidget) -> str:
    """What a screen reader calls it."""
    return QAccessible.queryAccessibleInterface(widget).text(Text.Name)


def read_out(widget: QWidget) -> str:
    """What is read of a list when the keyboard comes to it: the line that it is on."""
    tab_to(widget)
    found = QAccessible.queryAccessibleInterface(widget).focusChild()
    assert found is not None
    return found.text(Text.Name)


def test_a_list_speaks_how_much_is_in_it_and_the_entry_where_it_begins(keys: KeyPlayers, screen_reader: None) -> None:
    for action in (ValueHint(1, 1), Discard(7), Play(10)):
        keys.turn(action)
    board = keys.page.board
    for part, name, first in (
        (board.fireworks, "Fireworks: 1 of 25 possible points", "Red"),
        (board.clocks, "Clock tokens: 8 of 8", "clock"),
        (board.fuses, "Mistakes: 0 of 3", ""),
    ):
        assert name_of(part) == name
        assert first in read_out(part)
        QApplication.processEvents()
        # It has been spoken since.
        assert part.property("spokenSoon") is False
    assert name_of(board.deck) == "Deck: 33 cards"
    assert name_of(board.discards) == "Discard pile: 1 card"
    assert rule_in_focus() == "play-mistake"


def test_enter_leads_on_from_every_list_or_says_why_not(keys: KeyPlayers, said: list[str]) -> None:
    for part in (keys.hand(PER), keys.board.fireworks):
        tab_to(part)
        strike(Key.Key_Return)
        assert keys.panel.turn.hasFocus()
    strike(Key.Key_Return)
    tab_to(keys.board.fireworks)
    said.clear()
    strike(Key.Key_Return)
    assert said == ["No card is selected."]


def test_what_was_missed_is_read_in_a_private_view(keys: KeyPlayers) -> None:
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(ColourHint(2, Suit.GREEN))
    keys.open_view()
    assert (
        name_of(keys.page.board.news.title)
        == "New for you, Ola: Kari to Per: two red. Cards 1 and 2. Per to Ola: three green. Cards 1, 2 and 3."
    )
    # The others see it large, and what was before small below.
    assert keys.board.news.title.text() == "Kari to Per: two red\nPer to Ola: three green"
    keys.act(Play(10))
    keys.open_view()
    assert keys.board.news.title.text() == "Per to Ola: three green\nOla plays green 1"


def test_the_journal_begins_at_the_line_before_the_news(keys: KeyPlayers) -> None:
    journal = keys.page.board.journal
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(Play(5))
    # The last turn of all is the news above. Of the cards that were hinted at, one is held still.
    assert read_out(journal) == "Kari to Per: two red. Now: Card 1."
    tab_to(keys.panel.turn)
    keys.turn(ValueHint(0, 1))
    assert read_out(journal) == "Per plays red 1"
    strike(Key.Key_Up)
    assert journal.currentIndex().row() == 0
    # What is seen of it stays as short as it was; and the places are those of the hand as it is held now.
    assert journal.currentIndex().data() == "Kari to Per: two red"
    keys.peek(1)
    keys.use(keys.page.cover.open)
    keys.screen.act(MoveCard(6, 4))
    keys.screen.cover()
    tab_to(journal)
    strike(Key.Key_Home)
    assert read_out(journal) == "Kari to Per: two red. Now: Card 5."


@pytest.mark.parametrize(("memory", "told"), [(MemoryAid.LAST_HINT, " Now: Cards 1 and 2."), (MemoryAid.NONE, "")])
def test_the_journal_names_no_card_that_is_forgotten(open_window: OpenWindow, memory: MemoryAid, told: str) -> None:
    keys = at_table(KeyPlayers, open_window, memory=memory)
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(ValueHint(0, 1))
    first = keys.page.models.journal.index(0)
    said = Qt.ItemDataRole.AccessibleTextRole
    assert first.data(said) == (f"Kari to Per: two red.{told}" if told else "Kari gave Per a hint")
    # Once another hint has pointed at one of them, it is not told which they were.
    keys.turn(ValueHint(1, 1))
    assert first.data(said) == "Kari gave Per a hint"


def test_the_keyboard_strays_nowhere_on_its_way_through_a_turn(keys: KeyPlayers, came_to: list[str]) -> None:
    def comes_to(*struck: Key | Callable[[], None]) -> list[str]:
        came_to.clear()
        for each in struck:
            strike(each) if isinstance(each, Key) else each()
            QApplication.processEvents()
        return came_to[:]

    tab_to(keys.panel.turn)
    # While eyes change, nothing stale is read.
    screen, turn = keys.screen, "I am Kari: show the cards"
    for step, read in ((partial(screen.look_away, 0), turn), (screen.open_view, "Kari’s hand"), (screen.cover, turn)):
        assert comes_to(step) == [read]
    # Given, given up, and what only looks.
    assert comes_to(Key.Key_Return) == ["Kari’s hand"]
    # Refused after all, too: none of Ola's cards is a 3.
    assert comes_to(Key.Key_PageUp, Key.Key_3) == ["Ola’s hand", "Yes"]
    assert comes_to(Key.Key_3) == ["Ola’s hand"]
    assert comes_to(Key.Key_0, Key.Key_PageDown) == ["Kari’s hand", "Per’s hand"]
    assert comes_to(Key.Key_1) == ["Yes"]
    assert comes_to(Key.Key_Escape) == ["Per’s hand"]
    assert comes_to(Key.Key_1, Key.Key_1) == ["Yes", "I am Per: show the cards"]
    assert comes_to(Key.Key_Return) == ["Per’s hand"]
    assert comes_to(Key.Key_Escape) == ["I am Per: show the cards"]
    assert comes_to(Key.Key_Return, Key.Key_N, Key.Key_Return) == ["Per’s hand", "Note on card 1", "Per’s hand"]
    assert comes_to(Key.Key_P) == ["Yes"]
    assert comes_to(Key.Key_Return) == ["I am Ola: show the cards"]


def false_claims(found: QAccessibleInterface, hidden: bool = False) -> Iterator[str]:
    """What says that it is shown, though something around it is not."""
    invisible = bool(found.state().invisible)
    # The corner of a table has no name, no use, and no state of its own.
    if hidden and not invisible and found.role() is not QAccessible.Role.Pane:
        yield f"{found.role().name} {found.text(Text.Name)!r}"
    for number in range(found.childCount()):
        child = found.child(number)
        if child.isValid():
            yield from false_claims(child, hidden or invisible)


def test_nothing_that_is_hidden_claims_to_be_shown(keys: KeyPlayers) -> None:
    keys.turn(ColourHint(1, Suit.RED))
    screen = keys.screen
    steps: tuple[Callable[[], None], ...] = (
        partial(screen.look_away, 2),
        keys.show_cards,
        screen.pause,
        screen.cover,
        screen.table.end_early,
    )
    for step in steps:
        step()
        assert list(false_claims(QAccessible.queryAccessibleInterface(keys.page))) == []


def test_the_whole_result_is_read_where_tab_comes_to_its_title(keys: KeyPlayers) -> None:
    keys.turn(ColourHint(1, Suit.RED))
    keys.turn(Play(5))
    keys.screen.table.end_early()
    tab_to(keys.page.finale.outcome)
    assert name_of(keys.page.finale.outcome) == (
        "The show is over. 1 of 25 points. Kari, Per and Ola. The game was ended early. "
        "Horrible: the crowd boos louder than the rockets. So says the league of firework artisans. "
        "Fireworks: red 1 + yellow 0 + green 0 + blue 0 + white 0 = 1. "
        "2 turns; 1 hint."
    )


KARI, PER, OLA = range(3)
PERS_HAND = ["red 1", "red 2", "yellow 1", "blue 1", "white 3"]


@pytest.fixture
def said(keys: KeyPlayers) -> list[str]:
    """All that is announced from now on."""
    return keys.listen()


def test_a_key_speaks_the_card_and_another_the_hand(keys: KeyPlayers, said: list[str]) -> None:
    keys.open_view()
    strike(CTRL | Key.Key_1)
    assert keys.hand(PER).hasFocus()
    strike(Key.Key_Right)
    said.clear()
    strike(Key.Key_S)
    assert said == ["Per, card 2: red 2."]
    strike(Key.Key_A)
    # The name is heard once.
    told = [f"{'Card' if place > 1 else 'Per, card'} {place}: {face}." for place, face in enumerate(PERS_HAND, start=1)]
    assert told == said[1].splitlines()
    assert keys.record.actions == ()
    assert keys.phase() == Private(KARI)


def test_whoever_has_switched_reading_off_is_told_how_to_switch_it_on(keys: KeyPlayers, said: list[str]) -> None:
    keys.screen.table.choose_speech(KARI, Speech.NEVER)
    keys.open_view()
    strike(CTRL | Key.Key_1)
    said.clear()
    strike(Key.Key_S, Key.Key_A)
    keys.page.speak_advice("Play card 1.", asked=True)
    assert said == ["Reading aloud is off for Kari; G changes it."] * 3


def test_what_is_known_of_the_own_hand_is_told_from_anywhere(keys: KeyPlayers, said: list[str]) -> None:
    keys.turn(ColourHint(PER, Suit.RED))
    keys.screen.table.choose_speech(PER, Speech.NEVER)
    keys.open_view()
    # What somebody has written on a card is for nobody's ears then.
    keys.screen.act(WriteNote(keys.view.hands[PER][0].id, "a secret"))
    for place in (keys.hand(PER), keys.hand(KARI), keys.panel.hints.values[2], keys.panel.cover):
        place.setFocus()
        said.clear()
        strike(Key.Key_K)
        [told] = said
        # Cards of which the same is known are told of at once.
        assert told.splitlines() == [
            "Per, cards 1 and 2: face down. From the hints: red. The latest hint points at it.",
            "Cards 3, 4 and 5: face down. From the hints: yellow, green, blue or white.",
        ]
        assert keys.panel.message.accessibleName() == told


def test_that_a_hand_has_no_such_card_is_not_said_aloud(keys: KeyPlayers) -> None:
    for speech in (Speech.ON_REQUEST, Speech.ALOUD):
        keys.screen.table.choose_speech(KARI, speech)
        keys.open_view()
        five = keys.panel.hints.values[5]
        five.setFocus()
        strike(Key.Key_Return)
        assert five.reason == keys.said != ""
        if speech is Speech.ALOUD:
            assert five.accessibleDescription().startswith(keys.said)
            assert keys.panel.message.accessibleName() == ""
        else:
            assert keys.said not in five.accessibleDescription()
            assert keys.panel.message.accessibleName() == "Not possible."
        keys.screen.cover()


@pytest.mark.parametrize("answer", [Key.Key_Return, Key.Key_Escape])
def test_a_hint_at_nothing_sounds_given_up(keys: KeyPlayers, screen_reader: None, said: list[str], answer: Key) -> None:
    keys.screen.table.choose_speech(KARI, Speech.ON_REQUEST)
    keys.open_view()
    hints, confirm = keys.panel.hints, keys.page.board.confirm
    strike(CTRL | Key.Key_1)
    for button in (None, hints.colours[Suit.GREEN], hints.colours[Suit.RED]):
        if button is None:
            strike(Key.Key_5)
        else:
            button.setFocus()
            strike(Key.Key_Return)
        said.clear()
        assert confirm.isVisible()
        named = "5" if button is None else "green" if button is hints.colours[Suit.GREEN] else "red"
        assert name_of(confirm.question) == f"Give Per this hint: {named}?"
        # Arrows go no farther than the answers.
        for key in (Key.Key_Left, Key.Key_Down, Key.Key_Right, Key.Key_Up):
            strike(key)
            assert (confirm.no if key in (Key.Key_Left, Key.Key_Right) else confirm.yes).hasFocus()
        strike(Key.Key_Escape if button is hints.colours[Suit.RED] else answer)
        assert (keys.record.actions, said) == ((), ["No hint was given."])
    # Nor does anything that can be come upon tell which of them it was.
    found = []
    for last in (Key.Key_Escape, Key.Key_Return):
        hints.colours[Suit.GREEN].setFocus()
        strike(Key.Key_Return, last)
        found.append(read_all(keys.page))
    assert found[0] == found[1]
    tab_to(hints.colours[Suit.RED])
    strike(Key.Key_Return, Key.Key_Return)
    assert keys.done() == ColourHint(PER, Suit.RED)
    assert said[-1].startswith("Kari to Per: two red.")
    assert said.count("No hint was given.") == 3


def test_a_hint_by_button_says_what_it_points_at_and_asks_who_hears_it(keys: KeyPlayers, screen_reader: None) -> None:
    red = keys.panel.hints.colours[Suit.RED]
    for speech, told in ((Speech.ON_REQUEST, " "), (Speech.NEVER, " "), (Speech.ALOUD, "Cards 1 and 2.")):
        keys.screen.table.choose_speech(KARI, speech)
        keys.open_view()
        assert red.accessibleDescription() == told
        red.setFocus()
        strike(Key.Key_Return)
        assert name_of(keys.page.board.confirm.question) == "Give Per this hint: red?"
        strike(Key.Key_Escape)
        assert keys.record.actions == ()
        keys.screen.cover()
        assert red.accessibleDescription() == " "


def test_a_hint_to_a_computer_leads_to_a_hand(open_window: OpenWindow, screen_reader: None, came_to: list[str]) -> None:
    hands = "r1 r2 r3 r4 r5", "r1 g2 g3 g4 g5"
    computers = None, Level.PLAIN
    keys = at_table(KeyPlayers, open_window, EditionId.HOUSE, *hands, names=NAMES[:2], computers=computers)
    red = keys.panel.hints.colours[Suit.RED]
    tab_to(red)
    assert red.accessibleDescription() == "Card 1."
    strike(Key.Key_Return)
    assert keys.record.actions == ()
    came_to.clear()
    strike(Key.Key_Return)
    assert keys.done() == ColourHint(PER, Suit.RED)
    assert came_to == ["Kari’s hand"]


def read_all(page: QWidget) -> list[object]:
    """All that a screen reader finds on the page, with what is shown."""
    shown = [widget.isVisible() for widget in page.findChildren(QWidget)]
    return [shown, *told_to_screen_reader(QAccessible.queryAccessibleInterface(page), "")]


def test_a_wild_colour_is_asked_about_as_any_other(open_window: OpenWindow, screen_reader: None) -> None:
    rules = Rules(multicolour=Multicolour.WILD)
    hands = "r1 r2 r3 r4 r5", "m1 g2 g3 g4 g5"
    keys = at_table(KeyPlayers, open_window, EditionId.HOUSE, *hands, rules=rules, names=NAMES[:2])
    keys.screen.table.choose_speech(KARI, Speech.ON_REQUEST)
    keys.open_view()
    said, heard = keys.listen(), []
    for card, answer in ((0, Key.Key_C), (0, Key.Key_Escape), (1, Key.Key_Escape)):
        strike(CTRL | Key.Key_1)
        keys.hand(PER).setCurrentIndex(keys.page.models.hands[PER].index(card))
        strike(Key.Key_C, Key.Key_C)
        assert name_of(keys.page.board.confirm.question) == "Give Per this hint?"
        strike(answer)
        assert (keys.record.actions, said) == ((), ["No hint was given."])
        said.clear()
        heard.append(read_all(keys.panel))
    assert heard[0] == heard[1] == heard[2]


def test_the_others_are_told_before_cards_are_read_aloud(keys: KeyPlayers, said: list[str]) -> None:
    keys.screen.table.choose_speech(KARI, Speech.ALOUD)
    keys.use(keys.panel.turn)
    assert keys.phase() == LookAway(KARI)
    assert "Only Kari may look!" in said[-1]
    assert keys.page.cover.speech_label.text() in said[-1]


# How it is chosen


def test_it_is_asked_once_a_seat_when_a_reader_runs(keys: KeyPlayers, screen_reader: None, said: list[str]) -> None:
    keys.use(keys.panel.turn)
    cover = keys.page.cover
    assert keys.phase() == LookAway(KARI)
    assert cover.speech.isVisible()
    assert cover.speech.hasFocus()
    assert cover.speech_label.text() == "A screen reader is running. When should it read the teammates’ cards to Kari?"

    # It is told by the choice, which is named by what it is about, and nothing says it once more.
    how = "How the teammates’ cards are read to Kari"
    assert name_of(focused()) == f"{how}: only at the press of a key"
    assert how not in said[-1]
    # The keys of the game choose nothing there.
    strike(Key.Key_N, Key.Key_E, Key.Key_H, Key.Key_P)
    assert keys.view.speech[KARI] is None
    said.clear()
    strike(Key.Key_Down)
    assert keys.view.speech[KARI] is Speech.ALOUD
    assert name_of(focused()) == f"{how}: each card, when it is selected with the keyboard"
    strike(Key.Key_Down)
    assert keys.view.speech[KARI] is Speech.NEVER
    assert name_of(focused()) == f"{how}: never"
    # Whoever looks away hears that; once is enough.
    assert said == []
    strike(Key.Key_Up, Key.Key_Up)
    assert cover.speech.hasFocus()
    assert keys.view.speech[KARI] is Speech.ON_REQUEST
    strike(Key.Key_Return)
    assert cover.open.hasFocus()
    strike(Key.Key_Return)
    assert keys.phase() == Private(KARI)
    strike(Key.Key_Escape)
    # From now on the cards are one press away, and the page is met for a peek only.
    keys.use(keys.panel.turn)
    assert keys.phase() == Private(KARI)
    strike(Key.Key_Escape)
    keys.peek(KARI)
    assert cover.open.hasFocus()
    assert cover.speech_label.text() == "The teammates’ cards are read to Kari:"
    strike(Key.Key_Escape)
    keys.peek(PER)
    assert cover.speech.hasFocus()
    assert keys.view.speech == (Speech.ON_REQUEST, None, None)


def test_a_click_speaks_no_face(mouse: MousePlayers) -> None:
    mouse.screen.table.choose_speech(KARI, Speech.ALOUD)
    mouse.open_view()
    assert mouse.hand(KARI).hasFocus()
    press(mouse.hand(PER).viewport(), zone_spot(mouse.hand(PER), 1, Zone.NUMBER))
    assert not mouse.hand(PER).hasFocus()
    assert not mouse.hand(PER).currentIndex().isValid()


# Keys from wherever the keyboard is


def test_everywhere_a_key_tells_what_is_known_and_another_how_it_stands(keys: KeyPlayers, said: list[str]) -> None:
    board = keys.page.board
    keys.turn(ColourHint(1, Suit.RED))
    for looking in (False, True):
        if looking:
            keys.open_view()
        for part in (keys.panel.turn, board.fireworks, board.clocks, board.fuses, board.journal, *board.hand_views):
            (keys.panel.cover if looking and part is keys.panel.turn else part).setFocus()
            said.clear()
            strike(Key.Key_K, Key.Key_I)
            known, standings = said
            assert known.startswith("Per, cards 1 and 2: face down. From the hints: red.")
            assert len(known.splitlines()) == 2
            assert standings == (
                "0 of 25 possible points.\nClock tokens: 7 of 8.\nMistakes: 0 of 3.\nDeck: 35 cards.\n"
                "Not begun: red, yellow, green, blue and white."
            )


def test_nobody_on_the_bus_hears_which_cards_a_hint_would_point_at(keys: KeyPlayers, screen_reader: None) -> None:
    """What is told of a card is its name; it is the same while somebody only weighs a hint."""
    keys.turn(ColourHint(1, Suit.RED))
    keys.screen.table.choose_speech(1, Speech.NEVER)
    keys.open_view()
    renamed: list[int] = []
    for hand in keys.page.models.hands:
        hand.dataChanged.connect(
            lambda first, last, roles: (
                renamed.append(first.row()) if not roles or Qt.ItemDataRole.AccessibleTextRole in roles else None
            )
        )
    tab_to(keys.panel.hints.values[1])
    assert any(row.previewed for hand in keys.page.models.hands for row in hand.rows)
    assert renamed == []
