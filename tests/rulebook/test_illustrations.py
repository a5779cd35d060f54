"""What is pictured, how it is painted, and what is said of it to those who do not see it."""

from PySide6.QtWidgets import QApplication

from hanabi_desktop.boxes import box_of
from hanabi_desktop.painting.theme import Contrast, Scheme, theme_for
from hanabi_desktop.rulebook import compose
from hanabi_desktop.rulebook.page import PICTURE, PageStyle, page
from hanabi_desktop.rulebook.pictures import FanPicture, HandPicture, MovePicture, PlayPicture, TurnsPicture
from hanabi_desktop.rulebook.scenes import TablePicture
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour, Suit
from hanabi_desktop.table.actions import TokenMove
from tests.each import each
from tests.rulebook.books import book, pictures, source_text


@each("players", range(2, 6))
@each("edition", EditionId)
def test_the_table_is_pictured_for_those_who_play(edition: EditionId, players: int) -> None:
    facts = EDITIONS[edition]
    picture = next(
        picture
        for picture in pictures(compose(facts, facts.rules, facts.master, source_text, players))
        if isinstance(picture, TablePicture)
    )
    assert (picture.players, picture.hand) == (players, 5 if players < 4 else 4)
    assert f"{players} players" in picture.caption


def test_every_kind_of_multicolour_is_pictured_as_it_is_hinted_at() -> None:
    document = book(EditionId.ENGLISH)
    pointed = {}
    for name in ("multicolour-10", "multicolour-5", "multicolour-wild"):
        told = document.paragraph(f"variants-{name}")
        assert told, name
        assert isinstance(told.picture, HandPicture)
        pointed[name] = {card.face.suit for card in told.picture.cards if card.pointed and card.face}
    assert pointed["multicolour-10"] == {Suit.MULTICOLOUR}
    assert pointed["multicolour-wild"] == {Suit.MULTICOLOUR, Suit.BLUE}
    for kind, count in ((Multicolour.NONE, 2), (Multicolour.TEN, 2), (Multicolour.WILD, 3)):
        told = book(EditionId.HOUSE, multicolour=kind).paragraph("hint-complete")
        assert told
        assert isinstance(told.picture, HandPicture)
        assert sum(card.pointed for card in told.picture.cards) == count


def test_what_tokens_do_is_pictured() -> None:
    document = book(EditionId.GERMAN, choreography=True)
    moves = {}
    for name in ("play-mistake", "play-naming", "bonus-five", "hint-cost", "round-mistake"):
        told = document.paragraph(name)
        assert told
        assert isinstance(told.picture, PlayPicture | MovePicture)
        moves[name] = told.picture.move
    assert moves == {
        "play-mistake": TokenMove.BURN_FUSE,
        "play-naming": TokenMove.RETURN_CLOCK,
        "bonus-five": TokenMove.RETURN_CLOCK,
        "hint-cost": TokenMove.SPEND_CLOCK,
        "round-mistake": TokenMove.BURN_FUSE,
    }
    assert any(isinstance(picture, FanPicture) for picture in pictures(document))
    assert any(isinstance(picture, TurnsPicture) for picture in pictures(document))
    assert not any(isinstance(picture, TurnsPicture) for picture in pictures(book(EditionId.GERMAN, perfect=True)))


@each("edition", EditionId)
def test_naming_a_colour_is_pictured_at_its_rule_only_where_it_is_done(edition: EditionId) -> None:
    for named in (False, True):
        told = book(edition, choreography=named).paragraph("play-naming")
        assert bool(told and told.picture) is named
    offered = book(edition).paragraph("variants-choreography")
    assert offered is None or offered.picture or edition is EditionId.HOUSE


@each("edition", EditionId)
def test_every_picture_is_described_and_painted_with_the_box_s_tokens(qapp: QApplication, edition: EditionId) -> None:
    document = book(edition, True)
    theme = theme_for(Scheme.DARK if edition is EditionId.GERMAN else Scheme.LIGHT, Contrast.HIGH)
    shown = page(document, PageStyle.of(theme, 11), 10)
    assert shown.html.count(' alt="') == len(pictures(document))
    for name, image in shown.images.items():
        assert image.description.startswith(image.picture.caption)
        # The ornaments are the same in every edition.
        if name.startswith(PICTURE) or edition is EditionId.GERMAN:
            rendered = image.render(theme, 1.5)
            assert (rendered.devicePixelRatio(), rendered.width()) == (1.5, -(-image.width * 3 // 2))
            blank = rendered.copy()
            blank.fill(0)
            assert rendered != blank
    boxes = {getattr(picture, "box", None) for picture in pictures(document)}
    assert boxes - {None} == {box_of(EDITIONS[edition].kit)}
