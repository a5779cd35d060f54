"""The switches of a table, the five published editions and the house rules, as data (rules/README.md, section 2)."""

from collections.abc import Iterable, Mapping
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import fields, replace

from hanabi_desktop.compat import override
from hanabi_desktop.rules.cards import COPIES, RANKS, Card, Suit

MIN_PLAYERS, MAX_PLAYERS = 2, 5

SwitchValue: TypeAlias = bool | int | StrEnum
"""The value of a switch: on or off, a number, or one kind of several."""


class Switch(Struct, frozen=True):
    """One rule that a table can set. Whatever reads, writes, tells or sets rules goes over `SWITCHES`."""

    name: str
    """The field of `Rules`, and the key in records and preferences."""
    default: SwitchValue
    """Its value in files that do not name it."""
    domain: tuple[SwitchValue, ...]
    """Its possible values, in the order they are offered; numbers without a gap."""

    def allows(self, value: object) -> bool:
        """Whether it can stand so. True is no number, 1 is not true, and a text is no kind."""
        return type(value) is type(self.default) and value in self.domain

    def value_of(self, plain: object) -> SwitchValue:
        """The value that a file's plain value stands for: a kind is told there by its text. Raises ValueError."""
        for value in self.domain:
            if value == plain and type(plain) in (type(value), str):
                return value
        raise self.error(plain)

    def error(self, value: object) -> ValueError:
        """What to raise for a value that it does not allow."""
        if type(self.default) is int:
            return ValueError(f"{self.name}: {value} is not {self.domain[0]}-{self.domain[-1]}")
        return ValueError(f"{self.name}: {value!r} is none of {', '.join(map(str, self.domain))}")


class Multicolour(StrEnum):
    """What the sixth suit is on this table."""

    NONE = "none"
    TEN = "multicolour-10"
    FIVE = "multicolour-5"
    WILD = "multicolour-wild"


