"""Boxes of tokens as data: one value each, with all that is different from box to box.

Whoever has an edition asks `box_of(edition.kit)`; nothing else in the program asks which box it is.
"""

from collections.abc import Mapping

from hanabi_desktop.boxes.box import Beside, Box, Catastrophe, Sort, laying_text
from hanabi_desktop.boxes.box_lid import BOX_LID
from hanabi_desktop.boxes.clocks_and_fuses import CLOCKS_AND_FUSES, TURNED_CLOCKS
from hanabi_desktop.boxes.tiles import TILES
from hanabi_desktop.rules import Kit

__all__ = ["BOXES", "USUAL", "Beside", "Box", "Catastrophe", "Sort", "box_of", "laying_text"]

BOXES: Mapping[Kit, Box] = {
    Kit.CLOCKS_AND_FUSES: CLOCKS_AND_FUSES,
    Kit.TURNED_CLOCKS: TURNED_CLOCKS,
    Kit.BOX_LID: BOX_LID,
    Kit.TILES: TILES,
}

USUAL = CLOCKS_AND_FUSES
"""Its words are said where it is not known which box is meant."""


def box_of(kit: Kit) -> Box:
    """The box with these things in it."""
    return BOXES[kit]
