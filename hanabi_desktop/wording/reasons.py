"""Why somebody did something: what is known at the table, what computers thought, and what they advise."""

from collections.abc import Callable, Iterable, Sequence

from hanabi_desktop import rules
from hanabi_desktop.rules.knowledge import Knowledge
from hanabi_desktop.table.view import TableView
from hanabi_desktop.teammates.reasons import Choice, Sureness, Thought, Why
from hanabi_desktop.wording.cards import card_name, either, listed, suit_name
from hanabi_desktop.wording.text import Text, capital, tr

# Why a computer did something, as everybody can know it

_HAS_TO_FIT = Text("Company", "Going by the hints and all the cards in sight, this card has to fit.")
_PLAYS_CERTAIN = Text("Company", "After {giver}’s hint “{hint}”, this card had to fit.")
_PLAYS_HINTED = Text("Company", "Going by {giver}’s hint “{hint}”, this card should fit.")
_TOOK = Text("Company", "After {giver}’s hint “{hint}”, {name} took it for {card}.")
_TOOK_FITTING = Text("Company", "After {giver}’s hint “{hint}”, {name} took it for a card that fits.")
_WORTH_A_TRY = Text("Company", "In the last round, whatever may still fit is worth a try.")
_ANY_HINT = Text(
    "Company",
    "A hint is about the next discard if it points there, or else the newest card whose first hint it is.",
)

_SURE = {
    Sureness.SURE: Text("Company", "sure"),
    Sureness.LIKELY: Text("Company", "likely"),
    Sureness.RISK: Text("Company", "a risk"),
}


def _rated(text: str, sure: Sureness | None) -> str:
    """A sentence that ends with how sure it is; as it is where nothing can go wrong."""
    return f"{text.removesuffix('.')} ({_SURE[sure].translated()})." if sure else text


def told_text(turn: rules.TurnView, before: rules.SeatView, view: TableView, why: Why | None = None) -> str:
    """Why a computer took a turn, by what some eyes saw `before` it and see now: everybody's, or one seat's.

    `why` is what it meant to that seat. What the computer thought follows from cards that somebody does not see: nothing
    of that is in it.
    """
    meant = why if view.memory is rules.MemoryAid.FULL else None
    text = _observed_text(meant, turn, before, view) if meant is not None else ""
    match turn.events[0]:
        case rules.CardPlayed(card_id=card) | rules.CardMisplayed(card_id=card):
            return text or _play_text(card, turn, before, view)
        case rules.CardDiscarded(card_id=card):
            text = text or _discard_text(card, before, view)
        case rules.HintGiven(hint=hint, touched=touched):
            text = text or _hint_text(hint, touched, before, view)
        case _:
            return _ANY_HINT.translated()
    return f"{_CAREFUL.translated()} {text}" if _is_careful(before) and text != _CAREFUL.translated() else text


_CAREFUL = Text("Company", "One mistake from losing: only what’s certain is played.")


def _is_careful(before: rules.SeatView) -> bool:
    """Whether whoever is to act plays no hinted card, though one could fit, as a mistake would lose the game."""
    hinted = [held.known for held in before.hands[before.current].cards if held.known.hints]
    may_fit = any(_fits(known, before, any) for known in hinted) and not any(_fits(known, before) for known in hinted)
    return may_fit and before.mistakes == before.rules.mistakes - 1


_FITS = Text("Company", "After this hint, your card {place} fits: {cards}.")
_FIRST_OWN = Text("Company", "First your card {place} ({plays}), then {cards}.")
_OBSERVED_HINT = {
    Thought.CERTAIN: _FITS,
    Thought.MEANT: _FITS,
    Thought.TO_CALL: Text("Company", "First {plays}, then your card {place}: {cards}."),
    Thought.CHANCE: Text("Company", "Your card {place} may fit now, or only after {plays}."),
    Thought.TO_KEEP: Text("Company", "Keep your card {place} for now: {cards}."),
}
"""Of hints to the player who looks."""
_KEEPS_LAST = Text("Company", "It saves the last copy of {cards}.")
_THEN = Text("Company", "First this card, then {cards}.")
_THEN_OWN = Text("Company", "First this card, then your card {place}: {cards}.")
_KEPT_WAITING = Text("Company", "Its {cards} has to wait for {plays}, so it discards the oldest card without a hint.")
_HELD = Text("Company", "{name}’s {cards}")


