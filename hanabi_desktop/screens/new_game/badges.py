"""Who has which badge while a table is set up: no two are alike, and known players have their own."""

from collections.abc import Mapping, Sequence

from hanabi_desktop.records.record import is_blank
from hanabi_desktop.rules import MAX_PLAYERS
from hanabi_desktop.table.state import Badge, are_distinct, default_badges, with_missing


class Badges:
    """The badge of every seat, also of those where nobody sits."""

    def __init__(self, known: Mapping[str, Badge]) -> None:
        """`known` is whose badge is whose, by name, whoever plays."""
        self.worn = default_badges(MAX_PLAYERS)
        self._own = {name.casefold(): badge for name, badge in known.items()}

    def remembered(self, names: Sequence[str]) -> dict[str, tuple[str, str]]:
        """The sign and the colour that is to be known of each player, by name: the own one, else what is worn now."""
        there = zip(names, self.worn, strict=False)
        own = {name: self._own.get(name.casefold(), worn) for name, worn in there if not is_blank(name)}
        return {name: (badge.sign.value, badge.dye.value) for name, badge in own.items()}

    def give(self, kept: Mapping[int, Badge]) -> None:
        """Gives these seats these badges, and all others some that nobody has or is known to have."""
        given = iter(with_missing(tuple(kept.values()), MAX_PLAYERS, self._own.values())[len(kept) :])
        self.worn = tuple(kept[seat] if seat in kept else next(given) for seat in range(MAX_PLAYERS))

    def name(self, seat: int, names: Sequence[str]) -> None:
        """Another name stands at a seat: a known player has the own badge, and nobody has that of somebody else."""
        folded = [name.casefold() for name in names]
        worn, own = self.worn[seat], self._own.get(folded[seat])
        others = {other: self.worn[other] for other in range(len(names)) if other != seat}
        at_home = {other: badge for other, badge in others.items() if self._own.get(folded[other]) == badge}
        if own is not None and are_distinct((*at_home.values(), own)):
            free = {other: badge for other, badge in others.items() if are_distinct((badge, own))}
            self.give(free | {seat: own})
        elif worn in self._own.values():
            self.give(others)

    def choose(self, seat: int, badge: Badge, names: Sequence[str]) -> None:
        """Gives a player another badge, which is the own one from now on."""
        if not is_blank(names[seat]):
            self._own[names[seat].casefold()] = badge
        self.give(dict(enumerate(self.worn[: len(names)])) | {seat: badge})

    def swap(self, seat: int, other: int) -> None:
        """Two players change seats."""
        badges = list(self.worn)
        badges[seat], badges[other] = badges[other], badges[seat]
        self.worn = tuple(badges)

    def move_up(self, seat: int) -> None:
        """The player of a seat leaves; those after it move up."""
        self.worn = (*self.worn[:seat], *self.worn[seat + 1 :], self.worn[seat])
