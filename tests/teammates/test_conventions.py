"""What computers make of a hint that a person gives by the leaflet."""

from copy import deepcopy
from itertools import islice

import pytest

from hanabi_desktop.players import Level
from hanabi_desktop.records.record import positions
from hanabi_desktop.records.share import from_text
from hanabi_desktop.rules import ColourHint, Discard, EditionId, Game, Play, Rules, Suit, TurnAction, ValueHint
from hanabi_desktop.teammates.known import hint_number
from hanabi_desktop.teammates.moves import Deed, Move
from hanabi_desktop.teammates.reasons import Thought
from hanabi_desktop.teammates.teammate import Teammate, choose, explain
from tests.games import deal_hands, seen

BOTH = pytest.mark.parametrize("level", Level)
KARI, COMPUTER, PER = range(3)


def answer(level: Level, game: Game, *actions: TurnAction) -> TurnAction:
    for action in actions:
        game.apply(action)
    return choose(level, seen(game, game.current)).action


ADA, BO, YOU, CLEO = range(4)
FIRST, SECOND, THIRD, FOURTH = range(8, 12)
"""The cards of the computer, which is `YOU` here, the oldest first."""
PASS, ADAS = ValueHint(ADA, 4), ValueHint(BO, 4)
"""Pass the turn on: they tell Ada, or Bo, nothing that can be used yet."""
RED = ColourHint(YOU, Suit.RED)
ONE, TWO, FOUR, FIVE = (ValueHint(YOU, value) for value in (1, 2, 4, 5))
KEPT = Play(FIRST), Discard(FIRST)
"""What is not done while the oldest card is kept."""
SPENT = Rules(clocks=1)
"""After one hint, a computer can only play or discard."""
LAST = Rules(mistakes=1)


def four(you: str, bo: str = "b4 g3 y4 w4", starter: int = BO, rules: Rules | None = None) -> Game:
    """Four players with four cards each, as in the pictures of the leaflet; Ada's oldest is the red 1."""
    return deal_hands(rules or Rules(), "r1 w4 y4 w3", bo, you, "y2 b2 g2 w3", draws="w5 b3", starter=starter)


LEAFLET: tuple[tuple[str, Game, tuple[TurnAction, ...], TurnAction | tuple[TurnAction, ...]], ...] = (
    (
        "Play that card if it can fit, even if you aren’t sure",
        four("y3 b3 g4 r1"),
        (RED,),
        Play(FOURTH),
    ),
    ("play only what’s sure to fit.", four("y3 b3 g4 r1", rules=LAST), (RED,), (Play(FOURTH),)),
    ("what’s sure to fit.", four("y3 b3 g4 w1", rules=LAST), (ONE,), Play(FOURTH)),
    (
        "only what’s sure to fit.",
        four("y3 b3 g4 w1", starter=ADA, rules=LAST),
        (Play(0), ONE),
        (Play(FOURTH), Discard(FOURTH)),
    ),
    (
        "If “5” points at a card, or “2” at your oldest without a hint, keep it until it’s sure to fit.",
        four("y5 b3 g4 r4", rules=SPENT),
        (FIVE,),
        Discard(SECOND),
    ),
    ("discard your oldest card without a hint.", four("y3 b5 g4 r4", rules=SPENT), (FIVE,), Discard(FIRST)),
    (
        "If one of them was your oldest card without a hint, it’s about that one",
        four("r1 b3 r4 y3"),
        (RED,),
        Play(FIRST),
    ),
    (
        "If not, it’s about the newest of them that had no hint before.",
        four("y3 b3 r1 r4"),
        (FOUR, PASS, PASS, ADAS, RED),
        Play(THIRD),
    ),
    ("Bottom row: neither was. Play the newer red one.", four("y3 b3 r4 r1"), (RED,), Play(FOURTH)),
    (
        "or “2” at your oldest without a hint, keep it until it’s sure to fit.",
        four("w2 b3 g4 y3", starter=ADA),
        (Play(0), TWO),
        KEPT,
    ),
    ("(5s are only saved by “5”)", four("r5 b3 g4 y3"), (RED,), Play(FIRST)),
    (
        "Then keep it until it’s sure to fit.",
        four("r4 b3 g4 y3", bo="r4 g3 y4 w4", starter=ADA),
        (ADAS, Discard(4), PASS, PASS, ADAS, RED),
        KEPT,
    ),
    (
        "else your newest without a hint. Play it!",
        four("y3 b3 r2 g4", bo="b4 g3 y4 r3", starter=ADA),
        (Play(0), FOUR, PASS, PASS, ColourHint(BO, Suit.RED), PASS),
        Play(THIRD),
    ),
    (
        "Bo sees your 2 and waits.",
        four("y3 b3 g4 r2", bo="b4 g3 y4 r3", starter=ADA),
        (Play(0), PASS, PASS, PASS, ColourHint(BO, Suit.RED)),
        (Play(7), Discard(7)),
    ),
    ("If it can’t fit yet, keep it.", four("y3 b4 g3 r4", rules=SPENT), (FOUR,), Discard(FIRST)),
)
"""Sentences of the leaflet, each with a game and turns in which it is followed: what is done, or what is not."""

