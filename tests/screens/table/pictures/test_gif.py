"""Animated pictures, as another program reads them: Qt's own reader."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from PySide6.QtWidgets import QApplication

from hanabi_desktop.screens.table.pictures.gif import Gif
from hanabi_desktop.screens.table.pictures.palette import MOST, Colour, Palette, dots

GREYS = tuple(Colour(level, level, level) for level in range(MOST))


def written(width: int, frames: Sequence[bytes]) -> bytes:
    gif = Gif(width, len(frames[0]) // width, GREYS, 1, bytes)
    for number, frame in enumerate(frames):
        gif.add(frame, 10 + number)
    file = gif.finished()
    assert len(file) == gif.size + 1
    return file


def read(file: bytes) -> list[tuple[bytes, int]]:
    """The pixels of each frame, and for how many milliseconds it is seen."""
    buffer = QBuffer()
    buffer.setData(QByteArray(file))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"gif")
    found = []
    while reader.canRead():
        image = reader.read().convertToFormat(QImage.Format.Format_Grayscale8)
        data, line = bytes(image.constBits()), image.bytesPerLine()
        rows = (data[start : start + image.width()] for start in range(0, len(data), line))
        found.append((b"".join(rows), reader.nextImageDelay()))
    return found


@st.composite
def films(draw: st.DrawFn) -> tuple[int, list[bytes]]:
    """Frames of which some parts change: long runs, and noise that fills the packer's table."""
    width, height = draw(st.sampled_from([(1, 1), (16, 3), (37, 11), (160, 90)]))
    random = Random(draw(st.integers(0, 2**32)))
    levels = draw(st.sampled_from([1, 2, 9, MOST]))
    frame = bytearray(random.choices(range(levels), k=width * height))
    frames = [bytes(frame)]
    for _ in range(draw(st.integers(0, 4))):
        start, length = random.randrange(width * height), random.randrange(width * height)
        frame[start : start + length] = bytes(random.choices(range(levels), k=len(frame[start : start + length])))
        frames.append(bytes(frame))
    return width, frames


@settings(max_examples=40, deadline=None)
@given(films())
def test_what_was_written_is_read(film: tuple[int, list[bytes]]) -> None:
    width, frames = film
    assert read(written(width, frames)) == [(frame, 100 + 10 * number) for number, frame in enumerate(frames)]


def test_what_does_not_change_costs_next_to_nothing() -> None:
    frame = bytes(range(250)) * 80
    sizes = [len(written(200, [frame] * count)) for count in (1, 2, 12)]
    assert all(there - here < 60 * 10 for here, there in pairwise(sizes))


def test_a_few_colours_stay_what_they_are(qapp: QApplication) -> None:
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(QColor("#204080"))
    painter = QPainter(image)
    for row, colour in enumerate(("#f8fc00", "#000000", "#f8fcf8")):
        painter.fillRect(0, 10 * row, 30, 10, QColor(colour))
    painter.end()
    palette = Palette([image])
    found = [palette.colours[index] for index in palette.indices(dots(image))]
    for x, y in ((0, 0), (5, 12), (20, 25), (60, 60)):
        assert max(map(abs, _difference(found[64 * y + x], image.pixelColor(x, y)))) <= 8
    assert len(palette.colours) == 4


def _difference(colour: Colour, wanted: QColor) -> tuple[int, int, int]:
    return colour.red - wanted.red(), colour.green - wanted.green(), colour.blue - wanted.blue()


@pytest.mark.parametrize("colours", [300, 5000])
def test_of_many_colours_no_more_are_left_than_fit(qapp: QApplication, colours: int) -> None:
    image = QImage(100, 50, QImage.Format.Format_RGB32)
    for number in range(100 * 50):
        image.setPixelColor(
            number % 100, number // 100, QColor.fromHsv(number % colours % 360, 200, 255 - number % 200)
        )
    palette = Palette([image])
    assert len(palette.colours) == MOST
    worst = max(
        max(map(abs, _difference(palette.colours[index], image.pixelColor(place % 100, place // 100))))
        for place, index in enumerate(palette.indices(dots(image)))
    )
    assert worst < 60
