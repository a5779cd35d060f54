"""The five published editions and the house rules, as data (rules, section 2)."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import Enum, StrEnum
from types import MappingProxyType

from hanabi_desktop.rules.cards import COPIES, RANKS, Card, Suit

MIN_PLAYERS, MAX_PLAYERS = 2, 5


class Multicolour(StrEnum):
    """What the sixth suit is on this table."""

    NONE = "none"
    TEN = "multicolour-10"
    FIVE = "multicolour-5"
    WILD = "multicolour-wild"


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches that are on at one table; everything the engine asks is answered from here."""

    mistakes: int = 3
    """The mistake that loses the game, 1-4."""
    clocks: int = 8
    """Clock tokens in play, 1-20; all are available at the start."""
    empty_hints: bool = False
    """Whether a hint may point at no card at all."""
    multicolour: Multicolour = Multicolour.NONE
    perfect: bool = False
    """No final round; only a complete show wins."""
    choreography: bool = False
    """A play may name the card's colour before it is revealed."""

    def __post_init__(self) -> None:
        for name, limit in (("mistakes", 4), ("clocks", 20)):
            value = getattr(self, name)
            if not 1 <= value <= limit:
                raise ValueError(f"{name}: {value} is not 1-{limit}")

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
        if suit is Suit.MULTICOLOUR:
            return {Multicolour.NONE: 0, Multicolour.FIVE: 1}.get(self.multicolour, COPIES[rank])
        return COPIES[rank]

    def cards(self) -> tuple[Card, ...]:
        """Every card of the deck, sorted; the caller shuffles."""
        return tuple(Card(suit, rank) for suit in self.suits for rank in RANKS for _ in range(self.copies(suit, rank)))

    def hand_size(self, players: int) -> int:
        """Cards dealt to each: 5 with two or three players, 4 with four or five."""
        return 5 if players <= 3 else 4


_FIVE_SUITS = tuple(Suit)[:5]
_SIX_SUITS = tuple(Suit)


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


@dataclass(frozen=True, slots=True)
class Edition:
    """One published edition: its basic game and which switches it lets a table change."""

    id: EditionId
    rules: Rules
    """The basic game of the book."""
    kit: Kit
    starter: Starter
    box_cards: int
    """Cards in the box, including those of variants."""
    master: bool = False
    """Whether a master manages the tokens unless the table says otherwise."""
    mistakes: tuple[int, ...] = (3,)
    clocks: tuple[int, ...] = (8,)
    empty_hints: tuple[bool, ...] = (False,)
    multicolour: tuple[Multicolour, ...] = (Multicolour.NONE,)
    perfect: tuple[bool, ...] = (False,)
    choreography: tuple[bool, ...] = (False,)

    def refused(self, rules: Rules) -> tuple[str, ...]:
        """The names of the switches whose value this edition does not offer; empty if it can be played so."""
        return tuple(f.name for f in fields(rules) if getattr(rules, f.name) not in getattr(self, f.name))


def _table(editions: Iterable[Edition]) -> MappingProxyType[EditionId, Edition]:
    return MappingProxyType({edition.id: edition for edition in editions})


_BOTH = (False, True)
_NORDIC_MULTICOLOUR = (Multicolour.NONE, Multicolour.FIVE)

EDITIONS = _table(
    (
        Edition(
            EditionId.ENGLISH,
            Rules(),
            Kit.CLOCKS_AND_FUSES,
            Starter.MOST_COLOURFUL,
            box_cards=60,
            multicolour=tuple(Multicolour),
            perfect=_BOTH,
        ),
        Edition(EditionId.ONLINE, Rules(mistakes=4), Kit.TURNED_CLOCKS, Starter.UNSAID, box_cards=50, mistakes=(4,)),
        Edition(
            EditionId.NORWEGIAN,
            Rules(empty_hints=True),
            Kit.BOX_LID,
            Starter.MOST_COLOURFUL,
            box_cards=55,
            empty_hints=(True,),
            multicolour=_NORDIC_MULTICOLOUR,
            perfect=_BOTH,
            choreography=_BOTH,
        ),
        Edition(
            EditionId.SWEDISH,
            Rules(empty_hints=True),
            Kit.BOX_LID,
            Starter.MOST_COLOURFUL,
            box_cards=55,
            empty_hints=(True,),
            multicolour=_NORDIC_MULTICOLOUR,
            perfect=_BOTH,
            choreography=_BOTH,
        ),
        Edition(
            EditionId.GERMAN,
            Rules(empty_hints=True),
            Kit.TILES,
            Starter.MASTER,
            box_cards=60,
            master=True,
            mistakes=(3, 2, 1),
            clocks=tuple(range(8, 21)),
            empty_hints=(True,),
            multicolour=tuple(Multicolour),
        ),
        Edition(
            EditionId.HOUSE,
            Rules(),
            Kit.CLOCKS_AND_FUSES,
            Starter.UNSAID,
            box_cards=60,
            mistakes=(1, 2, 3, 4),
            clocks=tuple(range(1, 21)),
            empty_hints=_BOTH,
            multicolour=tuple(Multicolour),
            perfect=_BOTH,
            choreography=_BOTH,
        ),
    )
)
"""Every edition by its id, in the order they are offered."""
