"""Plans what moves: pure functions of the events of an action, and of the places before and after it.

Each kind of event has a motion of its own, so that nobody mistakes one for another: a played card flies in an arc to
its firework, a wrong one is shaken there and falls, a discarded one glides away, a drawn one comes face down.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt

from hanabi_desktop import rules
from hanabi_desktop.board.motion import acts
from hanabi_desktop.board.motion.acts import Geometry, HeldPlace, Shown, TokenPlace
from hanabi_desktop.boxes import BOXES, Catastrophe
from hanabi_desktop.models.table import TokenKind
from hanabi_desktop.painting.canvas import centred
from hanabi_desktop.painting.layout import TILT
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.table.events import CardLaidOpen

MovingEvent = rules.Event | TokenMove | CardLaidOpen

DEALING = 1200
"""Milliseconds of the whole deal, for any number of players."""
_DEAL_CARD = 360
HALF_TURN = 260
"""Milliseconds from a card's one side to its edge."""
_READ, _READ_LETTER, _SHORT = 950, 20, 30
"""Milliseconds to read a card that has turned over, and for each letter of its text beyond the limit `_SHORT`."""
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
_SKY = 1500
"""Milliseconds of the bursts that fill the sky over a firework that is complete."""
_BLAST = 3000
_FUSE = 1900
"""Milliseconds in which the last fuse is seen burning down."""
_LARGE = 0.5
"""Its size then, as a share of the table's."""

_BURSTS = ((0.22, 0.34, 0.26), (0.76, 0.28, 0.26), (0.4, 0.7, 0.22), (0.64, 0.62, 0.26), (0.5, 0.4, 0.42))
"""Their centres and sizes, in shares of the table."""


# Scenes


def plan(
    events: Sequence[MovingEvent],
    before: Geometry,
    after: Geometry,
    *,
    master: bool = False,
    shown: Shown | None = None,
) -> acts.Scene:
    """The scene of some events; a card that was `shown` to all leaves from there.

    With a master the tokens have moved already when an action takes effect: then only TokenMoves move them.
    """
    planner = _Planner(before, after, master, shown)
    over = any(isinstance(event, rules.GameOver) for event in events)
    for event in events:
        # Once the game is over, nobody reaches for another card.
        if not (over and isinstance(event, rules.CardDrawn)):
            planner.add(event)
    return planner.scene()


def plan_deal(after: Geometry, starter: int) -> acts.Scene:
    """The cards are dealt, one by one around the table from the seat that begins; they lie at `after` already."""
    seats = len(after.names)
    cards = sorted(after.held.values(), key=lambda place: (place.row, (place.seat - starter) % max(1, seats)))
    if not cards or after.deck.isEmpty():
        return acts.Scene()
    pause = (DEALING - _DEAL_CARD) / max(1, len(cards) - 1)
    flights = tuple(_draw_flight(after, place, round(number * pause), _DEAL_CARD) for number, place in enumerate(cards))
    return acts.Scene(flights, tuple(_held_cover(place, act.end) for place, act in zip(cards, flights, strict=True)))


