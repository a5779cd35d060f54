"""What the owner of a card knows of it, since when and by whom: one sentence, of nothing but what all may know.

No face is in it, for whatever eyes the view is: what stands here can be read by everybody at the table.
"""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import CardDrawn, ColourHint, Hint, HintGiven, MemoryAid, Rules, Suit
from hanabi_desktop.table.view import TableCard, TableView
from hanabi_desktop.wording.cards import either, listed, suit_name


class _Told(Struct, frozen=True):
    """A hint that was given to the hand while the card was in it."""

    hint: Hint
    giver: int
    turn: int
    """From 1."""
    pointed: bool


def knowing_text(card: TableCard, view: TableView) -> str:
    """The sentence for a card in a hand; as much of it as the table's memory aid keeps."""
    name, place = view.names[card.seat], card.place
    facts = _facts(card, view)
    if facts:
        if view.memory is MemoryAid.FULL:
            text = QCoreApplication.translate("Knowing", "{name}, card {place}: {name} knows it is {facts}.")
        else:
            text = QCoreApplication.translate("Knowing", "{name}, card {place}, by the last hint: {facts}.")
        return text.format(name=name, place=place, facts=listed(facts))
    match view.memory:
        case MemoryAid.FULL:
            text = QCoreApplication.translate("Knowing", "{name}, card {place}: {name} knows nothing of this card yet.")
        case MemoryAid.LAST_HINT:
            text = QCoreApplication.translate("Knowing", "{name}, card {place}: no hint has pointed at this card yet.")
        case MemoryAid.NONE:
            text = QCoreApplication.translate(
                "Knowing", "{name}, card {place}: what hints told is for everybody to remember."
            )
    return text.format(name=name, place=place)


def _facts(card: TableCard, view: TableView) -> list[str]:
    told, rules = list(_story(card, view)), view.seen.rules
    first: dict[tuple[bool, int], str] = {}
    for hint in card.known.told if view.memory is MemoryAid.FULL else card.known.told[-1:]:
        said = hint.suit if isinstance(hint, ColourHint) else hint.rank
        same = [each for each in told if each.pointed and _says_the_same(each.hint, hint)]
        # Told twice, it is known since the first time; the last hint is the one that is kept.
        known = same[0 if view.memory is MemoryAid.FULL else -1] if same else None
        fact = _told_fact(hint, rules)
        first.setdefault((isinstance(hint, ColourHint), said), _with_source(fact, [known] if known else [], view))
    facts = list(first.values())
    return [*facts, *_ruled_out(card, told, view)] if view.memory is MemoryAid.FULL else facts


def _story(card: TableCard, view: TableView) -> Iterator[_Told]:
    """The hints to the card's hand while it was there, as far as the journal still tells of them."""
    held = card.id < view.seen.players * view.seen.rules.hand_size(view.seen.players)
    for turn in view.seen.turns:
        for event in turn.events:
            if isinstance(event, CardDrawn):
                held = held or event.card_id == card.id
            elif isinstance(event, HintGiven) and held and event.hint.target == card.seat:
                yield _Told(event.hint, event.giver, turn.number + 1, card.id in event.touched)


def _says_the_same(one: Hint, other: Hint) -> bool:
    if isinstance(one, ColourHint) or isinstance(other, ColourHint):
        return isinstance(one, ColourHint) and isinstance(other, ColourHint) and one.suit is other.suit
    return one.rank == other.rank


def _told_fact(hint: Hint, rules: Rules) -> str:
    if not isinstance(hint, ColourHint):
        return QCoreApplication.translate("Knowing", "a {rank}").format(rank=hint.rank)
    if _wild(rules):
        return either([suit_name(hint.suit), suit_name(Suit.MULTICOLOUR)])
    return suit_name(hint.suit)


def _ruled_out(card: TableCard, told: list[_Told], view: TableView) -> Iterator[str]:
    """What hints that pointed at other cards have ruled out, and nothing else has told: by value or colour and giver."""
    rules, known = view.seen.rules, card.known
    named = {isinstance(hint, ColourHint) for hint in known.told}
    if len(known.ranks) == 1 and False not in named:
        yield QCoreApplication.translate("Knowing", "a {rank}").format(rank=min(known.ranks))
    if len(known.suits) == 1 and True not in named:
        yield suit_name(min(known.suits))
    sources: dict[tuple[bool, int], dict[str, _Told]] = {}
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
            text = QCoreApplication.translate("Knowing", "not {colours}").format(colours=either(list(words)))
        else:
            text = QCoreApplication.translate("Knowing", "no {ranks}").format(ranks=either(list(words)))
        yield _with_source(text, list(words.values()), view)


def _wild(rules: Rules) -> bool:
    return Suit.MULTICOLOUR in rules.suits and Suit.MULTICOLOUR not in rules.nameable_suits


def _with_source(fact: str, sources: list[_Told], view: TableView) -> str:
    """A fact with who told it and when, where the journal still tells that."""
    turns = list(dict.fromkeys(each.turn for each in sources))
    if not turns:
        return fact
    if len(turns) == 1:
        text = QCoreApplication.translate("Knowing", "{fact} ({giver}, turn {turn})")
        return text.format(fact=fact, giver=view.names[sources[0].giver], turn=turns[0])
    text = QCoreApplication.translate("Knowing", "{fact} ({giver}, turns {turns})")
    return text.format(fact=fact, giver=view.names[sources[0].giver], turns=listed(map(str, turns)))
