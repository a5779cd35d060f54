"""Names of suits and cards, and what is told of a card in a hand."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLocale

from hanabi_desktop.rules import Card, ColourHint, Knowledge, Rules, Suit
from hanabi_desktop.table.tokens import ActionKind
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.wording.text import Text, Translate, program


def suit_name(suit: Suit, language: Translate = program, /) -> str:
    """The colour's name in small letters, as it stands in a list or on a button."""
    return _SUITS[suit].said(language)


def symbol_name(suit: Suit, language: Translate = program, /) -> str:
    """The shape that stands for the colour."""
    return _SYMBOLS[suit].said(language)


def card_name(card: Card, language: Translate = program, /) -> str:
    """The card's name, used like a proper name in sentences: "Kari plays red 3"."""
    return _CARDS[card.suit].said(language, rank=card.rank)


_SUITS: Mapping[Suit, Text] = MappingProxyType(
    {
        Suit.RED: Text("Suits", "red"),
        Suit.YELLOW: Text("Suits", "yellow"),
        Suit.GREEN: Text("Suits", "green"),
        Suit.BLUE: Text("Suits", "blue"),
        Suit.WHITE: Text("Suits", "white"),
        Suit.MULTICOLOUR: Text("Suits", "multicolour"),
    }
)
_SYMBOLS: Mapping[Suit, Text] = MappingProxyType(
    {
        Suit.RED: Text("Suits", "triangle"),
        Suit.YELLOW: Text("Suits", "star"),
        Suit.GREEN: Text("Suits", "clover leaf"),
        Suit.BLUE: Text("Suits", "disc"),
        Suit.WHITE: Text("Suits", "diamond"),
        Suit.MULTICOLOUR: Text("Suits", "rainbow"),
    }
)
_CARDS: Mapping[Suit, Text] = MappingProxyType(
    {
        Suit.RED: Text("Cards", "red {rank}"),
        Suit.YELLOW: Text("Cards", "yellow {rank}"),
        Suit.GREEN: Text("Cards", "green {rank}"),
        Suit.BLUE: Text("Cards", "blue {rank}"),
        Suit.WHITE: Text("Cards", "white {rank}"),
        Suit.MULTICOLOUR: Text("Cards", "multicolour {rank}"),
    }
)


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


def table_card_text(card: TableCard, name: str, rules: Rules, face: bool = True) -> str:
    """A card in a hand, for the screen reader: whose, which place, what the viewer may know of it.

    Without its `face` it says nothing but what everybody may know.
    """
    if card.face is not None and not face:
        text = QCoreApplication.translate("Cards", "{name}, card {place}.")
        parts = [text.format(name=name, place=card.place)]
    elif card.face is None:
        text = QCoreApplication.translate("Cards", "{name}, card {place}: face down.")
        parts = [text.format(name=name, place=card.place)]
    else:
        text = QCoreApplication.translate("Cards", "{name}, card {place}: {card}.")
        parts = [text.format(name=name, place=card.place, card=card_name(card.face))]
    parts += [told_text(card.known), known_text(card.known, rules), *_states(card, face)]
    return " ".join(part for part in parts if part)


def _states(card: TableCard, face: bool) -> list[str]:
    states = []
    if card.pointed:
        states.append(QCoreApplication.translate("Cards", "The last hint points at it."))
    if card.critical and face:
        states.append(QCoreApplication.translate("Cards", "The last copy."))
    match None if card.laid_open else card.announced:
        case ActionKind.PLAY:
            states.append(QCoreApplication.translate("Cards", "Announced: it will be played."))
        case ActionKind.DISCARD:
            states.append(QCoreApplication.translate("Cards", "Announced: it will be discarded."))
    if card.raised:
        states.append(QCoreApplication.translate("Cards", "Raised."))
    if card.turned:
        states.append(QCoreApplication.translate("Cards", "Turned."))
    if card.note:
        states.append(QCoreApplication.translate("Cards", "Note: {note}").format(note=card.note))
    return states
