"""Games as a short string: what hanab.live opens at `https://hanab.live/replay-json/<string>`.

The string holds the number of players, the deck, the actions and the variant. Names are lost, and whoever reads it
takes the other settings to be hanab.live's own: 3 mistakes, 8 clocks, seat 0 starts.
"""

import re
import string
from collections.abc import Iterator, Mapping
from urllib.parse import unquote

from msgspec import to_builtins
from msgspec.structs import replace

from hanabi_desktop.records.format import action_entry, decode, record_of
from hanabi_desktop.records.record import VARIANTS, DamagedRecord, Record, RefusedAction, Unplayable, replay
from hanabi_desktop.rules import RANKS, SWITCHES, Action, ColourHint, Discard, Play, Rules, ValueHint

_ALPHABET = string.ascii_lowercase + string.digits + string.ascii_uppercase
_LINE = 20
_MAX_LENGTH = 4000
_LINK = re.compile(r"replay-json/([0-9A-Za-z,-]+)", re.IGNORECASE)
_BARE = re.compile(r"([0-9A-Za-z-]+,[0-9A-Za-z-]+,[0-9-]+)")
_NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily")
"""Whom hanab.live takes the players to be."""
_VARIANT_NAMES = {str(variant.number): variant.name for variant in VARIANTS.values()}


class NotShareable(ValueError):
    """Raised for a game that would not be the same one where the string is opened, because of a switch."""

    def __init__(self, switch: str) -> None:
        super().__init__(f"{switch}: the game is another one without it")
        self.switch = switch


def share_string(record: Record) -> str:
    """The game in hanab.live's short form, with a hyphen after every 20 characters.

    Seats are counted from the one that starts. A switch that made no difference so far is no hindrance; otherwise
    raises NotShareable, and RefusedAction for a record that is no game.
    """
    _check_shareable(record)
    record = _counted_from_starter(record)
    low, high = RANKS[0], RANKS[-1]
    deck = (_ALPHABET[card.suit * len(RANKS) + card.rank - low] for card in record.setup.deck)
    variant = VARIANTS[record.setup.rules.multicolour].number
    text = f"{len(record.names)}{low}{high}{''.join(deck)},{_written(record.actions)},{variant}"
    return "-".join(text[start : start + _LINE] for start in range(0, len(text), _LINE))


def _check_shareable(record: Record) -> None:
    """Take one switch after the other back to what hanab.live assumes, and see whether the game stays what it is."""
    setup = record.setup
    game = replay(record)
    plain = Rules(multicolour=setup.rules.multicolour)
    for switch in SWITCHES:
        setup = replace(setup, rules=replace(setup.rules, **{switch: getattr(plain, switch)}))
        try:
            other = replay(Record(record.names, setup, record.actions))
        except RefusedAction:
            raise NotShareable(switch) from None
        if (other.turns, other.clocks) != (game.turns, game.clocks):
            raise NotShareable(switch)


def _counted_from_starter(record: Record) -> Record:
    """The same game with the seats renumbered so that seat 0 starts; the cards dealt are renumbered with them."""
    setup = record.setup
    players, size = setup.players, setup.rules.hand_size(setup.players)
    order = [(seat + setup.starter) % players for seat in range(players)]
    dealt = [card for seat in order for card in range(seat * size, (seat + 1) * size)]
    cards = [*dealt, *range(len(dealt), len(setup.deck))]
    seat_now = {old: new for new, old in enumerate(order)}
    card_now = {old: new for new, old in enumerate(cards)}

    def moved(action: Action) -> Action:
        match action:
            case Play() | Discard():
                return replace(action, card=card_now[action.card])
            case ColourHint() | ValueHint():
                return replace(action, target=seat_now[action.target])
        return action

    deck = tuple(setup.deck[card] for card in cards)
    return replace(
        record,
        names=tuple(record.names[seat] for seat in order),
        setup=replace(setup, deck=deck, starter=0),
        actions=tuple(map(moved, record.actions)),
    )


