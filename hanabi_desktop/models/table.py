"""The models of one table: fireworks, tokens, players, discarded cards and journal, kept in step with the hands."""

from collections.abc import Callable, Collection, Sequence
from enum import Enum
from html import escape
from itertools import product
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QObject, QRectF, Qt

from hanabi_desktop.boxes import Box, Sort, box_of
from hanabi_desktop.compat import override
from hanabi_desktop.faults.guard import guarded, report_exception
from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.models.rows import BRIEF_TEXT_ROLE, RICH_TEXT_ROLE, ROW_ROLE, Index, RowsModel
from hanabi_desktop.players import Emblem, Level
from hanabi_desktop.records.remarks import Remark
from hanabi_desktop.rules import RANKS, Card, HintGiven, Rules, SeatView, Suit, TurnView
from hanabi_desktop.screen.view import Private, Revealing, ScreenView
from hanabi_desktop.table.actions import ActionKind, TokenMove
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.view import TableView, isolated
from hanabi_desktop.wording.announcements import still_held_text
from hanabi_desktop.wording.cards import card_name, firework_text, suit_name
from hanabi_desktop.wording.journal import action_text, remark_text, turn_text
from hanabi_desktop.wording.table import begun
from hanabi_desktop.wording.text import closed, tr
from hanabi_desktop.wording.typography import RichText, named_with_badges


class JournalModel(RowsModel[TurnView | Remark]):
    """The journal: all turns and the remarks between them, oldest first; every line may be read by everybody."""

    _view: TableView | None = None

    def __init__(self, parent: QObject | None = None) -> None:
        """Starts empty."""
        super().__init__(parent)
        self._lines: dict[tuple[TurnView | Remark, int], RichText] = {}
        """Cache: every line is asked for with every turn."""
        self._pointed: list[str] = []

    @override
    def update(self, view: TableView) -> None:
        """Shows the journal of `view`."""
        retold = self._view is None or _telling(view) != _telling(self._view)
        if retold:
            self._lines.clear()
        self._view = view
        self.set_rows(view.journal)
        pointed, self._pointed = self._pointed, [*map(self._places, self.rows)]
        for row, (before, now) in enumerate(zip(pointed, self._pointed, strict=False)):
            if retold or before != now:
                self.dataChanged.emit(self.index(row), self.index(row), [Qt.ItemDataRole.AccessibleTextRole])

    @override
    def retranslate(self) -> None:
        self._lines.clear()
        super().retranslate()

    @override
    def read_out(self, row: TurnView | Remark) -> str:
        """With the places of the cards that a hint points at, as they are held now; a replay has lines of later turns."""
        line, told = self.text(row), self._places(row)
        return f"{closed(line)} {told}" if told else line

    def _places(self, row: TurnView | Remark) -> str:
        view = self._view
        if view is None or not isinstance(row, TurnView) or not isinstance(row.events[0], HintGiven):
            return ""
        return "" if isinstance(view, ScreenView) and view.replayed is not None else still_held_text(row, view)

    @override
    def other_data(self, row: TurnView | Remark, role: int) -> Any:
        return self._line(row, role) if role in (RICH_TEXT_ROLE, BRIEF_TEXT_ROLE) else super().other_data(row, role)

    @override
    def text(self, row: TurnView | Remark) -> str:
        return self._line(row, RICH_TEXT_ROLE).plain

    def _line(self, row: TurnView | Remark, role: int) -> RichText:
        view = self._view
        if view is None:
            return RichText()
        if (row, role) not in self._lines:
            words = box_of(view.edition.kit).words
            players = view.players_on(row)
            named = [player.name for player in players]

            def sentence(names: Sequence[str], spell: Callable[[str], str] = isolated) -> str:
                if isinstance(row, TurnView):
                    brief = role == BRIEF_TEXT_ROLE and action_text(row, names, view.seen.rules)
                    return brief or turn_text(row, names, view.seen.rules, words)
                return remark_text(row, names, view.seats_in_turn, view.remarks, spell)

            # Beside a badge, the first word of a name is enough.
            badges = [player.emblem for player in players]
            rich = sentence(named_with_badges(begun(named), badges), lambda name: escape(isolated(name)))
            self._lines[row, role] = RichText(sentence(named), rich)
        return self._lines[row, role]


