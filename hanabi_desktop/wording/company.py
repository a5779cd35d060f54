"""What is said of the computers at a table: who they are, and why they did what they did."""

from collections.abc import Sequence

from hanabi_desktop import rules
from hanabi_desktop.players import Character, Computer, Level, Player, renamed
from hanabi_desktop.rules.knowledge import Knowledge
from hanabi_desktop.table.view import TableView, isolated
from hanabi_desktop.teammates.reasons import Choice, Thought, Why
from hanabi_desktop.wording.cards import card_name, either, listed, suit_name
from hanabi_desktop.wording.text import Text, capital, tr
from hanabi_desktop.wording.typography import unbroken

_CHARACTERS = {
    Character.TIN: Text("Computers", "Tinbot"),
    Character.DOT: Text("Computers", "Dotbot"),
    Character.MOON: Text("Computers", "Moonbot"),
    Character.SPRING: Text("Computers", "Springbot"),
    Character.LAMP: Text("Computers", "Lampbot"),
    Character.BOLT: Text("Computers", "Boltbot"),
}
"""Each says by its end, to the eye and to the ear, that this is no person."""


def character_name(character: Character) -> str:
    """A computer's name in the current language."""
    return _CHARACTERS[character].translated()


def default_name(seat: int) -> str:
    """The default name of a person."""
    return tr("NewGame", "Player {number}", number=seat + 1)


def seated_text(player: Player) -> str:
    """Who sits at a seat, and for whom."""
    if isinstance(player, Computer) and (person := player.stands_in):
        return tr("Computers", "{computer} (for {name})", computer=player.name, name=isolated(person.name))
    return player.name


def lineup(players: Sequence[Player]) -> tuple[Player, ...]:
    """Who played, each with the name of the person for whom a computer sat in beside its own."""
    return renamed(players, unbroken(tuple(map(seated_text, players))))


def back_text(name: str) -> str:
    """Somebody for whom a computer sat plays on, or wants to."""
    return tr("Company", "{name} is back", name=name)


def in_this_language(players: Sequence[Player]) -> tuple[Player, ...]:
    """The same players, with the names of computers in the current language."""
    named = (character_name(each.character) if isinstance(each, Computer) else each.name for each in players)
    return renamed(players, tuple(named))


KINDS = (None, Level.SKILLED, Level.PLAIN)
"""Who can sit on a seat, in the order in which they are offered: a person, or a computer of this level."""
_LEVELS = {Level.PLAIN: Text("Company", "Computer, basic"), Level.SKILLED: Text("Company", "Computer, skilled")}
_LEVEL_TEXTS = {
    Level.PLAIN: Text("Company", "Computer, basic: plays by simple agreements"),
    Level.SKILLED: Text("Company", "Computer, skilled: thinks ahead and expects more of you"),
}


def kind_name(level: Level | None) -> str:
    """The kind of player: a person, or a computer of this level."""
    return tr("Company", "Person") if level is None else _LEVELS[level].translated()


_SHORT = {Level.PLAIN: Text("Company", "basic"), Level.SKILLED: Text("Company", "skilled")}


def level_name(level: Level) -> str:
    """The name of a level, in a word."""
    return _SHORT[level].translated()


def kind_text(level: Level | None) -> str:
    """Who plays, and of a computer how."""
    return kind_name(level) if level is None else _LEVEL_TEXTS[level].translated()


# Why a computer did something, as everybody can know it

_HAS_TO_FIT = Text("Company", "Going by the hints and all the cards in sight, this card has to fit.")
_PLAYS_CERTAIN = Text("Company", "After {giver}’s hint “{hint}”, this card had to fit.")
_PLAYS_HINTED = Text("Company", "After {giver}’s hint “{hint}”, this card should fit now.")
_MEANT_BY = Text("Company", "It was meant to fit, going by {giver}’s hint “{hint}”.")
_WORTH_A_TRY = Text("Company", "In the last round, whatever may still fit is worth a try.")
_ANY_HINT = Text(
    "Company",
    "A hint is about the next discard or, if it doesn’t point at that, the newest of its cards without an earlier hint.",
)


