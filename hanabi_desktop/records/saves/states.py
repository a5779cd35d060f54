"""Several files may hold one game, as it was at different times: which of them is the game, and which a copy."""

from collections.abc import Iterable, Sequence

from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import Bared, LaidBare, Looked, Remark, Reopened, remarks_of


def same_game(record: Record) -> tuple[object, ...]:
    """Equal for records of one game: the same players, deal and beginning."""
    return record.names, *same_deal(record)


def same_deal(record: Record) -> tuple[object, ...]:
    """Equal for records of one game, whatever its players are called in a copy."""
    started = record.extra.get("started")
    return record.setup, started if isinstance(started, str) else ""


def reopenings(record: Record) -> int:
    """How often it was opened from a file: the game itself never was, or less often than its copies."""
    return sum(isinstance(remark, Reopened) for remark in _remarks(record))


def progress(record: Record) -> tuple[int, int]:
    """Grows as a game goes on, also where turns are taken back, which is remarked."""
    return len(_remarks(record)), len(record.actions)


def goes_beyond(other: Record, record: Record) -> bool:
    """Whether at `other`, a state of the same game, more may have been seen, or was remarked, than `record` knows of.

    That it was opened from a file once more tells of nothing that was seen.
    """
    there, here = _telling(_remarks(other)), _telling(_remarks(record))
    if there == here:
        return other.actions != record.actions[: len(other.actions)]
    return len(there) > len(here) or not all(map(_tells_no_less, here, there))


def bared_by(states: Iterable[Record], record: Record) -> Bared | None:
    """How the deck of a game may be known, as one of `states` is of the same game and `goes_beyond` it; else None."""
    deal = same_deal(record)
    beyond = [other for other in states if same_deal(other) == deal and goes_beyond(other, record)]
    if not beyond:
        return None
    replayed = any(_is_replayed(remark) for other in beyond for remark in _remarks(other))
    return Bared.REPLAYED if replayed and not any(map(_is_replayed, _remarks(record))) else Bared.OLDER_COPY


def _is_replayed(remark: Remark) -> bool:
    return isinstance(remark, LaidBare) and remark.how is Bared.REPLAYED


def _tells_no_less(here: Remark, there: Remark) -> bool:
    """Whether it is the same remark; a look may have become several since."""
    if isinstance(here, Looked) and isinstance(there, Looked):
        return (here.turn, here.seat) == (there.turn, there.seat) and here.times >= there.times
    return here == there


def _telling(remarks: Sequence[Remark]) -> list[Remark]:
    return [remark for remark in remarks if not isinstance(remark, Reopened)]


def _remarks(record: Record) -> tuple[Remark, ...]:
    try:
        return remarks_of(record)
    except RecordError:
        # Who opens it is told so; here it is only weighed.
        return ()
