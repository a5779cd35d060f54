"""Why a computer did something: as everybody may know it at the table, and whole once the game is over."""

from functools import partial

import pytest
from msgspec.structs import replace

from hanabi_desktop import rules as hanabi
from hanabi_desktop.players import Level
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from hanabi_desktop.teammates.reasons import Choice, Sureness, Thought, Why
from hanabi_desktop.teammates.teammate import choose, observe
from hanabi_desktop.wording.advice import advice_text
from hanabi_desktop.wording.reasons import mistake_reason, told_cards, told_text, whole_text
from tests.each import each
from tests.games import deal_hands
from tests.players import seats
from tests.table.tables import Saves

pytestmark = pytest.mark.usefixtures("english")

KARI, SIRI, PER = range(3)
EVERYBODY = hanabi.Everybody()
FULL, LAST, NONE = hanabi.MemoryAid


def table(*actions: hanabi.TurnAction, memory: hanabi.MemoryAid = FULL, game: hanabi.Game | None = None) -> Table:
    """Kari begins; Siri's newest card and the one in the middle are red 1s."""
    game = game or deal_hands(hanabi.Rules(), "b4 y4 g4 w4 r4", "y3 b3 r1 g4 r1", "w2 w3 g2 b2 r2", draws="b1 b1")
    state = TableState.seated(hanabi.EditionId.ENGLISH, seats(("Kari", "Siri", "Per")), memory=memory, master=None)
    seated = Table(game, state, Saves())
    for action in actions:
        seated.act(seated.current, action)
    return seated


def said(table: Table, turn: int = -1, seat: int | None = None) -> str:
    eyes = EVERYBODY if seat is None else hanabi.Seat(seat)
    view = table.view(eyes)
    asked = view.seen.turns[turn]
    earlier = partial(table.seen_before, eyes=eyes)
    meant = observe(earlier(asked.number), asked) if isinstance(eyes, hanabi.Seat) else None
    return told_text(asked, earlier, view, meant)


PASSED = hanabi.ValueHint(KARI, 4)
RED, ONES, THREES = hanabi.ColourHint(SIRI, hanabi.Suit.RED), hanabi.ValueHint(SIRI, 1), hanabi.ValueHint(SIRI, 3)
USELESS = ONES, hanabi.Play(9), hanabi.Discard(10), RED
SIGHT = "Going by the hints and all the cards in sight,"
LEAST = f"{SIGHT} this card seems to matter least."
COUNTED = "The card had no hint, but a hinted one was waiting for it, or counting showed that it fits."
AGAIN = "It tells nothing new: play the newest of these if it can fit."
OLDEST = "It’s the oldest card without a hint; cards with hints are kept until they fit."
FITS = "Going by the hints, Siri took this card for a card that fits."
RED_HINT = "After Kari’s hint “red”, Siri took this card for red 1."


@each(
    ("actions", "memory", "text"),
    [
        ((RED, hanabi.Play(9)), FULL, RED_HINT),
        # The other red card still has that hint; when the only card that has one leaves, the hint is forgotten.
        ((RED, hanabi.Play(9)), LAST, RED_HINT),
        ((hanabi.ValueHint(SIRI, 4), hanabi.Play(8)), LAST, FITS),
        ((RED, hanabi.Play(9)), NONE, FITS),
        ((ONES, hanabi.Play(9)), FULL, "After Kari’s hint “1”, this card was sure to fit."),
        ((ONES,), FULL, "After this hint, every card it points at fits, unless two are alike."),
        ((ONES, hanabi.Play(9)), NONE, FITS),
        ((hanabi.ValueHint(PER, 2), hanabi.Play(9)), FULL, COUNTED),
        ((hanabi.ValueHint(PER, 2), hanabi.Play(9)), LAST, COUNTED),
        ((RED, hanabi.Discard(5)), FULL, OLDEST),
        ((RED, hanabi.Discard(5)), NONE, LEAST),
        ((RED, hanabi.Discard(6)), FULL, LEAST),
        ((*USELESS, hanabi.Discard(7)), FULL, "Going by its hints, this card is of no use any more."),
        (USELESS, FULL, "What it points at isn’t needed any more: it mainly passes the turn on."),
        (
            (RED,),
            FULL,
            "It’s about the newest of these that had no hint before. It says: play it, but perhaps not yet: another may have to "
            "come first.",
        ),
        (
            (THREES,),
            LAST,
            "It’s about the oldest card without a hint, but not to save it. It says: play it, but perhaps not yet: another may "
            "have to come first.",
        ),
        ((RED, PASSED, RED), FULL, AGAIN),
        ((ONES, PASSED, ONES), FULL, "It only passes the turn on."),
        (
            (RED,),
            NONE,
            "A hint is about the oldest card without a hint if it points there; if not, the newest that had none.",
        ),
    ],
)
def test_at_the_table_it_is_told_by_what_everybody_sees_and_remembers(
    actions: tuple[hanabi.TurnAction, ...], memory: hanabi.MemoryAid, text: str
) -> None:
    assert said(table(*actions, memory=memory)) == text


