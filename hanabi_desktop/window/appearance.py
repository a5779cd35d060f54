"""How the window looks: theme, contrast, symbols, text size and motion, as the players and the system want them."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QStyleHints
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.layout import window_unit
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.painting.styles import application_palette, style_sheet
from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.painting.type_scale import table_text
from hanabi_desktop.records.preferences import ContrastChoice, MotionChoice, Preferences, ThemeChoice
from hanabi_desktop.widgets.appearance import MotionPolicy

_WINDOWS = 6
"""Limit of the pixmap cache, in pictures of the whole window: what a whole game needs."""
_LEAST_KEPT, _MOST_KEPT = 16 << 20, 160 << 20
"""Limits of the pixmap cache in bytes."""


_COLOUR_SCHEMES = {
    ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
    ThemeChoice.DARK: Qt.ColorScheme.Dark,
    ThemeChoice.LIGHT: Qt.ColorScheme.Light,
}


class SystemHints(Struct, frozen=True):
    """What the system tells of its user's wishes; what it does not tell is as usual."""

    dark: bool | None = None
    """None if the system does not tell."""
    high_contrast: bool = False
    reduced_motion: bool = False


def theme_of(preferences: Preferences, hints: SystemHints) -> Theme:
    """The look for these players on this system. Night is the usual one: fireworks want it."""
    dark = hints.dark is not False
    if preferences.theme is not ThemeChoice.SYSTEM:
        dark = preferences.theme is ThemeChoice.DARK
    high = hints.high_contrast
    if preferences.contrast is not ContrastChoice.SYSTEM:
        high = preferences.contrast is ContrastChoice.HIGH
    scheme = Scheme.DARK if dark else Scheme.LIGHT
    symbols = preferences.symbols or preferences.television
    return theme_for(scheme, Contrast.HIGH if high else Contrast.NORMAL, symbols)


def motion_reduced(preferences: Preferences, hints: SystemHints) -> bool:
    """Whether things only fade instead of travelling."""
    if preferences.motion is MotionChoice.SYSTEM:
        return hints.reduced_motion
    return preferences.motion is MotionChoice.REDUCED


def system_hints(style: QStyleHints) -> SystemHints:
    """What the system tells now, as far as this Qt passes it on: the contrast since 6.10, motion since 6.12."""
    dark = {Qt.ColorScheme.Dark: True, Qt.ColorScheme.Light: False}.get(style.colorScheme())
    access = style.accessibility() if hasattr(style, "accessibility") else None
    contrast, motion = (getattr(access, f"{name}Preference", None) for name in ("contrast", "motion"))
    return SystemHints(
        dark=dark,
        high_contrast=contrast is not None and contrast() is Qt.ContrastPreference.HighContrast,
        reduced_motion=motion is not None and motion().name == "ReducedMotion",
    )


def watch_system(style: QStyleHints, changed: Callable[[], None]) -> None:
    """Calls `changed` whenever the system tells something else."""
    style.colorSchemeChanged.connect(changed)
    access = style.accessibility() if hasattr(style, "accessibility") else None
    for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
        signal = getattr(access, name, None)
        if signal is not None:
            signal.connect(changed)


class Appearance(QObject):
    """Keeps one window and its dialogs in the look that is wanted, while wishes and sizes change."""

    restyled = Signal()
    """Colours or letters are other ones now: pictures and shortened texts are to be made anew."""

    def __init__(self, window: QWidget, preferences: Preferences, pixmaps: PixmapCache | None = None) -> None:
        """Nothing is dressed before the first `fit`. Windows that are given the same store share their pictures."""
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._style = QGuiApplication.styleHints()
        self._unit = 0.0
        self._applied: tuple[object, ...] = ()
        self._style.setColorScheme(_COLOUR_SCHEMES[preferences.theme])
        self.look = RenderContext(theme_of(preferences, system_hints(self._style)), self, pixmaps)
        watch_system(self._style, self._apply)

    @property
    def scale(self) -> float:
        """The font size as a ratio; 1.0 is the default."""
        return max(self._unit, 0.7) * self._preferences.text_shown / 100

    @property
    def motion(self) -> MotionPolicy:
        """How much may move now."""
        reduced = motion_reduced(self._preferences, system_hints(self._style))
        return MotionPolicy.REDUCED if reduced else MotionPolicy.FULL

    def follow(self, preferences: Preferences) -> None:
        """The players want something else from now on."""
        self._preferences = preferences
        self._style.setColorScheme(_COLOUR_SCHEMES[preferences.theme])
        self._apply()

    def fit(self, size: QSize) -> None:
        """The window has this size from now on: letters grow with it."""
        # In steps, so that dragging the window's edge does not restyle everything at every pixel.
        self._unit = window_unit(size)
        seen = size.width() * size.height() * self._window.devicePixelRatioF() ** 2 * 4
        self.look.pixmaps.limit_to(max(_LEAST_KEPT, min(_MOST_KEPT, round(seen * _WINDOWS))))
        self._apply()

    def _apply(self) -> None:
        hints = system_hints(self._style)
        theme, text = theme_of(self._preferences, hints), self._preferences.text_shown / 100
        wanted = (theme, self._unit, text, self._preferences.television)
        if wanted == self._applied or not self._unit:
            return
        self._applied = wanted
        self.look.set_theme(theme)
        QApplication.setPalette(application_palette(theme))
        # A television has the room of the menus, and is read from afar.
        self.look.letters = text if self._preferences.television else table_text(text)
        self._window.setStyleSheet(style_sheet(theme, self._unit, text, self.look.letters))
        self.restyled.emit()
