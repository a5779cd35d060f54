"""Turns and remarks as lines of the journal, and the story of a finished game. Everybody reads it: names, never "you"."""

from collections.abc import Callable, Iterator, Sequence

from hanabi_desktop import rules as hanabi
from hanabi_desktop.records.remarks import (
    Cover,
    NewMaster,
    OnPhone,
    Peek,
    Remark,
    Seated,
    TakenBack,
    comes_back,
    continued_from,
    count_peeks,
    count_taken_back,
    is_own_turn,
)
from hanabi_desktop.records.seats import sat_in
from hanabi_desktop.table.replay import Story
from hanabi_desktop.table.view import isolated
from hanabi_desktop.wording.cards import card_name, suit_name
from hanabi_desktop.wording.company import level_name
from hanabi_desktop.wording.endings import NO_MEDAL, end_title
from hanabi_desktop.wording.text import Counted, Text, capital, closed, tr
from hanabi_desktop.wording.tokens import TokenWords

_COLOURS = {
    hanabi.Suit.RED: (Counted("Journal", "{count} red"), Text("Journal", "no red")),
    hanabi.Suit.YELLOW: (Counted("Journal", "{count} yellow"), Text("Journal", "no yellow")),
    hanabi.Suit.GREEN: (Counted("Journal", "{count} green"), Text("Journal", "no green")),
    hanabi.Suit.BLUE: (Counted("Journal", "{count} blue"), Text("Journal", "no blue")),
    hanabi.Suit.WHITE: (Counted("Journal", "{count} white"), Text("Journal", "no white")),
    hanabi.Suit.MULTICOLOUR: (Counted("Journal", "{count} multicolour"), Text("Journal", "no multicolour")),
}
_VALUES = {
    1: (Counted("Journal", "{count} 1(s)"), Text("Journal", "no 1s")),
    2: (Counted("Journal", "{count} 2(s)"), Text("Journal", "no 2s")),
    3: (Counted("Journal", "{count} 3(s)"), Text("Journal", "no 3s")),
    4: (Counted("Journal", "{count} 4(s)"), Text("Journal", "no 4s")),
    5: (Counted("Journal", "{count} 5(s)"), Text("Journal", "no 5s")),
}
"""The cards at which a hint points, and what it says where there are none."""
_WILD = Counted("Journal", "%n “{colour}”")
"""The cards at which a colour points that wild cards have as well."""
_COUNTS = {
    2: Text("Journal", "two"),
    3: Text("Journal", "three"),
    4: Text("Journal", "four"),
    5: Text("Journal", "five"),
}
"""Numbers of cards as words: "two 1s" reads well, and "2 1s" does not. The sentence for one card has the word itself."""
_COMPLETED = {
    hanabi.Suit.RED: Text("Journal", "Red is complete!"),
    hanabi.Suit.YELLOW: Text("Journal", "Yellow is complete!"),
    hanabi.Suit.GREEN: Text("Journal", "Green is complete!"),
    hanabi.Suit.BLUE: Text("Journal", "Blue is complete!"),
    hanabi.Suit.WHITE: Text("Journal", "White is complete!"),
    hanabi.Suit.MULTICOLOUR: Text("Journal", "Multicolour is complete!"),
}
NEW_MASTER = Text("Remarks", "{name} is now the master.")
"""The role was handed over."""
HEADLINE = 28
"""Letters of a headline, with short names in it."""


def hinted_text(hint: hanabi.Hint, count: int, rules: hanabi.Rules) -> str:
    """How many cards of what a hint points at, in words: "2 red" would read as a card."""
    several, none = _COLOURS[hint.suit] if isinstance(hint, hanabi.ColourHint) else _VALUES[hint.rank]
    if not count:
        return none.translated()
    if isinstance(hint, hanabi.ColourHint):
        wild = hanabi.Suit.MULTICOLOUR in rules.suits and hanabi.Suit.MULTICOLOUR not in rules.nameable_suits
        if wild:
            return _WILD.translated(count, colour=suit_name(hint.suit))
    return several.translated(count, count=_COUNTS[count].translated() if count in _COUNTS else str(count))


