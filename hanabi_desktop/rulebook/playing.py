"""Playing a card, and naming its colour first where that is played."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import PlayPicture
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.wording.text import Translate


def play(facts: Facts, translate: Translate) -> Section:
    """What fits, what does not, and what either brings."""
    fits = translate("Rulebook", "The blue firework stands at 2: the blue 3 is next, and is added.")
    fails = translate("Rulebook", "The blue firework stands at 2: the blue 4 does not fit, and that is a mistake.")
    paragraphs = [
        Paragraph(
            "play-card",
            translate(
                "Rulebook",
                "Choose a card of your own hand and lay it open on the table, whether you know what it is or not.",
            ),
        ),
        Paragraph(
            "play-fits",
            translate(
                "Rulebook",
                "If it begins a firework of its colour, or continues it, it is added. A firework begins with the 1, and each "
                "further card must be exactly one higher than the one on top.",
            ),
            picture=PlayPicture(Card(Suit.BLUE, 3), 2, fits),
        ),
        Paragraph(
            "play-mistake",
            facts.box.handling.mistake.said(translate),
            picture=PlayPicture(Card(Suit.BLUE, 4), 2, fails),
        ),
        Paragraph(
            "play-draw",
            translate("Rulebook", "Fit or no fit, you then draw another card without looking at it."),
        ),
    ]
    if facts.rules.choreography:
        paragraphs += choreography(facts, translate, "play-naming")
    else:
        paragraphs.append(
            Paragraph(
                "play-naming",
                translate(
                    "Rulebook",
                    "No colour is named beforehand in this game: the card is turned up and speaks for itself.",
                ),
            )
        )
    if facts.rules.perfect:
        paragraphs.append(
            Paragraph(
                "play-indispensable",
                translate(
                    "Rulebook",
                    "Take care: a failed play that costs an indispensable card loses the game for everybody.",
                ),
                see=("end-indispensable",),
            )
        )
    return Section("play", translate("Rulebook", "Playing a card"), tuple(paragraphs))


def choreography(facts: Facts, translate: Translate, prefix: str) -> list[Paragraph]:
    """Naming the colour first, with all rulings; the ids begin with `prefix`."""
    paragraphs = [
        Paragraph(
            prefix,
            translate(
                "Rulebook",
                "When you play a card you may name its colour before it is turned up. You decide that anew each time: "
                "you may also just play.",
            ),
        ),
        Paragraph(f"{prefix}-right", facts.box.book.named_right.said(translate), kind=Kind.ITEM),
        Paragraph(f"{prefix}-wrong", facts.box.book.named_wrong.said(translate), kind=Kind.ITEM),
        Paragraph(f"{prefix}-misfit", facts.box.book.named_misfit.said(translate), kind=Kind.ITEM),
        Paragraph(f"{prefix}-full", facts.box.book.named_full.said(translate), kind=Kind.ITEM),
    ]
    if facts.six:
        paragraphs.append(
            Paragraph(
                f"{prefix}-multicolour",
                translate("Rulebook", "Multicolour is named as a colour of its own."),
                kind=Kind.ITEM,
            )
        )
    return paragraphs
