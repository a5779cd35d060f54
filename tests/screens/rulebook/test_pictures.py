"""What the rulebook's pages look like."""

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.boxes import BOXES
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting.theme import Contrast, Scheme, theme_for
from hanabi_desktop.rulebook import compose, source_text
from hanabi_desktop.rules import EDITIONS, EditionId, Kit, Multicolour
from hanabi_desktop.screens.rulebook.pictures import PagePictures, PicturePainter, picture_size
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from tests.screens.rulebook.reading import GERMAN_TABLE, choose_edition, settle
from tests.switches import kinds


def painted(image: QImage) -> int:
    """How many of some points of a picture are not empty."""
    points = [(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)]
    return sum(image.pixelColor(x, y).alpha() > 0 for x, y in points)


@pytest.mark.parametrize("scheme", Scheme)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_picture_is_painted(qtbot: QtBot, window: RulebookWindow, scheme: Scheme, edition: object) -> None:
    assert hasattr(edition, "rules")
    painter = PicturePainter(Look(theme_for(scheme, Contrast.HIGH), window))
    for picture in compose(EDITIONS[edition.id], edition.rules, True, source_text).pictures:  # type: ignore[attr-defined]
        size = picture_size(picture) * 10
        image = painter.image(picture, round(size.width()), round(size.height()), 1.5)
        assert image.devicePixelRatio() == 1.5
        assert image.width() == -(-round(size.width()) * 3 // 2)
        assert painted(image) > 60


def test_the_pictures_of_the_page_are_found(window: RulebookWindow) -> None:
    kind = QTextDocument.ResourceType.ImageResource.value
    document = window.text.document()
    for name in ("cover", *(f"ornament-{n}" for n in range(17)), *(f"picture-{n}" for n in range(12))):
        picture = document.resource(kind, QUrl(name))
        assert isinstance(picture, QImage), name
        assert painted(picture)
    boxes = {getattr(picture, "box", None) for picture in window.document.pictures}
    assert boxes - {None} == {BOXES[Kit.CLOCKS_AND_FUSES]}


def test_the_pictures_are_of_the_rules_that_are_read(window: RulebookWindow) -> None:
    def first_picture() -> QImage:
        """The table laid out, as it stands on the page once it is painted."""
        window.open_at("glance")
        window.text.grab()
        picture = window.text.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl("picture-0"))
        assert isinstance(picture, QImage)
        return picture

    def fresh() -> QImage:
        pages = PagePictures(window.document, PicturePainter(window.text._look), window.text._unit())
        picture = pages.named("picture-0", window.devicePixelRatioF())
        assert picture
        return picture

    window.follow(*GERMAN_TABLE)
    table = first_picture()
    assert table == fresh()
    for read in EditionId:
        choose_edition(window, read)
        basic = first_picture()
        assert basic == fresh()
        if "multicolour" in EDITIONS[read].choices:
            kinds(window.choosers.variants)[Multicolour.FIVE].click()
            assert first_picture() == fresh() != basic
    QTest.mouseClick(window.return_button, Qt.MouseButton.LeftButton)
    assert first_picture() == table


def test_theme_and_text_size_change_what_is_shown(window: RulebookWindow, qtbot: QtBot) -> None:
    window.open_at("bonus")
    height = window.text.document().size().height()
    window.set_font_scale(2.0)
    settle(window, qtbot)
    assert window.text.document().size().height() > height * 1.3
    assert window.text.place() == "bonus"
    assert window.text.horizontalScrollBar().maximum() == 0
    dark = QColor(window.grab().toImage().pixelColor(QPoint(window.width() - 40, window.height() - 40)))
    window.text._look.set_theme(theme_for(Scheme.LIGHT))
    settle(window, qtbot)
    light = QColor(window.grab().toImage().pixelColor(QPoint(window.width() - 40, window.height() - 40)))
    assert dark.lightness() < 128 < light.lightness()
