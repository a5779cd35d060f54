"""The cards are dealt: backs fly from the deck to the hands, one by one. A pure function of the places they fly to."""

from hanabi_desktop.board.motion.acts import BackSprite, Cover, Curve, Flight, HeldSpot, Scene
from hanabi_desktop.board.motion.geometry import Geometry, HeldPlace

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
