"""Large letters are outlined once, not at each paint."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from hanabi_desktop.widgets.labels.fitted_label import FittedLabel
from hanabi_desktop.widgets.labels.written import Written
from tests.each import each

ROOM = QRectF(10, 10, 380, 180)


def letters(pixels: int) -> QFont:
    font = QFont(QApplication.font())
    font.setPixelSize(pixels)
    return font


class Writer:
    """Writes words, and counts how often."""

    def __init__(self, words: str, pixels: int, ink: str = "white") -> None:
        self.words, self.font, self.ink, self.times = words, letters(pixels), ink, 0

    def write(self, painter: QPainter) -> None:
        self.times += 1
        painter.setFont(self.font)
        painter.setPen(QColor(self.ink))
        painter.drawText(ROOM, int(Qt.AlignmentFlag.AlignCenter.value), self.words)

    def shown_by(self, written: Written, ratio: float = 1.0) -> QImage:
        image = QImage(int(400 * ratio), int(200 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(QColor("black"))
        painter = QPainter(image)
        written.paint(painter, ROOM, self.font, (self.words, self.ink), self.write)
        painter.end()
        return image


@each(("pixels", "times"), [(24, 3), (90, 1)])
def test_large_letters_are_written_once_and_small_ones_as_usual(qapp: QApplication, pixels: int, times: int) -> None:
    written, writer = Written(), Writer("Ready", pixels)
    first = writer.shown_by(written)
    assert writer.shown_by(written) == writer.shown_by(written) == first
    assert writer.times == times


def test_on_a_fine_screen_letters_are_large_sooner(qapp: QApplication) -> None:
    written, writer = Written(), Writer("Ready", 40)
    for _ in range(3):
        writer.shown_by(written, 2.0)
    assert writer.times == 1


def test_they_look_as_if_they_were_written_each_time(qapp: QApplication) -> None:
    kept, plain = Writer("Åse", 90).shown_by(Written()), QImage(400, 200, QImage.Format.Format_ARGB32_Premultiplied)
    plain.fill(QColor("black"))
    painter = QPainter(plain)
    Writer("Åse", 90).write(painter)
    painter.end()
    spots = [(x, y) for x in range(400) for y in range(200)]
    assert max(abs(kept.pixelColor(*at).lightness() - plain.pixelColor(*at).lightness()) for at in spots) <= 3


def test_other_words_and_another_colour_are_seen_at_once(qapp: QApplication) -> None:
    written = Written()
    seen = [Writer(*what).shown_by(written) for what in (("one", 90), ("two", 90), ("two", 90, "red"))]
    assert len({bytes(image.constBits()) for image in seen}) == 3


def test_a_label_shows_what_it_says_now_in_letters_of_any_size(qapp: QApplication) -> None:
    label = FittedLabel(fills=True)
    label.resize(600, 120)
    pictures = []
    for words in ("Kari", "Per", ""):
        label.say(words)
        pictures.append(bytes(label.grab().toImage().constBits()))
    assert len(set(pictures)) == 3
