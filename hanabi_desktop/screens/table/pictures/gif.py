"""Writing animated pictures that every chat shows: GIF 89a, as CompuServe described it in 1990.

Qt reads this format but does not write it. What is needed of it is little: one palette for all frames, and of each
frame no more than what has changed.
"""

import re
from collections.abc import Callable, Sequence

from hanabi_desktop.screens.table.pictures.palette import MOST, Colour

_CLEAR, _END, _FIRST, _LAST = 256, 257, 258, 4095
_UNCHANGED = MOST
"""The index of what shows the frame before."""
_PIECE = 16
"""Pixels of a row that are written anew together."""
_SAME = bytes([_UNCHANGED]) * _PIECE


class Gif:
    """An animated picture in the making."""

    def __init__(
        self, width: int, height: int, colours: Sequence[Colour], depth: int, indices: Callable[[bytes], bytes]
    ) -> None:
        """`colours` are at most 255, and `indices` finds which of them stand for pixels of `depth` bytes."""
        self._width, self._row, self._indices = width, width * depth, indices
        self._piece = _PIECE * depth
        self._before = b""
        self._parts = [
            b"GIF89a" + _number(width) + _number(height) + b"\xf7\0\0",
            b"".join(map(bytes, colours)).ljust(3 * 256, b"\0"),
            # Over and over again.
            b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0",
        ]
        self.size = sum(map(len, self._parts))
        """Bytes so far."""

    def add(self, pixels: bytes, hundredths: int) -> None:
        """One frame, all its pixels row by row, seen for so many hundredths of a second."""
        top, band = self._changed(pixels) if self._before else (0, self._indices(pixels))
        self._before = pixels
        part = b"".join(
            (
                # Each frame stays where the next one shows nothing else.
                b"!\xf9\x04\x05" + _number(hundredths) + bytes([_UNCHANGED]) + b"\0",
                b"," + _number(0) + _number(top) + _number(self._width) + _number(len(band) // self._width) + b"\0",
                b"\x08",
                *_blocks(packed(band)),
            )
        )
        self._parts.append(part)
        self.size += len(part)

    def _changed(self, pixels: bytes) -> tuple[int, bytes]:
        """The first row that has changed, and from there to the last one what has.

        Piece by piece: to look at every pixel would take longer than it saves.
        """
        row, before = self._row, self._before
        rows = [at for at in range(0, len(pixels), row) if pixels[at : at + row] != before[at : at + row]] or [0]
        pieces, kept = [], []
        for at in range(rows[0], rows[-1] + 1, row):
            new, old = pixels[at : at + row], before[at : at + row]
            for start in range(0, row, self._piece):
                pieces.append(new[start : start + self._piece])
                kept.append(new == old or pieces[-1] == old[start : start + self._piece])
        # All at once, and dealt out again.
        found = self._indices(b"".join(piece for piece, same in zip(pieces, kept, strict=True) if not same))
        depth, place, band = row // self._width, 0, []
        for piece, same in zip(pieces, kept, strict=True):
            length = len(piece) // depth
            band.append(_SAME[:length] if same else found[place : place + length])
            place += 0 if same else length
        return rows[0] // row, b"".join(band)

    def finished(self) -> bytes:
        """The file."""
        return b"".join((*self._parts, b";"))


def packed(data: bytes) -> bytes:
    """Indices of eight bits, packed after Lempel, Ziv and Welch."""
    packer = _Packer()
    for found in _RUNS.finditer(data):
        if found[0][0] == _UNCHANGED:
            packer.add_unchanged(len(found[0]))
        else:
            packer.add(found[0])
    return packer.finished()


_RUNS = re.compile(rb"\xff+|[^\xff]+")


class _Packer:
    """Packs what it is given, piece after piece. Pieces of what has not changed are long, and are not gone through."""

    def __init__(self) -> None:
        self._out = bytearray()
        self._waiting, self._bits = _CLEAR, 9
        self._prefix = -1
        self._begin()

    def _begin(self) -> None:
        """With a table in which nothing is known but single bytes."""
        self._table: dict[int, int] = {}
        self._code, self._width = _FIRST, 9
        self._runs = [-1, _UNCHANGED]

    def add(self, data: bytes) -> None:
        """Any bytes but `_UNCHANGED`."""
        prefix, known = self._prefix, self._table.get
        for byte in data:
            longer = byte if prefix < 0 else known(prefix << 8 | byte)
            if longer is None:
                self._emit(prefix, byte)
                known = self._table.get
                longer = byte
            prefix = longer
        self._prefix = prefix

    def add_unchanged(self, count: int) -> None:
        """So many bytes `_UNCHANGED`; `_runs` are the codes of all runs of it that are known, by their length."""
        length = 0
        while count:
            if length:
                further = min(count, len(self._runs) - 1 - length)
                length += further
                count -= further
                self._prefix = self._runs[length]
                if not count:
                    return
            count -= 1
            longer = _UNCHANGED if self._prefix < 0 else self._table.get(self._prefix << 8 | _UNCHANGED)
            if longer is None:
                code = self._emit(self._prefix, _UNCHANGED)
                if length and code:
                    self._runs.append(code)
                longer = _UNCHANGED
            self._prefix = longer
            length = 1 if longer == _UNCHANGED else 0

    def _emit(self, prefix: int, byte: int) -> int:
        """Writes a code, and learns it with the byte that follows; returns the new one, 0 if nothing could be learnt."""
        self._write(prefix)
        if self._code > _LAST:
            self._write(_CLEAR)
            self._begin()
            return 0
        learnt = self._code
        self._table[prefix << 8 | byte] = learnt
        self._grow()
        self._code += 1
        return learnt

    def _grow(self) -> None:
        # The reader is one code behind.
        if self._code == 1 << self._width:
            self._width += 1

    def _write(self, code: int) -> None:
        self._waiting |= code << self._bits
        self._bits += self._width
        while self._bits >= 8:
            self._out.append(self._waiting & 255)
            self._waiting >>= 8
            self._bits -= 8

    def finished(self) -> bytes:
        """All of it."""
        if self._prefix >= 0:
            self._write(self._prefix)
            # The reader takes this code for the next entry, too, and may need another bit for what follows.
            if self._code <= _LAST:
                self._grow()
        self._write(_END)
        return bytes(self._out) + self._waiting.to_bytes(1, "little")


def _blocks(data: bytes) -> list[bytes]:
    """In pieces of at most 255 bytes, each after its length."""
    return [bytes([len(piece)]) + piece for at in range(0, len(data), 255) if (piece := data[at : at + 255])] + [b"\0"]


def _number(value: int) -> bytes:
    return value.to_bytes(2, "little")
