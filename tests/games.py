"""Decks, hands and whole games for tests; a test that uses these knows every card, as no player may."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from hanabi_desktop import rules as hanabi


def of_turn(action: hanabi.Action) -> hanabi.TurnAction:
    """An action of a turn, known not to be an early end."""
    assert not isinstance(action, hanabi.EndEarly)
    return action


_LETTERS = dict(zip("rygbwm", hanabi.Suit, strict=True))

Policy = Callable[[hanabi.Game, Random], hanabi.TurnAction]
"""Chooses a legal action for the player to move; may look at all faces."""


def card(text: str) -> hanabi.Card:
    """A card by the letter of its suit and its value: "r1", "m5" (red, yellow, green, blue, white, multicolour)."""
    return hanabi.Card(_LETTERS[text[0]], int(text[1:]))


def cards(text: str) -> tuple[hanabi.Card, ...]:
    """Several cards: "r1 r1 b3"."""
    return tuple(map(card, text.split()))


def stacked_deck(rules: hanabi.Rules, top: Iterable[hanabi.Card], rng: Random | None = None) -> tuple[hanabi.Card, ...]:
    """A whole deck that begins with `top`; the rest is sorted, or shuffled by `rng`.

    Raises ValueError if the box does not hold so many of a card.
    """
    first = tuple(top)
    rest = Counter(rules.cards())
    rest.subtract(first)
    if min(rest.values()) < 0:
        raise ValueError(f"too many of {[card for card, count in rest.items() if count < 0]}")
    others = list(rest.elements())
    if rng:
        rng.shuffle(others)
    return (*first, *others)


def shuffled_deck(rules: hanabi.Rules, rng: Random) -> tuple[hanabi.Card, ...]:
    """A whole deck in an order of chance."""
    return stacked_deck(rules, (), rng)


def deal_hands(rules: hanabi.Rules, *hands: str, draws: str = "", starter: int = 0) -> hanabi.Game:
    """A game in which seat 0 holds `hands[0]` and so on, as `cards` reads them, and `draws` are drawn first.

    Raises ValueError if a hand is not exactly as large as the rules deal.
    """
    size = rules.hand_size(len(hands))
    dealt = [cards(hand) for hand in hands]
    if any(len(hand) != size for hand in dealt):
        raise ValueError(f"each of {len(hands)} players is dealt {size} cards")
    return hanabi.deal(rules, len(hands), stacked_deck(rules, (*sum(dealt, ()), *cards(draws))), starter)


def fits(game: hanabi.Game, card_id: int) -> bool:
    """Whether the card of this id can be laid on its firework now."""
    face = game.deck[card_id]
    return game.fireworks[face.suit] == face.rank - 1


def legal_hints(game: hanabi.Game) -> list[hanabi.Hint]:
    """Every hint the current player may give."""
    hints: list[hanabi.Hint] = []
    for seat in range(game.players):
        hints += (hanabi.ColourHint(seat, suit) for suit in hanabi.Suit)
        hints += (hanabi.ValueHint(seat, rank) for rank in hanabi.RANKS)
    return [hint for hint in hints if game.refusal(hint) is None]


def legal_actions(game: hanabi.Game) -> list[hanabi.TurnAction]:
    """Everything the current player may do on the turn; announcements too, where they are allowed."""
    own = game.hands[game.current]
    others: list[hanabi.TurnAction] = [hanabi.Discard(card_id) for card_id in own]
    others += (hanabi.Play(card_id, announced) for card_id in own for announced in (None, *hanabi.Suit))
    return [*legal_hints(game), *(action for action in others if game.refusal(action) is None)]


def offered_actions(view: hanabi.SeatView) -> list[hanabi.TurnAction]:
    """Everything that the viewer may do now, as the view offers it; nothing unless it is the viewer's turn."""
    if view.options is None:
        return []
    own = [card.id for card in view.hands[view.current].cards]
    actions: list[hanabi.TurnAction] = [hint for hint, option in view.options.hints.items() if option.refusal is None]
    if view.options.discard is None:
        actions += map(hanabi.Discard, own)
    if view.options.play is None:
        actions += map(hanabi.Play, own)
    if view.options.announce is None:
        actions += (hanabi.Play(card, suit) for card in own for suit in view.rules.suits)
    return actions


