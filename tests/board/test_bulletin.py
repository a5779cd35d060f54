"""The news are a headline of one size with one line below it, in every language, whatever happened."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop import rules as hanabi
from hanabi_desktop.board.bulletin import Bulletin, bulletin
from hanabi_desktop.players import people
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.widgets.language import LANGUAGES, Language
from hanabi_desktop.wording.cards import card_name
from hanabi_desktop.wording.journal import hinted_text
from hanabi_desktop.wording.table import LOOK, headline, look_away_text
from tests.each import NIGHTLY, each
from tests.proofreading.messages import TRANSLATIONS
from tests.screen.scenes import BLUE, KARI, LIV, MOMENTS, PER, at, dealt, scene
from tests.screens.walk import BOXES

NAMES = ("Kari", "Ola", "Per")
LIMIT, LINE = 28, 64
"""Letters of a headline, and of the line below it."""
Events = tuple[hanabi.Event | hanabi.HintForgotten, ...]


@pytest.fixture(params=LANGUAGES)
def spoken_language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    """Each language in turn."""
    before, language = QLocale(), Language(TRANSLATIONS)
    language.install(request.param)
    yield request.param
    for translator in language._translators:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def hints() -> Iterator[Events]:
    for touched in ((), (5,), (5, 6)):
        for suit in hanabi.Suit:
            yield (hanabi.HintGiven(0, hanabi.ColourHint(1, suit), touched),)
        for rank in hanabi.RANKS:
            yield (hanabi.HintGiven(0, hanabi.ValueHint(1, rank), touched),)
    yield (hanabi.HintForgotten(0, 1),)


def plays(suit: hanabi.Suit) -> Iterator[Events]:
    """Whatever may become of the cards of a colour."""
    five, four = hanabi.Card(suit, 5), hanabi.Card(suit, 4)
    played, completed = hanabi.CardPlayed(0, 2, five), hanabi.FireworkCompleted(suit)
    for event in (hanabi.ClockReturned(8, hanabi.ClockGain.BONUS), hanabi.ClockLost(hanabi.ClockGain.BONUS)):
        yield played, completed, event
        yield played, completed, event, hanabi.FinalRoundBegun(2)
    named = hanabi.ClockGain.CHOREOGRAPHY
    for event in (hanabi.ClockReturned(8, named), hanabi.ClockLost(named)):
        yield hanabi.CardPlayed(0, 2, four, suit), event
        yield hanabi.CardPlayed(0, 2, five, suit), event, completed, hanabi.ClockReturned(8, hanabi.ClockGain.BONUS)
    last, lost = hanabi.FinalRoundBegun(2), hanabi.LastCopyLost(four, 23)
    ends: list[Events] = [
        (hanabi.GameOver(reason, 0, four if reason is hanabi.EndReason.INDISPENSABLE_CARD else None),)
        for reason in hanabi.EndReason
    ]
    outcomes: list[Events] = [(), (last,), *ends]
    for more in outcomes:
        yield hanabi.CardPlayed(0, 2, four), *more
        for wrong in (None, *hanabi.Suit):
            yield hanabi.CardMisplayed(0, 2, four, wrong), hanabi.FuseBurnt(2), *more
    losses: list[Events] = [(lost,), (lost, last)]
    for more in (*outcomes, *losses):
        yield hanabi.CardDiscarded(0, 2, four), hanabi.ClockReturned(8, hanabi.ClockGain.DISCARD), *more
        yield hanabi.CardMisplayed(0, 2, four), hanabi.FuseBurnt(1), *more


def of_turn(view: ScreenView, *events: hanabi.Event | hanabi.HintForgotten) -> ScreenView:
    """The view right after a turn on which that happened."""
    last = hanabi.FuseBurnt(1) in events and not {hanabi.FinalRoundBegun, hanabi.GameOver} & set(map(type, events))
    seen = replace(view.seen, turns=(hanabi.TurnView(4, 0, events),), turns_left=1 if last else None, current=1)
    return replace(view, players=people(NAMES), seen=seen)


def assert_a_headline(news: Bulletin, *spoken: str) -> None:
    assert 0 < len(news.title) <= LIMIT, news.title
    assert len(news.details) <= LINE, news.details
    for text in (news.title, news.details, news.spoken, *spoken):
        assert "→" not in text
        assert "\n" not in text
        assert not any(sign in text for sign in "{}%"), text
    assert not news.title.endswith("."), news.title


@each("edition", hanabi.EditionId if NIGHTLY else [edition.id for edition in BOXES])
def test_every_turn_is_told_in_a_headline_and_one_line(spoken_language: str, edition: hanabi.EditionId) -> None:
    for multicolour in (hanabi.Multicolour.TEN, hanabi.Multicolour.WILD)[not NIGHTLY :]:
        view = scene(dealt(hanabi.Rules(multicolour=multicolour)), edition=edition).screen.view
        for events in (*hints(), *(turn for suit in hanabi.Suit for turn in plays(suit))):
            news = bulletin(of_turn(view, *events))
            assert_a_headline(news)
            told = f"{news.title} {news.details}".lower()
            match events[0]:
                case hanabi.HintGiven(hint=hint, touched=touched):
                    assert news.title.endswith(f" Ola: {hinted_text(hint, len(touched), view.seen.rules)}")
                case hanabi.CardPlayed(card=card) | hanabi.CardMisplayed(card=card) | hanabi.CardDiscarded(card=card):
                    assert card_name(card) in told, told
            assert events[0] == hanabi.HintForgotten(0, 1) or "kari" in told, told


def test_the_table_says_the_rest_as_shortly(spoken_language: str) -> None:
    for moment in MOMENTS:
        view = at(moment).screen.view
        assert_a_headline(bulletin(view), headline(view))
    here = scene()
    lines: list[str] = []
    for action in (hanabi.ValueHint(PER, 2), hanabi.Play(9), hanabi.Discard(14)):
        here.act(action)
        lines += [headline(here.screen.view)]
    here.open(KARI)
    recap = bulletin(here.screen.view)
    # No title takes room from what was missed; it is heard alone.
    assert len(recap.title.splitlines()) == len(here.screen.view.recap) == 2
    assert "→" not in recap.spoken
    here.screen.look_away(LIV)
    lines += [headline(here.screen.view), look_away_text("Kari"), LOOK.translated()]
    for turns in (2, 1):
        here.screen.table.take_back(turns)
        assert_a_headline(bulletin(here.screen.view))
    here.screen.pause()
    assert max(map(len, (*lines, headline(here.screen.view)))) <= LIMIT, lines


def test_a_long_name_makes_room_and_no_colour_does(spoken_language: str) -> None:
    view = scene().screen.view
    hint = hanabi.HintGiven(0, hanabi.ColourHint(1, BLUE), (5, 6))
    blue = hinted_text(hint.hint, 2, view.seen.rules)

    def told(*names: str) -> Bulletin:
        return bulletin(replace(of_turn(view, hint), players=people(names)))

    begun = told("Maximiliane Sophie", "Ola", "Per").with_badges[0].rich
    assert "Sophie" not in begun
    assert begun.endswith(blue)
    both = told("Maximiliane", "Birgittemarie", "Per")
    assert both.title.endswith(f"Birgittemarie: {blue}")
    assert "Maximiliane" not in both.title
    assert "Maximiliane" in both.details
