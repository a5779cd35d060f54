"""A turn and its three actions: hint, discard, play."""

from hanabi_desktop.rulebook.chapters.playing import play
from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import DiscardPicture, HandPicture, PicturedCard
from hanabi_desktop.rules import Card, Multicolour, Suit
from hanabi_desktop.wording.text import Translate

__all__ = ["discard", "hint", "play", "turn"]


def turn(facts: Facts, translate: Translate) -> Section:
    """What belongs to every turn."""
    paragraphs = [
        Paragraph("turn-order", translate("Rulebook", "Play passes to the left, clockwise around the table.")),
        Paragraph("turn-one", translate("Rulebook", "On your turn, you do exactly one of three things:")),
        Paragraph("turn-hint", translate("Rulebook", "give a hint,"), kind=Kind.ITEM, see=("hint",)),
        Paragraph("turn-discard", translate("Rulebook", "discard a card,"), kind=Kind.ITEM, see=("discard",)),
        Paragraph("turn-play", translate("Rulebook", "or play a card."), kind=Kind.ITEM, see=("play",)),
        Paragraph("turn-no-pass", translate("Rulebook", "You can’t pass.")),
    ]
    if facts.master:
        paragraphs.append(
            Paragraph(
                "turn-announce",
                translate("Rulebook", "Whatever you choose, announce it to the master first, and then do it."),
                see=("master",),
            )
        )
    elif facts.edition.hints_by_click:
        paragraphs.append(
            Paragraph(
                "turn-click", translate("Rulebook", "There’s nothing to announce here: a click is the action itself.")
            )
        )
    paragraphs += [
        Paragraph(
            "turn-silence",
            translate(
                "Rulebook",
                "While somebody is thinking, everybody else keeps a straight face: no remarks, no nudges, no "
                "meaningful sighs.",
            ),
            see=("talk",),
        ),
        Paragraph(
            "turn-hand",
            translate(
                "Rulebook",
                "Your hand is yours to arrange. Whenever you like, change the order of your cards, or raise or "
                "lower some of them or turn them sideways, to help you remember.",
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
            translate("Rulebook", "Give your hint to one teammate of your choice, never to yourself."),
        ),
        Paragraph(
            "hint-one-thing",
            translate("Rulebook", "Name exactly one colour or exactly one value, never both."),
        ),
        Paragraph(
            "hint-complete",
            translate(
                "Rulebook",
                "And tell the whole truth: point at all the cards in that hand that match, and leave none of them out.",
            ),
            picture=HandPicture(by_colour, facts.rules, _colour_caption(facts, translate)),
        ),
        Paragraph(
            "hint-value",
            translate(
                "Rulebook",
                "“These two are your 1s” says nothing about their colours; “these are red” says nothing about "
                "their values.",
            ),
            picture=HandPicture(by_value, facts.rules, value_caption),
        ),
        *_spoken(facts, translate),
        Paragraph("hint-colours", _colours(facts, translate)),
        Paragraph("hint-empty", _empty(facts, translate), translate("Rulebook", "Empty hints")),
    ]
    if facts.rules.perfect:
        paragraphs.append(
            Paragraph(
                "hint-no-cards",
                translate("Rulebook", "A teammate who has no cards left cannot be given a hint."),
            )
        )
    return Section("hint", translate("Rulebook", "Giving a hint"), tuple(paragraphs))


def _spoken(facts: Facts, translate: Translate) -> list[Paragraph]:
    """Hints as they are said at a table, each with a finger on the cards."""
    told = [
        ("colour", translate("Rulebook", "“You have two yellow cards, here and here.”")),
        ("value", translate("Rulebook", "“You have one 5, right here.”")),
    ]
    match facts.rules.multicolour:
        case Multicolour.NONE:
            pass
        case Multicolour.WILD:
            wild = translate(
                "Rulebook",
                "“You have three blue cards: this one, this one and this one.” Two of them really are blue, and the "
                "third is "
                "multicolour, but which is which you don’t say.",
            )
            told.append(("wild", wild))
        case _:
            told.append(("multicolour", translate("Rulebook", "“You have two multicolour cards, here and here.”")))
    if facts.rules.empty_hints:
        told.append(("none", translate("Rulebook", "“You have no 2s.” No finger needed for that one.")))
    wrong = translate(
        "Rulebook",
        "But never “this one is a red 1”: that’s a colour and a value in one. And never “this one is red” if there’s "
        "another "
        "red card in the same hand.",
    )
    return [
        Paragraph(
            "hint-spoken",
            translate("Rulebook", "Around a table, you’d say your hints aloud, with a finger on each card:"),
        ),
        *(Paragraph(f"hint-spoken-{name}", text, kind=Kind.ITEM) for name, text in told),
        Paragraph("hint-spoken-wrong", wrong),
    ]


def _colour_caption(facts: Facts, translate: Translate) -> str:
    if facts.wild:
        return translate("Rulebook", "The colour hint “red” points at both red cards, and at the multicolour one too.")
    return translate("Rulebook", "The colour hint “red” points at both red cards.")


def _colours(facts: Facts, translate: Translate) -> str:
    match facts.rules.multicolour:
        case Multicolour.NONE:
            return translate(
                "Rulebook",
                "You can name white, red, blue, yellow and green. Multicolour cards are not in this game.",
            )
        case Multicolour.WILD:
            return translate(
                "Rulebook",
                "You can name white, red, blue, yellow and green. Multicolour can never be named. Its cards are "
                "wild: every colour hint, whatever the colour, points at all of them in that hand as well.",
            )
        case _:
            return translate(
                "Rulebook",
                "You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any "
                "other, and it is not wild.",
            )


def _empty(facts: Facts, translate: Translate) -> str:
    if facts.rules.empty_hints:
        return translate(
            "Rulebook",
            "A hint may also point at nothing: “you have no white cards” is allowed. It costs as much as any"
            " other hint.",
        )
    return facts.box.handling.no_empty_hint.said(translate)


def discard(facts: Facts, translate: Translate) -> Section:
    """A card for a token."""
    paragraphs = []
    if facts.edition.discards_aloud:
        paragraphs.append(
            Paragraph("discard-aloud", translate("Rulebook", "Say aloud that you’re discarding before you do it."))
        )
    paragraphs += [
        Paragraph(
            "discard-gain",
            facts.box.handling.discard_gain.said(translate),
            picture=DiscardPicture(
                Card(Suit.GREEN, 1), facts.box, translate("Rulebook", "Out goes a card, back comes a hint.")
            ),
        ),
        Paragraph("discard-draw", translate("Rulebook", "Then draw a new card without looking at it.")),
        Paragraph("discard-all-available", facts.box.book.all_available.said(translate)),
        Paragraph(
            "discard-pile",
            translate("Rulebook", "The discard pile lies face up, and anybody may look through it at any time."),
        ),
    ]
    if facts.rules.perfect:
        paragraphs.append(
            Paragraph(
                "discard-indispensable",
                translate("Rulebook", "Careful: discarding an indispensable card loses the game for everybody."),
                see=("end-indispensable",),
            )
        )
    return Section("discard", translate("Rulebook", "Discarding a card"), tuple(paragraphs))
