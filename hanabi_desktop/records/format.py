"""The file format: hanab.live's JSON for one game, and in it our object `hanabi_desktop`.

The classes here are what a file may hold, and `decode` and `encode` turn files into records and back. What another
program wrote beside the keys that are known here, such as hanab.live's `notes`, is written again as it was, but for what
is `_LEFT_OUT`; so is what our own object holds besides (see `details`).
"""

import base64
import binascii
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from hanabi_desktop import rules
from hanabi_desktop.records.record import OURS, VARIANTS, DamagedRecord, LaterVersion, Record, Unplayable

VERSION = 2
"""The version of our object that is written. What merely has a default, such as a new switch, is no new version."""
MAX_BYTES = 1 << 20
"""Maximum size of a record; a few kilobytes are usual."""
_MAX_FOREIGN = MAX_BYTES // 4
"""Maximum bytes of what another program wrote: else the game could be opened, and grow too large to be saved."""
_MAX_BESIDES = 2 * _MAX_FOREIGN
"""Maximum bytes besides the game itself: of what is ours, too, which grows."""
GROWTH = 64 * 1024
"""Minimum bytes left for what happens at a table, before a game is continued there."""
_MAX_DEPTH = 32
"""Maximum nesting of what stands beside the game."""
_LEFT_OUT = {"seed", "id"}
"""Keys of hanab.live that are never kept: by a seed it deals anew and ignores the deck, and an id names the game as it
was played there, which may go on otherwise here."""
_IGNORED = {"timed", "timeBase", "timePerTurn", "speedrun", "cardCycle", "tableName"}
"""OptionsEntry of hanab.live on which no action and no score depends."""

_MULTICOLOUR = {variant.name: multicolour for multicolour, variant in VARIANTS.items()}

SuitIndex = Annotated[int, Meta(ge=0, lt=len(rules.Suit))]
Rank = Annotated[int, Meta(ge=rules.RANKS[0], le=rules.RANKS[-1])]
Index = Annotated[int, Meta(ge=0)]


class CardEntry(Struct, frozen=True, rename="camel"):
    """A card of the deck."""

    suit_index: SuitIndex
    rank: Rank


class PlayEntry(Struct, frozen=True, tag_field="type", tag=0):
    """A play; `target` is the card's id."""

    target: Index
    value: Literal[0] = 0


class DiscardEntry(Struct, frozen=True, tag_field="type", tag=1):
    """A discard; `target` is the card's id."""

    target: Index
    value: Literal[0] = 0


class ColourHintEntry(Struct, frozen=True, tag_field="type", tag=2):
    """A colour hint to the seat `target`."""

    target: Index
    value: SuitIndex


class ValueHintEntry(Struct, frozen=True, tag_field="type", tag=3):
    """A value hint to the seat `target`."""

    target: Index
    value: Rank


class EndEntry(Struct, frozen=True, tag_field="type", tag=4):
    """The game was ended early. hanab.live says by whom and why, and does not take just any numbers."""

    target: Any = 0
    value: Any = 4


class GameOverEntry(EndEntry, frozen=True, tag_field="type", tag=5):
    """The same in games that hanab.live ended."""


TurnEntry = PlayEntry | DiscardEntry | ColourHintEntry | ValueHintEntry
ActionEntry = TurnEntry | EndEntry | GameOverEntry


class OptionsEntry(Struct, frozen=True, rename="camel", omit_defaults=True):
    """The options of hanab.live that are known here."""

    variant: str | UnsetType = UNSET
    starting_player: Index = 0
    empty_clues: bool = False
    all_or_nothing: bool = False
    deck_plays: bool = False


class OurEntry(Struct, frozen=True):
    """What of our object the game itself depends on."""

    version: Annotated[int, Meta(ge=1)]
    edition: str
    switches: dict[str, bool | int | str]
    announced: dict[str, SuitIndex] = {}
    """The suit named before a play, by the index of the action."""
    covered_deck: str | UnsetType = UNSET
    """How earlier versions wrote the deck of a running game; see `_uncovered`."""


class RecordEntry(Struct, frozen=True):
    """A whole file."""

    players: Annotated[list[str], Meta(min_length=rules.MIN_PLAYERS, max_length=rules.MAX_PLAYERS)]
    actions: list[ActionEntry]
    deck: list[CardEntry] | UnsetType = UNSET
    options: OptionsEntry = OptionsEntry()
    hanabi_desktop: OurEntry | UnsetType = UNSET

    def __post_init__(self) -> None:
        if self.options.starting_player >= len(self.players):
            raise ValueError(f"options.startingPlayer: there is no seat {self.options.starting_player}")
        if isinstance(self.hanabi_desktop, OurEntry):
            for key in self.hanabi_desktop.announced:
                if not (key in map(str, range(len(self.actions))) and isinstance(self.actions[int(key)], PlayEntry)):
                    raise ValueError(f"{OURS}.announced: {key[:40]!r} is not the index of a play")


Entry = TypeVar("Entry")


