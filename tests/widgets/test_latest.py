"""What costs to be made is made again only when something is different."""

from hanabi_desktop.widgets.latest import Latest


def test_it_is_made_once_for_the_same_and_anew_for_another() -> None:
    made: list[int] = []

    def make(number: int) -> int:
        made.append(number)
        return number * number

    square = Latest[int]()
    assert [square.of((side,), lambda side=side: make(side)) for side in (2, 2, 3, 3, 2)] == [4, 4, 9, 9, 4]  # type: ignore[misc]
    assert made == [2, 3, 2]