def told_text(turn: rules.TurnView, before: rules.SeatView, view: TableView) -> str:
    """Why a computer took a turn, by what everybody saw `before` it and sees now: both views are everybody's.

    What it thought follows from cards that somebody does not see: nothing of that is in it.
    """
    match turn.events[0]:
        case rules.CardPlayed(card_id=card):
            return _play_text(card, before, view)
        case rules.CardMisplayed(card_id=card):
            return _play_text(card, before, view, fits=False)
        case rules.CardDiscarded(card_id=card):
            return _discard_text(card, before, view)
        case rules.HintGiven(hint=hint, touched=touched):
            return _hint_text(hint, touched, before, view)
    return _ANY_HINT.translated()


def _play_text(card: int, before: rules.SeatView, view: TableView, *, fits: bool = True) -> str:
    known, latest = _known(card, before), _hint_told(card, before, view)
    if _fits(known, before):
        return _PLAYS_CERTAIN.translated(**_from(latest, view)) if latest else _HAS_TO_FIT.translated()
    if before.turns_left is not None and before.mistakes < before.rules.mistakes - 1:
        return _WORTH_A_TRY.translated()
    if latest is None and not fits and (known.hints or view.memory is rules.MemoryAid.NONE):
        return tr("Company", "It was meant to fit, going by the hints.")
    if view.memory is rules.MemoryAid.NONE:
        return tr("Company", "Going by the hints and all the cards in sight, this card should fit now.")
    if not known.hints:
        return tr(
            "Company",
            "A card without a hint is played if a hinted one has to wait for it, or if counting proves that it fits.",
        )
    if latest is None:
        return tr("Company", "Going by its hints, this card should fit now.")
    return (_PLAYS_HINTED if fits else _MEANT_BY).translated(**_from(latest, view))


def _discard_text(card: int, before: rules.SeatView, view: TableView) -> str:
    known = _known(card, before)
    if known.hints and not _needed(known, before):
        return tr("Company", "Going by its hints, this card is of no use any more.")
    if card == _next_discard(before.current, before) and view.memory is not rules.MemoryAid.NONE:
        told = tr("Company", "By agreement, the oldest card without a hint is discarded.")
        hinted = [held.known for held in before.hands[before.current].cards if held.known.hints]
        if not hinted or any(_fits(other, before) for other in hinted):
            return told
        return f"{told} {tr('Company', 'Going by the hints alone, no hinted card is sure to fit.')}"
    return tr("Company", "Going by the hints and all the cards in sight, this card seemed to matter least.")


def _hint_text(hint: rules.Hint, touched: tuple[int, ...], before: rules.SeatView, view: TableView) -> str:
    cards = [_known(card, before) for card in touched]
    told = [known.after(hint, True, before.rules) for known in cards]
    again = all(known.hints for known in cards)
    if not touched:
        return tr("Company", "This hint points at no card: it only passes the turn on.")
    if not any(_needed(known, before) for known in told):
        return tr("Company", "These cards are of no use any more: they can go, or the hint only passes the turn on.")
    if all(_fits(known, before) for known in told):
        return tr("Company", "After this hint, every card it points at fits, unless two are alike.")
    if view.memory is rules.MemoryAid.NONE or (again and view.memory is not rules.MemoryAid.FULL):
        return _ANY_HINT.translated()
    if again and any((old.suits, old.ranks) != (new.suits, new.ranks) for old, new in zip(cards, told, strict=True)):
        return tr("Company", "So: play what fits now, going by this hint and the earlier ones together.")
    if again:
        return tr(
            "Company",
            "So: the hint tells nothing new. Play the newest of these if it can fit; if it can’t, the hint only passes the turn on.",
        )
    if isinstance(hint, rules.ValueHint) and hint.rank == 5:
        return tr("Company", "So: keep the 5 until it’s sure to fit.")
    discard = _next_discard(hint.target, before)
    if discard not in touched:
        return (_PLAY_NEWEST if len(touched) > 1 else _PLAY_THIS).translated()
    if _may_save(hint, told[touched.index(discard)], before):
        return tr("Company", "So: keep the next discard until it’s sure to fit, as the hint may save it.")
    return tr(
        "Company",
        "So: play the next discard if it can fit, as the hint saves nothing. Another card may have to be played first.",
    )


