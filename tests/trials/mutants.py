"""Files that somebody might hand to the program: true games, spoilt a little, by who knows the format and by chance."""

import json
import string
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.records.record import Record, RefusedAction
from hanabi_desktop.records.share import NotShareable, share_string
from hanabi_desktop.rules import EditionId

DATA = Path(__file__).parents[1] / "records" / "data"

STRANGE: Sequence[Any] = (
    *(None, True, False, 0, -1, 1, 2, 3, 5, 6, 49, 50, 59, 60, 255, 2**31, -(2**63), 2**64, 10**19, 10**25, 1.0, 0.5),
    *(1e308, -0.0, "", " ", "0", "00", "a", "none", "house", "german", "norwegian", "No Variant", "Rainbow (6 Suits)"),
    *("\0", "\n", "\u202egro.live", "\u2028", "\ud800", "\U0001f386", "a\u0301" * 30, "x" * 101, "x" * 5000),
    *("<img src='/dev/zero'>", "<b>Per</b>", "&amp;", "%s%n", "{file}", "{0.__class__}", "../../x", "file:///dev/zero"),
    *([], {}, [[]], [{}], {"": 0}, {"a": {"b": {}}}, [0] * 70, [None] * 6),
)
KEYS = (
    *("players", "deck", "actions", "options", "hanabi_desktop", "seed", "notes", "type", "target", "value", "rank"),
    *("suitIndex", "variant", "startingPlayer", "emptyClues", "allOrNothing", "deckPlays", "oneExtraCard", "timed"),
    *("version", "edition", "switches", "announced", "covered_deck", "remarks", "hands", "master", "announcement"),
    *("memory_aid", "fresh", "looking", "speech", "started", "badges", "take_backs", "order", "raised", "turned"),
    *("mistakes", "clocks", "empty_hints", "multicolour", "perfect", "choreography", "what", "turn", "seat", "times"),
    *("known_names", "last_game", "names", "starter", "memory", "text_size", "theme", "language", "volume", "motion"),
    *("", "0", "__class__", "\u202e", "a" * 500),
)
_MOST = 10_000
"""More than a list is made to hold: spoiling is not to take the memory that it looks for."""
_TEXTS = (
    *(b"[", b"{", b'"', b",", b":", b"\\u0000", b"\\ud800", b"NaN", b"1e999", b"-", b"9" * 400),
    *(b"\xff", b"\xed\xa0\x80"),
)


# What is spoilt


