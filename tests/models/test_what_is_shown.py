"""What each model tells of the table, in rows and in words."""

import pytest
from PySide6.QtCore import Qt

from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import DiscardCell, Firework, Player, Token, TokenKind
from hanabi_desktop.rules import (
    Card,
    ColourHint,
    Discard,
    EditionId,
    Game,
    Kit,
    Multicolour,
    Play,
    Rules,
    Suit,
    ValueHint,
)
from hanabi_desktop.table.actions import LayOpen, MoveCard, MoveToken, RaiseCard, TokenMove, TurnCard, WriteNote
from hanabi_desktop.table.state import Speech, given_badges
from tests.each import each
from tests.games import card, shortest_victory
from tests.models.showing import following, rows
from tests.screen.scenes import (
    BLUE,
    GREEN,
    KARI,
    LIV,
    MULTI,
    PER,
    RED,
    TWO_HINTS,
    WHITE,
    YELLOW,
    Scene,
    before_the_five,
    dealt,
    scene,
)

pytestmark = pytest.mark.usefixtures("qapp")


def words(model: object) -> list[str | None]:
    """What is said to a list, row by row."""
    return [cells[0] for cells in rows(model)]  # type: ignore[arg-type]


class TestAHand:
    def test_lies_face_down_on_the_public_table(self) -> None:
        here = scene()
        hand = following(here.screen).hands[PER]
        assert words(hand) == [f"Per, card {place}: face down." for place in range(1, 6)]
        assert all(row.card.face is None for row in hand.rows)

    def test_lies_open_to_the_others_in_private(self) -> None:
        here = scene()
        models = following(here.screen)
        here.open(KARI)
        assert [row.card.face for row in models.hands[PER].rows][:2] == [Card(Suit.RED, 2), Card(Suit.RED, 3)]
        assert words(models.hands[KARI])[0] == "Kari, card 1: face down."

    def test_tells_its_faces_aloud_to_those_who_want_it_only(self) -> None:
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
        unspoken = "Per, card 1."
        assert told == {
            None: unspoken,
            Speech.ALOUD: "Per, card 1: red 2.",
            Speech.ON_REQUEST: unspoken,
            Speech.NEVER: unspoken,
        }

    def test_is_told_whole_when_it_is_asked_for(self) -> None:
        here = scene()
        models = following(here.screen)
        here.open(KARI)
        assert models.hands[LIV].spoken().splitlines()[2] == "Liv, card 3: green 5. The last copy."
        third = models.hands[LIV].rows[2].card.id
        assert models.hands[LIV].spoken(third) == "Liv, card 3: green 5. The last copy."
        assert models.hands[KARI].spoken().splitlines()[0] == "Kari, card 1: face down."

    def test_closes_again(self) -> None:
        here = scene()
        models = following(here.screen)
        here.open(KARI)
        here.screen.cover()
        assert words(models.hands[PER])[0] == "Per, card 1: face down."

    def test_marks_the_last_copy_where_it_is_seen(self) -> None:
        here = scene()
        models = following(here.screen)
        here.open(KARI)
        assert models.hands[LIV].rows[2].card.critical
        assert words(models.hands[LIV])[2] == "Liv, card 3."
        here.open(LIV)
        assert words(models.hands[LIV])[2] == "Liv, card 3: face down."

    def test_tells_what_hints_tell(self) -> None:
        here = scene()
        models = following(here.screen)
        here.act(ValueHint(PER, 2))
        assert words(models.hands[PER])[:2] == [
            "Per, card 1: face down. Hints so far: 2. From the hints: value 2. The last hint points at it.",
            "Per, card 2: face down. From the hints: value 1, 3, 4 or 5.",
        ]

    def test_tells_how_it_is_held_and_the_note_to_its_owner_only(self) -> None:
        here = scene()
        models = following(here.screen)
        here.open(KARI)
        here.screen.act(RaiseCard(4))
        here.screen.act(TurnCard(4))
        here.screen.act(WriteNote(4, "five?"))
        here.screen.act(MoveCard(4, 0))
        assert words(models.hands[KARI])[0] == "Kari, card 1: face down. Raised. Turned sideways. Note: five?"
        for look in (PER, LIV):
            here.open(look)
            assert words(models.hands[KARI])[0] == "Kari, card 1. Raised. Turned sideways."
        here.screen.cover()
        assert words(models.hands[KARI])[0] == "Kari, card 1: face down. Raised. Turned sideways."

    def test_is_the_own_one_of_its_viewer_only(self) -> None:
        here = scene()
        models = following(here.screen)
        assert not any(hand.own for hand in models.hands)
        here.open(PER)
        assert [hand.own for hand in models.hands] == [False, True, False]

    def test_shows_the_card_that_is_laid_open(self) -> None:
        here = scene(before_the_five(*TWO_HINTS), master=PER)
        models = following(here.screen)
        here.act(Play(10))
        assert not any("blue 5" in str(text) for text in words(models.hands[KARI]))
        here.screen.act(LayOpen())
        assert [str(text) for text in words(models.hands[KARI]) if "blue 5" in str(text)] == [
            "Kari, card 4: blue 5. From the hints: value 2, 3, 4 or 5."
        ]