class Rules(Struct, frozen=True):
    """Where the switches stand at one table; everything the engine asks is answered from here.

    Every field is a switch. Raises ValueError for a value outside its domain.
    """

    mistakes: int = 3
    """Limit of mistakes: the last one loses the game."""
    clocks: int = 8
    """Clock tokens in play; all are available at the start."""
    empty_hints: bool = False
    """Whether a hint may point at no card at all."""
    multicolour: Multicolour = Multicolour.NONE
    perfect: bool = False
    """No final round; only a complete show wins."""
    choreography: bool = False
    """A play may name the card's colour before it is revealed."""

    def __post_init__(self) -> None:
        for name, switch in SWITCHES.items():
            value = getattr(self, name)
            if not switch.allows(value):
                raise switch.error(value)

    @property
    def switches(self) -> dict[str, SwitchValue]:
        """Where each switch stands, by its name."""
        return {name: getattr(self, name) for name in SWITCHES}

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in play, by index."""
        return _FIVE_SUITS if self.multicolour is Multicolour.NONE else _SIX_SUITS

    @property
    def nameable_suits(self) -> tuple[Suit, ...]:
        """The suits a colour hint may name: all in play, but never a wild one (rules, `multicolour-wild`)."""
        return _SIX_SUITS if self.multicolour in (Multicolour.TEN, Multicolour.FIVE) else _FIVE_SUITS

    @property
    def maximum(self) -> int:
        """The score of a complete show: 25, or 30 with six suits."""
        return len(RANKS) * len(self.suits)

    def copies(self, suit: Suit, rank: int) -> int:
        """How many cards of this face the deck holds."""
        return COPIES[rank] if suit is not Suit.MULTICOLOUR else _SIXTH_SUIT[self.multicolour][rank]

    def cards(self) -> tuple[Card, ...]:
        """Every card of the deck, sorted; the caller shuffles."""
        return tuple(Card(suit, rank) for suit in self.suits for rank in RANKS for _ in range(self.copies(suit, rank)))

    def hand_size(self, players: int) -> int:
        """Cards dealt to each: 5 with two or three players, 4 with four or five."""
        return 5 if players <= 3 else 4


_FIVE_SUITS = tuple(Suit)[:5]
_SIX_SUITS = tuple(Suit)
_SIXTH_SUIT: Mapping[Multicolour, Mapping[int, int]] = MappingProxyType(
    {
        Multicolour.NONE: dict.fromkeys(RANKS, 0),
        Multicolour.TEN: COPIES,
        Multicolour.FIVE: dict.fromkeys(RANKS, 1),
        Multicolour.WILD: COPIES,
    }
)
"""Copies of each rank in the multicolour suit."""


_BOTH = (False, True)
_DOMAINS: Mapping[str, tuple[SwitchValue, ...]] = {
    "mistakes": tuple(range(1, 5)),
    "clocks": tuple(range(1, 21)),
    "empty_hints": _BOTH,
    "multicolour": tuple(Multicolour),
    "perfect": _BOTH,
    "choreography": _BOTH,
}
"""The domain of each field of `Rules`. One that is missing here fails at import."""
SWITCHES: Mapping[str, Switch] = MappingProxyType(
    {rule.name: Switch(rule.name, rule.default, _DOMAINS[rule.name]) for rule in fields(Rules)}
)
"""Every switch by its name, in the order in which files hold them."""


class EditionId(StrEnum):
    """The name of an edition in records and settings."""

    ENGLISH = "english"
    ONLINE = "online"
    NORWEGIAN = "norwegian"
    SWEDISH = "swedish"
    GERMAN = "german"
    HOUSE = "house"


class Kit(Enum):
    """The things in the box that stand for hints and mistakes."""

    CLOCKS_AND_FUSES = "clocks-and-fuses"
    """Eight blue clocks face up, spent ones in the box lid; four black fuses stacked, explosion at the bottom."""
    TURNED_CLOCKS = "turned-clocks"
    """Spent clocks lie on their side; red fuses, stacked."""
    BOX_LID = "box-lid"
    """Available blue tokens lie in the lid, spent ones beside it; a red token goes into the lid per mistake."""
    TILES = "tiles"
    """Two-sided tiles: white/black hints, starry sky/lightning storms."""


class Starter(Enum):
    """Whom the book lets begin."""

    MOST_COLOURFUL = "most-colourful"
    UNSAID = "unsaid"
    MASTER = "master"


class Edition(Struct, frozen=True):
    """One published edition: its basic game, which switches it lets a table change, and what is its own.

    Raises ValueError if it offers what is no switch, no value of it, or not the value of its own basic game.
    """

    id: EditionId
    rules: Rules
    """The basic game of the book, and the default of every switch that a file does not name."""
    kit: Kit
    starter: Starter
    box_cards: int
    """Cards in the box, including those of variants."""
    offers: Mapping[str, tuple[SwitchValue, ...]] = field(default_factory=dict)
    """The values that can be chosen, by the switch's name; the default alone of those that are not named."""
    master: bool = False
    """Whether a master manages the tokens unless the table says otherwise."""
    free: bool = False
    """No book: whatever is not named in `offers` is offered with its whole domain."""
    hints_by_click: bool = False
    """Played on a screen: nothing is said aloud, and a hint is a click on a teammate's card."""
    discards_aloud: bool = False
    """The book wants "discarding" to be said first."""
    language: str = ""
    """The code of the language whose players have this box, and are offered it first."""

    def __post_init__(self) -> None:
        for name, values in self.offers.items():
            if name not in SWITCHES:
                raise ValueError(f"{self.id}: there is no switch {name}")
            for value in (getattr(self.rules, name), *values):
                if value not in values or value not in SWITCHES[name].domain:
                    raise ValueError(f"{self.id}: {name} cannot be {value}")

    @override
    def __hash__(self) -> int:
        return hash(self.id)

    def offered(self, switch: str) -> tuple[SwitchValue, ...]:
        """The values of a switch that a table may choose from, in the order they are offered."""
        if switch in self.offers:
            return self.offers[switch]
        return SWITCHES[switch].domain if self.free else (getattr(self.rules, switch),)

    @property
    def choices(self) -> tuple[str, ...]:
        """The names of the switches that this edition lets a table change."""
        return tuple(name for name in SWITCHES if len(self.offered(name)) > 1)

    def refused(self, rules: Rules) -> tuple[str, ...]:
        """The names of the switches whose value this edition does not offer; empty if it can be played so."""
        return tuple(name for name in SWITCHES if getattr(rules, name) not in self.offered(name))

    def rules_with(self, switches: Mapping[str, object]) -> Rules:
        """The basic game with the switches that are named as a file's plain values set to these.

        Raises ValueError for an unknown switch or value, not for one that is merely not offered.
        """
        unknown = sorted(switches.keys() - SWITCHES.keys())
        if unknown:
            raise ValueError(f"{unknown[0]}: there is no such switch")
        values = {name: SWITCHES[name].value_of(plain) for name, plain in switches.items()}
        return replace(self.rules, **values)


