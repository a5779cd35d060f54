"""The editions, their variants and the switches of a table."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Edition, EditionId, MemoryAid, Multicolour, Starter
from hanabi_desktop.wording.text import Text, Translate, program
from hanabi_desktop.wording.tokens import Choices


def edition_name(edition: EditionId, language: Translate = program, /) -> str:
    """What the edition is called."""
    match edition:
        case EditionId.ENGLISH:
            return Text("Editions", "English edition").said(language)
        case EditionId.ONLINE:
            return Text("Editions", "Online edition").said(language)
        case EditionId.NORWEGIAN:
            return Text("Editions", "Norwegian edition").said(language)
        case EditionId.SWEDISH:
            return Text("Editions", "Swedish edition").said(language)
        case EditionId.GERMAN:
            return Text("Editions", "German edition").said(language)
        case EditionId.HOUSE:
            return Text("Editions", "House rules").said(language)


def edition_text(edition: Edition, choices: Choices, losing: Sequence[Text]) -> str:
    """What makes an edition different, in two or three short sentences; the last two are what its box says."""
    if edition.id is EditionId.HOUSE:
        return QCoreApplication.translate("Editions", "Every switch is yours, in any combination.")
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


def multicolour_name(kind: Multicolour, edition: EditionId, language: Translate = program, /) -> str:
    """What the edition calls this kind of sixth colour."""
    match kind, edition:
        case Multicolour.NONE, _:
            return Text("Editions", "Five colours").said(language)
        case Multicolour.TEN, EditionId.ENGLISH:
            return Text("Editions", "Variant 1: ten multicolour cards").said(language)
        case Multicolour.FIVE, EditionId.ENGLISH:
            return Text("Editions", "Variant 2: five multicolour cards").said(language)
        case Multicolour.WILD, EditionId.ENGLISH:
            return Text("Editions", "Variant 3: ten wild cards").said(language)
        case Multicolour.FIVE, EditionId.NORWEGIAN | EditionId.SWEDISH:
            return Text("Editions", "Colour avalanche").said(language)
        case Multicolour.TEN, EditionId.GERMAN:
            return Text("Editions", "Farbrausch").said(language)
        case Multicolour.FIVE, EditionId.GERMAN:
            return Text("Editions", "Farbrausch with five cards").said(language)
        case Multicolour.WILD, EditionId.GERMAN:
            return Text("Editions", "Farbrausch²").said(language)
        case Multicolour.TEN, _:
            return Text("Editions", "Ten multicolour cards").said(language)
        case Multicolour.FIVE, _:
            return Text("Editions", "Five multicolour cards").said(language)
        case _:
            return Text("Editions", "Ten wild multicolour cards").said(language)


def multicolour_text(kind: Multicolour) -> str:
    """What the sixth colour changes."""
    match kind:
        case Multicolour.NONE:
            return QCoreApplication.translate("Editions", "The basic game: 50 cards, 25 points at most.")
        case Multicolour.TEN:
            return QCoreApplication.translate(
                "Editions", "A sixth colour that hints can name like any other; 30 points at most."
            )
        case Multicolour.FIVE:
            return QCoreApplication.translate(
                "Editions", "A sixth colour, each of its cards only once: none may be lost. 30 points at most."
            )
        case Multicolour.WILD:
            return QCoreApplication.translate(
                "Editions",
                "A sixth colour that no hint can name: every colour hint points at it too. 30 points at most.",
            )


def perfect_name(edition: EditionId, language: Translate = program, /) -> str:
    """What the edition calls the game without a last round."""
    match edition:
        case EditionId.ENGLISH:
            return Text("Editions", "Variant 4: only a perfect show").said(language)
        case EditionId.NORWEGIAN | EditionId.SWEDISH:
            return Text("Editions", "Expert game: the crowning touch").said(language)
        case _:
            return Text("Editions", "Only a perfect show wins").said(language)


def perfect_text() -> str:
    """What `perfect` changes."""
    return QCoreApplication.translate(
        "Editions", "No last round. Whoever loses an indispensable card loses the game for all."
    )


def choreography_name(edition: EditionId, language: Translate = program, /) -> str:
    """What the edition calls naming the colour before a card is played."""
    if edition is EditionId.HOUSE:
        return Text("Editions", "Choreography").said(language)
    return Text("Editions", "Detailed choreography").said(language)


def empty_hints_name(language: Translate = program, /) -> str:
    """The switch for hints that point at nothing."""
    return Text("Editions", "Empty hints").said(language)


def empty_hints_text() -> str:
    """What the switch allows."""
    return QCoreApplication.translate("Editions", "A hint may name what a hand does not have.")


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
            return Text("Editions", "All that the hints told, and what they rule out, stays marked on the cards.").said(
                language
            )
        case MemoryAid.LAST_HINT:
            return Text("Editions", "Only the latest hint stays marked on each card.").said(language)
        case MemoryAid.NONE:
            return Text("Editions", "A hint is shown once; then everybody has to remember.").said(language)
