"""The look that players and system want, and what of it can be read and told apart on the screen."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate, islice, product

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget

from hanabi_desktop.board.sheets import LeftSheet
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.table import DiscardCell, DiscardModel
from hanabi_desktop.painting.pile import card_parts
from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.records.preferences import ContrastChoice, MotionChoice, Preferences, ThemeChoice
from hanabi_desktop.rules import Suit
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.widgets.views import PlacedView
from hanabi_desktop.window.appearance import SystemHints, motion_reduced, system_hints, theme_of
from hanabi_desktop.window.main_window import MainWindow
from tests.each import NIGHTLY
from tests.input import Key, strike
from tests.opening import OpenWindow
from tests.painting.colour_sight import contrast_ratio
from tests.painting.pictures import THEMES, TWO_THEMES
from tests.places import sheets
from tests.window.late_game import in_window, open_view, screen_of, sit_down, table_of

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


# The picture on the screen


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    window = open_window()
    window.apply(window.preferences.with_settings(motion=MotionChoice.REDUCED))
    sit_down(window, 3, 30)
    return window


def show(window: MainWindow, theme: Theme, screen: str = "public") -> None:
    dark = ThemeChoice.DARK if theme.dark else ThemeChoice.LIGHT
    contrast = ContrastChoice.HIGH if theme.high_contrast else ContrastChoice.NORMAL
    window.apply(window.preferences.with_settings(theme=dark, contrast=contrast))
    if screen == "private":
        open_view(window)
    table_of(window).motion.finish()
    QApplication.processEvents()


def pixels(image: QImage, rect: QRect, step: int = 1) -> list[int]:
    """The colours of a part of a picture, as plain numbers."""
    rect = rect.intersected(image.rect())
    part = image.copy(rect).convertToFormat(QImage.Format.Format_RGB32)
    dots = memoryview(part.constBits()).cast("I")
    return [colour for y in range(0, part.height(), step) for colour in dots[y * part.width() :][: part.width() : step]]


def ratios(ink: QColor, grounds: Iterable[int]) -> list[float]:
    """The contrast with each ground, the worst first."""
    counted = [(contrast_ratio(ink, QColor(ground)), n) for ground, n in Counter(grounds).items()]
    return sorted(ratio for ratio, n in counted for _ in range(n))


def test_everything_is_read_and_stands_out_in_every_look(window: MainWindow) -> None:
    """Texts, cards, tokens, small figures and the focus, on the public table and in a private view."""
    found: list[tuple[object, ...]] = []
    for theme in THEMES:
        show(window, theme)
        found += [(theme.key, *each) for each in (*weak_texts(window), *weak_things(window), *weak_discards(window))]
        table_of(window).toggle_sheet(LeftSheet)
        QApplication.processEvents()
        counts = list(left(window, window.grab().toImage()))
        assert {useless for useless, _ in counts} == {True, False}
        found += [(theme.key, "left", each) for each in counts if each[1] < FIGURE]
        table_of(window).close_sheet()
        show(window, theme, "private")
        strike(Key.Key_Shift)
        assert focus_is_seen(window, theme)
        found += [(theme.key, "private", *each) for each in (*weak_texts(window), *weak_things(window))]
        screen_of(window).cover()
    assert not found


def test_every_sheet_is_read(window: MainWindow) -> None:
    """Each in one look; nightly, in all of them."""
    found: list[tuple[object, ...]] = []
    for number, theme in enumerate(THEMES):
        show(window, theme)
        for place in islice(sheets(window), 0 if NIGHTLY else number, None, 1 if NIGHTLY else len(THEMES)):
            place.visit(window, lambda page, top: found.extend((page, *each) for each in weak_texts(top)))
        assert not found, theme.key


def weak_texts(top: QWidget) -> Iterator[tuple[str, float]]:
    """What of a window, or of what lies over it, is hardly read, and the contrast of it."""
    places = {label: label.visibleRegion().boundingRect() for label in top.findChildren(QLabel) if label.text()}
    labels = [label for label, place in places.items() if not place.isEmpty()]
    assert labels
    inks = {label: label.palette().color(label.foregroundRole()) for label in labels}
    for label in labels:
        label.setStyleSheet("color: transparent;")
        if isinstance(label, TextLabel):
            # Badges are no ground: they stand beside the words.
            label.say(label.text())
    image = top.window().grab().toImage()
    for label in labels:
        label.setStyleSheet("")
    for label, ink in inks.items():
        measured = ratios(ink, pixels(image, in_window(label, places[label]), 2))
        # A lantern or a star may shine through here and there.
        if measured[len(measured) // 50] < 4.5:
            yield label.text(), measured[len(measured) // 50]


def drawn(window: MainWindow) -> list[tuple[str, QRect]]:
    """What has a meaning and is drawn: cards, tokens, fireworks, the deck, cells of the discard pile, signs."""
    board = table_of(window).board
    found = [("deck", in_window(board.deck))]
    views: list[tuple[str, PlacedView]] = [
        ("firework", board.fireworks),
        ("clock token", board.clocks),
        ("fuse token", board.fuses),
        *(("card", view) for view in board.hand_views),
    ]
    for name, view in views:
        for row in range(view.model().rowCount()):
            rect = view.visualRect(view.model().index(row, 0))
            found.append((f"{name} {row}", in_window(view.viewport(), rect)))
    for hand in board.hand_views:
        for row in range(hand.model().rowCount()):
            for zone in Zone:
                spot = hand.zone_rect(row, zone)
                if spot is not None and zone in (Zone.PLAY, Zone.DISCARD):
                    found.append((f"{zone} {row}", in_window(hand.viewport(), spot.toAlignedRect())))
    pile = board.discards
    for row in range(pile.model().rowCount()):
        for column in range(pile.model().columnCount()):
            index = pile.model().index(row, column)
            found.append((f"discards {row} {column}", in_window(pile.viewport(), pile.visualRect(index))))
    return found


def weak_things(window: MainWindow) -> Iterator[tuple[str]]:
    image = window.grab().toImage()
    pile = table_of(window).board.discards.model()
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
        strong = accumulate(n for colour, n in colours.most_common() if contrast_ratio(QColor(colour), ground) >= 3)
        if not any(number >= 0.01 * colours.total() for number in strong):
            yield (name,)


def focus_is_seen(window: MainWindow, theme: Theme) -> bool:
    """Whether the card that has the keyboard is framed."""
    hand = table_of(window).board.hand_views[screen_of(window).table.current]
    rect = in_window(hand.viewport(), hand.visualRect(hand.currentIndex()))
    colours = Counter(QColor(colour).name() for colour in pixels(window.grab().toImage(), rect))
    return hand.hasFocus() and colours[theme.focus.name()] > 20


def test_a_changed_system_is_followed_at_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window.apply(window.preferences.with_settings(theme=ThemeChoice.SYSTEM, contrast=ContrastChoice.SYSTEM))
    wishes = SystemHints(dark=False, high_contrast=True)
    monkeypatch.setattr("hanabi_desktop.window.appearance.system_hints", lambda style: wishes)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert window._look.theme is theme_for(Scheme.LIGHT, Contrast.HIGH)
    assert theme_for(Scheme.LIGHT, Contrast.HIGH).panel.name().upper() in window.styleSheet()
    assert QApplication.palette().window().color() == theme_for(Scheme.LIGHT, Contrast.HIGH).panel


# Outlines and figures that are small: what antialiasing leaves of them is what is seen

FIGURE = 4.5
"""What small figures need, by WCAG 2."""


def cells(view: QAbstractItemView) -> Iterator[tuple[object, QRectF]]:
    """Every row of a view with its place in the window."""
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount() if isinstance(model, DiscardModel) else 1):
            index = model.index(row, column)
            yield index.data(ROW_ROLE), QRectF(in_window(view.viewport(), view.visualRect(index)))


def most(image: QImage, rect: QRectF, ground: QColor, share: float) -> float:
    """The contrast that this share of the pixels of a part reaches."""
    xs, ys = range(round(rect.left()), round(rect.right())), range(round(rect.top()), round(rect.bottom()))
    found = sorted((contrast_ratio(image.pixelColor(x, y), ground) for x in xs for y in ys), reverse=True)
    return found[int(len(found) * share)]


def discards(window: MainWindow, image: QImage) -> Iterator[tuple[Suit, float]]:
    """Every card of the discard pile: its suit, and the contrast of its figure."""
    for cell, place in cells(table_of(window).board.discards):
        assert isinstance(cell, DiscardCell)
        if cell.discarded:
            figure, _ = card_parts(place)
            # What most of it is filled with: any one point may lie on the edge of a figure.
            ground = QColor(Counter(pixels(image, place.toRect())).most_common(1)[0][0])
            # A figure of strokes fills at least a tenth of its room.
            yield cell.card.suit, most(image, figure, ground, 0.1)


def left(window: MainWindow, image: QImage) -> Iterator[tuple[bool, float]]:
    """Every face on the sheet that tells what is left: whether it can still be used, and the contrast of the count."""
    sheet = table_of(window).sheet
    assert isinstance(sheet, LeftSheet)
    for cell, rect in cells(sheet.table):
        assert isinstance(cell, DiscardCell)
        count = QRectF(rect.left() + rect.width() * 0.36, rect.top() + rect.height() * 0.55, 0, 0)
        count.setSize(QSizeF(rect.width() * 0.3, rect.height() * 0.3))
        ground = image.pixelColor(round(rect.center().x()), round(rect.bottom() - 8))
        yield cell.useless, most(image, count, ground, 0.08)


def weak_discards(window: MainWindow) -> Iterator[tuple[object, ...]]:
    seen = list(discards(window, window.grab().toImage()))
    assert len({suit for suit, _ in seen}) > 3
    yield from (each for each in seen if each[1] < FIGURE)


def test_discarded_cards_are_read_in_a_large_window(window: MainWindow) -> None:
    window.resize(1920, 1080)
    for theme in THEMES if NIGHTLY else TWO_THEMES:
        show(window, theme)
        assert not list(weak_discards(window)), theme.key
