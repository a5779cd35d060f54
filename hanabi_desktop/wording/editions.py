"""The editions, and what their switches and the settings of a table are called and change."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct, field

from hanabi_desktop import rules as hanabi
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.wording.endings import GENERAL, GERMAN, LEAGUE, NORDIC, UNPRINTED, Scale, Verdict
from hanabi_desktop.wording.text import Counted, Text, Translate, tr
from hanabi_desktop.wording.tokens import LOSING_MISTAKE, Choices


class EditionWords(Struct, frozen=True):
    """What an edition is called, and what it calls things that others call otherwise or do not have."""

    name: Text
    scale: Scale
    """Its scale of verdicts."""
    own: Mapping[str, Text] = field(default_factory=dict)
    """Its own names of variants: by the name of the switch, or by the kind where a switch has several."""
    summary: Text | None = None
    """What makes it different, where that is not said by the facts of its basic game."""


_CROWNING = Text("Editions", "Expert game: the crowning touch")

EDITION_WORDS: Mapping[hanabi.EditionId, EditionWords] = {
    hanabi.EditionId.ENGLISH: EditionWords(
        Text("Editions", "English edition"),
        LEAGUE,
        {
            "multicolour-10": Text("Editions", "Variant 1: ten multicolour cards"),
            "multicolour-5": Text("Editions", "Variant 2: five multicolour cards"),
            "multicolour-wild": Text("Editions", "Variant 3: ten wild cards"),
            "perfect": Text("Editions", "Variant 4: a perfect show or nothing"),
        },
    ),
    hanabi.EditionId.ONLINE: EditionWords(Text("Editions", "Online edition"), UNPRINTED),
    hanabi.EditionId.NORWEGIAN: EditionWords(
        Text("Editions", "Norwegian edition"),
        NORDIC,
        {"multicolour-5": Text("Editions", "Colour avalanche"), "perfect": _CROWNING},
    ),
    hanabi.EditionId.SWEDISH: EditionWords(
        Text("Editions", "Swedish edition"),
        NORDIC,
        {"multicolour-5": Text("Editions", "Colour cascade"), "perfect": _CROWNING},
    ),
    hanabi.EditionId.GERMAN: EditionWords(
        Text("Editions", "German edition"),
        GERMAN,
        {
            "multicolour-10": Text("Editions", "Farbrausch (colour rush)"),
            "multicolour-5": Text("Editions", "Farbrausch with five cards"),
            "multicolour-wild": Text("Editions", "Farbrausch²"),
        },
    ),
    hanabi.EditionId.HOUSE: EditionWords(
        Text("Editions", "House rules"),
        GENERAL,
        {"choreography": Text("Editions", "Choreography")},
        summary=Text("Editions", "Every option can be set, in any combination."),
    ),
}
"""The words of every edition."""


def edition_name(edition: hanabi.EditionId, language: Translate = tr, /) -> str:
    """The edition's name, in the program's language or another."""
    return EDITION_WORDS[edition].name.translated(language)


def edition_facts(edition: hanabi.Edition) -> list[str]:
    """What makes an edition different, in a few words each, and of all editions in the same words."""
    summary = EDITION_WORDS[edition.id].summary
    if summary:
        return [summary.translated()]
    allowed = tr("Editions", "Hints may name what the hand doesn’t have")
    forbidden = tr("Editions", "Every hint must point at a card")
    facts = [LOSING_MISTAKE.translated(edition.rules.mistakes), allowed if edition.rules.empty_hints else forbidden]
    return [*facts, tr("Editions", "With a master")] if edition.master else facts


def table_text(game: NewGame, choices: Choices) -> str:
    """What is played and agreed at a table, in a line: always the colours, else what differs from the basic game."""
    edition, names = hanabi.EDITIONS[game.edition], game.names
    parts = []
    for name, value in game.rules.switches.items():
        match SWITCH_WORDS[name]:
            case NumberWords(choice=choice) if value != getattr(edition.rules, name):
                parts.append(choice(choices).translated(int(value)))
            case KindWords():
                parts.append(variant_name(name, value, edition.id))
            case VariantWords() if value and len(edition.offered(name)) > 1:
                parts.append(variant_name(name, value, edition.id))
    if game.master is not None:
        parts.append(tr("NewGame", "{name} is the master", name=names[game.master]))
    if game.starter is not None:
        parts.append(tr("NewGame", "{name} goes first", name=names[game.starter]))
    if game.memory is not hanabi.MemoryAid.FULL:
        parts.append(tr("NewGame", "Memory aid: {aid}", aid=memory_name(game.memory)))
    return " · ".join(parts)


_STARTERS = {
    hanabi.Starter.MOST_COLOURFUL: Text("Editions", "The book says: whoever is wearing the most colourful clothes."),
    hanabi.Starter.UNSAID: Text("Editions", "This edition doesn’t say: choose someone, or pick at random."),
    hanabi.Starter.MASTER: Text("Editions", "The book says: the oldest player, who is also the master."),
}
_MEMORY = {
    hanabi.MemoryAid.FULL: (
        Text("Editions", "Full"),
        Text("Editions", "Everything the hints have said or ruled out stays on the cards."),
    ),
    hanabi.MemoryAid.LAST_HINT: (
        Text("Editions", "Latest hint"),
        Text("Editions", "Only the latest hint on each card stays."),
    ),
    hanabi.MemoryAid.NONE: (
        Text("Editions", "None"),
        Text("Editions", "Each hint is shown once; after that, you have to remember it."),
    ),
}
"""Name and meaning of each memory aid."""


def starter_text(starter: hanabi.Starter) -> str:
    """Whom the book lets begin."""
    return _STARTERS[starter].translated()


def memory_name(memory: hanabi.MemoryAid) -> str:
    """What stays of the hints on the cards."""
    return _MEMORY[memory][0].translated()


def memory_text(memory: hanabi.MemoryAid) -> str:
    """What that means in play."""
    return _MEMORY[memory][1].translated()


def verdict_of(edition: hanabi.EditionId, rules: hanabi.Rules, score: int) -> Verdict | None:
    """What the edition's scale says of a score; None where only a complete show counts."""
    if rules.perfect:
        return None
    return EDITION_WORDS[edition].scale.verdict(hanabi.rating(score), rules.multicolour is not hanabi.Multicolour.NONE)


