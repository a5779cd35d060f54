"""What the program answers to its command line, whoever wrote it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop import __version__
from hanabi_desktop.app import LOG_LEVELS, CommandLine, main, parse
from hanabi_desktop.gui import paint_once
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.window.main_window import MainWindow
from tests.input import dealing
from tests.opening import OpenWindow, pixmaps
from tests.window.evening import DEAL, NAMES, saved_settings, seated


@pytest.fixture
def record(open_window: OpenWindow, tmp_path: Path) -> Path:
    """A game that has been begun somewhere else."""
    window = open_window(tmp_path / "elsewhere", deal=dealing(DEAL))
    players = seated(window)
    path = tmp_path / f"game{EXTENSION}"
    path.write_bytes(encode(players.record))
    window.close()
    return path


def run(*arguments: str | bytes, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """The program in a process and a home of its own, without a screen."""
    home.mkdir(exist_ok=True)
    told = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config")}
    env = os.environ | told | {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"} | more
    args: list[str | bytes] = [sys.executable, "-m", "hanabi_desktop", *arguments]
    return subprocess.run(args, env=env, capture_output=True, encoding="utf-8", timeout=120, check=False, cwd=home)


def test_help_names_everything_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    options = "--language --data-folder --log-level --smoke --check --trace --version PATH"
    assert all(name in said for name in options.split())
    assert all(level in said for level in LOG_LEVELS)
    assert max(map(len, said.splitlines())) <= 80


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"hanabi-desktop {__version__}\n")


def test_all_that_may_be_asked_of_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert parse([]) == CommandLine()
    monkeypatch.chdir(tmp_path)
    asked = ["--language", "nb", "--data-folder", "games", "--log-level=debug", "--smoke", "game.json"]
    folder = tmp_path / "games"  # meant from where it is started
    told = CommandLine(("game.json",), smoke=True, language="nb", data_folder=folder, log_level="debug")
    assert parse(asked) == told


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--lang", "de"], "--lang"),
        (["--language"], "--language"),
        (["--language", "tlh"], ", ".join(LANGUAGES)),
        (["--log-level", "loud"], "'debug'"),
        (["--data-folder", ""], "folder"),
        (["--data-folder", __file__], "is no folder"),
        (["--data-folder", f"{__file__}/deeper"], "none can be made"),
        (["--trace"], "--trace goes with --check"),
        (["--check"], "at least one PATH"),
        ([""], "a PATH is empty"),
        (["--check=1"], "ignored explicit argument '1'"),
        (["--", "--check", "--smoke"], "one record"),
        (["-platform", "a.json"], "unrecognized arguments: -platform"),
        (["--check", "--language", "de", "game.json"], "--language"),
        (["one.json", "two.json"], "one record"),
        (["--" + "x" * 100_000], "and more"),
        ([f"--{number}" for number in range(1000)], "and more"),
        (["--\udcff\udcfe"], "unrecognized"),
    ],
    ids=lambda value: ascii(value)[:40],
)
def test_wrong_usage_gets_one_sentence(arguments: list[str], reason: str, capfd: pytest.CaptureFixture[str]) -> None:
    status: object
    try:
        status = main(arguments)
    except SystemExit as ended:
        status = ended.code
    said = capfd.readouterr()
    assert (status, said.out) == (2, "")
    assert said.err.startswith("hanabi-desktop: ")
    assert reason in said.err
    assert said.err.count("\n") == 1
    assert len(said.err) < 500


def test_the_table_of_the_record_is_painted(window: MainWindow, record: Path) -> None:
    assert paint_once(window, record) == []
    assert window.game.table_page is not None
    assert window.game.table_page.isVisible()
    assert window.game.shared_screen is not None
    assert window.game.shared_screen.view.names == NAMES


def test_a_record_that_is_none_is_told_and_nobody_has_to_answer(window: MainWindow, data: Path) -> None:
    (told,) = paint_once(window, data / "nowhere.json")
    assert told.startswith("nowhere.json can’t be opened.")
    assert window.game.table_page is None


def test_the_program_opens_a_record_in_the_language_of_the_run_and_saves_nothing(record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "here"
    there = run(str(record), "--smoke", "--language", "de", "--data-folder", str(folder), home=tmp_path / "home")
    assert there.returncode == 0, there.stderr
    assert not folder.exists()
    assert not list((tmp_path / "home").rglob("*.json"))


def test_the_program_says_what_cannot_be_opened(tmp_path: Path) -> None:
    missing = run("--smoke", "--language", "sv", b"\xff\xfe.json", home=tmp_path)
    assert missing.returncode == 1
    assert ".json kan inte öppnas" in missing.stderr
    assert "Traceback" not in missing.stderr


def test_a_program_that_is_only_tried_touches_no_data_and_logs_to_the_terminal(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    assert "begun" not in run("--smoke", "--data-folder", str(folder), home=tmp_path / "home").stderr
    (folder / "games").mkdir(parents=True)
    kept = ("games/a.hanabi.json", "games/.x.hanabi.json.deadbeef.tmp", "preferences.json", "running.lock")
    for name in kept:
        (folder / name).write_text("{")
    done = run("--smoke", "--log-level", "info", "--data-folder", str(folder), home=tmp_path / "home")
    assert done.returncode == 0
    assert f"begun: hanabi-desktop {__version__}" in done.stderr
    assert sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()) == sorted(kept)
    assert [path for path in (tmp_path / "home").rglob("*") if path.is_file()] == []


def test_wrong_usage_is_answered_where_there_is_no_qt() -> None:
    program = "import sys; sys.modules['PySide6'] = None; from hanabi_desktop.app import main; main(['--nonsense'])"
    there = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (there.returncode, there.stderr) == (2, "hanabi-desktop: unrecognized arguments: --nonsense; see --help\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="file names are text on other systems")
@pytest.mark.parametrize("name", ["spill på norsk", "\N{FIREWORKS}"])
def test_the_program_starts_in_any_locale_wherever_its_folder_lies(name: str, tmp_path: Path) -> None:
    done = run("--smoke", home=tmp_path / name, LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.fixture
def german(data: Path, qapp: QApplication) -> Iterator[MainWindow]:
    """A window that was asked to speak German, of players who prefer English."""
    window = MainWindow(data, pixmaps=pixmaps(), language="de")
    yield window
    window.speak("en")
    window.close()
    window.deleteLater()


def test_a_language_for_now_is_spoken_and_not_remembered(german: MainWindow, data: Path) -> None:
    assert spoken(german) == "de"
    german.show_on_television(True)
    assert spoken(german) == "de"
    assert saved_settings(data).language == "en"


def test_a_language_for_now_gives_way_to_any_that_is_chosen(german: MainWindow, data: Path) -> None:
    german.speak("en")
    assert spoken(german) == "en"
    german.speak("sv")
    german.show_on_television(True)
    assert spoken(german) == "sv"
    assert saved_settings(data).language == "sv"


def spoken(window: MainWindow) -> str:
    """The language that the menus mark as the one in use."""
    return next(code for code, action in window.menus.languages.items() if action.isChecked())
