"""The look that players and system want, and what of it can be read and told apart on the screen."""

from collections import Counter
from collections.abc import Iterable
from itertools import product

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import DiscardCell
from hanabi_desktop.painting.cards import paint_face
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.records.preferences import ContrastChoice, MotionChoice, Preferences, ThemeChoice
from hanabi_desktop.rules import EditionId, EndReason, Game, MemoryAid, Multicolour, Rules, Suit
from hanabi_desktop.screen.view import Private
from hanabi_desktop.table.state import TableState
from hanabi_desktop.widgets.labels import FittedLabel
from hanabi_desktop.widgets.views import PlacedView
from hanabi_desktop.window.appearance import SystemHints, motion_reduced, system_hints, theme_of
from hanabi_desktop.window.main_window import MainWindow
from tests.each import each
from tests.games import game_that_ends, timid
from tests.opening import OpenWindow
from tests.painting.colour_sight import contrast_ratio
from tests.painting.pictures import THEMES, difference, picture

each_theme = each("theme", THEMES)

# The choice, as a pure function


@each(
    ("choice", "dark", "expected"),
    [
        (ThemeChoice.SYSTEM, True, Scheme.DARK),
        (ThemeChoice.SYSTEM, False, Scheme.LIGHT),
        (ThemeChoice.SYSTEM, None, Scheme.DARK),
        (ThemeChoice.DARK, False, Scheme.DARK),
        (ThemeChoice.LIGHT, True, Scheme.LIGHT),
        (ThemeChoice.LIGHT, None, Scheme.LIGHT),
    ],
)
@each(
    ("contrast", "high", "wanted"),
    [
        (ContrastChoice.SYSTEM, False, Contrast.NORMAL),
        (ContrastChoice.SYSTEM, True, Contrast.HIGH),
        (ContrastChoice.NORMAL, True, Contrast.NORMAL),
        (ContrastChoice.HIGH, False, Contrast.HIGH),
    ],
)
@each("symbols", [True, False])
def test_the_players_choose_and_the_system_decides_the_rest(
    choice: ThemeChoice,
    dark: bool | None,
    expected: Scheme,
    contrast: ContrastChoice,
    high: bool,
    wanted: Contrast,
    symbols: bool,
) -> None:
    preferences = Preferences(theme=choice, contrast=contrast, symbols=symbols)
    theme = theme_of(preferences, SystemHints(dark=dark, high_contrast=high))
    assert theme is theme_for(expected, wanted, symbols)


@each(
    ("choice", "system", "expected"),
    [
        (MotionChoice.SYSTEM, False, False),
        (MotionChoice.SYSTEM, True, True),
        (MotionChoice.FULL, True, False),
        (MotionChoice.REDUCED, False, True),
    ],
)
def test_motion_follows_the_system_where_nobody_chose(choice: MotionChoice, system: bool, expected: bool) -> None:
    assert motion_reduced(Preferences(motion=choice), SystemHints(reduced_motion=system)) is expected


def test_a_system_that_tells_nothing_has_no_special_wishes(qapp: QApplication) -> None:
    assert system_hints(QGuiApplication.styleHints()) == SystemHints(dark=None)


def test_looks_with_and_without_symbols_are_kept_apart() -> None:
    themes = [theme_for(scheme, contrast, on) for scheme in Scheme for contrast in Contrast for on in (True, False)]
    assert len({theme.key for theme in themes}) == len(themes)
    assert theme_for(Scheme.DARK).symbols


# Symbols


