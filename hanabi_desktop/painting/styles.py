"""Palette and style sheet of all windows, made from the theme."""

from __future__ import annotations

from pathlib import Path
from string import Template

from msgspec.structs import asdict
from PySide6.QtGui import QColor, QPalette

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
    panel = theme.panel
    colours = {
        "text": theme.text,
        "muted": theme.muted_text,
        "off": theme.unavailable_text,
        "panel": panel,
        "raised": theme.panel_raised,
        "edge": theme.panel_edge,
        "control": theme.control,
        "hover": theme.control_hover,
        "field": theme.field,
        "accent": theme.accent,
        "accent_hover": theme.accent_hover,
        "bad": theme.bad,
        "on_bad": theme.on_bad,
        "on_accent": theme.on_accent,
        "selection": theme.selection,
        "on_selection": theme.on_selection,
        "focus": theme.focus,
        "title_text": theme.title_text,
        # The finale is at night in every theme.
        "gold": theme.pointed,
        "ember": theme.spark[Suit.RED],
    }
    return {name: colour.name() for name, colour in colours.items()} | {
        "veil": _veil(panel, 255 if theme.high_contrast else 215),
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
    # Where letters are large, the call has two lines; in much room it has the size of the step above.
    call = max(usual * DISPLAY, sizes["table_headline"])
    message = max(sizes["packed_heading"], sizes["table_text"])
    return sizes | {"call": call, "call_far": usual * at_table * DISPLAY * HEADING, "message": message}


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


_SHEET = Template("""
QWidget { color: $text; font-size: $type_text; }
QMainWindow, QDialog { background: $panel; }
QDialog[sheet="true"] { border: 2px solid $edge; border-radius: 10px; }
Scrim { background: $scrim; }
Scrim[opaque="true"] { background: $panel; }
QLabel#sheetTitle { font-size: $type_headline; font-weight: 800; }
QLabel { background: transparent; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QLabel[heading="true"] { font-size: $type_heading; font-weight: 600; }
QLabel[strong="true"] { font-weight: 700; }
QLabel[muted="true"] { color: $muted; }
QLabel[small="true"] { color: $muted; font-size: $type_caption; }
QLabel[lines="2"] { min-height: 2em; }
QLabel[lines="3"] { min-height: 3em; }
QLabel[indented="true"] { padding-left: $indent; }
QFrame[panel="true"] { background: $panel; border: 1px solid $edge; border-radius: $radius; }

QPushButton, QToolButton {
    background: $control; color: $text; border: $ring solid $edge; border-radius: $radius;
    padding: $pad $wide; min-height: $row; outline: 0;
}
QToolButton { padding: $pad; min-width: $row; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
    background: $hover; border-color: $accent;
}
QPushButton:disabled, QToolButton:disabled,
QPushButton[unavailable="true"], QToolButton[unavailable="true"] {
    background: transparent; color: $off; border-style: dashed; border-color: $off;
}
QPushButton[primary="true"], QToolButton[primary="true"] {
    background: $accent; color: $on_accent; border-color: $accent; font-weight: 700;
}
QPushButton[primary="true"]:hover, QToolButton[primary="true"]:hover { background: $accent_hover; }
QPushButton[primary="true"][unavailable="true"], QToolButton[primary="true"][unavailable="true"],
QPushButton[primary="true"]:disabled, QToolButton[primary="true"]:disabled {
    background: transparent; color: $off; border-style: dashed; border-color: $off; font-weight: 600;
}
QPushButton[framed="true"], QToolButton[framed="true"],
QPushButton[primary="true"][framed="true"], QToolButton[primary="true"][framed="true"],
QPushButton[unavailable="true"][framed="true"], QToolButton[unavailable="true"][framed="true"] {
    border-color: $focus; border-style: solid;
}
QPushButton::menu-indicator, QToolButton::menu-indicator { width: 0; }

QLineEdit, QComboBox, QAbstractSpinBox, QTextEdit {
    background: $field; color: $text; border: $ring solid $edge; border-radius: $radius;
    padding: $pad; selection-background-color: $selection; selection-color: $on_selection;
}
QLineEdit, QComboBox, QAbstractSpinBox { min-height: $row; }
QLineEdit { placeholder-text-color: $muted; lineedit-clear-button-icon: url("$sign_clear"); }
QLineEdit QToolButton { background: transparent; border: 0; padding: 0; min-width: 0; min-height: 0; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QTextEdit:focus, QCheckBox[framed="true"], QRadioButton[framed="true"],
QAbstractItemView[framed="true"], QSlider:focus, QScrollArea:focus { border-color: $focus; }
QComboBox { padding-right: $bar; }
QComboBox::drop-down {
    subcontrol-origin: padding; subcontrol-position: center right; width: $box; margin-right: $pad; border: 0;
}
QComboBox::down-arrow { image: url("$sign_down"); width: $bar; height: $bar; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {
    border: 0; border-radius: 0; padding: 0 $pad; min-height: 0; background: transparent;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: padding; width: $bar; border: 0; margin-right: $pad;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: url("$sign_up"); width: $bar; height: $bar; }
QAbstractSpinBox::down-arrow { image: url("$sign_down"); width: $bar; height: $bar; }
QComboBox QAbstractItemView {
    background: $raised; color: $text; border: 1px solid $edge;
    selection-background-color: $selection; selection-color: $on_selection;
}

QCheckBox, QRadioButton {
    background: transparent; border: $ring solid transparent; border-radius: $radius;
    padding: 0 2px; spacing: $pad; min-height: $row;
}
QCheckBox::indicator, QRadioButton::indicator {
    width: $box; height: $box; border: 2px solid $edge; background: $field;
}
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: $dot; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$sign_check"); }
QRadioButton::indicator:checked {
    border-color: $accent;
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
                                stop: 0 $accent, stop: 0.56 $accent, stop: 0.64 $field, stop: 1 $field);
}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $off; }
QRadioButton[segment="true"] {
    background: $control; border-color: $edge; padding: $pad $wide; spacing: 0;
}
QRadioButton[segment="true"]:hover { background: $hover; }
QRadioButton[segment="true"]:checked { background: $accent; color: $on_accent; border-color: $accent; }
QRadioButton[segment="true"][framed="true"] { border-color: $focus; }
QRadioButton[segment="true"][picture="true"]:checked { background: $hover; border-color: $accent; }
QRadioButton[segment="true"]:disabled { border-style: dashed; border-color: $off; }
QRadioButton[card="true"] { background: $panel; border: 2px solid $edge; }
QRadioButton[card="true"]:hover { background: $raised; }
QRadioButton[card="true"]:checked { background: $hover; border: $ring solid $accent; }
QRadioButton[card="true"][framed="true"] { border: $ring solid $focus; }
QRadioButton[segment="true"]::indicator, QRadioButton[card="true"]::indicator { width: 0; height: 0; border: 0; background: transparent; }

QGroupBox {
    background: transparent; border: 1px solid $edge; border-radius: $radius;
    margin-top: $wide; padding: $wide $pad $pad $pad;
}
QGroupBox::title { subcontrol-origin: margin; left: $wide; padding: 0 $pad; color: $text; }

QAbstractItemView {
    background: $field; alternate-background-color: $panel; color: $text;
    border: $ring solid $edge; border-radius: $radius; outline: 0;
    selection-background-color: $selection; selection-color: $on_selection;
}
QListView::item, QTreeView::item { padding: $pad; }
QTableView { gridline-color: $edge; }
QComboBox[heading="true"], QLabel#albumPlayers { font-size: $type_heading; font-weight: 700; }
QLabel#albumFigure { font-size: $type_headline; font-weight: 900; color: $accent; }
QTableView#scores, QTableView#scores QHeaderView { font-size: $type_caption; }
QTableView#scores::item { padding: 0 $pad; }
QHeaderView, QTableCornerButton::section { background: $raised; border: 0; border-radius: 0; }
QHeaderView::section { background: $raised; color: $text; border: 0; border-bottom: 1px solid $edge;
    padding: $pad;
}

QMenuBar { background: $panel; color: $text; font-size: $table_text; }
QMenuBar::item { padding: $menu $wide; background: transparent; border-radius: $radius; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $selection; color: $on_selection; }
QMenu { background: $raised; color: $text; border: 1px solid $edge; padding: $pad; }
QMenu::item { padding: $pad $roomy $pad $wide; border-radius: $radius; }
QMenu::right-arrow { image: url("$sign_right"); width: $bar; height: $bar; }
QMenu::item:selected { background: $selection; color: $on_selection; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled, QCheckBox:disabled, QRadioButton:disabled,
QCheckBox[unavailable="true"], QRadioButton[unavailable="true"], QMenu::item:disabled { color: $off; }
QMenu::separator { height: 1px; background: $edge; margin: $pad; }

QToolTip { background: $raised; color: $text; font-size: $type_text; border: 1px solid $edge; padding: $pad; }

QTabBar::tab {
    background: $control; color: $text; border: $ring solid $edge; padding: $pad $wide;
    border-top-left-radius: $radius; border-top-right-radius: $radius;
}
QTabBar::tab:selected { background: $panel; border-bottom-color: $accent; }
QTabBar:focus::tab:selected { border-color: $focus; }
QTabWidget::pane { border: 1px solid $edge; }

QSlider { min-height: $row; border: $ring solid transparent; border-radius: $radius; }
QSlider::groove:horizontal { height: 6px; background: $edge; border-radius: 3px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 3px; }
QSlider::handle:horizontal {
    background: $accent; border: 2px solid $text; width: $box; margin: -$half 0; border-radius: $dot;
}

QScrollArea { background: transparent; border: $ring solid transparent; }
QScrollBar { background: $control; border: 0; border-radius: 6px; }
QScrollBar:vertical { width: $bar; }
QScrollBar:horizontal { height: $bar; }
QScrollBar::handle { background: $edge; border: 3px solid $control; border-radius: 6px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QAbstractItemView[bare="true"], QScrollArea[bare="true"], QWidget[bare="true"] { background: transparent; border: 0; }
QLabel#headline { font-weight: 900; }
QLabel#score { font-size: $packed_headline; font-weight: 900; color: $accent; }
QLabel#figures { font-size: $packed_headline; font-weight: 900; }
QLabel#caption { font-size: $packed_text; font-weight: 700; }
QLabel#newsTitle { font-size: $packed_headline; font-weight: 900; }
QLabel#newsTitle[broad="true"] { font-size: $table_display; }
QLabel#newsDetails { font-size: $packed_heading; }
QLabel#stripSentence { font-size: $table_heading; font-weight: 600; }
QLabel#newsTitle[recap="true"] { font-size: $packed_text; font-weight: 800; }
QLabel#newsTitle[recap="true"][broad="true"] { font-size: $packed_heading; }
QLabel#newsTitle[alarming="true"], QLabel#newsDetails[alarming="true"] { color: $on_bad; font-weight: 800; }
QListView#journal { background: transparent; border: 1px solid transparent; font-size: $table_text; }
QListView#journal[far="true"] { font-size: $table_heading; }
QListView#journal[whole="true"] { font-size: $table_caption; }
QListView#journal::item { padding: 1px; }
QWidget#actionPanel { background: $veil; }
QFrame[panel="true"][target="true"] { border: 3px solid $accent; }
QPushButton[chip="true"] { border-radius: $half; padding: $tight $wide; min-height: 0; }
QPushButton[chip="true"][unavailable="true"] { border: 1px solid $off; }
QPushButton[inline="true"] { min-height: 0; min-width: 0; }
QPushButton[inline="true"] { font-size: $packed_caption; padding: 0 $pad; border-width: 1px; border-radius: $pad; }
QPushButton[plain="true"] { background: transparent; border-color: transparent; padding: 0 $pad; }
QPushButton[plain="true"]:hover { background: $hover; }
QPushButton[large="true"] { font-size: $type_heading; padding: $pad $roomy; }
QPushButton[chip="true"]:checked { background: $hover; border-color: $text; }
QPushButton[chip="true"][framed="true"], QPushButton[plain="true"][framed="true"] { border-color: $focus; }
QPushButton[compact="true"] { padding: $tight $pad; min-width: 20px; }
QWidget#actionPanel QPushButton, QWidget#actionPanel QToolButton, QWidget#actionPanel QLineEdit, QWidget#actionPanel QComboBox {
    padding-top: 0; padding-bottom: 0; min-height: $slim; font-size: $packed_text;
}
QWidget#actionPanel QPushButton[large="true"] { font-size: $table_heading; padding-left: $roomy; padding-right: $roomy; }
QWidget#actionPanel QPushButton[tight="true"] { padding-left: $pad; padding-right: $pad; }
QWidget#actionPanel QLabel { font-size: $packed_text; }
QWidget#actionPanel QLabel#headline { font-size: $call; }
QWidget#actionPanel QLabel#headline[far="true"] { font-size: $call_far; }
QWidget#actionPanel QLabel#headline[tight="true"] { font-size: $table_headline; }
QWidget#actionPanel[replay="true"] QLabel#headline { font-size: $table_heading; }
QWidget#actionPanel QLabel#message[alone="true"] { font-size: $message; }
QPushButton[modest="true"], QToolButton[modest="true"] { font-size: $packed_text; }
QToolButton[modest="true"] { padding: $pad $wide; }
QLabel#coverTitle { font-size: $type_display; font-weight: 700; color: $title_text; }
QLabel#coverRequest { font-size: $type_banner; font-weight: 900; color: $title_text; }
QPushButton#big { font-size: $type_display; padding: $roomy; }
QLabel#finaleTitle { font-size: $type_headline; font-weight: 900; color: $gold; }
QLabel#finaleScore { font-size: $type_banner; font-weight: 900; color: $title_text; }
QLabel#finaleTitle[lost="true"] { font-size: $type_banner; color: $ember; }
QLabel#finaleScore[lost="true"] { font-size: $type_headline; }
QLabel#finalePlayers { font-size: $type_heading; font-weight: 700; color: $title_text; }
QLabel#finaleRating { font-size: $type_heading; color: $title_text; }
QLabel#finaleRating[lost="true"] { font-size: $type_text; }
QLabel#coverSpeech, QLabel#finaleSum { color: $title_text; }
QLabel#finaleStory { font-size: $type_caption; color: $title_text; }
QScrollArea#finaleWords QScrollBar, QScrollArea#finaleWords QScrollBar::handle { border-color: transparent; }
QScrollArea#finaleWords QScrollBar { background: transparent; }
""")