class TestTheFireworks:
    def test_tell_how_far_they_got_and_what_is_next(self) -> None:
        here = scene()
        models = following(here.screen)
        here.act(Play(0))
        assert words(models.fireworks) == [
            "Red firework (triangle): at 1; next is 2.",
            "Yellow firework (star): at 0; next is 1.",
            "Green firework (clover leaf): at 0; next is 1.",
            "Blue firework (disc): at 0; next is 1.",
            "White firework (diamond): at 0; next is 1.",
        ]
        assert models.fireworks.rows[0] == Firework(RED, 1, 5)

    def test_tell_which_is_stuck_and_which_complete(self) -> None:
        here = scene(before_the_five(*TWO_HINTS))
        models = following(here.screen)
        here.act(Play(2))
        here.act(ValueHint(KARI, 1))
        here.act(Discard(10))
        assert words(models.fireworks)[0] == "Red firework (triangle): complete."
        assert words(models.fireworks)[3] == (
            "Blue firework (disc): at 0; next is 1. It can’t grow past 4: the only blue 5 is in the discard pile."
        )
        assert models.fireworks.rows[RED].complete

    def test_have_a_sixth_where_it_is_in_play(self) -> None:
        models = following(scene(dealt(Rules(multicolour=Multicolour.FIVE))).screen)
        assert words(models.fireworks)[MULTI] == "Multicolour firework (rainbow): at 0; next is 1."


class TestTheTokens:
    def test_lie_as_they_are_spent(self) -> None:
        here = scene(before_the_five(*TWO_HINTS), edition=EditionId.HOUSE)
        models = following(here.screen)
        assert [token.used for token in models.clocks.rows] == [False] * 6 + [True] * 2
        assert words(models.clocks)[5:7] == [
            "clock token, face up on the table: available",
            "clock token in the box lid: spent",
        ]

    def test_of_mistakes_are_used_up_from_the_top(self) -> None:
        here = scene(before_the_five(*TWO_HINTS))
        models = following(here.screen)
        here.act(Play(10))
        assert [token.used for token in models.fuses.rows] == [False, False, False, True]
        assert [token.losing for token in models.fuses.rows] == [False, True, False, False]
        assert words(models.fuses) == [
            "the explosion, at the bottom of the stack",
            "fuse token on the stack",
            "fuse token on the stack",
            "burnt fuse token in the box lid: a mistake",
        ]

    def test_move_by_the_masters_hand_one_by_one(self) -> None:
        here = scene(before_the_five(*TWO_HINTS), master=PER)
        models = following(here.screen)
        spent = []
        here.act(Play(2, RED))
        here.screen.act(LayOpen())
        for _ in range(2):
            spent.append(sum(token.used for token in models.clocks.rows))
            here.screen.act(MoveToken(TokenMove.RETURN_CLOCK))
        spent.append(sum(token.used for token in models.clocks.rows))
        assert spent == [2, 1, 0]

    def test_say_what_moving_them_would_mean(self) -> None:
        box = box_of(Kit.TILES)
        assert Token(box.clocks, TokenKind.CLOCK, 0, 8, used=False).move is TokenMove.SPEND_CLOCK
        assert Token(box.clocks, TokenKind.CLOCK, 0, 8, used=True).move is TokenMove.RETURN_CLOCK
        assert Token(box.fuses, TokenKind.FUSE, 0, 3, used=False).move is TokenMove.BURN_FUSE
        assert Token(box.fuses, TokenKind.FUSE, 0, 3, used=True).move is TokenMove.RESTORE_FUSE

    @each("clocks", [1, 8, 20])
    @each("mistakes", [1, 4])
    def test_are_as_many_as_the_rules_say(self, clocks: int, mistakes: int) -> None:
        models = following(scene(dealt(Rules(mistakes=mistakes, clocks=clocks))).screen)
        assert models.clocks.rowCount() == clocks
        assert sum(not fuse.bottom for fuse in models.fuses.rows) == mistakes


