"""What the table says to everybody: whose turn, what is announced, how the score stands, why something is refused."""

import re
from collections.abc import Collection, Sequence
from itertools import takewhile
from operator import eq

from msgspec.structs import replace

from hanabi_desktop.players import renamed
from hanabi_desktop.records.remarks import TakenBack
from hanabi_desktop.rules import ColourHint, Discard, Multicolour, Outcome, Play, Refusal, Suit, ValueHint
from hanabi_desktop.screen.view import LookAway, Paused, Private, Public, Revealing, ScreenView
from hanabi_desktop.table.actions import ActionKind, TokenMove
from hanabi_desktop.table.state import Speech
from hanabi_desktop.table.view import AnnouncedView, TableView, isolated
from hanabi_desktop.wording.cards import card_name, listed, suit_name
from hanabi_desktop.wording.endings import NO_MEDAL, outcome_title, reached_text, score_texts
from hanabi_desktop.wording.journal import misfit_title, turned_title
from hanabi_desktop.wording.text import Text, capital, tr
from hanabi_desktop.wording.tokens import TokenWords
from hanabi_desktop.wording.typography import RichText, with_badges


def headline(view: ScreenView, *, held: bool = False) -> str:
    """The one line that is read from across the room: whose turn it is, or who is looking.

    A computer that is `held` up does not think.
    """
    if view.seen.end:
        return outcome_title(view.seen.outcome)
    phase = view.phase
    if isinstance(phase, Paused):
        return tr("Table", "Pause")
    if isinstance(phase, Revealing):
        return revealing_text(phase, view)
    at_rest = isinstance(phase, Public) or (isinstance(phase, Private) and view.alone)
    owed = view.announced is not None and view.announced.owed is not None
    if view.waits_for_computer and at_rest and not (owed or held):
        return tr("Table", "{name} is thinking…", name=view.names[view.seen.current])
    if isinstance(phase, LookAway | Private) and phase.seat != view.seen.current and not at_rest:
        return tr("Table", "{name} is looking at the hands", name=view.names[phase.seat])
    if view.announced:
        #: The master is to move a token now, or a player to turn the announced card face up.
        return tr("Table", "Over to {name}", name=view.names[_asked(view.announced, view)])
    return tr("Table", "{name}’s turn", name=view.names[view.seen.current])


def headlines(view: ScreenView) -> tuple[str, ...]:
    """The same; and with beginnings of names, where a name is long."""
    return tuple(
        dict.fromkeys((headline(view), headline(replace(view, players=renamed(view.players, begun(view.names))))))
    )


_ISOLATES = "\u2068\u2069"
"""What `isolated` puts around a name that is written from right to left; half of it would turn the sentence round."""


def begun(names: Sequence[str]) -> tuple[str, ...]:
    """The first words of names that have several, if they tell them apart; and of long ones a beginning.

    A figure belongs to the word before it: "Computer 2" is nobody's first name.
    """
    names = [name.strip(_ISOLATES) for name in names]
    first = [re.split(r"[\s-](?!\d)", name)[0] for name in names]
    begun = [word if word and first.count(word) == 1 else name for word, name in zip(first, names, strict=True)]
    short = [name if len(name) <= _NAME else f"{name[:_NAME].rstrip()}…" for name in begun]
    pairs = zip(short, names, strict=True)
    return tuple([isolated(text if short.count(text) == 1 else _told_apart(name, names)) for text, name in pairs])


def _told_apart(name: str, names: Sequence[str]) -> str:
    """The beginning of a long name, and the part in which it differs from those that begin as it does."""
    same = max((sum(takewhile(bool, map(eq, name, other))) for other in names if other != name), default=0)
    at = max(_HEAD, min(same - _HEAD, len(name) - _TAIL))
    return f"{name[:_HEAD]}…{name[at : at + _TAIL].strip()}{'…' if at + _TAIL < len(name) else ''}"


