"""Plays on in thought when the deck runs out: the same few worlds that may be, for each action that may be best."""

from math import sqrt
from random import Random

from hanabi_desktop.teammates.conventions import read_hint, settle
from hanabi_desktop.teammates.known import Known, bits
from hanabi_desktop.teammates.moves import Deed, Move, believed_plays, lowest, pointed_at
from hanabi_desktop.teammates.skilled import Skilled

FROM, FROM_TWO = 7, 10
"""Maximum of cards in the deck for which it is worth it; the second for two players, who see one hand only."""
OPTIONS = 5
ROUNDS = ((5, 3), (7, 2), (8, 2))
"""Each round: worlds to add, then the number of best actions to keep."""
SAFE = 4
"""Number of worlds in which a hint may lead to no mistake, to be offered as a second choice."""
DOUBT = 0.5
"""Minimum lead, in standard errors, over the action that the values tell."""
BELIEF = 0.1
"""Weight of those values beside the results of the worlds."""
MISLEADS = 1.5
"""Maximum loss of worth for a hint on the last life: a worse one may mislead a person, and lose the game."""
NEARLY = 0.25
"""Maximum of points by which a second choice is worse."""
LONGEST = 80
"""Maximum turns played in one world: without a last round it need not end."""

Guess = tuple[dict[int, int], list[int]]
"""The faces of the own hand, by card, and those of the deck, the next one last."""


class World:
    """One way in which the hidden cards may lie; each seat plays on by what it sees."""

    def __init__(self, known: Known, guessed: Guess) -> None:
        """Begins where a seat is to act."""
        own, deck = guessed
        self._known = known.copy()
        self._deck = deck[:]
        self._seat = known.me
        self._next = len(known.faces) - known.deck
        self._over = False
        self._known.show([own[card] for card in known.hands[known.me]])

    def score_after(self, move: Move) -> int:
        """What the game scores if this is done, and then what the values tell."""
        self._play(move, LONGEST)
        return sum(self._known.stacks) if self._known.lives else 0

    def is_safe(self, move: Move) -> bool:
        """Whether nobody makes a mistake from this until the same seat's next turn."""
        lives = self._known.lives
        self._play(move, self._known.players)
        return self._known.lives == lives

    def _play(self, move: Move, turns: int) -> None:
        for _ in range(turns):
            self._take(move)
            if self._over:
                break
            move = self._choose()

    def _choose(self) -> Move:
        known = self._known
        hidden = known.hide(self._seat)
        sure = [card for card in believed_plays(known, self._seat) if not known.sure(card) & ~known.fits]
        if sure:
            move = Move(Deed.PLAY, min(sure, key=lambda card: lowest(known.sure(card))))
        else:
            move = best(Skilled(known).options())[1]
        known.show(hidden)
        return move

    def _take(self, move: Move) -> None:
        known, seat = self._known, self._seat
        if move.kind is Deed.HINT:
            known.clocks -= 1
            settle(known, seat)
            read_hint(known, seat, move.which, move.number, pointed_at(known, move.which, move.number))
        else:
            self._lay(move)
        self._end_turn()

    def _lay(self, move: Move) -> None:
        known, seat = self._known, self._seat
        face = known.faces[move.which]
        fits = move.kind is Deed.PLAY and known.stacks[face // 5] == face % 5
        known.lives -= move.kind is Deed.PLAY and not fits
        if move.kind is Deed.DISCARD or (fits and face % 5 == 4):
            known.clocks = min(known.clocks + 1, known.box.rules.clocks)
        settle(known, seat, move.which)
        known.leave(seat, move.which, face, fits)
        if self._deck:
            known.draw(seat, self._next, self._deck.pop())
            self._next += 1

    def _end_turn(self) -> None:
        known = self._known
        if known.turns_left is not None:
            known.turns_left -= 1
        elif not known.deck and not known.box.rules.perfect:
            known.turns_left = known.players
        self._seat = (self._seat + 1) % known.players
        known.turn += 1
        stuck = not known.hands[self._seat] and not known.clocks
        self._over = stuck or not known.lives or known.turns_left == 0 or known.stacks == known.reach


def is_safe(known: Known, move: Move) -> bool:
    """Whether this is no hint that leads to a mistake before the same seat's next turn, in any of a few worlds that may be."""
    chance = Random(known.turn)
    return move.kind is not Deed.HINT or all(World(known, guess(known, chance)).is_safe(move) for _ in range(SAFE))


def best(options: list[tuple[float, Move]]) -> tuple[float, Move]:
    """The first of the options that are worth most."""
    return max(options, key=lambda option: option[0])


def guess(known: Known, chance: Random) -> Guess:
    """The hidden cards as they may be; the own ones by what they mean, if that can be."""
    hand = known.hands[known.me]
    for by_meaning in (True, True, True, True, False, False, False, False):
        left = known.unseen[:]
        faces = {card: known.taken_for(card) if by_meaning else known.sure(card) for card in hand}
        own: dict[int, int] = {}
        for card in sorted(hand, key=lambda card: (faces[card].bit_count(), card)):
            choices = [face for face in bits(faces[card]) for _ in range(left[face])]
            if not choices:
                break
            own[card] = chance.choice(choices)
            left[own[card]] -= 1
        if len(own) == len(hand):
            return own, _shuffled(left, chance)
    deck = _shuffled(known.unseen, chance)
    return {card: deck.pop() for card in hand}, deck


def _shuffled(left: list[int], chance: Random) -> list[int]:
    cards = [face for face, count in enumerate(left) for _ in range(count)]
    chance.shuffle(cards)
    return cards


def foresee(known: Known, options: list[tuple[float, Move]]) -> list[Move]:
    """The option that scores best in the worlds that may be, and those that are nearly as good.

    The options begin with the best one; the worlds are the same whenever this seat has seen the same.
    """
    value, usual = options[0]
    if known.lives == 1:
        options = [option for option in options if option[1].kind is not Deed.HINT or option[0] > value - MISLEADS]
    options = options[:OPTIONS]
    if len(options) == 1:
        return [usual]
    chance = Random(known.turn)
    scores: dict[Move, list[int]] = {move: [] for _, move in options}

    def gain(option: tuple[float, Move]) -> float:
        better = [own - other for own, other in zip(scores[option[1]], scores[usual], strict=True)]
        mean = sum(better) / len(better)
        variance = sum((one - mean) ** 2 for one in better) / len(better)
        return mean - DOUBT * sqrt(variance / len(better)) + BELIEF * (option[0] - value)

    for worlds, left in ROUNDS:
        guesses = [guess(known, chance) for _ in range(worlds)]
        for _, move in options:
            scores[move] += [World(known, guessed).score_after(move) for guessed in guesses]
            if min(scores[usual]) == sum(known.reach):
                return [usual]
        options.sort(key=gain, reverse=True)
        options = options[:left] + [option for option in options[left:] if option[1] == usual and left > 1]
    return [option[1] for option in options if gain(options[0]) - gain(option) < NEARLY]