@cache
def records() -> tuple[bytes, ...]:
    """True games, and some that the rules refuse, as the program and other programs write them."""
    vectors = (DATA / "vectors.jsonl").read_text(encoding="utf-8").splitlines()
    saves = (DATA / "saves-1.jsonl").read_text(encoding="utf-8").splitlines()
    found = []
    for plain in (
        *(json.dumps(json.loads(line)["record"]).encode() for line in vectors),
        *(json.loads(line)["save"].encode() for line in saves),
    ):
        found.append(plain)
        try:
            record = decode(plain)
        except ValueError:
            continue
        # The same game in its middle, as the program saves it: with its deck covered.
        half = Record(record.names, record.setup, record.actions[: len(record.actions) // 2], record.edition)
        found.append(encode(half))
        found.append(_furnished(half))
    return tuple(found)


def _furnished(record: Record) -> bytes:
    """With everything that a table may keep."""
    document = json.loads(encode(record))
    players = len(record.names)
    hand = {"order": [2, 1, 0], "raised": [1], "turned": [], "notes": {"0": "a one, perhaps", "1": "<b>"}}
    document["hanabi_desktop"] |= {
        "remarks": [
            {"what": "looked", "turn": 0, "seat": 1, "times": 2, "seconds": 9},
            {"what": "taken-back", "turn": 1, "seat": 0},
            {"what": "laid-bare", "turn": 2, "how": "continued"},
        ],
        "hands": [hand] + [{"order": [], "raised": [], "turned": [], "notes": {}}] * (players - 1),
        "master": 0,
        "memory_aid": "none",
        "looking": 1,
        "fresh": True,
        "speech": [None] * players,
    }
    return json.dumps(document).encode()


@cache
def links() -> tuple[str, ...]:
    """Share links of true games."""
    found = []
    for data in records():
        try:
            found.append(share_string(decode(data)))
        except (ValueError, NotShareable, RefusedAction):
            continue
    return tuple(found)


@cache
def settings() -> tuple[bytes, ...]:
    """Settings as this version and the first one wrote them."""
    last = LastGame(edition=EditionId.HOUSE.value, names=("Kari", "Per"), starter=1, master=0, switches={"mistakes": 2})
    full = Preferences(language="de", known_names=("Kari", "Per", "Åsa"), last_game=last, text_size=150)
    return (msgspec.json.encode(full), msgspec.json.encode(Preferences()), (DATA / "preferences-1.json").read_bytes())


# How it is spoilt


Way = tuple[list[Any] | dict[str, Any], Any]
"""A list or an object, and the index or key of something in it."""


def _ways(value: Any) -> Iterator[Way]:
    """Everything in a document, by where it stands."""
    ahead = [value]
    while ahead:
        inner = ahead.pop()
        if isinstance(inner, dict):
            for key, member in inner.items():
                yield inner, key
                ahead.append(member)
        elif isinstance(inner, list):
            for index, member in enumerate(inner):
                yield inner, index
                ahead.append(member)


def _strange(chance: Random) -> Any:
    # What is spoilt next may be just this.
    return deepcopy(chance.choice(STRANGE))


def _replace(document: Any, chance: Random) -> None:
    where, key = chance.choice(list(_ways(document)))
    where[key] = chance.choice((_strange(chance), _something_in(document, chance)))


def _nudge(document: Any, chance: Random) -> None:
    """A number one off: most games that this makes are games, or are refused by the rules alone."""
    numbers = [(where, key) for where, key in _ways(document) if type(where[key]) is int]
    if numbers:
        where, key = chance.choice(numbers)
        where[key] += chance.choice((-2, -1, 1, 2, 5))


def _remove(document: Any, chance: Random) -> None:
    where, key = chance.choice(list(_ways(document)))
    del where[key]


def _add(document: Any, chance: Random) -> None:
    inside = [value for value in (where[key] for where, key in _ways(document)) if isinstance(value, dict | list)]
    where = chance.choice([document, *inside])
    value = chance.choice((_strange(chance), _something_in(document, chance)))
    if isinstance(where, dict):
        where[chance.choice(KEYS)] = value
    else:
        where.insert(chance.randint(0, len(where)), value)


def _reorder(document: Any, chance: Random) -> None:
    """A list is shorter, longer than anybody expects, or in another order."""
    lists = [where for where, _ in _ways(document) if isinstance(where, list) and len(where) > 1]
    if not lists:
        return
    where = chance.choice(lists)
    one, other = chance.sample(range(len(where)), 2)
    match chance.randrange(3):
        case 0:
            where[one], where[other] = where[other], where[one]
        case 1:
            del where[one:]
        case 2:
            piece = deepcopy(where[:one])
            where.extend(piece * min(chance.choice((1, 2, 50)), _MOST // (len(piece) or 1)))


def _act(document: Any, chance: Random) -> None:
    """An action more, or another one: what the rules then say is theirs to say."""
    actions = document.get("actions") if isinstance(document, dict) else None
    if isinstance(actions, list):
        action = {
            "type": chance.randint(0, 4),
            "target": chance.randint(0, 20),
            "value": chance.choice((0, 0, 1, 2, 3)),
        }
        actions.insert(chance.choice((len(actions), chance.randint(0, len(actions)))), action)


def _nest(document: Any, chance: Random) -> None:
    where, key = chance.choice(list(_ways(document)))
    for _ in range(chance.choice((1, 2, 31, 40, 300))):
        where[key] = [where[key]] if chance.random() < 0.5 else {chance.choice(KEYS): where[key]}


def _something_in(document: Any, chance: Random) -> Any:
    where, key = chance.choice(list(_ways(document)))
    return deepcopy(where[key])


_CHANGES: Sequence[Callable[[Any, Random], None]] = (
    *(_replace, _replace, _nudge, _nudge, _remove, _add, _reorder, _reorder, _act, _act, _nest),
)


def _write(document: Any, chance: Random) -> bytes:
    """As different programs write JSON."""
    match chance.randrange(12):
        case 0:
            return json.dumps(document).encode("utf-16")
        case 1:
            return b"\xef\xbb\xbf" + json.dumps(document).encode()
        case 2:
            return json.dumps(document, indent=1, ensure_ascii=False).encode("utf-8", "surrogatepass")
        case 3:
            # A key that stands twice.
            return b'{"players":["Kari","Per"],' + json.dumps(document).encode()[1:]
    return json.dumps(document).encode()


def spoilt_document(seeds: Sequence[bytes], chance: Random) -> bytes:
    """A document whose structure is spoilt in one to four places."""
    return _write(spoilt_value(json.loads(chance.choice(seeds)), chance), chance)


def spoilt_value(document: Any, chance: Random) -> Any:
    """The same document, spoilt in its structure."""
    for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 3, 4))):
        if not list(_ways(document)):
            break
        chance.choice(_CHANGES)(document, chance)
    return document


def spoilt_bytes(seeds: Sequence[bytes], chance: Random) -> bytes:
    """A file that was spoilt without an idea of what it is."""
    data = bytearray(chance.choice(seeds))
    for _ in range(chance.choice((1, 1, 2, 3, 8, 40))):
        at = chance.randrange(len(data) or 1)
        match chance.randrange(5):
            case 0:
                data[at : at + 1] = bytes([chance.randrange(256)])
            case 1:
                del data[at : at + chance.choice((1, 2, 16, 1000, 1 << 20))]
            case 2:
                data[at:at] = chance.choice((*_TEXTS, chance.randbytes(4))) * chance.choice((1, 1, 2, 100))
            case 3:
                other = chance.choice(seeds)
                data[at:] = other[chance.randint(0, len(other)) :]
            case 4:
                data[at:at] = data[at : at + chance.choice((1, 30, 500))] * chance.choice((1, 2, 20))
    return bytes(data)


def spoilt_link(seeds: Sequence[str], chance: Random) -> str:
    """A share link that was spoilt, by one who knows what it is made of or by chance."""
    text = chance.choice(seeds)
    alphabet = string.ascii_letters + string.digits
    odd = (",", "-", "/", "?", "#", "\0", "\u0660", "²", "é", "\ud800", *alphabet, "a" * 5000)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 10))):
        at = chance.randint(0, len(text))
        match chance.randrange(5):
            case 0:
                text = text[:at] + chance.choice(odd) + text[at + 1 :]
            case 1:
                text = text[:at] + text[at + chance.choice((1, 2, 21)) :]
            case 2:
                text = text[:at] + chance.choice(odd) + text[at:]
            case 3:
                other = chance.choice(seeds)
                text = text[:at] + other[chance.randint(0, len(other)) :]
            case 4:
                text = chance.choice(("https://hanab.live/replay-json/", "http://x/?", "javascript:", " ")) + text
    return text