def _telling(view: TableView) -> tuple[object, ...]:
    """All that the line of a turn depends on besides the turn."""
    return view.players, view.edition, view.seen.rules


class Firework(Struct, frozen=True):
    """One colour's pile, and how far it can still grow."""

    suit: Suit
    height: int
    reach: int

    @property
    def complete(self) -> bool:
        """Whether the five lies on top."""
        return self.height == RANKS[-1]

    @property
    def stuck(self) -> bool:
        """Whether it can grow no more although it is not complete: its next card is gone for good."""
        return self.height == self.reach < RANKS[-1]


class FireworksModel(RowsModel[Firework]):
    """One row for each suit in play, by suit index."""

    _rules = Rules()

    @override
    def update(self, view: TableView) -> None:
        """Shows the fireworks of `view`."""
        seen = view.seen
        self._rules = seen.rules
        self.set_rows([Firework(suit, seen.fireworks[suit], seen.reach[suit]) for suit in seen.rules.suits])

    @override
    def text(self, row: Firework) -> str:
        return firework_text(row.suit, row.height, row.reach, self._rules)


class TokenKind(Enum):
    """What a token stands for."""

    CLOCK = "clock"
    FUSE = "fuse"


class Token(Struct, frozen=True, cache_hash=True):
    """One token. `used` is a spent clock or a burnt fuse; `number` counts from 0, in the order they are used.

    What lies at the bottom of a stack is the last of its kind, besides the `total` that count.
    """

    sort: Sort
    """How tokens of this sort lie, look and are read in their box."""
    kind: TokenKind
    number: int
    total: int
    used: bool
    uncovered: bool = False
    """Whether it is the bottom of a stack, and nothing lies on it any more."""

    @property
    def losing(self) -> bool:
        """Whether this is the fuse that ends the game."""
        return self.kind is TokenKind.FUSE and self.number == self.total - 1

    @property
    def bottom(self) -> bool:
        """Whether this lies at the bottom of a stack and never moves."""
        return self.number == self.total

    @property
    def left(self) -> int:
        """How many are left to be used, this one among them."""
        return self.total - self.number

    @property
    def move(self) -> TokenMove:
        """What moving this token means, as it lies."""
        if self.kind is TokenKind.CLOCK:
            return TokenMove.RETURN_CLOCK if self.used else TokenMove.SPEND_CLOCK
        return TokenMove.RESTORE_FUSE if self.used else TokenMove.BURN_FUSE

    @property
    def text(self) -> str:
        """What it is and how it lies, for the screen reader."""
        if self.bottom and self.sort.bottom:
            return (self.sort.bottom.uncovered if self.uncovered else self.sort.bottom.covered).translated()
        return (self.sort.used if self.used else self.sort.unused).read.translated()


def clock_tokens(box: Box, available: int, total: int) -> list[Token]:
    """The tokens for hints in the order in which they lie, the available ones first."""
    return [Token(box.clocks, TokenKind.CLOCK, number, total, number >= available) for number in range(total)]


def fuse_tokens(box: Box, mistakes: int, limit: int) -> list[Token]:
    """The tokens for mistakes in the order in which they lie, from the bottom of a stack up, the used ones last."""
    return [
        Token(box.fuses, TokenKind.FUSE, number, limit, number < mistakes, number == limit == mistakes)
        for number in reversed(range(box.fuses.lying_there(limit)))
    ]


def token_places(tokens: Sequence[Token], area: QRectF) -> list[QRectF]:
    """Where all tokens of a tray lie in its area."""
    if not tokens:
        return []
    used = [token.used for token in tokens].count(True)
    return tokens[0].sort.lying.places(area, len(tokens) - used, used)


