"""What the switches of a table are called, and what they change: one value each, for everything that tells of them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from hanabi_desktop.rules import EditionId, Multicolour, SwitchValue
from hanabi_desktop.wording.editions import EDITION_WORDS
from hanabi_desktop.wording.text import Counted, Text, Translate, program
from hanabi_desktop.wording.tokens import Choices

Explanation: TypeAlias = Text | Callable[[Choices], Text]
"""What something changes, in one sentence; where the boxes do not say the same, which of their texts it is."""


def explained(explanation: Explanation, choices: Choices) -> str:
    """The explanation in the program's language and the words of a box."""
    return (explanation if isinstance(explanation, Text) else explanation(choices)).said()


class VariantWords(Struct, frozen=True):
    """Of a switch that is on or off, or of one kind of several."""

    name: Text
    """Where the edition has no name of its own for it."""
    explanation: Explanation


class NumberWords(Struct, frozen=True):
    """Of a switch that is a number."""

    name: Text
    """What is chosen, for those who do not see the numbers."""
    explanation: Explanation
    choice: Callable[[Choices], Counted]
    """One number as it stands in a list: which text of the box it is."""


class KindWords(Struct, frozen=True):
    """Of a switch that is one kind of several."""

    kinds: Mapping[SwitchValue, VariantWords]


SwitchWords: TypeAlias = VariantWords | NumberWords | KindWords


def _difficulty(choices: Choices) -> Text:
    return choices.difficulty


SWITCH_WORDS: Mapping[str, SwitchWords] = MappingProxyType(
    {
        "mistakes": NumberWords(
            Text("NewGame", "How many mistakes lose the game"),
            _difficulty,
            lambda choices: choices.mistakes,
        ),
        "clocks": NumberWords(
            Text("NewGame", "How many hints can be paid for"),
            _difficulty,
            lambda choices: choices.clocks,
        ),
        "empty_hints": VariantWords(
            Text("Editions", "Empty hints"),
            Text("Editions", "A hint may name something the hand doesn’t have."),
        ),
        "multicolour": KindWords(
            MappingProxyType(
                {
                    Multicolour.NONE: VariantWords(
                        Text("Editions", "Five colours"),
                        Text("Editions", "The basic game: 50 cards, up to 25 points."),
                    ),
                    Multicolour.TEN: VariantWords(
                        Text("Editions", "Ten multicolour cards"),
                        Text("Editions", "A sixth colour that hints can name like any other. Up to 30 points."),
                    ),
                    Multicolour.FIVE: VariantWords(
                        Text("Editions", "Five multicolour cards"),
                        Text(
                            "Editions",
                            "A sixth colour with only one of each card, so don’t lose any. Up to 30 points.",
                        ),
                    ),
                    Multicolour.WILD: VariantWords(
                        Text("Editions", "Ten wild multicolour cards"),
                        Text(
                            "Editions",
                            "A sixth colour that no hint can name: every colour hint points at it too. Up to 30 points.",
                        ),
                    ),
                }
            )
        ),
        "perfect": VariantWords(
            Text("Editions", "Only a perfect show wins"),
            Text("Editions", "No last round. Losing an indispensable card loses the game."),
        ),
        "choreography": VariantWords(
            Text("Editions", "Detailed choreography"),
            lambda choices: choices.choreography,
        ),
    }
)
"""The words of every switch, by its name."""


def variant_name(switch: str, value: SwitchValue, edition: EditionId, language: Translate = program, /) -> str:
    """What an edition calls a switch, or this kind of it; in the program's language or another."""
    words, own = SWITCH_WORDS[switch], EDITION_WORDS[edition].own
    if isinstance(words, KindWords):
        return own.get(str(value), words.kinds[value].name).said(language)
    return own.get(switch, words.name).said(language)