def careless(game: hanabi.Game, rng: Random) -> hanabi.TurnAction:
    """Any legal action: first its sort by chance, then one of that sort."""
    legal = legal_actions(game)
    sort = rng.choice(sorted({type(action) for action in legal}, key=lambda kind: kind.__name__))
    return rng.choice([action for action in legal if type(action) is sort])


def reckless(game: hanabi.Game, rng: Random) -> hanabi.TurnAction:
    """Plays whatever comes to hand: most games are soon lost."""
    own = game.hands[game.current]
    return hanabi.Play(rng.choice(own)) if own else careless(game, rng)


def clever(game: hanabi.Game, rng: Random) -> hanabi.TurnAction:
    """Plays what fits, hints while there are tokens, discards what nobody needs: most games are won."""
    return _play_that_fits(game, rng) or _random_hint(game, rng) or _least_loss(game, rng)


def timid(game: hanabi.Game, rng: Random) -> hanabi.TurnAction:
    """Plays what fits, otherwise discards rather than hints, and the needed cards last: decks run out."""
    return _play_that_fits(game, rng) or _least_loss(game, rng)


def talkative(game: hanabi.Game, rng: Random) -> hanabi.TurnAction:
    """Hints whenever there is a token: in a perfect show the players may run out of cards and tokens."""
    return _random_hint(game, rng) or _play_that_fits(game, rng) or _least_loss(game, rng)


POLICIES: tuple[Policy, ...] = (careless, reckless, clever, timid, talkative)


def _play_that_fits(game: hanabi.Game, rng: Random) -> hanabi.TurnAction | None:
    playable = [card_id for card_id in game.hands[game.current] if fits(game, card_id)]
    if not playable:
        return None
    lowest = min(playable, key=lambda card_id: game.deck[card_id].rank)
    announce = game.rules.choreography and rng.random() < 0.5
    return hanabi.Play(lowest, game.deck[lowest].suit if announce else None)


def _random_hint(game: hanabi.Game, rng: Random) -> hanabi.TurnAction | None:
    hints = legal_hints(game)
    return rng.choice(hints) if hints else None


def _least_loss(game: hanabi.Game, rng: Random) -> hanabi.TurnAction:
    """Gives up the card that will be missed least."""
    own = game.hands[game.current]
    discards = [hanabi.Discard(card_id) for card_id in own if game.refusal(hanabi.Discard(card_id)) is None]
    if not discards:
        return _random_hint(game, rng) or hanabi.Play(_least_missed(game, own))
    return hanabi.Discard(_least_missed(game, own))


def _least_missed(game: hanabi.Game, hand: Sequence[int]) -> int:
    is_critical = hanabi.seat_view(game).is_critical

    def loss(card_id: int) -> tuple[bool, bool, bool, int]:
        face = game.deck[card_id]
        needed = game.fireworks[face.suit] < face.rank
        twice = sum(game.deck[other] == face for held in game.hands for other in held) > 1
        return needed and is_critical(face), needed, not twice, face.rank

    return min(hand, key=loss)


def seen(
    game: hanabi.Game, viewer: int | None = None, memory: hanabi.MemoryAid = hanabi.MemoryAid.FULL, fresh: bool = True
) -> hanabi.SeatView:
    """What the player at a seat sees, or everybody together."""
    return hanabi.seat_view(game, hanabi.Everybody() if viewer is None else hanabi.Seat(viewer), memory, fresh)


def state_of(game: hanabi.Game) -> dict[str, object]:
    """All that a game holds, as it stands now: equal to another one's exactly if nothing differs."""
    return {name: _frozen(value) for name, value in vars(game).items()}


def _frozen(value: object) -> object:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def replayed(game: hanabi.Game) -> Iterator[hanabi.Game]:
    """The same game again from the deal, after every turn of it; one `Game`, which moves on."""
    again = hanabi.Game(game.setup)
    yield again
    for action in game.actions:
        again.apply(action)
        yield again


