"""Playing a card, and naming its colour first where that is played."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import PlayPicture
from hanabi_desktop.rules import Card, Kit, Suit
from hanabi_desktop.wording.text import Translate
from hanabi_desktop.wording.tokens import Words


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
        Paragraph("play-mistake", _mistake(facts, translate), picture=PlayPicture(Card(Suit.BLUE, 4), 2, fails)),
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


def _mistake(facts: Facts, translate: Translate) -> str:
    match facts.kit:
        case Kit.CLOCKS_AND_FUSES:
            return translate(
                "Rulebook",
                "If it does not fit, it goes to the discard pile, and the fuse gets shorter: the top fuse token is taken off "
                "the stack.",
            )
        case Kit.TURNED_CLOCKS:
            return translate(
                "Rulebook",
                "If it does not fit, it goes to the discard pile, and the fuse gets shorter: one red fuse token is used up.",
            )
        case Kit.BOX_LID:
            return translate(
                "Rulebook",
                "If it does not fit, it goes to the discard pile, and the fuse gets shorter: a red token goes into the box "
                "lid.",
            )
        case Kit.TILES:
            return translate(
                "Rulebook",
                "If it does not fit, it goes to the discard pile, and a storm draws nearer: a storm tile is turned from the "
                "starry sky to lightning.",
            )


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
        Paragraph(f"{prefix}-right", _right(facts, translate), kind=Kind.ITEM),
        Paragraph(f"{prefix}-wrong", _wrong(facts, translate), kind=Kind.ITEM),
        Paragraph(f"{prefix}-misfit", _misfit(facts, translate), kind=Kind.ITEM),
        Paragraph(f"{prefix}-full", _full(facts, translate), kind=Kind.ITEM),
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


def _right(facts: Facts, translate: Translate) -> str:
    match facts.words:
        case Words.CLOCKS:
            return translate(
                "Rulebook",
                "The colour is right: the card is played as usual, and one clock token comes back, besides the bonus one if "
                "the card is a 5.",
            )
        case Words.COLOURS:
            return translate(
                "Rulebook",
                "The colour is right: the card is played as usual, and one blue token comes back, besides the bonus one if "
                "the card is a 5.",
            )
        case Words.TILES:
            return translate(
                "Rulebook",
                "The colour is right: the card is played as usual, and one hint tile turns white, besides the bonus one if "
                "the card is a 5.",
            )


def _wrong(facts: Facts, translate: Translate) -> str:
    if facts.words is Words.TILES:
        return translate(
            "Rulebook",
            "The colour is wrong: the card goes to the discard pile even if it would have fitted, and a storm tile is turned "
            "to lightning.",
        )
    return translate(
        "Rulebook",
        "The colour is wrong: the card goes to the discard pile even if it would have fitted, and counts as a mistake.",
    )


def _misfit(facts: Facts, translate: Translate) -> str:
    match facts.words:
        case Words.CLOCKS:
            return translate(
                "Rulebook",
                "The colour is right, but the card does not fit: an ordinary mistake, and no clock token comes back.",
            )
        case Words.COLOURS:
            return translate(
                "Rulebook",
                "The colour is right, but the card does not fit: an ordinary mistake, and no blue token comes back.",
            )
        case Words.TILES:
            return translate(
                "Rulebook",
                "The colour is right, but the card does not fit: an ordinary mistake, and no hint tile turns white.",
            )


def _full(facts: Facts, translate: Translate) -> str:
    match facts.words:
        case Words.CLOCKS:
            return translate("Rulebook", "If all clock tokens are available already, the one you earned is lost.")
        case Words.COLOURS:
            return translate("Rulebook", "If all blue tokens are available already, the one you earned is lost.")
        case Words.TILES:
            return translate("Rulebook", "If all hint tiles are white already, the one you earned is lost.")