@each(
    ("actions", "memory", "lit"),
    [
        ((RED,), FULL, (9,)),
        ((RED,), NONE, (7, 9)),
        ((ONES,), FULL, (7, 9)),
        ((RED, PASSED, RED), FULL, (9,)),
        ((RED, hanabi.Play(9)), FULL, ()),
    ],
)
def test_the_card_that_a_hint_is_about_is_lit_up_and_none_for_a_card_that_has_left_the_hand(
    actions: tuple[hanabi.TurnAction, ...], memory: hanabi.MemoryAid, lit: tuple[int, ...]
) -> None:
    seated = table(*actions, memory=memory)
    view = seated.view(hanabi.Everybody())
    turn = view.seen.turns[-1]
    assert told_cards(turn, seated.seen_before(turn.number, EVERYBODY), view) == lit


def test_advice_is_the_skilled_computers_and_tells_what_a_hint_is_good_for() -> None:
    view = table().view(hanabi.Seat(KARI))
    advised = (
        "Advice: give Per the hint “red”. Then Siri can play red 1, then Per can play red 2. No hint points at red 1, "
    )
    advised += "but Siri sees that it has to come first."
    assert advice_text(choose(Level.SKILLED, view.seen), view) == advised
    view = table(ONES).view(hanabi.Seat(SIRI))
    advised = advice_text(choose(Level.SKILLED, view.seen), view)
    assert advised == f"Advice: play card 5. {SIGHT} this card is sure to fit.\nNearly as good: play card 3."


@each(
    ("hands", "hint", "name"),
    [
        (("r5 b3 y3 g3 w3", "w2 w3 g2 b2 r2"), THREES, "Siri"),
        # Whoever is next has a card to play, and warns nobody.
        (("b1 b3 y3 g3 w3", "r5 w3 g2 b2 r2"), ONES, "Per"),
    ],
)
def test_advice_saves_an_indispensable_card_first_and_says_what_else_risks(
    hands: tuple[str, str], hint: hanabi.Hint, name: str
) -> None:
    game = deal_hands(hanabi.Rules(), "r1 y4 g4 w4 r4", *hands, draws="b4 b1")
    view = table(hint, *(hanabi.ValueHint(KARI, 1),) * 2, game=game).view(hanabi.Seat(KARI))
    first, second = advice_text(choose(Level.SKILLED, view.seen), view).splitlines()
    saves = f"It saves {name}’s red 5, the last copy, from being discarded next."
    assert first == f"Advice: give {name} the hint “5”. {saves}"
    bolder = f"Bolder: play card 1. {SIGHT} this card is sure to fit."
    assert second == f"{bolder} But then the next card that {name} discards may be red 5."


def test_a_hint_that_is_forgotten_meanwhile_is_not_told_when_it_is_asked_about_later() -> None:
    assert said(table(RED, hanabi.Discard(5), memory=NONE), -2).startswith("A hint is about the oldest card ")


@each("level", Level)
def test_a_finished_game_tells_which_hint_it_was_on_which_turn_and_what_was_thought_of_it(level: Level) -> None:
    view = table(RED).view(hanabi.Seat(SIRI))
    choice = choose(level, view.seen)
    assert whole_text(choice, view) == f"{RED_HINT} The hint was given on turn 1."
    # Nobody sees numbers of turns while the game goes on.
    told = "Advice: play card 5. Going by Kari’s hint “red”, it’s red 1 (likely)."
    assert advice_text(choice, view).splitlines()[0] == told


