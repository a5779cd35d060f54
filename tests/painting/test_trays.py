"""Where tokens lie: all in their tray, none on another unless they are stacked, used and unused apart."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from hanabi_desktop.painting import trays
from tests.each import each

STACKS = (trays.STACK_USED_IN_LID, trays.STACK_USED_BESIDE)
WAYS = (trays.SIDE_BY_SIDE, trays.CLOCKS_UNUSED_IN_LID, trays.CLOCKS_USED_IN_LID, trays.FUSES_USED_IN_LID, *STACKS)
AREAS = [QRectF(0, 0, 200, 90), QRectF(10, 20, 60, 240), QRectF(5, 5, 400, 60), QRectF(0, 0, 40, 40)]
COUNTS = [(unused, used) for unused, used in product((0, 1, 3, 8, 20), repeat=2) if unused + used]
BIT = 0.01

areas = each("area", AREAS)


def a_bit_less(rect: QRectF) -> QRectF:
    return rect.adjusted(BIT, BIT, -BIT, -BIT)


@areas
def test_every_token_has_a_place_of_its_own_in_its_tray(area: QRectF) -> None:
    for lying, (unused, used) in product(WAYS, COUNTS):
        stacked = lying in STACKS
        # The stack beside a lid has a bottom, which is never used.
        unused = max(unused, lying is trays.STACK_USED_IN_LID)
        places = lying.places(area, unused, used)
        assert len(places) == unused + used
        assert all(place.width() > 1 and abs(place.width() - place.height()) < BIT for place in places)
        assert all(area.contains(a_bit_less(place)) for place in places)
        if not stacked:
            whole = len(places) if lying.lid is None else 0 if lying is trays.FUSES_USED_IN_LID else unused
            seen = places[:whole]
            assert not any(one.intersects(other) for one, other in combinations(map(a_bit_less, seen), 2))
            # Used ones may lie over each other, but of each a good part is in sight.
            pairs = combinations(places[whole:], 2)
            assert all((one.center() - other.center()).manhattanLength() >= one.width() * 0.36 for one, other in pairs)


@areas
def test_what_lies_in_the_lid_lies_in_it_and_all_else_beside_it(area: QRectF) -> None:
    for lying in WAYS:
        if not lying.lid:
            continue
        lid = lying.lid(area)
        assert area.contains(lid)
        for used in range(4):
            places = lying.places(area, 4 - used, used)
            unused_places, used_places = places[: 4 - used], places[4 - used :]
            inside, outside = (used_places, unused_places) if lying.in_lid(used=True) else (unused_places, used_places)
            assert all(lid.contains(place) for place in inside)
            assert not [place for place in outside if lid.intersects(a_bit_less(place))]


@areas
def test_the_lid_is_one_lid_for_both_trays(area: QRectF) -> None:
    clocks, fuses = trays.tray_areas(area)
    assert clocks.united(fuses) == area
    for clock_way, fuse_way in (
        (trays.CLOCKS_USED_IN_LID, trays.STACK_USED_IN_LID),
        (trays.CLOCKS_UNUSED_IN_LID, trays.FUSES_USED_IN_LID),
    ):
        assert clock_way.lid
        assert fuse_way.lid
        one, other = clock_way.lid(clocks), fuse_way.lid(fuses)
        assert (one.top(), one.bottom(), one.right()) == pytest.approx((other.top(), other.bottom(), other.left()))


def test_the_lid_of_each_box_holds_what_its_book_says() -> None:
    held = [(way.in_lid(used=False), way.in_lid(used=True)) for way in WAYS]
    assert held == [(False, False), (True, False), (False, True), (False, True), (False, True), (False, False)]