def considered_text(hint: hanabi.Hint, count: int, names: Sequence[str], rules: hanabi.Rules) -> str:
    """What a hint would say that is only weighed: to whom, and at how many cards of what it points."""
    return tr("HintPicker", "Hint to {name}: {cards}", name=names[hint.target], cards=hinted_text(hint, count, rules))


def completed_text(suit: hanabi.Suit) -> str:
    """A firework reached its five."""
    return _COMPLETED[suit].translated()


def misfit_title(card: hanabi.Card, named: hanabi.Suit | None) -> str:
    """A card was a mistake; `named` is its colour as it was announced, if one was."""
    if named in (None, card.suit):
        text = tr("Journal", "{card} doesn’t fit!", card=card_name(card))
    else:
        text = tr("Journal", "Not {colour}: {card}!", colour=suit_name(named), card=card_name(card))
    return capital(text)


def mistake_text(mistakes: int, rules: hanabi.Rules) -> str:
    """A mistake, and the limit that loses the game."""
    return tr("Journal", "Mistake {mistakes} of {limit}", mistakes=mistakes, limit=rules.mistakes)


def action_text(turn: hanabi.TurnView, names: Sequence[str], rules: hanabi.Rules) -> str:
    """What somebody did on a turn, without what came of it; empty for an early end."""
    match turn.events[0]:
        case hanabi.HintGiven(giver=giver, hint=hint, touched=touched):
            text, cards = tr("Journal", "{giver} to {target}: {cards}"), hinted_text(hint, len(touched), rules)
            return text.format(giver=names[giver], target=names[hint.target], cards=cards)
        case hanabi.HintForgotten(giver=giver, target=target):
            return tr("Journal", "{giver} gave {target} a hint", giver=names[giver], target=names[target])
        case hanabi.CardPlayed(seat=seat, card=card):
            return tr("Journal", "{name} plays {card}", name=names[seat], card=card_name(card))
        case hanabi.CardMisplayed(seat=seat, card=card, announced=named) as misplayed:
            text = tr("Journal", "{name} plays {card}: it doesn’t fit")
            if misplayed.announced_wrongly:
                text = tr("Journal", "{name} says “{colour}”, but it’s {card}")
            colour = "" if named is None else suit_name(named)
            return text.format(name=names[seat], card=card_name(card), colour=colour)
        case hanabi.CardDiscarded(seat=seat, card=card):
            return tr("Journal", "{name} discards {card}", name=names[seat], card=card_name(card))
        case _:
            return ""


def turned_title(turn: hanabi.TurnView, names: Sequence[str], rules: hanabi.Rules) -> str:
    """What somebody did on a turn, or that it was a mistake, in a headline."""
    match turn.events[0]:
        case hanabi.CardMisplayed(card=card, announced=named):
            return misfit_title(card, named)
        case _:
            return action_text(turn, names, rules)


def consequences(turn: hanabi.TurnView, rules: hanabi.Rules) -> Iterator[str]:
    """What came of a turn that everybody holds their breath for: a mistake, a card lost for good, a firework complete."""
    for event in turn.events:
        match event:
            case hanabi.FuseBurnt(mistakes=mistakes):
                yield mistake_text(mistakes, rules)
                if mistakes == rules.mistakes - 1 and not any(
                    isinstance(event, hanabi.GameOver) for event in turn.events
                ):
                    yield tr("Journal", "One more, and the game is lost!")
            case hanabi.LastCopyLost(card=card):
                yield lost_title(card)
            case hanabi.FireworkCompleted(suit=suit):
                yield completed_text(suit)


def lost_title(card: hanabi.Card) -> str:
    """The last copy of a card that was still needed is gone."""
    return tr("Journal", "No {card} left!", card=card_name(card))


def turn_sentences(turn: hanabi.TurnView, names: Sequence[str], rules: hanabi.Rules, words: TokenWords) -> list[str]:
    """One turn in short sentences, in the order in which it happened; draws and spent tokens go without saying."""
    sentences = [text] if (text := action_text(turn, names, rules)) else []
    sentences += consequences(turn, rules)
    for event in turn.events:
        match event:
            case hanabi.ClockReturned(reason=reason) if reason is not hanabi.ClockGain.DISCARD:
                sentences.append(words.gains.of(reason).translated())
            case hanabi.ClockLost(reason=reason):
                sentences.append(words.gains.lost(reason).translated())
            case hanabi.LastCopyLost(most=most):
                sentences.append(tr("Journal", "At most {most} points now", most=most))
            case hanabi.FinalRoundBegun():
                sentences.append(tr("Journal", "Last round: one turn each"))
            case hanabi.GameOver(reason=reason, card=card):
                sentences.append(end_title(reason, words, card))
    return sentences


