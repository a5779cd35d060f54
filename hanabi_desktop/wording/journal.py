"""What happened, told to everybody: names, never "you"."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.records.remarks import Peek, Remark, TakenBack
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
    HintForgotten,
    HintGiven,
    Play,
    Rules,
    Suit,
    TurnView,
    ValueHint,
)
from hanabi_desktop.wording.cards import card_name, listed, suit_name
from hanabi_desktop.wording.endings import reason_text
from hanabi_desktop.wording.text import closed
from hanabi_desktop.wording.tokens import TokenWords, lost_gain_text


def hint_text(event: HintGiven, names: Sequence[str], rules: Rules) -> str:
    """A hint in one line: who to whom, how many cards of what."""
    count, hint = len(event.touched), event.hint
    if isinstance(hint, ColourHint):
        wild = Suit.MULTICOLOUR in rules.suits and Suit.MULTICOLOUR not in rules.nameable_suits
        text = _wild_hint(hint.suit, count) if wild else _colour_hint(hint.suit, count)
        rank = 0
    else:
        rank = hint.rank
        text = (
            QCoreApplication.translate("Journal", "{giver} → {target}: %n card(s) of value {rank}", "", count)
            if count
            else QCoreApplication.translate("Journal", "{giver} → {target}: no card of value {rank}")
        )
    return text.format(giver=names[event.giver], target=names[hint.target], rank=rank)


def _colour_hint(suit: Suit, count: int) -> str:
    if not count:
        return _empty_colour_hint(suit)
    match suit:
        case Suit.RED:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n red card(s)", "", count)
        case Suit.YELLOW:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n yellow card(s)", "", count)
        case Suit.GREEN:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n green card(s)", "", count)
        case Suit.BLUE:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n blue card(s)", "", count)
        case Suit.WHITE:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n white card(s)", "", count)
        case Suit.MULTICOLOUR:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n multicolour card(s)", "", count)


def _wild_hint(suit: Suit, count: int) -> str:
    if not count:
        return _empty_colour_hint(suit)
    match suit:
        case Suit.RED:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n red or wild card(s)", "", count)
        case Suit.YELLOW:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n yellow or wild card(s)", "", count)
        case Suit.GREEN:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n green or wild card(s)", "", count)
        case Suit.BLUE:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n blue or wild card(s)", "", count)
        case _:
            return QCoreApplication.translate("Journal", "{giver} → {target}: %n white or wild card(s)", "", count)


def _empty_colour_hint(suit: Suit) -> str:
    match suit:
        case Suit.RED:
            return QCoreApplication.translate("Journal", "{giver} → {target}: no red card")
        case Suit.YELLOW:
            return QCoreApplication.translate("Journal", "{giver} → {target}: no yellow card")
        case Suit.GREEN:
            return QCoreApplication.translate("Journal", "{giver} → {target}: no green card")
        case Suit.BLUE:
            return QCoreApplication.translate("Journal", "{giver} → {target}: no blue card")
        case Suit.WHITE:
            return QCoreApplication.translate("Journal", "{giver} → {target}: no white card")
        case Suit.MULTICOLOUR:
            return QCoreApplication.translate("Journal", "{giver} → {target}: no multicolour card")


def completed_text(suit: Suit) -> str:
    """A firework reached its five."""
    match suit:
        case Suit.RED:
            return QCoreApplication.translate("Journal", "The red firework is complete!")
        case Suit.YELLOW:
            return QCoreApplication.translate("Journal", "The yellow firework is complete!")
        case Suit.GREEN:
            return QCoreApplication.translate("Journal", "The green firework is complete!")
        case Suit.BLUE:
            return QCoreApplication.translate("Journal", "The blue firework is complete!")
        case Suit.WHITE:
            return QCoreApplication.translate("Journal", "The white firework is complete!")
        case Suit.MULTICOLOUR:
            return QCoreApplication.translate("Journal", "The multicolour firework is complete!")


def _played(event: CardPlayed, names: Sequence[str]) -> str:
    if event.announced is None:
        text = QCoreApplication.translate("Journal", "{name} plays {card}: it fits.")
        return text.format(name=names[event.seat], card=card_name(event.card))
    text = QCoreApplication.translate("Journal", "{name} names {colour} and plays {card}: it fits.")
    return text.format(name=names[event.seat], card=card_name(event.card), colour=suit_name(event.announced))


def _misplayed(event: CardMisplayed, names: Sequence[str]) -> str:
    if event.announced is None:
        text = QCoreApplication.translate("Journal", "{name} plays {card}: it doesn’t fit.")
        return text.format(name=names[event.seat], card=card_name(event.card))
    if event.announced_wrongly:
        text = QCoreApplication.translate("Journal", "{name} names {colour}, but the card is {card}.")
    else:
        text = QCoreApplication.translate("Journal", "{name} names {colour} and plays {card}: it doesn’t fit.")
    return text.format(name=names[event.seat], card=card_name(event.card), colour=suit_name(event.announced))


def mistake_text(mistakes: int, rules: Rules) -> str:
    """A mistake, as the one of so many that lose the game."""
    text = QCoreApplication.translate("Journal", "Mistake {mistakes} of {limit}.")
    return text.format(mistakes=mistakes, limit=rules.mistakes)


def turn_sentences(turn: TurnView, names: Sequence[str], rules: Rules, words: TokenWords) -> list[str]:
    """One turn in sentences, the headline first; draws and spent tokens go without saying."""
    sentences = []
    for event in turn.events:
        match event:
            case HintGiven():
                sentences.append(hint_text(event, names, rules))
            case HintForgotten():
                text = QCoreApplication.translate("Journal", "{giver} gave {target} a hint.")
                sentences.append(text.format(giver=names[event.giver], target=names[event.target]))
            case CardPlayed():
                sentences.append(_played(event, names))
            case CardMisplayed():
                sentences.append(_misplayed(event, names))
            case CardDiscarded():
                text = QCoreApplication.translate("Journal", "{name} discards {card}.")
                sentences.append(text.format(name=names[event.seat], card=card_name(event.card)))
            case ClockReturned(reason=reason) if reason is not ClockGain.DISCARD:
                sentences.append(words.gains.of(reason).said())
            case ClockLost(reason=reason):
                sentences.append(lost_gain_text(reason))
            case FuseBurnt(mistakes=mistakes):
                sentences.append(mistake_text(mistakes, rules))
            case FireworkCompleted(suit=suit):
                sentences.append(completed_text(suit))
            case FinalRoundBegun(turns=turns):
                sentences.append(final_round_text([names[(turn.seat + 1 + n) % len(names)] for n in range(turns)]))
            case GameOver(reason=EndReason() as reason, card=card):
                sentences.append(reason_text(reason, words, card))
    return sentences


def final_round_text(names: Sequence[str]) -> str:
    """The last card was drawn: whose turns are still to come, in order."""
    text = QCoreApplication.translate("Journal", "The deck is empty: {names} have one more turn each.")
    return text.format(names=listed(names))


def turn_text(turn: TurnView, names: Sequence[str], rules: Rules, words: TokenWords) -> str:
    """One turn as a line of the journal."""
    *first, last = turn_sentences(turn, names, rules, words) or [""]
    return " ".join([*map(closed, first), last])


# Remarks: what happened beside the turns


def remark_text(remark: Remark, names: Sequence[str]) -> str:
    """One remark as a line of the journal."""
    match remark:
        case Peek():
            return _peek_text(remark, names[remark.seat])
        case TakenBack():
            return _taken_back_text(remark, names)


def _taken_back_text(remark: TakenBack, names: Sequence[str]) -> str:
    """Which turn, and what sort of action it was. Its card is hidden once more, and what a hint said is not repeated."""
    match remark.action:
        case None:
            text = QCoreApplication.translate("Remarks", "Taken back: turn {turn}, by {name}.")
        case ColourHint() | ValueHint():
            text = QCoreApplication.translate("Remarks", "Taken back: turn {turn}, the hint from {name} to {target}.")
        case Play():
            text = QCoreApplication.translate("Remarks", "Taken back: turn {turn}, the card {name} played.")
        case Discard():
            text = QCoreApplication.translate("Remarks", "Taken back: turn {turn}, the card {name} discarded.")
    target = names[remark.action.target] if isinstance(remark.action, ColourHint | ValueHint) else ""
    return text.format(turn=remark.turn + 1, name=names[remark.seat], target=target)


def _peek_text(peek: Peek, name: str) -> str:
    time = _duration(peek.seconds)
    if peek.times == 1:
        text = (
            QCoreApplication.translate("Remarks", "{name} peeked at the cards without taking a turn ({time}).")
            if peek.seconds
            else QCoreApplication.translate(
                "Remarks", "{name} peeked at the cards without taking a turn (nobody knows for how long)."
            )
        )
    else:
        text = (
            QCoreApplication.translate(
                "Remarks",
                "{name} peeked at the cards %n time(s) without taking a turn ({time} in all).",
                "",
                peek.times,
            )
            if peek.seconds
            else QCoreApplication.translate(
                "Remarks",
                "{name} peeked at the cards %n time(s) without taking a turn (nobody knows for how long).",
                "",
                peek.times,
            )
        )
    return text.format(name=name, time=time)


def _duration(seconds: int) -> str:
    if seconds < _LONG:
        return QCoreApplication.translate("Remarks", "%n second(s)", "", seconds)
    return QCoreApplication.translate("Remarks", "%n minute(s)", "", round(seconds / 60))


_LONG = 120
"""Seconds from which minutes say enough."""


def remarks_text(remarks: Sequence[Remark]) -> str:
    """All remarks in one line beside the score; empty if there are none."""
    return " ".join(_sentences(remarks))


def _sentences(remarks: Sequence[Remark]) -> Iterator[str]:
    taken_back = sum(isinstance(remark, TakenBack) for remark in remarks)
    if taken_back:
        yield QCoreApplication.translate("Remarks", "%n action(s) taken back.", "", taken_back)
    peeks = sum(remark.times for remark in remarks if isinstance(remark, Peek))
    if peeks:
        yield QCoreApplication.translate("Remarks", "%n peek(s) without a turn.", "", peeks)