def test_a_finished_game_tells_whose_card_was_waited_for() -> None:
    game = deal_hands(hanabi.Rules(), "g1 y4 w4 b4 r4", "y3 w3 b3 r3 g3", "b4 r4 w2 b2 g2")
    waited = table(hanabi.Play(0), PASSED, PASSED, hanabi.ColourHint(SIRI, hanabi.Suit.GREEN), PASSED, game=game)
    view = waited.view(hanabi.Seat(PER))
    choice = choose(Level.PLAIN, view.seen)
    assert whole_text(choice, view).startswith(
        "Kari’s hint “green” was about a card that fits after another. By agreement, Per took the newest card without a hint for "
        "green 2. The hint was given on turn 4."
    )
    # In the own view, whoever looks sees whose card waits.
    assert advice_text(choice, view) == (
        "Advice: play card 5. Kari’s hint “green” was about Siri’s green 3, which needs green 2 first. By agreement, that’s your "
        "newest card without a hint (likely)."
    )
    waited.act(PER, choice.action)
    assert said(waited) == COUNTED
    took = "By agreement, Per took the newest card without a hint for green 2."
    first = f"Kari’s hint “green” was about {{}}, which needs green 2 first. {took}"
    assert said(waited, seat=KARI) == first.format("Siri’s green 3")
    assert said(waited, seat=SIRI) == first.format("your card 5 (likely green 3)")


@each(
    ("action", "thought", "text"),
    [
        (hanabi.ValueHint(PER, 2), Thought.TO_PLAY, "Then Per can play white 2."),
        (hanabi.Discard(0), Thought.USELESS, "No firework needs it any more."),
    ],
)
def test_a_finished_game_leaves_out_what_the_thought_contradicts_or_says_again(
    action: hanabi.TurnAction, thought: Thought, text: str
) -> None:
    why = Why(thought, plays=((PER, 10, hanabi.Card(hanabi.Suit.WHITE, 2)),))
    assert whole_text(Choice(action, why), table().view(hanabi.Seat(KARI))) == text


def test_advice_gives_no_reason_twice() -> None:
    least = Why(Thought.LEAST_LOSS)
    advised = Choice(hanabi.Discard(1), least, (1,), Choice(hanabi.Discard(2), least, (2,)))
    told = advice_text(advised, table().view(hanabi.Seat(KARI)))
    assert told.endswith(" matter least.\nNearly as good: discard card 3.")
    advised = Choice(hanabi.Play(14), Why(Thought.MEANT, (hanabi.Card(hanabi.Suit.RED, 1),), since=0), (14,))
    told = advice_text(advised, table(RED, hanabi.Discard(5)).view(hanabi.Seat(PER)))
    assert told.endswith(" fits after another. By agreement, Per took the newest card without a hint for red 1.")


NEXT = deal_hands(hanabi.Rules(), "b4 y4 g4 w4 r2", "y3 b3 r1 g4 g1", "r1 w3 g2 b2 r2", draws="b1 b1 w4")
PER_TOOK = "By agreement, Per took the newest card without a hint for"
YELLOW, GREENS = (hanabi.ColourHint(SIRI, suit) for suit in (hanabi.Suit.YELLOW, hanabi.Suit.GREEN))
CALLS = hanabi.ValueHint(PER, 3), hanabi.ColourHint(KARI, hanabi.Suit.RED)
WRONG, POINTED = (*CALLS, hanabi.Play(14)), "Siri’s hint “red” was about"


