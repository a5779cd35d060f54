"""What "Why?" says at the table, to all and to each seat: the same for twins, never untrue, and nothing forgotten.

A twin differs in one person's hand and in the deck alone: hints point at the same cards, the same has been done, and the
person has seen the same. What the computer thought may differ there; what everybody is told must not.
"""

import json
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

from msgspec import Struct, field

from hanabi_desktop.players import Level
from hanabi_desktop.rules import (
    EDITIONS,
    RANKS,
    Card,
    CardDiscarded,
    CardMisplayed,
    CardPlayed,
    ColourHint,
    EditionId,
    Everybody,
    Game,
    HintForgotten,
    HintGiven,
    MemoryAid,
    Rules,
    Seat,
    ValueHint,
)
from hanabi_desktop.rules.knowledge import Knowledge
from hanabi_desktop.table.view import TableView
from hanabi_desktop.teammates.reasons import Why
from hanabi_desktop.teammates.teammate import choose, observe
from hanabi_desktop.wording.cards import card_name, suit_name
from hanabi_desktop.wording.reasons import place_of, told_cards, told_text
from tests.games import seen
from tests.table.tables import NAMES, seated
from tests.teammates.tables import dealt, turns
from tests.twins import twin_game

REMEMBERS = (
    "its hints",
    "The card had no hint",
    "those with hints",
    "hinted card",
    "oldest card without",
    "no hint before",
    "earlier ones",
    "nothing new",
    "But that hint was",
)
"""Which cards had a hint: this is said only where it lies on the cards."""


class Found(Struct):
    """What was tried, and what was wrong."""

    wrong: list[str] = field(default_factory=list)
    figures: Counter[str] = field(default_factory=Counter)
    words: Counter[str] = field(default_factory=Counter)


Said = tuple[int, str, tuple[int, ...], TableView]


def said(game: Game, memory: MemoryAid, eyes: Everybody | Seat) -> Iterator[Said]:
    """What is said to these eyes of each turn that can be asked about, and the cards that are lit up with it.

    They are the last turns, as far as nobody has had two.
    """
    table = seated(game, EDITIONS[EditionId.ENGLISH], memory)
    view = table.view(eyes)
    for turn in view.seen.turns[-game.players :]:
        earlier = partial(table.seen_before, eyes=eyes)
        before = earlier(turn.number)
        theirs = isinstance(eyes, Seat) and (turn.seat != eyes.seat or isinstance(turn.events[0], HintGiven))
        words = told_text(turn, earlier, view, observe(before, turn) if theirs else None)
        yield turn.number, words, told_cards(turn, before, view), view


def try_game(level: Level, players: int, seed: int, found: Found, most: int = 1000) -> None:
    """Tries the first turns of one game, or all: each for everybody but the computer that took it."""
    chance, before, thoughts = Random(f"{level} {players} {seed}"), list[Game](), list[Why]()
    for game, choice in turns(dealt(Rules(), players, seed), [level] * players, chance):
        if len(before) == most:
            break
        before.append(game.copy())
        thoughts.append(choice.reason)
        now, number = game.after(choice.action), len(game.turns)
        eyes: list[Everybody | Seat] = [Everybody(), *map(Seat, range(players))]
        told = {(memory, looks): list(said(now, memory, looks)) for memory in MemoryAid for looks in eyes}
        for (memory, _), all_said in told.items():
            for turn, words, _, view in all_said:
                found.wrong += (
                    f"{_where(level, seed, turn, memory)}: {words}"
                    for _ in _untrue(words, before, turn, view, thoughts[turn])
                )
            found.words[f"{memory}: {_without_names(all_said[-1][1])}"] += 1
        found.figures["turns"] += 1
        for person in range(players):
            if person != game.current or isinstance(choice.action, ColourHint | ValueHint):
                twin = twin_game(now, person, chance)
                if twin.deck == now.deck or seen(twin, person) != seen(now, person):
                    found.figures["no twin"] += 1
                    continue
                earlier = Game(twin.setup, twin.actions[:number])
                other = choose(level, seen(earlier, game.current))
                found.figures["pairs"] += other.action == choice.action
                found.figures["pairs with another action of the twin"] += other.action != choice.action
                found.figures["other thoughts, same action"] += other.action == choice.action and other != choice
                for (memory, looks), all_said in told.items():
                    if looks not in (Everybody(), Seat(person)):
                        continue
                    if [each[:3] for each in said(twin, memory, looks)] != [each[:3] for each in all_said]:
                        found.wrong.append(f"{_where(level, seed, number, memory)}: {NAMES[person]} can tell")


