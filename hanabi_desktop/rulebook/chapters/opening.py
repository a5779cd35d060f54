"""The beginning of the rulebook: the rules at a glance, and the story."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import FireworksPicture
from hanabi_desktop.rulebook.places import paragraph_of_switch
from hanabi_desktop.rules import SWITCHES, Starter, Suit
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.switches import variant_name
from hanabi_desktop.wording.text import Translate

_ROWS = {"mistakes", "clocks", "empty_hints"}
"""Switches that have a line of their own at a glance, wherever they stand."""


def glance(facts: Facts, translate: Translate) -> Section:
    """The rules in force on half a page."""
    rows = [
        ("edition", translate("Rulebook", "Edition"), edition_name(facts.edition.id, translate), "box"),
        ("cards", translate("Rulebook", "Cards in the game"), str(facts.cards), "box-in-play"),
        ("clocks", facts.box.words.clocks_title.said(translate), str(facts.rules.clocks), "hint-cost"),
        ("mistakes", translate("Rulebook", "Lost with"), _losing(facts.rules.mistakes, translate), "end-mistakes"),
        ("empty-hints", translate("Rulebook", "Empty hints"), _allowed(facts, translate), "hint-empty"),
        ("starter", translate("Rulebook", "Who begins"), _starter(facts.edition.starter, translate), "ready-starter"),
        ("master", translate("Rulebook", "Tokens moved by"), _mover(facts, translate), "master"),
        ("maximum", translate("Rulebook", "Complete show"), _maximum(facts, translate), "score"),
        ("deck-empty", translate("Rulebook", "Once the deck is empty"), _deck_empty(facts, translate), "end"),
    ]
    rows += [
        ("variant", translate("Rulebook", "Variant played"), name, place) for name, place in _played(facts, translate)
    ]
    paragraphs = []
    for number, (name, title, text, place) in enumerate(rows):
        suffix = f"-{number}" if name == "variant" else ""
        paragraphs.append(Paragraph(f"glance-{name}{suffix}", text, title, Kind.ROW, see=(place,)))
    return Section("glance", translate("Rulebook", "At a glance"), tuple(paragraphs))


def _losing(mistakes: int, translate: Translate) -> str:
    match mistakes:
        case 1:
            return translate("Rulebook", "the first mistake")
        case 2:
            return translate("Rulebook", "the second mistake")
        case 3:
            return translate("Rulebook", "the third mistake")
        case _:
            return translate("Rulebook", "the fourth mistake")


def _allowed(facts: Facts, translate: Translate) -> str:
    if facts.rules.empty_hints:
        return translate("Rulebook", "allowed")
    return translate("Rulebook", "not allowed")


def _starter(starter: Starter, translate: Translate) -> str:
    match starter:
        case Starter.MOST_COLOURFUL:
            return translate("Rulebook", "whoever wears the most colourful clothes")
        case Starter.UNSAID:
            return translate("Rulebook", "whoever is chosen, or drawn by lot")
        case Starter.MASTER:
            return translate("Rulebook", "the oldest player, as the master")


def _mover(facts: Facts, translate: Translate) -> str:
    if facts.master:
        return translate("Rulebook", "the master")
    return translate("Rulebook", "the program")


def _maximum(facts: Facts, translate: Translate) -> str:
    if facts.six:
        return translate("Rulebook", "six fireworks, 30 points")
    return translate("Rulebook", "five fireworks, 25 points")


def _deck_empty(facts: Facts, translate: Translate) -> str:
    if facts.rules.perfect:
        return translate("Rulebook", "play goes on without drawing")
    return translate("Rulebook", "everybody has one more turn")


def _played(facts: Facts, translate: Translate) -> list[tuple[str, str]]:
    """The variants that are on: what each is called, and where it is told."""
    return [
        (variant_name(name, value, facts.edition.id, translate), paragraph_of_switch(name, value))
        for name, value in facts.rules.switches.items()
        if name not in _ROWS and value != SWITCHES[name].default
    ]


def story(facts: Facts, translate: Translate) -> Section:
    """Who the players are and what they are after."""
    shown = FireworksPicture(
        ((Suit.RED, 3), (Suit.YELLOW, 5), (Suit.GREEN, 1), (Suit.BLUE, 4), (Suit.WHITE, 2)),
        translate("Rulebook", "Five fireworks on their way up; the yellow one is complete."),
    )
    return Section(
        "story",
        translate("Rulebook", "The story and the goal"),
        (
            Paragraph(
                "story-muddle",
                translate(
                    "Rulebook",
                    "You are pyrotechnicians: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets have "
                    "ended up in one great heap, the crowd is already lining the river, and the show must go on all the same.",
                ),
            ),
            Paragraph(
                "story-together",
                translate(
                    "Rulebook",
                    "Two to five people play, from the age of eight, and all of them on the same side: you plan together, "
                    "you win together or you lose together.",
                ),
            ),
            Paragraph(
                "story-hidden",
                translate(
                    "Rulebook",
                    "One thing makes it hard, and wonderful: your own cards face away from you. Everybody else sees them, "
                    "you never do, not once in the whole game. What you hold, you learn from your friends’ hints.",
                ),
            ),
            Paragraph("story-goal", _goal(facts, translate), picture=shown),
        ),
    )


def _goal(facts: Facts, translate: Translate) -> str:
    match facts.six, facts.rules.perfect:
        case False, False:
            return translate(
                "Rulebook",
                "You want a firework in each of the five colours, rising from 1 to 5, one card of each value. All five "
                "complete are the perfect show, worth 25 points; a show that falls short is counted for what it reached.",
            )
        case True, False:
            return translate(
                "Rulebook",
                "You want a firework in each of the six colours, rising from 1 to 5, one card of each value. All six "
                "complete are the perfect show, worth 30 points; a show that falls short is counted for what it reached.",
            )
        case False, True:
            return translate(
                "Rulebook",
                "You want a firework in each of the five colours, rising from 1 to 5, one card of each value. Only all five "
                "of them, the perfect show of 25 points, will do: anything less is a defeat.",
            )
        case _:
            return translate(
                "Rulebook",
                "You want a firework in each of the six colours, rising from 1 to 5, one card of each value. Only all six "
                "of them, the perfect show of 30 points, will do: anything less is a defeat.",
            )
