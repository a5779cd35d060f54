"""Texts are wrapped or elided in their room, and each badge stands before the name it belongs to."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QBitmap, QColor, QFont, QFontMetricsF, QImage, QRegion, QTextDocument
from PySide6.QtWidgets import QApplication

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.text_layout import UNLIMITED, TextLayout
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.players import default_badges, people
from hanabi_desktop.wording.typography import RichText, with_badges
from tests.badges import badges_in
from tests.painting.pictures import picture

BADGES = default_badges(3)
LONG = "Wilhelmina-Charlotte von und zu Hohenlohe-Langenburg-Schwarzenberg"
EMOJI = "🎆🎆🎆 قارئ 🎆"


def sentence(*names: str) -> RichText:
    return with_badges(lambda named: " → ".join(named) + ": 3 cards & more", people(names))


def font(pixels: int) -> QFont:
    wanted = QFont(QApplication.font())
    wanted.setPixelSize(pixels)
    return wanted


def painted(text: TextLayout, size: QSize, ink: str = "white") -> QImage:
    """A picture with room of 100 pixels on all sides of the text's room."""
    room, look = QRectF(100, 100, size.width(), size.height()), RenderContext(theme_for(Scheme.DARK))
    return picture(lambda p, _: text.paint(p, room, QColor(ink), look), size.width() + 200, size.height() + 200)


def inked(image: QImage) -> QRect:
    """Around everything that was painted, from the corner of the room."""
    mask = image.createAlphaMask(Qt.ImageConversionFlag.ThresholdDither)
    return QRegion(QBitmap.fromImage(mask)).boundingRect().translated(-100, -100)


def test_nothing_is_painted_beside_its_room(qapp: QApplication) -> None:
    texts: list[str | RichText] = ["Ole", "Ole is looking", LONG, EMOJI, sentence("Ole", LONG), sentence(EMOJI, "Kari")]
    for size in (QSize(300, 36), QSize(120, 70), QSize(60, 34)):
        for text in texts:
            laid_out = TextLayout(text, font(24), QSizeF(size), Qt.AlignmentFlag.AlignCenter)
            ink = inked(painted(laid_out, size))
            assert ink.left() >= -2
            assert ink.right() <= size.width() + 2
            assert ink.top() >= -2
            assert ink.bottom() <= size.height() + 2


def test_letters_keep_their_size_and_what_does_not_fit_ends_in_an_ellipsis(qapp: QApplication) -> None:
    for wrap in (False, True):
        whole, cut = (TextLayout(LONG, font(24), QSizeF(width, 34), wrap=wrap) for width in (2000, 200))
        assert (whole.cut, whole.shown) == (False, LONG)
        assert cut.cut
        assert cut.shown.endswith("…")
        assert LONG.startswith(cut.shown[:-1].rstrip())
        assert cut.width <= 200
        assert cut.font.pixelSize() == 24


def test_a_long_word_is_broken_where_there_is_room_below(qapp: QApplication) -> None:
    text = TextLayout(sentence("Unbroken" * 30, "Kari"), font(24), QSizeF(200, UNLIMITED))
    assert text.width <= 200
    assert not text.cut


@pytest.mark.parametrize("first", ["Fox", "\u2068آسا\u2069", "🦊🎆 Fox", "🎆" * 9, "<b>Fox</b> & Co.", 'a" src="x'])
def test_a_badge_stands_before_each_name_whatever_it_is_made_of(qapp: QApplication, first: str) -> None:
    text = sentence(first, "Kari")
    assert text.plain == f"{first} → Kari: 3 cards & more"
    assert badges_in(text) == list(BADGES[:2])
    laid_out = TextLayout(text, font(24), QSizeF(UNLIMITED, UNLIMITED))
    assert laid_out._document.toPlainText().replace(" \u2060", "") == text.plain
    plain = TextLayout(text.plain, font(24), QSizeF(UNLIMITED, UNLIMITED))
    assert laid_out.height == pytest.approx(plain.height, abs=1)
    # Letters without ink leave the badges.
    size = QSize(round(laid_out.width) + 1, round(laid_out.height))
    seen = inked(painted(laid_out, size, "transparent"))
    before_kari = laid_out.width - QFontMetricsF(font(24)).horizontalAdvance("Kari: 3 cards & more")
    assert seen.left() < 6
    assert seen.right() == pytest.approx(before_kari, abs=14)


def test_whatever_a_text_names_no_file_is_opened(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("somebody's")
    there = QUrl.fromLocalFile(str(tmp_path / "file"))
    laid_out = TextLayout(RichText("", f'<img src="{there.toString()}">'), font(24), QSizeF(UNLIMITED, UNLIMITED))
    assert laid_out._document.resource(QTextDocument.ResourceType.ImageResource, there) is None


def test_a_badge_that_is_cut_off_is_missed_by_nobody(qapp: QApplication) -> None:
    """Qt would warn of its place, which is an error here."""
    text = with_badges(lambda names: f"Everyone except {names[0]}: look away!", people(["Maximilian"]))
    for width, height in ((20, 10), (40, 20), (120, 80)):
        laid_out = TextLayout(text, font(80), QSizeF(width, height))
        assert laid_out.cut
        painted(laid_out, QSize(width, height))


def test_no_line_ends_between_badge_and_name(qapp: QApplication) -> None:
    text = sentence("Mormor Ingeborg", "Birgitta")
    for width in range(90, round(TextLayout(text, font(20), QSizeF(UNLIMITED, UNLIMITED)).width) + 1):
        lines = lines_of(TextLayout(text, font(20), QSizeF(width, UNLIMITED)))
        assert not any(line.rstrip().endswith(("\u2060", "\u00a0")) for line in lines)


def lines_of(laid_out: TextLayout) -> list[str]:
    """Its lines, as Qt breaks them."""
    block = laid_out._document.begin()
    lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
    text = block.text().encode("utf-16-le")
    cut = [text[2 * line.textStart() : 2 * (line.textStart() + line.textLength())] for line in lines]
    return [each.decode("utf-16-le").rstrip("\u2028 ") for each in cut]