def _written(actions: tuple[Action, ...]) -> str:
    if not actions:
        return "00"
    written = [to_builtins(action_entry(action)) for action in actions]
    low, high = (extreme(action["type"] for action in written) for extreme in (min, max))
    return f"{low}{high}" + "".join(
        # Plays and discards have no value; that of the others is one more than it is.
        _ALPHABET[(action["value"] + 1 if action["type"] > 1 else 0) * (high - low + 1) + action["type"] - low]
        + _ALPHABET[action["target"]]
        for action in written
    )


def shared_in(text: str) -> str | None:
    """The short string in a text that seems to hold one; None if nothing in it looks like that.

    It may stand alone, broken into lines as mail does it, or in an address of `…/replay-json/` or
    `…/shared-replay-json/`, on whatever host and with words around it. Nothing is asked of any host.
    """
    if len(text) > _MAX_LENGTH:
        return None
    # Some programs write a comma in an address as %2C.
    text = unquote(text)
    joined = "".join(text.split())
    for found in (_LINK.search(text), _LINK.search(joined), _BARE.fullmatch(joined)):
        if found and found[1].count(",") >= 2:
            return found[1]
    return None


def from_text(text: str) -> Record:
    """The game in a text that was pasted or dropped: a share link, its short string, or a whole file; or RecordError."""
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        # Half a character cannot be encoded: what becomes of it is refused as any other file that is no text.
        return decode(text.encode(errors="surrogatepass"))
    return from_share_string(text)


def from_share_string(text: str) -> Record:
    """The game in a short string, or in the address of a page that ends with it; raises RecordError."""
    if len(text) > _MAX_LENGTH:
        raise DamagedRecord(f"longer than {_MAX_LENGTH} characters")
    text = shared_in(text) or re.split("[?#]", text.strip())[0].rpartition("/")[2]
    parts = text.replace("-", "").split(",")
    if len(parts) != 3 or len(parts[0]) < 3 or len(parts[1]) < 2:
        raise DamagedRecord("not the three parts of a share link")
    deck, actions, variant = parts
    if variant not in _VARIANT_NAMES:
        raise Unplayable(f"variant {variant}"[:20], "share link")
    if deck[1:3] != f"{RANKS[0]}{RANKS[-1]}":
        raise DamagedRecord(f"deck: the ranks are {deck[1]}–{deck[2]}, not 1–5")
    players = _number(deck[0], "players", string.digits)
    if players > len(_NAMES):
        raise DamagedRecord(f"players: {players} are too many")
    document = {
        "players": list(_NAMES[:players]),
        "deck": [_card(character, f"deck[{index}]") for index, character in enumerate(deck[3:])],
        "actions": list(_actions(actions)),
        "options": {"variant": _VARIANT_NAMES[variant]},
    }
    return record_of(document)


def _card(character: str, place: str) -> dict[str, int]:
    suit, rank = divmod(_number(character, place), len(RANKS))
    return {"suitIndex": suit, "rank": rank + RANKS[0]}


def _actions(text: str) -> Iterator[Mapping[str, int]]:
    low, high = (_number(digit, "actions", string.digits) for digit in text[:2])
    if high < low:
        raise DamagedRecord(f"actions: the types are {low}–{high}")
    if len(text) % 2:
        raise DamagedRecord("actions: half an action")
    for index in range(len(text) // 2 - 1):
        first, second = text[2 * index + 2], text[2 * index + 3]
        place = f"actions[{index}]"
        value, kind = divmod(_number(first, place), high - low + 1)
        action = {"type": kind + low, "target": _number(second, place)}
        yield action | {"value": value - 1} if value else action


def _number(character: str, place: str, digits: str = _ALPHABET) -> int:
    number = digits.find(character)
    if number < 0:
        raise DamagedRecord(f"{place}: {character!r} does not belong here")
    return number