def _observed_text(why: Why, turn: rules.TurnView, before: rules.SeatView, view: TableView) -> str:
    """What a turn meant to the player who looks; empty if there is no more to say than everybody knows."""
    event, place, holder = turn.events[0], _place(why.card, view), _holder(why.card, before)
    target = event.hint.target if isinstance(event, rules.HintGiven) else None
    own = target == before.viewer or (target is None and holder == before.viewer)
    if len(why.faces) > _MOST or (own and not place):
        return ""
    plays = _held(why.plays, before, view, None if own else target if holder is None else holder)
    cards = _held(why.faces, before, view, holder if target is None else target)
    if own:
        cards = either([card_name(face) for face in why.faces])
    if isinstance(event, rules.CardDiscarded):
        text, cards = _KEPT_WAITING, card_name(why.faces[0])
    elif target is None:
        text = _HAS_TO_FIT if why.thought is Thought.CERTAIN else _THEN_OWN if own else _THEN
    elif own:
        text = _OBSERVED_HINT[why.thought]
    elif why.thought is Thought.TO_KEEP and before.is_critical(why.faces[0]):
        text = _KEEPS_LAST
    else:
        text = _FIRST_OWN if place else _ADVISED[why.thought]
    return _rated(capital(text.translated(place=place, plays=plays, cards=cards)), why.sure)


def _holder(card: int | None, seen: rules.SeatView) -> int | None:
    return next((hand.seat for hand in seen.hands if any(held.id == card for held in hand.cards)), None)


def _held(
    faces: Iterable[rules.Card], seen: rules.SeatView, view: TableView, first: int | None, *, bare: bool = False
) -> str:
    """Cards, each with the name of who is seen to hold it: of several players the `first`, or else no name.

    The `first` is not named where it is `bare`, or looks.
    """
    named: dict[int | None, list[str]] = {None: []}
    for face in faces:
        holders = [hand.seat for hand in seen.hands if any(card.face == face for card in hand.cards)]
        holder = first if first in holders else holders[0] if len(holders) == 1 else None
        unnamed = first is not None and (first == seen.viewer or (bare and holder == first))
        named.setdefault(None if unnamed else holder, []).append(card_name(face))
    held = [_HELD.translated(name=view.names[seat], cards=listed(of)) for seat, of in named.items() if seat is not None]
    return listed([*named[None], *held])


def _place(card: int | None, view: TableView) -> int:
    """The place of a card in the hand of the player who looks; 0 if it is not there."""
    hand = () if view.seen.viewer is None else view.hands[view.seen.viewer]
    return next((held.place for held in hand if held.id == card), 0)


def _play_text(card: int, turn: rules.TurnView, before: rules.SeatView, view: TableView) -> str:
    known, latest = _known(card, before), _hint_told(card, before, view)
    if _fits(known, before):
        return _PLAYS_CERTAIN.translated(**_from(latest, view)) if latest else _HAS_TO_FIT.translated()
    if before.turns_left is not None and before.mistakes < before.rules.mistakes - 1:
        return _rated(_WORTH_A_TRY.translated(), Sureness.RISK)
    name = view.names_on(turn)[turn.seat]
    if latest is not None:
        # Whatever else its player saw, it was taken for one that fits.
        fitting = [face for face in _useful(known, before) if before.fireworks[face.suit] == face.rank - 1]
        text = _TOOK if len(fitting) == 1 else _TOOK_FITTING
        return text.translated(**_from(latest, view), name=name, card=either([card_name(face) for face in fitting]))
    if known.hints or view.memory is rules.MemoryAid.NONE:
        return tr("Company", "Going by the hints, {name} took it for a card that fits.", name=name)
    if view.memory is rules.MemoryAid.FULL and not _may_be_counted(known, before):
        return tr("Company", "By agreement, it had to be played first so that a hinted card could follow.")
    return tr(
        "Company",
        "A card without a hint is played if a hinted one has to wait for it, or if counting proves that it fits.",
    )


