"""What can be done at a moment, as a frozen value: made of the screen's view, shown by the bar below the table."""

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import RANKS, ColourHint, Hint, Refusal, Suit, ValueHint
from hanabi_desktop.screen.view import Private, ScreenView
from hanabi_desktop.table.badges import Badge
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.tokens import TokenMove
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.wording.refusals import refusal_text
from hanabi_desktop.wording.table import bare_request_text, invitation, look_away_text, request_text
from hanabi_desktop.wording.tokens import TokenWords


class Reason(Struct, frozen=True):
    """Why something cannot be done; nothing stands in its way if there are no words."""

    words: str = ""
    rule: str = ""
    """Where the rulebook tells of it."""
    spoken: bool = True
    """Whether a screen reader may tell it: not where it says what a hand does not hold, and its owner listens."""


class HintOffers(Struct, frozen=True):
    """The hints that can be named, and what stands in their way."""

    teammates: tuple[tuple[int, str], ...]
    """Seat and name, clockwise from the player."""
    suits: tuple[Suit, ...]
    """The colours that a hint can name at all."""
    reasons: dict[Hint, Reason]
    badges: tuple[Badge, ...] = ()
    """By seat."""


class Offers(Struct, frozen=True):
    """All that the bar below the table offers, in the players' language."""

    instruction: str
    """What is asked of whom."""
    current: int
    """The seat whose turn it is."""
    ready: str
    """What choosing Ready asks of everybody; empty where it is not offered."""
    peeks: tuple[tuple[int, str], ...]
    """Seat and name of everybody who may take a look now."""
    own: tuple[TableCard, ...]
    """The hand of the player who looks."""
    hints: HintOffers | None
    """Only for the player who may take a turn now; then a card may be played or discarded too."""
    play: Reason
    discard: Reason
    named: tuple[Suit, ...]
    """The colours that can be named before playing (choreography)."""
    cover: bool
    take_back: bool
    lay_open: bool
    withdraw: bool
    token: TokenMove | None
    """The token that somebody at this screen is to move."""
    request: str
    """What the master is asked to do with it."""
    token_text: str
    """The same without the master's name."""
    speaks_faces: bool
    """Whether a screen reader may tell unasked what only the player who looks can know."""


def offers(view: ScreenView) -> Offers:
    """What this phase of the table allows."""
    private = isinstance(view.phase, Private)
    announced, options = view.announced, view.seen.options
    public = not private and announced is None and view.seen.end is None
    here = tuple(seat for seat, operator in enumerate(view.operators) if operator is Operator.SCREEN)
    words = box_of(view.edition.kit).words
    owed = announced.owed if announced and view.master in here else None
    acting = view.acting and options is not None
    # An announcement that nothing has moved for yet is withdrawn.
    slip = announced.laid_open is not None if announced else bool(view.seen.turns)
    return Offers(
        instruction=_instruction(view),
        current=view.seen.current,
        ready=look_away_text(view.names[view.seen.current]) if public and view.seen.current in here else "",
        peeks=tuple((seat, view.names[seat]) for seat in here) if public else (),
        own=() if view.seen.viewer is None else view.hands[view.seen.viewer],
        hints=_hints(view, words) if acting else None,
        play=_reason(options.play, words) if options else Reason(),
        discard=_reason(options.discard, words) if options else Reason(),
        named=view.seen.rules.suits if acting and view.seen.rules.choreography else (),
        cover=private,
        take_back=bool(here) and not private and slip,
        lay_open=announced is not None and announced.owed is None and announced.seat in here,
        withdraw=announced is not None and announced.laid_open is None and announced.seat in here,
        token=owed,
        request=request_text(announced, view, words) if announced and owed else "",
        token_text=bare_request_text(owed, words) if owed else "",
        speaks_faces=view.speaks_faces,
    )


def _reason(refusal: Refusal | None, words: TokenWords) -> Reason:
    return Reason() if refusal is None else Reason(refusal_text(refusal, words), refusal)


def _hints(view: ScreenView, words: TokenWords) -> HintOffers:
    seen = view.seen
    teammates = [(seen.current + step) % seen.players for step in range(1, seen.players)]
    found: dict[Hint, Reason] = {}
    for seat in teammates:
        named: list[Hint] = [ColourHint(seat, suit) for suit in seen.rules.nameable_suits]
        named += [ValueHint(seat, rank) for rank in RANKS]
        for hint in named:
            refusal = seen.options.hints[hint].refusal if seen.options else None
            reason = refusal_text(refusal, words, seen.rules.multicolour) if refusal else ""
            spoken = refusal is not Refusal.EMPTY_HINT or view.speaks_faces
            found[hint] = Reason(reason, refusal or "", spoken)
    return HintOffers(
        tuple((seat, view.names[seat]) for seat in teammates), seen.rules.nameable_suits, found, view.badges
    )


def _instruction(view: ScreenView) -> str:
    """What is asked of whom now."""
    if view.announced:
        return _master_instruction(view)
    if view.seen.end:
        return QCoreApplication.translate("ActionPanel", "The game is over.")
    if view.possible:
        return invitation(view.possible, in_full=True)
    if view.seen.viewer is not None:
        return QCoreApplication.translate("ActionPanel", "Just a peek: no playing, discarding or hinting now.")
    name = view.names[view.seen.current]
    if view.operators[view.seen.current] is not Operator.SCREEN:
        return QCoreApplication.translate("ActionPanel", "{name} to play, but not at this screen.").format(name=name)
    return QCoreApplication.translate("ActionPanel", "When everyone has seen the table, press “Ready”.")


def _master_instruction(view: ScreenView) -> str:
    if view.announced is None or view.announced.owed is None:
        return QCoreApplication.translate("ActionPanel", "First the announced card is turned face up.")
    text = QCoreApplication.translate("ActionPanel", "{name} can click it, drag it or press the button.")
    return text.format(name="" if view.master is None else view.names[view.master])