class _Planner:
    """Collects the acts of a scene. What is drawn last lies on top: the card that the action is about."""

    def __init__(self, before: Geometry, after: Geometry, master: bool, shown: Shown | None) -> None:
        self._before = before
        self._after = after
        self._master = master
        self._shown = shown
        self._reading = _READ + _READ_LETTER * max(0, len(shown.words) - _SHORT) if shown else 0
        self._leaving = HALF_TURN + self._reading if shown else 0
        """Milliseconds until the card of the action leaves for where it belongs."""
        self._tokens: dict[TokenKind, int] = {}
        """Milliseconds until a token moves, by tray."""
        self._arrival = 0
        """Milliseconds until it comes to where it was meant for, whether it fits there or not."""
        self._landing = 0
        """Milliseconds until the card of the action lies where it belongs; what changes on the table changes then."""
        self._seat: int | None = None
        """The seat whose hand is one card less."""
        self._drawn: set[int] = set()
        self._under: list[acts.AnyAct] = []
        self._over: list[acts.AnyAct] = []
        self._covers: list[acts.Cover] = []

    def scene(self) -> acts.Scene:
        slides = self._slides()
        tokens = [act for kind, start in self._tokens.items() for act in self._token_acts(kind, start)]
        self._cover_changes()
        return acts.Scene((*tokens, *slides, *self._under, *self._over), tuple(self._covers), self._arrival)

    def add(self, event: MovingEvent) -> None:
        match event:
            case rules.HintGiven():
                self._hint(event)
            case rules.CardPlayed() | rules.CardMisplayed() | rules.CardDiscarded():
                self._move_card(event)
            case CardLaidOpen(events=(rules.CardPlayed() | rules.CardMisplayed() as to_come, *_)):
                self._lay_open(to_come)
            case rules.CardDrawn():
                self._draw(event)
            case rules.FireworkCompleted(suit=suit):
                start = max(0, self._landing - 30)
                place = self._after.fireworks[suit]
                self._over.append(acts.FireworkBurst(suit=suit, rect=place.cell, start=start, duration=_BURST))
                self._fill_sky(suit, place.cell, start)
            case rules.ClockSpent() | rules.ClockReturned() | rules.FuseBurnt():
                if not self._master:
                    kind = TokenKind.FUSE if isinstance(event, rules.FuseBurnt) else TokenKind.CLOCK
                    self._tokens.setdefault(kind, (self._leaving + self._landing) // 2)
            case TokenMove():
                self._tokens.setdefault(TokenKind.CLOCK if event.of_clock else TokenKind.FUSE, 0)
            case rules.ClockLost():
                self._light(self._after.trays[TokenKind.CLOCK], acts.Tone.LOST, self._landing)
            case rules.FinalRoundBegun():
                self._light(self._after.deck, acts.Tone.POINTED, self._leaving + _DRAW)
            case rules.GameOver(reason=rules.EndReason.FUSE):
                self._explode()
            case _:
                pass  # The end has a page of its own.

    def _fill_sky(self, suit: rules.Suit, firework: QRectF, start: int) -> None:
        """One burst after the other over all of the table, the largest last."""
        table = self._after.table
        size = min(table.width(), table.height())
        for number, (x, y, share) in enumerate(_BURSTS):
            burst = centred(QPointF(table.width() * x, table.height() * y), size * share)
            begins = start + 200 + number * (_SKY - _BURST) // len(_BURSTS)
            self._over.append(acts.FireworkBurst(suit=suit, rect=burst, start=begins, duration=_BURST))

    def _explode(self) -> None:
        """The last fuse has burnt down to its explosion."""
        tray, table = self._after.trays.get(TokenKind.FUSE), self._after.table
        if tray is not None and not table.isEmpty():
            start = (self._leaving + self._landing) // 2 + _BURN
            sorts = [place.token.sort for place in self._after.tokens.get(TokenKind.FUSE, ())]
            storm = any(box.fuses in sorts and box.catastrophe is Catastrophe.STORM for box in BOXES.values())
            moving = _moving_tokens(self._before, self._after, TokenKind.FUSE)
            burnt = [old for old, new in moving if new.token.used and not old.token.used]
            way = burnt[-1].token.sort.burning if burnt else None
            if way and not storm:
                # Once the card has fallen, nobody looks at anything else.
                size, last = table.size() * _LARGE, burnt[-1]
                rect = QRectF(QPointF(), last.rect.size().scaled(size, Qt.AspectRatioMode.KeepAspectRatio))
                rect.moveCenter(table.center())
                fuse = acts.LastFuse(
                    token=last.token,
                    way=way,
                    source=last.rect,
                    rect=rect,
                    table=table,
                    start=self._landing,
                    duration=_FUSE,
                )
                self._over.append(fuse)
                self._tokens[TokenKind.FUSE] = fuse.end
                tray, start = fuse.rect, fuse.end
            self._over.append(acts.Blast(source=tray, rect=table, storm=storm, start=start, duration=_BLAST))

    def _light(self, rect: QRectF, tone: acts.Tone, start: int) -> None:
        self._under.append(acts.Flash(rect=rect, tone=tone, start=start, duration=_LIGHT))

    # Cards

    def _move_card(self, event: rules.CardPlayed | rules.CardMisplayed | rules.CardDiscarded) -> None:
        """From the hand to its firework, or to the discard pile."""
        source = self._before.held.get(event.card_id)
        self._seat = event.seat
        if source is None:
            return
        firework, pile = self._after.fireworks[event.card.suit].card, self._after.discards[event.card].cell
        leaving = acts.Flight(
            sprite=event.card,
            source=self._shown.rect if self._shown else source.card,
            target=firework,
            start=self._leaving,
            duration=_PLAY,
            angle=TILT if source.turned and not self._shown else 0.0,
        )
        if self._shown:
            self._open(event.card, self._shown)
        match event:
            case rules.CardPlayed():
                self._landing = self._arrival = leaving.end
                self._over.append(replace(leaving, lift=firework.height() * 0.35, glowing=True))
                self._light(firework, acts.Tone.GOOD, self._landing)
            case rules.CardDiscarded():
                self._landing = self._arrival = self._leaving + _GLIDE
                self._over.append(replace(leaving, target=pile, duration=_GLIDE))
            case rules.CardMisplayed():
                self._misplay(replace(leaving, duration=_TRY, curve=acts.Curve.ARRIVING), event.card, pile)

    def _lay_open(self, event: rules.CardPlayed | rules.CardMisplayed) -> None:
        """It turns over, and lies open in its hand until the master has moved the tokens."""
        place = self._after.held.get(event.card_id)
        if place is None or self._shown is None:
            return
        self._open(event.card, self._shown)
        back = acts.Flight(
            sprite=event.card,
            source=self._shown.rect,
            target=place.card,
            start=self._leaving,
            duration=_PLAY,
        )
        self._over.append(back)
        self._covers.append(_held_cover(place, back.end))

    def _open(self, card: rules.Card, shown: Shown) -> None:
        """It turns over before all eyes, and is read."""
        time, tone = self._leaving, shown.tone
        self._over += [
            acts.Veil(rect=shown.area, tone=tone, start=0, duration=time),
            acts.TurningUp(card=card, rect=shown.rect, turning=HALF_TURN, start=0, duration=time),
            acts.Words(
                words=shown.words, rect=shown.rect, area=shown.area, tone=tone, start=HALF_TURN, duration=self._reading
            ),
        ]

    def _misplay(self, trying: acts.Flight, card: rules.Card, pile: QRectF) -> None:
        """It is tried on its firework, shaken there, and falls on the pile."""
        there, tried = trying.target, trying.end
        self._arrival = tried
        shaken = tried + _SHAKE
        self._landing = shaken + _FALL
        self._over += [
            trying,
            acts.Flash(rect=there, tone=acts.Tone.BAD, start=tried, duration=_SHAKE),
            acts.Shake(card=card, rect=there, start=tried, duration=_SHAKE),
            acts.Flight(
                sprite=trying.sprite,
                source=there,
                target=pile,
                start=shaken,
                duration=_FALL,
                curve=acts.Curve.FALLING,
                spin=200.0,
            ),
        ]

    def _draw(self, event: rules.CardDrawn) -> None:
        place = self._after.held.get(event.card_id)
        if place is None:
            return
        self._drawn.add(event.card_id)
        start = self._leaving + (self._landing - self._leaving) * 2 // 3
        flight = _draw_flight(self._after, place, start, _DRAW)
        self._under.append(flight)
        self._covers.append(_held_cover(place, flight.end))

    def _slides(self) -> list[acts.AnyAct]:
        """The cards that close the gap."""
        slides: list[acts.AnyAct] = []
        for card_id, place in self._after.held.items():
            was = self._before.held.get(card_id)
            if place.seat != self._seat or was is None or card_id in self._drawn or not _apart(was.cell, place.cell):
                continue
            sprite, start = acts.HeldSpot(place.seat, place.row), self._leaving + _SLIDE // 2
            slides.append(
                acts.Flight(
                    sprite=sprite, source=was.cell, target=place.cell, start=start, duration=_SLIDE, waiting=True
                )
            )
            self._covers.append(_held_cover(place, start + _SLIDE))
        return slides

    def _cover_changes(self) -> None:
        """Fireworks and discard pile change when the card lands, not before."""
        if not self._landing:
            return
        for suit, was in self._before.fireworks.items():
            now = self._after.fireworks[suit]
            if now.firework != was.firework:
                # Only the burst of one that is complete shines over its neighbours.
                place = now.sky if now.firework.complete else now.cell
                self._covers.append(acts.Cover(acts.FireworkSpot(now.row, was.firework), place, self._landing))
        for card, pile in self._before.discards.items():
            then = self._after.discards[card]
            if then.value.discarded != pile.value.discarded:
                self._covers.append(
                    acts.Cover(acts.DiscardSpot(then.row, then.column, pile.value), then.cell, self._landing)
                )

    # Hints

    def _hint(self, event: rules.HintGiven) -> None:
        places = [place for id_ in event.touched if (place := self._after.held.get(id_))]
        self._arrival = _HINT
        if len(self._after.names) <= max(event.giver, event.hint.target):
            return
        size = min((place.card.width() * 0.9 for place in places), default=self._after.names[0].height() * 0.45)
        source = centred(self._after.names[event.giver].center(), size * 0.7)
        for number, place in enumerate(places):
            start = _STAGGER * number
            self._fly_hint(event, source, centred(place.card.center(), size), start)
            self._light(place.card, acts.Tone.POINTED, start + _HINT)
        if not places:
            # A hint that points at nothing reaches the player all the same.
            self._fly_hint(event, source, centred(self._after.names[event.hint.target].center(), size), 0)

    def _fly_hint(self, event: rules.HintGiven, source: QRectF, target: QRectF, start: int) -> None:
        self._over.append(
            acts.Flight(
                sprite=event.hint,
                source=source,
                target=target,
                start=start,
                duration=_HINT,
                lift=target.height() * 0.3,
                vanishing=True,
                glowing=True,
            )
        )

    # Tokens

    def _token_acts(self, kind: TokenKind, start: int) -> list[acts.AnyAct]:
        """Moves every token of a tray that lies otherwise than before: those that count, and those that make room."""
        moving = _moving_tokens(self._before, self._after, kind)
        if not moving:
            return []
        sparks = [
            acts.Spark(rect=old.rect, way=way, start=start, duration=_BURN)
            for old, new in moving
            if new.token.used and not old.token.used and (way := old.token.sort.burning)
        ]
        delay = start + (_BURN if sparks else 0)
        rows = frozenset(new.row for _, new in moving)
        self._covers.append(acts.Cover(acts.TokenSpot(kind, rows), self._after.trays[kind], delay + _TOKEN))
        # In the order in which they lie on each other; what counts moves above what only makes room.
        moving.sort(key=lambda pair: pair[0].token != pair[1].token)
        return [*(_token_act(old, new, delay) for old, new in moving), *sparks]


def _moving_tokens(before: Geometry, after: Geometry, kind: TokenKind) -> list[tuple[TokenPlace, TokenPlace]]:
    """The tokens of a tray that lie otherwise than before: how each lay, and how it lies."""
    was = {place.token.number: place for place in before.tokens.get(kind, ())}
    pairs = [(was[now.token.number], now) for now in after.tokens.get(kind, ()) if now.token.number in was]
    return [(old, new) for old, new in pairs if old.token != new.token or _apart(old.rect, new.rect)]


def _token_act(old: TokenPlace, new: TokenPlace, start: int) -> acts.AnyAct:
    turning = acts.Turning(
        before=old.token, after=new.token, source=old.rect, target=new.rect, start=start, duration=_TOKEN, waiting=True
    )
    if old.token != new.token:
        return turning
    return acts.Flight(sprite=new.token, source=old.rect, target=new.rect, start=start, duration=_TOKEN, waiting=True)


def _draw_flight(after: Geometry, place: HeldPlace, start: int, duration: int) -> acts.Flight:
    """From the deck into a hand, face down."""
    return acts.Flight(
        sprite=None,
        source=after.deck,
        target=place.card,
        start=start,
        duration=duration,
        curve=acts.Curve.ARRIVING,
        lift=place.card.height() * 0.12,
    )


def _held_cover(place: HeldPlace, until: int) -> acts.Cover:
    return acts.Cover(acts.HeldSpot(place.seat, place.row), place.cell, until)


def _apart(source: QRectF, target: QRectF) -> bool:
    """Whether these are two places; the same one lies a little otherwise when what is around it needs other room."""
    away = source.center() - target.center()
    return away.manhattanLength() > 0.3 * target.width() or abs(source.width() - target.width()) > 0.2 * target.width()