def _may_be_counted(known: Knowledge, seen: rules.SeatView) -> bool:
    """Whether whoever is to act may see all cards that do not fit and that a card with this knowledge could be."""
    others = [(suit, rank) for suit in known.suits for rank in known.ranks if rank != seen.fireworks[suit] + 1]
    left = sum(seen.rules.copies(*face) - seen.discards.count(rules.Card(*face)) for face in others)
    left -= sum(rank <= seen.fireworks[suit] for suit, rank in others)
    return left <= sum(len(hand.cards) for hand in seen.hands if hand.seat != seen.current)


def _discard_text(card: int, before: rules.SeatView, view: TableView) -> str:
    known = _known(card, before)
    if known.hints and not _useful(known, before):
        return tr("Company", "Going by its hints, this card is of no use any more.")
    hinted = [held.known for held in before.hands[before.current].cards if held.known.hints]
    if card == _next_discard(before.current, before) and view.memory is not rules.MemoryAid.NONE:
        if _is_careful(before):
            return _CAREFUL.translated()
        useful = [face for other in hinted for face in _useful(other, before)]
        if not any(_fits(other, before) for other in hinted) and _may_wait(useful, before):
            return tr("Company", "A hinted card may have to wait, so the oldest without a hint is discarded.")
        return tr("Company", "By agreement, the oldest card without a hint is discarded.")
    if len(hinted) == len(before.hands[before.current].cards) and view.memory is rules.MemoryAid.FULL:
        return tr("Company", "All cards of this hand have hints; the one that seems to matter least is discarded.")
    return tr(
        "Company", "Going by the hints and all the cards in sight, the card that seems to matter least is discarded."
    )


def _hint_text(hint: rules.Hint, touched: tuple[int, ...], before: rules.SeatView, view: TableView) -> str:
    cards = [_known(card, before) for card in touched]
    told = [known.after(hint, True, before.rules) for known in cards]
    again = all(known.hints for known in cards)
    if not touched:
        return tr("Company", "This hint points at no card: it only passes the turn on.")
    if not any(_useful(known, before) for known in told):
        return tr("Company", "It says that these cards are of no use any more, or it only passes the turn on.")
    if all(_fits(known, before) for known in told):
        return tr("Company", "After this hint, every card it points at fits, unless two are alike.")
    if view.memory is rules.MemoryAid.NONE or (again and view.memory is not rules.MemoryAid.FULL):
        return _ANY_HINT.translated()
    if again and any((old.suits, old.ranks) != (new.suits, new.ranks) for old, new in zip(cards, told, strict=True)):
        return tr("Company", "It says: play what fits now, going by this hint and the earlier ones together.")
    if again:
        return tr(
            "Company",
            "The hint tells nothing new, so it says: play the newest of these if it can fit. If it can’t, the hint only passes "
            "the turn on.",
        )
    if isinstance(hint, rules.ValueHint) and hint.rank == 5:
        return _KEEP_FIVE.translated()
    discard = _next_discard(hint.target, before)
    focus = discard if discard in touched else [card for card in touched if not _known(card, before).hints][-1]
    known = told[touched.index(focus)]
    if focus == discard and _may_save(hint, known, before):
        return _KEEP_DISCARD.translated()
    useful = [face for face in _useful(known, before) if hint.target != before.viewer or not before.sees_all(face)]
    if not useful:
        return _ANY_HINT.translated()
    about = _ABOUT_DISCARD if focus == discard else _ABOUT_NEWEST if len(touched) > 1 else _ABOUT_THIS
    last_mistake = before.mistakes == before.rules.mistakes - 1
    said = [about, _PLAY_SURE if last_mistake else _PLAY_LATER if _may_wait(useful, before) else _PLAY_NOW]
    if len(useful) <= _MOST:
        said.append(_MAY_BE)
    return " ".join(text.translated(cards=either([card_name(face) for face in useful])) for text in said)


