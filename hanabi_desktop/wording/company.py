"""What is said of the computers at a table: who they are, and why they did what they did."""

from hanabi_desktop.rules import ColourHint, Discard, HintGiven, Play, TurnView, ValueHint
from hanabi_desktop.table.view import TableView
from hanabi_desktop.teammates.level import Level
from hanabi_desktop.teammates.reasons import Choice, Thought, Told
from hanabi_desktop.wording.cards import card_name, either, listed, suit_name
from hanabi_desktop.wording.text import Text, tr

KINDS = (None, Level.SKILLED, Level.PLAIN)
"""Who can sit on a seat, in the order in which they are offered: a person, or a computer of this level."""
_LEVELS = {Level.PLAIN: Text("Company", "Computer, plain"), Level.SKILLED: Text("Company", "Computer, skilled")}
_LEVEL_TEXTS = {
    Level.PLAIN: Text("Company", "Keeps to the simple agreements, as in the practice game."),
    Level.SKILLED: Text("Company", "Thinks further ahead, and expects more of your hints."),
}


def kind_name(level: Level | None) -> str:
    """Who plays: a person, or a computer so well."""
    return tr("Company", "Person") if level is None else _LEVELS[level].translated()


_SHORT = {Level.PLAIN: Text("Company", "plain"), Level.SKILLED: Text("Company", "skilled")}


def level_name(level: Level) -> str:
    """How well a computer plays, in a word."""
    return _SHORT[level].translated()


def kind_text(level: Level | None) -> str:
    """How such a computer plays; empty for a person."""
    return "" if level is None else _LEVEL_TEXTS[level].translated()


# Why a computer did something

_TOLD = {
    #: Why a computer plays a card. {giver} gave the hint.
    Told.PLAYS_HINTED: Text("Company", "Going by {giver}’s hint on turn {turn}, this card should fit now."),
    Told.PLAYS_CALLED: Text(
        "Company",
        "{giver}’s hint on turn {turn} was about a card that fits only after another one. The other one must be {name}’s "
        "newest card without a hint.",
    ),
    Told.PLAYS_COUNTED: Text("Company", "Going by the hints and all the cards in sight, this card has to fit."),
    Told.DISCARDS_OLDEST: Text("Company", "By agreement, the oldest card without a hint goes."),
    Told.DISCARDS_HINTED: Text("Company", "Going by its hints, this card is of no use any more."),
    Told.DISCARDS_OTHER: Text(
        "Company", "Going by the hints and all the cards in sight, this card seemed to matter least."
    ),
    Told.HINTS_NEXT_DISCARD: Text(
        "Company", "This hint is about {target}’s next discard: keep it if the hint may save it, or else play it."
    ),
    Told.HINTS_NEWEST: Text("Company", "This hint is about the newest card that had no hint before: play it."),
    Told.HINTS_AGAIN: Text("Company", "All of these cards had hints already: together, the hints say more."),
    Told.HINTS_NOTHING_NEW: Text(
        "Company",
        "This hint tells nothing new: play the newest of these cards if it can fit. Or it only passes the turn on.",
    ),
    Told.HINTS_USELESS: Text(
        "Company", "The cards it points at are of no use any more: they can go, or it only passes the turn on."
    ),
    Told.HINTS_NOTHING: Text("Company", "This hint points at no card: it only passes the turn on."),
}
_PLAYS_WAITED_FOR = Text(
    "Company",
    "{giver}’s hint on turn {turn} was about a card that fits only after another one. Going by its hints, the other one "
    "must be this card.",
)
_HINTS_NEWEST_OF_MANY = Text(
    "Company",
    "This hint is about the newest card that had no hint before: play it, unless somebody has to play another one first.",
)
"""Where there is somebody else."""
_HINTS_FIVES = Text("Company", "“5” says: keep it until it fits.")
_THOUGHTS = {
    Thought.CERTAIN: Text("Company", "It could only be {cards}."),
    Thought.MEANT: Text("Company", "{name} took it for {cards}."),
    Thought.TO_PLAY: Text("Company", "It was meant to get {plays} played."),
    Thought.TO_KEEP: Text("Company", "It was meant to save {cards}."),
    Thought.TO_CALL: Text("Company", "{cards} fits after {plays}."),
    Thought.TO_TELL: Text("Company", "It was meant to tell more, or only to pass the turn on."),
    Thought.USELESS: Text("Company", "No firework needed it any more."),
    Thought.LEAST_LOSS: Text("Company", "Of all the options, this was likely to cost the least."),
}
_ONLY_PASSES = Text("Company", "It was only meant to pass the turn on.")
_MOST = 3
"""So many faces are named; of more, only that there are several."""


