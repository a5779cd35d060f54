"""Every colour, distance and type size the program uses, as one value."""

from __future__ import annotations

from enum import Enum
from functools import cache

from msgspec import Struct
from PySide6.QtGui import QColor

from hanabi_desktop.rules import Suit


class Scheme(Enum):
    """Dark or light ground."""

    DARK = "dark"
    LIGHT = "light"


class Contrast(Enum):
    """Usual or high contrast."""

    NORMAL = "normal"
    HIGH = "high"


class Theme(Struct, frozen=True, eq=False):
    """One look. Compared by identity: `theme_for` returns the same object for the same arguments.

    Colours are to be read, never changed. Spacings are logical pixels, type sizes are factors of the base size.
    Suit colours are tuples indexed by `Suit`.
    """

    scheme: Scheme
    contrast: Contrast

    window_top: QColor
    window_bottom: QColor
    table: QColor
    panel: QColor
    panel_raised: QColor
    panel_edge: QColor
    control: QColor
    control_hover: QColor
    field: QColor
    text: QColor
    muted_text: QColor
    unavailable_text: QColor
    accent: QColor
    accent_hover: QColor
    on_accent: QColor
    selection: QColor
    on_selection: QColor
    focus: QColor
    link: QColor
    good: QColor
    on_good: QColor
    bad: QColor
    on_bad: QColor
    warning: QColor
    title_text: QColor

    card_back_top: QColor
    card_back_bottom: QColor
    card_back_line: QColor
    card_edge: QColor
    card_sky_top: QColor
    card_sky_bottom: QColor
    slot: QColor
    slot_edge: QColor
    mark_plate: QColor
    mark_text: QColor
    pointed: QColor

    suit_fill: tuple[QColor, ...]
    suit_ink: tuple[QColor, ...]
    suit_spark: tuple[QColor, ...]
    suit_trace: tuple[QColor, ...]
    rainbow: tuple[QColor, ...]
    symbol_outline: QColor
    symbol_rim: QColor

    clock_token: QColor
    clock_ink: QColor
    spent_token: QColor
    spent_ink: QColor
    fuse_token: QColor
    fuse_ink: QColor
    red_token: QColor
    red_ink: QColor
    flame: QColor
    lid: QColor
    lid_edge: QColor
    tile_light: QColor
    tile_dark: QColor

    symbols: bool = True
    """Whether each suit shows its symbol; without, a plain field of its colour stands for it where a sign is needed."""

    spacing_tight: int = 4
    spacing_small: int = 8
    spacing: int = 12
    spacing_wide: int = 20
    spacing_section: int = 32
    radius: int = 8
    focus_width: int = 3
    target_size: int = 28

    base_point_size: float = 11.0
    type_small: float = 0.88
    type_body: float = 1.0
    type_large: float = 1.25
    type_heading: float = 1.6
    type_title: float = 2.4
    type_display: float = 4.0

    @property
    def dark(self) -> bool:
        """Whether the ground is dark."""
        return self.scheme is Scheme.DARK

    @property
    def high_contrast(self) -> bool:
        """Whether the contrast is high."""
        return self.contrast is Contrast.HIGH

    @property
    def key(self) -> str:
        """A short name of this look, fit for a cache key."""
        return f"{self.scheme.value}-{self.contrast.value}" + ("" if self.symbols else "-plain")

    def fill(self, suit: Suit) -> QColor:
        """The colour of the suit's cards."""
        return self.suit_fill[suit]

    def ink(self, suit: Suit) -> QColor:
        """The colour that reads well on `fill(suit)`."""
        return self.suit_ink[suit]

    def spark(self, suit: Suit) -> QColor:
        """The luminous colour of the suit's firework against a night sky."""
        return self.suit_spark[suit]

    def trace(self, suit: Suit) -> QColor:
        """The suit's colour for thin lines and small figures on a field: luminous by night, deep by day."""
        return self.suit_trace[suit]


