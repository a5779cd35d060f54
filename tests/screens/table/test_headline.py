"""The headline of the news is never in smaller letters than what stands below it."""

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.board.news import Bulletin, News
from tests.opening import OpenWindow

LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"


@pytest.mark.parametrize("width", [160, 240, 400, 700])
@pytest.mark.parametrize("title", [f"{LONG} nahm zurück", "Rückgängig gemacht", "Taken back"])
def test_a_headline_is_no_smaller_than_the_line_below_it(open_window: OpenWindow, width: int, title: str) -> None:
    news = News(open_window()._look)
    news.resize(width, 200)
    details = "Ole gab einen Hinweis, und es geht weiter."
    news.tell(Bulletin(title, details, named=(title, details)))
    news.show()
    QApplication.processEvents()
    assert news.title.letters(news.title.width()) >= news.details.letters(news.details.width()) - 0.01
    news.close()
