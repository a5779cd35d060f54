"""Texts fit their room, and each badge stands before the name it belongs to."""

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBitmap, QColor, QFont, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from hanabi_desktop.delegates.fitted_text import UNLIMITED, FittedText
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import Card, Hint, Suit, ValueHint
from hanabi_desktop.table.state import default_badges
from hanabi_desktop.wording.typography import RichText, led_by, with_badges
from tests.badges import badges_in

BADGES = default_badges(3)
LONG = "Wilhelmina-Charlotte von und zu Hohenlohe-Langenburg-Schwarzenberg"
EMOJI = "🎆🎆🎆 قارئ 🎆"


def sentence(*names: str) -> RichText:
    return with_badges(lambda named: " → ".join(named) + ": 3 cards & more", names, BADGES)


def font(pixels: int) -> QFont:
    wanted = QFont(QApplication.font())
    wanted.setPixelSize(pixels)
    return wanted


def painted(text: FittedText, size: QSize, ink: str = "white") -> QImage:
    """A picture with room of 100 pixels on all sides of the text's room."""
    image = QImage(size + QSize(200, 200), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    room = QRectF(100, 100, size.width(), size.height())
    text.paint(painter, room, QColor(ink), RenderContext(theme_for(Scheme.DARK)))
    painter.end()
    return image


def inked(image: QImage) -> QRect:
    """Around everything that was painted, from the corner of the room."""
    mask = image.createAlphaMask(Qt.ImageConversionFlag.ThresholdDither)
    return QRegion(QBitmap.fromImage(mask)).boundingRect().translated(-100, -100)


def test_nothing_is_painted_beside_its_room(qapp: QApplication) -> None:
    texts: list[str | RichText] = [
        *("Ole", "Ole is looking", LONG, EMOJI),
        sentence("Ole", LONG),
        sentence(EMOJI, "Kari"),
    ]
    for size in (QSize(300, 30), QSize(120, 40), QSize(60, 24)):
        for filling in (False, True):
            for text in texts:
                fitted = FittedText(text, font(24), QSizeF(size), Qt.AlignmentFlag.AlignCenter, filling=filling)
                ink = inked(painted(fitted, size))
                assert ink.left() >= -2
                assert ink.right() <= size.width() + 2
                if not filling:
                    assert ink.top() >= -2
                    assert ink.bottom() <= size.height() + 2


def test_letters_grow_smaller_before_any_is_lost(qapp: QApplication) -> None:
    fitted = [FittedText(LONG, font(24), QSizeF(width, 34), wrap=False) for width in (2000, 900, 600, 200)]
    sizes = [text.font.pixelSize() for text in fitted]
    assert sizes[0] == 24
    assert sizes == sorted(sizes, reverse=True)
    assert [text.cut for text in fitted] == [False, False, False, True]
    assert [text.shown for text in fitted[:3]] == [LONG] * 3
    assert fitted[3].shown.endswith("…")
    assert LONG.startswith(fitted[3].shown[:-1].rstrip())
    assert fitted[3].width <= 200


def test_a_long_word_is_broken_where_there_is_room_below(qapp: QApplication) -> None:
    text = FittedText(sentence("Unbroken" * 30, "Kari"), font(24), QSizeF(200, UNLIMITED))
    assert text.width <= 200
    assert not text.cut


def test_the_ring_of_a_capital_letter_is_seen_where_letters_fill_the_line(qapp: QApplication) -> None:
    for text in ("Åsa to play", "Ängla är på tur", "Kari to play"):
        for height in (30, 126):
            wanted = font(round(height * 0.84))
            fitted = FittedText(text, wanted, QSizeF(2000, height), filling=True)
            ink = inked(painted(fitted, QSize(2000, height)))
            assert ink.height() >= min(height, QFontMetricsF(wanted).tightBoundingRect(text).height()) - 2
            assert ink.top() >= 0
            assert ink.bottom() <= height + 1


@pytest.mark.parametrize("first", ["Fox", "🦊🎆 Fox", "🎆" * 9, "<b>Fox</b> & Co.", 'a" src="x'])
def test_a_badge_stands_before_each_name_whatever_it_is_made_of(qapp: QApplication, first: str) -> None:
    text = sentence(first, "Kari")
    assert text.plain == f"{first} → Kari: 3 cards & more"
    assert badges_in(text) == list(BADGES[:2])
    fitted = FittedText(text, font(24), QSizeF(UNLIMITED, UNLIMITED))
    assert fitted._document.toPlainText().replace(" \u2060", "") == text.plain
    plain = FittedText(text.plain, font(24), QSizeF(UNLIMITED, UNLIMITED))
    assert fitted.height == pytest.approx(plain.height, abs=1)
    # Letters without ink leave the badges.
    size = QSize(round(fitted.width) + 1, round(fitted.height))
    seen = inked(painted(fitted, size, "transparent"))
    before_kari = fitted.width - QFontMetricsF(font(24)).horizontalAdvance("Kari: 3 cards & more")
    assert seen.left() < 6
    assert seen.right() == pytest.approx(before_kari, abs=14)


def test_a_badge_that_is_cut_off_is_missed_by_nobody(qapp: QApplication) -> None:
    """Qt would warn of its place, which is an error here."""
    text = with_badges(lambda names: f"Everyone except {names[0]}: look away!", ["Maximilian"], BADGES)
    for width, height in ((20, 10), (40, 20), (120, 80)):
        fitted = FittedText(text, font(80), QSizeF(width, height), filling=True)
        assert fitted.cut
        painted(fitted, QSize(width, height))


def test_names_from_right_to_left_keep_their_badges(qapp: QApplication) -> None:
    text = sentence("\u2068آسا\u2069", "Kari")
    assert badges_in(text) == list(BADGES[:2])
    assert not FittedText(text, font(24), QSizeF(UNLIMITED, UNLIMITED)).cut


@pytest.mark.parametrize("giver", ["Olaf", "Mormor Ingeborg", "🎆 Per"])
def test_no_line_ends_between_badge_and_name_and_a_hint_is_broken_where_one_breathes(
    qapp: QApplication, giver: str
) -> None:
    hint = sentence(giver, "Birgitta")
    last = with_badges(lambda names: f"last round: {names[0]}", ["Player 5"], BADGES)
    ends: set[str] = set()
    for text in (hint, last):
        whole = round(FittedText(text, font(20), QSizeF(UNLIMITED, UNLIMITED)).width) + 1
        for width in range(60, whole):
            fitted = FittedText(text, font(20), QSizeF(width, UNLIMITED))
            lines = lines_of(fitted)
            assert not any(line.rstrip().endswith(("\u2060", "\u00a0")) for line in lines)
            if text is hint and not fitted.torn:
                # Its cards stay together, and with its receiver rather than on a line of their own after two breaks.
                assert [line[-1] for line in lines[:-1]] in ([], [":"], ["→"], ["→", ":"])
                assert lines[-1].endswith("3\u00a0cards & more")
                ends.add("".join(line[-1] for line in lines[:-1]))
    assert ends >= {":", "→:"}


def test_of_several_lines_each_begins_with_its_card_and_what_is_broken_stands_beside_it(qapp: QApplication) -> None:
    told = ["Kari discards the yellow 4.", "Per plays the white 2, and it fits well."]
    shown: list[Card | Hint] = [Card(Suit.YELLOW, 4), ValueHint(0, 2)]
    text = RichText("\n".join(told), "\n".join(map(led_by, told, shown)))
    size = QSize(160, 200)
    fitted = FittedText(text, font(20), QSizeF(size))
    cards = inked(painted(fitted, size, "transparent"))
    assert 0 <= cards.left() < 4
    words = painted(fitted, size).copy(100 + cards.right() + 1, 100, size.width(), size.height())
    alone = painted(FittedText(RichText(text.plain), font(20), QSizeF(size)), size)
    assert inked(alone).left() < 4
    assert fitted.height > FittedText(text.plain, font(20), QSizeF(size)).height
    assert inked(words).height() > 4 * 20


def lines_of(fitted: FittedText) -> list[str]:
    """Its lines, as Qt breaks them."""
    block = fitted._document.begin()
    lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
    text = block.text().encode("utf-16-le")
    cut = [text[2 * line.textStart() : 2 * (line.textStart() + line.textLength())] for line in lines]
    return [each.decode("utf-16-le").rstrip("\u2028 ") for each in cut]
