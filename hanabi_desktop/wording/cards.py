"""Names of suits and cards, what a card in a hand is and what its owner knows of it, and how fireworks stand."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from hanabi_desktop.rules import RANKS, Card, CardDrawn, ColourHint, Hint, HintGiven, Knowledge, MemoryAid, Rules, Suit
from hanabi_desktop.table.actions import ActionKind
from hanabi_desktop.table.view import TableCard, TableView
from hanabi_desktop.wording.text import Text, Translate, locale, tr


def suit_name(suit: Suit, language: Translate = tr, /) -> str:
    """The colour's name in small letters, as it stands in a list or on a button."""
    return _SUITS[suit].translated(language)


def symbol_name(suit: Suit) -> str:
    """The shape that stands for the colour."""
    return _SYMBOLS[suit].translated()


def card_name(card: Card, language: Translate = tr, /) -> str:
    """The card's name, used like a proper name in sentences: "Kari plays red 3"."""
    return _CARDS[card.suit].translated(language, rank=card.rank)


_SUITS: Mapping[Suit, Text] = {
    Suit.RED: Text("Suits", "red"),
    Suit.YELLOW: Text("Suits", "yellow"),
    Suit.GREEN: Text("Suits", "green"),
    Suit.BLUE: Text("Suits", "blue"),
    Suit.WHITE: Text("Suits", "white"),
    Suit.MULTICOLOUR: Text("Suits", "multicolour"),
}
_SYMBOLS: Mapping[Suit, Text] = {
    Suit.RED: Text("Suits", "triangle"),
    Suit.YELLOW: Text("Suits", "star"),
    Suit.GREEN: Text("Suits", "clover leaf"),
    Suit.BLUE: Text("Suits", "circle"),
    Suit.WHITE: Text("Suits", "diamond"),
    Suit.MULTICOLOUR: Text("Suits", "rainbow"),
}
_CARDS: Mapping[Suit, Text] = {
    Suit.RED: Text("Cards", "red {rank}"),
    Suit.YELLOW: Text("Cards", "yellow {rank}"),
    Suit.GREEN: Text("Cards", "green {rank}"),
    Suit.BLUE: Text("Cards", "blue {rank}"),
    Suit.WHITE: Text("Cards", "white {rank}"),
    Suit.MULTICOLOUR: Text("Cards", "multicolour {rank}"),
}


def listed(parts: Iterable[str]) -> str:
    """A list in words, joined as the language joins it."""
    return locale().createSeparatedList(list(parts))


def either(parts: list[str]) -> str:
    """Alternatives in words: "red", "red or blue", "red, blue or white"."""
    if len(parts) < 2:
        return "".join(parts)
    return tr("Cards", "{several} or {last}", several=", ".join(parts[:-1]), last=parts[-1])


def known_text(known: Knowledge, rules: Rules) -> str:
    """What the hints tell of a card, in one sentence; empty if they tell nothing."""
    suits = [suit_name(suit) for suit in sorted(known.suits)] if len(known.suits) < len(rules.suits) else []
    ranks = [str(rank) for rank in sorted(known.ranks)] if len(known.ranks) < 5 else []
    if suits and ranks:
        return tr("Cards", "From the hints: {colours}; {values}.", colours=either(suits), values=either(ranks))
    if suits:
        return tr("Cards", "From the hints: {colours}.", colours=either(suits))
    if ranks:
        return tr("Cards", "From the hints: {values}.", values=either(ranks))
    return ""


def table_card_text(card: TableCard, name: str, rules: Rules, face: bool = True, places: Sequence[int] = ()) -> str:
    """A card in a hand, for the screen reader: whose, which place, what the viewer may know of it.

    With several `places`, the same is told of all of these cards at once.

    Without its `face` it says nothing but what everybody may know: no note either.
    """
    several = len(places) > 1
    if card.face is not None and not face:
        text = tr("Cards", "{name}, cards {place}.") if several else tr("Cards", "{name}, card {place}.")
    elif card.face is None:
        one = tr("Cards", "{name}, card {place}: face down.")
        text = tr("Cards", "{name}, cards {place}: face down.") if several else one
    else:
        one = tr("Cards", "{name}, card {place}: {card}.")
        text = tr("Cards", "{name}, cards {place}: {card}.") if several else one
    shown = card_name(card.face) if card.face is not None and face else ""
    told = text.format(name=name, place=listed(map(str, places or (card.place,))), card=shown)
    return " ".join(filter(None, (told, known_text(card.known, rules), *_states(card, face))))