def _asked(announced: AnnouncedView, view: TableView) -> int:
    """The seat without whom nothing goes on."""
    return announced.seat if announced.owed is None or view.master is None else view.master


def revealing_text(revealing: Revealing, view: TableView) -> str:
    """Who plays or discards a card, which everybody is about to see; or what the last turn of a game was."""
    if revealing.turned and view.last_turn:
        return turned_title(view.last_turn, view.names, view.seen.rules)
    name, place = view.names[revealing.seat], next(iter(places({revealing.card}, view)), 0)
    if revealing.kind is ActionKind.DISCARD:
        return tr("Table", "{name} discards card {place}…", name=name, place=place)
    if revealing.named is None:
        return tr("Table", "{name} plays card {place}…", name=name, place=place)
    return _named_text(name, place, revealing.named)


def places(cards: Collection[int | None], view: TableView) -> list[int]:
    """Where in the hands of this view these cards are held, which everybody sees."""
    return [card.place for hand in view.hands for card in hand if card.id in cards]


def _named_text(name: str, place: int, colour: Suit) -> str:
    """Somebody is about to play a card of a colour that was named."""
    return tr("Table", "{name} plays card {place}: “{colour}”…", name=name, place=place, colour=suit_name(colour))


_HINT, _PLAY, _DISCARD = ActionKind.HINT, ActionKind.PLAY, ActionKind.DISCARD
_INVITATIONS = {
    frozenset({_HINT, _PLAY, _DISCARD}): (
        Text("Table", "hint, play or discard"),
        Text(
            "Table",
            "Click the number or symbol on a teammate’s card to give a hint. On your own cards, the tick "
            "plays and the cross discards.",
        ),
    ),
    frozenset({_HINT, _PLAY}): (
        Text("Table", "hint or play"),
        Text(
            "Table",
            "Click the number or symbol on a teammate’s card to give a hint. On your own cards, the tick plays.",
        ),
    ),
    frozenset({_PLAY, _DISCARD}): (
        Text("Table", "play or discard"),
        Text(
            "Table",
            "No hints left: discarding brings one back. On your own cards, the tick plays and the cross discards.",
        ),
    ),
    frozenset({_HINT}): (
        Text("Table", "give a hint"),
        Text("Table", "Click the number or symbol on a teammate’s card to give a hint."),
    ),
    frozenset({_PLAY}): (Text("Table", "play a card"), Text("Table", "On your own cards, the tick plays.")),
}
"""Invitations by the possible actions. Whoever holds cards may play one, so there is no other case."""


def invitation(possible: frozenset[ActionKind], *, in_full: bool = False) -> str:
    """What somebody to whom only this is possible is asked to do, in a few words, or with how it is done."""
    short, full = _INVITATIONS[possible]
    return (full if in_full else short).translated()


def look_away_text(name: str) -> str:
    """Asks everyone but one to look away."""
    return tr("Table", "Only {name} may look!", name=name)


_NAME, _HEAD, _TAIL = 14, 4, 10
"""Maximum letters of a long name, beside the badge; and of its two parts, if another name begins as it does."""


def look_away_texts(view: TableView) -> tuple[RichText | str, ...]:
    """The same for whose turn it is, with the badge; and with the beginning of a long name."""
    current = view.seen.current
    texts = [
        with_badges(lambda names: look_away_text(names[current]), renamed(view.players, each))
        for each in (view.names, begun(view.names))
    ]
    return tuple(dict.fromkeys(texts))


LOOK = Text("Table", "Everyone, look!")
"""Calls those who looked away to a card that is about to be turned face up."""


def opening_text(name: str) -> str:
    """What somebody presses to see the cards of the others."""
    return tr("CoverPage", "I am {name}: show the cards", name=name)


_SPEECH = {
    Speech.ON_REQUEST: Text("CoverPage", "only at the press of a key"),
    Speech.ALOUD: Text("CoverPage", "each card, when it is selected with the keyboard"),
    Speech.NEVER: Text("CoverPage", "never"),
}


