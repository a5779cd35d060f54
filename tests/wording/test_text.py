"""Texts are translated when they are said, in the language that is asked for."""

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.wording.text import Counted, Text


def shouted(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
    """Another language: loud, and it says what it was asked."""
    return f"{context}/{disambiguation}/{n}: {text}!"


def test_a_text_is_said_by_the_program(qapp: QApplication) -> None:
    assert Text("Suits", "red").said() == "red"
    assert Text("Cards", "red {rank}").said(rank=3) == "red 3"
    assert Counted("Table", "%n of {name}").said(2, name="Kari") == "2 of Kari"


def test_a_text_is_said_in_the_language_that_is_asked_for() -> None:
    assert Text("Cards", "red {rank}", "one card").said(shouted, rank=3) == "Cards/one card/-1: red 3!"
    assert Counted("Table", "%n of {name}").said(2, shouted, name="Kari") == "Table//2: %n of Kari!"


def test_a_field_that_is_not_given_is_loud() -> None:
    with pytest.raises(KeyError):
        Text("Cards", "red {rank}").said(shouted)


def test_any_field_may_be_named_as_the_translator_likes() -> None:
    assert Text("C", "{self} {language} {n}").said(shouted, self=1, language=2, n=3) == "C//-1: 1 2 3!"
