"""What earlier versions have written is understood; what later ones write is left alone."""

from typing import Any

import pytest

from hanabi_desktop.records import decoding as decoding_module
from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.versions import LaterVersion, Versions
from hanabi_desktop.rules import EDITIONS, SWITCHES, EditionId
from tests.each import each
from tests.records.samples import as_file, document

Document = dict[str, Any]


def renamed(old: str, new: str) -> Any:
    return lambda document: {new if key == old else key: value for key, value in document.items()}


THREE = Versions((renamed("a", "b"), renamed("b", "c")))


def test_every_step_is_a_version() -> None:
    assert Versions().latest == 1
    assert THREE.latest == 3


@each(("version", "old"), [(1, {"a": 1}), (2, {"b": 1}), (3, {"c": 1})])
def test_each_version_takes_the_steps_that_are_left(version: int, old: Document) -> None:
    assert THREE.migrated(old, version) == {"c": 1}


def test_a_later_version_and_one_that_never_was_are_told_apart() -> None:
    with pytest.raises(LaterVersion):
        THREE.migrated({}, 4)
    for version in (0, -1):
        with pytest.raises(ValueError, match=str(version)) as caught:
            THREE.migrated({}, version)
        assert not isinstance(caught.value, LaterVersion)


def test_a_record_of_an_earlier_version_is_migrated_before_anything_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = decode(as_file(document()))
    monkeypatch.setattr(decoding_module, "VERSIONS", Versions((renamed("seats", "players"), lambda later: later)))
    assert decode(as_file(renamed("players", "seats")(document()))) == expected


def test_a_record_of_a_later_version_is_told_from_a_broken_one_whatever_else_it_holds() -> None:
    later = document()
    later["hanabi_desktop"] |= {"version": 3, "edition": "danish"}
    later["options"]["deckPlays"] = "sometimes"
    del later["deck"]
    with pytest.raises(RecordError) as caught:
        decode(as_file(later))
    assert caught.value.problem is Problem.NEWER_VERSION
    assert "later version of the program" in str(caught.value)


@each("edition", EditionId)
@each("switch", SWITCHES)
def test_a_switch_that_a_record_does_not_name_stands_as_in_the_basic_game(edition: EditionId, switch: str) -> None:
    saved = document()
    rules = EDITIONS[edition].rules
    saved["hanabi_desktop"] |= {"edition": edition.value, "switches": rules.switches}
    saved["hanabi_desktop"].pop("announced")
    saved["options"] = {}
    whole = decode(as_file(saved))
    saved["hanabi_desktop"]["switches"].pop(switch)
    assert decode(as_file(saved)) == whole
    assert decode(encode(whole)).setup.rules == rules