REASONS: tuple[tuple[str, Game, tuple[TurnAction, ...], TurnAction | tuple[TurnAction, ...]], ...] = (
    (
        "every card that the hint points at fits",
        four("b5 y3 r1 y1"),
        (FIVE, PASS, PASS, ADAS, ONE, Play(FOURTH), PASS, ADAS, PASS),
        Play(THIRD),
    ),
    ("keep the next discard, as it may need saving", four("r2 y3 y2 g4"), (TWO,), KEPT),
    (
        "play what fits now, going by this hint and the earlier ones together",
        four("y3 b5 r2 g4", starter=ADA),
        (Play(0), TWO, PASS, PASS, RED, PASS),
        Play(THIRD),
    ),
    (
        "the hint tells nothing new: play the newest if it can fit",
        four("r2 y3 g4 b4", starter=ADA),
        (Play(0), TWO, PASS, PASS, TWO, PASS),
        Play(FIRST),
    ),
    ("it can’t fit: the hint only passes the turn on", four("b5 y3 g4 r4"), (FIVE, PASS, PASS, ADAS, FIVE), KEPT),
)
"""What only the reasons in the replay tell, in the same way."""


@BOTH
@pytest.mark.parametrize(
    ("sentence", "game", "turns", "done"), LEAFLET + REASONS, ids=[sentence for sentence, *_ in LEAFLET + REASONS]
)
def test_computers_do_what_each_sentence_says(
    level: Level, sentence: str, game: Game, turns: tuple[TurnAction, ...], done: TurnAction | tuple[TurnAction, ...]
) -> None:
    did = answer(level, deepcopy(game), *turns)
    assert did not in done if isinstance(done, tuple) else did == done


def test_each_of_the_leaflet_s_sentences_stands_in_it() -> None:
    pytest.importorskip("PySide6")
    from tests.rulebook.books import book

    leaflet = book(EditionId.ENGLISH).section_of("company")
    assert leaflet
    text = [paragraph.text for paragraph in leaflet.paragraphs]
    assert [sentence for sentence, *_ in LEAFLET if not any(sentence in paragraph for paragraph in text)] == []


@BOTH
@pytest.mark.parametrize("newest", ["g2", "y4"])
def test_whoever_was_hinted_waits_for_a_turn_that_shows_what_it_was(level: Level, newest: str) -> None:
    """The computer's green card is the 2 or, after a 2 played blind, the 3: while Per's newest one is that 2."""
    game = deal_hands(Rules(), "g1 y4 w4 b4 r4", "y3 w3 b3 r3 g3", f"b4 r4 w2 b2 {newest}")
    waits = newest == "g2"
    hinted = answer(level, game, Play(0), ValueHint(KARI, 4), ValueHint(KARI, 4), ColourHint(COMPUTER, Suit.GREEN))
    assert (hinted != Play(9)) is waits
    if waits:
        assert answer(level, game, ValueHint(KARI, 4)) == Play(14)
        assert answer(level, game, Play(14), ValueHint(PER, 4)) == Play(9)


@BOTH
def test_a_2_is_kept_whose_other_copy_only_the_giver_of_the_hint_holds(level: Level) -> None:
    """Kari does not see her own red 2; but for it, only the white 2 would be left, which fits."""
    game = deal_hands(Rules(), "w1 r2 g4 w4 r4", "r2 y3 g4 b4 b3", "y2 g2 b2 w3 y5")
    before = Play(0), ValueHint(KARI, 4), ValueHint(KARI, 4)
    assert answer(level, game, *before, ValueHint(COMPUTER, 2)) not in (Play(5), Discard(5))


def test_a_hint_at_cards_that_are_known_to_have_it_only_passes_the_turn_on() -> None:
    game = deal_hands(Rules(), "b4 y4 g4 w4 r4", "y3 r1 g4 y1 b2", "w2 w3 g2 b2 y5")
    for action in (ValueHint(COMPUTER, 3), Discard(6), ValueHint(KARI, 4)):
        game.apply(action)
    again = Move(Deed.HINT, COMPUTER, hint_number(ValueHint(COMPUTER, 3)))
    assert explain(Teammate(Level.SKILLED, seen(game, KARI)).known, again).thought is Thought.TO_PASS


@BOTH
def test_a_hinted_card_that_is_played_does_not_tell_that_a_saved_one_can_follow(level: Level) -> None:
    """The 2 may have been saved, or be the red one for Ada's newest card; but Cleo gives Ada a reason of her own to play."""
    game = deal_hands(Rules(), "w4 y4 w3 r1", "b4 g3 y4 w4", "y2 b3 g4 w1", "r2 b2 g2 w3", starter=BO)
    turns = TWO, PASS, ValueHint(ADA, 1), Play(3), PASS
    assert answer(level, game, *turns) not in KEPT