def _where(level: Level, seed: int, turn: int, memory: MemoryAid) -> str:
    return f"{level} game {seed}, turn {turn}, memory aid {memory}"


def _without_names(words: str) -> str:
    return re.sub("|".join(NAMES), "…", words)


# What is true


def _untrue(words: str, games: list[Game], turn: int, view: TableView, thought: Why) -> Iterator[str]:
    """Each thing said of a turn that is not so, or that nobody can still know; `games` has the table before each turn."""
    game, event = games[turn], view.seen.turns[turn].events[0]
    if words.startswith("A hint is about "):
        # The agreement, which tells of no turn.
        return
    if isinstance(event, HintForgotten):
        yield "forgotten"
    if view.memory is MemoryAid.NONE and any(phrase in words for phrase in REMEMBERS):
        yield "forgotten"
    if (own := re.search(r"card (\d): after this hint, it’s (.+) \(sure\)", words)) and view.seen.viewer is not None:
        face = game.deck[view.own[int(own[1]) - 1].id]
        if game.fireworks[face.suit] != face.rank - 1 or card_name(face) not in own[2]:
            yield "your card fits"
    if isinstance(event, CardPlayed | CardMisplayed | CardDiscarded):
        known, hand = game.known[event.card_id], game.hands[event.seat]
        claims = {
            # A seat counts cards that not all see.
            "is sure to fit": _fits(known, game) or _counted(known, game, view.seen.viewer, event.seat),
            "was sure to fit": _fits(known, game),
            "worth a try": game.turns_left is not None and game.mistakes < game.rules.mistakes - 1,
            "its hints": bool(known.hints),
            "The card had no hint": not known.hints,
            "took this card for": "fits" in words or isinstance(event, CardPlayed) == (card_name(event.card) in words),
            "It wasn’t": isinstance(event, CardMisplayed),
            "only what’s certain": game.mistakes == game.rules.mistakes - 1,
            "But that hint was": _hinted_for(words, event, games, turn),
            "the oldest": not known.hints and all(game.known[card].hints for card in _older(hand, event)),
            "its hints, this card is of no use": not _needed(known, game),
            "’s hint “": "” was about " in words or _latest(words, event.card_id, games, turn, view),
            "” was about ": _pointed_out(words, games, thought, view),
        }
    elif isinstance(event, HintGiven):
        cards = [game.known[card] for card in event.touched]
        told = [known.after(event.hint, True, game.rules) for known in cards]
        first = [card for card in event.touched if not game.known[card].hints]
        free = [card for card in game.hands[event.hint.target] if not game.known[card].hints]
        focus = free[0] if free and free[0] in first else [-1, *first][-1]
        named = [game.deck[card] for card in game.hands[event.hint.target] if card_name(game.deck[card]) in words]
        news = any((old.suits, old.ranks) != (new.suits, new.ranks) for old, new in zip(cards, told, strict=True))
        claims = {
            "points at no card": not cards,
            "this card fits": all(_fits(known, game) for known in told),
            "every card it points at fits": all(_fits(known, game) for known in told),
            "isn’t needed any more": not any(_needed(known, game) for known in told),
            "the oldest card without a hint": bool(first) and free[0] in first,
            "in no danger": bool(first),
            "prevents a mistake": any(game.fireworks[face.suit] != face.rank - 1 for face in named),
            "That’s your card": f" {place_of(focus, view)}." in words,
            " can play ": _in_order(words, game),
            " No hint points at ": any(
                not game.known[card].hints for card in _held(words.partition(" No hint points at ")[2], game)
            ),
            "no hint before": bool(first) and free[0] not in first,
            "or of no use": bool(first) and _named_or_useless(words, focus, game),
            "only what’s certain": game.mistakes == game.rules.mistakes - 1,
            "keep the 5": bool(first) and isinstance(event.hint, ValueHint) and event.hint.rank == 5,
            "earlier ones": bool(cards) and not first and news,
            "nothing new": bool(cards) and not first and not news,
        }
    else:
        claims = {}
    yield from (phrase for phrase, true in claims.items() if phrase in words and not true)


def _in_order(words: str, game: Game) -> bool:
    """Whether what is to be played begins with what fits, and leaves nothing out."""
    tops = {suit_name(suit): game.fireworks[suit] for suit in game.rules.suits}
    for suit, rank in re.findall(
        f"({'|'.join(tops)}) (\\d)", re.split(" Careful: | No hint ", words[words.find(" play") :])[0]
    ):
        tops[suit] += 1
        if tops[suit] != int(rank):
            return False
    return True


def _held(words: str, game: Game) -> list[int]:
    """The cards in hands that these words begin with."""
    return [card for hand in game.hands for card in hand if words.startswith(card_name(game.deck[card]))]


