"""Texts are translated when they are said, and set with care, in every language."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.typography import NO_BREAK, bind_figures, run_in, well_ended
from tests.each import each
from tests.proofreading.messages import messages_of
from tests.translations.glossary import QUOTES, own


def test_a_figure_stays_with_its_noun() -> None:
    assert bind_figures("Shuffle all 50 cards.") == f"Shuffle all 50{NO_BREAK}cards."
    assert bind_figures("Teil 2 von 3 Karten") == f"Teil 2{NO_BREAK}von 3{NO_BREAK}Karten"
    assert bind_figures("1, 2, 3; red 3. Then") == f"1, 2, 3; red{NO_BREAK}3. Then"
    assert bind_figures("Ola to Kari: two 1s") == f"Ola to Kari: two{NO_BREAK}1s"
    assert bind_figures("Ola an Kari: zwei Vieren") == f"Ola an Kari: zwei{NO_BREAK}Vieren"
    assert bind_figures("Ola an Kari: zwei Vieren", lambda _: False) == "Ola an Kari: zwei Vieren"
    assert bind_figures("Mum discards red 4") == f"Mum discards red{NO_BREAK}4"
    assert bind_figures("2 cards of value 3 and") == f"2{NO_BREAK}cards of value{NO_BREAK}3 and"
    assert bind_figures("Kari spielt die rote 4 aus") == f"Kari spielt die rote{NO_BREAK}4 aus"
    for headline in ("Green 4 doesn’t fit!", "Rote 4 passt nicht!", "Grønn 4 passer ikke!", "No green 4 left!"):
        assert f"{NO_BREAK}4 " in bind_figures(headline)
    assert bind_figures("Karte 5 ausspielen") == f"Karte{NO_BREAK}5 ausspielen"
    assert bind_figures("Discard 5 cards") == f"Discard 5{NO_BREAK}cards"
    assert bind_figures("Ole2 plays") == "Ole2 plays"


def test_titles_end_like_sentences_and_leave_no_word_alone() -> None:
    assert run_in("The last round") == "The last round."
    assert [run_in(title) for title in ("Who begins?", "And so on…")] == ["Who begins?", "And so on…"]
    assert well_ended("What is in the box") == f"What is in the{NO_BREAK}box"
    assert well_ended("Master") == "Master"
    assert well_ended("The master") == "The master"


@each("code", LANGUAGES)
def test_quotes_dots_and_spaces_are_those_of_the_language(code: str) -> None:
    quotes = own(code, QUOTES, "quotes")
    straight = r"\"|\.\.\." if code == "en" else r"['\"]|\.\.\."
    for text in (form for message in messages_of(code) for form in message.forms):
        assert len(bind_figures(text)) == len(text)
        assert not re.search(straight, text), text
        assert set(re.findall("[“”„«»‚‘‹›]", text)) <= set(quotes), text
        assert "  " not in text, text
        # An ellipsis closes up to its word; alone between two words it stands for what is left out.
        assert not re.search(r"\w …$", text), text


def shouted(context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
    """Another language: loud, and it says what it was asked."""
    return f"{context}/{comment}/{n}: {text.format(**fields) if fields else text}!"


def test_a_text_is_said_by_the_program_or_in_the_language_that_is_asked_for(qapp: QApplication) -> None:
    assert Text("Cards", "red {rank}").translated(rank=3) == "red 3"
    assert Counted("Table", "%n of {name}").translated(2, name="Kari") == "2 of Kari"
    assert Text("Cards", "red {rank}", "one card").translated(shouted, rank=3) == "Cards/one card/-1: red 3!"
    assert Counted("Table", "%n of {name}").translated(2, shouted, name="Kari") == "Table//2: %n of Kari!"
    assert Text("C", "{self} {language} {n}").translated(shouted, self=1, language=2, n=3) == "C//-1: 1 2 3!"
    with pytest.raises(KeyError):
        Text("Cards", "red {rank}").translated(shouted)
