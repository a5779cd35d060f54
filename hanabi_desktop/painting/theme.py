"""Every colour, distance and type size the program uses, as one value."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import fields
from PySide6.QtGui import QColor


class Scheme(Enum):
    """Dark or light ground."""

    DARK = "dark"
    LIGHT = "light"


class Contrast(Enum):
    """Usual or high contrast."""

    NORMAL = "normal"
    HIGH = "high"


def _in_each(*colours: str) -> Any:
    """A colour of each theme: the dark one, the light one, and both in high contrast; `theme_for` takes its own."""
    return colours


def _colours(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


class Theme(Struct, frozen=True, eq=False):
    """One look. Compared by identity: `theme_for` returns the same object for the same arguments.

    Colours are to be read, never changed. Lengths are logical pixels, type sizes are factors of the base size.
    Suit colours are tuples indexed by `Suit`. The files in resources/pictures are drawn in the colours of the dark
    theme, and follow them by hand.
    """

    key: str
    """A short name of this look, fit for a cache key."""
    scheme: Scheme
    contrast: Contrast
    trace: tuple[QColor, ...]
    """The suit's colour for thin lines and small figures on a field: luminous by night, deep by day."""

    window_top: QColor = _in_each("#080C2A", "#CBD9F2", "#000000", "#FFFFFF")
    window_bottom: QColor = _in_each("#231A45", "#F7E6CF", "#000000", "#FFFFFF")
    table: QColor = _in_each("#121738", "#F6F0E6", "#000000", "#FFFFFF")
    panel: QColor = _in_each("#171D45", "#FCF6EB", "#000000", "#FFFFFF")
    panel_raised: QColor = _in_each("#222A5C", "#FFFBF4", "#0B0B0B", "#FFFFFF")
    panel_edge: QColor = _in_each("#6C78BC", "#837EAF", "#FFFFFF", "#000000")
    control: QColor = _in_each("#2B3470", "#F1E8DB", "#000000", "#FFFFFF")
    control_hover: QColor = _in_each("#38438A", "#E6DEF2", "#2B2B2B", "#E0E0E0")
    field: QColor = _in_each("#0E1233", "#FFFFFF", "#000000", "#FFFFFF")
    text: QColor = _in_each("#FBF3E1", "#1D1A3A", "#FFFFFF", "#000000")
    muted_text: QColor = _in_each("#C3C5E0", "#504B6B", "#F0F0F0", "#1C1C1C")
    unavailable_text: QColor = _in_each("#9EA3C8", "#5C5878", "#C8C8C8", "#454545")
    accent: QColor = _in_each("#FFB347", "#B04600", "#FFD000", "#7A2E00")
    accent_hover: QColor = _in_each("#FFC673", "#8F3700", "#FFE369", "#5E2300")
    on_accent: QColor = _in_each("#2A1400", "#FFFFFF", "#000000", "#FFFFFF")
    selection: QColor = _in_each("#FFB347", "#3B3A8C", "#FFD000", "#002B80")
    on_selection: QColor = _in_each("#2A1400", "#FFFFFF", "#000000", "#FFFFFF")
    focus: QColor = _in_each("#8FE8FF", "#0A4FB0", "#00F0FF", "#0033CC")
    link: QColor = _in_each("#FFC978", "#3B3A8C", "#FFE369", "#5E2300")
    good: QColor = _in_each("#4ADE93", "#0B6B3C", "#4CFF9C", "#005A2C")
    on_good: QColor = _in_each("#04210F", "#FFFFFF", "#000000", "#FFFFFF")
    bad: QColor = _in_each("#FF7A6B", "#B3201A", "#FF8C80", "#9A0000")
    on_bad: QColor = _in_each("#2B0300", "#FFFFFF", "#000000", "#FFFFFF")
    warning: QColor = _in_each("#FFCB57", "#865300", "#FFD95A", "#6B3F00")
    title_text: QColor = _in_each("#FFF3D6", "#FFF3D6", "#FFFFFF", "#FFFFFF")

    card_back_top: QColor = _in_each("#2B2F7A", "#2B2F7A", "#14145A", "#14145A")
    card_back_bottom: QColor = _in_each("#141643", "#141643", "#06062A", "#06062A")
    card_back_line: QColor = _in_each("#E9B45C", "#E9B45C", "#FFFFFF", "#FFFFFF")
    card_edge: QColor = _in_each("#05071A", "#05071A", "#FFFFFF", "#000000")
    card_sky_top: QColor = _in_each("#070A26", "#070A26", "#000000", "#000000")
    card_sky_bottom: QColor = _in_each("#262463", "#262463", "#0A0A2A", "#0A0A2A")
    slot: QColor = _in_each("#0E1233", "#EFE9E4", "#000000", "#FFFFFF")
    slot_edge: QColor = _in_each("#9AA6EE", "#6460A0", "#FFFFFF", "#000000")
    mark_plate: QColor = _in_each("#0A0D29", "#0A0D29", "#000000", "#000000")
    mark_text: QColor = _in_each("#FFF3D6", "#FFF3D6", "#FFFFFF", "#FFFFFF")
    pointed: QColor = _in_each("#FFC04D", "#FFB020", "#FFD000", "#FFB020")

    fill: tuple[QColor, ...] = _colours("#A51414", "#FFDE36", "#27A972", "#1B4A9C", "#F7FFFF", "#2A1238")
    """The colour of the cards, by suit. It and the next are the same in every theme, wherever a suit is seen."""
    ink: tuple[QColor, ...] = _colours("#FFFFFF", "#111111", "#111111", "#FFFFFF", "#111111", "#FFFFFF")
    """The colour that reads well on `fill`."""
    spark: tuple[QColor, ...] = _colours("#FF5A3C", "#FFD23E", "#5CF0A0", "#5AA6FF", "#F4F8FF", "#FF8AE0")
    """The luminous colour of the suit's firework against a night sky."""
    rainbow: tuple[QColor, ...] = _colours("#FF4B3E", "#FFA62B", "#FFE94A", "#45D483", "#4DA3FF", "#B06CFF")
    symbol_outline: QColor = _in_each("#0B0B14", "#0B0B14", "#0B0B14", "#0B0B14")
    symbol_rim: QColor = _in_each("#F2ECFF", "#FFFFFF", "#FFFFFF", "#FFFFFF")

    clock_token: QColor = _in_each("#2F6FD6", "#2F6FD6", "#2F6FD6", "#2F6FD6")
    clock_ink: QColor = _in_each("#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF")
    spent_token: QColor = _in_each("#3A4169", "#C9CBDD", "#000000", "#FFFFFF")
    spent_ink: QColor = _in_each("#C9CFF0", "#2F3152", "#FFFFFF", "#000000")
    fuse_token: QColor = _in_each("#17171F", "#17171F", "#000000", "#17171F")
    fuse_ink: QColor = _in_each("#F3E3C3", "#F3E3C3", "#FFFFFF", "#F3E3C3")
    red_token: QColor = _in_each("#C3271B", "#C3271B", "#C3271B", "#C3271B")
    red_ink: QColor = _in_each("#FFF3E6", "#FFF3E6", "#FFF3E6", "#FFF3E6")
    flame: QColor = _in_each("#FF9A2E", "#FF9A2E", "#FF9A2E", "#FF9A2E")
    lid: QColor = _in_each("#5A2A24", "#8A4636", "#1C1C1C", "#E6E6E6")
    lid_edge: QColor = _in_each("#C98A4B", "#5B2A1C", "#FFFFFF", "#000000")
    tile_light: QColor = _in_each("#FBF6E8", "#FBF6E8", "#FBF6E8", "#FBF6E8")
    tile_dark: QColor = _in_each("#14141C", "#14141C", "#14141C", "#14141C")

    symbols: bool = True
    """Whether each suit shows its symbol; without, a plain field of its colour stands for it where a sign is needed."""

    radius: int = 8
    focus_width: int = 3
    target_size: int = 28

    base_point_size: float = 11.0

    @property
    def dark(self) -> bool:
        """Whether the ground is dark."""
        return self.scheme is Scheme.DARK

    @property
    def high_contrast(self) -> bool:
        """Whether the contrast is high."""
        return self.contrast is Contrast.HIGH


