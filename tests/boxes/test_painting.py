"""No box looks like another, and no token like its other side unless it lies elsewhere."""

from hashlib import sha256
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from hanabi_desktop.boxes import Box, box_of
from hanabi_desktop.boxes.box import PaintToken, Sort
from hanabi_desktop.delegates.pictures import paint_token
from hanabi_desktop.models.table import clock_tokens, fuse_tokens, token_places
from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.rules import Kit
from tests.each import each

pytestmark = pytest.mark.usefixtures("qapp")

THEMES = [theme_for(scheme, contrast) for scheme in Scheme for contrast in Contrast]
SIDE = 64


def blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def digest(image: QImage) -> str:
    """What tells two pictures apart, short enough to be read in a failure."""
    return sha256(bytes(image.constBits())).hexdigest()[:12]


EMPTY = digest(blank(SIDE, SIDE))


def picture(paint: PaintToken, theme: Theme, left: int = 3) -> str:
    """A token, painted."""
    image = blank(SIDE, SIDE)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, SIDE, SIDE), theme, left)
    painter.end()
    return digest(image)


def emblem(box: Box, theme: Theme) -> str:
    return picture(lambda painter, rect, theme, _left: box.emblem(painter, rect, theme), theme)


def states(sort: Sort) -> list[PaintToken]:
    """How the tokens of a sort may look."""
    bottom = [] if sort.bottom is None else [sort.bottom.paint]
    return [sort.unused.paint, sort.used.paint, *bottom]


def board(box: Box, theme: Theme, spent: int, made: int) -> str:
    """Both trays as they lie."""
    image = blank(300, 100)
    painter = QPainter(image)
    for tokens, area in (
        (clock_tokens(box, 8 - spent, 8), QRectF(0, 0, 200, 100)),
        (fuse_tokens(box, made, 3), QRectF(200, 0, 100, 100)),
    ):
        for token, place in zip(tokens, token_places(tokens, area), strict=True):
            paint_token(painter, place, token, theme)
    painter.end()
    return digest(image)


@each("theme", THEMES)
@each("kit", Kit)
def test_every_state_of_every_token_is_painted(kit: Kit, theme: Theme) -> None:
    box = box_of(kit)
    for sort in (box.clocks, box.fuses):
        assert EMPTY not in [picture(paint, theme) for paint in states(sort)]
    assert emblem(box, theme) != EMPTY


@each("theme", THEMES)
@each("kit", Kit)
def test_a_used_token_looks_or_lies_otherwise(kit: Kit, theme: Theme) -> None:
    box = box_of(kit)
    for sort in (box.clocks, box.fuses):
        alike = picture(sort.unused.paint, theme) == picture(sort.used.paint, theme)
        assert not alike or sort.lying.in_lid(used=True) is not sort.lying.in_lid(used=False), (
            "it lies in the same place and looks the same"
        )
        assert sort.unused.read != sort.used.read


@each(("one", "other"), list(combinations(Kit, 2)))
def test_no_box_looks_like_another(one: Kit, other: Kit) -> None:
    theme = THEMES[0]
    first, second = box_of(one), box_of(other)
    assert emblem(first, theme) != emblem(second, theme)
    assert board(first, theme, 0, 0) != board(second, theme, 0, 0)
    assert board(first, theme, 3, 1) != board(second, theme, 3, 1)
    assert board(first, theme, 8, 3) != board(second, theme, 8, 3)


@each("kit", Kit)
def test_a_spark_runs_over_what_burns_and_stays_on_it(kit: Kit) -> None:
    way = box_of(kit).fuses.burning
    assert way is not None
    assert len(way) >= 2
    assert all(0 <= share <= 1 for point in way for share in point)
    assert box_of(kit).clocks.burning is None


def test_fuses_get_shorter() -> None:
    paint = box_of(Kit.CLOCKS_AND_FUSES).fuses.unused.paint
    assert len({picture(paint, THEMES[0], left) for left in (1, 2, 3)}) == 3
