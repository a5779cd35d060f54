"""Labels whose words fit."""

import pytest
from pytestqt.qtbot import QtBot

from hanabi_desktop.widgets.labels import FittedLabel


def test_of_several_ways_the_first_that_fits_is_said(qtbot: QtBot) -> None:
    label = FittedLabel(fills=True)
    qtbot.addWidget(label)
    ways = ("17 of 25 possible points", "17 of 25 possible", "17 of 25")
    label.say(*ways)
    found = []
    for width in range(600, 80, -10):
        label.resize(width, 30)
        found.append((label.fitted.shown, label.fitted.font.pixelSize()))
    # The shortest only where the others would have to be small.
    assert list(dict.fromkeys(shown for shown, _ in found)) == list(ways)
    large = found[0][1]
    assert all(size >= large * 0.4 for shown, size in found if shown in ways[:2])
    assert min(size for shown, size in found if shown == ways[1]) < large
    assert label.text() == ways[0]


def test_a_label_that_grows_is_as_high_as_its_lines_up_to_a_limit(qtbot: QtBot) -> None:
    label = FittedLabel(grows=True)
    qtbot.addWidget(label)
    label.say("Mormor Ingeborg is looking, and everybody else looks away. " * 3)
    wide, narrow = label.heightForWidth(600), label.heightForWidth(200)
    assert wide < narrow
    label.set_max_height(narrow // 3)
    assert label.heightForWidth(200) <= narrow // 3 + 1
    label.resize(200, label.heightForWidth(200))
    assert label.fitted.height <= label.height()


def test_a_label_that_fills_its_room_grows_with_it(qtbot: QtBot) -> None:
    label = FittedLabel(fills=True)
    qtbot.addWidget(label)
    label.say("8 of 8")
    label.resize(400, 30)
    small = label.fitted.font.pixelSize()
    label.resize(400, 60)
    assert label.fitted.font.pixelSize() == pytest.approx(2 * small, abs=1)
