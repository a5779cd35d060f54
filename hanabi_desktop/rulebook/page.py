"""A rulebook as a page of HTML, in the part of it that Qt's text documents know."""

from collections.abc import Iterable
from html import escape
from itertools import groupby
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from hanabi_desktop.painting.canvas import mixed
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.type_scale import CAPTION, DISPLAY
from hanabi_desktop.rulebook.document import Document, Kind, Paragraph, Section
from hanabi_desktop.rulebook.pictures import Picture
from hanabi_desktop.rulebook.scenes import CoverPicture, OpeningPicture, OrnamentPicture
from hanabi_desktop.wording.text import Said
from hanabi_desktop.wording.typography import bind_figures, run_in, well_ended

_HEADING = 1.6
"""Ratio of a heading to running text: between those of the screen, for a leaflet has to stay on its page."""


class PageStyle(Struct, frozen=True):
    """Colours and sizes of one page; type sizes are points, the rest is in pixels."""

    text: str
    muted: str
    accent: str
    link: str
    shade: str
    """The ground of every other line of a table."""
    on_accent: str
    body: float
    small: float
    heading: float
    title: float
    gap: int
    links: bool = True
    """On paper nobody can follow one."""

    @property
    def leading(self) -> int:
        """The height of a line in percent: lines stand closer on paper than on a screen."""
        return 135 if self.links else 111

    @classmethod
    def of(cls, theme: Theme, points: float, *, links: bool = True) -> "PageStyle":
        """The page in a theme, with running text of that size."""
        return cls(
            text=theme.text.name(),
            muted=theme.muted_text.name(),
            accent=theme.accent.name(),
            link=theme.link.name(),
            shade=mixed(theme.field, theme.text, 0.08).name(),
            on_accent=theme.on_accent.name(),
            body=points,
            small=points * CAPTION,
            heading=points * _HEADING,
            title=points * DISPLAY,
            gap=round(points * 1.05),
            links=links,
        )


