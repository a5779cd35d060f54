"""The list model of one player's hand."""

from collections.abc import Collection, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from hanabi_desktop.compat import override
from hanabi_desktop.models.rows import ROW_ROLE, RowsModel
from hanabi_desktop.painting.marks import HintMarks
from hanabi_desktop.rules import ColourHint, Eyes, Hint, Knowledge, Rules, Suit, ValueHint
from hanabi_desktop.table.view import TableCard, TableView
from hanabi_desktop.wording.cards import table_card_text
from hanabi_desktop.wording.text import capital


class Zone(Enum):
    """A part of a card that answers a click."""

    NUMBER = "number"
    SYMBOL = "symbol"
    PLAY = "play"
    DISCARD = "discard"


class HeldCard(Struct, frozen=True):
    """A card in a hand, and all that its picture depends on."""

    card: TableCard
    marks: HintMarks
    """What hints have told of it."""
    zones: tuple[Zone, ...]
    """The parts of it that the viewer may click now."""
    refused: tuple[Zone, ...] = ()
    """Zones where the action would be refused."""
    previewed: bool = False
    """Whether a hint under consideration would point at it, or it is spoken of."""
    spoken_of: bool = False
    """Whether advice or the answer to a question is about it."""


class HandModel(RowsModel[HeldCard]):
    """The cards of one seat, in its owner's order."""

    def __init__(self, seat: int, parent: QObject | None = None) -> None:
        """`seat` is whose hand it is; it stays so for the life of the model."""
        super().__init__(parent)
        self.seat = seat
        self.own = False
        """Whether the viewer holds this hand."""
        self.acting = False
        """Whether the viewer may take a turn now."""
        self.capacity = 0
        """The number of cards in a full hand."""
        self._name = ""
        self._rules: Rules | None = None
        self._speaks_faces = True
        self._eyes: Eyes | None = None

    @override
    def update(self, view: TableView) -> None:
        """Shows the hand as `view` may see it."""
        self.own, self.acting = view.seen.viewer == self.seat, view.acting
        self._speaks_faces = view.speaks_faces
        show = self.set_rows if view.seen.eyes == self._eyes else self.begin_anew
        self._eyes = view.seen.eyes
        self._name, self._rules = view.names[self.seat], view.seen.rules
        self.capacity = view.seen.rules.hand_size(view.seen.players)
        rows = [HeldCard(card, _marks(card.known, self._rules, card.pointed), ()) for card in view.hands[self.seat]]
        if self.acting:
            zones = (Zone.PLAY, Zone.DISCARD) if self.own else (Zone.NUMBER, Zone.SYMBOL)
            rows = [
                replace(row, zones=zones, refused=self._refused(view, row.card))
                if self.own or row.card.face is not None
                else row
                for row in rows
            ]
        show(rows)

    def preview(self, cards: Collection[int], *, spoken_of: bool) -> None:
        """Marks the cards, by id, that a hint under consideration would point at, or that are `spoken_of`."""
        before = self.rows
        self.rows = tuple(
            replace(row, previewed=row.card.id in cards, spoken_of=spoken_of and row.card.id in cards) for row in before
        )
        for number, row in enumerate(self.rows):
            if row != before[number]:
                # Painted only: what a screen reader calls the card is the same, and nobody is to hear of it.
                self.dataChanged.emit(self.index(number), self.index(number), [ROW_ROLE])

    def _refused(self, view: TableView, card: TableCard) -> tuple[Zone, ...]:
        options = view.seen.options
        if options is None:
            return ()
        reasons = {Zone.PLAY: options.play, Zone.DISCARD: options.discard}
        if card.face is not None:
            named: dict[Zone, Hint] = {
                Zone.NUMBER: ValueHint(self.seat, card.face.rank),
                Zone.SYMBOL: ColourHint(self.seat, card.face.suit),
            }
            reasons = {zone: options.hints[hint].refusal for zone, hint in named.items() if hint in options.hints}
        return tuple(zone for zone, reason in reasons.items() if reason is not None)

    @override
    def seen(self, row: HeldCard) -> object:
        # Only on an own card are the zones painted.
        return row if self.own else (row.card, row.marks, row.previewed, row.spoken_of)

    @override
    def other_data(self, row: HeldCard, role: int) -> None:
        # A tooltip would lie over the neighbouring cards; what there is to say is said in one calm place.
        return None

    @override
    def value(self, row: HeldCard) -> TableCard:
        return row.card

    @override
    def text(self, row: HeldCard) -> str:
        """In a private view a teammate's face is left out, unless its viewer wants every face told unasked."""
        return self._words(row, self._speaks_faces or row.card.laid_open)

    def spoken(self, card: int | None = None, *, private: bool = True) -> str:
        """All that the viewer may know of a card, by id, or of the whole hand; or only what everybody may know.

        Of cards that are alike it is told once, and the name at the beginning only.
        """
        alike: dict[str, list[HeldCard]] = {}
        for row in self.rows:
            if card in (None, row.card.id):
                alike.setdefault(self._words(row, private or row.card.laid_open, (0,)), []).append(row)
        lines = [
            self._words(same[0], private or same[0].card.laid_open, [row.card.place for row in same])
            for same in alike.values()
        ]
        return "\n".join((*lines[:1], *(capital(line.removeprefix(f"{self._name}, ")) for line in lines[1:])))

    def _words(self, row: HeldCard, face: bool, places: Sequence[int] = ()) -> str:
        return "" if self._rules is None else table_card_text(row.card, self._name, self._rules, face, places)


def _marks(known: Knowledge, rules: Rules, fresh: bool) -> HintMarks:
    """What the painter needs of what is known; only the newest hint that pointed at the card is lit."""
    suits: set[Suit] = set()
    ranks: set[int] = set()
    for hint in known.hints:
        if isinstance(hint, ColourHint):
            suits.add(hint.suit)
        else:
            ranks.add(hint.rank)
    last = known.hints[-1] if known.hints else None
    return HintMarks(
        suits_in_play=rules.suits,
        possible_suits=known.suits,
        possible_ranks=known.ranks,
        told_suits=frozenset(suits),
        told_ranks=frozenset(ranks),
        fresh_suit=fresh and isinstance(last, ColourHint),
        fresh_rank=fresh and last is not None and not isinstance(last, ColourHint),
    )
