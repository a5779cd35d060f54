"""Acts, the single animations of a scene, and the places between which they move, as frozen values.

They are made by `plan`, and drawn by the overlay at any moment.

Times are milliseconds from the beginning of the scene; rectangles lie on the board.
"""

from enum import Enum
from math import cos, pi, sin, tau

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF

from hanabi_desktop.models.table import DiscardCell, Firework, Token, TokenKind
from hanabi_desktop.painting.canvas import centred
from hanabi_desktop.rules import Card, Hint, Suit

FADE = 150
"""Milliseconds that anything takes with reduced motion."""

LIGHTING = 0.3
"""Share of its time in which the last fuse comes to the middle, before it burns."""

# Sprites


class HeldSpot(Struct, frozen=True):
    """A card's place in a hand; as a sprite, the card as it lies there on the public table: its back, and its hints."""

    seat: int
    row: int


Sprite = Card | None | HeldSpot | Token | Hint
"""What is seen to move: a card that everybody sees, the back of another one, a token as it lies, or what a hint names."""

# Movements


class Curve(Enum):
    """Easing curve of a movement."""

    CALM = QEasingCurve.Type.InOutSine
    """Slow at both ends."""
    ARRIVING = QEasingCurve.Type.OutCubic
    """Fast at first, then slower."""
    FALLING = QEasingCurve.Type.InQuad
    """Slow at first, then faster."""

    def at(self, share: float) -> float:
        """How far the movement is after a share of its time; both from 0 to 1."""
        return QEasingCurve(self.value).valueForProgress(share)


class Tone(Enum):
    """Meaning of a flash of light."""

    GOOD = "good"
    BAD = "bad"
    POINTED = "pointed"
    LOST = "lost"
    """Something that would have come, and did not."""


class Act(Struct, frozen=True, kw_only=True):
    """Something visible from `start` for `duration` milliseconds."""

    start: int
    duration: int
    waiting: bool = False
    """Whether it is to be seen where it begins until then."""

    @property
    def end(self) -> int:
        """When it is over."""
        return self.start + self.duration

    def share(self, time: float) -> float | None:
        """The progress at `time`, 0 to 1; None while it is not visible."""
        if self.waiting and time < self.start:
            return 0.0
        if not self.start <= time < self.end:
            return None
        return (time - self.start) / self.duration


class Flight(Act, frozen=True, kw_only=True):
    """A picture on its way. `angle` in degrees, clockwise, is how it leaves; `spin` is how much it turns."""

    sprite: Sprite
    source: QRectF
    target: QRectF
    curve: Curve = Curve.CALM
    lift: float = 0.0
    """Height of the arc above the straight way."""
    angle: float = 0.0
    spin: float = 0.0
    vanishing: bool = False
    """Whether it fades away in arriving."""
    glowing: bool = False


class Turning(Act, frozen=True, kw_only=True):
    """A token that is turned over or round, and may move at the same time."""

    before: Token
    after: Token
    source: QRectF
    target: QRectF


class _Placed(Act, frozen=True, kw_only=True):
    """An act in one place."""

    rect: QRectF


class Shake(_Placed, frozen=True, kw_only=True):
    """A card that does not fit, red-hot."""

    card: Card


class Spark(_Placed, frozen=True, kw_only=True):
    """A fuse burning down: `way` are points of the token, in shares of `rect`."""

    way: tuple[tuple[float, float], ...]


class Flash(_Placed, frozen=True, kw_only=True):
    """A light around something."""

    tone: Tone


class FireworkBurst(_Placed, frozen=True, kw_only=True):
    """A completed firework, bursting around `rect`."""

    suit: Suit


class LastFuse(_Placed, frozen=True, kw_only=True):
    """The last fuse comes to the middle of the table, where all look at it burn: `token` lay at `source`."""

    token: Token
    way: tuple[tuple[float, float], ...]
    """The points of the fuse, in shares of the token."""
    source: QRectF
    table: QRectF

    def place(self, share: float) -> QRectF:
        """Where it is after a share of the time; it trembles more and more."""
        centre, size = _between(self.source, self.rect, Curve.CALM.at(min(1.0, share / LIGHTING)))
        shaken = max(0.0, share - LIGHTING) ** 2 * self.rect.width() * 0.03 * sin(share * 90)
        return centred(centre + QPointF(shaken, 0), size.width(), size.height())


class Blast(_Placed, frozen=True, kw_only=True):
    """The last fuse has burnt down: an explosion from the middle of `source`, over all of `rect`; or the storm is there."""

    source: QRectF
    storm: bool
    """Whether lightning strikes instead."""
    still: bool = False


