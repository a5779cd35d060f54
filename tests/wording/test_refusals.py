"""Every refusal says why, in one sentence and in the words of the table's own box."""

import re
from itertools import product

import pytest

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import Kit, Multicolour, Refusal
from hanabi_desktop.wording.table import refusal_text
from tests.each import each

pytestmark = pytest.mark.usefixtures("english")

OF_TOKENS = (
    Refusal.NO_CLOCK_TOKEN,
    Refusal.ALL_CLOCK_TOKENS,
    Refusal.NO_TOKEN_OWED,
    Refusal.WRONG_TOKEN,
    Refusal.WRONG_DIRECTION,
)
"""Those that speak of the things in the box."""


every_refusal = each(("refusal", "kit"), product(Refusal, Kit))


class TestARefusal:
    @every_refusal
    def test_is_one_sentence_that_fits_a_line(self, refusal: Refusal, kit: Kit) -> None:
        text = refusal_text(refusal, box_of(kit).words)
        assert re.fullmatch(r"[A-Z][^.{}%]+\.", text)
        assert len(text) < 90

    @every_refusal
    def test_speaks_to_nobody_in_particular(self, refusal: Refusal, kit: Kit) -> None:
        assert not re.search(r"\byou", refusal_text(refusal, box_of(kit).words), re.IGNORECASE)

    @every_refusal
    def test_uses_no_words_of_another_box(self, refusal: Refusal, kit: Kit) -> None:
        text = refusal_text(refusal, box_of(kit).words).lower()
        own = {Kit.BOX_LID: ("blue token", "red token"), Kit.TILES: ("tile",)}.get(kit, ("clock token", "fuse"))
        others = {"blue token", "red token", "tile", "clock token", "fuse"} - set(own)
        assert not [word for word in others if word in text]
        if refusal in OF_TOKENS:
            assert "tile" in text or kit is not Kit.TILES
        elif kit is Kit.TILES:
            assert refusal_text(refusal, box_of(kit).words) == refusal_text(refusal, box_of(Kit.BOX_LID).words)


@each("kit", Kit)
def test_no_two_refusals_say_the_same(kit: Kit) -> None:
    texts = [refusal_text(refusal, box_of(kit).words) for refusal in Refusal]
    assert len(set(texts)) == len(texts)


def test_a_colour_that_cannot_be_named_is_refused_for_the_reason_of_the_table() -> None:
    wild = refusal_text(Refusal.COLOUR_NOT_NAMEABLE, box_of(Kit.TILES).words, Multicolour.WILD)
    assert wild == "Multicolour cards are wild: no hint can name them."
    none = refusal_text(Refusal.COLOUR_NOT_NAMEABLE, box_of(Kit.TILES).words)
    assert none == "There are no multicolour cards in this game."


def test_the_missing_token_is_called_what_the_box_calls_it() -> None:
    assert {kit: refusal_text(Refusal.NO_CLOCK_TOKEN, box_of(kit).words) for kit in Kit} == {
        Kit.CLOCKS_AND_FUSES: "No clock tokens are left to pay for a hint.",
        Kit.TURNED_CLOCKS: "No clock tokens are left to pay for a hint.",
        Kit.BOX_LID: "No blue tokens are left to pay for a hint.",
        Kit.TILES: "All the hint tiles are black side up: none are left to pay for a hint.",
    }
