"""The page to proofread misses no message, and shows each where a player reads it."""

import re
from html import unescape

import ts_files

from hanabi_desktop.widgets.language import LANGUAGES
from tests.each import each
from tests.proofreading.__main__ import page
from tests.proofreading.messages import TRANSLATIONS, messages_of, passages


@each("code", LANGUAGES)
def test_every_message_is_on_the_page_with_its_place(code: str) -> None:
    messages, found = messages_of(code), passages(code) if code == "en" else {}
    articles = re.findall(r"<article>.*?</article>", page(code, messages, found), re.DOTALL)
    assert len(articles) == len(messages)
    for message, article in zip(messages, map(unescape, articles), strict=True):
        assert all(text in article for text in (message.source, message.where, *message.forms))
        passage = found.get(message.key)
        assert passage is None or passage.text in article
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