def told_text(choice: Choice, view: TableView, seat: int) -> str:
    """Why the player at `seat` did it, as everybody may know: what the conventions say."""
    reason, action = choice.reason, choice.action
    told = reason.told
    if told in (Told.PLAYS_HINTED, Told.PLAYS_CALLED) and reason.since is None:
        told = Told.PLAYS_COUNTED
    turn = _latest_hint(choice, view)
    text = _TOLD[told]
    if told is Told.PLAYS_HINTED and turn and not _points(turn, reason.card):
        text = _PLAYS_WAITED_FOR
    elif told in (Told.HINTS_NEXT_DISCARD, Told.HINTS_NEWEST) and isinstance(action, ValueHint) and action.rank == 5:
        text = _HINTS_FIVES
    elif told is Told.HINTS_NEWEST and len(view.names) > 2:
        text = _HINTS_NEWEST_OF_MANY
    return text.translated(
        name=view.names[seat],
        giver="" if turn is None else view.names[turn.seat],
        turn=0 if turn is None else turn.number + 1,
        target=view.names[action.target] if isinstance(action, ColourHint | ValueHint) else "",
    )


def _latest_hint(choice: Choice, view: TableView) -> TurnView | None:
    """The turn whose hint the card is played by: the one that gave it its meaning, or told more about it since."""
    reason = choice.reason
    turns = view.seen.turns[reason.since :] if reason.since is not None else ()
    return next((turn for turn in reversed(turns) if _points(turn, reason.card)), turns[0] if turns else None)


def _points(turn: TurnView, card: int | None) -> bool:
    return any(isinstance(event, HintGiven) and card in event.touched for event in turn.events)


def not_its_own_text(name: str) -> str:
    """What a computer says of a turn that another player took in its place."""
    return tr("Company", "Somebody else took this turn: {name} would have done something different.", name=name)


def whole_text(choice: Choice, view: TableView, seat: int) -> str:
    """The same with what the player thought, faces and all: for a game that is over."""
    reason = choice.reason
    cards, plays = either([card_name(face) for face in reason.faces]), listed(map(card_name, reason.plays))
    thought = reason.thought
    if thought in (Thought.TO_PLAY, Thought.TO_CALL) and not plays:
        thought = Thought.TO_TELL
    told = told_text(choice, view, seat)
    if thought in (Thought.CERTAIN, Thought.MEANT) and len(reason.faces) > _MOST:
        return told
    passes = thought is Thought.TO_TELL and reason.told in (Told.HINTS_NOTHING_NEW, Told.HINTS_NOTHING)
    whole = (_ONLY_PASSES if passes else _THOUGHTS[thought]).translated(name=view.names[seat], cards=cards, plays=plays)
    return f"{told} {whole[:1].upper()}{whole[1:]}"


def advice_text(choice: Choice, view: TableView) -> str:
    """What a plain computer would do in the place of the player who looks, and why."""
    seat = view.seen.current
    match choice.action:
        case Play(card=card):
            text = tr("Company", "A plain computer would play card {place}.", place=_place(card, view))
        case Discard(card=card):
            text = tr("Company", "A plain computer would discard card {place}.", place=_place(card, view))
        case ColourHint(target=target, suit=suit):
            text = tr("Company", "A plain computer would give {name} this hint: {hint}.")
            text = text.format(name=view.names[target], hint=suit_name(suit))
        case ValueHint(target=target, rank=rank):
            text = tr("Company", "A plain computer would give {name} this hint: {hint}.")
            text = text.format(name=view.names[target], hint=rank)
    return f"{text} {told_text(choice, view, seat)}"


def _place(card: int, view: TableView) -> int:
    return next(held.place for held in view.hands[view.seen.current] if held.id == card)