@BOTH
def test_no_hint_is_wasted_on_the_card_that_an_own_one_waits_for(level: Level) -> None:
    """The computer's newest card can only be the red 2: so Per sees that the red 1 has to come first."""
    game = deal_hands(Rules(), "b4 y4 g4 w4 r4", "y3 b3 g4 w4 r2", "w2 w3 g2 b2 r1")
    assert answer(level, game, ValueHint(COMPUTER, 2)) not in (ColourHint(PER, Suit.RED), ValueHint(PER, 1))


def test_a_5_is_saved_in_time_from_whoever_follows_a_player_with_a_card_to_play() -> None:
    """Told of the red 1, Bo would play it; then there would be no clock token, and the white 5 would be discarded."""
    game = deal_hands(SPENT, "w4 y4 b3 r3", "w3 g3 y4 r1", "w5 b3 g4 y3", "y3 b2 g2 w3")
    assert answer(Level.SKILLED, game) == FIVE


LOST_FOUR = (
    "315cisvwfnppncgqfagh-qukopvkimaeaxmsbjlrb-ltwudkyxfhdru,03lckc-aosbaiantbscalwcaqar-"
    "bagcaswckaawabbflbbc-attaaebhwbbda3bpgcbg-a6xboaa8a4bzakoca5am-,0"
)
"""With three players: two cards told "4", then a 5 that needs one of them; the wrong one was played, the last blue 4."""


def test_of_two_cards_the_one_that_is_played_anyway_comes_first() -> None:
    game = next(islice(positions(from_text(LOST_FOUR)), 40, None))
    assert choose(Level.SKILLED, seen(game, game.current)).action == Play(9)


def test_what_is_lost_after_a_hint_narrows_no_card() -> None:
    """Told "blue" long before, the oldest card is the 2 again: that the 5 has become useless makes it no 3."""
    game = next(islice(positions(from_text(LOST_FOUR)), 41, None))
    assert choose(Level.SKILLED, seen(game, game.current)).action != Play(12)


SAME_TWICE = (
    "315seqakqbfndiypgufb-lankpuuhtavklrricpov-wmfxsxjmcdwgh,03lcla-aoaelcapadpcarpbpaan-aqbhamackabkay1cbtxb-af,0"
)
"""With three players: told "two 2s", then others played all 2s but one."""


def test_nobody_plays_cards_that_would_both_have_to_be_the_same() -> None:
    """One of them is a second copy, and it need not be the newer one."""
    for turn in 19, 22:
        game = next(islice(positions(from_text(SAME_TWICE)), turn, None))
        assert not isinstance(choose(Level.SKILLED, seen(game, game.current)).action, Play)


THREE_YELLOW = (
    "315tndkqikwuudafxxgp-fuwccmqpfkigohhaprsb-sylmvbnajlerv,03lcla-amadlaalaqpcwawbpaap-asajbkae1abnxcbfbrbb-xabtb"
    "u1abwtckaa4a1bg-tbbxsabya8sca9aapagb-aAavobaDaEwaaFahaoaC-kca2acbixaaHbz,0"
)
"""With three players: told at the end that three cards are yellow, of which only the 5 is needed."""


def test_of_cards_of_which_one_is_needed_that_is_played_which_the_hint_is_about() -> None:
    game = next(islice(positions(from_text(THREE_YELLOW)), 53, None))
    choice = choose(Level.SKILLED, seen(game, game.current)).action
    assert choice == Play(max(game.hands[game.current]))


def test_nobody_is_told_of_a_card_that_the_giver_may_hold_as_well() -> None:
    """Told "white", and not sure that this is the 1, a computer tells nobody else of another white 1."""
    game = next(islice(positions(from_text(THREE_YELLOW)), 9, None))
    assert not isinstance(choose(Level.SKILLED, seen(game, game.current)).action, ColourHint)


NO_HINTS = (
    "315apxeqqymcaijpbdlv-cnrosxufsbldvkifufgk-gwapmknrhuwth,03pcaj-antbai1agcscao1bgaam-adpabkaetcatbawcaxbb-1caqbc"
    "kabsaylaoba4ap-bvscahazbu,0"
)
"""With three players: no hints are left, and the next one is about to discard the green 5."""


def test_a_play_that_can_wait_comes_after_a_hint_for_somebody_who_would_discard_a_last_copy() -> None:
    game = next(islice(positions(from_text(NO_HINTS)), 34, None))
    choice = choose(Level.SKILLED, seen(game, game.current))
    assert isinstance(choice.action, Discard)
    assert choice.other is not None
    assert choice.other.risk is not None
