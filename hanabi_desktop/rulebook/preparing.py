"""What lies in the box, and how it comes onto the table."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.names import clocks_title, fuses_title
from hanabi_desktop.rulebook.pictures import HandPicture, PicturedCard, TokensPicture
from hanabi_desktop.rules import COPIES, RANKS, Card, Kit, Multicolour, Starter, Suit
from hanabi_desktop.wording.text import Translate

_FIVE_SUITS = 50
"""Cards of every box that are not multicolour."""


def box(facts: Facts, translate: Translate) -> Section:
    """Cards and tokens, as many as this table uses."""
    one_suit = tuple(PicturedCard(Card(Suit.BLUE, rank)) for rank in RANKS for _ in range(COPIES[rank]))
    suit = HandPicture(one_suit, facts.rules, translate("Rulebook", "The ten cards of a full suit."))
    return Section(
        "box",
        translate("Rulebook", "What is in the box"),
        (
            Paragraph("box-cards", _box_cards(facts, translate)),
            Paragraph(
                "box-values",
                translate(
                    "Rulebook",
                    "A full suit has ten cards: the 1 three times, the 2, the 3 and the 4 twice, and the 5 only once.",
                ),
                picture=suit,
            ),
            Paragraph("box-in-play", _in_play(facts, translate)),
            Paragraph("box-clocks", _clocks(facts, translate), clocks_title(facts.words, translate)),
            Paragraph("box-fuses", _fuses(facts, translate), fuses_title(facts.words, translate)),
        ),
    )


def _box_cards(facts: Facts, translate: Translate) -> str:
    match facts.edition.box_cards - _FIVE_SUITS:
        case 0:
            return translate("Rulebook", "50 cards: five suits of ten, in white, red, blue, yellow and green.")
        case 5:
            return translate(
                "Rulebook",
                "55 cards: five suits of ten, in white, red, blue, yellow and green, which makes 50, and five multicolour "
                "cards, one each of 1, 2, 3, 4 and 5.",
            )
        case 10:
            return translate(
                "Rulebook",
                "60 cards, six full suits: ten each in white, red, blue, yellow and green, which makes 50, and ten "
                "multicolour ones.",
            )
        case others:
            raise LookupError(f"nothing is written about a box with {others} multicolour cards")


def _in_play(facts: Facts, translate: Translate) -> str:
    spare = facts.edition.box_cards - facts.cards
    match facts.rules.multicolour:
        case Multicolour.NONE if not spare:
            return translate("Rulebook", "All 50 of them are in the game.")
        case Multicolour.NONE:
            return translate("Rulebook", "At this table the multicolour cards stay in the box: you play with 50 cards.")
        case Multicolour.FIVE if spare > 0:
            return translate(
                "Rulebook",
                "At this table five of the multicolour cards join in, one each of 1 to 5; the others stay in the box. You "
                "play with 55 cards.",
            )
        case Multicolour.FIVE:
            return translate("Rulebook", "At this table the five multicolour cards join in: you play with 55 cards.")
        case Multicolour.TEN | Multicolour.WILD:
            return translate("Rulebook", "At this table all ten multicolour cards join in: you play with 60 cards.")


def _clocks(facts: Facts, translate: Translate) -> str:
    clocks = facts.rules.clocks
    match facts.kit:
        case Kit.CLOCKS_AND_FUSES | Kit.TURNED_CLOCKS:
            return translate("Rulebook", "You use %n blue clock tokens. They pay for your hints.", "", clocks)
        case Kit.BOX_LID:
            return translate("Rulebook", "You use %n blue tokens. They pay for your hints.", "", clocks)
        case Kit.TILES if clocks == 8:
            return translate(
                "Rulebook",
                "You use %n hint tiles, white on one side and black on the other. They pay for your hints. One more lies in "
                "the box as a spare.",
                "",
                clocks,
            )
        case Kit.TILES if clocks == 9:
            return translate(
                "Rulebook",
                "You use %n hint tiles, white on one side and black on the other, the spare one among them. They pay for "
                "your hints.",
                "",
                clocks,
            )
        case Kit.TILES if clocks > 9:
            return translate(
                "Rulebook",
                "You use %n hint tiles, white on one side and black on the other; the spare one is among them, and coins "
                "stand in for those that the box does not have. They pay for your hints.",
                "",
                clocks,
            )
        case _:
            return translate(
                "Rulebook",
                "You use %n hint tiles, white on one side and black on the other. They pay for your hints.",
                "",
                clocks,
            )


def _fuses(facts: Facts, translate: Translate) -> str:
    mistakes = facts.rules.mistakes
    match facts.kit:
        case Kit.CLOCKS_AND_FUSES:
            return translate(
                "Rulebook",
                "You use %n black fuse tokens. On each the fuse is shorter than on the one before; the last shows the "
                "explosion.",
                "",
                mistakes + 1,
            )
        case Kit.TURNED_CLOCKS:
            return translate("Rulebook", "You use %n red fuse tokens, one for each mistake.", "", mistakes)
        case Kit.BOX_LID:
            return translate("Rulebook", "You use %n red tokens, one for each mistake.", "", mistakes)
        case Kit.TILES:
            return translate(
                "Rulebook",
                "You use %n storm tiles, one for each mistake: a starry sky on one side, lightning on the other.",
                "",
                mistakes,
            )


def ready(facts: Facts, translate: Translate) -> Section:
    """Everything that is done before the first turn."""
    rules = facts.rules
    tokens = TokensPicture(
        facts.kit, rules.clocks, 0, rules.mistakes, 0, translate("Rulebook", "The tokens before the first turn.")
    )
    return Section(
        "ready",
        translate("Rulebook", "Getting ready"),
        (
            Paragraph("ready-clocks", _lay_clocks(facts, translate)),
            Paragraph("ready-fuses", _lay_fuses(facts, translate), picture=tokens),
            Paragraph(
                "ready-shuffle",
                translate("Rulebook", "Shuffle all %n cards and deal them face down:", "", facts.cards),
            ),
            Paragraph(
                "ready-hand-5",
                translate("Rulebook", "five cards each"),
                translate("Rulebook", "with two or three players"),
                Kind.ROW,
            ),
            Paragraph(
                "ready-hand-4",
                translate("Rulebook", "four cards each"),
                translate("Rulebook", "with four or five players"),
                Kind.ROW,
            ),
            Paragraph(
                "ready-hold",
                translate(
                    "Rulebook",
                    "Hold your cards with the backs towards you: nobody may ever see their own, and everybody else’s are "
                    "open to you. On this screen the program takes care of that.",
                ),
                see=("screen-public",),
            ),
            Paragraph(
                "ready-deck", translate("Rulebook", "The remaining cards are the deck, to be drawn from unseen.")
            ),
            Paragraph("ready-starter", _starter(facts, translate)),
        ),
    )


def _lay_clocks(facts: Facts, translate: Translate) -> str:
    match facts.kit:
        case Kit.CLOCKS_AND_FUSES:
            return translate(
                "Rulebook",
                "Lay the clock tokens face up on the table: those are available. Put the box lid beside them; spent tokens "
                "will lie in there.",
            )
        case Kit.TURNED_CLOCKS:
            return translate(
                "Rulebook",
                "Lay the clock tokens out upright: those are available. A spent one will be turned on its side.",
            )
        case Kit.BOX_LID:
            return translate(
                "Rulebook",
                "Put the blue tokens into the box lid: those in it are available. Spent ones will lie beside the lid.",
            )
        case Kit.TILES if facts.master:
            return translate(
                "Rulebook",
                "Lay the hint tiles in front of the master with the white side up: those are available. A spent one will "
                "show its black side.",
            )
        case Kit.TILES:
            return translate(
                "Rulebook",
                "Lay the hint tiles out with the white side up: those are available. A spent one will show its black side.",
            )


def _lay_fuses(facts: Facts, translate: Translate) -> str:
    match facts.kit:
        case Kit.CLOCKS_AND_FUSES:
            return translate(
                "Rulebook",
                "Stack the fuse tokens with the explosion at the bottom and the longest fuse on top. Every mistake burns one "
                "away.",
            )
        case Kit.TURNED_CLOCKS:
            return translate("Rulebook", "Stack the red fuse tokens beside them. Every mistake uses one up.")
        case Kit.BOX_LID:
            return translate(
                "Rulebook", "Keep the red tokens beside the lid. For every mistake one of them goes into it."
            )
        case Kit.TILES if facts.master:
            return translate(
                "Rulebook",
                "The storm tiles lie in front of the master too, showing the starry sky. Every mistake turns one over to "
                "lightning.",
            )
        case Kit.TILES:
            return translate(
                "Rulebook",
                "Lay the storm tiles beside them, showing the starry sky. Every mistake turns one over to lightning.",
            )


def _starter(facts: Facts, translate: Translate) -> str:
    match facts.edition.starter:
        case Starter.MOST_COLOURFUL:
            return translate("Rulebook", "Whoever wears the most colourful clothes begins.")
        case Starter.UNSAID:
            return translate("Rulebook", "No book says who begins: choose somebody, or let the program draw lots.")
        case Starter.MASTER if facts.master:
            return translate("Rulebook", "The oldest of you is the master, and begins.")
        case Starter.MASTER:
            return translate(
                "Rulebook", "By the book the oldest player is the master, and begins. You play without a master."
            )
