"""Announcements for screen readers, heard by all: names, never "you", and nothing that not everybody may know."""

from collections.abc import Sequence

from hanabi_desktop import rules as hanabi
from hanabi_desktop.records.remarks import Remark, TakenBack
from hanabi_desktop.rules import Refusal, TurnView
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.cards import card_name, firework_text, listed, suit_name
from hanabi_desktop.wording.editions import edition_name, verdict_sentences
from hanabi_desktop.wording.endings import outcome_title
from hanabi_desktop.wording.journal import remark_text, turn_sentences
from hanabi_desktop.wording.table import deck_text, headline, places, standing_text, taken_back_text, taken_back_title
from hanabi_desktop.wording.text import Text, closed, tr
from hanabi_desktop.wording.tokens import TokenWords


def turn_announcement(turn: TurnView, view: TableView, words: TokenWords, before: TableView | None = None) -> list[str]:
    """A turn that was just taken, in sentences: with the places in the hand of the cards that a hint points at.

    Of a card that was played or discarded, the place is told if the view from `before` is given.
    """
    sentences = [*map(closed, turn_sentences(turn, view.names_on(turn), view.seen.rules, words))]
    found = pointed_text(turn, view)
    match turn.events[0]:
        case hanabi.CardPlayed() | hanabi.CardMisplayed() | hanabi.CardDiscarded() as shown if before:
            found = _places_text(places({shown.card_id}, before))
            if isinstance(shown, hanabi.CardPlayed):
                # Eyes see it land; of one that does not fit, the sentence itself tells.
                sentences[0] = f"{sentences[0]} {tr('Announcer', 'It fits.')}"
    burnt = (event.mistakes for event in turn.events if isinstance(event, hanabi.FuseBurnt))
    if view.seen.rules.mistakes in burnt and view.seen.end is None:
        # The explosion is seen first, and nothing more is told until then.
        sentences.append(tr("Announcer", "The game is lost."))
    return [f"{sentences[0]} {found}".rstrip(), *sentences[1:]]


def pointed_text(turn: TurnView, view: TableView) -> str:
    """The places of the cards at which a hint pointed, of those that are still held; empty of another turn.

    As the hand is held now: it may have been put in order since. Of a hint that the memory aid has forgotten, the view
    itself has no cards.
    """
    hint = turn.events[0]
    return _places_text(places(hint.touched, view)) if isinstance(hint, hanabi.HintGiven) else ""


def still_held_text(turn: TurnView, view: TableView) -> str:
    """The same beside an earlier turn: these need not be the places of that time, nor all the cards."""
    found = pointed_text(turn, view)
    return found and tr("Announcer", "Now: {cards}", cards=found)


def hinted_places_text(found: list[int]) -> str:
    """The places of the cards that a hint points at, in a sentence."""
    return _places_text(found) or tr("ConfirmBar", "It points at no card.")


def drawn_announcement(turn: TurnView, view: TableView) -> list[str]:
    """Where the card lies that was drawn on a turn, for all to see; and what it is, if that is seen and may be spoken."""
    drawn = {event.card_id for event in turn.events if isinstance(event, hanabi.CardDrawn)}
    return [
        tr("Announcer", "New: card {place}, {card}.", place=card.place, card=card_name(card.face))
        if view.speaks_faces and card.face
        else tr("Announcer", "New: card {place}.", place=card.place)
        for hand in view.hands
        for card in hand
        if card.id in drawn
    ]


def _places_text(found: list[int]) -> str:
    if not found:
        return ""
    if len(found) == 1:
        return tr("Announcer", "Card {place}.", place=found[0])
    return tr("Announcer", "Cards {places}.", places=listed(map(str, found)))


def undo_announcement(view: ScreenView) -> list[str]:
    """What was taken back just now, and who has the turn; several turns at once are one sentence."""
    return [closed(taken_back_title(view)), taken_back_text(view, view.names[view.undone.seat])] if view.undone else []


WITHDRAWN = Text("Announcer", "{name} takes the announcement back.")
"""An announcement to the master does not stand any more."""


def end_announcement(view: TableView) -> list[str]:
    """The points of a game that has ended, and the verdict; the announcement of the last turn has the reason."""
    if view.seen.end is None:
        return []
    return [f"{standing_text(view)}.", *verdict_sentences(view.edition.id, view.seen.rules, view.seen.end.score)[:1]]


def recap_announcement(view: TableView, words: TokenWords) -> list[str]:
    """Whose private view has opened, and what has happened since that player's last turn: all of it is public."""
    if view.seen.viewer is None:
        return []
    name = view.names[view.seen.viewer]
    opened = tr("Announcer", "The cards are shown to {name}.", name=name)
    return [opened, *(sentence for turn in view.recap for sentence in turn_announcement(turn, view, words))]


