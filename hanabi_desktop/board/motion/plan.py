"""Plans what moves: pure functions of events and of the places before and after."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from hanabi_desktop.board.motion.acts import (
    AnyAct,
    BackSprite,
    Cover,
    Curve,
    DiscardSpot,
    FaceSprite,
    FireworkBurst,
    FireworkSpot,
    Flash,
    Flight,
    HeldSpot,
    HeldSprite,
    HintSprite,
    Scene,
    Shake,
    Spark,
    TokenSpot,
    TokenSprite,
    Tone,
    Turning,
)
from hanabi_desktop.board.motion.geometry import Geometry, HeldPlace, TokenPlace
from hanabi_desktop.models.tokens import TokenKind
from hanabi_desktop.painting.places.layout import TILT
from hanabi_desktop.rules import (
    Card,
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    ClockLost,
    ClockReturned,
    ClockSpent,
    Event,
    FinalRoundBegun,
    FireworkCompleted,
    FuseBurnt,
    HintGiven,
)
from hanabi_desktop.table.tokens import TokenMove

Told = Event | TokenMove

_PLAY = 450
_TRY = 320
_SHAKE = 380
_FALL = 400
_GLIDE = 620
_DRAW = 450
_SLIDE = 300
_HINT = 450
_STAGGER = 70
_TOKEN = 400
_BURN = 480
_LIGHT = 320
_BURST = 700


def plan(told: Sequence[Told], before: Geometry, after: Geometry, *, master: bool = False) -> Scene:
    """The scene of what was told.

    With a master the tokens have moved already when an action takes effect: then only TokenMoves move them.
    """
    planner = _Planner(before, after, master)
    for event in told:
        planner.tell(event)
    return planner.scene()


class _Planner:
    """Collects the acts of a scene. What is drawn last lies on top: the card that the action is about."""

    def __init__(self, before: Geometry, after: Geometry, master: bool) -> None:
        self._before = before
        self._after = after
        self._master = master
        self._tokens: dict[TokenKind, int] = {}
        """The trays in which tokens move, and when."""
        self._landing = 0
        """When the card of the action lies where it belongs; what changes on the table changes then."""
        self._moved: int | None = None
        """The seat whose hand is one card less."""
        self._drawn: set[int] = set()
        self._under: list[AnyAct] = []
        self._over: list[AnyAct] = []
        self._covers: list[Cover] = []

    def scene(self) -> Scene:
        slides = [] if self._moved is None else self._slides(self._moved)
        tokens = [act for kind, start in self._tokens.items() for act in self._token_acts(kind, start)]
        self._cover_changes()
        return Scene((*tokens, *slides, *self._under, *self._over), tuple(self._covers))

    def tell(self, event: Told) -> None:
        match event:
            case HintGiven():
                self._hint(event)
            case CardPlayed():
                self._play(event.seat, event.card_id, event.card)
            case CardMisplayed():
                self._misplay(event.seat, event.card_id, event.card)
            case CardDiscarded():
                self._discard(event.seat, event.card_id, event.card)
            case CardDrawn():
                self._draw(event)
            case FireworkCompleted():
                self._complete(event)
            case ClockSpent() | ClockReturned() | FuseBurnt():
                if not self._master:
                    kind = TokenKind.FUSE if isinstance(event, FuseBurnt) else TokenKind.CLOCK
                    self._tokens.setdefault(kind, self._landing // 2)
            case TokenMove():
                self._tokens.setdefault(TokenKind.CLOCK if event.of_clock else TokenKind.FUSE, 0)
            case ClockLost():
                tray = self._after.trays.get(TokenKind.CLOCK)
                if tray is not None:
                    self._light(tray, Tone.LOST, self._landing)
            case FinalRoundBegun():
                self._light(self._after.deck, Tone.POINTED, _DRAW)
            case _:
                pass  # The end has a page of its own.

    # Cards

    def _play(self, seat: int, card_id: int, card: Card) -> None:
        source, target = self._before.held.get(card_id), self._after.fireworks.get(card.suit)
        self._moved = seat
        if source is None or target is None:
            return
        self._landing = _PLAY
        self._over.append(
            Flight(
                sprite=FaceSprite(card),
                source=source.card,
                target=target.card,
                start=0,
                duration=_PLAY,
                curve=Curve.CALM,
                lift=target.card.height() * 0.35,
                angle=_angle(source),
                glowing=True,
            )
        )
        self._light(target.card, Tone.GOOD, _PLAY)

    def _misplay(self, seat: int, card_id: int, card: Card) -> None:
        source, tried = self._before.held.get(card_id), self._after.fireworks.get(card.suit)
        pile = self._after.discards.get(card)
        self._moved = seat
        if source is None or tried is None or pile is None:
            return
        self._landing = _TRY + _SHAKE + _FALL
        face = FaceSprite(card)
        self._over += [
            Flight(
                sprite=face,
                source=source.card,
                target=tried.card,
                start=0,
                duration=_TRY,
                curve=Curve.ARRIVING,
                angle=_angle(source),
            ),
            Flash(rect=tried.card, tone=Tone.BAD, start=_TRY, duration=_SHAKE),
            Shake(card=card, rect=tried.card, start=_TRY, duration=_SHAKE),
            Flight(
                sprite=face,
                source=tried.card,
                target=pile.copy(pile.value.discarded - 1),
                start=_TRY + _SHAKE,
                duration=_FALL,
                curve=Curve.FALLING,
                spin=200.0,
            ),
        ]

    def _discard(self, seat: int, card_id: int, card: Card) -> None:
        source, pile = self._before.held.get(card_id), self._after.discards.get(card)
        self._moved = seat
        if source is None or pile is None:
            return
        self._landing = _GLIDE
        self._over.append(
            Flight(
                sprite=FaceSprite(card),
                source=source.card,
                target=pile.copy(pile.value.discarded - 1),
                start=0,
                duration=_GLIDE,
                curve=Curve.CALM,
                angle=_angle(source),
            )
        )

    def _draw(self, event: CardDrawn) -> None:
        place = self._after.held.get(event.card_id)
        if place is None:
            return
        self._drawn.add(event.card_id)
        start = self._landing * 2 // 3
        self._under.append(
            Flight(
                sprite=BackSprite(),
                source=self._after.deck,
                target=place.card,
                start=start,
                duration=_DRAW,
                curve=Curve.ARRIVING,
                lift=place.card.height() * 0.12,
            )
        )
        self._covers.append(Cover(HeldSpot(place.seat, place.row), place.cell, start + _DRAW))

    def _slides(self, seat: int) -> list[AnyAct]:
        """The cards that close the gap."""
        acts: list[AnyAct] = []
        for card_id, place in self._after.held.items():
            was = self._before.held.get(card_id)
            if place.seat != seat or was is None or card_id in self._drawn:
                continue
            if not apart(was.cell, place.cell):
                continue
            acts.append(
                Flight(
                    sprite=HeldSprite(seat, place.row),
                    source=was.cell,
                    target=place.cell,
                    start=_SLIDE // 2,
                    duration=_SLIDE,
                    waiting=True,
                )
            )
            self._covers.append(Cover(HeldSpot(seat, place.row), place.cell, _SLIDE // 2 + _SLIDE))
        return acts

    def _cover_changes(self) -> None:
        """Fireworks and discard pile change when the card lands, not before."""
        if not self._landing:
            return
        for suit, firework in self._before.fireworks.items():
            now = self._after.fireworks.get(suit)
            if now is not None and now.firework != firework.firework:
                self._covers.append(Cover(FireworkSpot(now.row, firework.firework), now.sky, self._landing))
        for card, pile in self._before.discards.items():
            then = self._after.discards.get(card)
            if then is not None and then.value.discarded != pile.value.discarded:
                self._covers.append(Cover(DiscardSpot(then.row, then.column, pile.value), then.cell, self._landing))

    # Lights

    def _light(self, rect: QRectF, tone: Tone, start: int) -> None:
        self._under.append(Flash(rect=rect, tone=tone, start=start, duration=_LIGHT))

    def _complete(self, event: FireworkCompleted) -> None:
        place = self._after.fireworks.get(event.suit)
        if place is not None:
            self._over.append(
                FireworkBurst(suit=event.suit, rect=place.cell, start=max(0, self._landing - 30), duration=_BURST)
            )

    def _hint(self, event: HintGiven) -> None:
        places = [place for id_ in event.touched if (place := self._after.held.get(id_))]
        if len(self._after.names) <= max(event.giver, event.hint.target):
            return
        size = min((place.card.width() * 0.9 for place in places), default=self._after.names[0].height() * 0.45)
        source = _square(self._after.names[event.giver].center(), size * 0.7)
        for number, place in enumerate(places):
            start = _STAGGER * number
            self._fly_hint(event, source, _square(place.card.center(), size), start)
            self._light(place.card, Tone.POINTED, start + _HINT)
        if not places:
            # A hint that points at nothing reaches the player all the same.
            self._fly_hint(event, source, _square(self._after.names[event.hint.target].center(), size), 0)

    def _fly_hint(self, event: HintGiven, source: QRectF, target: QRectF, start: int) -> None:
        self._over.append(
            Flight(
                sprite=HintSprite(event.hint),
                source=source,
                target=target,
                start=start,
                duration=_HINT,
                curve=Curve.CALM,
                lift=target.height() * 0.3,
                vanishing=True,
                glowing=True,
            )
        )

    # Tokens

    def _token_acts(self, kind: TokenKind, start: int) -> list[AnyAct]:
        """Moves every token of a tray that lies otherwise than before: those that count, and those that make room."""
        was = {place.token.number: place for place in self._before.tokens.get(kind, ())}
        pairs = [(was[now.token.number], now) for now in self._after.tokens.get(kind, ()) if now.token.number in was]
        moving = [(old, new) for old, new in pairs if old.token != new.token or apart(old.rect, new.rect)]
        if not moving:
            return []
        burnt = [old for old, new in moving if new.token.used and not old.token.used and old.token.sort.burning]
        delay = start + (_BURN if burnt else 0)
        tray = self._after.trays[kind]
        rows = frozenset(new.row for _, new in moving)
        self._covers.append(Cover(TokenSpot(kind, rows), tray, delay + _TOKEN))
        # In the order in which they lie on each other; what counts moves above what only makes room.
        moving.sort(key=lambda pair: pair[0].token != pair[1].token)
        moves = [_token_move(old, new, delay) for old, new in moving]
        sparks = [
            Spark(rect=old.rect, way=way, start=start, duration=_BURN)
            for old in burnt
            if (way := old.token.sort.burning)
        ]
        return [*moves, *sparks]


def _token_move(old: TokenPlace, new: TokenPlace, start: int) -> AnyAct:
    if old.token == new.token:
        sprite = TokenSprite(new.token)
        return Flight(sprite=sprite, source=old.rect, target=new.rect, start=start, duration=_TOKEN, waiting=True)
    return Turning(
        before=old.token,
        after=new.token,
        source=old.rect,
        target=new.rect,
        start=start,
        duration=_TOKEN,
        waiting=True,
    )


def apart(source: QRectF, target: QRectF) -> bool:
    """Whether these are two places; the same one lies a little otherwise when what is around it needs other room."""
    away = source.center() - target.center()
    return away.manhattanLength() > 0.3 * target.width() or abs(source.width() - target.width()) > 0.2 * target.width()


def _angle(place: HeldPlace) -> float:
    return TILT if place.turned else 0.0


def _square(centre: QPointF, size: float) -> QRectF:
    return QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)


WHOLE = 1200
"""Milliseconds that all of it takes, however many play."""
_FLIGHT = 360


def dealing(after: Geometry, starter: int) -> Scene:
    """Card by card around the table, from the player who begins; `after` is how the cards lie once they are dealt."""
    seats = len(after.names)
    cards = sorted(after.held.values(), key=lambda place: (place.row, (place.seat - starter) % max(1, seats)))
    if not cards or after.deck.isEmpty():
        return Scene()
    pause = (WHOLE - _FLIGHT) / max(1, len(cards) - 1)
    flights = tuple(_flight(after, place, round(number * pause)) for number, place in enumerate(cards))
    covers = tuple(
        Cover(HeldSpot(place.seat, place.row), place.cell, flight.end)
        for place, flight in zip(cards, flights, strict=True)
    )
    return Scene(flights, covers)


def _flight(after: Geometry, place: HeldPlace, start: int) -> Flight:
    return Flight(
        sprite=BackSprite(),
        source=after.deck,
        target=place.card,
        start=start,
        duration=_FLIGHT,
        curve=Curve.ARRIVING,
        lift=place.card.height() * 0.12,
    )


def plan_back(undone: Sequence[Told], later: Geometry, earlier: Geometry) -> Scene:
    """The scene of going back from `later` to `earlier`, where the table lies already: over what `undone` had told."""
    ahead = plan(undone, earlier, later)
    acts = [act for act in ahead.acts if not isinstance(act, Flash | FireworkBurst | Spark)]
    whole = max((*(act.end for act in acts), *(cover.until for cover in ahead.covers)), default=0)
    rows = _rows(later, earlier)
    covers = [*_held(later, earlier, whole), *_changed(ahead, later, whole), *_tokens(later, earlier, whole)]
    return Scene(tuple(_turned(act, whole, rows) for act in acts), tuple(covers))


def _turned(act: AnyAct, whole: int, rows: dict[tuple[int, int], int]) -> AnyAct:
    act = replace(act, start=whole - act.end, backwards=True)
    if isinstance(act, Flight) and isinstance(act.sprite, HeldSprite):
        held = act.sprite
        return replace(act, sprite=HeldSprite(held.seat, rows.get((held.seat, held.row), held.row)))
    return act


def _rows(later: Geometry, earlier: Geometry) -> dict[tuple[int, int], int]:
    """In which row of its hand each card lies now, by seat and row in which it lay."""
    return {(was.seat, was.row): earlier.held[card].row for card, was in later.held.items() if card in earlier.held}


def _held(later: Geometry, earlier: Geometry, whole: int) -> list[Cover]:
    """Cards that come back to their places are not there before."""
    coming = (
        place
        for card, place in earlier.held.items()
        if (was := later.held.get(card)) is None or apart(was.cell, place.cell)
    )
    return [Cover(HeldSpot(place.seat, place.row), place.cell, whole) for place in coming]


def _changed(ahead: Scene, later: Geometry, whole: int) -> list[Cover]:
    """Fireworks and discard pile lose their card when it leaves, not before."""
    fireworks = {place.row: place.firework for place in later.fireworks.values()}
    piles = {(place.row, place.column): place.value for place in later.discards.values()}
    covers = []
    for cover in ahead.covers:
        match cover.spot:
            case FireworkSpot(row=row):
                covers.append(replace(cover, spot=FireworkSpot(row, fireworks[row]), until=whole - cover.until))
            case DiscardSpot(row=row, column=column):
                spot = DiscardSpot(row, column, piles[row, column])
                covers.append(replace(cover, spot=spot, until=whole - cover.until))
            case _:
                pass  # Hands and tokens have covers of their own.
    return covers


def _tokens(later: Geometry, earlier: Geometry, whole: int) -> list[Cover]:
    """Tokens that move rest where they lay, and then where they lie: until the end they are not in their trays."""
    covers = []
    for kind, places in earlier.tokens.items():
        was = {place.token.number: place for place in later.tokens.get(kind, ())}
        rows = frozenset(
            place.row
            for place in places
            if (old := was.get(place.token.number)) and (old.token != place.token or apart(place.rect, old.rect))
        )
        if rows:
            covers.append(Cover(TokenSpot(kind, rows), earlier.trays[kind], whole))
    return covers
