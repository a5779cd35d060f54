"""Checking records without a window, as scripts and people read it."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hanabi_desktop.records.check import run
from hanabi_desktop.records.format import encode
from hanabi_desktop.rules import EndEarly, Play
from tests.each import each
from tests.records.samples import ROOT, as_file, dealt_record, plain_record, vectors

RUN = "import sys; from hanabi_desktop.records.check import run; sys.exit(run(sys.argv[1:], True, sys.stdout.buffer))"


def lines(*paths: object, trace: bool = False) -> tuple[int, list[dict[str, Any]]]:
    """The exit status, and what was printed."""
    out = io.BytesIO()
    status = run([str(path) for path in paths], trace, out)
    return status, [json.loads(line) for line in out.getvalue().decode("utf-8").splitlines()]


def ran(*command: str, **how: Any) -> subprocess.CompletedProcess[Any]:
    """A command in a process of its own."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False, **how)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two good records, a game with an action too many, one that is no record, and something else."""
    (tmp_path / "b.hanabi.json").write_bytes(encode(dealt_record()))
    (tmp_path / "a.hanabi.json").write_bytes(encode(plain_record(actions=3)))
    (tmp_path / "c.hanabi.json").write_bytes(encode(replace(dealt_record(), actions=(Play(0), Play(40)))))
    (tmp_path / "d.hanabi.json").write_bytes(b"{")
    (tmp_path / "notes.txt").write_text("no record")
    (tmp_path / "preferences.json").write_text("{}")
    (tmp_path / "more.json").mkdir()
    (tmp_path / "more.json" / "e.hanabi.json").write_bytes(encode(dealt_record()))
    return tmp_path


def test_a_line_for_each_record_of_a_folder_sorted_by_name(folder: Path) -> None:
    status, said = lines(folder)
    assert status == 1
    assert [(line["file"], line["ok"]) for line in said] == [
        (str(folder / "a.hanabi.json"), True),
        (str(folder / "b.hanabi.json"), True),
        (str(folder / "c.hanabi.json"), False),
        (str(folder / "d.hanabi.json"), False),
        (str(folder / "more.json" / "e.hanabi.json"), True),
    ]


def test_files_are_named_as_they_were_given(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    _, said = lines("b.hanabi.json", "more.json")
    assert [line["file"] for line in said] == ["b.hanabi.json", str(Path("more.json", "e.hanabi.json"))]


def test_a_folder_without_a_record_and_a_file_that_is_not_there_say_so(tmp_path: Path) -> None:
    for path, told in ((tmp_path, "there is no record in this folder"), (tmp_path / "gone.json", "cannot be read")):
        status, said = lines(path)
        assert (status, said[0]["file"], said[0]["refusal"]) == (1, str(path), "not-a-record")
        assert told in said[0]["message"]


def test_nothing_reaches_the_terminal_that_it_might_obey(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text('{"players": "\\u001b[2J\\u009b2J\\u202e\\u007f", "deck": [], "actions": []}', encoding="utf-8")
    out = io.BytesIO()
    assert run([str(file)], False, out) == 1
    assert out.getvalue().decode("utf-8").rstrip("\n").isprintable()


def test_the_words_are_these_and_in_this_order(folder: Path) -> None:
    _, said = lines(folder)
    in_progress = ["outcome", "reason", "score", "turns", "clocks", "mistakes", "deck_left", "fireworks"]
    assert list(said[0]) == ["file", "ok", *in_progress]
    assert list(said[1].values()) == [str(folder / "b.hanabi.json"), True, "in-progress", None, 0, 0, 8, 0, 40, [0] * 5]
    assert list(said[2]) == ["file", "ok", "action", "refusal", "message"]
    assert (said[2]["action"], said[2]["refusal"]) == (1, "no-such-card")
    assert list(said[3]) == ["file", "ok", "refusal", "message"]
    assert said[3]["refusal"] == "not-a-record"


def test_a_trace_has_an_entry_after_each_action(folder: Path) -> None:
    _, said = lines(folder / "a.hanabi.json", folder / "b.hanabi.json", trace=True)
    assert list(said[0])[-1] == "trace"
    assert len(said[0]["trace"]) == said[0]["turns"] == 3
    first = said[0]
    assert said[0]["trace"][-1] == [sum(first["fireworks"]), first["clocks"], first["mistakes"], first["deck_left"]]
    assert said[1]["trace"] == []
    # Nobody's turn is an early end, but it is an action.
    (folder / "f.hanabi.json").write_bytes(encode(replace(dealt_record(), actions=(EndEarly(),))))
    _, (early,) = lines(folder / "f.hanabi.json", trace=True)
    assert (early["reason"], early["turns"], len(early["trace"])) == ("ended-early", 0, 1)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="every file name is Unicode here")
def test_any_file_name_comes_out_as_json(tmp_path: Path) -> None:
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xe5.hanabi.json")).write_bytes(encode(dealt_record()))
    (tmp_path / "søt 🎆\n.hanabi.json").write_bytes(encode(dealt_record()))
    status, said = lines(tmp_path)
    assert status == 0
    assert sorted(line["file"] for line in said) == sorted(
        f"{tmp_path}/{name}" for name in ("søt 🎆\n.hanabi.json", "\udcff\udce5.hanabi.json")
    )


def test_it_is_utf_8_whatever_the_locale(tmp_path: Path) -> None:
    (tmp_path / "Å.hanabi.json").write_bytes(b'{"players": ["\xc3\x85", 1], "deck": [], "actions": []}')
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    said = ran(sys.executable, "-c", RUN, str(tmp_path), env=environment)
    assert said.stderr == b""
    assert json.loads(said.stdout.decode("utf-8"))["file"] == str(tmp_path / "Å.hanabi.json")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pipe")
def test_nobody_has_to_read_to_the_end(tmp_path: Path) -> None:
    for number in range(40):
        (tmp_path / f"{number}.hanabi.json").write_bytes(as_file(vectors()[0]["record"]))
    with subprocess.Popen(
        cwd=ROOT, args=[sys.executable, "-c", RUN, str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.read(100)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() in (0, 1)


def test_the_command_says_the_same(folder: Path) -> None:
    command = [sys.executable, "-m", "hanabi_desktop", "--check", str(folder), "--trace"]
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    said = ran(*command, env=environment)
    assert said.stderr == b""
    assert [json.loads(line) for line in said.stdout.splitlines()] == lines(folder, trace=True)[1]
    assert said.returncode == 1
    assert ran(*command[:-2], env=environment).returncode == 2


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@each(
    ("output", "reason"),
    [(">&-", "the standard output is closed"), (">/dev/full", "No space left on device"), (">&- 2>&-", "")],
)
def test_where_nothing_can_be_written_one_sentence_says_so(folder: Path, output: str, reason: str) -> None:
    if "full" in output and not Path("/dev/full").exists():
        return
    command = f'"{sys.executable}" -m hanabi_desktop --check "{folder}" {output}'
    said = ran("sh", "-c", command, text=True)
    assert said.returncode == 2
    assert said.stderr == (f"hanabi-desktop: the results cannot be written: {reason}\n" if reason else "")
