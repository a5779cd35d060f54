"""What a skilled computer advises the player who looks, and why."""

from hanabi_desktop import rules
from hanabi_desktop.table.view import TableView
from hanabi_desktop.teammates.reasons import Choice, Thought, Why
from hanabi_desktop.wording import reasons
from hanabi_desktop.wording.cards import card_name, either
from hanabi_desktop.wording.text import Text, tr

_CALLED = Text("Company", "{waits} needs {cards} first: by agreement, it’s your card {place}.")
_UNSEEN = Text("Company", "{waits} needs {cards} first: by agreement, it’s your newest card without a hint.")
_SHOULD_BE = Text("Company", "Going by {giver}’s hint “{hint}”, it should be {cards}.")
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
        return f"{whole}\n{_waits_text(choice.waits, view)}"
    whole = f"{whole} {reasons.CAREFUL.translated()}" if reasons.is_careful(view.seen) else whole
    both = f"{whole}\n{_proposed(_SECOND, other, view, whole)}" if other else whole
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
        text, cards = _WAITS_FOR, reasons.held_text(waits.plays, view.seen, view, None)
    elif 0 < len(waits.faces) <= reasons.MOST:
        text, cards = _WAITS_AS, either([card_name(face) for face in waits.faces])
    return text.translated(place=reasons.place_of(waits.card, view), cards=cards)


def _advised_text(choice: Choice, view: TableView) -> str:
    """What is good about a move, what comes before it, and how sure that is."""
    reason, action, seen = choice.reason, choice.action, view.seen
    if isinstance(action, rules.ColourHint | rules.ValueHint):
        return reasons.purpose_text(reason, action.target, seen, view)
    few, place = 0 < len(reason.faces) <= reasons.MOST, reasons.place_of(choice.cards[0], view)
    if reason.thought is Thought.MEANT and reason.plays:
        called = _CALLED if reasons.known_of(choice.cards[0], seen).hints else _UNSEEN
        waits = reasons.held_text(reason.plays[1:], seen, view, reasons.holder_of(reason.card, seen))
        text = called.translated(waits=waits, cards=card_name(reason.plays[0]), place=place)
    elif reason.thought is Thought.USELESS or (reason.thought is Thought.CERTAIN and few):
        text = reasons.PURPOSES[reason.thought].translated(**reasons.named_faces(reason))
    else:
        text = reasons.reason_text(choice, view, *[_SHOULD_BE] * few)
    return reasons.rated(text, reason.sure)


def _move_text(choice: Choice, view: TableView) -> str:
    match choice.action:
        case rules.Play(card=card):
            return tr("Company", "play card {place}", place=reasons.place_of(card, view))
        case rules.Discard(card=card):
            return tr("Company", "discard card {place}", place=reasons.place_of(card, view))
        case rules.ColourHint(target=target) | rules.ValueHint(target=target) as hint:
            name = view.names[target]
            return tr("Company", "give {name} the hint “{hint}”", name=name, hint=reasons.hint_name(hint))
