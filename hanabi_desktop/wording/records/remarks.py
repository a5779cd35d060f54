"""What happened beside the turns, for everybody: in the journal, and all of it together below a score."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.records.remarks import Bared, DoneAgain, LaidBare, Looked, Remark, Reopened, TakenBack, Withdrawn
from hanabi_desktop.rules import ColourHint, Discard, Play, ValueHint
from hanabi_desktop.wording.records.dates import moment_text
from hanabi_desktop.wording.text import Text

_BARED = {
    Bared.LINK: Text("Remarks", "The deck is no longer secret: the share link was copied, and then the game went on."),
    Bared.OLDER_COPY: Text(
        "Remarks", "The deck no longer counts as secret: play has got further in another copy of this game."
    ),
    Bared.ENDED: Text("Remarks", "The deck is no longer secret: the end of the game was taken back."),
    Bared.CONTINUED: Text("Remarks", "The deck is no secret: this game goes on from the middle of a finished one."),
    Bared.REPLAYED: Text(
        "Remarks", "The deck is no longer secret: a replay showed all hands before the game was over."
    ),
    Bared.FINISHED_FILE: Text("Remarks", "The deck is no longer secret: the file of the finished game was opened."),
}


def remark_text(remark: Remark, names: Sequence[str]) -> str:
    """One remark as a line of the journal."""
    match remark:
        case Looked():
            return _look_text(remark, names[remark.seat])
        case TakenBack():
            return _taken_back_text(remark, names)
        case DoneAgain(turn=turn, seat=seat):
            text = QCoreApplication.translate("Remarks", "Done again: turn {turn}, by {name}.")
            return text.format(turn=turn + 1, name=names[seat])
        case Withdrawn(seat=seat):
            return QCoreApplication.translate("Remarks", "{name} withdrew an announcement.").format(name=names[seat])
        case Reopened(date=date):
            when = moment_text(date)
            if not when:
                return QCoreApplication.translate("Remarks", "A copy of the game was opened from a file.")
            text = QCoreApplication.translate("Remarks", "A copy of the game was opened from a file: {when}.")
            return text.format(when=when)
        case LaidBare(how=how):
            return _BARED[how].said()


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


def _look_text(look: Looked, name: str) -> str:
    time = _duration(look.seconds)
    if look.times == 1:
        text = (
            QCoreApplication.translate("Remarks", "{name} peeked at the cards without taking a turn ({time}).")
            if look.seconds
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
                look.times,
            )
            if look.seconds
            else QCoreApplication.translate(
                "Remarks",
                "{name} peeked at the cards %n time(s) without taking a turn (nobody knows for how long).",
                "",
                look.times,
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
    """What there was, in one line beside the score; empty if there was nothing. Withdrawals weigh nothing there."""
    return " ".join(_sentences(remarks))


def _sentences(remarks: Sequence[Remark]) -> Iterator[str]:
    taken_back = sum(isinstance(remark, TakenBack) for remark in remarks)
    if taken_back:
        yield QCoreApplication.translate("Remarks", "%n action(s) taken back.", "", taken_back)
    again = sum(isinstance(remark, DoneAgain) for remark in remarks)
    if again:
        yield QCoreApplication.translate("Remarks", "%n action(s) done again.", "", again)
    looks = sum(remark.times for remark in remarks if isinstance(remark, Looked))
    if looks:
        yield QCoreApplication.translate("Remarks", "%n peek(s) without a turn.", "", looks)
    reopened = sum(isinstance(remark, Reopened) for remark in remarks)
    if reopened:
        yield QCoreApplication.translate("Remarks", "Opened from a file %n time(s).", "", reopened)
    if any(isinstance(remark, LaidBare) for remark in remarks):
        yield QCoreApplication.translate("Remarks", "The deck is no longer secret.")
