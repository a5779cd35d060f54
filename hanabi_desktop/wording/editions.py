"""The editions, and the facts and settings of a table, in the words of each box."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Edition, EditionId, Kit, MemoryAid, Starter
from hanabi_desktop.wording.text import Text, Translate, program
from hanabi_desktop.wording.tokens import Words, words_of


@dataclass(frozen=True, slots=True)
class EditionWords:
    """What an edition is called, and what it calls things that others call otherwise or do not have."""

    name: Text
    own: Mapping[str, Text] = field(default_factory=dict)
    """Its own names of variants: by the name of the switch, or by the kind where a switch has several."""
    summary: Text | None = None
    """What makes it different, where that is not said by the facts of its basic game."""


_AVALANCHE = Text("Editions", "Colour avalanche")
_CROWNING = Text("Editions", "Expert game: the crowning touch")

EDITION_WORDS: Mapping[EditionId, EditionWords] = MappingProxyType(
    {
        EditionId.ENGLISH: EditionWords(
            Text("Editions", "English edition"),
            {
                "multicolour-10": Text("Editions", "Variant 1: ten multicolour cards"),
                "multicolour-5": Text("Editions", "Variant 2: five multicolour cards"),
                "multicolour-wild": Text("Editions", "Variant 3: ten wild cards"),
                "perfect": Text("Editions", "Variant 4: only a perfect show"),
            },
        ),
        EditionId.ONLINE: EditionWords(Text("Editions", "Online edition")),
        EditionId.NORWEGIAN: EditionWords(
            Text("Editions", "Norwegian edition"), {"multicolour-5": _AVALANCHE, "perfect": _CROWNING}
        ),
        EditionId.SWEDISH: EditionWords(
            Text("Editions", "Swedish edition"), {"multicolour-5": _AVALANCHE, "perfect": _CROWNING}
        ),
        EditionId.GERMAN: EditionWords(
            Text("Editions", "German edition"),
            {
                "multicolour-10": Text("Editions", "Farbrausch"),
                "multicolour-5": Text("Editions", "Farbrausch with five cards"),
                "multicolour-wild": Text("Editions", "Farbrausch²"),
            },
        ),
        EditionId.HOUSE: EditionWords(
            Text("Editions", "House rules"),
            {"choreography": Text("Editions", "Choreography")},
            summary=Text("Editions", "Every switch is yours, in any combination."),
        ),
    }
)
"""The words of every edition."""


def edition_name(edition: EditionId, language: Translate = program, /) -> str:
    """What the edition is called; in the program's language or another."""
    return EDITION_WORDS[edition].name.said(language)


def edition_text(edition: Edition) -> str:
    """What makes an edition different, in two or three short sentences."""
    summary = EDITION_WORDS[edition.id].summary
    if summary:
        return summary.said()
    sentences = [
        clocks_fact(edition.kit, edition.rules.clocks),
        mistakes_fact(edition.kit, edition.rules.mistakes),
        empty_hints_fact(edition.rules.empty_hints),
    ]
    if edition.master:
        sentences.append(QCoreApplication.translate("Editions", "A master turns the tiles."))
    return " ".join(sentences)


