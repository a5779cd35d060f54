"""Which look and which motion are shown: what the players chose, or what the system tells where they left it to it."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QStyleHints

from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.records.preferences import ContrastChoice, MotionChoice, Preferences, ThemeChoice
from hanabi_desktop.widgets.appearance import MotionPolicy, system_policy


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
    """What the system tells now, as far as this Qt passes it on: the contrast since 6.10."""
    dark = {Qt.ColorScheme.Dark: True, Qt.ColorScheme.Light: False}.get(style.colorScheme())
    access = style.accessibility() if hasattr(style, "accessibility") else None
    contrast = getattr(access, "contrastPreference", None)
    return SystemHints(
        dark=dark,
        high_contrast=contrast is not None and contrast() is Qt.ContrastPreference.HighContrast,
        reduced_motion=system_policy() is MotionPolicy.REDUCED,
    )


def watch_system(style: QStyleHints, changed: Callable[[], None]) -> None:
    """Calls `changed` whenever the system tells something else."""
    style.colorSchemeChanged.connect(changed)
    access = style.accessibility() if hasattr(style, "accessibility") else None
    for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
        signal = getattr(access, name, None)
        if signal is not None:
            signal.connect(changed)


def tell_system(style: QStyleHints, theme: ThemeChoice) -> None:
    """What the system draws itself, such as the window's title bar, is as dark as the players want it."""
    match theme:
        case ThemeChoice.SYSTEM:
            style.unsetColorScheme()
        case ThemeChoice.DARK:
            style.setColorScheme(Qt.ColorScheme.Dark)
        case ThemeChoice.LIGHT:
            style.setColorScheme(Qt.ColorScheme.Light)