def turn_news(
    turn: hanabi.TurnView, names: Sequence[str], rules: hanabi.Rules, words: TokenWords, *, brief: bool = False
) -> list[str]:
    """One turn in short sentences, the weightiest first: a headline. If `brief`, that has no room for who gives a hint."""
    told, first = turn_sentences(turn, names, rules, words), turn.events[0]
    weights = (hanabi.GameOver, hanabi.FinalRoundBegun, hanabi.LastCopyLost, hanabi.FireworkCompleted)
    weighty = next((event for kind in weights for event in turn.events if isinstance(event, kind)), first)
    match weighty:
        case hanabi.GameOver() | hanabi.FinalRoundBegun():
            return [told[-1], *told[:-1]]
        case hanabi.LastCopyLost(card=card):
            title = lost_title(card)
        case hanabi.FireworkCompleted(suit=suit):
            title = completed_text(suit)
        case hanabi.HintGiven(giver=giver, hint=hint, touched=touched) if brief:
            text, cards = tr("Journal", "To {target}: {cards}"), hinted_text(hint, len(touched), rules)
            who = tr("Journal", "A hint from {giver}", giver=names[giver])
            return [text.format(target=names[hint.target], cards=cards), who, *told[1:]]
        case _:
            title = turned_title(turn, names, rules)
    if isinstance(first, hanabi.CardMisplayed):
        mistakes = next(event.mistakes for event in turn.events if isinstance(event, hanabi.FuseBurnt))
        text = tr("Journal", "{name}: mistake {mistakes} of {limit}")
        told[:2] = [text.format(name=names[first.seat], mistakes=mistakes, limit=rules.mistakes)]
    return [title, *(sentence for sentence in told if sentence != title)]


def turn_text(turn: hanabi.TurnView, names: Sequence[str], rules: hanabi.Rules, words: TokenWords) -> str:
    """One turn as a line of the journal."""
    told = turn_sentences(turn, names, rules, words)
    return " ".join(map(closed, told)) if len(told) > 1 else told[0]


# The story of a game


def figures_text(story: Story) -> str:
    """How it was played, in figures; what never happened is left out."""
    return " · ".join(_figures(story))


def _figures(story: Story) -> Iterator[str]:
    yield tr("Story", "%n turn(s)", n=story.turns)
    if story.hints:
        yield tr("Story", "%n hint(s)", n=story.hints)
    if story.discards:
        yield tr("Story", "%n card(s) discarded", n=story.discards)
    if story.mistakes:
        yield tr("Story", "%n mistake(s)", n=story.mistakes)
    if story.lost:
        yield tr("Story", "%n last copies lost", n=len(story.lost))


# Remarks: what happened beside the turns


_COVERED = {
    Cover.PERSON: Text("Remarks", "{name} covered the cards once more before acting."),
    Cover.PROGRAM: Text("Remarks", "The program covered the cards shown to {name} before the turn was taken."),
    Cover.WITHDRAWN: Text("Remarks", "{name} took an announcement back."),
}
"""How a look for the own turn ended before that was taken."""


