"""A report says where it was, and never what it said."""

import errno

from hanabi_desktop.faults.report import fault_of
from hanabi_desktop.rules import Card, Suit
from tests.each import each

CARDS = (Card(Suit.RED, 1), Card(Suit.WHITE, 5))


def raised(error: BaseException) -> BaseException:
    try:
        raise error
    except BaseException as caught:  # noqa: BLE001
        return caught


def chained(card: Card) -> BaseException:
    try:
        try:
            raise KeyError(card)
        except KeyError as error:
            error.add_note(f"holding {card}")
            raise ValueError(f"no room for {card}") from error
    except ValueError as error:
        return error


def grouped(card: Card) -> BaseException:
    return raised(ExceptionGroup(f"about {card}", [ValueError(str(card)), KeyError(card)]))


def deep(card: Card, steps: int = 300) -> None:
    if not steps:
        raise RuntimeError(card)
    deep(card, steps - 1)


def too_deep(card: Card) -> BaseException:
    try:
        deep(card)
    except RuntimeError as error:
        return error
    raise AssertionError


@each(
    "fault",
    [
        lambda card: raised(KeyError(card)),
        lambda card: raised(ValueError(f"{card.suit.name} {card.rank}")),
        lambda card: raised(OSError(errno.ENOSPC, f"no space for {card}", f"/tmp/{card.suit.name}")),
        lambda card: raised(RuntimeError(f"Error calling Python override of QWidget::event(): {card}")),
        chained,
        grouped,
        too_deep,
    ],
)
def test_twins_with_other_cards_give_the_same_report(fault: object) -> None:
    assert callable(fault)
    one, two = (str(fault_of(fault(card))) for card in CARDS)
    assert one == two
    assert not any(word.lower() in one.lower() for word in ("suit.", "red", "white", "rank"))


def test_it_says_where_and_what_kind() -> None:
    text = str(fault_of(chained(CARDS[0])))
    assert text.startswith("ValueError\n")
    assert "test_report.py:" in text
    assert "chained" in text
    assert "after\nKeyError" in text


def test_the_ways_through_qt_and_the_systems_errors_are_named() -> None:
    through = (
        "Error calling Python override of QWidget::event(): Error calling Python override of QLabel::paintEvent(): "
    )
    assert str(fault_of(ValueError(f"{through}red 5"))) == "ValueError through QWidget::event, QLabel::paintEvent"
    assert str(fault_of(OSError(errno.ENOSPC, "red 5"))) == "OSError ENOSPC"
    assert "…" in str(fault_of(too_deep(CARDS[0])))
