"""Where badges stand in sentences."""

from hypothesis import given
from hypothesis import strategies as st

from hanabi_desktop.table.badges import given_badges
from hanabi_desktop.wording.players.badged import Badged, badged, marked, unmarked

CAT, TEAPOT, CRANE = given_badges(3)


def test_a_badge_stands_before_each_name_and_nowhere_else() -> None:
    names = marked(("red", "Per", "red (3)"))
    told = badged(f"{names[0]} → {names[2]}: 2 red cards. Per?", given_badges(3))
    assert told == Badged("red → red (3): 2 red cards. Per?", ((0, CAT), (6, CRANE)))


def test_the_words_are_the_same_without_badges() -> None:
    assert unmarked("".join(marked(("Kari", "\u2068آسا\u2069")))) == "Kari\u2068آسا\u2069"
    assert badged("Nobody is named.", given_badges(2)) == Badged("Nobody is named.")


@given(st.lists(st.text(), min_size=2, max_size=5), st.text())
def test_whatever_somebody_is_called_the_badges_find_the_names(names: list[str], between: str) -> None:
    badges = given_badges(len(names))
    told = badged(unmarked(between).join(marked(names)), badges)
    assert [badge for _, badge in told.badges] == list(badges)
    for (place, _), name in zip(told.badges, names, strict=True):
        assert told.text[place:].startswith(unmarked(name))


def test_room_for_badges_moves_the_places() -> None:
    roomy = Badged("Kari → Per", ((0, CAT), (7, TEAPOT))).roomy
    assert roomy.text.replace("\u00a0", "") == "Kari → Per"
    for place, _ in roomy.badges:
        assert roomy.text[place : place + roomy.room].isspace()
