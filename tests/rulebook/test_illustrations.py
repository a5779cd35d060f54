"""What is pictured, and what is said of it to those who do not see it."""

from hanabi_desktop.rulebook import compose, source_text
from hanabi_desktop.rulebook.page import PageStyle, page
from hanabi_desktop.rulebook.pictures import (
    FanPicture,
    FireworksPicture,
    HandPicture,
    Move,
    MovePicture,
    PlayPicture,
    TablePicture,
    TurnsPicture,
)
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour, Suit
from tests.each import each
from tests.rulebook.books import book

STYLE = PageStyle("#000", "#333", "#a00", "#00a", "#eee", "#fd0", "#000", 11, 9, 16, 24, 10)


@each("players", range(2, 6))
@each("edition", EditionId)
def test_the_first_picture_is_the_table_of_those_who_play(edition: EditionId, players: int) -> None:
    facts = EDITIONS[edition]
    picture = compose(facts, facts.rules, facts.master, source_text, players).pictures[0]
    assert isinstance(picture, TablePicture)
    assert (picture.players, picture.hand) == (players, 5 if players < 4 else 4)
    assert f"{players} players" in picture.caption


def test_six_suits_are_pictured_where_six_are_played() -> None:
    for kind, count in ((Multicolour.NONE, 5), (Multicolour.TEN, 6), (Multicolour.WILD, 6)):
        told = book(EditionId.HOUSE, multicolour=kind).paragraph("story-goal")
        assert told
        assert isinstance(told.picture, FireworksPicture)
        assert len(told.picture.heights) == count


def test_every_kind_of_multicolour_is_pictured_as_it_is_hinted_at() -> None:
    document = book(EditionId.HOUSE)
    pointed = {}
    for name in ("multicolour-10", "multicolour-5", "multicolour-wild"):
        told = document.paragraph(f"variants-{name}")
        assert told, name
        assert isinstance(told.picture, HandPicture)
        pointed[name] = {card.face.suit for card in told.picture.cards if card.pointed and card.face}
    assert pointed["multicolour-10"] == {Suit.MULTICOLOUR}
    assert pointed["multicolour-wild"] == {Suit.MULTICOLOUR, Suit.BLUE}


def test_what_tokens_do_is_pictured() -> None:
    document = book(EditionId.GERMAN, choreography=True)
    moves = {}
    for name in ("play-mistake", "play-naming", "bonus-five", "hint-cost", "master-hint"):
        told = document.paragraph(name)
        assert told
        assert isinstance(told.picture, PlayPicture | MovePicture)
        moves[name] = told.picture.move
    assert moves == {
        "play-mistake": Move.MISTAKE,
        "play-naming": Move.HINT_BACK,
        "bonus-five": Move.HINT_BACK,
        "hint-cost": Move.HINT_PAID,
        "master-hint": Move.HINT_PAID,
    }
    assert any(isinstance(picture, FanPicture) for picture in document.pictures)
    assert any(isinstance(picture, TurnsPicture) for picture in document.pictures)
    assert not any(isinstance(p, TurnsPicture) for p in book(EditionId.GERMAN, perfect=True).pictures)


@each("edition", EditionId)
def test_naming_a_colour_is_pictured_at_its_rule_only_where_it_is_done(edition: EditionId) -> None:
    for named in (False, True):
        told = book(edition, choreography=named).paragraph("play-naming")
        assert told
        assert bool(told.picture) is named
    offered = book(edition).paragraph("variants-choreography")
    assert offered is None or offered.picture


@each("edition", EditionId)
def test_every_picture_is_described(edition: EditionId) -> None:
    document = book(edition, True)
    html = page(document, STYLE, lambda picture: (300, 100), (400, 120), (400, 20))
    for picture in document.pictures:
        assert picture.told.startswith(picture.caption)
    assert html.count(' alt="') == len(document.pictures)


def test_a_picture_stands_below_its_own_item() -> None:
    html = page(book(EditionId.ENGLISH), STYLE, lambda picture: (300, 100), (400, 120), (400, 20))
    mistake, complete = (html.index(f'name="end-{name}"') for name in ("mistakes", "complete"))
    assert 'src="picture-' in html[mistake:complete]


def test_titles_end_like_sentences_and_figures_keep_their_nouns() -> None:
    html = page(book(EditionId.ENGLISH), STYLE, lambda picture: (300, 100), (400, 120), (400, 20))
    assert "The last round.</b> " in html
    assert "25\u00a0points" in html
    assert "25 points" not in html.split("alt=")[0]
