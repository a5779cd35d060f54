"""What is to be seen when a turn is gone back: the same paths the other way round. A pure function, like `plan`.

A card flies from its firework or from the discard pile into the hand, the drawn one back to the deck, tokens to where
they lay. Lights and bursts tell what has happened, and nothing does.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from hanabi_desktop.board.motion.acts import (
    AnyAct,
    Cover,
    DiscardSpot,
    FireworkBurst,
    FireworkSpot,
    Flash,
    Flight,
    HeldSpot,
    HeldSprite,
    Scene,
    Spark,
    TokenSpot,
)
from hanabi_desktop.board.motion.geometry import Geometry
from hanabi_desktop.board.motion.plan import Told, apart, plan


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
