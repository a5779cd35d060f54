"""What the pages of the table add to the style sheet of all windows."""

from hanabi_desktop.painting import Theme, style_sheet


def window_sheet(theme: Theme, fitting: float, text: float = 1.0) -> str:
    """The whole style sheet for a window `fitting` times the smallest, with `text` times the usual letters in it.

    What is large already grows less than what has to be read: a doubled headline would leave no room for the table.
    """
    scale = fitting * text
    points = theme.base_point_size * scale

    def grown(factor: float) -> float:
        usual = theme.base_point_size * fitting * factor
        return points * factor if text <= 1 else max(usual, points * (1 + (factor - 1) / text**1.5))

    sizes = {
        "@small@": points * theme.type_small,
        "@body@": points,
        "@large@": grown(theme.type_large),
        "@heading@": grown(theme.type_heading),
        "@title@": grown(theme.type_title),
        "@display@": grown(theme.type_display),
    }
    sheet = _SHEET
    for name, size in sizes.items():
        sheet = sheet.replace(name, f"{size:.2f}pt")
    panel = theme.panel
    sheet = sheet.replace("@veil@", f"rgba({panel.red()}, {panel.green()}, {panel.blue()}, 215)")
    sheet = sheet.replace("@title-text@", theme.title_text.name())
    sheet = sheet.replace("@gold@", theme.pointed.name())  # the finale is at night in every theme
    sheet = sheet.replace("@accent@", theme.accent.name()).replace("@muted@", theme.muted_text.name())
    space = fitting * text**0.5
    sheet = sheet.replace("@gap@", str(round(5 * space)) + "px")
    sheet = sheet.replace("@pad@", str(round(3 * space)) + "px").replace("@wide@", str(round(22 * space)) + "px")
    return style_sheet(theme, scale, space) + sheet


_SHEET = """
QAbstractItemView[bare="true"], QScrollArea[bare="true"], QWidget[bare="true"] { background: transparent; border: 0; }
QLabel#headline { font-size: @heading@; font-weight: 900; }
QLabel#score { font-size: @large@; font-weight: 800; color: @accent@; }
QLabel#caption { font-size: @small@; font-weight: 700; }
QLabel#newsTitle { font-size: @heading@; font-weight: 800; }
QLabel#newsDetails { font-size: @large@; }
QLabel#newsTitle[recap="true"] { font-size: @body@; }
QLabel#newsDetails[recap="true"] { font-size: @body@; }
QListView#journal { background: @veil@; border: 1px solid transparent; font-size: @small@; }
QListView#journal::item { padding: 1px; }
QWidget#actionPanel { background: @veil@; }
QPushButton[compact="true"] { padding: @pad@ @gap@; min-width: 24px; }
QWidget#actionPanel QPushButton, QWidget#actionPanel QToolButton { padding-top: 2px; padding-bottom: 2px; }
QWidget#actionPanel QComboBox { padding-top: 2px; padding-bottom: 2px; }
QLabel#coverTitle { font-size: @title@; font-weight: 700; color: @title-text@; }
QLabel#coverRequest { font-size: @display@; font-weight: 900; color: @title-text@; }
QPushButton#big { font-size: @title@; padding: @wide@; }
QLabel#finaleTitle { font-size: @display@; font-weight: 900; color: @gold@; }
QLabel#finaleScore { font-size: @title@; font-weight: 900; color: @title-text@; }
QLabel#finaleRating, QLabel#finaleReason { font-size: @heading@; color: @title-text@; }
QLabel#finaleSum { font-size: @large@; color: @title-text@; }
"""
