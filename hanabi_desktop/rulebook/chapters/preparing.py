"""What lies in the box, and how it comes onto the table."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import HandPicture, PicturedCard, TokensPicture
from hanabi_desktop.rules import COPIES, RANKS, Card, Multicolour, Starter, Suit
from hanabi_desktop.wording.text import Translate

_FIVE_SUITS = 50
"""Cards of every box that are not multicolour."""


def box(facts: Facts, translate: Translate) -> Section:
    """Cards and tokens, as many as this table uses."""
    one_suit = tuple(PicturedCard(Card(Suit.BLUE, rank)) for rank in RANKS for _ in range(COPIES[rank]))
    suit = HandPicture(one_suit, facts.rules, translate("Rulebook", "The ten cards of a full suit."))
    words, handling = facts.box.words, facts.box.handling
    clocks = handling.clocks_in_play.of(facts.rules.clocks).said(facts.rules.clocks, translate)
    fuses = handling.fuses_in_play.said(facts.box.fuses.lying_there(facts.rules.mistakes), translate)
    return Section(
        "box",
        translate("Rulebook", "What is in the box"),
        (
            Paragraph("box-cards", _box_cards(facts, translate)),
            Paragraph(
                "box-values",
                translate(
                    "Rulebook",
                    "A full suit has ten cards: three 1s, two 2s, two 3s, two 4s and just one 5.",
                ),
                picture=suit,
            ),
            Paragraph("box-in-play", _in_play(facts, translate)),
            Paragraph("box-clocks", clocks, words.clocks_title.said(translate)),
            Paragraph("box-fuses", fuses, words.fuses_title.said(translate)),
        ),
    )


def _box_cards(facts: Facts, translate: Translate) -> str:
    match facts.edition.box_cards - _FIVE_SUITS:
        case 0:
            return translate("Rulebook", "50 cards: ten each in white, red, blue, yellow and green.")
        case 5:
            return translate(
                "Rulebook",
                "55 cards: ten each in white, red, blue, yellow and green, which makes 50, plus five multicolour"
                " cards, numbered 1, 2, 3, 4 and 5.",
            )
        case 10:
            return translate(
                "Rulebook",
                "60 cards in six full suits: ten each in white, red, blue, yellow and green, which makes 50, "
                "plus ten multicolour cards.",
            )
        case others:
            raise LookupError(f"nothing is written about a box with {others} multicolour cards")


def _in_play(facts: Facts, translate: Translate) -> str:
    spare = facts.edition.box_cards - facts.cards
    match facts.rules.multicolour:
        case Multicolour.NONE if not spare:
            return translate("Rulebook", "You play with all 50 of them.")
        case Multicolour.NONE:
            return translate(
                "Rulebook", "At this table the multicolour cards stay in the box, so you play with 50 cards."
            )
        case Multicolour.FIVE if spare > 0:
            return translate(
                "Rulebook",
                "At this table five of the multicolour cards join in, numbered 1 to 5, and the rest stay in the "
                "box. You play with 55 cards.",
            )
        case Multicolour.FIVE:
            return translate("Rulebook", "At this table the five multicolour cards join in, so you play with 55 cards.")
        case Multicolour.TEN | Multicolour.WILD:
            return translate("Rulebook", "At this table all ten multicolour cards join in, so you play with 60 cards.")


def ready(facts: Facts, translate: Translate) -> Section:
    """Everything that is done before the first turn."""
    rules, handling = facts.rules, facts.box.handling
    fuses = facts.box.fuses.lying_there(rules.mistakes)
    tokens = TokensPicture(
        facts.box, rules.clocks, 0, rules.mistakes, 0, translate("Rulebook", "All set for the first turn.")
    )
    return Section(
        "ready",
        translate("Rulebook", "Getting ready"),
        (
            Paragraph("ready-clocks", handling.lay_clocks.of(facts.master).said(rules.clocks, translate)),
            Paragraph("ready-fuses", handling.lay_fuses.of(facts.master).said(fuses, translate), picture=tokens),
            Paragraph(
                "ready-shuffle",
                translate("Rulebook", "Shuffle all %n cards and deal everybody a hand, face down:", "", facts.cards),
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
                    "Pick up your cards with their backs towards you, so that everybody else can see the faces and "
                    "you can’t. On this screen the program takes care of that.",
                ),
                see=("screen-public",),
            ),
            Paragraph(
                "ready-honour",
                translate(
                    "Rulebook",
                    "Sneaking a look at your own cards? No pyrotechnician with any honour would dream of it, and it "
                    "spoils all the fun.",
                ),
            ),
            Paragraph(
                "ready-deck",
                translate(
                    "Rulebook",
                    "The rest of the cards are the deck. Put it face down in the middle of the table; you draw from "
                    "it without looking.",
                ),
            ),
            Paragraph("ready-piles", handling.discard_pile.text.said(translate)),
            Paragraph("ready-starter", _starter(facts, translate)),
        ),
    )


def _starter(facts: Facts, translate: Translate) -> str:
    match facts.edition.starter:
        case Starter.MOST_COLOURFUL:
            return translate("Rulebook", "Whoever is wearing the most colourful clothes goes first.")
        case Starter.UNSAID:
            return translate(
                "Rulebook", "These rules don’t say who goes first: choose somebody, or let the program draw lots."
            )
        case Starter.MASTER if facts.master:
            return translate("Rulebook", "The oldest of you is the master, and goes first.")
        case Starter.MASTER:
            return translate(
                "Rulebook",
                "The German book lets its master go first, and that’s the oldest player. You’re playing without "
                "a master, so choose somebody, or let the program draw lots.",
            )
