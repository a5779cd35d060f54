"""Where everything lies on the board at a moment, in the board's coordinates: public values only."""

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from hanabi_desktop import rules
from hanabi_desktop.board.motion import acts
from hanabi_desktop.models.table import DiscardCell, Firework, Token, TokenKind


class HeldPlace(Struct, frozen=True):
    """A card in a hand; `card` is the card itself, `cell` the place it has."""

    seat: int
    row: int
    cell: QRectF
    card: QRectF
    turned: bool


class FireworkPlace(Struct, frozen=True):
    """A firework, and where its top card lies."""

    row: int
    firework: Firework
    cell: QRectF
    card: QRectF
    sky: QRectF
    """Over all fireworks: the burst of this one may shine over its neighbours."""


class DiscardPlace(Struct, frozen=True):
    """One face of the discard pile."""

    row: int
    column: int
    value: DiscardCell
    cell: QRectF
    """Where its card lies; empty if none does."""


class TokenPlace(Struct, frozen=True):
    """A token and where it lies."""

    row: int
    token: Token
    rect: QRectF


class Shown(Struct, frozen=True):
    """A card that lay face down before all eyes, and turns over now."""

    rect: QRectF
    words: str
    """What is told of it."""
    tone: acts.Tone
    area: QRectF
    """All of the table."""


class Geometry(Struct, frozen=True):
    """Where everything lies at a moment, in the board's coordinates: public values, no face of a card in a hand."""

    held: dict[int, HeldPlace] = {}
    """Cards by id."""
    names: tuple[QRectF, ...] = ()
    """The name plates, by seat."""
    fireworks: dict[rules.Suit, FireworkPlace] = {}
    discards: dict[rules.Card, DiscardPlace] = {}
    tokens: dict[TokenKind, tuple[TokenPlace, ...]] = {}
    trays: dict[TokenKind, QRectF] = {}
    table: QRectF = field(default_factory=QRectF)
    """All of it."""
    deck: QRectF = field(default_factory=QRectF)
    """The top card of the deck."""

    def with_card_at(self, card: int, cell: QRectF) -> "Geometry":
        """The same, but for a card of a hand that somebody has carried elsewhere."""
        place = self.held.get(card)
        if place is None:
            return self
        away = cell.topLeft() - place.cell.topLeft()
        moved = replace(place, cell=place.cell.translated(away), card=place.card.translated(away))
        return replace(self, held={**self.held, card: moved})
