"""Puts a rulebook together from the rules in force."""

from msgspec.structs import replace

from hanabi_desktop.rulebook.chapters.company import advice, talk
from hanabi_desktop.rulebook.chapters.ending import end
from hanabi_desktop.rulebook.chapters.master import master as master_section
from hanabi_desktop.rulebook.chapters.opening import glance, story
from hanabi_desktop.rulebook.chapters.preparing import box, ready
from hanabi_desktop.rulebook.chapters.screen import screen
from hanabi_desktop.rulebook.chapters.show import bonus, fireworks, score
from hanabi_desktop.rulebook.chapters.turns import discard, hint, play, turn
from hanabi_desktop.rulebook.chapters.variants import variants
from hanabi_desktop.rulebook.describing import described
from hanabi_desktop.rulebook.document import Document, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.illustrations import illustrated
from hanabi_desktop.rulebook.terms import index
from hanabi_desktop.rules import Edition, Rules
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.text import Translate

_SECTIONS = (
    glance,
    story,
    box,
    ready,
    turn,
    hint,
    discard,
    play,
    fireworks,
    bonus,
    end,
    score,
    master_section,
    variants,
    advice,
    talk,
    screen,
)


PLAYERS = 4
"""How many are pictured at a table where nobody sits yet."""


def compose(edition: Edition, rules: Rules, master: bool, translate: Translate, players: int = PLAYERS) -> Document:
    """The rulebook of one table. It states `rules`, whatever the edition's own book says."""
    facts = Facts(edition, rules, master, players)
    sections = tuple(_described(illustrated(tell(facts, translate), facts, translate), translate) for tell in _SECTIONS)
    return Document(
        translate("Rulebook", "The rules of Hanabi"),
        edition_name(edition.id, translate),
        (*sections, index(facts, translate, sections)),
    )


def _described(section: Section, translate: Translate) -> Section:
    told = (
        replace(each, picture=described(each.picture, translate)) if each.picture else each
        for each in section.paragraphs
    )
    return replace(section, paragraphs=tuple(told))
