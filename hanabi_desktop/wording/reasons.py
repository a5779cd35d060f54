"""Why somebody did something: what is known at the table, what computers thought, and what they advise."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby

from hanabi_desktop import rules
from hanabi_desktop.rules.knowledge import Knowledge
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.view import TableView
from hanabi_desktop.teammates.reasons import VAGUE, Choice, Sureness, Thought, Why
from hanabi_desktop.teammates.teammate import observe
from hanabi_desktop.wording.cards import card_name, either, listed, suit_name
from hanabi_desktop.wording.journal import action_text
from hanabi_desktop.wording.text import Text, closed, tr

# Why a computer did something, as everybody can know it

_HAS_TO_FIT = Text("Company", "Going by the hints and all the cards in sight, this card is sure to fit.")
_PLAYS_CERTAIN = Text("Company", "After {giver}’s hint “{hint}”, this card was sure to fit.")
_SHOULD_BE = Text("Company", "Going by {giver}’s hint “{hint}”, it’s {cards}.")
_TOOK = Text("Company", "After {giver}’s hint “{hint}”, {name} took this card for {cards}.")
_GUESS = Text("Company", "Going by the hints, {name} took this card for {cards}.")
_WORTH_A_TRY = Text("Company", "In the last round, whatever may still fit is worth a try.")
_NO_HINTS, _NO_HINTS_THEN = Text("Company", "No hints left."), Text("Company", "There were no hints left.")
_ANY_HINT = Text(
    "Company", "A hint is about the oldest card without a hint if it points there; if not, the newest that had none."
)

_LIKELY_ELSE = Text("Company", "likely; otherwise {cards}")
_SURE = Text("Company", "sure"), Text("Company", "likely"), Text("Company", "a risk")

Ids = tuple[int, ...]
Earlier = Callable[[int], rules.SeatView]
"""What the same eyes saw before a turn, by its number."""


def rated(text: str, sure: Sureness | None, rest: Sequence[rules.Card] = ()) -> str:
    """A sentence that ends with how sure it is, and what else a card can be; as it is where nothing can go wrong, or it says so itself."""
    if not sure:
        return text
    few = sure is Sureness.LIKELY and 0 < len(rest) <= MOST
    said = _LIKELY_ELSE.translated(cards=named_faces(rest)) if few else _SURE[list(Sureness).index(sure)].translated()
    return f"{text.removesuffix('.')} ({said})."


def told_text(turn: rules.TurnView, earlier: Earlier, view: TableView, why: Why | None = None) -> str:
    """Why a computer took a turn, or what a hint says, by what some eyes saw before it and see now: everybody's, or one seat's.

    `why` is what it meant to that seat. What the computer thought follows from cards that somebody does not see: nothing
    of that is in it.
    """
    before = earlier(turn.number)
    text = _observed_text(why, turn, before, view) if why and view.memory is rules.MemoryAid.FULL else ""
    match turn.events[0]:
        case rules.CardPlayed(card_id=card) | rules.CardMisplayed(card_id=card):
            return text or _play_text(card, turn, earlier, view)
        case rules.CardDiscarded(card_id=card):
            text = text or _discard_text(card, before, view)
        case rules.HintGiven(hint=hint, touched=touched):
            text = text or _hint_text(hint, touched, before, view)[0]
        case _:
            return _ANY_HINT.translated()
    careful = is_careful(before) and before.viewer != before.current
    return f"{text} {CAREFUL.translated()}" if careful else text


CAREFUL = Text("Company", "One more mistake and you lose, so play only what’s sure.")


def why_text(turn: rules.TurnView, eyes: rules.Everybody | rules.Seat, view: TableView, table: Table) -> str:
    """Why a turn was taken, for whoever looks at `view`: a computer's, or what was known of a mistake.

    Told by what these eyes see alone: by what the computer thought, somebody could tell what the own cards are.
    """
    told, earlier = table.view(eyes), partial(table.seen_before, eyes=eyes)
    if view.has_reason(turn):
        meant = observe(earlier(turn.number), turn) if isinstance(eyes, rules.Seat) else None
        why = told_text(turn, earlier, told, meant)
    else:
        why = mistake_reason(turn, earlier, told) or PERSONS_TURN.translated()
    return f"{closed(action_text(turn, told.names_on(turn), told.seen.rules))} {why}"


def is_careful(before: rules.SeatView) -> bool:
    """Whether whoever is to act plays no hinted card, though one could fit, as a mistake would lose the game."""
    hinted = [held.known for held in before.hands[before.current].cards if held.known.hints]
    may_fit = any(_fits(known, before, any) for known in hinted) and not any(_fits(known, before) for known in hinted)
    return may_fit and before.mistakes == before.rules.mistakes - 1


_FITS = Text("Company", "Play your card {place}: after this hint, it’s {cards}.")
OBSERVED_HINT = {
    Thought.TO_CALL: Text("Company", "Keep your card {place} for now: it’s {cards}, and {plays} comes first."),
    Thought.CHANCE: Text("Company", "Your card {place} may fit now, or after {plays}: playing it now is a risk."),
    Thought.TO_KEEP: Text("Company", "Keep your card {place}: it’s {cards} and doesn’t fit yet."),
    Thought.MISTRUSTED: Text("Company", "Your card {place} is likely {cards}; play it at your own risk."),
}
"""Of hints to the player who looks, if the card is not to be played at once."""
_AGAIN = Text("Company", "It tells nothing new, so play the newest it points at, your card {place}: it’s {cards}.")
_NEEDS = Text("Company", "{giver}’s hint “{hint}” was about {cards}, which needs {plays} first.")
_YOURS_PERHAPS = Text("Company", "{giver}’s hint “{hint}” was about your card {place}, which may need another first.")
_HELD = Text("Company", "{name}’s {cards}")


def face_name(card: rules.Card) -> str:
    """A card as it stands in a sentence, with an article where the language has one."""
    return tr("Company", "{card}", "in a sentence", card=card_name(card))


def _observed_text(why: Why, turn: rules.TurnView, before: rules.SeatView, view: TableView) -> str:
    """What a turn meant to the player who looks; empty if there is no more to say than everybody knows."""
    own = [card for card in (why.card, *(card for _, card, _ in why.plays)) if holder_of(card, before) == before.viewer]
    if len(why.faces) > MOST or not all(place_of(card, view) for card in own):
        return ""
    match turn.events[0]:
        case rules.HintGiven(hint=hint, touched=touched) if hint.target == before.viewer:
            says = _hint_text(hint, touched, before, view)[0]
            newest = says == _PLAY_NEWEST.translated()
            if says == _PASSES_ON.translated():
                return says
            text = OBSERVED_HINT.get(why.thought, _AGAIN if newest else _FITS)
        case rules.HintGiven(hint=hint, touched=touched):
            return purpose_text(why, hint, touched, before, view)
        case _ if why.since is None:
            text = _HAS_TO_FIT
        case _:
            needed = listed(face_name(face) for _, _, face in why.plays)
            took = _NEWEST.translated(name=view.names_on(turn)[turn.seat], cards=needed or _FITTING.translated())
            wrong = [tr("Company", "It wasn’t.")] * isinstance(turn.events[0], rules.CardMisplayed)
            return " ".join([needs_text(why, needed, before, view), took, *wrong])
    rest = () if why.thought is Thought.TO_KEEP else why.rest
    return rated(text.translated(**own_fields(why, before, view)), why.sure, rest)


def own_fields(why: Why, seen: rules.SeatView, view: TableView) -> dict[str, str]:
    """The own card that something is said of, what it may be, and what comes before it, as fields of a text."""
    own = {card: place_of(card, view) for _, card, _ in why.plays}
    plays = listed(
        _OWN.translated(place=own[card], card=face_name(face)) if own[card] else held_text((face,), seat, seen, view)
        for seat, card, face in why.plays
    )
    return {"place": str(place_of(why.card, view)), "cards": named_faces(why.faces), "plays": plays}


def needs_text(why: Why, needed: str, seen: rules.SeatView, view: TableView) -> str:
    """Which card a hint pointed at that needs another first."""
    place, cards = place_of(why.card, view), held_text(why.faces, holder_of(why.card, seen), seen, view)
    cards = _OWN_LIKELY.translated(place=place, card=cards) if place else cards
    fields = {"place": place, "cards": cards, "plays": needed} | _from(view.seen.turns[why.since or 0], view)
    return (_NEEDS if needed else _YOURS_PERHAPS).translated(**fields)


def holder_of(card: int | None, seen: rules.SeatView) -> int | None:
    """The seat that holds a card."""
    return next((hand.seat for hand in seen.hands if any(held.id == card for held in hand.cards)), None)


def held_text(faces: Sequence[rules.Card], seat: int | None, seen: rules.SeatView, view: TableView) -> str:
    """Cards, with the name of who holds them, unless that looks."""
    cards = named_faces(faces)
    return cards if seat in (None, seen.viewer) else _HELD.translated(name=view.names[seat], cards=cards)


def place_of(card: int | None, view: TableView) -> int:
    """The place of a card in the hand of the player who looks; 0 if it is not there."""
    return next((held.place for held in view.own if held.id == card), 0)


def _play_text(card: int, turn: rules.TurnView, earlier: Earlier, view: TableView) -> str:
    before = earlier(turn.number)
    known, latest = known_of(card, before), _hint_told(card, before, view)
    if _fits(known, before):
        return _PLAYS_CERTAIN.translated(**_from(latest, view)) if latest else _HAS_TO_FIT.translated()
    if before.turns_left is not None and before.mistakes < before.rules.mistakes - 1:
        return rated(_WORTH_A_TRY.translated(), Sureness.RISK)
    name = view.names_on(turn)[turn.seat]
    # Whatever else its player saw, it was taken for one that fits.
    fits = [face for face in _useful(known, before) if before.fireworks[face.suit] == face.rank - 1]
    fits = [face for face in fits if not before.sees_all(face, turn.seat)]
    if latest and fits:
        took = _TOOK.translated(**_from(latest, view), name=name, cards=named_faces(fits))
        wrong = isinstance(turn.events[0], rules.CardMisplayed)
        return f"{took} {_meant_text(card, latest, earlier, view)}" if wrong else took
    if known.hints or view.memory is rules.MemoryAid.NONE:
        return _GUESS.translated(name=name, cards=_FITTING.translated())
    return tr("Company", "The card had no hint, but a hinted one was waiting for it, or counting showed that it fits.")


def _meant_text(card: int, turn: rules.TurnView, earlier: Earlier, view: TableView) -> str:
    """What the hint of a turn was for, by which a card was played that does not fit."""
    (given,) = (event for event in turn.events if isinstance(event, rules.HintGiven))
    told, meant = _hint_text(given.hint, given.touched, earlier(turn.number), view)
    if card not in meant:
        return tr("Company", "But that hint was about another card.")
    if _KEEP_DISCARD.translated() in told:
        return tr("Company", "But that hint was to save it.")
    return tr("Company", "Going by its hints, it could fit, but wasn’t sure to.")


def _discard_text(card: int, before: rules.SeatView, view: TableView) -> str:
    known = known_of(card, before)
    if known.hints and not _useful(known, before):
        return tr("Company", "Going by its hints, this card is of no use any more.")
    if card == _next_discard(before.current, before) and view.memory is not rules.MemoryAid.NONE:
        hinted = any(_useful(held.known, before) for held in before.hands[before.current].cards if held.known.hints)
        kept = tr("Company", "It’s the oldest card without a hint; cards with hints are kept until they fit.")
        text = kept if hinted else tr("Company", "By agreement, the oldest card without a hint is discarded first.")
    else:
        text = tr("Company", "Going by the hints and all the cards in sight, this card seems to matter least.")
    none = _NO_HINTS if len(before.turns) == len(view.seen.turns) else _NO_HINTS_THEN
    return text if before.clocks else f"{none.translated()} {text}"


def _hint_text(hint: rules.Hint, touched: Ids, before: rules.SeatView, view: TableView) -> tuple[str, Ids]:
    """What a hint says, and of which cards: of those that it points at, it may be about one."""
    cards = [known_of(card, before) for card in touched]
    told = [known.after(hint, True, before.rules) for known in cards]
    again, full = all(known.hints for known in cards), view.memory is rules.MemoryAid.FULL
    same = [(known.suits, known.ranks) for known in cards] == [(known.suits, known.ranks) for known in told]
    same = same and again and full
    if not touched:
        return tr("Company", "This hint points at no card: it only passes the turn on."), ()
    if not any(_useful(known, before) for known in told):
        return tr("Company", "What it points at isn’t needed any more: it mainly passes the turn on."), touched
    if all(_fits(known, before) for known in told):
        fit = tr("Company", "After this hint, every card it points at fits, unless two are alike.")
        fit = fit if len(touched) > 1 else tr("Company", "After this hint, this card fits.")
        place = place_of(_focus(hint, touched, before), view) if full and not again and len(touched) > 1 else 0
        fit = f"{fit} {_FIRST.translated(place=place)}" if place else fit
        return PURPOSES[Thought.TO_PASS].translated() if same else fit, touched
    if view.memory is rules.MemoryAid.NONE or (again and not full):
        return _ANY_HINT.translated(), touched
    if same:
        newest = _fits(cards[-1], before, any)
        return (_PLAY_NEWEST if newest else _PASSES_ON).translated(), touched[-1:] if newest else ()
    if again:
        return tr("Company", "It says: play what fits now, going by this hint and the earlier ones together."), touched
    if isinstance(hint, rules.ValueHint) and hint.rank == 5:
        return _KEEP_FIVE.translated(), touched
    discard, focus = _next_discard(hint.target, before), _focus(hint, touched, before)
    known, place = told[touched.index(focus)], place_of(focus, view)
    own = [_IS_YOURS.translated(place=place)] * (place > 0)
    saved = [
        face for face in _may_save(hint, known, before) if hint.target != before.viewer or not before.sees_all(face)
    ]
    if focus == discard and saved:
        text = _MAY_SAVE if len(saved) <= MOST else _MAY_SAVE_SOME
        return " ".join([text.translated(cards=named_faces(saved)), *own, _KEEP_DISCARD.translated()]), (focus,)
    useful = [face for face in _useful(known, before) if hint.target != before.viewer or not before.sees_all(face)]
    if not useful:
        return _ANY_HINT.translated(), touched
    about = [(_ABOUT_DISCARD if focus == discard else _ABOUT_NEWEST).translated(), *own]
    later = _PLAY_LATER if any(face.rank > before.fireworks[face.suit] + 1 for face in useful) else _PLAY_NOW
    play = _PLAY_SURE if before.mistakes == before.rules.mistakes - 1 else later
    # Who looks may see which card comes first.
    fits = useful[:1] if len(known.suits) == 1 else []
    others = ((hand.seat, held) for hand in before.hands if hand.seat != hint.target for held in hand.cards)
    first = [held_text(fits, seat, before, view) for seat, held in others if held.face in fits and held.known.hints]
    says = play.translated(cards=[*first, _ANOTHER.translated()][0])
    may_be = [_MAY_BE.translated(cards=named_faces(useful))] * (len(useful) <= MOST)
    return " ".join([*about * (focus == discard or len(touched) > 1), says, *may_be]), (focus,)


def _focus(hint: rules.Hint, touched: Ids, before: rules.SeatView) -> int:
    """The card that a hint is about, of those that it points at and that are not all hinted before."""
    discard = _next_discard(hint.target, before)
    return discard if discard in touched else [card for card in touched if not known_of(card, before).hints][-1]


_FIRST = Text("Company", "Play your card {place} first.")
_KEEP_FIVE = Text("Company", "The hint says: keep the 5 until it’s sure to fit.")
_MAY_SAVE_SOME = Text("Company", "It may save the oldest card without a hint.")
_MAY_SAVE = Text("Company", "It may save the oldest card without a hint, perhaps {cards}.")
_KEEP_DISCARD = Text("Company", "Keep that card until it’s sure to fit.")
_PLAY_NEWEST = Text("Company", "It tells nothing new: play the newest of these if it can fit.")
_PASSES_ON = Text("Company", "It tells nothing new and only passes the turn on.")
_ABOUT_DISCARD = Text("Company", "It’s about the oldest card without a hint, but not to save it.")
_ABOUT_NEWEST = Text("Company", "It’s about the newest of these that had no hint before.")
_IS_YOURS = Text("Company", "That’s your card {place}.")
_PLAY_NOW = Text("Company", "It says: play it.")
_PLAY_SURE = Text("Company", "It says: play it once it’s sure to fit.")
_PLAY_LATER = Text("Company", "It says: play it, but perhaps not yet: {cards} may have to come first.")
_ANOTHER = Text("Company", "another")
_MAY_BE = Text("Company", "The card is {cards}, or of no use.")


def _may_save(hint: rules.Hint, known: Knowledge, seen: rules.SeatView) -> list[rules.Card]:
    """The cards that this hint says to keep, of those that the next discard can be by what everybody knows of it."""
    useful, twos = _useful(known, seen), isinstance(hint, rules.ValueHint) and hint.rank == 2
    return useful if twos else [face for face in useful if face.rank < 5 and seen.is_critical(face)]


def known_of(card: int, seen: rules.SeatView) -> Knowledge:
    """What the hints tell of a card in a hand."""
    return next(held.known for hand in seen.hands for held in hand.cards if held.id == card)


def _useful(known: Knowledge, seen: rules.SeatView) -> list[rules.Card]:
    """Which cards that a firework still needs one with this knowledge can be."""
    faces = (rules.Card(suit, rank) for suit in sorted(known.suits) for rank in sorted(known.ranks))
    return [face for face in faces if seen.fireworks[face.suit] < face.rank <= seen.reach[face.suit]]


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
    return next((turn for turn in [_latest_hint(card, before.turns)] if turn in view.seen.turns), None)


def told_cards(turn: rules.TurnView, before: rules.SeatView, view: TableView) -> Ids:
    """The cards that `told_text` speaks of, and that are still in a hand: those that a hint is about."""
    hints = (event for event in turn.events if isinstance(event, rules.HintGiven))
    return next((_hint_text(event.hint, event.touched, before, view)[1] for event in hints), ())


def _from(turn: rules.TurnView, view: TableView) -> dict[str, str]:
    """The hint of a turn and who gave it, as fields of a text."""
    (hint,) = (event.hint for event in turn.events if isinstance(event, rules.HintGiven))
    return {"giver": view.names_on(turn)[turn.seat], "hint": hint_name(hint)}


def hint_name(hint: rules.Hint) -> str:
    """The colour or the value that a hint names."""
    return suit_name(hint.suit) if isinstance(hint, rules.ColourHint) else str(hint.rank)


# What it thought: for the player with whose eyes it looked, and for all once the game is over

_AFTER_ANOTHER = Text("Company", "{giver}’s hint “{hint}” was about a card that fits after another.")
_NEWEST = Text("Company", "By agreement, {name} took the newest card without a hint for {cards}.")
_FITTING = Text("Company", "a card that fits")
PURPOSES = {
    Thought.CERTAIN: Text("Company", "It can only be {cards}."),
    Thought.CHANCE: Text("Company", "{name} hoped for {cards}."),
    Thought.TO_KEEP: Text("Company", "It saves {cards} from being discarded next."),
    Thought.TO_MARK: Text("Company", "Not urgent yet, but it says: keep {cards}."),
    Thought.TO_STOP: Text("Company", "It prevents a mistake: {cards} doesn’t fit."),
    Thought.TO_TELL: Text("Company", "It tells more, or only passes the turn on."),
    Thought.TO_PASS: Text("Company", "It only passes the turn on."),
    Thought.USELESS: Text("Company", "No firework needs it any more."),
}
"""What a move is good for, by what the player saw who chose it."""
MOST = 3
"""Maximum of faces named; of more, only that there are several."""


def reason_text(choice: Choice, view: TableView, latest: Text = _SHOULD_BE) -> str:
    """What the agreements tell the player who chose it, and with whose eyes `view` was seen."""
    seen, action, meant = view.seen, choice.action, _meaning(choice, view.seen)
    if isinstance(action, rules.Discard):
        return _discard_text(action.card, seen, view)
    if not isinstance(action, rules.Play):
        assert seen.options is not None
        return _hint_text(action, seen.options.hints[action].touched, seen, view)[0]
    if meant is None:
        return (_WORTH_A_TRY if choice.reason.thought is Thought.CHANCE else _HAS_TO_FIT).translated()
    texts = [_AFTER_ANOTHER, _GUESS if known_of(action.card, seen).hints else _NEWEST]
    texts = [latest] if _latest_hint(action.card, (meant,)) else texts
    fields = {"name": view.names[seen.current], "cards": named_faces(choice.reason.faces)} | _from(meant, view)
    return " ".join(text.translated(**fields) for text in texts)


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


PERSONS_TURN = Text("Company", "A person took this turn.")
"""What there is to say of a turn that no computer took."""


def mistake_reason(turn: rules.TurnView, earlier: Earlier, view: TableView) -> str:
    """What the hints had told of a card that a person should not have played or discarded, if all know that; or empty."""
    before, told = earlier(turn.number), view.memory is not rules.MemoryAid.NONE
    lost = any(isinstance(event, rules.LastCopyLost) for event in turn.events)
    match turn.events[0]:
        case rules.CardMisplayed(card_id=card) if told:
            known, latest = known_of(card, before), _hint_told(card, before, view)
            if not known.hints:
                return tr("Company", "No hint said that it would fit.")
            if not _fits(known, before, any):
                return tr("Company", "Going by its hints, it couldn’t fit.")
            if latest and view.memory is rules.MemoryAid.FULL:
                return _meant_text(card, latest, earlier, view)
        case rules.CardDiscarded(card_id=card) if told and lost and not known_of(card, before).hints:
            return tr("Company", "No hint said to keep it.")
    return ""


def whole_text(choice: Choice, view: TableView) -> str:
    """The same with what that player thought, faces and all: for a game that is over."""
    reason, meant = choice.reason, _meaning(choice, view.seen)
    whole = Thought.USELESS, Thought.TO_PLAY, Thought.TO_KEEP, *VAGUE
    told = [] if reason.thought in whole else [reason_text(choice, view, _TOOK)]
    told += [tr("Company", "The hint was given on turn {turn}.", turn=meant.number + 1)] if meant else []
    told += [plays_text(reason, view)] if reason.thought is Thought.TO_PLAY else []
    text, few = PURPOSES.get(reason.thought), len(reason.faces) <= MOST
    if text and (few or reason.thought not in (Thought.CERTAIN, Thought.CHANCE)):
        told.append(text.translated(name=view.names[view.seen.current], cards=named_faces(reason.faces)))
    return " ".join(told)


_PLAYS = Text("Company", "Then {name} can play {cards}")
_PLAYS_NEXT = Text("Company", ", then {name} can play {cards}")
_YOU_PLAY = Text("Company", "First you play {cards}")
_YOU_PLAY_NEXT = Text("Company", ", then you play {cards}")
_OWN = Text("Company", "your card {place} ({card})")
_OWN_LIKELY = Text("Company", "your card {place} (likely {card})")
_OWN_NEWEST = Text("Company", "your card {place} (the newest without a hint, likely {card})")


def plays_text(why: Why, view: TableView, viewer: int | None = None) -> str:
    """Who plays what, in order; the `viewer` is told of the own cards by their places."""
    said = ""
    for seat, group in groupby(why.plays, key=lambda due: due[0]):
        text = (_PLAYS, _PLAYS_NEXT, _YOU_PLAY, _YOU_PLAY_NEXT)[2 * (seat == viewer) + bool(said)]
        cards = [_own_text(card, face, why, view) if seat == viewer else face_name(face) for _, card, face in group]
        said += text.translated(name=view.names[seat], cards=listed(cards))
    return f"{said}."


def _own_text(card: int, face: rules.Card, why: Why, view: TableView) -> str:
    """An own card that is to be played: all places where it may be."""
    cards = why.alike if card in why.alike else (card,)
    known = known_of(card, view.seen)
    sure = len(known.suits) == len(known.ranks) == 1
    text = _OWN if sure else _OWN_LIKELY if known.hints else _OWN_NEWEST
    return text.translated(place=either([str(place_of(each, view)) for each in cards]), card=face_name(face))


_KEEPS_LAST = Text("Company", "It saves {cards}, the last copy, from being discarded next.")
_POINTS_AT = Text("Company", "It points at {cards}, which fits now, but {name} can’t be sure of that.")
_TELLS_OF = Text("Company", "It only tells {name} more about {card}.")
_IS_NOT = Text("Company", "{name} learns that {cards} isn’t “{hint}”.")
_BLIND = Text("Company", "No hint points at {card}, but {name} sees that it has to come first.")
_MISLEADS = Text("Company", "Careful: after this hint, {name} may think that {cards} fits.")


def purpose_text(why: Why, hint: rules.Hint, touched: Ids, seen: rules.SeatView, view: TableView) -> str:
    """What a hint is good for, to another player than it is given to, who looks."""
    name, hinted, said = view.names[hint.target], hint_name(hint), []
    if why.thought is Thought.TO_PLAY:
        shown = [face_name(face) for _, card, face in why.plays if card == why.card]
        said = [_IS_NOT.translated(name=name, hint=hinted, cards=card) for card in shown]
        # That somebody likely plays it is said by "can".
        said.append(rated(plays_text(why, view, seen.viewer), why.sure if why.sure is Sureness.SURE else None))
        # Whoever looks is told of the own card where it stands.
        due = [each for each in why.plays if each[0] not in (seen.viewer, hint.target) and each[1] not in touched]
        blind = [(seat, face) for seat, card, face in due if not known_of(card, seen).hints]
        said += [_BLIND.translated(name=view.names[seat], card=face_name(face)) for seat, face in blind]
    elif why.thought not in VAGUE or why.misled is None:
        text, cards = PURPOSES[why.thought], held_text(why.faces, hint.target, seen, view)
        for face in why.faces:
            if why.thought is Thought.TO_KEEP:
                text = _KEEPS_LAST if seen.is_critical(face) else text
            elif why.thought in VAGUE:
                text = _POINTS_AT if seen.fireworks[face.suit] == face.rank - 1 else _TELLS_OF
        said = [rated(text.translated(name=name, cards=cards, card=named_faces(why.faces)), why.sure)]
    said += [_MISLEADS.translated(name=name, cards=face_name(why.misled))] if why.misled else []
    return " ".join(said)


def named_faces(faces: Sequence[rules.Card]) -> str:
    """What a card may be, in words, if that is not too much."""
    return either(list(map(face_name, faces))) if len(faces) <= MOST else _FITTING.translated()
