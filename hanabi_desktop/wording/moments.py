"""The moments of a game that is over, each in a sentence that begins with its turn. Several read it: names, never "you"."""

from collections.abc import Sequence

from msgspec.structs import asdict

from hanabi_desktop.rules import RANKS, Card
from hanabi_desktop.table import moments
from hanabi_desktop.wording.cards import card_name, listed
from hanabi_desktop.wording.journal import completed_text
from hanabi_desktop.wording.text import tr


def moment_text(moment: moments.Moment, names: Sequence[str]) -> str:
    """One moment, for whoever was there; `names` are those of its turn."""
    fields = asdict(moment)
    if "seat" in fields:
        fields["name"] = names[fields["seat"]]
    if fields.get("giver") is not None:
        fields["giver"] = names[fields["giver"]]
    if isinstance(card := fields.get("card"), Card):
        fields |= {"card": card_name(card), "after": card_name(Card(card.suit, card.rank + 1))}
    match moment:
        case moments.Rescued():
            text = tr(
                "Moments", "Turn {turn}: a hint from {giver} saves the last {card}. {name} plays it on turn {played}."
            )
        case moments.Trusted(giver=int()):
            text = tr(
                "Moments",
                "Turn {turn}: right after {giver}’s hint about the {after}, {name} plays the {card}, which no hint "
                "ever pointed at. It fits!",
            )
        case moments.Trusted(perilous=True):
            text = tr(
                "Moments",
                "Turn {turn}: one more mistake, and all is lost. {name} plays the {card} without any hint. It fits!",
            )
        case moments.Trusted():
            text = tr("Moments", "Turn {turn}: no hint ever pointed at it, but {name} plays the {card}. It fits!")
        case moments.Fruitful(cards=cards):
            text = tr("Moments", "Turn {turn}: a single hint from {giver} to {name} gets {cards} played.")
            fields["cards"] = listed(map(card_name, cards))
        case moments.Patient():
            text = tr("Moments", "Turn {turn}: {name} plays the {card}, kept ever since the hint on turn {since}.")
        case moments.Overdue(since=0):
            text = tr("Moments", "Turn {turn}: the {card} is played at last. It would have fitted from the start.")
        case moments.Overdue():
            text = tr("Moments", "Turn {turn}: the {card} is played at last. It would have fitted since turn {since}.")
        case moments.Lost(card=card, most=most, misplayed=misplayed):
            text = (
                tr("Moments", "Turn {turn}: the {card} doesn’t fit, and there is no other.")
                if misplayed
                else tr("Moments", "Turn {turn}: the only {card} is gone.")
                if card.rank == RANKS[-1]
                else tr("Moments", "Turn {turn}: the last {card} is gone.")
            )
            best = tr("Moments", "From now on, {most} is the best possible score.")
            text = f"{text} {best if most else tr('Moments', 'Without it, the show is lost.')}"
        case moments.Misplayed(left=0):
            text = tr("Moments", "Turn {turn}: the {card} doesn’t fit. One mistake too many!")
        case moments.Misplayed(left=1):
            text = tr("Moments", "Turn {turn}: the {card} doesn’t fit. One more mistake, and all is lost.")
        case moments.Misplayed():
            text = tr("Moments", "Turn {turn}: the {card} doesn’t fit. A mistake!")
        case moments.Completed(all_of_them=True):
            text = tr("Moments", "Turn {turn}: {name} plays the last card of all. Every firework is complete!")
        case moments.Completed(suit=suit):
            text = tr("Moments", "Turn {turn}: {name} plays the 5. {what}")
            fields["what"] = completed_text(suit)
        case moments.Streak(seats=seats, cards=cards):
            text = tr("Moments", "Turns {first} to {last}: %n good plays in a row, by {names}.", n=len(cards))
            fields |= {"first": moment.turn, "names": listed(names[seat] for seat in seats)}
        case moments.LastMinute():
            text = tr("Moments", "Turn {turn}, the very last one: {name} plays the {card}. It fits!")
        case moments.Highest():
            text = tr("Moments", "Turn {turn}: {name} plays the {card}. No firework went higher.")
        case moments.First():
            text = tr("Moments", "Turn {turn}: {name} plays the {card}, the first card of the show.")
        case moments.Begun(seat=seat, told=int(told)):
            text = tr("Moments", "Turn {turn}: it all begins with a hint from {giver} to {name}.")
            fields |= {"giver": names[seat], "name": names[told]}
        case moments.Begun(cards=cards):
            text = tr("Moments", "Turn {turn}: {name} opens by discarding the {card}.")
            fields["card"] = card_name(cards[0])
    return text.format(**fields)
