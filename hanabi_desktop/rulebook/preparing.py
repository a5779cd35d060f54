"""What lies in the box, and how it comes onto the table."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import HandPicture, PicturedCard, TokensPicture
from hanabi_desktop.rules import COPIES, RANKS, Card, Multicolour, Starter, Suit
from hanabi_desktop.wording.text import Translate


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
                    "A full suit has ten cards: the 1 three times, the 2, the 3 and the 4 twice, and the 5 only once.",
                ),
                picture=suit,
            ),
            Paragraph("box-in-play", _in_play(facts, translate)),
            Paragraph("box-clocks", clocks, words.clocks_title.said(translate)),
            Paragraph("box-fuses", fuses, words.fuses_title.said(translate)),
        ),
    )


def _box_cards(facts: Facts, translate: Translate) -> str:
    match facts.edition.box_cards:
        case 50:
            return translate("Rulebook", "50 cards: five suits of ten, in white, red, blue, yellow and green.")
        case 55:
            return translate(
                "Rulebook",
                "55 cards: five suits of ten, in white, red, blue, yellow and green, which makes 50, and five multicolour "
                "cards, one each of 1, 2, 3, 4 and 5.",
            )
        case _:
            return translate(
                "Rulebook",
                "60 cards, six full suits: ten each in white, red, blue, yellow and green, which makes 50, and ten "
                "multicolour ones.",
            )


def _in_play(facts: Facts, translate: Translate) -> str:
    match facts.rules.multicolour:
        case Multicolour.NONE if facts.edition.box_cards == 50:
            return translate("Rulebook", "All 50 of them are in the game.")
        case Multicolour.NONE:
            return translate("Rulebook", "At this table the multicolour cards stay in the box: you play with 50 cards.")
        case Multicolour.FIVE if facts.edition.box_cards == 60:
            return translate(
                "Rulebook",
                "At this table five of the multicolour cards join in, one each of 1 to 5; the others stay in the box. You "
                "play with 55 cards.",
            )
        case Multicolour.FIVE:
            return translate("Rulebook", "At this table the five multicolour cards join in: you play with 55 cards.")
        case _:
            return translate("Rulebook", "At this table all ten multicolour cards join in: you play with 60 cards.")


def ready(facts: Facts, translate: Translate) -> Section:
    """Everything that is done before the first turn."""
    rules = facts.rules
    tokens = TokensPicture(
        facts.box, rules.clocks, 0, rules.mistakes, 0, translate("Rulebook", "The tokens before the first turn.")
    )
    return Section(
        "ready",
        translate("Rulebook", "Getting ready"),
        (
            Paragraph("ready-clocks", facts.box.handling.lay_clocks.of(facts.master).said(translate)),
            Paragraph("ready-fuses", facts.box.handling.lay_fuses.of(facts.master).said(translate), picture=tokens),
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
