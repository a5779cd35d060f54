"""What phones are known by: the key in the link to a table, and a secret for each seat that a phone has."""

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct, field, json
from msgspec.structs import replace

from hanabi_desktop.records.store import read_bounded, write_atomically

_BYTES = 16
"""Bytes of a secret: 128 bits."""
_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""Of keys, which somebody may have to type: 32 signs that are not taken for each other, 5 bits each."""
_LENGTH = 26
_LIMIT = 4096
"""Maximum bytes of the file."""


class Keys(Struct, frozen=True):
    """The key of a table and the secrets of its phones, of which nothing but hashes is kept; and where it was served."""

    game: str
    """When the game was dealt (ISO 8601, to the millisecond), which tells it apart from all others."""
    address: str
    port: Annotated[int, Meta(ge=0, le=65535)] = 0
    """0 if any will do."""
    key: Annotated[str, Meta(pattern=f"^[{_ALPHABET}]{{{_LENGTH}}}$")] = field(
        default_factory=lambda: "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))
    )
    seats: dict[int, str] = field(default_factory=dict)
    """The SHA-256 of each secret, by seat."""

    def opens(self, key: str) -> bool:
        """Whether this is the key of the table; found out in constant time."""
        return hmac.compare_digest(key.encode(), self.key.encode())

    def seat_of(self, secret: str) -> int | None:
        """The seat that belongs to a secret, if one does."""
        given = _hashed(secret)
        return next((seat for seat, kept in self.seats.items() if secret and kept == given), None)

    def with_seat(self, seat: int) -> "tuple[Keys, str]":
        """The same with a new secret for a seat, and the secret: that of any phone that was there before is void."""
        secret = secrets.token_urlsafe(_BYTES)
        return replace(self, seats=self.seats | {seat: _hashed(secret)}), secret

    def only(self, seats: Iterable[int]) -> "Keys":
        """The same with the phones at these seats alone."""
        return replace(self, seats={seat: kept for seat, kept in self.seats.items() if seat in set(seats)})

    def without(self, seat: int) -> "Keys":
        """The same without a phone at this seat."""
        return self.only(self.seats.keys() - {seat})


def _hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def load(path: Path) -> Keys | None:
    """What was kept in a file; None where nothing that can be read is there."""
    try:
        return json.decode(read_bounded(path, _LIMIT), type=Keys)
    except (OSError, ValueError, RecursionError):
        return None


def save(keys: Keys, path: Path) -> None:
    """Keeps them in a file that nobody else on this computer can read; raises OSError."""
    write_atomically(path, json.encode(keys), private=True)