def _states(card: TableCard, face: bool) -> list[str]:
    states = []
    if card.pointed:
        states.append(tr("Cards", "The latest hint points at it."))
    if card.critical and face:
        states.append(tr("Cards", "The last copy."))
    match None if card.laid_open else card.announced:
        case ActionKind.PLAY:
            states.append(tr("Cards", "Announced: it will be played."))
        case ActionKind.DISCARD:
            states.append(tr("Cards", "Announced: it will be discarded."))
    if card.raised:
        states.append(tr("Cards", "Raised."))
    if card.turned:
        states.append(tr("Cards", "Turned sideways."))
    if card.note and face:
        states.append(tr("Cards", "Note: {note}", note=card.note))
    return states


# What its owner knows

_VALUES: Mapping[int, Text] = {
    1: Text("Knowing", "a 1"),
    2: Text("Knowing", "a 2"),
    3: Text("Knowing", "a 3"),
    4: Text("Knowing", "a 4"),
    5: Text("Knowing", "a 5"),
}


class _GivenHint(Struct, frozen=True):
    """A hint that was given to the hand while the card was in it."""

    hint: Hint
    giver: int
    turn: int
    """From 1."""
    pointed: bool


def knowing_text(card: TableCard, view: TableView) -> str:
    """What its owner knows of a card, since when and by whom; limited to what the table's memory aid keeps.

    No face is in it, for whatever eyes the view is: it can be read by everybody at the table.
    """
    name, place = view.names[card.seat], card.place
    you = view.alone and card.seat == view.seen.viewer
    facts = _facts(card, view)
    if facts:
        if view.memory is MemoryAid.FULL:
            whoever = tr("Knowing", "{name} knows about card {place}: {facts}.")
            text = tr("Knowing", "You know about card {place}: {facts}.") if you else whoever
        else:
            text = tr("Knowing", "{name}, card {place}, from the latest hint: {facts}.")
        return text.format(name=name, place=place, facts=listed(facts))
    match view.memory:
        case MemoryAid.FULL:
            whoever = tr("Knowing", "{name} knows nothing about card {place} yet.")
            text = tr("Knowing", "You know nothing about card {place} yet.") if you else whoever
        case MemoryAid.LAST_HINT:
            text = tr("Knowing", "{name}, card {place}: no hint has pointed at this card yet.")
        case MemoryAid.NONE:
            text = tr("Knowing", "{name}, card {place}: everyone has to remember what the hints said.")
    return text.format(name=name, place=place)


def _facts(card: TableCard, view: TableView) -> list[str]:
    told, rules = list(_hints_to(card, view)), view.seen.rules
    facts: dict[tuple[bool, int], str] = {}
    for hint in card.known.hints if view.memory is MemoryAid.FULL else card.known.hints[-1:]:
        same = [each for each in told if each.pointed and _content(each.hint) == _content(hint)]
        # Told twice, it is known since the first time; the last hint is the one that is kept.
        known = same[:1] if view.memory is MemoryAid.FULL else same[-1:]
        facts.setdefault(_content(hint), _with_source(_hint_fact(hint, rules), known, view))
    ruled_out = _ruled_out(card, told, view) if view.memory is MemoryAid.FULL else ()
    return [*facts.values(), *ruled_out]


def _hints_to(card: TableCard, view: TableView) -> Iterator[_GivenHint]:
    """The hints to the card's hand while it was there, as far as the journal still tells of them."""
    held = card.id < view.seen.players * view.seen.rules.hand_size(view.seen.players)
    for turn in view.seen.turns:
        for event in turn.events:
            if isinstance(event, CardDrawn):
                held = held or event.card_id == card.id
            elif isinstance(event, HintGiven) and held and event.hint.target == card.seat:
                yield _GivenHint(event.hint, event.giver, turn.number + 1, card.id in event.touched)


def _content(hint: Hint) -> tuple[bool, int]:
    """Whether a hint is about a colour, and which colour or value it names."""
    return (True, hint.suit) if isinstance(hint, ColourHint) else (False, hint.rank)


def _hint_fact(hint: Hint, rules: Rules) -> str:
    if not isinstance(hint, ColourHint):
        return _VALUES[hint.rank].translated()
    if _wild(rules):
        return either([suit_name(hint.suit), suit_name(Suit.MULTICOLOUR)])
    return suit_name(hint.suit)


