"""Puts a rulebook together from the rules in force."""

from hanabi_desktop.rulebook.company import advice, talk
from hanabi_desktop.rulebook.document import Document
from hanabi_desktop.rulebook.ending import end
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.master import master as master_section
from hanabi_desktop.rulebook.opening import glance, story
from hanabi_desktop.rulebook.preparing import box, ready
from hanabi_desktop.rulebook.screen import screen
from hanabi_desktop.rulebook.show import bonus, fireworks, score
from hanabi_desktop.rulebook.turns import discard, hint, play, turn
from hanabi_desktop.rulebook.variants import variants
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


def compose(edition: Edition, rules: Rules, master: bool, translate: Translate) -> Document:
    """The rulebook of one table. It states `rules`, whatever the edition's own book says."""
    facts = Facts(edition, rules, master)
    return Document(
        translate("Rulebook", "The rules of Hanabi"),
        edition_name(edition.id, translate),
        tuple(section(facts, translate) for section in _SECTIONS),
    )