def convert(document: object, entry: type[Entry], place: str = "") -> Entry:
    """The document at `place` of a file as what it is to be; raises DamagedRecord that says where it is not."""
    try:
        return msgspec.convert(document, entry)
    except (msgspec.ValidationError, RecursionError) as error:
        raise DamagedRecord(f"{place}: {error}" if place else str(error)) from error


# Reading


def decode(data: bytes) -> Record:
    """The record in a file; raises RecordError for anything else."""
    if len(data) > MAX_BYTES:
        raise DamagedRecord(f"larger than {MAX_BYTES} bytes")
    try:
        document = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedRecord(str(error)) from error
    return record_of(document)


def record_of(document: dict[str, Any]) -> Record:
    """The record in a document; raises RecordError."""
    ours = document.get(OURS)
    if isinstance(ours, dict) and type(version := ours.get("version")) is int and version > VERSION:
        raise LaterVersion(f"{OURS}.version: {version} is later than {VERSION}")
    options = document.get("options")
    if isinstance(options, dict):
        _check_options(options)
    file = convert(document, RecordEntry)
    edition, game_rules = _rules(file)
    extra = {key: value for key, value in (ours or {}).items() if key not in OurEntry.__struct_fields__}
    known = {*RecordEntry.__struct_fields__, *_LEFT_OUT}
    foreign = {key: value for key, value in document.items() if key not in known}
    try:
        setup = rules.Setup(game_rules, len(file.players), _deck(file, extra), file.options.starting_player)
    except ValueError as error:
        raise DamagedRecord(str(error)) from error
    actions = _actions(file, setup)
    record = Record(tuple(file.players), setup, actions, edition, extra, foreign)
    _check_besides(record)
    return record


def _check_options(options: Mapping[str, object]) -> None:
    """Raises Unplayable for a variant or option of hanab.live that makes another game of it."""
    for option, value in options.items():
        if option == "variant" and isinstance(value, str) and value not in _MULTICOLOUR:
            raise Unplayable(value, "options.variant")
        if option not in {*OptionsEntry.__struct_encode_fields__, *_IGNORED} and value not in (False, None, 0, ""):
            raise Unplayable(option, "options")


def _rules(file: RecordEntry) -> tuple[rules.EditionId, rules.Rules]:
    """The edition, and where the switches stand.

    A switch that is not named stands as in the basic game of its edition: so a game that was saved before there was such
    a switch goes on as it began.
    """
    named, ours = file.options.variant, file.hanabi_desktop
    multicolour = rules.Multicolour.NONE if isinstance(named, UnsetType) else _MULTICOLOUR[named]
    if isinstance(ours, UnsetType):
        flags = file.options.empty_clues, file.options.all_or_nothing
        return rules.EditionId.HOUSE, rules.Rules(multicolour=multicolour, empty_hints=flags[0], perfect=flags[1])
    if ours.edition not in rules.EDITIONS:
        raise Unplayable(ours.edition, f"{OURS}.edition")
    for switch in ours.switches.keys() - rules.SWITCHES:
        raise Unplayable(switch, f"{OURS}.switches")
    edition = rules.EditionId(ours.edition)
    try:
        game_rules = rules.EDITIONS[edition].rules_with(ours.switches)
    except ValueError as error:
        raise DamagedRecord(f"{OURS}.switches.{error}") from error
    # The other options only tell hanab.live how to come close; the variant says which cards there are.
    if isinstance(named, str) and multicolour is not game_rules.multicolour:
        raise DamagedRecord(f"options.variant: {named} contradicts the switch multicolour")
    return edition, game_rules


def _deck(file: RecordEntry, extra: Mapping[str, object]) -> tuple[rules.Card, ...]:
    """The deck in clear, or covered."""
    ours = file.hanabi_desktop
    if isinstance(ours, OurEntry) and isinstance(ours.covered_deck, str):
        if isinstance(file.deck, list):
            raise DamagedRecord("deck: stands here twice, once covered")
        return _uncovered(ours.covered_deck, len(file.players), file.options.starting_player, extra.get("started"))
    if isinstance(file.deck, list):
        return tuple(rules.Card(rules.Suit(card.suit_index), card.rank) for card in file.deck)
    raise DamagedRecord("deck: missing")


def _uncovered(text: str, players: int, starter: int, started: object) -> tuple[rules.Card, ...]:
    """A deck as earlier versions wrote that of a running game, so that nobody read it by chance.

    In base64, one byte a card in the order of the deck, 5 × suitIndex + rank − 1, each mixed (exclusive or) with a byte
    of the stream that SHAKE-256 makes of the number of players, the seat that starts and the moment of the deal.
    """
    try:
        mixed = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as error:
        raise DamagedRecord(f"{OURS}.covered_deck: {error}") from error
    # OpenSSL is only loaded for such a record: loading it doubles the time of reading.
    import hashlib

    begun = started if isinstance(started, str) else ""
    stream = hashlib.shake_256(f"{players} {starter} {begun}".encode()).digest(len(mixed))
    cards = [divmod(byte ^ mix, len(rules.RANKS)) for byte, mix in zip(mixed, stream, strict=True)]
    if any(suit >= len(rules.Suit) for suit, _ in cards):
        raise DamagedRecord(f"{OURS}.covered_deck: this is no covered deck")
    return tuple(rules.Card(rules.Suit(suit), rules.RANKS[rank]) for suit, rank in cards)


