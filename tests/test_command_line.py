"""What stands on the command line is taken as it is meant, or wrong usage, before any window opens."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from hanabi_desktop.app import main
from tests.records.samples import ROOT


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([""], "a PATH is empty"),
        (["--check", "a.json", ""], "a PATH is empty"),
        (["--check"], "--check wants at least one PATH"),
        (["--trace", "a.json"], "--trace goes with --check"),
        (["--che", "a.json"], "unrecognized arguments: --che"),
        (["-platform", "a.json"], "unrecognized arguments: -platform"),
        (["--check=1"], "ignored explicit argument '1'"),
        ([str(number) for number in range(1000)], "only one record can be opened at a time"),
        (["--", "--check", "--smoke"], "only one record can be opened at a time"),
    ],
)
def test_wrong_usage_is_told(arguments: Sequence[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="file names are text on other systems")
@pytest.mark.parametrize("name", ["spill på norsk", "\N{FIREWORKS}"])
def test_the_program_starts_in_any_locale_wherever_its_folder_lies(name: str, tmp_path: Path) -> None:
    home = tmp_path / name
    home.mkdir()
    environment = os.environ | {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    environment |= {"XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "hanabi_desktop", "--smoke"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert (home / "hanabi-desktop").is_dir()
    assert [path.name for path in tmp_path.iterdir()] == [name]
