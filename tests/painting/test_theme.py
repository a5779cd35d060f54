from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.painting.styles import _SHEET, _colours, _letters, _measures, application_palette, style_sheet
from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.rules import Suit
from tests.each import each
from tests.painting.colour_sight import ciede2000, contrast_ratio, nearest
from tests.painting.pictures import THEMES

each_theme = each("theme", THEMES)


@each_theme
def test_text_reads_on_every_ground(theme: Theme) -> None:
    grounds = {
        name: getattr(theme, name)
        for name in ("panel", "panel_raised", "table", "control", "control_hover", "field", "window_top")
    }
    for ground_name, ground in grounds.items():
        inks = ["text", "muted_text"]
        if not ground_name.startswith("control"):
            inks.append("unavailable_text")  # what is unavailable has no ground of its own
        for ink in inks:
            ratio = contrast_ratio(getattr(theme, ink), ground)
            assert ratio >= 4.5, f"{ink} on {ground_name}: {ratio:.2f}"


@each_theme
@each(
    ("ink", "ground"),
    [
        ("on_accent", "accent"),
        ("on_accent", "accent_hover"),
        ("on_selection", "selection"),
        ("on_good", "good"),
        ("on_bad", "bad"),
        ("link", "panel"),
        ("link", "field"),
        ("good", "panel"),
        ("bad", "panel"),
        ("warning", "panel"),
        ("accent", "panel"),
        ("mark_text", "mark_plate"),
        ("clock_ink", "clock_token"),
        ("red_ink", "red_token"),
        ("fuse_ink", "fuse_token"),
    ],
)
def test_named_pairs_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast_ratio(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@each_theme
@each(
    ("graphic", "ground"),
    [
        ("panel_edge", "panel"),
        ("panel_edge", "field"),
        ("panel_edge", "table"),
        ("focus", "panel"),
        ("focus", "table"),
        ("focus", "control"),
        ("focus", "field"),
        ("slot_edge", "slot"),
        ("card_back_line", "card_back_top"),
        ("card_back_line", "card_back_bottom"),
        ("pointed", "card_back_bottom"),
        ("pointed", "mark_plate"),
        ("spent_ink", "spent_token"),
        ("tile_light", "tile_dark"),
        ("good", "card_back_bottom"),
        ("symbol_rim", "symbol_outline"),
    ],
)
def test_meaningful_graphics_stand_out(theme: Theme, graphic: str, ground: str) -> None:
    if not theme.dark and (graphic, ground) == ("good", "card_back_bottom"):
        graphic = "on_good"  # by day the check itself carries the meaning
    assert contrast_ratio(getattr(theme, graphic), getattr(theme, ground)) >= 3.0


@each_theme
def test_high_contrast_is_higher(theme: Theme) -> None:
    if theme.high_contrast:
        assert contrast_ratio(theme.text, theme.panel) >= 15


@each_theme
def test_suits_keep_their_measured_palette(theme: Theme) -> None:
    names = {
        Suit.RED: "#a51414",
        Suit.YELLOW: "#ffde36",
        Suit.GREEN: "#27a972",
        Suit.BLUE: "#1b4a9c",
        Suit.WHITE: "#f7ffff",
    }
    for suit, name in names.items():
        assert theme.fill(suit).name() == name
    for suit in Suit:
        assert contrast_ratio(theme.ink(suit), theme.fill(suit)) >= 6.0
        assert contrast_ratio(theme.spark(suit), theme.card_sky_top) >= 4.5
        either = max(
            contrast_ratio(theme.fill(suit), theme.symbol_outline),
            contrast_ratio(theme.symbol_rim, theme.symbol_outline),
        )
        assert either >= 3.0


@each_theme
def test_suits_are_told_apart_in_thin_lines_and_small_figures(theme: Theme) -> None:
    """Whoever is blind to a colour has the symbols; where colours can help, they do."""
    for suit in Suit:
        for ground in (theme.field, theme.panel):
            assert contrast_ratio(theme.trace(suit), ground) >= (7 if theme.high_contrast else 4.9)
    assert nearest([theme.trace(suit) for suit in Suit]) >= 13


def test_two_colours_are_as_far_apart_as_the_formula_says() -> None:
    """Pairs of the data that were published with it."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (58, 24, 15)) == pytest.approx(19.4535, abs=1e-4)


def test_high_contrast_reaches_thin_lines() -> None:
    for scheme in Scheme:
        usual, high = (
            min(contrast_ratio(theme.trace(suit), theme.field) for suit in Suit)
            for theme in (theme_for(scheme), theme_for(scheme, Contrast.HIGH))
        )
        assert high > usual + 1


def test_a_look_is_one_object() -> None:
    assert theme_for(Scheme.DARK) is theme_for(Scheme.DARK, Contrast.NORMAL)
    assert len({theme.key for theme in THEMES}) == len(THEMES)


@each_theme
def test_palette_follows_the_theme(theme: Theme) -> None:
    palette = application_palette(theme)
    assert palette.color(QPalette.ColorRole.WindowText) == theme.text
    assert palette.color(QPalette.ColorRole.Highlight) == theme.selection
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    assert disabled == theme.unavailable_text


@each_theme
def test_style_sheet_is_complete_and_scales(theme: Theme) -> None:
    usual, large = style_sheet(theme, 1.0), style_sheet(theme, 2.0)
    assert "$" not in usual
    assert f"{theme.base_point_size:.2f}pt" in usual
    assert f"{2 * theme.base_point_size:.2f}pt" in large
    assert theme.focus.name() in usual


def test_nothing_is_worked_out_that_the_style_sheet_does_not_say() -> None:
    theme = theme_for(Scheme.DARK)
    known = _colours(theme) | _letters(theme, 1.0, 1.0) | _measures(theme, 1.0, 1.0)
    assert set(known) == set(_SHEET.get_identifiers())


@each_theme
def test_every_sign_of_the_style_sheet_can_be_read(theme: Theme, qapp: object) -> None:
    signs = set(re.findall(r'url\("([^"]+)"\)', style_sheet(theme)))
    assert len(signs) == 3
    for sign in signs:
        assert not QPixmap(sign).isNull(), sign


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(240, 120)
    yield widget
    widget.close()


def _border(button: QPushButton) -> QColor:
    return button.grab().toImage().pixelColor(button.width() // 2, 1)


@each_theme
def test_focus_is_seen_on_every_sort_of_button(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    window.setStyleSheet(style_sheet(theme))
    for name in ("", "primary", "unavailable"):
        button = QPushButton("x", window)
        if name:
            button.setProperty(name, True)
        button.resize(120, 48)
        window.show()
        button.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        button.clearFocus()
        before = _border(button)
        button.setFocus()
        qtbot.waitUntil(button.hasFocus)
        assert _border(button) == theme.focus != before
        assert button.isEnabled()


@each_theme
def test_call_to_action_and_unavailable_look_their_part(theme: Theme, window: QWidget) -> None:
    window.setStyleSheet(style_sheet(theme))
    grounds = {}
    for name in ("usual", "primary", "unavailable"):
        button = QPushButton("", window)
        button.setFocusPolicy(button.focusPolicy().NoFocus)
        button.setProperty(name, True)
        button.resize(120, 48)
        grounds[name] = button.grab().toImage()
    assert grounds["primary"].pixelColor(60, 24) == theme.accent
    assert grounds["usual"] != grounds["unavailable"]
