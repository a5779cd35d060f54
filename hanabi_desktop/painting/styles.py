"""Palette and style sheet of all windows, made from the theme."""

from __future__ import annotations

from pathlib import Path
from string import Template

from msgspec.structs import asdict
from PySide6.QtGui import QColor, QPalette

from hanabi_desktop.painting.svg import theme_colours
from hanabi_desktop.painting.theme import Theme, relative_luminance
from hanabi_desktop.painting.type_scale import DISPLAY, HEADING, LARGEST_PACKED, TypeScale
from hanabi_desktop.rules import Suit

_SIGNS = Path(__file__).parent / "signs"


def application_palette(theme: Theme) -> QPalette:
    """The palette for the whole application: what no style sheet reaches follows it."""
    role = QPalette.ColorRole
    palette = QPalette()
    colours = {
        role.Window: theme.panel,
        role.WindowText: theme.text,
        role.Base: theme.field,
        role.AlternateBase: theme.panel_raised,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted_text,
        role.Button: theme.control,
        role.ButtonText: theme.text,
        role.BrightText: theme.bad,
        role.Highlight: theme.selection,
        role.HighlightedText: theme.on_selection,
        role.ToolTipBase: theme.panel_raised,
        role.ToolTipText: theme.text,
        role.Link: theme.link,
        role.LinkVisited: theme.link,
        role.Light: theme.panel_raised,
        role.Midlight: theme.panel_raised,
        role.Mid: theme.panel_edge,
        role.Dark: theme.panel_edge,
        role.Shadow: theme.card_edge,
        role.Accent: theme.accent,
    }
    for where, colour in colours.items():
        palette.setColor(where, colour)
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, where, theme.unavailable_text)
    return palette


def style_sheet(theme: Theme, fitting: float = 1.0, text: float = 1.0, at_table: float = 1.0) -> str:
    """The style sheet of a window `fitting` times the smallest, at a text size of `text` (1.0 = 100 %).

    Words around the table, which have less room, have the text size `at_table`.

    A button with the dynamic property `primary` is the call to action; one with `unavailable` looks unavailable but
    keeps its place in the tab order, so that its reason can be read.
    """
    usual = theme.base_point_size * fitting
    sizes = {name: f"{size:.2f}pt" for name, size in _sizes(usual, text, at_table).items()}
    return _SHEET.substitute(_colours(theme) | sizes | _measures(theme, fitting, text))


def _colours(theme: Theme) -> dict[str, str]:
    """The colours of the theme by their names, and what is made of them."""
    panel = theme.panel
    return theme_colours(theme) | {
        # The finale is at night in every theme.
        "ember": theme.spark[Suit.RED].name(),
        "veil": _veil(panel, 255 if theme.high_contrast else 215),
        "night": _veil(theme.card_sky_top, 255 if theme.high_contrast else 224),
        "night_edge": _veil(theme.title_text, 255 if theme.high_contrast else 56),
        "scrim": _veil(panel, 200) if theme.dark or theme.high_contrast else _veil(theme.card_back_top, 120),
        "sign_check": _sign("check", theme.on_accent),
        "sign_up": _sign("up", theme.text),
        "sign_down": _sign("down", theme.text),
        "sign_right": _sign("right", theme.text),
        "sign_clear": _sign("clear", theme.text),
    }


def _veil(colour: QColor, alpha: int) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {alpha})"


def _sign(name: str, ink: QColor) -> str:
    """The picture of a sign in about that ink; a style sheet can draw none itself."""
    shade = "light" if relative_luminance(ink) > 0.4 else "dark"
    return (_SIGNS / f"{name}_{shade}.svg").as_posix()


def _sizes(usual: float, text: float, at_table: float) -> dict[str, float]:
    """Sizes of letters in points."""
    scales = {"type": text, "table": at_table, "packed": min(at_table, LARGEST_PACKED)}
    sizes = {
        f"{scale}_{name}": size
        for scale, grown in scales.items()
        for name, size in asdict(TypeScale.of(usual, grown)).items()
    }
    # Where letters are large, the call has two lines; in much room it has the size of the step above, and grows as
    # little as the height below the table.
    call = max(usual * DISPLAY, sizes["table_headline"])
    message = max(sizes["packed_heading"], sizes["table_text"])
    return sizes | {"call": call, "call_far": usual * at_table**0.5 * DISPLAY * HEADING, "message": message}


def _measures(theme: Theme, fitting: float, text: float) -> dict[str, str]:
    """Room around texts grows less than they do."""
    scale, space = fitting * text, fitting * text**0.5
    box = round(17 * scale)
    ring = round(theme.focus_width * max(1.0, space))
    pixels = {
        "tight": round(3 * space),
        "pad": round(5 * space),
        "wide": round(12 * space),
        "roomy": round(22 * space),
        "box": box,
        "indent": round(25 * scale),
        "half": box // 2,
        "dot": (box + 4) // 2,
        "radius": round(theme.radius * max(1.0, space)),
        "ring": ring,
        "row": max(theme.target_size, round(theme.target_size * space)) - 2 * ring,
        "bar": round(14 * scale),
        "slim": round(27 * fitting) - 2 * ring,
        "menu": round(3 * fitting * max(0.0, 1 - 5 * max(0.0, text - 1))),
    }
    return {name: f"{size}px" for name, size in pixels.items()}


_SHEET = Template(Path(__file__).with_suffix(".qss").read_text("utf-8"))
"""The style sheet, with `$name` for each colour of the theme, size of letters and measure."""
