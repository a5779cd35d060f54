"""The page to proofread misses no message, and shows each where a player reads it."""

import re
from html import unescape
from pathlib import Path

import ts_files

from hanabi_desktop.widgets.language import LANGUAGES
from tests.each import each
from tests.opening import OpenWindow
from tests.proofreading.messages import TRANSLATIONS, messages_of, passages, seen_as
from tests.proofreading.page import page
from tests.proofreading.pictures import PictureWalk, recording


@each("code", LANGUAGES)
def test_every_message_is_on_the_page_with_its_place(code: str) -> None:
    messages = messages_of(code)
    shown = page(code, messages, {}, {})
    articles = [unescape(article) for article in re.findall(r"<article>.*?</article>", shown, re.DOTALL)]
    assert len(articles) == len(messages)
    for message, article in zip(messages, articles, strict=True):
        assert message.source in article
        assert all(form in article for form in message.forms)
        file, _, line = message.where.partition(":")
        assert message.where in article
        assert (TRANSLATIONS.parent / file).is_file()
        assert int(line) > 0
    on_page = {message.key for message in messages}
    assert {(each.context, each.text, each.comment) for each in ts_files.read(TRANSLATIONS / f"hanabi_{code}.ts")} <= (
        on_page
    )


def test_what_the_rulebook_says_stands_with_its_neighbours() -> None:
    found = passages("en")
    book = [message for message in messages_of("en") if message.context == "Rulebook"]
    placed = [message for message in book if message.key in found]
    assert len(placed) > len(book) * 0.9
    for message in placed:
        assert not re.search("[\ue000\ue001]", found[message.key].text)


def test_a_message_on_the_screen_is_in_a_picture(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    messages = messages_of("en")
    with recording(window) as recorder:
        walk = PictureWalk(messages, recorder, tmp_path)
        walk.look("the title", window)
    sight = walk.sights["TitlePage", "&New game", ""]
    assert sight.line == "New game"
    assert (tmp_path / sight.picture).is_file()
    # An entry of a menu is to be seen where the menu is open.
    entry = walk.sights["GameMenu", "&Quit", ""]
    assert (tmp_path / entry.picture).is_file()
    assert "Problems" not in {context for context, _, _ in walk.sights}


@each(
    ("form", "line", "seen"),
    [
        ("No", "No", True),
        ("No", "Not saved", False),
        ("{name}’s turn", "Kari’s turn", True),
        ("{name} discards the oldest card.", "Kari discards the oldest card. Per draws.", True),
        ("%n card(s) in the discard pile", "2 card(s) in the discard pile", True),
        ("&Save a copy of it…", "Save a copy of it…", True),
        ("Sound && vision", "Sound & vision", True),
    ],
)
def test_a_line_is_known_for_the_message_in_it(form: str, line: str, seen: bool) -> None:
    assert bool(seen_as(form).search(line)) == seen