_PLAY_THIS = Text("Company", "So: play this card if it can fit. Another card may have to be played first.")
_PLAY_NEWEST = Text(
    "Company",
    "So: play the newest of these that had no hint before, if it can fit. Another card may have to be played first.",
)


def _may_save(hint: rules.Hint, known: Knowledge, seen: rules.SeatView) -> bool:
    """Whether the next discard can be a card that this hint says to keep, by what everybody knows of it."""
    if isinstance(hint, rules.ValueHint) and hint.rank == 2:
        return _needed(known, seen)
    faces = (rules.Card(suit, rank) for suit in known.suits for rank in known.ranks if rank < 5)
    return any(seen.is_critical(face) for face in faces)


def _known(card: int, seen: rules.SeatView) -> Knowledge:
    return next(held.known for hand in seen.hands for held in hand.cards if held.id == card)


def _needed(known: Knowledge, seen: rules.SeatView) -> bool:
    """Whether a card with this knowledge can be one that a firework still needs."""
    return any(seen.fireworks[suit] < rank <= seen.reach[suit] for suit in known.suits for rank in known.ranks)


def _fits(known: Knowledge, seen: rules.SeatView) -> bool:
    """Whether a card with this knowledge has to fit."""
    return all(seen.fireworks[suit] == rank - 1 for suit in known.suits for rank in known.ranks)


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

_PLAYS_CALLED = Text(
    "Company",
    "{giver}’s hint “{hint}” was about a card that fits after another: the other had to be {name}’s newest without a hint.",
)
_PLAYS_WAITED_FOR = Text(
    "Company",
    "{giver}’s hint “{hint}” was about a card that fits after another. Going by its hints, the other was this card.",
)
_THOUGHTS = {
    Thought.CERTAIN: Text("Company", "Only possible: {cards}."),
    Thought.MEANT: Text("Company", "{name}’s guess: {cards}."),
    Thought.CHANCE: Text("Company", "{name} hoped for {cards}."),
    Thought.TO_PLAY: Text("Company", "It was meant to get {plays} played."),
    Thought.TO_KEEP: Text("Company", "Meant to save: {cards}."),
    Thought.TO_CALL: Text("Company", "First {plays}, then {cards}."),
    Thought.TO_TELL: Text("Company", "It was meant to tell more, or only to pass the turn on."),
    Thought.TO_PASS: Text("Company", "It was only meant to pass the turn on."),
    Thought.USELESS: Text("Company", "No firework needed it any more."),
    Thought.LEAST_LOSS: Text("Company", "Of all the options, this was likely to cost the least."),
}
_MOST = 3
"""Maximum of faces named; of more, only that there are several."""


def _reason_text(choice: Choice, view: TableView) -> str:
    """What the agreements tell the player who chose it, and with whose eyes `view` was seen."""
    seen, action, meant = view.seen, choice.action, _meaning(choice, view.seen)
    if isinstance(action, rules.Discard):
        return _discard_text(action.card, seen, view)
    if not isinstance(action, rules.Play):
        assert seen.options is not None
        return _hint_text(action, seen.options.hints[action].touched, seen, view)
    if meant is None:
        return (_WORTH_A_TRY if choice.reason.thought is Thought.CHANCE else _HAS_TO_FIT).translated()
    if _latest_hint(action.card, (meant,)):
        text = _PLAYS_HINTED
    else:
        text = _PLAYS_WAITED_FOR if _latest_hint(action.card, seen.turns) else _PLAYS_CALLED
    return text.translated(name=view.names[seen.current], **_from(meant, view))


def _meaning(choice: Choice, seen: rules.SeatView) -> rules.TurnView | None:
    """The turn whose hint a card is played by: the one that gave it its meaning, or told more about it since."""
    since, action = choice.reason.since, choice.action
    if since is None or not isinstance(action, rules.Play):
        return None
    return _latest_hint(action.card, seen.turns[since:]) or seen.turns[since]


