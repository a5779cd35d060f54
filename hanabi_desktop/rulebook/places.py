"""Which paragraph of the rulebook a rule stands in: for links from the table, the new-game dialog and the finale."""

from collections.abc import Mapping
from enum import StrEnum

from hanabi_desktop.rules import SWITCHES, EndReason, Multicolour, Rating, Refusal

_RULES: Mapping[str, str] = {
    Refusal.NOT_YOUR_TURN: "glance-turn",
    Refusal.GAME_OVER: "glance-end",
    Refusal.HINT_TO_SELF: "hint-teammate",
    Refusal.NO_CLOCK_TOKEN: "hint-cost",
    Refusal.COLOUR_NOT_NAMEABLE: "hint-colours",
    Refusal.NO_CARDS_TO_HINT: "hint-no-cards",
    Refusal.EMPTY_HINT: "hint-empty",
    Refusal.NO_SUCH_CARD: "play-card",
    Refusal.ALL_CLOCK_TOKENS: "discard-all-available",
    Refusal.ANNOUNCEMENT_NOT_ALLOWED: "play-card",
    Refusal.WAITING_FOR_MASTER: "master-moves",
    Refusal.NO_TOKEN_OWED: "master-moves",
    Refusal.WRONG_TOKEN: "master-moves",
    Refusal.WRONG_DIRECTION: "master-moves",
    Refusal.LAY_OPEN_FIRST: "master-play",
    Refusal.CARD_LIES_OPEN: "master-withdraw",
    Refusal.VIEW_NOT_OPEN: "screen-private",
    Refusal.NOTHING_TO_TAKE_BACK: "screen-take-back",
    Refusal.NOTHING_TO_DO_AGAIN: "screen-take-back",
    Refusal.NOT_AT_THIS_SCREEN: "screen-private",
    EndReason.FUSE: "end-mistakes",
    EndReason.COMPLETE: "end-complete",
    EndReason.FINAL_ROUND: "end-last-round",
    EndReason.INDISPENSABLE_CARD: "end-indispensable",
    EndReason.NO_ACTION_LEFT: "end-no-action",
    EndReason.ENDED_EARLY: "screen-take-back",
}

_SWITCHES: Mapping[str, str] = {
    "mistakes": "variants-difficulty",
    "clocks": "variants-difficulty",
    Multicolour.NONE.value: "glance-deck",
}
"""Switches and kinds whose paragraph is not called as they are."""


def paragraph_of(rule: str) -> str:
    """The id of the paragraph for a `Refusal`, an `EndReason`, a rating's name, or a switch as `name=value`.

    A paragraph's own id stands for itself.
    """
    if rule in _RULES:
        return _RULES[rule]
    if rule in Rating.__members__:
        return paragraph_of_rating(Rating[rule])
    switch, _, value = rule.partition("=")
    return paragraph_of_switch(switch, value) if switch in SWITCHES else rule


def paragraph_of_rating(rating: Rating) -> str:
    """The id of a line of the rating scale; where the scale is not used, the section about the score opens."""
    return f"score-{rating.name.lower().replace('_', '-')}"


def paragraph_of_switch(switch: str, value: object) -> str:
    """The id of the paragraph about a switch that can be chosen, or about this kind where it has several."""
    name = str(value) if isinstance(SWITCHES[switch].default, StrEnum) else switch
    return _SWITCHES.get(name, f"variants-{name.replace('_', '-')}")
