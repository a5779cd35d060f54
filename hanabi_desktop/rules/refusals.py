"""Why an action is not allowed (rules, section 5)."""

from enum import StrEnum


class Refusal(StrEnum):
    """The rule an action breaks; the value is its name in `--check` and its place in the rulebook."""

    NOT_YOUR_TURN = "not-your-turn"
    GAME_OVER = "game-over"
    HINT_TO_SELF = "hint-to-self"
    NO_CLOCK_TOKEN = "no-clock-token"
    COLOUR_NOT_NAMEABLE = "colour-not-nameable"
    NO_CARDS_TO_HINT = "no-cards-to-hint"
    EMPTY_HINT = "empty-hint"
    NO_SUCH_CARD = "no-such-card"
    ALL_CLOCK_TOKENS = "all-clock-tokens"
    ANNOUNCEMENT_NOT_ALLOWED = "announcement-not-allowed"


class IllegalAction(ValueError):
    """Raised for an action that the rules refuse; the game is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
