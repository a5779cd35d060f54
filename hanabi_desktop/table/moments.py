"""The moments of a game that is over: what was brave, clever, patient or lost, and at which turn to see it again.

Turns count from 1, as positions of a replay do. No moment blames anybody: whoever lost a card is not named.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from hanabi_desktop import rules
from hanabi_desktop.records.record import Record, positions
from hanabi_desktop.table.replay import Course, Laid, course

MOST = 3
"""Maximum of moments told of a game."""
LONG_HELD, LONG_OVERDUE, LONG_RUN = 15, 3, 4
"""Minimum turns that a card is held, turns of its owner that it is passed over, and cards in a row, to be told."""

_TOLD = rules.Outcome.IN_PROGRESS, rules.Outcome.DEFEAT
"""A card that is lost is told of where it matters: not on the last turn of the last round."""


class _OfCard(Struct, frozen=True):
    """A moment of one card, and of whoever played it."""

    turn: int
    seat: int
    card: rules.Card


class Rescued(Struct, frozen=True):
    """The first hint on the last copy of a card that its owner would have discarded next, and that was played later."""

    turn: int
    giver: int
    seat: int
    card: rules.Card
    played: int


class Trusted(_OfCard, frozen=True):
    """A card that fitted, though no hint had ever pointed at it; `perilous` if one more mistake would have been the end."""

    perilous: bool
    giver: int | None = None
    """Who had just hinted at the card that follows on this one; None if nobody had."""


class Fruitful(Struct, frozen=True):
    """One hint that told enough of several cards for all of them to be played."""

    turn: int
    giver: int
    seat: int
    hint: rules.Hint
    cards: tuple[rules.Card, ...]
    """In the order they were played."""


class Patient(_OfCard, frozen=True):
    """A card that was kept since a hint long ago, and played."""

    since: int


class Overdue(_OfCard, frozen=True):
    """A card that was played long after it had begun to fit."""

    since: int


class Lost(Struct, frozen=True):
    """The last copy of a card still wanted went to the discard pile; `most` is the best score there was from then on."""

    turn: int
    card: rules.Card
    most: int
    """0 where the game was lost with the card."""
    misplayed: bool


class Misplayed(Struct, frozen=True):
    """A card that did not fit."""

    turn: int
    card: rules.Card
    left: int
    """How many more mistakes would end the show; 0 where this one did."""


class Completed(Struct, frozen=True):
    """A firework was completed; `all_of_them` if it was the only one left."""

    turn: int
    seat: int
    suit: rules.Suit
    all_of_them: bool


class Streak(Struct, frozen=True):
    """On every turn up to `last` somebody played a card that fitted."""

    turn: int
    last: int
    seats: tuple[int, ...]
    """Who played, each once, in the order they first did."""
    cards: tuple[rules.Card, ...]


class LastMinute(_OfCard, frozen=True):
    """The very last turn of the last round brought a point."""


class Highest(_OfCard, frozen=True):
    """The card that made a firework the highest of the game, told of a game with little else to tell."""


class First(_OfCard, frozen=True):
    """The first card of the show."""


class Begun(Struct, frozen=True):
    """The first turn, told of a game with little else to tell: what was discarded, or what a hint pointed at."""

    turn: int
    seat: int
    cards: tuple[rules.Card, ...]
    told: int | None = None
    """Who got the hint; None if it was not one."""


Moment = (
    Rescued
    | Trusted
    | Fruitful
    | Patient
    | Overdue
    | Lost
    | Misplayed
    | Completed
    | Streak
    | LastMinute
    | Highest
    | First
    | Begun
)


def moments(record: Record) -> tuple[Moment, ...]:
    """The best moments of a game that is over, in the order they happened: of different kinds wherever there are.

    There is one at least wherever anybody did anything.

    Raises RefusedAction at the first action that is not allowed.
    """
    games = tuple(game.copy() for game in positions(record))
    told = course(games)
    found = list(_found(games, told))
    often = Counter(type(moment) for _, moment in found)
    # What happened time and again is less of a tale.
    ranked = sorted(found, key=lambda each: (often[type(each[1])] / 5 - each[0], each[1].turn))
    chosen: list[Moment] = []
    # Of losses, one is enough.
    every = [moment for _, moment in ranked]
    gains = [moment for moment in every if not isinstance(moment, Lost | Misplayed)]
    modest = [*_modest([laid for laid in told.laid if laid.fits]), *_begun(games[-1])]
    for others_first, these in ((True, every), (False, gains), (True, modest), (False, every)):
        for moment in these:
            told_of = {_subject(each) for each in chosen} | {type(each) for each in chosen}
            again = others_first and not told_of.isdisjoint((type(moment), _subject(moment)))
            if len(chosen) < MOST and not again and moment.turn not in {each.turn for each in chosen}:
                chosen.append(moment)
    return tuple(sorted(chosen, key=lambda moment: moment.turn))


def _subject(moment: Moment) -> object:
    """What a moment is about: no two are to be of one card."""
    return moment if isinstance(moment, Fruitful | Completed | Streak | Begun) else moment.card


def _found(games: Sequence[rules.Game], told: Course) -> Iterator[tuple[float, Moment]]:
    """Every moment there is, with how much it is worth telling."""
    yield from _streaks(games[-1])
    for number, (before, after) in enumerate(pairwise(games), start=1):
        turn = after.turns[-1]
        for event in turn.events:
            match event:
                case rules.HintGiven():
                    yield from _rescued(number, event, before, told, games)
                    yield from _fruitful(number, event, games, told)
                case rules.CardPlayed():
                    yield from _played(number, event, games, told)
                case rules.CardDiscarded(card=card) | rules.CardMisplayed(card=card) if after.outcome in _TOLD:
                    cost, misplayed = sum(before.reach) - sum(after.reach), isinstance(event, rules.CardMisplayed)
                    left, lost = after.rules.mistakes - after.mistakes, bool(after.end)
                    if cost and left:
                        worth = 6.5 + cost / 2 + (card.rank == rules.RANKS[-1]) + misplayed + 2 * lost
                        yield worth, Lost(number, card, after.reachable, misplayed)
                    elif misplayed:
                        yield 9 if lost else 7 if left == 1 else 6, Misplayed(number, card, left)
                case rules.FireworkCompleted(suit=suit):
                    whole = sum(after.fireworks) == after.rules.maximum
                    yield (10 if whole else 6.5), Completed(number, turn.seat, suit, whole)
                case _:
                    pass


def _rescued(
    number: int, event: rules.HintGiven, before: rules.Game, told: Course, games: Sequence[rules.Game]
) -> Iterator[tuple[float, Moment]]:
    # The oldest card without a hint.
    following = next((id_ for id_ in sorted(before.hands[event.hint.target]) if not before.known[id_].hints), None)
    for id_ in event.touched:
        card, story = before.deck[id_], told.story(id_)
        copies = before.rules.copies(card.suit, card.rank)
        last = 1 < copies == before.discarded.count(card) + 1
        wanted = before.fireworks[card.suit] < card.rank <= before.reach[card.suit]
        if last and wanted and id_ == following and _fitted(id_, story.left, games):
            saved = before.reach[card.suit] - card.rank
            moment = Rescued(number, event.giver, event.hint.target, card, story.left or 0)
            yield 7.5 + min(saved, 3) / 2, moment


def _fruitful(
    number: int, event: rules.HintGiven, games: Sequence[rules.Game], told: Course
) -> Iterator[tuple[float, Moment]]:
    stories = {id_: told.story(id_) for id_ in event.touched}
    enough = all(story.hinted == (number,) and _fitted(id_, story.left, games) for id_, story in stories.items())
    if enough and len(stories) > 1:
        in_order = sorted(stories, key=lambda id_: stories[id_].left or 0)
        cards = tuple(games[-1].deck[id_] for id_ in in_order)
        easy = all(card.rank == 1 for card in cards)
        yield 3 + 1.8 * len(cards) - 1.5 * easy, Fruitful(number, event.giver, event.hint.target, event.hint, cards)


def _played(
    number: int, event: rules.CardPlayed, games: Sequence[rules.Game], told: Course
) -> Iterator[tuple[float, Moment]]:
    card, seat, story, before = event.card, event.seat, told.story(event.card_id), games[number - 1]
    # To begin with, any 1 fits.
    if not story.hinted and sum(before.fireworks) >= len(before.fireworks):
        perilous = before.mistakes == before.rules.mistakes - 1
        told_before, following = before.turns[-1].events[0], rules.Card(card.suit, card.rank + 1)
        touched = told_before.touched if isinstance(told_before, rules.HintGiven) else ()
        giver = before.turns[-1].seat if following in [before.deck[id_] for id_ in touched] else None
        yield 6 + card.rank / 2 + 1.5 * perilous, Trusted(number, seat, card, perilous, giver)
    if story.hinted and number - story.hinted[0] >= LONG_HELD:
        yield min(8.0, 4 + (number - story.hinted[0]) / 10), Patient(number, seat, card, story.hinted[0])
    since = next(
        at for at in range(story.drawn, number) if games[at].fireworks[card.suit] == card.rank - 1
    )  # fireworks never shrink: from the first such position on, it fits
    passed_over = sum(turn.seat == seat for turn in games[-1].turns[since : number - 1])
    if passed_over >= LONG_OVERDUE and card.rank > 1:
        yield min(6.0, 3.5 + passed_over / 2), Overdue(number, seat, card, since)
    end = games[number].end
    if end and end.reason is rules.EndReason.FINAL_ROUND:
        yield 7 + card.rank / 4, LastMinute(number, seat, card)


def _fitted(id_: int, left: int | None, games: Sequence[rules.Game]) -> bool:
    """Whether a card left its hand for its firework."""
    return left is not None and id_ in games[left].played


def _modest(played: Sequence[Laid]) -> Iterator[Moment]:
    """What can be told of any game in which a card fitted, the best first."""
    if played:
        # Of several of equal height, the first.
        highest, first = max(played, key=lambda laid: laid.card.rank), played[0]
        if 1 < highest.card.rank < rules.RANKS[-1]:
            yield Highest(highest.turn, highest.seat, highest.card)
        yield First(first.turn, first.seat, first.card)


def _begun(game: rules.Game) -> Iterator[Moment]:
    first = game.turns[0].events[0] if game.turns else None
    if isinstance(first, rules.HintGiven):
        yield Begun(1, first.giver, tuple(game.deck[id_] for id_ in first.touched), first.hint.target)
    elif isinstance(first, rules.CardDiscarded):
        yield Begun(1, first.seat, (first.card,))


def _streaks(game: rules.Game) -> Iterator[tuple[float, Streak]]:
    """Every maximal run of at least `LONG_RUN` turns in which each card played fitted."""
    row: list[rules.CardPlayed] = []
    for number, turn in enumerate((*game.turns, None), start=1):
        played = [event for event in turn.events if isinstance(event, rules.CardPlayed)] if turn else []
        if played:
            row += played
            continue
        if len(row) >= LONG_RUN:
            seats = tuple(dict.fromkeys(event.seat for event in row))
            moment = Streak(number - len(row), number - 1, seats, tuple(event.card for event in row))
            yield min(9.5, 3 + len(row)), moment
        row = []
