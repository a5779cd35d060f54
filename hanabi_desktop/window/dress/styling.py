"""Dresses the window: theme, contrast, symbols and text size, as the players and the system want them."""

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.layout import window_unit
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.painting.styles import application_palette, style_sheet
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.window.dress.appearance import motion_reduced, system_hints, tell_system, theme_of, watch_system

_WINDOWS = 6
"""Pictures that are kept weigh as much as so many pictures of the whole window: as much as a whole game needs."""
_LEAST_KEPT, _MOST_KEPT = 16 << 20, 160 << 20
"""In bytes."""


class Styling(QObject):
    """Keeps one window and its dialogs in the look that is wanted, while wishes and sizes change."""

    restyled = Signal()
    """Colours or letters are other ones now: pictures and shortened texts are to be made anew."""

    def __init__(
        self,
        window: QWidget,
        preferences: Preferences,
        pixmaps: PixmapCache | None = None,
    ) -> None:
        """Nothing is dressed before the first `fit`. Windows that are given the same store share their pictures."""
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._style = QGuiApplication.styleHints()
        self._fitting = 0.0
        self._worn: tuple[object, ...] = ()
        tell_system(self._style, preferences.theme)
        self.look = RenderContext(theme_of(preferences, system_hints(self._style)), self, pixmaps)
        watch_system(self._style, self._dress)

    @property
    def scale(self) -> float:
        """How large the letters are, 1.0 being usual."""
        return max(self._fitting, 0.7) * self._preferences.text_shown / 100

    @property
    def motion(self) -> MotionPolicy:
        """How much may move now."""
        reduced = motion_reduced(self._preferences, system_hints(self._style))
        return MotionPolicy.REDUCED if reduced else MotionPolicy.FULL

    def follow(self, preferences: Preferences) -> None:
        """The players want something else from now on."""
        self._preferences = preferences
        tell_system(self._style, preferences.theme)
        self._dress()

    def fit(self, size: QSize) -> None:
        """The window has this size from now on: letters grow with it."""
        # In steps, so that dragging the window's edge does not restyle everything at every pixel.
        self._fitting = window_unit(size)
        seen = size.width() * size.height() * self._window.devicePixelRatioF() ** 2 * 4
        self.look.pixmaps.limit_to(max(_LEAST_KEPT, min(_MOST_KEPT, round(seen * _WINDOWS))))
        self._dress()

    def _dress(self) -> None:
        hints = system_hints(self._style)
        theme, text = theme_of(self._preferences, hints), self._preferences.text_shown / 100
        wanted = (theme, self._fitting, text)
        if wanted == self._worn or not self._fitting:
            return
        self._worn = wanted
        self.look.set_theme(theme)
        QApplication.setPalette(application_palette(theme))
        self._window.setStyleSheet(style_sheet(theme, self._fitting, text))
        self.restyled.emit()