@each(
    ("actions", "seat", "text"),
    [
        ((RED,), PER, "Then Siri can play red 1."),
        ((RED,), SIRI, "Play your card 3: after this hint, it’s red 1 (likely; otherwise red 3, red 4 or red 5)."),
        # Also of the own hint, as its holder takes it.
        (
            (GREENS, PASSED, GREENS),
            SIRI,
            "It tells nothing new, so play the newest it points at, your card 5: it’s green 1 (likely).",
        ),
        ((YELLOW,), KARI, "Careful: after this hint, Siri may think that yellow 3 fits."),
        ((RED,), KARI, "Then Siri can play red 1."),
        (
            CALLS,
            PER,
            "First you play your card 5 (the newest without a hint, likely red 1), then Kari can play red 2.",
        ),
        # What went wrong was meant all the same, and to nobody is told what the own card is.
        (WRONG, SIRI, f"{POINTED} Kari’s red 2, which needs red 1 first. {PER_TOOK} red 1. It wasn’t."),
        (WRONG, KARI, f"{POINTED} your card 5, which may need another first. {PER_TOOK} a card that fits. It wasn’t."),
        ((THREES, PASSED, YELLOW), SIRI, "Keep your card 1: it’s yellow 3 and doesn’t fit yet (sure)."),
        (
            (*CALLS, hanabi.ValueHint(KARI, 4), hanabi.ValueHint(PER, 2), hanabi.Play(9)),
            PER,
            "Kari’s hint “2” was about your card 5 (likely green 2), which needs green 1 first. By agreement, Siri took the newest card "
            "without a hint for green 1.",
        ),
    ],
)
def test_a_seat_is_told_by_the_cards_that_it_sees(actions: tuple[hanabi.TurnAction, ...], seat: int, text: str) -> None:
    assert said(table(*actions, game=hanabi.Game(NEXT.setup)), seat=seat) == text


PASSED_ON, GREEN_TO_PER = hanabi.ColourHint(KARI, hanabi.Suit.YELLOW), hanabi.ColourHint(PER, hanabi.Suit.GREEN)
OLD = deal_hands(hanabi.Rules(), "b4 y4 g4 w4 r4", "y3 b3 r1 g4 r1", "w2 w3 g2 b2 r2", draws="y4 b1")
LOST = deal_hands(hanabi.Rules(), "r2 y4 g4 w4 r4", "r2 b3 y3 g3 r5", "w2 w3 g2 b2 r1", draws="b4 b1 y1")
LOSE = hanabi.ValueHint(SIRI, 5), PASSED, PASSED_ON, hanabi.Discard(0), PASSED, RED, hanabi.ValueHint(PER, 3)
CHAIN = deal_hands(hanabi.Rules(), "b4 r4 g4 w4 y2", "y1 b3 r3 g4 g3", "r1 w3 g2 b2 y3")
YOURS = "you play your card 5 (the newest without a hint, likely yellow 2)"
IN_ORDER = f"Then Siri can play yellow 1, then {YOURS}, then Per can play yellow 3."
SAME = deal_hands(hanabi.Rules(), "b4 y4 g4 w4 r2", "y3 b3 g3 g4 w4", "r1 w1 g2 b2 r2")
ONE_OF_TWO = "First you play your card 1 or 2 (likely red 1), then Kari can play red 2."
WAITING = deal_hands(hanabi.Rules(), "b4 y4 w4 r2 g3", "y3 b3 r1 w4 g1", "r1 g3 b2 g2 r2")
OWN_FIRST = deal_hands(hanabi.Rules(), "b4 y4 g4 w4 r4", "y2 b3 y1 g4 w4", "w2 w3 g2 b2 r2")
AFTER_OWN = "Keep your card 1 for now: it’s yellow 2, and your card 3 (yellow 1) comes first"
TOOK = "After Per’s hint “red”, Siri took this card for red 1. But that hint was to save it."