class TokensModel(RowsModel[Token]):
    """All tokens of one kind, from the bottom up where they are stacked: available clocks first, burnt fuses last."""

    def __init__(self, kind: TokenKind, parent: QObject | None = None) -> None:
        """`kind` stays for the life of the model."""
        super().__init__(parent)
        self.kind = kind

    @override
    def update(self, view: TableView) -> None:
        """Shows the tokens as they lie in `view`, those included that a master has moved for an announcement."""
        box, rules = box_of(view.edition.kit), view.seen.rules
        if self.kind is TokenKind.CLOCK:
            self.set_rows(clock_tokens(box, view.clocks, rules.clocks))
        else:
            self.set_rows(fuse_tokens(box, view.mistakes, rules.mistakes))

    @override
    def text(self, row: Token) -> str:
        return row.text


class Player(Struct, frozen=True):
    """A seat and what it is doing."""

    seat: int
    name: str
    badge: Emblem
    """Shown beside the name, and never read out."""
    current: bool
    master: bool
    elsewhere: bool = False
    """Whether a client of its own acts for this seat."""
    last_turn: bool = False
    """Whether the deck is empty and this player still has a turn."""
    level: Level | None = None
    """The level of this seat's computer; None for a person."""
    instead_of: str = ""
    """The name of the person for whom the computer sits there."""
    possible: frozenset[ActionKind] = frozenset()
    """The kinds of action that this player, who looks, may take now."""
    private: bool = False
    """Whether this player looks, and nobody else may."""


class PlayersModel(RowsModel[Player]):
    """All seats, clockwise."""

    @override
    def update(self, view: TableView) -> None:
        """Shows the players of `view`; once the game is over it is nobody's turn.

        While a card is revealed it is the turn of whoever plays or discards it: whether another one follows is not told.
        """
        revealing = view.phase if isinstance(view, ScreenView) and isinstance(view.phase, Revealing) else None
        current = None if view.seen.end else revealing.seat if revealing else view.seen.current
        looks = isinstance(view, ScreenView) and isinstance(view.phase, Private) and not view.alone
        private = view.seen.viewer if looks else None
        self.set_rows(
            [
                Player(
                    seat,
                    player.name,
                    player.emblem,
                    seat == current,
                    seat == view.master,
                    view.operators[seat] is Operator.CLIENT,
                    seat in view.seen.last_turns,
                    player.level,
                    away,
                    view.possible if seat == view.seen.viewer else frozenset(),
                    seat == private,
                )
                for seat, (player, away) in enumerate(zip(view.players, view.away, strict=True))
            ]
        )

    @override
    def text(self, row: Player) -> str:
        if not (row.current or row.master):
            return row.name
        both = tr("Players", "{name}’s turn (the master)")
        current = tr("Players", "{name}’s turn")
        master = tr("Players", "{name}: the master")
        return ((both if row.master else current) if row.current else master).format(name=row.name)


class DiscardCell(Struct, frozen=True):
    """All copies of one face: how many there are, lie on the pile, and are played."""

    card: Card
    copies: int
    discarded: int
    played: bool
    latest: bool = False
    """Whether the card that was discarded last is one of them."""
    wanted: bool = False
    """Whether its firework needs it next."""
    useless: bool = False
    """Whether no firework can ever use it again."""

    @property
    def left(self) -> int:
        """Copies that are still in a hand or in the deck."""
        return self.copies - self.discarded - self.played

    @property
    def lost(self) -> bool:
        """Whether all of them were discarded."""
        return self.discarded == self.copies

    @property
    def critical(self) -> bool:
        """Whether one copy is left of a face that its firework still needs."""
        return self.discarded == self.copies - 1 and not self.useless


