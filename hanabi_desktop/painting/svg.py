"""Pictures drawn as SVG files, painted in the colours of the current theme."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from hanabi_desktop.painting.canvas import fitted
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.paths import pictures
from hanabi_desktop.records.store import read_bounded

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


def paint_svg(painter: QPainter, rect: QRectF, theme: Theme, name: str, ink: QColor | None = None) -> None:
    """A picture in the largest square centred in the rectangle; `ink`, its `currentColor`, is that of words by default."""
    renderer(name, theme, (ink or theme.text).name()).render(painter, fitted(rect, 1.0))


@cache
def renderer(name: str, theme: Theme, ink: str) -> QSvgRenderer:
    """The file `name` in `resources/pictures`, with the theme's colours in place of those of the dark theme."""
    # Needed only once something is painted.
    from PySide6.QtSvg import QSvgRenderer

    colours = theme_colours(theme)
    current = {colour: colours[part] for part, colour in theme_colours(theme_for(Scheme.DARK)).items()}
    # Packages may be links into a store.
    drawn = read_bounded(pictures() / f"{name}.svg", follow=True).decode().replace("currentColor", ink)
    return QSvgRenderer(re.sub("#[0-9A-F]{6}", lambda found: current.get(found[0], found[0]), drawn).encode())


def theme_colours(theme: Theme) -> dict[str, str]:
    """Each single colour of a theme by its name, as `#RRGGBB`."""
    values = {name: getattr(theme, name) for name in theme.__struct_fields__}
    return {name: value.name().upper() for name, value in values.items() if isinstance(value, QColor)}