@each(
    ("game", "actions", "seat", "text"),
    [
        (OLD, USELESS, PER, "It prevents a mistake: Siri’s red 1 doesn’t fit."),
        # With a useless card to discard, nothing else goes.
        (OLD, (RED, *USELESS[1:3], ONES), PER, "It saves Siri’s yellow 3 from being discarded next (likely)."),
        # All that is played is told, in order and by whom.
        (CHAIN, (ONES, hanabi.ColourHint(PER, hanabi.Suit.YELLOW)), KARI, IN_ORDER),
        # Of own cards with the same hints, none is singled out.
        (SAME, (hanabi.ValueHint(PER, 1), CALLS[1]), PER, ONE_OF_TWO),
        (LOST, LOSE[:1], PER, "Not urgent yet, but it says: keep Siri’s red 5."),
        (LOST, (*LOSE, hanabi.Play(5)), None, TOOK),
        (OWN_FIRST, (ONES, PASSED, YELLOW), SIRI, f"{AFTER_OWN} (likely; otherwise yellow 3, yellow 4 or yellow 5)."),
        (
            WAITING,
            (GREENS, GREEN_TO_PER, hanabi.ColourHint(KARI, hanabi.Suit.GREEN)),
            KARI,
            "Keep your card 5 for now: it’s green 3, and Per’s green 2 comes first (likely).",
        ),
    ],
)
def test_it_is_told_what_a_hint_prevents_what_it_waits_for_and_how_it_was_mistaken(
    game: hanabi.Game, actions: tuple[hanabi.TurnAction, ...], seat: int | None, text: str
) -> None:
    assert said(table(*actions, game=hanabi.Game(game.setup)), seat=seat) == text


B4, B5 = hanabi.Card(hanabi.Suit.BLUE, 4), hanabi.Card(hanabi.Suit.BLUE, 5)


def test_advice_says_what_a_discard_costs_and_that_what_looks_surer_brings_less() -> None:
    view = table().view(hanabi.Seat(KARI))
    sure = Choice(hanabi.Discard(2), Why(Thought.LEAST_LOSS, (B5,), sure=Sureness.SURE), (2,))
    perhaps = Choice(hanabi.Discard(1), Why(Thought.LEAST_LOSS, (B4,), sure=Sureness.RISK), (1,), sure)
    assert advice_text(perhaps, view).splitlines() == [
        "Advice: discard card 2. All your cards have hints: this may cost blue 4, the last copy.",
        "Nearly as good: discard card 3. All your cards have hints: this costs blue 5 for sure, the last copy.",
    ]
    named = Choice(hanabi.Play(1, hanabi.Suit.BLUE), Why(Thought.CERTAIN, (B4,)), (1,))
    assert advice_text(named, view) == "Advice: name blue and play card 2. It can only be blue 4."
    played = Choice(hanabi.ValueHint(PER, 2), Why(Thought.TO_PLAY, (), PLAYED, sure=Sureness.SURE), (10,))
    vague = Choice(THREES, Why(Thought.TO_TELL), (5,), played)
    idle = Choice(hanabi.ColourHint(PER, hanabi.Suit.RED), Why(Thought.TO_PASS), (12,))
    passing = "It only passes the turn on. With this many hints left, that’s better than discarding a card."
    assert advice_text(idle, view).endswith(passing)
    second = "Surer, but in the long run a little worse: give Per the hint “2”. Then Per can play white 1 (sure)."
    assert advice_text(vague, view).splitlines()[1] == second


@each(
    ("actions", "memory", "text"),
    [
        ((hanabi.Play(0),), FULL, "No hint said that it would fit."),
        ((hanabi.Play(0),), NONE, ""),
        ((RED,), FULL, ""),
        ((THREES, hanabi.Play(5)), FULL, "Going by its hints, it couldn’t fit."),
        (
            (RED, hanabi.Play(9), hanabi.Discard(10), hanabi.ValueHint(PER, 3), hanabi.Play(7)),
            FULL,
            "But that hint was about another card.",
        ),
        (
            (hanabi.ColourHint(SIRI, hanabi.Suit.BLUE), hanabi.Play(6)),
            FULL,
            "Going by its hints, it could fit, but wasn’t sure to.",
        ),
    ],
)
def test_of_a_persons_mistake_is_told_what_the_hints_had_said(
    actions: tuple[hanabi.TurnAction, ...], memory: hanabi.MemoryAid, text: str
) -> None:
    seated = table(*actions, memory=memory)
    view = seated.view(EVERYBODY)
    assert mistake_reason(view.seen.turns[-1], partial(seated.seen_before, eyes=EVERYBODY), view) == text


ACTIONS = hanabi.Play(0), hanabi.Play(8), hanabi.ValueHint(KARI, 4), RED, hanabi.Discard(5)