class TestTheDiscardPile:
    @pytest.fixture
    def here(self) -> Scene:
        here = scene(before_the_five(*TWO_HINTS))
        here.act(Discard(3))
        return here

    def test_counts_every_face(self, here: Scene) -> None:
        model = following(here.screen).discards
        cells = {
            cell.card: cell
            for row in range(model.rowCount())
            for column in range(model.columnCount())
            for cell in [model.index(row, column).data(ROW_ROLE)]
        }
        assert cells[card("y1")] == DiscardCell(card("y1"), 3, 1, played=False, latest=True, wanted=True)
        assert cells[card("y1")].left == 2
        assert cells[card("r1")] == DiscardCell(card("r1"), 3, 0, played=True, useless=True)
        assert cells[card("r5")].left == 1
        assert set(cells) == {Card(suit, rank) for suit in Rules().suits for rank in range(1, 6)}

    def test_says_how_many_are_left(self, here: Scene) -> None:
        model = following(here.screen).discards
        told = list(rows(model))
        assert told[YELLOW][0] == "yellow 1: 1 in the discard pile, 2 of 3 left. Discarded last. Needed next."
        assert told[YELLOW][1] == "yellow 2: 0 in the discard pile, 2 of 2 left."
        assert told[RED][3] == "red 4: 0 in the discard pile, 1 of 2 left. Played."
        assert told[RED][4] == "red 5: 0 in the discard pile, 1 of 1 left. Needed next. The last copy."
        assert told[WHITE][4] == "white 5: 0 in the discard pile, 1 of 1 left. The last copy."

    def test_has_suits_and_values_as_headers(self, here: Scene) -> None:
        model = following(here.screen).discards
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        assert [model.headerData(section, across) for section in range(5)] == ["1", "2", "3", "4", "5"]
        assert [model.headerData(section, down) for section in range(5)] == ["red", "yellow", "green", "blue", "white"]
        assert model.headerData(0, across, Qt.ItemDataRole.ToolTipRole) is None

    def test_has_a_sixth_row_where_it_is_in_play(self) -> None:
        model = following(scene(dealt(Rules(multicolour=Multicolour.FIVE))).screen).discards
        assert model.rowCount() == 6
        assert list(rows(model))[MULTI][0] == (
            "multicolour 1: 0 in the discard pile, 1 of 1 left. Needed next. The last copy."
        )


class TestTheJournal:
    def test_tells_what_happened_beside_the_turns_where_it_happened(self) -> None:
        here = scene()
        journal = following(here.screen).journal
        here.act(ValueHint(PER, 2))
        here.open(LIV)
        assert len(words(journal)) == 1
        here.screen.cover()
        here.act(ValueHint(LIV, 3))
        here.screen.table.take_back()
        here.act(ValueHint(LIV, 4))
        assert words(journal) == [
            "Kari → Per: 4 card(s) of value 2",
            "Liv peeked at the cards without taking a turn (1 second(s)).",
            "Taken back: turn 2, the hint from Per to Liv.",
            "Per → Liv: 1 card(s) of value 4",
        ]

    def test_has_a_line_for_each_turn(self) -> None:
        here = scene()
        journal = following(here.screen).journal
        assert journal.rowCount() == 0
        here.act(ColourHint(PER, RED))
        here.act(ColourHint(LIV, GREEN))
        here.act(Play(13))
        assert words(journal) == [
            "Kari → Per: 2 red card(s)",
            "Per → Liv: 1 green card(s)",
            "Liv plays blue 3: it doesn’t fit. Mistake 1 of 3.",
        ]

    def test_tells_of_a_turn_that_was_taken_back_no_more_than_whose_it_was_and_of_what_sort(self) -> None:
        here = scene()
        journal = following(here.screen).journal
        here.act(ColourHint(PER, RED))
        here.screen.table.take_back()
        assert words(journal) == ["Taken back: turn 1, the hint from Kari to Per."]


class TestThePlayers:
    def test_are_named_clockwise_with_turn_and_master(self) -> None:
        here = scene(master=LIV)
        models = following(here.screen)
        assert models.players.rows[KARI] == Player(KARI, "Kari", given_badges(1)[0], current=True, master=False)
        assert words(models.players) == ["Kari: to play", "Per", "Liv: the master"]
        here.screen.table.hand_over(KARI)
        assert words(models.players) == ["Kari: to play, the master", "Per", "Liv"]

    def test_have_no_turn_once_the_game_is_over(self) -> None:
        won = shortest_victory(Rules(), 3)
        models = following(scene(Game(won.setup, won.actions)).screen)
        assert words(models.players) == ["Kari", "Per", "Liv"]
        assert BLUE in Rules().suits
