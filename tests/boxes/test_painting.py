"""No box looks like another, and no token like its other side unless it lies elsewhere."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from hanabi_desktop.boxes import Box, box_of
from hanabi_desktop.boxes.box import PaintToken
from hanabi_desktop.delegates.pictures import paint_token
from hanabi_desktop.models.table import clock_tokens, fuse_tokens, token_places
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Kit
from tests.each import each
from tests.painting.pictures import THEMES, blank, picture

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 64
BLANK = blank(SIDE, SIDE)


def token(paint: PaintToken, theme: Theme, left: int = 3) -> QImage:
    """A token, painted."""
    return picture(lambda painter, rect: paint(painter, rect, theme, left), SIDE, SIDE)


def emblem(box: Box, theme: Theme) -> QImage:
    return picture(lambda painter, rect: box.emblem(painter, rect, theme), SIDE, SIDE)


def board(box: Box, theme: Theme, spent: int, made: int) -> QImage:
    """Both trays as they lie."""

    def paint(painter: QPainter, _: QRectF) -> None:
        for tokens, area in (
            (clock_tokens(box, 8 - spent, 8), QRectF(0, 0, 200, 100)),
            (fuse_tokens(box, made, 3), QRectF(200, 0, 100, 100)),
        ):
            for each_token, place in zip(tokens, token_places(tokens, area), strict=True):
                paint_token(painter, place, each_token, theme)

    return picture(paint, 300, 100)


@each("theme", THEMES)
@each("kit", Kit)
def test_every_token_is_painted_and_a_used_one_looks_or_lies_otherwise(kit: Kit, theme: Theme) -> None:
    box = box_of(kit)
    assert emblem(box, theme) != BLANK
    for sort in (box.clocks, box.fuses):
        unused, used = token(sort.unused.paint, theme), token(sort.used.paint, theme)
        assert BLANK not in (unused, used)
        assert unused != used or sort.lying.in_lid(used=True) is not sort.lying.in_lid(used=False)
        assert sort.unused.read != sort.used.read
        assert sort.bottom is None or token(sort.bottom.paint, theme) != BLANK


@each(("one", "other"), list(combinations(Kit, 2)))
def test_no_box_looks_like_another(one: Kit, other: Kit) -> None:
    theme = THEMES[0]
    first, second = box_of(one), box_of(other)
    assert emblem(first, theme) != emblem(second, theme)
    for spent, made in ((0, 0), (3, 1), (8, 3)):
        assert board(first, theme, spent, made) != board(second, theme, spent, made)


def test_what_burns_is_a_fuse_and_fuses_get_shorter() -> None:
    for kit in Kit:
        way = box_of(kit).fuses.burning
        assert way is not None
        assert len(way) >= 2
        assert all(0 <= share <= 1 for point in way for share in point)
        assert box_of(kit).clocks.burning is None
    longest, shorter, last = (token(box_of(Kit.CLOCKS_AND_FUSES).fuses.unused.paint, THEMES[0], n) for n in (3, 2, 1))
    assert longest != shorter != last != longest