def _older(hand: list[int], event: CardPlayed | CardMisplayed | CardDiscarded) -> list[int]:
    return hand[: hand.index(event.card_id)]


def _fits(known: Knowledge, game: Game) -> bool:
    return all(game.fireworks[suit] == rank - 1 for suit in known.suits for rank in known.ranks)


def _counted(known: Knowledge, game: Game, viewer: int | None, seat: int) -> bool:
    """Whether two players see every copy of whatever the card of one of them could be that does not fit."""
    hands = (hand for held, hand in enumerate(game.hands) if held not in (viewer, seat))
    sight = Counter([*seen(game).discards, *(game.deck[card] for hand in hands for card in hand)])
    sight.update(Card(suit, rank) for suit in game.rules.suits for rank in RANKS[: game.fireworks[suit]])
    others = [Card(suit, rank) for suit in known.suits for rank in known.ranks if rank != game.fireworks[suit] + 1]
    return viewer is not None and all(sight[face] == game.rules.copies(face.suit, face.rank) for face in others)


def _pointed_out(words: str, games: list[Game], thought: Why, view: TableView) -> bool:
    """Whether a card was played for the hint that is named, and what is told of the other card is so."""
    named = re.search(
        "(.+?)’s hint “(.+)” was about (?:(?:your )?card (\\d)(?: \\(likely (.+)\\))?|(.+)), which", words
    )
    if named is None or thought.since is None:
        return False
    (hint,) = (event for event in view.seen.turns[thought.since].events if isinstance(event, HintGiven))
    own = None if named[3] is None else view.own[int(named[3]) - 1].id
    true = own is None or (own in hint.touched and named[4] in (None, card_name(games[-1].deck[own])))
    return true and (named[1], named[2]) == _named(hint)


def _hinted_for(words: str, event: CardPlayed | CardMisplayed | CardDiscarded, games: list[Game], turn: int) -> bool:
    """Whether the last hint at a card was about it, to save it, or about another, as is told."""
    hints = [(number, each) for number, one in enumerate(games[turn].turns) for each in one.events]
    told = [(number, hint) for number, hint in hints if isinstance(hint, HintGiven) and event.card_id in hint.touched]
    if not told:
        return False
    number, hint = told[-1]
    free = [card for card in games[number].hands[event.seat] if not games[number].known[card].hints]
    new = [card for card in hint.touched if card in free]
    focus = free[0] if new and free[0] in new else (new or hint.touched)[-1]
    return (focus == event.card_id) == ("save it" in words)


def _needed(known: Knowledge, game: Game) -> bool:
    reach = seen(game).reach
    return any(game.fireworks[suit] < rank <= reach[suit] for suit in known.suits for rank in known.ranks)


def _named_or_useless(words: str, card: int, game: Game) -> bool:
    """Whether a card is among those that are named, if a firework still needs it."""
    face = game.deck[card]
    return card_name(face) in words or not game.fireworks[face.suit] < face.rank <= seen(game).reach[face.suit]


def _latest(words: str, card: int, games: list[Game], turn: int, view: TableView) -> bool:
    """Whether the hint that is named was the last one at this card, and can still be read."""
    named = re.search("(?:After|by) (.+)’s hint “(.+)”", words)
    hints = [event for each in games[turn].turns for event in each.events if isinstance(event, HintGiven)]
    last = next((hint for hint in reversed(hints) if card in hint.touched), None)
    if named is None or last is None:
        return False
    return any(last in each.events for each in view.seen.turns) and named.groups() == _named(last)


def _named(hint: HintGiven) -> tuple[str, str]:
    return NAMES[hint.giver], str(hint.hint.rank) if isinstance(hint.hint, ValueHint) else suit_name(hint.hint.suit)


def main(pairs: int, seed: int) -> int:
    """Tries games of each level and number of players, and returns the exit status."""
    start, every = time.monotonic(), Found()
    for level in Level:
        for players in range(2, 6):
            found = Found(wrong=every.wrong, words=every.words)
            number = seed
            while found.figures["pairs"] < pairs / 8:
                try_game(level, players, number, found)
                number += 1
            every.figures += found.figures
            sys.stdout.write(json.dumps({"level": level, "players": players} | found.figures) + "\n")
            sys.stdout.flush()
    for words, count in sorted(every.words.items()):
        sys.stdout.write(f"{count:6} {words}\n")
    for wrong in every.wrong:
        sys.stdout.write(f"{wrong}\n")
    seconds = round(time.monotonic() - start)
    sys.stdout.write(json.dumps(every.figures | {"wrong": len(every.wrong), "seconds": seconds}) + "\n")
    return 1 if every.wrong else 0
