"""Where everything lies on the board at a moment: places and public values, no face of a card in a hand."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from hanabi_desktop.board.hand_panel import HandPanel
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.board.token_tray import TokenTray
from hanabi_desktop.models.discards import DiscardCell
from hanabi_desktop.models.fireworks import Firework
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.tokens import Token, TokenKind, token_places
from hanabi_desktop.painting.places.layout import held_card, shrunk
from hanabi_desktop.painting.scene import deck_card_rect
from hanabi_desktop.rules import Card, Suit


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

    copies: tuple[QRectF, ...]
    """Where those lie that were discarded."""

    def copy(self, number: int) -> QRectF:
        """Where the copy of this number, from 0, lies."""
        return self.copies[number]


class TokenPlace(Struct, frozen=True):
    """A token and where it lies."""

    row: int
    token: Token
    rect: QRectF


class Geometry(Struct, frozen=True):
    """All places at a moment, in the board's coordinates."""

    held: Mapping[int, HeldPlace] = field(default_factory=lambda: MappingProxyType({}))
    """By card id."""
    names: tuple[QRectF, ...] = ()
    """The name plates, by seat."""
    fireworks: Mapping[Suit, FireworkPlace] = field(default_factory=lambda: MappingProxyType({}))
    discards: Mapping[Card, DiscardPlace] = field(default_factory=lambda: MappingProxyType({}))
    tokens: Mapping[TokenKind, tuple[TokenPlace, ...]] = field(default_factory=lambda: MappingProxyType({}))
    trays: Mapping[TokenKind, QRectF] = field(default_factory=lambda: MappingProxyType({}))
    deck: QRectF = field(default_factory=QRectF)
    """The top card of the deck."""

    def with_card_at(self, card: int, cell: QRectF) -> "Geometry":
        """The same, but for a card of a hand that somebody has carried elsewhere."""
        place = self.held.get(card)
        if place is None:
            return self
        away = cell.topLeft() - place.cell.topLeft()
        moved = replace(place, cell=place.cell.translated(away), card=place.card.translated(away))
        return replace(self, held=MappingProxyType({**self.held, card: moved}))


def survey(board: Surface) -> Geometry:
    """Looks where everything lies now."""
    trays = {TokenKind.CLOCK: board.clocks, TokenKind.FUSE: board.fuses}
    return Geometry(
        held=MappingProxyType(dict(place for panel in board.hands for place in _held(board, panel))),
        names=tuple(_name(board, panel) for panel in board.hands),
        fireworks=MappingProxyType(_fireworks(board)),
        discards=MappingProxyType(_discards(board)),
        tokens=MappingProxyType({kind: _tokens(board, tray) for kind, tray in trays.items()}),
        trays=MappingProxyType(
            {kind: QRectF(tray.viewport().rect()).translated(_corner(board, tray)) for kind, tray in trays.items()}
        ),
        deck=deck_card_rect(QRectF(board.deck.rect()), 20).translated(QPointF(board.deck.mapTo(board, QPoint()))),
    )


def _corner(board: Surface, view: TokenTray) -> QPointF:
    return _origin(board, view.viewport())


def _origin(board: Surface, widget: QWidget) -> QPointF:
    return QPointF(widget.mapTo(board, QPoint()))


def _held(board: Surface, panel: HandPanel) -> list[tuple[int, HeldPlace]]:
    view = panel.view
    origin = _origin(board, view.viewport())
    count = view.model().rowCount()
    places = []
    for row, place in enumerate(view.places(count, QRectF(view.viewport().rect()))):
        card = view.card(view.model().index(row, 0))
        if card is None:
            continue
        cell = QRectF(place.toAlignedRect())
        rect = held_card(cell, raised=card.raised)
        if card.turned:
            rect = shrunk(rect)
        held = HeldPlace(panel.seat, row, cell.translated(origin), rect.translated(origin), card.turned)
        places.append((card.id, held))
    return places


def _name(board: Surface, panel: HandPanel) -> QRectF:
    room = QRectF(8, 4, max(16, panel.view.x() - 12), panel.height() - 8)
    return room.translated(_origin(board, panel))


def _fireworks(board: Surface) -> dict[Suit, FireworkPlace]:
    view = board.fireworks
    origin = _origin(board, view.viewport())
    places = {}
    sky = QRectF(view.viewport().rect()).translated(origin)
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        firework = index.data(ROW_ROLE)
        if isinstance(firework, Firework):
            cell = QRectF(view.visualRect(index)).translated(origin)
            places[firework.suit] = FireworkPlace(row, firework, cell, view.card_rect(index).translated(origin), sky)
    return places


def _discards(board: Surface) -> dict[Card, DiscardPlace]:
    view, model = board.discards, board.discards.model()
    origin = _origin(board, view.viewport())
    places = {}
    for row in range(model.rowCount()):
        for column, (value, spots) in enumerate(view.display(row)):
            copies = tuple(spot.translated(origin) for spot in spots)
            cell = QRectF(spots[0].united(spots[-1]).toAlignedRect()).translated(origin) if spots else QRectF()
            places[value.card] = DiscardPlace(row, column, value, cell, copies)
    return places


def _tokens(board: Surface, tray: TokenTray) -> tuple[TokenPlace, ...]:
    model = tray.model()
    origin = _corner(board, tray)
    rows = (model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount()))
    tokens = [token for token in rows if isinstance(token, Token)]
    return tuple(
        TokenPlace(row, token, QRectF(rect.toAlignedRect()).translated(origin))
        for row, (token, rect) in enumerate(
            zip(tokens, token_places(tokens, QRectF(tray.viewport().rect())), strict=True)
        )
    )
