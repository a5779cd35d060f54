"""Plain: what the practice game teaches, one rule after the other."""

from hanabi_desktop.teammates.conventions import Outlook, focus_of, read_hint
from hanabi_desktop.teammates.known import Known
from hanabi_desktop.teammates.moves import (
    Deed,
    Move,
    believed_plays,
    hints,
    known_useless,
    later,
    lowest,
    may_discard,
    pointed_at,
)


def choose(known: Known) -> Move:
    """Plays what fits; else keeps what the next one would lose; else helps somebody to play; else discards."""
    plays = believed_plays(known, known.me)
    if plays:
        return Move(
            Deed.PLAY,
            min(plays, key=lambda card: (not known.called[card], not known.about[card], lowest(known.taken_for(card)))),
        )
    tried = [(move, *_try(known, move, touched)) for move, touched in hints(known, later(known))]
    honest = [(move, gained, saves) for move, gained, saves in tried if gained >= 0]
    keeping = [move for move, _, saves in honest if saves and move.which == (known.me + 1) % known.players]
    if keeping:
        return keeping[0]
    helping = [(gained, -place, move) for place, (move, gained, _) in enumerate(honest) if gained > 0]
    if helping:
        return max(helping)[2]
    if may_discard(known):
        card = known_useless(known, known.me)
        if card < 0:
            card = known.next_discard(known.me)
        if card >= 0:
            return Move(Deed.DISCARD, card)
    return fallback(known, [move for move, *_ in honest])


def fallback(known: Known, harmless: list[Move]) -> Move:
    """What may be done where nothing is of use: a hint that harms nobody, any hint, the oldest card."""
    if harmless:
        return min(harmless, key=lambda move: len(pointed_at(known, move.which, move.number)))
    if may_discard(known):
        return Move(Deed.DISCARD, known.hands[known.me][0])
    allowed = hints(known, [seat for seat in range(known.players) if seat != known.me], empty=True)
    if allowed:
        return min(allowed, key=lambda option: len(option[1]))[0]
    return Move(Deed.PLAY, known.hands[known.me][0])


def _try(known: Known, move: Move, touched: list[int]) -> tuple[int, bool]:
    """How many more plays a hint brings, -1 if it misleads; and whether it saves a card that would be lost."""
    target = move.which
    lost = _would_lose(known, target)
    before = Outlook(known)
    kept = known.meanings()
    focus, _, _ = focus_of(known, target, touched)
    meant = read_hint(known, known.me, target, move.number, touched)
    after = Outlook(known)
    gained = after.score - before.score
    useless = known.useless
    misled = not meant or not known.taken_for(focus) >> known.faces[focus] & 1
    wrong = any(
        after.stacks[known.faces[card] // 5] <= known.faces[card] % 5 or 1 << known.faces[card] & useless
        for card in after.going
        if card not in before.going and known.owner[card] != known.me
    )
    saves = lost >= 0 and focus == lost
    known.restore(kept)
    return (-1, False) if misled or wrong or gained < 0 else (gained, saves)


def _would_lose(known: Known, seat: int) -> int:
    """The card that a player would discard next though it is needed and the last of its kind, or a five; else -1."""
    if believed_plays(known, seat) or known_useless(known, seat) >= 0 or known.clocks == known.box.rules.clocks:
        return -1
    card = known.next_discard(seat)
    if card < 0 or 1 << known.faces[card] & known.useless:
        return -1
    return card if known.last_copy(known.faces[card]) else -1
