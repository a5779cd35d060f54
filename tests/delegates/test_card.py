"""What its owner knows of a card is seen alike on every card, whoever looks at it and whatever it shows."""

from functools import cache

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from hanabi_desktop.delegates.pictures import draw_held, zone_at, zone_rect
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.models.hands import HandModel, HeldCard, Zone
from hanabi_desktop.painting.cards import card_rect
from hanabi_desktop.painting.layout import held_card
from hanabi_desktop.painting.marks import mark_plates
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import ColourHint, Everybody, Eyes, Seat, Suit, ValueHint
from hanabi_desktop.table.table import Table
from tests.each import each
from tests.painting.pictures import blank, difference
from tests.screen.scenes import dealt
from tests.table.tables import seated

pytestmark = pytest.mark.usefixtures("qapp")

KARI, PER, LIV = range(3)
LOOK = cache(lambda: RenderContext(theme_for(Scheme.DARK)))


def table() -> Table:
    """Kari, whose turn it is, has been told of a red card and of ones; Per of a 2 and of no blue one."""
    game = dealt()
    for action in (ValueHint(PER, 2), ColourHint(KARI, Suit.RED), ColourHint(PER, Suit.BLUE)):
        game.apply(action)
    return seated(game)


def hand(at: Table, seat: int, eyes: Eyes) -> list[HeldCard]:
    model = HandModel(seat)
    model.update(at.view(eyes))
    return list(model.rows)


def painted(held: HeldCard, width: int, height: int) -> QImage:
    """A card in a cell of this size, as it is seen on the table."""
    image = blank(width, height)
    painter = QPainter(image)
    draw_held(LOOK(), painter, QRectF(0, 0, width, height), held, focused=False)
    painter.end()
    return image


def plates(held: HeldCard, width: int, height: int) -> list[QRect]:
    """The insides of the plates on a card, without what glows around their round corners."""
    rect = held_card(QRectF(0, 0, width, height), raised=held.card.raised)
    inset = card_rect(rect).width() * 0.09
    found = mark_plates(QRectF(rect.topLeft(), rect.size()), held.marks)
    return [plate.adjusted(inset, inset, -inset, -inset).toRect() for plate in found if plate is not None]


@each(("width", "height"), [(60, 88), (226, 318)])
def test_the_same_marks_lie_in_the_same_place_in_public_and_in_private(width: int, height: int) -> None:
    at, compared = table(), 0
    for seat in (KARI, PER):
        public = hand(at, seat, Everybody())
        for eyes in map(Seat, range(3)):
            for one, other in zip(public, hand(at, seat, eyes), strict=True):
                assert one.marks == other.marks
                pictures = [painted(held, width, height) for held in (one, other)]
                for plate in plates(one, width, height):
                    compared += 1
                    assert pictures[0].copy(plate) == pictures[1].copy(plate)
    assert compared >= 2 * 3 * 5


def test_what_a_teammates_card_is_not_is_seen_on_its_face() -> None:
    """Kari has told Per of his twos: his other cards are none, and that is seen by Kari, too."""
    at = table()
    for held in hand(at, PER, Seat(KARI)):
        assert held.card.face is not None
        bare = replace(held, marks=hand(at, LIV, Everybody())[0].marks)
        assert difference(painted(held, 140, 180), painted(bare, 140, 180)) > 0.05


def leaning() -> HeldCard:
    held = hand(table(), PER, Seat(KARI))[0]
    return replace(held, card=replace(held.card, turned=True))


def test_a_turned_card_shows_what_is_known_as_large_and_in_the_same_place() -> None:
    held = leaning()
    upright = replace(held, card=replace(held.card, turned=False))
    one, other = painted(held, 140, 180), painted(upright, 140, 180)
    assert difference(one, other) > 0.05
    for plate in plates(held, 140, 180):
        assert one.copy(plate) == other.copy(plate)


def test_number_and_symbol_of_a_turned_card_are_clicked_where_they_are_seen() -> None:
    held, cell = leaning(), QRectF(0, 0, 140, 180)
    for zone in (Zone.NUMBER, Zone.SYMBOL):
        rect = zone_rect(cell, held, zone)
        assert rect is not None
        assert zone_at(cell, held, rect.center()) is zone
        assert zone_at(cell, held, QPointF(rect.center().x(), cell.bottom() - 20)) is None
