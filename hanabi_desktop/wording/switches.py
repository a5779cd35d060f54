"""What the switches of a table are called, and what they change: one value each, for everything that tells of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from hanabi_desktop.rules import EditionId, Kit, Multicolour, SwitchValue
from hanabi_desktop.wording.editions import (
    EDITION_WORDS,
    choreography_text,
    clocks_choice,
    difficulty_text,
    mistakes_choice,
)
from hanabi_desktop.wording.text import Text, Translate, program

Explanation: TypeAlias = Text | Callable[[Kit], str]
"""What something changes, in one sentence; in the words of the box where they are not the same for all."""


def explained(explanation: Explanation, kit: Kit) -> str:
    """The explanation in the program's language."""
    return explanation.said() if isinstance(explanation, Text) else explanation(kit)


@dataclass(frozen=True, slots=True)
class VariantWords:
    """Of a switch that is on or off, or of one kind of several."""

    name: Text
    """Where the edition has no name of its own for it."""
    explanation: Explanation


@dataclass(frozen=True, slots=True)
class NumberWords:
    """Of a switch that is a number."""

    name: Text
    """What is chosen, for those who do not see the numbers."""
    explanation: Explanation
    choice: Callable[[Kit, int], str]
    """One number as it stands in a list, in the words of the box."""


@dataclass(frozen=True, slots=True)
class KindWords:
    """Of a switch that is one kind of several."""

    kinds: Mapping[SwitchValue, VariantWords]


SwitchWords: TypeAlias = VariantWords | NumberWords | KindWords

SWITCH_WORDS: Mapping[str, SwitchWords] = MappingProxyType(
    {
        "mistakes": NumberWords(
            Text("NewGame", "How many mistakes lose the game"),
            difficulty_text,
            mistakes_choice,
        ),
        "clocks": NumberWords(
            Text("NewGame", "How many hints can be paid for"),
            difficulty_text,
            clocks_choice,
        ),
        "empty_hints": VariantWords(
            Text("Editions", "Empty hints"),
            Text("Editions", "A hint may name what a hand does not have."),
        ),
        "multicolour": KindWords(
            MappingProxyType(
                {
                    Multicolour.NONE: VariantWords(
                        Text("Editions", "Five colours"),
                        Text("Editions", "The basic game: 50 cards, 25 points at most."),
                    ),
                    Multicolour.TEN: VariantWords(
                        Text("Editions", "Ten multicolour cards"),
                        Text("Editions", "A sixth colour that hints can name like any other; 30 points at most."),
                    ),
                    Multicolour.FIVE: VariantWords(
                        Text("Editions", "Five multicolour cards"),
                        Text(
                            "Editions",
                            "A sixth colour, each of its cards only once: none may be lost. 30 points at most.",
                        ),
                    ),
                    Multicolour.WILD: VariantWords(
                        Text("Editions", "Ten wild multicolour cards"),
                        Text(
                            "Editions",
                            "A sixth colour that no hint can name: every colour hint points at it too. 30 points at most.",
                        ),
                    ),
                }
            )
        ),
        "perfect": VariantWords(
            Text("Editions", "Only a perfect show wins"),
            Text("Editions", "No last round. Whoever loses an indispensable card loses the game for all."),
        ),
        "choreography": VariantWords(
            Text("Editions", "Detailed choreography"),
            choreography_text,
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
