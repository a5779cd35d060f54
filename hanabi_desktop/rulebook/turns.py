"""A turn and its three actions: hint, discard, play."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import DiscardPicture, HandPicture, PicturedCard
from hanabi_desktop.rulebook.playing import play
from hanabi_desktop.rules import Card, EditionId, Multicolour, Suit
from hanabi_desktop.wording.text import Translate

__all__ = ["discard", "hint", "play", "turn"]


def turn(facts: Facts, translate: Translate) -> Section:
    """What belongs to every turn."""
    paragraphs = [
        Paragraph("turn-order", translate("Rulebook", "Play goes round clockwise, that is to the left.")),
        Paragraph("turn-one", translate("Rulebook", "On your turn you do exactly one of three things:")),
        Paragraph("turn-hint", translate("Rulebook", "give one hint,"), kind=Kind.ITEM, see=("hint",)),
        Paragraph("turn-discard", translate("Rulebook", "discard one card,"), kind=Kind.ITEM, see=("discard",)),
        Paragraph("turn-play", translate("Rulebook", "or play one card."), kind=Kind.ITEM, see=("play",)),
        Paragraph("turn-no-pass", translate("Rulebook", "You cannot pass.")),
    ]
    if facts.master:
        paragraphs.append(
            Paragraph(
                "turn-announce",
                translate("Rulebook", "Whichever it is: first you announce it to the master, then it is done."),
                see=("master",),
            )
        )
    elif facts.edition.id is EditionId.ONLINE:
        paragraphs.append(
            Paragraph(
                "turn-click", translate("Rulebook", "Nothing needs to be announced: a click is the action itself.")
            )
        )
    paragraphs += [
        Paragraph(
            "turn-silence",
            translate(
                "Rulebook",
                "While somebody is thinking, the others keep a straight face: no remarks, no nudges, no meaningful sighs.",
            ),
            see=("talk",),
        ),
        Paragraph(
            "turn-hand",
            translate(
                "Rulebook",
                "Your own hand is yours to arrange: change the order of your cards, raise, lower or turn them as a memory "
                "aid, whenever you like.",
            ),
            see=("screen-arrange",),
        ),
    ]
    return Section("turn", translate("Rulebook", "Your turn"), tuple(paragraphs))


def hint(facts: Facts, translate: Translate) -> Section:
    """What may be told, and what it costs."""
    cards = (
        Card(Suit.RED, 1),
        Card(Suit.BLUE, 3),
        Card(Suit.RED, 4),
        Card(Suit.MULTICOLOUR if facts.wild else Suit.GREEN, 1),
        Card(Suit.YELLOW, 2),
    )
    by_colour = tuple(PicturedCard(card, card.suit in (Suit.RED, Suit.MULTICOLOUR)) for card in cards)
    by_value = tuple(PicturedCard(card, card.rank == 1) for card in cards)
    value_caption = translate("Rulebook", "The value hint “1” points at every 1, whatever its colour.")
    paragraphs = [
        Paragraph("hint-cost", facts.box.handling.hint_cost.said(translate)),
        Paragraph(
            "hint-teammate",
            translate("Rulebook", "A hint goes to one teammate of your choice, never to yourself."),
        ),
        Paragraph(
            "hint-one-thing",
            translate("Rulebook", "It names exactly one colour or exactly one value, never both."),
        ),
        Paragraph(
            "hint-complete",
            translate(
                "Rulebook",
                "And it is complete: you point at all the cards of that hand which match, and leave none of them out.",
            ),
            picture=HandPicture(by_colour, facts.rules, _colour_caption(facts, translate)),
        ),
        Paragraph(
            "hint-value",
            translate(
                "Rulebook",
                "“These two are your ones” tells nothing of their colours; “these are red” tells nothing of their values.",
            ),
            picture=HandPicture(by_value, facts.rules, value_caption),
        ),
        Paragraph("hint-colours", _colours(facts, translate)),
        Paragraph("hint-empty", _empty(facts, translate), translate("Rulebook", "Empty hints")),
    ]
    if facts.rules.perfect:
        paragraphs.append(
            Paragraph(
                "hint-no-cards",
                translate("Rulebook", "A teammate who has no cards any more cannot be given a hint."),
            )
        )
    return Section("hint", translate("Rulebook", "Giving a hint"), tuple(paragraphs))


def _colour_caption(facts: Facts, translate: Translate) -> str:
    if facts.wild:
        return translate("Rulebook", "The colour hint “red” points at both red cards, and at the multicolour one.")
    return translate("Rulebook", "The colour hint “red” points at both red cards.")


def _colours(facts: Facts, translate: Translate) -> str:
    match facts.rules.multicolour:
        case Multicolour.NONE:
            return translate(
                "Rulebook",
                "The colours you can name are white, red, blue, yellow and green. Multicolour cards are not in this game.",
            )
        case Multicolour.WILD:
            return translate(
                "Rulebook",
                "The colours you can name are white, red, blue, yellow and green. Multicolour can never be named: its cards "
                "are wild, and every colour hint, whatever its colour, points at all of them in that hand as well.",
            )
        case _:
            return translate(
                "Rulebook",
                "The colours you can name are white, red, blue, yellow, green and multicolour. Multicolour is a colour like "
                "the others: it is named like them, and it is not wild.",
            )


def _empty(facts: Facts, translate: Translate) -> str:
    if facts.rules.empty_hints:
        return translate(
            "Rulebook",
            "A hint may also point at nothing: “you have no white cards” is allowed. It costs as much as any other.",
        )
    return facts.box.handling.no_empty_hint.said(translate)


def discard(facts: Facts, translate: Translate) -> Section:
    """A card for a token."""
    paragraphs = []
    if facts.edition.id is EditionId.ENGLISH:
        paragraphs.append(
            Paragraph("discard-aloud", translate("Rulebook", "Say aloud that you are discarding before you do it."))
        )
    paragraphs += [
        Paragraph(
            "discard-gain",
            facts.box.handling.discard_gain.said(translate),
            picture=DiscardPicture(
                Card(Suit.GREEN, 1), facts.box, translate("Rulebook", "The card goes, a token comes back.")
            ),
        ),
        Paragraph("discard-draw", translate("Rulebook", "Then draw another card, without looking at it.")),
        Paragraph("discard-all-available", facts.box.book.all_available.said(translate)),
        Paragraph(
            "discard-pile",
            translate("Rulebook", "The discard pile lies open: anybody may look through it at any time."),
        ),
    ]
    if facts.rules.perfect:
        paragraphs.append(
            Paragraph(
                "discard-indispensable",
                translate("Rulebook", "Take care: to discard an indispensable card loses the game for everybody."),
                see=("end-indispensable",),
            )
        )
    return Section("discard", translate("Rulebook", "Discarding a card"), tuple(paragraphs))
