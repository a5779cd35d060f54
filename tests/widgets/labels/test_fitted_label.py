"""Words that fit whatever room they are given."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.widgets.labels.fitted_label import FittedLabel, fitted
from tests.each import each

LONG = "Wilhelmina-Charlotte von und zu Hohenlohe-Langenburg-Schwarzenberg"


def inked(image: QImage) -> QRectF:
    """Around everything that was drawn."""
    spots = [(x, y) for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).alpha()]
    assert spots
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    return QRectF(left, top, right - left, bottom - top)


def drawn(text: str, width: int, height: int, pixels: int, *, filling: bool = False) -> QRectF:
    """Where the ink of such a text is, in a room in the middle of a larger picture."""
    image = QImage(width + 200, height + 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setPen(QColor("white"))
    font = QFont(QApplication.font())
    font.setPixelSize(pixels)
    room = QRectF(100, 100, width, height)
    words = fitted(room, text, font, Qt.AlignmentFlag.AlignCenter, filling=filling)
    words.paint(painter, room)
    painter.end()
    return inked(image).translated(-100, -100)


@each("filling", [False, True])
@each("text", ["Ole", "Ole is looking", LONG, "🎆🎆🎆 قارئ 🎆"])
@each(("width", "height"), [(300, 30), (120, 40), (60, 24)])
def test_nothing_is_drawn_beside_its_room(
    qapp: QApplication, text: str, width: int, height: int, filling: bool
) -> None:
    ink = drawn(text, width, height, 24, filling=filling)
    assert ink.left() >= -2
    assert ink.right() <= width + 2
    if not filling:
        assert ink.top() >= -2
        assert ink.bottom() <= height + 2


def test_short_words_are_as_large_as_wanted(qapp: QApplication) -> None:
    assert drawn("Ole", 300, 40, 24) == drawn("Ole", 300, 40, 24)
    assert drawn("Ole", 300, 40, 24).height() > drawn(LONG, 300, 20, 24).height()


def test_of_several_ways_the_first_that_fits_is_said(qtbot: QtBot) -> None:
    label = FittedLabel(fills=True)
    qtbot.addWidget(label)
    ways = ("17 of 25 possible points", "17 of 25 possible", "17 of 25")
    label.say(*ways)
    found = []
    for width in range(600, 80, -10):
        label.resize(width, 30)
        found.append((label.fitted.shown, label.fitted.font.pixelSize()))
    # The shortest only where the others would have to be small.
    assert list(dict.fromkeys(shown for shown, _ in found)) == list(ways)
    large = found[0][1]
    assert all(size >= large * 0.4 for shown, size in found if shown in ways[:2])
    assert min(size for shown, size in found if shown == ways[1]) < large
    assert label.text() == ways[0]


def test_letters_grow_smaller_before_any_is_lost(qtbot: QtBot) -> None:
    label = FittedLabel(fills=True)
    qtbot.addWidget(label)
    label.say("Mormor Ingeborg is looking")
    sizes = []
    for width in (600, 300, 250, 90):
        label.resize(width, 30)
        sizes.append(label.fitted.font.pixelSize())
    assert sizes[0] > sizes[1] > sizes[2] >= sizes[3]
    assert label.fitted.shown.endswith("…")
    label.resize(250, 30)
    assert label.fitted.shown == label.text()


def test_a_label_that_fills_its_room_grows_with_it(qtbot: QtBot) -> None:
    label = FittedLabel(fills=True)
    qtbot.addWidget(label)
    label.say("8 of 8")
    label.resize(400, 30)
    small = label.fitted.font.pixelSize()
    label.resize(400, 60)
    assert label.fitted.font.pixelSize() == pytest.approx(2 * small, abs=1)


@each("text", ["Åsa to play", "Ängla är på tur", "Kari to play"])
@each("height", [30, 126])
def test_the_ring_of_a_capital_letter_is_seen_where_letters_fill_the_line(
    qapp: QApplication, text: str, height: int
) -> None:
    pixels = round(height * 0.84)
    ink = drawn(text, 2000, height, pixels, filling=True)
    font = QFont(QApplication.font())
    font.setPixelSize(pixels)
    assert ink.height() >= min(height, QFontMetricsF(font).tightBoundingRect(text).height()) - 2
    assert ink.top() >= 0
    assert ink.bottom() <= height + 1
