"""What stands on the command line is taken as it is meant, or wrong usage, before any window opens."""

from collections.abc import Sequence

import pytest

from hanabi_desktop.app import main


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
