"""A computer at a seat: it sees the table as that seat does, and says what it does and why."""

from itertools import takewhile

from msgspec.structs import replace

from hanabi_desktop import rules
from hanabi_desktop.players import Level
from hanabi_desktop.rules import Card, Discard, Play, SeatView, Suit, TurnAction
from hanabi_desktop.teammates import plain
from hanabi_desktop.teammates.conventions import Outlook, focus_of, read_hint, settle
from hanabi_desktop.teammates.foresight import FROM, FROM_TWO, MISLEADS, NEARLY, foresee, is_safe
from hanabi_desktop.teammates.known import Known, bits, box, card_of, face_of, hint_number, hint_to, only
from hanabi_desktop.teammates.last_round import odds, take_chance
from hanabi_desktop.teammates.moves import Deed, Move, believed_plays, known_useless, pointed_at
from hanabi_desktop.teammates.reasons import VAGUE, Choice, Sureness, Thought, Why
from hanabi_desktop.teammates.skilled import Skilled, at_risk

_LEAVES = rules.CardPlayed | rules.CardMisplayed | rules.CardDiscarded


class Teammate:
    """One seat's computer for one game. What it chooses follows from the views that it has seen, and nothing else.

    It remembers hints that the table's memory aid no longer tells.
    """

    def __init__(self, level: Level, view: SeatView) -> None:
        """Sits down at the seat of a view; raises ValueError if it is nobody's."""
        self.level = level
        self._turns: tuple[rules.TurnView, ...] = ()
        self._begin(view)
        self.see(view)

    def choose(self, view: SeatView) -> Choice:
        """What it does as the table stands now; raises ValueError if it is not its turn."""
        if view.options is None:
            raise ValueError("view: it is not this seat's turn")
        known = self.see(view)
        moves = [plain.choose(known)] if self.level is Level.PLAIN else _skilled(known)
        (_, first), *others = ((move, _choice(known, take_chance(known, move))) for move in moves)
        # In the last round there is no later.
        first = replace(first, waits=_waits(known, first) if known.turns_left is None else None)
        # Whoever discards anyway could as well save a card that fits now.
        needed = known.fits if moves[0].kind is Deed.DISCARD else 0
        risk = at_risk(known, moves[0], needed) if self.level is Level.SKILLED else None
        if risk:
            hints = _hints(known)
            near = (move for worth, move in hints if hints[0][0] - worth < MISLEADS)
            safe = (move for move in near if not at_risk(known, move, needed) and is_safe(known, move))
            other = next((_choice(known, move) for move in safe), None)
            if not known.clocks and moves[0].kind is Deed.PLAY:
                # With a hint to give, somebody need not discard.
                discards = [pair for pair in Skilled(known).options() if pair[1].kind is Deed.DISCARD]
                other = _choice(known, max(discards, key=lambda pair: pair[0])[1])
            if other:
                return replace(other, other=replace(first, risk=(risk[0], card_of(risk[1]))))
        seconds = _seconds(known, first, others)
        good = (each for move, each in seconds if is_safe(known, move) and (risk or not at_risk(known, move, needed)))
        return replace(first, other=next(good, None))

    def _begin(self, view: SeatView) -> None:
        if view.viewer is None:
            raise ValueError("view: it is no seat's")
        self.known = Known(box(view.rules), view.players, view.viewer)
        self._followed = 0

    def see(self, view: SeatView) -> Known:
        """Follows the game to where this later view of the same seat shows it, also after turns were taken back.

        To be called after each turn where the table's memory aid forgets hints.
        """
        pairs = zip(self._turns, view.turns, strict=False)
        same = len(list(takewhile(lambda pair: _same(*pair), pairs)))
        self._turns = self._turns[:same] + view.turns[same:]
        if same < self._followed:
            self._begin(view)
        faces = {card.id: face_of(card.face) for hand in view.hands for card in hand.cards if card.face}
        left = (event for turn in self._turns for event in turn.events if isinstance(event, _LEAVES))
        faces |= {event.card_id: face_of(event.card) for event in left}
        if not self._followed and not any(self.known.hands):
            size = view.rules.hand_size(view.players)
            for card in range(size * view.players):
                self._draw(card // size, card, faces)
        for turn in self._turns[self._followed :]:
            self._follow(turn, faces)
        self._followed = len(self._turns)
        self.known.clocks, self.known.turns_left = view.clocks, view.turns_left
        self.known.lives = view.rules.mistakes - view.mistakes
        return self.known

    def _draw(self, seat: int, card: int, faces: dict[int, int]) -> None:
        self.known.draw(seat, card, -1 if seat == self.known.me else faces[card])

    def _follow(self, turn: rules.TurnView, faces: dict[int, int]) -> None:
        known = self.known
        for event in turn.events:
            match event:
                case rules.HintGiven(giver=giver, hint=hint, touched=touched):
                    settle(known, giver)
                    read_hint(known, giver, hint.target, hint_number(hint), list(touched))
                case rules.HintForgotten(giver=giver):
                    settle(known, giver)
                case rules.CardPlayed() | rules.CardMisplayed() | rules.CardDiscarded():
                    settle(known, event.seat, event.card_id)
                    fits = isinstance(event, rules.CardPlayed)
                    known.leave(event.seat, event.card_id, face_of(event.card), fits)
                case rules.CardDrawn(seat=seat, card_id=card):
                    self._draw(seat, card, faces)
                case rules.FuseBurnt(mistakes=mistakes):
                    known.lives = known.box.rules.mistakes - mistakes
        known.turn = turn.number + 1


def choose(level: Level, view: SeatView) -> Choice:
    """What a computer that sees this much, and has seen nothing else, does; raises ValueError as `Teammate` does."""
    return Teammate(level, view).choose(view)


def _skilled(known: Known) -> list[Move]:
    """The best move, and those that are nearly as good."""
    options = sorted(Skilled(known).options(), key=lambda option: -option[0])
    value, usual = options[0]
    certain = usual.kind is Deed.PLAY and not known.sure(usual.which) & ~known.fits
    late = known.deck <= (FROM_TWO if known.players == 2 else FROM)
    if late and not certain and not known.box.rules.perfect:
        return foresee(known, options)
    return [move for worth, move in options if value - worth < NEARLY]


def _choice(known: Known, move: Move) -> Choice:
    cards = pointed_at(known, move.which, move.number) if move.kind is Deed.HINT else [move.which]
    return Choice(_action(known, move), explain(known, move), tuple(cards))


def _seconds(known: Known, first: Choice, others: list[tuple[Move, Choice]]) -> list[tuple[Move, Choice]]:
    """Those of the `others` that are another choice than the first one.

    That is no hint at the same cards, no card that would be the same, and none without a purpose where the first has one.
    Where that has none either, a hint that lets a card be played for sure is named, even if it is worth less.
    """
    same = first.reason.faces if first.reason.thought is Thought.MEANT else None
    seconds = [(move, each) for move, each in others if each.cards != first.cards and each.reason.faces != same]
    if first.reason.thought not in VAGUE:
        return [(move, each) for move, each in seconds if each.reason.thought not in VAGUE]
    given = ((move, _choice(known, move)) for _, move in _hints(known))
    certain = Thought.TO_PLAY, Sureness.SURE
    return [pair for pair in given if (pair[1].reason.thought, pair[1].reason.sure) == certain] or seconds


def _hints(known: Known) -> list[tuple[float, Move]]:
    """The hints that may be given, each with its value, the best one first."""
    return sorted((each for each in Skilled(known).options() if each[1].kind is Deed.HINT), key=lambda each: -each[0])


def _action(known: Known, move: Move) -> TurnAction:
    if move.kind is Deed.HINT:
        return hint_to(move.which, move.number)
    if move.kind is Deed.DISCARD:
        return Discard(move.which)
    suits = {face // 5 for face in bits(known.sure(move.which))}
    named = Suit(suits.pop()) if known.box.rules.choreography and len(suits) == 1 else None
    return Play(move.which, named)


def explain(known: Known, move: Move) -> Why:
    """The reason of a move of `known.me`, who has not done it yet."""
    if move.kind is Deed.HINT:
        return _of_hint(known, known.me, move.which, move.number, pointed_at(known, move.which, move.number))
    return _of_play(known, move.which) if move.kind is Deed.PLAY else _of_discard(known, move.which)


def observe(view: SeatView, turn: rules.TurnView) -> Why | None:
    """What a turn means to the seat of this `view` of the table before it; None if that is not more than everybody knows.

    It follows from what that seat sees alone: not from what the player of the turn saw.
    """
    known = Teammate(Level.SKILLED, view).known
    match turn.events[0]:
        case rules.HintGiven(giver=giver, hint=hint, touched=touched) if touched:
            settle(known, giver)
            focus, *_ = focus_of(known, hint.target, list(touched))
            if hint.target != known.me:
                why = _of_hint(known, giver, hint.target, hint_number(hint), list(touched))
                return why if giver == known.me or why.sure or why.faces else None
            read_hint(known, giver, hint.target, hint_number(hint), list(touched))
            return _of_own(known, focus)
        case rules.CardPlayed() | rules.CardMisplayed() as played:
            return _of_seen_play(known, played)
    return None


def _of_seen_play(known: Known, event: rules.CardPlayed | rules.CardMisplayed) -> Why | None:
    """Why somebody else has played a card, where more than its own hints says so; `known` is from before that."""
    card, played, fits = event.card_id, face_of(event.card), isinstance(event, rules.CardPlayed)
    if known.facts[card] & ~known.fits and not known.sure(card) & ~known.fits:
        return Why(Thought.CERTAIN, _cards(known.sure(card)))
    # A hint made sense only if this card came first: the one that said so, or else the only new one that may have.
    waiting, since = known.waiting.items() if fits else (), known.turn - known.players
    said = [other for other, faces in waiting for needs in faces.values() if any(need[1] == card for need in needs)]
    new = [other for other, about in enumerate(known.about) if about and known.why[other] > since]
    after = (1 << played if fits else known.fits) << 1 & ~known.box.ones
    mates = [other for other in said or new if known.owner[other] not in (-1, event.seat)]
    needs = [c for c in mates if after & (1 << known.faces[c] if known.faces[c] >= 0 else known.sure(c))]
    if known.hinted[card] or not needs or (len(needs) > 1 and not said):
        return None
    other = max(needs, key=lambda other: (known.owner[other] == known.me, -known.why[other]))
    face = played + 1 if fits else known.faces[other]
    faces, plays = (_cards(1 << face), ((event.seat, card, card_of(face - 1)),)) if face >= 0 else ((), ())
    return Why(Thought.TO_CALL, faces, plays, known.why[other], card=other)


def _waits(known: Known, choice: Choice) -> Why | None:
    """What the newest hint says of an own card that is not to be played yet: since the last turn, or if it may be trusted."""
    hand = (card for card in known.hands[known.me] if known.about[card] and known.sure(card) & known.fits)
    said = {card: _of_own(known, card) or Why(Thought.LEAST_LOSS, card=card) for card in hand}
    old = known.turn - known.players
    new = [card for card in said if known.why[card] > old or said[card].thought is Thought.MISTRUSTED]
    card = max(new, key=lambda card: known.why[card], default=-1)
    return None if card < 0 or card in believed_plays(known, known.me) or card in choice.cards else said[card]


def _of_own(known: Known, card: int) -> Why | None:
    """What a hint says of an own card; None if that is not told in few words."""
    sure, taken, waiting = known.sure(card), known.taken_for(card), known.waiting.get(card, {})
    rest = _rest(known, card, taken)
    if not sure & ~known.fits:
        return Why(Thought.CERTAIN, _cards(sure), sure=Sureness.SURE, card=card)
    if card in believed_plays(known, known.me):
        return Why(Thought.MEANT, _cards(taken), sure=Sureness.LIKELY, card=card, rest=rest)
    if known.lives == 1 and known.hinted[card] and not taken & ~known.fits:
        return Why(Thought.MISTRUSTED, _cards(taken), card=card)
    later = sum(1 << face for face in waiting) & taken
    first = {(seat, other, card_of(play)) for needs in waiting.values() for seat, other, play in needs}
    if later and len(first) == 1 and not taken & ~(known.fits | later):
        why = Why(Thought.TO_CALL, _cards(later), tuple(first), sure=Sureness.LIKELY, card=card, rest=rest)
        return replace(why, thought=Thought.CHANCE, sure=None) if taken & known.fits else why
    if taken & (known.fits | later) or not taken & ~known.useless:
        return None
    why = Why(Thought.TO_KEEP, _cards(taken), sure=Sureness.LIKELY if rest else Sureness.SURE, card=card, rest=rest)
    # A card with the face before this one is to be played anyway.
    going, before = Outlook(known, known.me).going.items(), only(taken & ~known.box.ones) - 1
    plays = tuple((known.owner[other], other, card_of(face)) for other, face in going if 0 <= before == face)
    return replace(why, thought=Thought.TO_CALL, plays=plays[:1]) if plays else why


def _cards(faces: int) -> tuple[Card, ...]:
    return tuple(map(card_of, bits(faces)))


def _rest(known: Known, card: int, taken: int) -> tuple[Card, ...]:
    """What else an own card can be, other ones that are known considered."""
    others = [only(known.sure(other)) for other in known.hands[known.me] if other != card]
    return tuple(card_of(face) for face in bits(known.sure(card) & ~taken) if others.count(face) < known.unseen[face])


def _of_play(known: Known, card: int) -> Why:
    means = known.hinted[card] or known.called[card]
    since = known.why[card] if means and known.facts[card] & ~known.fits and known.why[card] >= 0 else None
    sure = known.sure(card) if known.turns_left is None else sum(1 << face for face in odds(known)[card])
    if not sure & ~known.fits:
        return Why(Thought.CERTAIN, _cards(sure))
    if card in believed_plays(known, known.me):
        taken = known.taken_for(card)
        why = Why(Thought.MEANT, _cards(taken), since=since, sure=Sureness.LIKELY, rest=_rest(known, card, taken))
        for other, waiting in known.waiting.items():
            face = known.faces[other]
            first = next((need[2] for need in waiting.get(face, ()) if need[1] == card), -1)
            if first >= 0 and 1 << first & known.fits:
                plays = (known.me, card, card_of(first)), (known.owner[other], other, card_of(face))
                return replace(why, plays=plays, since=known.why[other], card=other)
        return why
    return Why(Thought.CHANCE, _cards(sure & known.fits), sure=Sureness.RISK)


def _of_discard(known: Known, card: int) -> Why:
    faces = known.sure(card) & known.meant[card] or known.sure(card)
    if not faces & ~known.useless:
        sure = Sureness.LIKELY if known.sure(card) & ~known.useless else Sureness.SURE
        return Why(Thought.USELESS, _cards(faces), sure=sure)
    lost = sum(1 << face for face in bits(faces & ~known.useless) if known.last_copy(face))
    lost = 0 if card == known.next_discard(known.me) else lost
    cost = Sureness.RISK if faces & ~lost else Sureness.SURE
    return Why(Thought.LEAST_LOSS, _cards(lost), sure=cost if lost else None)


def _of_hint(known: Known, giver: int, target: int, number: int, touched: list[int]) -> Why:
    if not touched:
        return Why(Thought.TO_PASS)
    focus, saves, first = focus_of(known, target, touched)
    face = known.faces[focus]
    kept, before, believed = known.meanings(), Outlook(known), believed_plays(known, target)
    discard = -1 if known_useless(known, target) >= 0 else known.next_discard(target)
    read_hint(known, giver, target, number, touched)
    after = Outlook(known)
    # By the hints alone.
    news = any(known.facts[card] != kept[0][card] for card in touched)
    now = believed_plays(known, target)
    tells = known.facts[focus] != kept[0][focus] and focus not in {*believed, *now}
    told = 1 << face & ~known.useless if tells else 0
    needs = known.waiting.get(focus, {}).get(face, [])
    gained = after.going.keys() - before.going.keys() | {*now}.difference(believed)
    new = {card: known.faces[card] for card in gained if known.faces[card] >= 0}
    # A card that is taken for playable, and is not, is no play.
    new = {card: play for card, play in new.items() if known.stacks[play // 5] <= play % 5 < after.stacks[play // 5]}
    if known.lives == 1:
        new = {card: play for card, play in new.items() if not known.sure(card) & ~known.fits}
    misled = max({*now}.difference(believed, new), default=-1) if giver == known.me else -1
    going = {play: card for card, play in (*reversed(after.going.items()), *new.items())}
    new |= {focus: face} if needs else {}
    going |= {face: focus, needs[0][2]: needs[0][1]} if needs else {}
    # Each with all that comes before it, from the fireworks up: of the suits that are hinted, if one of these is played.
    suits = {new[card] // 5 for card in touched if card in new} or range(known.box.suits)
    spans = [(top - top % 5 + known.stacks[top // 5], top) for top in new.values() if top // 5 in suits]
    due = [(play, card) for play, card in sorted(going.items()) if any(low <= play <= top for low, top in spans)]
    # One card a turn, in the order of the seats and of the suits, if no other hint delays the end.
    left, played = due, []
    for step in range(1, known.turns_left or known.deck + known.players + 1):
        ready = [each for at, each in enumerate(left) if each[0] // 5 not in {play // 5 for play, _ in left[:at]}]
        played += [each for each in ready if known.owner[each[1]] == (giver + step) % known.players][:1]
        left = [each for each in due if each not in played]
    due = [each for each in due if each in played]
    sure = [known.sure(card) in (1 << play, known.sure(card) & known.fits) for play, card in due]
    shown = None if new.keys() & touched else max((card for card in new if known.owner[card] == target), default=None)
    keeps = not known.sure(focus) & ~known.box.fives
    stopped = [card_of(known.faces[c]) for c in believed if c not in now and not known.fits >> known.faces[c] & 1]
    spares = discard >= 0 and not told and not stopped and known_useless(known, target) >= 0
    saved = 1 << face & ~known.fits if saves or (first and face % 5 == 4) else 0
    saved = (1 << known.faces[discard] if spares else saved) & ~known.useless
    known.restore(kept)
    why = Why(Thought.TO_TELL if news else Thought.TO_PASS, _cards(told))
    if due:
        # With the card that is told by not being pointed at, and all own ones that may be the first.
        own = [card for card in known.hands[known.me] if known.hinted[card] and needs]
        alike = tuple(card for card in own if known.taken_for(card) >> needs[0][2] & 1)
        sureness = Sureness.SURE if all(sure) and not needs else Sureness.LIKELY
        plays = tuple((known.owner[card], card, card_of(play)) for play, card in due)
        why = Why(Thought.TO_PLAY, _cards(1 << face), plays, None, sureness, shown, alike)
    elif saved and misled != focus:
        # Whoever has a card to play discards none next.
        thought = Thought.TO_KEEP if (saves or spares) and not believed else Thought.TO_MARK
        why = Why(thought, _cards(saved), sure=None if keeps else Sureness.LIKELY)
    elif stopped:
        why = Why(Thought.TO_STOP, tuple(stopped))
    return why if misled < 0 else replace(why, misled=card_of(known.faces[misled]))


def _same(old: rules.TurnView, new: rules.TurnView) -> bool:
    """Whether two views tell of the same turn, though the later one may have forgotten its hint."""
    hints = (event for event in old.events if isinstance(event, rules.HintGiven))
    forgotten = tuple(rules.HintForgotten(hint.giver, hint.hint.target) for hint in hints)
    return old == new or (old.seat == new.seat and (*forgotten, *old.events[len(forgotten) :]) == new.events)
