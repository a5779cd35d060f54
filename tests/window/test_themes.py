"""The look that players and system want, and what of it can be read and told apart on the screen."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import DiscardCell
from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.records.preferences import ContrastChoice, MotionChoice, Preferences, ThemeChoice
from hanabi_desktop.rules import EditionId, EndReason, Game, MemoryAid, Multicolour, Rules
from hanabi_desktop.screen.view import Private
from hanabi_desktop.table.state import TableState
from hanabi_desktop.widgets.labels import FittedLabel
from hanabi_desktop.widgets.views import PlacedView
from hanabi_desktop.window.appearance import SystemHints, motion_reduced, system_hints, theme_of
from hanabi_desktop.window.main_window import MainWindow
from tests.games import game_that_ends, timid
from tests.opening import OpenWindow
from tests.painting.colour_sight import contrast_ratio
from tests.painting.pictures import THEMES

# The choice, as a pure function


def test_the_players_choose_and_the_system_decides_the_rest() -> None:
    schemes = {
        (ThemeChoice.SYSTEM, True): Scheme.DARK,
        (ThemeChoice.SYSTEM, False): Scheme.LIGHT,
        (ThemeChoice.SYSTEM, None): Scheme.DARK,
        (ThemeChoice.DARK, False): Scheme.DARK,
        (ThemeChoice.LIGHT, True): Scheme.LIGHT,
    }
    contrasts = {
        (ContrastChoice.SYSTEM, False): Contrast.NORMAL,
        (ContrastChoice.SYSTEM, True): Contrast.HIGH,
        (ContrastChoice.NORMAL, True): Contrast.NORMAL,
        (ContrastChoice.HIGH, False): Contrast.HIGH,
    }
    for ((theme, dark), scheme), ((contrast, high), wanted) in product(schemes.items(), contrasts.items()):
        for symbols in (True, False):
            preferences = Preferences(theme=theme, contrast=contrast, symbols=symbols)
            hints = SystemHints(dark=dark, high_contrast=high)
            assert theme_of(preferences, hints) is theme_for(scheme, wanted, symbols)
    motions = {
        (MotionChoice.SYSTEM, False): False,
        (MotionChoice.SYSTEM, True): True,
        (MotionChoice.FULL, True): False,
        (MotionChoice.REDUCED, False): True,
    }
    for (motion, system), reduced in motions.items():
        assert motion_reduced(Preferences(motion=motion), SystemHints(reduced_motion=system)) is reduced


def test_a_system_that_tells_nothing_has_no_special_wishes(qapp: QApplication) -> None:
    assert system_hints(QGuiApplication.styleHints()) == SystemHints(dark=None)


# Symbols


# The picture on the screen

LOOKS = tuple(product(("public", "private"), THEMES))


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
    if screen == "public":
        window.game.shared_screen.cover()
    elif not isinstance(window.game.shared_screen.phase, Private):
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


def test_every_text_on_the_table_reads_on_what_lies_under_it(window: MainWindow) -> None:
    found = []
    for screen, theme in LOOKS:
        show(window, theme, screen)
        found += [(screen, theme.key, text, contrast) for text, contrast in weak_texts(window)]
    assert not found


def weak_texts(window: MainWindow) -> Iterator[tuple[str, float]]:
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
    for label, ink in inks.items():
        measured = ratios(ink, pixels(image, place(label, window), 2))
        # A lantern or a star may shine through here and there.
        if measured[len(measured) // 50] < 4.5:
            yield label.text(), measured[len(measured) // 50]


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


def test_everything_drawn_on_the_table_stands_out(window: MainWindow) -> None:
    weak = []
    for screen, theme in LOOKS:
        show(window, theme, screen)
        weak += [(screen, theme.key, name) for name in weak_things(window)]
    assert not weak


def weak_things(window: MainWindow) -> Iterator[str]:
    image = window.grab().toImage()
    assert window.game.table_page
    pile = window.game.table_page.board.discards.model()
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
            yield name


def test_the_focus_is_seen_on_a_card(window: MainWindow) -> None:
    for theme in THEMES:
        show(window, theme, "private")
        assert window.game.shared_screen
        assert window.game.table_page
        hand = window.game.table_page.board.hand_views[window.game.shared_screen.table.current]
        assert hand.hasFocus()
        image = window.grab().toImage()
        rect = place(hand.viewport(), window, hand.visualRect(hand.currentIndex()))
        colours = Counter(QColor(colour).name() for colour in pixels(image, rect))
        assert colours[theme.focus.name()] > 20


def test_a_changed_system_is_followed_at_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.apply(window.preferences.with_settings(theme=ThemeChoice.SYSTEM, contrast=ContrastChoice.SYSTEM))
    wishes = SystemHints(dark=False, high_contrast=True)
    monkeypatch.setattr("hanabi_desktop.window.appearance.system_hints", lambda style: wishes)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert window._look.theme is theme_for(Scheme.LIGHT, Contrast.HIGH)
    assert theme_for(Scheme.LIGHT, Contrast.HIGH).panel.name() in window.styleSheet()
    assert QApplication.palette().window().color() == theme_for(Scheme.LIGHT, Contrast.HIGH).panel
