"""Words in which players are named, with each player's badge before the name: for eyes; what is heard is the words."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from hanabi_desktop.table.badges import Badge

_FIRST = 0xFDD0
"""Code points that no text holds, one for each seat: they mark names while sentences are made of them."""
_ROOM = "\u00a0" * 5
"""Stands where a badge is painted, and goes with the name where a line is broken."""


class Badged(Struct, frozen=True):
    """A text, and before which of its characters whose badge stands."""

    text: str = ""
    badges: tuple[tuple[int, Badge], ...] = ()

    @property
    def roomy(self) -> "Badged":
        """The same with room for each badge in the text itself, before what follows it."""
        parts: list[str] = []
        places: list[tuple[int, Badge]] = []
        begin = 0
        for place, badge in self.badges:
            parts.append(self.text[begin:place])
            places.append((place + len(places) * len(_ROOM), badge))
            parts.append(_ROOM)
            begin = place
        return Badged("".join((*parts, self.text[begin:])), tuple(places))

    @property
    def room(self) -> int:
        """How many characters of a roomy text make room for one badge."""
        return len(_ROOM)


def marked(names: Sequence[str]) -> tuple[str, ...]:
    """Names to make sentences of, which `badged` finds again. Whatever sentence it is, nothing else is taken for one."""
    return tuple(f"{chr(_FIRST + seat)}{unmarked(name)}" for seat, name in enumerate(names))


def unmarked(text: str) -> str:
    """The words alone."""
    return "".join(char for char in text if not _FIRST <= ord(char) < _FIRST + 32)


def badged(text: str, badges: Sequence[Badge]) -> Badged:
    """A sentence that was made of `marked` names, with the badges of these seats."""
    return Badged(unmarked(text), tuple(_places(text, badges)))


def _places(text: str, badges: Sequence[Badge]) -> Iterator[tuple[int, Badge]]:
    marks = 0
    for place, char in enumerate(text):
        seat = ord(char) - _FIRST
        if 0 <= seat < 32:
            if seat < len(badges):
                yield place - marks, badges[seat]
            marks += 1