def _actions(file: RecordEntry, setup: rules.Setup) -> tuple[rules.Action, ...]:
    announced = file.hanabi_desktop.announced if isinstance(file.hanabi_desktop, OurEntry) else {}
    actions = tuple(
        rules.EndEarly()
        if isinstance(entry, EndEntry)
        else turn_action(entry, setup, f"actions[{index}]", announced.get(str(index)))
        for index, entry in enumerate(file.actions)
    )
    if file.options.deck_plays and _plays_off_the_deck(setup, actions):
        raise Unplayable("deckPlays", "options")
    return actions


def turn_action(entry: TurnEntry, setup: rules.Setup, place: str, colour: int | None = None) -> rules.TurnAction:
    """The action of an entry; `colour` is the one named before a play. Raises DamagedRecord with the `place`."""
    limit = len(setup.deck) if isinstance(entry, PlayEntry | DiscardEntry) else setup.players
    if entry.target >= limit:
        raise DamagedRecord(f"{place}.target: {entry.target} is not 0–{limit - 1}")
    match entry:
        case PlayEntry(target=card):
            return rules.Play(card, None if colour is None else rules.Suit(colour))
        case DiscardEntry(target=card):
            return rules.Discard(card)
        case ColourHintEntry(target=seat, value=suit):
            return rules.ColourHint(seat, rules.Suit(suit))
        case ValueHintEntry(target=seat, value=rank):
            return rules.ValueHint(seat, rank)


def _plays_off_the_deck(setup: rules.Setup, actions: Sequence[rules.Action]) -> bool:
    """Whether somebody plays a card that nobody has drawn yet, as hanab.live's `deckPlays` allows."""
    drawn = setup.players * setup.rules.hand_size(setup.players)
    for action in actions:
        if isinstance(action, rules.Play) and drawn <= action.card:
            return True
        drawn += isinstance(action, rules.Play | rules.Discard)
    return False


def _check_besides(record: Record, growth: int = 0) -> None:
    """Raises DamagedRecord for what could be read and not written again, or the other way round."""
    foreign = dict(record.foreign)
    besides = {**record.extra, **foreign}
    for key, value in besides.items():
        if _is_deeper(value, _MAX_DEPTH):
            raise DamagedRecord(f"{key}: nested too deeply")
    for what, limit in ((foreign, _MAX_FOREIGN), (besides, _MAX_BESIDES - growth)):
        if len(msgspec.json.encode(what)) > limit:
            raise DamagedRecord(f"more than {limit} bytes besides the game")


def _is_deeper(value: object, limit: int) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return bool(inner) and (not limit or any(_is_deeper(each, limit - 1) for each in inner))


# Writing


def encode(record: Record, growth: int = 0) -> bytes:
    """The file that `decode` reads as this record; raises DamagedRecord if it would be too large to be read again.

    So it does where there is no room for as many bytes of `growth`.
    """
    _check_besides(record, growth)
    document: dict[str, Any] = {
        "players": record.names,
        "deck": [CardEntry(card.suit, card.rank) for card in record.setup.deck],
        "actions": [action_entry(action) for action in record.actions],
    }
    options = _options(record.setup)
    if options != OptionsEntry():
        document["options"] = options
    document |= record.foreign
    document[OURS] = _ours(record)
    data = msgspec.json.encode(document) + b"\n"
    if len(data) > MAX_BYTES:
        raise DamagedRecord(f"larger than {MAX_BYTES} bytes")
    return data


def action_entry(action: rules.Action) -> ActionEntry:
    """An action as a file holds it."""
    return EndEntry() if isinstance(action, rules.EndEarly) else turn_entry(action)


def turn_entry(action: rules.TurnAction) -> TurnEntry:
    """The same of an action of a turn."""
    match action:
        case rules.Play(card=card):
            return PlayEntry(card)
        case rules.Discard(card=card):
            return DiscardEntry(card)
        case rules.ColourHint(target=seat, suit=suit):
            return ColourHintEntry(seat, suit)
        case rules.ValueHint(target=seat, rank=rank):
            return ValueHintEntry(seat, rank)


def _options(setup: rules.Setup) -> OptionsEntry:
    """What hanab.live has to know, where it is not what it takes for granted; never its `seed`."""
    game_rules = setup.rules
    return OptionsEntry(
        variant=UNSET if game_rules.multicolour is rules.Multicolour.NONE else VARIANTS[game_rules.multicolour].name,
        starting_player=setup.starter,
        empty_clues=game_rules.empty_hints,
        all_or_nothing=game_rules.perfect,
    )


def _ours(record: Record) -> dict[str, Any]:
    announced = {
        str(index): action.announced
        for index, action in enumerate(record.actions)
        if isinstance(action, rules.Play) and action.announced is not None
    }
    ours = {"version": VERSION, "edition": record.edition, "switches": record.setup.rules.switches}
    return ours | ({"announced": announced} if announced else {}) | dict(record.extra)