_KEEP_FIVE = Text("Company", "The hint says: keep the 5 until it’s sure to fit.")
_KEEP_DISCARD = Text("Company", "The hint says: keep the next discard until it’s sure to fit, as it may need saving.")
_ABOUT_DISCARD = Text("Company", "It’s about the next discard and saves nothing.")
_ABOUT_NEWEST = Text("Company", "It’s about the newest of these that had no hint before.")
_ABOUT_THIS = Text("Company", "It’s about this card.")
_PLAY_NOW = Text("Company", "It says: play it.")
_PLAY_SURE = Text("Company", "It says: play it once it’s sure to fit.")
_PLAY_LATER = Text("Company", "It says: play it as soon as it fits; another may have to come first.")
_MAY_BE = Text("Company", "The card is {cards}, or of no use.")


def _may_save(hint: rules.Hint, known: Knowledge, seen: rules.SeatView) -> bool:
    """Whether the next discard can be a card that this hint says to keep, by what everybody knows of it."""
    if isinstance(hint, rules.ValueHint) and hint.rank == 2:
        return bool(_useful(known, seen))
    return any(seen.is_critical(rules.Card(suit, rank)) for suit in known.suits for rank in known.ranks if rank < 5)


def _known(card: int, seen: rules.SeatView) -> Knowledge:
    return next(held.known for hand in seen.hands for held in hand.cards if held.id == card)


def _useful(known: Knowledge, seen: rules.SeatView) -> list[rules.Card]:
    """Which cards that a firework still needs one with this knowledge can be."""
    faces = (rules.Card(suit, rank) for suit in sorted(known.suits) for rank in sorted(known.ranks))
    return [face for face in faces if seen.fireworks[face.suit] < face.rank <= seen.reach[face.suit]]


def _may_wait(useful: Iterable[rules.Card], seen: rules.SeatView) -> bool:
    """Whether a card with one of these faces can be one that fits only after another."""
    return any(face.rank > seen.fireworks[face.suit] + 1 for face in useful)


def _fits(known: Knowledge, seen: rules.SeatView, of: Callable[[Iterable[bool]], bool] = all) -> bool:
    """Whether a card with this knowledge has to fit; with `any`, whether it can."""
    return of(seen.fireworks[suit] == rank - 1 for suit in known.suits for rank in known.ranks)


def _next_discard(seat: int, seen: rules.SeatView) -> int | None:
    """The oldest card without a hint, if the memory aid keeps which have one."""
    return next((card.id for card in seen.hands[seat].cards if not card.known.hints), None)


def _latest_hint(card: int, turns: Sequence[rules.TurnView]) -> rules.TurnView | None:
    """The last of these turns whose hint points at a card."""
    hints = ((turn, turn.events[0]) for turn in reversed(turns))
    return next((turn for turn, hint in hints if isinstance(hint, rules.HintGiven) and card in hint.touched), None)


def _hint_told(card: int, before: rules.SeatView, view: TableView) -> rules.TurnView | None:
    """The last hint at a card, if the table's memory aid still tells of it."""
    latest = _latest_hint(card, before.turns)
    return latest if latest in view.seen.turns else None


def told_cards(turn: rules.TurnView) -> tuple[int, ...]:
    """The cards that `told_text` speaks of, and that are still in a hand: those at which a hint pointed."""
    return next((event.touched for event in turn.events if isinstance(event, rules.HintGiven)), ())


def _from(turn: rules.TurnView, view: TableView) -> dict[str, str]:
    """The hint of a turn and who gave it, as fields of a text."""
    (hint,) = (event.hint for event in turn.events if isinstance(event, rules.HintGiven))
    return {"giver": view.names_on(turn)[turn.seat], "hint": _hint_name(hint)}


def _hint_name(hint: rules.Hint) -> str:
    return suit_name(hint.suit) if isinstance(hint, rules.ColourHint) else str(hint.rank)


