"""What each model tells of the table, in rows and in words."""

import pytest
from PySide6.QtCore import Qt

from hanabi_desktop import rules as hanabi
from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.rows import RICH_TEXT_ROLE, ROW_ROLE
from hanabi_desktop.models.table import DiscardCell, Firework, Player, Token, TokenKind
from hanabi_desktop.players import Character, Computer, Level, Person, default_badges
from hanabi_desktop.table.actions import LayOpen, MoveCard, RaiseCard, TokenMove, TurnCard, WriteNote
from hanabi_desktop.table.state import Speech
from tests.games import card
from tests.models.showing import following, rows, words
from tests.screen.scenes import KARI, LIV, MULTI, PER, RED, TWO_HINTS, WHITE, YELLOW, before_the_five, dealt, scene

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_hand_tells_its_faces_aloud_to_those_who_want_it_only() -> None:
    here = scene()
    models = following(here.screen)
    told = {}
    for speech in (None, *Speech):
        if speech:
            here.screen.table.choose_speech(KARI, speech)
        here.open(KARI)
        told[speech] = words(models.hands[PER])[0]
        here.open(PER)
        assert words(models.hands[KARI])[0] == "Kari, card 1."
    assert told.pop(Speech.ALOUD) == "Per, card 1: red 2."
    assert set(told.values()) == {"Per, card 1."}


def test_a_hand_tells_how_it_is_held_and_the_note_to_its_owner_only() -> None:
    here = scene()
    models = following(here.screen)
    here.open(KARI)
    for action in (RaiseCard(4), TurnCard(4), WriteNote(4, "five?"), MoveCard(4, 0)):
        here.screen.act(action)
    assert words(models.hands[KARI])[0] == "Kari, card 1: face down. Raised. Turned sideways."
    # Those who listen hear of it only as its owner wants.
    assert models.hands[KARI].spoken(4).endswith("Turned sideways. Note: five?")
    here.screen.table.choose_speech(KARI, Speech.ALOUD)
    assert str(words(models.hands[KARI])[0]).endswith("Note: five?")
    for look in (PER, LIV):
        here.open(look)
        assert words(models.hands[KARI])[0] == "Kari, card 1. Raised. Turned sideways."
    here.screen.cover()
    assert words(models.hands[KARI])[0] == "Kari, card 1: face down. Raised. Turned sideways."


def test_a_hand_shows_the_card_that_is_laid_open() -> None:
    here = scene(before_the_five(*TWO_HINTS), master=PER)
    models = following(here.screen)
    here.act(hanabi.Play(10))
    assert not any("blue 5" in str(text) for text in words(models.hands[KARI]))
    here.screen.act(LayOpen())
    assert [str(text) for text in words(models.hands[KARI]) if "blue 5" in str(text)] == [
        "Kari, card 4: blue 5. From the hints: 2, 3, 4 or 5."
    ]


def test_fireworks_tell_how_far_they_got_what_is_next_and_which_is_stuck() -> None:
    here = scene()
    models = following(here.screen)
    here.act(hanabi.Play(0))
    assert words(models.fireworks)[:2] == [
        "Red firework (triangle): at 1, needs the 2.",
        "Yellow firework (star): not begun, needs the 1.",
    ]
    assert models.fireworks.rows[0] == Firework(RED, 1, 5)
    here = scene(before_the_five(*TWO_HINTS))
    models = following(here.screen)
    for action in (hanabi.Play(2), hanabi.ValueHint(KARI, 1), hanabi.Discard(10)):
        here.act(action)
    assert words(models.fireworks)[0] == "Red firework (triangle): complete."
    assert words(models.fireworks)[3] == (
        "Blue firework (circle): at 0, needs the 1. It can’t grow past 4: the only blue 5 is on the discard pile."
    )
    assert models.fireworks.rows[RED].complete


def test_a_sixth_suit_has_its_firework_and_its_row_in_the_pile() -> None:
    models = following(scene(dealt(hanabi.Rules(multicolour=hanabi.Multicolour.FIVE))).screen)
    assert words(models.fireworks)[MULTI] == "Multicolour firework (rainbow): not begun, needs the 1."
    assert models.discards.rowCount() == 6
    text = "multicolour 1: 0 on the discard pile, 1 of 1 left. Needed next. The last copy."
    assert list(rows(models.discards))[MULTI][0] == text