WHY_AGAIN = Text("Company", "(“Why?” again: the turn before.)")
"""How one asks on, where there is a turn before that is new as well."""


def persons_turn_text() -> str:
    """What there is to say of a turn that no computer took."""
    return tr("Company", "A person played this.")


def whole_text(choice: Choice, view: TableView) -> str:
    """The same with what that player thought, faces and all: for a game that is over."""
    told, reason, meant = [_reason_text(choice, view)], choice.reason, _meaning(choice, view.seen)
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
}
_READ_AT_ONCE = 120
"""Maximum letters of advice that need no scrolling with three players in the window's usual size."""


_PLAYS_HELD = Text("Company", "{name}’s {plays} first, then {cards}.")


def advice_text(choice: Choice, view: TableView) -> str:
    """What a skilled computer would do in the place of the player who looks, and why; on a second line, its second choice.

    Faces in it are those of teammates' cards, or what the own card must be: for the player who looks alone.
    """
    thought, reason = _ADVISED.get(choice.reason.thought), _reason_text(choice, view)
    if thought is not None and len(choice.reason.faces) <= _MOST:
        reason = _advised_text(choice.reason, thought, view)
    told = tr("Company", "Advice: {move}. {reason}", move=_move_text(choice.action, view), reason=reason)
    other = "" if choice.other is None else _move_text(choice.other.action, view)
    if choice.risk is not None:
        mate = view.names[(view.seen.current + 1) % view.seen.players]
        warning = tr("Company", "Careful: {name}’s next discard is the {card}.", name=mate, card=card_name(choice.risk))
        safer = tr("Company", "Safer: {move}.", move=other) if other else ""
        return f"{told}\n{warning} {safer}".rstrip()
    both = f"{told}\n{tr('Company', 'Nearly as good: {move}.', move=other)}"
    return both if other and len(both) <= _READ_AT_ONCE else told


def _advised_text(reason: Why, thought: Text, view: TableView) -> str:
    """What is good about a move, and what comes before it."""
    fields = _named_faces(reason)
    if reason.thought is Thought.TO_CALL and len(reason.plays) == 1:
        hands = zip(view.names, view.seen.hands, strict=True)
        holders = [name for name, hand in hands if any(card.face == reason.plays[0] for card in hand.cards)]
        if len(holders) == 1:
            return capital(_PLAYS_HELD.translated(name=holders[0], **fields))
    if reason.thought is Thought.TO_PLAY:
        tops = view.seen.fireworks
        below = {
            rules.Card(play.suit, rank) for play in reason.plays for rank in range(tops[play.suit] + 1, play.rank)
        } - set(reason.plays)
        if below:
            first = listed(map(card_name, sorted(below, key=lambda card: (card.suit, card.rank))))
            return capital(tr("Company", "It gets {plays} played after {first}.", plays=fields["plays"], first=first))
    return capital(thought.translated(**fields))


def _move_text(action: rules.TurnAction, view: TableView) -> str:
    match action:
        case rules.Play(card=card):
            return tr("Company", "play {card}", card=_own_card(card, view))
        case rules.Discard(card=card):
            return tr("Company", "discard {card}", card=_own_card(card, view))
        case rules.ColourHint() | rules.ValueHint() as hint:
            text = tr("Company", "give {name} this hint: {hint}")
            return text.format(name=view.names[hint.target], hint=_hint_name(hint))


def _named_faces(reason: Why) -> dict[str, str]:
    return {"cards": either([card_name(face) for face in reason.faces]), "plays": listed(map(card_name, reason.plays))}


_FROM_LEFT = (
    Text("Company", "your leftmost card"),
    Text("Company", "your second card from the left"),
    Text("Company", "your third card from the left"),
    Text("Company", "your fourth card from the left"),
)


def _own_card(card: int, view: TableView) -> str:
    """Which card it is, not by its number: cards may carry others."""
    hand = view.hands[view.seen.current]
    place = next(held.place for held in hand if held.id == card)
    if place == len(hand) > 1:
        return tr("Company", "your rightmost card")
    return _FROM_LEFT[place - 1].translated()
