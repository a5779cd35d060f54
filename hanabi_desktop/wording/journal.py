"""Turns and remarks as lines of the journal, and the story of a finished game. Everybody reads it: names, never "you"."""

from collections.abc import Iterator, Sequence

from hanabi_desktop.records.remarks import Peek, Remark, Seated, TakenBack
from hanabi_desktop.rules import (
    CardDiscarded,
    CardMisplayed,
    CardPlayed,
    ClockGain,
    ClockLost,
    ClockReturned,
    ColourHint,
    Discard,
    EndReason,
    FinalRoundBegun,
    FireworkCompleted,
    FuseBurnt,
    GameOver,
    Hint,
    HintForgotten,
    HintGiven,
    LastCopyLost,
    Play,
    Rules,
    Suit,
    TurnView,
    ValueHint,
)
from hanabi_desktop.table.replay import Story
from hanabi_desktop.teammates.level import Level
from hanabi_desktop.wording.cards import card_name, listed, lost_text, suit_name
from hanabi_desktop.wording.company import level_name
from hanabi_desktop.wording.endings import reason_text
from hanabi_desktop.wording.text import Counted, Text, closed, tr
from hanabi_desktop.wording.tokens import TokenWords

_COLOUR_HINTS = {
    Suit.RED: Counted("Journal", "{giver} → {target}: {count} red card(s)"),
    Suit.YELLOW: Counted("Journal", "{giver} → {target}: {count} yellow card(s)"),
    Suit.GREEN: Counted("Journal", "{giver} → {target}: {count} green card(s)"),
    Suit.BLUE: Counted("Journal", "{giver} → {target}: {count} blue card(s)"),
    Suit.WHITE: Counted("Journal", "{giver} → {target}: {count} white card(s)"),
    Suit.MULTICOLOUR: Counted("Journal", "{giver} → {target}: {count} multicolour card(s)"),
}
_WILD_HINTS = {
    Suit.RED: Counted("Journal", "{giver} → {target}: {count} red or wild card(s)"),
    Suit.YELLOW: Counted("Journal", "{giver} → {target}: {count} yellow or wild card(s)"),
    Suit.GREEN: Counted("Journal", "{giver} → {target}: {count} green or wild card(s)"),
    Suit.BLUE: Counted("Journal", "{giver} → {target}: {count} blue or wild card(s)"),
    Suit.WHITE: Counted("Journal", "{giver} → {target}: {count} white or wild card(s)"),
}
_EMPTY_HINTS = {
    Suit.RED: Text("Journal", "{giver} → {target}: no red cards"),
    Suit.YELLOW: Text("Journal", "{giver} → {target}: no yellow cards"),
    Suit.GREEN: Text("Journal", "{giver} → {target}: no green cards"),
    Suit.BLUE: Text("Journal", "{giver} → {target}: no blue cards"),
    Suit.WHITE: Text("Journal", "{giver} → {target}: no white cards"),
    Suit.MULTICOLOUR: Text("Journal", "{giver} → {target}: no multicolour cards"),
}
_VALUE_HINTS = {
    1: Counted("Journal", "{giver} → {target}: {count} 1(s)"),
    2: Counted("Journal", "{giver} → {target}: {count} 2(s)"),
    3: Counted("Journal", "{giver} → {target}: {count} 3(s)"),
    4: Counted("Journal", "{giver} → {target}: {count} 4(s)"),
    5: Counted("Journal", "{giver} → {target}: {count} 5(s)"),
}
_EMPTY_VALUE_HINTS = {
    1: Text("Journal", "{giver} → {target}: no 1s"),
    2: Text("Journal", "{giver} → {target}: no 2s"),
    3: Text("Journal", "{giver} → {target}: no 3s"),
    4: Text("Journal", "{giver} → {target}: no 4s"),
    5: Text("Journal", "{giver} → {target}: no 5s"),
}
_COUNTS = {
    2: Text("Journal", "two"),
    3: Text("Journal", "three"),
    4: Text("Journal", "four"),
    5: Text("Journal", "five"),
}
"""Numbers of cards as words: "two 1s" reads well, and "2 1s" does not. The sentence for one card has the word itself."""
_COMPLETED = {
    Suit.RED: Text("Journal", "The red firework is complete!"),
    Suit.YELLOW: Text("Journal", "The yellow firework is complete!"),
    Suit.GREEN: Text("Journal", "The green firework is complete!"),
    Suit.BLUE: Text("Journal", "The blue firework is complete!"),
    Suit.WHITE: Text("Journal", "The white firework is complete!"),
    Suit.MULTICOLOUR: Text("Journal", "The multicolour firework is complete!"),
}


