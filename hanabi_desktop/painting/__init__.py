"""Everything that is drawn: themes, cards, fireworks, tokens, scenes. No widgets, no rules, no user text."""

from hanabi_desktop.painting.canvas import alpha, fitted, mixed, placed
from hanabi_desktop.painting.cards import (
    CARD_ASPECT,
    card_rect,
    discard_rect,
    number_rect,
    paint_back,
    paint_check,
    paint_cross,
    paint_empty_slot,
    paint_face,
    play_rect,
    symbol_rect,
)
from hanabi_desktop.painting.figures import figure_path, paint_figure
from hanabi_desktop.painting.fireworks import firework_card_rect, next_rect, paint_firework
from hanabi_desktop.painting.icon import app_icon, paint_icon
from hanabi_desktop.painting.marks import (
    HintMarks,
    critical_rect,
    marks_rect,
    paint_critical,
    paint_focus,
    paint_hint_marks,
    paint_pointed,
)
from hanabi_desktop.painting.pixmaps import PixmapCache
from hanabi_desktop.painting.scene import (
    deck_card_rect,
    paint_deck,
    paint_lantern,
    paint_table_background,
    paint_title_scene,
)
from hanabi_desktop.painting.styles import application_palette, style_sheet
from hanabi_desktop.painting.symbols import paint_flat_symbol, paint_symbol, placed_symbol, symbol_path
from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, contrast_ratio, relative_luminance, theme_for
from hanabi_desktop.painting.tokens import (
    ClockState,
    lid_inner_rect,
    paint_box_lid,
    paint_clock_token,
    paint_explosion,
    paint_fuse_token,
    paint_hint_tile,
    paint_red_token,
    paint_storm_tile,
)

__all__ = [
    "CARD_ASPECT",
    "ClockState",
    "Contrast",
    "HintMarks",
    "PixmapCache",
    "Scheme",
    "Theme",
    "alpha",
    "app_icon",
    "application_palette",
    "card_rect",
    "contrast_ratio",
    "critical_rect",
    "deck_card_rect",
    "discard_rect",
    "figure_path",
    "firework_card_rect",
    "fitted",
    "lid_inner_rect",
    "marks_rect",
    "mixed",
    "next_rect",
    "number_rect",
    "paint_back",
    "paint_box_lid",
    "paint_check",
    "paint_clock_token",
    "paint_critical",
    "paint_cross",
    "paint_deck",
    "paint_empty_slot",
    "paint_explosion",
    "paint_face",
    "paint_figure",
    "paint_firework",
    "paint_flat_symbol",
    "paint_focus",
    "paint_fuse_token",
    "paint_hint_marks",
    "paint_hint_tile",
    "paint_icon",
    "paint_lantern",
    "paint_pointed",
    "paint_red_token",
    "paint_storm_tile",
    "paint_symbol",
    "paint_table_background",
    "paint_title_scene",
    "placed",
    "placed_symbol",
    "play_rect",
    "relative_luminance",
    "style_sheet",
    "symbol_path",
    "symbol_rect",
    "theme_for",
]
