"""The editions, and the facts and settings of a table."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Edition, EditionId, MemoryAid, Starter
from hanabi_desktop.wording.scales import GENERAL, GERMAN, LEAGUE, NORDIC, UNPRINTED, Scale
from hanabi_desktop.wording.text import Text, Translate, program
from hanabi_desktop.wording.tokens import Choices


class EditionWords(Struct, frozen=True):
    """What an edition is called, and what it calls things that others call otherwise or do not have."""

    name: Text
    scale: Scale
    """What its crowd says of a show."""
    own: Mapping[str, Text] = field(default_factory=dict)
    """Its own names of variants: by the name of the switch, or by the kind where a switch has several."""
    summary: Text | None = None
    """What makes it different, where that is not said by the facts of its basic game."""


_CROWNING = Text("Editions", "Expert game: the crowning touch")

EDITION_WORDS: Mapping[EditionId, EditionWords] = MappingProxyType(
    {
        EditionId.ENGLISH: EditionWords(
            Text("Editions", "English edition"),
            LEAGUE,
            {
                "multicolour-10": Text("Editions", "Variant 1: ten multicolour cards"),
                "multicolour-5": Text("Editions", "Variant 2: five multicolour cards"),
                "multicolour-wild": Text("Editions", "Variant 3: ten wild cards"),
                "perfect": Text("Editions", "Variant 4: a perfect show or nothing"),
            },
        ),
        EditionId.ONLINE: EditionWords(Text("Editions", "Online edition"), UNPRINTED),
        EditionId.NORWEGIAN: EditionWords(
            Text("Editions", "Norwegian edition"),
            NORDIC,
            {"multicolour-5": Text("Editions", "Colour avalanche"), "perfect": _CROWNING},
        ),
        EditionId.SWEDISH: EditionWords(
            Text("Editions", "Swedish edition"),
            NORDIC,
            {"multicolour-5": Text("Editions", "Colour cascade"), "perfect": _CROWNING},
        ),
        EditionId.GERMAN: EditionWords(
            Text("Editions", "German edition"),
            GERMAN,
            {
                "multicolour-10": Text("Editions", "Farbrausch"),
                "multicolour-5": Text("Editions", "Farbrausch with five cards"),
                "multicolour-wild": Text("Editions", "Farbrausch²"),
            },
        ),
        EditionId.HOUSE: EditionWords(
            Text("Editions", "House rules"),
            GENERAL,
            {"choreography": Text("Editions", "Choreography")},
            summary=Text("Editions", "Every option can be set, in any combination."),
        ),
    }
)
"""The words of every edition."""


def edition_name(edition: EditionId, language: Translate = program, /) -> str:
    """What the edition is called; in the program's language or another."""
    return EDITION_WORDS[edition].name.said(language)


def edition_text(edition: Edition, choices: Choices, losing: Sequence[Text]) -> str:
    """What makes an edition different, in two or three short sentences; the last two are what its box says."""
    summary = EDITION_WORDS[edition.id].summary
    if summary:
        return summary.said()
    sentences = [
        choices.clocks_fact.said(edition.rules.clocks),
        losing[edition.rules.mistakes - 1].said(),
        empty_hints_fact(edition.rules.empty_hints),
    ]
    if edition.master:
        sentences.append(choices.master_fact.said())
    return " ".join(sentences)


def empty_hints_fact(allowed: bool) -> str:
    """Whether a hint may point at no card."""
    if allowed:
        return QCoreApplication.translate("Editions", "A hint may point at no card at all.")
    return QCoreApplication.translate("Editions", "Every hint must point at a card.")


def starter_text(starter: Starter) -> str:
    """Whom the book lets begin."""
    match starter:
        case Starter.MOST_COLOURFUL:
            return QCoreApplication.translate(
                "Editions", "The book says: whoever is wearing the most colourful clothes."
            )
        case Starter.UNSAID:
            return QCoreApplication.translate("Editions", "These rules don’t say: choose, or draw lots.")
        case Starter.MASTER:
            return QCoreApplication.translate("Editions", "The book says: the oldest player, who is the master.")


def memory_name(memory: MemoryAid, language: Translate = program, /) -> str:
    """What stays of the hints on the cards."""
    match memory:
        case MemoryAid.FULL:
            return Text("Editions", "Full").said(language)
        case MemoryAid.LAST_HINT:
            return Text("Editions", "Last hint").said(language)
        case MemoryAid.NONE:
            return Text("Editions", "None").said(language)


def memory_text(memory: MemoryAid, language: Translate = program, /) -> str:
    """What that means in play."""
    match memory:
        case MemoryAid.FULL:
            return Text(
                "Editions", "Everything the hints have told, and everything they rule out, stays marked on the cards."
            ).said(language)
        case MemoryAid.LAST_HINT:
            return Text("Editions", "Only the latest hint stays marked on each card.").said(language)
        case MemoryAid.NONE:
            return Text("Editions", "A hint is shown once; after that, everybody has to remember it.").said(language)