class PageImage(Struct, frozen=True):
    """A picture on a page, and its size there in pixels."""

    picture: Picture
    width: int
    height: int
    description: str = ""
    """In words, for those who do not see it; an ornament has none."""

    def render(self, theme: Theme, ratio: float) -> QImage:
        """Paints it, sharp at that device pixel ratio."""
        width, height = self.width * ratio, self.height * ratio
        # Painted in real dots: what is fine enough for all details shows them, on paper above all.
        image = QImage(ceil(width), ceil(height), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self.picture.paint(painter, QRectF(0, 0, width, height), theme)
        image.setDevicePixelRatio(ratio)
        return image


class Page(Struct, frozen=True):
    """A rulebook in HTML, and its images by their addresses in it."""

    html: str
    images: dict[str, PageImage]


PICTURE, ORNAMENT = "picture", "ornament"
"""How the addresses of images begin."""
_COLUMNS = 3
"""Columns of the index."""
_LEAVES = {"index", "screen", "company"}
"""Sections that lie behind the rules."""
NUMBER = "000"
"""Placeholder for a page number until pages are counted: none is broader."""


def number_name(place: str) -> str:
    """The address of the figure that stands for the page of a place, on paper."""
    return f"page-of-{place}"


def page(document: Document, style: PageStyle, unit: float) -> Page:
    """Writes the whole document; every section and paragraph is an anchor of its id.

    `unit` is how many pixels the unit of a picture's size has: the height of the text, or less.
    """
    writer = _PageWriter(document, style, unit)
    return Page(writer.whole(), writer.images)


class _PageWriter:
    """Writes the HTML, and collects the images as they come."""

    def __init__(self, document: Document, style: PageStyle, unit: float) -> None:
        self._document = document
        self._style = style
        self._unit = unit
        self.images: dict[str, PageImage] = {}

    def whole(self) -> str:
        style, document = self._style, self._document
        parts = [
            f'<html><body style="color:{style.text}; font-size:{style.body:.2f}pt;">',
            f'<p align="center" style="margin:0;">{self._image(CoverPicture())}</p>',
            f'<h1 align="center" style="font-size:{style.title:.2f}pt; font-weight:900; color:{style.accent}; '
            f'margin-top:{style.gap}px; margin-bottom:0;">{_set(document.title)}</h1>',
            f'<p align="center" style="font-size:{style.heading:.2f}pt; margin-top:0; '
            f'margin-bottom:{2 * style.gap}px; color:{style.muted};">{_set(well_ended(document.subtitle))}</p>',
        ]
        for number, section in enumerate(document.sections):
            parts += self._section(section, number)
        return "".join((*parts, "</body></html>"))

    def _section(self, section: Section, number: int) -> Iterable[str]:
        style = self._style
        side = round(style.heading * 1.5)
        # On paper the index and the leaflet are leaves of their own.
        turned = " page-break-before:always;" if section.id in _LEAVES and not style.links else ""
        # The first chapter has the cover above it, and a leaf the edge of the paper.
        if number and not turned:
            yield (
                f'<p align="center" style="margin-top:{round(2.2 * style.gap)}px; margin-bottom:0;">'
                f"{self._image(OpeningPicture(number=number))}</p>"
            )
        yield (
            f'<h2 style="font-size:{style.heading:.2f}pt; font-weight:900; color:{style.accent}; '
            f'margin-top:{round(0.4 * style.gap)}px; margin-bottom:{round(0.7 * style.gap)}px;{turned}">{_anchor(section.id)}'
            f"{self._image(OrnamentPicture(number=number), side)}"
            f"&nbsp;&nbsp;{_set(well_ended(section.title))}</h2>"
        )
        for kind, group in groupby(section.paragraphs, lambda paragraph: paragraph.kind):
            paragraphs = tuple(group)
            match kind:
                case Kind.ROW:
                    yield self._table(paragraphs)
                case Kind.ITEM:
                    yield from self._list(paragraphs)
                case Kind.ENTRY:
                    yield self._index(paragraphs)
                case _:
                    yield from map(self._paragraph, paragraphs)

    def _paragraph(self, paragraph: Paragraph) -> str:
        style = self._style
        if paragraph.kind is Kind.ASIDE:
            return self._aside(paragraph) + self._picture(paragraph)
        if paragraph.kind is Kind.VARIANT:
            return (
                f'<h3 style="font-size:{style.body * 1.15:.2f}pt; font-weight:800; margin-top:{round(1.4 * style.gap)}px; '
                f'margin-bottom:2px;">{_anchor(paragraph.id)}{_set(well_ended(paragraph.title))}{self._mark(paragraph)}</h3>'
                f'<p style="{self._block()} margin-top:0;">{self._text(paragraph)}</p>{self._picture(paragraph)}'
            )
        text = f'<p style="{self._block()}">{_anchor(paragraph.id)}{self._titled(paragraph)}</p>'
        if paragraph.picture and not paragraph.picture.caption:
            width = round(paragraph.picture.size.width() * self._unit) + style.gap
            return (
                f'<table cellspacing="0" cellpadding="0" width="100%" style="margin-bottom:{style.gap}px;">'
                f'<tr><td valign="middle">{text}</td>'
                f'<td width="{width}" style="padding-left:{style.gap}px;">{self._image(paragraph.picture)}</td></tr></table>'
            )
        return text + self._picture(paragraph)

    def _block(self) -> str:
        return f"line-height:{self._style.leading}%; margin-top:0; margin-bottom:{round(0.75 * self._style.gap)}px;"

    def _titled(self, paragraph: Paragraph) -> str:
        title = f"<b>{_set(run_in(paragraph.title))}</b> " if paragraph.title else ""
        return title + self._text(paragraph)

    def _mark(self, paragraph: Paragraph) -> str:
        style = self._style
        if not paragraph.mark:
            return ""
        return (
            f'&ensp;<span style="font-size:{style.small:.2f}pt; background-color:{style.accent}; color:{style.on_accent};">'
            f"&nbsp;✓&nbsp;{_set(paragraph.mark)}&nbsp;</span>"
        )

    def _text(self, paragraph: Paragraph) -> str:
        return _set(paragraph.text) + self._links(paragraph)

    def _cell(self, paragraph: Paragraph) -> str:
        """In a table the text itself is the link."""
        if not paragraph.see or not self._style.links:
            return _set(paragraph.text)
        return f'<a href="#{paragraph.see[0]}" style="color:{self._style.link};">{_set(paragraph.text)}</a>'

    def _links(self, paragraph: Paragraph) -> str:
        if not self._style.links:
            return ""
        return "".join(
            f'&ensp;<span style="color:{self._style.link};">›</span>&nbsp;<a href="#{place}" '
            f'style="color:{self._style.link};">{_set(self._document.title_of(place))}</a>'
            for place in paragraph.see
        )

    def _list(self, paragraphs: Iterable[Paragraph]) -> Iterable[str]:
        """Items with bullets; a picture stands below its own, and the list goes on after it."""
        style = self._style
        items: list[str] = []
        for paragraph in paragraphs:
            items.append(
                f'<li style="line-height:{style.leading}%; margin-bottom:{round(0.4 * style.gap)}px;">{_anchor(paragraph.id)}'
                f"{self._titled(paragraph)}</li>"
            )
            if paragraph.picture:
                yield self._items(items) + self._picture(paragraph)
                items = []
        if items:
            yield self._items(items)

    def _items(self, items: Iterable[str]) -> str:
        return f'<ul style="margin-top:0; margin-bottom:{round(0.75 * self._style.gap)}px;">{"".join(items)}</ul>'

    def _aside(self, paragraph: Paragraph) -> str:
        """On a ground of its own, with a bar at its side."""
        style = self._style
        return (
            f'<table cellspacing="0" cellpadding="{round(0.6 * style.gap)}" width="100%" style="margin-top:{round(0.6 * style.gap)}px; '
            f'margin-bottom:{style.gap}px;"><tr><td width="3" bgcolor="{style.accent}" style="padding:0;"></td>'
            f'<td bgcolor="{style.shade}" style="padding-left:{style.gap}px;"><p style="line-height:{style.leading}%; margin:0;"><i>'
            f"{_anchor(paragraph.id)}{self._titled(paragraph)}</i></p></td></tr></table>"
        )

    def _index(self, paragraphs: Iterable[Paragraph]) -> str:
        """The index in columns, to be read downwards."""
        entries = tuple(paragraphs)
        high = -(-len(entries) // _COLUMNS)
        rows = []
        for row in range(high):
            cells = (self._entry(entries[at]) if at < len(entries) else "" for at in range(row, high * _COLUMNS, high))
            rows.append("<tr>" + "".join(f'<td width="{100 // _COLUMNS}%">{cell}</td>' for cell in cells) + "</tr>")
        pad = round(0.25 * self._style.gap)
        return (
            f'<table cellspacing="0" cellpadding="{pad}" width="100%" style="margin-bottom:{self._style.gap}px;">'
            f"{''.join(rows)}</table>"
        )

    def _entry(self, paragraph: Paragraph) -> str:
        """On paper nobody can follow a link: there the number of the page stands."""
        place = paragraph.see[0]
        if self._style.links:
            return _anchor(paragraph.id) + self._cell(paragraph)
        muted = f'<span style="color:{self._style.muted};"><a name="{number_name(place)}">{NUMBER}</a></span>'
        return f"{_anchor(paragraph.id)}{_set(paragraph.text)}&ensp;{muted}"

    def _table(self, paragraphs: Iterable[Paragraph]) -> str:
        style = self._style
        rows = []
        for number, paragraph in enumerate(paragraphs):
            ground = f' bgcolor="{style.shade}"' if number % 2 == 0 else ""
            rows.append(
                f"<tr{ground}><td><b>{_anchor(paragraph.id)}{_set(paragraph.title)}</b></td>"
                f'<td style="padding-left:{style.gap}px;">{self._cell(paragraph)}</td></tr>'
            )
        return (
            f'<table cellspacing="0" cellpadding="{round(0.45 * style.gap)}" width="100%" style="margin-top:2px; '
            f'margin-bottom:{style.gap}px;">{"".join(rows)}</table>'
        )

    def _picture(self, paragraph: Paragraph) -> str:
        style, picture = self._style, paragraph.picture
        if picture is None:
            return ""
        return (
            f'<p align="center" style="margin-top:{round(0.4 * style.gap)}px; margin-bottom:0;">'
            f"{self._image(picture)}</p>"
            f'<p align="center" style="font-size:{style.small:.2f}pt; color:{style.muted}; margin-top:2px; '
            f'margin-bottom:{round(1.3 * style.gap)}px;"><i>{_set(picture.caption)}</i></p>'
        )

    def _image(self, picture: Picture, side: int = 0) -> str:
        """The tag of an image; one in a line of text is a square with that `side`."""
        size = picture.size * self._unit
        description = picture.description(Said(self._document.language))
        image = PageImage(picture, round(size.width()), round(size.height()), description)
        name = f"{PICTURE if image.description else ORNAMENT}-{len(self.images)}"
        self.images[name] = image
        alt = f' alt="{escape(image.description)}"' if image.description else ""
        style = ' style="vertical-align:middle;"' if side else ""
        return f'<img src="{name}"{alt} width="{side or image.width}" height="{side or image.height}"{style}/>'


def _anchor(name: str) -> str:
    return f'<a name="{name}"></a>'


def _set(text: str) -> str:
    return escape(bind_figures(text))