def clocks_fact(kit: Kit, clocks: int) -> str:
    """How many hints can be paid for at the start."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate("Editions", "%n clock token(s).", "", clocks)
        case Words.COLOURS:
            return QCoreApplication.translate("Editions", "%n blue token(s).", "", clocks)
        case Words.TILES:
            return QCoreApplication.translate("Editions", "%n hint tile(s).", "", clocks)


def mistakes_fact(kit: Kit, mistakes: int) -> str:
    """Which mistake loses the game, and what it looks like in this box."""
    match kit:
        case Kit.CLOCKS_AND_FUSES:
            return _explosion(mistakes)
        case Kit.TURNED_CLOCKS:
            return _red_fuse(mistakes)
        case Kit.BOX_LID:
            return _red_token(mistakes)
        case Kit.TILES:
            return _storm(mistakes)


def _explosion(mistakes: int) -> str:
    match mistakes:
        case 1:
            return QCoreApplication.translate("Editions", "The first mistake uncovers the explosion.")
        case 2:
            return QCoreApplication.translate("Editions", "The second mistake uncovers the explosion.")
        case 3:
            return QCoreApplication.translate("Editions", "The third mistake uncovers the explosion.")
        case _:
            return QCoreApplication.translate("Editions", "The fourth mistake uncovers the explosion.")


def _red_fuse(mistakes: int) -> str:
    match mistakes:
        case 1:
            return QCoreApplication.translate("Editions", "The first mistake burns the last red fuse.")
        case 2:
            return QCoreApplication.translate("Editions", "The second mistake burns the last red fuse.")
        case 3:
            return QCoreApplication.translate("Editions", "The third mistake burns the last red fuse.")
        case _:
            return QCoreApplication.translate("Editions", "The fourth mistake burns the last red fuse.")


def _red_token(mistakes: int) -> str:
    match mistakes:
        case 1:
            return QCoreApplication.translate("Editions", "The first red token in the lid loses.")
        case 2:
            return QCoreApplication.translate("Editions", "The second red token in the lid loses.")
        case 3:
            return QCoreApplication.translate("Editions", "The third red token in the lid loses.")
        case _:
            return QCoreApplication.translate("Editions", "The fourth red token in the lid loses.")


def _storm(mistakes: int) -> str:
    match mistakes:
        case 1:
            return QCoreApplication.translate("Editions", "The first bolt of lightning loses.")
        case 2:
            return QCoreApplication.translate("Editions", "The second bolt of lightning loses.")
        case 3:
            return QCoreApplication.translate("Editions", "The third bolt of lightning loses.")
        case _:
            return QCoreApplication.translate("Editions", "The fourth bolt of lightning loses.")


def empty_hints_fact(allowed: bool) -> str:
    """Whether a hint may point at no card."""
    if allowed:
        return QCoreApplication.translate("Editions", "A hint may point at no card.")
    return QCoreApplication.translate("Editions", "A hint must point at a card.")


def starter_text(starter: Starter) -> str:
    """Whom the book lets begin."""
    match starter:
        case Starter.MOST_COLOURFUL:
            return QCoreApplication.translate("Editions", "By the book: whoever wears the most colourful clothes.")
        case Starter.UNSAID:
            return QCoreApplication.translate("Editions", "No book says who: choose, or draw lots.")
        case Starter.MASTER:
            return QCoreApplication.translate("Editions", "By the book: the oldest player, who is the master.")


def choreography_text(kit: Kit) -> str:
    """What `choreography` changes."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate(
                "Editions",
                "The colour may be named before playing: right brings a clock token back, wrong is a mistake.",
            )
        case Words.COLOURS:
            return QCoreApplication.translate(
                "Editions",
                "The colour may be named before playing: right brings a blue token back, wrong is a mistake.",
            )
        case Words.TILES:
            return QCoreApplication.translate(
                "Editions",
                "The colour may be named before playing: right turns a hint tile to white, wrong is a mistake.",
            )


def mistakes_choice(kit: Kit, mistakes: int) -> str:
    """One degree of difficulty, as it stands in a list."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate("Editions", "%n mistake(s) lose(s) the game", "", mistakes)
        case Words.COLOURS:
            return QCoreApplication.translate("Editions", "%n red token(s)", "", mistakes)
        case Words.TILES:
            return QCoreApplication.translate("Editions", "%n storm tile(s)", "", mistakes)


def clocks_choice(kit: Kit, clocks: int) -> str:
    """One number of tokens for hints, as it stands in a list."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate("Editions", "%n clock token(s)", "", clocks)
        case Words.COLOURS:
            return QCoreApplication.translate("Editions", "%n blue token(s)", "", clocks)
        case Words.TILES:
            return QCoreApplication.translate("Editions", "%n hint tile(s)", "", clocks)


def difficulty_text(kit: Kit) -> str:
    """What fewer mistakes and more tokens mean."""
    if words_of(kit) is Words.TILES:
        return QCoreApplication.translate("Editions", "Fewer storm tiles are harder, more hint tiles are easier.")
    return QCoreApplication.translate("Editions", "Fewer mistakes are harder, more tokens for hints are easier.")


def memory_name(memory: MemoryAid) -> str:
    """What stays of the hints on the cards."""
    match memory:
        case MemoryAid.FULL:
            return QCoreApplication.translate("Editions", "Full")
        case MemoryAid.LAST_HINT:
            return QCoreApplication.translate("Editions", "Last hint")
        case MemoryAid.NONE:
            return QCoreApplication.translate("Editions", "None")


def memory_text(memory: MemoryAid) -> str:
    """What that means in play."""
    match memory:
        case MemoryAid.FULL:
            return QCoreApplication.translate(
                "Editions", "All that the hints told, and what they rule out, stays marked on the cards."
            )
        case MemoryAid.LAST_HINT:
            return QCoreApplication.translate("Editions", "Only the latest hint stays marked on each card.")
        case MemoryAid.NONE:
            return QCoreApplication.translate("Editions", "A hint is shown once; then everybody has to remember.")


def master_text(kit: Kit) -> str:
    """What a master does."""
    if words_of(kit) is Words.TILES:
        return QCoreApplication.translate("Editions", "Every action is told to the master, who alone turns the tiles.")
    return QCoreApplication.translate("Editions", "Every action is told to the master, who alone moves the tokens.")