def _table(editions: Iterable[Edition]) -> MappingProxyType[EditionId, Edition]:
    return MappingProxyType({edition.id: edition for edition in editions})


_NORDIC_OFFERS: Mapping[str, tuple[SwitchValue, ...]] = MappingProxyType(
    {"multicolour": (Multicolour.NONE, Multicolour.FIVE), "perfect": _BOTH, "choreography": _BOTH}
)

EDITIONS = _table(
    (
        Edition(
            EditionId.ENGLISH,
            Rules(),
            Kit.CLOCKS_AND_FUSES,
            Starter.MOST_COLOURFUL,
            box_cards=60,
            offers={"multicolour": tuple(Multicolour), "perfect": _BOTH},
            discards_aloud=True,
            language="en",
        ),
        Edition(
            EditionId.ONLINE, Rules(mistakes=4), Kit.TURNED_CLOCKS, Starter.UNSAID, box_cards=50, hints_by_click=True
        ),
        Edition(
            EditionId.NORWEGIAN,
            Rules(empty_hints=True),
            Kit.BOX_LID,
            Starter.MOST_COLOURFUL,
            box_cards=55,
            offers=_NORDIC_OFFERS,
            language="nb",
        ),
        Edition(
            EditionId.SWEDISH,
            Rules(empty_hints=True),
            Kit.BOX_LID,
            Starter.MOST_COLOURFUL,
            box_cards=55,
            offers=_NORDIC_OFFERS,
            language="sv",
        ),
        Edition(
            EditionId.GERMAN,
            Rules(empty_hints=True),
            Kit.TILES,
            Starter.MASTER,
            box_cards=60,
            offers={"mistakes": (3, 2, 1), "clocks": tuple(range(8, 21)), "multicolour": tuple(Multicolour)},
            master=True,
            language="de",
        ),
        Edition(EditionId.HOUSE, Rules(), Kit.CLOCKS_AND_FUSES, Starter.UNSAID, box_cards=60, free=True),
    )
)
"""Every edition by its id, in the order they are offered."""
DEFAULT_EDITION = EDITIONS[EditionId.ENGLISH]
"""The default of the set-up and of the rulebook."""


def edition_in(language: str) -> Edition:
    """The edition that players of a language are offered until they have chosen one."""
    return next((edition for edition in EDITIONS.values() if edition.language == language), DEFAULT_EDITION)


class Rating(Enum):
    """What the crowd makes of the show; the values are the band's lowest and highest score (rules/README.md, section 1)."""

    DREADFUL = (0, 5)
    WEAK = (6, 10)
    HONOURABLE = (11, 15)
    VERY_GOOD = (16, 20)
    WONDERFUL = (21, 24)
    LEGENDARY = (25, 29)
    DIVINE = (30, 30)


def rating(score: int) -> Rating:
    """The band of a score 0-30; five suits end at the first of the LEGENDARY ones, 25."""
    return next(band for band in Rating if score <= band.value[1])