def test_one_mistake_before_losing_a_computer_admits_its_caution() -> None:
    game = deal_hands(hanabi.Rules(), "b4 y4 g4 w4 r4", "y3 b3 r1 g4 r1", "w2 w3 g2 b2 r2", draws="b1 b1 w4 w3")
    careful = table(*ACTIONS, game=game)
    caution = "One more mistake and you lose, so play only what’s sure."
    assert said(careful) == f"{OLDEST} {caution}"
    # Said whatever it does instead.
    for action, reason in ((hanabi.Discard(6), LEAST), (CALLS[0], "It says: play it once it’s sure to fit.")):
        other = table(*ACTIONS[:-1], action, game=hanabi.Game(game.setup))
        assert said(other) == f"{reason} {caution}"
    hinted = table(*ACTIONS[:-1], game=hanabi.Game(game.setup))
    # Siri is not sure yet.
    assert said(hinted, seat=PER) == "It points at Siri’s red 1, which fits now, but Siri can’t be sure of that."
    view = hinted.view(hanabi.Seat(SIRI))
    first, waits = advice_text(choose(Level.SKILLED, view.seen), view).splitlines()
    assert first.endswith(caution)
    assert waits == "Your card 4 is likely red 1; play it at your own risk."


@each(
    ("fives", "seat", "faces"),
    [
        ("y5", PER, "red 4 or red 5"),
        # Whoever holds the card sees the only red 5 in another hand; others speak of what is known to all.
        ("r5", PER, "red 4"),
        ("r5", None, "red 4 or red 5"),
        ("r5", KARI, "red 4 or red 5"),
    ],
)
def test_the_faces_that_a_hint_leaves_are_named_where_they_are_few(fives: str, seat: int | None, faces: str) -> None:
    game = deal_hands(hanabi.Rules(), "r1 r2 r3 g1 w4", f"y3 b3 {fives} g4 b5", "w2 w3 g2 b2 r2", draws="b1 b1 w4 w3")
    passed = hanabi.ColourHint(KARI, hanabi.Suit.WHITE)
    played = [action for card in range(3) for action in (hanabi.Play(card), passed, passed)]
    told = said(table(*played[:-2], hanabi.ColourHint(PER, hanabi.Suit.RED), memory=LAST, game=game), seat=seat)
    assert told.startswith("It says: play it")
    assert told.endswith(f" The card is {faces}, or of no use.")
    assert ("another may have to come first" in told) == ("5" in faces)


def test_advice_says_why_a_newly_hinted_card_has_to_wait() -> None:
    game = deal_hands(hanabi.Rules(), "b2 y4 g4 w4 r4", "y3 b3 r1 g4 r1", "w2 w3 g2 b3 r2", draws="b1 b1")
    view = table(RED, hanabi.Play(9), hanabi.ValueHint(KARI, 2), game=game).view(hanabi.Seat(KARI))
    _, waits = advice_text(choose(Level.SKILLED, view.seen), view).splitlines()
    assert waits == "Your hinted card 1 may have to wait: it isn’t sure to fit."


PLAYED = ((PER, 10, hanabi.Card(hanabi.Suit.WHITE, 1)),)


@each(
    ("why", "text"),
    [
        (Why(Thought.TO_PLAY, (), PLAYED, card=10), "Per learns that white 1 isn’t “red”. Then Per can play white 1."),
        (
            Why(Thought.TO_PLAY, (), PLAYED, misled=hanabi.Card(hanabi.Suit.RED, 2)),
            "Then Per can play white 1. Careful: after this hint, Per may think that red 2 fits.",
        ),
    ],
)
def test_advice_says_what_a_hint_brings_before_what_it_may_cost(why: Why, text: str) -> None:
    choice, view = Choice(hanabi.ColourHint(PER, hanabi.Suit.RED), why), table().view(hanabi.Seat(KARI))
    assert advice_text(choice, view) == f"Advice: give Per the hint “red”. {text}"
    # Of two hints that bring the same, the surer one is advised.
    surer = replace(choice, reason=replace(why, sure=Sureness.SURE))
    assert advice_text(replace(choice, other=surer), view) == advice_text(surer, view)
