"""What is said of a score once the show is over: as the rulebook of that edition has it."""

import pytest
from msgspec.structs import replace

from hanabi_desktop.rulebook import compose
from hanabi_desktop.rulebook.document import paragraph_of_rating
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason, Game, Multicolour, Rules, rating
from hanabi_desktop.screens.finale.page import FinalePage
from hanabi_desktop.wording.endings import comfort_text, reached_text
from tests.games import game_that_ends, reckless, seen, victory
from tests.rulebook.books import source_text
from tests.screens.sitting import Sit

LEAGUE = ["So says the league of firework artisans."]
FEDERATION = ["So says the international federation of firework makers."]
GUILDS = {
    EditionId.ENGLISH: LEAGUE,
    EditionId.NORWEGIAN: FEDERATION,
    EditionId.SWEDISH: FEDERATION,
    EditionId.GERMAN: FEDERATION,
}


def with_score(score: int, rules: Rules) -> Game:
    """A winning game, until it has so many points."""
    won = victory(rules, 3)
    game = Game(won.setup)
    for action in won.actions:
        if game.score < score:
            game.apply(action)
    return game


def ended(sit: Sit, edition: EditionId, game: Game) -> FinalePage:
    page = sit(game, edition)
    if game.end is None:
        page.shared_screen.table.end_early()
    assert page.finale.isVisible()
    return page.finale


@pytest.mark.parametrize(
    ("edition", "kind"),
    [
        *((edition, Multicolour.NONE) for edition in EditionId),
        *((edition, Multicolour.FIVE) for edition in EditionId if edition is not EditionId.ONLINE),
    ],
)
def test_it_is_what_the_rulebook_says_and_who_says_it(sit: Sit, edition: EditionId, kind: Multicolour) -> None:
    rules = replace(EDITIONS[edition].rules, multicolour=kind)
    book = compose(EDITIONS[edition], rules, False, source_text)
    for score in (8, 25) if kind is Multicolour.NONE else (27, 30):
        finale = ended(sit, edition, with_score(score, rules))
        nordic = edition in (EditionId.NORWEGIAN, EditionId.SWEDISH)
        # Other scales have one verdict from 25 points on.
        row = book.paragraph(paragraph_of_rating(rating(score if nordic else min(score, 25))))
        assert (row is None) is (edition is EditionId.ONLINE)
        said, guild = finale.rating.text(), GUILDS.get(edition, [])
        assert said.endswith(" ".join(guild))
        beyond = [] if score <= 25 or nordic else ["The scale ends at 25."]
        assert row is None or said == " ".join((row.text, *beyond, *guild))
        assert ("children" in said) is (score == 27 and nordic)
        assert ("stars pale" in said) is (score == 30 and nordic)
        assert said in finale.outcome.accessibleName()


@pytest.mark.usefixtures("english")
def test_nobody_is_booed_after_a_defeat(sit: Sit) -> None:
    """What was reached is said in large letters instead of the score, which is told below, and something kind."""
    game = game_that_ends(EndReason.FUSE, Rules(), 3, reckless)
    finale = ended(sit, EditionId.ENGLISH, game)
    assert finale.score.text() == reached_text(seen(game))
    assert finale.rating.text() == comfort_text(seen(game))
    assert "A lost game scores 0." in finale.sum.text()
    told = [
        (reached_text(view), comfort_text(view))
        for heights in ((0,) * 5, (1, 0, 0, 0, 0), (5, 0, 1, 0, 2), (4, 3, 5, 4, 2))
        for view in (replace(seen(game), fireworks=heights),)
    ]
    assert len(set(told)) == len(told)


def test_nothing_is_said_where_only_a_complete_show_counts(sit: Sit) -> None:
    game = game_that_ends(EndReason.INDISPENSABLE_CARD, Rules(perfect=True), 3)
    finale = ended(sit, EditionId.ENGLISH, game)
    assert finale.rating.text() == comfort_text(seen(game))
    assert "league" not in finale.outcome.accessibleName()
