"""The beginning of the rulebook: the rules at a glance, and the story."""

from hanabi_desktop.boxes import Catastrophe
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
        ("mistakes", translate("Rulebook", "Game lost at"), _losing(facts.rules.mistakes, translate), "end-mistakes"),
        ("empty-hints", translate("Rulebook", "Empty hints"), _allowed(facts, translate), "hint-empty"),
        (
            "starter",
            translate("Rulebook", "Who goes first"),
            _starter(facts, translate),
            "ready-starter",
        ),
        ("master", facts.box.book.master.mover.said(translate), _mover(facts, translate), "master"),
        ("maximum", translate("Rulebook", "Perfect show"), _maximum(facts, translate), "score"),
        ("deck-empty", translate("Rulebook", "Once the deck is empty"), _deck_empty(facts, translate), "end"),
    ]
    rows += [
        ("variant", translate("Rulebook", "Playing with"), name, place) for name, place in _played(facts, translate)
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


def _starter(facts: Facts, translate: Translate) -> str:
    match facts.edition.starter:
        case Starter.MOST_COLOURFUL:
            return translate("Rulebook", "whoever is wearing the most colourful clothes")
        case Starter.MASTER if facts.master:
            return translate("Rulebook", "the oldest player, who is the master")
        case Starter.UNSAID | Starter.MASTER:
            return translate("Rulebook", "whoever you choose, or draw by lot")


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
        return translate("Rulebook", "you play on without drawing")
    return translate("Rulebook", "everybody gets one more turn")


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
        translate("Rulebook", "Fireworks on their way up. The yellow one is complete."),
    )
    return Section(
        "story",
        translate("Rulebook", "The story and the goal"),
        (
            Paragraph(
                "story-name",
                translate(
                    "Rulebook",
                    "In Japan, fireworks are called hanabi. The word is made up of two others, “flower” and “fire”, and "
                    "that’s just what opens up in the night sky: a flower of fire.",
                ),
            ),
            Paragraph(
                "story-muddle",
                translate(
                    "Rulebook",
                    "You’re pyrotechnicians: brilliant with rockets, hopeless at tidying up. Powder, fuses and "
                    "rockets have ended up in one big heap, the crowd is already lining the river, and the show must"
                    " go on.",
                ),
            ),
            *_weather(facts, translate),
            Paragraph(
                "story-together",
                translate(
                    "Rulebook",
                    "Hanabi is for two to five players aged eight and up, and you’re all on the same side: you plan "
                    "together, and you win or lose together.",
                ),
            ),
            Paragraph(
                "story-hidden",
                translate(
                    "Rulebook",
                    "Here’s what makes it tricky, and wonderful: you hold your cards facing away from you. Everybody"
                    " else sees them. You never do, not once in the whole game, so all you know about them is what "
                    "your friends’ hints tell you.",
                ),
            ),
            Paragraph("story-goal", _goal(facts, translate), picture=shown),
        ),
    )


def _weather(facts: Facts, translate: Translate) -> list[Paragraph]:
    """Why there is a storm, where mistakes bring one."""
    if facts.box.catastrophe is not Catastrophe.STORM:
        return []
    text = translate(
        "Rulebook",
        "And then there’s the weather. Up above, the gods like their nights dark and quiet. A beautiful show they’ll "
        "put up "
        "with, but every rocket that goes astray makes them grumble, and the clouds roll in. Annoy them once too "
        "often, and "
        "they’ll send a thunderstorm to put an end to it.",
    )
    return [Paragraph("story-storm", text)]


def _goal(facts: Facts, translate: Translate) -> str:
    match facts.six, facts.rules.perfect:
        case False, False:
            return translate(
                "Rulebook",
                "Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each "
                "value. Complete all five and you’ve put on the perfect show, worth 25 points. A show that falls"
                " short still scores what it has reached, as long as it isn’t lost.",
            )
        case True, False:
            return translate(
                "Rulebook",
                "Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each "
                "value. Complete all six and you’ve put on the perfect show, worth 30 points. A show that falls "
                "short still scores what it has reached, as long as it isn’t lost.",
            )
        case False, True:
            return translate(
                "Rulebook",
                "Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each "
                "value. Only the perfect show will do, all five complete for 25 points: anything less is a "
                "defeat.",
            )
        case _:
            return translate(
                "Rulebook",
                "Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each "
                "value. Only the perfect show will do, all six complete for 30 points: anything less is a "
                "defeat.",
            )
