"""Strict JSON: bytes into values that know their place, so that every error can say where it is."""

import json
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from hanabi_desktop.records.problems import Problem, RecordError, shown

JSON: TypeAlias = "bool | int | float | str | Sequence[JSON] | Mapping[str, JSON] | None"

MAX_BYTES = 1 << 20
"""More than any record has; a few kilobytes are usual."""
_MAX_DIGITS = 20
_DIGITS = bytes.maketrans(b"123456789", b"000000000")
_LONG_NUMBER = b"0" * (_MAX_DIGITS + 1)


class Node:
    """A value somewhere in a document; what is asked of it and is not so raises RecordError with its place."""

    __slots__ = ("_key", "_parent", "value")

    def __init__(self, value: object, parent: "Node | None" = None, key: str | int = "") -> None:
        self.value = value
        self._parent = parent
        self._key = key

    @property
    def place(self) -> str:
        """The way here from the top: `deck[7].rank`."""
        # Without recursion: nesting may be as deep as the parser takes it.
        keys = []
        node = self
        while node._parent is not None:
            keys.append(node._key)
            node = node._parent
        way = ""
        for key in reversed(keys):
            if isinstance(key, int):
                way += f"[{key}]"
            elif not (key.isidentifier() and len(key) <= 40):
                way += f"[{shown(key)}]"
            else:
                way += f".{key}" if way else key
        return way

    def error(self, problem: Problem, **parameters: object) -> RecordError:
        """The error to raise about this value."""
        return RecordError(problem, self.place, **parameters)

    def _wrong(self, problem: Problem) -> RecordError:
        return self.error(problem, value=shown(self.value))

    def __getitem__(self, key: str) -> "Node":
        """The member of an object; it must be there."""
        member = self.get(key)
        if member is None:
            raise Node(None, self, key).error(Problem.MISSING)
        return member

    def get(self, key: str) -> "Node | None":
        """The member of an object, if it is there."""
        members = self.members()
        return Node(members[key], self, key) if key in members else None

    def members(self) -> dict[str, JSON]:
        """What an object holds, as it stands."""
        if not isinstance(self.value, dict):
            raise self._wrong(Problem.NOT_AN_OBJECT)
        return self.value

    def items(self) -> Iterator[tuple[str, "Node"]]:
        """The members of an object."""
        return ((key, Node(value, self, key)) for key, value in self.members().items())

    def size(self) -> int:
        """How many elements a list has."""
        if not isinstance(self.value, list):
            raise self._wrong(Problem.NOT_A_LIST)
        return len(self.value)

    def __iter__(self) -> Iterator["Node"]:
        """The elements of a list."""
        if not isinstance(self.value, list):
            raise self._wrong(Problem.NOT_A_LIST)
        return (Node(value, self, index) for index, value in enumerate(self.value))

    def integer(self, low: int, high: int) -> int:
        """A whole number, `low` to `high`; neither true nor 1.0 is one."""
        if type(self.value) is not int:
            raise self._wrong(Problem.NOT_AN_INTEGER)
        if not low <= self.value <= high:
            raise self.error(Problem.OUT_OF_RANGE, value=self.value, low=low, high=high)
        return self.value

    def integer_at(self, key: str, low: int, high: int) -> int:
        """The same of a member of an object: most of what records hold, and so no more is made of it than need be."""
        value = self.value.get(key) if type(self.value) is dict else None
        return value if type(value) is int and low <= value <= high else self[key].integer(low, high)

    def boolean(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self._wrong(Problem.NOT_A_BOOLEAN)
        return self.value

    def text(self) -> str:
        """A string."""
        if not isinstance(self.value, str):
            raise self._wrong(Problem.NOT_TEXT)
        return self.value

    def one_of(self, known: Sequence[str]) -> str:
        """One of certain strings."""
        if self.text() not in known:
            raise self.error(Problem.NOT_ONE_OF, value=shown(self.value), known=", ".join(known))
        return self.text()


class _Flaw(Struct, frozen=True, eq=False):
    """Stands in a document where JSON itself was violated, until its place is known."""

    problem: Problem
    value: str


def parse(data: bytes) -> Node:
    """The document in `data`.

    Stricter than `json`: a key may stand only once in an object, and there are no numbers without end or without value.
    A byte order mark is passed over. Raises RecordError.
    """
    if len(data) > MAX_BYTES:
        raise RecordError(Problem.TOO_LARGE, limit=MAX_BYTES)
    flawless = True

    def flaw(problem: Problem, value: str) -> _Flaw:
        nonlocal flawless
        flawless = False
        return _Flaw(problem, value)

    def members(pairs: list[tuple[str, object]]) -> object:
        found = dict(pairs)
        if len(found) == len(pairs):
            return found
        left = Counter(key for key, _ in pairs)
        return flaw(Problem.KEY_TWICE, shown(next(key for key in left if left[key] > 1)))

    def integer(digits: str) -> object:
        return int(digits) if len(digits) <= _MAX_DIGITS else number(digits)

    def real(digits: str) -> object:
        value = float(digits)
        return value if math.isfinite(value) else number(digits)

    def number(digits: str) -> object:
        return flaw(Problem.NOT_A_NUMBER, f"{digits[:_MAX_DIGITS]}…" if digits[_MAX_DIGITS:] else digits)

    try:
        text = data.decode("utf-8-sig")
        document = json.loads(
            text,
            object_pairs_hook=members,
            # To look at every number costs more than all the rest.
            parse_int=integer if _LONG_NUMBER in data.translate(_DIGITS) else None,
            parse_float=real,
            parse_constant=number,
        )
    except UnicodeDecodeError as error:
        raise RecordError(Problem.NOT_UTF8, position=error.start) from None
    except json.JSONDecodeError as error:
        raise RecordError(Problem.NOT_JSON, line=error.lineno, column=error.colno, reason=error.msg) from None
    except RecursionError:
        raise RecordError(Problem.TOO_DEEP) from None
    top = Node(document)
    if not flawless:
        raise _first_flaw(top)
    return top


def _first_flaw(top: Node) -> RecordError:
    """The one that stands first in the document; without recursion, as nesting may be deep."""
    ahead = [top]
    while ahead:
        node = ahead.pop()
        if isinstance(node.value, _Flaw):
            return node.error(node.value.problem, value=node.value.value)
        if isinstance(node.value, dict):
            ahead += reversed([member for _, member in node.items()])
        elif isinstance(node.value, list):
            ahead += reversed(list(node))
    raise AssertionError("no flaw in the document")