def state_announcement(view: ScreenView, words: TokenWords) -> list[str]:
    """How the game stands, for somebody who asks: all that lies open on the table, but for the pile."""
    seen, rules = view.seen, view.seen.rules
    counts = (
        standing_text(view),
        words.clocks_count.translated(available=view.clocks, total=rules.clocks),
        words.fuses_count.translated(mistakes=view.mistakes, limit=rules.mistakes),
        deck_text(view),
    )
    # Of five that are alike it is enough to hear once.
    unbegun = [suit for suit in rules.suits if not seen.fireworks[suit] and seen.reach[suit] == hanabi.RANKS[-1]]
    begun = [suit for suit in rules.suits if suit not in unbegun]
    fireworks = [firework_text(suit, seen.fireworks[suit], seen.reach[suit], rules) for suit in begun]
    if unbegun:
        fireworks.append(tr("Announcer", "Not begun: {colours}.", colours=listed([*map(suit_name, unbegun)])))
    return [*map(closed, (*counts, *fireworks))]


def start_announcement(view: ScreenView) -> list[str]:
    """What game it is that begins or goes on, for somebody who has only heard that a table was opened."""
    seen = view.seen
    told = {"edition": edition_name(view.edition.id), "players": listed(view.names)}
    if seen.end:
        text = tr("Announcer", "A finished game: {edition}. At the table: {players}.")
        return [text.format(**told), closed(outcome_title(seen.outcome)), *end_announcement(view)]
    if seen.turns or view.announced:
        text = tr("Announcer", "The game goes on: {edition}. At the table: {players}.")
        turn = [] if view.announced else [headline(view)]
        return [text.format(**told), *_roles(view), f"{standing_text(view)}.", *turn]
    text = tr("Announcer", "A new game: {edition}. At the table, clockwise: {players}.")
    first = tr("Announcer", "{name} goes first. All hands are face down.")
    if view.alone:
        first = tr("Announcer", "{name} goes first.")
    return [text.format(**told), *_roles(view), first.format(name=view.names[seen.current])]


def _roles(view: ScreenView) -> list[str]:
    """Who at the table is a computer, and who is the master."""
    computers = [name for name, level in zip(view.names, view.computers, strict=True) if level is not None]
    told = [tr("Announcer", "Played by the computer: {names}.", names=listed(computers))] if computers else []
    if view.master is not None:
        told.append(tr("Announcer", "The master: {name}.", name=view.names[view.master]))
    return told


def remark_announcements(before: Sequence[Remark], view: ScreenView) -> list[str]:
    """Remarks added since `before`, without those that have announcements of their own."""
    return [
        remark_text(remark, view.names, view.seats_in_turn, view.remarks)
        for number, remark in enumerate(view.remarks)
        if (number >= len(before) or remark not in before) and not isinstance(remark, TakenBack)
    ]


ON_SCREEN = Text("Announcer", "It is on the screen.")
"""Said in place of an answer that is for one player alone."""
READING_OFF = Text("Announcer", "Reading aloud is off for {name}; G changes it.")
"""Said in place of what somebody has asked for who has chosen that nothing is to be read."""
NO_CARD = Text("Announcer", "No card is selected.")
"""Said in place of a card or a hand that was to be read out, where the keyboard is on none."""
NO_HINT = Text("Announcer", "No hint was given.")
"""After the question about a hint, which was thought better of or cannot be given."""
NOTE_KEPT = Text("Announcer", "Note saved.")
"""After a note on an own card was written or emptied."""
NOTHING_YET = Text("Announcer", "Nothing has happened yet.")
"""Why there is no turn to tell of."""
UNTOLD = frozenset((Refusal.EMPTY_HINT, Refusal.COLOUR_NOT_NAMEABLE))
"""Refusals that could tell what card somebody holds: whoever may not know hears nothing of them."""
_PUBLIC = frozenset(
    (
        *(Refusal.NOT_YOUR_TURN, Refusal.GAME_OVER, Refusal.WAITING_FOR_MASTER, Refusal.VIEW_NOT_OPEN),
        *(Refusal.NO_CLOCK_TOKEN, Refusal.ALL_CLOCK_TOKENS),
    )
)
"""Refusals whose reason lies open on the table."""


def not_possible_text(reason: str = "", refusal: str = "") -> str:
    """What everybody hears of a refusal: its reason only if that could not give away cards."""
    return reason if refusal in _PUBLIC else tr("Announcer", "Not possible.")


NO_COMPUTER = Text("Announcer", "No computer is playing here.")
"""Why no computer can be asked."""
