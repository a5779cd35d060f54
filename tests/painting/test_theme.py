"""Every theme can be read, in any sight; the style sheet is complete, and focus is seen on every button."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.painting.canvas import mixed
from hanabi_desktop.painting.scene import paint_table_background
from hanabi_desktop.painting.styles import application_palette, style_sheet
from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.rules import Suit
from hanabi_desktop.widgets.buttons import WAITING
from tests.each import each
from tests.input import Key, strike
from tests.painting.colour_sight import contrast_ratio, nearest
from tests.painting.pictures import THEMES

each_theme = each("theme", THEMES)
GROUNDS = ("panel", "panel_raised", "table", "control", "control_hover", "field", "window_top")
READ = (
    *("on_accent/accent", "on_accent/accent_hover", "on_selection/selection", "on_good/good", "on_bad/bad"),
    *("link/panel", "good/panel", "bad/panel", "warning/panel", "accent/panel", "link/field"),
    *("mark_text/mark_plate", "clock_ink/clock_token", "red_ink/red_token", "fuse_ink/fuse_token"),
)
"""Texts and their grounds."""
SEEN = (
    *("panel_edge/panel", "focus/panel", "panel_edge/field", "focus/field", "panel_edge/table", "focus/table"),
    *("focus/control", "slot_edge/slot", "card_back_line/card_back_top", "card_back_line/card_back_bottom"),
    *("pointed/card_back_bottom", "good/card_back_bottom", "pointed/mark_plate", "spent_ink/spent_token"),
    *("tile_light/tile_dark", "symbol_rim/symbol_outline"),
)
"""Graphics that mean something, and their grounds."""
SUITS = dict(zip(Suit, ("#a51414", "#ffde36", "#27a972", "#1b4a9c", "#f7ffff"), strict=False))


def ratio(theme: Theme, pair: str) -> float:
    ink, ground = pair.split("/")
    if not theme.dark and pair == "good/card_back_bottom":
        ink = "on_good"  # by day the check itself carries the meaning
    return contrast_ratio(getattr(theme, ink), getattr(theme, ground))


@each_theme
def test_texts_read_and_graphics_stand_out_on_every_ground(theme: Theme) -> None:
    texts = [*READ, *(f"{ink}/{ground}" for ink in ("text", "muted_text") for ground in GROUNDS)]
    # What is unavailable has no ground of its own.
    texts += [f"unavailable_text/{ground}" for ground in GROUNDS if not ground.startswith("control")]
    assert not {pair for pair in texts if ratio(theme, pair) < 4.5}
    assert not {pair for pair in SEEN if ratio(theme, pair) < 3}
    # A button that waits is darker, words and all.
    assert contrast_ratio(*(mixed(each, QColor("black"), WAITING) for each in (theme.on_accent, theme.accent))) >= 4.5
    assert not theme.high_contrast or ratio(theme, "text/panel") >= 15


@each_theme
def test_suits_keep_their_measured_palette(theme: Theme) -> None:
    assert {suit: theme.fill[suit].name() for suit in SUITS} == SUITS
    for suit in Suit:
        assert contrast_ratio(theme.ink[suit], theme.fill[suit]) >= 6.0
        assert contrast_ratio(theme.spark[suit], theme.card_sky_top) >= 4.5
        either = (contrast_ratio(ink, theme.symbol_outline) for ink in (theme.fill[suit], theme.symbol_rim))
        assert max(either) >= 3.0


def thinnest(theme: Theme) -> float:
    """The contrast of the thin lines that are hardest to see."""
    grounds = theme.field, theme.panel
    return min(contrast_ratio(theme.trace[suit], ground) for suit in Suit for ground in grounds)


@each_theme
def test_suits_are_told_apart_in_thin_lines_and_small_figures(theme: Theme) -> None:
    """Whoever is blind to a colour has the symbols; where colours can help, they do."""
    assert thinnest(theme) >= (7 if theme.high_contrast else 4.9)
    assert nearest([theme.trace[suit] for suit in Suit]) >= 13
    assert thinnest(theme_for(theme.scheme, Contrast.HIGH)) > thinnest(theme_for(theme.scheme)) + 1


@each_theme
def test_palette_and_style_sheet_follow_the_theme(theme: Theme, qapp: object) -> None:
    palette = application_palette(theme)
    assert palette.color(QPalette.ColorRole.WindowText) == theme.text
    assert palette.color(QPalette.ColorRole.Highlight) == theme.selection
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    assert disabled == theme.unavailable_text
    usual, large = style_sheet(theme, 1.0), style_sheet(theme, 2.0)
    assert "$" not in usual
    assert f"{theme.base_point_size:.2f}pt" in usual
    assert f"{2 * theme.base_point_size:.2f}pt" in large
    assert theme.focus.name().upper() in usual
    signs = set(re.findall(r'url\("([^"]+)"\)', usual))
    assert len(signs) == 5
    assert not [sign for sign in signs if QPixmap(sign).isNull()]


@each_theme
def test_focus_the_call_to_action_and_what_is_unavailable_are_seen(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(style_sheet(theme))
    window.resize(240, 120)
    window.show()
    window.activateWindow()
    grounds = {}

    def border(button: QPushButton) -> QColor:
        return button.grab().toImage().pixelColor(button.width() // 2, 1)

    for name in ("usual", "primary", "unavailable"):
        button = QPushButton("", window)
        button.setProperty(name, True)
        button.resize(120, 48)
        button.show()
        button.clearFocus()
        grounds[name] = button.grab().toImage()
        before = border(button)
        button.setFocus()
        qtbot.waitUntil(button.hasFocus)
        assert border(button) == before
        strike(Key.Key_Shift)
        assert border(button) == theme.focus != before
        assert button.isEnabled()
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(200, 100))
        assert border(button) == before
    assert grounds["primary"].pixelColor(60, 24) == theme.accent
    assert grounds["usual"] != grounds["unavailable"]


def test_in_the_light_theme_the_sky_behind_the_bursts_is_dark() -> None:
    theme = theme_for(Scheme.LIGHT)
    picture = QImage(400, 400, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        paint_table_background(painter, QRectF(0, 0, 400, 400), theme, (0.3, 0.65))
    for y in (125, 140, 160):
        told = [contrast_ratio(spark, picture.pixelColor(100, y)) for spark in theme.spark]
        assert min(told) > 3, (y, told)