def hint_text(event: HintGiven, names: Sequence[str], rules: Rules) -> str:
    """A hint in one line: who to whom, how many cards of what."""
    return _hint_text(event.hint, len(event.touched), names[event.giver], names[event.hint.target], rules)


def considered_text(hint: Hint, count: int, names: Sequence[str], rules: Rules) -> str:
    """What a hint would say that is only weighed: to whom, and at how many cards of what it points."""
    _, _, cards = _hint_text(hint, count, "", "", rules).partition(": ")
    return tr("HintPicker", "Hint to {name}: points at {cards}", name=names[hint.target], cards=cards)


def _hint_text(hint: Hint, count: int, giver: str, target: str, rules: Rules) -> str:
    if isinstance(hint, ColourHint):
        wild = Suit.MULTICOLOUR in rules.suits and Suit.MULTICOLOUR not in rules.nameable_suits
        several = (_WILD_HINTS if wild else _COLOUR_HINTS)[hint.suit]
        none = _EMPTY_HINTS[hint.suit]
    else:
        several, none = _VALUE_HINTS[hint.rank], _EMPTY_VALUE_HINTS[hint.rank]
    if not count:
        return none.translated(giver=giver, target=target)
    number = _COUNTS[count].translated() if count in _COUNTS else str(count)
    return several.translated(count, giver=giver, target=target, count=number)


def completed_text(suit: Suit) -> str:
    """A firework reached its five."""
    return _COMPLETED[suit].translated()


def _played(event: CardPlayed, names: Sequence[str]) -> str:
    if event.announced is None:
        text = tr("Journal", "{name} plays the {card}: it fits.")
        return text.format(name=names[event.seat], card=card_name(event.card))
    text = tr("Journal", "{name} says “{colour}” and plays the {card}: it fits.")
    return text.format(name=names[event.seat], card=card_name(event.card), colour=suit_name(event.announced))


def _misplayed(event: CardMisplayed, names: Sequence[str]) -> str:
    if event.announced is None:
        text = tr("Journal", "{name} plays the {card}: it doesn’t fit.")
        return text.format(name=names[event.seat], card=card_name(event.card))
    if event.announced_wrongly:
        text = tr("Journal", "{name} says “{colour}”, but it’s the {card}.")
    else:
        text = tr("Journal", "{name} says “{colour}” and plays the {card}: it doesn’t fit.")
    return text.format(name=names[event.seat], card=card_name(event.card), colour=suit_name(event.announced))


def mistake_text(mistakes: int, rules: Rules) -> str:
    """A mistake, and the limit that loses the game."""
    return tr("Journal", "Mistake {mistakes} of {limit}.", mistakes=mistakes, limit=rules.mistakes)


def action_text(turn: TurnView, names: Sequence[str], rules: Rules) -> str:
    """What somebody did on a turn, without what came of it; empty for an early end."""
    match turn.events[0]:
        case HintGiven() as hint:
            return hint_text(hint, names, rules)
        case HintForgotten(giver=giver, target=target):
            return tr("Journal", "{giver} gave {target} a hint.", giver=names[giver], target=names[target])
        case CardPlayed() as played:
            return _played(played, names)
        case CardMisplayed() as misplayed:
            return _misplayed(misplayed, names)
        case CardDiscarded(seat=seat, card=card):
            return tr("Journal", "{name} discards the {card}.", name=names[seat], card=card_name(card))
        case _:
            return ""


def consequences(turn: TurnView, rules: Rules) -> Iterator[str]:
    """What came of a turn that everybody holds their breath for: a mistake, a card lost for good, a firework complete."""
    for event in turn.events:
        match event:
            case FuseBurnt(mistakes=mistakes):
                yield mistake_text(mistakes, rules)
                if mistakes == rules.mistakes - 1 and not any(isinstance(event, GameOver) for event in turn.events):
                    yield tr("Journal", "One more and the show is over.")
            case LastCopyLost(card=card, most=most):
                yield lost_text(card, most)
            case FireworkCompleted(suit=suit):
                yield completed_text(suit)


