"""Records for the tests of records: the vectors, one plain game, and games of chance by every edition."""

import json
import subprocess
import sys
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from hanabi_desktop.records.record import MAX_NAME, Record
from hanabi_desktop.records.store import EXTENSION, save
from hanabi_desktop.rules import EDITIONS, EndEarly, Game, Rules, Setup
from tests.games import POLICIES, play_random_game, shuffled_deck
from tests.strategies import rules_of

DATA = Path(__file__).parent / "data"
NOW = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
ROOT = Path(__file__).parents[2]
"""Where other processes find the package."""


@cache
def _vector_lines() -> tuple[str, ...]:
    return tuple((DATA / "vectors.jsonl").read_text(encoding="utf-8").splitlines())


def vectors() -> list[dict[str, Any]]:
    """What each record of the data must give: `record` and `expected`, read anew each time."""
    return [json.loads(line) for line in _vector_lines()]


def document() -> dict[str, Any]:
    """A record as a document, for a test to spoil: three players, five suits, every key there is."""
    return {
        "players": ["Kari", "Per", "Åsa"],
        "deck": [{"suitIndex": card.suit.value, "rank": card.rank} for card in shuffled_deck(Rules(), Random(7))],
        "actions": [
            {"type": 3, "target": 0, "value": 1},
            {"type": 1, "target": 0, "value": 0},
            {"type": 0, "target": 5, "value": 0},
        ],
        "options": {"startingPlayer": 2, "emptyClues": True},
        "hanabi_desktop": {
            "version": 1,
            "edition": "norwegian",
            "switches": Rules(empty_hints=True, choreography=True).switches,
            "announced": {"2": 4},
        },
    }


def archive(record: Record, folder: Path, when: datetime) -> Path:
    """Lays a game among the saved ones, under a name of that time."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{when:%Y-%m-%d-%H%M%S}"
    taken = len(list(folder.glob(f"{stem}*")))
    path = folder / f"{stem}{f'-{taken + 1}' if taken else ''}{EXTENSION}"
    save(record, path)
    return path


def as_file(document: object) -> bytes:
    """The document as it would stand in a file."""
    return json.dumps(document).encode()


def confined(program: str, *arguments: str, **limits: int) -> str:
    """What a program prints in a process of its own that may use no more than these limits of `resource`."""
    resource = pytest.importorskip("resource", reason="no limits for a process here")

    def confine() -> None:
        for name, limit in limits.items():
            resource.setrlimit(getattr(resource, name), (limit, limit))

    args = [sys.executable, "-c", program, *arguments]
    return subprocess.run(cwd=ROOT, args=args, capture_output=True, text=True, preexec_fn=confine, check=True).stdout


def names() -> st.SearchStrategy[str]:
    """What a player may be called, in any script."""
    characters = st.characters(
        exclude_categories=["Cc", "Cs", "Zl", "Zp"],
        exclude_characters="\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
    )
    return st.text(characters, min_size=1, max_size=MAX_NAME).filter(str.strip)


def values() -> st.SearchStrategy[Any]:
    """Any value that JSON can say."""
    text = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
    numbers = st.integers(-(10**18), 10**18) | st.floats(allow_nan=False, allow_infinity=False)
    return st.recursive(
        st.none() | st.booleans() | numbers | text,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(text, inner, max_size=3),
        max_leaves=6,
    )


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A game of any edition with any of its switches, played legally to some point, sometimes given up there."""
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    rules = draw(rules_of(edition))
    players = draw(st.integers(2, 5))
    rng = Random(draw(st.integers(0, 2**32)))
    game = play_random_game(rules, players, rng, draw(st.sampled_from(POLICIES)), draw(st.integers(0, players - 1)))
    actions = game.actions[: draw(st.integers(0, len(game.actions)))]
    if not Game(game.setup, actions).end and draw(st.booleans()):
        actions = (*actions, EndEarly())
    extra = draw(st.dictionaries(st.sampled_from(["date", "master", "x-y", "søt"]), values(), max_size=2))
    called = tuple(draw(st.lists(names(), min_size=players, max_size=players)))
    return Record(called, game.setup, actions, edition.id, extra)


def plain_record(seed: int = 1, players: int = 3, actions: int = 12) -> Record:
    """The same game each time for the same numbers."""
    game = play_random_game(Rules(), players, Random(seed))
    return Record(tuple(["Kari", "Per", "Åsa", "Ivar", "Liv"][:players]), game.setup, game.actions[:actions])


def dealt_record() -> Record:
    """A game before its first action."""
    return Record(("Kari", "Per"), Setup(Rules(), 2, shuffled_deck(Rules(), Random(3))))