_TRACES = {
    # In the order of the colours of `_in_each`.
    (Scheme.DARK, Contrast.NORMAL): _colours("#FF5945", "#F9E80C", "#49FFB8", "#A1C2FB", "#EBF2F6", "#C87FAB"),
    (Scheme.LIGHT, Contrast.NORMAL): _colours("#7A0600", "#7C6900", "#2F6650", "#0858FF", "#16121F", "#6A0085"),
    (Scheme.DARK, Contrast.HIGH): _colours("#FFAFA2", "#F9EB5D", "#00C233", "#8FB6FF", "#EEF2F4", "#FF63BE"),
    (Scheme.LIGHT, Contrast.HIGH): _colours("#5A0A00", "#625704", "#2C5E48", "#001A66", "#000000", "#8D02BB"),
}
"""Found by search: of all colours near the suits' own that read on a field, at 5 : 1 or 7 : 1 in high contrast, those
that stay farthest apart in normal and colour-blind sight (worst CIEDE2000 15.9, 15.3, 13.1 and 14.0)."""


def theme_for(scheme: Scheme, contrast: Contrast = Contrast.NORMAL, symbols: bool = True) -> Theme:
    """The look for a scheme and a contrast; depends on nothing else, so it can be tested off screen."""
    return _theme(scheme, contrast, symbols)


@cache
def _theme(scheme: Scheme, contrast: Contrast, symbols: bool) -> Theme:
    trace, column = _TRACES[scheme, contrast], list(_TRACES).index((scheme, contrast))
    colours = {each.name: QColor(each.default[column]) for each in fields(Theme) if each.type is QColor}
    key = f"{scheme.value}-{contrast.value}" + ("" if symbols else "-plain")
    return Theme(key, scheme, contrast, trace, symbols=symbols, **colours)  # type: ignore[arg-type]


def relative_luminance(colour: QColor) -> float:
    """WCAG 2 relative luminance, 0 (black) to 1 (white); the alpha channel is ignored."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
