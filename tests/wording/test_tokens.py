"""What is said of the tokens, in the words of each box, as they lie there (rules/README.md, section 2)."""

import re

import pytest

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import ClockGain, Kit
from hanabi_desktop.table.actions import TokenMove
from tests.each import each

pytestmark = pytest.mark.usefixtures("english")

OWN = {
    Kit.CLOCKS_AND_FUSES: {"clock", "fuse"},
    Kit.TURNED_CLOCKS: {"clock", "fuse", "red"},
    Kit.BOX_LID: {"blue", "red"},
    Kit.TILES: {"hint tile", "storm"},
}


@each("kit", Kit)
def test_each_box_keeps_to_its_own_words(kit: Kit) -> None:
    box = box_of(kit)
    requests = {box.words.requests.of(move).translated() for move in list(TokenMove)[:3]}
    assert len(requests) == 3
    said = [
        box.words.clocks_title.translated(),
        box.words.fuses_title.translated(),
        box.words.clocks_count.translated(available=3, total=8),
        box.words.fuses_count.translated(mistakes=1, limit=3),
        *(side.read.translated() for sort in (box.clocks, box.fuses) for side in (sort.unused, sort.used)),
        *requests,
        *(box.words.gains.of(reason).translated() for reason in ClockGain),
    ]
    assert not [text for text in said if re.search(r"[{}%]", text)]
    for word in ("clock", "fuse", "blue", "red", "hint tile", "storm"):
        assert bool(re.search(rf"\b{word}\b", " ".join(said).lower())) is (word in OWN[kit]), word
    assert box.clocks.unused.read.translated().endswith(": available")
    assert box.clocks.used.read.translated().endswith(": spent")


def test_an_explosion_is_read_by_what_covers_it_where_there_is_one() -> None:
    explosion = box_of(Kit.CLOCKS_AND_FUSES).fuses.bottom
    assert explosion
    assert explosion.covered.translated() != explosion.uncovered.translated()
    assert not any(box_of(kit).fuses.bottom for kit in Kit if kit is not Kit.CLOCKS_AND_FUSES)