def _colours(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


def _common() -> dict[str, tuple[QColor, ...]]:
    """What stays the same in every look: the suits must be the same five colours wherever they are seen."""
    return {
        "suit_fill": _colours("#A51414", "#FFDE36", "#27A972", "#1B4A9C", "#F7FFFF", "#2A1238"),
        "suit_ink": _colours("#FFFFFF", "#111111", "#111111", "#FFFFFF", "#111111", "#FFFFFF"),
        "suit_spark": _colours("#FF5A3C", "#FFD23E", "#5CF0A0", "#5AA6FF", "#F4F8FF", "#FF8AE0"),
        "rainbow": _colours("#FF4B3E", "#FFA62B", "#FFE94A", "#45D483", "#4DA3FF", "#B06CFF"),
    }


_ART_DARK = {
    "card_back_top": "#2B2F7A",
    "card_back_bottom": "#141643",
    "card_back_line": "#E9B45C",
    "card_edge": "#05071A",
    "card_sky_top": "#070A26",
    "card_sky_bottom": "#262463",
    "symbol_outline": "#0B0B14",
    "clock_token": "#2F6FD6",
    "clock_ink": "#FFFFFF",
    "spent_token": "#3A4169",
    "spent_ink": "#C9CFF0",
    "fuse_token": "#17171F",
    "fuse_ink": "#F3E3C3",
    "red_token": "#C3271B",
    "red_ink": "#FFF3E6",
    "flame": "#FF9A2E",
    "lid": "#5A2A24",
    "lid_edge": "#C98A4B",
    "tile_light": "#FBF6E8",
    "tile_dark": "#14141C",
}

_DARK = _ART_DARK | {
    "window_top": "#080C2A",
    "window_bottom": "#231A45",
    "table": "#121738",
    "panel": "#171D45",
    "panel_raised": "#222A5C",
    "panel_edge": "#6C78BC",
    "control": "#2B3470",
    "control_hover": "#38438A",
    "field": "#0E1233",
    "text": "#FBF3E1",
    "muted_text": "#C3C5E0",
    "unavailable_text": "#9EA3C8",
    "accent": "#FFB347",
    "accent_hover": "#FFC673",
    "on_accent": "#2A1400",
    "selection": "#FFB347",
    "on_selection": "#2A1400",
    "focus": "#8FE8FF",
    "link": "#FFC978",
    "good": "#4ADE93",
    "on_good": "#04210F",
    "bad": "#FF7A6B",
    "on_bad": "#2B0300",
    "warning": "#FFCB57",
    "title_text": "#FFF3D6",
    "slot": "#0E1233",
    "slot_edge": "#9AA6EE",
    "mark_plate": "#0A0D29",
    "mark_text": "#FFF3D6",
    "pointed": "#FFC04D",
    "symbol_rim": "#F2ECFF",
}

_LIGHT = _ART_DARK | {
    "window_top": "#C9D6EE",
    "window_bottom": "#FBE3C6",
    "table": "#F3ECDF",
    "panel": "#FFFAF0",
    "panel_raised": "#FFFFFF",
    "panel_edge": "#857660",
    "control": "#F1E6D2",
    "control_hover": "#E8D7B8",
    "field": "#FFFFFF",
    "text": "#1D1A3A",
    "muted_text": "#504B6B",
    "unavailable_text": "#585372",
    "accent": "#A84A00",
    "accent_hover": "#8B3D00",
    "on_accent": "#FFFFFF",
    "selection": "#A84A00",
    "on_selection": "#FFFFFF",
    "focus": "#0A4FB0",
    "link": "#8B3D00",
    "good": "#0B6B3C",
    "on_good": "#FFFFFF",
    "bad": "#B3201A",
    "on_bad": "#FFFFFF",
    "warning": "#865300",
    "title_text": "#FFF3D6",
    "slot": "#E9DFCC",
    "slot_edge": "#5E5140",
    "mark_plate": "#0A0D29",
    "mark_text": "#FFF3D6",
    "pointed": "#FFB020",
    "symbol_rim": "#FFFFFF",
    "spent_token": "#C9CBDD",
    "spent_ink": "#2F3152",
    "lid": "#8A4636",
    "lid_edge": "#5B2A1C",
}

_DARK_HIGH = _DARK | {
    "window_top": "#000000",
    "window_bottom": "#000000",
    "table": "#000000",
    "panel": "#000000",
    "panel_raised": "#0B0B0B",
    "panel_edge": "#FFFFFF",
    "control": "#000000",
    "control_hover": "#2B2B2B",
    "field": "#000000",
    "text": "#FFFFFF",
    "muted_text": "#F0F0F0",
    "unavailable_text": "#C8C8C8",
    "accent": "#FFD000",
    "accent_hover": "#FFE369",
    "on_accent": "#000000",
    "selection": "#FFD000",
    "on_selection": "#000000",
    "focus": "#00F0FF",
    "link": "#FFE369",
    "good": "#4CFF9C",
    "on_good": "#000000",
    "bad": "#FF8C80",
    "on_bad": "#000000",
    "warning": "#FFD95A",
    "title_text": "#FFFFFF",
    "card_back_top": "#14145A",
    "card_back_bottom": "#06062A",
    "card_back_line": "#FFFFFF",
    "card_edge": "#FFFFFF",
    "card_sky_top": "#000000",
    "card_sky_bottom": "#0A0A2A",
    "slot": "#000000",
    "slot_edge": "#FFFFFF",
    "mark_plate": "#000000",
    "mark_text": "#FFFFFF",
    "pointed": "#FFD000",
    "symbol_rim": "#FFFFFF",
    "spent_token": "#000000",
    "spent_ink": "#FFFFFF",
    "fuse_token": "#000000",
    "fuse_ink": "#FFFFFF",
    "lid": "#1C1C1C",
    "lid_edge": "#FFFFFF",
}

_LIGHT_HIGH = _LIGHT | {
    "window_top": "#FFFFFF",
    "window_bottom": "#FFFFFF",
    "table": "#FFFFFF",
    "panel": "#FFFFFF",
    "panel_raised": "#FFFFFF",
    "panel_edge": "#000000",
    "control": "#FFFFFF",
    "control_hover": "#E0E0E0",
    "field": "#FFFFFF",
    "text": "#000000",
    "muted_text": "#1C1C1C",
    "unavailable_text": "#454545",
    "accent": "#7A2E00",
    "accent_hover": "#5E2300",
    "on_accent": "#FFFFFF",
    "selection": "#002B80",
    "on_selection": "#FFFFFF",
    "focus": "#0033CC",
    "link": "#5E2300",
    "good": "#005A2C",
    "bad": "#9A0000",
    "warning": "#6B3F00",
    "title_text": "#FFFFFF",
    "card_back_top": "#14145A",
    "card_back_bottom": "#06062A",
    "card_back_line": "#FFFFFF",
    "card_edge": "#000000",
    "card_sky_top": "#000000",
    "card_sky_bottom": "#0A0A2A",
    "slot": "#FFFFFF",
    "slot_edge": "#000000",
    "mark_plate": "#000000",
    "mark_text": "#FFFFFF",
    "symbol_rim": "#FFFFFF",
    "spent_token": "#FFFFFF",
    "spent_ink": "#000000",
    "lid": "#E6E6E6",
    "lid_edge": "#000000",
}

_TRACES = {
    (Scheme.DARK, Contrast.NORMAL): _colours("#FF5945", "#F9E80C", "#49FFB8", "#A1C2FB", "#EBF2F6", "#C87FAB"),
    (Scheme.LIGHT, Contrast.NORMAL): _colours("#7A0600", "#7A6D0E", "#2F6650", "#085DFF", "#16121F", "#6A0085"),
    (Scheme.DARK, Contrast.HIGH): _colours("#FFAFA2", "#F9EB5D", "#00C233", "#8FB6FF", "#EEF2F4", "#FF63BE"),
    (Scheme.LIGHT, Contrast.HIGH): _colours("#5A0A00", "#625704", "#2C5E48", "#001A66", "#000000", "#8D02BB"),
}
"""Found by search: of all colours near the suits' own that read on a field, at 5 : 1 or 7 : 1 in high contrast, those
that stay farthest apart in normal and colour-blind sight (worst CIEDE2000 15.9, 15.9, 13.1 and 14.0)."""

_TABLES = {
    (Scheme.DARK, Contrast.NORMAL): _DARK,
    (Scheme.LIGHT, Contrast.NORMAL): _LIGHT,
    (Scheme.DARK, Contrast.HIGH): _DARK_HIGH,
    (Scheme.LIGHT, Contrast.HIGH): _LIGHT_HIGH,
}


def theme_for(scheme: Scheme, contrast: Contrast = Contrast.NORMAL, symbols: bool = True) -> Theme:
    """The look for a scheme and a contrast; depends on nothing else, so it can be tested off screen."""
    return _theme(scheme, contrast, symbols)


@cache
def _theme(scheme: Scheme, contrast: Contrast, symbols: bool) -> Theme:
    singles = {name: QColor(value) for name, value in _TABLES[scheme, contrast].items()}
    suits = _common() | {"suit_trace": _TRACES[scheme, contrast]}
    return Theme(scheme=scheme, contrast=contrast, symbols=symbols, **singles, **suits)  # type: ignore[arg-type]


def relative_luminance(colour: QColor) -> float:
    """WCAG 2 relative luminance, 0 (black) to 1 (white); the alpha channel is ignored."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
