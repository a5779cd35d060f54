"""Follows a game from one seat: turns of its views become what that seat knows."""

from hanabi_desktop import rules
from hanabi_desktop.teammates.box import box, face_of, hint_number
from hanabi_desktop.teammates.conventions import read_hint, settle
from hanabi_desktop.teammates.known import Known

_LEAVES = rules.CardPlayed | rules.CardMisplayed | rules.CardDiscarded


class Seen:
    """All that one seat has seen of a game. It remembers hints that the table's memory aid no longer tells."""

    def __init__(self, view: rules.SeatView) -> None:
        """Begins with what a view of this seat tells; raises ValueError if it is the view of no seat."""
        if view.viewer is None:
            raise ValueError("view: it is no seat's")
        self._turns: tuple[rules.TurnView, ...] = ()
        self._begin(view)
        self.see(view)

    def _begin(self, view: rules.SeatView) -> None:
        assert view.viewer is not None
        self.known = Known(box(view.rules), view.players, view.viewer)
        self._followed = 0

    def see(self, view: rules.SeatView) -> Known:
        """Follows the game to where this later view of the same seat shows it, also after turns were taken back."""
        same = 0
        for old, new in zip(self._turns, view.turns, strict=False):
            if not _same(old, new):
                break
            same += 1
        self._turns = self._turns[:same] + view.turns[same:]
        if same < self._followed:
            self._begin(view)
        faces = {card.id: face_of(card.face) for hand in view.hands for card in hand.cards if card.face}
        for turn in self._turns:
            for event in turn.events:
                if isinstance(event, _LEAVES):
                    faces[event.card_id] = face_of(event.card)
        if not self._followed and not any(self.known.hands):
            size = view.rules.hand_size(view.players)
            for card in range(size * view.players):
                self._draw(card // size, card, faces)
        for turn in self._turns[self._followed :]:
            self._follow(turn, faces)
        self._followed = len(self._turns)
        self.known.clocks = view.clocks
        self.known.lives = view.rules.mistakes - view.mistakes
        self.known.turns_left = view.turns_left
        return self.known

    def _draw(self, seat: int, card: int, faces: dict[int, int]) -> None:
        self.known.draw(seat, card, -1 if seat == self.known.me else faces[card])

    def _follow(self, turn: rules.TurnView, faces: dict[int, int]) -> None:
        known = self.known
        for event in turn.events:
            match event:
                case rules.HintGiven(giver=giver, hint=hint, touched=touched):
                    settle(known, giver)
                    read_hint(known, giver, hint.target, hint_number(hint), list(touched))
                case rules.HintForgotten(giver=giver):
                    settle(known, giver)
                case rules.CardPlayed() | rules.CardMisplayed() | rules.CardDiscarded():
                    settle(known, event.seat, event.card_id)
                    fits = isinstance(event, rules.CardPlayed)
                    known.leave(event.seat, event.card_id, face_of(event.card), fits)
                case rules.CardDrawn(seat=seat, card_id=card):
                    self._draw(seat, card, faces)
                case rules.FuseBurnt(mistakes=mistakes):
                    known.lives = known.box.rules.mistakes - mistakes
                case _:
                    pass
        known.turn = turn.number + 1


def _same(old: rules.TurnView, new: rules.TurnView) -> bool:
    """Whether two views tell of the same turn, though the later one may have forgotten its hint."""
    return old == new or (old.seat == new.seat and tuple(map(_forgotten, old.events)) == new.events)


def _forgotten(event: rules.Event | rules.HintForgotten) -> rules.Event | rules.HintForgotten:
    """What a memory aid leaves of an event."""
    return rules.HintForgotten(event.giver, event.hint.target) if isinstance(event, rules.HintGiven) else event