@each("suit", Suit)
def test_without_symbols_colour_and_number_remain(suit: Suit, qapp: QApplication) -> None:
    with_, without = theme_for(Scheme.DARK), theme_for(Scheme.DARK, symbols=False)
    for size in (50, 120):
        faces = [
            picture(lambda p, r, t=theme: paint_face(p, r, suit, 3, t), size, size * 7 // 5)  # type: ignore[misc]
            for theme in (with_, without)
        ]
        assert difference(faces[0], faces[1]) > 0.005
    field = picture(lambda p, r: paint_symbol(p, r, suit, without), 40, 40)
    assert contrast_ratio(field.pixelColor(20, 20), without.symbol_outline) > 1
    if suit is not Suit.MULTICOLOUR:
        assert field.pixelColor(20, 20) == without.fill(suit)


# The picture on the screen

each_look = each(("screen", "theme"), product(("public", "private"), THEMES))


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    window = open_window()
    window.apply(window.preferences.with_settings(motion=MotionChoice.REDUCED))
    rules = Rules(multicolour=Multicolour.TEN)
    game = game_that_ends(EndReason.FINAL_ROUND, rules, 3, timid)
    state = TableState.seated(EditionId.ENGLISH, ("Kari", "Per", "Åsa"), memory=MemoryAid.FULL, master=None)
    window.game.begin(Game(game.setup, game.actions[:30]), state)
    return window


def show(window: MainWindow, theme: Theme, screen: str) -> None:
    dark = ThemeChoice.DARK if theme.dark else ThemeChoice.LIGHT
    contrast = ContrastChoice.HIGH if theme.high_contrast else ContrastChoice.NORMAL
    window.apply(window.preferences.with_settings(theme=dark, contrast=contrast))
    assert window.game.shared_screen
    assert window.game.table_page
    if screen == "private" and not isinstance(window.game.shared_screen.phase, Private):
        window.game.shared_screen.look_away(window.game.shared_screen.table.current)
        window.game.shared_screen.open_view()
    window.game.table_page.motion.finish()
    QApplication.processEvents()


def pixels(image: QImage, rect: QRect, step: int = 1) -> list[int]:
    """The colours of a part of a picture, as plain numbers."""
    rect = rect.intersected(image.rect())
    part = image.copy(rect).convertToFormat(QImage.Format.Format_RGB32)
    found = memoryview(part.constBits()).cast("I")
    return [
        colour for y in range(0, part.height(), step) for colour in found[y * part.width() :][: part.width() : step]
    ]


def place(widget: QWidget, window: QWidget, rect: QRect | None = None) -> QRect:
    inner = rect or widget.rect()
    return QRect(widget.mapTo(window, inner.topLeft()), inner.size())


def ratios(ink: QColor, grounds: Iterable[int]) -> list[float]:
    """The contrast with each ground, the worst first."""
    counted = Counter(grounds)
    return sorted(contrast_ratio(ink, QColor(ground)) for ground, n in counted.items() for _ in range(n))


@each_look
def test_every_text_on_the_table_reads_on_what_lies_under_it(window: MainWindow, theme: Theme, screen: str) -> None:
    show(window, theme, screen)
    labels = [label for label in window.findChildren(QLabel) if label.isVisible() and label.text()]
    assert len(labels) > 6
    inks = {label: label.palette().color(label.foregroundRole()) for label in labels}
    for label in labels:
        label.setStyleSheet("color: transparent;")
        if isinstance(label, FittedLabel):
            # Badges are no ground: they stand beside the words.
            label.say(label.text())
    image = window.grab().toImage()
    for label in labels:
        label.setStyleSheet("")
    found = []
    for label, ink in inks.items():
        measured = ratios(ink, pixels(image, place(label, window), 2))
        # A lantern or a star may shine through here and there.
        if measured[len(measured) // 50] < 4.5:
            found.append(f"{label.text()!r}: {measured[len(measured) // 50]:.2f}")
    assert not found


def drawn(window: MainWindow) -> list[tuple[str, QRect]]:
    """What has a meaning and is drawn: cards, tokens, fireworks, the deck, cells of the discard pile, signs."""
    assert window.game.table_page
    board = window.game.table_page.board
    found = [("deck", place(board.deck, window))]
    views: list[tuple[str, PlacedView]] = [
        ("firework", board.fireworks),
        ("clock token", board.clocks),
        ("fuse token", board.fuses),
        *(("card", view) for view in board.hand_views),
    ]
    for name, view in views:
        for row in range(view.model().rowCount()):
            rect = view.visualRect(view.model().index(row, 0))
            found.append((f"{name} {row}", place(view.viewport(), window, rect)))
    for hand in board.hand_views:
        for row in range(hand.model().rowCount()):
            for zone in Zone:
                spot = hand.zone_rect(row, zone)
                if spot is not None and zone in (Zone.PLAY, Zone.DISCARD):
                    found.append((f"{zone} {row}", place(hand.viewport(), window, spot.toAlignedRect())))
    pile = board.discards
    for row in range(pile.model().rowCount()):
        for column in range(pile.model().columnCount()):
            index = pile.model().index(row, column)
            found.append((f"discards {row} {column}", place(pile.viewport(), window, pile.visualRect(index))))
    return found


@each_look
def test_everything_drawn_on_the_table_stands_out(window: MainWindow, theme: Theme, screen: str) -> None:
    show(window, theme, screen)
    image = window.grab().toImage()
    assert window.game.table_page
    pile = window.game.table_page.board.discards.model()
    weak = []
    for name, rect in drawn(window):
        if name.startswith("discards"):
            _, row, column = name.split()
            cell = pile.index(int(row), int(column)).data(ROW_ROLE)
            assert isinstance(cell, DiscardCell)
            if not cell.discarded:
                continue
        if rect.width() < 4 or rect.height() < 4:
            continue
        colours = Counter(pixels(image, rect))
        ground = QColor(colours.most_common(1)[0][0])
        strong = sum(n for colour, n in colours.items() if contrast_ratio(QColor(colour), ground) >= 3)
        if strong < 0.01 * sum(colours.values()):
            weak.append(name)
    assert not weak


@each_theme
def test_the_focus_is_seen_on_a_card(window: MainWindow, theme: Theme) -> None:
    show(window, theme, "private")
    assert window.game.shared_screen
    assert window.game.table_page
    hand = window.game.table_page.board.hand_views[window.game.shared_screen.table.current]
    assert hand.hasFocus()
    image = window.grab().toImage()
    rect = place(hand.viewport(), window, hand.visualRect(hand.currentIndex()))
    colours = Counter(QColor(colour).name() for colour in pixels(image, rect))
    assert colours[theme.focus.name()] > 20


def test_another_theme_paints_every_picture_anew(window: MainWindow) -> None:
    grabs = []
    for theme in THEMES:
        show(window, theme, "public")
        grabs.append(window.grab().toImage())
    for number, first in enumerate(grabs):
        for second in grabs[:number]:
            assert difference(first, second, tolerance=8) > 0.1


def test_the_store_of_pictures_tells_looks_apart(qapp: QApplication) -> None:
    store = PixmapCache()
    for theme in (theme_for(Scheme.DARK), theme_for(Scheme.DARK, symbols=False)):
        store.cached(("face", theme.key), QRect(0, 0, 10, 14).size(), 1.0, lambda p, r: None)
    assert len(store) == 2


def test_a_changed_system_is_followed_at_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.apply(window.preferences.with_settings(theme=ThemeChoice.SYSTEM, contrast=ContrastChoice.SYSTEM))
    wishes = SystemHints(dark=False, high_contrast=True)
    monkeypatch.setattr("hanabi_desktop.window.appearance.system_hints", lambda style: wishes)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert window._look.theme is theme_for(Scheme.LIGHT, Contrast.HIGH)
    assert theme_for(Scheme.LIGHT, Contrast.HIGH).panel.name() in window.styleSheet()
    assert QApplication.palette().window().color() == theme_for(Scheme.LIGHT, Contrast.HIGH).panel