def speech_name(speech: Speech) -> str:
    """One of the ways, as it ends `speech_caption`."""
    return _SPEECH[speech].translated()


def speech_caption(name: str, speech: Speech | None) -> str:
    """What stands before the way that was chosen for this player; asks for one if none was."""
    text = (
        tr("CoverPage", "A screen reader is running. When should it read the teammates’ cards to {name}?")
        if speech is None
        else tr("CoverPage", "The teammates’ cards are read to {name}:")
    )
    return text.format(name=name)


def announced_text(announced: AnnouncedView, view: ScreenView) -> str:
    """What was announced to the master, as far as everybody may know it."""
    name, card = view.names[announced.seat], announced.laid_open
    if card and announced.owed is TokenMove.BURN_FUSE:
        return misfit_title(card, announced.named)
    if card:
        return capital(tr("Table", "{card} fits!", card=card_name(card)))
    place = next((held.place for held in view.hands[announced.seat] if held.announced), 0)
    match announced.kind:
        case ActionKind.HINT:
            text = tr("Table", "{name} announces a hint to {target}")
            target = "" if announced.target is None else view.names[announced.target]
            return text.format(name=name, target=target)
        case ActionKind.DISCARD:
            return tr("Table", "{name} will discard card {place}", name=name, place=place)
        case ActionKind.PLAY if announced.named is not None:
            return _named_text(name, place, announced.named)
        case ActionKind.PLAY:
            return tr("Table", "{name} will play card {place}", name=name, place=place)


def request_text(announced: AnnouncedView, view: ScreenView, words: TokenWords) -> str:
    """What has to happen before the announced action is done."""
    if announced.owed is None:
        text = tr("Table", "Next: {name} turns the card face up")
        return text.format(name=view.names[announced.seat])
    master = "" if view.master is None else view.names[view.master]
    #: What the master is asked to do: "Kari: put a clock token into the box lid".
    text = tr("Table", "{master}: {request}")
    return text.format(master=master, request=words.requests.of(announced.owed).translated())


def bare_request_text(owed: TokenMove, words: TokenWords) -> str:
    """What the master is asked to do, where it is clear who that is."""
    return capital(words.requests.of(owed).translated())


def taken_back_title(view: ScreenView) -> str:
    """What was taken back just now: no more of it than what sort of action it was."""
    if view.undone and view.undone.turns > 1:
        return tr("Table", "%n turn(s) taken back", n=view.undone.turns)
    match next((remark.action for remark in reversed(view.remarks) if isinstance(remark, TakenBack)), None):
        case ColourHint() | ValueHint():
            return tr("Table", "The hint is taken back")
        case Play() | Discard():
            return tr("Table", "The card is taken back")
        case None:
            return tr("Table", "The game goes on after all")


DONE_AGAIN = Text("Table", "Redone")
"""What had been taken back is done after all."""


def taken_back_text(view: ScreenView, name: str) -> str:
    """Whose turn it is once more, and what is lost by the first turn that is taken back."""
    again = tr("Table", "It’s {name}’s turn again.", name=name)
    before = sum(isinstance(remark, TakenBack) for remark in view.remarks) - (view.undone.turns if view.undone else 0)
    return again if before or (view.undone and not view.undone.medals) else f"{again} {NO_MEDAL.translated()}"


def standing_texts(view: TableView) -> tuple[str, ...]:
    """The score and the best that can still be reached, or at the end the best there is: in words, and in fewer.

    A lost game has no score: it is told what it had reached.
    """
    seen = view.seen
    if seen.outcome is Outcome.DEFEAT:
        return (reached_text(seen), reached_text(seen))
    return score_texts(sum(seen.fireworks), seen.rules.maximum if seen.end else seen.reachable)


