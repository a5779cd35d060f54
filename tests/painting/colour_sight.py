"""How far apart colours are, seen with all cones or without one sort of them."""

from functools import cache
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from PySide6.QtGui import QColor

from hanabi_desktop.painting.theme import relative_luminance

Three = tuple[float, float, float]

SIGHTS: dict[str, tuple[Three, Three, Three]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes (2009), severity 1, in linear sRGB."""


def contrast_ratio(first: QColor, second: QColor) -> float:
    """WCAG 2 contrast ratio, 1 to 21."""
    lighter, darker = sorted((_luminance(first.rgb()), _luminance(second.rgb())), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@cache
def _luminance(rgb: int) -> float:
    return relative_luminance(QColor(rgb))


def nearest(colours: list[QColor]) -> float:
    """The smallest CIEDE2000 of any two of these colours in any sight."""
    return min(
        ciede2000(one, other)
        for sight in SIGHTS
        for one, other in combinations([_lab(colour, sight) for colour in colours], 2)
    )


def _lab(colour: QColor, sight: str) -> Three:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    def root(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    light = [linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    rows = SIGHTS[sight]
    r, g, b = (min(1.0, max(0.0, sum(a * c for a, c in zip(row, light, strict=True)))) for row in rows)
    x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
    y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: Three, other: Three) -> float:
    """The distance of two colours in CIELAB, by the formula of 2000."""
    mean = (hypot(one[1], one[2]) + hypot(other[1], other[2])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = one[1] * stretch, other[1] * stretch
    c1, c2 = hypot(a1, one[2]), hypot(a2, other[2])
    h1, h2 = degrees(atan2(one[2], a1)) % 360, degrees(atan2(other[2], a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2)
    light, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    middle = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360
    t = 1 - 0.17 * cos(radians(middle - 30)) + 0.24 * cos(radians(2 * middle))
    t += 0.32 * cos(radians(3 * middle + 6)) - 0.2 * cos(radians(4 * middle - 63))
    lights = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    chromas, hues = (c2 - c1) / (1 + 0.045 * chroma), hue / (1 + 0.015 * chroma * t)
    bend = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((middle - 275) / 25) ** 2))))
    return sqrt(lights**2 + chromas**2 + hues**2 + bend * chromas * hues)
