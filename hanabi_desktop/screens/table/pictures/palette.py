"""The colours of pictures that may have no more than 255 of them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from PySide6.QtGui import QImage

MOST = 255


class Colour(NamedTuple):
    """Red, green and blue, 0–255."""

    red: int
    green: int
    blue: int


DEPTH = 2
"""Bytes of a pixel in `dots`."""


def dots(image: QImage) -> bytes:
    """The pixels of an image of even width, row by row, with 5, 6 and 5 bits of red, green and blue."""
    # The image has to outlive the look into it.
    plain = image.convertToFormat(QImage.Format.Format_RGB16)
    return bytes(plain.constBits())


def _words(pixels: bytes) -> Sequence[int]:
    return memoryview(pixels).cast("H")


def _colour(word: int) -> Colour:
    red, green, blue = word >> 11, word >> 5 & 63, word & 31
    return Colour(red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2)


class Palette:
    """The colours that stand for all those of some pictures."""

    def __init__(self, samples: Iterable[QImage]) -> None:
        """Chosen by halving, again and again, the colours that differ most."""
        counted: Counter[int] = Counter()
        for image in samples:
            counted.update(_words(dots(image)))
        # By the root of how often they come: the sky is large, but the signs on it are what is read.
        boxes = _halved([(_colour(word), sqrt(count), word) for word, count in sorted(counted.items())])
        self.colours = tuple(map(_mean, boxes))
        self._known = bytearray(1 << 16)
        self._seen = set(counted)
        for number, box in enumerate(boxes):
            for _, _, word in box:
                self._known[word] = number

    def indices(self, pixels: bytes) -> bytes:
        """Of some `dots`: the index of the colour that is nearest to each."""
        words = _words(pixels)
        for word in set(words) - self._seen:
            self._known[word] = self._nearest(_colour(word))
            self._seen.add(word)
        return bytes(map(self._known.__getitem__, words))

    def _nearest(self, colour: Colour) -> int:
        red, green, blue = colour
        far = [(r - red) ** 2 * 3 + (g - green) ** 2 * 6 + (b - blue) ** 2 for r, g, b in self.colours]
        return far.index(min(far))


_Weighted = list[tuple[Colour, float, int]]
"""Colours, how much each of them weighs, and what they are in `dots`."""


def _halved(colours: _Weighted) -> list[_Weighted]:
    boxes = [colours]
    widest = [_spread(colours)]
    while len(boxes) < MOST:
        number = max(range(len(boxes)), key=lambda each: widest[each][0])
        spread, channel = widest[number]
        if not spread:
            break
        box = sorted(boxes[number], key=lambda entry: entry[0][channel])
        half, weight, cut = sum(weight for _, weight, _ in box) / 2, 0.0, 0
        while cut < len(box) - 1 and weight < half:
            weight += box[cut][1]
            cut += 1
        cut = max(1, cut)
        boxes[number : number + 1] = [box[:cut], box[cut:]]
        widest[number : number + 1] = [_spread(box[:cut]), _spread(box[cut:])]
    return boxes


def _spread(box: _Weighted) -> tuple[float, int]:
    """How much would be gained by halving these colours, and by which channel."""
    if len(box) < 2:
        return 0.0, 0
    channels = zip(*(colour for colour, _, _ in box), strict=True)
    widths = [max(values) - min(values) for values in channels]
    channel = widths.index(max(widths))
    return widths[channel] * sqrt(sum(weight for _, weight, _ in box)), channel


def _mean(box: _Weighted) -> Colour:
    whole = sum(weight for _, weight, _ in box)
    red, green, blue = (sum(colour[channel] * weight for colour, weight, _ in box) / whole for channel in range(3))
    return Colour(round(red), round(green), round(blue))
