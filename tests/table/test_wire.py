"""Actions and events as they travel: what is written as JSON is read as the same."""

from functools import reduce
from operator import or_
from typing import get_args

import msgspec
import pytest

from hanabi_desktop.records.remarks import Peek, TakenBack
from hanabi_desktop.rules import (
    Card,
    CardDiscarded,
    CardMisplayed,
    ClockGain,
    ClockReturned,
    ColourHint,
    Discard,
    HintForgotten,
    HintGiven,
    Play,
    Suit,
    ValueHint,
)
from hanabi_desktop.table.actions import (
    ActionKind,
    LayOpen,
    MoveCard,
    MoveToken,
    RaiseCard,
    TableAction,
    TokenMove,
    TurnCard,
    Withdraw,
    WriteNote,
)
from hanabi_desktop.table.events import (
    ActionAnnounced,
    ActionTaken,
    ActionTakenBack,
    CardLaidOpen,
    Remarked,
    SavingFailed,
    TableEvent,
)

ACTIONS: tuple[TableAction, ...] = (
    Play(3),
    Play(3, Suit.RED),
    Discard(3),
    ColourHint(1, Suit.BLUE),
    ValueHint(1, 2),
    LayOpen(),
    Withdraw(),
    MoveToken(TokenMove.SPEND_CLOCK),
    MoveCard(3, 0),
    RaiseCard(3),
    TurnCard(3),
    WriteNote(3, "perhaps a five"),
)

TOLD = reduce(or_, [kind for kind in get_args(TableEvent) if kind is not SavingFailed])
"""What can leave the program: an exception is for its own eyes."""


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_every_action_is_told_from_every_other(action: TableAction) -> None:
    assert msgspec.json.decode(msgspec.json.encode(action), type=TableAction) == action


@pytest.mark.parametrize(
    "event",
    [
        ActionTaken(4, 1, (CardDiscarded(1, 7, Card(Suit.RED, 2)), ClockReturned(8, ClockGain.DISCARD))),
        ActionTaken(4, 1, (CardMisplayed(1, 7, Card(Suit.RED, 2)),)),
        ActionTaken(4, 1, (HintGiven(1, ColourHint(0, Suit.RED), (1, 2)),)),
        ActionAnnounced(0, ActionKind.PLAY, None),
        CardLaidOpen(0, Card(Suit.WHITE, 5)),
        ActionTakenBack(3, 0),
        ActionTakenBack(3, 0, (CardMisplayed(1, 7, Card(Suit.RED, 2)), HintForgotten(1, 0))),
        ActionTaken(3, 0, (HintForgotten(1, 0),), again=True),
        Remarked(TakenBack(3, 0, Play(7, Suit.RED))),
        Remarked(Peek(3, 0, 2, 14)),
    ],
    ids=lambda event: type(event).__name__,
)
def test_every_event_is_told_from_every_other(event: TableEvent) -> None:
    assert msgspec.json.decode(msgspec.json.encode(event), type=TOLD) == event