# What it thought: for the player with whose eyes it looked, and for all once the game is over

_AFTER_ANOTHER = Text("Company", "{giver}’s hint “{hint}” was about a card that fits after another.")
_NEWEST = Text("Company", "The other had to be {name}’s newest without a hint.")
_OWN_NEWEST = Text("Company", "The other is your newest without a hint.")
_WAITED_FOR = Text("Company", "Going by its hints, the other was this card.")
_THOUGHTS = {
    Thought.CERTAIN: Text("Company", "Could only be: {cards}."),
    Thought.MEANT: Text("Company", "{name}’s guess: {cards}."),
    Thought.CHANCE: Text("Company", "{name} hoped for {cards}."),
    Thought.TO_PLAY: Text("Company", "Meant to get {plays} played."),
    Thought.TO_KEEP: Text("Company", "Meant to save: {cards}."),
    Thought.TO_CALL: Text("Company", "First {plays}, then {cards}."),
    Thought.TO_TELL: Text("Company", "It was meant to tell more, or only to pass the turn on."),
    Thought.TO_PASS: Text("Company", "It was only meant to pass the turn on."),
    Thought.USELESS: Text("Company", "No firework needed it any more."),
    Thought.LEAST_LOSS: Text("Company", "Of all the options, this was likely to cost the least."),
}
_MOST = 3
"""Maximum of faces named; of more, only that there are several."""


def _reason_text(choice: Choice, view: TableView, newest: Text = _NEWEST) -> str:
    """What the agreements tell the player who chose it, and with whose eyes `view` was seen."""
    seen, action, meant = view.seen, choice.action, _meaning(choice, view.seen)
    if isinstance(action, rules.Discard):
        return _discard_text(action.card, seen, view)
    if not isinstance(action, rules.Play):
        assert seen.options is not None
        return _hint_text(action, seen.options.hints[action].touched, seen, view)
    if meant is None:
        return (_WORTH_A_TRY if choice.reason.thought is Thought.CHANCE else _HAS_TO_FIT).translated()
    texts = [_AFTER_ANOTHER, _WAITED_FOR if _latest_hint(action.card, seen.turns) else newest]
    if _latest_hint(action.card, (meant,)):
        texts = [_PLAYS_HINTED]
    return " ".join(text.translated(name=view.names[seen.current], **_from(meant, view)) for text in texts)


def _meaning(choice: Choice, seen: rules.SeatView) -> rules.TurnView | None:
    """The turn whose hint a card is played by: the one that gave it its meaning, or told more about it since."""
    since, action = choice.reason.since, choice.action
    if since is None or not isinstance(action, rules.Play):
        return None
    return _latest_hint(action.card, seen.turns[since:]) or seen.turns[since]


WHY_AGAIN = Text("Company", "(“Why?” again: the turn before.)")
"""How one asks on, where there is a turn before that is new as well."""
LATEST_AGAIN = Text("Company", "Back to the latest turn.")
"""Said where one has asked about all of them."""

_PLAYED_SINCE = Text(
    "Company", "When {giver} gave the hint “{hint}”, it would have fitted; {card} has been played since."
)


def persons_turn_text() -> str:
    """What there is to say of a turn that no computer took."""
    return tr("Company", "A person took this turn.")


def mistake_text(turn: rules.TurnView, before: rules.SeatView, view: TableView) -> str:
    """What the hints had told of a card that a person should not have played or discarded, as everybody knows it."""
    match turn.events[0]:
        case _ if view.memory is rules.MemoryAid.NONE:
            pass
        case rules.CardMisplayed(card_id=card, card=face):
            return _misplay_text(card, face, before, view)
        case rules.CardDiscarded(card_id=card) if not _known(card, before).hints:
            if any(isinstance(event, rules.LastCopyLost) for event in turn.events):
                return tr("Company", "No hint said to keep it.")
    return persons_turn_text()


