"""Walks through an evening, with a look at some of its moments, and what holds at every one of them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from hanabi_desktop.rules import Game, HintGiven, Knowledge, MemoryAid
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Private, ScreenView
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.wording.cards import card_name
from tests.games import faces_told, has_fields
from tests.leaks.telling import Told
from tests.screen.evenings import Evening
from tests.twins import hidden_from


@dataclass
class Moment:
    """What one pair of eyes gets at one moment."""

    where: str
    view: ScreenView
    told: Told
    hidden: set[int]
    """The cards that these eyes may not see."""

    @property
    def texts(self) -> list[str]:
        """The texts among what is told."""
        return [value for value in self.told.values() if isinstance(value, str)]


def viewer_of(evening: Evening) -> int | None:
    """Whose eyes an evening is watched with: the whole table's or one player's."""
    seat = evening.seed % (evening.game.players + 1)
    return seat if seat < evening.game.players else None


def walk(
    evening: Evening,
    screen: SharedScreen,
    chosen: set[int],
    look: Callable[[bool], Told],
    fiddle: Callable[[], None] = lambda: None,
) -> Iterator[Moment]:
    """Spends the evening, and has a look at the chosen moments; whether it is the first of them is told to `look`.

    `fiddle` is done at every moment, after the look.
    """
    steps = list(evening.steps())
    for number in range(len(steps) + 1):
        if number:
            steps[number - 1].do(screen)
        if number in chosen:
            where = f"evening {evening.seed}, step {number} ({steps[number - 1].name if number else 'before'})"
            yield Moment(where, screen.view, look(number == min(chosen)), hidden_at(screen))
        fiddle()


def hidden_at(screen: SharedScreen) -> set[int]:
    """The cards that nobody may see on the screen as it is."""
    record, phase = screen.table.record, screen.phase
    hidden = hidden_from(Game(record.setup, record.actions), phase.seat if isinstance(phase, Private) else None)
    open_cards = {card.id for hand in screen.view.hands for card in hand if card.laid_open}
    return set(hidden) - open_cards


def moments_for(evening: Evening, viewer: int | None, count: int) -> set[int]:
    """Some moments of chance at which the screen is for the viewer: all but the private views of others."""
    eyes = [None, *(step.eyes for step in evening.steps())]
    private = [number for number, seat in enumerate(eyes) if seat is not None and seat == viewer]
    others = [number for number, seat in enumerate(eyes) if seat is None]
    chance = Random(evening.seed)
    chosen = chance.sample(private, min(len(private), count // 2))
    return {*chosen, *chance.sample(others, min(len(others), count - len(chosen)))}


# The rules that hold at every moment

_YOU = re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE)


def check_plainly(moment: Moment, evening: Evening) -> None:
    """What needs no twin to be seen: no hidden face, no "you" where several read, no forgotten hint."""
    values = [moment.view, *filter(has_fields, moment.told.values())]
    found = [card_id for value in values for card_id, _ in faces_told(value)]
    assert moment.hidden.isdisjoint(found), moment.where
    if not isinstance(moment.view.phase, Private):
        # Several read it; in a private view one player does.
        bad = [text for text in moment.texts if _YOU.search(text)]
        assert not bad, (moment.where, bad)
    names = [card_name(card) for card in set(evening.game.deck)]
    for hand in moment.view.hands:
        for card in hand:
            if card.id in moment.hidden:
                assert card.face is None, moment.where
                assert not card.critical, moment.where
    for value, text in hand_texts(moment.told):
        if value.id in moment.hidden:
            assert "face down" in text
            assert not [name for name in names if name in text], moment.where
    check_memory(moment, evening)


def hand_texts(told: Told) -> Iterator[tuple[TableCard, str]]:
    """Each card in a hand beside each text that is told of it."""
    cards = {key[:3]: value for key, value in told.items() if isinstance(key, tuple) and isinstance(value, TableCard)}
    for key, value in told.items():
        if isinstance(key, tuple) and isinstance(value, str) and key[:3] in cards:
            yield cards[key[:3]], value


def check_memory(moment: Moment, evening: Evening) -> None:
    """With no memory aid a hint is told on the public table right after it was given, and nowhere ever again."""
    if evening.memory is not MemoryAid.NONE:
        return
    view = moment.view
    given = [event for turn in view.seen.turns for event in turn.events if isinstance(event, HintGiven)]
    shown = [event for event in given if event in view.seen.turns[-1].events]
    assert given == shown, moment.where
    if isinstance(view.phase, Private):
        assert not given, moment.where
    touched = {card for event in given for card in event.touched}
    for hand in view.hands:
        for card in hand:
            if card.id not in touched:
                assert card.known == Knowledge.nothing(view.seen.rules), moment.where
                assert not card.pointed, moment.where
    if not given:
        known = {text for key, text in moment.told.items() if isinstance(key, tuple) and key[0] == "known"}
        assert all("everyone has to remember" in str(text) for text in known), moment.where
        assert not [text for text in moment.texts if "From the hints" in text], moment.where