def remark_text(
    remark: Remark,
    names: Sequence[str],
    seats: Sequence[int] = (),
    remarks: Sequence[Remark] = (),
    spell: Callable[[str], str] = isolated,
) -> str:
    """One of `remarks` as a line of the journal; `seats` are whose the turns were, with the one at hand.

    `spell` writes the names that are not among those given.
    """
    match remark:
        case Peek(seat=seat, cover=cover) if is_own_turn(remark, seats):
            return _COVERED[cover].translated(name=names[seat])
        case Peek():
            return _peek_text(remark, names[remark.seat])
        case NewMaster(seat=seat, person=person):
            return NEW_MASTER.translated(name=spell(person) or names[seat])
        case OnPhone(seat=seat, on=on):
            return ON_PHONE[on].translated(name=names[seat])
        case TakenBack():
            return _taken_back_text(remark, names)
        case Seated(seat=seat, before=before, after=after):
            person, computer = spell(remark.person) or names[seat], spell(remark.computer) or names[seat]
            if before is None and after is None:
                return tr("Remarks", "Some of what was noted before has been lost.")
            if after is None and comes_back(remark, remarks):
                text = tr("Remarks", "{name} is back and takes over from {computer}.")
            elif after is None:
                text = tr("Remarks", "{name} sits down and takes over from {computer}.")
            elif before is None:
                text = tr("Remarks", "{name} gets up; {computer} plays on ({level}).")
            else:
                text = tr("Remarks", "From now on, {computer} plays differently ({level}).")
            return text.format(name=person, computer=computer, level=level_name(after) if after else "")


ON_PHONE = {
    True: Text("Remarks", "{name} plays on a phone now."),
    False: Text("Remarks", "{name} plays on the shared screen again."),
}
"""Where somebody's cards are seen from now on."""


def continued_text(turn: int) -> str:
    """That a game goes on from this turn, counted from 0, of an earlier one."""
    return tr("Remarks", "continued from turn {turn} of an earlier game", turn=turn + 1)


def _taken_back_text(remark: TakenBack, names: Sequence[str]) -> str:
    """Which turn, and what sort of action it was. Its card is hidden once more, and what a hint said is not repeated."""
    match remark.action:
        case None if remark.continued:
            return capital(closed(continued_text(remark.turn)))
        case None:
            text = tr("Remarks", "Taken back: turn {turn}, by {name}.")
        case hanabi.ColourHint() | hanabi.ValueHint():
            text = tr("Remarks", "Taken back: turn {turn}, the hint from {name} to {target}.")
        case hanabi.Play():
            text = tr("Remarks", "Taken back: turn {turn}, the card {name} played.")
        case hanabi.Discard():
            text = tr("Remarks", "Taken back: turn {turn}, the card {name} discarded.")
    target = names[remark.action.target] if isinstance(remark.action, hanabi.ColourHint | hanabi.ValueHint) else ""
    return text.format(turn=remark.turn + 1, name=names[remark.seat], target=target)


_LOOKED = {
    True: (
        Text("Remarks", "{name} looked at the cards without taking a turn ({time})."),
        Counted("Remarks", "{name} looked at the cards %n time(s) without taking a turn ({time} in all)."),
    ),
    False: (
        Text("Remarks", "{name} looked at the cards without taking a turn (time unknown)."),
        Counted("Remarks", "{name} looked at the cards %n time(s) without taking a turn (time unknown)."),
    ),
}
"""A look, and several, by whether it is known how long they took."""


def _peek_text(peek: Peek, name: str) -> str:
    (once, often), time = _LOOKED[peek.seconds > 0], _duration(peek.seconds)
    if peek.times == 1:
        return once.translated(name=name, time=time)
    return often.translated(peek.times, name=name, time=time)


def _duration(seconds: int) -> str:
    if seconds < _LONG:
        return tr("Remarks", "%n second(s)", n=seconds)
    return tr("Remarks", "%n minute(s)", n=round(seconds / 60))


_LONG = 120
"""Seconds from which a duration is told in minutes alone."""


def remarks_text(remarks: Sequence[Remark], seats: Sequence[int]) -> str:
    """All remarks in one line beside the score; empty if there are none. `seats` are whose the turns were."""
    return " ".join(_sentences(remarks, seats))


def _sentences(remarks: Sequence[Remark], seats: Sequence[int]) -> Iterator[str]:
    taken_back, continued = count_taken_back(remarks), continued_from(remarks)
    if continued is not None:
        yield capital(closed(continued_text(continued)))
    if taken_back:
        yield tr("Remarks", "%n turn(s) taken back.", n=taken_back)
    if taken_back or continued is not None:
        yield NO_MEDAL.translated()
    peeks = count_peeks(remarks, seats)
    if peeks:
        yield tr("Remarks", "Cards looked at %n time(s) without a turn.", n=peeks)
    for computer, person in sat_in(remarks):
        yield tr("Remarks", "{computer} played for {name}.", computer=computer, name=isolated(person))