def _misplay_text(card: int, face: rules.Card, before: rules.SeatView, view: TableView) -> str:
    known, latest = _known(card, before), _hint_told(card, before, view)
    if not known.hints:
        return tr("Company", "No hint said that it would fit.")
    if latest is not None:
        events = (event for turn in before.turns[latest.number :] for event in turn.events)
        since = [event.card for event in events if isinstance(event, rules.CardPlayed) and event.card.suit == face.suit]
        if face in since and before.fireworks[face.suit] - len(since) == face.rank - 1:
            return _PLAYED_SINCE.translated(**_from(latest, view), card=card_name(face))
    if not _fits(known, before, any):
        return tr("Company", "Going by its hints, it couldn’t fit.")
    if _fits(known, before) or view.memory is not rules.MemoryAid.FULL:
        return persons_turn_text()
    return tr("Company", "Going by its hints, it could fit, but wasn’t sure to.")


def whole_text(choice: Choice, view: TableView) -> str:
    """The same with what that player thought, faces and all: for a game that is over."""
    reason, meant = choice.reason, _meaning(choice, view.seen)
    told = [] if reason.thought is Thought.USELESS else [_reason_text(choice, view)]
    keeps = told in ([_KEEP_FIVE.translated()], [_KEEP_DISCARD.translated()])
    if keeps and reason.thought in (Thought.TO_PLAY, Thought.TO_CALL):
        told = []  # Whoever holds the card knows more than everybody does.
    if meant is not None:
        told.append(tr("Company", "The hint was given on turn {turn}.", turn=meant.number + 1))
    if reason.thought not in (Thought.CERTAIN, Thought.MEANT, Thought.CHANCE) or len(reason.faces) <= _MOST:
        thought = _THOUGHTS[reason.thought].translated(name=view.names[view.seen.current], **_named_faces(reason))
        told.append(capital(thought))
    return " ".join(told)


_ADVISED = {
    Thought.CERTAIN: Text("Company", "It can only be {cards}."),
    Thought.TO_PLAY: Text("Company", "It gets {plays} played."),
    Thought.TO_KEEP: Text("Company", "It saves {cards}."),
    Thought.TO_CALL: _THOUGHTS[Thought.TO_CALL],
    Thought.TO_TELL: Text("Company", "It tells more, or only passes the turn on."),
    Thought.TO_PASS: Text("Company", "It only passes the turn on."),
    Thought.USELESS: Text("Company", "No firework needs it any more."),
}
_PLAYED_AFTER = Text("Company", "It gets {plays} played after {first}.")
_TELLS_OF = Text("Company", "It tells more about {cards}.")
_CALLED = Text("Company", "{waits} needs {cards} first: by agreement, it’s your card {place}.")
_UNSEEN = Text("Company", "{waits} needs {cards} first. It’s not in sight, so it’s your newest card without a hint.")
_READ_AT_ONCE = 260
"""Maximum letters of advice that need no scrolling with three players in the window's usual size."""
_ADVICE = Text("Company", "Advice: {move}.")
_SECOND = Text("Company", "Nearly as good: {move}.")
_SAFER = Text("Company", "Safer: {move}.")
_WAITS_SAFELY = Text("Company", "One mistake from losing: your hinted card {place} isn’t sure to fit.")
_WAITS = Text("Company", "Your hinted card {place} may have to wait: it isn’t sure to fit.")
_WAITS_FOR = Text("Company", "Your hinted card {place} may have to wait for {cards}.")
_WAITS_AS = Text("Company", "Your hinted card {place} may have to wait: it’s more likely {cards}.")


