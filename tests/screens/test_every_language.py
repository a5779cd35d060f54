"""Every page, dialog and phase in every language: nothing is cut off, and nothing is left in another language."""

import re
from collections.abc import Callable
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from hanabi_desktop.practice import NAMES as PLAYERS
from hanabi_desktop.widgets.language import LANGUAGES
from tests.opening import OpenWindow
from tests.pseudo import unbracketed
from tests.screens.texts import too_small
from tests.screens.walk import OTHERS, PSEUDO, Walk, silence, speaking, walked
from tests.window.test_text_size import NAMES, master_phases, phases, settle

__all__ = ["walked"]

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    # The walks through all languages are long, and kept for all these tests.
    pytest.mark.xdist_group("languages"),
]


_KEYS = {"Esc", "Tab", "Alt", "Ctrl+Z", "Shift+F3"}
_MORE_KEYS = {"Ctrl+1 … Ctrl+4", "Page Down, Page Up", "Page Up, Page Down", "Home, End"}
_TIMES = {"1 min", "1 h 10 min", "81 h 40 min"}
SAME = {
    "nb": {"Pause", "Full", "Start", "OK", "Enter", *_KEYS, *_MORE_KEYS, *_TIMES},
    "sv": {"Full", "OK", "orange", *_KEYS, *_MORE_KEYS, *_TIMES},
    "de": {"Pause", "Farbrausch", "Farbrausch²", "OK", "Alt+I", *_KEYS - {"Ctrl+Z", "Shift+F3"}},
}
"""Texts that are spelled in a language as they are in English."""


_NEUTRAL = re.compile(
    "|".join(
        re.escape(word)
        for word in (*NAMES, *PLAYERS, *LANGUAGES.values(), "Hanabi", "kvelden.json", "8-(", "hanab.live")
    )
)


_SENTENCE = re.compile(r"\.(?: |$)|·")
_OF_LOCALE = {"", ", , , , and", ", , and", "and", "Shift+F3"}
"""What Qt itself says in English: the last name of a list, and the names of keys."""


def words_of(text: str) -> str:
    """A text without names and signs; empty if nothing is left that could be in some language."""
    # The half of the day is Qt's own English, too.
    text = _NEUTRAL.sub("", re.sub(r"https?:\S+|(?<=\d)\s[AP]M\b", "", text.replace("&", "")))
    return text if re.search(r"[^\W\d_]{2}", text) else ""


@pytest.mark.parametrize("code", [*LANGUAGES, PSEUDO])
def test_nothing_is_cut_off_and_no_letter_has_two_meanings(walked: Callable[[str], Walk], code: str) -> None:
    troubles = walked(code).troubles
    assert not troubles, "\n" + "\n".join(troubles)


@pytest.mark.parametrize("code", OTHERS)
def test_no_english_is_left(walked: Callable[[str], Walk], code: str) -> None:
    english = {text for seen in walked("en").shown.values() for _, _, text in seen}
    left = [
        (place, *text)
        for place, seen in walked(code).shown.items()
        for text in seen
        if text[2] in english and words_of(text[2]) and text[2].replace("&", "") not in SAME[code]
    ]
    assert not left, "\n" + "\n".join(map(str, left))


def test_every_text_was_given_to_the_translators(walked: Callable[[str], Walk]) -> None:
    left = [
        (place, *text)
        for place, seen in walked(PSEUDO).shown.items()
        for text in seen
        if any(words_of(part).strip() not in _OF_LOCALE for part in _SENTENCE.split(unbracketed(text[2])))
    ]
    assert not left, "\n" + "\n".join(map(str, left))


@pytest.mark.parametrize("code", OTHERS)
def test_the_dialog_for_files_speaks_it_too(open_window: OpenWindow, data: Path, code: str) -> None:
    window = speaking(open_window, data, code)

    def labels() -> set[str]:
        dialog = QFileDialog(window)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        found = {dialog.labelText(label).replace("&", "") for label in QFileDialog.DialogLabel}
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        found |= {dialog.labelText(label).replace("&", "") for label in QFileDialog.DialogLabel}
        dialog.deleteLater()
        return found

    spoken = labels()
    window.speak("en")
    assert not spoken & labels() - {"OK"}


@pytest.mark.parametrize("code", ["de", PSEUDO])
def test_nothing_is_cut_off_in_a_large_window(open_window: OpenWindow, data: Path, code: str) -> None:
    window = speaking(open_window, data, code, size=(1920, 1080))
    found = []
    try:
        for place in chain(phases(window, 5), master_phases(window)):
            settle()
            found += [f"{place}: {trouble}" for trouble in too_small(window)]
    finally:
        silence(window)
    assert not found, "\n" + "\n".join(found)