def standing_text(view: TableView) -> str:
    """The same in whole words."""
    return standing_texts(view)[0]


def count_text(number: int, of: int) -> str:
    """A number and its maximum, where it is seen of what."""
    return tr("Table", "{number} of {of}", number=number, of=of)


def last_turns_text(view: ScreenView) -> str:
    """Who still has a turn in the last round, in order; empty before it and after the last turn."""
    names = [view.names[seat] for seat in view.seen.last_turns]
    if not names:
        return ""
    last, several = tr("Table", "{name} has the last turn."), tr("Table", "Still to play: {names}.")
    told = (several if names[1:] else last).format(name=names[0], names=listed(names))
    no_more = sum(view.seen.fireworks) == view.seen.reachable
    return f"{told} {tr('Table', 'No more points can be won.')}" if no_more else told


def deck_text(view: ScreenView) -> str:
    """Cards left in the deck, or turns left once it is empty."""
    seen = view.seen
    if seen.turns_left is not None and not seen.end:
        return tr("Table", "Last round: %n turn(s) left", n=seen.turns_left)
    return tr("Table", "Deck: %n card(s)", n=seen.deck_left)


def deck_count(view: ScreenView) -> tuple[str, str]:
    """What is counted of the deck, and how many: cards, or turns once it is empty."""
    seen = view.seen
    if seen.turns_left is not None and not seen.end:
        name = tr("Table", "Last turn") if seen.turns_left == 1 else tr("Table", "Turns left")
        return name, str(seen.turns_left)
    return tr("Table", "Deck"), str(seen.deck_left)


MISTAKES = Text("Table", "Mistakes")
"""What the fuse counts."""


# Why something is not possible

_REFUSALS = {
    Refusal.NOT_YOUR_TURN: Text("Refusals", "It’s someone else’s turn."),
    Refusal.GAME_OVER: Text("Refusals", "The game is over."),
    Refusal.HINT_TO_SELF: Text("Refusals", "Hints go to teammates, never to yourself."),
    Refusal.NO_CARDS_TO_HINT: Text("Refusals", "This hand is empty: there’s nothing to give a hint about."),
    Refusal.EMPTY_HINT: Text("Refusals", "No card in this hand matches, and a hint must point at one or more."),
    Refusal.NO_SUCH_CARD: Text("Refusals", "There’s no such card in this hand."),
    Refusal.ANNOUNCEMENT_NOT_ALLOWED: Text("Refusals", "In this game, no colour is named before playing."),
    Refusal.WAITING_FOR_MASTER: Text("Refusals", "First, the master has to move what’s lit up."),
    Refusal.LAY_OPEN_FIRST: Text("Refusals", "The card has to be turned face up first."),
    Refusal.CARD_LIES_OPEN: Text("Refusals", "The card is face up, so this can’t be taken back any more."),
    Refusal.NOT_AT_THIS_SCREEN: Text("Refusals", "Nobody at this screen plays for this seat."),
    Refusal.NOTHING_TO_TAKE_BACK: Text("Refusals", "There’s nothing to take back."),
    Refusal.NOTHING_TO_DO_AGAIN: Text("Refusals", "There’s nothing to redo."),
    Refusal.VIEW_NOT_OPEN: Text("Refusals", "You can only do that in your own private view."),
}
"""Texts of the refusals that depend on neither box nor rules."""


def refusal_text(refusal: Refusal, words: TokenWords, multicolour: Multicolour = Multicolour.NONE) -> str:
    """The reason for a refusal; `multicolour` tells which of two reasons a colour cannot be named for."""
    if text := words.refusals.of(refusal):
        return text.translated()
    if refusal is not Refusal.COLOUR_NOT_NAMEABLE:
        return _REFUSALS[refusal].translated()
    if multicolour is Multicolour.WILD:
        return tr("Refusals", "Multicolour cards are wild: no hint can name them.")
    return tr("Refusals", "There are no multicolour cards in this game.")