def advice_text(choice: Choice, view: TableView) -> str:
    """What a skilled computer would do in the place of the player who looks, and why; on a second line, its second choice.

    Faces in it are those of teammates' cards, or what the own card must be: for the player who looks alone.
    """
    whole, other = _proposed(_ADVICE, choice, view), choice.other
    if choice.risk is not None:
        mate = view.names[(view.seen.current + 1) % view.seen.players]
        warning = tr("Company", "Careful: {name}’s next discard is {card}.", name=mate, card=card_name(choice.risk))
        return f"{whole}\n{warning} {_proposed(_SAFER, other, view) if other else ''}".rstrip()
    if choice.waits is not None:
        # That only what is certain is played need not be said twice.
        return f"{whole.removesuffix(_CAREFUL.translated()).rstrip()}\n{_waits_text(choice.waits, view)}"
    both = f"{whole}\n{_proposed(_SECOND, other, view, whole)}" if other else whole
    if other and choice.reason.thought is other.reason.thought is Thought.LEAST_LOSS:
        both = f"{whole}\n{_SECOND.translated(move=_move_text(other, view))}"  # Only one card can matter least.
    return both if len(both) <= _READ_AT_ONCE else whole


def _proposed(text: Text, choice: Choice, view: TableView, said: str = "") -> str:
    move, reason = text.translated(move=_move_text(choice, view)), _advised_text(choice, view)
    return move if reason in said else f"{move} {reason}"


def _waits_text(waits: Why, view: TableView) -> str:
    """Why a hinted card is not to be played yet."""
    text, cards = _WAITS, ""
    if view.seen.mistakes == view.seen.rules.mistakes - 1:
        text = _WAITS_SAFELY
    elif waits.plays:
        text, cards = _WAITS_FOR, _held(waits.plays, view.seen, view, None)
    elif 0 < len(waits.faces) <= _MOST:
        text, cards = _WAITS_AS, either([card_name(face) for face in waits.faces])
    return text.translated(place=_place(waits.card, view), cards=cards)


def _advised_text(choice: Choice, view: TableView) -> str:
    """What is good about a move, what comes before it, and how sure that is."""
    reason, action, seen = choice.reason, choice.action, view.seen
    thought, fields, sure = _ADVISED.get(reason.thought), _named_faces(reason), reason.sure
    match reason.thought:
        case Thought.MEANT if reason.plays and isinstance(action, rules.Play):
            in_sight = any(card.face == reason.plays[0] for hand in seen.hands for card in hand.cards)
            thought = _CALLED if in_sight or _known(action.card, seen).hints else _UNSEEN
            fields["cards"], fields["place"] = card_name(reason.plays[0]), str(_place(action.card, view))
            fields["waits"] = _held(reason.plays[1:], seen, view, _holder(reason.card, seen))
        case Thought.TO_CALL:
            fields["plays"] = _held(reason.plays, seen, view, _holder(reason.card, seen))
        case Thought.TO_PLAY if isinstance(action, rules.ColourHint | rules.ValueHint):
            plays, tops = reason.plays, seen.fireworks
            fields["plays"] = _held(plays, seen, view, action.target, bare=True)
            below = {rules.Card(play.suit, rank) for play in plays for rank in range(tops[play.suit] + 1, play.rank)}
            below -= set(plays)
            if below:
                fields["first"] = listed(map(card_name, sorted(below, key=lambda card: (card.suit, card.rank))))
                thought = _PLAYED_AFTER
        case Thought.TO_KEEP if seen.is_critical(reason.faces[0]):
            thought = _KEEPS_LAST
        case Thought.TO_TELL if reason.faces:
            thought = _TELLS_OF
        case Thought.LEAST_LOSS if sure is Sureness.LIKELY:
            sure = None
    if thought is None or (reason.thought is Thought.CERTAIN and len(reason.faces) > _MOST):
        return _rated(_reason_text(choice, view, _OWN_NEWEST), sure)
    return _rated(capital(thought.translated(**fields)), sure)


def _move_text(choice: Choice, view: TableView) -> str:
    match choice.action:
        case rules.Play(card=card):
            return tr("Company", "play card {place}", place=_place(card, view))
        case rules.Discard(card=card):
            return tr("Company", "discard card {place}", place=_place(card, view))
        case rules.ColourHint() | rules.ValueHint() as hint:
            return tr("Company", "give {name} the hint “{hint}”", name=view.names[hint.target], hint=_hint_name(hint))


def _named_faces(reason: Why) -> dict[str, str]:
    return {"cards": either([card_name(face) for face in reason.faces]), "plays": listed(map(card_name, reason.plays))}
