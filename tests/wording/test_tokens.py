"""Tokens are called what the edition's own box calls them."""

import re
from itertools import product

import pytest

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import ClockGain, Kit
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.tokens import lost_gain_text
from tests.each import each

pytestmark = pytest.mark.usefixtures("english")

SPEND, RETURN, BURN, _ = TokenMove
NASTY = ("{master}", "{0}", "100 % %n %1", "<i>Per</i> & Co", "🎆", "שרה")


def clock_token_text(kit: Kit, *, available: bool) -> str:
    clocks = box_of(kit).clocks
    return (clocks.unused if available else clocks.used).read.said()


def fuse_token_text(kit: Kit, *, used: bool) -> str:
    fuses = box_of(kit).fuses
    return (fuses.used if used else fuses.unused).read.said()


def move_request(kit: Kit, move: TokenMove, master: str) -> str:
    return box_of(kit).words.requests.of(move).said(master=master)


def everything(kit: Kit) -> list[str]:
    """All that is said of the tokens of a kit."""
    words = box_of(kit).words
    return [
        words.clocks_title.said(),
        words.fuses_title.said(),
        words.clocks_count.said(available=3, total=8),
        words.fuses_count.said(mistakes=1, limit=3),
        *(clock_token_text(kit, available=available) for available in (True, False)),
        *(fuse_token_text(kit, used=used) for used in (True, False)),
        *(move_request(kit, move, "Per") for move in (SPEND, RETURN, BURN)),
        *(words.gains.of(reason).said() for reason in ClockGain),
    ]


class TestEveryKit:
    @each("kit", Kit)
    def test_fills_every_field(self, kit: Kit) -> None:
        assert not [text for text in everything(kit) if re.search(r"[{}%]", text)]

    @each("kit", Kit)
    def test_keeps_to_its_own_words(self, kit: Kit) -> None:
        said = " ".join(everything(kit)).lower()
        own = {
            Kit.CLOCKS_AND_FUSES: {"clock", "fuse"},
            Kit.TURNED_CLOCKS: {"clock", "fuse", "red"},
            Kit.BOX_LID: {"blue", "red"},
            Kit.TILES: {"hint tile", "storm"},
        }[kit]
        for word in ("clock", "fuse", "blue", "red", "hint tile", "storm"):
            assert bool(re.search(rf"\b{word}\b", said)) is (word in own), word

    @each("kit", Kit)
    def test_tells_a_token_by_how_it_lies(self, kit: Kit) -> None:
        assert clock_token_text(kit, available=True).endswith(": available")
        assert clock_token_text(kit, available=False).endswith(": spent")
        assert fuse_token_text(kit, used=True) != fuse_token_text(kit, used=False)

    @each("kit", Kit)
    def test_asks_for_each_move_in_other_words(self, kit: Kit) -> None:
        requests = {move_request(kit, move, "Per") for move in (SPEND, RETURN, BURN)}
        assert len(requests) == 3
        assert all(request.startswith("Per: ") for request in requests)

    @each(("kit", "name"), list(product(Kit, NASTY)))
    def test_calls_the_master_by_name_whatever_it_is(self, kit: Kit, name: str) -> None:
        assert move_request(kit, SPEND, name) == move_request(kit, SPEND, "Per").replace("Per", name)


class TestPlaces:
    """Where the rulebooks have the tokens lie (rules, section 2)."""

    def test_of_spent_clocks(self) -> None:
        assert {kit: clock_token_text(kit, available=False) for kit in Kit} == {
            Kit.CLOCKS_AND_FUSES: "clock token in the box lid: spent",
            Kit.TURNED_CLOCKS: "clock token on its side: spent",
            Kit.BOX_LID: "blue token beside the box lid: spent",
            Kit.TILES: "hint tile, black side up: spent",
        }

    def test_of_mistakes(self) -> None:
        assert {kit: fuse_token_text(kit, used=True) for kit in Kit} == {
            Kit.CLOCKS_AND_FUSES: "burnt fuse token in the box lid: a mistake",
            Kit.TURNED_CLOCKS: "red fuse token, used",
            Kit.BOX_LID: "red token in the box lid: a mistake",
            Kit.TILES: "storm tile, lightning: a mistake",
        }

    def test_of_the_explosion(self) -> None:
        bottoms = {kit: box_of(kit).fuses.bottom for kit in Kit}
        assert [kit for kit, bottom in bottoms.items() if bottom] == [Kit.CLOCKS_AND_FUSES]
        explosion = bottoms[Kit.CLOCKS_AND_FUSES]
        assert explosion
        assert explosion.covered.said() != explosion.uncovered.said()


class TestTokensEarned:
    def test_tell_why(self) -> None:
        assert box_of(Kit.TILES).words.gains.of(ClockGain.BONUS).said() == "Bonus: a hint tile turns white."
        assert (
            box_of(Kit.BOX_LID).words.gains.of(ClockGain.CHOREOGRAPHY).said()
            == "The colour was right: a blue token comes back."
        )
        assert box_of(Kit.CLOCKS_AND_FUSES).words.gains.of(ClockGain.DISCARD).said() == "A clock token comes back."

    def test_tell_when_they_are_lost(self) -> None:
        assert lost_gain_text(ClockGain.BONUS) == "No bonus: there was no spent hint to win back."
        assert (
            lost_gain_text(ClockGain.CHOREOGRAPHY) == "The colour was right, but there was no spent hint to win back."
        )
