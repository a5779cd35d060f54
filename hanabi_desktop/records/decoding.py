"""From the bytes of a file to a record."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from itertools import product

from hanabi_desktop.records.problems import Problem, shown
from hanabi_desktop.records.reading import Node, parse
from hanabi_desktop.records.record import OURS, RESERVED, VARIANTS, VERSION, Record
from hanabi_desktop.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    RANKS,
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
    ValueHint,
)

_LOW, _HIGH = RANKS[0], RANKS[-1]
_CARDS = {(suit, rank): Card(suit, rank) for suit, rank in product(Suit, RANKS)}
_MULTICOLOUR = {variant.name: multicolour for multicolour, variant in VARIANTS.items()}
_SWITCHES = {field.name for field in fields(Rules)}
_NEUTRAL = {"variant", "startingPlayer", "emptyClues", "allOrNothing", "deckPlays"} | {
    # A clock beside the table, the place of a card in a hand, a name: nothing that an action or the score hangs on.
    *("timed", "timeBase", "timePerTurn", "speedrun", "cardCycle", "tableName")
}
"""Options of hanab.live that are played here, or make no difference to the play."""


def decode(data: bytes) -> Record:
    """The record in a file; raises RecordError for anything else, wherever it stands in the file."""
    return record_of(parse(data))


def record_of(top: Node) -> Record:
    """The record in a document; raises RecordError."""
    ours = top.get(OURS)
    options = top.get("options") or Node({}, top, "options")
    for option, value in options.items():
        if option not in _NEUTRAL and value.value not in (False, None, 0, ""):
            raise value.error(Problem.OPTION, option=shown(option))
    multicolour, empty_hints, perfect = _variant(options), _flag(options, "emptyClues"), _flag(options, "allOrNothing")
    edition, extra = EditionId.HOUSE, {}
    if ours:
        edition, rules = _edition(ours), _switches(ours["switches"])
        # The other options only tell hanab.live how to come close; the variant says which cards there are.
        variant = options.get("variant")
        if variant and multicolour is not rules.multicolour:
            raise variant.error(Problem.CONTRADICTION, value=shown(variant.value), switch="multicolour")
        extra = {key: value for key, value in ours.members().items() if key not in RESERVED}
    else:
        rules = Rules(multicolour=multicolour, empty_hints=empty_hints, perfect=perfect)
    names = _names(top["players"])
    starter = options.get("startingPlayer")
    setup = Setup(rules, len(names), _deck(top["deck"], rules), starter.integer(0, len(names) - 1) if starter else 0)
    announced = _announced(ours, top["actions"])
    actions = tuple(decode_action(node, index, setup, announced) for index, node in enumerate(top["actions"]))
    if _flag(options, "deckPlays") and _plays_off_the_deck(setup, actions):
        raise options["deckPlays"].error(Problem.OPTION, option="deckPlays")
    return Record(names, setup, actions, edition, extra)


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


def _edition(ours: Node) -> EditionId:
    version = ours["version"]
    if type(version.value) is not int or version.value != VERSION:
        raise version.error(Problem.VERSION, value=shown(version.value), known=VERSION)
    return EditionId(_one_of(ours["edition"], [edition.value for edition in EditionId]))


def _switches(switches: Node) -> Rules:
    rules = Rules(
        mistakes=switches["mistakes"].integer(1, 4),
        clocks=switches["clocks"].integer(1, 20),
        empty_hints=switches["empty_hints"].boolean(),
        multicolour=Multicolour(_one_of(switches["multicolour"], [kind.value for kind in Multicolour])),
        perfect=switches["perfect"].boolean(),
        choreography=switches["choreography"].boolean(),
    )
    for switch, node in switches.items():
        if switch not in _SWITCHES:
            raise node.error(Problem.UNKNOWN_SWITCH, switch=shown(switch))
    return rules


def _one_of(node: Node, known: Sequence[str]) -> str:
    if node.text() not in known:
        raise node.error(Problem.NOT_ONE_OF, value=shown(node.value), known=", ".join(known))
    return node.text()


def _names(players: Node) -> tuple[str, ...]:
    if not MIN_PLAYERS <= players.size() <= MAX_PLAYERS:
        raise players.error(Problem.PLAYER_COUNT, count=players.size(), low=MIN_PLAYERS, high=MAX_PLAYERS)
    return tuple(player.text() for player in players)


def _deck(node: Node, rules: Rules) -> tuple[Card, ...]:
    box = Counter(rules.cards())
    if node.size() != box.total():
        raise node.error(Problem.DECK_SIZE, count=node.size(), wanted=box.total())
    last = len(rules.suits) - 1
    deck = tuple(_CARDS[Suit(card["suitIndex"].integer(0, last)), card["rank"].integer(_LOW, _HIGH)] for card in node)
    found = Counter(deck)
    if found != box:
        card = next(card for card in box if found[card] > box[card])
        raise node.error(Problem.DECK_CARDS, count=found[card], suit=card.suit.value, rank=card.rank, wanted=box[card])
    return deck


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
    kind = node["type"].integer(0, 5)
    if kind >= 4:
        return EndEarly()
    target = node["target"].integer(0, (len(setup.deck) if kind < 2 else setup.players) - 1)
    if kind == 2:
        return ColourHint(target, Suit(node["value"].integer(0, len(Suit) - 1)))
    if kind == 3:
        return ValueHint(target, node["value"].integer(_LOW, _HIGH))
    value = node.get("value")
    if value and (type(value.value) is not int or value.value):
        raise value.error(Problem.NOT_ZERO, value=shown(value.value))
    return Play(target, announced.get(index)) if kind == 0 else Discard(target)


def _plays_off_the_deck(setup: Setup, actions: Sequence[Action]) -> bool:
    """Whether somebody plays a card that nobody has drawn yet, as hanab.live's `deckPlays` allows."""
    drawn = setup.players * setup.rules.hand_size(setup.players)
    for action in actions:
        if isinstance(action, Play) and drawn <= action.card:
            return True
        drawn += isinstance(action, Play | Discard)
    return False