class Veil(_Placed, frozen=True, kw_only=True):
    """The table in the dark, which grows light again at the end; or in the glow of what went wrong."""

    tone: Tone


class TurningUp(_Placed, frozen=True, kw_only=True):
    """A card that lay face down comes up, and lies open to be read."""

    card: Card
    turning: int
    """Milliseconds in which it turns up, from its edge."""


class Words(_Placed, frozen=True, kw_only=True):
    """What is told of the card at `rect`."""

    words: str
    tone: Tone
    area: QRectF
    """Where they have room."""


Still = Veil | TurningUp | Words
"""What does not travel, and is seen with reduced motion too."""
AnyAct = Flight | Turning | Shake | Spark | Flash | FireworkBurst | LastFuse | Blast | Still

# What lies beneath


class FireworkSpot(Struct, frozen=True):
    """A firework's place, and the firework as it was."""

    row: int
    was: Firework


class DiscardSpot(Struct, frozen=True):
    """A place of the discard pile, and how it was."""

    row: int
    column: int
    was: DiscardCell


class TokenSpot(Struct, frozen=True):
    """A tray, and the rows whose tokens are on their way."""

    kind: TokenKind
    rows: frozenset[int]


Spot = HeldSpot | FireworkSpot | DiscardSpot | TokenSpot


class Cover(Struct, frozen=True):
    """A place that is shown as if nothing had happened there yet, `until` it happens."""

    spot: Spot
    rect: QRectF
    until: int
    fading: bool = False
    """Whether it fades over at last, rather than changing in one go."""


class Scene(Struct, frozen=True):
    """All acts and covers of one action."""

    acts: tuple[AnyAct, ...] = ()
    covers: tuple[Cover, ...] = ()
    landing: int = 0
    """Milliseconds until the card of the action, or its hint, comes to where it was meant for."""

    @property
    def duration(self) -> int:
        """When all is over."""
        return max([act.start + act.duration for act in self.acts] + [cover.until for cover in self.covers], default=0)

    @property
    def read(self) -> int:
        """Until when a card lies there to be read, before anything moves."""
        return max((act.end for act in self.acts if isinstance(act, Still)), default=0)

    def reduced(self, fade: int = FADE) -> "Scene":
        """The same with reduced motion: nothing travels, what changed fades over once everybody has read what it was."""
        still = [replace(act, start=0, duration=act.end) for act in self.acts if isinstance(act, Still)]
        read = self.read
        covers = (
            replace(cover, until=read + fade, fading=fade > 0)
            for cover in self.covers
            # A hand stays a hand while everybody looks at what was in it.
            if not (read and isinstance(cover.spot, HeldSpot))
        )
        acts = (replace(act, turning=0) if isinstance(act, TurningUp) else act for act in still)
        blasts = (replace(act, start=read, still=True) for act in self.acts if isinstance(act, Blast))
        return Scene((*acts, *blasts), tuple(covers), read)


# Where things are on their way


class Pose(Struct, frozen=True):
    """Position, size and opacity of a picture at a moment."""

    centre: QPointF
    size: QSizeF
    angle: float = 0.0
    opacity: float = 1.0
    flatness: float = 1.0
    """Visible share of its width while it is turned over."""


def flight_pose(flight: Flight, share: float) -> Pose:
    """A flight after a share of its time."""
    along = flight.curve.at(share)
    centre, size = _between(flight.source, flight.target, along)
    centre.setY(centre.y() - flight.lift * 4 * along * (1 - along))
    opacity = min(1.0, (1 - share) * 6) if flight.vanishing else 1.0
    return Pose(centre, size, flight.angle * (1 - along) + flight.spin * along, opacity)


def turn_pose(turn: Turning, share: float) -> Pose:
    """A token after a share of its time; it is seen from the side half-way, when its other side comes up."""
    along = Curve.CALM.at(share)
    centre, size = _between(turn.source, turn.target, along)
    centre.setY(centre.y() - size.height() * 0.5 * 4 * along * (1 - along))
    return Pose(centre, size, 0.0, 1.0, max(0.04, abs(cos(pi * along))))


def turned_pose(rect: QRectF, turned: float) -> Pose:
    """A card that is turned over: seen whole at 1, from its edge at 0."""
    return Pose(rect.center(), rect.size(), flatness=max(0.02, sin(pi / 2 * turned)))


def shake_pose(shake: Shake, share: float) -> Pose:
    """A shaken card: to and fro, less and less."""
    away = sin(tau * 4 * share) * (1 - share)
    centre = shake.rect.center() + QPointF(shake.rect.width() * 0.10 * away, 0)
    return Pose(centre, shake.rect.size(), 6 * away)


