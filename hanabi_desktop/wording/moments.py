"""The moments of a game that is over, each in a sentence that begins with its turn. Several read it: names, never "you"."""

from collections.abc import Sequence

from hanabi_desktop.rules import RANKS, Card
from hanabi_desktop.table import moments
from hanabi_desktop.wording.cards import card_name, listed
from hanabi_desktop.wording.journal import completed_text
from hanabi_desktop.wording.text import tr


def moment_text(moment: moments.Moment, names: Sequence[str]) -> str:
    """One moment, for whoever was there."""
    match moment:
        case moments.Rescued(turn, giver, seat, card, played):
            text = tr(
                "Moments", "Turn {turn}: a hint from {giver} saves the last {card}. {name} plays it on turn {played}."
            )
            return text.format(turn=turn, name=names[seat], card=card_name(card), giver=names[giver], played=played)
        case moments.Trusted(turn, seat, card, False, int(giver)):
            after = card_name(Card(card.suit, card.rank + 1))
            text = tr(
                "Moments",
                "Turn {turn}: right after {giver}’s hint at the {after}, {name} plays the {card}, at which no hint "
                "ever pointed. It fits!",
            )
            return text.format(turn=turn, name=names[seat], card=card_name(card), giver=names[giver], after=after)
        case moments.Trusted(turn, seat, card, perilous):
            text = (
                tr(
                    "Moments",
                    "Turn {turn}: one more mistake, and all is lost. {name} plays the {card} without any hint. It fits!",
                )
                if perilous
                else tr("Moments", "Turn {turn}: no hint ever pointed at it, but {name} plays the {card}. It fits!")
            )
            return text.format(turn=turn, name=names[seat], card=card_name(card))
        case moments.Fruitful(turn, giver, seat, _, cards):
            text = tr("Moments", "Turn {turn}: one hint from {giver} is all {name} needs to play {cards}.")
            fitted = listed(map(card_name, cards))
            return text.format(turn=turn, giver=names[giver], name=names[seat], cards=fitted)
        case moments.Patient(turn, seat, card, since):
            text = tr("Moments", "Turn {turn}: {name} plays the {card}, kept ever since the hint on turn {since}.")
            return text.format(turn=turn, name=names[seat], card=card_name(card), since=since)
        case moments.Overdue(turn, _, card, since):
            text = (
                tr("Moments", "Turn {turn}: the {card} is played at last. It would have fitted since turn {since}.")
                if since
                else tr("Moments", "Turn {turn}: the {card} is played at last. It would have fitted from the start.")
            )
            return text.format(turn=turn, card=card_name(card), since=since)
        case moments.Lost(turn, card, most):
            text = (
                tr("Moments", "Turn {turn}: the only {card} is gone. From now on, {most} is the best possible score.")
                if card.rank == RANKS[-1]
                else tr(
                    "Moments", "Turn {turn}: the last {card} is gone. From now on, {most} is the best possible score."
                )
            )
            return text.format(turn=turn, card=card_name(card), most=most)
        case moments.Exploded(turn, card):
            text = tr("Moments", "Turn {turn}: the {card} doesn’t fit. One mistake too many!")
            return text.format(turn=turn, card=card_name(card))
        case moments.Completed(turn, seat, suit, all_of_them):
            text = (
                tr("Moments", "Turn {turn}: {name} plays the last card of all. Every firework is complete!")
                if all_of_them
                else tr("Moments", "Turn {turn}: {name} plays the 5. {what}")
            )
            return text.format(turn=turn, name=names[seat], what=completed_text(suit))
        case moments.Streak(turn, last, seats, cards):
            text = tr("Moments", "Turns {first} to {last}: %n good plays in a row, by {names}.", n=len(cards))
            return text.format(first=turn, last=last, names=listed(names[seat] for seat in seats))
        case moments.LastMinute(turn, seat, card):
            text = tr("Moments", "Turn {turn}, the very last one: {name} plays the {card}. It fits!")
            return text.format(turn=turn, name=names[seat], card=card_name(card))
        case moments.Highest(turn, seat, card):
            text = tr("Moments", "Turn {turn}: {name} plays the {card}. No firework went higher.")
            return text.format(turn=turn, name=names[seat], card=card_name(card))
        case moments.First(turn, seat, card):
            text = tr("Moments", "Turn {turn}: {name} plays the {card}, the first card of the show.")
            return text.format(turn=turn, name=names[seat], card=card_name(card))
        case moments.Begun(turn, seat, cards, told, dared):
            if told is not None:
                text = tr("Moments", "Turn {turn}: it all begins with a hint from {giver} to {name}.")
                return text.format(turn=turn, giver=names[seat], name=names[told])
            text = (
                tr("Moments", "Turn {turn}: {name} dares to play the first card, the {card}.")
                if dared
                else tr("Moments", "Turn {turn}: {name} opens by discarding the {card}.")
            )
            return text.format(turn=turn, name=names[seat], card=card_name(cards[0]))
