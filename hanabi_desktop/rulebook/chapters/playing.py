"""Playing a card, and naming its colour first where that is played."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import PlayPicture
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.wording.text import Translate


def play(facts: Facts, translate: Translate) -> Section:
    """What fits, what does not, and what either brings."""
    fits = translate("Rulebook", "The blue firework is at 2, so the blue 3 comes next: it fits.")
    fails = translate("Rulebook", "The blue firework is at 2, so the blue 4 doesn’t fit: that’s a mistake.")
    paragraphs = [
        Paragraph(
            "play-card",
            translate(
                "Rulebook",
                "Choose a card from your hand and put it face up on the table, whether you know what it is or not.",
            ),
        ),
        Paragraph(
            "play-fits",
            translate(
                "Rulebook",
                "If it starts or continues the firework of its colour, add it there. A firework starts with the "
                "1, and each card after that must be exactly one higher than the one before.",
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
            translate("Rulebook", "Either way, draw a new card without looking at it."),
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
                    "No colour is named beforehand in this game: just turn the card up and see.",
                ),
            )
        )
    if facts.rules.perfect:
        paragraphs.append(
            Paragraph(
                "play-indispensable",
                translate(
                    "Rulebook",
                    "Careful: misplaying an indispensable card loses the game for everybody.",
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
                "When you play a card, you may name its colour before you turn it up. The choice is yours each "
                "time: you can also just play.",
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
                translate("Rulebook", "Multicolour counts as a colour of its own."),
                kind=Kind.ITEM,
            )
        )
    paragraphs.append(
        Paragraph(
            f"{prefix}-example",
            translate(
                "Rulebook",
                "For example: the blue firework is at 2. You say “blue”, turn up your card, and it’s the blue 3. "
                "Well done! If it "
                "had been the red 1 instead, it would have gone to the discard pile.",
            ),
        )
    )
    return paragraphs