def run_down(game: hanabi.Game, leave: int = 0) -> hanabi.Game:
    """Hint and discard in turn, with no mistake and no play, until `leave` cards are left in the deck."""
    while game.deck_left > leave:
        mate = (game.current + 1) % game.players
        spent = game.clocks < game.rules.clocks
        first = game.deck[game.hands[mate][0]]
        game.apply(hanabi.Discard(game.hands[game.current][0]) if spent else hanabi.ValueHint(mate, first.rank))
    return game


def faces_told(value: object) -> Iterator[tuple[int | None, hanabi.Card]]:
    """Every card face anywhere inside `value`, with the card's id where the face stands beside one."""
    if isinstance(value, hanabi.Card):
        yield None, value
    elif isinstance(value, str):
        return
    elif isinstance(value, Mapping):
        for pair in value.items():
            yield from faces_told(pair)
    elif isinstance(value, Iterable):
        for item in value:
            yield from faces_told(item)
    else:
        card_id = getattr(value, "card_id", getattr(value, "id", None))
        for _, inner in fields_of(value):
            for found, face in faces_told(inner):
                yield card_id if found is None else found, face


def has_fields(value: object) -> bool:
    """Whether it is a value made of named ones."""
    return isinstance(value, Struct)


def fields_of(value: object) -> Iterator[tuple[str, object]]:
    """What such a value is made of, by name; nothing for any other."""
    for name in value.__struct_fields__ if isinstance(value, Struct) else ():
        yield name, getattr(value, name)


def play_on(game: hanabi.Game, rng: Random, policy: Policy = careless) -> hanabi.Game:
    """Let `policy` act for every player until the game ends; returns the same game."""
    while not game.end:
        game.apply(policy(game, rng))
    return game


def play_random_game(
    rules: hanabi.Rules, players: int, rng: Random, policy: Policy = careless, starter: int = 0
) -> hanabi.Game:
    """Shuffle, deal and play to the end."""
    return play_on(hanabi.deal(rules, players, shuffled_deck(rules, rng), starter), rng, policy)


def game_that_ends(reason: hanabi.EndReason, rules: hanabi.Rules, players: int, *policies: Policy) -> hanabi.Game:
    """A whole game, the same each time, that ended for this reason; for every reason but an early end.

    Raises LookupError if chance brings none in many games of each policy.
    """
    for seed in range(500):
        for policy in policies or POLICIES:
            game = play_random_game(rules, players, Random(seed), policy)
            if game.end and game.end.reason is reason:
                return game
    raise LookupError(f"no game of {rules} for {players} ended with {reason}")


def moment(rules: hanabi.Rules, players: int, wanted: Callable[[hanabi.Game], bool], *policies: Policy) -> hanabi.Game:
    """A game of chance up to the first moment that is `wanted`, the same each time.

    Raises LookupError if there is none in many games of each policy.
    """
    for seed in range(500):
        for policy in policies or POLICIES:
            for game in replayed(play_random_game(rules, players, Random(seed), policy)):
                if wanted(game):
                    return hanabi.Game(game.setup, game.actions)
    raise LookupError(f"no moment wanted in the games of {rules} for {players}")


def victory(rules: hanabi.Rules, players: int) -> hanabi.Game:
    """A whole won game with hints, discards and plays: its `setup` and `actions` are a script for a test."""
    return game_that_ends(hanabi.EndReason.COMPLETE, rules, players, clever)


def shortest_victory(rules: hanabi.Rules, players: int, starter: int = 0) -> hanabi.Game:
    """A whole won game in which every turn plays a card that fits: 25 turns, 30 with six suits."""
    size = rules.hand_size(players)
    wanted = [hanabi.Card(suit, rank) for rank in hanabi.RANKS for suit in rules.suits]
    # Who acts on turn t plays the card wanted then, and draws the one wanted a whole hand of turns later.
    dealt = [wanted[place * players + (seat - starter) % players] for seat in range(players) for place in range(size)]
    game = hanabi.Game(hanabi.Setup(rules, players, stacked_deck(rules, (*dealt, *wanted[players * size :])), starter))
    for face in wanted:
        own = game.hands[game.current]
        game.apply(hanabi.Play(next(card_id for card_id in own if game.deck[card_id] == face)))
    return game
