"""Where tokens lie: all in their tray, none on another unless they are stacked, used and unused apart."""

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QRectF

from hanabi_desktop.painting.places.trays import SIDE_BY_SIDE, STACKED, UNUSED_IN_LID, USED_IN_LID, Lying

WAYS = {"side by side": SIDE_BY_SIDE, "unused in lid": UNUSED_IN_LID, "used in lid": USED_IN_LID, "stacked": STACKED}
AREAS = [QRectF(0, 0, 200, 90), QRectF(10, 20, 60, 240), QRectF(5, 5, 400, 60), QRectF(0, 0, 40, 40)]
COUNTS = [(unused, used) for unused, used in product((0, 1, 3, 8, 20), repeat=2) if unused + used]
BIT = 0.01


def a_bit_less(rect: QRectF) -> QRectF:
    return rect.adjusted(BIT, BIT, -BIT, -BIT)


def holds(area: QRectF, rect: QRectF) -> bool:
    return area.contains(a_bit_less(rect)) or rect.isEmpty()


ways = pytest.mark.parametrize("lying", [pytest.param(lying, id=name) for name, lying in WAYS.items()])
areas = pytest.mark.parametrize("area", AREAS, ids=lambda area: f"{area.width():.0f}x{area.height():.0f}")
# A stack has a bottom, which is never used.
counts = pytest.mark.parametrize(("unused", "used"), COUNTS)


@ways
@areas
@counts
def test_every_token_has_a_place_in_the_tray(lying: Lying, area: QRectF, unused: int, used: int) -> None:
    if lying is STACKED and not unused:
        unused = 1
    places = lying.places(area, unused, used)
    assert len(places) == unused + used
    assert all(place.width() > 1 and abs(place.width() - place.height()) < BIT for place in places)
    assert all(holds(area, place) for place in places)


@pytest.mark.parametrize("lying", [SIDE_BY_SIDE, UNUSED_IN_LID, USED_IN_LID], ids=["side", "unused", "used"])
@areas
@counts
def test_no_token_lies_on_another(lying: Lying, area: QRectF, unused: int, used: int) -> None:
    places = lying.places(area, unused, used)
    assert not [pair for pair in combinations(places, 2) if a_bit_less(pair[0]).intersects(a_bit_less(pair[1]))]


@areas
@counts
def test_what_lies_in_the_lid_lies_in_it_and_all_else_beside_it(area: QRectF, unused: int, used: int) -> None:
    for lying in (UNUSED_IN_LID, USED_IN_LID):
        assert lying.lid
        lid = lying.lid(area)
        places = lying.places(area, unused, used)
        inside = places[:unused] if lying is UNUSED_IN_LID else places[unused:]
        outside = places[unused:] if lying is UNUSED_IN_LID else places[:unused]
        assert all(lid.contains(place) for place in inside)
        assert not [place for place in outside if lid.intersects(place)]


@areas
@pytest.mark.parametrize("used", [0, 1, 3, 4])
def test_a_stack_rises_from_its_bottom_and_used_tokens_lie_beside_it(area: QRectF, used: int) -> None:
    total = 4
    places = STACKED.places(area, 1 + total - used, used)
    stack, beside = places[: 1 + total - used], places[1 + total - used :]
    assert all(low.top() > high.top() and low.left() < high.left() for low, high in pairwise(stack))
    assert not [pair for pair in product(stack, beside) if a_bit_less(pair[0]).intersects(a_bit_less(pair[1]))]
    assert stack[0] == STACKED.places(area, 1 + total, 0)[0], "the bottom never moves"


@ways
@areas
def test_a_token_keeps_its_size_when_another_is_used(lying: Lying, area: QRectF) -> None:
    for used in range(8):
        places, then = lying.places(area, 9 - used, used), lying.places(area, 8 - used, used + 1)
        assert {round(place.width(), 3) for place in places[: 8 - used]} == {
            round(place.width(), 3) for place in then[: 8 - used]
        }


@ways
def test_a_tray_without_room_or_without_tokens_is_no_mistake(lying: Lying) -> None:
    assert len(lying.places(QRectF(), 1, 3)) == 4
    assert lying is STACKED or lying.places(AREAS[0], 0, 0) == []
