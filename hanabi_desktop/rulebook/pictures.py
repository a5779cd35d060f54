"""What the rulebook's pictures show, as values; the painters of the table paint them."""

from enum import Enum

from msgspec import Struct

from hanabi_desktop.boxes import Box
from hanabi_desktop.rules import Card, Rules, Suit


class Move(Enum):
    """What happens to a token."""

    HINT_PAID = "hint paid"
    HINT_BACK = "hint back"
    MISTAKE = "mistake"


class PicturedCard(Struct, frozen=True):
    """A card of a pictured hand; `face` is None for a back."""

    face: Card | None = None
    pointed: bool = False
    told_suit: Suit | None = None
    """The colour that a hint told of a card seen from the back."""
    told_rank: int | None = None
    signs: bool = False
    """With the check and the cross that play and discard it."""


class HandPicture(Struct, frozen=True):
    """Cards side by side, under them what they show."""

    cards: tuple[PicturedCard, ...]
    rules: Rules
    caption: str
    told: str = ""


class PlayPicture(Struct, frozen=True):
    """A card laid to a firework of that height: it fits, or it does not."""

    card: Card
    height: int
    caption: str
    box: Box | None = None
    """The box whose token moves for it, if one does."""
    move: Move | None = None
    named: bool = False
    """Its colour was named before."""
    told: str = ""

    @property
    def fits(self) -> bool:
        """Whether it continues the firework."""
        return self.card.rank == self.height + 1


class DiscardPicture(Struct, frozen=True):
    """A card on its way to the discard pile, and the token that comes back for it."""

    card: Card
    box: Box
    caption: str
    told: str = ""


class TokensPicture(Struct, frozen=True):
    """The tokens of a box as they lie on the table."""

    box: Box
    clocks: int
    spent: int
    mistakes: int
    """The mistake that loses."""
    made: int
    """Mistakes made so far."""
    caption: str
    told: str = ""


class FireworksPicture(Struct, frozen=True):
    """Fireworks side by side, each with its height."""

    heights: tuple[tuple[Suit, int], ...]
    caption: str
    limited: tuple[tuple[Suit, int], ...] = ()
    """Those that cannot be completed any more, each with how far it can still grow."""
    told: str = ""

    @property
    def score(self) -> int:
        """The sum of the heights."""
        return sum(height for _, height in self.heights)


class TablePicture(Struct, frozen=True):
    """The whole table, as one of the players sees it when all is ready."""

    box: Box
    rules: Rules
    players: int
    caption: str
    told: str = ""

    @property
    def hand(self) -> int:
        """Cards in each hand."""
        return self.rules.hand_size(self.players)


class FanPicture(Struct, frozen=True):
    """One hand from both sides: its owner sees the backs, everybody else the faces."""

    cards: tuple[Card, ...]
    caption: str
    told: str = ""


class MovePicture(Struct, frozen=True):
    """A token before and after it is moved."""

    box: Box
    move: Move
    caption: str
    told: str = ""


class TurnsPicture(Struct, frozen=True):
    """The turns that are left once the deck is empty: whoever drew the last card has the last of them."""

    players: int
    caption: str
    told: str = ""


Picture = (
    HandPicture
    | PlayPicture
    | DiscardPicture
    | TokensPicture
    | FireworksPicture
    | TablePicture
    | FanPicture
    | MovePicture
    | TurnsPicture
)
"""What is shown. Each has a `told`: what it shows, in words, for those who do not see it."""
