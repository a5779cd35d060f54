"""What a skilled computer advises the player who looks, and why."""

from msgspec.structs import replace

from hanabi_desktop import rules
from hanabi_desktop.table.view import TableView
from hanabi_desktop.teammates.reasons import VAGUE, Choice, Sureness, Thought, Why
from hanabi_desktop.wording import reasons
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.text import Text, tr

_CALLED = Text("Company", "By agreement, that’s your newest card without a hint.")
_READ_AT_ONCE = 260
"""Maximum letters of advice that need no scrolling with three players in the window's usual size."""
_ADVICE = Text("Company", "Advice: {move}.")
_SECOND = Text("Company", "Nearly as good: {move}.")
_SURER = Text("Company", "Surer, but in the long run a little worse: {move}.")
_BOLDER = Text("Company", "Bolder: {move}.")
_AT_RISK = Text("Company", "But then the next card that {name} discards may be {card}.")
_PLENTY = Text("Company", "With this many hints left, that’s better than discarding a card.")
_FEW_CARDS = Text("Company", "With so few cards left, that’s better than drawing one.")
_SPARES = Text("Company", "Discarding would likely cost more.")
_ALL_HINTED = Text("Company", "All your cards have hints.")
_NO_HINT = Text("Company", "No hint seems worth it now.")
_LAST_CARD = Text("Company", "You draw the last card: after that, everyone has one more turn.")
_WAITS = Text("Company", "Your hinted card {place} may have to wait: it isn’t sure to fit.")
_COSTS = Text("Company", "All your cards have hints: this costs {cards} for sure, the last copy.")
_MAY_COST = Text("Company", "All your cards have hints: this may cost {cards}, the last copy.")


def advised(choice: Choice) -> Choice:
    """What a person is told to do: of two hints with the same effect, the surer one alone."""
    plays, other = choice.reason.plays, choice.other
    if not other or other.risk or not plays or set(plays) != set(other.reason.plays):
        return choice
    surer = other if other.reason.sure is Sureness.SURE else choice
    return choice if choice.reason.sure == other.reason.sure else replace(surer, other=None, waits=choice.waits)


def advice_text(choice: Choice, view: TableView) -> str:
    """What a skilled computer would do in the place of the player who looks, and why; on a second line, its second choice.

    Faces in it are those of teammates' cards, or what the own card must be: for the player who looks alone.
    """
    choice = advised(choice)
    whole, other = _proposed(_ADVICE, choice, view), choice.other
    if other and other.risk:
        seat, card = other.risk
        risk = _AT_RISK.translated(name=view.names[seat], card=reasons.face_name(card))
        return f"{whole}\n{_proposed(_BOLDER, other, view)} {risk}"
    whole = f"{whole} {reasons.CAREFUL.translated()}" if reasons.is_careful(view.seen) else whole
    if view.seen.deck_left == 1 and not view.seen.rules.perfect and not isinstance(choice.action, rules.Hint):
        whole = f"{whole} {_LAST_CARD.translated()}"
    if choice.waits is not None:
        return f"{whole}\n{_waits_text(choice.waits, view)}"
    surer = other and choice.reason.thought in VAGUE and other.reason.thought is Thought.TO_PLAY
    both = f"{whole}\n{_proposed(_SURER if surer else _SECOND, other, view, whole)}" if other else whole
    return both if len(both) <= _READ_AT_ONCE else whole


def _proposed(text: Text, choice: Choice, view: TableView, said: str = "") -> str:
    move, reason, other = _move_text(choice, view), _advised_text(choice, view), choice.other and choice.other.action
    # A card that is useless, or costs something, needs no other reason.
    plain = isinstance(choice.action, rules.Discard) and choice.reason.sure is None and view.seen.clocks
    if plain and text is _ADVICE and not isinstance(other, rules.Hint):
        reason = f"{_NO_HINT.translated()} {reason}"
    if text is _ADVICE and isinstance(choice.action, rules.Hint) and choice.reason.thought in (*VAGUE, Thought.TO_MARK):
        few_cards = _FEW_CARDS if view.seen.deck_left <= 2 * view.seen.players else _SPARES
        better = _PLENTY if 2 * view.seen.clocks > view.seen.rules.clocks else few_cards
        reason = f"{reason} {better.translated()}"
    # Of two cards, the reason is said once.
    again = reason in said and isinstance(choice.action, rules.Play | rules.Discard)
    return f"{text.translated(move=move)} {'' if again else reason}".rstrip()


def _waits_text(waits: Why, view: TableView) -> str:
    """Why a hinted card is not to be played yet."""
    few = waits.plays or 0 < len(waits.faces) <= reasons.MOST
    text = reasons.OBSERVED_HINT[waits.thought] if few else _WAITS
    return reasons.rated(
        text.translated(**reasons.own_fields(waits, view.seen, view)), waits.sure if few else None, waits.rest
    )


def _advised_text(choice: Choice, view: TableView) -> str:
    """What is good about a move, what comes before it, and how sure that is."""
    reason, action, seen = choice.reason, choice.action, view.seen
    if isinstance(action, rules.Hint):
        return reasons.purpose_text(reason, action, choice.cards, seen, view)
    few = 0 < len(reason.faces) <= reasons.MOST
    if reason.thought is Thought.MEANT and reason.plays:
        needed, after = (face for _, _, face in reason.plays)
        told = reasons.needs_text(replace(reason, faces=(after,)), reasons.face_name(needed), seen, view)
        text = told if reasons.known_of(choice.cards[0], seen).hints else f"{told} {_CALLED.translated()}"
    elif reason.thought is Thought.USELESS or (reason.thought is Thought.CERTAIN and few):
        text = reasons.PURPOSES[reason.thought].translated(cards=reasons.named_faces(reason.faces))
    elif reason.thought is Thought.LEAST_LOSS and few:
        costs = _COSTS if reason.sure is Sureness.SURE else _MAY_COST
        return costs.translated(cards=reasons.named_faces(reason.faces))
    else:
        hinted = reason.thought is Thought.LEAST_LOSS and all(card.known.hints for card in view.own)
        text = " ".join([*[_ALL_HINTED.translated()] * hinted, reasons.reason_text(choice, view)])
    return reasons.rated(text, reason.sure, reason.rest)


def _move_text(choice: Choice, view: TableView) -> str:
    match choice.action:
        case rules.Play(card=card, announced=rules.Suit() as suit):
            place, colour = reasons.place_of(card, view), suit_name(suit)
            return tr("Company", "name {colour} and play card {place}", place=place, colour=colour)
        case rules.Play(card=card):
            return tr("Company", "play card {place}", place=reasons.place_of(card, view))
        case rules.Discard(card=card):
            return tr("Company", "discard card {place}", place=reasons.place_of(card, view))
        case rules.ColourHint(target=target) | rules.ValueHint(target=target) as hint:
            name = view.names[target]
            return tr("Company", "give {name} the hint “{hint}”", name=name, hint=reasons.hint_name(hint))
