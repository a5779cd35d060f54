"""Each badge stands before the name it belongs to."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from hanabi_desktop.delegates.badged_text import BadgedText
from hanabi_desktop.table.badges import given_badges
from hanabi_desktop.wording.players.badged import badged, marked
from tests.each import each


@each("first", ["Fox", "🦊🎆 Fox", "🎆" * 9])
def test_whatever_the_names_before_it_are_made_of(qapp: QApplication, first: str) -> None:
    fox, kari = marked((first, "Kari"))
    told = badged(f"{fox} → {kari}", given_badges(2))
    text = BadgedText(told, QFont(), 10_000, Qt.AlignmentFlag.AlignLeft)
    metrics = QFontMetricsF(QFont())
    (_, before), (_, after) = text.places()
    assert before.left() < metrics.averageCharWidth()
    # Between the arrow and the name.
    gap = metrics.horizontalAdvance(f"{first} → ")
    assert after.left() > gap
    assert text.widest - after.right() == pytest.approx(metrics.horizontalAdvance("Kari"), abs=metrics.height() / 2)
