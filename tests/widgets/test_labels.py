"""Labels that wrap or elide their words."""

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from hanabi_desktop.widgets.labels import TextLabel


def test_a_label_that_is_cut_has_its_whole_in_the_tool_tip(qtbot: QtBot) -> None:
    label = TextLabel()
    qtbot.addWidget(label)
    label.say("Everyone except Wilhelmina-Charlotte: look away!")
    label.show()
    for width, cut in ((900, False), (120, True)):
        label.resize(width, 30)
        assert label.seen.cut is cut
        label.grab()
        assert label.toolTip() == (label.text() if cut else "")


def test_a_shortened_text_is_heard_whole(qtbot: QtBot) -> None:
    label = TextLabel()
    qtbot.addWidget(label)
    label.say("17 of 25", "17 of 25 possible points")
    assert label.seen.shown == "17 of 25"
    assert label.accessibleName() == label.toolTip() == "17 of 25 possible points"
    label.say("<b>Kari", "<b>Kari’s turn")
    interface = QAccessible.queryAccessibleInterface(label)
    assert interface.text(QAccessible.Text.Name) == "<b>Kari’s turn"
    # The tool tip, which is HTML then, is for the eyes.
    assert interface.text(QAccessible.Text.Description).strip() == ""


def test_a_label_that_grows_is_as_high_as_its_lines_up_to_a_limit(qtbot: QtBot) -> None:
    label = TextLabel(grows=True)
    qtbot.addWidget(label)
    label.say("Mormor Ingeborg is looking, and everybody else looks away. " * 3)
    wide, narrow = label.heightForWidth(600), label.heightForWidth(200)
    assert wide < narrow
    label.set_max_height(narrow // 3)
    assert label.heightForWidth(200) <= narrow // 3 + 1
    label.resize(200, label.heightForWidth(200))
    assert label.seen.height <= label.height() + 1
    assert label.seen.cut
