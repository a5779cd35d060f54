"""From a record to the bytes of a file.

The file is hanab.live's format and our object `hanabi_desktop` in it. Our object holds, since version 2, the `remarks`
(see `remarks`), in which the `take_backs` of version 1 are now told; and where it is known, `played`, the seconds that
the turns took.

What another program wrote beside these keys, such as hanab.live's `notes`, is written again as it was, but for what
is `LEFT_OUT`.
"""

import json
from collections.abc import Mapping

from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.reading import JSON, MAX_BYTES
from hanabi_desktop.records.record import OPTIONS, OURS, VARIANTS, VERSIONS, Record
from hanabi_desktop.rules import Action, ColourHint, Discard, EndEarly, Multicolour, Play, Setup, ValueHint

_TERMINATED = 4
"""The value of an early end by a player; hanab.live does not take just any number here."""


def encode(record: Record) -> bytes:
    """The file that `decode` reads as this record; raises RecordError if it would be too large to be read again."""
    document: dict[str, JSON] = {
        "players": record.names,
        "deck": [{"suitIndex": card.suit.value, "rank": card.rank} for card in record.setup.deck],
        "actions": [action_json(action) for action in record.actions],
    }
    options = _options(record.setup)
    if options:
        document["options"] = options
    document |= record.foreign
    document[OURS] = _ours(record)
    text = json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    data = f"{text}\n".encode()
    if len(data) > MAX_BYTES:
        raise RecordError(Problem.TOO_LARGE, limit=MAX_BYTES)
    return data


def action_json(action: Action) -> dict[str, int]:
    """An action as hanab.live writes it."""
    match action:
        case Play(card=card):
            return {"type": 0, "target": card, "value": 0}
        case Discard(card=card):
            return {"type": 1, "target": card, "value": 0}
        case ColourHint(target=seat, suit=suit):
            return {"type": 2, "target": seat, "value": suit.value}
        case ValueHint(target=seat, rank=rank):
            return {"type": 3, "target": seat, "value": rank}
        case EndEarly():
            return {"type": 4, "target": 0, "value": _TERMINATED}


def _options(setup: Setup) -> dict[str, JSON]:
    """What hanab.live has to know, where it is not what it takes for granted; never its `seed`."""
    options: dict[str, JSON] = {}
    if setup.rules.multicolour is not Multicolour.NONE:
        options["variant"] = VARIANTS[setup.rules.multicolour].name
    if setup.starter:
        options["startingPlayer"] = setup.starter
    return options | {option: True for switch, option in OPTIONS.items() if getattr(setup.rules, switch)}


def _ours(record: Record) -> Mapping[str, JSON]:
    announced: dict[str, JSON] = {
        str(index): action.announced.value
        for index, action in enumerate(record.actions)
        if isinstance(action, Play) and action.announced is not None
    }
    ours: dict[str, JSON] = {
        "version": VERSIONS.latest,
        "edition": record.edition.value,
        "switches": record.setup.rules.switches,
    }
    if announced:
        ours["announced"] = announced
    return ours | dict(record.extra)
