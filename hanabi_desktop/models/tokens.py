"""The tokens as things that lie on the table."""

from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QObject
from typing_extensions import override

from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.rules import Kit
from hanabi_desktop.table.tokens import TokenMove
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.tokens import clock_token_text, explosion_text, fuse_token_text


class TokenKind(Enum):
    """What a token stands for."""

    CLOCK = "clock"
    FUSE = "fuse"


class Token(Struct, frozen=True):
    """One token. `used` is a spent clock or a burnt fuse; `number` counts from 0, in the order fuses burn.

    A kit whose fuses are stacked over an explosion has one more than there are mistakes to make, and that one is the
    explosion.
    """

    kit: Kit
    kind: TokenKind
    number: int
    total: int
    used: bool
    uncovered: bool = False
    """Of the explosion: no fuse lies on it any more."""

    @property
    def losing(self) -> bool:
        """Whether this is the fuse that ends the game."""
        return self.kind is TokenKind.FUSE and self.number == self.total - 1

    @property
    def explosion(self) -> bool:
        """Whether this lies at the bottom of a stack of fuses and never moves."""
        return self.kind is TokenKind.FUSE and self.number == self.total

    @property
    def move(self) -> TokenMove:
        """What moving this token means, as it lies."""
        if self.kind is TokenKind.CLOCK:
            return TokenMove.RETURN_CLOCK if self.used else TokenMove.SPEND_CLOCK
        return TokenMove.RESTORE_FUSE if self.used else TokenMove.BURN_FUSE


class TokensModel(RowsModel[Token]):
    """All tokens of one kind, from the bottom up where they are stacked: available clocks first, burnt fuses last."""

    def __init__(self, kind: TokenKind, parent: QObject | None = None) -> None:
        """`kind` stays for the life of the model."""
        super().__init__(parent)
        self.kind = kind

    @override
    def update(self, view: TableView) -> None:
        """Shows the tokens as they lie in `view`, those included that a master has moved for an announcement."""
        kit, rules = view.edition.kit, view.eyes.rules
        if self.kind is TokenKind.CLOCK:
            total, unused = rules.clocks, range(view.clocks)
            rows = [Token(kit, self.kind, number, total, number not in unused) for number in range(total)]
        else:
            total = rules.mistakes
            numbers = range(total + (kit is Kit.CLOCKS_AND_FUSES))
            rows = [
                Token(kit, self.kind, number, total, number < view.mistakes, number == total == view.mistakes)
                for number in reversed(numbers)
            ]
        self.set_rows(rows)

    @override
    def text(self, row: Token) -> str:
        if row.kind is TokenKind.CLOCK:
            return clock_token_text(row.kit, not row.used)
        if row.explosion:
            return explosion_text(row.uncovered)
        return fuse_token_text(row.kit, row.used)
