"""Puts a rulebook together from the rules in force, in one language."""

from collections.abc import Callable, Iterator

from hanabi_desktop.rulebook.chapters_company import advice, master, played_round, talk
from hanabi_desktop.rulebook.chapters_opening import ON_A_SCREEN, box, glance, story
from hanabi_desktop.rulebook.chapters_show import bonus, end, fireworks, score
from hanabi_desktop.rulebook.chapters_turns import discard, hint, play, turn
from hanabi_desktop.rulebook.chapters_variants import variants
from hanabi_desktop.rulebook.document import Document, Facts, Paragraph, Section
from hanabi_desktop.rulebook.index import index
from hanabi_desktop.rulebook.leaflet import company, leaflet
from hanabi_desktop.rules import Edition, Rules
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.text import Said, Text, Translate

Write = Callable[[Facts, Said], Iterator[Paragraph]]
"""Writes the paragraphs of a chapter."""

_CHAPTERS: tuple[tuple[str, Text, Write], ...] = (
    ("glance", Text("Rulebook", "At a glance"), glance),
    ("story", Text("Rulebook", "The story"), story),
    ("box", Text("Rulebook", "What’s in the box"), box),
    ("turn", Text("Rulebook", "On your turn"), turn),
    ("hint", Text("Rulebook", "Giving a hint"), hint),
    ("discard", Text("Rulebook", "Discarding a card"), discard),
    ("play", Text("Rulebook", "Playing a card"), play),
    ("fireworks", Text("Rulebook", "How fireworks grow"), fireworks),
    ("bonus", Text("Rulebook", "The bonus"), bonus),
    ("end", Text("Rulebook", "How the game ends"), end),
    ("score", Text("Rulebook", "The score"), score),
    ("master", Text("Rulebook", "The master"), master),
    ("round", Text("Rulebook", "An example round"), played_round),
    ("advice", Text("Rulebook", "A little advice"), advice),
    ("talk", Text("Rulebook", "Talking at the table"), talk),
    ("variants", Text("Rulebook", "Variants"), variants),
)
"""In the order of the book; one that has nothing to say under the rules in force is left out."""
_LEAFLET = Text("Rulebook", "Playing on this screen")
_COMPANY = Text("Company", "How computers play")
PLAYERS = 4
"""Number of players in pictures where no table is set up yet."""


def compose(edition: Edition, rules: Rules, master: bool, language: Translate, players: int = PLAYERS) -> Document:
    """The rulebook of one table. It states `rules`, whatever the edition's own book says."""
    facts, said = Facts(edition, rules, master, players), Said(language)
    titles = {"box": ON_A_SCREEN} if edition.hints_by_click else {}
    sections = []
    for id_, usual, write in _CHAPTERS:
        paragraphs = tuple(write(facts, said))
        if paragraphs:
            sections.append(Section(id_, titles.get(id_, usual).translated(language), paragraphs))
    behind = Section("screen", _LEAFLET.translated(language), tuple(leaflet(facts, said)))
    last = Section("company", _COMPANY.translated(language), tuple(company(facts, said)))
    sections += (index(facts, said, (*sections, behind, last)), behind, last)
    title = said("The rules of Hanabi")
    return Document(title, edition_name(edition.id, language), tuple(sections), language)
