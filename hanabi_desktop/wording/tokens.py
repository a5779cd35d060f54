"""The types of all texts about tokens; each box has its own values for them (`boxes`)."""

from msgspec import Struct

from hanabi_desktop.rules import ClockGain, Refusal
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.text import Counted, Text


class TokenRequests(Struct, frozen=True, kw_only=True):
    """What the master is asked to do, as it goes on after the master's name."""

    spend: Text
    bring_back: Text
    burn: Text

    def of(self, move: TokenMove) -> Text:
        """The request for a move; a burnt fuse is never asked back."""
        return {TokenMove.SPEND_CLOCK: self.spend, TokenMove.RETURN_CLOCK: self.bring_back}.get(move, self.burn)


class Gains(Struct, frozen=True, kw_only=True):
    """A token for hints came back, by what it was earned; or it was earned, but none was spent."""

    discard: Text
    bonus: Text
    choreography: Text
    bonus_lost: Text
    choreography_lost: Text

    def of(self, reason: ClockGain) -> Text:
        """The sentence for a reason."""
        return {
            ClockGain.DISCARD: self.discard,
            ClockGain.BONUS: self.bonus,
            ClockGain.CHOREOGRAPHY: self.choreography,
        }[reason]

    def lost(self, reason: ClockGain) -> Text:
        """The sentence for a token that was earned, but could not come back."""
        return self.bonus_lost if reason is ClockGain.BONUS else self.choreography_lost


class TokenRefusals(Struct, frozen=True, kw_only=True):
    """Why something is refused, where the reason is a token."""

    none_left: Text
    """No hint can be paid for."""
    all_available: Text
    """Nothing can be discarded."""
    none_owed: Text
    wrong_token: Text
    wrong_direction: Text

    def of(self, refusal: Refusal) -> Text | None:
        """The sentence for a refusal; None where no token is the reason."""
        return {
            Refusal.NO_CLOCK_TOKEN: self.none_left,
            Refusal.ALL_CLOCK_TOKENS: self.all_available,
            Refusal.NO_TOKEN_OWED: self.none_owed,
            Refusal.WRONG_TOKEN: self.wrong_token,
            Refusal.WRONG_DIRECTION: self.wrong_direction,
        }.get(refusal)


LOSING_MISTAKE = Counted("Editions", "Mistake %n loses the game")
"""The limit of mistakes, where no tokens are named."""


class Choices(Struct, frozen=True, kw_only=True):
    """Texts about tokens in the new-game dialog."""

    mistakes: Counted
    """A choice of the limit of mistakes, in a list."""
    clocks: Counted
    """A choice of the number of clock tokens, in a list."""
    difficulty: Text
    """How fewer mistakes and more tokens change the difficulty."""
    choreography: Text
    """What naming the colour first brings and costs."""
    master: Text
    """What a master does."""


class TokenWords(Struct, frozen=True, kw_only=True):
    """The words of a box at the table. Boxes whose tokens are called alike share them."""

    clocks_title: Text
    """Name of the clock tokens."""
    fuses_title: Text
    """Name of the fuse tokens."""
    clocks_count: Text
    """Clock tokens left: {available} of {total}."""
    fuses_count: Text
    """Mistakes made, and their limit: {mistakes} of {limit}."""
    requests: TokenRequests
    gains: Gains
    refusals: TokenRefusals
    lost: Text
    """The last mistake has ended the game."""
    lost_title: Text
    """The same in a headline."""
    choices: Choices
