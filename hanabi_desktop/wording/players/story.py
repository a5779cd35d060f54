"""The story of a game that is over, told to everybody: names, never "you"."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.table.replay import Completion, Moment, Rescue, Run, Story
from hanabi_desktop.wording.cards import card_name, listed
from hanabi_desktop.wording.journal import completed_text


def figures_text(story: Story) -> str:
    """How it was played, in figures."""
    return " · ".join(_figures(story))


def _figures(story: Story) -> Iterator[str]:
    yield QCoreApplication.translate("Story", "%n turn(s)", "", story.turns)
    yield QCoreApplication.translate("Story", "%n hint(s)", "", story.hints)
    yield QCoreApplication.translate("Story", "%n card(s) discarded", "", story.discards)
    yield QCoreApplication.translate("Story", "%n mistake(s)", "", story.mistakes)
    yield QCoreApplication.translate("Story", "%n indispensable card(s) lost", "", len(story.lost))


def moment_text(moment: Moment, names: Sequence[str]) -> str:
    """One of the best moments, in a sentence."""
    match moment:
        case Run(first=first, last=last, seats=seats):
            text = QCoreApplication.translate(
                "Story", "Turns {first}–{last}: %n card(s) in a row that fitted, played by {names}.", "", moment.length
            )
            return text.format(first=first, last=last, names=listed(names[seat] for seat in seats))
        case Rescue(turn=turn, seat=seat, card=card):
            text = QCoreApplication.translate("Story", "Turn {turn}: {name} plays {card}, the last copy.")
            return text.format(turn=turn, name=names[seat], card=card_name(card))
        case Completion(turn=turn, seat=seat, suit=suit):
            text = QCoreApplication.translate("Story", "Turn {turn}, {name}: {what}")
            return text.format(turn=turn, name=names[seat], what=completed_text(suit))
