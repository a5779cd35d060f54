"""The headline of the news is never in smaller letters than what stands below it."""

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.board.news import Bulletin, News
from hanabi_desktop.wording.typography import RichText
from tests.opening import OpenWindow

LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"


@pytest.mark.parametrize("width", [160, 240, 400, 700])
@pytest.mark.parametrize("title", [f"{LONG} nahm zurück", "Rückgängig gemacht", "Taken back"])
def test_a_headline_is_no_smaller_than_the_line_below_it(open_window: OpenWindow, width: int, title: str) -> None:
    news = News(open_window()._look)
    news.resize(width, 200)
    details = "Ole gab einen Hinweis, und es geht weiter."
    news.tell(Bulletin(title, details, with_badges=(RichText(title), RichText(details))))
    news.show()
    QApplication.processEvents()
    assert news.title.fitted.font.pointSizeF() >= news.details.fitted.font.pointSizeF() - 0.01
    news.close()
