import errno
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi_desktop.records import preferences as prefs
from tests.each import each


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "preferences.json"


def test_without_a_file_everything_has_a_default(path: Path) -> None:
    assert prefs.load(path) == prefs.Loaded(prefs.Preferences())
    assert not path.exists()


def test_what_was_left_half_written_is_removed_where_nobody_else_may_be_writing(path: Path) -> None:
    left = path.with_name(".hanabi.0123abcd.tmp")
    left.touch()
    prefs.load(path, ours=False)
    assert left.exists()
    prefs.load(path)
    assert not left.exists()


def test_what_was_saved_is_loaded(path: Path) -> None:
    last = prefs.LastGame(
        edition="german", names=("Kari", "", "שרה 🎆"), starter=2, master=0, switches={"mistakes": 1, "perfect": False}
    )
    saved = prefs.Preferences(language="nb").with_names(["Kari", "Åsa"]).with_settings(last_game=last)
    saved.save(path)
    assert prefs.load(path) == prefs.Loaded(saved)
    assert [other.name for other in path.parent.iterdir()] == [path.name]


CHOICES: dict[str, Any] = {"theme": prefs.ThemeChoice, "contrast": prefs.ContrastChoice, "motion": prefs.MotionChoice}
CHOICES |= {"text_size": prefs.TEXT_SIZES, "television_text": prefs.TEXT_SIZES, "volume": prefs.VOLUMES}
CHOICES |= dict.fromkeys(("symbols", "television", "sound", "confirm_cards", "guide_seen"), (False, True))


@given(st.builds(prefs.Preferences, **{name: st.sampled_from(values) for name, values in CHOICES.items()}))
def test_every_setting_survives_the_file(tmp_path_factory: pytest.TempPathFactory, saved: prefs.Preferences) -> None:
    file = tmp_path_factory.mktemp("preferences") / "p.json"
    saved.save(file)
    assert prefs.load(file) == prefs.Loaded(saved)


@each(
    "setting",
    [
        *('"theme": "sepia"', '"contrast": "Normal"', '"motion": "none"', '"text_size": 79', '"television_text": 201'),
        *('"text_size": -9223372036854775809', '"volume": -1', '"volume": 99999999999999999999999'),
    ],
)
def test_a_value_out_of_its_range_is_the_default_and_the_rest_is_kept(path: Path, setting: str) -> None:
    path.write_text(f'{{"language": "nb", {setting}, "symbols": false, "known_names": ["Kari"]}}')
    expected = prefs.Preferences(language="nb", symbols=False, known_names=("Kari",))
    assert prefs.load(path) == prefs.Loaded(expected)


@each(
    "content",
    [
        *(b"", b"{", b"[]", b"\xff\xfe{\x00}\x00", b"[" * 50_000, b'{"version": 0}', b'{"version": 1e400}'),
        *(b'{"language": 3}', b'{"theme": 1}', b'{"symbols": "yes"}', b'{"text_size": 99.5}'),
        *(
            b'{"known_names": [%s]}' % name
            for name in (b"null", b'"\xff"', b'"\\ud800"', b'"%s"' % (b"x" * prefs.MAX_BYTES))
        ),
        *(b'{"last_game": {"starter": true}}', b'{"version": 2, "last_game": {"switches": [1]}}'),
    ],
)
def test_a_damaged_file_is_set_aside_and_kept(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("damaged") / "preferences.json"
    path.write_bytes(content)
    preferences, trouble, aside = prefs.load(path)
    assert preferences == prefs.Preferences()
    assert trouble is prefs.Trouble.DAMAGED
    assert not path.exists()
    assert aside == path.with_name("preferences.damaged-1.json")
    assert aside.read_bytes() == content


def test_what_was_set_aside_before_is_not_overwritten(path: Path) -> None:
    asides = []
    for content in ("one", "two", "three"):
        path.write_text(content)
        asides.append(prefs.load(path).aside)
    assert [aside.read_text() for aside in asides if aside] == ["one", "two", "three"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name")
def test_a_pipe_in_its_place_is_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    found = prefs.load(path)
    assert found.preferences == prefs.Preferences()
    assert found.aside is not None
    assert found.aside.is_fifo()


def test_a_file_of_a_later_version_is_left_alone(path: Path) -> None:
    content = b'{"version": %d, "theme": {"by day": "light"}, "known_names": 3}' % (prefs.VERSION + 1)
    path.write_bytes(content)
    found = prefs.load(path)
    assert found == prefs.Loaded(prefs.Preferences(), prefs.Trouble.LATER_VERSION)
    assert not found.may_save
    assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.EMFILE])
def test_a_file_that_cannot_be_read_now_is_left_alone(path: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    prefs.Preferences(language="nb").save(path)

    def fail(*_: object) -> bytes:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(prefs, "read_bounded", fail)
    found = prefs.load(path)
    assert found == prefs.Loaded(prefs.Preferences(), prefs.Trouble.UNREADABLE)
    assert not found.may_save
    monkeypatch.undo()
    assert prefs.load(path) == prefs.Loaded(prefs.Preferences(language="nb"))


def test_whoever_played_last_is_known_first() -> None:
    preferences = prefs.Preferences().with_names(["Kari", "Per"]).with_names(["Åsa", "Kari", " ", ""])
    assert preferences.known_names == ("Åsa", "Kari", "Per")


def test_badges_are_known_as_long_as_the_names(path: Path) -> None:
    cat, crane = ("cat", "sky"), ("crane", "green")
    known = prefs.Preferences().with_names(["Kari", "Per"], {"Kari": cat, "Per": crane}).with_names(["Åsa", "Per"])
    assert known.known_badges == {"Kari": cat, "Per": crane}
    known.save(path)
    assert prefs.load(path) == prefs.Loaded(known)
    assert known.without_name("Kari").known_badges == {"Per": crane}
    for damaged in ('["cat"]', '{"Kari": "cat"}', '{"Kari": ["cat", 5]}', "5"):
        path.write_text(f'{{"known_names": ["Kari"], "known_badges": {damaged}}}')
        assert prefs.load(path) == prefs.Loaded(prefs.Preferences(known_names=("Kari",)))