class DiscardModel(QAbstractTableModel):
    """A row for each suit in play, a column for each value."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Starts empty."""
        super().__init__(parent)
        self.cells: Sequence[Sequence[DiscardCell]] = ()
        """The cells of each row; a view asks for them as they are, of which it paints all at once."""

    def update(self, view: TableView) -> None:
        """Shows the pile of `view`."""
        seen = view.seen
        cells = [[discard_cell(seen, Card(suit, rank)) for rank in RANKS] for suit in seen.rules.suits]
        if len(cells) != len(self.cells):
            self._reset(cells)
            return
        before, self.cells = self.cells, cells
        for row, column in product(range(len(cells)), range(len(RANKS))):
            if cells[row][column] != before[row][column]:
                self.dataChanged.emit(self.index(row, column), self.index(row, column))

    def forget(self) -> None:
        """Shows nothing."""
        self._reset(())

    def _reset(self, cells: Sequence[Sequence[DiscardCell]]) -> None:
        self.beginResetModel()
        self.cells = cells
        self.endResetModel()

    def retranslate(self) -> None:
        """The words are others now, the pile the same."""
        if self.cells:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.cells) - 1, len(RANKS) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self.cells) - 1)

    @guarded
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.cells)

    @guarded
    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(RANKS)

    @guarded
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self.cells[index.row()][index.column()]
        if role == ROW_ROLE:
            return cell
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return discard_text(cell)
        return None

    @guarded
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return str(RANKS[section])
        return suit_name(Suit(section))


def discard_cell(seen: SeatView, card: Card) -> DiscardCell:
    """All copies of a face as they lie in the discard pile, and whether they are still of use."""
    height, reach = seen.fireworks[card.suit], seen.reach[card.suit]
    return DiscardCell(
        card,
        seen.rules.copies(card.suit, card.rank),
        seen.discards.count(card),
        card.rank <= height,
        latest=seen.discards[-1:] == (card,),
        wanted=card.rank == height + 1 <= reach,
        useless=not height < card.rank <= reach,
    )


def discard_text(cell: DiscardCell) -> str:
    """All copies of a face in words."""
    text = tr(
        "Discards",
        "{card}: {discarded} on the discard pile, {left} of {copies} left.",
        card=card_name(cell.card),
        discarded=cell.discarded,
        left=cell.left,
        copies=cell.copies,
    )
    remarks = {
        tr("Discards", "Discarded last."): cell.latest,
        tr("Discards", "Played."): cell.played,
        tr("Discards", "Needed next."): cell.wanted,
        tr("Cards", "The last copy."): cell.critical,
    }
    return " ".join([text, *(remark for remark, holds in remarks.items() if holds)])


class TableModels(QObject):
    """The models of a table with `players` seats."""

    def __init__(self, players: int, parent: QObject | None = None) -> None:
        """Empty models; `update` fills them."""
        super().__init__(parent)
        self.hands = tuple(HandModel(seat, self) for seat in range(players))
        self.fireworks = FireworksModel(self)
        self.clocks = TokensModel(TokenKind.CLOCK, self)
        self.fuses = TokensModel(TokenKind.FUSE, self)
        self.discards = DiscardModel(self)
        self.journal = JournalModel(self)
        self.players = PlayersModel(self)
        tables = (self.fireworks, self.clocks, self.fuses, self.discards, self.journal, self.players)
        self._all: tuple[RowsModel[Any] | DiscardModel, ...] = (*self.hands, *tables)

    def update(self, view: TableView, told: TableView | None = None) -> None:
        """Shows what `view` may see, everywhere; the journal is that of `told`, if it is not the same.

        A model that fails shows nothing: it may hold what was for other eyes.
        """
        for model in self._all:
            try:
                model.update(told if told is not None and model is self.journal else view)
            except Exception as error:  # noqa: BLE001 - no other model is to keep what it showed before
                model.forget()
                report_exception(error)

    def forget(self) -> None:
        """Shows nothing at all."""
        for model in self._all:
            model.forget()

    def preview(self, cards: Collection[int], *, spoken_of: bool = False) -> None:
        """Marks the cards, by id, that a hint under consideration would point at, or that are `spoken_of`."""
        for hand in self.hands:
            hand.preview(cards, spoken_of=spoken_of)

    def retranslate(self) -> None:
        """Every word is to be made anew."""
        for model in self._all:
            model.retranslate()
