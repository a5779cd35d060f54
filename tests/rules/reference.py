"""What a view must say, told slowly: each time from the deal on, card by card, off the rules alone."""

from collections.abc import Iterator
from random import Random
from types import MappingProxyType

from hanabi_desktop.rules import (
    EDITIONS,
    RANKS,
    SWITCHES,
    Card,
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    CardView,
    ColourHint,
    Discard,
    EditionId,
    Event,
    Everybody,
    Eyes,
    Game,
    Hint,
    HintForgotten,
    HintGiven,
    HintOption,
    Knowledge,
    MemoryAid,
    Multicolour,
    Open,
    Options,
    Play,
    Rules,
    Seat,
    SeatHand,
    SeatView,
    Suit,
    TurnView,
    ValueHint,
)


def some_rules(count: int) -> list[Rules]:
    """The basic game of each edition, and some combinations of all switches, the same each time."""
    rng = Random(20)
    anything = EDITIONS[EditionId.HOUSE]
    house = (
        anything.rules_with({name: rng.choice(switch.domain) for name, switch in SWITCHES.items()})
        for _ in range(count)
    )
    return list(dict.fromkeys([*(edition.rules for edition in EDITIONS.values()), *house]))


def all_eyes(game: Game) -> list[Eyes]:
    return [Everybody(), Open(), *map(Seat, range(game.players))]


def points(rules: Rules, hint: Hint, face: Card) -> bool:
    if isinstance(hint, ValueHint):
        return face.rank == hint.rank
    wild = rules.multicolour is Multicolour.WILD
    return face.suit is hint.suit or (wild and face.suit is Suit.MULTICOLOUR)


def learnt(rules: Rules, known: Knowledge, hint: Hint, pointed: bool) -> Knowledge:
    """Whatever the card could be, and would have been pointed at, or not, as it was."""
    suits, ranks = known.suits, known.ranks
    if isinstance(hint, ColourHint):
        suits = frozenset(suit for suit in suits if points(rules, hint, Card(suit, 1)) is pointed)
    else:
        ranks = frozenset(rank for rank in ranks if (rank == hint.rank) is pointed)
    return Knowledge(suits, ranks, (*known.told, hint) if pointed else known.told)


def known_by_id(game: Game) -> dict[int, Knowledge]:
    """What is known of every card that was ever held."""
    size = game.rules.hand_size(game.players)
    held = [list(range(seat * size, (seat + 1) * size)) for seat in range(game.players)]
    known = {card: Knowledge.nothing(game.rules) for hand in held for card in hand}
    for event in _events(game):
        match event:
            case HintGiven(hint=hint, touched=touched):
                for card in held[hint.target]:
                    known[card] = learnt(game.rules, known[card], hint, card in touched)
            case CardDrawn(seat=seat, card_id=card):
                held[seat].append(card)
                known[card] = Knowledge.nothing(game.rules)
            case CardPlayed() | CardMisplayed() | CardDiscarded():
                held[event.seat].remove(event.card_id)
    return known


def _events(game: Game) -> Iterator[Event]:
    return (event for turn in game.turns for event in turn.events)


def height(game: Game, suit: Suit) -> int:
    """How far a firework can still rise."""
    discarded = [game.deck[card] for card in game.discards]
    now = game.fireworks[suit]
    lost = [rank for rank in RANKS if discarded.count(Card(suit, rank)) == game.rules.copies(suit, rank)]
    return min((rank for rank in lost if rank > now), default=RANKS[-1] + 1) - 1


def critical(game: Game, face: Card) -> bool:
    """Whether its firework would rise less high without it."""
    if not game.fireworks[face.suit] < face.rank <= height(game, face.suit):
        return False
    discarded = [game.deck[card] for card in game.discards]
    return discarded.count(face) == game.rules.copies(face.suit, face.rank) - 1


def reachable(game: Game) -> int:
    by_copies = sum(height(game, suit) for suit in game.rules.suits)
    if game.end or game.rules.perfect:
        return game.score if game.end else by_copies
    plays = game.deck_left + game.players if game.turns_left is None else game.turns_left
    return min(by_copies, sum(game.fireworks) + plays)


def view(game: Game, eyes: Eyes, memory: MemoryAid, fresh: bool) -> SeatView:
    """What `seat_view` must give."""
    last = game.turns[-1].events[0] if game.turns else None
    shown = last if isinstance(last, HintGiven) and (fresh or memory is not MemoryAid.NONE) else None
    pointed = shown.touched if shown else ()
    known, nothing = known_by_id(game), Knowledge.nothing(game.rules)

    def remembered(card: int) -> Knowledge:
        if memory is MemoryAid.FULL:
            return known[card]
        if not known[card].told or (memory is MemoryAid.NONE and card not in pointed):
            return nothing
        return learnt(game.rules, nothing, known[card].told[-1], True)

    def card_view(card: int, visible: bool) -> CardView:
        face = game.deck[card] if visible else None
        marked = face is not None and critical(game, face)
        return CardView(card, face, remembered(card), card in pointed, marked)

    viewer = eyes.seat if isinstance(eyes, Seat) else None
    own = [isinstance(eyes, Everybody) or seat == viewer for seat in range(game.players)]
    return SeatView(
        eyes=eyes,
        rules=game.rules,
        players=game.players,
        current=game.current,
        hands=tuple(
            SeatHand(seat, tuple(card_view(card, not own[seat]) for card in hand))
            for seat, hand in enumerate(game.hands)
        ),
        fireworks=tuple(game.fireworks),
        dead=frozenset(suit for suit in game.rules.suits if height(game, suit) < RANKS[-1]),
        reach=tuple(height(game, suit) for suit in game.rules.suits),
        clocks=game.clocks,
        mistakes=game.mistakes,
        deck_left=len(game.deck) - game.next_card,
        turns_left=game.turns_left,
        discards=tuple(game.deck[card] for card in game.discards),
        turns=tuple(
            TurnView(number, turn.seat, tuple(_told(game, event, memory, shown) for event in turn.events))
            for number, turn in enumerate(game.turns)
        ),
        score=game.score,
        reachable=reachable(game),
        end=game.end,
        outcome=game.outcome,
        options=_options(game) if viewer == game.current and not game.end else None,
    )


def _told(game: Game, event: Event, memory: MemoryAid, shown: HintGiven | None) -> Event | HintForgotten:
    if not isinstance(event, HintGiven) or memory is MemoryAid.FULL or event is shown:
        return event
    given = [other for other in _events(game) if isinstance(other, HintGiven)]
    held = [card for card in event.touched if card in game.hands[event.hint.target]]
    latest = all([other for other in given if card in other.touched][-1] is event for card in held)
    if memory is MemoryAid.LAST_HINT and held and latest:
        return event
    return HintForgotten(event.giver, event.hint.target)


def _options(game: Game) -> Options:
    hints: dict[Hint, HintOption] = {}
    for seat in range(game.players):
        if seat != game.current:
            clues: list[Hint] = [ColourHint(seat, suit) for suit in game.rules.suits]
            clues += [ValueHint(seat, rank) for rank in RANKS]
            for clue in clues:
                touched = tuple(card for card in game.hands[seat] if points(game.rules, clue, game.deck[card]))
                hints[clue] = HintOption(game.refusal(clue), touched)
    own = next(iter(game.hands[game.current]), -1)
    discard, announce = game.refusal(Discard(own)), game.refusal(Play(own, Suit.RED))
    return Options(MappingProxyType(hints), game.refusal(Play(own)), discard, announce)