def turn_sentences(turn: TurnView, names: Sequence[str], rules: Rules, words: TokenWords) -> list[str]:
    """One turn in sentences, the headline first; draws and spent tokens go without saying."""
    sentences = [text] if (text := action_text(turn, names, rules)) else []
    sentences += consequences(turn, rules)
    for event in turn.events:
        match event:
            case ClockReturned(reason=reason) if reason is not ClockGain.DISCARD:
                sentences.append(words.gains.of(reason).translated())
            case ClockLost(reason=reason):
                sentences.append(words.gains.lost(reason).translated())
            case FinalRoundBegun(turns=turns):
                sentences.append(final_round_text([names[(turn.seat + 1 + n) % len(names)] for n in range(turns)]))
            case GameOver(reason=EndReason() as reason, card=card):
                sentences.append(reason_text(reason, words, card))
    return sentences


def final_round_text(names: Sequence[str]) -> str:
    """The last card was drawn: whose turns are still to come, in order."""
    return tr("Journal", "The deck is empty: {names} have one more turn each.", names=listed(names))


def turn_text(turn: TurnView, names: Sequence[str], rules: Rules, words: TokenWords) -> str:
    """One turn as a line of the journal."""
    *first, last = turn_sentences(turn, names, rules, words) or [""]
    return " ".join([*map(closed, first), last])


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


def remark_text(remark: Remark, names: Sequence[str]) -> str:
    """One remark as a line of the journal."""
    match remark:
        case Peek():
            return _peek_text(remark, names[remark.seat])
        case TakenBack():
            return _taken_back_text(remark, names)
        case Seated(seat=seat, before=before, after=after):
            if after is None:
                return tr("Remarks", "{name} sits down; a person plays on.", name=names[seat])
            text = tr("Remarks", "{name} gets up; a computer plays on ({level}).")
            if before is not None:
                text = tr("Remarks", "From now on another computer plays for {name} ({level}).")
            return text.format(name=names[seat], level=level_name(Level(after)))


def _taken_back_text(remark: TakenBack, names: Sequence[str]) -> str:
    """Which turn, and what sort of action it was. Its card is hidden once more, and what a hint said is not repeated."""
    match remark.action:
        case None:
            text = tr("Remarks", "Taken back: turn {turn}, by {name}.")
        case ColourHint() | ValueHint():
            text = tr("Remarks", "Taken back: turn {turn}, the hint from {name} to {target}.")
        case Play():
            text = tr("Remarks", "Taken back: turn {turn}, the card {name} played.")
        case Discard():
            text = tr("Remarks", "Taken back: turn {turn}, the card {name} discarded.")
    target = names[remark.action.target] if isinstance(remark.action, ColourHint | ValueHint) else ""
    return text.format(turn=remark.turn + 1, name=names[remark.seat], target=target)


def _peek_text(peek: Peek, name: str) -> str:
    time = _duration(peek.seconds)
    if peek.times == 1:
        text = (
            tr("Remarks", "{name} looked at the cards without taking a turn ({time}).")
            if peek.seconds
            else tr("Remarks", "{name} looked at the cards without taking a turn (time unknown).")
        )
    else:
        text = (
            tr("Remarks", "{name} looked at the cards %n time(s) without taking a turn ({time} in all).", n=peek.times)
            if peek.seconds
            else tr(
                "Remarks", "{name} looked at the cards %n time(s) without taking a turn (time unknown).", n=peek.times
            )
        )
    return text.format(name=name, time=time)


def _duration(seconds: int) -> str:
    if seconds < _LONG:
        return tr("Remarks", "%n second(s)", n=seconds)
    return tr("Remarks", "%n minute(s)", n=round(seconds / 60))


_LONG = 120
"""Minimum of seconds that are told in minutes alone."""


def remarks_text(remarks: Sequence[Remark]) -> str:
    """All remarks in one line beside the score; empty if there are none."""
    return " ".join(_sentences(remarks))


def _sentences(remarks: Sequence[Remark]) -> Iterator[str]:
    taken_back = sum(isinstance(remark, TakenBack) for remark in remarks)
    if taken_back:
        yield tr("Remarks", "%n action(s) taken back.", n=taken_back)
    peeks = sum(remark.times for remark in remarks if isinstance(remark, Peek))
    if peeks:
        yield tr("Remarks", "%n look(s) without a turn.", n=peeks)
