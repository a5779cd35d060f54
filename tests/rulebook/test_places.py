"""Every link into the rulebook leads to a paragraph, whenever its rule can be met with."""

from hypothesis import given
from hypothesis import strategies as st

from hanabi_desktop.rulebook import compose
from hanabi_desktop.rulebook.chapters_variants import VARIANTS
from hanabi_desktop.rulebook.document import paragraph_of, paragraph_of_rating, paragraph_of_switch
from hanabi_desktop.rules import EDITIONS, SWITCHES, Edition, EditionId, EndReason, Multicolour, Rating, Refusal, Rules
from tests.each import each
from tests.rulebook.books import all_editions, all_rules, book, source_text, text

WITH_A_MASTER = {
    Refusal.WAITING_FOR_MASTER,
    Refusal.NO_TOKEN_OWED,
    Refusal.WRONG_TOKEN,
    Refusal.WRONG_DIRECTION,
    Refusal.LAY_OPEN_FIRST,
    Refusal.CARD_LIES_OPEN,
}
"""Nobody else announces anything."""
ONLY_PERFECT = {Refusal.NO_CARDS_TO_HINT}
"""A hand is never empty where the last round ends the game."""


@given(all_editions, all_rules, st.booleans())
def test_every_refusal_every_end_and_every_rating_is_explained(edition: Edition, rules: Rules, master: bool) -> None:
    document = compose(edition, rules, master, source_text)
    for refusal in Refusal:
        if (refusal in WITH_A_MASTER and not master) or (refusal in ONLY_PERFECT and not rules.perfect):
            assert document.nearest(paragraph_of(refusal)) in {"master", "variants-master", "hint"}
            continue
        assert document.paragraph(paragraph_of(refusal)), refusal
    for rating in Rating:
        expected = not rules.perfect and edition.id is not EditionId.ONLINE
        place = document.nearest(paragraph_of_rating(rating))
        assert bool(document.paragraph(place)) is expected
        assert place.startswith("score")
    for reason in EndReason:
        only_perfect = reason in (EndReason.INDISPENSABLE_CARD, EndReason.NO_ACTION_LEFT)
        impossible = only_perfect is not rules.perfect and (only_perfect or reason is EndReason.FINAL_ROUND)
        assert bool(document.paragraph(paragraph_of(reason))) is not impossible


@each(
    ("refusal", "words"),
    [
        (Refusal.NOT_YOUR_TURN, "clockwise"),
        (Refusal.GAME_OVER, "The game ends in one of these ways"),
        (Refusal.HINT_TO_SELF, "never to yourself"),
        (Refusal.NO_CLOCK_TOKEN, "nobody can give a hint"),
        (Refusal.COLOUR_NOT_NAMEABLE, "You can name"),
        (Refusal.NO_CARDS_TO_HINT, "no cards left"),
        (Refusal.EMPTY_HINT, "at least one card"),
        (Refusal.NO_SUCH_CARD, "from your hand"),
        (Refusal.ALL_CLOCK_TOKENS, "can’t discard"),
        (Refusal.ANNOUNCEMENT_NOT_ALLOWED, "Turn any card"),
        (Refusal.WAITING_FOR_MASTER, "Everything else waits"),
        (Refusal.NO_TOKEN_OWED, "the master what to do"),
        (Refusal.WRONG_TOKEN, "wrong move"),
        (Refusal.WRONG_DIRECTION, "wrong move"),
        (Refusal.LAY_OPEN_FIRST, "Turn your card face up"),
        (Refusal.CARD_LIES_OPEN, "your card lies face up"),
        (Refusal.VIEW_NOT_OPEN, "only place to take your turn"),
        (Refusal.NOTHING_TO_TAKE_BACK, "Take back"),
        (Refusal.NOTHING_TO_DO_AGAIN, "Redo"),
    ],
)
def test_a_refusal_leads_to_its_own_rule(refusal: Refusal, words: str) -> None:
    document = book(EditionId.HOUSE, master=True, perfect=True)
    assert words in text(document, paragraph_of(refusal))


def test_an_unknown_place_opens_the_beginning() -> None:
    document = book(EditionId.ENGLISH)
    assert document.nearest("nowhere-at-all") == "glance"
    assert document.nearest("end-indispensable") == "end"
    assert document.nearest("end") == "end"
    assert document.nearest("master-play") == "variants-master"
    assert document.title_of("end") == "How the game ends"
    assert document.title_of("end-last-round") == "The last round"
    assert document.title_of("nowhere") == ""
    assert paragraph_of_switch("multicolour", Multicolour.NONE) == "glance-deck"
    assert paragraph_of("multicolour=multicolour-5") == "variants-multicolour-5"
    assert paragraph_of("perfect=True") == "variants-perfect"
    assert paragraph_of("HONOURABLE") == "score-honourable"
    assert paragraph_of("hint-cost") == "hint-cost"


@each("switch", SWITCHES)
def test_every_switch_is_told_of_wherever_it_can_be_chosen(switch: str) -> None:
    assert switch in VARIANTS, f"the rulebook does not tell of the switch {switch}: rulebook/chapters_variants.py"
    for edition in EDITIONS.values():
        if switch not in edition.choices:
            continue
        for value in edition.offered(switch):
            document = compose(edition, edition.rules_with({switch: value}), edition.master, source_text)
            place = paragraph_of_switch(switch, value)
            assert document.paragraph(place), f"{edition.id} has no paragraph {place}: rulebook/chapters_variants.py"
