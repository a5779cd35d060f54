"""How players are called at a table: each so that all know who is meant."""

import pytest

from hanabi_desktop.table.view import distinct_names


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Kari", "Per"), ("Kari", "Per")),
        (("Per", "Kari", "Per"), ("Per (1)", "Kari", "Per (3)")),
        (("Per", "PER", "per ", "P\u200ber", "Åsa"), ("Per (1)", "PER (2)", "per  (3)", "P\u200ber (4)", "Åsa")),
        (("Åsa", "A\u030asa"), ("Åsa (1)", "A\u030asa (2)")),
        (("דנה", "דנה"), ("\u2068דנה\u2069 (1)", "\u2068דנה\u2069 (2)")),
    ],
)
def test_players_who_are_called_alike_are_told_apart(names: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert distinct_names(names) == shown