def verdict_sentences(edition: hanabi.EditionId, rules: hanabi.Rules, score: int) -> list[str]:
    """The same in sentences, the last of them naming who says so, if somebody does."""
    verdict, scale = verdict_of(edition, rules, score), EDITION_WORDS[edition].scale
    beyond = _BEYOND if score > hanabi.Rating.LEGENDARY.value[0] and not scale.with_six else None
    return [text.translated() for text in (verdict.text, beyond, scale.guild) if text] if verdict else []


_BEYOND = Text("Endings", "The scale ends at 25.")
"""Added where the highest verdict serves for more points than it was printed for."""


# Switches

Explanation: TypeAlias = Text | Callable[[Choices], Text]
"""What a value changes, in one sentence; a function picks the box's text where boxes differ."""


def explained(explanation: Explanation, choices: Choices) -> str:
    """The explanation in the program's language and the words of a box."""
    return (explanation if isinstance(explanation, Text) else explanation(choices)).translated()


class VariantWords(Struct, frozen=True):
    """Of a switch that is on or off, or of one kind of several."""

    name: Text
    """The default name; an edition may have its own."""
    explanation: Explanation


class NumberWords(Struct, frozen=True):
    """Of a switch that is a number."""

    name: Text
    """The accessible name of the choice of a number."""
    explanation: Explanation
    choice: Callable[[Choices], Counted]
    """The box's text for a number in the list."""


class KindWords(Struct, frozen=True):
    """Of a switch that is one kind of several."""

    kinds: Mapping[hanabi.SwitchValue, VariantWords]


SwitchWords: TypeAlias = VariantWords | NumberWords | KindWords


def _difficulty(choices: Choices) -> Text:
    return choices.difficulty


SWITCH_WORDS: Mapping[str, SwitchWords] = {
    "mistakes": NumberWords(
        Text("NewGame", "Mistakes that lose the game"), _difficulty, lambda choices: choices.mistakes
    ),
    "clocks": NumberWords(Text("NewGame", "How many hints to start with"), _difficulty, lambda choices: choices.clocks),
    "empty_hints": VariantWords(
        Text("Editions", "Empty hints"), Text("Editions", "A hint may name something the hand doesn’t have.")
    ),
    "multicolour": KindWords(
        {
            hanabi.Multicolour.NONE: VariantWords(
                Text("Editions", "Five colours"), Text("Editions", "The basic game: 50 cards, up to 25 points.")
            ),
            hanabi.Multicolour.TEN: VariantWords(
                Text("Editions", "Ten multicolour cards"),
                Text("Editions", "A sixth colour that hints can name like any other. Up to 30 points."),
            ),
            hanabi.Multicolour.FIVE: VariantWords(
                Text("Editions", "Five multicolour cards"),
                Text("Editions", "A sixth colour with only one of each card, so don’t lose any. Up to 30 points."),
            ),
            hanabi.Multicolour.WILD: VariantWords(
                Text("Editions", "Ten wild multicolour cards"),
                Text(
                    "Editions",
                    "A sixth colour that no hint can name: every colour hint points at it too. Up to 30 points.",
                ),
            ),
        }
    ),
    "perfect": VariantWords(
        Text("Editions", "Perfect or nothing"),
        Text("Editions", "No last round. Lose the last copy of a card that is still needed, and the game is lost."),
    ),
    "choreography": VariantWords(Text("Editions", "Detailed choreography"), lambda choices: choices.choreography),
}
"""The words of every switch, by its name."""


def variant_name(switch: str, value: hanabi.SwitchValue, edition: hanabi.EditionId, language: Translate = tr, /) -> str:
    """An edition's name for a switch, or for this kind of it, in the program's language or another."""
    words, own = SWITCH_WORDS[switch], EDITION_WORDS[edition].own
    if isinstance(words, KindWords):
        return own.get(str(value), words.kinds[value].name).translated(language)
    return own.get(switch, words.name).translated(language)
