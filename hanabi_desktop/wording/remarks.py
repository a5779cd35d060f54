"""What happened beside the turns, for everybody: in the journal, and all of it together below a score."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.records.remarks import Peek, Remark, TakenBack
from hanabi_desktop.rules import ColourHint, Discard, Play, ValueHint


def remark_text(remark: Remark, names: Sequence[str]) -> str:
    """One remark as a line of the journal."""
    match remark:
        case Peek():
            return _peek_text(remark, names[remark.seat])
        case TakenBack():
            return _taken_back_text(remark, names)


def _taken_back_text(remark: TakenBack, names: Sequence[str]) -> str:
    """Which turn, and what sort of action it was. Its card is hidden once more, and what a hint said is not repeated."""
    match remark.action:
        case None:
            text = QCoreApplication.translate("Remarks", "Taken back: turn {turn}, by {name}.")
        case ColourHint() | ValueHint():
            text = QCoreApplication.translate("Remarks", "Taken back: turn {turn}, the hint from {name} to {target}.")
        case Play():
            text = QCoreApplication.translate("Remarks", "Taken back: turn {turn}, the card {name} played.")
        case Discard():
            text = QCoreApplication.translate("Remarks", "Taken back: turn {turn}, the card {name} discarded.")
    target = names[remark.action.target] if isinstance(remark.action, ColourHint | ValueHint) else ""
    return text.format(turn=remark.turn + 1, name=names[remark.seat], target=target)


def _peek_text(peek: Peek, name: str) -> str:
    time = _duration(peek.seconds)
    if peek.times == 1:
        text = (
            QCoreApplication.translate("Remarks", "{name} peeked at the cards without taking a turn ({time}).")
            if peek.seconds
            else QCoreApplication.translate(
                "Remarks", "{name} peeked at the cards without taking a turn (nobody knows for how long)."
            )
        )
    else:
        text = (
            QCoreApplication.translate(
                "Remarks",
                "{name} peeked at the cards %n time(s) without taking a turn ({time} in all).",
                "",
                peek.times,
            )
            if peek.seconds
            else QCoreApplication.translate(
                "Remarks",
                "{name} peeked at the cards %n time(s) without taking a turn (nobody knows for how long).",
                "",
                peek.times,
            )
        )
    return text.format(name=name, time=time)


def _duration(seconds: int) -> str:
    if seconds < _LONG:
        return QCoreApplication.translate("Remarks", "%n second(s)", "", seconds)
    return QCoreApplication.translate("Remarks", "%n minute(s)", "", round(seconds / 60))


_LONG = 120
"""Seconds from which minutes say enough."""


def remarks_text(remarks: Sequence[Remark]) -> str:
    """All remarks in one line beside the score; empty if there are none."""
    return " ".join(_sentences(remarks))


def _sentences(remarks: Sequence[Remark]) -> Iterator[str]:
    taken_back = sum(isinstance(remark, TakenBack) for remark in remarks)
    if taken_back:
        yield QCoreApplication.translate("Remarks", "%n action(s) taken back.", "", taken_back)
    peeks = sum(remark.times for remark in remarks if isinstance(remark, Peek))
    if peeks:
        yield QCoreApplication.translate("Remarks", "%n peek(s) without a turn.", "", peeks)
