"""Names of suits and cards, and what is told of a card in a hand."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.rules import Card, ColourHint, Knowledge, Rules, Suit
from hanabi_desktop.table.view import TableCard


def suit_name(suit: Suit) -> str:
    """The colour's name in small letters, as it stands in a list or on a button."""
    match suit:
        case Suit.RED:
            return QCoreApplication.translate("Suits", "red")
        case Suit.YELLOW:
            return QCoreApplication.translate("Suits", "yellow")
        case Suit.GREEN:
            return QCoreApplication.translate("Suits", "green")
        case Suit.BLUE:
            return QCoreApplication.translate("Suits", "blue")
        case Suit.WHITE:
            return QCoreApplication.translate("Suits", "white")
        case Suit.MULTICOLOUR:
            return QCoreApplication.translate("Suits", "multicolour")


def symbol_name(suit: Suit) -> str:
    """The shape that stands for the colour."""
    match suit:
        case Suit.RED:
            return QCoreApplication.translate("Suits", "triangle")
        case Suit.YELLOW:
            return QCoreApplication.translate("Suits", "star")
        case Suit.GREEN:
            return QCoreApplication.translate("Suits", "clover leaf")
        case Suit.BLUE:
            return QCoreApplication.translate("Suits", "disc")
        case Suit.WHITE:
            return QCoreApplication.translate("Suits", "diamond")
        case Suit.MULTICOLOUR:
            return QCoreApplication.translate("Suits", "rainbow")


def card_name(card: Card) -> str:
    """The card's name, used like a proper name in sentences: "Kari plays red 3"."""
    match card.suit:
        case Suit.RED:
            text = QCoreApplication.translate("Cards", "red {rank}")
        case Suit.YELLOW:
            text = QCoreApplication.translate("Cards", "yellow {rank}")
        case Suit.GREEN:
            text = QCoreApplication.translate("Cards", "green {rank}")
        case Suit.BLUE:
            text = QCoreApplication.translate("Cards", "blue {rank}")
        case Suit.WHITE:
            text = QCoreApplication.translate("Cards", "white {rank}")
        case Suit.MULTICOLOUR:
            text = QCoreApplication.translate("Cards", "multicolour {rank}")
    return text.format(rank=card.rank)


def listed(parts: Iterable[str]) -> str:
    """A list in words, joined as the language joins it."""
    return QLocale().createSeparatedList(list(parts))


def either(parts: list[str]) -> str:
    """Alternatives in words: "red", "red or blue", "red, blue or white"."""
    if len(parts) < 2:
        return "".join(parts)
    return QCoreApplication.translate("Cards", "{several} or {last}").format(
        several=", ".join(parts[:-1]), last=parts[-1]
    )


def known_text(known: Knowledge, rules: Rules) -> str:
    """What the hints tell of a card, in one sentence; empty if they tell nothing."""
    suits = [suit_name(suit) for suit in sorted(known.suits)] if len(known.suits) < len(rules.suits) else []
    ranks = [str(rank) for rank in sorted(known.ranks)] if len(known.ranks) < 5 else []
    if suits and ranks:
        return QCoreApplication.translate("Cards", "By the hints: {colours}; value {values}.").format(
            colours=either(suits), values=either(ranks)
        )
    if suits:
        return QCoreApplication.translate("Cards", "By the hints: {colours}.").format(colours=either(suits))
    if ranks:
        return QCoreApplication.translate("Cards", "By the hints: value {values}.").format(values=either(ranks))
    return ""


def told_text(known: Knowledge) -> str:
    """The hints that pointed at a card, oldest first; empty if there were none."""
    told = [suit_name(hint.suit) if isinstance(hint, ColourHint) else str(hint.rank) for hint in known.told]
    if not told:
        return ""
    return QCoreApplication.translate("Cards", "Hints pointed at it: {hints}.").format(hints=", ".join(told))


def table_card_text(card: TableCard, name: str, rules: Rules) -> str:
    """A card in a hand, for the screen reader: whose, which place, what the viewer may know of it."""
    if card.face is None:
        text = QCoreApplication.translate("Cards", "{name}, card {place}: face down.")
        parts = [text.format(name=name, place=card.place)]
    else:
        text = QCoreApplication.translate("Cards", "{name}, card {place}: {card}.")
        parts = [text.format(name=name, place=card.place, card=card_name(card.face))]
    parts += [told_text(card.known), known_text(card.known, rules), *_states(card)]
    return " ".join(part for part in parts if part)


def _states(card: TableCard) -> list[str]:
    states = []
    if card.pointed:
        states.append(QCoreApplication.translate("Cards", "The last hint points at it."))
    if card.critical:
        states.append(QCoreApplication.translate("Cards", "The last copy."))
    if card.raised:
        states.append(QCoreApplication.translate("Cards", "Raised."))
    if card.turned:
        states.append(QCoreApplication.translate("Cards", "Turned."))
    if card.note:
        states.append(QCoreApplication.translate("Cards", "Note: {note}").format(note=card.note))
    return states
