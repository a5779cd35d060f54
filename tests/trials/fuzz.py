"""Hostile files, links and settings by the hundred thousand: each is a true game or refused, in little time.

They are true ones, spoilt a little, by who knows the format and by chance. An input is known by its kind, the seed and
its number, so that one that does harm can be made again by itself. It may use a second of the processor.
"""

import json
import string
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hanabi_desktop.models.scores import LINE_ROLE, SORT_ROLE, ScoreFilter, ScoresModel, ScoresProxy
from hanabi_desktop.records import preferences
from hanabi_desktop.records.album import album
from hanabi_desktop.records.check import check
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.records.record import Record, RecordError, RefusedAction, replay
from hanabi_desktop.records.scores import Score, Unread, game_files, read_game
from hanabi_desktop.records.share import NotShareable, from_share_string, share_string
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import EditionId
from hanabi_desktop.table.new_game import game_again
from hanabi_desktop.table.state import from_record, salvaged, to_record
from hanabi_desktop.table.view import glance
from hanabi_desktop.wording.scores import album_text, best_spoken, figures, trend_text

DATA = Path(__file__).parents[1] / "records" / "data"
SECONDS = 1.0
LONGEST_SENTENCE = 2000

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


def _ways(value: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in a document, by where it stands: a list or an object, and the index or key of something in it."""
    ahead = [value]
    while ahead:
        inner = ahead.pop()
        for key, member in inner.items() if isinstance(inner, dict) else enumerate(inner):
            yield inner, key
            if isinstance(member, dict | list):
                ahead.append(member)


def _spoil(document: Any, ways: Sequence[tuple[Any, Any]], chance: Random) -> None:
    where, key = chance.choice(ways)
    other, its_key = chance.choice(ways)
    value = deepcopy(chance.choice((other[its_key], chance.choice(STRANGE))))
    match chance.randrange(6):
        case 0:
            where[key] = value
        case 1:
            # A number one off: most games that this makes are games, or are refused by the rules alone.
            for where, key in chance.sample(ways, len(ways)):
                if type(where[key]) is int:
                    where[key] += chance.choice((-2, -1, 1, 2, 5))
                    break
        case 2:
            del where[key]
        case 3 if isinstance(where, dict):
            where[chance.choice(KEYS)] = value
        case 3:
            where.insert(key, value)
        case 4 if isinstance(where, list):
            # Longer than anybody expects, or shorter.
            where[key:] = deepcopy(where[:key][:100]) * chance.choice((0, 1, 50))
        case _:
            for _ in range(chance.choice((1, 2, 31, 40, 300))):
                where[key] = [where[key]] if chance.random() < 0.5 else {chance.choice(KEYS): where[key]}


def spoilt_document(seeds: Sequence[bytes], chance: Random) -> bytes:
    """A document whose structure is spoilt in one to four places, or in none."""
    document = json.loads(chance.choice(seeds))
    for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 3, 4))):
        if ways := list(_ways(document)):
            _spoil(document, ways, chance)
    return json.dumps(document).encode()


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
    """A share link that was spoilt."""
    text = chance.choice(seeds)
    odd = (",", "-", "/", "?", "\0", "\u0660", "²", "\ud800", *string.ascii_letters, *string.digits, "a" * 5000)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 10))):
        at = chance.randint(0, len(text))
        other = chance.choice(seeds)
        new = chance.choice((chance.choice(odd), "", other[chance.randint(0, len(other)) :]))
        text = text[:at] + new + text[at + chance.choice((0, 1, 2, 21)) :]
    return text


# What is done with an input


class Harm(AssertionError):
    """An input has done what none may."""


def _told(error: RecordError | RefusedAction) -> str:
    """The verdict on what is refused; its sentence has to be one that can be shown."""
    sentence = str(error)
    if not sentence or len(sentence) > LONGEST_SENTENCE:
        raise Harm(f"a sentence of {len(sentence)} characters")
    return (
        f"refused: {type(error).__name__}" if isinstance(error, RecordError) else f"breaks the rules: {error.refusal}"
    )


def _is_a_game(record: Record) -> str:
    """What the program does with a record that it has taken: nothing of that may fail."""
    again = decode(encode(record))
    if again != record:
        raise Harm("it is not written as it was read")
    try:
        game = replay(record)
    except RefusedAction as refused:
        if not 0 <= refused.index < len(record.actions):
            raise Harm(f"action {refused.index} of {len(record.actions)}") from None
        replay(Record(record.names, record.setup, record.actions[: refused.index], record.edition))
        return _told(refused)
    glance(record)
    try:
        share_string(record)
    except NotShareable:
        pass
    whole, damage = salvaged(record, game)
    verdict = f"a game, its table {_told(damage)}" if damage else "a game"
    saved = to_record(game, from_record(whole, game))
    kept = decode(encode(saved))
    if kept != saved or to_record(game, from_record(kept, replay(kept))) != saved:
        raise Harm("the table is not saved as it stands")
    return verdict


def try_record(data: bytes, folder: Path) -> str:
    """A file is opened, checked without a window, continued and saved again."""
    path = folder / "game.hanabi.json"
    path.write_bytes(data)
    report = check(path)
    try:
        verdict = _is_a_game(load(path))
    except RecordError as error:
        verdict = _told(error)
    if report["ok"] is not verdict.startswith("a game"):
        raise Harm(f"--check says {report}, but it is {verdict}")
    if path.read_bytes() != data:
        raise Harm("the file is not as it was")
    return verdict


def try_link(text: str, folder: Path) -> str:
    """A share link is pasted, opened and shared again."""
    try:
        record = from_share_string(text)
    except RecordError as error:
        return _told(error)
    verdict = _is_a_game(record)
    if verdict.startswith("a game") and from_share_string(share_string(record)) != record:
        raise Harm("it is not shared as it came")
    return verdict


def try_settings(data: bytes, folder: Path) -> str:
    """The program starts with these settings, offers the last table again, and saves what it has."""
    path = folder / "preferences.json"
    path.write_bytes(data)
    found = preferences.load(path)
    kept = [other.read_bytes() for other in (path, found.aside) if other is not None and other.exists()]
    if data not in kept:
        raise Harm("the file is nowhere")
    if found.aside is not None:
        found.aside.unlink()
    if found.preferences.last_game is not None:
        game_again(found.preferences.last_game)
    found.preferences.with_names(("Kari",)).save(path)
    if preferences.load(path).preferences != found.preferences.with_names(("Kari",)):
        raise Harm("they are not read as they were saved")
    path.unlink()
    return "settings" if found.trouble is None else f"refused: {found.trouble.name}"


def try_book(data: bytes, folder: Path) -> str:
    """The score book lists it as a game, or counts it as unread; every word and figure of the book is asked for."""
    path = folder / f"2026-05-01-Kari-Per{EXTENSION}"
    path.write_bytes(data)
    assert game_files(folder) == [path.name]
    found = read_game(folder, path.name)
    if found is None:
        return "refused: empty"
    if isinstance(found, Unread):
        return "refused: later" if found.later else "refused"
    if not (0 <= found.score <= found.best and found.turns >= found.score and found.moment >= 0):
        raise Harm(str(found))
    _show(found)
    return "a game"


def _show(score: Score) -> None:
    proxy = ScoresProxy(ScoresModel())
    proxy.model.add([score])
    proxy.choose(ScoreFilter(text=score.players[0].name, edition=score.edition, group=score.group))
    if proxy.lines != [score]:
        raise Harm("it is not found by its own names")
    proxy.model.cells(score)
    for column in range(proxy.columnCount()):
        proxy.index(0, column).data(SORT_ROLE)
    proxy.index(0, 0).data(LINE_ROLE)
    if shown := album(proxy.counted):
        for text in (*figures(shown), album_text(shown), trend_text(shown), best_spoken(shown.best)):
            str(text)


KINDS: dict[str, tuple[Callable[[Random], Any], Callable[[Any, Path], str]]] = {
    "records": (lambda chance: spoilt_document(records(), chance), try_record),
    "bytes": (lambda chance: spoilt_bytes(records(), chance), try_record),
    "links": (lambda chance: spoilt_link(links(), chance), try_link),
    "settings": (lambda chance: chance.choice((spoilt_document, spoilt_bytes))(settings(), chance), try_settings),
    "scores": (lambda chance: chance.choice((spoilt_document, spoilt_bytes))(records(), chance), try_book),
}
"""How an input of each kind is made of chance, and what is done with it."""


@dataclass
class Found:
    """What came of many inputs."""

    verdicts: Counter[str] = field(default_factory=Counter)
    worst: float = 0.0
    """Seconds of the processor that the slowest took."""
    harm: list[str] = field(default_factory=list)


def attempts(kind: str, seed: int, count: int) -> Found:
    """Tries so many inputs of a kind."""
    found = Found()
    make, attempt = KINDS[kind]
    with tempfile.TemporaryDirectory() as name:
        for number in range(count):
            data = make(Random(f"{kind} {seed} {number}"))
            start = time.process_time()
            try:
                with warnings.catch_warnings():
                    # A figure that Qt cannot hold is only warned of, and shown as another one.
                    warnings.simplefilter("error", RuntimeWarning)
                    verdict = attempt(data, Path(name))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
                verdict = "HARM"
                found.harm.append(f"{kind} {seed} {number}: {type(error).__name__}: {str(error)[:300]}")
            taken = time.process_time() - start
            if taken > SECONDS:
                found.harm.append(f"{kind} {seed} {number}: {taken:.1f} s")
            found.worst = max(found.worst, taken)
            found.verdicts[verdict] += 1
    return found


def main(counts: dict[str, int], seed: int) -> int:
    """Tries, prints, and returns the exit status."""
    found = {kind: attempts(kind, seed, count) for kind, count in counts.items()}
    for kind, told in found.items():
        sys.stdout.write(f"{kind}: {told.verdicts.total()} tried, the slowest {told.worst * 1000:.0f} ms\n")
        sys.stdout.writelines(f"  {number:7} {verdict}\n" for verdict, number in told.verdicts.most_common())
        sys.stdout.writelines(f"  HARM {harm}\n" for harm in told.harm[:50])
    return 1 if any(told.harm for told in found.values()) else 0
