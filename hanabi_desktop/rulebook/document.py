"""A composed rulebook as a value: sections, paragraphs and pictures, each with a name that never changes."""

from enum import Enum

from msgspec import Struct

from hanabi_desktop.rulebook.pictures import Picture


class Kind(Enum):
    """How a paragraph stands on the page."""

    TEXT = "text"
    """Running text, with its title in front if it has one."""
    ITEM = "item"
    """One of several of the same sort, with a bullet."""
    ROW = "row"
    """A line of a table: the title on the left, the text on the right."""
    VARIANT = "variant"
    """Something that can be switched on: a title of its own above the text."""
    ASIDE = "aside"
    """A word beside the rules, set apart from them."""
    ENTRY = "entry"
    """A line of the index: the text is what one looks up, and leads to the first place of `see`."""


class Paragraph(Struct, frozen=True):
    """One fact, or a few that belong together.

    The id begins with the section's id, and is the same in every language and for all rules. `see` are ids of
    paragraphs or sections to read on at.
    """

    id: str
    text: str
    title: str = ""
    kind: Kind = Kind.TEXT
    mark: str = ""
    """Said beside a variant that is played at this table."""
    picture: Picture | None = None
    see: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """Of an entry: other words for it, by which a reader may search."""


class Section(Struct, frozen=True):
    """A chapter."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Document(Struct, frozen=True):
    """The whole rulebook for one table in one language."""

    title: str
    subtitle: str
    """The edition whose rules these are."""
    sections: tuple[Section, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All paragraphs in reading order."""
        return tuple(paragraph for section in self.sections for paragraph in section.paragraphs)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All pictures in reading order."""
        return tuple(paragraph.picture for paragraph in self.paragraphs if paragraph.picture)

    def told_by(self, word: str) -> tuple[str, ...]:
        """The places that the index names for a word, whatever they call it themselves; best first.

        Whoever is still typing is understood from the third letter on.
        """
        wanted = word.strip().casefold()
        entries = [paragraph for paragraph in self.paragraphs if paragraph.kind is Kind.ENTRY]
        exact = [entry for entry in entries if wanted in _said(entry)]
        begun = [entry for entry in entries if any(each.startswith(wanted) for each in _said(entry))]
        found = exact or (begun if len(wanted) >= _LEAST else [])
        return tuple(dict.fromkeys(place for entry in found for place in entry.see))

    def paragraph(self, paragraph_id: str) -> Paragraph | None:
        """The paragraph of that id, if these rules have it."""
        return next((paragraph for paragraph in self.paragraphs if paragraph.id == paragraph_id), None)

    def section_of(self, place: str) -> Section | None:
        """The section with that id, or the one a paragraph of that id belongs to, even if these rules lack it."""
        return next((section for section in self.sections if section.id == place.partition("-")[0]), None)

    def nearest(self, place: str) -> str:
        """The id to open for a paragraph's or section's id: itself, else its section, else the beginning."""
        if self.paragraph(place):
            return place
        section = self.section_of(place)
        return section.id if section else self.sections[0].id

    def name_of(self, place: str) -> str:
        """What a link to a paragraph or section is called."""
        paragraph = self.paragraph(place)
        if paragraph and paragraph.title:
            return paragraph.title
        section = self.section_of(place)
        return section.title if section else ""


_LEAST = 3
"""Letters of a word that is not written to its end."""


def _said(entry: Paragraph) -> tuple[str, ...]:
    return tuple(each.casefold() for each in (entry.text, *entry.words))
