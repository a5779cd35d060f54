"""What the page of a phone is made of: its files, fonts, and the pictures of suits and players, by their paths."""

from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.painting.symbols import paint_flat_symbol
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.paths import fonts, resources
from hanabi_desktop.phones.messages import SUITS
from hanabi_desktop.phones.server import File
from hanabi_desktop.players import Badge, Character, Dye, Emblem, Sign
from hanabi_desktop.records.store import read_bounded

_PAGE = {
    "/": ("page.html", "text/html"),
    "/page.css": ("page.css", "text/css"),
    "/page.js": ("page.js", "text/javascript"),
}
_FONTS = ("Nunito-Regular.ttf", "Nunito-Bold.ttf")
_SIDE = 96
"""Width and height of a picture in units of its own."""


def emblem_name(emblem: Emblem) -> str:
    """The name of a badge's or a character's picture."""
    return f"{emblem.sign}-{emblem.dye}" if isinstance(emblem, Badge) else str(emblem)


_EMBLEMS: dict[str, Emblem] = {emblem_name(Badge(sign, dye)): Badge(sign, dye) for sign in Sign for dye in Dye}
_EMBLEMS |= {emblem_name(character): character for character in Character}


def file(path: str) -> File | None:
    """The file that a phone asks for; None if there is none of this path."""
    if path in _PAGE:
        name, kind = _PAGE[path]
        return _read(resources() / "phones" / name, f"{kind}; charset=utf-8")
    folder, _, name = path.removeprefix("/").partition("/")
    stem = name.removesuffix(".svg")
    if folder == "fonts" and name in _FONTS:
        return _read(fonts() / name, "font/ttf")
    if folder == "emblem" and stem in _EMBLEMS:
        return _emblem(_EMBLEMS[stem])
    if folder == "suit" and stem in SUITS:
        return _suit(stem)
    return None


def _read(path: Path, kind: str) -> File:
    # Packages may be links into a store.
    return File(kind, read_bounded(path, follow=True))


@cache
def _emblem(emblem: Emblem) -> File:
    return _drawn(partial(paint_badge, badge=emblem, theme=theme_for(Scheme.DARK)))


@cache
def _suit(name: str) -> File:
    theme, suit = theme_for(Scheme.DARK), SUITS[name]
    return _drawn(partial(paint_flat_symbol, suit=suit, colour=theme.ink[suit], theme=theme))


def _drawn(paint: "partial[None]") -> File:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setSize(QSize(_SIDE, _SIDE))
    drawing.setViewBox(QRectF(0, 0, _SIDE, _SIDE))
    with QPainter(drawing) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, _SIDE, _SIDE))
    return File("image/svg+xml", bytes(buffer.data().data()))
