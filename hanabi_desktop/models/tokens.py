"""The tokens as things that lie on the table."""

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QObject, QRectF

from hanabi_desktop.boxes import Box, Sort, box_of
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.table.tokens import TokenMove
from hanabi_desktop.table.view import TableView


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
    """Of the bottom of a stack: nothing lies on it any more."""

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
            return (self.sort.bottom.uncovered if self.uncovered else self.sort.bottom.covered).said()
        return (self.sort.used if self.used else self.sort.unused).read.said()


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
    used = sum(token.used for token in tokens)
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
