"""From the bytes of a file to a record."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from itertools import chain, product
from typing import Any

from msgspec.structs import replace

from hanabi_desktop.records.covering import COVERED, STARTED, uncovered
from hanabi_desktop.records.problems import Problem, shown
from hanabi_desktop.records.reading import Node, parse
from hanabi_desktop.records.record import KNOWN, LEFT_OUT, OPTIONS, OURS, RESERVED, VARIANTS, VERSIONS, Record
from hanabi_desktop.records.versions import LaterVersion
from hanabi_desktop.rules import (
    EDITIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RANKS,
    SWITCHES,
    Action,
    Card,
    ColourHint,
    Discard,
    EditionId,
    EndEarly,
    Multicolour,
    Play,
    Rules,
    Setup,
    Suit,
    Switch,
    SwitchValue,
    ValueHint,
)

_LOW, _HIGH = RANKS[0], RANKS[-1]
_CARDS = {(int(suit), rank): Card(suit, rank) for suit, rank in product(Suit, RANKS)}
_MULTICOLOUR = {variant.name: multicolour for multicolour, variant in VARIANTS.items()}
_NEUTRAL = {"variant", "startingPlayer", "deckPlays", *OPTIONS.values()} | {
    # A clock beside the table, the place of a card in a hand, a name: nothing that an action or the score hangs on.
    *("timed", "timeBase", "timePerTurn", "speedrun", "cardCycle", "tableName")
}
"""Options of hanab.live that are played here, or make no difference to the play."""


def decode(data: bytes) -> Record:
    """The record in a file; raises RecordError for anything else, wherever it stands in the file."""
    return record_of(parse(data))


def record_of(top: Node) -> Record:
    """The record in a document; raises RecordError."""
    top = _up_to_date(top)
    ours = top.get(OURS)
    options = top.get("options") or Node({}, top, "options")
    for option, value in options.items():
        if option not in _NEUTRAL and value.value not in (False, None, 0, ""):
            raise value.error(Problem.OPTION, option=shown(option))
    multicolour = _variant(options)
    flags = {switch: _flag(options, option) for switch, option in OPTIONS.items()}
    edition, extra = EditionId.HOUSE, {}
    if ours:
        edition = EditionId(ours["edition"].one_of([known.value for known in EditionId]))
        rules = _switches(ours["switches"], EDITIONS[edition].rules)
        # The other options only tell hanab.live how to come close; the variant says which cards there are.
        variant = options.get("variant")
        if variant and multicolour is not rules.multicolour:
            raise variant.error(Problem.CONTRADICTION, value=shown(variant.value), switch="multicolour")
        extra = {key: value for key, value in ours.members().items() if key not in RESERVED}
    else:
        rules = Rules(multicolour=multicolour, **flags)
    names = _names(top["players"])
    starter = options.get("startingPlayer")
    first = starter.integer(0, len(names) - 1) if starter else 0
    setup = Setup(rules, len(names), _deck(top, ours, rules, len(names), first), first)
    announced = _announced(ours, top["actions"])
    told = top["actions"]
    actions = _usual_actions(told.value, len(setup.deck), len(names), announced) or tuple(
        decode_action(node, index, setup, announced) for index, node in enumerate(told)
    )
    if _flag(options, "deckPlays") and _plays_off_the_deck(setup, actions):
        raise options["deckPlays"].error(Problem.OPTION, option="deckPlays")
    foreign = {key: value for key, value in top.members().items() if key not in (*KNOWN, *LEFT_OUT)}
    return Record(names, setup, actions, edition, extra, foreign)


def _flag(options: Node, key: str) -> bool:
    option = options.get(key)
    return option.boolean() if option else False


def _variant(options: Node) -> Multicolour:
    variant = options.get("variant")
    if variant is None:
        return Multicolour.NONE
    if variant.text() not in _MULTICOLOUR:
        raise variant.error(Problem.VARIANT, variant=shown(variant.value))
    return _MULTICOLOUR[variant.text()]


def _up_to_date(top: Node) -> Node:
    """The document as this version would have written it."""
    ours = top.get(OURS)
    if ours is None:
        return top
    version = ours["version"]
    if type(version.value) is not int:
        raise version.error(Problem.VERSION, value=shown(version.value))
    try:
        return Node(VERSIONS.migrated(top.members(), version.value))
    except LaterVersion:
        raise version.error(Problem.NEWER_VERSION, value=version.value, known=VERSIONS.latest) from None
    except ValueError:
        raise version.error(Problem.VERSION, value=version.value) from None


def _switches(node: Node, basic: Rules) -> Rules:
    """The rules of a table; a switch that is not named stands as in the basic game of its edition.

    So a game that was saved before there was a switch goes on as it began, as long as the edition's basic game is still
    what it was. An edition whose basic game changes needs a migration that says what it was.
    """
    found = {name: _switch_value(told, switch) for name, switch in SWITCHES.items() if (told := node.get(name))}
    for name, told in node.items():
        if name not in SWITCHES:
            raise told.error(Problem.UNKNOWN_SWITCH, switch=shown(name))
    return replace(basic, **found)


def _switch_value(node: Node, switch: Switch) -> SwitchValue:
    match switch.default:
        case bool():
            return node.boolean()
        case int():
            return node.integer(int(switch.domain[0]), int(switch.domain[-1]))
        case StrEnum():
            return switch.value_of(node.one_of([str(value) for value in switch.domain]))


def _names(players: Node) -> tuple[str, ...]:
    if not MIN_PLAYERS <= players.size() <= MAX_PLAYERS:
        raise players.error(Problem.PLAYER_COUNT, count=players.size(), low=MIN_PLAYERS, high=MAX_PLAYERS)
    return tuple(player.text() for player in players)


@lru_cache(maxsize=64)
def _box(rules: Rules) -> Mapping[Card, int]:
    """How many of each card a table by these rules has."""
    return dict(Counter(rules.cards()))


def _deck(top: Node, ours: Node | None, rules: Rules, players: int, starter: int) -> tuple[Card, ...]:
    """The deck in clear, or covered."""
    box = _box(rules)
    wanted = sum(box.values())
    node = ours.get(COVERED) if ours else None
    if ours is None or node is None:
        node = top["deck"]
        if node.size() != wanted:
            raise node.error(Problem.DECK_SIZE, count=node.size(), wanted=wanted)
        last = len(rules.suits) - 1
        deck = _usual_deck(node.value, last) or tuple(
            _CARDS[card.integer_at("suitIndex", 0, last), card.integer_at("rank", _LOW, _HIGH)] for card in node
        )
    else:
        if top.get("deck"):
            raise node.error(Problem.DECK_TWICE)
        deck = uncovered(node, players, starter, ours.members().get(STARTED))
        if len(deck) != wanted:
            raise node.error(Problem.DECK_SIZE, count=len(deck), wanted=wanted)
        if any(card.suit not in rules.suits for card in deck):
            raise node.error(Problem.NOT_COVERED)
    found = Counter(deck)
    if found != box:
        card = next(card for card in box if found[card] > box[card])
        raise node.error(Problem.DECK_CARDS, count=found[card], suit=card.suit.value, rank=card.rank, wanted=box[card])
    return deck


_NO_VALUE = object()
"""Where none is written: nothing that can be."""

# Nearly all that records hold is cards and actions without anything the matter with them. Those are looked up, as they
# stand; whatever is not found so is read value by value, which says what is the matter and where.


def _usual_deck(told: Any, last: int) -> tuple[Card, ...] | None:
    """The cards of a list in which there is nothing unusual, with suits up to the `last`; None where there is."""
    try:
        cards = [(card["suitIndex"], card["rank"]) for card in told]
        if not _whole_numbers(cards) or max(cards)[0] > last:
            return None
        return tuple([_CARDS[card] for card in cards])
    except (KeyError, TypeError, ValueError):
        return None


def _usual_actions(told: Any, deck: int, players: int, announced: Mapping[int, Suit]) -> tuple[Action, ...] | None:
    """The same for the actions at a table of so many players."""
    known = _known_actions(deck, players)
    try:
        written = [(action["type"], action["target"], action.get("value", _NO_VALUE)) for action in told]
        if not _whole_numbers(written):
            return None
        actions = [known[action] for action in written]
    except (KeyError, TypeError, AttributeError):
        return None
    for index, suit in announced.items():
        actions[index] = Play(written[index][1], suit)
    return tuple(actions)


def _whole_numbers(rows: Iterable[Iterable[object]]) -> bool:
    """Neither `true` nor 1.0, which are equal to one, is among the values that are there."""
    return set(map(type, chain.from_iterable(rows))) <= {int, object}


@cache
def _known_actions(deck: int, players: int) -> Mapping[tuple[int, int, object], Action]:
    """All that can be done with so many cards and players, but for what is announced, by type, target and value."""
    known: dict[tuple[int, int, object], Action] = {}
    for card, value in product(range(deck), (0, _NO_VALUE)):
        known[0, card, value], known[1, card, value] = Play(card), Discard(card)
    for seat in range(players):
        known |= {(2, seat, int(suit)): ColourHint(seat, suit) for suit in Suit}
        known |= {(3, seat, rank): ValueHint(seat, rank) for rank in RANKS}
    return known


def _announced(ours: Node | None, actions: Node) -> Mapping[int, Suit]:
    """The suit named before a play, by the action's index; every one must belong to a play."""
    node = ours.get("announced") if ours else None
    if node is None:
        return {}
    announced: dict[int, Suit] = {}
    types = [action["type"].value for action in actions]
    for key, suit in node.items():
        if not (key.isascii() and key.isdecimal() and len(key) <= 9 and str(int(key)) == key and int(key) < len(types)):
            raise suit.error(Problem.NOT_AN_INDEX, key=shown(key))
        if types[int(key)] != 0:
            raise suit.error(Problem.NOT_A_PLAY, index=key)
        announced[int(key)] = Suit(suit.integer(0, len(Suit) - 1))
    return announced


def decode_action(node: Node, index: int, setup: Setup, announced: Mapping[int, Suit]) -> Action:
    """The action in `node`, the one numbered `index`; `announced` are the colours named before plays, by index."""
    kind = node.integer_at("type", 0, 5)
    if kind >= 4:
        return EndEarly()
    target = node.integer_at("target", 0, (len(setup.deck) if kind < 2 else setup.players) - 1)
    if kind == 2:
        return ColourHint(target, Suit(node.integer_at("value", 0, len(Suit) - 1)))
    if kind == 3:
        return ValueHint(target, node.integer_at("value", _LOW, _HIGH))
    value = node.members().get("value", 0)
    if type(value) is not int or value:
        raise node["value"].error(Problem.NOT_ZERO, value=shown(value))
    return Play(target, announced.get(index)) if kind == 0 else Discard(target)


def _plays_off_the_deck(setup: Setup, actions: Sequence[Action]) -> bool:
    """Whether somebody plays a card that nobody has drawn yet, as hanab.live's `deckPlays` allows."""
    drawn = setup.players * setup.rules.hand_size(setup.players)
    for action in actions:
        if isinstance(action, Play) and drawn <= action.card:
            return True
        drawn += isinstance(action, Play | Discard)
    return False