def _ruled_out(card: TableCard, told: list[_GivenHint], view: TableView) -> Iterator[str]:
    """What hints that pointed at other cards have ruled out, and nothing else has told: by value or colour and giver."""
    rules, known = view.seen.rules, card.known
    named = {isinstance(hint, ColourHint) for hint in known.hints}
    if len(known.ranks) == 1 and False not in named:
        yield _VALUES[min(known.ranks)].translated()
    if len(known.suits) == 1 and True not in named:
        yield suit_name(min(known.suits))
    sources: dict[tuple[bool, int], dict[str, _GivenHint]] = {}
    for each in told:
        colour = isinstance(each.hint, ColourHint)
        settled = colour in named and len(known.suits if colour else known.ranks) == 1
        if each.pointed or (settled and not (colour and _wild(rules))):
            continue
        word = suit_name(each.hint.suit) if isinstance(each.hint, ColourHint) else str(each.hint.rank)
        if not any(word in words for (of_colour, _), words in sources.items() if of_colour is colour):
            sources.setdefault((colour, each.giver), {})[word] = each
    for (colour, _), words in sorted(sources.items(), key=lambda entry: entry[0][0]):
        if colour:
            text = tr("Knowing", "not {colours}", colours=either(list(words)))
        else:
            text = tr("Knowing", "not a {ranks}", ranks=either(list(words)))
        yield _with_source(text, list(words.values()), view)


def _wild(rules: Rules) -> bool:
    return Suit.MULTICOLOUR in rules.suits and Suit.MULTICOLOUR not in rules.nameable_suits


def _with_source(fact: str, sources: list[_GivenHint], view: TableView) -> str:
    """A fact with the giver and the turns of its hints, if the journal still has them."""
    turns = list(dict.fromkeys(each.turn for each in sources))
    if not turns:
        return fact
    if len(turns) == 1:
        text = tr("Knowing", "{fact} ({giver}, turn {turn})")
        return text.format(fact=fact, giver=view.names[sources[0].giver], turn=turns[0])
    text = tr("Knowing", "{fact} ({giver}, turns {turns})")
    return text.format(fact=fact, giver=view.names[sources[0].giver], turns=listed(map(str, turns)))


# Fireworks

_FIREWORKS: Mapping[Suit, Text] = {
    Suit.RED: Text("Fireworks", "Red firework"),
    Suit.YELLOW: Text("Fireworks", "Yellow firework"),
    Suit.GREEN: Text("Fireworks", "Green firework"),
    Suit.BLUE: Text("Fireworks", "Blue firework"),
    Suit.WHITE: Text("Fireworks", "White firework"),
    Suit.MULTICOLOUR: Text("Fireworks", "Multicolour firework"),
}
"""A firework by its colour, at the beginning of a sentence: what a colour does to the word is each language's own."""


def firework_text(suit: Suit, height: int, reach: int, rules: Rules) -> str:
    """A firework at this `height` that can still grow to `reach`: what it needs next, and why it cannot grow further."""
    if height == RANKS[-1]:
        text = tr("Fireworks", "{firework} ({symbol}): complete.")
    elif reach == RANKS[-1] and not height:
        text = tr("Fireworks", "{firework} ({symbol}): not begun, needs the {next}.")
    elif reach == RANKS[-1]:
        text = tr("Fireworks", "{firework} ({symbol}): at {height}, needs the {next}.")
    elif height < reach:
        text = tr(
            "Fireworks", "{firework} ({symbol}): at {height}, needs the {next}. It can’t grow past {reach}: {why}."
        )
    else:
        text = tr("Fireworks", "{firework} ({symbol}): at {height}, and can’t grow any more: {why}.")
    return text.format(
        firework=_FIREWORKS[suit].translated(),
        symbol=symbol_name(suit),
        height=height,
        next=height + 1,
        reach=reach,
        why=_why(suit, reach, rules),
    )


def _why(suit: Suit, reach: int, rules: Rules) -> str:
    """Why it cannot grow further; empty if it can."""
    if reach == RANKS[-1]:
        return ""
    lost = Card(suit, reach + 1)
    match rules.copies(suit, lost.rank):
        case 1:
            text = tr("Fireworks", "the only {card} is on the discard pile")
        case 2:
            text = tr("Fireworks", "both copies of the {card} are on the discard pile")
        case _:
            text = tr("Fireworks", "all three copies of the {card} are on the discard pile")
    return text.format(card=card_name(lost))
