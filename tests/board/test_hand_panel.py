"""The tab of a hand holds its owner's name, and what that player is."""

from PySide6.QtGui import QAccessible, QFontMetricsF

from hanabi_desktop.rules import EditionId
from tests.each import each
from tests.leaks.telling import told_to_screen_reader
from tests.screens.sitting import NAMES, PER, Sit, open_view

LONG = "Grossmutter Elisabeth Anna-Katharina von Hohenlohe-Schillings"
RIGHT_TO_LEFT = "محمد عبد الله بن عبد الرحمن الطويل جدا" * 2


@each("size", [(640, 480), (1024, 700), (1920, 1080)])
def test_a_long_name_gives_way_to_the_master_s_sign_and_is_whole_in_a_tool_tip(sit: Sit, size: tuple[int, int]) -> None:
    for name in (LONG, "🎆" * 60, RIGHT_TO_LEFT):
        page = sit(edition=EditionId.ENGLISH, master=PER, size=size, names=(NAMES[0], name, NAMES[2]))
        panel = page.board.hands[PER]
        player = page.models.players.rows[PER]
        tab = panel.tab(player)
        said = "".join(words for _, _, words in tab.lines)
        assert "…" in said, name
        assert said.endswith("Master")
        assert panel.rect().contains(tab.plate.toAlignedRect())
        assert all(tab.plate.adjusted(-1, -1, 1, 1).contains(room) for room, _, _ in tab.lines)
        assert name in panel.toolTip()
        assert panel.toolTip().splitlines()[1:] == ["Master"]
        assert name in panel.view.accessibleName()


@each("size", [(1024, 700), (1366, 768), (1920, 1080)])
def test_while_somebody_looks_everybody_reads_on_the_tab_that_nobody_else_may(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(size=size)

    def said(seat: int) -> str:
        return "".join(words for _, _, words in page.board.hands[seat].tab(page.models.players.rows[seat]).lines)

    before = said(0)
    open_view(page)
    assert said(0) == f"{before} · nobody else may look!"
    assert "look" not in said(1)
    for room, font, words in page.board.hands[0].tab(page.models.players.rows[0]).lines:
        assert QFontMetricsF(font).horizontalAdvance(words) <= room.width() + 1


def test_names_that_look_like_markup_are_heard_as_they_are_written(sit: Sit) -> None:
    page = sit(master=PER, names=(NAMES[0], "<b>Per", NAMES[2]))
    root = QAccessible.queryAccessibleInterface(page.window())
    heard = [str(value) for _, _, value in told_to_screen_reader(root, "")]
    assert any("<b>Per" in text for text in heard)
    assert not [text for text in heard if "&lt;" in text or "<p>" in text]