def spark_point(spark: Spark, share: float) -> QPointF:
    """The position of the spark along the fuse."""
    place = share * (len(spark.way) - 1)
    first = min(int(place), len(spark.way) - 2)
    (x0, y0), (x1, y1) = spark.way[first], spark.way[first + 1]
    rest = place - first
    rect = spark.rect
    return QPointF(
        rect.left() + rect.width() * (x0 + (x1 - x0) * rest), rect.top() + rect.height() * (y0 + (y1 - y0) * rest)
    )


def _between(source: QRectF, target: QRectF, along: float) -> tuple[QPointF, QSizeF]:
    centre = source.center() + (target.center() - source.center()) * along
    width = source.width() + (target.width() - source.width()) * along
    height = source.height() + (target.height() - source.height()) * along
    return centre, QSizeF(width, height)


def burst_rect(burst: FireworkBurst) -> QRectF:
    """The square of a burst: around its middle, which lies on the upper half of the pile."""
    reach = max(burst.rect.width(), burst.rect.height()) * 1.2
    centre = QPointF(burst.rect.center().x(), burst.rect.top() + burst.rect.height() * 0.4)
    return centred(centre, 2 * reach)


def looks_alike(act: AnyAct, time: float, later: float) -> bool:
    """Whether an act is seen the same at two moments, so that nothing has to be painted anew."""
    before, after = act.share(time), act.share(later)
    if before is None or after is None:
        return before is after
    match act:
        case Words() | Blast(still=True):
            return True
        case Veil():
            return later < act.end - FADE
        case TurningUp():
            return time >= act.start + act.turning
        case _:
            return before == after


def painted_rect(act: AnyAct) -> QRectF:
    """All of the board that an act may paint on."""
    match act:
        case FireworkBurst():
            return burst_rect(act)
        case Flight() | Turning():
            rect, size = act.source.united(act.target), act.source.size().expandedTo(act.target.size())
        case Words():
            return act.area
        case LastFuse():
            return act.table
        case Blast():
            return act.rect
        case _:
            rect, size = act.rect, act.rect.size()
    # Room for what is lifted, turned or glows.
    more = max(size.width(), size.height()) * 0.9
    return rect.adjusted(-more, -more, more, more)


# Where everything lies on the board at a moment, in the board's coordinates: public values only


class HeldPlace(Struct, frozen=True):
    """A card in a hand; `card` is the card itself, `cell` the place it has."""

    seat: int
    row: int
    cell: QRectF
    card: QRectF
    turned: bool


class FireworkPlace(Struct, frozen=True):
    """A firework, and where its top card lies."""

    row: int
    firework: Firework
    cell: QRectF
    card: QRectF
    sky: QRectF
    """Over all fireworks: the burst of this one may shine over its neighbours."""


class DiscardPlace(Struct, frozen=True):
    """One face of the discard pile."""

    row: int
    column: int
    value: DiscardCell
    cell: QRectF
    """Where its card lies; empty if none does."""


class TokenPlace(Struct, frozen=True):
    """A token and where it lies."""

    row: int
    token: Token
    rect: QRectF


class Shown(Struct, frozen=True):
    """A card that lay face down before all eyes, and turns over now."""

    rect: QRectF
    words: str
    """What is told of it."""
    tone: Tone
    area: QRectF
    """All of the table."""


class Geometry(Struct, frozen=True):
    """Where everything lies at a moment, in the board's coordinates: public values, no face of a card in a hand."""

    held: dict[int, HeldPlace] = {}
    """Cards by id."""
    names: tuple[QRectF, ...] = ()
    """The name plates, by seat."""
    fireworks: dict[Suit, FireworkPlace] = {}
    discards: dict[Card, DiscardPlace] = {}
    tokens: dict[TokenKind, tuple[TokenPlace, ...]] = {}
    trays: dict[TokenKind, QRectF] = {}
    table: QRectF = field(default_factory=QRectF)
    """All of it."""
    deck: QRectF = field(default_factory=QRectF)
    """The top card of the deck."""

    def with_card_at(self, card: int, cell: QRectF) -> "Geometry":
        """The same, but for a card of a hand that somebody has carried elsewhere."""
        place = self.held.get(card)
        if place is None:
            return self
        away = cell.topLeft() - place.cell.topLeft()
        moved = replace(place, cell=place.cell.translated(away), card=place.card.translated(away))
        return replace(self, held={**self.held, card: moved})