def test_fuse_tokens_are_used_up_from_the_top() -> None:
    here = scene(before_the_five(*TWO_HINTS))
    models = following(here.screen)
    here.act(hanabi.Play(10))
    assert [token.used for token in models.fuses.rows] == [False, False, False, True]
    assert [token.losing for token in models.fuses.rows] == [False, True, False, False]
    assert words(models.fuses) == [
        "the explosion, at the bottom of the stack",
        "fuse token on the stack",
        "fuse token on the stack",
        "burnt fuse token in the box lid: a mistake",
    ]


def test_tokens_are_as_many_as_the_rules_say_and_say_what_moving_them_would_mean() -> None:
    for clocks, mistakes in ((1, 1), (8, 4), (20, 1)):
        models = following(scene(dealt(hanabi.Rules(mistakes=mistakes, clocks=clocks))).screen)
        assert models.clocks.rowCount() == clocks
        assert sum(not fuse.bottom for fuse in models.fuses.rows) == mistakes
    box = box_of(hanabi.Kit.TILES)
    for sort, kind, used, move in (
        (box.clocks, TokenKind.CLOCK, False, TokenMove.SPEND_CLOCK),
        (box.clocks, TokenKind.CLOCK, True, TokenMove.RETURN_CLOCK),
        (box.fuses, TokenKind.FUSE, False, TokenMove.BURN_FUSE),
        (box.fuses, TokenKind.FUSE, True, TokenMove.RESTORE_FUSE),
    ):
        assert Token(sort, kind, 0, 8, used=used).move is move


def test_the_discard_pile_counts_every_face_and_says_how_many_are_left() -> None:
    here = scene(before_the_five(*TWO_HINTS))
    here.act(hanabi.Discard(3))
    model = following(here.screen).discards
    spots = [(row, column) for row in range(model.rowCount()) for column in range(model.columnCount())]
    cells = {cell.card: cell for spot in spots for cell in [model.index(*spot).data(ROW_ROLE)]}
    assert cells[card("y1")] == DiscardCell(card("y1"), 3, 1, played=False, latest=True, wanted=True)
    assert cells[card("r1")] == DiscardCell(card("r1"), 3, 0, played=True, useless=True)
    assert (cells[card("y1")].left, cells[card("r5")].left) == (2, 1)
    assert set(cells) == {hanabi.Card(suit, rank) for suit in hanabi.Rules().suits for rank in range(1, 6)}
    told = list(rows(model))
    assert told[YELLOW][0] == "yellow 1: 1 on the discard pile, 2 of 3 left. Discarded last. Needed next."
    assert told[RED][3] == "red 4: 0 on the discard pile, 1 of 2 left. Played."
    assert told[RED][4] == "red 5: 0 on the discard pile, 1 of 1 left. Needed next. The last copy."
    assert told[WHITE][4] == "white 5: 0 on the discard pile, 1 of 1 left. The last copy."
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(section, across) for section in range(5)] == ["1", "2", "3", "4", "5"]
    assert [model.headerData(section, down) for section in range(5)] == ["red", "yellow", "green", "blue", "white"]
    assert model.headerData(0, across, Qt.ItemDataRole.ToolTipRole) is None


def test_players_are_named_clockwise_with_turn_and_master() -> None:
    here = scene(master=LIV)
    models = following(here.screen)
    assert models.players.rows[KARI] == Player(KARI, "Kari", default_badges(1)[0], current=True, master=False)
    assert words(models.players) == ["Kari’s turn", "Per", "Liv: the master"]
    here.screen.table.hand_over(KARI)
    assert words(models.players) == ["Kari’s turn (the master)", "Per", "Liv"]


def test_names_beside_those_of_the_players_are_text_in_the_journal() -> None:
    here, name = scene(), "<img src='/dev/zero'>"
    models = following(here.screen)
    person = here.screen.table.players[PER]
    assert isinstance(person, Person)
    here.screen.table.seat_player(PER, Computer(name, Character.TIN, Level.PLAIN, person))
    line = models.journal.index(0, 0)
    assert line.data() == f"Per gets up; {name} plays on (basic)."
    assert "<img src='" not in line.data(RICH_TEXT_ROLE).rich
