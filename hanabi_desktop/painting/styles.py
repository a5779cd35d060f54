"""Palette and style sheet for ordinary widgets, made from the theme."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QColor, QPalette

from hanabi_desktop.painting.theme import Theme, relative_luminance

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


def style_sheet(theme: Theme, font_scale: float = 1.0, space_scale: float | None = None) -> str:
    """The style sheet of the application at a text size of `font_scale` (1.0 is 100 %).

    Room around texts grows with `space_scale`, or like the text itself.

    A button with the dynamic property `primary` is the call to action; one with `unavailable` looks unavailable but
    keeps its place in the tab order, so that its reason can be read.
    """
    points = theme.base_point_size * font_scale
    space = font_scale if space_scale is None else space_scale
    pad = round(5 * space)
    wide = round(12 * space)
    box = round(17 * font_scale)
    focus = round(theme.focus_width * max(1.0, space))
    names = {
        "text": theme.text.name(),
        "muted": theme.muted_text.name(),
        "off": theme.unavailable_text.name(),
        "panel": theme.panel.name(),
        "raised": theme.panel_raised.name(),
        "edge": theme.panel_edge.name(),
        "control": theme.control.name(),
        "hover": theme.control_hover.name(),
        "field": theme.field.name(),
        "accent": theme.accent.name(),
        "accent_hover": theme.accent_hover.name(),
        "on_accent": theme.on_accent.name(),
        "selection": theme.selection.name(),
        "on_selection": theme.on_selection.name(),
        "focus": theme.focus.name(),
    }
    for sign, ink in (("check", theme.on_accent), ("up", theme.text), ("down", theme.text)):
        names[f"sign_{sign}"] = _sign(sign, ink)
    sheet = _SHEET
    for name, value in names.items():
        sheet = sheet.replace(f"@{name}@", value)
    numbers = {
        "points": f"{points:.2f}",
        "heading": f"{points * theme.type_large:.2f}",
        "pad": str(pad),
        "wide": str(wide),
        "box": str(box),
        "half": str(box // 2),
        "dot": str((box + 4) // 2),
        "radius": str(round(theme.radius * max(1.0, space))),
        "ring": str(focus),
        "row": str(max(theme.target_size, round(theme.target_size * space)) - 2 * focus),
        "bar": str(round(14 * font_scale)),
    }
    for name, value in numbers.items():
        sheet = sheet.replace(f"@{name}@", value)
    return sheet


def _sign(name: str, ink: QColor) -> str:
    """The picture of a sign in about that ink; a style sheet can draw none itself."""
    shade = "light" if relative_luminance(ink) > 0.4 else "dark"
    return (_SIGNS / f"{name}_{shade}.svg").as_posix()


_SHEET = """
QWidget { color: @text@; font-size: @points@pt; }
QMainWindow, QDialog, QMessageBox { background: @panel@; }
QLabel { background: transparent; }
QLabel[heading="true"] { font-size: @heading@pt; font-weight: 600; }
QLabel[muted="true"] { color: @muted@; }
QFrame[panel="true"] { background: @panel@; border: 1px solid @edge@; border-radius: @radius@px; }

QPushButton, QToolButton {
    background: @control@; color: @text@; border: @ring@px solid @control@; border-radius: @radius@px;
    padding: @pad@px @wide@px; min-height: @row@px;
}
QPushButton, QToolButton { border-color: @edge@; }
QToolButton { padding: @pad@px; min-width: @row@px; }
QPushButton:hover, QToolButton:hover { background: @hover@; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
    background: @hover@; border-color: @accent@;
}
QPushButton:disabled, QToolButton:disabled,
QPushButton[unavailable="true"], QToolButton[unavailable="true"] {
    background: transparent; color: @off@; border-style: dashed; border-color: @off@;
}
QPushButton[primary="true"], QToolButton[primary="true"] {
    background: @accent@; color: @on_accent@; border-color: @accent@; font-weight: 700;
}
QPushButton[primary="true"]:hover, QToolButton[primary="true"]:hover { background: @accent_hover@; }
QPushButton[primary="true"][unavailable="true"], QToolButton[primary="true"][unavailable="true"],
QPushButton[primary="true"]:disabled, QToolButton[primary="true"]:disabled {
    background: transparent; color: @off@; border-style: dashed; border-color: @off@; font-weight: 600;
}
QPushButton:focus, QToolButton:focus,
QPushButton[primary="true"]:focus, QToolButton[primary="true"]:focus,
QPushButton[unavailable="true"]:focus, QToolButton[unavailable="true"]:focus {
    border-color: @focus@; border-style: solid;
}
QToolButton::menu-indicator { width: 0; }

QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit, QTextBrowser {
    background: @field@; color: @text@; border: @ring@px solid @edge@; border-radius: @radius@px;
    padding: @pad@px; selection-background-color: @selection@; selection-color: @on_selection@;
}
QLineEdit, QComboBox, QAbstractSpinBox { min-height: @row@px; }
QLineEdit { placeholder-text-color: @muted@; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus {
    border-color: @focus@;
}
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: @off@; }
QComboBox { padding-right: @bar@px; }
QComboBox::drop-down {
    subcontrol-origin: padding; subcontrol-position: center right; width: @box@px; margin-right: @pad@px; border: 0;
}
QComboBox::down-arrow { image: url("@sign_down@"); width: @bar@px; height: @bar@px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {
    border: 0; border-radius: 0; padding: 0 @pad@px; min-height: 0; background: transparent;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: padding; width: @bar@px; border: 0; margin-right: @pad@px;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: url("@sign_up@"); width: @bar@px; height: @bar@px; }
QAbstractSpinBox::down-arrow { image: url("@sign_down@"); width: @bar@px; height: @bar@px; }
QComboBox QAbstractItemView {
    background: @raised@; color: @text@; border: 1px solid @edge@;
    selection-background-color: @selection@; selection-color: @on_selection@;
}

QCheckBox, QRadioButton {
    background: transparent; border: @ring@px solid transparent; border-radius: @radius@px;
    padding: 2px; spacing: @pad@px; min-height: @row@px;
}
QCheckBox:focus, QRadioButton:focus { border-color: @focus@; }
QCheckBox::indicator, QRadioButton::indicator {
    width: @box@px; height: @box@px; border: 2px solid @edge@; background: @field@;
}
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: @dot@px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: @accent@; }
QCheckBox::indicator:checked { background: @accent@; border-color: @accent@; image: url("@sign_check@"); }
QRadioButton::indicator:checked {
    border-color: @accent@;
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
                                stop: 0 @accent@, stop: 0.56 @accent@, stop: 0.64 @field@, stop: 1 @field@);
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @off@; }
QCheckBox:disabled, QRadioButton:disabled { color: @off@; }
QCheckBox[unavailable="true"], QRadioButton[unavailable="true"] { color: @off@; }

QGroupBox {
    background: transparent; border: 1px solid @edge@; border-radius: @radius@px;
    margin-top: @wide@px; padding: @wide@px @pad@px @pad@px @pad@px;
}
QGroupBox::title { subcontrol-origin: margin; left: @wide@px; padding: 0 @pad@px; color: @text@; }

QAbstractItemView {
    background: @field@; alternate-background-color: @panel@; color: @text@;
    border: @ring@px solid @edge@; border-radius: @radius@px; outline: 0;
    selection-background-color: @selection@; selection-color: @on_selection@;
}
QAbstractItemView:focus { border-color: @focus@; }
QAbstractItemView[bare="true"] { background: transparent; border-color: transparent; border-radius: 0; }
QListView::item, QTreeView::item { padding: @pad@px; }
QTableView { gridline-color: @edge@; }
QHeaderView { background: @raised@; border: 0; border-radius: 0; }
QTableCornerButton::section { background: @raised@; border: 0; }
QHeaderView::section { background: @raised@; color: @text@; border: 0; border-bottom: 1px solid @edge@;
    padding: @pad@px;
}

QMenuBar { background: @panel@; color: @text@; }
QMenuBar::item { padding: @pad@px @wide@px; background: transparent; border-radius: @radius@px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @selection@; color: @on_selection@; }
QMenu { background: @raised@; color: @text@; border: 1px solid @edge@; padding: @pad@px; }
QMenu::item { padding: @pad@px @wide@px; border-radius: @radius@px; }
QMenu::item:selected { background: @selection@; color: @on_selection@; }
QMenu::item:disabled { color: @off@; }
QMenu::separator { height: 1px; background: @edge@; margin: @pad@px; }

QToolTip { background: @raised@; color: @text@; border: 1px solid @edge@; padding: @pad@px; }

QTabBar::tab {
    background: @control@; color: @text@; border: @ring@px solid @edge@; padding: @pad@px @wide@px;
    border-top-left-radius: @radius@px; border-top-right-radius: @radius@px;
}
QTabBar::tab:selected { background: @panel@; border-bottom-color: @accent@; }
QTabBar:focus::tab:selected { border-color: @focus@; }
QTabWidget::pane { border: 1px solid @edge@; }

QSlider { min-height: @row@px; border: @ring@px solid transparent; border-radius: @radius@px; }
QSlider:focus { border-color: @focus@; }
QSlider::groove:horizontal { height: 6px; background: @edge@; border-radius: 3px; }
QSlider::sub-page:horizontal { background: @accent@; border-radius: 3px; }
QSlider::handle:horizontal {
    background: @accent@; border: 2px solid @text@; width: @box@px; margin: -@half@px 0; border-radius: @dot@px;
}

QScrollArea { background: transparent; border: @ring@px solid transparent; }
QScrollArea:focus { border-color: @focus@; }
QScrollBar { background: @panel@; border: 0; }
QScrollBar:vertical { width: @bar@px; }
QScrollBar:horizontal { height: @bar@px; }
QScrollBar::handle { background: @edge@; border: 3px solid @panel@; border-radius: 6px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @accent@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QStatusBar { background: @panel@; }
QProgressBar { background: @field@; border: 1px solid @edge@; border-radius: @radius@px; text-align: center; }
QProgressBar::chunk { background: @accent@; border-radius: @radius@px; }
"""
