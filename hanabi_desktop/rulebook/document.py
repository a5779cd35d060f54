"""A rulebook as a value: the facts it is composed from, its sections, paragraphs and pictures, and where each rule stands."""

from collections.abc import Mapping
from enum import Enum, StrEnum
from unicodedata import normalize

from msgspec import Struct

from hanabi_desktop.boxes import Box, box_of
from hanabi_desktop.rulebook.pictures import Picture
from hanabi_desktop.rules import SWITCHES, Edition, EndReason, Multicolour, Rating, Refusal, Rules
from hanabi_desktop.wording.text import Translate


class Facts(Struct, frozen=True):
    """What a rulebook is composed from: the rules in force, and what follows from them for the wording."""

    edition: Edition
    rules: Rules
    master: bool
    players: int

    @property
    def box(self) -> Box:
        """The box that lies on the table."""
        return box_of(self.edition.kit)

    @property
    def six(self) -> bool:
        """Whether there is a sixth suit."""
        return self.rules.multicolour is not Multicolour.NONE

    @property
    def wild(self) -> bool:
        """Whether multicolour answers to every colour."""
        return self.rules.multicolour is Multicolour.WILD

    @property
    def multicolours(self) -> tuple[Multicolour, ...]:
        """The kinds of sixth suit that are offered here, or played without being offered."""
        kinds = (*self.edition.offered("multicolour"), self.rules.multicolour)
        return tuple(kind for kind in Multicolour if kind in kinds and kind is not Multicolour.NONE)

    def offers(self, switch: str) -> bool:
        """Whether a switch is a variant here: it can be chosen, or stands where the book does not have it."""
        return switch in self.edition.choices or switch in self.edition.refused(self.rules)

    def changed(self, switch: str) -> bool:
        """Whether a switch stands otherwise than in the basic game."""
        return bool(getattr(self.rules, switch) != getattr(self.edition.rules, switch))


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
    """Other search words for an entry of the index."""


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
    language: Translate
    """The language it is composed in."""

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All paragraphs in reading order."""
        return tuple(paragraph for section in self.sections for paragraph in section.paragraphs)

    def entries_for(self, word: str) -> list[Paragraph]:
        """The entries of the index that have a word, or have it among their synonyms.

        The beginning of a word is enough from the third letter on, and marks on letters may be missing.
        """
        wanted = word.strip().casefold()
        entries = [paragraph for paragraph in self.paragraphs if paragraph.kind is Kind.ENTRY]
        found = [entry for entry in entries if wanted in synonyms(entry)]
        if not found and len(wanted) >= _MIN_LETTERS:
            bare = without_marks(wanted)
            found = [
                entry for entry in entries if any(without_marks(each).startswith(bare) for each in synonyms(entry))
            ]
        return found

    def look_up(self, word: str) -> tuple[str, ...]:
        """The places that the index has for a word or its synonyms, best first."""
        return tuple(dict.fromkeys(place for entry in self.entries_for(word) for place in entry.see))

    def paragraph(self, paragraph_id: str) -> Paragraph | None:
        """The paragraph of that id, if these rules have it."""
        return next((paragraph for paragraph in self.paragraphs if paragraph.id == paragraph_id), None)

    def section_of(self, place: str) -> Section | None:
        """The section with that id, or the one a paragraph of that id belongs to, even if these rules lack it."""
        return next((section for section in self.sections if section.id == place.partition("-")[0]), None)

    def nearest(self, place: str) -> str:
        """The id to open for a paragraph's or section's id: itself, else its section, else the beginning."""
        place = place if self.paragraph(place) else _TOGETHER.get(place, place)
        if self.paragraph(place):
            return place
        section = self.section_of(place)
        if section:
            return section.id
        instead = _INSTEAD.get(place.partition("-")[0], "")
        return instead if self.paragraph(instead) else self.sections[0].id

    def title_of(self, place: str) -> str:
        """The title of a paragraph or of its section, as a link to it is called."""
        paragraph = self.paragraph(place)
        if paragraph and paragraph.title:
            return paragraph.title
        section = self.section_of(place)
        return section.title if section else ""


_INSTEAD = {"master": "variants-master"}
"""Sections that stand in for those that these rules lack."""
_TOGETHER = {"score-divine": "score-legendary"}
"""Paragraphs that stand in for those that would say the same."""
_MIN_LETTERS = 3
"""Minimum letters to look up the beginning of a word."""


def synonyms(entry: Paragraph) -> tuple[str, ...]:
    """What an entry of the index answers to, in small letters."""
    return tuple(each.casefold() for each in (entry.text, *entry.words))


def without_marks(text: str) -> str:
    """The text with every letter bare, each where it was: a and å, o and ø are one."""
    bare = "".join(normalize("NFKD", letter)[0] for letter in text)
    return bare.translate({ord("ø"): "o", ord("æ"): "a", ord("ß"): "s"})


# The paragraphs of rules: for links from the table, the new-game dialog and the finale

_RULES: Mapping[str, str] = {
    Refusal.NOT_YOUR_TURN: "glance-turn",
    Refusal.GAME_OVER: "glance-end",
    Refusal.HINT_TO_SELF: "hint-teammate",
    Refusal.NO_CLOCK_TOKEN: "hint-cost",
    Refusal.COLOUR_NOT_NAMEABLE: "hint-colours",
    Refusal.NO_CARDS_TO_HINT: "hint-no-cards",
    Refusal.EMPTY_HINT: "hint-empty",
    Refusal.NO_SUCH_CARD: "play-card",
    Refusal.ALL_CLOCK_TOKENS: "discard-all-available",
    Refusal.ANNOUNCEMENT_NOT_ALLOWED: "play-card",
    Refusal.WAITING_FOR_MASTER: "master-moves",
    Refusal.NO_TOKEN_OWED: "master-moves",
    Refusal.WRONG_TOKEN: "master-moves",
    Refusal.WRONG_DIRECTION: "master-moves",
    Refusal.LAY_OPEN_FIRST: "master-play",
    Refusal.CARD_LIES_OPEN: "master-withdraw",
    Refusal.VIEW_NOT_OPEN: "screen-private",
    Refusal.NOTHING_TO_TAKE_BACK: "screen-take-back",
    Refusal.NOTHING_TO_DO_AGAIN: "screen-take-back",
    Refusal.NOT_AT_THIS_SCREEN: "screen-private",
    EndReason.FUSE: "end-mistakes",
    EndReason.COMPLETE: "end-complete",
    EndReason.FINAL_ROUND: "end-last-round",
    EndReason.INDISPENSABLE_CARD: "end-indispensable",
    EndReason.NO_ACTION_LEFT: "end-no-action",
    EndReason.ENDED_EARLY: "screen-take-back",
}

_SWITCHES: Mapping[str, str] = {
    "mistakes": "variants-difficulty",
    "clocks": "variants-difficulty",
    Multicolour.NONE.value: "glance-deck",
}
"""Switches and kinds whose paragraph is not called as they are."""


def paragraph_of(rule: str) -> str:
    """The id of the paragraph for a `Refusal`, an `EndReason`, a rating's name, or a switch as `name=value`.

    A paragraph's own id stands for itself.
    """
    if rule in _RULES:
        return _RULES[rule]
    if rule in Rating.__members__:
        return paragraph_of_rating(Rating[rule])
    switch, _, value = rule.partition("=")
    return paragraph_of_switch(switch, value) if switch in SWITCHES else rule


def paragraph_of_rating(rating: Rating) -> str:
    """The id of a line of the rating scale; where the scale is not used, the section about the score opens."""
    return f"score-{rating.name.lower().replace('_', '-')}"


def paragraph_of_switch(switch: str, value: object) -> str:
    """The id of the paragraph about a switch that can be chosen, or about this kind where it has several."""
    name = str(value) if isinstance(SWITCHES[switch].default, StrEnum) else switch
    return _SWITCHES.get(name, f"variants-{name.replace('_', '-')}")
