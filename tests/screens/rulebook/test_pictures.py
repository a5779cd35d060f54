"""What the rulebook's pages look like."""

from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rulebook.page import PageStyle, page
from hanabi_desktop.rulebook.scenes import TablePicture
from hanabi_desktop.rules import EDITIONS, EditionId, Multicolour
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from tests.screens.rulebook.reading import GERMAN_TABLE, choose_edition, settle
from tests.switches import kinds


def test_the_pictures_are_of_the_rules_that_are_read(window: RulebookWindow) -> None:
    theme = window.text._look.theme

    def shown() -> tuple[QImage, QImage]:
        """The table laid out as it stands on the page once it is painted, and as these rules have it."""
        window.open_at("glance")
        window.text.grab()
        images = page(window.document, PageStyle.of(theme, 11), window.text._unit()).images
        name = next(name for name, image in images.items() if isinstance(image.picture, TablePicture))
        picture = window.text.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        assert isinstance(picture, QImage)
        return picture, images[name].render(theme, window.devicePixelRatioF())

    window.follow(*GERMAN_TABLE)
    table, fresh = shown()
    assert table == fresh
    for read in (EditionId.ENGLISH, EditionId.ONLINE):
        choose_edition(window, read)
        basic, fresh = shown()
        assert basic == fresh
        if "multicolour" in EDITIONS[read].choices:
            kinds(window.choosers.variants)[Multicolour.FIVE].click()
            picture, fresh = shown()
            assert picture == fresh != basic
    QTest.mouseClick(window.return_button, Qt.MouseButton.LeftButton)
    assert shown()[0] == table


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
