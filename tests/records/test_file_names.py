"""What a file is called if nobody says otherwise."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.records.game_folder import suggested_name
from tests.each import each
from tests.records.samples import names, plain_record

TODAY = date(2026, 5, 1)


def named(*players: str, started: str = "") -> str:
    record = plain_record(players=len(players))
    extra = {"started": started} if started else {}
    return suggested_name(replace(record, names=players, extra=extra), TODAY)


def test_it_names_the_day_of_the_deal_and_the_players() -> None:
    assert named("Kari", "Per", "Åsa", started="2025-12-24T18:00:00.000+01:00") == "2025-12-24-Kari-Per-Åsa"


@each(
    ("player", "part"),
    [
        ("Anna Lena", "Anna_Lena"),
        ("../etc/passwd", "etc_passwd"),
        ('a<b>:"/\\|?*c', "a_b_c"),
        ("さくら", "さくら"),
        ("CON.", "CON"),
        (" . ", ""),
        ("🎆", ""),
        ("A\u030asa", "Åsa"),
    ],
)
def test_what_no_file_may_be_called_is_left_out(player: str, part: str) -> None:
    assert named(player, "Per") == "-".join(filter(None, ("2026-05-01", part, "Per")))


@given(st.lists(names(), min_size=2, max_size=5))
def test_every_system_takes_it(players: list[str]) -> None:
    name = named(*players)
    assert name.startswith("2026-05-01")
    assert len(name.encode()) <= 180
    assert not set(name) & set('<>:"/\\|?*. \t\n')
    assert name == name.strip()
    assert name.isprintable()
