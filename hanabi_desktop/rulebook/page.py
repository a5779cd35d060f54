"""A rulebook as a page of HTML, in the part of it that Qt's text documents know."""

from collections.abc import Callable, Iterable
from html import escape
from itertools import groupby

from msgspec import Struct

from hanabi_desktop.rulebook.document import Document, Kind, Paragraph, Section
from hanabi_desktop.rulebook.pictures import Picture
from hanabi_desktop.wording.typography import kept, run_in, well_ended

COVER = "cover"
"""The name of the picture above the title."""


class PageStyle(Struct, frozen=True):
    """Colours and sizes of one page; type sizes are points, the rest is in pixels."""

    text: str
    muted: str
    accent: str
    link: str
    shade: str
    """The ground of every other line of a table."""
    mark: str
    on_mark: str
    body: float
    small: float
    heading: float
    title: float
    gap: int
    links: bool = True
    """On paper nobody can follow one."""


Size = Callable[[Picture], tuple[int, int]]
"""Width and height of a picture, in pixels."""


def picture_name(number: int) -> str:
    """The address of a picture of the document, by its place in `Document.pictures`."""
    return f"picture-{number}"


def opening_name(number: int) -> str:
    """The address of the picture above a section's title, by the section's place."""
    return f"opening-{number}"


def number_name(place: str) -> str:
    """The address of the figure that stands for the page of a place, on paper."""
    return f"page-of-{place}"


_COLUMNS = 3
"""Of the index."""
NUMBER = "000"
"""What stands there until the pages are counted: no number of a page is broader."""
OPENING = (40.0, 1.7)
"""Width and height of the picture above a section's title, in units of the text's height."""


def ornament_name(number: int) -> str:
    """The address of the ornament in front of a section's title, by the section's place."""
    return f"ornament-{number}"


def page(document: Document, style: PageStyle, size: Size, cover: tuple[int, int], opening: tuple[int, int]) -> str:
    """The whole document; every section and paragraph is an anchor of its id."""
    return _Page(document, style, size, opening).whole(cover)


class _Page:
    """Writes one page; it counts the pictures as they come."""

    def __init__(self, document: Document, style: PageStyle, size: Size, opening: tuple[int, int]) -> None:
        self._opening = opening
        self._document = document
        self._style = style
        self._size = size
        self._pictures = 0

    def whole(self, cover: tuple[int, int]) -> str:
        style, document = self._style, self._document
        parts = [
            f'<html><body style="color:{style.text}; font-size:{style.body:.2f}pt;">',
            f'<p align="center" style="margin:0;"><img src="{COVER}" width="{cover[0]}" height="{cover[1]}"/></p>',
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
        wide, high = self._opening
        # Whoever looks something up on paper turns to the last leaf.
        indexed = bool(section.paragraphs) and section.paragraphs[0].kind is Kind.ENTRY
        turned = " page-break-before:always;" if indexed and not style.links else ""
        yield (
            f'<p align="center" style="margin-top:{round(2.2 * style.gap)}px; margin-bottom:0;{turned}">'
            f'<img src="{opening_name(number)}" width="{wide}" height="{high}"/></p>'
            f'<h2 style="font-size:{style.heading:.2f}pt; font-weight:900; color:{style.accent}; '
            f'margin-top:{round(0.4 * style.gap)}px; margin-bottom:{round(0.7 * style.gap)}px;">{_anchor(section.id)}'
            f'<img src="{ornament_name(number)}" width="{side}" height="{side}" style="vertical-align:middle;"/>'
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
                f'<p style="{self._block()} margin-top:0;">{self._told(paragraph)}</p>{self._picture(paragraph)}'
            )
        return (
            f'<p style="{self._block()}">{_anchor(paragraph.id)}{self._titled(paragraph)}</p>{self._picture(paragraph)}'
        )

    def _block(self) -> str:
        return f"line-height:135%; margin-top:0; margin-bottom:{round(0.75 * self._style.gap)}px;"

    def _titled(self, paragraph: Paragraph) -> str:
        title = f"<b>{_set(run_in(paragraph.title))}</b> " if paragraph.title else ""
        return title + self._told(paragraph)

    def _mark(self, paragraph: Paragraph) -> str:
        style = self._style
        if not paragraph.mark:
            return ""
        return (
            f'&ensp;<span style="font-size:{style.small:.2f}pt; background-color:{style.mark}; color:{style.on_mark};">'
            f"&nbsp;✓&nbsp;{_set(paragraph.mark)}&nbsp;</span>"
        )

    def _told(self, paragraph: Paragraph) -> str:
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
            f'style="color:{self._style.link};">{_set(self._document.name_of(place))}</a>'
            for place in paragraph.see
        )

    def _list(self, paragraphs: Iterable[Paragraph]) -> Iterable[str]:
        """Items with bullets; a picture stands below its own, and the list goes on after it."""
        style = self._style
        items: list[str] = []
        for paragraph in paragraphs:
            items.append(
                f'<li style="line-height:135%; margin-bottom:{round(0.4 * style.gap)}px;">{_anchor(paragraph.id)}'
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
            f'<td bgcolor="{style.shade}" style="padding-left:{style.gap}px;"><p style="line-height:135%; margin:0;"><i>'
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
        return f'<table cellspacing="0" cellpadding="{pad}" width="100%">{"".join(rows)}</table>'

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
        width, height = self._size(picture)
        name = picture_name(self._pictures)
        self._pictures += 1
        return (
            f'<p align="center" style="margin-top:{round(0.4 * style.gap)}px; margin-bottom:0;">'
            f'<img src="{name}" alt="{escape(picture.told or picture.caption)}" width="{width}" height="{height}"/></p>'
            f'<p align="center" style="font-size:{style.small:.2f}pt; color:{style.muted}; margin-top:2px; '
            f'margin-bottom:{round(1.3 * style.gap)}px;"><i>{_set(picture.caption)}</i></p>'
        )


def _anchor(name: str) -> str:
    return f'<a name="{name}"></a>'


def _set(text: str) -> str:
    return escape(kept(text))
